"""The store in a database, SQLite or PostgreSQL: see `interface.py` for what each of its methods is for."""

import time
from collections.abc import AsyncIterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec
import sqlalchemy as sa

from uogashi.server.store import hosting, sweeping
from uogashi.server.store.access import Access
from uogashi.server.store.appending import Append, insert_entries
from uogashi.server.store.conversion import (
    decode,
    encode,
    read_entry,
    read_seat,
    read_table,
    seat_values,
    summaries,
    table_values,
)
from uogashi.server.store.interface import Conflict
from uogashi.server.store.rows import OPEN, RUNNING, EntryRow, Guest, HostCommand, SeatRow, Summary, TableRow
from uogashi.server.store.schema import ENTRIES, GUESTS, KEYS, SEATS, TABLES

TRIED = "ready"
"""The name under which we write, among the keys, to see whether we can."""


class DatabaseStore(Access):
    """Everything that is kept."""

    # --- tables ----------------------------------------------------------------------------------------------------

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
        """A table with its seats and its whole log."""

        def work(connection: sa.Connection) -> tuple[TableRow, list[SeatRow], list[EntryRow]] | None:
            row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).first()
            if row is None:
                return None
            seats = connection.execute(sa.select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.number))
            entries = connection.execute(sa.select(ENTRIES).where(ENTRIES.c.table == id).order_by(ENTRIES.c.seq))
            return read_table(row), [read_seat(seat) for seat in seats], [read_entry(entry) for entry in entries]

        return await self.read(work)

    async def append(
        self, entries: list[EntryRow], table: TableRow, seats: Sequence[SeatRow] = (), *, whole: bool = False
    ) -> None:
        """Append to a table's log; `whole` if more of the table or its seats has changed than who acts."""
        await self.write(Append(entries, table, seats, whole))

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow]) -> None:
        """A new table. If it is a rematch of another one, that one learns of it; there is only one rematch."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(TABLES), table_values(table))
            connection.execute(sa.insert(SEATS), [seat_values(table.id, seat) for seat in seats])
            insert_entries(connection, entries)
            if table.rematch_of is not None:
                old = sa.update(TABLES).where(TABLES.c.id == table.rematch_of)
                connection.execute(old.values(rematch=table.id))

        await self.write(work)

    async def seen(self, table: str, guest: str, at: int) -> None:
        """A guest was at this table until now."""
        there = sa.and_(SEATS.c.table == table, SEATS.c.guest == guest)
        await self.write(lambda connection: connection.execute(sa.update(SEATS).where(there).values(seen=at)) and None)

    # --- lists -----------------------------------------------------------------------------------------------------

    async def tables_of(self, guest: str, states: Sequence[str], most: int) -> list[Summary]:
        """A guest's tables, the latest changed first."""
        theirs = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        return await self.read(
            lambda connection: summaries(connection, TABLES.c.id.in_(theirs), TABLES.c.state.in_(states), most=most)
        )

    async def count_tables(self, guest: str, rules: Mapping[str, Sequence[str]]) -> int:
        """At how many open and running tables of these games and versions of rules a guest sits, or is the host."""

        def work(connection: sa.Connection) -> int:
            theirs = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
            live = TABLES.c.state.in_((OPEN, RUNNING))
            readable = sa.tuple_(TABLES.c.game, TABLES.c.rules).in_(
                [(game, version) for game, versions in rules.items() for version in versions]
            )
            chosen = sa.and_(live, readable, sa.or_(TABLES.c.id.in_(theirs), TABLES.c.host == guest))
            return connection.execute(sa.select(sa.func.count()).select_from(TABLES).where(chosen)).scalar() or 0

        return await self.read(work)

    async def lobby(self, state: str, before: int, most: int) -> list[Summary]:
        """Public tables, those that changed last first."""
        listed = (TABLES.c.public, TABLES.c.state == state, TABLES.c.changed < before)
        return await self.read(lambda connection: summaries(connection, *listed, most=most))

    async def waiting_for_bots(self) -> list[str]:
        """The tables where a bot is to decide: after a start, they must be woken."""

        def work(connection: sa.Connection) -> list[str]:
            waiting = sa.select(TABLES.c.id).where(TABLES.c.bots_act, TABLES.c.state == RUNNING)
            return list(connection.execute(waiting).scalars())

        return await self.read(work)

    def count_by_state(self) -> dict[str, int]:
        return self.read_now(hosting.count_tables)

    # --- guests ----------------------------------------------------------------------------------------------------

    async def guest(self, id: str) -> Guest | None:
        """A guest, if they have ever done anything that is kept."""

        def work(connection: sa.Connection) -> Guest | None:
            row = connection.execute(sa.select(GUESTS).where(GUESTS.c.id == id)).first()
            return None if row is None else Guest(**row._mapping)

        return await self.read(work)

    async def add_guest(self, guest: Guest) -> None:
        """A new guest; a conflict if there is one of this id."""
        await self.write(
            lambda connection: connection.execute(sa.insert(GUESTS), msgspec.structs.asdict(guest)) and None
        )

    async def put_guest(self, guest: Guest) -> None:
        """A guest who has changed; a conflict if they are gone: what was deleted does not come back."""

        def work(connection: sa.Connection) -> None:
            there = sa.update(GUESTS).where(GUESTS.c.id == guest.id)
            if not connection.execute(there.values(msgspec.structs.asdict(guest))).rowcount:
                raise Conflict

        await self.write(work)

    async def forget_guest(self, guest: str, name: str) -> set[str]:
        """Delete a guest; their name is replaced by `name` everywhere. Returns the tables that changed."""

        def work(connection: sa.Connection) -> set[str]:
            changed = set(connection.execute(sa.select(SEATS.c.table).where(SEATS.c.guest == guest)).scalars())
            changed |= set(connection.execute(sa.select(TABLES.c.id).where(TABLES.c.host == guest)).scalars())
            theirs = ENTRIES.c.guest == guest
            for row in connection.execute(sa.select(ENTRIES).where(theirs)).all():
                changed.add(row.table)
                event, arguments = decode(row.content)
                content = encode([event, {**arguments, "name": name}]).decode()
                there = sa.and_(ENTRIES.c.table == row.table, ENTRIES.c.seq == row.seq)
                connection.execute(sa.update(ENTRIES).where(there).values(content=content, guest=None))
            connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))
            connection.execute(sa.update(SEATS).where(SEATS.c.guest == guest).values(guest=None, name=name))
            connection.execute(sa.update(TABLES).where(TABLES.c.host == guest).values(host=""))
            return changed

        tables: set[str] = await self.write(work)
        return tables

    # --- bans, and what the host of the server asks for ------------------------------------------------------------

    async def banned_guests(self) -> set[str]:
        return await self.read(hosting.banned_guests)

    async def put_ban(self, guest: str, name: str, at: int) -> None:
        await self.write(partial(hosting.put_ban, guest=guest, name=name, at=at))

    async def lift_ban(self, guest: str) -> bool:
        return bool(await self.write(partial(hosting.lift_ban, guest=guest)))

    async def remove_table(self, id: str) -> bool:
        return bool(await self.write(partial(hosting.remove_table, id=id)))

    async def tables_naming(self, guest: str) -> list[str]:
        return await self.read(partial(hosting.tables_naming, guest=guest))

    async def rename_at(self, table: str, guest: str, name: str) -> None:
        await self.write(partial(hosting.rename_at, table=table, guest=guest, name=name))

    async def open_commands(self) -> list[HostCommand]:
        return await self.read(hosting.open_commands)

    async def take_command(self, id: str) -> bool:
        return bool(await self.write(partial(hosting.take_command, id=id)))

    async def answer_command(self, id: str, answer: dict[str, Any]) -> None:
        await self.write(partial(hosting.answer_command, id=id, answer=answer))

    async def drop_old_commands(self, before: int) -> None:
        await self.write(partial(hosting.drop_old_commands, before=before))

    # --- keeping in order ------------------------------------------------------------------------------------------

    async def try_writing(self) -> None:
        """Write something, to see whether anything can be written; raises `Lost` if not."""
        await self.check_disk()

        def work(connection: sa.Connection) -> None:
            value = str(time.time_ns())
            tried = connection.execute(sa.update(KEYS).where(KEYS.c.name == TRIED).values(value=value))
            if not tried.rowcount:
                connection.execute(sa.insert(KEYS).values(name=TRIED, value=value))

        await self.write(work)

    def sweep_tables(self, state: str, before: int) -> AsyncIterator[list[str]]:
        return sweeping.sweep_tables(self, state, before)

    async def sweep_oldest(self) -> tuple[list[str], int]:
        return await sweeping.sweep_oldest(self)

    async def sweep_guests(self, before: int) -> None:
        await sweeping.sweep_guests(self, before)

    async def used_bytes(self) -> int:
        return await sweeping.used_bytes(self)

    async def give_room_back(self) -> None:
        await sweeping.give_room_back(self)

    async def key(self, name: str, fresh: str) -> str:
        """The key of this name; the first time, the one that is given is kept."""

        def work(connection: sa.Connection) -> str:
            kept = connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == name)).scalar()
            if kept is None:
                connection.execute(sa.insert(KEYS).values(name=name, value=fresh))
            return str(kept or fresh)

        value: str = await self.write(work)
        return value
