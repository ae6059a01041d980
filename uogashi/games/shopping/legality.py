"""What is legal: why a decision is refused, and the mask of those that are not."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.seats import turn_refusal
from uogashi.games.shopping.actions import (
    ACTIONS,
    COME_OUT,
    DRAW,
    ENTER,
    FALL,
    HERE,
    LEAVE,
    MACHINE,
    NOTHING,
    STAY,
    TAKE,
    WALK,
)
from uogashi.games.shopping.leaving import leave_refusal
from uogashi.games.shopping.machine import machine_refusal, outcome_weight
from uogashi.games.shopping.reasons import IMPOSSIBLE, JUST_ENTERED, NO_ENTRANCE, OTHER_PHASE
from uogashi.games.shopping.state import (
    DRAWING_CRAB,
    DRAWING_TUNA,
    ENTERING,
    FALLING,
    LANES,
    MACHINE_RUNS,
    MOST_DOTS,
    OUTSIDE,
    TAKING,
    TUNA_VALUES,
    WALKING,
    WALKING_ON,
    Config,
    State,
)
from uogashi.games.shopping.taking import bag_refusal, take_refusal
from uogashi.games.shopping.walking import stay_refusal, walk_refusal


@compiled
def refusal(state: State, config: Config, seat: int, action: int) -> int:
    """0 if the seat may do this now, otherwise why not."""
    why = turn_refusal(state, seat, action, ACTIONS)
    if why < 0:
        return why
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
        # R11: not in the turn of entering.
        if phase == WALKING_ON:
            return JUST_ENTERED
        return leave_refusal(state, config, seat) if phase == WALKING else OTHER_PHASE
    if phase != TAKING:
        return OTHER_PHASE
    return machine_refusal(state, config, seat) if action == MACHINE else 0


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
