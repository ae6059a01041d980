"""The rules of Shopping Spree, in the words and the order of its rules page. Rulings (R1 …): docs/rulings.md.

First the verbs of the contract (`core/verbs.py`), then a turn from its first step to what is taken, the machine,
leaving and being paid, and the end.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below, forget_source, renew_source, shuffle
from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE, FIRST_REASON, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN
from uogashi.games.shopping.state import (
    BLACK,
    CLOTHING,
    COLOURS,
    CRAB,
    CRAB_ITEM,
    DEALT,
    DETERGENT,
    DRAWING_CRAB,
    DRAWING_TUNA,
    DRINK,
    END_AT_ONCE,
    END_EVEN,
    ENTERING,
    FALLING,
    ITEMS,
    LANES,
    MACHINE_RUNS,
    MAGAZINE,
    MOST_CRATE,
    MOST_DOTS,
    MOST_DRINKS,
    MOST_ITEMS,
    NEWSPAPER,
    NO_STACK,
    OUTSIDE,
    OVER,
    PRINTED,
    ROWS,
    SALMON,
    SMALLS,
    STACK_OF,
    STACKS,
    TAKING,
    THINGS,
    TUNA,
    TUNA_ITEM,
    TUNA_VALUES,
    WALKING,
    WALKING_ON,
    Config,
    State,
)

VERSIONS = ("1", "2")
# What 2 changed is which end a table gets that chose none (R8): options have another default, `components.py` reads
# them. All that happens after that is the same under both.

# Actions: `enter LANE`, `walk LANE ROW`, `stay`, `here`, `leave`, `machine`, `nothing`, `take THING` …
ENTER = 0
WALK = ENTER + LANES
STAY = WALK + MOST_DOTS
HERE, LEAVE, MACHINE, NOTHING = range(STAY + 1, STAY + 5)
TAKE = NOTHING + 1
# … and what chance decides: a value out of a bag, what comes out of the machine, whether something falls.
DRAW = TAKE + THINGS
COME_OUT = DRAW + PRINTED
OUTCOMES = 1 << MOST_CRATE
FALL = COME_OUT + OUTCOMES
HOLD = FALL + 1
ACTIONS = HOLD + 1

# Reasons of refusal beside those that all games share.
(
    OTHER_PHASE,
    NO_ENTRANCE,
    NO_SUCH_DOT,
    SAME_DOT,
    TOO_FAR,
    JUST_ENTERED,
    EMPTY_BASKET,
    DOOR_TOO_FAR,
    CAN_MOVE,
    NOT_HERE,
    BAG_EMPTY,
    TOO_DEAR,
    NO_MACHINE_HERE,
    CRATE_EMPTY,
    IMPOSSIBLE,
) = range(FIRST_REASON, FIRST_REASON - 15, -1)

# Kinds of facts; `notation.py` names them and their arguments.
(
    TURN_BEGINS,
    ENTERED,
    WALKED,
    STAYED,
    FELL,
    BASKET_HELD,
    TAKEN,
    TUNA_BOUGHT,
    DRAWN,
    TOOK_NOTHING,
    MACHINE_USED,
    CAME_OUT,
    MACHINE_KEPT,
    CRATE_REFILLED,
    LEFT,
    PAID,
    STACK_FELL,
    LAST_TURN,
    LIMIT_REACHED,
    BASKET_LOST,
    SCORED,
) = range(21)


# --- the contract ------------------------------------------------------------------------------------------------


@compiled
def deal(state: State, config: Config) -> None:
    """Lay out the clothes, then the drinks, and pick the first player."""
    deal_clothes(state, config)
    deal_drinks(state, config)
    state.first_player = draw_below(state, int(config.players))


@compiled
def begin(state: State, config: Config, log: Log) -> None:
    """Lay out what is not dealt, fill the crate and the bags, and begin the first turn."""
    state.players = int(config.players)
    for pile in range(int(config.piles)):
        if config.pile_count[pile] > 0:
            state.pile_left[pile] = config.pile_count[pile]
        if config.pile_thing[pile] != DEALT:
            state.pile_thing[pile] = config.pile_thing[pile]
    for stack in range(STACKS):
        state.stack[stack] = config.stacks[stack]
    for printed in range(PRINTED):
        state.bag[printed] = config.bag[printed]
    for _ in range(int(config.drinks[BLACK])):
        put_in_crate(state, config, BLACK)
    for seat in range(int(config.players)):
        state.place[seat] = OUTSIDE
    state.turn_number = 1
    state.turn_player = state.first_player
    begin_turn(state, log)


@compiled
def acting(state: State) -> int:
    return int(state.acting_seats)


@compiled
def secret_phase(state: State) -> int:
    """Nothing is ever decided in secret."""
    return 0


@compiled
def legal(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    for action in range(ACTIONS):
        mask[action] = 0
    if not may_act(state, seat):
        return 0
    phase = int(state.phase)
    if phase == WALKING:
        return mask_walks(state, config, seat, mask)
    if phase == TAKING:
        return mask_things(state, config, seat, mask)
    if phase == WALKING_ON:
        mask[HERE] = 1
        return 1 + mask_dots(int(config.reach_entered[int(state.place[seat])]), mask)
    return mask_entrances(config, mask)


@compiled
def mask_entrances(config: Config, mask: NDArray[np.uint8]) -> int:
    count = 0
    for lane in range(LANES):
        opened = int(config.entrance[lane] != OUTSIDE)
        mask[ENTER + lane] = opened
        count += opened
    return count


@compiled
def mask_walks(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    count = mask_dots(int(config.reach[int(state.place[seat])]), mask)
    if leave_refusal(state, config, seat) == 0:
        mask[LEAVE] = 1
        count += 1
    if count == 0:
        mask[STAY] = 1
        count = 1
    return count


@compiled
def mask_dots(dots: int, mask: NDArray[np.uint8]) -> int:
    """Without a branch for each dot: which are within reach cannot be predicted."""
    count = 0
    for dot in range(MOST_DOTS):
        reached = dots >> dot & 1
        mask[WALK + dot] = reached
        count += reached
    return count


@compiled
def mask_things(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    mask[NOTHING] = 1
    count = 1
    if machine_refusal(state, config, seat) == 0:
        mask[MACHINE] = 1
        count += 1
    dot = int(state.place[seat])
    for place in range(int(config.dot_piles[dot])):
        pile = int(config.dot_pile[dot, place])
        thing = int(state.pile_thing[pile])
        if state.pile_left[pile] > 0 and mask[TAKE + thing] == 0 and bag_refusal(state, config, seat, thing) == 0:
            mask[TAKE + thing] = 1
            count += 1
    return count


@compiled
def odds(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    """A tuna or crab out of its bag, each as likely as any other; what comes out of the machine; what falls."""
    for action in range(ACTIONS):
        weights[action] = 0
    phase = int(state.phase)
    if phase == DRAWING_TUNA:
        return weigh_bag(state, 0, TUNA_VALUES, weights)
    if phase == DRAWING_CRAB:
        return weigh_bag(state, TUNA_VALUES, PRINTED, weights)
    if phase == MACHINE_RUNS:
        return weigh_outcomes(state, config, weights)
    if phase == FALLING:
        weights[FALL] = config.fall_odds[0]
        weights[HOLD] = int(config.fall_odds[1]) - int(config.fall_odds[0])
        return int(config.fall_odds[1])
    return 0


@compiled
def apply(state: State, config: Config, seat: int, action: int, log: Log) -> int:
    why = refusal(state, config, seat, action)
    if why < 0:
        return why
    log.told = 0
    if action < WALK:
        enter(state, config, seat, action - ENTER, log)
    elif action < STAY:
        walk(state, config, seat, action - WALK, log)
    elif action < TAKE:
        do_plain(state, config, seat, action, log)
    elif action < DRAW:
        take(state, config, seat, action - TAKE, log)
    elif action < COME_OUT:
        draw(state, config, action - DRAW, log)
    elif action < FALL:
        run_machine(state, config, action - COME_OUT, log)
    else:
        roll_item(state, config, action == FALL, log)
    return int(log.told)


@compiled
def do_plain(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    if action == STAY:
        tell(log, EVERYONE, STAYED, seat)
        state.phase = TAKING
    elif action == HERE:
        state.phase = TAKING
    elif action == LEAVE:
        go_out(state, config, seat, log)
    elif action == MACHINE:
        use_machine(state, seat, log)
    else:
        tell(log, EVERYONE, TOOK_NOTHING, seat)
        end_turn(state, config, log)


@compiled
def refusal(state: State, config: Config, seat: int, action: int) -> int:
    """0 if the seat may do this now, otherwise why not."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_DECISION
    if state.phase == OVER:
        return GAME_OVER
    if not may_act(state, seat):
        return NOT_YOUR_TURN
    phase = int(state.phase)
    if action >= DRAW:
        return chance_refusal(state, config, phase, action)
    if action < WALK:
        if phase != ENTERING:
            return OTHER_PHASE
        return 0 if config.entrance[action - ENTER] != OUTSIDE else NO_ENTRANCE
    if action < STAY:
        return walk_refusal(state, config, seat, action - WALK)
    if action >= TAKE:
        return take_refusal(state, config, seat, action - TAKE) if phase == TAKING else OTHER_PHASE
    return plain_refusal(state, config, seat, action)


@compiled
def plain_refusal(state: State, config: Config, seat: int, action: int) -> int:
    phase = int(state.phase)
    if action == STAY:
        return stay_refusal(state, config, seat) if phase == WALKING else OTHER_PHASE
    if action == HERE:
        return 0 if phase == WALKING_ON else OTHER_PHASE
    if action == LEAVE:
        # R11: not in the turn in which one has entered.
        if phase == WALKING_ON:
            return JUST_ENTERED
        return leave_refusal(state, config, seat) if phase == WALKING else OTHER_PHASE
    if phase != TAKING:
        return OTHER_PHASE
    return machine_refusal(state, config, seat) if action == MACHINE else 0


@compiled
def may_act(state: State, seat: int) -> bool:
    return 0 <= seat <= CHANCE and int(state.acting_seats) >> seat & 1 == 1


@compiled
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    for seat in range(int(state.players)):
        out[seat] = state.money[seat]


@compiled
def winners(state: State, config: Config) -> int:
    """Most yen; tied: most magazines and newspapers carried out of the store; still tied: shared."""
    won = 0
    most_money = 0
    most_papers = 0
    for seat in range(int(state.players)):
        money = int(state.money[seat])
        papers = papers_of(state, seat)
        if won == 0 or money > most_money or (money == most_money and papers > most_papers):
            won = 1 << seat
            most_money = money
            most_papers = papers
        elif money == most_money and papers == most_papers:
            won |= 1 << seat
    return won


@compiled
def papers_of(state: State, seat: int) -> int:
    return int(state.carried_out[seat, MAGAZINE]) + int(state.carried_out[seat, NEWSPAPER])


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    """Everything lies open but what is still to be drawn or rolled."""
    forget_source(state)


@compiled
def imagine(state: State, config: Config, seat: int, rng: Source) -> None:
    renew_source(state, rng)


# --- setup -------------------------------------------------------------------------------------------------------


@compiled
def deal_clothes(state: State, config: Config) -> None:
    clothes = np.zeros(MOST_ITEMS, np.int8)
    count = 0
    for thing in range(CLOTHING):
        for _ in range(int(config.clothes[thing])):
            clothes[count] = thing
            count += 1
    shuffle(state, clothes, count)
    for pile in range(int(config.piles)):
        if config.pile_thing[pile] == DEALT:
            count -= 1
            state.pile_thing[pile] = clothes[count]


@compiled
def deal_drinks(state: State, config: Config) -> None:
    drinks = np.zeros(MOST_DRINKS, np.int8)
    count = 0
    for colour in range(BLACK + 1, COLOURS):
        for _ in range(int(config.drinks[colour])):
            drinks[count] = colour
            count += 1
    shuffle(state, drinks, count)
    for card in range(int(config.drink_cards)):
        first = int(config.drink_card_pile[card])
        for _ in range(int(config.drink_card_count[card])):
            count -= 1
            pile = first + int(drinks[count])
            state.pile_left[pile] = int(state.pile_left[pile]) + 1


# --- a turn: walking ---------------------------------------------------------------------------------------------


@compiled
def begin_turn(state: State, log: Log) -> None:
    seat = int(state.turn_player)
    state.phase = ENTERING if state.place[seat] == OUTSIDE else WALKING
    state.acting_seats = 1 << seat
    tell(log, EVERYONE, TURN_BEGINS, seat, int(state.turn_number))


@compiled
def enter(state: State, config: Config, seat: int, lane: int, log: Log) -> None:
    """The first step of a turn that begins outside."""
    state.place[seat] = config.entrance[lane]
    state.phase = WALKING_ON
    tell(log, EVERYONE, ENTERED, seat, lane)


@compiled
def walk_refusal(state: State, config: Config, seat: int, dot: int) -> int:
    """R1: players may share and pass dots; R3: turning round costs nothing. So only the length of the way counts."""
    entered = int(state.phase) == WALKING_ON
    if int(state.phase) != WALKING and not entered:
        return OTHER_PHASE
    place = int(state.place[seat])
    within = int(config.reach_entered[place]) if entered else int(config.reach[place])
    if within >> dot & 1 == 1:
        return 0
    if int(config.dots) >> dot & 1 == 0:
        return NO_SUCH_DOT
    return SAME_DOT if dot == place else TOO_FAR


@compiled
def walk(state: State, config: Config, seat: int, dot: int, log: Log) -> None:
    """To a dot by a shortest way."""
    steps = int(config.distance[int(state.place[seat]), dot])
    state.place[seat] = dot
    state.phase = TAKING
    tell(log, EVERYONE, WALKED, seat, dot // ROWS, dot % ROWS + 1, steps)
    if config.dexterity == 1:
        carry(state, config, seat, steps, 0, log)


@compiled
def stay_refusal(state: State, config: Config, seat: int) -> int:
    """R6: only who has nowhere to go may stay."""
    can_walk = int(config.reach[int(state.place[seat])]) != 0
    return CAN_MOVE if can_walk or leave_refusal(state, config, seat) == 0 else 0


# --- a turn: what falls out of the basket ------------------------------------------------------------------------


@compiled
def carry(state: State, config: Config, seat: int, steps: int, going_out: int, log: Log) -> None:
    """The option "dexterity": on every step of a walk each item above the safe ones may fall."""
    state.steps_left = steps
    state.going_out = going_out
    state.fallen = 0
    if state.items[seat] > config.safe_items:
        state.phase = FALLING
        state.acting_seats = 1 << CHANCE
        state.rolled = int(state.items[seat]) - 1
    else:
        arrive(state, config, seat, log)


@compiled
def roll_item(state: State, config: Config, falls: bool, log: Log) -> None:
    """One item of the basket falls or holds: those above the safe ones, the last taken first."""
    seat = int(state.turn_player)
    if falls:
        drop(state, config, seat, int(state.rolled), log)
    state.rolled = int(state.rolled) - 1
    if state.rolled >= config.safe_items:
        return
    state.steps_left = int(state.steps_left) - 1
    if state.steps_left > 0 and state.items[seat] > config.safe_items:
        state.rolled = int(state.items[seat]) - 1
        return
    if state.fallen == 0:
        tell(log, EVERYONE, BASKET_HELD, seat)
    arrive(state, config, seat, log)


@compiled
def arrive(state: State, config: Config, seat: int, log: Log) -> None:
    state.steps_left = 0
    state.rolled = 0
    state.fallen = 0
    state.acting_seats = 1 << seat
    if state.going_out == 1:
        state.going_out = 0
        be_paid(state, config, seat, log)
    else:
        state.phase = TAKING


@compiled
def drop(state: State, config: Config, seat: int, place: int, log: Log) -> None:
    """What falls is lost; a drink goes to the crate."""
    index = held_index(state, seat, place)
    item = int(state.held_item[index])
    for later in range(index + 1, int(state.held)):
        state.held_item[later - 1] = state.held_item[later]
        state.held_by[later - 1] = state.held_by[later]
    forget_held(state, int(state.held) - 1)
    state.basket[seat, item] = int(state.basket[seat, item]) - 1
    state.items[seat] = int(state.items[seat]) - 1
    state.fallen = int(state.fallen) + 1
    if is_drink(item):
        put_in_crate(state, config, item - DRINK)
    tell(log, EVERYONE, FELL, seat, thing_of(item), printed_of(config, item))


@compiled
def held_index(state: State, seat: int, place: int) -> int:
    """Where, among all that is held, the item lies that a seat took as its place-th, counted from 0."""
    index = 0
    while state.held_by[index] != seat or place > 0:
        place -= int(state.held_by[index] == seat)
        index += 1
    return index


# --- a turn: taking ----------------------------------------------------------------------------------------------


@compiled
def take_refusal(state: State, config: Config, seat: int, thing: int) -> int:
    if find_pile(state, config, int(state.place[seat]), thing) < 0:
        return NOT_HERE
    return bag_refusal(state, config, seat, thing)


@compiled
def find_pile(state: State, config: Config, dot: int, thing: int) -> int:
    """The leftmost pile of this thing in front of a dot, -1 if there is none."""
    for place in range(int(config.dot_piles[dot])):
        pile = int(config.dot_pile[dot, place])
        if state.pile_thing[pile] == thing and state.pile_left[pile] > 0:
            return pile
    return -1


@compiled
def bag_refusal(state: State, config: Config, seat: int, thing: int) -> int:
    """R2: tuna and crabs come out of their bags, as long as there are any. R10: tuna is paid for with money in hand."""
    if thing < TUNA:
        return 0
    if thing == CRAB:
        return 0 if in_bag(state, TUNA_VALUES, PRINTED) > 0 else BAG_EMPTY
    if in_bag(state, 0, TUNA_VALUES) == 0:
        return BAG_EMPTY
    return 0 if state.money[seat] >= tuna_cost(state, config, seat) else TOO_DEAR


@compiled
def in_bag(state: State, first: int, end: int) -> int:
    count = 0
    for printed in range(first, end):
        count += int(state.bag[printed])
    return count


@compiled
def tuna_cost(state: State, config: Config, seat: int) -> int:
    """R10: dearer with each tuna that a player has bought."""
    return int(config.tuna_price) + int(state.tuna_bought[seat]) * int(config.tuna_dearer)


@compiled
def take(state: State, config: Config, seat: int, thing: int, log: Log) -> None:
    if thing == TUNA:
        cost = tuna_cost(state, config, seat)
        state.money[seat] = int(state.money[seat]) - cost
        state.tuna_bought[seat] = int(state.tuna_bought[seat]) + 1
        tell(log, EVERYONE, TUNA_BOUGHT, seat, cost)
        call_chance(state, DRAWING_TUNA)
    elif thing == CRAB:
        call_chance(state, DRAWING_CRAB)
    else:
        pile = find_pile(state, config, int(state.place[seat]), thing)
        state.pile_left[pile] = int(state.pile_left[pile]) - 1
        put_in_basket(state, seat, thing)
        tell(log, EVERYONE, TAKEN, seat, thing)
        end_turn(state, config, log)


@compiled
def call_chance(state: State, phase: int) -> None:
    state.phase = phase
    state.acting_seats = 1 << CHANCE


@compiled
def put_in_basket(state: State, seat: int, item: int) -> None:
    index = int(state.held)
    state.held_item[index] = item
    state.held_by[index] = seat
    state.held = index + 1
    state.basket[seat, item] = int(state.basket[seat, item]) + 1
    state.items[seat] = int(state.items[seat]) + 1


@compiled
def draw(state: State, config: Config, printed: int, log: Log) -> None:
    """A tuna or crab comes out of its bag."""
    seat = int(state.turn_player)
    item = TUNA_ITEM + printed
    state.bag[printed] = int(state.bag[printed]) - 1
    put_in_basket(state, seat, item)
    tell(log, EVERYONE, DRAWN, seat, thing_of(item), int(config.printed[printed]))
    end_turn(state, config, log)


@compiled
def thing_of(item: int) -> int:
    """What an item is called: a tuna or crab without its value."""
    if item < TUNA_ITEM:
        return item
    return TUNA if item < CRAB_ITEM else CRAB


@compiled
def printed_of(config: Config, item: int) -> int:
    """The printed value of a tuna or crab, otherwise 0."""
    return int(config.printed[item - TUNA_ITEM]) if item >= TUNA_ITEM else 0


@compiled
def is_drink(item: int) -> bool:
    return DRINK <= item < DRINK + COLOURS


# --- chance ------------------------------------------------------------------------------------------------------


@compiled
def chance_refusal(state: State, config: Config, phase: int, action: int) -> int:
    if action < COME_OUT:
        printed = action - DRAW
        if phase != (DRAWING_TUNA if printed < TUNA_VALUES else DRAWING_CRAB):
            return OTHER_PHASE
        return 0 if state.bag[printed] > 0 else IMPOSSIBLE
    if action < FALL:
        if phase != MACHINE_RUNS:
            return OTHER_PHASE
        return 0 if outcome_weight(state, config, action - COME_OUT) > 0 else IMPOSSIBLE
    if phase != FALLING:
        return OTHER_PHASE
    likely = config.fall_odds[0] > 0 if action == FALL else config.fall_odds[0] < config.fall_odds[1]
    return 0 if likely else IMPOSSIBLE


@compiled
def weigh_bag(state: State, first: int, end: int, weights: NDArray[np.int64]) -> int:
    for printed in range(first, end):
        weights[DRAW + printed] = state.bag[printed]
    return in_bag(state, first, end)


@compiled
def weigh_outcomes(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    total = 0
    for outcome in range(outcomes(state)):
        weight = outcome_weight(state, config, outcome)
        weights[COME_OUT + outcome] = weight
        total += weight
    return total


# --- a turn: the vending machine ---------------------------------------------------------------------------------
# An outcome is how many drinks of each colour come out, as digits of one number: the digit of a colour goes from 0 to
# the number of such drinks in the crate.


@compiled
def machine_refusal(state: State, config: Config, seat: int) -> int:
    if int(config.machine_dots) >> int(state.place[seat]) & 1 == 0:
        return NO_MACHINE_HERE
    return 0 if crate_drinks(state) > 0 else CRATE_EMPTY


@compiled
def crate_drinks(state: State) -> int:
    count = 0
    for colour in range(COLOURS):
        count += int(state.crate[colour])
    return count


@compiled
def use_machine(state: State, seat: int, log: Log) -> None:
    """R16: all drinks of the crate go in."""
    tell(log, EVERYONE, MACHINE_USED, seat, crate_drinks(state))
    call_chance(state, MACHINE_RUNS)


@compiled
def outcomes(state: State) -> int:
    """How many different outcomes there are."""
    count = 1
    for colour in range(COLOURS):
        count *= int(state.crate[colour]) + 1
    return count


@compiled
def outcome_weight(state: State, config: Config, outcome: int) -> int:
    """How likely it is that just these come out, each drink for itself; 0: it cannot be."""
    if outcome >= outcomes(state):
        return 0
    out, of = int(config.machine_odds[0]), int(config.machine_odds[1])
    weight = 1
    for colour in range(COLOURS):
        drinks = int(state.crate[colour])
        come_out = outcome % (drinks + 1)
        outcome //= drinks + 1
        weight *= choose(drinks, come_out) * out**come_out * (of - out) ** (drinks - come_out)
    return weight


@compiled
def choose(among: int, count: int) -> int:
    """In how many ways so many can be chosen among them."""
    ways = 1
    for each in range(count):
        ways = ways * (among - each) // (each + 1)
    return ways


@compiled
def run_machine(state: State, config: Config, outcome: int, log: Log) -> None:
    """What comes out goes into the basket, the rest returns to the crate, and what waits beside it follows (R5)."""
    seat = int(state.turn_player)
    for colour in range(COLOURS):
        drinks = int(state.crate[colour])
        come_out = outcome % (drinks + 1)
        outcome //= drinks + 1
        state.crate[colour] = drinks - come_out
        for _ in range(come_out):
            put_in_basket(state, seat, DRINK + colour)
        if come_out > 0:
            tell(log, EVERYONE, CAME_OUT, seat, DRINK + colour, come_out)
    tell(log, EVERYONE, MACHINE_KEPT, crate_drinks(state))
    refill_crate(state, config, log)
    end_turn(state, config, log)


@compiled
def refill_crate(state: State, config: Config, log: Log) -> None:
    """R5: the oldest first."""
    room = int(config.crate) - crate_drinks(state)
    moved = min(room, int(state.waiting))
    if moved == 0:
        return
    for place in range(moved):
        colour = int(state.beside_crate[place])
        state.crate[colour] = int(state.crate[colour]) + 1
    left = int(state.waiting) - moved
    for place in range(left):
        state.beside_crate[place] = state.beside_crate[place + moved]
    for place in range(left, left + moved):
        state.beside_crate[place] = 0
    state.waiting = left
    tell(log, EVERYONE, CRATE_REFILLED, moved)


@compiled
def put_in_crate(state: State, config: Config, colour: int) -> None:
    """R5: a drink goes to the crate, or waits beside it."""
    if crate_drinks(state) < config.crate:
        state.crate[colour] = int(state.crate[colour]) + 1
    else:
        state.beside_crate[int(state.waiting)] = colour
        state.waiting = int(state.waiting) + 1


# --- leaving -----------------------------------------------------------------------------------------------------


@compiled
def leave_refusal(state: State, config: Config, seat: int) -> int:
    """R11: not with an empty basket."""
    if state.items[seat] == 0:
        return EMPTY_BASKET
    return 0 if config.exit_distance[int(state.place[seat])] <= config.steps_a_turn else DOOR_TOO_FAR


@compiled
def go_out(state: State, config: Config, seat: int, log: Log) -> None:
    """R12: the turn ends outside; nothing is taken, and steps that are left are lost."""
    if config.dexterity == 1:
        carry(state, config, seat, int(config.exit_distance[int(state.place[seat])]), 1, log)
    else:
        be_paid(state, config, seat, log)


@compiled
def be_paid(state: State, config: Config, seat: int, log: Log) -> None:
    """The bank pays for the whole basket; then every stack that paid loses its part, once (R14)."""
    total = basket_pays(state, config, seat)
    state.place[seat] = OUTSIDE
    state.leavings[seat] = int(state.leavings[seat]) + 1
    state.money[seat] = int(state.money[seat]) + total
    tell(log, EVERYONE, LEFT, seat, int(state.leavings[seat]), int(state.items[seat]), total)
    if log.listens != 0:
        tell_payments(state, config, seat, log)
    lower_stacks(state, config, seat, log)
    if state.basket[seat, SALMON] > 0:
        state.salmon_sold = 1
    empty_basket(state, config, seat)
    end_turn(state, config, log)


@compiled
def pays(state: State, config: Config, item: int) -> int:
    """What one of these would pay now, without detergent."""
    stack = int(STACK_OF[item])
    if stack > SMALLS:
        return int(state.stack[stack])
    if stack != NO_STACK:
        # R4: clothing and machines pay more than lies on their stack.
        return int(state.stack[stack]) + int(config.over_stack)
    if item >= TUNA_ITEM:
        return int(config.printed_pays[item - TUNA_ITEM])
    if item == SALMON:
        # R9: the first leaving with salmon is paid better.
        return int(config.first_salmon) if state.salmon_sold == 0 else int(config.later_salmon)
    return 0


@compiled
def doubled(state: State, config: Config, seat: int, item: int) -> int:
    """How many of these clothing items get a detergent: the best-paid ones of the basket do (R15)."""
    detergents = int(state.basket[seat, DETERGENT])
    if detergents == 0 or item >= CLOTHING:
        return 0
    paid = pays(state, config, item)
    for other in range(CLOTHING):
        other_paid = pays(state, config, other)
        if other_paid > paid or (other_paid == paid and other < item):
            detergents -= int(state.basket[seat, other])
    return min(max(detergents, 0), int(state.basket[seat, item]))


@compiled
def item_pays(state: State, config: Config, seat: int, item: int) -> int:
    """What all items of this kind in a basket would pay now."""
    count = int(state.basket[seat, item])
    if count == 0:
        return 0
    return (count + doubled(state, config, seat, item)) * pays(state, config, item)


@compiled
def basket_pays(state: State, config: Config, seat: int) -> int:
    """What a basket would pay if its owner left now."""
    total = 0
    for item in range(ITEMS):
        total += item_pays(state, config, seat, item)
    return total


@compiled
def tell_payments(state: State, config: Config, seat: int, log: Log) -> None:
    for item in range(ITEMS):
        count = int(state.basket[seat, item])
        if count > 0:
            yen = item_pays(state, config, seat, item)
            twice = doubled(state, config, seat, item)
            tell(log, EVERYONE, PAID, seat, thing_of(item), printed_of(config, item), count, twice, yen)


@compiled
def lower_stacks(state: State, config: Config, seat: int, log: Log) -> None:
    """R14: once, however many items it paid, and not below nothing."""
    for stack in range(STACKS):
        if state.stack[stack] > 0 and paid_from(state, seat, stack):
            state.stack[stack] = max(int(state.stack[stack]) - int(config.stack_falls), 0)
            tell(log, EVERYONE, STACK_FELL, stack, int(state.stack[stack]))


@compiled
def paid_from(state: State, seat: int, stack: int) -> bool:
    for item in range(DRINK + COLOURS):
        if STACK_OF[item] == stack and state.basket[seat, item] > 0:
            return True
    return False


@compiled
def empty_basket(state: State, config: Config, seat: int) -> None:
    """What was paid leaves the game but stays in view; drinks go to the crate, in the order they were taken in."""
    kept = 0
    held = int(state.held)
    for index in range(held):
        item = int(state.held_item[index])
        if state.held_by[index] != seat:
            state.held_item[kept] = item
            state.held_by[kept] = state.held_by[index]
            kept += 1
        elif is_drink(item):
            put_in_crate(state, config, item - DRINK)
        else:
            state.carried_out[seat, item] = int(state.carried_out[seat, item]) + 1
    for item in range(ITEMS):
        state.basket[seat, item] = 0
    state.items[seat] = 0
    forget_held(state, kept)


@compiled
def forget_held(state: State, kept: int) -> None:
    """Only so many items are still held."""
    for index in range(kept, int(state.held)):
        state.held_item[index] = 0
        state.held_by[index] = 0
    state.held = kept


# --- the end -----------------------------------------------------------------------------------------------------


@compiled
def end_turn(state: State, config: Config, log: Log) -> None:
    """On to the next player who is not done (R17), to the next round, or to the end."""
    done = players_done(state, config)
    players = int(state.players)
    last = done >= players - 1
    if done == players or (last and ends_at_once(state, config)):
        finish(state, config, log)
        return
    seat = int(state.turn_player)
    while True:
        seat = (seat + 1) % players
        if seat == state.first_player:
            if last or state.turn_number >= config.turn_limit:
                if not last:
                    # R7: the game is scored as it stands.
                    tell(log, EVERYONE, LIMIT_REACHED, int(state.turn_number))
                finish(state, config, log)
                return
            state.turn_number = int(state.turn_number) + 1
        if state.leavings[seat] < config.leavings:
            break
    state.turn_player = seat
    if last:
        tell(log, EVERYONE, LAST_TURN, seat)
    begin_turn(state, log)


@compiled
def ends_at_once(state: State, config: Config) -> bool:
    """R8: options have the round finished first, with two players or with any number of them."""
    if config.ending == END_EVEN:
        return int(state.players) > 2
    return int(config.ending) == END_AT_ONCE


@compiled
def players_done(state: State, config: Config) -> int:
    count = 0
    for seat in range(int(state.players)):
        count += int(state.leavings[seat] >= config.leavings)
    return count


@compiled
def finish(state: State, config: Config, log: Log) -> None:
    """Whoever is still in the store is paid nothing for the basket."""
    state.phase = OVER
    state.acting_seats = 0
    if log.listens == 0:
        return
    for seat in range(int(state.players)):
        if state.items[seat] > 0:
            tell(log, EVERYONE, BASKET_LOST, seat, int(state.items[seat]))
    for seat in range(int(state.players)):
        tell(log, EVERYONE, SCORED, seat, int(state.money[seat]), papers_of(state, seat), int(state.leavings[seat]))


# --- what views ask for ------------------------------------------------------------------------------------------


@compiled
def reckon(states: Any, configs: Any, prices: NDArray[np.int64], sheets: NDArray[np.int64]) -> None:
    """What each item pays now; for each seat and item, how many a detergent doubles and what they all would pay."""
    state = states[0]
    config = configs[0]
    for item in range(ITEMS):
        prices[item] = pays(state, config, item)
    for seat in range(int(state.players)):
        for item in range(ITEMS):
            sheets[seat, item, 0] = doubled(state, config, seat, item)
            sheets[seat, item, 1] = item_pays(state, config, seat, item)
