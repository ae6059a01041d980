"""New tables."""

import secrets
from collections.abc import Sequence
from typing import Any

import msgspec

from uogashi.core.components import ComponentsFile
from uogashi.core.errors import Refusal
from uogashi.server import clock
from uogashi.server.house.admission import Admission
from uogashi.server.house.changes import begin_if_ready, event
from uogashi.server.house.checks import check_bot
from uogashi.server.house.known_games import KnownGames
from uogashi.server.house.tables import Tables
from uogashi.server.links import new_table_id
from uogashi.server.names import check_named, check_seats, name_bots, name_seats
from uogashi.server.store.rows import OVER, Guest, SeatRow, TableRow
from uogashi.server.table import LiveTable

ME, ANYBODY = "me", "open"
"""What a seat of a new table may be, besides the name of a bot."""


class Creating:
    """Makes tables, and rematches of those that are over."""

    def __init__(self, tables: Tables, games: KnownGames, admission: Admission) -> None:
        self.tables = tables
        self.games = games
        self.admission = admission

    async def create(
        self,
        guest: Guest,
        game_name: str,
        seats: Sequence[str],
        *,
        names: Sequence[str | None] | None = None,
        options: dict[str, Any] | None = None,
        components: dict[str, Any] | None = None,
        public: bool = False,
        undo: bool = True,
        takeover: bool = True,
    ) -> LiveTable:
        """A new table: each seat is `me`, perhaps with its own name, `open` or the name of a bot."""
        check_named(guest)
        game = self.games.find(game_name)
        game.check_players(len(seats))
        override = None if components is None else ComponentsFile("components", "", components)
        row = TableRow(
            id=new_table_id(),
            game=game_name,
            rules=game.version,
            players=len(seats),
            options=game.read_options(options or {}, game.version),
            figures=game.figures(len(seats), override)[0],
            public=public,
            undo=undo,
            takeover=takeover,
            host=guest.id,
            secret=secrets.token_hex(32),
            created=clock.now(),
            changed=clock.now(),
        )
        places = [new_seat(number, asked, guest) for number, asked in enumerate(seats)]
        if names is not None:
            name_seats(places, names)
        return await self._add(guest, row, places)

    async def rematch(self, guest: Guest, id: str) -> LiveTable:
        """A new table with the same people, rules and components; there is one rematch, no matter who asks for it."""
        table = await self.tables.table(id)
        async with table.lock:
            old = table.row
            if not table.seats_of(guest.id):
                raise Refusal("seat-not-yours")
            if old.state != OVER:
                raise Refusal("table-not-over")
            if old.rematch is None or not await self.tables.exists(old.rematch):
                seats = [self._same_seat(seat) for seat in table.seats]
                fresh = await self._add(guest, same_table(old, guest), seats)
                table.row = msgspec.structs.replace(old, rematch=fresh.id)
                self.tables.followers.broadcast(table, [], info=True)
            assert table.row.rematch is not None
            return await self.tables.table(table.row.rematch)

    def _same_seat(self, seat: SeatRow) -> SeatRow:
        """For the previous players; the table does not wait for banned ones."""
        if seat.guest is None or seat.guest in self.admission.banned:
            return SeatRow(seat.number, bot=seat.bot)
        return SeatRow(seat.number, guest=seat.guest, name=seat.name)

    async def _add(self, guest: Guest, row: TableRow, seats: list[SeatRow]) -> LiveTable:
        name_bots(seats)
        check_seats(seats)
        await self.admission.check_new_table(guest)
        table = self.tables.new(row, seats)
        match, happened = begin_if_ready(table, row, seats, [event(row, "made")])
        await self.tables.add(table, match, happened)
        return table


def new_seat(number: int, asked: str, guest: Guest) -> SeatRow:
    if asked == ME:
        return SeatRow(number, guest=guest.id, name=guest.name)
    if asked == ANYBODY:
        return SeatRow(number)
    check_bot(asked)
    return SeatRow(number, bot=asked)


def same_table(old: TableRow, guest: Guest) -> TableRow:
    """The row of a rematch."""
    return TableRow(
        id=new_table_id(),
        game=old.game,
        rules=old.rules,
        players=old.players,
        options=old.options,
        figures=old.figures,
        public=old.public,
        undo=old.undo,
        takeover=old.takeover,
        host=guest.id,
        secret=secrets.token_hex(32),
        created=clock.now(),
        changed=clock.now(),
        rematch_of=old.id,
    )
