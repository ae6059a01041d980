### Zinnen van Shopping Spree. Nederlands. De titel en dergelijke staan op de plank: shelf/nl.ftl. Wat alleen de opdrachtregel zegt.

## On the map in the terminal: at most 9 columns (4 wide characters), each different from all others

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

shopping-about-dots = De stippen waarop je kunt staan: een gangpad A–G en een rij 1–9
shopping-about-steps = De stappen tussen de stippen, heen en terug
shopping-about-entrances = De stippen bij de ingangen
shopping-about-machine = De stippen vanwaar je de automaat kunt gebruiken
shopping-about-cards = De kaarten: voor welke stippen elke kaart ligt, en wat erop ligt
shopping-about-clothes = Hoeveel er van elk kledingstuk zijn: tel ze
shopping-about-drinks = Hoeveel drankjes er van elke kleur zijn: tel ze
shopping-about-crate = Hoeveel drankjes er in de krat passen
shopping-about-tuna-bag = De waarden op de tonijnen in de zak
shopping-about-crab-bag = De waarden op de krabben in de zak
shopping-about-barrels = De vaten, één voor elk vertrek
shopping-about-stacks = De yen op elke stapel aan het begin
shopping-about-drink-stacks = De yen op de stapel van elke kleur drank
shopping-about-stack-falls = Hoeveel een stapel daalt nadat hij heeft uitbetaald
shopping-about-over-stack = Wat kleding en machines meer opleveren dan er op hun stapel ligt
shopping-about-first-salmon = Elke zalm, de eerste keer dat iemand met zalm vertrekt
shopping-about-later-salmon = Elke zalm, alle keren daarna
shopping-about-tuna-pays = Wat een tonijn per punt waarde oplevert
shopping-about-crab-pays = Wat een krab per punt waarde oplevert
shopping-about-tuna-price = De prijs van de eerste tonijn van een speler
shopping-about-tuna-dearer = Hoeveel elke volgende meer kost
shopping-about-steps-a-turn = Stappen per beurt
shopping-about-leavings = Hoe vaak elke speler uit de winkel vertrekt
shopping-about-machine-odds = De kans dat een drankje eruit komt: [1, 2] is 1 op 2
shopping-about-safe-items = Met de optie dexterity: zoveel artikelen vallen nooit
shopping-about-fall-odds = De kans dat elk volgend artikel eruit valt, bij elke stap

## Reports

shopping-report-turns = Beurten per speler
shopping-report-turns-text = Hoeveel beurten elke speler heeft tot de partij voorbij is.
shopping-report-score = Opbouw van de score
shopping-report-score-text = Geld aan het einde, wat bij een gelijke stand de doorslag geeft, en hoe vaak spelers uit de winkel zijn vertrokken.
shopping-report-score-money = geld
shopping-report-score-papers = tijdschriften en kranten mee naar buiten
shopping-report-score-times = keer vertrokken
shopping-report-leaving = Vertrekken
shopping-report-leaving-text = Wat spelers bij zich hebben als ze uit de winkel vertrekken, en wat ze ervoor krijgen.
shopping-report-leaving-items = artikelen in het mandje
shopping-report-leaving-yen = opbrengst, ¥
shopping-report-first-out = Wie als eerste vertrekt
shopping-report-first-out-text = Of het loont om als eerste uit de winkel te vertrekken.
shopping-report-first-out-who = de speler die als eerste vertrekt
shopping-report-things = Artikelen
shopping-report-things-text = Wat er mee naar buiten gaat, en wat het oplevert.
shopping-report-things-paid = mee naar buiten per partij
shopping-report-things-yen = opbrengst per partij, ¥
shopping-report-things-doubled = verdubbeld door wasmiddel per partij
shopping-report-things-winners = mee naar buiten: winnaars / anderen
shopping-report-drawn = Tonijn en krab
shopping-report-drawn-text = Hoeveel er uit de zakken worden getrokken, en welke waarde erop staat.
shopping-report-drawn-drawn = getrokken per partij
shopping-report-drawn-value = waarde
shopping-report-stacks = Prijsstapels
shopping-report-stacks-text = Hoe vaak elke stapel daalt, en wat er dan nog op ligt.
shopping-report-stacks-fell = keer gedaald per partij
shopping-report-stacks-yen = yen erop na het dalen
shopping-report-machine = De automaat
shopping-report-machine-text = Hoeveel drankjes erin gaan als iemand hem gebruikt.
shopping-report-machine-drinks = drankjes die erin gaan
shopping-report-came-out = Wat eruit komt
shopping-report-came-out-text = De drankjes die spelers uit de automaat krijgen.
shopping-report-came-out-drinks = drankjes per partij
shopping-report-came-out-winners = winnaars / anderen
shopping-report-happened = Wat er verder gebeurt
shopping-report-happened-text = Hoe vaak dit in een partij gebeurt.
shopping-report-happened-machine-used = de automaat wordt gebruikt
shopping-report-happened-tuna-bought = er wordt een tonijn gekocht
shopping-report-happened-took-nothing = iemand pakt niets
shopping-report-happened-fell = er valt iets uit een mandje
shopping-report-happened-basket-lost = een mandje is aan het einde nog in de winkel
shopping-report-happened-limit-reached = de partij eindigt door de beurtlimiet

## The table in the terminal: all of it as short as can be

shopping-position-turn = Beurt { $turn } van { $turns }
shopping-position-last = laatste beurt
shopping-what-happened = Verloop
shopping-column-player = speler
shopping-column-money = geld
# Exits so far, a sign for each
shopping-column-left = weg
# Where they are
shopping-column-at = plek
# Steps to the exit
shopping-column-out = deur
shopping-column-papers = lectuur
# What the basket pays now
shopping-column-pays = waard
shopping-column-basket = mandje
shopping-column-carried-out = mee naar buiten
shopping-legend-pawn = speler 1; wie aan de beurt is
shopping-legend-reached = een stip die je in twee stappen kunt bereiken
shopping-legend-dot = een stip: gangpad en rij; van daar pak je wat ernaast ligt
shopping-legend-way = één stap van stip naar stip
shopping-legend-door = een deur: hier ga je naar binnen en naar buiten
shopping-legend-machine = de automaat, en wat er in de krat zit
shopping-legend-things = twee shirts; niets meer
shopping-legend-doubled = verdubbeld door wasmiddel
shopping-legend-left = één keer vertrokken; nog één keer te gaan
shopping-legend-seats = aan de beurt; startspeler
shopping-legend-won = heeft gewonnen
shopping-board-empty = leeg
# Followed by the players who are outside. Also a place: where a player is.
shopping-board-outside = buiten
shopping-board-done = klaar
# After “▸2”, the sign of dots within reach
shopping-board-steps =
    { $steps ->
        [one] bereikbaar, in één stap
       *[other] bereikbaar, in { $steps } stappen
    }
# After its sign on the map
shopping-board-entrance = ingang
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = ook één stap: { $steps }
# Before the drinks beside the crate
shopping-board-waiting = naast de krat
# Headings before prices and before what is left in the bags
shopping-board-pays = waard
shopping-board-bags = zakken
# After the tuna in the bag
shopping-board-tuna-cost = (¥{ $yen } voor jou)
shopping-board-at-risk = kan vallen: { $things }
shopping-board-unpaid =
    { $items ->
        [one] één artikel zonder opbrengst
       *[other] { $items } artikelen zonder opbrengst
    }

## The text view

shopping-words-dot = { $dot }: { $things }.
shopping-words-empty-dot = { $dot }: niets.
# A card that players draw from
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
shopping-words-pays = Wat elk artikel nu oplevert: { $prices }.
shopping-words-stack = { $stack } ¥{ $yen }
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
shopping-words-basket = In het mandje: { $items }; dat levert nu ¥{ $yen } op.
shopping-words-no-basket = Het mandje is leeg.
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [one] { $things } (verdubbeld)
       *[other] { $things } ({ $doubled } ervan verdubbeld)
    }
shopping-words-at-risk = Bij de volgende stap kan dit eruit vallen, in deze volgorde: { $things }.
shopping-words-carried-out = Mee naar buiten genomen: { $things }.
shopping-words-unpaid =
    { $items ->
        [one] Eén artikel was nog in de winkel en levert niets op.
       *[other] { $items } artikelen waren nog in de winkel en leveren niets op.
    }
shopping-words-tuna-cost = De volgende tonijn kost ¥{ $yen }.
shopping-words-first = Startspeler.

## Questions, and the effect of decisions

# What it pays now, or costs
shopping-hint-pays = { $words } (¥{ $yen })
shopping-hint-costs = { $words } (kost ¥{ $yen })
shopping-column-choice = typ
shopping-column-steps = stappen
shopping-column-there = wat er ligt
# What would add most to the basket there
shopping-column-best = beste
shopping-column-meaning = effect
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

shopping-typed-nothing = er ontbreekt iets tussen de komma’s
shopping-typed-not-understood = “{ $word }” wordt hier niet herkend: typ { $known }; met ? lees je meer
shopping-typed-ambiguous = “{ $word }” kan { $known } zijn: typ er iets meer van
shopping-typed-where = { $word } waarheen? Kies uit { $known }
shopping-typed-what = { $word } wat? Kies uit { $known }
shopping-typed-too-much = “{ $word }” komt te laat: met “{ $decision }” eindigt de beurt
