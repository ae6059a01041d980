"""Whether the server can store is found out by storing; what did not reach the disk is never acknowledged."""

import asyncio
import resource
import shutil
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.inside import begun, in_a_house, opened, play, refusal
from tests.server.running import PLAIN, RunningServer
from tests.server.test_store import a_table, an_entry, with_store
from uogashi.server.house import House
from uogashi.server.store import file
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.interface import Lost
from uogashi.server.store.rows import SeatRow


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def ready(server: RunningServer) -> tuple[int, str]:
    answer = httpx.get(f"{server.address}/ready", verify=PLAIN)
    return answer.status_code, answer.json()["status"]


def becomes(server: RunningServer, wanted: tuple[int, str]) -> bool:
    """The answer may be a second old."""
    for _ in range(50):
        if ready(server) == wanted:
            return True
        time.sleep(0.1)
    return False


def let_write(server: RunningServer, most: int) -> None:
    """No file may grow beyond this many bytes: with 0, the disk is full for this process."""
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


def test_a_full_disk_is_told_nothing_is_acknowledged_and_the_same_move_is_stored_later(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        aki = server.guest("Aki")
        table = aki.table("me", "greedy")
        aki.take(table, 0)
        assert becomes(server, (200, "ok"))
        position = aki.state(table, 0)["position"]
        move = {"seat": 0, "after": position["seq"], "id": "once", "decisions": position["legal"][:1]}
        let_write(server, 0)
        assert becomes(server, (503, "store-lost"))
        refused = aki.ask("POST", f"/api/tables/{table}/moves", json=move)
        assert (refused.status_code, refused.json()["why"]["id"]) == (503, "store-lost")
        let_write(server, resource.RLIM_INFINITY)
        assert becomes(server, (200, "ok"))
        done = aki.post(f"/api/tables/{table}/moves", move)
        server.kill()
        server.start()
        assert aki.post(f"/api/tables/{table}/moves", move) == done


@pytest.mark.parametrize("change", ["deleted", "replaced", "log"])
def test_a_deleted_or_replaced_file_is_noticed_before_a_move_is_acknowledged(tmp_path: Path, change: str) -> None:
    with RunningServer(tmp_path) as server:
        path = tmp_path / "tables.db"
        aki = server.guest("Aki")
        table = aki.table("me", "greedy")
        aki.take(table, 0)
        position = aki.state(table, 0)["position"]
        if change == "replaced":
            shutil.copy(path, tmp_path / "other.db")
            (tmp_path / "other.db").replace(path)
        else:
            path.with_name("tables.db-wal" if change == "log" else "tables.db").unlink()
        move = {"seat": 0, "after": position["seq"], "id": "once", "decisions": position["legal"][:1]}
        refused = aki.ask("POST", f"/api/tables/{table}/moves", json=move)
        assert (refused.status_code, refused.json()["why"]["id"]) == (503, "store-lost")
        assert becomes(server, (503, "store-lost"))
        assert path.exists() == (change != "deleted")
        assert any("database file gone" in line for line in server.log)
        if change == "log":  # what had been acknowledged was written into the database at once
            server.kill()
            server.start()
            assert aki.state(table, 0)["position"]["seq"] >= position["seq"]


def test_a_file_that_is_put_back_is_written_again(path: Path) -> None:
    async def test(house: House) -> None:
        table, (aki, _) = await begun(house, "Aki", "Ben")
        away = path.with_name("away")
        path.rename(away)
        assert await refusal(play(house, aki, table, 0, "ticket 0", id="once")) == "store-lost"
        assert not path.exists()
        away.rename(path)
        again = await house.table(table.id)
        await play(house, aki, again, 0, "ticket 0", id="once")
        assert again.match is not None
        assert [entry.moves for entry in again.match.standing] == [((0, "ticket 0"),)]

    in_a_house(f"sqlite:///{path}", test)


def test_what_is_committed_while_the_file_goes_is_not_acknowledged(path: Path) -> None:
    async def test(store: DatabaseStore) -> None:
        table = a_table()
        await store.add_table(table, [SeatRow(0), SeatRow(1)], [an_entry(table, 1)])

        def delete(connection: Any) -> None:
            path.unlink()

        with pytest.raises(Lost):
            await store.write(delete)
        with pytest.raises(Lost):
            await store.append([an_entry(table, 2)], table)
        with pytest.raises(Lost):
            await store.table(table.id)

    with_store(f"sqlite:///{path}", test)


def test_a_disk_with_hardly_any_room_is_not_ready(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        assert await house.well()
        monkeypatch.setattr(file, "LEAST_FREE", 10**18)
        monkeypatch.setattr("uogashi.server.house.upkeep.PROBE_SECONDS", 0)
        assert not await house.well()

    in_a_house(f"sqlite:///{path}", test)


def test_asking_often_does_not_write_often(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with opened(database) as house:
            tries = 0
            really = house.store.try_writing

            async def count() -> None:
                nonlocal tries
                tries += 1
                await really()

            monkeypatch.setattr(house.store, "try_writing", count)
            monkeypatch.setattr("uogashi.server.house.upkeep.PROBE_SECONDS", 3600)
            assert all(await asyncio.gather(*(house.well() for _ in range(100))))
            assert await house.well()
            assert tries == 1

    asyncio.run(test())
