"""How long a move waits while old tables are deleted: `python -m benchmarks.sweeping [TABLES] [--database URL]`.

Fills a database with 20,000 tables, then deletes them while a client writes a move every few milliseconds. Prints the
median and the longest wait without and with sweeping, and what the file gave back.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from pathlib import Path

import sqlalchemy as sa

from uogashi.server.store.appending import insert_entries
from uogashi.server.store.conversion import seat_values, table_values
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.rows import MOVES, OVER, RUNNING, EntryRow, SeatRow, TableRow
from uogashi.server.store.schema import SEATS, TABLES
from uogashi.server.store.sweeping import give_room_back, sweep_tables, used_bytes
from uogashi.server.web.app import SWITCH_SECONDS

TABLES_COUNT = 20_000
ENTRIES = 60
PAUSE_SECONDS = 0.005


def a_table(number: int, state: str) -> TableRow:
    figures = {"deck": {f"card {each}": each for each in range(100)}}
    return TableRow(f"t{number:013}", "game", "1", 4, {}, figures, True, True, True, "", "00" * 32, 1, number, state)


def an_entry(table: TableRow, seq: int) -> EntryRow:
    return EntryRow(table.id, seq, MOVES, seq % 4, [[seq % 4, "ticket 4"], [seq % 4, "ticket x2"]], seq, f"id-{seq}")


async def fill(store: DatabaseStore, count: int) -> None:
    for first in range(0, count, 100):
        tables = [a_table(number, OVER) for number in range(first, min(first + 100, count))]

        def work(connection: sa.Connection, tables: list[TableRow] = tables) -> None:
            for table in tables:
                table.seq = ENTRIES
            connection.execute(sa.insert(TABLES), [table_values(table) for table in tables])
            connection.execute(
                sa.insert(SEATS), [seat_values(table.id, SeatRow(n)) for table in tables for n in range(4)]
            )
            for table in tables:
                insert_entries(connection, [an_entry(table, seq) for seq in range(1, ENTRIES + 1)])

        await store.write(work)


async def play(store: DatabaseStore, table: TableRow, ended: asyncio.Event) -> list[float]:
    """How long each move waited, until it is over."""
    waits = []
    while not ended.is_set():
        table.seq += 1
        began = time.perf_counter()
        await store.append([an_entry(table, table.seq)], table)
        waits.append(time.perf_counter() - began)
        await asyncio.sleep(PAUSE_SECONDS)
    return waits


def tell(what: str, waits: list[float]) -> None:
    milliseconds = [1000 * wait for wait in waits]
    median, longest = statistics.median(milliseconds), max(milliseconds)
    print(f"{what}: {len(waits)} writes, median {median:.1f} ms, longest {longest:.1f} ms")


async def measure(store: DatabaseStore, count: int) -> None:
    await fill(store, count)
    played = a_table(count, RUNNING)
    played.seq = 1
    await store.add_table(played, [SeatRow(number) for number in range(4)], [an_entry(played, 1)])
    ended = asyncio.Event()
    playing = asyncio.ensure_future(play(store, played, ended))
    await asyncio.sleep(3)
    ended.set()
    tell("quiet", await playing)

    ended = asyncio.Event()
    playing = asyncio.ensure_future(play(store, played, ended))
    before = await used_bytes(store)
    began = time.perf_counter()
    gone = sum([len(batch) async for batch in sweep_tables(store, OVER, count)])
    deleted = time.perf_counter() - began
    await give_room_back(store)
    ended.set()
    tell("while sweeping", await playing)
    print(f"{gone} tables in {deleted:.1f} s; {before / 1e6:.0f} MB were {await used_bytes(store) / 1e6:.0f} MB after")


def main(arguments: list[str]) -> None:
    sys.setswitchinterval(SWITCH_SECONDS)
    count = int(arguments[0]) if arguments and arguments[0].isdecimal() else TABLES_COUNT
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.db"
        given = "--database" in arguments
        store = DatabaseStore(arguments[arguments.index("--database") + 1] if given else f"sqlite:///{file}")
        store.open()
        try:
            asyncio.run(measure(store, count))
        finally:
            store.close()
        if not given:
            print(f"the file has {file.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
