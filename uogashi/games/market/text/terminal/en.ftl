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
market-word-snapper = snapper

## Component values, as the file to fill in explains them

market-about-start-money = Each player’s yen at the start
market-about-fish-markets = Fish markets in play at the start, including mackerel: see the chart in the rulebook
market-about-extra-markets = Extra markets in play, including ships: see the same chart
market-about-ports = On the port covers: the cost of opening port 1, then port 2
market-about-licence-slots = On the harbour: licence slots
market-about-highest-price = On the harbour: the highest price for a barrel
market-about-licence-income = What each licence of a market pays when a player enters it
market-about-unloading = The bonus for unloading 2, 4, 6, 8 or more barrels in one fishing action
market-about-end-money = A player with this much money at the start of a turn triggers the end
market-about-end-value = … or with pieces of this much resource value
market-about-most-value = For the highest resource value at the end
market-about-least-value = To pay for the lowest
market-about-value-yen = What each point of resource value is worth at the end
market-about-tuna-values = Printed on the tuna pieces
market-about-crab-values = Printed on the crab pieces
market-about-trading-values = Trading board: the resource value that each spot asks for
market-about-trading-yen = … and the yen below it
market-about-aquarium-wants = Aquarium board: how many of each fish it takes
market-about-aquarium-pays = … and the price for each
market-about-mackerel = Mackerel board: its stock (P: players), the licence’s price, the entry on the left, the price it pays
market-about-squid = Squid board: stock, licence, entry, price
market-about-tuna = Tuna board: stock, licence, entry; pays_a_value is per point of a tuna’s value
market-about-snapper = Red snapper board: stock, licence, entry, and whether it shows a price for snapper
market-about-salmon = Salmon board: stock, licence, entry, and whether it shows prices for fresh (pays) and degraded salmon
market-about-octopus = Octopus board: stock with takoyaki, licence, the three ways in, and whether it shows a price for octopus
market-about-eel = Eel board: stock, licence, entry, the end of the track
market-about-fugu = Fugu board: stock, licence, entry
market-about-crab = Spider crab board: stock, licence, entry; it pays pays_a_value per point of a crab’s value, plus pays_more
market-about-ships = Ships board: entry, how many ships of each size for each player count, their prices
market-about-government = Government board: entry, places and what each pays
market-about-trading = Trading board: entry; its spots are above
market-about-bank = Bank board: entry, loans and shares
market-about-rentals = Rentals board: entry, freezers and carts
market-about-aquarium = Aquarium board: entry; what it takes is above
market-about-used-ships = Used ships board: entry, prices per slot, and how many slots the barge counts as
market-about = Every market has three ways in, which can be combined: entry_actions (0 to 2), entry_yen, and entry_piece, the kind of piece to give. 0, or "none": not that way. pays is what a market gives for one of its own pieces; 0: it buys none.

## The table in the terminal: all of it as short as can be

market-position-turn = Turn { $turn } of { $turns }
market-position-end =
    { $turns ->
        [one] last turn
       *[other] final turns: { $turns } left
    }
market-position-actions = actions
market-position-market = in the { $market } market
market-what-happened = Game log
market-column-market = market
market-column-worth = worth
market-column-pays = pays
market-column-barrels = barrels
market-column-pieces = pieces
market-column-licences = licences
market-column-entry = entry
market-column-gain = next one
market-column-player = player
market-column-money = money
market-column-value = resource value
market-column-bonus = value bonus
market-column-debt = loans
market-column-dividends = shares
market-column-total = total
market-column-choice = type
market-column-meaning = effect
market-column-actions-after = actions
market-column-money-after = money after
market-column-value-after = value after
market-column-score-after = score after
market-board-value = value
market-board-score = score
market-board-bid = bid ¥{ $bid }
market-board-ends = triggers the end
market-board-slots =
    { $free ->
        [0] full
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
market-legend-seats = still deciding; ready; first player
market-legend-actions = an action left; an action used
market-legend-bag = values still in the bag: three pieces of 15 and one of 20
market-legend-square = each piece is worth the number of pieces its owner has
market-legend-salmon = worth fresh / degraded
market-legend-octopus = an octopus is worth 3, a takoyaki 5; next to pieces, how many are left
market-legend-convert = buys none, but turns octopus into takoyaki
market-legend-pays = pays 100 times the value plus 400; buys none
market-legend-overfished = overfished: no barrels left
market-legend-licences = licences left, and their cost
market-legend-entry = the ways to pay to enter: yen, one or two actions, or a piece; any of them
market-legend-gain = what one more piece would add to your score
market-legend-stock = a two-slot ship: its price, and how many are left
market-legend-left = a price or payment, and how often it is still available
market-legend-trading = give goods worth 5 for what is there: yen, or pieces with their value in brackets
market-legend-ship = ship 2: a barrel in it, and an empty slot
market-legend-sale = two barrels on sale at ¥200 each
market-legend-piece = pieces: the value printed on them, degraded, three of them, worth 12 together
market-legend-barrels = barrels left, when the table is drawn small
market-legend-bonus = for the highest or lowest value, counted in the score
market-legend-won = winner
market-board-buys-ships = buys at { $prices }
market-board-loans =
    { $left ->
        [0] no loans
        [one] 1 loan of ¥{ $yen } (repay ¥{ $back })
       *[other] { $left } loans of ¥{ $yen } (repay ¥{ $back })
    }
market-board-shares =
    { $left ->
        [0] no shares
        [one] 1 share at ¥{ $yen }
       *[other] { $left } shares at ¥{ $yen }
    }

## The text view

market-words-turn =
    { $actions ->
        [0] { $seat } has no actions left
        [one] { $seat } has one action left
       *[other] { $seat } has { $actions } actions left
    }
market-words-auction = Auction: { $fish } { $value }, brought in by { $fisher }.
market-words-market = The { $market } market.
market-words-worth = A piece is worth { $worth } now.
market-words-salmon = A fresh piece is worth { $worth } now, a degraded one { $degraded }.
market-words-octopus = A piece is worth { $worth }, a takoyaki { $takoyaki }.
market-words-square = Each piece is worth the number of pieces its owner has.
market-words-bag = In the bag: { $values }. An auction needs { $barrels } barrels.
market-words-pays = It pays ¥{ $yen } each.
market-words-pays-degraded = It pays ¥{ $yen } for a degraded one.
market-words-pays-value =
    { $more ->
        [none] It pays ¥{ $yen } per point of value.
       *[other] It pays ¥{ $yen } per point of value, plus ¥{ $more }.
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
market-words-gain = One more adds { $gain } to your current score.
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
market-words-pile = Spot { $value } holds { $pieces }, worth { $worth }.
market-words-seat = Player { $player }, { $seat }: ¥{ $money }, resource value { $value }.
market-words-score = Current score { $score }.
market-words-own-licences =
    { $free ->
        [0] Licences: { $licences }; no free slots.
        [one] Licences: { $licences }; one free slot.
       *[other] Licences: { $licences }; { $free } free slots.
    }
market-words-no-licences =
    { $free ->
        [0] No licences, no free slots.
        [one] No licences, one free slot.
       *[other] No licences, { $free } free slots.
    }
market-words-ports =
    { $ports ->
        [one] One port is open.
       *[other] { $ports } ports are open.
    }
market-words-docked = Ship { $ship }, a { $size }, is in port.
market-words-at-sea = Ship { $ship }, a { $size }, is at sea, empty.
market-words-laden = Ship { $ship }, a { $size }, is at sea with { $cargo }.
market-words-goods =
    { $count ->
        [one] { $fish } at ¥{ $yen }
       *[other] { $count } { $fish } at ¥{ $yen }
    }
market-words-fresh = On sale, fresh: { $goods }.
market-words-degraded = On sale, degraded, spoils next turn: { $goods }.
market-words-takoyaki = On sale: { $goods }.
market-words-pieces = Pieces: { $pieces }, worth { $value } together.
market-words-uses =
    { $uses ->
        [one] One { $rental } use left.
       *[other] { $uses } { $rental } uses left.
    }
market-words-loans =
    { $loans ->
        [one] One loan: repay ¥{ $yen } at the end.
       *[other] { $loans } loans: repay ¥{ $yen } at the end.
    }
market-words-shares =
    { $shares ->
        [one] One share, worth ¥{ $yen } now.
       *[other] { $shares } shares, worth ¥{ $yen } now.
    }
market-words-first = First player.
market-words-ends = Would trigger the end by { $why } if their turn started now.
market-words-ready = Has bid.
market-words-bid = Your bid: ¥{ $bid }.
market-words-result =
    { $seat }: ¥{ $money }, resource value { $value } adds { $worth }{ $bonus ->
        [none] {""}
       *[other] , value bonus { $bonus }
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

## The effect of a decision

market-explain-bid = Winning adds { $gain } to your score, before you pay: you break even at ¥{ $most }.
market-explain-bid-own = You brought it in: if you win, you pay the bank; if someone else wins, they pay you.
market-explain-bid-other = The highest bid goes to { $fisher }, who brought it in.
market-explain-prices = Others buy { $fish } from you at your price. Prices go from ¥100 to ¥{ $most }.
market-explain-buyer = One more { $fish } adds { $gain } to { $player }’s score; they have ¥{ $money }.
market-explain-rivals = On sale elsewhere: { $prices }.
market-explain-rival-price =
    { $count ->
        [one] ¥{ $yen } from { $player }
       *[other] { $count } for ¥{ $yen } from { $player }
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
market-explain-takoyaki = Turns octopus into takoyaki.
market-explain-ships = Sells new ships, buys yours.
market-explain-government = Takes pieces of any kind.
market-explain-trading = Swaps pieces by value.
market-explain-bank = Loans and shares.
market-explain-rentals = Freezers and carts.
market-explain-aquarium = Takes pieces at high prices.
market-explain-used-ships = Buys and sells used ships.
market-sum-bid = You bid ¥{ $bid }. If you win, you have ¥{ $left } left.
market-sum-change = Money ¥{ $money } → ¥{ $left }, resource value { $value } → { $worth }, score { $score } → { $total }.

## What was typed and not understood

market-typed-nothing = something is missing between the commas
market-typed-not-understood = “{ $word }” means nothing here: type { $known }; ? for help
market-typed-ambiguous = “{ $word }” could be { $known }: type more of it
market-typed-which = { $verb } what? Choose { $known }
market-typed-unknown = unknown here: “{ $word }”; choose { $known }
market-typed-number = type a number after { $verb }
market-typed-no-number = “{ $word }” is not a number
market-typed-times = { $times } times is not possible; choose 1 to { $most }
market-typed-which-side = fresh or degraded { $fish }? Type it after the name
market-typed-which-row = fresh or degraded { $fish }? Type it after the name
market-typed-which-value = which { $fish }? Type its value after the name: { $known }

## Reports

market-report-turns = Turns per player
market-report-turns-text = Turns each player takes until the game is over.
market-report-end = How the game ends
market-report-end-text = What triggers the end: enough money, or enough resource value.
market-report-ender = Who triggers the end
market-report-ender-text = Whether it pays to trigger the end.
market-report-ender-who = the player who triggers the end
market-report-score = Score breakdown
market-report-score-text = Money and resource value at the end, in yen; bonuses, loans and shares make up the rest of the total.
market-report-score-money = money
market-report-score-worth = resource value in yen
market-report-score-total = total
market-report-markets = Markets
market-report-markets-text = How often each market is entered, what its licences pay, and what players earn by selling there.
market-report-markets-entered = visits per game
market-report-markets-licences = licence income per game, ¥
market-report-markets-sold = sales per game, ¥
market-report-markets-winners = visits: winners / others
market-report-taken = Licences
market-report-taken-text = How many licences of each market players take.
market-report-taken-taken = taken per game
market-report-taken-winners = winners / others
market-report-fish = Barrels
market-report-fish-text = How many barrels are caught, and how many spoil because nobody buys them.
market-report-fish-fished = caught per game
market-report-fish-barge = caught for the barge per game
market-report-fish-rotted = spoiled per game
market-report-purchases = Purchases
market-report-purchases-text = What players buy from each other, and what they pay for it.
market-report-purchases-bought = bought per game
market-report-purchases-price = price each, ¥
market-report-auctions = Auctions
market-report-auctions-text = How many there are, what wins them, and what is won.
market-report-auctions-held = per game
market-report-auctions-bid = winning bid, ¥
market-report-auctions-value = value of the piece
market-report-ships = Ships
market-report-ships-text = Which ships are bought, new and used ones.
market-report-ships-bought = bought per game
market-report-ships-winners = winners / others
market-report-deals = Deals
market-report-deals-text = What else players do with money, barrels and pieces.
market-report-deals-port-opened = ports opened
market-report-deals-handed-over = cargoes handed over to the barge
market-report-deals-barrel-sold = mackerel barrels sold to their market
market-report-deals-converted = octopus turned into takoyaki
market-report-deals-given = pieces given to the government
market-report-deals-spot-sold = trades for yen
market-report-deals-spot-swapped = trades for pieces
market-report-bank = Bank, rentals and overfishing
market-report-bank-text = How often players take loans, shares and rentals, how often a market is overfished, and how often nobody triggers the end.
market-report-bank-loan-taken = loans taken
market-report-bank-share-bought = shares bought
market-report-bank-rented = freezers and carts rented
market-report-bank-overfished = markets overfished
market-report-bank-limit-reached = games that reach the turn limit
