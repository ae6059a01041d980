### Zinnen van Shopping Spree. Nederlands. De titel en dergelijke staan op de plank: shelf/nl.ftl.

## Things: one of them, as used inside a sentence. They are typed, too: the first letters will do.

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

## Counts of an item, as in a list of what a player takes, has or is paid for

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
        [one] een pak wasmiddel
       *[other] { $count } pakken wasmiddel
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

## What happened. Numbers come twice: $yen to select by, $yen_shown to show.

shopping-fact-turn-begins = Beurt { $turn }: { $seat }
shopping-fact-entered = { $seat } gaat bij gangpad { $lane } naar binnen.
shopping-fact-walked =
    { $steps ->
        [one] { $seat } loopt één stap, naar { $lane }{ $row_shown }.
       *[other] { $seat } loopt { $steps } stappen, naar { $lane }{ $row_shown }.
    }
shopping-fact-stayed = { $seat } kan nergens heen en blijft staan.
# $value: printed on tuna and crabs; 0 for other things
shopping-fact-fell =
    { $value ->
        [0] Er valt een artikel uit het mandje van { $seat }: { $thing }.
       *[other] Er valt een artikel uit het mandje van { $seat }: { $thing } { $value_shown }.
    }
shopping-fact-basket-held = Er valt niets uit het mandje van { $seat }.
shopping-fact-taken = { $seat } pakt een artikel: { $thing }.
shopping-fact-tuna-bought = { $seat } betaalt ¥{ $yen_shown } voor een tonijn.
shopping-fact-drawn = { $seat } trekt { $thing } { $value_shown } uit de zak.
shopping-fact-took-nothing = { $seat } pakt niets.
shopping-fact-machine-used =
    { $drinks ->
        [one] { $seat } gebruikt de automaat: er gaat één drankje in.
       *[other] { $seat } gebruikt de automaat: er gaan { $drinks } drankjes in.
    }
shopping-fact-came-out = { $seat } krijgt { $thing } × { $count }.
shopping-fact-machine-kept =
    { $drinks ->
        [0] Er blijft geen drankje steken.
        [one] Eén drankje blijft steken en gaat terug in de krat.
       *[other] { $drinks } drankjes blijven steken en gaan terug in de krat.
    }
shopping-fact-crate-refilled =
    { $drinks ->
        [one] Eén drankje van naast de krat vult die aan.
       *[other] { $drinks } drankjes van naast de krat vullen die aan.
    }
# $time: 1 for the first time
shopping-fact-left =
    { $items ->
        [one] { $seat } verlaat de winkel met één artikel en krijgt ¥{ $yen_shown }.
       *[other] { $seat } verlaat de winkel met { $items } artikelen en krijgt ¥{ $yen_shown }.
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
shopping-fact-stack-fell = Prijs daalt naar ¥{ $yen_shown }: { $stack }.
shopping-fact-last-turn = { $seat } heeft de laatste beurt.
shopping-fact-limit-reached = Iedereen heeft { $turns } beurten gehad: de partij eindigt hier.
shopping-fact-basket-lost =
    { $items ->
        [one] { $seat } is nog in de winkel en krijgt niets voor één artikel.
       *[other] { $seat } is nog in de winkel en krijgt niets voor { $items } artikelen.
    }
shopping-fact-scored =
    { $seat }: ¥{ $money_shown }, { $papers ->
        [0] geen tijdschriften of kranten
        [one] één tijdschrift of krant
       *[other] { $papers } tijdschriften en kranten
    } mee naar buiten genomen; { $times ->
        [0] nooit
        [one] één keer
       *[other] { $times } keer
    } uit de winkel vertrokken.

## Why a decision is refused: something else is asked

shopping-asked-entering = je bent buiten: ga eerst bij gangpad { $lanes } naar binnen
shopping-asked-walking = je bent in de winkel: loop eerst naar een andere stip, of vertrek
shopping-asked-walking-on = je bent net binnen: loop door met de stappen die je nog hebt, of blijf hier
shopping-asked-taking = je staat op { $dot }: pak iets wat hier ligt, gebruik de automaat als die hier staat, of pak niets

## Why a decision is refused: a rule forbids it

shopping-no-entrance = bij gangpad { $lane } is geen ingang: ga naar binnen bij gangpad { $lanes }
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

## Component values, options and setups that are not valid

shopping-figure-no-dot = “{ $figure }” is { $value }: een stip is een gangpad van A tot en met G en een rij van 1 tot en met 9, zoals "B4"
shopping-figure-no-way = “{ $figure }” is { $value }: stappen zijn stippen met “-” ertussen, zoals "A1-A2-A3"
shopping-figure-step-twice = “{ $figure }” bevat de stap { $step }, die dubbel is of nergens heen leidt: noem elke stap één keer
shopping-figure-card-contents = “{ $figure }” moet één soort inhoud hebben, of meerdere soorten die open liggen; beschikbaar: { $known }
shopping-figure-unknown-dot = “{ $figure }” noemt de stip { $dot }, die niet bij “dots” staat: voeg die daar toe, of kies een andere
shopping-figure-entrances-alike = “{ $figure }” is een tweede ingang in gangpad { $lane }: een gangpad kan maar één ingang hebben
shopping-figure-dot-apart = stip { $dot } is onbereikbaar: vanaf een ingang leiden er geen stappen heen
shopping-figure-odds = “{ $figure }” is { $value }: geef een kans als twee getallen, zoals [1, 2] voor 1 op 2; het eerste mag niet groter zijn dan het tweede
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
       *[items] in het hele spel zijn { $count } artikelen, maar het mogen er hoogstens { $most } zijn
    }
shopping-option-turns = turn_limit moet een getal van 1 tot en met { $most } zijn, niet { $value }
shopping-option-endings = end moet een waarde uit { $known } zijn, niet { $value }
shopping-option-switch = { $option } moet true of false zijn, niet { $value }
shopping-setup-first = “first” moet een plek van 0 tot en met { $last } zijn, niet { $value }
shopping-setup-drinks = “drinks” moet uit { $cards } lijsten met kleuren bestaan, met elk zoveel drankjes: { $counts }
shopping-setup-dealt = “{ $what }” moet bestaan uit { $wanted }, in welke volgorde dan ook, niet uit { $value }

## For every client: the names of what a player sees

shopping-turn = Beurt { $number }
shopping-turn-before = Vorige beurt
shopping-turn-after = Volgende beurt
shopping-view-turn = beurt
shopping-view-turn-limit = maximaal aantal beurten
shopping-view-phase = fase
shopping-view-first = startspeler
shopping-view-player = aan de beurt
shopping-view-steps-a-turn = stappen per beurt
shopping-view-leavings-needed = aantal keer te vertrekken
shopping-view-last-turn = laatste beurt
shopping-view-safe-items = artikelen die niet vallen
shopping-view-salmon-pays = zalm levert op
shopping-view-tuna-bag = tonijnen in de zak
shopping-view-crab-bag = krabben in de zak
shopping-view-crate = in de krat
shopping-view-waiting = naast de krat
shopping-view-barrels = vaten over
shopping-view-seats = spelers
shopping-view-stacks = prijsstapels
shopping-view-plan = plattegrond
shopping-view-lines = regels van de plattegrond
shopping-view-signs = letters
shopping-view-inside = nummers
shopping-view-dots = stippen
shopping-view-cards = kaarten
shopping-view-thing = artikel
shopping-view-value = opgedrukte waarde
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
shopping-view-items = artikelen
shopping-view-basket-pays = mandje levert op
shopping-view-basket = mandje
shopping-view-at-risk = kan vallen
shopping-view-tuna-cost = volgende tonijn kost
shopping-view-papers = tijdschriften en kranten mee naar buiten
shopping-view-carried-out = mee naar buiten genomen
shopping-view-stack = stapel
shopping-view-yen = yen erop
shopping-view-things = spullen
shopping-view-steps = stappen
shopping-view-entrance = ingang
shopping-view-machine = automaat
shopping-view-neighbours = één stap verderop
shopping-view-at = bij
shopping-view-bag = zak

shopping-phase-entering = gaat naar binnen
shopping-phase-walking = loopt
shopping-phase-walking-on = loopt door
shopping-phase-falling = mandje nakijken
shopping-phase-taking = pakt iets
shopping-phase-drawing-tuna = trekt een tonijn
shopping-phase-drawing-crab = trekt een krab
shopping-phase-machine = de automaat draait
shopping-phase-over = afgelopen

## For every client: decisions, their effects, and options. $first and $second are the words that follow the first
## one, things by their names; empty where there are none.

shopping-decision-enter = Naar binnen bij gangpad { $first }
shopping-decision-walk = Naar { $first }{ $second } lopen
shopping-decision-stay = Op { $dot } blijven staan
shopping-decision-here = Op { $dot } blijven
shopping-decision-leave = Winkel verlaten voor ¥{ $yen }
shopping-decision-machine = Automaat gebruiken
shopping-decision-nothing = Niets pakken
shopping-decision-take = Pakken: { $first }
# Headings of decisions that begin with the same word.
shopping-choices-enter = Naar binnen
shopping-choices-walk = Naar een stip lopen
shopping-choices-take = Een artikel pakken
shopping-outcome-money = geld
shopping-score = ¥{ $score }
shopping-outcome-basket = mandje levert op
shopping-outcome-exit = stappen naar buiten
shopping-option-dexterity = behendigheid
shopping-option-dexterity-about = Wat te hoog in een mandje ligt, kan er onderweg uit vallen: bij elke stap met meer dan 6 artikelen valt elk artikel boven het zesde er met een kans van 1 op 6 uit.
shopping-option-stack-payout = alleen de stapel telt
shopping-option-stack-payout-about = Kleding, wasmachines en droger leveren precies op wat er op hun stapel ligt, zonder ¥100 extra.
shopping-option-end = einde
shopping-option-end-about = Wanneer de partij eindigt als alle spelers op één na twee keer zijn vertrokken.
shopping-option-end-recommended = Aanbevolen met twee spelers: na de ronde. Eindigt de partij meteen, dan kan de startspeler de winst afdwingen.
shopping-option-end-at-once = altijd meteen
shopping-option-end-even = meteen; met twee spelers na de ronde
shopping-option-end-round = altijd na de ronde
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = maximaal aantal beurten per speler

## The table

shopping-board-machine = automaat

## The text view

# Between stacks, whose names may have commas in them
shopping-words-then = ;{" "}

## The game log. What a player did in a turn is put together from the parts below.

shopping-told-first = { $seat } begint.
shopping-told-turn = { $seat } { $parts }.
# Between the parts
shopping-told-then = ,{" "}
shopping-told-enters = gaat bij gangpad { $lane } naar binnen
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
        [one] gebruikt de automaat, maar het enige drankje blijft steken
       *[other] gebruikt de automaat, maar alle { $count } drankjes blijven steken
    }
shopping-told-nothing = pakt niets
shopping-told-leaves =
    { $items ->
        [one] { $seat } vertrekt met één artikel en krijgt ¥{ $yen }: { $payments }.
       *[other] { $seat } vertrekt met { $items } artikelen en krijgt ¥{ $yen }: { $payments }.
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
shopping-told-stacks = Prijzen dalen: { $stacks }.
shopping-told-stack = { $stack } naar ¥{ $yen }

## Questions, and the effect of decisions

shopping-ask-hint = Je kunt typen: { $words }. Met ? lees je meer.
shopping-ask-entering = Je bent buiten. Bij welk gangpad ga je naar binnen?
shopping-ask-walking =
    { $steps ->
        [one] Je staat op { $dot }, nog één stap naar buiten. Je mandje levert nu ¥{ $yen } op. Waarheen?
       *[other] Je staat op { $dot }, nog { $steps } stappen naar buiten. Je mandje levert nu ¥{ $yen } op. Waarheen?
    }
shopping-ask-walking-on = Je bent binnengekomen op { $dot }. Naar welke stip loop je door, of blijf je hier?
shopping-ask-taking =
    { $things ->
        [none] Je staat op { $dot }. Hier valt niets te pakken.
       *[other] Je staat op { $dot }. Pak één artikel ({ $things }), of niets.
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
            [0] { $seat } is nog één stap van buiten: bij vertrek eindigt de partij na deze ronde.
           *[other] { $seat } is nog één stap van buiten: bij vertrek eindigt de partij na deze ronde, en levert je mandje (¥{ $basket }) niets op.
        }
       *[other] { $basket ->
            [0] { $seat } is nog { $steps } stappen van buiten: bij vertrek eindigt de partij na deze ronde.
           *[other] { $seat } is nog { $steps } stappen van buiten: bij vertrek eindigt de partij na deze ronde, en levert je mandje (¥{ $basket }) niets op.
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
    }: je staat gelijk op ¥{ $own } en wint de tiebreak.
shopping-ends-lost =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je verliest met ¥{ $own } tegen ¥{ $best }.
shopping-ends-lost-tie =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je staat gelijk op ¥{ $own }, maar verliest de tiebreak.
shopping-ends-shared =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }: je deelt de overwinning met ¥{ $own }.
shopping-ends-luck =
    { $how ->
        [leaving] Als je nu vertrekt, eindigt de partij
       *[other] Hiermee eindigt de partij
    }; de afloop hangt van het toeval af.
shopping-ends-round =
    { $how ->
        [leaving] Als je nu vertrekt
       *[other] Hiermee
    } beginnen de laatste beurten: na deze ronde is de partij afgelopen.
