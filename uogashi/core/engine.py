"""The contract's verbs for plain Python: over arrays of states, which cross into compiled code cheaply.

Each function takes an array of states and an array of one config and works on the state at `index`.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core import verbs
from uogashi.core.arrays import new_records
from uogashi.core.chance import draw_below, start_stream
from uogashi.core.compile import compiled
from uogashi.core.verbs import CHANCE


def new_states(dtype: np.dtype[Any], count: int = 1) -> Any:
    """An array of blank states whose fields can be read as attributes."""
    return new_records(dtype, count)


@compiled
def deal(states: Any, configs: Any, index: int, key: NDArray[np.uint32], stream: int) -> None:
    start_stream(states[index], key, stream)
    verbs.deal(states[index], configs[0])


@compiled
def begin(states: Any, configs: Any, index: int, logs: Any) -> None:
    logs[0].count = 0
    verbs.begin(states[index], configs[0], logs[0])


@compiled
def acting(states: Any, index: int) -> int:
    return int(verbs.acting(states[index]))


@compiled
def secret_phase(states: Any, index: int) -> int:
    return int(verbs.secret_phase(states[index]))


@compiled
def legal(states: Any, configs: Any, index: int, seat: int, mask: NDArray[np.uint8]) -> int:
    return int(verbs.legal(states[index], configs[0], seat, mask))


@compiled
def odds(states: Any, configs: Any, index: int, weights: NDArray[np.int64]) -> int:
    return int(verbs.odds(states[index], configs[0], weights))


@compiled
def roll(states: Any, configs: Any, index: int, weights: NDArray[np.int64]) -> int:
    """What chance decides, drawn from the state's own generator."""
    return roll_chance(states[index], configs[0], weights)


@compiled
def apply(states: Any, configs: Any, index: int, seat: int, action: int, logs: Any) -> int:
    return int(verbs.apply(states[index], configs[0], seat, action, logs[0]))


@compiled
def scores(states: Any, configs: Any, index: int, out: NDArray[np.int64]) -> None:
    verbs.scores(states[index], configs[0], out)


@compiled
def winners(states: Any, configs: Any, index: int) -> int:
    return int(verbs.winners(states[index], configs[0]))


@compiled
def hide(states: Any, configs: Any, index: int, seat: int) -> None:
    verbs.hide(states[index], configs[0], seat)


@compiled
def imagine(states: Any, configs: Any, index: int, seat: int, rngs: Any) -> None:
    verbs.imagine(states[index], configs[0], seat, rngs[0])


@compiled
def greedy(hidden: Any, configs: Any, index: int, seat: int, mask: NDArray[np.uint8], rngs: Any) -> int:
    """What the greedy player decides from what this seat may know."""
    return int(verbs.greedy(hidden[index], configs[0], seat, mask, rngs[0]))


@compiled
def replay(
    states: Any,
    configs: Any,
    index: int,
    seats: NDArray[np.int64],
    actions: NDArray[np.int64],
    first: int,
    last: int,
    weights: NDArray[np.int64],
    seeded: bool,
    logs: Any,
) -> int:
    """Take the decisions from `first` to before `last`; return the number of the first one that cannot be, else `last`.

    What chance decided must be possible; with a seed, it must be what the seed rolls.
    """
    for number in range(first, last):
        seat = int(seats[number])
        action = int(actions[number])
        if seat == CHANCE:
            if int(verbs.acting(states[index])) != 1 << CHANCE:
                return number
            rolled = roll_chance(states[index], configs[0], weights)
            if weights[action] == 0 or (seeded and rolled != action):
                return number
        if verbs.apply(states[index], configs[0], seat, action, logs[0]) < 0:
            return number
    return last


BLOCK = 32
"""Actions that are looked at together."""


@compiled
def pick_legal(mask: NDArray[np.uint8], skip: int) -> int:
    """The action that comes after `skip` legal ones.

    Block by block, then without a branch for each action: which one it is cannot be predicted.
    """
    left = skip + 1
    first = 0
    while first + BLOCK < len(mask):
        evens = 0
        odds = 0
        for each in range(first, first + BLOCK, 2):
            evens += int(mask[each])
            odds += int(mask[each + 1])
        if evens + odds >= left:
            break
        left -= evens + odds
        first += BLOCK
    action = first
    for each in range(first, min(first + BLOCK, len(mask))):
        left -= int(mask[each])
        action += left > 0
    return action


@compiled
def roll_chance(state: Any, config: Any, weights: NDArray[np.int64]) -> int:
    """An outcome of chance, with the likelihood in `odds`."""
    ticket = draw_below(state, int(verbs.odds(state, config, weights)))
    action = 0
    while ticket >= weights[action]:
        ticket -= int(weights[action])
        action += 1
    return action
