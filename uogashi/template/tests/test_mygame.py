"""Mygame passes the game test kit."""

from collections.abc import Mapping
from pathlib import Path

from uogashi.core.match import Match
from uogashi.testing import GameKit


class TestMygame(GameKit):
    place = "uogashi_mygame:GAME"
    golden = Path(__file__).parent / "golden"

    def inventory(self, match: Match) -> Mapping[str, int]:
        """TODO: what is neither made nor lost."""
        now = match.states[0]
        return {"stones": int(now.stones) + int(now.taken.sum())}


# TODO: tests that read like the rulebook, one fact each.
