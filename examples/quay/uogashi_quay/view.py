"""What a seat of Quay, or a spectator, sees: a structure ready for JSON, whose types say what each number is."""

from typing import Any

import msgspec

from uogashi.core.match import seats_of
from uogashi.core.view import Money, Phase, Points, SeatNumber
from uogashi_quay.notation import PHASE_NAMES


class QuayView(msgspec.Struct, frozen=True):
    """The table. Lists of seats begin with seat 0."""

    viewer: SeatNumber | None
    round: int
    rounds: int
    phase: Phase
    captain: SeatNumber
    crate: int
    """What the crate of this round is worth; 0 before the first one."""
    bids: list[int | None]
    """None: no bid yet, or one that is face down."""
    money: list[Money]
    crates: list[Points]
    bag: list[int]
    """How many crates of worth 1, 2, 3 and 4 are left."""
    acting: list[SeatNumber]


def view(states: Any, configs: Any, seat: int) -> QuayView:
    """From a state that is hidden for this seat."""
    state = states[0]
    players = int(state.players)
    return QuayView(
        viewer=seat if seat >= 0 else None,
        round=int(state.round_number),
        rounds=int(configs[0].rounds),
        phase=PHASE_NAMES[int(state.phase)],
        captain=int(state.captain),
        crate=int(state.crate),
        bids=[bid if bid >= 0 else None for bid in state.bids[:players].tolist()],
        money=state.money[:players].tolist(),
        crates=state.crates[:players].tolist(),
        bag=state.bag.tolist(),
        acting=list(seats_of(int(state.acting_seats), players)),
    )
