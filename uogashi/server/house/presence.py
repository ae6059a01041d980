"""Who is there, and how long players have been away."""

import contextlib

from uogashi.server import clock
from uogashi.server.background import Background
from uogashi.server.settings import Settings
from uogashi.server.store.interface import Conflict, Lost, PresenceStore
from uogashi.server.store.rows import RUNNING, SeatRow
from uogashi.server.table import LiveTable

SEEN_SECONDS = 3600
"""How often a connected player is noted as still there."""


class Presence:
    """The coming and going of people at their tables."""

    def __init__(self, store: PresenceStore, settings: Settings, background: Background) -> None:
        self.store = store
        self.absent_seconds = settings.absent_seconds
        self.free_seconds = settings.free_seconds
        self.background = background
        self.started = 0
        """Since when people can come back."""

    # --- how long a player is away ---------------------------------------------------------------------------------

    def away_seconds(self, table: LiveTable, seat: SeatRow) -> float:
        """How long the person in this seat has not been connected, nor done anything.

        Nobody is away while those who were connected when the server crashed have not had time to reconnect.
        """
        if seat.guest is None or table.present(seat.guest):
            return 0.0
        if clock.now() - self.started < self.absent_seconds * 1000:
            return 0.0
        return (clock.now() - last_there(table, seat)) / 1000

    def long_away(self, table: LiveTable, seat: SeatRow) -> bool:
        """Whether others may take the seat."""
        return self.away_seconds(table, seat) >= self.free_seconds

    def absent_in(self, table: LiveTable, seat: SeatRow) -> int | None:
        """Milliseconds until others may let a bot play on for the person in this seat; None if they are there, if
        nobody waits for them, or if a bot plays already.
        """
        if table.row.state != RUNNING or not seat.playing or table.present(seat.guest):
            return None
        counted_from = max(self.started, last_there(table, seat))
        return max(0, counted_from + self.absent_seconds * 1000 - clock.now())

    # --- noting who was there --------------------------------------------------------------------------------------

    def note_present(self, table: LiveTable) -> None:
        """A player with a long connection must not seem to have been away if the server crashes."""
        limit = clock.now() - SEEN_SECONDS * 1000
        for guest in {seat.guest for seat in table.seats if seat.guest is not None and seat.seen < limit}:
            if table.row.state == RUNNING and table.present(guest):
                self.note(table, guest)

    def note(self, table: LiveTable, guest: str) -> None:
        """A player was at the table until now."""
        for number in table.seats_of(guest):
            table.seats[number].seen = clock.now()
        self.background.start(self._store_seen(table.id, guest))

    async def _store_seen(self, table: str, guest: str) -> None:
        with contextlib.suppress(Lost, Conflict):  # it only makes them seem to be away for longer
            await self.store.seen(table, guest, clock.now())


def last_there(table: LiveTable, seat: SeatRow) -> int:
    """When the person in this seat was last there, or did something."""
    return max(seat.seen, table.acted(seat.number), table.row.created)
