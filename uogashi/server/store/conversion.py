"""Rows of the database ↔ the structures of `rows.py`."""

import sys
from functools import lru_cache
from typing import Any

import msgspec
import sqlalchemy as sa

from uogashi.server.store.rows import EntryRow, SeatRow, Summary, TableRow
from uogashi.server.store.schema import SEATS, TABLES

JSON_COLUMNS = ("options", "figures", "setup", "scores", "winners")

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def summaries(connection: sa.Connection, *conditions: Any, most: int) -> list[Summary]:
    """Tables with their seats, in two queries. The components are not read: lists do not show them."""
    chosen = sa.select(TABLES).where(*conditions).order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(most)
    tables = [read_table(row) for row in connection.execute(chosen)]
    seats: dict[str, list[SeatRow]] = {table.id: [] for table in tables}
    asked = sa.select(SEATS).where(SEATS.c.table.in_(list(seats))).order_by(SEATS.c.number)
    for row in connection.execute(asked):
        seats[row.table].append(read_seat(row))
    return [Summary(table, seats[table.id]) for table in tables]


def table_values(table: TableRow) -> dict[str, Any]:
    row = msgspec.structs.asdict(table)
    for name in JSON_COLUMNS:
        row[name] = None if row[name] is None else encode(row[name]).decode()
    return row


def read_table(row: Any) -> TableRow:
    values = dict(row._mapping)
    for name in JSON_COLUMNS:
        values[name] = None if values[name] is None else decode(values[name])
    values["figures"] = read_figures(row.figures)
    return TableRow(**values)


@lru_cache(maxsize=1000)
def read_figures(text: str) -> Any:
    """Most tables have the same components: they share them."""
    return decode(text)


def seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table": table, **msgspec.structs.asdict(seat)}


def read_seat(row: Any) -> SeatRow:
    values = dict(row._mapping)
    del values["table"]
    return SeatRow(**values)


def entry_values(entry: EntryRow) -> tuple[Any, ...]:
    """The values of `ENTRY_TYPES`."""
    content = encode(entry.content).decode()
    return (entry.table, entry.seq, entry.kind, entry.seat, content, entry.at, entry.id, entry.guest)


def read_entry(row: Any) -> EntryRow:
    values = dict(row._mapping)
    values["kind"] = sys.intern(values["kind"])
    values["content"] = decode(values["content"])
    return EntryRow(**values)
