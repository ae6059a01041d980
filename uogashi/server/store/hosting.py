"""What a host reads and changes in the store beside what people do at tables: lists, bans, names, commands.

Each function works on a connection. Those that read are safe beside a running server; those that change are called by
the house alone, but for the commands: they are how a host's process gives orders to the server.
"""

import time
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from uogashi.server.names import name_key
from uogashi.server.store.conversion import decode, encode, read_entry, read_seat, read_table, summaries
from uogashi.server.store.rows import EntryRow, HostCommand, SeatRow, Summary, TableRow
from uogashi.server.store.schema import BANS, ENTRIES, GUESTS, HOST_COMMANDS, SEATS, TABLES

# --- looking -------------------------------------------------------------------------------------------------------


def count_tables(connection: sa.Connection) -> dict[str, int]:
    """How many tables there are in each state."""
    counted = sa.select(TABLES.c.state, sa.func.count()).group_by(TABLES.c.state)
    return {str(state): int(count) for state, count in connection.execute(counted)}


def list_tables(
    connection: sa.Connection,
    *,
    state: str | None = None,
    game: str | None = None,
    before: int | None = None,
    guest: str | None = None,
    most: int,
) -> list[Summary]:
    """Tables in this state, of this game, unchanged since a moment, with this guest in a seat or as creator."""
    conditions: list[Any] = []
    if state is not None:
        conditions.append(TABLES.c.state == state)
    if game is not None:
        conditions.append(TABLES.c.game == game)
    if before is not None:
        conditions.append(TABLES.c.changed < before)
    if guest is not None:
        theirs = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
        conditions.append(sa.or_(TABLES.c.id.in_(theirs), TABLES.c.host == guest))
    return summaries(connection, *conditions, most=most)


class ListedGuest(msgspec.Struct):
    """A guest in a host's list."""

    id: str
    name: str
    created: int
    seen: int
    tables: int
    """At how many tables they sit."""
    banned: bool


def list_guests(connection: sa.Connection, *, before: int | None = None, most: int) -> list[ListedGuest]:
    """Guests, those seen last first."""
    seated = sa.select(sa.func.count(sa.distinct(SEATS.c.table))).where(SEATS.c.guest == GUESTS.c.id).scalar_subquery()
    banned = sa.exists().where(BANS.c.guest == GUESTS.c.id)
    chosen = sa.select(GUESTS, seated, banned).order_by(GUESTS.c.seen.desc(), GUESTS.c.id).limit(most)
    if before is not None:
        chosen = chosen.where(GUESTS.c.seen < before)
    return [
        ListedGuest(row.id, row.name, row.created, row.seen, int(row[5]), bool(row[6]))
        for row in connection.execute(chosen)
    ]


class Ban(msgspec.Struct):
    """A banned guest; the name is the one they had then."""

    guest: str
    name: str
    at: int


def list_bans(connection: sa.Connection) -> list[Ban]:
    return [Ban(**row._mapping) for row in connection.execute(sa.select(BANS).order_by(BANS.c.at.desc(), BANS.c.guest))]


def banned_guests(connection: sa.Connection) -> set[str]:
    return set(connection.execute(sa.select(BANS.c.guest)).scalars())


def find_guests(connection: sa.Connection, text: str) -> dict[str, str]:
    """The names, by id, of the guests who have this id, or else this name; including banned ones."""
    for field in ("id", "name"):
        found = {row.id: row.name for row in connection.execute(sa.select(GUESTS).where(GUESTS.c[field] == text))}
        key = BANS.c.guest if field == "id" else BANS.c.name
        found = {row.guest: row.name for row in connection.execute(sa.select(BANS).where(key == text))} | found
        if found:
            return found
    return {}


class Shown(msgspec.Struct):
    """A table as its host looks at it from outside."""

    table: TableRow
    seats: list[SeatRow]
    entries: dict[str, int]
    """How many entries of each kind are in its log."""
    log_bytes: int
    figures_bytes: int
    first: int | None
    last: int | None
    """When the first and the last entry were made."""
    host: str | None
    """What the guest is called who made it."""


def show_table(connection: sa.Connection, id: str) -> Shown | None:
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).first()
    if row is None:
        return None
    seats = connection.execute(sa.select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.number))
    length = sa.func.sum(sa.func.length(ENTRIES.c.content))
    kinds = sa.select(ENTRIES.c.kind, sa.func.count(), length, sa.func.min(ENTRIES.c.at), sa.func.max(ENTRIES.c.at))
    counted = connection.execute(kinds.where(ENTRIES.c.table == id).group_by(ENTRIES.c.kind)).all()
    return Shown(
        read_table(row),
        [read_seat(seat) for seat in seats],
        {kind: int(count) for kind, count, *_ in sorted(counted)},
        sum(int(each[2]) for each in counted),
        len(row.figures),
        min((int(each[3]) for each in counted), default=None),
        max((int(each[4]) for each in counted), default=None),
        connection.execute(sa.select(GUESTS.c.name).where(GUESTS.c.id == row.host)).scalar(),
    )


def read_log(connection: sa.Connection, id: str) -> list[EntryRow]:
    chosen = sa.select(ENTRIES).where(ENTRIES.c.table == id).order_by(ENTRIES.c.seq)
    return [read_entry(row) for row in connection.execute(chosen)]


# --- changing, through the house -----------------------------------------------------------------------------------


def remove_table(connection: sa.Connection, id: str) -> bool:
    """A table with its seats and its log; whether it was there."""
    return bool(connection.execute(sa.delete(TABLES).where(TABLES.c.id == id)).rowcount)


def put_ban(connection: sa.Connection, *, guest: str, name: str, at: int) -> None:
    connection.execute(sa.delete(BANS).where(BANS.c.guest == guest))
    connection.execute(sa.insert(BANS).values(guest=guest, name=name, at=at))


def lift_ban(connection: sa.Connection, *, guest: str) -> bool:
    """Whether they were banned."""
    return bool(connection.execute(sa.delete(BANS).where(BANS.c.guest == guest)).rowcount)


def tables_naming(connection: sa.Connection, *, guest: str) -> list[str]:
    """The tables where a guest sits, or is named in the log."""
    seated = sa.select(SEATS.c.table).where(SEATS.c.guest == guest)
    named = sa.select(ENTRIES.c.table).where(ENTRIES.c.guest == guest)
    return sorted(set(connection.execute(seated.union(named)).scalars()))


def rename_at(connection: sa.Connection, *, table: str, guest: str, name: str) -> None:
    """Call a guest otherwise at one table: in their seats, and wherever the log names them.

    No two at a table are called alike: a second seat of theirs, or one beside a namesake, is `Momo 2`.
    """
    seats = [read_seat(row) for row in connection.execute(sa.select(SEATS).where(SEATS.c.table == table)).all()]
    used = {seat.name for seat in seats if seat.guest != guest}
    names: dict[int | None, str] = {}
    for seat in sorted(seats, key=lambda each: each.number):
        if seat.guest == guest:
            names[seat.number] = free_name(name, used)
            used.add(names[seat.number])
            there = sa.and_(SEATS.c.table == table, SEATS.c.number == seat.number)
            connection.execute(sa.update(SEATS).where(there).values(name=names[seat.number]))
    theirs = sa.and_(ENTRIES.c.table == table, ENTRIES.c.guest == guest)
    for row in connection.execute(sa.select(ENTRIES).where(theirs)).all():
        event, arguments = decode(row.content)
        content = encode([event, {**arguments, "name": names.get(row.seat, name)}]).decode()
        there = sa.and_(ENTRIES.c.table == table, ENTRIES.c.seq == row.seq)
        connection.execute(sa.update(ENTRIES).where(there).values(content=content))


def free_name(name: str, used: Iterable[str | None]) -> str:
    taken, number = {name_key(each or "") for each in used}, 2
    free = name
    while name_key(free) in taken:
        free, number = f"{name} {number}", number + 1
    return free


# --- commands ------------------------------------------------------------------------------------------------------


def give_command(connection: sa.Connection, command: HostCommand) -> None:
    """From a host's process, for the server."""
    row = msgspec.structs.asdict(command)
    connection.execute(sa.insert(HOST_COMMANDS).values({**row, "arguments": encode(command.arguments).decode()}))


def open_commands(connection: sa.Connection) -> list[HostCommand]:
    """Unanswered commands, in the order of asking."""
    chosen = sa.select(HOST_COMMANDS).where(HOST_COMMANDS.c.answer.is_(None)).order_by(HOST_COMMANDS.c.asked)
    return [read_command(row) for row in connection.execute(chosen)]


def find_command(connection: sa.Connection, id: str) -> HostCommand | None:
    row = connection.execute(sa.select(HOST_COMMANDS).where(HOST_COMMANDS.c.id == id)).first()
    return None if row is None else read_command(row)


def take_command(connection: sa.Connection, id: str) -> bool:
    """The server carries it out from now on: it cannot be withdrawn any more. False if it has been already."""
    chosen = sa.update(HOST_COMMANDS).where(HOST_COMMANDS.c.id == id)
    return bool(connection.execute(chosen.values(taken=time.time_ns() // 1_000_000)).rowcount)


def answer_command(connection: sa.Connection, id: str, answer: dict[str, Any]) -> None:
    chosen = sa.update(HOST_COMMANDS).where(HOST_COMMANDS.c.id == id)
    connection.execute(chosen.values(answer=encode(answer).decode()))


def drop_command(connection: sa.Connection, id: str, *, untaken: bool = False) -> bool:
    """Delete a command; with `untaken`, only if nobody carries it out yet. Whether it was there."""
    chosen = sa.delete(HOST_COMMANDS).where(HOST_COMMANDS.c.id == id)
    return bool(connection.execute(chosen.where(HOST_COMMANDS.c.taken.is_(None)) if untaken else chosen).rowcount)


def drop_old_commands(connection: sa.Connection, before: int) -> None:
    """What a host's process left behind that was killed."""
    connection.execute(sa.delete(HOST_COMMANDS).where(HOST_COMMANDS.c.asked < before))


def read_command(row: Any) -> HostCommand:
    values = dict(row._mapping)
    values["arguments"] = decode(values["arguments"])
    values["answer"] = None if values["answer"] is None else decode(values["answer"])
    return HostCommand(**values)
