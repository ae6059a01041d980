"""Lists of tables, made without waking any."""

from collections.abc import Sequence

from uogashi.server import clock
from uogashi.server.house.refusals import answered
from uogashi.server.store.interface import ListStore
from uogashi.server.store.rows import OPEN, OVER, RUNNING, Guest, Summary

MOST_LISTED = 100
DAY = 86_400_000
"""In milliseconds."""


class Lists:
    """Of public tables, and of a guest's own."""

    def __init__(self, store: ListStore) -> None:
        self.store = store

    async def tables_of(self, guest: Guest, states: Sequence[str] = (OPEN, RUNNING, OVER)) -> list[Summary]:
        """A guest's tables, those waiting for them first."""
        found = await answered(self.store.tables_of(guest.id, states, MOST_LISTED))
        return sorted(found, key=lambda summary: rank(summary, guest.id))

    async def lobby(self, state: str, before: int | None = None) -> list[Summary]:
        """Public tables that are open, or running, or over; the latest first, those before a moment to page on."""
        limit = before if before is not None else clock.now() + DAY
        return await answered(self.store.lobby(state, limit, MOST_LISTED))


def rank(summary: Summary, guest: str) -> tuple[int, int]:
    """A table's position in a guest's list: those that wait for them first, then by state, the latest first."""
    table = summary.table
    own = [seat for seat in summary.seats if seat.guest == guest]
    waits = table.state == RUNNING and any(table.acting >> seat.number & 1 and seat.playing for seat in own)
    unready = table.state == OPEN and any(seat.added is None for seat in own)
    return (0 if waits or unready else 1 + (RUNNING, OPEN, OVER).index(table.state), -table.changed)
