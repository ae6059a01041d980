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

## The table

shopping-board-machine = vending machine

## The table in words

# Between stacks, whose names may have commas in them
shopping-words-then = ;{" "}

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
