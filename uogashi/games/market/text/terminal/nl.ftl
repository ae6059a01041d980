### Zinnen van Tokyo Tsukiji Market. Nederlands. Wat alleen de opdrachtregel zegt.

## Tekens: één letter, of één breed teken; ze kunnen ook worden getypt

market-sign-mackerel = M
market-sign-squid = P
market-sign-tuna = T
market-sign-snapper = R
market-sign-salmon = Z
market-sign-octopus = O
market-sign-eel = L
market-sign-fugu = F
market-sign-crab = S
market-sign-takoyaki = K

## Woorden om te typen, het getoonde woord eerst: elk woord betekent maar één ding

market-word-freeze = invriezen vriezen vries
market-word-thaw = ontdooien ontdooi
market-word-keep = houden houd hou
market-word-lose = verliezen verlies opgeven
market-word-fishing = vissen
market-word-purchase = aankopen aankoop
market-word-open = open openen
market-word-port = steiger
market-word-end = einde eindig beëindig
market-word-turn = beurt
market-word-done = klaar
market-word-by = met
market-word-action = actie
market-word-cart = kar
market-word-yen = yen
market-word-piece = fiche
market-word-own = eigen
market-word-undock = uitvaren vaar
market-word-dock = aanmeren
market-word-hand = draag overdragen
market-word-over = over
market-word-licence = vergunning
market-word-convert = verwerken verwerk
market-word-loan = lening
market-word-share = aandeel
market-word-freezer = vriezer
market-word-buy = koop kopen
market-word-sell = verkoop verkopen
market-word-ship = schip
market-word-barge = dekschuit
market-word-barrel = vat
market-word-to = voor op
market-word-spot = ruilplek plek
market-word-fish = vang vis vangen
market-word-return = retour teruggeven
market-word-enter = naar binnengaan
market-word-give = geef geven
market-word-offer = aanbod aanbieden
market-word-take = neem nemen
market-word-reprice = wijzig wijzigen
market-word-price = prijs
market-word-at = van
market-word-from = bij
market-word-seat = plaats
market-word-award = toewijzen
market-word-bid = bied bieden bod
market-word-snapper = snapper

## Gegevens, zoals het invulbestand ze uitlegt

market-about-start-money = Yen van elke speler aan het begin
market-about-fish-markets = Vismarkten in het spel aan het begin, makreel inbegrepen: kijk in de tabel in de spelregels
market-about-extra-markets = Extra markten in het spel, de scheepsmarkt inbegrepen: dezelfde tabel
market-about-ports = Op de steigerafdekkingen: wat steiger 1 en daarna steiger 2 kost
market-about-licence-slots = In de haven: het aantal vergunningsplekken
market-about-highest-price = In de haven: de hoogste prijs voor een vat
market-about-licence-income = Wat elke vergunning oplevert als iemand die markt bezoekt
market-about-unloading = De bonus voor 2, 4, 6, 8 of meer vaten in één visactie
market-about-end-money = Wie aan het begin van de beurt zoveel geld heeft, luidt het einde in
market-about-end-value = … of fiches met zoveel viswaarde
market-about-most-value = Voor de hoogste viswaarde aan het einde
market-about-least-value = Te betalen voor de laagste
market-about-value-yen = Wat elk punt viswaarde aan het einde oplevert
market-about-tuna-values = Gedrukt op de tonijnfiches
market-about-crab-values = Gedrukt op de spinkrabfiches
market-about-trading-values = Ruilmarkt: de viswaarde die elke ruilplek vraagt
market-about-trading-yen = … en de yen eronder
market-about-aquarium-wants = Aquarium: hoeveel het van elke vis neemt
market-about-aquarium-pays = … en de prijs per stuk
market-about-mackerel = Makreel: wat er ligt (P: spelers), de prijs van de vergunning, links de entree, en wat de markt betaalt
market-about-squid = Pijlinktvis: voorraad, vergunning, entree, prijs
market-about-tuna = Tonijn: voorraad, vergunning, entree; pays_a_value geldt per punt waarde van de tonijn
market-about-snapper = Rode snapper: voorraad, vergunning, entree, en of er een prijs voor snapper staat
market-about-salmon = Zalm: voorraad, vergunning, entree, en of er prijzen voor verse (pays) en oude zalm staan
market-about-octopus = Octopus: voorraad met takoyaki, vergunning, de drie ingangen, en of er een prijs voor octopus staat
market-about-eel = Paling: voorraad, vergunning, entree, het einde van het spoor
market-about-fugu = Fugu: voorraad, vergunning, entree
market-about-crab = Spinkrab: voorraad, vergunning, entree; betaalt pays_a_value per punt waarde van de krab, en pays_more
market-about-ships = Scheepsmarkt: entree, hoeveel schepen van elke grootte bij hoeveel spelers, hun prijzen
market-about-government = Overheid: entree, loketten en wat elk loket betaalt
market-about-trading = Ruilmarkt: entree; de ruilplekken staan hierboven
market-about-bank = Bankkantoor: entree, leningen en aandelen
market-about-rentals = Verhuur: entree, vriezers en karren
market-about-aquarium = Aquarium: entree; wat het neemt staat hierboven
market-about-used-ships = Tweedehands schepen: entree, prijzen per laadplek, en voor hoeveel laadplekken de dekschuit telt
market-about = Elke markt heeft drie ingangen, in elke combinatie: entry_actions (0 tot 2), entry_yen, en entry_piece, de soort waarvan je één fiche geeft. 0 of "none": niet op die manier. pays is wat een markt voor een eigen fiche geeft; 0: de markt koopt niets.

## De tafel in de terminal: alles zo kort als kan

market-position-turn = Beurt { $turn } van { $turns }
market-position-end =
    { $turns ->
        [one] laatste beurt
       *[other] einde: nog { $turns } beurten
    }
market-position-actions = acties
market-position-market = bezoek: { $market }
market-what-happened = Verloop
market-column-market = markt
market-column-worth = waarde
market-column-pays = betaalt
market-column-barrels = vaten
market-column-pieces = fiches
market-column-licences = vergunning
market-column-entry = entree
market-column-gain = nog één
market-column-player = speler
market-column-money = geld
market-column-value = viswaarde
market-column-bonus = hoogst/laagst
market-column-debt = leningen
market-column-dividends = aandelen
market-column-total = totaal
market-column-choice = typ
market-column-meaning = effect
market-column-actions-after = acties
market-column-money-after = geld erna
market-column-value-after = waarde erna
market-column-score-after = score erna
market-board-value = waarde
market-board-score = score
market-board-bid = bod ¥{ $bid }
market-board-ends = einde!
market-board-slots =
    { $free ->
        [0] vol
       *[other] { $free } vrij
    }
market-board-licences = vergunningen
market-board-loans-held = leningen
market-board-shares-held = aandelen
market-board-port = steigers
market-board-open = ({ $open } van { $ports } open)
market-board-sea = op zee
market-board-fresh = vers
market-board-degraded = oud
market-board-takoyaki = te koop
market-board-pieces = fiches
market-legend-seats = aan zet; klaar; startspeler
market-legend-actions = een actie over; een actie gebruikt
market-legend-bag = waarden in de zak: drie fiches van 15 en een van 20
market-legend-square = elk fiche is zoveel waard als de eigenaar er heeft
market-legend-salmon = waarde vers / oud
market-legend-octopus = een octopus is 3 waard, een takoyaki 5; bij fiches: hoeveel er nog zijn
market-legend-convert = koopt niets, maar maakt van octopus takoyaki
market-legend-pays = betaalt 100 keer de waarde plus 400; koopt niets
market-legend-overfished = overbevist: er is geen vat meer
market-legend-licences = vergunningen over, en wat er een kost
market-legend-entry = zo betaal je de entree: yen, een of twee acties, of een fiche; een ervan is genoeg
market-legend-gain = wat nog één fiche aan je score toevoegt
market-legend-stock = een schip met twee laadplekken: de prijs, en hoeveel er nog zijn
market-legend-left = een prijs of betaling, en hoe vaak die nog te krijgen is
market-legend-trading = geef vis ter waarde van 5 voor wat daar staat: yen, of fiches met hun waarde tussen haakjes
market-legend-ship = schip 2: een vat aan boord, en een lege laadplek
market-legend-sale = twee vaten te koop voor ¥200 per stuk
market-legend-piece = fiches: de waarde die erop staat, oud, drie stuks, samen 12 waard
market-legend-barrels = vaten over, waar de tafel klein is getekend
market-legend-bonus = bonus of boete voor de viswaarde, al in de score meegeteld
market-legend-won = heeft gewonnen
market-board-buys-ships = koopt voor { $prices }
market-board-loans =
    { $left ->
        [0] geen leningen
        [one] 1 lening van ¥{ $yen } (¥{ $back } terug)
       *[other] { $left } leningen van ¥{ $yen } (¥{ $back } terug)
    }
market-board-shares =
    { $left ->
        [0] geen aandelen
        [one] 1 aandeel voor ¥{ $yen }
       *[other] { $left } aandelen voor ¥{ $yen }
    }

## De tekstweergave

market-words-turn =
    { $actions ->
        [0] { $seat } heeft geen actie meer
        [one] { $seat } heeft nog één actie
       *[other] { $seat } heeft nog { $actions } acties
    }
market-words-auction = Veiling: { $fish } { $value }, aangevoerd door { $fisher }.
market-words-market = Markt: { $market }.
market-words-worth = Een fiche is nu { $worth } waard.
market-words-salmon = Een vers fiche is nu { $worth } waard, een oud { $degraded }.
market-words-octopus = Een fiche is { $worth } waard, een takoyaki { $takoyaki }.
market-words-square = Elk fiche is zoveel waard als de eigenaar er heeft.
market-words-bag = In de zak: { $values }. Voor een veiling zijn { $barrels } vaten nodig.
market-words-pays = Betaalt ¥{ $yen } per stuk.
market-words-pays-degraded = Betaalt ¥{ $yen } voor een oud fiche.
market-words-pays-value =
    { $more ->
        [none] Betaalt ¥{ $yen } per punt waarde.
       *[other] Betaalt ¥{ $yen } per punt waarde, plus ¥{ $more }.
    }
market-words-stock =
    { $barrels ->
        [one] Eén vat
       *[other] { $barrels } vaten
    }, { $pieces ->
        [one] één fiche
       *[other] { $pieces } fiches
    }{ $takoyaki ->
        [0] {""}
       *[other] , { $takoyaki } takoyaki
    }.
market-words-overfished =
    { $pieces ->
        [one] Overbevist: geen vaten, één fiche.
       *[other] Overbevist: geen vaten, { $pieces } fiches.
    }
market-words-licences =
    { $licences ->
        [0] Geen vergunningen.
        [one] Eén vergunning voor ¥{ $cost }.
       *[other] { $licences } vergunningen voor ¥{ $cost } per stuk.
    }
market-words-entry =
    { $count ->
        [one] Entree: { $ways }.
       *[other] Entree, een van deze: { $ways }.
    }
market-words-yen = ¥{ $yen }
market-words-actions =
    { $actions ->
        [one] één actie
       *[other] { $actions } acties
    }
market-words-a-piece = één { $piece }fiche
market-words-gain = Met nog één verandert je score met { $gain }.
market-words-takes = Neemt aan: { $goods }.
market-words-has = Heeft { $goods }.
market-words-buys = Koopt { $goods }.
market-words-place =
    { $left ->
        [one] één fiche voor ¥{ $yen }
       *[other] { $left } fiches voor ¥{ $yen } per stuk
    }
market-words-want = { $left } × { $fish } voor ¥{ $yen }
market-words-no-ships = Heeft geen schepen.
market-words-ship-stock =
    { $count ->
        [one] een { $size } voor ¥{ $yen }
       *[other] { $count } × { $size } voor ¥{ $yen }
    }
market-words-fetches = een { $size } voor ¥{ $yen }
market-words-rentals =
    Nog { $freezers ->
        [one] één vriezer
       *[other] { $freezers } vriezers
    } en { $carts ->
        [one] één kar
       *[other] { $carts } karren
    }, voor ¥{ $yen } per stuk.
market-words-spot = Ruilplek { $value } betaalt ¥{ $yen }.
market-words-pile = Op ruilplek { $value } liggen { $pieces }, samen { $worth } waard.
market-words-seat = Speler { $player }, { $seat }: ¥{ $money }, viswaarde { $value }.
market-words-score = Huidige score { $score }.
market-words-own-licences =
    { $free ->
        [0] Vergunningen: { $licences }; geen plek vrij.
        [one] Vergunningen: { $licences }; nog één plek vrij.
       *[other] Vergunningen: { $licences }; nog { $free } plekken vrij.
    }
market-words-no-licences =
    { $free ->
        [0] Geen vergunningen, geen vergunningsplek vrij.
        [one] Geen vergunningen, één vergunningsplek vrij.
       *[other] Geen vergunningen, { $free } vergunningsplekken vrij.
    }
market-words-ports =
    { $ports ->
        [one] Eén steiger is open.
       *[other] { $ports } steigers zijn open.
    }
market-words-docked = Schip { $ship }, een { $size }, is aangemeerd.
market-words-at-sea = Schip { $ship }, een { $size }, is leeg op zee.
market-words-laden = Schip { $ship }, een { $size }, is op zee met { $cargo }.
market-words-goods =
    { $count ->
        [one] { $fish } voor ¥{ $yen }
       *[other] { $count } × { $fish } voor ¥{ $yen }
    }
market-words-fresh = Te koop, vers: { $goods }.
market-words-degraded = Te koop, oud en volgende beurt verloren: { $goods }.
market-words-takoyaki = Te koop: { $goods }.
market-words-pieces = Fiches: { $pieces }, samen { $value } waard.
market-words-uses =
    { $uses ->
        [one] Kan nog één keer een { $rental } gebruiken.
       *[other] Kan nog { $uses } keer een { $rental } gebruiken.
    }
market-words-loans =
    { $loans ->
        [one] Eén lening: kost aan het eind ¥{ $yen }.
       *[other] { $loans } leningen: kosten aan het eind ¥{ $yen }.
    }
market-words-shares =
    { $shares ->
        [one] Eén aandeel: nu ¥{ $yen } waard.
       *[other] { $shares } aandelen: nu ¥{ $yen } waard.
    }
market-words-first = Startspeler.
market-words-ends = Luidt het einde in ({ $why }) als de beurt nu begint.
market-words-ready = Heeft geboden.
market-words-bid = Je bod: ¥{ $bid }.
market-words-result =
    { $seat }: ¥{ $money }, viswaarde { $value } levert { $worth } op{ $bonus ->
        [none] {""}
       *[other] , hoogste of laagste waarde { $bonus }
    }{ $debt ->
        [none] {""}
       *[other] , leningen −{ $debt }
    }{ $dividends ->
        [none] {""}
       *[other] , aandelen +{ $dividends }
    }; totaal { $total }.

## Wat er wordt gevraagd

market-hint-docked = { $words } (aangemeerd)
market-hint-at-sea =
    { $cargo ->
        [none] { $words } (op zee)
       *[other] { $words } (op zee: { $cargo })
    }
market-hint-with = { $words } ({ $more })

## Wat een beslissing zou opleveren

market-explain-bid = Als je wint, verandert je score met { $gain }, je bod niet meegerekend: met een bod tot en met ¥{ $most } verlies je niets.
market-explain-bid-own = Je hebt de vangst zelf aangevoerd: win je, dan betaal je aan de bank; wint iemand anders, dan krijg jij dat bod.
market-explain-bid-other = Het hoogste bod gaat naar { $fisher }, die de vangst heeft aangevoerd.
market-explain-prices = Anderen kopen { $fish } bij jou voor jouw prijs. Prijzen gaan van ¥100 tot en met ¥{ $most }.
market-explain-buyer = Met nog één { $fish } verandert de score van { $player } met { $gain }; geld: ¥{ $money }.
market-explain-rivals = Elders te koop: { $prices }.
market-explain-rival-price =
    { $count ->
        [one] ¥{ $yen } bij { $player }
       *[other] { $count } voor ¥{ $yen } bij { $player }
    }
market-explain-licences =
    { $licences ->
        [one] Eén vergunning voor ¥{ $cost }.
       *[other] { $licences } vergunningen voor ¥{ $cost }.
    }
market-explain-pays = Betaalt ¥{ $yen }.
market-explain-pays-degraded = Betaalt ¥{ $yen } voor een oud fiche.
market-explain-pays-value =
    { $more ->
        [none] Betaalt ¥{ $yen } × waarde.
       *[other] Betaalt ¥{ $yen } × waarde + ¥{ $more }.
    }
market-explain-takoyaki = Maakt takoyaki van octopus.
market-explain-ships = Verkoopt nieuwe schepen, koopt die van jou.
market-explain-government = Neemt fiches van elke soort aan.
market-explain-trading = Ruilt fiches op waarde.
market-explain-bank = Leningen en aandelen.
market-explain-rentals = Vriezers en karren.
market-explain-aquarium = Koopt fiches voor hoge prijzen.
market-explain-used-ships = Koopt en verkoopt tweedehands schepen.
market-sum-bid = Je biedt ¥{ $bid }. Win je, dan houd je ¥{ $left } over.
market-sum-change = Geld ¥{ $money } → ¥{ $left }, viswaarde { $value } → { $worth }, score { $score } → { $total }.

## Wat er is getypt en niet begrepen

market-typed-nothing = er ontbreekt iets tussen de komma’s
market-typed-not-understood = “{ $word }” wordt hier niet herkend: typ { $known }; met ? lees je meer
market-typed-ambiguous = “{ $word }” kan { $known } zijn: typ er iets meer van
market-typed-which = { $verb } wat? Kies uit { $known }
market-typed-unknown = “{ $word }” is hier niet bekend; wel: { $known }
market-typed-number = na { $verb } is een getal nodig
market-typed-no-number = “{ $word }” is geen getal
market-typed-times = { $times } keer kan niet: 1 tot en met { $most }
market-typed-which-side = verse of oude { $fish }? Typ vers of oud achter de naam
market-typed-which-row = verse of oude { $fish }? Typ vers of oud achter de naam
market-typed-which-value = welke { $fish }? Typ de waarde achter de naam: { $known }

## Rapporten

market-report-turns = Beurten per speler
market-report-turns-text = Hoeveel beurten elke speler heeft tot de partij voorbij is.
market-report-end = Hoe de partij eindigt
market-report-end-text = Wat het einde inluidt: genoeg geld of genoeg viswaarde.
market-report-ender = Wie het einde inluidt
market-report-ender-text = Of het loont om het einde in te luiden.
market-report-ender-who = de speler die het einde inluidt
market-report-score = Opbouw van de score
market-report-score-text = Geld en viswaarde aan het eind, in yen; de rest van het totaal bestaat uit bonussen, leningen en aandelen.
market-report-score-money = geld
market-report-score-worth = viswaarde in yen
market-report-score-total = totaal
market-report-markets = Markten
market-report-markets-text = Hoe vaak elke markt wordt bezocht, wat de vergunningen opleveren en wat spelers er met verkopen verdienen.
market-report-markets-entered = bezoeken per partij
market-report-markets-licences = uit vergunningen per partij, ¥
market-report-markets-sold = verkopen per partij, ¥
market-report-markets-winners = bezoeken: winnaars / anderen
market-report-taken = Vergunningen
market-report-taken-text = Hoeveel vergunningen van elke markt worden genomen.
market-report-taken-taken = genomen per partij
market-report-taken-winners = winnaars / anderen
market-report-fish = Vaten
market-report-fish-text = Hoeveel vaten worden gevangen, en hoeveel er verloren gaan omdat niemand ze koopt.
market-report-fish-fished = gevangen per partij
market-report-fish-barge = voor de dekschuit gevangen per partij
market-report-fish-rotted = verloren per partij
market-report-purchases = Aankopen
market-report-purchases-text = Wat spelers van elkaar kopen en wat ze ervoor betalen.
market-report-purchases-bought = gekocht per partij
market-report-purchases-price = prijs per stuk, ¥
market-report-auctions = Veilingen
market-report-auctions-text = Hoeveel het er zijn, met welk bod ze worden gewonnen en wat er te winnen is.
market-report-auctions-held = per partij
market-report-auctions-bid = winnend bod, ¥
market-report-auctions-value = waarde van het fiche
market-report-ships = Schepen
market-report-ships-text = Welke schepen worden gekocht, nieuw en tweedehands.
market-report-ships-bought = gekocht per partij
market-report-ships-winners = winnaars / anderen
market-report-deals = Transacties
market-report-deals-text = Wat er verder met geld, vaten en fiches wordt gedaan.
market-report-deals-port-opened = geopende steigers
market-report-deals-handed-over = ladingen overgedragen aan de dekschuit
market-report-deals-barrel-sold = vaten makreel verkocht aan hun markt
market-report-deals-converted = octopus verwerkt tot takoyaki
market-report-deals-given = fiches weggegeven aan de overheid
market-report-deals-spot-sold = geruild voor yen
market-report-deals-spot-swapped = geruild voor fiches
market-report-bank = Bankkantoor, verhuur en overbevissing
market-report-bank-text = Hoe vaak er leningen worden afgesloten, aandelen gekocht en vriezers of karren gehuurd, hoe vaak een markt overbevist raakt en hoe vaak niemand het einde inluidt.
market-report-bank-loan-taken = afgesloten leningen
market-report-bank-share-bought = gekochte aandelen
market-report-bank-rented = gehuurde vriezers en karren
market-report-bank-overfished = overbeviste markten
market-report-bank-limit-reached = partijen die door de beurtlimiet eindigen
