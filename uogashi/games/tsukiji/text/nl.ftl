### Zinnen van Tsukiji. Nederlands.

## Dingen

tsukiji-thing-ebi = garnalen
tsukiji-thing-hotategai = coquilles
tsukiji-thing-fugu = kogelvis
tsukiji-thing-tako = inktvis
tsukiji-thing-sake = zalm
tsukiji-thing-maguro = tonijn
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

tsukiji-asked-ticket = leg eerst je tickets
tsukiji-asked-purchase = koop een lot of pas
tsukiji-asked-takusan = leg eerst de Takusan in een rij
tsukiji-asked-yakuza = kies eerst een productkaart voor de Yakuza
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
tsukiji-fact-seat-ready = { $seat } is klaar.
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
tsukiji-fact-tablet-given = Lot { $lot } kost ¥{ $price }; prijsschommeling { $modifier_shown } per kaart.
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] Productfiche { $product } blijft op { $space } liggen.
           *[other] Productfiche { $product } blijft op { $space } liggen: { $by_shown } zou van het prijsbord af gaan.
        }
       *[other] Productfiche { $product } verschuift van { $origin } naar { $space } ({ $by_shown }).
    }
tsukiji-fact-lot-bought = { $seat } koopt lot { $lot } voor ¥{ $price }.
tsukiji-fact-passed = { $seat } past en krijgt ¥{ $income }.
tsukiji-fact-product-laid = { $seat } legt { $product } neer.
tsukiji-fact-takusan-laid = { $seat } legt een Takusan bij de { $row }.
tsukiji-fact-takusan-discarded = { $seat } heeft geen rij voor een Takusan en legt die af.
tsukiji-fact-yakuza-paid = { $seat } geeft { $row } aan de Yakuza.
tsukiji-fact-yakuza-went = { $seat } heeft geen productkaart: de Yakuza vertrekt met lege handen.
tsukiji-fact-lot-discarded = Niemand heeft lot { $lot } gekocht.
tsukiji-fact-first-player = { $seat } is vanaf nu startspeler.
tsukiji-fact-final-price = Plaats { $rank }: { $product }, ¥{ $price } per kaart.
tsukiji-fact-bonus = Het restaurant van { $seat }: { $bonus }, +{ $points }.
tsukiji-fact-scored = { $seat }: ¥{ $money } + producten { $products } + tonijn { $maguro } + speciale punten { $bonuses } = { $total }.

## De tafel

tsukiji-phase-evaluation = evaluatie
tsukiji-phase-purchase = aankoop
tsukiji-phase-takusan = een Takusan neerleggen
tsukiji-phase-yakuza = de Yakuza betalen
tsukiji-phase-over = afgelopen
tsukiji-lot-title = lot { $lot }
tsukiji-prices-final = Eindprijzen
tsukiji-column-money = geld
tsukiji-column-total = totaal

## De tekstweergave

tsukiji-words-special = Resterende speciale tickets: { $tickets }.
tsukiji-words-no-special = Geen speciale tickets meer.
tsukiji-words-yakuza = Yakuza gekocht: { $count }.
tsukiji-words-first = Startspeler.

## Het verloop

tsukiji-told-reveal = De tickets worden omgedraaid.
tsukiji-told-ticket = { $ticket } van { $seat }
tsukiji-told-tickets = Lot { $lot }: { $tickets }.
tsukiji-told-tablet = Lot { $lot } krijgt het prijsfiche van ¥{ $price } met prijsschommeling { $modifier }.
tsukiji-told-tablet-clock = Lot { $lot } krijgt het duurste prijsfiche: ¥{ $price }, prijsschommeling { $modifier } en de wekker.
tsukiji-told-tie = Evenveel waard als lot { $lot }, maar dat ligt meer naar links.
tsukiji-told-market = Markt
tsukiji-told-buys-cards = { $seat } koopt lot { $lot } voor ¥{ $price }: { $cards }.
tsukiji-web-told-tickets =
    { $lots ->
        [one] Je ticket: { $tickets }
       *[other] Je tickets, van links naar rechts: { $tickets }
    }
tsukiji-web-told-lot =
    Lot { $lot } is { $value } waard{ $struck ->
        [0] {""}
        [one] {" "}(een 4 weggestreept)
       *[other] {" "}({ $struck } vieren weggestreept)
    }{ $doublings ->
        [0] {""}
       *[other] {" "}(verdubbeld)
    }: ¥{ $price }, prijsschommeling { $modifier }.
tsukiji-web-told-market = Markt: { $moves }.
tsukiji-web-told-move = { $product } { $by } naar { $space }

## Wat er wordt gevraagd, en wat het zou opleveren

tsukiji-ask-evaluation = Leg een ticket bij lot { $lot } van { $lots }. Hogere tickets maken een lot duurder.
tsukiji-ask-purchase = Koop een lot of pas. Je hebt ¥{ $money }.
tsukiji-ask-takusan = In welke rij leg je de Takusan? Hij telt als dat product.
tsukiji-ask-yakuza = Welke productkaart krijgt de Yakuza?
tsukiji-warning-last-round = Laatste ronde: na deze aankopen is de partij afgelopen.
tsukiji-warning-last-purchase = Je laatste aankoop: na deze ronde volgt de eindtelling.
tsukiji-ends-won = Hiermee eindigt de partij: je wint met { $own } tegen { $best }.
tsukiji-ends-won-tie = Hiermee eindigt de partij: je staat gelijk op { $own } en wint de tiebreak.
tsukiji-ends-lost = Hiermee eindigt de partij: je verliest met { $own } tegen { $best }.
tsukiji-ends-lost-tie = Hiermee eindigt de partij: je staat gelijk op { $own }, maar verliest de tiebreak.
tsukiji-ends-shared = Hiermee eindigt de partij: je deelt de overwinning met { $own }.

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
tsukiji-view-takusan-to-place = Takusan neer te leggen
tsukiji-view-yakuza-to-pay = Yakuza te betalen
tsukiji-view-cards-left = kaarten over
tsukiji-view-maguro = tonijn samen
tsukiji-view-lot = lot
tsukiji-view-cards = kaarten
tsukiji-view-value = waarde
tsukiji-view-sum = som
tsukiji-view-struck = weggestreepte vieren
tsukiji-view-doublings = verdubbelingen
tsukiji-view-price = prijs
tsukiji-view-modifier = prijsschommeling
tsukiji-view-clock = wekker
tsukiji-view-buyer = gekocht door
tsukiji-view-tickets = tickets
tsukiji-view-adds = bijdrage per ticket
tsukiji-view-gain = vóór aftrek van de prijs
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
tsukiji-view-score = huidige score
tsukiji-view-score-final = eindscore
tsukiji-view-placed = gelegd
tsukiji-view-hand = in de hand

## Voor elk programma: beslissingen, wat ze opleveren, en opties

tsukiji-decision-ticket = Ticket { $first } bij lot { $lot }
tsukiji-decision-buy = Lot { $first } kopen
tsukiji-decision-pass = Passen
tsukiji-decision-takusan = Takusan bij de { $first } leggen
tsukiji-decision-yakuza = Yakuza krijgt { $first }
# Headings of decisions that begin with the same word.
tsukiji-choices-ticket = Tickets
tsukiji-choices-buy = Een lot kopen
tsukiji-choices-takusan = Takusan neerleggen
tsukiji-choices-yakuza = Yakuza betalen
tsukiji-outcome-money = geld
tsukiji-outcome-score = score
tsukiji-score = ¥{ $score }
tsukiji-option-special-points = speciale punten
tsukiji-option-special-points-about = Tot 28 punten extra aan het einde: voor variatie, voor één lange rij, voor het goedkoopste product en voor Yakuza.

## Het bord in de browser

tsukiji-web-stall = De kraam
tsukiji-web-restaurants = Restaurants
tsukiji-web-quay = Het prijsbord, vakjes 1 tot en met { $track }
tsukiji-web-tablet = ¥{ $price }, prijsschommeling { $modifier }
tsukiji-web-tablet-clock = ¥{ $price }, prijsschommeling { $modifier }, met de wekker
tsukiji-web-rack = Na het omdraaien, hoogste lot eerst:
tsukiji-web-worth-each = nu { $worth } waard
tsukiji-web-press-ticket =
    { $ticket ->
        [none] Lot { $lot }: { $cards }. Nog geen ticket
       *[other] Lot { $lot }: { $cards }. Je ticket: { $ticket }
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
tsukiji-web-short = ¥{ $short } te kort
tsukiji-web-yours = gekozen
tsukiji-web-gain = De kaarten leveren je { $gain } op, vóór aftrek van de prijs.
tsukiji-web-net = Als je dit lot koopt, verandert je score met { $gain }.
tsukiji-web-gain-short = { $gain } − ¥?
tsukiji-web-net-short = { $gain } netto
tsukiji-web-normal = Je normale tickets
tsukiji-web-special = Je speciale tickets
tsukiji-web-ticket = Ticket { $ticket }
tsukiji-web-take = Terugnemen
tsukiji-web-take-back = Ticket { $ticket } bij lot { $lot } terugnemen
tsukiji-web-seal = Tickets verzegelen
tsukiji-web-seal-count = Verzegelen · { $laid } van { $lots }
tsukiji-web-unseal = Tickets wijzigen
tsukiji-web-ask-ticket = Leg een ticket bij lot { $lot }
tsukiji-web-ask-ticket-more =
    { $left ->
        [one] Je ticket komt gedekt bij het gemarkeerde lot. Nog één, dan kun je verzegelen.
       *[other] Je ticket komt gedekt bij het gemarkeerde lot. Nog { $left }, dan kun je verzegelen.
    }
tsukiji-web-ask-seal = Verzegel je tickets
tsukiji-web-ask-seal-more = Je kunt nog van gedachten veranderen.
tsukiji-web-ask-buy = Koop een lot, of pas en krijg ¥{ $income }
tsukiji-web-ask-buy-more =
    { $lots ->
        [0] Je hebt ¥{ $money }: je kunt geen enkel lot betalen.
        [one] Je hebt ¥{ $money }: je kunt één lot betalen.
       *[other] Je hebt ¥{ $money }: je kunt kiezen uit { $lots } loten.
    }
tsukiji-web-purchase-hint = Kies een lot om te zien wat het je oplevert.
tsukiji-web-purchase-lot = Lot { $lot }
tsukiji-web-purchase-nothing = geen producten
tsukiji-web-takusan-joins = Takusan bij
tsukiji-web-yakuza-takes = Yakuza krijgt
tsukiji-web-pass = Passen · +¥{ $income }
tsukiji-web-buy = Lot { $lot } kopen · ¥{ $price }
tsukiji-web-buy-none = Kopen
tsukiji-web-not-bought = Lot { $lot } is niet gekocht. { $why }
tsukiji-web-lay-out = Kaarten neerleggen
tsukiji-web-buying = koopt …
tsukiji-web-restaurant = Restaurant van { $seat }
tsukiji-web-now = score
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
    { $product } op { $space }, plaats { $rank }: { $final ->
        [yes] {""}
       *[no] nu{" "}
    }{ $price } per kaart
tsukiji-web-prices = Huidige prijzen
tsukiji-web-maguro = Tonijn samen
tsukiji-web-maguro-next = volgende kaart: { $next }
tsukiji-web-maguro-final = { $count } van jou, samen { $worth } waard
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
tsukiji-web-reckoning = Eindtelling
tsukiji-web-place = Plaats
tsukiji-web-shared = Ook evenveel speciale tickets over.
tsukiji-web-tie-broken = Gelijk in punten: de meeste speciale tickets over wint.
tsukiji-web-tie = Resterende speciale tickets, bij een gelijke stand: { $left }
tsukiji-web-at = à { $price }
tsukiji-web-set = samen
tsukiji-web-bonus-diversified = 3 van elk product
tsukiji-web-bonus-specialised = 8 van één product
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
tsukiji-web-tale-fell = { $product }: van ¥{ $from } naar ¥{ $to } gezakt. Dat kostte { $seat } ¥{ $by }.
tsukiji-web-tale-rose = { $product }: van ¥{ $from } naar ¥{ $to } gestegen. Dat leverde { $seat } ¥{ $by } op.
tsukiji-web-tale-row =
    De beste rij van { $seat }: { $cards ->
        [one] één kaart
       *[other] { $cards } kaarten
    } { $product }, ¥{ $worth } van de ¥{ $total }.
