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

tsukiji-sign-ebi = E
tsukiji-sign-hotategai = H
tsukiji-sign-fugu = F
tsukiji-sign-tako = T
tsukiji-sign-sake = S
tsukiji-sign-maguro = M
tsukiji-sign-takusan = ★
tsukiji-sign-yakuza = Y
tsukiji-sign-annul = ✕

## Words to type, the one to show first

tsukiji-word-ticket = ticket
tsukiji-word-buy = buy b
tsukiji-word-pass = pass p

## Figures, as the file to fill in explains them

tsukiji-about-rounds = Rounds of a game
tsukiji-about-track = The last space of the market board
tsukiji-about-final-prices = What the markers are worth at the end, best rank first
tsukiji-about-pass-income = What a player who passes receives
tsukiji-about-tickets = The tickets of each player
tsukiji-about-maguro = What a set of 1, 2, 3 … maguro is worth: look at the player's aid
tsukiji-about-bonuses = The special points of the variant
tsukiji-about-prices = The prices of the tablets, dearest first: look at the tablets for this number of players
tsukiji-about-modifiers = How far each tablet moves a marker
tsukiji-about-start-money = Money at the start, by turn order
tsukiji-about-deck = How many cards of each kind are in the deck: count them

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

## The table in the terminal

tsukiji-position-round = Round { $round } of { $rounds }
tsukiji-phase-evaluation = evaluation
tsukiji-phase-purchase = purchase
tsukiji-phase-takusan = laying a Takusan
tsukiji-phase-yakuza = paying the Yakuza
tsukiji-phase-over = the end
tsukiji-what-happened = What happened
tsukiji-lot-title = lot { $lot }
tsukiji-lot-value = value
tsukiji-lot-gain = cards
tsukiji-lot-net = net
tsukiji-lot-ticket = ticket
tsukiji-tablets = Tablets
tsukiji-prices-now = If it ended now
tsukiji-prices-final = Final prices
tsukiji-maguro-table = a set pays
tsukiji-column-player = player
tsukiji-column-money = money
tsukiji-column-special = special
tsukiji-column-score = score now
tsukiji-column-bonuses = special points
tsukiji-column-total = total
tsukiji-column-choice = type
tsukiji-column-money-after = money then
tsukiji-column-score-after = score then
tsukiji-column-brings = what it brings
tsukiji-legend-takusan = Takusan: joins a row of your choice
tsukiji-legend-yakuza = Yakuza: takes a product card from one of your rows; in a table, how many you bought
tsukiji-legend-rounds = rounds: over, this one, to come
tsukiji-legend-seats = to decide; has finished; first player
tsukiji-legend-row = a row: its cards, a star for each Takusan among them, and what it would pay now; no card
tsukiji-legend-tickets = special tickets: annulment, minus 1, plus 6, times 2
tsukiji-legend-struck = a 4 that an annulment has struck out
tsukiji-legend-card = a card, and what it would pay if the game ended now
tsukiji-legend-tablet = a tablet: the price, how far its lot moves the market, and the clock: the buyer is first player next
tsukiji-legend-market = what a card would pay now, and the space of the product on the track
tsukiji-legend-maguro = three maguro together pay ¥12
tsukiji-legend-bonus = special points, counted in the score
tsukiji-legend-won = has won

## The table in words

tsukiji-words-lot = Lot { $lot }: { $cards }.
tsukiji-words-quoted = Worth { $value }; costs ¥{ $price }, market { $modifier }.
tsukiji-words-quoted-clock = Worth { $value }; costs ¥{ $price } and has the clock, market { $modifier }.
tsukiji-words-ticket = Your ticket: { $ticket }.
tsukiji-words-sold = Bought by { $buyer }.
tsukiji-words-gain = Its cards would add { $gain } to your score, before its price.
tsukiji-words-net = Buying it would change your score by { $gain }.
tsukiji-words-tablet = ¥{ $price } with market { $modifier }
tsukiji-words-tablets = Tablets, the first with the clock: { $tablets }.
tsukiji-words-marker = { $product } on { $space } pays ¥{ $price }
tsukiji-words-market = If it ended now: { $markers }.
tsukiji-words-market-final = Final prices: { $markers }.
tsukiji-words-maguro = A set of 1, 2, 3 … maguro pays { $values }.
tsukiji-words-seat = { $seat }: ¥{ $money }, score now { $score }.
tsukiji-words-rows = Rows: { $rows }.
tsukiji-words-no-rows = No rows yet.
tsukiji-words-row = { $cards } { $product } (¥{ $worth })
tsukiji-words-row-takusan = { $cards } { $product } with { $takusan } Takusan (¥{ $worth })
tsukiji-words-special = Special tickets left: { $tickets }.
tsukiji-words-no-special = No special tickets left.
tsukiji-words-bonuses = Special points: { $bonuses }.
tsukiji-words-yakuza = Yakuza bought: { $count }.
tsukiji-words-first = First player.
tsukiji-words-ready = Has evaluated all lots.

## The story

tsukiji-told-reveal = The tickets are turned over.
tsukiji-told-lot = lot { $lot }
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
tsukiji-offer-rows = Rows: { $rows }
tsukiji-ticket-normal = add what they show, and come back every round
tsukiji-ticket-annul = cancels a 4 on its lot; without one it adds 2; once a game
tsukiji-ticket-minus = takes 1 away; once a game
tsukiji-ticket-plus = adds 6; once a game
tsukiji-ticket-times = doubles what the others make; once a game
tsukiji-would-bring = The cards of lot { $lot } would bring you { $gain } now, before its price.
tsukiji-typed-example = Type a ticket for each lot, from left to right: 4 0 x2 1 3
tsukiji-brings-takusan = Takusan to { $row }
tsukiji-brings-yakuza = Yakuza takes { $row }
tsukiji-meaning-pass = take money from the bank
tsukiji-meaning-ticket = { $ticket } on lot { $lot }
tsukiji-sum-buy = You buy lot { $lot } for ¥{ $price }.
tsukiji-sum-pass = You pass.
tsukiji-sum-change = Money ¥{ $money } → ¥{ $left }, score now { $score } → { $total }.

## What was typed and not understood

tsukiji-typed-nothing = there is nothing between the commas
tsukiji-typed-no-tickets =
    { $lots ->
        [one] type one ticket
       *[other] type up to { $lots } tickets, for example 4 0 x2 1
    }
tsukiji-typed-too-many =
    { $given } tickets for { $lots ->
        [one] one lot
       *[other] { $lots } lots
    }: one ticket goes on each
tsukiji-typed-no-ticket = “{ $word }” is no ticket; there is { $known }
tsukiji-typed-which-lot = which lot? Type buy and its number, for example buy 2
tsukiji-typed-which-row = which row? Type its product, for example ebi
tsukiji-typed-no-card-left = lot { $lot } has no further Takusan or Yakuza: leave out “{ $word }”
tsukiji-typed-no-lot = “{ $word }” is no lot: type buy and its number, for example buy 2
tsukiji-typed-no-product = “{ $word }” is no product; the products are { $known }
tsukiji-typed-purchase = “{ $word }” is not understood: type buy and a number, or pass; ? says more

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

## Reports

tsukiji-report-score = What a score is made of
tsukiji-report-score-text = The parts of a player's score at the end.
tsukiji-report-score-money = money
tsukiji-report-score-products = products
tsukiji-report-score-maguro = maguro
tsukiji-report-score-bonuses = special points
tsukiji-report-score-total = total
tsukiji-report-bonuses = Special points
tsukiji-report-bonuses-text = How often each bonus is given, and what it brings. They are only there with the variant.
tsukiji-report-bonuses-earned = given in a game
tsukiji-report-bonuses-points = points in a game
tsukiji-report-bonuses-winners = given to a winner / to another player
tsukiji-report-tickets = Tickets
tsukiji-report-tickets-text = How often each ticket is laid on a lot.
tsukiji-report-tickets-laid = laid in a game
tsukiji-report-tickets-winners = laid by a winner / by another player
tsukiji-report-purchases = Purchases
tsukiji-report-purchases-text = What becomes of the turns to buy, and of the lots.
tsukiji-report-purchases-lot-bought = lots bought
tsukiji-report-purchases-passed = passes
tsukiji-report-purchases-lot-discarded = lots that nobody bought
tsukiji-report-passes = Passes in a game
tsukiji-report-passes-text = How often somebody passes and takes money instead of a lot.
tsukiji-report-price = Prices of lots
tsukiji-report-price-text = What is paid for a lot.
tsukiji-report-price-price = price of a lot, ¥
tsukiji-report-products = Products
tsukiji-report-products-text = How many product cards are laid out, before the Yakuza come for theirs.
tsukiji-report-products-laid = laid out in a game
tsukiji-report-products-winners = by a winner / by another player
tsukiji-report-prices = Final prices
tsukiji-report-prices-text = What each product pays at the end, and where it ranks, 1 being the dearest.
tsukiji-report-prices-price = price for a card, ¥
tsukiji-report-prices-rank = rank
tsukiji-report-guests = Takusan and Yakuza
tsukiji-report-guests-text = What becomes of the Takusan and Yakuza in the lots that are bought.
tsukiji-report-guests-takusan-laid = Takusan laid into a row
tsukiji-report-guests-takusan-discarded = Takusan without a row
tsukiji-report-guests-yakuza-paid = Yakuza paid
tsukiji-report-guests-yakuza-went = Yakuza who got nothing
tsukiji-report-rows = Where they go
tsukiji-report-rows-text = Into which row a Takusan is laid, and of which row the Yakuza gets a card.
tsukiji-report-rows-takusan = Takusan in a game
tsukiji-report-rows-yakuza = Yakuza in a game

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
