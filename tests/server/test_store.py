"""The store keeps what it has confirmed, refuses what was written before, and is the same in both homes."""

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tools.postgresql import Postgresql
from uogashi.core.errors import Refusal
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.interface import Conflict, Lost
from uogashi.server.store.rows import EVENT, MOVES, OPEN, OVER, RUNNING, EntryRow, Guest, SeatRow, TableRow
from uogashi.server.store.sweeping import sweep_guests, sweep_tables


def a_table(id: str = "abcdefghijkmnp", **changes: Any) -> TableRow:
    figures = {"prices": [12, 9], "deck": {"ebi": 3}}
    table = TableRow(id, "tsukiji", "1", 2, {"special_points": []}, figures, True, True, True, "host", "00" * 32, 1, 1)
    for name, value in changes.items():
        setattr(table, name, value)
    return table


def an_entry(table: TableRow, seq: int, **changes: Any) -> EntryRow:
    table.seq = seq
    entry = EntryRow(table.id, seq, MOVES, 0, [[0, "ticket 4"], ["chance", "crate 3"]], 5, f"id-{seq}")
    for name, value in changes.items():
        setattr(entry, name, value)
    return entry


def with_store(database: str, test: Callable[[DatabaseStore], Coroutine[Any, Any, None]]) -> None:
    store = DatabaseStore(database)
    store.open()
    try:
        asyncio.run(test(store))
    finally:
        store.close()


def test_a_table_is_read_as_it_was_written(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        table = a_table(setup={"deck": ["ebi"]}, seed="ab", scores=[3, 4], winners=[1], state=RUNNING)
        seats = [SeatRow(0, guest="g", name="Aki 🐟", added="00" * 16), SeatRow(1, bot="greedy", resigned=True)]
        entry = an_entry(table, 1)
        await store.add_table(table, seats, [entry])
        assert await store.table(table.id) == (table, seats, [entry])
        assert await store.table("nosuchtable000") is None

    with_store(database, test)


def test_what_was_confirmed_is_there_after_a_new_start(database: str) -> None:
    table = a_table()

    async def write(store: DatabaseStore) -> None:
        await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])
        await store.append([an_entry(table, 2)], table)

    async def read(store: DatabaseStore) -> None:
        found = await store.table(table.id)
        assert found is not None
        assert found[0].seq == 2
        assert [entry.seq for entry in found[2]] == [1, 2]

    with_store(database, write)
    with_store(database, read)


def test_the_same_number_is_given_only_once(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        table = a_table()
        await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])
        await store.append([an_entry(table, 2)], table)
        with pytest.raises(Conflict):
            await store.append([an_entry(table, 2, id="other")], table)
        with pytest.raises(Conflict):
            await store.append([an_entry(table, 4, id="gap")], table)
        found = await store.table(table.id)
        assert found is not None
        assert [entry.seq for entry in found[2]] == [1, 2]

    with_store(database, test)


def test_the_same_move_id_of_a_seat_is_kept_only_once(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        table = a_table()
        await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1, id="same")])
        with pytest.raises(Conflict):
            await store.append([an_entry(table, 2, id="same")], table)
        await store.append([an_entry(table, 2, id="same", seat=1)], table)

    with_store(database, test)


def test_what_cannot_be_written_does_not_spoil_what_gathered_with_it(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        tables = [a_table(f"table{number:09}") for number in range(20)]
        for table in tables:
            await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])
        works = [store.append([an_entry(table, 5 if place == 7 else 2)], table) for place, table in enumerate(tables)]
        results = await asyncio.gather(*works, return_exceptions=True)
        assert [isinstance(result, Conflict) for result in results] == [place == 7 for place in range(20)]
        for place, table in enumerate(tables):
            found = await store.table(table.id)
            assert found is not None
            assert found[0].seq == (1 if place == 7 else 2)

    with_store(database, test)


def test_entries_and_what_changes_with_them_are_written_together_or_not_at_all(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        table = a_table()
        await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])
        over = a_table(state=OVER, end="rules")
        with pytest.raises(Conflict):
            await store.append([an_entry(over, 7)], over, [SeatRow(0, name="Ben")], whole=True)
        found = await store.table(table.id)
        assert found is not None
        assert (found[0].state, found[1][0].name) == (OPEN, None)

    with_store(database, test)


def test_tables_are_listed_for_the_lobby_and_for_their_people(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        for number, (state, public, guest) in enumerate(
            [(OPEN, True, "a"), (OPEN, False, "a"), (RUNNING, True, "b"), (OPEN, True, "b"), (OVER, True, "a")]
        ):
            table = a_table(f"table{number:09}", state=state, public=public, changed=number, bots_act=number == 2)
            await store.add_table(table, [SeatRow(0, guest=guest), SeatRow(1)], [an_entry(table, 1)])
        assert [each.table.id[-1] for each in await store.lobby(OPEN, 100, 10)] == ["3", "0"]
        assert [each.table.id[-1] for each in await store.lobby(OPEN, 3, 10)] == ["0"]
        assert [each.table.id[-1] for each in await store.tables_of("a", (OPEN, OVER), 10)] == ["4", "1", "0"]
        assert [each.seats[0].guest for each in await store.tables_of("b", (RUNNING,), 10)] == ["b"]
        assert [id[-1] for id in await store.waiting_for_bots()] == ["2"]

    with_store(database, test)


def test_a_forgotten_guest_leaves_no_name_behind(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        await store.add_guest(Guest("g", "Aki", 0, 1, 1))
        table = a_table(host="g", state=OVER)
        joined = an_entry(table, 1, kind=EVENT, content=["joined", {"seat": 0, "name": "Aki"}], guest="g", id=None)
        await store.add_table(table, [SeatRow(0, guest="g", name="Aki"), SeatRow(1)], [joined])
        await store.forget_guest("g", "—")
        assert await store.guest("g") is None
        found = await store.table(table.id)
        assert found is not None
        assert "Aki" not in repr(found)
        assert "'g'" not in repr(found)

    with_store(database, test)


def test_old_tables_and_guests_are_swept_away_and_others_stay(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        for number, state in enumerate([OPEN, OPEN, OVER]):
            table = a_table(f"table{number:09}", state=state, changed=10 * number)
            await store.add_table(table, [SeatRow(0, guest="seated"), SeatRow(1)], [an_entry(table, 1)])
        for id, seen in [("seated", 1), ("gone", 1), ("fresh", 100)]:
            await store.add_guest(Guest(id, id, 0, 1, seen))
        assert [gone async for gone in sweep_tables(store, OPEN, 5)] == [["table000000000"]]
        await sweep_guests(store, 50)
        assert await store.table("table000000001") is not None
        assert await store.table("table000000002") is not None
        assert [await store.guest(id) is not None for id in ("seated", "gone", "fresh")] == [True, False, True]

    with_store(database, test)


def test_a_key_is_made_once(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        assert await store.key("signing", "first") == "first"
        assert await store.key("signing", "second") == "first"

    with_store(database, test)


def test_a_second_server_on_the_same_database_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("uogashi.server.store.holding.HOLD_SECONDS", 0.2)
    store = DatabaseStore(database)
    store.open()
    try:
        second = DatabaseStore(database)
        with pytest.raises(Refusal) as refused:
            second.open()
        assert refused.value.message.id == "database-in-use"
        second.close()
    finally:
        store.close()
    again = DatabaseStore(database)
    again.open()
    again.close()


def test_a_newer_schema_is_refused(database: str) -> None:
    store = DatabaseStore(database)
    store.open()
    store.close()
    engine = store.engine
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    newer = DatabaseStore(database)
    with pytest.raises(Refusal) as refused:
        newer.open()
    assert refused.value.message.id == "database-newer"
    assert refused.value.message.arguments["revision"] == "9999"
    newer.close()


def test_the_migrations_make_just_the_schema(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from uogashi.server.store.schema import METADATA

    store = DatabaseStore(database)
    store.open()
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    store.close()


@pytest.mark.parametrize(
    "address", ["sqlite:///no/such/folder/file.db", "postgresql://nobody@127.0.0.1:1/nothing", "sqlite:////dev/null"]
)
def test_a_database_that_cannot_be_opened_is_named(address: str) -> None:
    store = DatabaseStore(address)
    with pytest.raises(Refusal) as refused:
        store.open()
    assert refused.value.message.id == "database-unreachable"
    store.close()


def test_sqlite_waits_for_the_disk(tmp_path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        pragmas = await store.write(
            lambda connection: [
                connection.execute(sa.text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")
            ]
        )
        assert pragmas == ["wal", 2]

    with_store(f"sqlite:///{tmp_path / 'tables.db'}", test)


@pytest.mark.postgresql
def test_a_lost_connection_is_told_and_made_anew(postgresql: Postgresql) -> None:
    async def test(store: DatabaseStore) -> None:
        table = a_table()
        await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])
        postgresql.cut_connections()
        with pytest.raises(Lost):
            await store.append([an_entry(table, 2)], table)
        for _ in range(50):
            try:
                await store.append([an_entry(table, 2)], table)
                break
            except Lost:
                await asyncio.sleep(0.1)
        found = await store.table(table.id)
        assert found is not None
        assert found[0].seq == 2

    with_store(postgresql.new_database(), test)
