### Sentences of Tsukiji. English. What only the command line says.

## Signs: one letter, or one wide character

tsukiji-sign-ebi = P
tsukiji-sign-hotategai = C
tsukiji-sign-fugu = F
tsukiji-sign-tako = O
tsukiji-sign-sake = S
tsukiji-sign-maguro = T
tsukiji-sign-takusan = ★
tsukiji-sign-yakuza = Y

## Words to type, the one to show first

tsukiji-word-ticket = ticket
tsukiji-word-buy = buy b
tsukiji-word-pass = pass p

## Component values, as the file to fill in explains them

tsukiji-about-rounds = Number of rounds
tsukiji-about-track = The last space of the market board
tsukiji-about-final-prices = What a card of each rank pays at the end, best rank first
tsukiji-about-pass-income = What you get for passing
tsukiji-about-tickets = Each player’s tickets
tsukiji-about-maguro = What a set of 1, 2, 3 … tuna is worth: see the player aid
tsukiji-about-bonuses = The special points of the variant
tsukiji-about-prices = The prices on the tablets, highest first: see the tablets for this number of players
tsukiji-about-modifiers = How far each tablet moves a marker
tsukiji-about-start-money = Money at the start, by turn order
tsukiji-about-deck = Number of cards of each kind in the deck: count them

## The table in the terminal

tsukiji-position-round = Round { $round } of { $rounds }
tsukiji-what-happened = Game log
tsukiji-lot-value = value
tsukiji-lot-gain = cards
tsukiji-lot-net = net
tsukiji-lot-ticket = ticket
tsukiji-tablets = Tablets
tsukiji-prices-now = Current prices
tsukiji-maguro-table = set value
tsukiji-column-player = player
tsukiji-column-special = special
tsukiji-column-score = score
tsukiji-column-bonuses = special points
tsukiji-column-choice = type
tsukiji-column-money-after = money after
tsukiji-column-score-after = score after
tsukiji-column-brings = effect
tsukiji-legend-takusan = Takusan: joins a row of your choice
tsukiji-legend-yakuza = Yakuza: takes a product card from one of your rows; in a table, how many you bought
tsukiji-legend-rounds = rounds: finished, current, still to come
tsukiji-legend-seats = still deciding; ready; first player
tsukiji-legend-row = a row: its cards, a star for each Takusan in it, and what it pays now; no cards
tsukiji-legend-tickets = special tickets: annulment, minus 1, plus 6, times 2
tsukiji-legend-struck = a 4 cancelled by an annulment
tsukiji-legend-card = a card, and what it pays at current prices
tsukiji-legend-tablet = a tablet: the price, how far its lot moves the market, and the clock: the buyer is first player next round
tsukiji-legend-market = what a card pays now, and the product’s space on the track
tsukiji-legend-maguro = three tuna together pay ¥12
tsukiji-legend-bonus = special points, counted in the score
tsukiji-legend-won = winner

## The text view

tsukiji-words-lot = Lot { $lot }: { $cards }.
tsukiji-words-quoted = Value { $value }; costs ¥{ $price }, market { $modifier }.
tsukiji-words-quoted-clock = Value { $value }; costs ¥{ $price }, market { $modifier }, with the clock.
tsukiji-words-ticket = Your ticket: { $ticket }.
tsukiji-words-sold = Bought by { $buyer }.
tsukiji-words-gain = Its cards add { $gain } to your score, before the price.
tsukiji-words-net = Buying it changes your score by { $gain }.
tsukiji-words-tablet = ¥{ $price } with market { $modifier }
tsukiji-words-tablets = Tablets, starting with the clock: { $tablets }.
tsukiji-words-marker = { $product } on { $space } pays ¥{ $price }
tsukiji-words-market = Current prices: { $markers }.
tsukiji-words-market-final = Final prices: { $markers }.
tsukiji-words-maguro = A set of 1, 2, 3 … tuna pays { $values }.
tsukiji-words-seat = { $seat }: ¥{ $money }, current score { $score }.
tsukiji-words-rows = Rows: { $rows }.
tsukiji-words-no-rows = No rows yet.
tsukiji-words-row = { $cards } { $product } (¥{ $worth })
tsukiji-words-row-takusan = { $cards } { $product } with { $takusan } Takusan (¥{ $worth })
tsukiji-words-bonuses = Special points: { $bonuses }.
tsukiji-words-ready = Ready.

## The game log

tsukiji-told-lot = lot { $lot }

## Questions, and the effect of decisions

tsukiji-offer-rows = Rows: { $rows }
tsukiji-ticket-normal = add their number; you get them back every round
tsukiji-ticket-annul = cancels a 4 on its lot, or adds 2 if there is none; once per game
tsukiji-ticket-minus = subtracts 1; once per game
tsukiji-ticket-plus = adds 6; once per game
tsukiji-ticket-times = doubles the total of the other tickets; once per game
tsukiji-would-bring = The cards in lot { $lot } add { $gain } to your score, before the price.
tsukiji-typed-example = Type a ticket for each lot, from left to right: 4 0 x2 1 3
tsukiji-brings-takusan = Takusan to { $row }
tsukiji-brings-yakuza = Yakuza takes { $row }
tsukiji-meaning-pass = take money from the bank
tsukiji-meaning-ticket = { $ticket } on lot { $lot }
tsukiji-sum-buy = You buy lot { $lot } for ¥{ $price }.
tsukiji-sum-pass = You pass.
tsukiji-sum-change = Money ¥{ $money } → ¥{ $left }, score { $score } → { $total }.

## What was typed and not understood

tsukiji-typed-nothing = something is missing between the commas
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
tsukiji-typed-no-ticket = “{ $word }” is not a ticket; tickets: { $known }
tsukiji-typed-which-lot = which lot? Type buy and its number, for example buy 2
tsukiji-typed-which-row = which row? Type its product, for example salmon
tsukiji-typed-no-card-left = lot { $lot } has no more Takusan or Yakuza: leave out “{ $word }”
tsukiji-typed-no-lot = “{ $word }” is not a lot: type buy and its number, for example buy 2
tsukiji-typed-no-product = “{ $word }” is not a product; products: { $known }
tsukiji-typed-purchase = unknown command “{ $word }”: type buy and a number, or pass; ? for help

## Reports

tsukiji-report-score = Score breakdown
tsukiji-report-score-text = What makes up a player’s final score.
tsukiji-report-score-money = money
tsukiji-report-score-products = products
tsukiji-report-score-maguro = tuna
tsukiji-report-score-bonuses = special points
tsukiji-report-score-total = total
tsukiji-report-bonuses = Special points
tsukiji-report-bonuses-text = How often each bonus is earned, and what it adds. Only with the variant.
tsukiji-report-bonuses-earned = earned per game
tsukiji-report-bonuses-points = points per game
tsukiji-report-bonuses-winners = winners / others
tsukiji-report-tickets = Tickets
tsukiji-report-tickets-text = How often each ticket is placed on a lot.
tsukiji-report-tickets-laid = placed per game
tsukiji-report-tickets-winners = winners / others
tsukiji-report-purchases = Purchases
tsukiji-report-purchases-text = How often players buy or pass, and how many lots go unsold.
tsukiji-report-purchases-lot-bought = lots bought
tsukiji-report-purchases-passed = passes
tsukiji-report-purchases-lot-discarded = unsold lots
tsukiji-report-passes = Passes per game
tsukiji-report-passes-text = How often players pass and take money instead of a lot.
tsukiji-report-price = Prices of lots
tsukiji-report-price-text = What players pay for a lot.
tsukiji-report-price-price = price of a lot, ¥
tsukiji-report-products = Products
tsukiji-report-products-text = How many product cards players get, before the Yakuza take any.
tsukiji-report-products-laid = cards per game
tsukiji-report-products-winners = winners / others
tsukiji-report-prices = Final prices
tsukiji-report-prices-text = What each product pays at the end, and its rank, 1 being the highest.
tsukiji-report-prices-price = price per card, ¥
tsukiji-report-prices-rank = rank
tsukiji-report-guests = Takusan and Yakuza
tsukiji-report-guests-text = What happens to the Takusan and Yakuza in the lots that players buy.
tsukiji-report-guests-takusan-laid = Takusan added to a row
tsukiji-report-guests-takusan-discarded = Takusan discarded
tsukiji-report-guests-yakuza-paid = Yakuza paid
tsukiji-report-guests-yakuza-went = Yakuza left empty-handed
tsukiji-report-rows = Where they go
tsukiji-report-rows-text = Which rows get the Takusan, and which lose cards to the Yakuza.
tsukiji-report-rows-takusan = Takusan per game
tsukiji-report-rows-yakuza = Yakuza per game
