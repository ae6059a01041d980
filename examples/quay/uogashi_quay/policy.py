"""The greedy player of Quay: bids a little less than the crate is worth, and takes what it is awarded."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi_quay.rules import AWARD, BID, TAKE
from uogashi_quay.state import BIDDING, BIDS, SEATS, TAKING, Config, State


@compiled
def greedy(state: State, config: Config, seat: int, mask: NDArray[np.uint8], rng: Source) -> int:
    if state.phase == BIDDING:
        # One below its worth: a win is a gain. Now and then a yen less, so that its bids cannot be foretold.
        bid = max(min(int(state.crate) - 1 - draw_below(rng, 2), BIDS - 1), 0)
        while mask[BID + bid] == 0:
            bid -= 1
        return BID + bid
    if state.phase == TAKING:
        return TAKE
    award = AWARD + SEATS - 1
    while mask[award] == 0:
        award -= 1
    return award
