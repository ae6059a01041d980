"""The bots inside compiled code: one function that chooses for whichever bot sits there."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.core.engine import pick_legal


@compiled
def choose(bot: int, state: Any, config: Any, seat: int, mask: NDArray[np.uint8], count: int, rng: Source) -> int:
    """The action that this bot takes, out of `count` legal ones; `state` may be seen only through `hide`."""
    # `random` is the only one yet, and looks at nothing but the mask.
    return pick_legal(mask, draw_below(rng, count))


@compiled
def choose_at(bot: int, states: Any, configs: Any, seat: int, mask: NDArray[np.uint8], count: int, rngs: Any) -> int:
    """For plain Python: over an array of one hidden state."""
    return choose(bot, states[0], configs[0], seat, mask, count, rngs[0])
