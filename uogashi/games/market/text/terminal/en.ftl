### Sentences of Tokyo Tsukiji Market. English. What only the command line says.

## Signs: one letter, or one wide character; they can be typed, too

market-sign-mackerel = M
market-sign-squid = Q
market-sign-tuna = T
market-sign-snapper = R
market-sign-salmon = S
market-sign-octopus = O
market-sign-eel = E
market-sign-fugu = F
market-sign-crab = C
market-sign-takoyaki = K

## Words to type, the one to show first: each means one thing only

market-word-freeze = freeze
market-word-thaw = thaw
market-word-keep = keep
market-word-lose = lose
market-word-fishing = fishing
market-word-purchase = purchase
market-word-open = open
market-word-port = port
market-word-end = end
market-word-turn = turn
market-word-done = done d
market-word-by = by
market-word-action = action
market-word-cart = cart
market-word-yen = yen
market-word-piece = piece
market-word-own = own
market-word-undock = undock
market-word-dock = dock
market-word-hand = hand
market-word-over = over
market-word-licence = licence license
market-word-convert = convert
market-word-loan = loan
market-word-share = share
market-word-freezer = freezer
market-word-buy = buy
market-word-sell = sell
market-word-ship = ship
market-word-barge = barge
market-word-barrel = barrel
market-word-to = to
market-word-spot = spot
market-word-fish = fish
market-word-return = return
market-word-enter = enter
market-word-give = give
market-word-offer = offer
market-word-take = take
market-word-reprice = reprice
market-word-price = price
market-word-at = at
market-word-from = from
market-word-seat = seat
market-word-award = award
market-word-bid = bid

## Figures, as the file to fill in explains them

market-about-start-money = Yen of each player at the start
market-about-fish-markets = Fish markets in play at the start, mackerel among them: look at the chart in the rulebook
market-about-extra-markets = Extra markets in play, ships among them: look at the same chart
market-about-ports = On the port coverings: what opening port 1, then port 2 costs
market-about-licence-slots = On the harbour: slots for licences
market-about-highest-price = On the harbour: the highest price for a barrel
market-about-licence-income = What each licence of a market pays when somebody enters it
market-about-unloading = The bonus for 2, 4, 6, 8 or more barrels unloaded in one fishing action
market-about-end-money = Who has so much money at the start of a turn brings the end
market-about-end-value = … or pieces of so much resource value
market-about-most-value = For the highest resource value at the end
market-about-least-value = To be paid for the lowest
market-about-value-yen = What one of resource value is worth at the end
market-about-tuna-values = Printed on the tuna pieces
market-about-crab-values = Printed on the crab pieces
market-about-trading-values = Trading board: the resource value that each spot asks for
market-about-trading-yen = … and the yen below it
market-about-aquarium-wants = Aquarium board: how many of each fish it takes
market-about-aquarium-pays = … and the price for one
market-about-mackerel = Mackerel board: what lies there (P: players), the licence's price, the entry at the left, the price it pays
market-about-squid = Squid board: stock, licence, entry, price
market-about-tuna = Tuna board: stock, licence, entry; pays_a_value is for each of a tuna's value
market-about-snapper = Red snapper board: stock, licence, entry, and whether it shows a price for snapper
market-about-salmon = Salmon board: stock, licence, entry, and whether it shows prices for fresh (pays) and degraded salmon
market-about-octopus = Octopus board: stock with takoyaki, licence, the three ways in, and whether it shows a price for octopus
market-about-eel = Eel board: stock, licence, entry, the end of the track
market-about-fugu = Fugu board: stock, licence, entry
market-about-crab = Spider crab board: stock, licence, entry; it pays pays_a_value for each of a crab's value, and pays_more
market-about-ships = Ships board: entry, how many ships of each size for how many players, their prices
market-about-government = Government board: entry, places and what each pays
market-about-trading = Trading board: entry; its spots stand above
market-about-bank = Bank board: entry, loans and shares
market-about-rentals = Rentals board: entry, freezers and carts
market-about-aquarium = Aquarium board: entry; what it takes stands above
market-about-used-ships = Used ships board: entry, prices a slot, and as how many slots the barge counts
market-about = Every market has three ways in, any mix of them: entry_actions (0 to 2), entry_yen, and entry_piece, the kind of which one piece is given. 0, or "none": not that way. pays is what a market gives for a piece of its own; 0: it buys none.

## The table in the terminal: all of it as short as can be

market-position-turn = Turn { $turn } of { $turns }
market-position-end =
    { $turns ->
        [one] last turn
       *[other] the end: { $turns } turns left
    }
market-position-actions = actions
market-position-market = in the { $market } market
market-what-happened = What happened
market-column-market = market
market-column-worth = worth
market-column-pays = pays
market-column-barrels = barrels
market-column-pieces = pieces
market-column-licences = licences
market-column-entry = entry
market-column-gain = one more
market-column-player = player
market-column-money = money
market-column-value = resource value
market-column-bonus = most or least
market-column-debt = loans
market-column-dividends = shares
market-column-total = total
market-column-choice = type
market-column-meaning = what it does
market-column-actions-after = actions
market-column-money-after = money then
market-column-value-after = value then
market-column-score-after = score then
market-board-value = value
market-board-score = score
market-board-bid = bid ¥{ $bid }
market-board-ends = brings the end
market-board-slots =
    { $free ->
        [0] no slot
       *[other] { $free } free
    }
market-board-licences = licences
market-board-loans-held = loans
market-board-shares-held = shares
market-board-port = in port
market-board-open = ({ $open } of { $ports } open)
market-board-sea = at sea
market-board-fresh = fresh
market-board-degraded = degraded
market-board-takoyaki = on sale
market-board-pieces = pieces
market-legend-seats = to decide; has finished; first player
market-legend-actions = an action left; an action used
market-legend-bag = values still in the bag: three pieces of 15 and one of 20
market-legend-square = each piece is worth as much as its owner has of them
market-legend-salmon = worth fresh / degraded
market-legend-octopus = an octopus is worth 3, a takoyaki 5; beside pieces, how many are left
market-legend-convert = buys none, but turns octopus into takoyaki
market-legend-pays = pays 100 times the value and 400 more; buys none
market-legend-overfished = overfished: no barrel is left
market-legend-licences = licences left, and what one costs
market-legend-entry = the ways to pay for entry: yen, one or two actions, or a piece; any one of them
market-legend-gain = what one more piece would add to your score
market-legend-stock = a ship with two slots: its price, and how many are left
market-legend-left = a price or payment, and how many times it can still be had
market-legend-trading = give goods worth 5 for what stands there: yen, or pieces with their value in brackets
market-legend-ship = ship 2: a barrel in it, and an empty slot
market-legend-sale = two barrels on sale at ¥200 each
market-legend-piece = pieces: the value printed on them, degraded, three of them, worth 12 together
market-legend-barrels = barrels left, where the table is drawn small
market-legend-bonus = for most or least, counted in the score
market-legend-won = has won
market-board-buys-ships = buys at { $prices }
market-board-loans =
    { $left ->
        [0] no loans
        [one] 1 loan of ¥{ $yen } (¥{ $back } back)
       *[other] { $left } loans of ¥{ $yen } (¥{ $back } back)
    }
market-board-shares =
    { $left ->
        [0] no shares
        [one] 1 share at ¥{ $yen }
       *[other] { $left } shares at ¥{ $yen }
    }

## The table in words

market-words-turn =
    { $actions ->
        [0] { $seat } has no action left
        [one] { $seat } has one action left
       *[other] { $seat } has { $actions } actions left
    }
market-words-auction = Auction: { $fish } { $value }, brought in by { $fisher }.
market-words-market = The { $market } market.
market-words-worth = A piece is worth { $worth } now.
market-words-salmon = A fresh piece is worth { $worth } now, a degraded one { $degraded }.
market-words-octopus = A piece is worth { $worth }, a takoyaki { $takoyaki }.
market-words-square = Each piece is worth as much as its owner has pieces.
market-words-bag = In the bag: { $values }. An auction takes { $barrels } barrels.
market-words-pays = It pays ¥{ $yen } for one.
market-words-pays-degraded = It pays ¥{ $yen } for a degraded one.
market-words-pays-value =
    { $more ->
        [none] It pays ¥{ $yen } for each of value.
       *[other] It pays ¥{ $yen } for each of value, and ¥{ $more } more.
    }
market-words-stock =
    { $barrels ->
        [one] One barrel
       *[other] { $barrels } barrels
    }, { $pieces ->
        [one] one piece
       *[other] { $pieces } pieces
    }{ $takoyaki ->
        [0] {""}
       *[other] , { $takoyaki } takoyaki
    }.
market-words-overfished = Overfished: no barrels, { $pieces } pieces.
market-words-licences =
    { $licences ->
        [0] No licences.
        [one] One licence at ¥{ $cost }.
       *[other] { $licences } licences at ¥{ $cost }.
    }
market-words-entry =
    { $count ->
        [one] Entry: { $ways }.
       *[other] Entry, one of these: { $ways }.
    }
market-words-yen = ¥{ $yen }
market-words-actions =
    { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
market-words-a-piece = one { $piece } piece
market-words-gain = One more would add { $gain } to your score now.
market-words-takes = It takes { $goods }.
market-words-has = It has { $goods }.
market-words-buys = It buys { $goods }.
market-words-place =
    { $left ->
        [one] one piece at ¥{ $yen }
       *[other] { $left } pieces at ¥{ $yen }
    }
market-words-want = { $left } { $fish } at ¥{ $yen }
market-words-no-ships = It has no ships.
market-words-ship-stock =
    { $count ->
        [one] a { $size } at ¥{ $yen }
       *[other] { $count } × { $size } at ¥{ $yen }
    }
market-words-fetches = a { $size } at ¥{ $yen }
market-words-rentals = { $freezers } freezers and { $carts } carts left, at ¥{ $yen }.
market-words-spot = Spot { $value } pays ¥{ $yen }.
market-words-pile = At spot { $value } lie { $pieces }, worth { $worth }.
market-words-seat = Player { $player }, { $seat }: ¥{ $money }, resource value { $value }.
market-words-score = Score now { $score }.
market-words-own-licences =
    { $free ->
        [0] Licences: { $licences }; no free slot.
        [one] Licences: { $licences }; one free slot.
       *[other] Licences: { $licences }; { $free } free slots.
    }
market-words-no-licences =
    { $free ->
        [0] No licences, no free slot.
        [one] No licences, one free slot.
       *[other] No licences, { $free } free slots.
    }
market-words-ports =
    { $ports ->
        [one] One port is open.
       *[other] { $ports } ports are open.
    }
market-words-docked = Ship { $ship }, a { $size }, lies in port.
market-words-at-sea = Ship { $ship }, a { $size }, is at sea, empty.
market-words-laden = Ship { $ship }, a { $size }, is at sea with { $cargo }.
market-words-goods =
    { $count ->
        [one] { $fish } at ¥{ $yen }
       *[other] { $count } { $fish } at ¥{ $yen }
    }
market-words-fresh = On sale, fresh: { $goods }.
market-words-degraded = On sale, degraded and lost next turn: { $goods }.
market-words-takoyaki = On sale: { $goods }.
market-words-pieces = Pieces: { $pieces }, worth { $value } together.
market-words-uses =
    { $uses ->
        [one] One use of a { $rental }.
       *[other] { $uses } uses of a { $rental }.
    }
market-words-loans =
    { $loans ->
        [one] One loan: ¥{ $yen } at the end.
       *[other] { $loans } loans: ¥{ $yen } at the end.
    }
market-words-shares =
    { $shares ->
        [one] One share, which would bring ¥{ $yen } now.
       *[other] { $shares } shares, which would bring ¥{ $yen } now.
    }
market-words-first = Start player.
market-words-ends = Would bring the end by { $why } if the turn began now.
market-words-ready = Has bid.
market-words-bid = Your bid: ¥{ $bid }.
market-words-result =
    { $seat }: ¥{ $money }, resource value { $value } brings { $worth }{ $bonus ->
        [none] {""}
       *[other] , highest or lowest value { $bonus }
    }{ $debt ->
        [none] {""}
       *[other] , loans −{ $debt }
    }{ $dividends ->
        [none] {""}
       *[other] , shares +{ $dividends }
    }; total { $total }.

## What is asked

market-hint-docked = { $words } (in port)
market-hint-at-sea =
    { $cargo ->
        [none] { $words } (at sea)
       *[other] { $words } (at sea: { $cargo })
    }
market-hint-with = { $words } ({ $more })

## What a decision would bring

market-explain-bid = Winning it would add { $gain } to your score now, before you pay: up to ¥{ $most } you lose nothing by it.
market-explain-bid-own = You brought it in: if you win, you pay the bank; if somebody else wins, you get their bid.
market-explain-bid-other = The highest bid goes to { $fisher }, who brought it in.
market-explain-prices = Others buy { $fish } from you at your price. Prices go from ¥100 to ¥{ $most }.
market-explain-buyer = One { $fish } more would add { $gain } to the score of { $player }, who has ¥{ $money }.
market-explain-rivals = On sale elsewhere: { $prices }.
market-explain-rival-price =
    { $count ->
        [one] ¥{ $yen } at { $player }
       *[other] { $count } for ¥{ $yen } at { $player }
    }
market-explain-licences =
    { $licences ->
        [one] One licence at ¥{ $cost }.
       *[other] { $licences } licences at ¥{ $cost }.
    }
market-explain-pays = Pays ¥{ $yen }.
market-explain-pays-degraded = Pays ¥{ $yen } for a degraded one.
market-explain-pays-value =
    { $more ->
        [none] Pays ¥{ $yen } × value.
       *[other] Pays ¥{ $yen } × value + ¥{ $more }.
    }
market-explain-takoyaki = Makes takoyaki of octopus.
market-explain-ships = Sells new ships, buys yours.
market-explain-government = Takes pieces of any kind.
market-explain-trading = Takes pieces by their value.
market-explain-bank = Loans and shares.
market-explain-rentals = Freezers and carts.
market-explain-aquarium = Takes pieces at high prices.
market-explain-used-ships = Buys and sells used ships.
market-sum-bid = You bid ¥{ $bid }. If it wins, ¥{ $left } are left.
market-sum-change = Money ¥{ $money } → ¥{ $left }, resource value { $value } → { $worth }, score now { $score } → { $total }.

## What was typed and not understood

market-typed-nothing = there is nothing between the commas
market-typed-not-understood = “{ $word }” is not understood here: type { $known }; ? says more
market-typed-ambiguous = “{ $word }” could be { $known }: type some more of it
market-typed-which = { $verb } what? There is { $known }
market-typed-unknown = “{ $word }” is not known here; there is { $known }
market-typed-number = a number is needed after { $verb }
market-typed-no-number = “{ $word }” is no number
market-typed-times = { $times } times is not possible: 1 to { $most }
market-typed-which-side = fresh or degraded { $fish }? Type it behind the name
market-typed-which-row = fresh or degraded { $fish }? Type it behind the name
market-typed-which-value = which { $fish }? Type its value behind the name: { $known }

## Reports

market-report-turns = Turns of each player
market-report-turns-text = How many turns each player has until the game is over.
market-report-end = How the end begins
market-report-end-text = What brings the end: enough money, or enough resource value.
market-report-ender = Who brings the end
market-report-ender-text = Whether it pays to be the one.
market-report-ender-who = the player who brings the end
market-report-score = What a score is made of
market-report-score-text = Money and resource value at the end, in yen; the rest of the total are bonuses, loans and shares.
market-report-score-money = money
market-report-score-worth = resource value in yen
market-report-score-total = total
market-report-markets = Markets
market-report-markets-text = How often each market is entered, what its licences pay, and what it pays for what is sold there.
market-report-markets-entered = entered in a game
market-report-markets-licences = paid for licences in a game, ¥
market-report-markets-sold = paid for pieces in a game, ¥
market-report-markets-winners = entered by a winner / by another player
market-report-taken = Licences
market-report-taken-text = How many licences of each market are taken.
market-report-taken-taken = taken in a game
market-report-taken-winners = by a winner / by another player
market-report-fish = Barrels
market-report-fish-text = How many barrels are caught, and how many are lost because nobody buys them.
market-report-fish-fished = caught in a game
market-report-fish-barge = caught for the barge in a game
market-report-fish-rotted = lost in a game
market-report-purchases = Purchases
market-report-purchases-text = What players buy from each other, and what they pay for it.
market-report-purchases-bought = bought in a game
market-report-purchases-price = price of one, ¥
market-report-auctions = Auctions
market-report-auctions-text = How many there are, what wins them, and what is won.
market-report-auctions-held = in a game
market-report-auctions-bid = winning bid, ¥
market-report-auctions-value = value of the piece
market-report-ships = Ships
market-report-ships-text = Which ships are bought, new and used ones.
market-report-ships-bought = bought in a game
market-report-ships-winners = by a winner / by another player
market-report-deals = Deals
market-report-deals-text = What else is done with money, barrels and pieces.
market-report-deals-port-opened = ports opened
market-report-deals-handed-over = cargoes handed over to the barge
market-report-deals-barrel-sold = mackerel barrels sold to their market
market-report-deals-converted = octopus made into takoyaki
market-report-deals-given = pieces given to the government
market-report-deals-spot-sold = trades for yen
market-report-deals-spot-swapped = trades for pieces
market-report-bank = Bank, rentals and overfishing
market-report-bank-text = How often loans, shares and rentals are taken, how often a market is overfished, and how often nobody brings the end.
market-report-bank-loan-taken = loans taken
market-report-bank-share-bought = shares bought
market-report-bank-rented = freezers and carts rented
market-report-bank-overfished = markets overfished
market-report-bank-limit-reached = games that end at the limit
