"""Appending to the logs of many tables at once: what most of the writing is.

Many rows go in one statement, written out, where SQLAlchemy would send one statement a row: between any two of them
SQLite's driver lets go of the interpreter, and gets it back only when the busy loop next gives way.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
import sqlalchemy as sa

from uogashi.server.store.conversion import entry_values, seat_values, table_values
from uogashi.server.store.interface import Conflict
from uogashi.server.store.rows import EntryRow, SeatRow, TableRow
from uogashi.server.store.schema import ENTRIES, SEATS, TABLES

ENTRY_TYPES = {column.name: str(column.type) for column in ENTRIES.columns}
ADVANCE_TYPES = {
    "id": "VARCHAR(32)",
    "before": "INTEGER",
    "seq": "INTEGER",
    "acting": "INTEGER",
    "bots_act": "BOOLEAN",
    "changed": "BIGINT",
}


class Append(msgspec.Struct):
    """Entries of one table's log, perhaps none, and what changes with them; `whole` if more than who acts has."""

    entries: list[EntryRow]
    table: TableRow
    seats: Sequence[SeatRow] = ()
    whole: bool = False


def run_appends(connection: sa.Connection, appends: list[Append]) -> None:
    """All entries in one statement, all tables in another; a table that is not where it should be is a conflict."""
    entries = [entry for each in appends for entry in each.entries]
    if entries:
        insert_entries(connection, entries)
    if advance_tables(connection, [advance_values(each) for each in appends]) != len(appends):
        raise Conflict
    for each in appends:
        if each.whole:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == each.table.id).values(table_values(each.table)))
        for seat in each.seats:
            there = sa.and_(SEATS.c.table == each.table.id, SEATS.c.number == seat.number)
            connection.execute(sa.update(SEATS).where(there).values(seat_values(each.table.id, seat)))


def insert_entries(connection: sa.Connection, entries: Sequence[EntryRow]) -> None:
    columns = ", ".join(f'"{name}"' for name in ENTRY_TYPES)
    rows = rows_text(connection.dialect.name, tuple(ENTRY_TYPES.values()), len(entries))
    values = tuple(value for entry in entries for value in entry_values(entry))
    connection.exec_driver_sql(f"INSERT INTO entries ({columns}) VALUES {rows}", values)


def advance_tables(connection: sa.Connection, advances: list[tuple[Any, ...]]) -> int:
    """Each table from the entry before to the one after; returns how many were where they should be."""
    rows = rows_text(connection.dialect.name, tuple(ADVANCE_TYPES.values()), len(advances))
    statement = (
        "UPDATE tables SET seq = new.column3, acting = new.column4, bots_act = new.column5, changed = new.column6 "
        f"FROM (VALUES {rows}) AS new WHERE tables.id = new.column1 AND tables.seq = new.column2"
    )
    return connection.exec_driver_sql(statement, tuple(value for row in advances for value in row)).rowcount


@cache
def rows_text(dialect: str, types: tuple[str, ...], count: int) -> str:
    """Placeholders for this many rows of these types."""
    place = "?" if dialect == "sqlite" else "%s"
    row = ", ".join(place if dialect == "sqlite" else f"CAST({place} AS {each})" for each in types)
    return ", ".join([f"({row})"] * count)


def advance_values(append: Append) -> tuple[Any, ...]:
    """The values of `ADVANCE_TYPES`."""
    table = append.table
    before = append.entries[0].seq - 1 if append.entries else table.seq
    return (table.id, before, table.seq, table.acting, table.bots_act, table.changed)
