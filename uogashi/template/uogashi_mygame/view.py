"""What a seat of Mygame, or a spectator, sees: a structure ready for JSON, whose types say what each number is."""

from typing import Any

import msgspec

from uogashi.core.match import seats_of
from uogashi.core.view import Phase, Points, SeatNumber
from uogashi_mygame import rules


class MygameView(msgspec.Struct, frozen=True):
    """The table. Lists of seats begin with seat 0."""

    viewer: SeatNumber | None
    phase: Phase
    stones: int
    taken: list[Points]
    acting: list[SeatNumber]


def view(states: Any, configs: Any, seat: int) -> MygameView:
    """From a state that is hidden for this seat."""
    state = states[0]
    players = int(state.players)
    return MygameView(
        viewer=seat if seat >= 0 else None,
        phase="taking" if state.stones > 0 else "over",
        stones=int(state.stones),
        taken=state.taken[:players].tolist(),
        acting=list(seats_of(rules.acting(state), players)),
    )
