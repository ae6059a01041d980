### Sentences of Shopping Spree. Dutch. Its title and the like stand on the shelf: shelf/nl.ftl.

## Things: one of them, as it stands in the middle of a sentence. They are typed, too: the first letters will do.

shopping-thing-shirt = shirt
shopping-thing-pants = broek
shopping-thing-bra = bh
shopping-thing-underwear = onderbroek
# A pair of socks is one thing.
shopping-thing-socks = sokken
shopping-thing-bed-sheet = laken
shopping-thing-pillow-case = kussensloop
shopping-thing-washer = wasmachine
shopping-thing-dryer = droger
shopping-thing-black-drink = zwart drankje
shopping-thing-red-drink = rood drankje
shopping-thing-blue-drink = blauw drankje
shopping-thing-green-drink = groen drankje
shopping-thing-yellow-drink = geel drankje
shopping-thing-white-drink = wit drankje
shopping-thing-salmon = zalm
shopping-thing-magazine = tijdschrift
shopping-thing-newspaper = krant
shopping-thing-detergent = wasmiddel
shopping-thing-tuna = tonijn
shopping-thing-crab = krab
# On the map in letters.
shopping-thing-within-reach = bereikbaar
shopping-thing-vending-machine = automaat
shopping-thing-entrance = ingang
shopping-thing-all-taken = alles weg
# The price stacks, beside those of the drinks: what is paid from them.
shopping-thing-machines = wasmachines en droger
shopping-thing-bedding = lakens en kussenslopen
shopping-thing-clothes = shirts en broeken
shopping-thing-smalls = bh’s, onderbroeken en sokken
# The lanes of the store
shopping-thing-A = A
shopping-thing-B = B
shopping-thing-C = C
shopping-thing-D = D
shopping-thing-E = E
shopping-thing-F = F
shopping-thing-G = G

## So many of a thing, as somebody takes them, has them or is paid for them

shopping-some-shirt =
    { $count ->
        [one] een shirt
       *[other] { $count } shirts
    }
shopping-some-pants =
    { $count ->
        [one] een broek
       *[other] { $count } broeken
    }
shopping-some-bra =
    { $count ->
        [one] een bh
       *[other] { $count } bh’s
    }
shopping-some-underwear =
    { $count ->
        [one] een onderbroek
       *[other] { $count } onderbroeken
    }
shopping-some-socks =
    { $count ->
        [one] een paar sokken
       *[other] { $count } paar sokken
    }
shopping-some-bed-sheet =
    { $count ->
        [one] een laken
       *[other] { $count } lakens
    }
shopping-some-pillow-case =
    { $count ->
        [one] een kussensloop
       *[other] { $count } kussenslopen
    }
shopping-some-washer =
    { $count ->
        [one] een wasmachine
       *[other] { $count } wasmachines
    }
shopping-some-dryer =
    { $count ->
        [one] een droger
       *[other] { $count } drogers
    }
shopping-some-black-drink =
    { $count ->
        [one] een zwart drankje
       *[other] { $count } zwarte drankjes
    }
shopping-some-red-drink =
    { $count ->
        [one] een rood drankje
       *[other] { $count } rode drankjes
    }
shopping-some-blue-drink =
    { $count ->
        [one] een blauw drankje
       *[other] { $count } blauwe drankjes
    }
shopping-some-green-drink =
    { $count ->
        [one] een groen drankje
       *[other] { $count } groene drankjes
    }
shopping-some-yellow-drink =
    { $count ->
        [one] een geel drankje
       *[other] { $count } gele drankjes
    }
shopping-some-white-drink =
    { $count ->
        [one] een wit drankje
       *[other] { $count } witte drankjes
    }
shopping-some-salmon =
    { $count ->
        [one] een zalm
       *[other] { $count } zalmen
    }
shopping-some-magazine =
    { $count ->
        [one] een tijdschrift
       *[other] { $count } tijdschriften
    }
shopping-some-newspaper =
    { $count ->
        [one] een krant
       *[other] { $count } kranten
    }
shopping-some-detergent =
    { $count ->
        [one] wasmiddel
       *[other] { $count } keer wasmiddel
    }
shopping-some-tuna =
    { $count ->
        [one] een tonijn
       *[other] { $count } tonijnen
    }
shopping-some-crab =
    { $count ->
        [one] een krab
       *[other] { $count } krabben
    }
# Tuna and crabs with the value that is printed on them: “krab 6”, “2 × krab 6”
shopping-some-valued =
    { $count ->
        [one] { $thing } { $value }
       *[other] { $count } × { $thing } { $value }
    }

## What stands on the map in the terminal: at most 9 columns (4 wide characters), each different from all others

shopping-short-shirt = shirt
shopping-short-pants = broek
shopping-short-bra = bh
shopping-short-underwear = ondergoed
shopping-short-socks = sokken
shopping-short-bed-sheet = laken
shopping-short-pillow-case = sloop
shopping-short-washer = wasmach.
shopping-short-dryer = droger
shopping-short-salmon = zalm
shopping-short-magazine = blad
shopping-short-newspaper = krant
shopping-short-detergent = wasmiddel
shopping-short-tuna = tonijn
shopping-short-crab = krab

## Signs of the drinks: one letter, or one wide character; they can be typed, too

shopping-sign-black-drink = Z
shopping-sign-red-drink = R
shopping-sign-blue-drink = B
shopping-sign-green-drink = G
shopping-sign-yellow-drink = L
shopping-sign-white-drink = W

## Words to type, the one to show first: each means one thing only, and none is a word of the program, as play-word-quit

shopping-word-enter = binnen in ingang
shopping-word-walk = loop lopen ga naar
shopping-word-stay = blijf blijven
shopping-word-here = hier .
shopping-word-leave = vertrek vertrekken uit buiten
shopping-word-take = pak pakken neem
shopping-word-machine = automaat drankautomaat m
shopping-word-nothing = niets niks n -

## Gegevens, zoals het invulbestand ze uitlegt

shopping-about-dots = De stippen van de plattegrond waar je staat: een gang A–G en een rij 1–9
shopping-about-steps = De wegen tussen de stippen, heen en terug
shopping-about-entrances = De stippen bij de ingangen
shopping-about-machine = De stippen vanwaar je bij de automaat kunt
shopping-about-cards = De kaarten: voor welke stippen elke kaart ligt, en wat erop ligt
shopping-about-clothes = Hoeveel er van elk kledingstuk zijn: tel ze
shopping-about-drinks = Hoeveel drankjes er van elke kleur zijn: tel ze
shopping-about-crate = Hoeveel drankjes het krat bevat
shopping-about-tuna-bag = De waarden op de tonijnen in de zak
shopping-about-crab-bag = De waarden op de krabben in de zak
shopping-about-barrels = De vaten, één per keer naar buiten gaan
shopping-about-stacks = De yen op elke stapel aan het begin
shopping-about-drink-stacks = De yen op de stapel van elke kleur drank
shopping-about-stack-falls = Hoeveel een stapel die betaalde daarna verliest
shopping-about-over-stack = Wat kleding en machines meer opleveren dan er op hun stapel ligt
shopping-about-first-salmon = Elke zalm bij de eerste keer dat je met zalm naar buiten gaat
shopping-about-later-salmon = Elke zalm daarna
shopping-about-tuna-pays = Wat een tonijn betaalt per punt waarde
shopping-about-crab-pays = Wat een krab betaalt per punt waarde
shopping-about-tuna-price = De prijs van de eerste tonijn van een speler
shopping-about-tuna-dearer = Hoeveel elke volgende meer kost
shopping-about-steps-a-turn = Stappen per beurt
shopping-about-leavings = Hoe vaak elke speler de winkel uit gaat
shopping-about-machine-odds = In zoveel van zoveel gevallen komt er een drankje uit
shopping-about-safe-items = Met de optie dexterity: zoveel dingen vallen nooit
shopping-about-fall-odds = Wat erboven ligt valt bij elke stap in zoveel van zoveel gevallen

## What happened. A figure comes twice: $yen to choose by, $yen_shown to be shown.

shopping-fact-turn-begins = Beurt { $turn }: { $seat }
shopping-fact-entered = { $seat } gaat naar binnen in gangpad { $lane }.
shopping-fact-walked =
    { $steps ->
        [one] { $seat } loopt één stap, naar { $lane }{ $row_shown }.
       *[other] { $seat } loopt { $steps } stappen, naar { $lane }{ $row_shown }.
    }
shopping-fact-stayed = { $seat } kan nergens heen en blijft staan.
# $value: printed on tuna and crabs; 0 for other things
shopping-fact-fell =
    { $value ->
        [0] Uit het mandje van { $seat } valt één ding: { $thing }.
       *[other] Uit het mandje van { $seat } valt één ding: { $thing } { $value_shown }.
    }
shopping-fact-basket-held = Uit het mandje van { $seat } valt niets.
shopping-fact-taken = { $seat } pakt één ding: { $thing }.
shopping-fact-tuna-bought = { $seat } betaalt ¥{ $yen_shown } voor een tonijn.
shopping-fact-drawn = { $seat } trekt { $thing } { $value_shown } uit de zak.
shopping-fact-took-nothing = { $seat } pakt niets.
shopping-fact-machine-used =
    { $drinks ->
        [one] { $seat } gebruikt de automaat: er gaat één drankje in.
       *[other] { $seat } gebruikt de automaat: er gaan { $drinks } drankjes in.
    }
shopping-fact-came-out = Eruit voor { $seat }: { $thing } × { $count }.
shopping-fact-machine-kept =
    { $drinks ->
        [0] Er blijft geen drankje in de automaat vastzitten.
        [one] Eén drankje blijft vastzitten en gaat terug in de krat.
       *[other] { $drinks } drankjes blijven vastzitten en gaan terug in de krat.
    }
shopping-fact-crate-refilled =
    { $drinks ->
        [one] Eén drankje dat naast de krat wachtte, gaat erin.
       *[other] { $drinks } drankjes die naast de krat wachtten, gaan erin.
    }
# $time: 1 for the first time
shopping-fact-left =
    { $items ->
        [one] { $seat } vertrekt met één ding uit de winkel en krijgt ¥{ $yen_shown }.
       *[other] { $seat } vertrekt met { $items } dingen uit de winkel en krijgt ¥{ $yen_shown }.
    }
# $doubled: how many of them a detergent doubles
shopping-fact-paid =
    { $thing }{ $value ->
        [0] {""}
       *[other] {" "}{ $value_shown }
    } × { $count }: ¥{ $yen_shown }{ $doubled ->
        [0] .
       *[other] , { $doubled } ervan verdubbeld door wasmiddel.
    }
shopping-fact-stack-fell = De stapel daalt naar ¥{ $yen_shown }: { $stack }.
shopping-fact-last-turn = De laatste beurt is voor { $seat }.
shopping-fact-limit-reached = De grens van het aantal beurten, { $turns } per speler, is bereikt: het spel eindigt hier.
shopping-fact-basket-lost =
    { $items ->
        [one] { $seat } is nog in de winkel: één ding wordt niet betaald.
       *[other] { $seat } is nog in de winkel: { $items } dingen worden niet betaald.
    }
shopping-fact-scored =
    { $seat }: ¥{ $money_shown }, { $papers ->
        [0] geen tijdschriften of kranten
        [one] één tijdschrift of krant
       *[other] { $papers } tijdschriften en kranten
    } naar buiten gedragen; { $times ->
        [0] nooit
        [one] één keer
       *[other] { $times } keer
    } uit de winkel vertrokken.

## Why a decision is refused: something else is asked

shopping-asked-entering = je bent buiten: ga eerst de winkel in, in gangpad { $lanes }
shopping-asked-walking = je bent in de winkel: loop eerst naar een andere stip, of vertrek
shopping-asked-walking-on = je bent net binnen: loop door met de stappen die je nog hebt, of blijf hier
shopping-asked-taking = je staat op { $dot }: pak iets wat hier ligt, gebruik de automaat als die hier staat, of pak niets

## Why a decision is refused: a rule forbids it

shopping-no-entrance = in gangpad { $lane } is geen ingang: ga naar binnen in gangpad { $lanes }
shopping-no-such-dot =
    { $most ->
        [one] er is geen stip { $dot } in deze winkel: loop naar een stip op één stap van { $here }
       *[other] er is geen stip { $dot } in deze winkel: loop naar een stip op hoogstens { $most } stappen van { $here }
    }
shopping-same-dot =
    { $most ->
        [one] je staat al op { $dot }: loop naar een andere stip, één stap verderop
       *[other] je staat al op { $dot }: loop naar een andere stip, hoogstens { $most } stappen verderop
    }
shopping-too-far =
    van { $here } naar { $dot } is het { $steps } stappen: { $most ->
        [one] loop naar een stip die één stap verderop is
       *[other] loop naar een stip die hoogstens { $most } stappen verderop is
    }
shopping-just-entered = in de beurt waarin je naar binnen gaat, kun je niet vertrekken: loop door, of blijf hier
shopping-empty-basket = met een leeg mandje kun je niet vertrekken: pak eerst iets
shopping-door-too-far = van { $here } naar buiten is het { $steps } stappen, en in een beurt zet je er hoogstens { $most }: loop eerst dichter naar een ingang toe
shopping-can-move = alleen wie nergens heen kan, mag blijven staan: loop naar een andere stip, of vertrek
shopping-not-here =
    bij { $here } kun je geen { $thing } pakken{ $choices ->
        [0] : er valt nu niets te halen
       *[other] ; wel: { $things }
    }
shopping-bag-empty =
    de zak met { $thing } is leeg{ $choices ->
        [0] : bij { $here } ligt niets anders wat je kunt pakken
       *[other] ; bij { $here } kun je wel pakken: { $things }
    }
shopping-too-dear =
    je volgende tonijn kost ¥{ $cost }, en je hebt ¥{ $money }{ $choices ->
        [0] : bij { $here } ligt niets anders wat je kunt pakken
       *[other] ; bij { $here } kun je wel pakken: { $things }
    }
shopping-no-machine-here =
    de automaat staat niet bij { $here }{ $choices ->
        [0] : deze winkel heeft er geen
        [one] : gebruik hem vanaf { $dots }
       *[other] ; gebruik hem vanaf een van deze stippen: { $dots }
    }
shopping-crate-empty = er zitten geen drankjes in de krat van de automaat: pak iets anders, of niets

## Figures, options and setups that cannot be

shopping-figure-no-dot = “{ $figure }” is { $value }: een stip is een gangpad van A tot en met G en een rij van 1 tot en met 9, zoals "B4"
shopping-figure-no-way = “{ $figure }” is { $value }: stappen zijn stippen met “-” ertussen, zoals "A1-A2-A3"
shopping-figure-step-twice = “{ $figure }” bevat de stap { $step }, die er al staat of nergens heen leidt: noem elke stap één keer
shopping-figure-card-contents = “{ $figure }” moet één soort inhoud hebben, of meerdere soorten die niet willekeurig worden verdeeld; er is { $known }
shopping-figure-unknown-dot = “{ $figure }” noemt de stip { $dot }, die niet bij “dots” staat: voeg die daar toe, of kies een andere
shopping-figure-entrances-alike = “{ $figure }” is een tweede ingang in gangpad { $lane }: elke ingang heeft een eigen gangpad nodig
shopping-figure-dot-apart = niemand kan de stip { $dot } bereiken: vanaf een ingang leiden er geen stappen heen
shopping-figure-odds = “{ $figure }” is { $value }: het moet zoveel van zoveel gevallen zijn, zoals [1, 2], het eerste getal niet groter dan het tweede
shopping-figure-barrels = er zijn { $barrels } vaten, maar er zijn er { $needed } nodig: één voor elk vertrek van elke speler
shopping-figure-clothes = er zijn { $clothes } kledingstukken voor { $cards } kaarten: dat moeten er evenveel zijn
shopping-figure-drinks = er zijn { $drinks } drankjes die niet zwart zijn, en op de kaarten is plaats voor { $room }: dat moeten er evenveel zijn
shopping-figure-too-many =
    { $what ->
        [piles] op de kaarten liggen { $count } stapeltjes spullen, maar het mogen er hoogstens { $most } zijn
        [piles-at-a-dot] voor één stip liggen { $count } stapeltjes spullen, maar het mogen er hoogstens { $most } zijn
        [drink-cards] er zijn { $count } kaarten met drankjes, maar het mogen er hoogstens { $most } zijn
        [drinks] er zijn { $count } drankjes, maar het mogen er hoogstens { $most } zijn
        [tuna-values] tonijnen hebben { $count } verschillende waarden, maar het mogen er hoogstens { $most } zijn
        [crab-values] krabben hebben { $count } verschillende waarden, maar het mogen er hoogstens { $most } zijn
       *[items] in het hele spel zijn { $count } dingen, maar het mogen er hoogstens { $most } zijn
    }
shopping-option-turns = turn_limit moet een getal van 1 tot en met { $most } zijn, niet { $value }
shopping-option-endings = end moet een waarde uit { $known } zijn, niet { $value }
shopping-option-switch = { $option } moet true of false zijn, niet { $value }
shopping-setup-first = “first” moet een plek van 0 tot en met { $last } zijn, niet { $value }
shopping-setup-drinks = “drinks” moet uit { $cards } lijsten met kleuren bestaan, met elk zoveel drankjes: { $counts }
shopping-setup-dealt = “{ $what }” moet bestaan uit { $wanted }, in welke volgorde dan ook, niet uit { $value }

## For every client: the names of what is seen

shopping-turn = Beurt { $number }
shopping-turn-before = Eén beurt terug
shopping-turn-after = Eén beurt verder
shopping-view-turn = beurt
shopping-view-turn-limit = beurten hoogstens
shopping-view-phase = fase
shopping-view-first = startspeler
shopping-view-player = aan de beurt
shopping-view-steps-a-turn = stappen per beurt
shopping-view-leavings-needed = keer vertrekken tot je klaar bent
shopping-view-last-turn = laatste beurt
shopping-view-safe-items = dingen die veilig zijn
shopping-view-salmon-pays = zalm levert op
shopping-view-tuna-bag = tonijnen in de zak
shopping-view-crab-bag = krabben in de zak
shopping-view-crate = in de krat
shopping-view-waiting = naast de krat
shopping-view-barrels = vaten over
shopping-view-seats = spelers
shopping-view-stacks = stapels
shopping-view-plan = plattegrond
shopping-view-lines = regels van de plattegrond
shopping-view-signs = letters
shopping-view-inside = nummers
shopping-view-dots = stippen
shopping-view-cards = kaarten
shopping-view-thing = ding
shopping-view-value = gedrukte waarde
shopping-view-count = aantal
shopping-view-doubled = verdubbeld
shopping-view-pays = levert op
shopping-view-seat = speler
shopping-view-money = geld
shopping-view-dot = stip
shopping-view-exit-steps = stappen naar buiten
shopping-view-leavings = keer vertrokken
shopping-view-done = klaar
shopping-view-could-end = kan de partij beëindigen
shopping-view-could-end-round = kan de laatste beurten inluiden
shopping-view-items = dingen
shopping-view-basket-pays = mandje levert op
shopping-view-basket = mandje
shopping-view-at-risk = kan vallen
shopping-view-tuna-cost = volgende tonijn kost
shopping-view-papers = tijdschriften en kranten buiten
shopping-view-carried-out = naar buiten gedragen
shopping-view-stack = stapel
shopping-view-yen = yen erop
shopping-view-things = spullen
shopping-view-steps = stappen
shopping-view-entrance = ingang
shopping-view-machine = automaat
shopping-view-neighbours = één stap verderop
shopping-view-at = bij
shopping-view-bag = zak

shopping-phase-entering = naar binnen
shopping-phase-walking = loopt
shopping-phase-walking-on = loopt door
shopping-phase-falling = wat valt er?
shopping-phase-taking = pakt iets
shopping-phase-drawing-tuna = trekt een tonijn
shopping-phase-drawing-crab = trekt een krab
shopping-phase-machine = de automaat draait
shopping-phase-over = einde

## For every client: decisions, what they bring, and options. $first and $second are the words that follow the first
## one, things by their names; empty where there are none.

shopping-decision-enter = Ga naar binnen in gangpad { $first }
shopping-decision-walk = Loop naar { $first }{ $second }
shopping-decision-stay = Blijf op { $dot }
shopping-decision-here = Blijf op { $dot }
shopping-decision-leave = Vertrek uit de winkel voor ¥{ $yen }
shopping-decision-machine = Gebruik de automaat
shopping-decision-nothing = Pak niets
shopping-decision-take = Pak: { $first }
# Headings of decisions that begin with the same word.
shopping-choices-enter = Naar binnen
shopping-choices-walk = Naar een stip lopen
shopping-choices-take = Iets pakken
shopping-outcome-money = geld
shopping-score = ¥{ $score }
shopping-outcome-basket = mandje levert op
shopping-outcome-exit = stappen naar buiten
shopping-option-dexterity = behendigheid
shopping-option-dexterity-about = Wat te hoog in een mandje ligt, kan er onderweg uit vallen: bij elke stap met meer dan 6 dingen valt elk ding boven het zesde er met een kans van 1/6 uit.
shopping-option-stack-payout = uitbetaling volgens de stapel
shopping-option-stack-payout-about = Kleding, wasmachines en droger leveren precies op wat er op hun stapel ligt, en geen ¥100 meer.
shopping-option-end = einde
shopping-option-end-about = Wanneer het spel eindigt als alle spelers op één na twee keer zijn vertrokken.
shopping-option-end-recommended = Aanbevolen met twee spelers: na de ronde. Als het meteen eindigt, kan wie begint de winst afdwingen.
shopping-option-end-at-once = altijd meteen
shopping-option-end-even = meteen; met twee spelers na de ronde
shopping-option-end-round = altijd na de ronde
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = hoogstens zoveel beurten per speler

## Reports

shopping-report-turns = Beurten per speler
shopping-report-turns-text = Hoeveel beurten elke speler heeft tot het spel voorbij is.
shopping-report-score = Waaruit een score bestaat
shopping-report-score-text = Geld aan het einde, wat bij een gelijke stand de doorslag geeft, en hoe vaak spelers uit de winkel zijn vertrokken.
shopping-report-score-money = geld
shopping-report-score-papers = tijdschriften en kranten naar buiten gedragen
shopping-report-score-times = keer vertrokken
shopping-report-leaving = Vertrekken
shopping-report-leaving-text = Wat spelers bij zich hebben als ze uit de winkel vertrekken, en wat ze ervoor krijgen.
shopping-report-leaving-items = dingen in het mandje
shopping-report-leaving-yen = ervoor betaald, ¥
shopping-report-first-out = Wie als eerste vertrekt
shopping-report-first-out-text = Of het loont om als eerste uit de winkel te vertrekken.
shopping-report-first-out-who = de speler die als eerste vertrekt
shopping-report-things = Spullen
shopping-report-things-text = Wat er uit de winkel wordt gedragen, en wat ervoor wordt betaald.
shopping-report-things-paid = naar buiten gedragen per partij
shopping-report-things-yen = betaald per partij, ¥
shopping-report-things-doubled = verdubbeld door wasmiddel per partij
shopping-report-things-winners = door een winnaar / door een ander
shopping-report-drawn = Tonijn en krab
shopping-report-drawn-text = Hoeveel er uit de zakken worden getrokken, en welke waarde erop staat.
shopping-report-drawn-drawn = getrokken per partij
shopping-report-drawn-value = waarde
shopping-report-stacks = Stapels
shopping-report-stacks-text = Hoe vaak elke stapel daalt, en wat er dan nog op ligt.
shopping-report-stacks-fell = keer gedaald per partij
shopping-report-stacks-yen = yen erop na het dalen
shopping-report-machine = De automaat
shopping-report-machine-text = Hoeveel drankjes erin gaan als iemand hem gebruikt.
shopping-report-machine-drinks = drankjes die erin gaan
shopping-report-came-out = Wat eruit komt
shopping-report-came-out-text = De drankjes die spelers uit de automaat krijgen.
shopping-report-came-out-drinks = drankjes per partij
shopping-report-came-out-winners = voor een winnaar / voor een ander
shopping-report-happened = Wat er verder gebeurt
shopping-report-happened-text = Hoe vaak dit in een partij gebeurt.
shopping-report-happened-machine-used = de automaat wordt gebruikt
shopping-report-happened-tuna-bought = er wordt een tonijn gekocht
shopping-report-happened-took-nothing = iemand pakt niets
shopping-report-happened-fell = er valt iets uit een mandje
shopping-report-happened-basket-lost = een mandje is aan het einde nog in de winkel
shopping-report-happened-limit-reached = de partij eindigt op de grens

## The table in the terminal: all of it as short as can be

shopping-position-turn = Beurt { $turn } van { $turns }
shopping-position-last = laatste beurt
shopping-what-happened = Wat er is gebeurd
shopping-column-player = speler
shopping-column-money = geld
# How often they have left, a sign for each time
shopping-column-left = weg
# Where they are
shopping-column-at = plek
# Steps to get out of the store
shopping-column-out = deur
shopping-column-papers = lectuur
# What the basket would pay now
shopping-column-pays = waard
shopping-column-basket = mandje
shopping-column-carried-out = naar buiten gedragen
shopping-board-machine = automaat
shopping-legend-pawn = speler 1; waar wie aan de beurt is staat
shopping-legend-reached = een stip die je in twee stappen kunt bereiken
shopping-legend-dot = een stip: gangpad en rij; van daar pak je wat ernaast ligt
shopping-legend-way = één stap van stip naar stip
shopping-legend-door = een deur: hier ga je naar binnen en naar buiten
shopping-legend-machine = de automaat, en wat er in de krat zit
shopping-legend-things = twee shirts; niets meer
shopping-legend-doubled = verdubbeld door wasmiddel
shopping-legend-left = één keer naar buiten gegaan; nog één keer te gaan
shopping-legend-seats = aan de beurt; startspeler
shopping-legend-won = heeft gewonnen
shopping-board-empty = leeg
# After it stand those who are outside. Also a place: where somebody is.
shopping-board-outside = buiten
shopping-board-done = klaar
# After “▸2”, which stands at dots that can be reached
shopping-board-steps =
    { $steps ->
        [one] bereikbaar, in één stap
       *[other] bereikbaar, in { $steps } stappen
    }
# After its sign on the map
shopping-board-entrance = ingang
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = ook één stap: { $steps }
# Before the drinks that wait beside the crate
shopping-board-waiting = naast de krat
# Headings before prices and before what is left in the bags
shopping-board-pays = waard
shopping-board-bags = zakken
# After the tuna in the bag
shopping-board-tuna-cost = (¥{ $yen } voor jou)
shopping-board-at-risk = kan vallen: { $things }
shopping-board-unpaid =
    { $items ->
        [one] één ding niet betaald
       *[other] { $items } dingen niet betaald
    }

## The table in words

shopping-words-dot = { $dot }: { $things }.
shopping-words-empty-dot = { $dot }: niets.
# A card from which one draws
shopping-words-bag = { $thing } uit de zak
shopping-words-shared = { $things } (ook vanaf { $dots })
shopping-words-machine-here = De automaat.
shopping-words-steps =
    { $steps ->
        [one] Bereikbaar in één stap.
       *[other] Bereikbaar in { $steps } stappen.
    }
shopping-words-exit =
    { $steps ->
        [one] Eén stap naar buiten.
       *[other] { $steps } stappen naar buiten.
    }
shopping-words-here =
    { $count ->
        [one] { $seats } staat hier.
       *[other] { $seats } staan hier.
    }
shopping-words-ways = Eén stap van elke stip naar de volgende: { $ways }.
shopping-words-entrances =
    { $count ->
        [one] De ingang is bij { $dots }.
       *[other] De ingangen zijn bij { $dots }.
    }
shopping-words-crate = In de krat van de automaat: { $drinks }.
shopping-words-no-crate = De krat van de automaat is leeg.
shopping-words-waiting = Ernaast, de oudste eerst: { $drinks }.
shopping-words-pays = Wat één ding nu oplevert: { $prices }.
shopping-words-stack = { $stack } ¥{ $yen }
# Between stacks, whose names may have commas in them
shopping-words-then = ;{" "}
shopping-words-bag-holds = In de zak met { $thing }: { $values }.
shopping-words-bag-empty = De zak met { $thing } is leeg.
shopping-words-seat = Speler { $player }, { $seat }: ¥{ $money }.
shopping-words-at =
    { $steps ->
        [one] Op { $dot }, nog één stap naar buiten.
       *[other] Op { $dot }, nog { $steps } stappen naar buiten.
    }
shopping-words-outside = Buiten.
shopping-words-done = Klaar.
shopping-words-leavings = { $times } van de { $needed } keer vertrokken.
shopping-words-basket = In het mandje: { $items }; dat zou nu ¥{ $yen } opleveren.
shopping-words-no-basket = Het mandje is leeg.
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [one] { $things } (verdubbeld)
       *[other] { $things } ({ $doubled } ervan verdubbeld)
    }
shopping-words-at-risk = Bij de volgende stap kan dit eruit vallen, in deze volgorde: { $things }.
shopping-words-carried-out = Naar buiten gedragen: { $things }.
shopping-words-unpaid =
    { $items ->
        [one] Eén ding was nog in de winkel en wordt niet betaald.
       *[other] { $items } dingen waren nog in de winkel en worden niet betaald.
    }
shopping-words-tuna-cost = De volgende tonijn kost ¥{ $yen }.
shopping-words-first = Startspeler.

## The story. What somebody did in a turn is put together from the parts below.

shopping-told-first = { $seat } begint.
shopping-told-turn = { $seat } { $parts }.
# Between the parts
shopping-told-then = ,{" "}
shopping-told-enters = gaat naar binnen in gangpad { $lane }
shopping-told-walks = loopt naar { $dot }
shopping-told-stays = kan nergens heen
shopping-told-drops = verliest { $things }
shopping-told-holds = verliest niets
shopping-told-takes = pakt { $thing }
shopping-told-buys = koopt { $tuna } voor ¥{ $yen }
shopping-told-draws = trekt { $thing }
# $count: the drinks that went in
shopping-told-machine =
    { $count ->
        [one] haalt { $drinks } uit de automaat, het enige drankje erin
       *[other] haalt { $drinks } uit de automaat, waar er { $count } in gingen
    }
shopping-told-machine-stuck =
    { $count ->
        [one] gebruikt de automaat, maar het enige drankje blijft vastzitten
       *[other] gebruikt de automaat, maar alle { $count } drankjes blijven vastzitten
    }
shopping-told-nothing = pakt niets
shopping-told-leaves =
    { $items ->
        [one] { $seat } vertrekt met één ding en krijgt ¥{ $yen }: { $payments }.
       *[other] { $seat } vertrekt met { $items } dingen en krijgt ¥{ $yen }: { $payments }.
    }
# $doubled: how many of the $count things a detergent doubled
shopping-told-paid =
    { $doubled ->
        [0] { $things } ¥{ $yen }
       *[other] { $count ->
            [one] { $things } ¥{ $yen } (verdubbeld)
           *[other] { $things } ¥{ $yen } ({ $doubled } ervan verdubbeld)
        }
    }
shopping-told-stacks = Stapels dalen: { $stacks }.
shopping-told-stack = { $stack } naar ¥{ $yen }

## What is asked, and what it would bring

shopping-ask-hint = Je kunt typen: { $words }. Met ? lees je meer.
# What it pays now, or costs
shopping-hint-pays = { $words } (¥{ $yen })
shopping-hint-costs = { $words } (kost ¥{ $yen })
shopping-ask-entering = Je bent buiten. Door welk gangpad ga je naar binnen?
shopping-ask-walking =
    { $steps ->
        [one] Je staat op { $dot }, nog één stap naar buiten. Je mandje levert nu ¥{ $yen } op. Waarheen?
       *[other] Je staat op { $dot }, nog { $steps } stappen naar buiten. Je mandje levert nu ¥{ $yen } op. Waarheen?
    }
shopping-ask-walking-on = Je bent binnengekomen op { $dot }. Naar welke stip loop je door, of blijf je hier?
shopping-ask-taking =
    { $things ->
        [none] Je staat op { $dot }. Hier valt niets te pakken.
       *[other] Je staat op { $dot }. Kies één ding: { $things }; of niets.
    }
shopping-warning-last =
    { $basket ->
        [0] Laatste beurten: na deze ronde is de partij afgelopen.
       *[other] Laatste beurten: na deze ronde is de partij afgelopen. Je mandje (¥{ $basket }) levert niets op als je niet vertrekt.
    }
shopping-warning-limit =
    { $basket ->
        [0] Beurt { $turns } is de laatste: daarna is de partij afgelopen.
       *[other] Beurt { $turns } is de laatste. Je mandje (¥{ $basket }) levert niets op als je dan niet vertrekt.
    }
shopping-warning-ends =
    { $steps ->
        [one] { $basket ->
            [0] { $seat } is nog één stap van buiten: bij vertrek eindigt de partij.
           *[other] { $seat } is nog één stap van buiten: bij vertrek eindigt de partij en levert je mandje (¥{ $basket }) niets op.
        }
       *[other] { $basket ->
            [0] { $seat } is nog { $steps } stappen van buiten: bij vertrek eindigt de partij.
           *[other] { $seat } is nog { $steps } stappen van buiten: bij vertrek eindigt de partij en levert je mandje (¥{ $basket }) niets op.
        }
    }
shopping-warning-ends-round =
    { $steps ->
        [one] { $basket ->
            [0] { $seat } is nog één stap van buiten: bij vertrek wordt alleen deze ronde nog uitgespeeld.
           *[other] { $seat } is nog één stap van buiten: bij vertrek wordt alleen deze ronde nog uitgespeeld, en daarna levert je mandje (¥{ $basket }) niets meer op.
        }
       *[other] { $basket ->
            [0] { $seat } is nog { $steps } stappen van buiten: bij vertrek wordt alleen deze ronde nog uitgespeeld.
           *[other] { $seat } is nog { $steps } stappen van buiten: bij vertrek wordt alleen deze ronde nog uitgespeeld, en daarna levert je mandje (¥{ $basket }) niets meer op.
        }
    }
shopping-ends-won =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je wint met ¥{ $own } tegen ¥{ $best }.
shopping-ends-won-tie =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je staat gelijk op ¥{ $own } en wint op de tiebreak.
shopping-ends-lost =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je verliest met ¥{ $own } tegen ¥{ $best }.
shopping-ends-lost-tie =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je staat gelijk op ¥{ $own } maar verliest op de tiebreak.
shopping-ends-shared =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je deelt de winst met ¥{ $own }.
shopping-ends-luck =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }; hoe, hangt van het toeval af.
shopping-ends-round =
    { $how ->
        [leaving] Als je nu vertrekt
       *[other] Hiermee
    } beginnen de laatste beurten: na deze ronde is de partij afgelopen.
shopping-column-choice = typ
shopping-column-steps = stappen
shopping-column-there = wat er ligt
# What would add most to the basket there
shopping-column-best = beste
shopping-column-meaning = wat het betekent
shopping-column-money-after = geld erna
shopping-column-basket-after = mandje erna
shopping-explain-bag = Willekeurig uit de zak: { $values }.
shopping-explain-machine = Elk drankje komt eruit of niet: { $drinks }.
shopping-sum-money = Geld ¥{ $money } → ¥{ $left }.
shopping-sum-basket = Het mandje levert op: ¥{ $before } → ¥{ $after }.
shopping-sum-out =
    { $steps ->
        [one] Eén stap naar buiten.
       *[other] { $steps } stappen naar buiten.
    }
shopping-sum-chance = De rest beslist het toeval.

## What was typed and not understood

shopping-typed-nothing = er staat niets tussen de komma’s
shopping-typed-not-understood = “{ $word }” wordt hier niet herkend: typ { $known }; met ? lees je meer
shopping-typed-ambiguous = “{ $word }” is niet duidelijk: { $known }? Typ er iets meer van
shopping-typed-where = { $word } waarheen? Kies uit { $known }
shopping-typed-what = { $word } wat? Kies uit { $known }
shopping-typed-too-much = “{ $word }” komt te laat: de beurt eindigt met “{ $decision }”
