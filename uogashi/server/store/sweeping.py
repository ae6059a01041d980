"""Deleting what is too old or too much, and giving its room back: in small batches, so that no move waits for it.

What is to go is looked for by a reader; the writer deletes a few tables at a time, and whatever has gathered meanwhile
is written between two batches. Nothing that has changed since it was found is deleted.
"""

from collections.abc import AsyncIterator, Sequence

import sqlalchemy as sa

from uogashi.server.store.access import Access
from uogashi.server.store.engine import driver_of
from uogashi.server.store.rows import OVER
from uogashi.server.store.schema import ENTRIES, GUESTS, SEATS, TABLES

MOST_FOUND = 5000
"""Tables, or guests, that are looked for at once."""
MOST_TABLES = 20
MOST_ENTRIES = 300
"""The number of entries deleted in one transaction, unless a single table has more entries."""
MOST_GUESTS = 200
MOST_PAGES = 250
"""Pages of SQLite's file that are given back in one transaction."""
PAGES_KEPT = 250
"""Free pages that stay in the file, for what comes next."""
ROW_BYTES = 100
"""What a row costs beside its texts, with its place in the indexes: roughly."""

FOR_EVER = 1 << 62
"""Milliseconds: everything was touched before."""

Found = tuple[str, int]
"""The id of a table, and how many entries it has."""


async def sweep_tables(database: Access, state: str, before: int) -> AsyncIterator[list[str]]:
    """Delete the tables of this state that nobody has touched since; yields the ids of each batch."""
    while found := await find_tables(database, state, before, MOST_FOUND):
        for batch in batches(found):
            yield await delete_tables(database, batch, state, before)
        if len(found) < MOST_FOUND:
            return


async def sweep_oldest(database: Access) -> tuple[list[str], int]:
    """Delete a batch of the finished tables that nobody has touched for longest: their ids, and what that freed."""
    found = await find_tables(database, OVER, FOR_EVER, MOST_TABLES)
    if not found:
        return [], 0
    batch = batches(found)[0]
    if not database.sqlite:  # PostgreSQL counts its rows only by and by
        weight = await weigh(database, batch)
        return await delete_tables(database, batch, OVER, FOR_EVER), weight
    before = await used_bytes(database)
    gone = await delete_tables(database, batch, OVER, FOR_EVER)
    return gone, before - await used_bytes(database)


async def find_tables(database: Access, state: str, before: int, most: int) -> list[Found]:
    """Tables of this state that nobody has touched since, for longest first."""
    asked = sa.select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.state == state, TABLES.c.changed < before)
    asked = asked.order_by(TABLES.c.changed).limit(most)
    return await database.read(lambda connection: [(row.id, row.seq) for row in connection.execute(asked)])


def batches(found: Sequence[Found]) -> list[list[str]]:
    """Few tables at a time, and few entries."""
    parts: list[list[str]] = []
    entries = 0
    for id, count in found:
        if not parts or len(parts[-1]) >= MOST_TABLES or entries + count > MOST_ENTRIES:
            parts.append([])
            entries = 0
        parts[-1].append(id)
        entries += count
    return parts


async def delete_tables(database: Access, ids: Sequence[str], state: str, before: int) -> list[str]:
    """Delete those of these tables, with seats and logs, that are still in this state and not touched since."""

    def work(connection: sa.Connection) -> list[str]:
        # Asked for by their ids alone: with the state among the conditions, SQLite looks through all of that state.
        rows = connection.execute(sa.select(TABLES.c.id, TABLES.c.state, TABLES.c.changed).where(TABLES.c.id.in_(ids)))
        gone = [row.id for row in rows if row.state == state and row.changed < before]
        connection.execute(sa.delete(TABLES).where(TABLES.c.id.in_(gone)))
        return gone

    deleted: list[str] = await database.write(work)
    await tidy_log(database)
    return deleted


async def sweep_guests(database: Access, before: int) -> None:
    """Delete the guests who sit nowhere and were not seen since."""
    seated = sa.select(SEATS.c.guest).where(SEATS.c.guest == GUESTS.c.id).exists()
    asked = sa.select(GUESTS.c.id).where(GUESTS.c.seen < before, ~seated).limit(MOST_GUESTS)
    while found := await database.read(lambda connection: list(connection.execute(asked).scalars())):
        await delete_guests(database, found, before)
        if len(found) < MOST_GUESTS:
            return


async def delete_guests(database: Access, ids: Sequence[str], before: int) -> None:
    """Delete those of these guests who still sit nowhere and have not been seen since."""

    def work(connection: sa.Connection) -> None:
        seated = set(connection.execute(sa.select(SEATS.c.guest).where(SEATS.c.guest.in_(ids))).scalars())
        rows = connection.execute(sa.select(GUESTS.c.id, GUESTS.c.seen).where(GUESTS.c.id.in_(ids)))
        gone = [row.id for row in rows if row.seen < before and row.id not in seated]
        connection.execute(sa.delete(GUESTS).where(GUESTS.c.id.in_(gone)))

    await database.write(work)


async def weigh(database: Access, ids: Sequence[str]) -> int:
    """The bytes of these tables, roughly."""

    def work(connection: sa.Connection) -> int:
        texts = sa.func.length(TABLES.c.figures) + sa.func.length(sa.func.coalesce(TABLES.c.setup, ""))
        rows = sa.select(sa.func.sum(texts + 10 * ROW_BYTES)).where(TABLES.c.id.in_(ids))
        words = sa.func.length(ENTRIES.c.content)
        entries = sa.select(sa.func.sum(words + ROW_BYTES)).where(ENTRIES.c.table.in_(ids))
        return sum(int(connection.execute(asked).scalar() or 0) for asked in (rows, entries))

    return await database.read(work)


# --- room ----------------------------------------------------------------------------------------------------------


async def used_bytes(database: Access) -> int:
    """How much of the disk is taken by what is stored; room that is free inside the database does not count."""
    return await database.read(used_in_sqlite if database.sqlite else used_in_postgresql)


def used_in_sqlite(connection: sa.Connection) -> int:
    size, pages, free = (
        int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)
        for name in ("page_size", "page_count", "freelist_count")
    )
    return size * (pages - free)


def used_in_postgresql(connection: sa.Connection) -> int:
    """PostgreSQL's files seldom shrink: of each we count as much as its living rows fill."""
    used = 0
    for table in (TABLES, SEATS, ENTRIES, GUESTS):
        name = table.name
        whole, content, rows = connection.execute(
            sa.text(
                "SELECT pg_total_relation_size(relid), pg_table_size(relid), n_live_tup "
                "FROM pg_stat_user_tables WHERE relname = :name AND schemaname = current_schema()"
            ),
            {"name": name},
        ).one()
        sample = f'SELECT avg(pg_column_size(few.*)) FROM (SELECT * FROM "{name}" LIMIT 500) AS few'
        width = float(connection.exec_driver_sql(sample).scalar() or 0)
        if content:
            used += int(whole * min(1.0, rows * width / content))
    return used


async def give_room_back(database: Access) -> None:
    """Shrink SQLite's file by its free pages; PostgreSQL does that itself."""
    if not database.sqlite:
        return

    def work(connection: sa.Connection) -> int:
        free = int(connection.exec_driver_sql("PRAGMA freelist_count").scalar() or 0)
        pages = min(free - PAGES_KEPT, MOST_PAGES)
        if pages > 0:
            begin_by_hand(connection)
        for _ in range(pages):  # Python's driver stops after the first page, however many are asked for
            connection.exec_driver_sql("PRAGMA incremental_vacuum(1)")
        left = int(connection.exec_driver_sql("PRAGMA freelist_count").scalar() or 0)
        return left if left < free else 0

    while await database.write(work) > PAGES_KEPT:
        await tidy_log(database)


async def tidy_log(database: Access) -> None:
    """Checkpoint SQLite's log into the file after deleting, beside the writer.

    Otherwise the writer does so whenever a thousand pages have gathered, and that write waits for all of them.
    """
    if database.sqlite:
        await database.read(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").all())


def begin_by_hand(connection: sa.Connection) -> None:
    """Python's driver begins a transaction only before it changes rows."""
    if not driver_of(connection).in_transaction:
        connection.exec_driver_sql("BEGIN")
