"""A turn begins with a walk into the store, from dot to dot or out of it; on the way items may fall out."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE
from uogashi.games.shopping.basket import drop
from uogashi.games.shopping.facts import BASKET_HELD, ENTERED, WALKED
from uogashi.games.shopping.leaving import be_paid, leave_refusal
from uogashi.games.shopping.reasons import CAN_MOVE, NO_SUCH_DOT, OTHER_PHASE, SAME_DOT, TOO_FAR
from uogashi.games.shopping.state import FALLING, ROWS, TAKING, WALKING, WALKING_ON, Config, State


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


@compiled
def go_out(state: State, config: Config, seat: int, log: Log) -> None:
    """R12: the turn ends outside; nothing is taken, and steps that are left are lost."""
    if config.dexterity == 1:
        carry(state, config, seat, int(config.exit_distance[int(state.place[seat])]), 1, log)
    else:
        be_paid(state, config, seat, log)


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
