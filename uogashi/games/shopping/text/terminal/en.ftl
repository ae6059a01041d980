### Sentences of Shopping Spree. English. Its title and the like are in shelf/en.ftl. What only the command line says.

## On the map in the terminal: at most 9 columns (4 wide characters), each different from all others

shopping-short-shirt = shirt
shopping-short-pants = pants
shopping-short-bra = bra
shopping-short-underwear = underwear
shopping-short-socks = socks
shopping-short-bed-sheet = sheet
shopping-short-pillow-case = pillow
shopping-short-washer = washer
shopping-short-dryer = dryer
shopping-short-salmon = salmon
shopping-short-magazine = magazine
shopping-short-newspaper = newspaper
shopping-short-detergent = detergent
shopping-short-tuna = tuna
shopping-short-crab = crab

## Signs of the drinks: one letter, or one wide character; they can be typed, too

shopping-sign-black-drink = K
shopping-sign-red-drink = R
shopping-sign-blue-drink = B
shopping-sign-green-drink = G
shopping-sign-yellow-drink = Y
shopping-sign-white-drink = W

## Words to type, the one to show first: each means one thing only, and none is a word of the program, as play-word-quit

shopping-word-enter = enter in
shopping-word-walk = walk go to
shopping-word-stay = stay
shopping-word-here = here .
shopping-word-leave = leave out
shopping-word-take = take
shopping-word-machine = machine m
shopping-word-nothing = nothing n -

## Component values, as the file to fill in explains them

shopping-about-dots = The dots to stand on: a lane A–G and a row 1–9
shopping-about-steps = The steps between dots, in both directions
shopping-about-entrances = The dots at the entrances
shopping-about-machine = The dots where you can use the vending machine
shopping-about-cards = The cards: the dots in front of each, and the items on it
shopping-about-clothes = Number of each garment: count them
shopping-about-drinks = Number of drinks of each colour: count them
shopping-about-crate = Number of drinks the crate holds
shopping-about-tuna-bag = The values printed on the tuna in the bag
shopping-about-crab-bag = The values printed on the crabs in the bag
shopping-about-barrels = The barrels, one for every exit
shopping-about-stacks = The yen on each stack at the start
shopping-about-drink-stacks = The yen on the stack of each colour of drink
shopping-about-stack-falls = How far a stack drops after it has paid
shopping-about-over-stack = What clothing and machines pay on top of their stack price
shopping-about-first-salmon = Each salmon, the first time a player leaves with salmon
shopping-about-later-salmon = Each salmon, every time after that
shopping-about-tuna-pays = What a tuna pays per point of value
shopping-about-crab-pays = What a crab pays per point of value
shopping-about-tuna-price = The price of a player’s first tuna
shopping-about-tuna-dearer = How much more each further one costs
shopping-about-steps-a-turn = Steps per turn
shopping-about-leavings = How often each player leaves the store
shopping-about-machine-odds = The chance that a drink comes out: [1, 2] is 1 in 2
shopping-about-safe-items = With the option dexterity: the number of items that never fall out
shopping-about-fall-odds = The chance that each further item falls out, on every step

## Reports

shopping-report-turns = Turns per player
shopping-report-turns-text = Turns each player takes until the game is over.
shopping-report-score = Score breakdown
shopping-report-score-text = Money at the end, the tiebreaker, and how often players left the store.
shopping-report-score-money = money
shopping-report-score-papers = papers carried out
shopping-report-score-times = exits
shopping-report-leaving = Leaving
shopping-report-leaving-text = What players carry out of the store, and what they are paid for it.
shopping-report-leaving-items = items in the basket
shopping-report-leaving-yen = payment, ¥
shopping-report-first-out = Who leaves first
shopping-report-first-out-text = Whether it pays to be the first to leave the store.
shopping-report-first-out-who = the first to leave
shopping-report-things = Items
shopping-report-things-text = What players carry out of the store, and what it pays.
shopping-report-things-paid = carried out per game
shopping-report-things-yen = paid per game, ¥
shopping-report-things-doubled = doubled by detergent per game
shopping-report-things-winners = carried out: winners / others
shopping-report-drawn = Tuna and crabs
shopping-report-drawn-text = How many are drawn from the bags, and their printed values.
shopping-report-drawn-drawn = drawn per game
shopping-report-drawn-value = value
shopping-report-stacks = Price stacks
shopping-report-stacks-text = How often each stack drops, and how much is left on it.
shopping-report-stacks-fell = drops per game
shopping-report-stacks-yen = yen left on it
shopping-report-machine = The vending machine
shopping-report-machine-text = How many drinks go in each time.
shopping-report-machine-drinks = drinks going in
shopping-report-came-out = What comes out
shopping-report-came-out-text = The drinks players get from the vending machine.
shopping-report-came-out-drinks = drinks per game
shopping-report-came-out-winners = winners / others
shopping-report-happened = What else happens
shopping-report-happened-text = How often these happen per game.
shopping-report-happened-machine-used = the vending machine is used
shopping-report-happened-tuna-bought = a tuna is bought
shopping-report-happened-took-nothing = a player takes nothing
shopping-report-happened-fell = something falls out of a basket
shopping-report-happened-basket-lost = a basket is still in the store at the end
shopping-report-happened-limit-reached = the turn limit ends the game

## The table in the terminal: all of it as short as can be

shopping-position-turn = Turn { $turn } of { $turns }
shopping-position-last = last turn
shopping-what-happened = Game log
shopping-column-player = player
shopping-column-money = money
# Exits so far, a sign for each
shopping-column-left = left
# Where they are
shopping-column-at = at
# Steps to the exit
shopping-column-out = exit
shopping-column-papers = papers
# What the basket pays now
shopping-column-pays = pays
shopping-column-basket = basket
shopping-column-carried-out = carried out
shopping-legend-pawn = player 1; the player whose turn it is
shopping-legend-reached = a dot within reach, in two steps
shopping-legend-dot = a dot: its lane and row; you can take what is next to it
shopping-legend-way = one step between dots
shopping-legend-door = a door: the way in and out
shopping-legend-machine = the vending machine, and what is in its crate
shopping-legend-things = two shirts; nothing left
shopping-legend-doubled = doubled by a detergent
shopping-legend-left = left the store once; once more to go
shopping-legend-seats = whose turn it is; first player
shopping-legend-won = winner
shopping-board-empty = empty
# Followed by the players who are outside. Also a place: where a player is.
shopping-board-outside = outside
shopping-board-done = finished
# After “▸2”, the sign of dots within reach
shopping-board-steps =
    { $steps ->
        [one] within reach, one step
       *[other] within reach, { $steps } steps
    }
# After its sign on the map
shopping-board-entrance = entrance
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = also one step: { $steps }
# Before the drinks beside the crate
shopping-board-waiting = beside the crate
# Headings before prices and before what is left in the bags
shopping-board-pays = pays
shopping-board-bags = bags
# After the tuna in the bag
shopping-board-tuna-cost = (¥{ $yen } for you)
shopping-board-at-risk = may fall out: { $things }
shopping-board-unpaid =
    { $items ->
        [one] one item unpaid
       *[other] { $items } items unpaid
    }

## The text view

shopping-words-dot = { $dot }: { $things }.
shopping-words-empty-dot = { $dot }: nothing.
# A card that players draw from
shopping-words-bag = { $thing } from the bag
shopping-words-shared = { $things } (also from { $dots })
shopping-words-machine-here = The vending machine.
shopping-words-steps =
    { $steps ->
        [one] Within reach, one step.
       *[other] Within reach, { $steps } steps.
    }
shopping-words-exit =
    { $steps ->
        [one] One step to the exit.
       *[other] { $steps } steps to the exit.
    }
shopping-words-here =
    { $count ->
        [one] { $seats } is here.
       *[other] { $seats } are here.
    }
shopping-words-ways = Each of these is one step from the next: { $ways }.
shopping-words-entrances =
    { $count ->
        [one] The entrance is at { $dots }.
       *[other] The entrances are at { $dots }.
    }
shopping-words-crate = In the vending machine’s crate: { $drinks }.
shopping-words-no-crate = The vending machine’s crate is empty.
shopping-words-waiting = Beside it, the oldest first: { $drinks }.
shopping-words-pays = Current prices: { $prices }.
shopping-words-stack = { $stack } ¥{ $yen }
shopping-words-bag-holds = In the { $thing } bag: { $values }.
shopping-words-bag-empty = The { $thing } bag is empty.
shopping-words-seat = Player { $player }, { $seat }: ¥{ $money }.
shopping-words-at =
    { $steps ->
        [one] At { $dot }, one step from the exit.
       *[other] At { $dot }, { $steps } steps from the exit.
    }
shopping-words-outside = Outside.
shopping-words-done = Finished.
shopping-words-leavings = Exits: { $times } of { $needed }.
shopping-words-basket = In the basket: { $items }; worth ¥{ $yen } now.
shopping-words-no-basket = The basket is empty.
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [one] { $things } (doubled)
       *[other] { $things } ({ $doubled } doubled)
    }
shopping-words-at-risk = May fall out on the next step, in this order: { $things }.
shopping-words-carried-out = Carried out: { $things }.
shopping-words-unpaid =
    { $items ->
        [one] One item was still in the store and goes unpaid.
       *[other] { $items } items were still in the store and go unpaid.
    }
shopping-words-tuna-cost = The next tuna costs ¥{ $yen }.
shopping-words-first = First player.

## Questions, and the effect of decisions

# What it pays now, or costs
shopping-hint-pays = { $words } (¥{ $yen })
shopping-hint-costs = { $words } (costs ¥{ $yen })
shopping-column-choice = type
shopping-column-steps = steps
shopping-column-there = items there
# What would add most to the basket there
shopping-column-best = best
shopping-column-meaning = effect
shopping-column-money-after = money after
shopping-column-basket-after = basket after
shopping-explain-bag = Drawn from the bag: { $values }.
shopping-explain-machine = Each drink may or may not come out: { $drinks }.
shopping-sum-money = Money ¥{ $money } → ¥{ $left }.
shopping-sum-basket = Basket value ¥{ $before } → ¥{ $after }.
shopping-sum-out =
    { $steps ->
        [one] One step to the exit.
       *[other] { $steps } steps to the exit.
    }
shopping-sum-chance = The rest is up to chance.

## What was typed and not understood

shopping-typed-nothing = something is missing between the commas
shopping-typed-not-understood = “{ $word }” means nothing here: type { $known }; ? for help
shopping-typed-ambiguous = “{ $word }” could be { $known }: type more of it
shopping-typed-where = { $word } where? Choose { $known }
shopping-typed-what = { $word } what? Choose { $known }
shopping-typed-too-much = “{ $word }” comes too late: “{ $decision }” ends the turn
