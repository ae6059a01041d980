### Zinnen van Tsukiji. Nederlands. Wat alleen de opdrachtregel zegt.

## Tekens: één letter, of één breed teken

tsukiji-sign-ebi = E
tsukiji-sign-hotategai = H
tsukiji-sign-fugu = F
tsukiji-sign-tako = T
tsukiji-sign-sake = S
tsukiji-sign-maguro = M
tsukiji-sign-takusan = ★
tsukiji-sign-yakuza = Y

## Woorden om te typen, het getoonde woord eerst

tsukiji-word-ticket = ticket
tsukiji-word-buy = koop k kopen
tsukiji-word-pass = pas p passen

## Gegevens, zoals het invulbestand ze uitlegt

tsukiji-about-rounds = Ronden per partij
tsukiji-about-track = Het laatste vakje van het prijsbord
tsukiji-about-final-prices = Wat de markers aan het einde waard zijn, de beste eerst
tsukiji-about-pass-income = Wat je krijgt als je past
tsukiji-about-tickets = De tickets van elke speler
tsukiji-about-maguro = Wat een serie van 1, 2, 3 … maguro waard is: kijk op het overzicht
tsukiji-about-bonuses = De speciale punten van de variant
tsukiji-about-prices = De prijzen van de prijsfiches, het duurste eerst: kijk op de fiches voor dit aantal spelers
tsukiji-about-modifiers = Hoeveel vakjes elk fiche een marker verplaatst
tsukiji-about-start-money = Startgeld, in beurtvolgorde
tsukiji-about-deck = Hoeveel kaarten van elke soort in de stapel zitten: tel ze

## De tafel in de terminal

tsukiji-position-round = Ronde { $round } van { $rounds }
tsukiji-what-happened = Wat er is gebeurd
tsukiji-lot-value = waarde
tsukiji-lot-gain = kaarten
tsukiji-lot-net = netto
tsukiji-lot-ticket = ticket
tsukiji-tablets = Prijsfiches
tsukiji-prices-now = Als het nu eindigt
tsukiji-maguro-table = samen waard
tsukiji-column-player = speler
tsukiji-column-special = speciaal
tsukiji-column-score = score nu
tsukiji-column-bonuses = speciale punten
tsukiji-column-choice = typ
tsukiji-column-money-after = geld daarna
tsukiji-column-score-after = score daarna
tsukiji-column-brings = wat het oplevert
tsukiji-legend-takusan = Takusan: gaat bij een rij naar keuze
tsukiji-legend-yakuza = Yakuza: neemt een productkaart uit een van je rijen mee; in een tabel: hoeveel je er kocht
tsukiji-legend-rounds = rondes: geweest, deze, nog te gaan
tsukiji-legend-seats = aan zet; klaar; startspeler
tsukiji-legend-row = een rij: het aantal kaarten, een ster per Takusan, en wat de rij nu zou opleveren; geen kaart
tsukiji-legend-tickets = speciale tickets: annulatie, min 1, plus 6, keer 2
tsukiji-legend-struck = een 4 die door een annulatie is weggestreept
tsukiji-legend-card = een kaart, en wat die nu zou opleveren
tsukiji-legend-tablet = een prijsfiche: de prijs, hoeveel vakjes het lot de markt verplaatst, en de wekker: de koper is hierna startspeler
tsukiji-legend-market = wat een kaart nu zou opleveren, en het vakje van het product op het prijsbord
tsukiji-legend-maguro = drie maguro leveren samen ¥12 op
tsukiji-legend-bonus = speciale punten, al in de score meegeteld
tsukiji-legend-won = heeft gewonnen

## De tafel in woorden

tsukiji-words-lot = Lot { $lot }: { $cards }.
tsukiji-words-quoted = Waarde { $value }; kost ¥{ $price }, markt { $modifier }.
tsukiji-words-quoted-clock = Waarde { $value }; kost ¥{ $price } en heeft de wekker, markt { $modifier }.
tsukiji-words-ticket = Jouw ticket: { $ticket }.
tsukiji-words-sold = Gekocht door { $buyer }.
tsukiji-words-gain = De kaarten zouden je { $gain } opleveren, zonder de prijs eraf.
tsukiji-words-net = Kopen zou je score met { $gain } veranderen.
tsukiji-words-tablet = ¥{ $price } met markt { $modifier }
tsukiji-words-tablets = Prijsfiches, het eerste met de wekker: { $tablets }.
tsukiji-words-marker = { $product } op { $space } levert ¥{ $price } op
tsukiji-words-market = Als het nu eindigt: { $markers }.
tsukiji-words-market-final = Eindprijzen: { $markers }.
tsukiji-words-maguro = 1, 2, 3 … maguro leveren samen { $values } op.
tsukiji-words-seat = { $seat }: ¥{ $money }, score nu { $score }.
tsukiji-words-rows = Rijen: { $rows }.
tsukiji-words-no-rows = Nog geen rijen.
tsukiji-words-row = { $cards } { $product } (¥{ $worth })
tsukiji-words-row-takusan = { $cards } { $product } inclusief { $takusan } Takusan (¥{ $worth })
tsukiji-words-bonuses = Speciale punten: { $bonuses }.
tsukiji-words-ready = Heeft alle loten geëvalueerd.

## Het verhaal

tsukiji-told-lot = lot { $lot }

## Wat er wordt gevraagd, en wat het zou opleveren

tsukiji-offer-rows = Rijen: { $rows }
tsukiji-ticket-normal = tellen voor wat erop staat en komen elke ronde terug
tsukiji-ticket-annul = streept een 4 bij hetzelfde lot weg; zonder 4 goed voor +2; één keer per partij
tsukiji-ticket-minus = trekt 1 af; één keer per partij
tsukiji-ticket-plus = telt er 6 bij op; één keer per partij
tsukiji-ticket-times = verdubbelt wat de andere samen opleveren; één keer per partij
tsukiji-would-bring = De kaarten van lot { $lot } zouden je nu { $gain } opleveren, zonder de prijs eraf.
tsukiji-typed-example = Typ van links naar rechts een ticket voor elk lot: 4 0 x2 1 3
tsukiji-brings-takusan = Takusan naar { $row }
tsukiji-brings-yakuza = Yakuza neemt { $row } mee
tsukiji-meaning-pass = geld uit de bank nemen
tsukiji-meaning-ticket = { $ticket } bij lot { $lot }
tsukiji-sum-buy = Je koopt lot { $lot } voor ¥{ $price }.
tsukiji-sum-pass = Je past.
tsukiji-sum-change = Geld ¥{ $money } → ¥{ $left }, score nu { $score } → { $total }.

## Wat er is getypt en niet begrepen

tsukiji-typed-nothing = er staat niets tussen de komma’s
tsukiji-typed-no-tickets =
    { $lots ->
        [one] typ één ticket
       *[other] typ hoogstens { $lots } tickets, bijvoorbeeld 4 0 x2 1
    }
tsukiji-typed-too-many =
    { $given } tickets voor { $lots ->
        [one] één lot
       *[other] { $lots } loten
    }: bij elk lot komt één ticket
tsukiji-typed-no-ticket = “{ $word }” is geen ticket; wel: { $known }
tsukiji-typed-which-lot = welk lot? Typ “koop” en het nummer, bijvoorbeeld “koop 2”
tsukiji-typed-which-row = welke rij? Typ het product, bijvoorbeeld “ebi”
tsukiji-typed-no-card-left = in lot { $lot } zit geen Takusan of Yakuza meer: laat “{ $word }” weg
tsukiji-typed-no-lot = “{ $word }” is geen lot: typ “koop” en het nummer, bijvoorbeeld “koop 2”
tsukiji-typed-no-product = “{ $word }” is geen product; de producten zijn { $known }
tsukiji-typed-purchase = “{ $word }” wordt niet herkend: typ “koop” en een nummer, of “pas”; met ? lees je meer

## Rapporten

tsukiji-report-score = Waaruit een score bestaat
tsukiji-report-score-text = De onderdelen van de eindscore van een speler.
tsukiji-report-score-money = geld
tsukiji-report-score-products = producten
tsukiji-report-score-maguro = maguro
tsukiji-report-score-bonuses = speciale punten
tsukiji-report-score-total = totaal
tsukiji-report-bonuses = Speciale punten
tsukiji-report-bonuses-text = Hoe vaak elke bonus wordt gegeven en wat die oplevert. Ze zijn er alleen in de variant.
tsukiji-report-bonuses-earned = gegeven per partij
tsukiji-report-bonuses-points = punten per partij
tsukiji-report-bonuses-winners = aan een winnaar / aan een ander
tsukiji-report-tickets = Tickets
tsukiji-report-tickets-text = Hoe vaak elk ticket bij een lot wordt gelegd.
tsukiji-report-tickets-laid = gelegd per partij
tsukiji-report-tickets-winners = door een winnaar / door een ander
tsukiji-report-purchases = Aankopen
tsukiji-report-purchases-text = Wat er met de koopbeurten en de loten gebeurt.
tsukiji-report-purchases-lot-bought = gekochte loten
tsukiji-report-purchases-passed = keer gepast
tsukiji-report-purchases-lot-discarded = loten die niemand kocht
tsukiji-report-passes = Passen per partij
tsukiji-report-passes-text = Hoe vaak iemand past en geld neemt in plaats van een lot.
tsukiji-report-price = Prijzen van loten
tsukiji-report-price-text = Wat er voor een lot wordt betaald.
tsukiji-report-price-price = prijs van een lot, ¥
tsukiji-report-products = Producten
tsukiji-report-products-text = Hoeveel productkaarten worden neergelegd, voordat de Yakuza de hunne komen halen.
tsukiji-report-products-laid = neergelegd per partij
tsukiji-report-products-winners = door een winnaar / door een ander
tsukiji-report-prices = Eindprijzen
tsukiji-report-prices-text = Wat elk product aan het einde opbrengt en op welke plaats het eindigt; 1 is het duurst.
tsukiji-report-prices-price = prijs per kaart, ¥
tsukiji-report-prices-rank = plaats
tsukiji-report-guests = Takusan en Yakuza
tsukiji-report-guests-text = Wat er gebeurt met de Takusan en Yakuza in de gekochte loten.
tsukiji-report-guests-takusan-laid = Takusan in een rij gelegd
tsukiji-report-guests-takusan-discarded = Takusan zonder rij
tsukiji-report-guests-yakuza-paid = Yakuza betaald
tsukiji-report-guests-yakuza-went = Yakuza die niets kreeg
tsukiji-report-rows = Waar ze heen gaan
tsukiji-report-rows-text = In welke rij een Takusan wordt gelegd en uit welke rij de Yakuza een kaart krijgt.
tsukiji-report-rows-takusan = Takusan per partij
tsukiji-report-rows-yakuza = Yakuza per partij
