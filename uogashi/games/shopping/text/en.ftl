### Sentences of Shopping Spree. English. Its title and the like are in shelf/en.ftl.

## Things: one of them, as used inside a sentence. They are typed, too: the first letters will do.

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

## Counts of an item, as in a list of what a player takes, has or is paid for

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
        [one] detergent
       *[other] { $count } × detergent
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

## What happened. Numbers come twice: $yen to select by, $yen_shown to show.

shopping-fact-turn-begins = Turn { $turn }: { $seat }
shopping-fact-entered = { $seat } enters lane { $lane }.
shopping-fact-walked =
    { $steps ->
        [one] { $seat } walks one step, to { $lane }{ $row_shown }.
       *[other] { $seat } walks { $steps } steps, to { $lane }{ $row_shown }.
    }
shopping-fact-stayed = { $seat } has nowhere to go and stays.
# $value: printed on tuna and crabs; 0 for other things
shopping-fact-fell =
    { $value ->
        [0] An item falls out of { $seat }’s basket: { $thing }.
       *[other] An item falls out of { $seat }’s basket: { $thing } { $value_shown }.
    }
shopping-fact-basket-held = Nothing falls out of { $seat }’s basket.
shopping-fact-taken = { $seat } takes an item: { $thing }.
shopping-fact-tuna-bought = { $seat } pays ¥{ $yen_shown } for a tuna.
shopping-fact-drawn = { $seat } draws { $thing } { $value_shown } from the bag.
shopping-fact-took-nothing = { $seat } takes nothing.
shopping-fact-machine-used =
    { $drinks ->
        [one] { $seat } uses the vending machine: one drink goes in.
       *[other] { $seat } uses the vending machine: { $drinks } drinks go in.
    }
shopping-fact-came-out = { $seat } gets { $thing } × { $count }.
shopping-fact-machine-kept =
    { $drinks ->
        [0] No drink gets stuck.
        [one] One drink gets stuck and goes back into the crate.
       *[other] { $drinks } drinks get stuck and go back into the crate.
    }
shopping-fact-crate-refilled =
    { $drinks ->
        [one] One drink from beside the crate refills it.
       *[other] { $drinks } drinks from beside the crate refill it.
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
shopping-fact-stack-fell = Price drop to ¥{ $yen_shown }: { $stack }.
shopping-fact-last-turn = { $seat } has the last turn.
shopping-fact-limit-reached = The turn limit, { $turns } per player, is reached: the game ends here.
shopping-fact-basket-lost =
    { $items ->
        [one] { $seat } is still in the store: one item goes unpaid.
       *[other] { $seat } is still in the store: { $items } items go unpaid.
    }
shopping-fact-scored =
    { $seat }: ¥{ $money_shown }, { $papers ->
        [0] no magazines or newspapers
        [one] one magazine or newspaper
       *[other] { $papers } magazines and newspapers
    } carried out; { $times ->
        [0] never left the store
        [one] left the store once
       *[other] left the store { $times } times
    }.

## Why a decision is refused: something else is asked

shopping-asked-entering = you are outside: enter the store first, lane { $lanes }
shopping-asked-walking = you are in the store: walk to another dot first, or leave
shopping-asked-walking-on = you have just entered: walk on with the steps you have left, or stop here
shopping-asked-taking = you are at { $dot }: take an item here, use the vending machine if it is here, or take nothing

## Why a decision is refused: a rule forbids it

shopping-no-entrance = there is no entrance in lane { $lane }; choose lane { $lanes }
shopping-no-such-dot =
    { $most ->
        [one] there is no dot { $dot } in this store: walk to one that is one step from { $here }
       *[other] there is no dot { $dot } in this store: walk to one within { $most } steps of { $here }
    }
shopping-same-dot =
    { $most ->
        [one] you are already at { $dot }: walk to a dot one step away
       *[other] you are already at { $dot }: walk to another dot, up to { $most } steps away
    }
shopping-too-far =
    { $dot } is { $steps } steps from { $here }: { $most ->
        [one] walk to a dot one step away
       *[other] walk to a dot up to { $most } steps away
    }
shopping-just-entered = you cannot leave on the turn you entered: walk on, or stop here
shopping-empty-basket = you cannot leave with an empty basket: take something first
shopping-door-too-far = the way out from { $here } takes { $steps } steps, and you have { $most } per turn: walk closer to an entrance first
shopping-can-move = you can stay only if you have nowhere to go: walk to another dot, or leave
shopping-not-here =
    there is no { $thing } at { $here }: { $choices ->
        [0] there is nothing you can take
       *[other] you can take { $things }
    }
shopping-bag-empty =
    the { $thing } bag is empty: { $choices ->
        [0] there is nothing else you can take at { $here }
       *[other] at { $here } you can take { $things }
    }
shopping-too-dear =
    your next tuna costs ¥{ $cost }; you have ¥{ $money }: { $choices ->
        [0] there is nothing else you can take at { $here }
       *[other] at { $here } you can take { $things }
    }
shopping-no-machine-here =
    the vending machine is not at { $here }: { $choices ->
        [0] this store has none
        [one] use it at { $dots }
       *[other] use it at one of these dots: { $dots }
    }
shopping-crate-empty = the vending machine’s crate is empty: take something else, or nothing

## Component values, options and setups that are not valid

shopping-figure-no-dot = “{ $figure }” is { $value }: a dot is a lane from A to G and a row from 1 to 9, such as "B4"
shopping-figure-no-way = “{ $figure }” is { $value }: steps are dots with “-” between them, such as "A1-A2-A3"
shopping-figure-step-twice = “{ $figure }” has the step { $step }, which is a repeat or leads nowhere: list each step once
shopping-figure-card-contents = “{ $figure }” must hold one kind of item, or several kinds that are laid out face up; available: { $known }
shopping-figure-unknown-dot = “{ $figure }” uses dot { $dot }, which is not in “dots”: add it there, or choose another
shopping-figure-entrances-alike = “{ $figure }” is a second entrance in lane { $lane }: a lane can have only one entrance
shopping-figure-dot-apart = dot { $dot } cannot be reached: no steps lead there from an entrance
shopping-figure-odds = “{ $figure }” is { $value }: odds are two numbers such as [1, 2] for 1 in 2, the first no larger than the second
shopping-figure-barrels = there are { $barrels } barrels, but { $needed } are needed: one for every exit of every player
shopping-figure-clothes = there are { $clothes } pieces of clothing for { $cards } cards: the numbers must match
shopping-figure-drinks = there are { $drinks } drinks that are not black, and room for { $room } on the cards: the numbers must match
shopping-figure-too-many =
    { $what ->
        [piles] there are { $count } piles of items on the cards; at most { $most } are allowed
        [piles-at-a-dot] one dot has { $count } piles of items in front of it; at most { $most } are allowed
        [drink-cards] there are { $count } drink cards; at most { $most } are allowed
        [drinks] there are { $count } drinks; at most { $most } are allowed
        [tuna-values] tuna have { $count } different values; at most { $most } are allowed
        [crab-values] crabs have { $count } different values; at most { $most } are allowed
       *[items] there are { $count } items in the whole game; at most { $most } are allowed
    }
shopping-option-turns = turn_limit must be a number from 1 to { $most }, not { $value }
shopping-option-endings = end must be one of { $known }, not { $value }
shopping-option-switch = { $option } must be true or false, not { $value }
shopping-setup-first = “first” must be a seat from 0 to { $last }, not { $value }
shopping-setup-drinks = “drinks” must be { $cards } lists of colours, with these numbers of drinks: { $counts }
shopping-setup-dealt = “{ $what }” must be { $wanted }, in some order, not { $value }

## For every client: the names of what a player sees

shopping-turn = Turn { $number }
shopping-turn-before = Previous turn
shopping-turn-after = Next turn
shopping-view-turn = turn
shopping-view-turn-limit = turn limit
shopping-view-phase = phase
shopping-view-first = first player
shopping-view-player = active player
shopping-view-steps-a-turn = steps per turn
shopping-view-leavings-needed = exits needed
shopping-view-last-turn = last turn
shopping-view-safe-items = safe items
shopping-view-salmon-pays = salmon pays
shopping-view-tuna-bag = tuna in the bag
shopping-view-crab-bag = crabs in the bag
shopping-view-crate = in the crate
shopping-view-waiting = beside the crate
shopping-view-barrels = barrels left
shopping-view-seats = players
shopping-view-stacks = price stacks
shopping-view-plan = map
shopping-view-lines = rows of the map
shopping-view-signs = letters
shopping-view-inside = numbers
shopping-view-dots = dots
shopping-view-cards = cards
shopping-view-thing = item
shopping-view-value = printed value
shopping-view-count = number
shopping-view-doubled = doubled
shopping-view-pays = pays
shopping-view-seat = player
shopping-view-money = money
shopping-view-dot = dot
shopping-view-exit-steps = steps to the exit
shopping-view-leavings = exits
shopping-view-done = finished
shopping-view-could-end = could end the game
shopping-view-could-end-round = could start the last turns
shopping-view-items = items
shopping-view-basket-pays = basket value
shopping-view-basket = basket
shopping-view-at-risk = may fall out
shopping-view-tuna-cost = next tuna costs
shopping-view-papers = papers carried out
shopping-view-carried-out = carried out
shopping-view-stack = stack
shopping-view-yen = yen
shopping-view-things = items
shopping-view-steps = steps
shopping-view-entrance = entrance
shopping-view-machine = vending machine
shopping-view-neighbours = one step away
shopping-view-at = at
shopping-view-bag = bag

shopping-phase-entering = entering
shopping-phase-walking = walking
shopping-phase-walking-on = walking on
shopping-phase-falling = checking the basket
shopping-phase-taking = taking an item
shopping-phase-drawing-tuna = drawing a tuna
shopping-phase-drawing-crab = drawing a crab
shopping-phase-machine = the vending machine is running
shopping-phase-over = game over

## For every client: decisions, their effects, and options. $first and $second are the words that follow the first
## one, things by their names; empty where there are none.

shopping-decision-enter = Enter lane { $first }
shopping-decision-walk = Walk to { $first }{ $second }
shopping-decision-stay = Stay at { $dot }
shopping-decision-here = Stop at { $dot }
shopping-decision-leave = Leave store for ¥{ $yen }
shopping-decision-machine = Use vending machine
shopping-decision-nothing = Take nothing
shopping-decision-take = Take { $first }
# Headings of decisions that begin with the same word.
shopping-choices-enter = Enter
shopping-choices-walk = Walk to a dot
shopping-choices-take = Take one item
shopping-outcome-money = money
shopping-score = ¥{ $score }
shopping-outcome-basket = basket value
shopping-outcome-exit = steps to the exit
shopping-option-dexterity = dexterity
shopping-option-dexterity-about = An overfull basket may spill: on every step, each item beyond the sixth has a 1 in 6 chance of falling out.
shopping-option-stack-payout = stack price only
shopping-option-stack-payout-about = Clothing, washers and dryer pay exactly their stack price, without the extra ¥100.
shopping-option-end = the end
shopping-option-end-about = When the game ends, once all players but one have left twice.
shopping-option-end-recommended = Recommended with two players: after the round. If the game ends at once, the first player can force a win.
shopping-option-end-at-once = always at once
shopping-option-end-even = at once; with two players after the round
shopping-option-end-round = always after the round
# Of tables made under older rules.
shopping-option-end-usual = { shopping-option-end-even }
shopping-option-turn-limit = turn limit per player

## The table

shopping-board-machine = vending machine

## The text view

# Between stacks, whose names may have commas in them
shopping-words-then = ;{" "}

## The game log. What a player did in a turn is put together from the parts below.

shopping-told-first = { $seat } goes first.
shopping-told-turn = { $seat } { $parts }.
# Between the parts
shopping-told-then = ,{" "}
shopping-told-enters = enters lane { $lane }
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
        [one] gets { $drinks } from the vending machine, the only drink in it
       *[other] gets { $drinks } from the vending machine, out of { $count } drinks
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
           *[other] { $things } ¥{ $yen } ({ $doubled } doubled)
        }
    }
shopping-told-stacks = Prices drop: { $stacks }.
shopping-told-stack = { $stack } to ¥{ $yen }

## Questions, and the effect of decisions

shopping-ask-hint = You can type: { $words }. ? for help.
shopping-ask-entering = You are outside. Which lane do you enter?
shopping-ask-walking =
    { $steps ->
        [one] You are at { $dot }, one step from the exit. Your basket is worth ¥{ $yen } now. Where do you go?
       *[other] You are at { $dot }, { $steps } steps from the exit. Your basket is worth ¥{ $yen } now. Where do you go?
    }
shopping-ask-walking-on = You have entered at { $dot }. Walk on to which dot, or stop here?
shopping-ask-taking =
    { $things ->
        [none] You are at { $dot }. There is nothing to take here.
       *[other] You are at { $dot }. Take one item ({ $things }), or nothing.
    }
shopping-warning-last =
    { $basket ->
        [0] Last turns: the game ends with this round.
       *[other] Last turns: the game ends with this round. Your basket (¥{ $basket }) pays nothing unless you leave.
    }
shopping-warning-limit =
    { $basket ->
        [0] Turn { $turns } is the last one: the game ends after it.
       *[other] Turn { $turns } is the last one. Your basket (¥{ $basket }) pays nothing unless you leave now.
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
            [0] { $seat } is one step from the exit: if they leave, the game ends after this round.
           *[other] { $seat } is one step from the exit: if they leave, the game ends after this round, and your basket (¥{ $basket }) pays nothing.
        }
       *[other] { $basket ->
            [0] { $seat } is { $steps } steps from the exit: if they leave, the game ends after this round.
           *[other] { $seat } is { $steps } steps from the exit: if they leave, the game ends after this round, and your basket (¥{ $basket }) pays nothing.
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
        [leaving] Leaving now starts
       *[other] This starts
    } the last turns: the game ends with this round.
