### Zinnen die alle spellen delen. Nederlands.

# Tussen de onderdelen van een opsomming, en tussen twee zinnen.
list-comma = ,{" "}
clause-comma = ,{" "}
sentence-gap = {" "}

language-unknown = de taal “{ $language }” is hier niet beschikbaar; wel: { $known }

## Spellen, opties, gegevens

game-unknown = er is hier geen spel “{ $game }”; wel: { $known }
players-wrong = { $game } is voor { $fewest } tot { $most } spelers, niet voor { $players }
option-unknown = er is geen optie “{ $option }”; wel: { $known }
figure-unknown = er is geen gegeven “{ $figure }”; hier bekend: { $known }
figure-missing = het gegeven “{ $figure }” ontbreekt
figure-not-a-number = “{ $figure }” moet een geheel getal zijn, niet { $value }
figure-out-of-range = “{ $figure }” is { $value }, maar moet { $least } tot en met { $most } zijn
figure-not-a-list = “{ $figure }” moet een lijst zijn, niet { $value }
figure-wrong-length =
    “{ $figure }” heeft { $length ->
        [one] één waarde
       *[other] { $length } waarden
    }, maar het aantal moet { $span } zijn
figure-not-a-table = “{ $figure }” moet een tabel met { $names } zijn, niet { $value }
figure-origin = de herkomst van “{ $figure }” moet een tekst zijn, of een tekst voor elk onderdeel, niet { $value }
figure-players = het spel is niet voor “{ $count }” spelers; gegevens kun je opgeven voor { $known }
figure-unknown-name = “{ $figure }” noemt { $value }; hier bekend: { $known }
figure-name-twice = “{ $figure }” noemt { $value } twee keer
file-not-toml = dit is geen TOML: { $why }
seed-unreadable = “{ $seed }” kan geen seed zijn: een seed bestaat uit minstens één teken, en alleen uit afdrukbare tekens
bot-unknown = er is geen bot “{ $bot }”; wel: { $known }

## Beslissingen

seat-number = speler { $number }
seat-unknown = er is geen plek { $number }; de plekken zijn genummerd van 0 tot en met { $most }
decisions-none = er is niets gekozen
game-over = “{ $decision }” komt te laat: de partij is afgelopen
not-your-turn =
    “{ $decision }” van { $seat } kan nu niet: { $count ->
        [one] { $acting } is aan de beurt
       *[other] anderen zijn nog aan het kiezen
    }
match-partial = dit verslag bevat alleen wat de lezer ervan mag weten: bekijken kan, verderspelen niet
decisions-after-reveal = na “{ $decision }” weet je meer: beslis daarna pas verder
undo-nothing = er is niets om ongedaan te maken
undo-not-yours = dit kan niet ongedaan worden gemaakt: het is gespeeld door wie hier vóór jou zat

## Partijverslagen

chance-not-asked = het toeval was niet aan de beurt, dus “{ $decision }” kan niet gebeuren
chance-impossible = het toeval kan hier niet “{ $decision }” opleveren
setup-keys = de opstelling moet precies deze sleutels hebben: { $keys }
seed-deals-otherwise = de seed “{ $seed }” geeft een andere deling: “{ $part }” is daarin anders
seed-rolls-otherwise = de seed “{ $seed }” geeft hier “{ $rolled }”, niet “{ $decision }”
rules-unknown = { $game } heeft geen versie { $rules } van de regels; hier bekend: { $known }
record-move-shape = een zet is [plek, "woorden"] of ["chance", "woorden"], niet { $move }
record-seat = er is geen plek { $number }

## Spelen

play-you = Gast
play-guest = Gast { $number }
name-of-a-bot = “{ $name }” is een botnaam; kies een andere naam
name-twice = twee mensen kunnen niet allebei “{ $name }” heten

## Spelregels

rules-missing = van { $game } zijn hier geen spelregels

## Tafels op het web

guest-missing = er is geen gast { $guest }; uogashi host list guests toont alle gasten
guest-not-banned = { $guest } is niet buitengesloten

# Waarom een verzoek wordt geweigerd.
request-unreadable = het verzoek is onleesbaar ({ $status }): { $why }
message-unreadable = het bericht is onleesbaar: { $why }
server-failed = er ging iets mis op de server; er is niets veranderd
store-lost = de server kan op dit moment niets opslaan; probeer het zo nog eens
too-many-requests = dat ging te snel: wacht nog { $seconds } s
origin-foreign = verzoeken van { $origin } worden hier niet geaccepteerd
csrf-missing = de header { $header } ontbreekt of klopt niet: laad de pagina opnieuw
guest-unknown = de server kent je niet (meer): laad de pagina opnieuw
guest-banned = de beheerder van deze server heeft je buitengesloten
token-unknown = dit token is niet (meer) geldig
way-back-unknown = deze link naar je tafels is niet (meer) geldig
name-missing = kies eerst een naam
name-unreadable = deze naam kan niet worden getoond: gebruik tekens die iedereen kan zien
name-long = een naam heeft hoogstens { $most } tekens
name-taken = iemand aan deze tafel heet al “{ $name }”: kies een andere naam
name-not-yours = de plek van { $seat } is niet van jou: je kunt alleen namen geven aan wie op jouw scherm speelt
names-not-seats = geef voor elke plek een naam: { $seats } in plaats van { $names }; null betekent geen naam
tables-too-many =
    je zit al aan { $most ->
        [one] één tafel
       *[other] { $most } tafels
    }: speel eerst een partij uit of verlaat een tafel
tables-no-room = deze server zit vol: er kunnen nu geen nieuwe tafels bij. Lopende partijen gaan gewoon door
follows-too-many = je kunt hoogstens { $most } tafels tegelijk volgen
table-unknown = er is geen tafel { $table }
table-private = deze tafel is besloten: vraag om een link
table-not-begun = de partij is nog niet begonnen
table-not-over = de partij is nog niet afgelopen
table-over = de partij is afgelopen
table-restless = aan deze tafel is al te vaak van plek gewisseld: niemand kan hier nog een plek overnemen
table-rules-unknown = deze partij volgt versie { $rules } van de regels; deze server kent alleen versie { $known }
table-deals-otherwise = deze tafel kan niet worden geopend: de kaarten zouden nu anders worden gedeeld
seat-not-yours = dit is niet jouw plek
seat-needs-link = om hier te gaan zitten heb je de link van deze plek nodig
seat-taken = daar zit { $seat } al
seat-no-person = daar zit niemand voor wie een bot kan invallen
seat-second = je zit al aan deze tafel
seat-secret = even wachten: zolang de anderen in het geheim kiezen, kan niemand een plek overnemen
seat-sat = je hebt net op een andere plek aan deze tafel gespeeld: je kunt nu alleen naar die plek terug
seat-present = { $seat } is nog geen { $seconds } s weg
seat-resigned = je hebt opgegeven en kunt niet verderspelen
seat-stand-in = er speelt nu een bot voor jou: kom eerst terug op je plek
random-missing = om te gaan zitten zijn 16 willekeurige bytes nodig: ze tellen mee bij het schudden
move-late = te laat: iemand anders heeft al gespeeld. Kijk hoe de tafel er nu bij ligt
move-id-used = dit zet-id hoort al bij een andere zet van jou
undo-off = aan deze tafel kun je niets ongedaan maken
step-unknown = er is geen stap { $step }; de laatste is { $most }
client-slow = je verbinding is te traag om de partij bij te houden
server-ends = de server wordt herstart
# Wat er rond een partij gebeurt.
table-fact-made = De tafel staat klaar.
table-fact-joined = { $name } schuift aan.
table-fact-ready = { $name } is er klaar voor.
table-fact-left = { $name } vertrekt.
table-fact-stand-in = { $bot } valt in voor { $name }.
table-fact-back = { $name } is terug.
table-fact-resigned = { $name } geeft op.
table-fact-end-offered = { $name } stelt voor om hier te stoppen.
table-fact-end-declined = { $name } speelt liever verder.
table-fact-over-rules = De partij is afgelopen.
table-fact-over-resigned = De partij is afgelopen: alle anderen hebben opgegeven.
table-fact-over-agreement = De partij is afgelopen: iedereen wilde hier stoppen.
table-fact-over-abandoned = De partij is afgelopen: er zit niemand meer aan tafel.
table-fact-over-closed = De partij is afgelopen: de beheerder van de server heeft de tafel gesloten.
