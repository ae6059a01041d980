"""Tables in memory: woken from the store on request, changed in one way only, put to sleep again.

Every change of a table happens under its lock, on a copy, and goes through `commit`: stored; only then acknowledged,
made part of the table and sent to those who follow it.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import TypeVar

from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.server.house.bot_queue import BotQueue
from uogashi.server.house.changes import advance, changed_seats, without_excess
from uogashi.server.house.followers import Followers
from uogashi.server.house.known_games import KnownGames
from uogashi.server.house.presence import Presence
from uogashi.server.house.refusals import StoreLost, answered
from uogashi.server.store.interface import Conflict, Lost, TableStore
from uogashi.server.store.rows import EntryRow, SeatRow, TableRow
from uogashi.server.table import LiveTable, rebuild

LOG = logging.getLogger("uogashi.tables")
DOZE_SECONDS = 30

Acknowledge = Callable[[int], None]
Result = TypeVar("Result")


def acknowledge_nothing(seq: int) -> None:
    """For whatever nobody waits for."""


class Tables:
    """The tables that were requested lately."""

    def __init__(
        self, store: TableStore, games: KnownGames, presence: Presence, followers: Followers, bots: BotQueue
    ) -> None:
        self.store = store
        self.games = games
        self.presence = presence
        self.followers = followers
        self.bots = bots
        self.live: dict[str, LiveTable] = {}
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}

    # --- asking ----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """The table of this id, woken if it sleeps; refused if its game cannot be opened by this program."""
        table = await self.any_table(id)
        if table.unreadable is not None:
            raise table.unreadable
        return table

    async def any_table(self, id: str) -> LiveTable:
        """The same, whether or not its game can be opened."""
        table = self.live.get(id)
        if table is not None and not table.stale:
            table.used = time.monotonic()
            return table
        if id not in self._waking:
            self._waking[id] = asyncio.ensure_future(self._wake(id, table))
            self._waking[id].add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(self._waking[id])

    async def exists(self, id: str) -> bool:
        return await answered(self.store.table(id)) is not None

    # --- waking and sleeping ---------------------------------------------------------------------------------------

    async def _wake(self, id: str, table: LiveTable | None) -> LiveTable:
        # Nothing is on its way into the store while it is read: memory would fall behind what was acknowledged.
        async with table.lock if table is not None else contextlib.nullcontext():
            found = await answered(self.store.table(id))
            if found is None:
                self.live.pop(id, None)
                raise Refusal("table-unknown", table=id)
            row, seats, entries = found
            if table is None:
                table = self.new(row, seats)
            sent = table.log[-1].seq if table.log else 0
            table.row, table.seats, table.unreadable = row, seats, self.games.why_unreadable(row)
            read_again(table, entries)
            self.live[id] = table
            if table.followers:
                # Among what is stored may be what nobody was sent: its acknowledgement was lost with the store.
                unsent = [each for each in table.log if each.seq > sent]
                self.followers.broadcast(table, unsent, info=True, position=True)
            self.bots.enqueue(table)
            return table

    def new(self, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        """A table without a log yet."""
        game = self.games.load(row.game) if self.games.why_unreadable(row) is None else None
        return LiveTable(row, seats, game, absent_in=self.presence.absent_in)

    async def doze(self, sleep_seconds: float) -> None:
        """Put tables out of memory that nobody looks at, and note who is still at the others."""
        while True:
            await asyncio.sleep(DOZE_SECONDS)
            limit = time.monotonic() - sleep_seconds
            for table in list(self.live.values()):
                self.presence.note_present(table)
                if table.used < limit and not self._needed(table):
                    del self.live[table.id]

    def _needed(self, table: LiveTable) -> bool:
        return bool(table.followers) or table.lock.locked() or self.bots.waits(table)

    def drop(self, ids: Iterable[str]) -> None:
        """These are stored no more."""
        for id in ids:
            self.live.pop(id, None)

    def mark_stale(self, ids: Iterable[str]) -> None:
        """These were changed in the store by another process: the next request reads them again."""
        for id in ids:
            if id in self.live:
                self.live[id].stale = True

    # --- changing --------------------------------------------------------------------------------------------------

    async def add(self, table: LiveTable, match: Match | None, happened: list[EntryRow]) -> None:
        """A new table, with the first entries of its log."""
        row, seats = table.row, table.seats
        advance(row, seats, match, happened)
        await answered(self.store.add_table(row, seats, happened))
        table.take_in(row, seats, match, happened)
        self.live[row.id] = table
        self.bots.enqueue(table)

    async def commit(
        self,
        table: LiveTable,
        row: TableRow,
        seats: Sequence[SeatRow],
        match: Match | None,
        happened: list[EntryRow],
        acknowledge: Acknowledge = acknowledge_nothing,
    ) -> None:
        """Append to the log; then acknowledge; then everyone sees it, then bots check whether it is their turn."""
        happened = without_excess(table, happened)
        advance(row, seats, match, happened)
        whole = row.state != table.row.state
        changed = changed_seats(table.seats, seats)
        await self._append(table, happened, row, changed, whole)
        first, awaited = len(table.log), table.acting
        table.take_in(row, seats, match, happened)
        if happened:
            acknowledge(table.number_for(happened[0].seat, happened[0].seq))
        dismissed = self.followers.dismiss(table) if changed else ()
        info, acting = whole or bool(changed), table.acting != awaited
        self.followers.broadcast(table, table.log[first:], info=info, acting=acting, but=dismissed)
        self.bots.enqueue(table)

    async def _append(
        self, table: LiveTable, happened: list[EntryRow], row: TableRow, changed: list[SeatRow], whole: bool
    ) -> None:
        try:
            await self.store.append(happened, row, changed, whole=whole)
        except (Lost, Conflict):
            # Whether it is stored is not known, or another process has written: the store is read again.
            table.stale = True
            raise StoreLost from None
        except asyncio.CancelledError:
            table.stale = True
            raise

    async def change_stored(self, id: str, asked: Callable[[], Awaitable[Result]]) -> Result:
        """Change stored data of a table outside its log; its copy in memory is read again."""
        live = self.live.get(id)
        async with live.lock if live is not None else contextlib.nullcontext():
            changed = await answered(asked())
        if id in self._waking:
            await asyncio.wait({self._waking[id]})  # it may have read what was stored before
        self.mark_stale([id])
        return changed


def read_again(table: LiveTable, entries: Sequence[EntryRow]) -> None:
    """Log and match from what is stored; a game that cannot be played again by its log is unreadable."""
    try:
        rebuild(table, entries)
    except Refusal as refusal:
        table.unreadable = refusal
        rebuild(table, entries)
    table.stale = False
    if table.unreadable is not None:
        LOG.warning("table unreadable", extra={"table": table.id, "why": str(table.unreadable)})
