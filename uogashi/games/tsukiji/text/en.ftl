### Sentences of Tsukiji. English.

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

## Signs: one letter, or one wide character

tsukiji-sign-annul = ✕

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

tsukiji-asked-ticket = the lots are being evaluated: it is time for tickets
tsukiji-asked-purchase = it is time to buy a lot or to pass
tsukiji-asked-takusan = first the Takusan must be laid into a row
tsukiji-asked-yakuza = first the Yakuza must be paid with a product card
tsukiji-ticket-gone = your ticket { $ticket } is used up; you still have { $tickets }
tsukiji-ticket-laid = your ticket { $ticket } lies on another lot already; you still have { $tickets }
tsukiji-no-such-lot = there is no lot { $lot }; lots are numbered 1 to { $lots }
tsukiji-lot-sold =
    lot { $lot } was bought by { $buyer }: { $choices ->
        [0] you can only pass
        [one] buy lot { $lots }, or pass
       *[other] buy one of these lots: { $lots }; or pass
    }
tsukiji-lot-too-dear =
    lot { $lot } costs ¥{ $price }, you have ¥{ $money }: { $choices ->
        [0] you can only pass
        [one] buy lot { $lots }, or pass
       *[other] buy one of these lots: { $lots }; or pass
    }
tsukiji-no-row = you have no { $row } row to lay the Takusan into; your rows: { $rows }
tsukiji-no-product = you have no { $row } card to give to the Yakuza; you have cards of { $rows }

## What happened

tsukiji-fact-round-begins = Round { $round } begins; { $first } is first player.
tsukiji-fact-lot-offered = Lot { $lot }: { $card1 }, { $card2 }, { $card3 }.
tsukiji-fact-ticket-placed = { $seat } lays { $ticket } on lot { $lot }.
tsukiji-fact-seat-ready = { $seat } has evaluated all lots.
tsukiji-fact-ticket-revealed = Lot { $lot }: { $seat } laid { $ticket }.
tsukiji-fact-lot-valued =
    Lot { $lot } is worth { $value_shown }{ $struck ->
        [0] {""}
        [one] , one 4 annulled
       *[other] , { $struck } fours annulled
    }{ $doublings ->
        [0] {""}
        [one] , { $sum_shown } doubled
       *[other] , { $sum_shown } doubled { $doublings } times
    }.
tsukiji-fact-tablet-given = Lot { $lot } costs ¥{ $price } and moves the market by { $modifier_shown } for each card.
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] { $product } stays on { $space }.
           *[other] { $product } stays on { $space }: a change of { $by_shown } leads past the end of the track.
        }
       *[other] { $product } moves from { $origin } to { $space } ({ $by_shown }).
    }
tsukiji-fact-lot-bought = { $seat } buys lot { $lot } for ¥{ $price }.
tsukiji-fact-passed = { $seat } passes and takes ¥{ $income }.
tsukiji-fact-product-laid = { $seat } lays out { $product }.
tsukiji-fact-takusan-laid = { $seat } lays a Takusan into the { $row } row.
tsukiji-fact-takusan-discarded = { $seat } has no row for a Takusan: it is discarded.
tsukiji-fact-yakuza-paid = { $seat } gives { $row } to the Yakuza.
tsukiji-fact-yakuza-went = { $seat } has no product card: the Yakuza goes with nothing.
tsukiji-fact-lot-discarded = Nobody bought lot { $lot }.
tsukiji-fact-first-player = { $seat } is first player from now on.
tsukiji-fact-final-price = { $product } ranks { $rank }: ¥{ $price } each.
tsukiji-fact-bonus = { $seat } is { $bonus }: +{ $points }.
tsukiji-fact-scored = { $seat }: ¥{ $money } + products { $products } + maguro { $maguro } + special points { $bonuses } = { $total }.

## The table

tsukiji-phase-evaluation = evaluation
tsukiji-phase-purchase = purchase
tsukiji-phase-takusan = laying a Takusan
tsukiji-phase-yakuza = paying the Yakuza
tsukiji-phase-over = the end
tsukiji-lot-title = lot { $lot }
tsukiji-prices-final = Final prices
tsukiji-column-money = money
tsukiji-column-total = total

## The table in words

tsukiji-words-special = Special tickets left: { $tickets }.
tsukiji-words-no-special = No special tickets left.
tsukiji-words-yakuza = Yakuza bought: { $count }.
tsukiji-words-first = First player.

## The story

tsukiji-told-reveal = The tickets are turned over.
tsukiji-told-ticket = { $ticket } from { $seat }
tsukiji-told-tickets = Lot { $lot }: { $tickets }.
tsukiji-told-tablet = Lot { $lot } gets the tablet of ¥{ $price } with market { $modifier }.
tsukiji-told-tablet-clock = Lot { $lot } gets the dearest tablet, ¥{ $price } with market { $modifier } and the clock.
tsukiji-told-tie = Worth as much as lot { $lot }, which lies further left.
tsukiji-told-market = Market
tsukiji-told-buys-cards = { $seat } buys lot { $lot } for ¥{ $price }: { $cards }.
tsukiji-web-told-tickets =
    { $lots ->
        [one] Your ticket: { $tickets }
       *[other] Your tickets, from the left: { $tickets }
    }
tsukiji-web-told-lot =
    Lot { $lot } fetches { $value }{ $struck ->
        [0] {""}
        [one] {" "}(a 4 struck out)
       *[other] {" "}({ $struck } fours struck out)
    }{ $doublings ->
        [0] {""}
       *[other] {" "}(doubled)
    }: ¥{ $price }, market { $modifier }.
tsukiji-web-told-market = { $moves }.
tsukiji-web-told-move = { $product } { $by } to { $space }

## What is asked, and what it would bring

tsukiji-ask-evaluation = Ticket for lot { $lot } of { $lots }: higher tickets make a lot more expensive.
tsukiji-ask-purchase = Buy a lot or pass. You have ¥{ $money }.
tsukiji-ask-takusan = Takusan: which of your rows does it join? It counts as that product.
tsukiji-ask-yakuza = Yakuza: it takes one of your product cards. From which row?
tsukiji-warning-last-round = Last round: the game is over after these purchases.
tsukiji-warning-last-purchase = Your last purchase: final scoring follows this round.
tsukiji-ends-won = This ends the game: you win { $own } to { $best }.
tsukiji-ends-won-tie = This ends the game: you tie at { $own } and win the tiebreaker.
tsukiji-ends-lost = This ends the game: you lose { $own } to { $best }.
tsukiji-ends-lost-tie = This ends the game: you tie at { $own } but lose the tiebreaker.
tsukiji-ends-shared = This ends the game: you share the win at { $own }.

## For every client: the names of what is seen

tsukiji-view-round = round
tsukiji-view-rounds = rounds
tsukiji-view-phase = phase
tsukiji-view-first = first player
tsukiji-view-lots = lots
tsukiji-view-tablets = tablets
tsukiji-view-track = spaces of the track
tsukiji-view-market = market
tsukiji-view-seats = players
tsukiji-view-takusan-to-place = Takusan to lay
tsukiji-view-yakuza-to-pay = Yakuza to pay
tsukiji-view-cards-left = cards left
tsukiji-view-maguro = maguro
tsukiji-view-lot = lot
tsukiji-view-cards = cards
tsukiji-view-value = value
tsukiji-view-sum = sum
tsukiji-view-struck = fours struck out
tsukiji-view-doublings = doublings
tsukiji-view-price = price
tsukiji-view-modifier = market
tsukiji-view-clock = clock
tsukiji-view-buyer = bought by
tsukiji-view-tickets = tickets
tsukiji-view-adds = tickets add
tsukiji-view-gain = before its price
tsukiji-view-net = net of its price
tsukiji-view-product = product
tsukiji-view-space = space
tsukiji-view-height = height
tsukiji-view-rank = rank
tsukiji-view-takusan = Takusan
tsukiji-view-worth = worth
tsukiji-view-money = money
tsukiji-view-products = products
tsukiji-view-bonuses = special points
tsukiji-view-total = total
tsukiji-view-seat = player
tsukiji-view-rows = rows
tsukiji-view-special-tickets = special tickets
tsukiji-view-yakuza-bought = Yakuza bought
tsukiji-view-ready = ready
tsukiji-view-score = score now
tsukiji-view-score-final = final score
tsukiji-view-placed = laid
tsukiji-view-hand = in hand

## For every client: decisions, what they bring, and options

tsukiji-decision-ticket = { $first } on lot { $lot }
tsukiji-decision-buy = Buy lot { $first }
tsukiji-decision-pass = Pass
tsukiji-decision-takusan = Takusan to the { $first } row
tsukiji-decision-yakuza = Give { $first } to the Yakuza
# Headings of decisions that begin with the same word.
tsukiji-choices-ticket = Tickets
tsukiji-choices-buy = Buy a lot
tsukiji-choices-takusan = Takusan
tsukiji-choices-yakuza = Yakuza
tsukiji-outcome-money = money
tsukiji-outcome-score = score now
tsukiji-score = ¥{ $score }
tsukiji-option-special-points = special points
tsukiji-option-special-points-about = Up to 28 points more at the end: for many kinds of fish, for much of one kind, for the cheapest, for the Yakuza.

## The board in the browser

tsukiji-web-stall = The stall
tsukiji-web-restaurants = Restaurants
tsukiji-web-quay = The market quay, spaces 1 to { $track }
tsukiji-web-tablet = ¥{ $price }, market { $modifier }
tsukiji-web-tablet-clock = ¥{ $price }, market { $modifier }, with the clock
tsukiji-web-rack = After the reveal, the highest lot first:
tsukiji-web-worth-each = worth { $worth } now
tsukiji-web-press-ticket =
    { $ticket ->
        [none] Lot { $lot }: { $cards }. No ticket yet
       *[other] Lot { $lot }: { $cards }. Your ticket: { $ticket }
    }
tsukiji-web-press-buy = Lot { $lot } for ¥{ $price }: { $cards }
tsukiji-web-here-next = here next
tsukiji-web-on-lot = on lot { $lot }
tsukiji-web-used = used
tsukiji-web-ticket-used = { $ticket }: used up
tsukiji-web-ticket-of = { $seat }: { $ticket }
tsukiji-web-sum =
    { $tickets }{ $doublings ->
        [0] {""}
        [one] ; doubled
       *[other] ; doubled { $doublings } times
    }: worth { $value }
tsukiji-web-sum-struck = { $ticket } struck out
tsukiji-web-sold = sold
tsukiji-web-short = ¥{ $short } short
tsukiji-web-yours = yours?
tsukiji-web-gain = Its cards would add { $gain } to your score, before its price.
tsukiji-web-net = Buying it would change your score by { $gain }.
tsukiji-web-gain-short = { $gain } − ¥?
tsukiji-web-net-short = { $gain } net
tsukiji-web-normal = Your normal tickets
tsukiji-web-special = Your special tickets
tsukiji-web-ticket = Ticket { $ticket }
tsukiji-web-take = Take back
tsukiji-web-take-back = Take { $ticket } back from lot { $lot }
tsukiji-web-seal = Seal the tickets
tsukiji-web-seal-count = Seal · { $laid } of { $lots }
tsukiji-web-unseal = Open them again
tsukiji-web-ask-ticket = Put a ticket on lot { $lot }
tsukiji-web-ask-ticket-more =
    { $left ->
        [one] Press a ticket: it goes onto the marked lot, in secret. One more to go.
       *[other] Press a ticket: it goes onto the marked lot, in secret. { $left } more to go.
    }
tsukiji-web-ask-seal = Seal your tickets
tsukiji-web-ask-seal-more = You can still change everything.
tsukiji-web-ask-buy = Buy a lot, or pass and take ¥{ $income }
tsukiji-web-ask-buy-more =
    { $lots ->
        [0] You have ¥{ $money }: no lot is within your purse.
        [one] You have ¥{ $money }: one lot is within your purse.
       *[other] You have ¥{ $money }: { $lots } lots are within your purse.
    }
tsukiji-web-purchase-hint = Press a lot to see what it would bring you.
tsukiji-web-purchase-lot = Lot { $lot }
tsukiji-web-purchase-nothing = no product
tsukiji-web-takusan-joins = Takusan joins
tsukiji-web-yakuza-takes = Yakuza takes
tsukiji-web-pass = Pass · +¥{ $income }
tsukiji-web-buy = Buy lot { $lot } · ¥{ $price }
tsukiji-web-buy-none = Buy
tsukiji-web-not-bought = Lot { $lot } is not bought. { $why }
tsukiji-web-lay-out = Lay them out
tsukiji-web-buying = buying …
tsukiji-web-restaurant = Restaurant of { $seat }
tsukiji-web-now = if ended now
tsukiji-web-final = final score
tsukiji-web-row =
    { $product }: { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }{ $takusan ->
        [0] {""}
       *[other] , { $takusan } of them Takusan
    }, worth { $worth } { $final ->
        [yes] at the end
       *[no] now
    }
tsukiji-web-left =
    { $count ->
       *[other] { $count } special left
    }
tsukiji-web-marker =
    { $product } on { $space }, rank { $rank }, pays { $price } { $final ->
        [yes] at the end
       *[no] if it ended now
    }
tsukiji-web-prices = Prices if it ended now
tsukiji-web-maguro = Maguro as a set
tsukiji-web-maguro-next = your next: { $next }
tsukiji-web-maguro-final = yours: { $count }, worth { $worth }
tsukiji-web-stage-lot = Lot { $lot }
tsukiji-web-stage-struck =
    { $struck ->
        [one] Lot { $lot }: the annulment strikes out a 4
       *[other] Lot { $lot }: annulments strike out { $struck } fours
    }
tsukiji-web-stage-doubled = Lot { $lot }: doubled to { $value }
tsukiji-web-stage-tablets = The highest lot gets the dearest tablet
tsukiji-web-stage-market = The market moves
tsukiji-web-stage-bought = { $seat } buys lot { $lot }
tsukiji-web-stage-passed = { $seat } passes
tsukiji-web-stage-round = Round { $round }
tsukiji-web-reckoning = The reckoning
tsukiji-web-place = Place
tsukiji-web-shared = As many special tickets are left, too.
tsukiji-web-tie-broken = Level on points: the special tickets left decide.
tsukiji-web-tie = Special tickets left, for a tie: { $left }
tsukiji-web-at = at { $price }
tsukiji-web-set = set
tsukiji-web-bonus-diversified = 3 of all six
tsukiji-web-bonus-specialised = 8 of one
tsukiji-web-bonus-popular = most { $product }
tsukiji-web-bonus-safe = most Yakuza
tsukiji-web-course = Score after every round
tsukiji-web-tale = How it went
tsukiji-web-tale-round = Round { $round }.{" "}
tsukiji-web-tale-led =
    { $count ->
        [one] { $names } was ahead after every round.
       *[other] { $names } were level after every round.
    }
tsukiji-web-tale-passed = { $names } passed { $before } and stayed ahead.
tsukiji-web-tale-passed-last = { $before } led going into it; { $names } came out ahead.
tsukiji-web-tale-broke = { $before } were level; { $names } pulled ahead for good.
tsukiji-web-tale-level = { $before } led going into it; { $names } finished level.
tsukiji-web-tale-buy = The best buy: { $seat } paid ¥{ $price } for { $cards }, { $gain } at once.
tsukiji-web-tale-bonuses = Special points decided it: { $points } for { $seat }. Without them { $other } would have been ¥{ $by } ahead.
tsukiji-web-tale-fell = { $product } fell from ¥{ $from } to ¥{ $to }: that cost { $seat } ¥{ $by }.
tsukiji-web-tale-rose = { $product } rose from ¥{ $from } to ¥{ $to }: that earned { $seat } ¥{ $by }.
tsukiji-web-tale-row = { $seat }’s best row: { $cards } { $product }, ¥{ $worth } of ¥{ $total }.
