### Sentences of Shopping Spree. English. Its title and the like stand on the shelf: shelf/en.ftl.

## Things: one of them, as it stands in the middle of a sentence. They are typed, too: the first letters will do.

shopping-thing-shirt = shirt
shopping-thing-pants = pants
shopping-thing-bra = bra
shopping-thing-underwear = underwear
# A pair of socks is one thing.
shopping-thing-socks = socks
shopping-thing-bed-sheet = bed sheet
shopping-thing-pillow-case = pillow case
shopping-thing-washer = washer
shopping-thing-dryer = dryer
shopping-thing-black-drink = black drink
shopping-thing-red-drink = red drink
shopping-thing-blue-drink = blue drink
shopping-thing-green-drink = green drink
shopping-thing-yellow-drink = yellow drink
shopping-thing-white-drink = white drink
shopping-thing-salmon = salmon
shopping-thing-magazine = magazine
shopping-thing-newspaper = newspaper
shopping-thing-detergent = detergent
shopping-thing-tuna = tuna
shopping-thing-crab = crab
# On the map in letters.
shopping-thing-within-reach = within reach
shopping-thing-vending-machine = vending machine
shopping-thing-entrance = entrance
shopping-thing-all-taken = all taken
# The price stacks, beside those of the drinks: what is paid from them.
shopping-thing-machines = washers and dryer
shopping-thing-bedding = bed sheets and pillow cases
shopping-thing-clothes = shirts and pants
shopping-thing-smalls = bras, underwear and socks
# The lanes of the store
shopping-thing-A = A
shopping-thing-B = B
shopping-thing-C = C
shopping-thing-D = D
shopping-thing-E = E
shopping-thing-F = F
shopping-thing-G = G

## So many of a thing, as somebody takes them, has them or is paid for them

shopping-some-shirt =
    { $count ->
        [one] a shirt
       *[other] { $count } shirts
    }
shopping-some-pants =
    { $count ->
        [one] a pair of pants
       *[other] { $count } pairs of pants
    }
shopping-some-bra =
    { $count ->
        [one] a bra
       *[other] { $count } bras
    }
shopping-some-underwear =
    { $count ->
        [one] underwear
       *[other] { $count } × underwear
    }
shopping-some-socks =
    { $count ->
        [one] a pair of socks
       *[other] { $count } pairs of socks
    }
shopping-some-bed-sheet =
    { $count ->
        [one] a bed sheet
       *[other] { $count } bed sheets
    }
shopping-some-pillow-case =
    { $count ->
        [one] a pillow case
       *[other] { $count } pillow cases
    }
shopping-some-washer =
    { $count ->
        [one] a washer
       *[other] { $count } washers
    }
shopping-some-dryer =
    { $count ->
        [one] a dryer
       *[other] { $count } dryers
    }
shopping-some-black-drink =
    { $count ->
        [one] a black drink
       *[other] { $count } black drinks
    }
shopping-some-red-drink =
    { $count ->
        [one] a red drink
       *[other] { $count } red drinks
    }
shopping-some-blue-drink =
    { $count ->
        [one] a blue drink
       *[other] { $count } blue drinks
    }
shopping-some-green-drink =
    { $count ->
        [one] a green drink
       *[other] { $count } green drinks
    }
shopping-some-yellow-drink =
    { $count ->
        [one] a yellow drink
       *[other] { $count } yellow drinks
    }
shopping-some-white-drink =
    { $count ->
        [one] a white drink
       *[other] { $count } white drinks
    }
shopping-some-salmon =
    { $count ->
        [one] a salmon
       *[other] { $count } salmon
    }
shopping-some-magazine =
    { $count ->
        [one] a magazine
       *[other] { $count } magazines
    }
shopping-some-newspaper =
    { $count ->
        [one] a newspaper
       *[other] { $count } newspapers
    }
shopping-some-detergent =
    { $count ->
        [one] a detergent
       *[other] { $count } detergents
    }
shopping-some-tuna =
    { $count ->
        [one] a tuna
       *[other] { $count } tuna
    }
shopping-some-crab =
    { $count ->
        [one] a crab
       *[other] { $count } crabs
    }
# Tuna and crabs with the value that is printed on them: “crab 6”, “2 × crab 6”
shopping-some-valued =
    { $count ->
        [one] { $thing } { $value }
       *[other] { $count } × { $thing } { $value }
    }

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

## What happened. A figure comes twice: $yen to choose by, $yen_shown to be shown.

shopping-fact-turn-begins = Turn { $turn }: { $seat }
shopping-fact-entered = { $seat } enters in lane { $lane }.
shopping-fact-walked =
    { $steps ->
        [one] { $seat } walks one step, to { $lane }{ $row_shown }.
       *[other] { $seat } walks { $steps } steps, to { $lane }{ $row_shown }.
    }
shopping-fact-stayed = { $seat } has nowhere to go and stays.
# $value: printed on tuna and crabs; 0 for other things
shopping-fact-fell =
    { $value ->
        [0] Out of the basket of { $seat } falls one item: { $thing }.
       *[other] Out of the basket of { $seat } falls one item: { $thing } { $value_shown }.
    }
shopping-fact-basket-held = Nothing falls out of the basket of { $seat }.
shopping-fact-taken = { $seat } takes one item: { $thing }.
shopping-fact-tuna-bought = { $seat } pays ¥{ $yen_shown } for a tuna.
shopping-fact-drawn = { $seat } draws { $thing } { $value_shown } from the bag.
shopping-fact-took-nothing = { $seat } takes nothing.
shopping-fact-machine-used =
    { $drinks ->
        [one] { $seat } uses the vending machine: one drink goes in.
       *[other] { $seat } uses the vending machine: { $drinks } drinks go in.
    }
shopping-fact-came-out = Out for { $seat }: { $thing } × { $count }.
shopping-fact-machine-kept =
    { $drinks ->
        [0] No drink is stuck in the machine.
        [one] One drink is stuck and goes back into the crate.
       *[other] { $drinks } drinks are stuck and go back into the crate.
    }
shopping-fact-crate-refilled =
    { $drinks ->
        [one] One drink that waited beside the crate goes into it.
       *[other] { $drinks } drinks that waited beside the crate go into it.
    }
# $time: 1 for the first time
shopping-fact-left =
    { $items ->
        [one] { $seat } leaves the store with one item and gets ¥{ $yen_shown }.
       *[other] { $seat } leaves the store with { $items } items and gets ¥{ $yen_shown }.
    }
# $doubled: how many of them a detergent doubles
shopping-fact-paid =
    { $thing }{ $value ->
        [0] {""}
       *[other] {" "}{ $value_shown }
    } × { $count }: ¥{ $yen_shown }{ $doubled ->
        [0] .
       *[other] , { $doubled } of them doubled by detergent.
    }
shopping-fact-stack-fell = The stack falls to ¥{ $yen_shown }: { $stack }.
shopping-fact-last-turn = The last turn is that of { $seat }.
shopping-fact-limit-reached = The limit of turns, { $turns } for each player, is reached: the game ends here.
shopping-fact-basket-lost =
    { $items ->
        [one] { $seat } is still in the store: one item is not paid.
       *[other] { $seat } is still in the store: { $items } items are not paid.
    }
shopping-fact-scored =
    { $seat }: ¥{ $money_shown }, { $papers ->
        [0] no magazines or newspapers
        [one] one magazine or newspaper
       *[other] { $papers } magazines and newspapers
    } carried out; left the store { $times ->
        [0] never
        [one] once
       *[other] { $times } times
    }.

## Why a decision is refused: something else is asked

shopping-asked-entering = you are outside: first enter the store, in lane { $lanes }
shopping-asked-walking = you are in the store: first walk to another dot, or leave
shopping-asked-walking-on = you have just come in: walk on with the steps that are left, or stay here
shopping-asked-taking = you stand at { $dot }: take something that lies here, use the machine if it is here, or take nothing

## Why a decision is refused: a rule forbids it

shopping-no-entrance = there is no entrance in lane { $lane }: enter in lane { $lanes }
shopping-no-such-dot =
    { $most ->
        [one] there is no dot { $dot } in this store: walk to one that is one step from { $here }
       *[other] there is no dot { $dot } in this store: walk to one that is at most { $most } steps from { $here }
    }
shopping-same-dot =
    { $most ->
        [one] you stand at { $dot } already: a walk ends on another dot, one step away
       *[other] you stand at { $dot } already: a walk ends on another dot, at most { $most } steps away
    }
shopping-too-far =
    { $dot } is { $steps } steps from { $here }: { $most ->
        [one] walk to a dot that is one step away
       *[other] walk to a dot that is at most { $most } steps away
    }
shopping-just-entered = nobody leaves in the turn in which they entered: walk on, or stay here
shopping-empty-basket = nobody leaves with an empty basket: take something first
shopping-door-too-far = from { $here } it takes { $steps } steps to get out, and a turn has { $most }: walk nearer to an entrance first
shopping-can-move = only who has nowhere to go may stay: walk to another dot, or leave
shopping-not-here =
    there is no { $thing } at { $here }: { $choices ->
        [0] there is nothing that you can take
       *[other] there is { $things }
    }
shopping-bag-empty =
    the bag with the { $thing } is empty: { $choices ->
        [0] there is nothing else that you can take at { $here }
       *[other] at { $here } you can take { $things }
    }
shopping-too-dear =
    your next tuna costs ¥{ $cost }, you have ¥{ $money }: { $choices ->
        [0] there is nothing else that you can take at { $here }
       *[other] at { $here } you can take { $things }
    }
shopping-no-machine-here =
    the vending machine is not at { $here }: { $choices ->
        [0] this store has none
        [one] use it at { $dots }
       *[other] use it at one of these dots: { $dots }
    }
shopping-crate-empty = no drinks are in the crate of the vending machine: take something else, or nothing

## Figures, options and setups that cannot be

shopping-figure-no-dot = “{ $figure }” is { $value }: a dot is a lane from A to G and a row from 1 to 9, such as "B4"
shopping-figure-no-way = “{ $figure }” is { $value }: steps are dots with “-” between them, such as "A1-A2-A3"
shopping-figure-step-twice = “{ $figure }” has the step { $step }, which stands there already or leads nowhere: give each step once
shopping-figure-card-contents = “{ $figure }” must have one kind of contents, or several of those that are laid out; there is { $known }
shopping-figure-unknown-dot = “{ $figure }” speaks of the dot { $dot }, which is not among “dots”: add it there, or choose another
shopping-figure-entrances-alike = “{ $figure }” is a second entrance in lane { $lane }: each entrance needs a lane of its own
shopping-figure-dot-apart = nobody can get to the dot { $dot }: no steps lead there from an entrance
shopping-figure-odds = “{ $figure }” is { $value }: it must be so many of so many cases, such as [1, 2], the first not larger than the second
shopping-figure-barrels = there are { $barrels } barrels, but { $needed } are needed: one for each leaving of each player
shopping-figure-clothes = there are { $clothes } pieces of clothing for { $cards } cards: these must be as many
shopping-figure-drinks = there are { $drinks } drinks that are not black, and room for { $room } on the cards: these must be as many
shopping-figure-too-many =
    { $what ->
        [piles] there are { $count } piles of things on the cards, there can be { $most }
        [piles-at-a-dot] one dot has { $count } piles of things in front of it, it can have { $most }
        [drink-cards] there are { $count } cards with drinks, there can be { $most }
        [drinks] there are { $count } drinks, there can be { $most }
        [tuna-values] tuna have { $count } different values, they can have { $most }
        [crab-values] crabs have { $count } different values, they can have { $most }
       *[items] there are { $count } items in the whole game, there can be { $most }
    }
shopping-option-turns = turn_limit must be a number from 1 to { $most }, not { $value }
shopping-option-endings = end must be one of { $known }, not { $value }
shopping-option-switch = { $option } must be true or false, not { $value }
shopping-setup-first = “first” must be a seat from 0 to { $last }, not { $value }
shopping-setup-drinks = “drinks” must be { $cards } lists of colours, with so many drinks each: { $counts }
shopping-setup-dealt = “{ $what }” must be { $wanted }, in some order, not { $value }

## For every client: the names of what is seen

shopping-turn = Turn { $number }
shopping-turn-before = One turn back
shopping-turn-after = One turn on
shopping-view-turn = turn
shopping-view-turn-limit = turns at most
shopping-view-phase = phase
shopping-view-first = start player
shopping-view-player = whose turn
shopping-view-steps-a-turn = steps a turn
shopping-view-leavings-needed = leavings until done
shopping-view-last-turn = last turn
shopping-view-safe-items = items that are safe
shopping-view-salmon-pays = salmon pays
shopping-view-tuna-bag = tuna in the bag
shopping-view-crab-bag = crabs in the bag
shopping-view-crate = in the crate
shopping-view-waiting = beside the crate
shopping-view-barrels = barrels left
shopping-view-seats = shoppers
shopping-view-stacks = price stacks
shopping-view-plan = map
shopping-view-lines = rows of the map
shopping-view-signs = letters
shopping-view-inside = numbers
shopping-view-dots = dots
shopping-view-cards = cards
shopping-view-thing = thing
shopping-view-value = printed value
shopping-view-count = number
shopping-view-doubled = doubled
shopping-view-pays = pays
shopping-view-seat = player
shopping-view-money = money
shopping-view-dot = dot
shopping-view-exit-steps = steps to get out
shopping-view-leavings = leavings
shopping-view-done = done
shopping-view-could-end = could end the game
shopping-view-could-end-round = could bring the last turns
shopping-view-items = items
shopping-view-basket-pays = basket pays
shopping-view-basket = basket
shopping-view-at-risk = may fall
shopping-view-tuna-cost = next tuna costs
shopping-view-papers = magazines and newspapers out
shopping-view-carried-out = carried out
shopping-view-stack = stack
shopping-view-yen = yen on it
shopping-view-things = things
shopping-view-steps = steps
shopping-view-entrance = entrance
shopping-view-machine = vending machine
shopping-view-neighbours = one step away
shopping-view-at = at
shopping-view-bag = bag

shopping-phase-entering = entering
shopping-phase-walking = walking
shopping-phase-walking-on = walking on
shopping-phase-falling = what falls?
shopping-phase-taking = taking something
shopping-phase-drawing-tuna = drawing a tuna
shopping-phase-drawing-crab = drawing a crab
shopping-phase-machine = the vending machine runs
shopping-phase-over = the end

## For every client: decisions, what they bring, and options. $first and $second are the words that follow the first
## one, things by their names; empty where there are none.

shopping-decision-enter = Enter in lane { $first }
shopping-decision-walk = Walk to { $first }{ $second }
shopping-decision-stay = Stay at { $dot }
shopping-decision-here = Stop at { $dot }
shopping-decision-leave = Leave the store for ¥{ $yen }
shopping-decision-machine = Use the vending machine
shopping-decision-nothing = Take nothing
shopping-decision-take = Take: { $first }
# Headings of decisions that begin with the same word.
shopping-choices-enter = Enter
shopping-choices-walk = Walk to a dot
shopping-choices-take = Take one item
shopping-outcome-money = money
shopping-score = ¥{ $score }
shopping-outcome-basket = basket pays
shopping-outcome-exit = steps to get out
shopping-option-dexterity = dexterity
shopping-option-dexterity-about = What lies too high in a basket may fall out on the way: of more than 6 items, each further one in 1 of 6 cases, on every step.
shopping-option-stack-payout = paid by the stack
shopping-option-stack-payout-about = Clothing, washers and dryer pay just what lies on their stack, not ¥100 more.
shopping-option-end = the end
shopping-option-end-about = When the game ends, once all players but one have left twice.
shopping-option-end-recommended = Recommended with two players: after the round. If the game ends at once, whoever starts can force a win.
shopping-option-end-at-once = always at once
shopping-option-end-even = at once; with two players after the round
shopping-option-end-round = always after the round
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = turns of each player at most

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
shopping-board-machine = vending machine
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
# Between stacks, whose names may have commas in them
shopping-words-then = ;{" "}
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

## The story. What somebody did in a turn is put together from the parts below.

shopping-told-first = { $seat } goes first.
shopping-told-turn = { $seat } { $parts }.
# Between the parts
shopping-told-then = ,{" "}
shopping-told-enters = enters in lane { $lane }
shopping-told-walks = walks to { $dot }
shopping-told-stays = has nowhere to go
shopping-told-drops = drops { $things }
shopping-told-holds = drops nothing
shopping-told-takes = takes { $thing }
shopping-told-buys = buys { $tuna } for ¥{ $yen }
shopping-told-draws = draws { $thing }
# $count: the drinks that went in
shopping-told-machine =
    { $count ->
        [one] gets { $drinks } out of the vending machine, the only drink in it
       *[other] gets { $drinks } out of the vending machine, of { $count } drinks
    }
shopping-told-machine-stuck =
    { $count ->
        [one] uses the vending machine, but the only drink is stuck
       *[other] uses the vending machine, but all { $count } drinks are stuck
    }
shopping-told-nothing = takes nothing
shopping-told-leaves =
    { $items ->
        [one] { $seat } leaves with one item for ¥{ $yen }: { $payments }.
       *[other] { $seat } leaves with { $items } items for ¥{ $yen }: { $payments }.
    }
# $doubled: how many of the $count things a detergent doubled
shopping-told-paid =
    { $doubled ->
        [0] { $things } ¥{ $yen }
       *[other] { $count ->
            [one] { $things } ¥{ $yen } (doubled)
           *[other] { $things } ¥{ $yen } ({ $doubled } of them doubled)
        }
    }
shopping-told-stacks = Stacks fall: { $stacks }.
shopping-told-stack = { $stack } to ¥{ $yen }

## What is asked, and what it would bring

shopping-ask-hint = You can type: { $words }. ? says more.
# What it pays now, or costs
shopping-hint-pays = { $words } (¥{ $yen })
shopping-hint-costs = { $words } (costs ¥{ $yen })
shopping-ask-entering = You are outside. Which lane do you enter by?
shopping-ask-walking =
    { $steps ->
        [one] You are at { $dot }, one step from being out. Your basket pays ¥{ $yen } now. Where to?
       *[other] You are at { $dot }, { $steps } steps from being out. Your basket pays ¥{ $yen } now. Where to?
    }
shopping-ask-walking-on = You have come in at { $dot }. Walk on to which dot, or stop here?
shopping-ask-taking =
    { $things ->
        [none] You are at { $dot }. There is nothing to take here.
       *[other] You are at { $dot }. Choose one: { $things }; or nothing.
    }
shopping-warning-last =
    { $basket ->
        [0] Last turns: the game ends with this round.
       *[other] Last turns: the game ends with this round. Your basket (¥{ $basket }) pays nothing unless you leave.
    }
shopping-warning-limit =
    { $basket ->
        [0] Turn { $turns } is the last one: the game ends after it.
       *[other] Turn { $turns } is the last one. Your basket (¥{ $basket }) pays nothing unless you leave in it.
    }
shopping-warning-ends =
    { $steps ->
        [one] { $basket ->
            [0] { $seat } is one step from the exit: if they leave, the game ends.
           *[other] { $seat } is one step from the exit: if they leave, the game ends and your basket (¥{ $basket }) pays nothing.
        }
       *[other] { $basket ->
            [0] { $seat } is { $steps } steps from the exit: if they leave, the game ends.
           *[other] { $seat } is { $steps } steps from the exit: if they leave, the game ends and your basket (¥{ $basket }) pays nothing.
        }
    }
shopping-warning-ends-round =
    { $steps ->
        [one] { $basket ->
            [0] { $seat } is one step from the exit: if they leave, only this round is finished.
           *[other] { $seat } is one step from the exit: if they leave, only this round is finished, and your basket (¥{ $basket }) pays nothing after that.
        }
       *[other] { $basket ->
            [0] { $seat } is { $steps } steps from the exit: if they leave, only this round is finished.
           *[other] { $seat } is { $steps } steps from the exit: if they leave, only this round is finished, and your basket (¥{ $basket }) pays nothing after that.
        }
    }
shopping-ends-won =
    { $how ->
        [leaving] Leaving now ends the game
       *[other] This ends the game
    }: you win ¥{ $own } to ¥{ $best }.
shopping-ends-won-tie =
    { $how ->
        [leaving] Leaving now ends the game
       *[other] This ends the game
    }: you tie at ¥{ $own } and win the tiebreaker.
shopping-ends-lost =
    { $how ->
        [leaving] Leaving now ends the game
       *[other] This ends the game
    }: you lose ¥{ $own } to ¥{ $best }.
shopping-ends-lost-tie =
    { $how ->
        [leaving] Leaving now ends the game
       *[other] This ends the game
    }: you tie at ¥{ $own } but lose the tiebreaker.
shopping-ends-shared =
    { $how ->
        [leaving] Leaving now ends the game
       *[other] This ends the game
    }: you share the win at ¥{ $own }.
shopping-ends-luck =
    { $how ->
        [leaving] Leaving now ends the game
       *[other] This ends the game
    }; how it ends depends on luck.
shopping-ends-round =
    { $how ->
        [leaving] Leaving now brings
       *[other] This brings
    } the last turns: the game ends with this round.
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
