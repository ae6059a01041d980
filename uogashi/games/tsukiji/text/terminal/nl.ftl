### Zinnen van Tsukiji. Nederlands. Wat alleen de opdrachtregel zegt.

## Tekens: één letter, of één breed teken

tsukiji-sign-ebi = G
tsukiji-sign-hotategai = C
tsukiji-sign-fugu = K
tsukiji-sign-tako = I
tsukiji-sign-sake = Z
tsukiji-sign-maguro = T
tsukiji-sign-takusan = ★
tsukiji-sign-yakuza = Y

## Woorden om te typen, het getoonde woord eerst

tsukiji-word-ticket = ticket
tsukiji-word-buy = koop k kopen
tsukiji-word-pass = pas p passen

## Gegevens, zoals het invulbestand ze uitlegt

tsukiji-about-rounds = Het aantal rondes van een partij
tsukiji-about-track = Het laatste vakje van het prijsbord
tsukiji-about-final-prices = Wat een product aan het einde per kaart opbrengt, de eerste plaats voorop
tsukiji-about-pass-income = Wat je krijgt als je past
tsukiji-about-tickets = De tickets van elke speler
tsukiji-about-maguro = Wat 1, 2, 3 … tonijnen samen waard zijn: kijk op het overzicht
tsukiji-about-bonuses = De speciale punten van de variant
tsukiji-about-prices = De prijzen van de prijsfiches, het duurste eerst: kijk op de fiches voor dit aantal spelers
tsukiji-about-modifiers = Hoeveel vakjes elk prijsfiche een productfiche verschuift
tsukiji-about-start-money = Startgeld, in beurtvolgorde
tsukiji-about-deck = Hoeveel kaarten van elke soort in de stapel zitten: tel ze

## De tafel in de terminal

tsukiji-position-round = Ronde { $round } van { $rounds }
tsukiji-what-happened = Verloop
tsukiji-lot-value = waarde
tsukiji-lot-gain = kaarten
tsukiji-lot-net = netto
tsukiji-lot-ticket = ticket
tsukiji-tablets = Prijsfiches
tsukiji-prices-now = Huidige prijzen
tsukiji-maguro-table = samen waard
tsukiji-column-player = speler
tsukiji-column-special = speciaal
tsukiji-column-score = score
tsukiji-column-bonuses = speciale punten
tsukiji-column-choice = typ
tsukiji-column-money-after = geld daarna
tsukiji-column-score-after = score daarna
tsukiji-column-brings = effect
tsukiji-legend-takusan = Takusan: gaat naar een rij naar keuze
tsukiji-legend-yakuza = Yakuza: krijgt een productkaart uit een van je rijen; in een tabel: hoeveel je er hebt gekocht
tsukiji-legend-rounds = rondes: geweest, nu, nog te gaan
tsukiji-legend-seats = aan zet; klaar; startspeler
tsukiji-legend-row = een rij: het aantal kaarten, een ster per Takusan, en wat de rij nu oplevert; geen kaart
tsukiji-legend-tickets = speciale tickets: annulatie, min 1, plus 6, keer 2
tsukiji-legend-struck = een 4 die door een annulatie is weggestreept
tsukiji-legend-card = een kaart, en wat die nu oplevert
tsukiji-legend-tablet = een prijsfiche: de prijs, de prijsschommeling per kaart, en de wekker: de koper is hierna startspeler
tsukiji-legend-market = wat een kaart nu oplevert, en het vakje van het product op het prijsbord
tsukiji-legend-maguro = drie tonijnen leveren samen ¥12 op
tsukiji-legend-bonus = speciale punten, al in de score meegeteld
tsukiji-legend-won = heeft gewonnen

## De tekstweergave

tsukiji-words-lot = Lot { $lot }: { $cards }.
tsukiji-words-quoted = Waarde { $value }; kost ¥{ $price }, prijsschommeling { $modifier }.
tsukiji-words-quoted-clock = Waarde { $value }; kost ¥{ $price } en heeft de wekker, prijsschommeling { $modifier }.
tsukiji-words-ticket = Je ticket: { $ticket }.
tsukiji-words-sold = Gekocht door { $buyer }.
tsukiji-words-gain = De kaarten leveren je { $gain } op, vóór aftrek van de prijs.
tsukiji-words-net = Als je dit lot koopt, verandert je score met { $gain }.
tsukiji-words-tablet = ¥{ $price } met prijsschommeling { $modifier }
tsukiji-words-tablets = Prijsfiches, het eerste met de wekker: { $tablets }.
tsukiji-words-marker = { $product } op { $space } (¥{ $price })
tsukiji-words-market = Huidige prijzen: { $markers }.
tsukiji-words-market-final = Eindprijzen: { $markers }.
tsukiji-words-maguro = 1, 2, 3 … tonijnen leveren samen { $values } op.
tsukiji-words-seat = { $seat }: ¥{ $money }, huidige score { $score }.
tsukiji-words-rows = Rijen: { $rows }.
tsukiji-words-no-rows = Nog geen rijen.
tsukiji-words-row = { $cards } { $product } (¥{ $worth })
tsukiji-words-row-takusan = { $cards } { $product } inclusief { $takusan } Takusan (¥{ $worth })
tsukiji-words-bonuses = Speciale punten: { $bonuses }.
tsukiji-words-ready = Klaar.

## Het verloop

tsukiji-told-lot = lot { $lot }

## Wat er wordt gevraagd, en wat het zou opleveren

tsukiji-offer-rows = Rijen: { $rows }
tsukiji-ticket-normal = tellen voor hun getal; je krijgt ze elke ronde terug
tsukiji-ticket-annul = streept een 4 bij hetzelfde lot weg; ligt er geen 4, dan telt het als +2; één keer per partij
tsukiji-ticket-minus = trekt 1 af; één keer per partij
tsukiji-ticket-plus = telt er 6 bij op; één keer per partij
tsukiji-ticket-times = verdubbelt de som van de andere tickets bij het lot; één keer per partij
tsukiji-would-bring = De kaarten van lot { $lot } leveren je nu { $gain } op, vóór aftrek van de prijs.
tsukiji-typed-example = Typ van links naar rechts een ticket voor elk lot: 4 0 x2 1 3
tsukiji-brings-takusan = Takusan bij de { $row }
tsukiji-brings-yakuza = Yakuza krijgt { $row }
tsukiji-meaning-pass = geld van de bank krijgen
tsukiji-meaning-ticket = { $ticket } bij lot { $lot }
tsukiji-sum-buy = Je koopt lot { $lot } voor ¥{ $price }.
tsukiji-sum-pass = Je past.
tsukiji-sum-change = Geld ¥{ $money } → ¥{ $left }, score { $score } → { $total }.

## Wat er is getypt en niet begrepen

tsukiji-typed-nothing = er ontbreekt iets tussen de komma’s
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
tsukiji-typed-which-row = welke rij? Typ het product, bijvoorbeeld “zalm”
tsukiji-typed-no-card-left = in lot { $lot } zit geen Takusan of Yakuza meer: laat “{ $word }” weg
tsukiji-typed-no-lot = “{ $word }” is geen lot: typ “koop” en het nummer, bijvoorbeeld “koop 2”
tsukiji-typed-no-product = “{ $word }” is geen product; de producten zijn { $known }
tsukiji-typed-purchase = “{ $word }” wordt niet herkend: typ “koop” en een nummer, of “pas”; met ? lees je meer

## Rapporten

tsukiji-report-score = Opbouw van de score
tsukiji-report-score-text = De onderdelen van de eindscore van een speler.
tsukiji-report-score-money = geld
tsukiji-report-score-products = producten
tsukiji-report-score-maguro = tonijn
tsukiji-report-score-bonuses = speciale punten
tsukiji-report-score-total = totaal
tsukiji-report-bonuses = Speciale punten
tsukiji-report-bonuses-text = Hoe vaak elke bonus wordt gegeven en wat die oplevert. Alleen de variant heeft bonussen.
tsukiji-report-bonuses-earned = gegeven per partij
tsukiji-report-bonuses-points = punten per partij
tsukiji-report-bonuses-winners = winnaars / anderen
tsukiji-report-tickets = Tickets
tsukiji-report-tickets-text = Hoe vaak elk ticket bij een lot wordt gelegd.
tsukiji-report-tickets-laid = gelegd per partij
tsukiji-report-tickets-winners = winnaars / anderen
tsukiji-report-purchases = Aankopen
tsukiji-report-purchases-text = Hoe vaak spelers kopen of passen, en hoeveel loten blijven liggen.
tsukiji-report-purchases-lot-bought = gekochte loten
tsukiji-report-purchases-passed = keer gepast
tsukiji-report-purchases-lot-discarded = loten die niemand kocht
tsukiji-report-passes = Hoe vaak er per partij wordt gepast
tsukiji-report-passes-text = Hoe vaak spelers passen en geld krijgen in plaats van een lot.
tsukiji-report-price = Prijzen van loten
tsukiji-report-price-text = Wat er voor een lot wordt betaald.
tsukiji-report-price-price = prijs van een lot, ¥
tsukiji-report-products = Producten
tsukiji-report-products-text = Hoeveel productkaarten worden neergelegd, voordat de Yakuza hun deel komen halen.
tsukiji-report-products-laid = neergelegd per partij
tsukiji-report-products-winners = winnaars / anderen
tsukiji-report-prices = Eindprijzen
tsukiji-report-prices-text = Wat elk product aan het einde opbrengt en op welke plaats het eindigt; 1 is het duurst.
tsukiji-report-prices-price = prijs per kaart, ¥
tsukiji-report-prices-rank = plaats
tsukiji-report-guests = Takusan en Yakuza
tsukiji-report-guests-text = Wat er gebeurt met de Takusan en Yakuza in de gekochte loten.
tsukiji-report-guests-takusan-laid = Takusan in een rij gelegd
tsukiji-report-guests-takusan-discarded = Takusan zonder rij
tsukiji-report-guests-yakuza-paid = Yakuza betaald
tsukiji-report-guests-yakuza-went = Yakuza met lege handen
tsukiji-report-rows = Waar ze terechtkomen
tsukiji-report-rows-text = In welke rij een Takusan wordt gelegd en uit welke rij de Yakuza een kaart krijgt.
tsukiji-report-rows-takusan = Takusan per partij
tsukiji-report-rows-yakuza = Yakuza per partij
