"""Old tables go in small batches, their room is given back, and a host's limit of disk is kept."""

import asyncio
import os
import random
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.inside import begun, database_of, guests, in_a_house, play, refusal
from tests.server.test_store import a_table, an_entry, with_store
from uogashi.server.house import House
from uogashi.server.store import file, sweeping
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.rows import OPEN, OVER, RUNNING, Guest, SeatRow
from uogashi.server.store.sweeping import batches, give_room_back, sweep_guests, sweep_oldest, sweep_tables, used_bytes


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


async def fill(
    store: DatabaseStore, count: int, state: str = OPEN, entries: int = 1, size: int = 0, first: int = 0
) -> None:
    """This many tables of a state; the first has been untouched for longest."""
    for number in range(first, first + count):
        table = a_table(f"table{number:09}", state=state, changed=number, seq=entries)
        log = [
            an_entry(table, seq, id=f"i{seq}", content=[random.Random(seq).randbytes(size // 2).hex()])
            for seq in range(1, entries + 1)
        ]
        await store.add_table(table, [SeatRow(0), SeatRow(1)], log)


async def ids(store: DatabaseStore) -> list[str]:
    query = "SELECT id FROM tables ORDER BY id"
    return await store.read(lambda connection: list(connection.execute(sa.text(query)).scalars()))


# --- batches -------------------------------------------------------------------------------------------------------


def test_a_batch_has_few_tables_and_few_entries_but_always_one_table() -> None:
    assert [len(batch) for batch in batches([(str(number), 1) for number in range(45)])] == [20, 20, 5]
    assert [len(batch) for batch in batches([("a", 140), ("b", 140), ("c", 140), ("d", 5000), ("e", 1)])] == [
        2,
        1,
        1,
        1,
    ]
    assert batches([]) == []


def test_what_is_written_meanwhile_comes_between_two_batches(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much is to be deleted, nobody waits for more than the batch that is under way."""
    monkeypatch.setattr(sweeping, "MOST_FOUND", 30)

    async def test(store: DatabaseStore) -> None:
        await fill(store, 100)
        played = a_table("played00000000", state=RUNNING)
        await store.add_table(played, [SeatRow(0), SeatRow(1)], [an_entry(played, 1)])
        left = []
        async for gone in sweep_tables(store, OPEN, 1000):
            assert len(gone) <= sweeping.MOST_TABLES
            played.seq += 1
            await store.append([an_entry(played, played.seq, id=f"i{played.seq}")], played)
            left.append(len(await ids(store)) - 1)
        assert left == [80, 70, 50, 40, 20, 10, 0]

    with_store(database, test)


def test_a_table_that_somebody_touches_before_its_batch_stays(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store, 40)
        last = a_table("table000000039", changed=39)
        swept = sweep_tables(store, OPEN, 100)
        await anext(swept)
        last.seq, last.changed = 2, 5000
        await store.append([an_entry(last, 2, id="later")], last)
        assert sum([len(gone) async for gone in swept]) == 19
        assert await ids(store) == [last.id]

    with_store(database, test)


def test_guests_who_sit_somewhere_or_were_seen_stay(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweeping, "MOST_GUESTS", 2)

    async def test(store: DatabaseStore) -> None:
        table = a_table()
        await store.add_table(table, [SeatRow(0, guest="seated"), SeatRow(1)], [an_entry(table, 1)])
        for id, seen in [("seated", 1), ("a", 1), ("b", 1), ("c", 1), ("fresh", 100)]:
            await store.add_guest(Guest(id, id, 0, 1, seen))
        await sweep_guests(store, 50)
        assert [id for id in ("seated", "a", "b", "c", "fresh") if await store.guest(id)] == ["seated", "fresh"]

    with_store(database, test)


# --- room ----------------------------------------------------------------------------------------------------------


def test_the_file_of_sqlite_gives_room_back(path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store, 200, entries=5, size=4000)
        full = path.stat().st_size
        async for _ in sweep_tables(store, OPEN, 1000):
            pass
        await give_room_back(store)
        await store.write(lambda connection: connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").all())
        assert path.stat().st_size < full / 2
        assert path.stat().st_size < (2 * sweeping.PAGES_KEPT) * 4096

    with_store(f"sqlite:///{path}", test)


def old_file(path: Path) -> None:
    """A database as versions before this one made it."""
    with_store(f"sqlite:///{path}", lambda store: fill(store, 3))
    engine = sa.create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        raw: Any = connection.connection.driver_connection
        for statement in ("PRAGMA journal_mode=DELETE", "PRAGMA auto_vacuum=NONE", "VACUUM"):
            raw.execute(statement)
        assert raw.execute("PRAGMA auto_vacuum").fetchone() == (0,)
    engine.dispose()


async def shrinkable(store: DatabaseStore) -> bool:
    mode = await store.read(lambda connection: connection.exec_driver_sql("PRAGMA auto_vacuum").scalar())
    return mode == file.INCREMENTAL


def test_an_older_file_is_rewritten_once_and_keeps_everything(path: Path) -> None:
    old_file(path)

    async def test(store: DatabaseStore) -> None:
        assert await shrinkable(store)
        assert len(await ids(store)) == 3

    with_store(f"sqlite:///{path}", test)
    with_store(f"sqlite:///{path}", test)


def test_where_there_is_no_room_to_rewrite_it_an_older_file_stays_as_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_file(path)
    monkeypatch.setattr(file, "LEAST_FREE", 10**18)

    async def test(store: DatabaseStore) -> None:
        assert not await shrinkable(store)
        assert len(await ids(store)) == 3
        async for _ in sweep_tables(store, OPEN, 1000):
            pass
        await give_room_back(store)

    with_store(f"sqlite:///{path}", test)


def test_the_oldest_finished_tables_are_the_first_to_go(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store, 5, RUNNING)
        await fill(store, 30, OVER, first=5)
        assert await used_bytes(store) >= 0
        gone, weight = await sweep_oldest(store)
        assert gone == [f"table{number:09}" for number in range(5, 25)]
        assert weight >= 0
        assert len((await sweep_oldest(store))[0]) == 10
        assert await sweep_oldest(store) == ([], 0)
        assert len(await ids(store)) == 5

    with_store(database, test)


def test_what_is_stored_is_measured_without_what_is_free(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        await fill(store, 40, OVER, entries=10, size=4000)
        if store.engine.dialect.name == "postgresql":
            await analyze(store)
        full = await used_bytes(store)
        assert 500_000 < full < 5_000_000
        async for _ in sweep_tables(store, OVER, 20):
            pass
        if store.engine.dialect.name == "postgresql":
            await analyze(store)
        assert 0.3 * full < await used_bytes(store) < 0.7 * full

    with_store(database, test)


async def analyze(store: DatabaseStore) -> None:
    """PostgreSQL counts rows by and by: what it has not yet added up would be added to what it counts now."""
    await store.write(lambda connection: connection.exec_driver_sql("SELECT pg_stat_force_next_flush()") and None)
    await store.write(lambda connection: connection.exec_driver_sql("ANALYZE") and None)


def test_within_the_disk_that_the_host_sets_finished_tables_make_room(path: Path) -> None:
    async def test(house: House) -> None:
        await fill(database_of(house), 150, OVER, entries=2, size=4000)
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        await house.upkeep.make_room()
        assert await used_bytes(database_of(house)) < 1_050_000
        stay = await ids(database_of(house))
        assert table.id in stay
        assert "table000000000" not in stay
        assert "table000000149" in stay
        assert not house.admission.full
        await house.create(aki, "tsukiji", ["me", "open"])
        await play(house, ben, table, 1, "ticket 0")

    in_a_house(f"sqlite:///{path}", test, most_disk=1)


def test_if_no_finished_table_is_left_new_ones_are_refused_and_running_ones_go_on(path: Path) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        await fill(database_of(house), 60, RUNNING, entries=10, size=4000)
        await house.upkeep.make_room()
        assert house.admission.full
        assert await refusal(house.create(aki, "tsukiji", ["me", "open"])) == "tables-no-room"
        await play(house, ben, table, 1, "ticket 0")
        assert len(await ids(database_of(house))) == 61

    in_a_house(f"sqlite:///{path}", test, most_disk=1)


def test_without_a_limit_nothing_finished_is_deleted(path: Path) -> None:
    async def test(house: House) -> None:
        await guests(house, "Aki")
        await fill(database_of(house), 60, OVER, entries=10, size=4000)
        await asyncio.sleep(0)
        assert len(await ids(database_of(house))) == 60

    in_a_house(f"sqlite:///{path}", test, most_disk=0)


# --- whose eyes ------------------------------------------------------------------------------------------------------


def test_only_its_owner_can_read_a_new_database_and_what_lies_beside_it(path: Path) -> None:
    modes: dict[str, str] = {}

    async def test(store: DatabaseStore) -> None:
        await fill(store, 1)
        for each in path.parent.iterdir():
            modes[each.name.removeprefix(path.name)] = stat.filemode(each.stat().st_mode)

    within_umask(0o022, lambda: with_store(f"sqlite:///{path}", test))
    assert modes == dict.fromkeys(["", "-wal", "-shm", ".lock"], "-rw-------")


def test_a_database_that_is_there_keeps_its_rights(path: Path) -> None:
    path.touch()
    path.chmod(0o640)
    with_store(f"sqlite:///{path}", lambda store: fill(store, 1))
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def within_umask(mask: int, what: Callable[[], None]) -> None:
    before = os.umask(mask)
    try:
        what()
    finally:
        os.umask(before)
