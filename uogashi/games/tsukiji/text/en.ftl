### Sentences of Tsukiji. English.

tsukiji-title = Tsukiji
tsukiji-credit = Leandro Pires (Redbox)

## Things

tsukiji-thing-ebi = ebi
tsukiji-thing-hotategai = hotategai
tsukiji-thing-fugu = fugu
tsukiji-thing-tako = tako
tsukiji-thing-sake = sake
tsukiji-thing-maguro = maguro
tsukiji-thing-takusan = Takusan
tsukiji-thing-yakuza = Yakuza
tsukiji-thing-hidden = hidden card
tsukiji-thing-0 = 0
tsukiji-thing-1 = 1
tsukiji-thing-2 = 2
tsukiji-thing-3 = 3
tsukiji-thing-4 = 4
tsukiji-thing-annul = annulment
tsukiji-thing--1 = −1
tsukiji-thing-plus6 = +6
tsukiji-thing-x2 = ×2
tsukiji-thing-diversified = Diversified
tsukiji-thing-specialised = Specialised
tsukiji-thing-popular = Popular
tsukiji-thing-safe = Safe

## Figures and options that cannot be

tsukiji-figure-length =
    “{ $figure }” has { $length ->
        [one] one entry
       *[other] { $length } entries
    }; with { $players } players it needs { $expected }
tsukiji-prices-not-dearest-first = “{ $figure }” must go from the dearest tablet to the cheapest
tsukiji-deck-does-not-make-rounds = the deck has { $cards } cards; { $rounds } rounds of { $lots } lots need exactly { $needed }
tsukiji-too-few-tickets =
    “{ $figure }” keeps { $normal ->
        [one] one normal ticket
       *[other] { $normal } normal tickets
    }; with { $lots } lots at least { $lots } are needed
tsukiji-special-points-unknown = special_points must be true, false or a list of { $known }, not { $value }
tsukiji-setup-first = “first” must be a seat from 0 to { $last }, not { $value }
tsukiji-setup-markers = “markers” must be { $known } in some order, not { $value }
tsukiji-setup-deck-list = “deck” must be a list of cards
tsukiji-setup-card = there is no card “{ $value }”; there is { $known }
tsukiji-setup-count = the deck has { $count } × { $card }, there are only { $most }
tsukiji-setup-deck-short = the record tells { $cards } cards of the deck, but { $dealt } have been dealt

## Why a decision is refused

tsukiji-asked-ticket = the lots are being evaluated: lay a ticket, for example “ticket 3”
tsukiji-asked-purchase = it is time to buy: “buy” and the number of a lot, or “pass”
tsukiji-asked-takusan = first lay the Takusan into one of your rows, for example “takusan ebi”
tsukiji-asked-yakuza = first pay the Yakuza with one of your product cards, for example “yakuza ebi”
tsukiji-ticket-gone = your ticket { $ticket } is used up; you still have { $tickets }
tsukiji-ticket-laid = your ticket { $ticket } lies on another lot already; you still have { $tickets }
tsukiji-no-such-lot = there is no lot { $lot }; lots are numbered 1 to { $lots }
tsukiji-lot-sold =
    lot { $lot } was bought by { $buyer }: { $choices ->
        [0] you can only pass
        [one] buy lot { $lots }, or pass
       *[other] buy one of the lots { $lots }, or pass
    }
tsukiji-lot-too-dear =
    lot { $lot } costs ¥{ $price }, you have ¥{ $money }: { $choices ->
        [0] you can only pass
        [one] buy lot { $lots }, or pass
       *[other] buy one of the lots { $lots }, or pass
    }
tsukiji-no-row = you have no { $row } row to lay the Takusan into; you have { $rows }
tsukiji-no-product = you have no { $row } card to give to the Yakuza; you have { $rows }

## What happened

tsukiji-fact-round-begins = Round { $round } begins; { $first } is first player.
tsukiji-fact-lot-offered = Lot { $lot }: { $card1 }, { $card2 }, { $card3 }.
tsukiji-fact-ticket-placed = { $seat } lays { $ticket } on lot { $lot }.
tsukiji-fact-seat-ready = { $seat } has evaluated all lots.
tsukiji-fact-ticket-revealed = Lot { $lot }: { $seat } laid { $ticket }.
tsukiji-fact-lot-valued =
    Lot { $lot } is worth { $value }{ $struck ->
        [0] {""}
        [one] , one 4 annulled
       *[other] , { $struck } fours annulled
    }{ $doublings ->
        [0] {""}
        [one] , { $sum } doubled
       *[other] , { $sum } doubled { $doublings } times
    }.
tsukiji-fact-tablet-given = Lot { $lot } costs ¥{ $price } and moves the market by { $modifier } for each card.
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] { $product } stays on { $space }.
           *[other] { $product } stays on { $space }: a change of { $by } leads past the end of the track.
        }
       *[other] { $product } moves by { $by } from { $origin } to { $space }.
    }
tsukiji-fact-lot-bought = { $seat } buys lot { $lot } for ¥{ $price }.
tsukiji-fact-passed = { $seat } passes and takes ¥{ $income }.
tsukiji-fact-product-laid = { $seat } lays out { $product }.
tsukiji-fact-takusan-laid = { $seat } lays a Takusan into the { $row } row.
tsukiji-fact-takusan-discarded = { $seat } has no row for a Takusan: it is discarded.
tsukiji-fact-yakuza-paid = { $seat } gives { $row } to the Yakuza.
tsukiji-fact-yakuza-went = { $seat } has no product card: the Yakuza goes with nothing.
tsukiji-fact-lot-discarded = Nobody bought lot { $lot }.
tsukiji-fact-first-player = { $seat } is first player of what follows.
tsukiji-fact-final-price = { $product } ranks { $rank }: ¥{ $price } each.
tsukiji-fact-bonus = { $seat } is { $bonus }: +{ $points }.
tsukiji-fact-scored = { $seat }: ¥{ $money } + products { $products } + maguro { $maguro } + special points { $bonuses } = { $total }.

## The position in the terminal

tsukiji-position-round = Round { $round } of { $rounds }
tsukiji-phase-evaluation = evaluation
tsukiji-phase-purchase = purchase
tsukiji-phase-takusan = laying a Takusan
tsukiji-phase-yakuza = paying the Yakuza
tsukiji-phase-over = the end
tsukiji-column-lot = lot
tsukiji-column-cards = cards
tsukiji-column-value = value
tsukiji-column-price = price
tsukiji-column-modifier = market
tsukiji-column-buyer = bought by
tsukiji-column-product = product
tsukiji-column-space = space
tsukiji-column-rank = rank
tsukiji-column-final = price now
tsukiji-column-player = player
tsukiji-column-money = money
tsukiji-column-rows = rows
tsukiji-column-special = special tickets
tsukiji-column-yakuza = Yakuza
tsukiji-column-score = score now
tsukiji-clock = ¥{ $price } with the clock
tsukiji-yen = ¥{ $price }
tsukiji-row = { $product } { $cards }
tsukiji-row-takusan = { $product } { $cards } ({ $takusan } Takusan)
