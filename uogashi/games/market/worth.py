"""What pieces are worth now: their resource value."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.games.market.state import (
    DEGRADED_SALMON,
    EEL_PIECE,
    FRESH_SALMON,
    FUGU_PIECE,
    PIECE_KIND,
    PIECES,
    SNAPPER_PIECE,
    Config,
    State,
)


@compiled
def piece_worth(state: State, config: Config, piece: int) -> int:
    """The resource value of one piece now; of a single fugu 1."""
    if piece == SNAPPER_PIECE:
        return snapper_worth(state, config)
    if piece == FRESH_SALMON:
        return salmon_owned(state)
    if piece == EEL_PIECE:
        return int(state.eel_track)
    return 1 if piece == FUGU_PIECE else int(config.worth[piece])


@compiled
def snapper_worth(state: State, config: Config) -> int:
    kind = int(PIECE_KIND[SNAPPER_PIECE])
    if state.overfished[kind] == 1:
        return int(config.overfished_worth)
    divisor = int(config.pieces_a_worth)
    return (int(state.market_pieces[kind]) + divisor - 1) // divisor


@compiled
def salmon_owned(state: State) -> int:
    """By all players, fresh and degraded."""
    count = 0
    for seat in range(int(state.players)):
        count += int(state.pieces[seat, FRESH_SALMON]) + int(state.pieces[seat, DEGRADED_SALMON])
    return count


@compiled
def worth_of(state: State, config: Config, pieces: NDArray[np.int8]) -> int:
    """The resource value of some pieces together: n fugu are worth n²."""
    total = 0
    for piece in range(PIECES):
        number = int(pieces[piece])
        if number > 0:
            total += number * (number if piece == FUGU_PIECE else piece_worth(state, config, piece))
    return total


@compiled
def resource_value(state: State, config: Config, seat: int) -> int:
    """Of all pieces that a player owns; goods on sale do not count."""
    return worth_of(state, config, state.pieces[seat])
