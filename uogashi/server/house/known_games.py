"""The games that this server can open."""

import logging
from collections.abc import Callable, Sequence
from functools import cache

from uogashi.bots.rehearsal import rehearse
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.core.places import game_folder
from uogashi.games import place_in, what_happened
from uogashi.server.house.changes import STAND_IN
from uogashi.server.store.rows import TableRow
from uogashi.server.table import try_out

LOG = logging.getLogger("uogashi.games")


class KnownGames:
    """All games by name, with the versions of their rules."""

    def __init__(self, load: Callable[[str], Game], names: Callable[[], Sequence[str]]) -> None:
        self.load = load
        self._all_names = names
        self._left_out: set[str] = set()

    def names(self) -> list[str]:
        return [name for name in self._all_names() if name not in self._left_out]

    def find(self, name: str) -> Game:
        if name not in self.names():
            raise self._unknown(name)
        return self.load(name)

    def versions(self) -> dict[str, tuple[str, ...]]:
        """The versions of the rules of each game."""
        return {name: self.load(name).versions for name in self.names()}

    def why_unreadable(self, row: TableRow) -> Refusal | None:
        """Why this program cannot open the game of a table: its rules, or the game itself, are from elsewhere."""
        known = self.versions().get(row.game)
        if known is None:
            return self._unknown(row.game)
        if row.rules not in known:
            return Refusal("table-rules-unknown", rules=row.rules, known=", ".join(known))
        return None

    def _unknown(self, name: str) -> Refusal:
        return Refusal("game-unknown", game=name, known=", ".join(self.names()))

    def warm_up(self) -> None:
        """Play each game now: compiled rules are loaded at their first use, and nobody should wait for that later.

        A game that cannot be played is left out.
        """
        for name in self.names():
            try:
                lacking = play_through(self.load(name))
            except Exception as error:  # catch any error in a game's code
                self._left_out.add(name)
                why = f"{what_happened(error)} [{place_in(game_folder(name), error)}]"
                LOG.error("game left out", extra={"game": name, "why": why})
            else:
                if lacking:
                    LOG.warning("messages missing", extra={"game": name, "why": ", ".join(sorted(lacking))})


@cache
def play_through(game: Game) -> frozenset[str]:
    """Once in a process; returns the ids of messages that the game lacks."""
    return frozenset(rehearse(game, STAND_IN, lambda match, seat: try_out(match, seat, ())))
