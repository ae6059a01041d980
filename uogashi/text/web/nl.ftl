### De browserclient: de tafel, en de pagina’s rond het spel. Nederlands.

## Overal

web-close = Sluiten
web-notes = Meldingen
web-yes = ja
web-unreachable = De server is op dit moment niet bereikbaar.
web-menu = Menu
web-to-home = Startpagina
web-bot-greedy = Gretig { $number }
web-bot-random = Lukraak { $number }

## De verbinding met de server

web-line-lost = De verbinding is onderbroken.
web-line-retry =
    { $seconds ->
        [0] Nieuwe poging …
        [one] Nieuwe poging over één seconde. Er gaat niets verloren.
       *[other] Nieuwe poging over { $seconds } seconden. Er gaat niets verloren.
    }
web-line-now = Nu proberen
web-move-kept = Je zet is bewaard en wordt verstuurd zodra de server terug is.

## Wat er wordt gevraagd

web-you = (jij)
web-you-flag = Jij
web-your-turn = Jouw beurt
web-awaited =
    { $count ->
        [one] Wachten op { $names }
       *[other] Wachten op { $names }
    }
web-sending = Versturen …
web-watch-this = Kijk wat er gebeurt …
web-watching = Je kijkt mee
web-skip = Overslaan
web-ready = klaar
web-choosing = kiest …
web-away = afwezig
web-resigned = heeft opgegeven
web-stand-in = een bot valt in
web-stand-in-for = Een bot valt in voor { $name }.
web-undo = Ongedaan maken
web-undo-of = Zet van { $name } ongedaan maken
web-in-words = Tekstweergave
web-position = De tafel

## De tekstweergave

web-decide = Wat doe je?
web-draft = Tot nu toe gekozen
web-confirm = Bevestigen
web-confirm-ask = Bevestig je zet, of trek de laatste keuze in.
web-confirm-first = Kies eerst, en bevestig dan.
web-choice-overtaken = “{ $choice }” is niet gekozen: er wordt nu iets anders gevraagd.
web-choose = Kies hieronder, en bevestig dan.
web-take-back = Keuze intrekken
# A step that was taken by itself; $steps: decisions, as buttons say them.
web-only-choice = enige keuze
web-forced-added = { $steps }: enige keuze, automatisch toegevoegd.
web-forced-played = { $steps }: enige keuze, automatisch gespeeld.
# The heading of decisions that belong to no group.
web-choices-other = Overig
web-plan-about = Een plattegrond in letters. Alles wat erop staat, staat ook in de lijsten hieronder.

## Het verloop en de tijdlijn

web-log = Verloop
web-newest = Nieuwste
web-round = Ronde { $number }
web-round-of = Ronde { $number } van { $total }
web-took-back = { $seat } maakt een zet ongedaan.
web-timeline = Tijdlijn
# Van een afgelopen partij: nog eens van het begin af.
web-replay = Terugkijken
web-then = Terugblik
web-looking-back = Je kijkt terug
web-looking-back-more = De partij gaat intussen verder.
web-to-now = Terug naar nu
web-to-end = Naar het einde
web-live = live
web-over = afgelopen
web-first-step = Naar het begin
web-last-step = Naar het einde
web-step-before = Eén stap terug
web-step-after = Eén stap verder
web-round-before = Eén ronde terug
web-round-after = Eén ronde verder
web-step = Stap { $step } van { $last }
web-moment-link = Link naar dit moment kopiëren
web-moment-copied = De link naar dit moment is gekopieerd.
web-copy-failed = Kopiëren lukte niet. Dit is de link: { $link }
web-link-copied = De link is gekopieerd.

## De tafel zelf

web-table-of =
    { $players ->
        [2] Tafel voor twee
        [3] Tafel voor drie
        [4] Tafel voor vier
        [5] Tafel voor vijf
       *[other] Tafel voor { $players }
    }
web-table-number = Tafel { $table }
web-rules-own-page = Op een aparte pagina openen
web-copy-watch = Link voor toeschouwers kopiëren
web-record = Partijverslag downloaden
web-let-bot-play = Een bot laten invallen voor { $name }
web-let-bots-play = Bots laten invallen voor { $names }
web-let-bots-play-all =
    { $count ->
        [2] Bots laten invallen voor beiden
       *[other] Bots laten invallen voor alle { $count }
    }
web-let-bot-play-me = Een bot laten invallen voor mij
web-play-again-self = Zelf verderspelen
web-end-offer = Voorstellen om hier te stoppen
web-end-offer-back = Voorstel intrekken
web-end-offered =
    { $count ->
        [one] { $names } stelt voor om hier te stoppen.
       *[other] { $names } stellen voor om hier te stoppen.
    }
web-end-agree = Hier stoppen
web-menu-seat = Voor { $name }
web-resign = Opgeven
web-resign-sure = Echt opgeven?
web-leave = Tafel verlaten
web-leave-sure = Tafel echt verlaten? Een bot valt voor je in.
web-keep-playing = Verderspelen
web-take-over = De plek van { $name } innemen
web-rematch = Nog een partij
web-rematch-join = Volgende partij meespelen
web-end-won = Je hebt gewonnen met { $margin } voorsprong
web-end-won-tie = Gelijke stand met { $names }: jij wint
web-end-shared = Je deelt de overwinning met { $names }
web-end-place =
    Je werd { $tied ->
        [yes] gedeeld{" "}
       *[no] {""}
    }{ $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] zesde
    }, { $behind } achter { $names }
web-end-place-tie =
    Gelijke stand, maar de winst gaat naar { $names }; jij werd { $place ->
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[other] zesde
    }
web-end-wins = { $names } wint met { $margin } voorsprong
web-end-wins-tie = Gelijke stand met { $others }: { $names } wint
web-end-share = { $names } delen de overwinning
web-end-resigned-won = Jij wint: alle anderen hebben opgegeven
web-end-resigned-you =
    { $count ->
        [0] Je hebt opgegeven; de partij eindigt hier
       *[other] Je hebt opgegeven: { $names } wint
    }
web-end-resigned =
    { $count ->
        [0] Iedereen die speelde, heeft opgegeven
       *[other] { $names } wint: alle anderen hebben opgegeven
    }
web-end-places = Eindstand
web-end-ordinal = { $place }e
web-end-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Eén scherm voor meer spelers

web-hand-over = Geef het apparaat door aan { $name }
web-hand-over-more = Wat nu komt, is alleen voor { $name }.
web-hand-over-done = Ik ben { $name }

## Elke pagina

web-name = Uogashi
web-page-title = { $page } · Uogashi
web-rules = Spelregels
web-about = Over Uogashi
web-foot = Meer
web-loading = Een moment …
web-again = Opnieuw proberen
# 2–4, 60–150
web-span = { $least }–{ $most }

## Knoppen en instellingen

web-language = Taal
web-settings = Instellingen
web-theme-to-light = Licht
web-theme-to-dark = Donker
web-theme = Thema
web-theme-system = Systeem volgen
web-theme-light = Licht
web-theme-dark = Donker
web-motion = Animaties
web-motion-system = Systeem volgen
web-motion-slow = Langzaam
web-motion-normal = Normaal
web-motion-fast = Snel
web-motion-off = Uit
web-motion-about = Hoe snel tickets worden omgedraaid, fiches schuiven en loten op tafel komen.
web-keys = Sneltoetsen
web-keys-on = Aan
web-keys-off = Uit
web-keys-about = Kies met cijfers en letters; met [ en ] blader je door de partij.
web-renderer = Weergave van de tafel
web-renderer-board = Bord
web-renderer-words = Tekst
web-renderer-about = De tekstweergave toont de hele tafel als tekst: voor schermlezers, en voor wie liever leest.
web-forced = Gedwongen zetten
web-forced-on = Automatisch
web-forced-off = Vraag het mij
web-forced-about = In de tekstweergave worden stappen met maar één keuze automatisch gedaan. Zetten die de partij beëindigen of je iets kosten, doe je altijd zelf.
web-your-name = Je naam
web-name-about = Deze naam geldt voor tafels waar je vanaf nu aanschuift.
web-name-missing = Vul een naam in.
web-save = Opslaan
web-saved = Opgeslagen
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen …

web-way-back = Verder op een ander apparaat
web-way-back-about = Accounts zijn er niet. Open deze link op een andere telefoon of computer en je hebt daar ook al je tafels. Deel hem met niemand: wie de link heeft, kan in jouw naam spelen.
web-way-back-show = Link tonen
web-way-back-link = Link naar je tafels
web-way-back-code = QR-code met de link naar je tafels
web-forget = Alles over jou wissen
web-forget-about = Je verlaat al je tafels en je naam verdwijnt. Dit kun je niet ongedaan maken.
web-forget-ask = Alles wissen …
web-forget-sure = Alles wissen wat we over jou bewaren? In lopende partijen valt een bot voor je in.
web-forget-yes = Alles wissen
web-forget-no = Annuleren

## De eerste pagina

web-scene = Ochtend aan de viskade: golven en boten, een berg, een kraam met vis onder een gestreepte luifel, een kat die toekijkt
web-home-what = De viskade bij het krieken van de dag: bordspellen over bieden en handelen, met vrienden of tegen bots.
web-ways = Manieren om te spelen
web-way-bots = Tegen bots spelen
web-way-bots-about = Twee klikken en je zit aan tafel
web-way-friends = Met vrienden spelen
web-way-friends-about = Stuur een link, geen account nodig
web-way-screen = Op één scherm
web-way-screen-about = Geef het apparaat door
web-way-watch = Meekijken
web-way-watch-about = Tafels waar iedereen welkom is
web-way-watch-tables =
    { $count ->
        [0] Nu geen openbare tafels
        [one] Nu één openbare tafel
       *[other] Nu { $count } openbare tafels
    }
web-way-rules = Spelregels
web-way-rules-about = In vijf minuten gelezen

web-your-tables = Je tafels
web-finished =
    { $count ->
        [one] Eén afgelopen partij
       *[other] { $count } afgelopen partijen
    }

web-games = Spellen
web-play = Spelen
web-play-game = Spelen: { $game }
web-rules-game = Spelregels: { $game }
web-players =
    { $most ->
        [one] speler
       *[other] spelers
    }
web-minutes = { $span } min
web-weight = zwaarte
web-weight-of = { $weight } van { $heaviest } vaten
web-being-built = In de maak

# Een spel zonder eigen woorden.
web-game-any-sentence = Een bordspel over de vismarkt.
web-game-any-option = Een speciale regel van dit spel.
# Wat er voor een optie is gekozen.
web-game-option-chosen = { $option }: { $value }

web-credits = Eigen tekeningen, eigen code. De spellen: { $games }.
web-credits-game = { $game } van { $credit }
web-independent = Een onafhankelijke uitvoering, niet verbonden aan de auteurs of uitgevers van de spellen.

## Tafels in lijsten

web-seat-open = vrij
web-table-your-turn = Jouw beurt
web-table-running = Partij bezig
web-table-waiting-for = Wachten op { $names }
web-table-waiting-you = Wachten op jou
web-table-waiting-players =
    Wachten op { $count ->
        [one] één speler
       *[other] { $count } spelers
    }
web-table-you-won = Je hebt gewonnen
web-just-now = zojuist
web-table-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } delen de overwinning
    }
web-table-do-go-on = Verderspelen
web-table-do-look-in = Bekijken
web-table-do-look-back = Terugkijken
web-table-do-sit = Aanschuiven
web-table-do-watch = Meekijken
# Wat een schermlezer over de knop zegt: Verderspelen: Tsukiji
web-row-action = { $action }: { $game }

## Een nieuwe tafel

web-new-mode = Hoe wil je spelen?
web-new-mode-bots = Tegen bots
web-new-mode-friends = Met vrienden
web-new-mode-screen = Op één scherm
web-new-game = Spel
web-new-players = Spelers
web-new-people = Mensen aan dit scherm
web-new-bots =
    { $count ->
        [one] De bot
       *[other] De bots
    }
# Soorten bots.
web-kind-greedy = Gretig
web-kind-greedy-manner = Pakt wat meteen het meest oplevert. Een goede tegenstander voor je eerste partijen.
web-kind-random = Lukraak
web-kind-random-manner = Doet zomaar iets wat mag. Handig om de regels te leren kennen.
web-new-seats = Wie zit waar?
web-new-seat = Plek { $number }
web-new-seat-friend = Vriend
web-new-seat-bot = Bot
web-new-name = Naam van speler { $number }
web-new-who = Wie mag aanschuiven?
web-new-by-link = Wie de link heeft
web-new-public = Iedereen
web-new-by-link-about = Alleen wie de link van je krijgt.
web-new-public-about = De tafel staat op de pagina “Meekijken”: iedereen kan er aanschuiven of meekijken.
web-new-recommended = { $value } (aanbevolen)
web-new-undo = Ongedaan maken toestaan
web-new-undo-about = Dat kan tot er iets onthuld is of iemand anders gespeeld heeft.
web-new-start = Beginnen
web-new-invite = Tafel klaarzetten
web-new-starting = De tafel wordt klaargezet …

## Voor de partij

web-waiting-open = nog vrij
web-waiting-bot = bot
web-waiting-ready = klaar
web-waiting-away = klaar, maar afwezig
web-waiting-unready = nog niet klaar
web-waiting-you = jij
web-waiting-no-undo = zetten zijn definitief
web-waiting-public = openbare tafel
web-waiting-your-name = Hoe heet je?
web-waiting-sit = Aanschuiven
web-waiting-sitting = Een moment …
web-waiting-again = Deze plek is van jou. Meld je zodra je er klaar voor bent.
web-waiting-be-ready = Ik ben er klaar voor
web-waiting-watching = Je kijkt mee. De partij begint zodra iedereen er is.
web-waiting-begins = De partij begint zodra iedereen klaar is.
web-waiting-invite = Nodig je vrienden uit
web-waiting-invite-about = Eén link voor iedereen: wie hem opent, schuift aan op de volgende vrije plek. Niemand heeft een account nodig.
web-waiting-link = Link voor je vrienden
web-waiting-share = Kom meespelen aan de viskade:
web-waiting-code = QR-code met de link voor je vrienden
web-waiting-code-about = Voor wie naast je zit
web-waiting-local = Deze link werkt alleen op deze computer zelf. Om anderen binnen te laten, start je de server met --host 0.0.0.0 en open je de pagina via het netwerkadres van deze computer.
web-waiting-watch = Link voor toeschouwers
web-waiting-watch-link = Link voor toeschouwers
web-waiting-leave = Tafel verlaten
web-waiting-leave-sure = Tafel verlaten? Je plek komt dan vrij.
web-waiting-leave-yes = Tafel verlaten
web-waiting-leave-no = Blijven

## Meekijken

web-watch = Meekijken
web-watch-lead = Tafels waar iedereen welkom is: schuif aan, kijk mee of kijk een partij terug.
web-watch-open = Wachten op spelers
web-watch-running = Nu bezig
web-watch-over = Afgelopen
web-watch-more =
    { $count ->
        [one] Nog één tonen
       *[other] Nog { $count } tonen
    }
web-watch-empty = De kramen zijn nog dicht
web-watch-empty-about = Er wordt nu nergens openbaar gespeeld. Zet een openbare tafel klaar en kijk wie er aanschuift.
web-watch-start = Openbare tafel klaarzetten
web-watch-by-link = Heeft iemand je een link gestuurd?
web-watch-link = Link of id van de tafel
web-watch-open-link = Openen
web-watch-no-link = Dit is geen link naar een tafel. Zo’n link eindigt op iets als /table/r1f66i4y50vvfc, soms met een # en nog wat erachter.

## Spelregels

web-rules-of = Spelregels van { $game }
web-rules-chapters = Hoofdstukken
web-rules-table = Tabel

## Over Uogashi

web-about-what = Uogashi, “de viskade”, is de plek waar je bordspellen over de vismarkt speelt: met vrienden, op één scherm of tegen bots, in vijf talen.
web-about-games = De spellen
web-about-games-1 = Uogashi is een onafhankelijke uitvoering en is niet verbonden aan de auteurs of uitgevers. De regels vertellen we in onze eigen woorden, en alles wat je ziet hebben we zelf getekend. Vind je een spel leuk, koop dan de doos.
web-about-you = Wat we over jou bewaren
web-about-you-1 = Accounts zijn er niet. Je bent een naam en een willekeurig getal, en één cookie houdt je plekken voor je vrij. Andere cookies zijn er niet.
web-about-you-2 = Wat je in de instellingen kiest, blijft in deze browser. Niets op deze pagina’s komt van andere servers, en niemand houdt bij wat je doet.
web-about-you-3 = In de instellingen vind je een link om op een ander apparaat verder te spelen, en een knop om alles over jou te wissen.
web-about-shuffle = Eerlijk geschud
web-about-shuffle-1 = Niemand kan de kaarten naar zijn hand zetten, ook de server niet. Zodra een tafel wordt gemaakt, kiest de server een geheim getal en toont daarvan de vingerafdruk, een SHA-256-hash, nog voordat er iemand aanschuift.
web-about-shuffle-2 = Wie aanschuift, voegt zelf willekeurige bytes toe. Het geheim en alle toegevoegde bytes bepalen samen hoe de kaarten worden gedeeld: de server moest zijn deel vastleggen voordat hij het jouwe kende.
web-about-shuffle-3 = Is de partij afgelopen, dan staan het geheim en alle toegevoegde bytes in het partijverslag. Iedereen kan nagaan dat daaruit de vingerafdruk, de deling en elke stap van de partij volgen.
web-about-shuffle-4 = Wat dit niet kan bewijzen: dat niemand aan tafel onder één hoedje speelde met de beheerder van de server, of dat de beheerder niet in de database keek terwijl jullie speelden.
web-about-licence = Licenties
web-about-licence-1 = De code is vrij onder de MIT-licentie.
web-about-licence-2 = Afbeeldingen en teksten zijn vrij onder Creative Commons Naamsvermelding 4.0 (CC BY 4.0): je mag ze gebruiken als je de auteurs van Uogashi vermeldt.
web-about-version = Versie { $version }

## Terugkeren

web-back = Welkom terug
web-back-welcome = Welkom terug, { $name }.
web-back-somebody = In deze browser speel je nu als { $name }. Keer je terug met de link, dan speel je hier onder de naam van die link; bij de tafels van { $name } kom je dan alleen nog met een link die { $name } heeft bewaard.
web-back-do = Terugkeren met de link
web-back-stay = Verder als { $name }
web-back-failed = Een nieuwe link maak je in de instellingen, op een apparaat waar je je tafels nog hebt.

## Nergens

web-nowhere = Hier is niets
web-nowhere-about = Alleen de zee. Misschien is de link afgebroken, of is de tafel al afgeruimd.
