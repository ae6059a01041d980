### Sentences of Shopping Spree. English. Its title and the like stand on the shelf: shelf/en.ftl. What only the command line says.

## What stands on the map in the terminal: at most 9 columns (4 wide characters), each different from all others

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

## Figures, as the file to fill in explains them

shopping-about-dots = The dots of the map where one stands: a lane A–G and a row 1–9
shopping-about-steps = The ways between the dots, there and back
shopping-about-entrances = The dots at the entrances
shopping-about-machine = The dots from which the vending machine is touched
shopping-about-cards = The cards: the dots in front of which each lies, and what lies on it
shopping-about-clothes = How many of each garment there are: count them
shopping-about-drinks = How many drinks of each colour there are: count them
shopping-about-crate = How many drinks the crate holds
shopping-about-tuna-bag = The values printed on the tuna in the bag
shopping-about-crab-bag = The values printed on the crabs in the bag
shopping-about-barrels = The barrels, one for each leaving
shopping-about-stacks = The yen on each stack at the start
shopping-about-drink-stacks = The yen on the stack of each colour of drink
shopping-about-stack-falls = How much a stack that paid loses after a leaving
shopping-about-over-stack = What clothing and machines pay more than lies on their stack
shopping-about-first-salmon = Each salmon on the first leaving with salmon
shopping-about-later-salmon = Each salmon later
shopping-about-tuna-pays = What a tuna pays for each of its value
shopping-about-crab-pays = What a crab pays for each of its value
shopping-about-tuna-price = The price of a player's first tuna
shopping-about-tuna-dearer = How much more each further one costs
shopping-about-steps-a-turn = Steps in a turn
shopping-about-leavings = How often each player leaves the store
shopping-about-machine-odds = A drink comes out in so many of so many cases
shopping-about-safe-items = With the option dexterity: so many items never fall
shopping-about-fall-odds = What is above falls in so many of so many cases, on every step

## Reports

shopping-report-turns = Turns of each player
shopping-report-turns-text = How many turns each player has until the game is over.
shopping-report-score = What a score is made of
shopping-report-score-text = Money at the end, what breaks ties, and how often players have left the store.
shopping-report-score-money = money
shopping-report-score-papers = magazines and newspapers carried out
shopping-report-score-times = times left
shopping-report-leaving = Leaving
shopping-report-leaving-text = What players carry when they leave the store, and what they get for it.
shopping-report-leaving-items = items in the basket
shopping-report-leaving-yen = paid for it, ¥
shopping-report-first-out = Who leaves first
shopping-report-first-out-text = Whether it pays to be the first to leave the store.
shopping-report-first-out-who = the first to leave
shopping-report-things = Things
shopping-report-things-text = What is carried out of the store, and what is paid for it.
shopping-report-things-paid = carried out in a game
shopping-report-things-yen = paid in a game, ¥
shopping-report-things-doubled = doubled by detergent in a game
shopping-report-things-winners = carried out by a winner / by another player
shopping-report-drawn = Tuna and crabs
shopping-report-drawn-text = How many are drawn from their bags, and the values printed on them.
shopping-report-drawn-drawn = drawn in a game
shopping-report-drawn-value = value
shopping-report-stacks = Price stacks
shopping-report-stacks-text = How often each stack falls, and what lies on it then.
shopping-report-stacks-fell = falls in a game
shopping-report-stacks-yen = yen on it afterwards
shopping-report-machine = The vending machine
shopping-report-machine-text = How many drinks go in whenever it is used.
shopping-report-machine-drinks = drinks that go in
shopping-report-came-out = What comes out
shopping-report-came-out-text = The drinks that players get out of the vending machine.
shopping-report-came-out-drinks = drinks in a game
shopping-report-came-out-winners = for a winner / for another player
shopping-report-happened = What else happens
shopping-report-happened-text = How often these things happen in a game.
shopping-report-happened-machine-used = the vending machine is used
shopping-report-happened-tuna-bought = a tuna is bought
shopping-report-happened-took-nothing = somebody takes nothing
shopping-report-happened-fell = something falls out of a basket
shopping-report-happened-basket-lost = a basket is still in the store at the end
shopping-report-happened-limit-reached = the game ends at the limit

## The table in the terminal: all of it as short as can be

shopping-position-turn = Turn { $turn } of { $turns }
shopping-position-last = last turn
shopping-what-happened = What happened
shopping-column-player = player
shopping-column-money = money
# How often they have left, a sign for each time
shopping-column-left = left
# Where they are
shopping-column-at = at
# Steps to get out of the store
shopping-column-out = door
shopping-column-papers = papers
# What the basket would pay now
shopping-column-pays = pays
shopping-column-basket = basket
shopping-column-carried-out = carried out
shopping-legend-pawn = player 1; where whoever's turn it is stands
shopping-legend-reached = a dot that can be reached, in two steps
shopping-legend-dot = a dot: its lane and its row; from there one takes what lies beside it
shopping-legend-way = one step from dot to dot
shopping-legend-door = a door: one enters and leaves here
shopping-legend-machine = the vending machine, and what is in its crate
shopping-legend-things = two shirts; nothing left
shopping-legend-doubled = doubled by a detergent
shopping-legend-left = left the store once; once more to go
shopping-legend-seats = whose turn it is; start player
shopping-legend-won = has won
shopping-board-empty = empty
# After it stand those who are outside. Also a place: where somebody is.
shopping-board-outside = outside
shopping-board-done = done
# After “▸2”, which stands at dots that can be reached
shopping-board-steps =
    { $steps ->
        [one] can be reached, in one step
       *[other] can be reached, in { $steps } steps
    }
# After its sign on the map
shopping-board-entrance = entrance
# $steps: pairs of dots, for which no line could be drawn
shopping-board-other-steps = also one step: { $steps }
# Before the drinks that wait beside the crate
shopping-board-waiting = beside the crate
# Headings before prices and before what is left in the bags
shopping-board-pays = pays
shopping-board-bags = bags
# After the tuna in the bag
shopping-board-tuna-cost = (¥{ $yen } for you)
shopping-board-at-risk = may fall: { $things }
shopping-board-unpaid =
    { $items ->
        [one] one item unpaid
       *[other] { $items } items unpaid
    }

## The table in words

shopping-words-dot = { $dot }: { $things }.
shopping-words-empty-dot = { $dot }: nothing.
# A card from which one draws
shopping-words-bag = { $thing } from the bag
shopping-words-shared = { $things } (also from { $dots })
shopping-words-machine-here = The vending machine.
shopping-words-steps =
    { $steps ->
        [one] Can be reached in one step.
       *[other] Can be reached in { $steps } steps.
    }
shopping-words-exit =
    { $steps ->
        [one] One step to get out.
       *[other] { $steps } steps to get out.
    }
shopping-words-here =
    { $count ->
        [one] { $seats } is here.
       *[other] { $seats } are here.
    }
shopping-words-ways = One step from each to the next: { $ways }.
shopping-words-entrances =
    { $count ->
        [one] The entrance is at { $dots }.
       *[other] The entrances are at { $dots }.
    }
shopping-words-crate = In the crate of the vending machine: { $drinks }.
shopping-words-no-crate = The crate of the vending machine is empty.
shopping-words-waiting = Beside it, the oldest first: { $drinks }.
shopping-words-pays = What one pays now: { $prices }.
shopping-words-stack = { $stack } ¥{ $yen }
shopping-words-bag-holds = In the bag of { $thing }: { $values }.
shopping-words-bag-empty = The bag of { $thing } is empty.
shopping-words-seat = Player { $player }, { $seat }: ¥{ $money }.
shopping-words-at =
    { $steps ->
        [one] At { $dot }, one step from being out.
       *[other] At { $dot }, { $steps } steps from being out.
    }
shopping-words-outside = Outside.
shopping-words-done = Done.
shopping-words-leavings = Has left { $times } of { $needed } times.
shopping-words-basket = In the basket: { $items }; it would pay ¥{ $yen } now.
shopping-words-no-basket = The basket is empty.
# $doubled: how many of the $count things a detergent would double
shopping-words-doubled =
    { $count ->
        [one] { $things } (doubled)
       *[other] { $things } ({ $doubled } of them doubled)
    }
shopping-words-at-risk = On the next step these may fall, the first of them first: { $things }.
shopping-words-carried-out = Carried out: { $things }.
shopping-words-unpaid =
    { $items ->
        [one] One item was still in the store and is not paid.
       *[other] { $items } items were still in the store and are not paid.
    }
shopping-words-tuna-cost = The next tuna costs ¥{ $yen }.
shopping-words-first = Start player.

## What is asked, and what it would bring

# What it pays now, or costs
shopping-hint-pays = { $words } (¥{ $yen })
shopping-hint-costs = { $words } (costs ¥{ $yen })
shopping-column-choice = type
shopping-column-steps = steps
shopping-column-there = what lies there
# What would add most to the basket there
shopping-column-best = best
shopping-column-meaning = what it means
shopping-column-money-after = money then
shopping-column-basket-after = basket then
shopping-explain-bag = Drawn from the bag: { $values }.
shopping-explain-machine = Each comes out or not: { $drinks }.
shopping-sum-money = Money ¥{ $money } → ¥{ $left }.
shopping-sum-basket = The basket pays ¥{ $before } → ¥{ $after }.
shopping-sum-out =
    { $steps ->
        [one] One step to get out.
       *[other] { $steps } steps to get out.
    }
shopping-sum-chance = The rest is up to chance.

## What was typed and not understood

shopping-typed-nothing = there is nothing between the commas
shopping-typed-not-understood = “{ $word }” is not understood here: type { $known }; ? says more
shopping-typed-ambiguous = “{ $word }” could be { $known }: type some more of it
shopping-typed-where = { $word } where to? There is { $known }
shopping-typed-what = { $word } what? There is { $known }
shopping-typed-too-much = “{ $word }” comes too late: the turn ends with “{ $decision }”
