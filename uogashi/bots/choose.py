"""The bots inside compiled code: one function that chooses for whichever bot sits there."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.bots import RANDOM
from uogashi.core import verbs
from uogashi.core.arrays import new_records
from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.core.engine import pick_legal


@compiled
def choose(bot: int, hidden: Any, config: Any, seat: int, mask: NDArray[np.uint8], count: int, rng: Source) -> int:
    """The action that this bot takes, out of the `count` legal ones of the mask. `random` never looks at the state."""
    if bot == RANDOM:
        return pick_legal(mask, draw_below(rng, count))
    return int(verbs.greedy(hidden, config, seat, mask, rng))


@compiled
def choose_at(bot: int, hidden: Any, configs: Any, seat: int, scratches: Any, rngs: Any) -> int:
    """For plain Python, with arrays of one hidden state, one config, one scratch record and one generator."""
    mask = scratches[0].mask
    count = int(verbs.legal(hidden[0], configs[0], seat, mask))
    return choose(bot, hidden[0], configs[0], seat, mask, count, rngs[0])


def new_scratches(actions: int) -> Any:
    """An array of one scratch record with a mask: the same type as in a playout is compiled only once."""
    return new_records([("mask", np.uint8, (actions,))])
