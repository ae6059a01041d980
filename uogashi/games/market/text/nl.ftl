### Zinnen van Tokyo Tsukiji Market. Nederlands.

## Dingen: zoals ze midden in een zin staan. De namen van vissen en markten worden ook getypt.
## Vissen zijn allemaal de-woorden.

market-thing-mackerel = makreel
market-thing-squid = pijlinktvis
market-thing-tuna = tonijn
market-thing-snapper = rode snapper
market-thing-salmon = zalm
market-thing-octopus = octopus
market-thing-eel = paling
market-thing-fugu = fugu
market-thing-crab = spinkrab
market-thing-takoyaki = takoyaki
market-thing-ships = scheepsmarkt
market-thing-government = overheid
market-thing-trading = ruilmarkt
market-thing-bank = bankkantoor
market-thing-rentals = verhuur
market-thing-aquarium = aquarium
market-thing-used-ships = tweedehands schepen
market-thing-fresh = vers
market-thing-degraded = oud
market-thing-fresh-salmon = verse zalm
market-thing-degraded-salmon = oude zalm
market-thing-one-slot = schip met één laadplek
market-thing-two-slot = schip met twee laadplekken
market-thing-three-slot = schip met drie laadplekken
market-thing-four-slot = schip met vier laadplekken
market-thing-barge = dekschuit
market-thing-action = actie
market-thing-yen = yen
market-thing-piece = fiche
market-thing-own-takoyaki = eigen takoyaki
market-thing-own = eigen
market-thing-freezer = vriezer
market-thing-cart = kar
market-thing-money = geld
market-thing-value = viswaarde
market-thing-ship = schip
market-thing-barrel = vat
market-thing-port = steiger
market-thing-turn = beurt
market-thing-licence = vergunning
market-thing-loan = lening
market-thing-share = aandeel
# Zoals “koop” ze noemt: `buy ship 2` is een schip met twee laadplekken.
market-thing-buy-ship-1 = schip met 1 laadplek
market-thing-buy-ship-2 = schip met 2 laadplekken
market-thing-buy-ship-3 = schip met 3 laadplekken
market-thing-buy-ship-4 = schip met 4 laadplekken
# Zoals ze heten waar je naartoe gaat, met hun lidwoord.
market-thing-enter-mackerel = de makreelmarkt
market-thing-enter-squid = de pijlinktvismarkt
market-thing-enter-tuna = de tonijnmarkt
market-thing-enter-snapper = de snappermarkt
market-thing-enter-salmon = de zalmmarkt
market-thing-enter-octopus = de octopusmarkt
market-thing-enter-eel = de palingmarkt
market-thing-enter-fugu = de fugumarkt
market-thing-enter-crab = de spinkrabmarkt
market-thing-enter-ships = de scheepsmarkt
market-thing-enter-government = de overheid
market-thing-enter-trading = de ruilmarkt
market-thing-enter-bank = het bankkantoor
market-thing-enter-rentals = de verhuur
market-thing-enter-aquarium = het aquarium
market-thing-enter-used-ships = de tweedehandsmarkt

## Gegevens en opties die niet kunnen

market-figure-not-hundreds = “{ $figure }” is { $value }: alle bedragen zijn veelvouden van 100
market-figure-price-low = “{ $figure }” is { $value }: een prijs moet minstens 100 zijn
market-no-entry = “{ $figure }” heeft geen ingang: geef entry_actions, entry_yen of entry_piece
market-figure-not-rising = “{ $figure }” moet van de laagste naar de hoogste waarde lopen, zonder dubbele
market-used-ships-too-cheap = tweedehands schepen worden voor { $sells_at } per laadplek verkocht en voor { $buys_at } gekocht: ze moeten meer kosten dan ze opbrengen
market-ships-resold-too-dear =
    een schip van de grootte { $ship } zou { $fetches } opbrengen, en een nieuw kost { $price }: het moet minder opbrengen dan het kost
market-loan-without-interest = “{ $figure }” is { $repayment }: een lening van { $loan } moet aan het eind minstens evenveel kosten
market-places-alike = “{ $figure }” is { $yen }, en dat betaalt het andere loket ook al: de twee loketten moeten verschillende bedragen betalen
market-too-few-to-start =
    “{ $figure }” is { $count }: { $players } spelers hebben er minstens { $players } nodig om te beginnen
market-box-too-small =
    { $what ->
        [ships] alle markten samen hebben { $count } schepen nodig, maar in de doos zitten er { $box }
        [barrels] alle markten samen hebben { $count } vaten nodig, maar in de doos zitten er { $box }
        [pieces] alle markten samen hebben { $count } fiches nodig, maar in de doos zitten er { $box }
       *[chits] alle markten samen hebben { $count } vergunningen, leningen en dergelijke nodig, maar in de doos zitten er { $box }
    }
market-turn-limit-wrong = turn_limit moet een getal van 1 tot en met { $most } zijn, niet { $value }
market-markets-wrong = { $option } moet een getal van 1 tot en met { $most } zijn, of een lijst uit { $known }, niet { $value }
market-setup-first = “first” moet een plek van 0 tot en met { $last } zijn, niet { $value }
market-setup-markets =
    de opstelling moet { $count ->
        [one] één markt
       *[other] { $count } markten
    } uit { $known } noemen, in deze volgorde en met de eerste erbij, niet { $value }

## Waarom een beslissing wordt geweigerd: er wordt iets anders gevraagd

market-asked-freezing = beslis eerst of je een vriezer gebruikt: invriezen of ontdooien
market-asked-keeping = beslis eerst over de fugu die verloren dreigt te gaan: houden of opgeven
market-asked-turn = dat kan nu niet: ga vissen, ga naar een markt, doe aankopen, open een steiger of beëindig je beurt
market-asked-entering = betaal eerst de entree ({ $market }); dat kan met: { $ways }
market-asked-fishing = je bent aan het vissen: kies een schip, wijzig een prijs of kies “klaar”
market-asked-ship =
    schip { $ship } is aan de beurt: { $barge ->
        [0] het kan uitvaren, vissen of aanmeren
       *[other] het kan uitvaren, vissen, aanmeren of zijn vaten overdragen aan de dekschuit
    }
market-asked-price = noem eerst een prijs, van ¥100 tot en met ¥{ $most }
market-asked-at = kies eerst welke je bedoelt: noem de prijs
market-asked-market = dat kan hier niet ({ $market }); met “klaar” vertrek je
market-asked-returning = je vergunningsplekken zijn vol: kies eerst welke vergunning teruggaat
market-asked-giving = kies eerst het loket dat het fiche krijgt
market-asked-offering = bied eerst fiches aan die samen { $spot } of meer waard zijn, en kies dan “klaar”
market-asked-purchasing = je bent aankopen aan het doen: kies een verkoper, koop iets of kies “klaar”
market-asked-taking = koop eerst iets bij deze verkoper
market-asked-bidding = doe eerst een bod
market-asked-awarding = het hoogste bod komt van meerdere spelers: kies eerst wie het fiche krijgt

## Waarom een beslissing wordt geweigerd: een regel verbiedt het

market-no-action-left =
    je twee acties zijn op: { $choices ->
        [0] beëindig je beurt
       *[other] beëindig je beurt, of ga zonder actie naar een van deze markten: { $markets }
    }
market-nothing-to-fish = geen van je schepen kan iets doen, en je hebt niets te koop: ga naar een markt of beëindig je beurt
market-nothing-to-buy =
    { $case ->
        [purchase] met je ¥{ $money } kun je nu niets van de anderen kopen
        [nobody] er is geen speler { $player }; de spelers zijn genummerd van 1 tot en met { $players }
        [already] je koopt al bij { $seller }: koop iets of kies “klaar”
       *[seller] { $seller } heeft niets te koop wat je voor ¥{ $money } kunt krijgen: { $choices ->
            [0] de anderen ook niet
           *[other] koop bij { $sellers }
        }
    }
market-not-in-play =
    deze markt doet niet mee: { $market }; { $choices ->
        [0] je kunt nu nergens naar binnen
       *[other] kies uit { $markets }
    }
market-no-way-in =
    je kunt de entree niet betalen ({ $market }): die kost { $needed ->
        [0] {""}
        [one] één actie
       *[other] { $needed } acties
    }{ $fee ->
        [none] {""}
       *[other] { $needed ->
            [0] {""}
           *[other] {" of "}
        }één keer per beurt ¥{ $fee }
    }{ $piece ->
        [none] {""}
       *[other] { $others ->
            [0] {""}
           *[other] {" of "}
        }één keer per beurt één { $piece }fiche
    }; je hebt { $left ->
        [0] geen actie
        [one] één actie
       *[other] { $left } acties
    }{ $carts ->
        [0] {""}
        [one] , één keer een kar
       *[other] , { $carts } keer een kar
    }{ $fee ->
        [none] {""}
       *[other] , ¥{ $money }
    }{ $piece ->
        [none] {""}
       *[other] { $owned ->
            [0] , geen { $piece }
           *[other] , { $piece }
        }
    }
market-nothing-to-do-there =
    je zou daar nu niets kunnen doen ({ $market }), en bij een bezoek moet je minstens één ding doen: { $choices ->
        [0] je kunt nu nergens naar binnen
       *[other] kies uit { $markets }
    }
market-no-such-way = zo kun je deze entree niet betalen ({ $market }); het kan met: { $ways }
market-all-ports-open = al je { $ports } steigers zijn al open
market-nothing-done =
    { $case ->
        [port] een steiger kost ¥{ $cost }: met de ¥{ $left } die overblijft, zou je hier niets meer kunnen doen, en je hebt nog niets gedaan
        [fishing] bij een visactie moet minstens één schip iets doen of minstens één prijs veranderen
        [purchase] koop eerst minstens één ding
       *[visit] doe hier minstens één ding ({ $market }) voordat je vertrekt
    }
market-too-dear = te duur: een { $what } kost ¥{ $price }, en je hebt ¥{ $money }
market-not-your-ship =
    { $choices ->
        [0] je hebt geen schip
        [one] dat is geen schip van jou; jouw schip heeft nummer { $ships }
       *[other] dat is geen schip van jou; jouw schepen hebben de nummers { $ships }
    }
market-ship-has-acted =
    { $case ->
        [hand-over] schip { $ship } heeft in deze visactie al iets gedaan: het kan alleen nog zijn vaten overdragen
       *[fishing] schip { $ship } heeft in deze visactie al iets gedaan: { $choices ->
            [0] er is geen ander dat iets kan, dus je bent klaar
            [one] schip { $ships } kan nog iets doen
           *[other] deze schepen kunnen nog iets doen: { $ships }
        }
    }
market-ship-cannot-act = schip { $ship } is op zee en kan niets doen: het kan niets vangen, en er is geen steiger voor vrij
market-ship-in-port = schip { $ship } is aangemeerd: eerst moet het uitvaren
market-ship-at-sea =
    { $case ->
        [undock] schip { $ship } is al op zee: het kan vissen of aanmeren
       *[sell] schip { $ship } is op zee: alleen aangemeerde schepen kun je verkopen
    }
market-ship-is-new = schip { $ship } heb je tijdens dit bezoek gekocht: nu kun je het niet verkopen
market-no-free-port =
    { $case ->
        [barge] de dekschuit heeft steiger 2 nodig, open en zonder schip ({ $opened } van { $ports } open)
       *[ship] er is geen steiger vrij ({ $opened } van { $ports } open)
    }{ $cost ->
        [none] {""}
       *[other] : de volgende open je voor ¥{ $cost }
    }
market-no-barrels =
    er is geen vat { $fish } om te vangen: { $choices ->
        [0] dit schip kan nu niets vangen
       *[other] dit schip kan wel { $kinds } vangen
    }
market-ship-full =
    { $case ->
        [barge] schip { $ship } is een dekschuit: die vist niet, maar neemt wat andere schepen vangen
        [other] schip { $ship } vervoert { $carried }, en een schip vervoert maar één soort
       *[full] schip { $ship } heeft geen plek voor meer { $carried }: het vervoert al { $barrels ->
            [one] één vat
           *[other] { $barrels } vaten
        }
    }
market-no-licence =
    { $licences ->
        [0] je hebt geen vergunning voor { $fish }
        [one] je vergunning voor { $fish } is bezet door een ander schip
       *[other] je { $licences } vergunningen voor { $fish } zijn bezet door andere schepen
    }: { $choices ->
        [0] dit schip kan nu niets vangen
       *[other] dit schip kan wel { $kinds } vangen
    }
market-no-barge = je hebt geen dekschuit op zee waar { $fish } op kan
market-nothing-aboard = schip { $ship } heeft niets om over te dragen
market-not-on-sale =
    { $case ->
        [price] daar kost geen { $fish } ¥{ $price }: kies uit { $prices }
        [whom] { $choices ->
            [0] niemand heeft iets wat je kunt kopen
           *[other] zeg eerst bij wie: { $sellers }
        }
        [reprice] in je haven is geen { $rowed ->
            [0] { $fish }
           *[other] { $row } vat { $fish }
        } waarvan de prijs nu kan veranderen: { $choices ->
            [0] ook van iets anders niet
           *[other] wel van { $lots }
        }
        [barrel] in je haven is geen { $row } vat makreel te koop
       *[seller] { $seller } heeft geen { $rowed ->
            [0] { $fish }
           *[other] { $row } vat { $fish }
        } te koop: { $choices ->
            [0] er is niets wat je kunt kopen
           *[other] je kunt wel { $lots } kopen
        }
    }
market-same-price = de prijs is al ¥{ $price }: kies een andere
market-no-such-price = ¥{ $price } kan geen prijs zijn: een prijs is ¥100 tot en met ¥{ $most }
market-own-harbour =
    je kunt niet bij jezelf kopen: { $choices ->
        [0] niemand anders heeft iets wat je kunt kopen
       *[other] koop bij { $sellers }
    }
market-sold-out =
    { $case ->
        [licence] er is geen vergunning voor { $fish } meer
        [takoyaki] er zijn nog { $left } takoyaki, en van een octopus maak je er { $needed }
        [chit] er is geen { $what } meer
        [ship] er is geen { $size } meer: { $choices ->
            [0] je kunt nu geen enkel schip kopen
           *[other] kies uit { $sizes }
        }
       *[piece] de markt heeft geen fiche van { $fish } meer, dus dat vat kan niet worden gekocht
    }
market-one-a-visit = per bezoek mag je maar één vergunning voor { $fish } nemen
market-no-slot = al je { $slots } vergunningsplekken zijn bezet, en je hebt geen vergunning van een andere soort die terug kan
market-not-returnable =
    { $case ->
        [same] voor { $fish } moet een vergunning van een andere soort terug
       *[needed] je schepen vervoeren { $fish } en hebben die vergunning nodig
    }: { $choices ->
        [0] er kan er geen terug
       *[other] kies uit { $kinds }
    }
market-not-owned =
    { $case ->
        [licence] je hebt geen vergunning voor { $fish }: { $choices ->
            [0] er kan er geen terug
           *[other] kies uit { $kinds }
        }
       *[piece] je hebt geen { $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        } om te geven: { $choices ->
            [0] je hebt geen fiches meer
           *[other] je hebt wel { $pieces }
        }
    }
market-not-wanted =
    { $case ->
        [place] het loket dat ¥{ $yen } betaalt, neemt niets meer aan; dat van ¥{ $left } nog wel
        [government] de overheid neemt niets meer aan
        [barrel] de makreelmarkt koopt geen makreel: geen fiches en geen vaten
       *[market] { $value ->
            [0] { $piece }
           *[other] { $piece } { $value }
        } kun je hier niet verkopen ({ $market }): { $choices ->
            [0] je hebt niets wat hier wordt gekocht
           *[other] wel { $pieces }
        }
    }
market-loan-or-share =
    { $case ->
        [share] wie een aandeel heeft gehad, mag nooit een lening afsluiten, en jij hebt er { $shares }
       *[loan] wie een lening heeft gehad, mag nooit een aandeel kopen, en jij hebt er { $loans }
    }
market-spot-done =
    op ruilplek { $spot } heb je tijdens dit bezoek al geruild: { $choices ->
        [0] er is geen andere voor je
       *[other] kies uit { $spots }
    }
market-not-worth-enough =
    { $case ->
        [offer] de ruilplek vraagt fiches die samen { $spot } waard zijn, en wat je aanbiedt is { $worth } waard: bied meer aan
       *[spot] ruilplek { $spot } vraagt fiches die samen { $spot } waard zijn, en al je fiches samen zijn { $value } waard
    }
market-bid-too-high = ¥{ $bid } is meer dan je kunt bieden: bied ¥0 tot en met ¥{ $most }
market-not-tied = { $seat } heeft niet het hoogste bod: kies uit { $tied }

## Wat er is gebeurd

market-fact-turn-begins = Beurt { $turn }: { $seat }
market-fact-end-begins = { $seat } luidt het einde in, met ¥{ $money_shown } en een viswaarde van { $value }. Na deze beurt krijgt elke andere speler nog één beurt.
market-fact-freezer-used = { $seat } gebruikt een vriezer: er wordt niets ouder.
market-fact-fugu-kept = { $seat } betaalt ¥{ $price_shown } om een fugu te houden die verloren dreigde te gaan.
market-fact-rotted =
    { $barrels ->
        [one] Eén vat { $kind } van { $seat } gaat verloren.
       *[other] { $barrels } vaten { $kind } van { $seat } gaan verloren.
    }
market-fact-row-degraded =
    { $barrels ->
        [one] Eén vat van { $seat } wordt oud.
       *[other] { $barrels } vaten van { $seat } worden oud.
    }
market-fact-port-opened = { $seat } opent steiger { $port } voor ¥{ $yen_shown }.
market-fact-fishing-begins = { $seat } gaat vissen.
market-fact-undocked = Schip { $ship } van { $seat }, een { $size }, vaart uit.
market-fact-fished = Schip { $ship } van { $seat } vangt { $kind } en heeft nu { $barrels } aan boord.
market-fact-barge-loaded = Schip { $ship } van { $seat } vangt { $kind } voor de dekschuit.
market-fact-handed-over =
    Schip { $ship } van { $seat } draagt { $barrels ->
        [one] één vat { $kind }
       *[other] { $barrels } vaten { $kind }
    } over aan de dekschuit.
market-fact-docked =
    Schip { $ship } van { $seat }, een { $size }, meert { $barrels ->
        [0] leeg aan.
        [one] aan met één vat.
       *[other] aan met { $barrels } vaten.
    }
market-fact-priced = { $seat } zet { $kind } te koop voor ¥{ $price_shown }.
market-fact-repriced = { $seat } wijzigt de prijs van { $kind } van ¥{ $old_shown } in ¥{ $price_shown }.
market-fact-eel-track = Het palingspoor staat nu op { $value }.
market-fact-barrels-returned =
    { $barrels ->
        [one] Eén vat { $kind } van { $seat } gaat terug en levert niets op.
       *[other] { $barrels } vaten { $kind } van { $seat } gaan terug en leveren niets op.
    }
market-fact-unloading-paid = { $seat } krijgt ¥{ $yen_shown } voor het lossen van { $barrels } vaten.
market-fact-no-auction = Er is geen { $kind } meer om te veilen.
market-fact-drawn = { $seat } heeft { $piece } aangevoerd: er wordt er een met waarde { $value } getrokken en geveild.
market-fact-bid-made = { $seat } biedt ¥{ $bid_shown }.
market-fact-seat-ready = { $seat } heeft geboden.
market-fact-bid-shown = { $seat } bood ¥{ $bid_shown }.
market-fact-bids-tied = Het hoogste bod, ¥{ $bid_shown }, komt van meerdere spelers: { $seat } beslist.
market-fact-auction-won =
    { $bid ->
        [0] { $seat } krijgt { $piece } { $value } voor niets.
       *[other] { $seat } wint { $piece } { $value } voor ¥{ $bid_shown }, aangevoerd door { $fisher }.
    }
market-fact-overfished = De markt voor { $market } is overbevist!
market-fact-market-opened = Er gaat een nieuwe markt open: { $market }.
market-fact-entry-paid =
    { $yen ->
        [0] { $seat } betaalt de entree met { $way ->
            [actie] een actie
            [kar] een kar
            [fiche] een fiche
           *[other] { $way }
        }.
       *[other] { $seat } betaalt ¥{ $yen_shown } entree.
    }
market-fact-piece-paid = { $seat } betaalt de entree met { $piece } (waarde { $value }).
market-fact-entered =
    { $seat } gaat naar { $market ->
        [makreel] de makreelmarkt
        [pijlinktvis] de pijlinktvismarkt
        [tonijn] de tonijnmarkt
        [zalm] de zalmmarkt
        [octopus] de octopusmarkt
        [paling] de palingmarkt
        [fugu] de fugumarkt
        [spinkrab] de spinkrabmarkt
        [scheepsmarkt] de scheepsmarkt
        [overheid] de overheid
        [ruilmarkt] de ruilmarkt
        [bankkantoor] het bankkantoor
        [verhuur] de verhuur
        [aquarium] het aquarium
       *[other] de markt voor { $market }
    }.
market-fact-licence-paid = { $seat } krijgt ¥{ $yen_shown } uit vergunningen voor { $market }.
market-fact-licence-taken =
    { $yen ->
        [0] { $seat } neemt een vergunning voor { $market }.
       *[other] { $seat } neemt een vergunning voor { $market } en betaalt ¥{ $yen_shown }.
    }
market-fact-licence-returned = { $seat } geeft een vergunning voor { $market } terug.
market-fact-sold = { $seat } verkoopt { $piece } (waarde { $value }) voor ¥{ $yen_shown }.
market-fact-barrel-sold = { $seat } verkoopt een vat makreel dat voor ¥{ $price_shown } te koop was, voor ¥{ $yen_shown }.
market-fact-converted = { $seat } maakt { $takoyaki } takoyaki van een octopus.
market-fact-ship-bought = { $seat } koopt een { $size } voor ¥{ $yen_shown }: schip { $ship }.
market-fact-ship-sold = { $seat } verkoopt schip { $ship }, een { $size }, voor ¥{ $yen_shown }.
market-fact-loan-taken = { $seat } sluit een lening van ¥{ $yen_shown } af.
market-fact-share-bought = { $seat } koopt een aandeel voor ¥{ $yen_shown }.
market-fact-rented = { $seat } huurt een { $rental } voor ¥{ $yen_shown }.
market-fact-rental-returned = Een { $rental } van { $seat } is opgebruikt en gaat terug.
market-fact-given = { $seat } geeft { $piece } (waarde { $value }) weg aan de overheid voor ¥{ $yen_shown }.
market-fact-spot-sold = { $seat } geeft op ruilplek { $spot } fiches die samen { $worth } waard zijn, voor ¥{ $yen_shown }.
market-fact-spot-swapped = { $seat } ruilt op ruilplek { $spot } fiches die samen { $worth } waard zijn voor wat daar ligt.
market-fact-piece-offered = { $seat } geeft { $piece } (waarde { $value }).
market-fact-piece-taken = { $seat } neemt { $piece } (waarde { $value }).
market-fact-bought = { $seat } koopt { $piece } bij { $seller } voor ¥{ $price_shown }.
market-fact-limit-reached = Iedereen heeft { $turns } beurten gehad: de partij eindigt hier.
market-fact-most-value = { $seat } heeft de hoogste viswaarde, { $value }: +¥{ $yen_shown }.
market-fact-least-value = { $seat } heeft de laagste viswaarde, { $value }: −¥{ $yen_shown }.
market-fact-loans-repaid =
    { $loans ->
        [one] { $seat } betaalt een lening terug: −¥{ $yen_shown }.
       *[other] { $seat } betaalt { $loans } leningen terug: −¥{ $yen_shown }.
    }
market-fact-shares-paid =
    { $shares ->
        [one] Het aandeel van { $seat } levert ¥{ $yen_shown } op.
       *[other] De { $shares } aandelen van { $seat } leveren ¥{ $yen_shown } op.
    }
market-fact-scored = { $seat }: ¥{ $money_shown }, viswaarde { $value } levert { $worth_shown } op; totaal { $total_shown }.

## Het verloop. $parts, $goods en dergelijke zijn samengesteld uit de zinnen hieronder.

# Tussen de dingen die iemand heeft gedaan.
market-told-then = ;{" "}
market-told-rotted = { $seat } verliest { $goods }.
market-told-fishing = { $seat } gaat vissen: { $parts }.
market-told-undocks = schip { $ship } vaart uit
market-told-catches = schip { $ship } vangt { $fish }
market-told-onto-barge = schip { $ship } vangt { $fish } voor de dekschuit
market-told-hands-over = schip { $ship } draagt { $goods } over aan de dekschuit
market-told-docks =
    { $barrels ->
        [0] schip { $ship } meert leeg aan
        [one] schip { $ship } meert aan met één vat
       *[other] schip { $ship } meert aan met { $barrels } vaten
    }
market-told-docks-goods = schip { $ship } meert aan met { $goods }
market-told-prices = zet { $goods } te koop
market-told-priced = { $goods } voor ¥{ $yen }
market-told-repriced = { $goods } voor ¥{ $yen } in plaats van ¥{ $old }
market-told-barrels-back =
    { $barrels ->
        [one] één vat { $fish } gaat terug en levert niets op
       *[other] { $barrels } vaten { $fish } gaan terug en leveren niets op
    }
market-told-unloading = ¥{ $yen } voor het lossen
market-told-licence-back = één vergunning voor { $fish } gaat terug
market-told-no-auction = geen { $fish } meer om te veilen
market-told-port = opent een steiger voor ¥{ $yen }
market-told-track = het palingspoor staat op { $value }
market-told-enters = { $seat } gaat naar { $place } ({ $ways }).
market-told-visits = { $seat } gaat naar { $place } ({ $ways }): { $parts }.
market-told-goes-on = { $seat }: { $parts }.
market-told-way =
    { $way ->
        [action] { $count ->
            [one] één actie
           *[other] { $count } acties
        }
        [cart] { $count ->
            [one] met een kar
           *[other] { $count } keer met een kar
        }
        [yen] ¥{ $yen }
        [piece] met een fiche
       *[other] met { $name }
    }
market-told-licences =
    { $count ->
        [one] één vergunning voor { $fish } (¥{ $yen })
       *[other] { $count } vergunningen voor { $fish } (¥{ $yen })
    }
market-told-sold = verkoopt { $goods } voor ¥{ $yen }
market-told-barrels-sold =
    { $count ->
        [one] verkoopt een vat voor ¥{ $yen }
       *[other] verkoopt { $count } vaten voor ¥{ $yen }
    }
market-told-ship-bought = koopt een { $size } voor ¥{ $yen }
market-told-ship-sold = verkoopt schip { $ship } voor ¥{ $yen }
market-told-loan = sluit een lening van ¥{ $yen } af
market-told-share = koopt een aandeel voor ¥{ $yen }
market-told-rented = huurt een { $rental } voor ¥{ $yen }
market-told-rental-back = een { $rental } is opgebruikt
market-told-trades = geeft { $goods } voor ¥{ $yen } op ruilplek { $spot }
market-told-swaps = ruilt { $goods } voor { $taken } op ruilplek { $spot }
market-told-takoyaki = { $count } takoyaki te koop voor { $prices }
market-told-income =
    { $count ->
        [one] Vergunningen leveren { $seats } ¥{ $yen } op.
       *[other] Vergunningen leveren { $seats } elk ¥{ $yen } op.
    }
market-told-buys = { $seat } koopt { $goods }.
market-told-bought =
    { $count ->
        [one] { $goods } voor ¥{ $yen } bij { $seller }
       *[other] { $goods } voor ¥{ $yen } per stuk bij { $seller }
    }
market-told-bids = Biedingen: { $bids }.
market-told-bid = { $seat } ¥{ $bid }
market-told-won = { $seat } krijgt { $piece } voor ¥{ $bid }, betaald aan { $fisher }.
market-told-won-own = { $seat } krijgt { $piece } voor ¥{ $bid }, betaald aan de bank.
market-told-tied = Meerdere spelers boden het meest: de visser beslist.

## De tafel

market-phase-freezing = een vriezer?
market-phase-keeping = fugu dreigt verloren te gaan
market-phase-turn = kiest een actie
market-phase-entering = betaalt de entree
market-phase-entering-at = betaalt de entree
market-phase-fishing = vist
market-phase-ship = vist
market-phase-unloading = geeft vaten een prijs
market-phase-repricing-at = wijzigt een prijs
market-phase-repricing = wijzigt een prijs
market-phase-market = op een markt
market-phase-returning = geeft een vergunning terug
market-phase-barrel-at = verkoopt een vat
market-phase-converting = geeft takoyaki een prijs
market-phase-giving = geeft een fiche weg
market-phase-offering = ruilt
market-phase-purchasing = aankopen
market-phase-taking = aankopen
market-phase-taking-at = aankopen
market-phase-bidding = veiling
market-phase-awarding = gelijk hoogste bod
market-phase-drawing = een fiche trekken
market-phase-new-market = een nieuwe markt
market-phase-over = afgelopen

## De tekstweergave

market-words-piece =
    { $printed ->
        [none] { $count ->
            [one] { $piece }
           *[other] { $count } × { $piece }
        }
       *[other] { $count ->
            [one] { $piece } { $printed }
           *[other] { $count } × { $piece } { $printed }
        }
    }

## Wat er wordt gevraagd

market-ask-hint = Je kunt typen: { $words }. Met ? lees je meer.
market-ask-freezing =
    Begin van je beurt. Zonder vriezer { $lost ->
        [0] { $moved ->
            [one] wordt één vers vat oud
           *[other] worden { $moved } verse vaten oud
        }
        [one] verlies je één vat
       *[other] verlies je { $lost } vaten
    }. Gebruik je een vriezer? { $uses ->
        [one] Dat kan nog één keer.
       *[other] Dat kan nog { $uses } keer.
    }
market-ask-keeping = Een vat fugu dreigt verloren te gaan. Houd je de fugu voor ¥{ $yen }, of geef je die op?
market-ask-turn =
    { $actions ->
        [0] Je acties zijn op; je hebt ¥{ $money }. Beëindig je beurt, of doe iets wat geen actie kost.
        [one] Je hebt nog één actie en ¥{ $money }. Wat doe je?
       *[other] Je hebt nog { $actions } acties en ¥{ $money }. Wat doe je?
    }
market-ask-entering =
    { $due ->
        [0] Hoe betaal je de entree ({ $market })?{ $fee ->
            [0] {""}
           *[other] {" "}In yen kost die ¥{ $fee }.
        }
        [one] De entree kost nog één actie ({ $market }). Hoe betaal je die?
       *[other] De entree kost nog { $due } acties ({ $market }). Hoe betaal je die?
    }
market-ask-entering-at = Welke { $fish } uit je eigen verkoop betaalt de entree ({ $market })? Prijzen: { $prices }.
market-ask-fishing = Vissen: welk schip is nu aan de beurt? Of wijzig een prijs, of stop met vissen.
market-ask-ship =
    Schip { $ship } ({ $size }), { $where ->
        [port] in de haven
       *[other] op zee, { $barrels ->
            [0] leeg
            [one] één vat aan boord: { $cargo }
           *[other] { $barrels } vaten aan boord: { $cargo }
        }
    }. Wat doet het?
market-ask-unloading =
    Prijs voor een vat { $fish } in je haven, ¥100 tot en met ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}Daarna volgt er nog één.
       *[other] {" "}Daarna volgen er nog { $more }.
    }
market-ask-converting =
    Prijs voor een { $fish } in je haven, ¥100 tot en met ¥{ $most }?{ $more ->
        [0] {""}
        [one] {" "}Daarna volgt er nog één.
       *[other] {" "}Daarna volgen er nog { $more }.
    }
market-ask-repricing = Nieuwe prijs voor { $fish } in je haven in plaats van ¥{ $yen }, ¥100 tot en met ¥{ $most }?
market-ask-repricing-at = Welke { $fish } in je haven krijgt een nieuwe prijs? Te koop voor { $prices }.
market-ask-barrel-at = Welk vat { $fish } in je haven verkoop je aan de markt? Te koop voor { $prices }.
market-ask-market = Je bezoekt { $place } en hebt ¥{ $money }. Wat doe je?
market-ask-returning = Er is geen vergunningsplek vrij voor de { $what }. Welke vergunning geef je terug?
market-ask-giving =
    Bij welk loket geef je { $value ->
        [0] { $fish }
       *[other] { $fish } { $value }
    } weg?
market-ask-offering =
    Ruilplek { $spot }: bied fiches aan met een waarde van { $spot } of meer. { $offered ->
        [none] Nog niets aangeboden.
       *[other] Tot nu toe { $worth }: { $offered }.
    }
market-ask-purchasing =
    { $seller ->
        [none] Je hebt ¥{ $money }. Bij welke speler koop je?
       *[other] Je hebt ¥{ $money }. Koop meer bij { $seller }, kies een andere speler, of stop met kopen.
    }
market-ask-taking = Je hebt ¥{ $money }. Wat koop je bij { $seller }?
market-ask-taking-at = Welke { $fish } koop je bij { $seller }? Te koop voor { $prices }.
market-ask-bidding = Blinde veiling: een { $fish } met waarde { $value }, aangevoerd door { $fisher }. Bied in het geheim, ¥0 tot en met ¥{ $money }.
market-ask-bidding-own = Blinde veiling: een { $fish } met waarde { $value } die je zelf hebt aangevoerd. Bied in het geheim, ¥0 tot en met ¥{ $money }: wint een ander, dan krijg jij het geld.
market-ask-awarding = Het hoogste bod, ¥{ $tied }, komt van meerdere spelers. Aan wie wijs je de { $fish } met waarde { $value } toe?
market-warning-last-turn = Je laatste beurt: na de slotbeurten is de partij afgelopen.
market-warning-one-turn = Slotbeurten: je hebt nog één beurt.
market-warning-no-turn =
    { $turns ->
        [one] Slotbeurten: jij komt niet meer aan de beurt; na deze beurt is de partij afgelopen.
       *[other] Slotbeurten: jij komt niet meer aan de beurt. De partij eindigt na nog { $turns } beurten.
    }
market-warning-limit = Beurt { $turns } is de laatste: daarna is de partij afgelopen.
market-warning-ends-money = { $seat } heeft ¥{ $money } en luidt met de volgende beurt het einde in: daarna heb jij nog één beurt.
market-warning-ends-value = { $seat } heeft een viswaarde van { $value } en luidt met de volgende beurt het einde in: daarna heb jij nog één beurt.
market-warning-ends-own = Jij luidt met je volgende beurt het einde in: dat is je laatste beurt.
market-warning-held-money = { $seat } heeft ¥{ $money }, genoeg voor het einde, maar de laagste viswaarde ({ $value }) houdt dat nog tegen.
market-warning-held-value = { $seat } heeft een viswaarde van { $value }, genoeg voor het einde, maar het minste geld (¥{ $money }) houdt dat nog tegen.
market-ends-won = Hiermee eindigt de partij: je wint met ¥{ $own } tegen ¥{ $best }.
market-ends-lost = Hiermee eindigt de partij: je verliest met ¥{ $own } tegen ¥{ $best }.
market-ends-shared = Hiermee eindigt de partij: je deelt de overwinning met ¥{ $own }.
market-ends-begins =
    Hiermee beginnen de slotbeurten: { $seat } luidt het einde in, en jij { $turns ->
        [0] komt niet meer aan de beurt
       *[other] hebt nog één beurt
    }.

## Voor elk programma: hoe heet wat je ziet

market-turn = Beurt { $number }
market-turn-before = Vorige beurt
market-turn-after = Volgende beurt
market-view-turn = beurt
market-view-turn-limit = maximaal aantal beurten
market-view-phase = fase
market-view-first = startspeler
market-view-player = aan de beurt
market-view-actions-left = acties over
market-view-final-turns = beurten tot het einde
market-view-market = markt
market-view-entry-due = acties te betalen
market-view-ship = schip
market-view-unpriced = nog zonder prijs
market-view-unloaded = geloste vaten
market-view-seller = verkoper
market-view-lot = waren
market-view-lot-row = rij
market-view-price = prijs
market-view-taken = te nemen
market-view-given = weg te geven
market-view-spot = ruilplek
market-view-auction = veiling
market-view-end-money = geld voor het einde
market-view-end-value = waarde voor het einde
market-view-value-yen = yen per punt waarde
market-view-gathered = voor een veiling
market-view-offered = aangeboden
market-view-offered-worth = waarde van het aanbod
market-view-loans-left = leningen over
market-view-loan = een lening
market-view-repayment = terug te betalen
market-view-shares-left = aandelen over
market-view-share = een aandeel
market-view-freezers-left = vriezers over
market-view-carts-left = karren over
market-view-rent = huur
market-view-port-cost = prijs van steigers
market-view-highest-price = hoogste prijs
market-view-fish = vis
market-view-extra = extra markten
market-view-stock = schepen
market-view-government = overheid
market-view-trading = ruilmarkt
market-view-aquarium = aquarium
market-view-seats = spelers
market-view-worth = waarde
market-view-degraded-worth = waarde als het oud is
market-view-pays = betaalt
market-view-degraded-pays = betaalt voor een oud fiche
market-view-pays-a-value = betaalt per punt waarde
market-view-pays-more = plus
market-view-barrels = vaten
market-view-pieces = fiches
market-view-bag = in de zak
market-view-auction-barrels = vaten voor een veiling
market-view-takoyaki = takoyaki
market-view-takoyaki-worth = waarde van takoyaki
market-view-licences = vergunningen
market-view-licence-cost = prijs van een vergunning
market-view-entry-actions = entree: acties
market-view-entry-yen = entree: yen
market-view-entry-piece = entree: fiche
market-view-overfished = overbevist
market-view-gain = nog één, voor jou
market-view-size = grootte
market-view-new = nieuw
market-view-fetches = opbrengst bij verkoop
market-view-used = tweedehands
market-view-used-price = prijs tweedehands
market-view-used-fetches = opbrengst tweedehands
market-view-yen = yen
market-view-left = over
market-view-value = viswaarde
market-view-slots = laadplekken
market-view-port = steiger
market-view-cargo = lading
market-view-acted = heeft al iets gedaan
market-view-hands-over = kan overdragen aan de dekschuit
market-view-piece = fiche
market-view-printed = opgedrukte waarde
market-view-count = aantal
market-view-row = rij
market-view-seat = speler
market-view-money = geld
market-view-score = huidige score
market-view-score-final = eindscore
market-view-bonus = hoogste of laagste waarde
market-view-dividends = uit aandelen
market-view-debt = schuld
market-view-slots-free = vrije vergunningsplekken
market-view-freezer-uses = vriezer, keer over
market-view-cart-uses = kar, keer over
market-view-loans = leningen
market-view-shares = aandelen
market-view-ports = open steigers
market-view-income = opbrengst van vergunningen
market-view-rotting = gaat de volgende beurt verloren
market-view-ends-by = luidt het einde in door
market-view-ready = klaar
market-view-bid = bod
market-view-ships = schepen
market-view-sale = te koop
market-view-fisher = visser
market-view-bids = biedingen

## Voor elk programma: beslissingen, wat ze opleveren, en opties. $first, $second en $third zijn de woorden die op het
## eerste volgen, dingen en spelers met hun naam; leeg waar er geen zijn.

market-decision-freeze = Vriezer gebruiken
market-decision-thaw = Niet invriezen
market-decision-keep = Fugu houden
market-decision-lose = Fugu opgeven
market-decision-fishing = Vissen
market-decision-purchase = Kopen bij spelers
market-decision-open = Steiger openen voor ¥{ $port }
market-decision-end = Beurt beëindigen
market-decision-done =
    { $phase ->
        [fishing] Stoppen met vissen
        [market] Vertrekken ({ $market })
        [offering] Ruil afronden
        [purchasing] Stoppen met kopen
       *[other] Klaar
    }
market-decision-by =
    { $market ->
        [none] { $first ->
            [actie] Betalen met een actie
            [kar] Betalen met een kar
            [fiche] Betalen met een fiche
           *[other] Betalen met { $first } { $second }
        }
       *[other] Entree { $market }: { $first } { $second }
    }
market-decision-undock = Uitvaren
market-decision-dock = Aanmeren
market-decision-hand = Overdragen aan de dekschuit
market-decision-licence =
    { $market ->
        [none] Vergunning nemen
       *[other] Vergunning { $market } (¥{ $cost })
    }
market-decision-convert = Takoyaki maken
market-decision-loan = Lening afsluiten
market-decision-share = Aandeel kopen
market-decision-freezer = Vriezer huren
market-decision-cart = Kar huren
market-decision-buy = Kopen: { $first }
# Van een vat, zalm en dergelijke is het tweede woord “vers” of “oud”.
market-decision-sell =
    { $first ->
        [vat] Verkopen: { $second } vat
       *[other] { $second ->
            [vers] Verkopen: verse { $first }
            [oud] Verkopen: oude { $first }
           *[other] Verkopen: { $first } { $second }
        }
    }
market-decision-to =
    { $phase ->
        [giving] Weggeven voor ¥{ $first }: { $fish }
       *[other] Voor ¥{ $first }
    }
market-decision-spot = Ruilen op ruilplek { $first }
market-decision-fish = Vangen: { $first }
market-decision-barge = Vangen voor de dekschuit: { $first }
market-decision-return = Teruggeven: { $first }
market-decision-enter = Naar { $first }
market-decision-ship = Schip { $first }
market-decision-give =
    { $second ->
        [vers] Weggeven: verse { $first }
        [oud] Weggeven: oude { $first }
       *[other] Weggeven: { $first } { $second }
    }
market-decision-offer =
    { $second ->
        [vers] Aanbieden: verse { $first }
        [oud] Aanbieden: oude { $first }
       *[other] Aanbieden: { $first } { $second }
    }
market-decision-take =
    { $second ->
        [vers] Kopen: verse { $first }
        [oud] Kopen: oude { $first }
       *[other] Kopen: { $first } { $second }
    }
market-decision-reprice =
    { $second ->
        [vers] Nieuwe prijs: verse { $first }
        [oud] Nieuwe prijs: oude { $first }
       *[other] Nieuwe prijs: { $first } { $second }
    }
market-decision-price = ¥{ $first } voor { $fish }
market-decision-at =
    { $phase ->
        [entering-at] Betalen met de { $fish } van ¥{ $first }
        [repricing-at] De { $fish } van ¥{ $first }
        [barrel-at] Vat { $fish } van ¥{ $first } verkopen
        [taking-at] De { $fish } van ¥{ $first } kopen
       *[other] Die van ¥{ $first }
    }
market-decision-from = Kopen bij { $first }
market-decision-award = Aan { $first } geven: { $fish }
market-decision-bid = ¥{ $first } bieden op de { $fish }
# Headings of decisions that begin with the same word.
market-choices-by = Betalen met
market-choices-buy = Kopen
market-choices-sell = Verkopen
market-choices-to = Voor hoeveel
market-choices-spot = Ruilen op een ruilplek
market-choices-fish = Vangen
market-choices-barge = Vangen voor de dekschuit
market-choices-return = Vergunning teruggeven
market-choices-enter = Naar een markt
market-choices-ship = Schepen
market-choices-give = Weggeven
market-choices-offer = Aanbieden
market-choices-take = Kopen
market-choices-reprice = Prijs wijzigen
market-choices-price = Prijs in ¥
market-choices-at = Welke prijs
market-choices-from = Kopen bij een speler
market-choices-award = Toewijzen aan
market-choices-bid = Bod in ¥
market-outcome-money = geld
market-outcome-value = viswaarde
market-outcome-score = score
market-score = ¥{ $score }
market-outcome-actions = acties over
market-outcome-money-won = geld als je wint
market-outcome-value-won = viswaarde als je wint
market-outcome-score-won = score als je wint
market-option-fish-markets = vismarkten
market-option-fish-markets-about = Alle negen vismarkten vanaf het begin, in plaats van twee meer dan er spelers zijn.
market-option-extra-markets = extra markten
market-option-extra-markets-about = Alle zeven extra markten, in plaats van zoveel als er spelers zijn.
market-option-turn-limit = maximaal aantal beurten per speler
