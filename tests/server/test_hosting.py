"""What a host does beside a running server: it sees it at once, players are notified, and no move is lost."""

import asyncio
import contextlib
import json
import sqlite3
import stat
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.inside import Ear, begun, database_of, guests, in_a_house, opened, play, refusal, sit, to_the_end
from tests.server.test_store import a_table, an_entry, with_store
from uogashi.core.errors import Refusal
from uogashi.server import commands
from uogashi.server.clock import now
from uogashi.server.house import House
from uogashi.server.house import hosting as house_hosting
from uogashi.server.settings import Settings
from uogashi.server.store import backup, hosting
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.engine import make_engine
from uogashi.server.store.rows import OPEN, OVER, RUNNING, Guest, HostCommand, SeatRow
from uogashi.server.store.schema import HOST_COMMANDS


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers look for commands more often than they need to: nobody waits in a test."""
    monkeypatch.setattr(house_hosting, "LOOK_SECONDS", 0.05)
    monkeypatch.setattr(commands, "ASK_SECONDS", 0.02)


async def ask(house: House, what: str, /, **arguments: Any) -> Any:
    """As another process asks: through the database alone."""
    settings = Settings(database=house.settings.database)
    return await asyncio.to_thread(commands.ask, settings, what, arguments)


def ask_alone(database: str, what: str, /, **arguments: Any) -> Any:
    return commands.ask(Settings(database=database), what, arguments)


def left_over(database: str) -> int:
    engine = make_engine(database)
    with engine.connect() as connection:
        count = connection.execute(sa.select(sa.func.count()).select_from(HOST_COMMANDS)).scalar()
    engine.dispose()
    return int(count or 0)


def events(ear: Ear) -> list[str]:
    log = [entry for message in ear.heard for entry in message.get("log", [])]
    return [fact["name"] for entry in log if entry["kind"] == "event" for fact in entry["facts"]]


# --- close and remove ----------------------------------------------------------------------------------------------


def test_a_closed_table_is_over_and_its_players_are_told(database: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        ear = Ear(ben)
        await house.follow(ear, ben, table.id, 1, 0, None)
        await ask(house, "close", id=table.id)
        assert (table.row.state, table.row.end) == (OVER, "closed")
        assert events(ear)[-1] == "over-closed"
        assert ear.heard[-1]["info"]["end"] == "closed"
        assert await refusal(play(house, aki, table, 0, "ticket 4")) == "table-over"
        assert await refusal(ask(house, "close", id=table.id)) == "table-over"
        assert await refusal(ask(house, "close", id="nosuchtable000")) == "table-unknown"
        assert (await house.store.table(table.id) or [table.row])[0].end == "closed"

    in_a_house(database, test)
    assert left_over(database) == 0


def test_without_a_server_the_command_is_carried_out_all_the_same(database: str) -> None:
    ids: list[str] = []

    async def make(house: House) -> None:
        table, _ = await begun(house, "Aki", "Ben")
        ids.append(table.id)

    async def look(house: House) -> None:
        table = await house.table(ids[0])
        assert (table.row.state, table.row.end) == (OVER, "closed")
        assert [name for name, _ in table.events.values()][-1] == "over-closed"

    in_a_house(database, make)
    ask_alone(database, "close", id=ids[0])
    in_a_house(database, look)
    ask_alone(database, "remove", id=ids[0])
    with pytest.raises(Refusal) as refused:
        ask_alone(database, "remove", id=ids[0])
    assert refused.value.message.id == "table-unknown"
    assert left_over(database) == 0


def test_a_removed_table_is_gone_with_its_log_and_players_are_told_first(database: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        other, _ = await begun(house, "Cleo", "Dan")
        ear = Ear(aki)
        await house.follow(ear, aki, table.id, 0, 0, None)
        await ask(house, "remove", id=table.id)
        assert events(ear)[-1] == "over-closed"
        assert table.id not in house.tables.live
        assert await house.store.table(table.id) is None
        assert await database_of(house).read(lambda connection: hosting.read_log(connection, table.id)) == []
        assert await refusal(play(house, ben, table, 1, "ticket 4")) == "table-unknown"
        house.unfollow(ear, table.id)
        assert await house.store.table(other.id) is not None

    in_a_house(database, test)


def test_a_move_on_its_way_to_a_removed_table_is_refused_and_not_acknowledged(database: str) -> None:
    async def test(house: House) -> None:
        table, (aki, _) = await begun(house, "Aki", "Ben")
        acknowledged: list[int] = []
        removing = asyncio.ensure_future(house.hosting.remove_table(table.id))
        await asyncio.sleep(0)
        moving = house.play(aki, table.id, 0, table.known_seq(0), "id", ["ticket 4"], acknowledged.append)
        assert await refusal(moving) in ("store-lost", "table-unknown")
        await removing
        assert acknowledged == []
        assert await refusal(house.table(table.id)) == "table-unknown"

    in_a_house(database, test)


def test_a_table_that_cannot_be_opened_can_be_closed_and_removed(database: str) -> None:
    async def make(store: DatabaseStore) -> None:
        table = a_table(state=RUNNING, rules="99", seed="00", setup={}, changed=now())
        await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])

    async def test(house: House) -> None:
        await ask(house, "close", id="abcdefghijkmnp")
        closed, _, _ = await house.store.table("abcdefghijkmnp") or (None, [], [])
        assert closed is not None
        assert closed.end == "closed"
        await ask(house, "remove", id="abcdefghijkmnp")
        assert await house.store.table("abcdefghijkmnp") is None

    with_store(database, make)
    in_a_house(database, test)


# --- guests --------------------------------------------------------------------------------------------------------


def test_a_guest_is_renamed_everywhere_and_those_who_follow_see_it(database: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Rude", "Ben")
        over, old = await begun(house, "Cleo", "Dan")
        await sit_and_leave(house, aki)
        await to_the_end(house, over, old)
        ear = Ear(ben)
        await house.follow(ear, ben, table.id, 1, 0, None)
        await play(house, aki, table, 0, "ticket 4")
        assert await ask(house, "rename", id=aki.id, name=" Kind   one ") == 2
        assert ear.heard[-1]["info"]["seats"][0]["name"] == "Kind one"
        assert (await house.guest(aki.id)).name == "Kind one"
        for each in (await house.tables_of(aki))[0], await house.table(table.id):
            assert "Rude" not in repr(each)
        assert "Rude" not in json.dumps(await house.record(ben, table.id, 1, None))
        assert "Rude" not in repr(await house.store.table(table.id))
        fresh = await house.table(table.id)
        await play(house, await house.guest(aki.id), fresh, 0, "ticket 0")
        assert fresh.match is not None
        assert [moves for entry in fresh.match.entries for _, moves in entry.moves] == ["ticket 4", "ticket 0"]

    async def sit_and_leave(house: House, aki: Guest) -> None:
        cleo = await house.new_guest("Eve")
        other = await house.create(cleo, "tsukiji", ["me", "open", "open"])
        await sit(house, aki, other, 1)
        await house.leave(aki, other.id)

    in_a_house(database, test)


def test_no_two_at_a_table_are_called_alike_after_a_renaming(database: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "me", "open"], names=["Rude", "Ruder", None])
        ben = await house.new_guest("Momo")
        await sit(house, ben, table, 2)
        await ask(house, "rename", id=aki.id, name="Momo")
        table = await house.table(table.id)
        assert [seat.name for seat in table.seats] == ["Momo 2", "Momo 3", "Momo"]
        assert await refusal(ask(house, "rename", id=aki.id, name="\u200b")) == "name-unreadable"
        assert await refusal(ask(house, "rename", id=aki.id, name="x" * 41)) == "name-long"
        assert await refusal(ask(house, "rename", id="nobody", name="Momo")) == "guest-missing"

    in_a_house(database, test)


def test_bots_play_on_for_a_banned_guest_who_can_sit_down_nowhere(database: str) -> None:
    sent_away: list[tuple[str, ...]] = []

    async def test(house: House) -> None:
        house.admission.send_away = lambda *told: sent_away.append(told)
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        waiting = await house.create(aki, "tsukiji", ["me", "open"])
        ear = Ear(ben)
        await house.follow(ear, ben, table.id, 1, 0, None)
        assert await ask(house, "ban", id=aki.id) == 2
        assert sent_away == [(aki.id, "guest-banned")]
        assert (table.seats[0].guest, table.seats[0].bot) == (None, "greedy")
        assert events(ear)[-1] == "left"
        assert waiting.row.state == OVER
        assert await refusal(house.create(aki, "tsukiji", ["me", "greedy"])) == "guest-banned"
        free = await house.create(ben, "tsukiji", ["me", "open"])
        assert await refusal(sit(house, aki, free, 1)) == "guest-banned"
        await ask(house, "lift", id=aki.id)
        await sit(house, aki, free, 1)
        assert await refusal(ask(house, "lift", id=aki.id)) == "guest-not-banned"
        assert await refusal(ask(house, "ban", id="nobody")) == "guest-missing"

    in_a_house(database, test)


def test_a_rematch_leaves_the_seat_of_a_banned_guest_open(database: str) -> None:
    async def test(house: House) -> None:
        table, (aki, ben) = await begun(house, "Aki", "Ben")
        await house.hosting.close_table(table.id)
        await ask(house, "ban", id=aki.id)
        fresh = await house.rematch(ben, table.id)
        assert [seat.guest for seat in fresh.seats] == [None, ben.id]
        assert fresh.seats[0].open

    in_a_house(database, test)


def test_a_ban_holds_after_a_new_start_and_when_it_was_made_behind_the_servers_back(database: str) -> None:
    async def test() -> None:
        async with opened(database) as house:
            aki, ben = await guests(house, "Aki", "Ben")
            await ask(house, "ban", id=aki.id)
        async with opened(database) as house:
            assert aki.id in house.admission.banned
            engine = make_engine(database)
            with engine.begin() as connection:
                hosting.put_ban(connection, guest=ben.id, name="Ben", at=1)
            engine.dispose()
            while ben.id not in house.admission.banned:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(test(), 60))


# --- nothing is lost -----------------------------------------------------------------------------------------------


def test_whatever_a_host_does_meanwhile_no_acknowledged_move_is_lost(database: str) -> None:
    async def test(house: House) -> None:
        people = await guests(house, "Aki", "Ben")
        acknowledged: dict[str, list[str]] = {}

        async def new_table() -> str:
            table = await house.create(people[0], "tsukiji", ["me", "open"])
            for seat, guest in enumerate(people):
                await sit(house, guest, table, seat)
            acknowledged[table.id] = []
            return table.id

        async def move(id: str) -> None:
            """The seat to act takes the first decision that is allowed; a refusal has changed nothing."""
            table = await house.table(id)
            assert table.match is not None
            seat = table.match.acting[0]
            name = f"move-{len(table.log)}"

            def note(seq: int) -> None:
                acknowledged[id].append(name)

            try:
                after, first = table.known_seq(seat), table.match.legal(seat)[:1]
                await house.play(people[seat], id, seat, after, name, first, note)
            except Refusal as refused:
                assert refused.message.id in ("store-lost", "table-over", "move-late"), refused

        async def play_on() -> None:
            while True:
                id = await new_table()
                while (await house.table(id)).row.state == RUNNING:
                    await move(id)

        playing = asyncio.ensure_future(play_on())
        for turn in range(8):
            await ask(house, "rename", id=people[turn % 2].id, name=f"Name {turn}")
            if turn % 2:
                with contextlib.suppress(Refusal):  # its game was over already
                    await ask(house, "close", id=list(acknowledged)[-1])
            if turn == 3:
                await ask(house, "vacuum")
        playing.cancel()
        await asyncio.wait({playing})
        assert playing.cancelled(), playing
        assert sum(map(len, acknowledged.values())) > 50
        for id, moves in acknowledged.items():
            found = await house.store.table(id)
            assert found is not None
            stored = [entry.id for entry in found[2] if entry.id is not None]
            assert stored[: len(moves)] == moves
            assert len(stored) <= len(moves) + 1  # the last one may have been on its way

    in_a_house(database, test)


# --- how commands travel -------------------------------------------------------------------------------------------


def test_a_command_for_a_server_that_ends_is_carried_out_by_whoever_gave_it(database: str) -> None:
    async def make(store: DatabaseStore) -> None:
        await store.add_guest(Guest("g", "Aki", 0, 1, 1))

    with_store(database, make)
    busy = DatabaseStore(database)
    busy.open()
    done: list[Any] = []
    asking = threading.Thread(target=lambda: done.append(ask_alone(database, "rename", id="g", name="Ben")))
    asking.start()
    while asking.is_alive() and not left_over(database):
        time.sleep(0.01)
    assert done == []
    busy.close()
    asking.join(30)
    assert done == [0]
    assert left_over(database) == 0


def test_a_server_that_does_not_answer_is_named_and_the_command_withdrawn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "PATIENCE_SECONDS", 0.1)
    busy = DatabaseStore(database)
    busy.open()
    try:
        with pytest.raises(Refusal) as refused:
            ask_alone(database, "close", id="abcdefghijkmnp")
        assert refused.value.message.id == "server-silent"
        assert left_over(database) == 0
    finally:
        busy.close()


def test_a_server_that_starts_amid_a_command_waits_until_it_is_done(database: str) -> None:
    command = DatabaseStore(database)
    command.open()
    ending = threading.Timer(0.3, command.close)
    ending.start()
    server = DatabaseStore(database)
    server.open()
    server.close()
    ending.join()


def test_what_was_asked_for_long_ago_is_not_carried_out_any_more(database: str) -> None:
    async def make(store: DatabaseStore) -> None:
        await store.add_guest(Guest("g", "Aki", 0, 1, 1))
        old = HostCommand("old", "ban", {"id": "g"}, 1)
        await store.write(lambda connection: hosting.give_command(connection, old))

    async def test(house: House) -> None:
        while await asyncio.to_thread(left_over, database):
            await asyncio.sleep(0.01)
        assert house.admission.banned == set()

    with_store(database, make)
    in_a_house(database, test)


def test_a_mistake_of_ours_is_answered_and_the_next_command_is_carried_out(database: str) -> None:
    async def test(house: House) -> None:
        assert await refusal(ask(house, "close", table="wrong argument")) == "server-failed"
        assert await refusal(ask(house, "nonsense")) == "command-unknown"
        await ask(house, "vacuum")

    in_a_house(database, test)


def test_only_a_database_of_this_very_version_is_looked_into_and_none_is_made(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path / 'none.db'}"
    for database, id in ((missing, "file-missing"), (f"sqlite:///{empty(tmp_path)}", "database-older")):
        with pytest.raises(Refusal) as refused:
            ask_alone(database, "vacuum")
        assert refused.value.message.id == id
    assert not (tmp_path / "none.db").exists()
    with pytest.raises(Refusal) as refused:
        ask_alone("postgresql://nobody@127.0.0.1:1/nothing", "vacuum")
    assert refused.value.message.id == "database-unreachable"


def empty(folder: Path) -> Path:
    sqlite3.connect(folder / "empty.db").execute("CREATE TABLE other (id)").connection.close()
    return folder / "empty.db"


# --- looking -------------------------------------------------------------------------------------------------------


def look(house: House, work: Callable[[sa.Connection], Any]) -> Awaitable[Any]:
    return database_of(house).read(work)


def test_tables_are_listed_by_state_game_age_and_guest(database: str) -> None:
    async def test(store: DatabaseStore) -> None:
        for number, (state, game, guest) in enumerate(
            [(OPEN, "tsukiji", "a"), (RUNNING, "market", "a"), (OVER, "tsukiji", "b")]
        ):
            table = a_table(f"table{number:09}", state=state, game=game, changed=number, host="h")
            await store.add_table(table, [SeatRow(0, guest=guest, name=guest), SeatRow(1)], [an_entry(table, 1)])

        async def listed(**filters: Any) -> list[str]:
            found = await store.read(lambda connection: hosting.list_tables(connection, most=10, **filters))
            return [each.table.id[-1] for each in found]

        assert await listed() == ["2", "1", "0"]
        assert await listed(state=OPEN) == ["0"]
        assert await listed(game="tsukiji") == ["2", "0"]
        assert await listed(before=2) == ["1", "0"]
        assert await listed(guest="a", game="market") == ["1"]
        assert await listed(guest="h", before=1) == ["0"]
        assert await store.read(hosting.count_tables) == {OPEN: 1, RUNNING: 1, OVER: 1}

    with_store(database, test)


def test_guests_are_found_by_id_or_by_name(database: str) -> None:
    async def test(house: House) -> None:
        _, (aki, ben) = await begun(house, "Aki", "Ben")
        namesake = await house.new_guest("Ben")
        await house.hosting.ban(namesake.id)
        found = await look(house, lambda connection: hosting.find_guests(connection, "Ben"))
        assert found == {ben.id: "Ben", namesake.id: "Ben"}
        assert await look(house, lambda connection: hosting.find_guests(connection, aki.id)) == {aki.id: "Aki"}
        assert await look(house, lambda connection: hosting.find_guests(connection, "nobody")) == {}
        listed = await look(house, lambda connection: hosting.list_guests(connection, most=10))
        assert {(each.id, each.tables, each.banned) for each in listed} == {
            (aki.id, 1, False),
            (ben.id, 1, False),
            (namesake.id, 0, True),
        }
        (ban,) = await look(house, hosting.list_bans)
        assert (ban.guest, ban.name) == (namesake.id, "Ben")

    in_a_house(database, test)


# --- vacuum and backup ---------------------------------------------------------------------------------------------


def test_vacuum_gives_room_back_that_removed_tables_took(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    async def test(house: House) -> None:
        for number in range(300):
            table = a_table(f"table{number:09}", figures={"deck": ["ebi"] * 500}, state=OVER)
            await house.store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])
        for number in range(1, 300):
            await house.hosting.remove_table(f"table{number:09}")
        before, after = await ask(house, "vacuum")
        assert after < before / 2
        assert after == (tmp_path / "tables.db").stat().st_size
        assert await house.store.table("table000000000") is not None

    in_a_house(database, test)


def test_a_backup_beside_a_server_that_writes_is_whole_and_can_be_served(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "copy.db"
    ids: list[str] = []

    async def test(house: House) -> None:
        table, people = await begun(house, "Aki", "Ben")
        ids.append(table.id)
        playing = asyncio.ensure_future(to_the_end(house, table, people))
        while table.row.seq < 20:
            await asyncio.sleep(0.001)
        acknowledged = table.row.seq
        size = await asyncio.to_thread(backup.back_up, database, copy, overwrite=False)
        assert size == copy.stat().st_size
        await playing
        ids.append(str(acknowledged))

    async def read(house: House) -> None:
        table = await house.table(ids[0])
        assert table.row.seq >= int(ids[1])
        assert len(table.log) == table.row.seq

    in_a_house(database, test)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.glob("*copy*")) == ["copy.db"]
    in_a_house(f"sqlite:///{copy}", read)


def test_a_backup_overwrites_nothing_unless_told_and_leaves_no_half_of_one(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    DatabaseStore(database).engine.dispose()
    copy = tmp_path / "copy.db"
    copy.write_text("precious")

    def why_not(target: Path, overwrite: bool = False) -> str:
        with pytest.raises(Refusal) as refused:
            backup.back_up(database, target, overwrite=overwrite)
        return refused.value.message.id

    async def nothing(store: DatabaseStore) -> None:
        pass

    assert why_not(tmp_path / "other.db") == "file-missing"
    with_store(database, nothing)
    assert why_not(copy) == "file-exists"
    assert copy.read_text() == "precious"
    assert why_not(tmp_path / "no" / "folder") == "file-unwritable"
    assert why_not(tmp_path, overwrite=True) == "file-exists"
    (tmp_path / "tables.db").write_bytes((tmp_path / "tables.db").read_bytes()[:5000] + b"nonsense" * 1000)
    assert why_not(copy, overwrite=True) == "backup-failed"
    assert copy.read_text() == "precious"
    assert not list(tmp_path.glob(".*"))


@pytest.mark.postgresql
def test_a_backup_of_postgresql_is_what_its_own_program_writes(
    postgresql: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database, copy = postgresql.new_database(), tmp_path / "copy.dump"

    async def nothing(store: DatabaseStore) -> None:
        pass

    with_store(database, nothing)
    assert backup.back_up(database, copy, overwrite=False) == copy.stat().st_size
    assert copy.read_bytes().startswith(b"PGDMP")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    monkeypatch.setattr(backup, "DUMP", "no-such-program")
    with pytest.raises(Refusal) as refused:
        backup.back_up(database, copy, overwrite=True)
    assert refused.value.message.id == "backup-needs-program"
    assert postgresql.password not in str(refused.value.message.arguments)
