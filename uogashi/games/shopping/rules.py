"""The rules of Shopping Spree: the verbs of the contract (`core/verbs.py`), each calling its chapter.

The chapters, in the words and the order of the rules page: `walking.py`, `taking.py`, `machine.py`, `leaving.py`,
and the end in `turns.py`. Rulings (R1 …): rulings.md.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below, forget_source, renew_source
from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.seats import find_leaders, may_act
from uogashi.games.shopping.actions import (
    ACTIONS,
    COME_OUT,
    DRAW,
    ENTER,
    FALL,
    HERE,
    HOLD,
    LEAVE,
    MACHINE,
    STAY,
    TAKE,
    WALK,
)
from uogashi.games.shopping.basket import put_in_crate
from uogashi.games.shopping.facts import STAYED, TOOK_NOTHING
from uogashi.games.shopping.legality import mask_dots, mask_entrances, mask_things, mask_walks, refusal
from uogashi.games.shopping.machine import run_machine, use_machine, weigh_outcomes
from uogashi.games.shopping.scoring import papers_of
from uogashi.games.shopping.setup import deal_clothes, deal_drinks
from uogashi.games.shopping.state import (
    BLACK,
    DEALT,
    DRAWING_CRAB,
    DRAWING_TUNA,
    FALLING,
    MACHINE_RUNS,
    MOST_PLAYERS,
    OUTSIDE,
    PRINTED,
    STACKS,
    TAKING,
    TUNA_VALUES,
    WALKING,
    WALKING_ON,
    Config,
    State,
)
from uogashi.games.shopping.taking import draw, take, weigh_bag
from uogashi.games.shopping.turns import begin_turn, end_turn
from uogashi.games.shopping.walking import enter, go_out, roll_item, walk

VERSIONS = ("1", "2")
# What 2 changed is which end a table gets that chose none (R8): options have another default, `components.py` reads
# them. All that happens after that is the same under both.


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
    log.count = 0
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
    return int(log.count)


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
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    for seat in range(int(state.players)):
        out[seat] = state.money[seat]


@compiled
def winners(state: State, config: Config) -> int:
    """Most yen; tied: most magazines and newspapers carried out of the store; still tied: shared."""
    money = np.zeros(MOST_PLAYERS, np.int64)
    scores(state, config, money)
    papers = np.zeros(MOST_PLAYERS, np.int64)
    for seat in range(int(state.players)):
        papers[seat] = papers_of(state, seat)
    return find_leaders(money, papers, int(state.players))


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    """Everything is public except what is still to be drawn or rolled."""
    forget_source(state)


@compiled
def imagine(state: State, config: Config, seat: int, rng: Source) -> None:
    renew_source(state, rng)
