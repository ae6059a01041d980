### Zinnen van de opdrachtregel, en van de server voordat iemand die kan bereiken. Nederlands.

## De opdrachtregel

about =
    Uogashi: bordspellen over de vismarkt, om te spelen, te simuleren en te bestuderen.
help-usage = Gebruik
help-commands = Opdrachten
help-arguments = Argumenten
help-options = Opties
help-default = (standaard { $value })
help-many = (meerdere keren mogelijk)
help-more = Met uogashi { usage-command } --help lees je meer over een opdracht.
help-help = Deze hulp tonen en afsluiten.
help-version = De versie tonen en afsluiten.
help-lang = De taal: { $languages }; zonder deze optie die van het systeem.
version = uogashi { $version }

help-games = De spellen opsommen.
help-components = Alle gegevens van een spel tonen, met hun waarde en herkomst.
help-components-game = Het spel, bijvoorbeeld tsukiji.
help-components-players = Alleen voor dit aantal spelers.
help-components-components = Een bestand met eigen gegevens, opgezet zoals de components.toml van het spel.
help-components-rules = De versie van de regels, bijvoorbeeld 1; zonder deze optie de nieuwste.
help-components-template = Schrijft een bestand om in te vullen, met alle gegevens en waar je in de doos moet kijken.
help-components-json = Eén JSON-object als uitvoer.
help-simulate = Bots veel partijen laten spelen en de resultaten samenvatten.
help-simulate-game = Het spel, bijvoorbeeld tsukiji.
help-simulate-players = Het aantal spelers.
help-simulate-games = Het aantal partijen.
help-simulate-seed = De startwaarde van het toeval: dezelfde seed geeft dezelfde partijen, ongeacht het aantal processen.
help-simulate-bots = Wie er speelt: één naam voor alle plekken, of een lijst zoals greedy,random:3. Je eigen bot geef je op als BESTAND.py:FUNCTIE.
help-simulate-workers = Het aantal processen dat tegelijk speelt.
help-simulate-variant = Spelen met alle speciale regels uit de variant van het spel.
help-simulate-option = Een optie van het spel, bijvoorbeeld special_points=popular,safe.
help-simulate-components = Een bestand met eigen gegevens.
help-simulate-rules = De versie van de regels, bijvoorbeeld 1; zonder deze optie de nieuwste.
help-simulate-records = Elke partij als partijverslag in dit bestand schrijven, één per regel.
help-simulate-table = Een tabel met resultaten in dit Parquet-bestand schrijven.
help-simulate-json = Eén JSON-object als uitvoer in plaats van tabellen.
help-report = Bots bij elk aantal spelers veel partijen laten spelen en een rapport met grafieken schrijven.
help-report-game = Het spel, bijvoorbeeld tsukiji.
help-report-players = Het aantal spelers; zonder deze optie elk aantal waarvoor het spel bedoeld is.
help-report-games = Het aantal partijen per aantal spelers.
help-report-seed = De startwaarde van het toeval: dezelfde seed geeft hetzelfde rapport.
help-report-bots = Wie er speelt: één naam voor alle plekken, of een lijst zoals greedy,random:3. Je eigen bot geef je op als BESTAND.py:FUNCTIE.
help-report-workers = Het aantal processen dat tegelijk speelt.
help-report-variant = Spelen met alle speciale regels uit de variant van het spel.
help-report-option = Een optie van het spel, bijvoorbeeld special_points=popular,safe.
help-report-components = Een bestand met eigen gegevens.
help-report-rules = De versie van de regels, bijvoorbeeld 1; zonder deze optie de nieuwste.
help-report-folder = De map voor het rapport; zonder deze optie report-SPEL in de huidige map.
help-play = In de terminal spelen, tegen bots of met anderen aan hetzelfde toetsenbord.
help-play-game = Het spel, bijvoorbeeld tsukiji; niet nodig bij --resume.
help-play-players = Het aantal spelers, jijzelf meegerekend; zonder deze optie 4, of zoveel als het spel toelaat.
help-play-bots = Wie er op de andere plekken speelt: één naam voor allemaal, of een lijst zoals greedy:2,random; zonder deze optie greedy. Je eigen bot geef je op als BESTAND.py:FUNCTIE.
help-play-hotseat = Hoeveel mensen dit toetsenbord delen; wat de een niet van de ander mag zien, blijft verborgen.
help-play-name = Je naam, of die van de volgende persoon aan dit toetsenbord.
help-play-seed = De partij van deze seed spelen; zonder deze optie een nieuwe.
help-play-variant = Spelen met alle speciale regels uit de variant van het spel.
help-play-option = Een optie van het spel, bijvoorbeeld special_points=popular,safe.
help-play-components = Een bestand met eigen gegevens.
help-play-rules = De versie van de regels, bijvoorbeeld 1; zonder deze optie de nieuwste.
help-play-resume = Een partij verder spelen: de laatste die nog niet is afgelopen, of die uit dit bestand; “list” toont alle bewaarde partijen.
help-play-plain = Alleen platte tekst, voor pipes en schermlezers: geen kleuren, geen cursorbewegingen.
help-play-no-confirm = Beurten beëindigen zonder om bevestiging te vragen.
help-play-no-pause = Niet pauzeren tussen gebeurtenissen.
help-rules = De spelregels van een spel tonen.
help-rules-game = Het spel, bijvoorbeeld tsukiji.
help-rules-chapter = Alleen dit hoofdstuk: het nummer, of het begin van de titel.
help-rules-plain = Alleen platte tekst: geen kleuren.
help-record = Partijverslagen tonen en controleren.
help-record-show = Een vastgelegde partij navertellen en de stand tonen.
help-record-show-file = Een bestand met partijverslagen, .json of .jsonl.
help-record-show-game = Welke partij uit het bestand, geteld vanaf 1.
help-record-show-move = Stoppen na deze zet, geteld vanaf 1; 0 is meteen na het delen.
help-record-verify = Partijverslagen naspelen vanaf de deling, zet voor zet, en melden wat er niet klopt.
help-record-verify-file = Bestanden met partijverslagen, .json of .jsonl.
help-record-verify-jobs = Het aantal processen dat tegelijk controleert; zonder deze optie één per kern zodra er veel te controleren valt.
help-record-schema = Het JSON-schema van partijverslagen tonen.
help-record-schema-game = Voor de gegevens, de deling en de zetten van dit spel; zonder spel voor wat alle spellen delen.
help-serve = Tafels op het web aanbieden.
help-serve-host = Het adres om op te luisteren; met 0.0.0.0 kunnen ook anderen in je netwerk erbij.
help-serve-port = De poort om op te luisteren; 0 kiest een vrije poort.
help-serve-database = Waar alles wordt bewaard: sqlite:///file.db of postgresql://user:password@host/database.
help-serve-public-url = Het adres waarop mensen de server bereiken als die achter een proxy staat: https://example.org.
help-serve-trusted-proxies = Proxy’s die je vertrouwt om het adres van bezoekers door te geven, gescheiden door komma’s.
help-serve-log = Het formaat van het logboek op stderr: lines, json of off.
help-serve-metrics-port = De poort waarop Prometheus /metrics leest; 0, de standaard: geen.
help-serve-metrics-host = Het adres waarop die poort luistert; standaard 127.0.0.1.
help-serve-bot-threads = Hoeveel bots tegelijk mogen nadenken.
help-serve-bot-seconds = Hoeveel seconden een bot over één beslissing mag nadenken.
help-serve-settings = Een bestand met instellingen; opties en variabelen zoals UOGASHI_PORT gaan voor.
help-serve-open = De pagina in je browser openen zodra de server klaar is.
help-serve-show-settings = De geldende instellingen tonen en afsluiten.
help-host = Een server beheren: tafels, gasten en database. Ook terwijl de server draait.
help-host-yes = Niet eerst vragen.
help-host-json = JSON tonen.
help-host-list = Tafels, gasten of uitsluitingen tonen.
help-host-list-what = tables (tafels), guests (gasten) of bans (uitsluitingen); standaard tables.
help-host-list-state = Alleen tafels in deze toestand: open, running (bezig) of over (afgelopen).
help-host-list-game = Alleen tafels van dit spel.
help-host-list-guest = Alleen tafels van deze gast: een id of een naam.
help-host-list-older-than = Alleen tafels waar zoveel dagen niets is veranderd, of gasten die zo lang niet zijn gezien.
help-host-list-most = Hoogstens zoveel.
help-host-show = Een tafel tonen, met plekken, tijden en groottes, maar niets wat verborgen is.
help-host-show-table = De id van de tafel.
help-host-show-log = Ook het logboek tonen; keuzes in een lopende partij blijven verborgen.
help-host-show-hidden = Het logboek tonen met alle keuzes, ook wat spelers nog niet mogen weten.
help-host-close = De partij aan een tafel nu beëindigen. De spelers krijgen bericht.
help-host-close-table = De id van de tafel.
help-host-remove = Een tafel met haar logboek verwijderen.
help-host-remove-table = De id van de tafel.
help-host-rename = Een gast een andere naam geven, ook aan de tafels.
help-host-rename-guest = De gast: een id, of een naam die maar één gast heeft.
help-host-rename-name = De nieuwe naam.
help-host-ban = Een gast buitensluiten. Bots nemen de plekken over.
help-host-ban-guest = De gast: een id, of een naam die maar één gast heeft.
help-host-ban-lift = De uitsluiting opheffen.
help-host-vacuum = Ongebruikte ruimte van de database teruggeven aan de schijf.
help-host-backup = Een gecontroleerde kopie van de database schrijven, ook terwijl de server draait.
help-host-backup-file = Het bestand om te schrijven.
help-host-backup-overwrite = Het bestand overschrijven als het al bestaat.
help-new-game = Een map met een klein spel aanmaken, om er je eigen spel van te maken.
help-new-game-name = Hoe het heet: kleine letters en cijfers.
help-new-game-into = De map waarin het komt; anders hier.
help-doctor = Melden wat hier is geïnstalleerd, wat ontbreekt en waar het voor dient.
help-warm = De regels nu compileren in plaats van bij het eerste gebruik.

metavar-game = SPEL
metavar-number = N
metavar-seed = SEED
metavar-bots = BOTS
metavar-file = BESTAND
metavar-folder = MAP
metavar-option = NAAM=WAARDE
metavar-name = NAAM
metavar-chapter = HOOFDSTUK
metavar-table = TAFEL
metavar-guest = GAST
metavar-what = WAT
metavar-state = TOESTAND
metavar-days = DAGEN
metavar-host = HOST
metavar-hosts = HOSTS
metavar-address = URL
metavar-log = FORMAAT
metavar-language = TAAL

error = uogashi: { $sentence }
error-at = { $file }:{ $line }: { $sentence }
command-unknown =
    er is geen opdracht “{ $command }”{ $close ->
        [none] : met { $above } --help zie je welke er wel zijn
       *[other] ; bedoelde je “{ $close }”?
    }
command-missing = welke opdracht? Met uogashi { $command } --help zie je welke er zijn
option-unknown-here =
    { $command } heeft geen optie { $option }{ $close ->
        [none] {""}
       *[other] ; bedoelde je { $close }?
    }
option-needs-value = { $option } heeft een waarde nodig
option-takes-no-value = bij { $option } hoort geen waarde
option-twice = { $option } is twee keer opgegeven
argument-missing = bij { $command } ontbreekt { $metavar }: met uogashi { $command } --help lees je meer
argument-too-many = { $command } kan niets met “{ $value }”
number-wrong = { $option } moet een geheel getal zijn, niet “{ $value }”
number-too-small = { $option } moet minstens { $least } zijn, niet { $value }
number-too-big = { $option } mag hoogstens { $most } zijn, niet { $value }
interrupted = afgebroken
unwritable = de uitvoer kan niet worden geschreven: { $why }
usage-command = OPDRACHT
compile-failed = { $game } kan niet worden gespeeld: { $why }; de traceback staat in { $file }
compile-ended = het compileren van de regels van { $game } is afgebroken (exitcode { $code })
cache-unwritable = gecompileerde regels kunnen niet in { $folder } worden bewaard ({ $why }), dus worden ze bij elke start opnieuw gecompileerd: maak daar ruimte, of stel UOGASHI_CACHE in op een map waarin je mag schrijven
cache-nowhere = gecompileerde regels kunnen niet in { $folder } ({ $why }) en ook niet in een tijdelijke map worden bewaard: stel UOGASHI_CACHE in op een map met genoeg ruimte waarin je mag schrijven

## Spellen, opties, gegevens

option-shape = een optie heeft de vorm NAAM=WAARDE, niet “{ $value }”
file-missing = het bestand { $file } bestaat niet
file-unreadable = { $file } kan niet worden gelezen: { $why }
file-unwritable = { $file } kan niet worden geschreven: { $why }
file-exists = { $file } bestaat al: kies een andere naam of voeg --overwrite toe
bots-shape = “{ $value }” is geen bot: schrijf een naam zoals random, of random:3 voor drie plekken
bot-unknown-or-own = er is geen bot “{ $bot }”; wel: { $known }, of je eigen bot als BESTAND.py:FUNCTIE
bot-module-missing = de module { $module } is niet te vinden, niet in deze map en niet tussen wat is geïnstalleerd
bot-no-python = { $file } is geen Python-bestand: de naam moet op .py eindigen
bot-function-missing = { $place } heeft geen functie “{ $function }”; wel: { $known }
bot-no-function = { $bot } is geen functie
bot-signature = { $bot } moet twee argumenten aannemen, wat de plek ziet en wat er mag worden besloten: def choose(view, legal)
bot-async = { $bot } is een async-functie, maar een bot moet zijn beslissing meteen teruggeven: schrijf def in plaats van async def
bot-unloadable = { $bot } kan niet worden geladen: { $why }
bot-raised = de bot { $bot } is vastgelopen: { $why }
bot-illegal = de bot { $bot } mag nu niet “{ $decision }” kiezen, alleen: { $choices }
bot-only-here = de bot { $bot } kan niet in meerdere processen spelen: het moet een functie zijn die op het hoogste niveau van een module is gedefinieerd
bots-no-list = bots moet een lijst zijn met één bot per plek, of een tekst zoals greedy,random:3, niet “{ $value }”
bots-count =
    { $given ->
        [one] één bot
       *[other] { $given } bots
    } voor { $players ->
        [one] één plek
       *[other] { $players } plekken
    }: noem er één voor alle plekken samen, of één voor elke plek

## Beslissingen

decision-unknown = “{ $decision }” is geen beslissing in dit spel; nu mogelijk: { $choices }
decision-out-of-place = “{ $decision }” kan hier niet; nu mogelijk: { $choices }
undo-over = dit kan niet ongedaan worden gemaakt: de partij is afgelopen
undo-revealed = dit kan niet ongedaan worden gemaakt: er is intussen iets onthuld
undo-others-acted = dit kan niet ongedaan worden gemaakt: intussen heeft iemand anders al gespeeld

## Partijverslagen

record-not-json = dit is geen JSON: { $why }
record-empty = er staat geen partijverslag in
record-not-an-object = een partijverslag moet een JSON-object zijn
record-key-missing = de sleutel “{ $key }” ontbreekt
record-key-unknown = de sleutel “{ $key }” heeft in een partijverslag geen betekenis
record-format = het formaat is “{ $format }”, maar moet “{ $expected }” zijn
record-version = de versie is { $version }, maar moet { $expected } zijn
record-rules-unknown = er is gespeeld volgens versie { $rules } van de regels; hier bekend: { $known }
record-seats = “seats” moet een lijst met namen van hoogstens 200 tekens zijn
record-not-a-string = “{ $key }” moet een tekst zijn
record-options = “options” moet een object zijn
record-moves = “moves” moet een lijst zijn
record-result-early =
    er staat een resultaat in, maar na { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    } is de partij nog niet afgelopen
record-result-missing = de partij is afgelopen en het resultaat moet { $expected } zijn
record-result-differs = “{ $part }” moet { $expected } zijn, maar in het partijverslag staat { $value }
record-setup-long = “setup” moet volledig zijn, of stoppen bij wat tot en met de laatste zet is onthuld
record-proof-shape = “seed_proof” moet “hash”, “secret” en “added” bevatten, hexadecimaal geschreven
record-proof-hash = de gepubliceerde hash is niet die van het geheim
record-proof-seed = het geheim en de toegevoegde bytes leveren niet deze seed op
record-bad = { $file }: partij { NUMBER($game, useGrouping: 0) }: { $sentence }
record-bad-move = { $file }: partij { NUMBER($game, useGrouping: 0) }: zet { NUMBER($move, useGrouping: 0) }: { $sentence }
records-verified =
    { $games ->
        [one] één partij
       *[other] { $games } partijen
    } gecontroleerd, { $bad ->
        [0] alles klopt
        [one] één klopt niet
       *[other] { $bad } kloppen niet
    }
records-progress = aan het controleren
records-stopped = uogashi: afgebroken; de rest is niet gecontroleerd
record-no-such-game =
    { $file } bevat { $games ->
        [one] maar één partij
       *[other] { $games } partijen
    }; partij { NUMBER($game, useGrouping: 0) } is er niet
record-no-such-move =
    deze partij heeft { $moves ->
        [one] één zet
       *[other] { $moves } zetten
    }; zet { NUMBER($move, useGrouping: 0) } is er niet
record-title = { $game }, { $seats }
record-place = partij { NUMBER($game, useGrouping: 0) } uit { $file }
record-after =
    na { $moves ->
        [0] het delen
       *[other] zet { $moves } van { $of }
    }
record-options-line = met { $options }
record-seed-line = seed { $seed }
record-result-line = gewonnen door { $names }: { $scores }
record-running = de partij is nog niet afgelopen

## Spelen

play-prompt = { $name } ▸
play-welcome = { $game }. Aan tafel: { $seats }.
play-who = Jij bent { $name }.
play-recommended = { $why } Zo speel je dat: --option { $option }={ $value }
play-waiting =
    { $count ->
        [one] Een partij { $game } van { $when } is nog niet afgelopen: met “uogashi play --resume” speel je verder.
       *[other] { $count } partijen zijn nog niet afgelopen. Met “uogashi play --resume” speel je de laatste verder, { $game } van { $when }; “--resume { $list }” toont ze allemaal.
    }
play-help = Typ wat je beslist. Met ? zie je wat er mogelijk is en wat het zou opleveren, met “{ $table }” de hele tafel, met “{ $legend }” wat de tekens betekenen, met “{ $log }” het verloop tot nu toe en met “{ $rules }” de spelregels. Met “{ $undo }” maak je je laatste beslissing ongedaan, met “{ $save } BESTAND” sla je de partij op en met “{ $quit }” sluit je af. Met “{ $help }” lees je dit nog eens.
play-hint = Tab · ? · { $table } · { $legend } · { $log } · { $rules } · { $undo } · { $save } BESTAND · { $quit } · { $help }
play-legend-hint = Wat de tekens betekenen: typ “{ $legend }”
play-no-legend = Hier wordt niets getekend: dit is de tekstweergave.
play-more = Enter voor meer, “{ $quit }” om te stoppen ▸
play-confirm = Druk op Enter om te bevestigen, of typ “{ $undo }”.
# What can be typed, and that it would end the game
play-choice-ends = { $choice }: { $ends }
play-confirm-first = druk eerst op Enter om je beurt te bevestigen, of typ “{ $undo }”
play-turn-over = na “{ $decision }” is je beurt voorbij: bevestig die eerst
play-alone = typ niets achter “{ $word }”
play-press-enter = druk op Enter als je zover bent
play-hand-over = { $name }, dit is alleen voor jou bedoeld. Druk op Enter als niemand anders meekijkt.
play-undone = ongedaan gemaakt: { $decision }
play-undone-entry = je laatste beurt is ongedaan gemaakt
play-over =
    { $count ->
        [one] { $names } heeft gewonnen: { $scores }
       *[other] { $names } delen de overwinning: { $scores }
    }
play-another = “{ $again }” voor een nieuwe partij, Enter of “{ $quit }” om te stoppen ▸
play-over-words = de partij is afgelopen; je kunt nog typen: { $words }
play-save-first = Bestandsnaam om de partij op te slaan, Enter of “{ $no }” om te stoppen zonder opslaan, “{ $back }” om verder te spelen ▸
play-kept = De partij is bewaard: met “uogashi play --resume” speel je verder.
play-kept-pending = Wat je deze beurt hebt getypt en niet bevestigd, gaat verloren als je stopt.
play-leave = Enter of “{ $quit }” om te stoppen, “{ $back }” om verder te spelen ▸
play-leave-words = typ { $words }, of druk op Enter om te stoppen
play-word-help = help hulp
play-word-table = tafel
play-word-legend = legenda
play-word-log = verloop verhaal
play-word-rules = regels spelregels
play-word-undo = terug ongedaan
play-word-save = opslaan bewaar bewaren
play-word-quit = stop stoppen
play-word-again = opnieuw
play-word-no = nee n
play-word-yes = ja j
play-word-back = verder
play-meaning-help = hoe je hier speelt
play-meaning-table = de tafel opnieuw tonen
play-meaning-legend = wat de tekens betekenen
play-meaning-log = het verloop tonen
play-meaning-rules = de spelregels, per hoofdstuk
play-meaning-undo = de laatste beslissing ongedaan maken
play-meaning-save = de partij opslaan in een bestand
play-meaning-quit = stoppen
play-meaning-again = een nieuwe partij
play-meaning-no = stoppen zonder opslaan
play-meaning-back = verderspelen
save-needs-file = in welk bestand? Typ “{ $word }” en een naam, bijvoorbeeld “{ $word } partij.json”
save-no-record-there = { $file } bestaat al en is geen partijverslag; het blijft zoals het is: kies een andere naam
saved = opgeslagen in { $file }
saved-without-pending = Wat je nog niet hebt bevestigd, staat er niet in.
keep-failed = deze partij wordt niet bewaard, want { $file } kan niet worden geschreven: { $why }. Je kunt gewoon doorspelen; met { $variable } kies je een andere map
bots-no-seat = op elke plek speelt al een mens: er blijft er geen over voor --bots
hotseat-too-many = er zijn maar { $players } plekken, te weinig voor { $people } mensen
names-too-many =
    { $names } namen voor { $people ->
        [one] één persoon
       *[other] { $people } mensen
    }: geef met --hotseat op met hoeveel jullie zijn
name-wrong = “{ $name }” kan geen naam zijn: een naam heeft 1 tot en met { $most } afdrukbare tekens
resume-alone = --resume hervat de partij zoals die was; { $option } kun je niet meer wijzigen
resume-needs-file = --resume heeft een bestand nodig, niet de standaardinvoer
resume-foul = deze partij kan niet worden hervat: { $sentence }
resume-other-game = dit is een partij { $game }, niet { $asked }
resume-own-bot = { $name } werd gespeeld door een bot van jezelf: geef die opnieuw op met --bots BESTAND.py:FUNCTIE
resume-bot-unused = geen enkele bot in deze partij heet { $bot }: laat die weg bij --bots
resume-bots-count =
    { $given } bots heten { $bot }, maar { $seats ->
        [one] slechts één plek heeft die naam
       *[other] { $seats } plekken hebben die naam
    }: geef één bot op voor allemaal, of één per plek, op volgorde
resume-none = er staat geen onafgemaakte partij in { $file }; met “uogashi play SPEL” begin je er een
resume-missing = er is geen bestand en geen bewaarde partij “{ $name }”: “uogashi play --resume { $list }” toont de bewaarde partijen
resume-busy = “{ $name }” wordt al in een andere terminal gespeeld
kept-name = naam
kept-when = laatste beurt
kept-game = spel
kept-seats = spelers
kept-state = stand
kept-over =
    afgelopen, { $moves ->
        [one] één beslissing
       *[other] { $moves } beslissingen
    }
kept-played =
    in een andere terminal, { $moves ->
        [one] één beslissing
       *[other] { $moves } beslissingen
    }
kept-waiting =
    nog bezig, { $moves ->
        [one] één beslissing
       *[other] { $moves } beslissingen
    }
kept-how = Verderspelen: uogashi play --resume NAAM, bijvoorbeeld --resume { $name }
kept-where = De partijen zijn bestanden in { $folder }. Wil je er een weg hebben, verwijder dan het bestand, bijvoorbeeld { $name }.json. Partijen die nog bezig zijn, worden nooit vanzelf verwijderd.

## Spelregels

rules-no-chapter = er is geen hoofdstuk “{ $chapter }”; wel: { $known }
rules-how = Typ “{ $word }” en een nummer om een hoofdstuk te lezen.
rules-credit = { $credit }. In onze eigen woorden verteld; Uogashi is onafhankelijk van de auteurs en uitgevers van het spel.

## Wat de opdrachten tonen

games-game = spel
games-players = spelers
games-title = titel
games-credit = een spel van
games-range = { $fewest }–{ $most }
components-title = { $game }, { $players } spelers
components-figure = gegeven
components-value = waarde
components-from = herkomst
components-hint = Heb je het spel in huis en zie je daar een andere waarde? Zet die in een eigen bestand en speel met --components BESTAND.
template-alone = --template schrijft alle gegevens van het spel; { $option } kan daar niet bij
template-head =
    { $game }: alle gegevens, om in te vullen aan de hand van je doos.
    Verbeter wat er in jouw doos anders is, en speel met --components BESTAND. Regels die je niet wijzigt, mogen blijven of weg.
    Gegevens bovenaan gelden voor elk aantal spelers, die onder [players.N] voor dat aantal.
    Achter elk gegeven staat waar het onze vandaan komt. Een tekst met P is een formule: P is het aantal spelers.
template-origin-for = { $players } spelers: { $origin }
origin-text = regelboekje
origin-deduced = afgeleid
origin-review = recensie
origin-assumed = aangenomen
simulate-progress = aan het spelen
simulate-title =
    { $games ->
        [one] één partij
       *[other] { $games } partijen
    } { $game }, { $players } spelers, seed { $seed }
simulate-speed = { $seconds } s: { $games } partijen en { $decisions } beslissingen per seconde
simulate-seat = plek
simulate-bot = bot
simulate-mean = score
simulate-deviation = ±
simulate-range = bereik
simulate-quartiles = kwartielen
simulate-wins = gewonnen
simulate-interval = 95%-interval
simulate-shared = gedeelde overwinningen tellen naar rato mee; bij { $shared } van de partijen was er meer dan één winnaar
simulate-written = geschreven naar { $file }
simulate-none = er is geen partij gespeeld
simulate-stopped = uogashi: afgebroken; wat tot dan toe is gespeeld, staat hierboven en blijft bewaard in de bestanden
worker-died = een van de processen is onverwacht gestopt, misschien door geheugengebrek: geef een lager aantal op met --workers
table-needs-polars = --table heeft Polars nodig: make setup, of pip install polars
table-suffix = --table schrijft Parquet: kies een bestandsnaam die eindigt op .parquet, niet { $file }
same-file = --records en --table kunnen niet hetzelfde bestand zijn
report-needs-matplotlib = een rapport heeft voor zijn grafieken Matplotlib nodig: make setup, of pip install matplotlib
report-written = Het rapport is klaar: open { $file }
report-stopped = uogashi: afgebroken; het rapport gaat over wat tot dan toe is gespeeld
compiling =
    De regels van { $game } worden eenmalig gecompileerd voor deze versie; dat duurt hooguit een minuut …
compiled = Klaar na { $seconds } s.
warm-already = De regels van { $game } zijn al gecompileerd.
doctor-ok = ok
doctor-not-ok = niet ok
doctor-python = Python { $version }; nodig is 3.11 of nieuwer
doctor-python-old = Python { $version } is te oud: 3.11 of nieuwer is nodig
doctor-package = { $package } { $version }
doctor-package-missing = { $package } ontbreekt: make setup, of pip install { $package }
doctor-package-install = { $package } ontbreekt: pip install { $package }
doctor-for = voor { $purpose }
doctor-compiled = de regels van { $game } zijn gecompileerd
doctor-not-compiled = de regels van { $game } zijn nog niet gecompileerd: gebruik uogashi warm, of wacht even bij de eerste start
doctor-interpreted = UOGASHI_INTERPRET is ingesteld: de regels draaien als gewone Python-code, en dus langzaam
doctor-cache = gecompileerde regels staan in { $folder }, { $size } MB
doctor-cache-borrowed = gecompileerde regels worden uit { $folder } gelezen; daar kan niets worden geschreven ({ $why }), en dat hoeft ook niet zolang het programma hetzelfde blijft
doctor-client = de browserclient is gebouwd
doctor-no-client = de browserclient is niet gebouwd: make client
doctor-languages = talen: { $languages }
doctor-sick = Er ontbreekt iets wat het programma nodig heeft, of het is niet in orde.
doctor-games-sick = Het programma werkt, maar niet elk spel hier is speelbaar.
doctor-well = Alles wat het programma nodig heeft, is er.
purpose-rules = de regels op gecompileerde snelheid
purpose-records = partijverslagen en weergaven
purpose-terminal = de terminal
purpose-text = zinnen in verschillende talen
purpose-server = tafels op het web
purpose-store = het bewaren van tafels
purpose-metrics = cijfers voor Prometheus
purpose-table = tabellen met resultaten (simulate --table)
purpose-report = de grafieken van rapporten
purpose-test = make test
purpose-docs = make docs

## Rapporten

report-title =
    { $game }: wat { $games ->
        [one] één partij laat zien
       *[other] { $games } partijen laten zien
    }
report-opening = Gespeeld door { $bots }, seed { $seed }, versie { $rules } van de regels.
report-options = Opties: { $options }.
report-components = Met de gegevens uit { $file }.
report-reading = Gedeelde overwinningen tellen naar rato mee. Tussen haakjes staan 95%-intervallen volgens Wilson.
report-players =
    { $players ->
        [one] één speler
       *[other] { $players } spelers
    }
report-panel = { $players } · mediaan { $median }
report-games = partijen
report-mean = gemiddelde
report-deviation = standaardafwijking
report-lowest = laagste
report-lower-quartile = onderste kwartiel
report-median = mediaan
report-upper-quartile = bovenste kwartiel
report-highest = hoogste
report-length = Duur
report-length-text = Hoeveel beslissingen een partij telt, die van het toeval meegerekend.
report-decisions = beslissingen per partij
report-share-of-games = aandeel van de partijen
report-scores = Scores
report-scores-text = De scores van alle spelers; op de voorgrond het deel dat won.
report-all-scores = alle scores
report-winning-totals = winnende scores
report-score = score
report-share-of-scores = aandeel van de scores
report-who-wins = Wie er wint
report-who-wins-text = Hoeveel vaker of minder vaak elke plaats in de beurtvolgorde, en elke plek aan tafel, wint dan bij gelijke kansen.
report-by-places = gewonnen per plaats in de beurtvolgorde
report-by-seats = gewonnen per plek
report-number = plaats of plek
report-above-fair = verschil met gelijke kansen
report-of-games = van alle partijen
report-fair = bij gelijke kansen
report-shared = gedeelde overwinningen
report-interval = { $share } ({ $low }–{ $high })
report-pair = { $winner } / { $other }
report-pair-bars = meer bij winnaars
report-all = alle
report-none = geen van alle
report-never = In deze partijen is het niet voorgekomen.
report-share = aandeel
report-per-game = per partij
report-in-games = in hoeveel van de partijen
report-winners = winnaars / anderen
report-wins = gewonnen

## Tafels op het web

# Een opdrachtregel van de server.
serve-ready = Uogashi draait op { $address } (stoppen met Ctrl-C).
serve-ended = Gestopt. Alle partijen zijn bewaard.
host-none = Niets gevonden.
host-most = Alleen de eerste { $most } worden getoond; met --most zie je er meer.
host-needs-yes = dit kan niet ongedaan worden gemaakt: voeg --yes toe als je het zeker weet
host-not-done = er is niets veranderd
host-close-really = Tafel { $table } sluiten? De partij eindigt hier.
host-closed = Gesloten: { $table }
host-remove-really = Tafel { $table } met het hele logboek verwijderen?
host-removed = Verwijderd: { $table }
host-rename-really = { $name } ({ $guest }) voortaan { $new } noemen, ook aan de tafels?
host-renamed =
    { $name } ({ $guest }) heet nu { $new }{ $tables ->
        [0] {""}
        [one] , ook aan één tafel
       *[other] , ook aan { $tables } tafels
    }.
host-ban-really = { $name } ({ $guest }) buitensluiten? Bots nemen de plekken voorgoed over.
host-banned =
    Buitengesloten: { $name } ({ $guest }). { $tables ->
        [0] Er waren geen plekken op te geven.
        [one] Weg van één tafel.
       *[other] Weg van { $tables } tafels.
    }
host-ban-lifted = { $name } ({ $guest }) mag terugkomen.
host-vacuumed = De database is nu { $after } MB groot; eerst { $before } MB.
host-backed-up = Back-up geschreven en gecontroleerd: { $file }, { $size } MB.
host-state-open = open
host-state-running = bezig
host-state-over = afgelopen
host-yes = ja
host-no = nee
host-column-table = tafel
host-column-game = spel
host-column-rules = regelversie
host-column-options = opties
host-column-public = openbaar
host-column-state = toestand
host-column-end = einde
host-column-maker = gemaakt door
host-column-created = gemaakt
host-column-changed = veranderd
host-column-scores = scores
host-column-winners = winnende plekken
host-column-entries = logregels
host-column-kinds = per soort
host-column-log-bytes = bytes logboek
host-column-figures-bytes = bytes spelgegevens
host-column-first = eerste regel
host-column-last = laatste regel
host-column-people = mensen
host-column-guest = gast
host-column-name = naam
host-column-tables = tafels
host-column-seen = laatst gezien
host-column-banned = buitengesloten
host-column-at = wanneer
host-column-seat = plek
host-column-bot = bot
host-column-acts = aan zet
host-column-resigned = opgegeven
host-column-entry = regel
host-column-kind = soort
host-column-content = inhoud
setting-file = het instellingenbestand { $file } is geen TOML: { $why }
setting-unknown = er is geen instelling { $setting }; wel: { $known }
setting-wrong = { $setting } kan niet “{ $value }” zijn
setting-range = { $setting } is { $value }, maar moet { $least } tot en met { $most } zijn
setting-choice = { $setting } kan niet “{ $value }” zijn: kies uit { $known }
setting-database = de database kan niet “{ $value }” zijn: schrijf sqlite:///file.db of postgresql://user:password@host/database
setting-public-url = public_url kan niet “{ $value }” zijn: schrijf https://example.org, met niets achter de hostnaam
setting-secret-key =
    secret_key heeft { $length ->
        [one] één teken
       *[other] { $length } tekens
    }, maar er zijn er minstens { $least } nodig
database-newer = de database is gemaakt door een nieuwere versie van Uogashi (schema { $revision }, deze versie kent { $known }): installeer die nieuwere versie
database-older = de database heeft schema { $revision }, deze versie heeft { $known } nodig: start de server van deze versie één keer
database-in-use = een andere server gebruikt de database { $database } al
database-unreachable = de database { $database } kan niet worden geopend: { $why }
port-unavailable = luisteren op { $host }, poort { $port }, lukt niet: { $why }
server-silent = de server houdt de database bezet maar antwoordt niet; er is niets veranderd
backup-onto-itself = { $file } hoort bij de database zelf: kies een ander bestand voor de back-up
vacuum-failed = de database kan geen ruimte teruggeven: { $why }
backup-failed = de back-up is mislukt: { $why }
backup-needs-program = { $program } is hier niet geïnstalleerd; voer het uit waar het wel staat: { $command }
guest-namesakes = meer gasten heten { $name }: gebruik een id, { $guests }
guest-changed = je hebt je opnieuw aangemeld

# In plaats van de pagina om op te spelen.
client-missing = De server draait, maar de browserclient is nog niet gebouwd. Typ make play, of typ make client en start de server opnieuw.

## Spellen die niet te spelen zijn, en nieuwe

game-name-wrong = een spel kan niet “{ $game }” heten: de naam bestaat uit hoogstens 32 kleine letters en cijfers en begint met een letter
game-broken = het spel “{ $game }” ({ $package }) kan niet worden geladen: { $why }
game-failed = er ging iets mis in het spel “{ $game }”: { $why }
game-lacks =
    { $file ->
        [state] het staterecord
        [config] het configrecord
       *[other] { $file }
    } van het spel “{ $game }” heeft geen “{ $name }”
game-lacks-file = het spel “{ $game }” heeft geen bestand { $file }
game-other-name = { $package } zou een spel “{ $game }” moeten leveren, maar de GAME ervan heet “{ $name }”
game-clash = twee spellen heten “{ $game }”: dat van { $played } wordt gespeeld, dat van { $ignored } niet
new-game-exists = { $folder } bestaat al: kies een andere naam, of een andere map met --into
new-game-taken = er is al een spel “{ $game }”: kies een andere naam
new-game-word = “{ $game }” is een woord uit de eigen teksten van Uogashi: kies een andere naam
new-game-written = In { $folder } staat een klein spel dat je kunt spelen. Wat er nog te doen is:
new-game-next = Ga verder met: cd { $folder }, pip install -e ., pytest, uogashi play { $game }
