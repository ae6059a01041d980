### Sentences of Tsukiji. English. What only the command line says.

## Signs: one letter, or one wide character

tsukiji-sign-ebi = E
tsukiji-sign-hotategai = H
tsukiji-sign-fugu = F
tsukiji-sign-tako = T
tsukiji-sign-sake = S
tsukiji-sign-maguro = M
tsukiji-sign-takusan = ★
tsukiji-sign-yakuza = Y

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

## The table in the terminal

tsukiji-position-round = Round { $round } of { $rounds }
tsukiji-what-happened = What happened
tsukiji-lot-value = value
tsukiji-lot-gain = cards
tsukiji-lot-net = net
tsukiji-lot-ticket = ticket
tsukiji-tablets = Tablets
tsukiji-prices-now = If it ended now
tsukiji-maguro-table = a set pays
tsukiji-column-player = player
tsukiji-column-special = special
tsukiji-column-score = score now
tsukiji-column-bonuses = special points
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
tsukiji-words-bonuses = Special points: { $bonuses }.
tsukiji-words-ready = Has evaluated all lots.

## The story

tsukiji-told-lot = lot { $lot }

## What is asked, and what it would bring

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
