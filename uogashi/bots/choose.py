"""The bots inside compiled code: one function that chooses for whichever bot sits there."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.core.engine import pick_legal


@compiled
def choose(bot: int, mask: NDArray[np.uint8], count: int, rng: Source) -> int:
    """The action that this bot takes, out of `count` legal ones. `random`, the only one yet, looks at nothing else."""
    return pick_legal(mask, draw_below(rng, count))


@compiled
def choose_at(bot: int, mask: NDArray[np.uint8], count: int, rngs: Any) -> int:
    """For plain Python, with an array of one generator."""
    return choose(bot, mask, count, rngs[0])
