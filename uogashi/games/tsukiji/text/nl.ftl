### Zinnen van Tsukiji. Nederlands.

## Dingen

tsukiji-thing-ebi = ebi
tsukiji-thing-hotategai = hotategai
tsukiji-thing-fugu = fugu
tsukiji-thing-tako = tako
tsukiji-thing-sake = sake
tsukiji-thing-maguro = maguro
tsukiji-thing-takusan = Takusan
tsukiji-thing-yakuza = Yakuza
tsukiji-thing-hidden = gedekte kaart
tsukiji-thing-0 = 0
tsukiji-thing-1 = 1
tsukiji-thing-2 = 2
tsukiji-thing-3 = 3
tsukiji-thing-4 = 4
tsukiji-thing-annul = annulatie
tsukiji-thing--1 = −1
tsukiji-thing-plus6 = +6
tsukiji-thing-x2 = ×2
tsukiji-thing-diversified = Veelzijdig
tsukiji-thing-specialised = Gespecialiseerd
tsukiji-thing-popular = Populair
tsukiji-thing-safe = Veilig

## Tekens: één letter, of één breed teken

tsukiji-sign-annul = ✕

## Gegevens en opties die niet kunnen

tsukiji-figure-length =
    “{ $figure }” heeft { $length ->
        [one] één waarde
       *[other] { $length } waarden
    }; met { $players } spelers moeten het er { $expected } zijn
tsukiji-prices-not-dearest-first = “{ $figure }” moet van het duurste naar het goedkoopste prijsfiche lopen
tsukiji-deck-does-not-make-rounds =
    de stapel heeft { $cards } kaarten; voor { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    } met { $lots } loten zijn er precies { $needed } nodig
tsukiji-too-few-tickets =
    “{ $figure }” laat { $normal ->
        [one] één normaal ticket
       *[other] { $normal } normale tickets
    } over; met { $lots } loten zijn er minstens { $lots } nodig
tsukiji-special-points-unknown = special_points moet true, false of een lijst met namen uit { $known } zijn, niet { $value }
tsukiji-setup-first = “first” moet een plek van 0 tot en met { $last } zijn, niet { $value }
tsukiji-setup-markers = “markers” moet bestaan uit { $known }, in welke volgorde dan ook, niet uit { $value }
tsukiji-setup-deck-list = “deck” moet een lijst met kaarten zijn
tsukiji-setup-card = er is geen kaart “{ $value }”; wel: { $known }
tsukiji-setup-count = de stapel heeft { $count } × { $card }, maar er zijn er niet meer dan { $most }
tsukiji-setup-deck-short = het partijverslag vermeldt { $cards } kaarten van de stapel, maar er zijn er { $dealt } uitgedeeld

## Waarom een beslissing wordt geweigerd

tsukiji-asked-ticket = de loten worden geëvalueerd: het is tijd voor tickets
tsukiji-asked-purchase = het is tijd om een lot te kopen of te passen
tsukiji-asked-takusan = eerst moet de Takusan in een rij worden gelegd
tsukiji-asked-yakuza = eerst moet de Yakuza met een productkaart worden betaald
tsukiji-ticket-gone = je ticket { $ticket } is al verbruikt; je hebt nog { $tickets }
tsukiji-ticket-laid = je ticket { $ticket } ligt al bij een ander lot; je hebt nog { $tickets }
tsukiji-no-such-lot = er is geen lot { $lot }; de loten zijn genummerd van 1 tot en met { $lots }
tsukiji-lot-sold =
    lot { $lot } is al gekocht door { $buyer }; { $choices ->
        [0] je kunt alleen passen
        [one] je kunt passen of lot { $lots } kopen
       *[other] je kunt passen of een van deze loten kopen: { $lots }
    }
tsukiji-lot-too-dear =
    lot { $lot } kost ¥{ $price }, maar je hebt ¥{ $money }; { $choices ->
        [0] je kunt alleen passen
        [one] je kunt passen of lot { $lots } kopen
       *[other] je kunt passen of een van deze loten kopen: { $lots }
    }
tsukiji-no-row = je hebt geen rij { $row } om de Takusan in te leggen; je rijen: { $rows }
tsukiji-no-product = je hebt geen kaart met { $row } om aan de Yakuza te geven; je hebt wel kaarten met { $rows }

## Wat er is gebeurd

tsukiji-fact-round-begins = Ronde { $round } begint; { $first } is startspeler.
tsukiji-fact-lot-offered = Lot { $lot }: { $card1 }, { $card2 }, { $card3 }.
tsukiji-fact-ticket-placed = { $seat } legt { $ticket } bij lot { $lot }.
tsukiji-fact-seat-ready = { $seat } heeft alle loten geëvalueerd.
tsukiji-fact-ticket-revealed = Lot { $lot }: { $seat } heeft { $ticket } gelegd.
tsukiji-fact-lot-valued =
    Lot { $lot } is { $value_shown } waard{ $struck ->
        [0] {""}
        [one] , één 4 weggestreept
       *[other] , { $struck } vieren weggestreept
    }{ $doublings ->
        [0] {""}
        [one] , de som { $sum_shown } verdubbeld
        [2] , de som { $sum_shown } twee keer verdubbeld
        [3] , de som { $sum_shown } drie keer verdubbeld
       *[other] , de som { $sum_shown } in totaal { $doublings } keer verdubbeld
    }.
tsukiji-fact-tablet-given = Lot { $lot } kost ¥{ $price } en verschuift de markt met { $modifier_shown } per kaart.
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] Productfiche { $product } blijft op { $space } liggen.
           *[other] Productfiche { $product } blijft op { $space } liggen: een verschuiving van { $by_shown } gaat voorbij het uiteinde van het prijsbord.
        }
       *[other] Productfiche { $product } verschuift van { $origin } naar { $space } ({ $by_shown }).
    }
tsukiji-fact-lot-bought = { $seat } koopt lot { $lot } voor ¥{ $price }.
tsukiji-fact-passed = { $seat } past en neemt ¥{ $income }.
tsukiji-fact-product-laid = { $seat } legt { $product } neer.
tsukiji-fact-takusan-laid = { $seat } legt een Takusan in de rij { $row }.
tsukiji-fact-takusan-discarded = { $seat } heeft geen rij voor een Takusan en legt hem af.
tsukiji-fact-yakuza-paid = { $seat } geeft { $row } aan de Yakuza.
tsukiji-fact-yakuza-went = { $seat } heeft geen productkaart: de Yakuza vertrekt met lege handen.
tsukiji-fact-lot-discarded = Niemand heeft lot { $lot } gekocht.
tsukiji-fact-first-player = { $seat } is vanaf nu startspeler.
tsukiji-fact-final-price = Op plaats { $rank } eindigt { $product }: ¥{ $price } per kaart.
tsukiji-fact-bonus = { $seat } is { $bonus }: +{ $points }.
tsukiji-fact-scored = { $seat }: ¥{ $money } + producten { $products } + maguro { $maguro } + speciale punten { $bonuses } = { $total }.

## De tafel

tsukiji-phase-evaluation = evaluatie
tsukiji-phase-purchase = aankoop
tsukiji-phase-takusan = een Takusan neerleggen
tsukiji-phase-yakuza = de Yakuza betalen
tsukiji-phase-over = einde
tsukiji-lot-title = lot { $lot }
tsukiji-prices-final = Eindprijzen
tsukiji-column-money = geld
tsukiji-column-total = totaal

## De tafel in woorden

tsukiji-words-special = Resterende speciale tickets: { $tickets }.
tsukiji-words-no-special = Geen speciale tickets meer.
tsukiji-words-yakuza = Yakuza gekocht: { $count }.
tsukiji-words-first = Startspeler.

## Het verhaal

tsukiji-told-reveal = De tickets worden omgedraaid.
tsukiji-told-ticket = { $ticket } van { $seat }
tsukiji-told-tickets = Lot { $lot }: { $tickets }.
tsukiji-told-tablet = Lot { $lot } krijgt het prijsfiche van ¥{ $price } met markt { $modifier }.
tsukiji-told-tablet-clock = Lot { $lot } krijgt het duurste prijsfiche, ¥{ $price } met markt { $modifier } en de wekker.
tsukiji-told-tie = Evenveel waard als lot { $lot }, dat verder naar links ligt.
tsukiji-told-market = Markt
tsukiji-told-buys-cards = { $seat } koopt lot { $lot } voor ¥{ $price }: { $cards }.
tsukiji-web-told-tickets =
    { $lots ->
        [one] Jouw ticket: { $tickets }
       *[other] Jouw tickets, van links naar rechts: { $tickets }
    }
tsukiji-web-told-lot =
    Lot { $lot } is { $value } waard{ $struck ->
        [0] {""}
        [one] {" "}(een 4 weggestreept)
       *[other] {" "}({ $struck } vieren weggestreept)
    }{ $doublings ->
        [0] {""}
       *[other] {" "}(verdubbeld)
    }: ¥{ $price }, markt { $modifier }.
tsukiji-web-told-market = { $moves }.
tsukiji-web-told-move = { $product } { $by } naar { $space }

## Wat er wordt gevraagd, en wat het zou opleveren

tsukiji-ask-evaluation = Ticket voor lot { $lot } van { $lots }: hogere tickets maken een lot duurder.
tsukiji-ask-purchase = Koop een lot of pas. Je hebt ¥{ $money }.
tsukiji-ask-takusan = Takusan: bij welke rij van jou komt hij? Hij telt als dat product.
tsukiji-ask-yakuza = Yakuza: die neemt een van je productkaarten mee. Uit welke rij?
tsukiji-warning-last-round = Laatste ronde: na deze aankopen is de partij afgelopen.
tsukiji-warning-last-purchase = Je laatste aankoop: na deze ronde volgt de eindtelling.
tsukiji-ends-won = Hiermee eindigt de partij: je wint met { $own } tegen { $best }.
tsukiji-ends-won-tie = Hiermee eindigt de partij: je staat gelijk op { $own } en wint op de tiebreak.
tsukiji-ends-lost = Hiermee eindigt de partij: je verliest met { $own } tegen { $best }.
tsukiji-ends-lost-tie = Hiermee eindigt de partij: je staat gelijk op { $own } maar verliest op de tiebreak.
tsukiji-ends-shared = Hiermee eindigt de partij: je deelt de winst met { $own }.

## Voor elk programma: hoe heet wat je ziet

tsukiji-view-round = ronde
tsukiji-view-rounds = rondes
tsukiji-view-phase = fase
tsukiji-view-first = startspeler
tsukiji-view-lots = loten
tsukiji-view-tablets = prijsfiches
tsukiji-view-track = vakjes van het prijsbord
tsukiji-view-market = markt
tsukiji-view-seats = spelers
tsukiji-view-takusan-to-place = Takusan te leggen
tsukiji-view-yakuza-to-pay = Yakuza te betalen
tsukiji-view-cards-left = kaarten over
tsukiji-view-maguro = maguro
tsukiji-view-lot = lot
tsukiji-view-cards = kaarten
tsukiji-view-value = waarde
tsukiji-view-sum = som
tsukiji-view-struck = geschrapte vieren
tsukiji-view-doublings = verdubbelingen
tsukiji-view-price = prijs
tsukiji-view-modifier = markt
tsukiji-view-clock = wekker
tsukiji-view-buyer = gekocht door
tsukiji-view-tickets = tickets
tsukiji-view-adds = tickets tellen
tsukiji-view-gain = zonder de prijs
tsukiji-view-net = na aftrek van de prijs
tsukiji-view-product = product
tsukiji-view-space = vakje
tsukiji-view-height = hoogte
tsukiji-view-rank = plaats
tsukiji-view-takusan = Takusan
tsukiji-view-worth = waard
tsukiji-view-money = geld
tsukiji-view-products = producten
tsukiji-view-bonuses = speciale punten
tsukiji-view-total = totaal
tsukiji-view-seat = speler
tsukiji-view-rows = rijen
tsukiji-view-special-tickets = speciale tickets
tsukiji-view-yakuza-bought = Yakuza gekocht
tsukiji-view-ready = klaar
tsukiji-view-score = score nu
tsukiji-view-score-final = eindscore
tsukiji-view-placed = gelegd
tsukiji-view-hand = in de hand

## Voor elk programma: beslissingen, wat ze opleveren, en opties

tsukiji-decision-ticket = { $first } bij lot { $lot }
tsukiji-decision-buy = Koop lot { $first }
tsukiji-decision-pass = Pas
tsukiji-decision-takusan = Takusan naar de rij { $first }
tsukiji-decision-yakuza = Geef { $first } aan de Yakuza
# Headings of decisions that begin with the same word.
tsukiji-choices-ticket = Tickets
tsukiji-choices-buy = Een lot kopen
tsukiji-choices-takusan = Takusan
tsukiji-choices-yakuza = Yakuza
tsukiji-outcome-money = geld
tsukiji-outcome-score = score nu
tsukiji-score = ¥{ $score }
tsukiji-option-special-points = speciale punten
tsukiji-option-special-points-about = Tot 28 punten extra aan het einde: voor veel soorten vis, voor veel van één soort, voor de goedkoopste soort, voor de Yakuza.

## Het bord in de browser

tsukiji-web-stall = De kraam
tsukiji-web-restaurants = Restaurants
tsukiji-web-quay = De marktkade, vakjes 1 tot en met { $track }
tsukiji-web-tablet = ¥{ $price }, markt { $modifier }
tsukiji-web-tablet-clock = ¥{ $price }, markt { $modifier }, met de wekker
tsukiji-web-rack = Na het omdraaien, het hoogste lot eerst:
tsukiji-web-worth-each = nu { $worth } waard
tsukiji-web-press-ticket =
    { $ticket ->
        [none] Lot { $lot }: { $cards }. Nog geen ticket
       *[other] Lot { $lot }: { $cards }. Jouw ticket: { $ticket }
    }
tsukiji-web-press-buy = Lot { $lot } voor ¥{ $price }: { $cards }
tsukiji-web-here-next = nu hier
tsukiji-web-on-lot = bij lot { $lot }
tsukiji-web-used = gebruikt
tsukiji-web-ticket-used = { $ticket }: al gebruikt
tsukiji-web-ticket-of = { $seat }: { $ticket }
tsukiji-web-sum =
    { $tickets }{ $doublings ->
        [0] {""}
        [one] ; verdubbeld
       *[other] ; { $doublings } keer verdubbeld
    }: { $value } waard
tsukiji-web-sum-struck = { $ticket } weggestreept
tsukiji-web-sold = verkocht
tsukiji-web-short = ¥{ $short } tekort
tsukiji-web-yours = van jou?
tsukiji-web-gain = De kaarten zouden je { $gain } opleveren, zonder de prijs eraf.
tsukiji-web-net = Kopen zou je score met { $gain } veranderen.
tsukiji-web-gain-short = { $gain } − ¥?
tsukiji-web-net-short = { $gain } netto
tsukiji-web-normal = Je normale tickets
tsukiji-web-special = Je speciale tickets
tsukiji-web-ticket = Ticket { $ticket }
tsukiji-web-take = Terugnemen
tsukiji-web-take-back = Ticket { $ticket } bij lot { $lot } terugnemen
tsukiji-web-seal = Tickets verzegelen
tsukiji-web-seal-count = Verzegelen · { $laid } van { $lots }
tsukiji-web-unseal = Weer openen
tsukiji-web-ask-ticket = Leg een ticket bij lot { $lot }
tsukiji-web-ask-ticket-more =
    { $left ->
        [one] Kies een ticket: het komt geheim bij het gemarkeerde lot. Nog één te gaan.
       *[other] Kies een ticket: het komt geheim bij het gemarkeerde lot. Nog { $left } te gaan.
    }
tsukiji-web-ask-seal = Verzegel je tickets
tsukiji-web-ask-seal-more = Je kunt alles nog veranderen.
tsukiji-web-ask-buy = Koop een lot, of pas en neem ¥{ $income }
tsukiji-web-ask-buy-more =
    { $lots ->
        [0] Je hebt ¥{ $money }: je kunt geen enkel lot betalen.
        [one] Je hebt ¥{ $money }: je kunt één lot betalen.
       *[other] Je hebt ¥{ $money }: je kunt kiezen uit { $lots } loten.
    }
tsukiji-web-purchase-hint = Kies een lot om te zien wat het je zou opleveren.
tsukiji-web-purchase-lot = Lot { $lot }
tsukiji-web-purchase-nothing = geen product
tsukiji-web-takusan-joins = Takusan naar
tsukiji-web-yakuza-takes = Yakuza neemt
tsukiji-web-pass = Pas · +¥{ $income }
tsukiji-web-buy = Koop lot { $lot } · ¥{ $price }
tsukiji-web-buy-none = Kopen
tsukiji-web-not-bought = Lot { $lot } is niet gekocht. { $why }
tsukiji-web-lay-out = Kaarten neerleggen
tsukiji-web-buying = koopt …
tsukiji-web-restaurant = Restaurant van { $seat }
tsukiji-web-now = score nu
tsukiji-web-final = eindscore
tsukiji-web-row =
    { $product }: { $cards ->
        [0] geen kaart
        [one] één kaart
       *[other] { $cards } kaarten
    }{ $takusan ->
        [0] {""}
       *[other] , waarvan { $takusan } Takusan
    }, { $final ->
        [yes] aan het eind
       *[no] nu
    } { $worth } waard
tsukiji-web-left =
    { $count ->
        [0] geen speciale meer
       *[other] nog { $count } speciale
    }
tsukiji-web-marker =
    { $product } op { $space }, plaats { $rank }, levert { $price } op{ $final ->
        [yes] {""}
       *[no] {" "}als het nu eindigt
    }
tsukiji-web-prices = Prijzen als het nu eindigt
tsukiji-web-maguro = Alle maguro samen
tsukiji-web-maguro-next = je volgende: { $next }
tsukiji-web-maguro-final = van jou: { $count }, waard { $worth }
tsukiji-web-stage-lot = Lot { $lot }
tsukiji-web-stage-struck =
    { $struck ->
        [one] Lot { $lot }: de annulatie streept een 4 weg
       *[other] Lot { $lot }: annulaties strepen { $struck } vieren weg
    }
tsukiji-web-stage-doubled = Lot { $lot }: verdubbeld tot { $value }
tsukiji-web-stage-tablets = Het hoogste lot krijgt het duurste prijsfiche
tsukiji-web-stage-market = De markt beweegt
tsukiji-web-stage-bought = { $seat } koopt lot { $lot }
tsukiji-web-stage-passed = { $seat } past
tsukiji-web-stage-round = Ronde { $round }
tsukiji-web-reckoning = De afrekening
tsukiji-web-place = Plaats
tsukiji-web-shared = Ook evenveel speciale tickets over.
tsukiji-web-tie-broken = Gelijk in punten: de resterende speciale tickets beslissen.
tsukiji-web-tie = Resterende speciale tickets, bij een gelijke stand: { $left }
tsukiji-web-at = à { $price }
tsukiji-web-set = samen
tsukiji-web-bonus-diversified = 3 van alle zes
tsukiji-web-bonus-specialised = 8 van één
tsukiji-web-bonus-popular = meeste { $product }
tsukiji-web-bonus-safe = meeste Yakuza
tsukiji-web-course = Score na elke ronde
tsukiji-web-tale = Zo ging het
tsukiji-web-tale-round = Ronde { $round }.{" "}
tsukiji-web-tale-led =
    { $count ->
        [one] { $names } stond na elke ronde voor.
       *[other] { $names } stonden na elke ronde gelijk.
    }
tsukiji-web-tale-passed = { $names } ging { $before } voorbij en bleef voor.
tsukiji-web-tale-passed-last = De leiding was nog voor { $before }; aan het eind lag { $names } voor.
tsukiji-web-tale-broke = { $before } stonden gelijk; { $names } liep voorgoed weg.
tsukiji-web-tale-level = De leiding was nog voor { $before }; { $names } eindigden gelijk.
tsukiji-web-tale-buy = De beste koop: { $seat } betaalde ¥{ $price } voor { $cards }, meteen { $gain }.
tsukiji-web-tale-bonuses = De speciale punten beslisten: { $points } voor { $seat }. Zonder die punten had { $other } ¥{ $by } voorgestaan.
tsukiji-web-tale-fell = { $product } zakte van ¥{ $from } naar ¥{ $to }: dat kostte { $seat } ¥{ $by }.
tsukiji-web-tale-rose = { $product } steeg van ¥{ $from } naar ¥{ $to }: dat leverde { $seat } ¥{ $by } op.
tsukiji-web-tale-row = De beste rij van { $seat }: { $cards } { $product }, ¥{ $worth } van de ¥{ $total }.
