"""The memory of a table: `python -m benchmarks.table_memory TABLES` prints one JSON object, kilobytes for each.

The tables are in the middle of their games. Live: in memory, ready for the next move. Sleeping: in the store only; what
a process holds for each of them while they sleep, and how large the SQLite file is.
"""

import asyncio
import gc
import json
import re
import secrets
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from uogashi.server.house import House
from uogashi.server.settings import Settings
from uogashi.server.store.database import DatabaseStore

ENTRIES = 45
"""This many entries have been made: more than half of a game of four."""


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    store = DatabaseStore(f"sqlite:///{folder / 'tables.db'}")
    store.open()
    house = House(store, Settings(most_tables=10**9))
    await house.open()
    yield house
    await house.close()
    store.close()


async def store_tables(folder: Path, tables: int) -> list[str]:
    async with opened(folder) as house:
        guest = await house.new_guest("host")
        ids = []
        for _ in range(tables):
            table = await house.create(guest, "tsukiji", ["me", "me", "me", "me"])
            for seat in range(4):
                await house.take(guest, table.id, seat, secrets.token_hex(16))
            assert table.match is not None
            while len(table.match.entries) < ENTRIES:
                seat = table.match.acting[0]
                legal = table.match.legal(seat)
                decisions = legal[:5] if legal[0].startswith("ticket") else legal[:1]
                await house.play(guest, table.id, seat, table.known_seq(seat), secrets.token_hex(8), decisions)
            ids.append(house.tables.live.pop(table.id).id)
        return ids


async def wake_tables(folder: Path, ids: list[str]) -> dict[str, float]:
    """In a process that has done nothing else: memory that was freed before would hide what is used now."""
    async with opened(folder) as house:
        await house.table(ids[0])
        asleep = resident()
        for id in ids:
            await house.table(id)
        return {"asleep": asleep, "awake": resident()}


def resident() -> float:
    gc.collect()
    found = re.search(r"VmRSS:\s+(\d+)", Path("/proc/self/status").read_text())
    return float(found[1]) if found else 0.0


def main(tables: int) -> None:
    with tempfile.TemporaryDirectory() as chosen:
        folder = Path(chosen)
        ids = asyncio.run(store_tables(folder, tables))
        (folder / "ids").write_text(" ".join(ids))
        few = in_a_new_process(folder, 1)
        all_of_them = in_a_new_process(folder, tables)
        size = sum(file.stat().st_size for file in folder.glob("tables.db*"))
    figures = {
        "live_kilobytes": (all_of_them["awake"] - all_of_them["asleep"]) / tables,
        "sleeping_kilobytes": max(0.0, (few["awake"] - few["asleep"]) / tables),
        "stored_kilobytes": size / 1024 / tables,
    }
    print(json.dumps(figures))


def in_a_new_process(folder: Path, tables: int) -> dict[str, float]:
    command = [sys.executable, "-m", "benchmarks.table_memory", "wake", str(folder), str(tables)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


if __name__ == "__main__":
    if sys.argv[1] == "wake":
        where = Path(sys.argv[2])
        chosen_ids = (where / "ids").read_text().split()[: int(sys.argv[3])]
        print(json.dumps(asyncio.run(wake_tables(where, chosen_ids))))
    else:
        main(int(sys.argv[1]))
