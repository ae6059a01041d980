"""What the rules of every game ask about seats: who may decide now, and who is ahead."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.verbs import CHANCE, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN


class Acting(Protocol):
    """A state that says who may act: a bit for each seat, or chance's; 0 when the game is over."""

    acting_seats: int


@compiled
def may_act(state: Acting, seat: int) -> bool:
    return 0 <= seat <= CHANCE and int(state.acting_seats) >> seat & 1 == 1


@compiled
def turn_refusal(state: Acting, seat: int, action: int, actions: int) -> int:
    """0 if the seat may act now and there are more actions than this, otherwise why not: asked before any rule."""
    if action < 0 or action >= actions:
        return NO_SUCH_DECISION
    if state.acting_seats == 0:
        return GAME_OVER
    return 0 if may_act(state, seat) else NOT_YOUR_TURN


@compiled
def find_leaders(scores: NDArray[np.int64], ties: NDArray[np.int64], players: int) -> int:
    """A bit for each seat with the highest score; of those, only who has most of what breaks ties."""
    leaders = 0
    best = 0
    for seat in range(players):
        ahead = int(scores[seat]) - int(scores[best])
        if ahead == 0:
            ahead = int(ties[seat]) - int(ties[best])
        if ahead > 0 or leaders == 0:
            leaders = 1 << seat
            best = seat
        elif ahead == 0:
            leaders |= 1 << seat
    return leaders
