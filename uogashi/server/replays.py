"""Games to look back on: the states a game went through are kept for a while, so that no step plays it all again.

States are whole: what a reader may see of one is made from it with `hide`, each time, as in the game itself.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence

import msgspec

from uogashi.core.errors import Refusal
from uogashi.core.match import Entry
from uogashi.core.verbs import SPECTATOR
from uogashi.core.view import phase_of
from uogashi.server.bounded import Bounded
from uogashi.server.messages import Position
from uogashi.server.store.rows import OVER
from uogashi.server.table import LiveTable, division_of, new_match

MOST_BYTES = 32 * 1024 * 1024
ENTRIES_AT_ONCE = 8
STEPS_AT_ONCE = 2
"""This many are replayed, or shown, before other tasks run: about a millisecond."""


class Slices:
    """Long work in slices: one slice of all such work, then whatever else the server has to do, then the next."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    @contextlib.asynccontextmanager
    async def slice(self) -> AsyncIterator[None]:
        async with self._lock:
            yield
            await asyncio.sleep(0)


class StateHistory(msgspec.Struct):
    """The states of a game: after the deal, and after each of these entries."""

    entries: list[int] = []
    """Their numbers."""
    states: list[bytes] = []

    def go_on(self, table: LiveTable, most: int) -> Sequence[Entry] | None:
        """Play this many more entries; once all current ones have been played, they are returned."""
        assert table.match is not None
        standing = table.match.standing
        if not self.states:
            self.states.append(new_match(table.game, table.row, table.seats).states.tobytes())
        agreed = self._agreed([entry.number for entry in standing])
        del self.entries[agreed:], self.states[agreed + 1 :]  # some were undone
        match = table.match.standing_at(self.states[-1])
        for entry in standing[agreed : agreed + most]:
            match.replay_entry(entry.seat, entry.moves)
            self.entries.append(entry.number)
            self.states.append(match.states.tobytes())
        return standing if len(self.entries) == len(standing) else None

    def _agreed(self, standing: list[int]) -> int:
        """How many entries at the beginning are the same."""
        if self.entries == standing[: len(self.entries)]:
            return len(self.entries)
        pairs = zip(self.entries, standing, strict=False)
        return next((place for place, (known, now) in enumerate(pairs) if known != now), len(standing))


class Step(msgspec.Struct, frozen=True):
    """The game after this many entries that were not undone."""

    step: int
    at: int
    """When it came to be so."""
    position: Position


class Replay:
    """A game to look back on, as one reader saw it."""

    def __init__(
        self, table: LiveTable, seat: int | None, standing: Sequence[Entry], states: list[bytes], slices: Slices
    ) -> None:
        assert table.match is not None
        self.seat = seat
        self.over = table.row.state == OVER
        self.match = table.match
        self.states = states
        self.slices = slices
        # What others do in secret is no step that this reader may know of, until the game is over.
        hidden = () if self.over else frozenset(table.hidden.get(seat, ()))
        logged = {each.number: each for each in table.log}
        self.places = [(0, table.began, 0)]
        """Of each step: after how many entries, when, and the number of the last that the reader knows."""
        for place, entry in enumerate(standing, start=1):
            if (each := logged[entry.number]).seq not in hidden:
                self.places.append((place, each.at, table.number_for(seat, each.seq)))

    def step(self, number: int) -> Step:
        if number >= len(self.places):
            raise Refusal("step-unknown", step=str(number), most=len(self.places) - 1)
        place, at, seq = self.places[number]
        match = self.match.standing_at(self.states[place])
        over = match.over or (self.over and place == len(self.states) - 1 > 0)
        view = match.view(SPECTATOR if self.seat is None else self.seat)
        position = Position(seq, self.seat, list(match.acting), [], False, over, match.phase != 0, view)
        position.division, position.phase = division_of(match.game, view), phase_of(view)
        return Step(number, at, position)

    async def steps(self) -> AsyncIterator[list[Step]]:
        """All steps, some at a time: others have their turn in between."""
        for first in range(0, len(self.places), STEPS_AT_ONCE):
            async with self.slices.slice():
                some = [self.step(number) for number in range(len(self.places))[first : first + STEPS_AT_ONCE]]
            yield some


class Replays:
    """The histories of the games that were replayed."""

    def __init__(self) -> None:
        self.slices = Slices()
        self._histories: Bounded[str, StateHistory] = Bounded(MOST_BYTES)

    def knows(self, table: str) -> bool:
        """Whether it was replayed a short while ago: then a step costs little."""
        return self._histories.get(table) is not None

    async def replay(self, table: LiveTable, seat: int | None) -> Replay:
        """A game that has begun, through this seat's eyes or a spectator's."""
        history = self._histories.get(table.id) or StateHistory()
        standing = None
        while standing is None:
            async with self.slices.slice():
                standing = history.go_on(table, ENTRIES_AT_ONCE)
                if standing is not None:
                    self._histories.put(table.id, history, sum(map(len, history.states)))
                    replay = Replay(table, seat, standing, list(history.states), self.slices)
        return replay
