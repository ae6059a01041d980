"""The greedy player of Mygame: the choice of a sensible player who looks one step ahead."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source
from uogashi.core.compile import compiled
from uogashi_mygame.rules import ACTIONS
from uogashi_mygame.state import Config, State


@compiled
def greedy(state: State, config: Config, seat: int, mask: NDArray[np.uint8], rng: Source) -> int:
    """TODO: sensible play. This one takes as many stones as it may."""
    action = ACTIONS - 1
    while mask[action] == 0:
        action -= 1
    return action
