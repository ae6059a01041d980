"""Looking at tables: who may, and through whose eyes."""

import time
from typing import Any

from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, write_record
from uogashi.core.verbs import SPECTATOR
from uogashi.server.house.checks import find_seat
from uogashi.server.house.tables import Tables
from uogashi.server.links import Signer
from uogashi.server.log_cache import LogCache
from uogashi.server.replays import Replay, Replays
from uogashi.server.store.rows import OVER, Guest
from uogashi.server.table import LiveTable, Reader


class Watching:
    """Following tables, their records and replays."""

    def __init__(self, tables: Tables, signer: Signer, logs: LogCache, replays: Replays) -> None:
        self.tables = tables
        self.signer = signer
        self.logs = logs
        self.replays = replays

    # --- who may ---------------------------------------------------------------------------------------------------

    def may_watch(self, table: LiveTable, guest: Guest | None, link: str | None) -> bool:
        """Public tables and finished ones are open to anyone who knows their id; others for those with a link."""
        if table.row.public or table.row.state == OVER:
            return True
        if guest is not None and (table.seats_of(guest.id) or table.row.host == guest.id):
            return True
        return self.signer.opens_table(link, table.id, table.row.players)

    def check_reader(self, table: LiveTable, guest: Guest | None, seat: int | None, link: str | None) -> None:
        """Whether this guest may look at the table through this seat, or as a spectator. Once it is over, all may."""
        if seat is not None:
            place = find_seat(table, seat)
            if table.row.state != OVER and (guest is None or place.guest != guest.id):
                raise Refusal("seat-not-yours")
        if not self.may_watch(table, guest, link):
            raise Refusal("table-private")

    # --- following -------------------------------------------------------------------------------------------------

    async def readable_table(self, guest: Guest | None, id: str, seat: int | None, link: str | None) -> LiveTable:
        """A table through a seat's eyes or a spectator's, its log written as far as it goes.

        Writing takes a while, and meanwhile a seat may change hands: access is checked again after it.
        """
        self.check_reader(table := await self.tables.any_table(id), guest, seat, link)
        await self.logs.prepare(table, seat)
        self.check_reader(table := await self.tables.any_table(id), guest, seat, link)
        return table

    async def follow(
        self, reader: Reader, guest: Guest | None, id: str, seat: int | None, since: int, link: str | None
    ) -> int:
        """Show this table to a reader, and from now on everything that happens there; how many bytes that took."""
        table = await self.readable_table(guest, id, seat, link)
        followers = self.tables.followers
        here_already = table.present(reader.guest_id)
        table.followers[reader] = seat
        if not here_already and table.seats_of(reader.guest_id):
            followers.broadcast(table, [], info=True, but=(reader,))
        try:
            news = followers.news(table, seat, reader.guest_id, since)
        except Exception:  # a game that cannot be shown: nobody follows it
            self.unfollow(reader, id)
            raise
        reader.send(news)
        self.tables.bots.enqueue(table)
        return len(news)

    def unfollow(self, reader: Reader, id: str) -> None:
        table = self.tables.live.get(id)
        if table is None or table.followers.pop(reader, ()) == ():
            return
        table.used = time.monotonic()
        if reader.guest_id is not None and table.seats_of(reader.guest_id) and not table.present(reader.guest_id):
            self.tables.presence.note(table, reader.guest_id)
            self.tables.followers.broadcast(table, [], info=True)

    # --- looking back ----------------------------------------------------------------------------------------------

    async def record(self, guest: Guest | None, id: str, seat: int | None, link: str | None) -> dict[str, Any]:
        """The record of a game: whole when the table is over, before that what the reader may know."""
        table = await self.tables.table(id)
        self.check_reader(table, guest, seat, link)
        match = begun(table)
        if table.row.state == OVER:
            return write_record(match, EVERYTHING)
        return write_record(match, SPECTATOR if seat is None else seat)

    async def replay(self, guest: Guest | None, id: str, seat: int | None, link: str | None) -> Replay:
        """A game as this reader saw it, after the deal and after each entry that was not undone."""
        table = await self.tables.table(id)
        self.check_reader(table, guest, seat, link)
        begun(table)
        replay = await self.replays.replay(table, seat)
        self.check_reader(table, guest, seat, link)  # it took a while: the seat may be someone else's by now
        return replay


def begun(table: LiveTable) -> Match:
    """The match of a table with a started game."""
    if table.match is None:
        raise Refusal("table-not-begun")
    return table.match
