### Sentences of Tsukiji. English.

## Things

tsukiji-thing-ebi = prawn
tsukiji-thing-hotategai = scallop
tsukiji-thing-fugu = fugu
tsukiji-thing-tako = octopus
tsukiji-thing-sake = salmon
tsukiji-thing-maguro = tuna
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

## Component values and options that are not valid

tsukiji-figure-length =
    “{ $figure }” has { $length ->
        [one] one entry
       *[other] { $length } entries
    }; with { $players } players it needs { $expected }
tsukiji-prices-not-dearest-first = “{ $figure }” must go from the highest price to the lowest
tsukiji-deck-does-not-make-rounds = the deck has { $cards } cards; { $rounds } rounds of { $lots } lots need exactly { $needed }
tsukiji-too-few-tickets =
    “{ $figure }” leaves { $normal ->
        [one] one normal ticket
       *[other] { $normal } normal tickets
    }; { $lots } lots need at least { $lots }
tsukiji-special-points-unknown = special_points must be true, false or a list of { $known }, not { $value }
tsukiji-setup-first = “first” must be a seat from 0 to { $last }, not { $value }
tsukiji-setup-markers = “markers” must be { $known } in some order, not { $value }
tsukiji-setup-deck-list = “deck” must be a list of cards
tsukiji-setup-card = unknown card “{ $value }”; available: { $known }
tsukiji-setup-count = the deck has { $count } × { $card }; there are only { $most }
tsukiji-setup-deck-short = the record lists { $cards } cards of the deck, but { $dealt } have been dealt

## Why a decision is refused

tsukiji-asked-ticket = place your tickets first
tsukiji-asked-purchase = buy a lot or pass
tsukiji-asked-takusan = first choose a row for the Takusan
tsukiji-asked-yakuza = first choose a product card for the Yakuza
tsukiji-ticket-gone = your { $ticket } ticket is used up; you still have { $tickets }
tsukiji-ticket-laid = your { $ticket } ticket is already on another lot; you still have { $tickets }
tsukiji-no-such-lot = there is no lot { $lot }; lots are numbered 1 to { $lots }
tsukiji-lot-sold =
    lot { $lot } was bought by { $buyer }: { $choices ->
        [0] you can only pass
        [one] buy lot { $lots }, or pass
       *[other] buy one of these lots: { $lots }; or pass
    }
tsukiji-lot-too-dear =
    lot { $lot } costs ¥{ $price }; you have ¥{ $money }: { $choices ->
        [0] you can only pass
        [one] buy lot { $lots }, or pass
       *[other] buy one of these lots: { $lots }; or pass
    }
tsukiji-no-row = you have no { $row } row for the Takusan; your rows: { $rows }
tsukiji-no-product = you have no { $row } card to give to the Yakuza; you have cards of { $rows }

## What happened

tsukiji-fact-round-begins = Round { $round } begins; { $first } is the first player.
tsukiji-fact-lot-offered = Lot { $lot }: { $card1 }, { $card2 }, { $card3 }.
tsukiji-fact-ticket-placed = { $seat } places { $ticket } on lot { $lot }.
tsukiji-fact-seat-ready = { $seat } is ready.
tsukiji-fact-ticket-revealed = Lot { $lot }: { $seat } placed { $ticket }.
tsukiji-fact-lot-valued =
    Lot { $lot } is worth { $value_shown }{ $struck ->
        [0] {""}
        [one] , one 4 cancelled
       *[other] , { $struck } fours cancelled
    }{ $doublings ->
        [0] {""}
        [one] , { $sum_shown } doubled
       *[other] , { $sum_shown } doubled { $doublings } times
    }.
tsukiji-fact-tablet-given = Lot { $lot } costs ¥{ $price } and moves the market { $modifier_shown } per card.
tsukiji-fact-marker-moved =
    { $moved ->
        [0] { $by ->
            [0] The { $product } marker stays on { $space }.
           *[other] The { $product } marker stays on { $space }: { $by_shown } would go past the end of the track.
        }
       *[other] The { $product } marker moves from { $origin } to { $space } ({ $by_shown }).
    }
tsukiji-fact-lot-bought = { $seat } buys lot { $lot } for ¥{ $price }.
tsukiji-fact-passed = { $seat } passes and takes ¥{ $income }.
tsukiji-fact-product-laid = { $seat } gets { $product }.
tsukiji-fact-takusan-laid = { $seat } adds a Takusan to the { $row } row.
tsukiji-fact-takusan-discarded = { $seat } has no row for a Takusan and discards it.
tsukiji-fact-yakuza-paid = { $seat } gives { $row } to the Yakuza.
tsukiji-fact-yakuza-went = { $seat } has no product card: the Yakuza leaves empty-handed.
tsukiji-fact-lot-discarded = Nobody bought lot { $lot }.
tsukiji-fact-first-player = { $seat } is now the first player.
tsukiji-fact-final-price = Rank { $rank }: { $product }, ¥{ $price } per card.
tsukiji-fact-bonus = { $seat }’s restaurant is { $bonus }: +{ $points }.
tsukiji-fact-scored = { $seat }: ¥{ $money } + products { $products } + tuna { $maguro } + special points { $bonuses } = { $total }.

## The table

tsukiji-phase-evaluation = evaluation
tsukiji-phase-purchase = purchase
tsukiji-phase-takusan = placing a Takusan
tsukiji-phase-yakuza = paying the Yakuza
tsukiji-phase-over = game over
tsukiji-lot-title = lot { $lot }
tsukiji-prices-final = Final prices
tsukiji-column-money = money
tsukiji-column-total = total

## The text view

tsukiji-words-special = Special tickets left: { $tickets }.
tsukiji-words-no-special = No special tickets left.
tsukiji-words-yakuza = Yakuza bought: { $count }.
tsukiji-words-first = First player.

## The game log

tsukiji-told-reveal = Tickets are revealed.
tsukiji-told-ticket = { $ticket } from { $seat }
tsukiji-told-tickets = Lot { $lot }: { $tickets }.
tsukiji-told-tablet = Lot { $lot } gets the ¥{ $price } tablet, market { $modifier }.
tsukiji-told-tablet-clock = Lot { $lot } gets the top tablet: ¥{ $price }, market { $modifier }, with the clock.
tsukiji-told-tie = Tied with lot { $lot }, which is further left.
tsukiji-told-market = Market
tsukiji-told-buys-cards = { $seat } buys lot { $lot } for ¥{ $price }: { $cards }.
tsukiji-web-told-tickets =
    { $lots ->
        [one] Your ticket: { $tickets }
       *[other] Your tickets, from the left: { $tickets }
    }
tsukiji-web-told-lot =
    Lot { $lot } is worth { $value }{ $struck ->
        [0] {""}
        [one] {" "}(a 4 cancelled)
       *[other] {" "}({ $struck } fours cancelled)
    }{ $doublings ->
        [0] {""}
       *[other] {" "}(doubled)
    }: ¥{ $price }, market { $modifier }.
tsukiji-web-told-market = Market: { $moves }.
tsukiji-web-told-move = { $product } { $by } to { $space }

## Questions, and the effect of decisions

tsukiji-ask-evaluation = Place a ticket on lot { $lot } of { $lots }. Higher tickets make a lot more expensive.
tsukiji-ask-purchase = Buy a lot or pass. You have ¥{ $money }.
tsukiji-ask-takusan = Which of your rows gets the Takusan? It counts as that product.
tsukiji-ask-yakuza = The Yakuza takes one of your product cards. From which row?
tsukiji-warning-last-round = Last round: the game is over after these purchases.
tsukiji-warning-last-purchase = Your last purchase: the final scoring comes after this round.
tsukiji-ends-won = This ends the game: you win { $own } to { $best }.
tsukiji-ends-won-tie = This ends the game: you tie at { $own } and win the tiebreaker.
tsukiji-ends-lost = This ends the game: you lose { $own } to { $best }.
tsukiji-ends-lost-tie = This ends the game: you tie at { $own } but lose the tiebreaker.
tsukiji-ends-shared = This ends the game: you share the win at { $own }.

## For every client: the names of what a player sees

tsukiji-view-round = round
tsukiji-view-rounds = rounds
tsukiji-view-phase = phase
tsukiji-view-first = first player
tsukiji-view-lots = lots
tsukiji-view-tablets = tablets
tsukiji-view-track = spaces of the track
tsukiji-view-market = market
tsukiji-view-seats = players
tsukiji-view-takusan-to-place = Takusan to place
tsukiji-view-yakuza-to-pay = Yakuza to pay
tsukiji-view-cards-left = cards left
tsukiji-view-maguro = tuna set
tsukiji-view-lot = lot
tsukiji-view-cards = cards
tsukiji-view-value = value
tsukiji-view-sum = sum
tsukiji-view-struck = fours cancelled
tsukiji-view-doublings = doublings
tsukiji-view-price = price
tsukiji-view-modifier = market
tsukiji-view-clock = clock
tsukiji-view-buyer = bought by
tsukiji-view-tickets = tickets
tsukiji-view-adds = tickets add
tsukiji-view-gain = before the price
tsukiji-view-net = after the price
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
tsukiji-view-score = current score
tsukiji-view-score-final = final score
tsukiji-view-placed = placed
tsukiji-view-hand = in hand

## For every client: decisions, their effects, and options

tsukiji-decision-ticket = Place { $first } on lot { $lot }
tsukiji-decision-buy = Buy lot { $first }
tsukiji-decision-pass = Pass
tsukiji-decision-takusan = Add Takusan to { $first }
tsukiji-decision-yakuza = Give { $first } to the Yakuza
# Headings of decisions that begin with the same word.
tsukiji-choices-ticket = Tickets
tsukiji-choices-buy = Buy a lot
tsukiji-choices-takusan = Takusan
tsukiji-choices-yakuza = Yakuza
tsukiji-outcome-money = money
tsukiji-outcome-score = score
tsukiji-score = ¥{ $score }
tsukiji-option-special-points = special points
tsukiji-option-special-points-about = Up to 28 extra points at the end: for variety, for one long row, for the cheapest product and for Yakuza.

## The board in the browser

tsukiji-web-stall = The stall
tsukiji-web-restaurants = Restaurants
tsukiji-web-quay = Market track, spaces 1 to { $track }
tsukiji-web-tablet = ¥{ $price }, market { $modifier }
tsukiji-web-tablet-clock = ¥{ $price }, market { $modifier }, with the clock
tsukiji-web-rack = Prices after the reveal, highest lot first:
tsukiji-web-worth-each = worth { $worth } now
tsukiji-web-press-ticket =
    { $ticket ->
        [none] Lot { $lot }: { $cards }. No ticket yet
       *[other] Lot { $lot }: { $cards }. Your ticket: { $ticket }
    }
tsukiji-web-press-buy = Lot { $lot } for ¥{ $price }: { $cards }
tsukiji-web-here-next = next
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
tsukiji-web-sum-struck = { $ticket } cancelled
tsukiji-web-sold = sold
tsukiji-web-short = ¥{ $short } short
tsukiji-web-yours = selected
tsukiji-web-gain = Its cards add { $gain } to your score, before the price.
tsukiji-web-net = Buying it changes your score by { $gain }.
tsukiji-web-gain-short = { $gain } − ¥?
tsukiji-web-net-short = { $gain } net
tsukiji-web-normal = Your normal tickets
tsukiji-web-special = Your special tickets
tsukiji-web-ticket = Ticket { $ticket }
tsukiji-web-take = Remove
tsukiji-web-take-back = Remove { $ticket } from lot { $lot }
tsukiji-web-seal = Lock in tickets
tsukiji-web-seal-count = Lock in · { $laid } of { $lots }
tsukiji-web-unseal = Change tickets
tsukiji-web-ask-ticket = Choose a ticket for lot { $lot }
tsukiji-web-ask-ticket-more =
    { $left ->
        [one] It goes on the marked lot, in secret. One more to go.
       *[other] It goes on the marked lot, in secret. { $left } more to go.
    }
tsukiji-web-ask-seal = Lock in your tickets
tsukiji-web-ask-seal-more = You can still change them.
tsukiji-web-ask-buy = Buy a lot, or pass and take ¥{ $income }
tsukiji-web-ask-buy-more =
    { $lots ->
        [0] You have ¥{ $money } and cannot afford any lot.
        [one] You have ¥{ $money } and can afford one lot.
       *[other] You have ¥{ $money } and can afford { $lots } lots.
    }
tsukiji-web-purchase-hint = Choose a lot to preview what you would get.
tsukiji-web-purchase-lot = Lot { $lot }
tsukiji-web-purchase-nothing = no products
tsukiji-web-takusan-joins = Takusan joins
tsukiji-web-yakuza-takes = Yakuza takes
tsukiji-web-pass = Pass · +¥{ $income }
tsukiji-web-buy = Buy lot { $lot } · ¥{ $price }
tsukiji-web-buy-none = Buy
tsukiji-web-not-bought = You did not buy lot { $lot }. { $why }
tsukiji-web-lay-out = Confirm
tsukiji-web-buying = buying …
tsukiji-web-restaurant = { $seat }’s restaurant
tsukiji-web-now = score
tsukiji-web-final = final score
tsukiji-web-row =
    { $product }: { $cards ->
        [0] no cards
        [one] one card
       *[other] { $cards } cards
    }{ $takusan ->
        [0] {""}
       *[other] , including { $takusan } Takusan
    }, worth { $worth } { $final ->
        [yes] at the end
       *[no] now
    }
tsukiji-web-left =
    { $count ->
       *[other] { $count } special left
    }
tsukiji-web-marker =
    { $product } on { $space }, rank { $rank }, { $final ->
        [yes] pays { $price } at the end
       *[no] currently pays { $price }
    }
tsukiji-web-prices = Current prices
tsukiji-web-maguro = Tuna set
tsukiji-web-maguro-next = next card: { $next }
tsukiji-web-maguro-final = you have { $count }, worth { $worth }
tsukiji-web-stage-lot = Lot { $lot }
tsukiji-web-stage-struck =
    { $struck ->
        [one] Lot { $lot }: the annulment cancels a 4
       *[other] Lot { $lot }: annulments cancel { $struck } fours
    }
tsukiji-web-stage-doubled = Lot { $lot }: doubled to { $value }
tsukiji-web-stage-tablets = The highest lot gets the highest price
tsukiji-web-stage-market = The market moves
tsukiji-web-stage-bought = { $seat } buys lot { $lot }
tsukiji-web-stage-passed = { $seat } passes
tsukiji-web-stage-round = Round { $round }
tsukiji-web-reckoning = Final scores
tsukiji-web-place = Place
tsukiji-web-shared = Tied on special tickets, too.
tsukiji-web-tie-broken = Tied on points: the most special tickets left wins.
tsukiji-web-tie = Tiebreaker, special tickets left: { $left }
tsukiji-web-at = at { $price }
tsukiji-web-set = set
tsukiji-web-bonus-diversified = 3 in every row
tsukiji-web-bonus-specialised = 8 in one row
tsukiji-web-bonus-popular = most { $product }
tsukiji-web-bonus-safe = most Yakuza
tsukiji-web-course = Score by round
tsukiji-web-tale = How it went
tsukiji-web-tale-round = Round { $round }.{" "}
tsukiji-web-tale-led =
    { $count ->
        [one] { $names } was ahead after every round.
       *[other] { $names } were level after every round.
    }
tsukiji-web-tale-passed = { $names } passed { $before } and stayed ahead.
tsukiji-web-tale-passed-last = { $before } led going into the last round; { $names } came out ahead.
tsukiji-web-tale-broke = { $before } were level; { $names } pulled ahead for good.
tsukiji-web-tale-level = { $before } led going into the last round; { $names } drew level.
tsukiji-web-tale-buy = The best buy: { $seat } paid ¥{ $price } for { $cards }, { $gain } at once.
tsukiji-web-tale-bonuses = Special points decided it: { $points } for { $seat }. Without them { $other } would have been ¥{ $by } ahead.
tsukiji-web-tale-fell = { $product } fell from ¥{ $from } to ¥{ $to }: that cost { $seat } ¥{ $by }.
tsukiji-web-tale-rose = { $product } rose from ¥{ $from } to ¥{ $to }: that earned { $seat } ¥{ $by }.
tsukiji-web-tale-row = { $seat }’s best row: { $cards } { $product }, ¥{ $worth } of ¥{ $total }.
