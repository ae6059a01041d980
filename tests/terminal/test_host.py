"""`uogashi host` as a host types it, beside a real server and without one."""

import asyncio
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Guest, RunningServer, everybody_sits, hear, say
from tests.terminal.program import Terminal, uogashi


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


def host(server: RunningServer, *words: str) -> str:
    """What the command prints, if it succeeds."""
    done = uogashi("host", *words, "--database", server.database)
    assert done.returncode == 0, done
    return done.stdout


def refused(server: RunningServer, *words: str) -> str:
    done = uogashi("host", *words, "--database", server.database)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr.removeprefix("uogashi: ").strip()


def id_of(guest: Guest) -> str:
    return guest.token.partition(".")[0]


def test_tables_guests_and_bans_are_listed(server: RunningServer) -> None:
    table, (aki, _) = everybody_sits(server, ["Aki 🐟", "Ben"])
    rows = json.loads(host(server, "list", "--json", "--guest", id_of(aki)))
    assert [row["table"] for row in rows] == [table]
    assert rows[0]["people"] == ["Aki 🐟", "Ben"]
    lines = host(server, "list", "tables", "--state", "running", "--game", "tsukiji").splitlines()
    assert lines[0].split()[:3] == ["table", "game", "state"]
    assert any(line.startswith(f"{table}  tsukiji  running") and line.endswith("Aki 🐟, Ben") for line in lines)
    assert host(server, "list", "--older-than", "3") == "Nothing found.\n"
    assert id_of(aki) in host(server, "list", "guests")
    assert host(server, "list", "bans", "--json") == "[]\n"
    assert "cannot be “fish”: choose one of tables, guests, bans" in refused(server, "list", "fish")
    assert "--state cannot be “lost”" in refused(server, "list", "--state", "lost")


def test_nothing_hidden_of_a_running_game_is_shown_unless_asked_for_and_its_seed_never(server: RunningServer) -> None:
    table, (aki, ben) = everybody_sits(server, ["Aki", "Ben"])
    secret = aki.state(table, 0)["position"]["legal"][0]
    aki.move(table, 0, secret)
    record = ben.get(f"/api/tables/{table}/record?seat=1")
    for words in (
        ("show", table),
        ("show", table, "--json"),
        ("show", table, "--log"),
        ("show", table, "--log", "--json"),
    ):
        assert secret not in host(server, *words)
    shown = json.loads(host(server, "show", table, "--hidden", "--json"))
    assert [[0, secret]] in [entry["content"] for entry in shown["log"]]
    assert shown["entries"] == len(shown["log"]) == sum(shown["kinds"].values())
    assert [seat["name"] for seat in shown["seats"]] == ["Aki", "Ben"]
    told = host(server, "show", table, "--hidden")
    for word in ("seed", "secret", "setup", *secrets_of(server, table)):
        assert word not in json.dumps(shown)
        assert word not in told
    assert "seed" not in record
    assert refused(server, "show", "nosuchtable000") == "there is no table nosuchtable000"


def secrets_of(server: RunningServer, table: str) -> list[str]:
    """The server's part of the shuffle, and the seed."""
    import sqlite3

    connection = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    row = connection.execute("SELECT secret, seed FROM tables WHERE id = ?", (table,)).fetchone()
    connection.close()
    return list(row)


def test_closing_a_table_is_heard_by_its_players_within_seconds(server: RunningServer) -> None:
    table, (aki, ben) = everybody_sits(server, ["Aki", "Ben"])
    assert refused(server, "close", table) == "this cannot be undone: add --yes to confirm"

    async def listen() -> Any:
        async with ben.connect() as line:
            await say(line, type="follow", table=table, seat=1)
            await hear(line, "news")
            closing = asyncio.to_thread(host, server, "close", table, "--yes")
            return await asyncio.gather(closing, hear(line, "news"))

    said, news = asyncio.run(listen())
    assert said.startswith(f"Closed: {table} (tsukiji, running, Aki, Ben)")
    assert (news["info"]["state"], news["info"]["end"]) == ("over", "closed")
    assert refused(server, "close", table, "--yes") == "the game is over"
    assert host(server, "remove", table, "--yes").startswith("Deleted:")
    assert aki.refused("GET", f"/api/tables/{table}") == "table-unknown"


def test_passes_of_a_banned_guest_open_nothing_until_the_ban_is_lifted(server: RunningServer) -> None:
    table, (aki, ben) = everybody_sits(server, ["Aki", "Ban me"])
    browser = server.browser("Cookie")
    browser_id = next(
        row["guest"] for row in json.loads(host(server, "list", "guests", "--json")) if row["name"] == "Cookie"
    )

    async def listen() -> Any:
        async with ben.connect() as line:
            await hear(line, "welcome")
            banning = asyncio.to_thread(host, server, "ban", "Ban me", "--yes")
            return await asyncio.gather(banning, hear(line, "goodbye"))

    said, goodbye = asyncio.run(listen())
    assert said == f"Banned: Ban me ({id_of(ben)}). Left one table.\n"
    assert goodbye["why"]["id"] == "guest-banned"
    assert ben.ask("GET", "/api/tables").status_code == 403
    assert ben.refused("GET", "/api/tables") == "guest-banned"
    assert aki.state(table, 0)["info"]["seats"][1]["bot"] == "greedy"
    host(server, "ban", browser_id, "--yes")
    assert browser.refused("GET", "/api/me") == "guest-banned"
    assert {row["name"] for row in json.loads(host(server, "list", "bans", "--json"))} == {"Ban me", "Cookie"}
    assert host(server, "ban", "Ban me", "--lift") == f"Ban me ({id_of(ben)}) can come back.\n"
    host(server, "ban", browser_id, "--lift")
    assert ben.get("/api/tables") == []
    assert refused(server, "ban", "Ban me", "--lift") == f"{id_of(ben)} is not banned"


def test_a_guest_is_renamed(server: RunningServer) -> None:
    table, (aki, ben) = everybody_sits(server, ["Rude word", "Ben"])
    said = host(server, "rename", "Rude word", "Momo", "--yes")
    assert said == f"Rude word ({id_of(aki)}) is now called Momo, also at one table.\n"
    assert ben.state(table, 1)["info"]["seats"][0]["name"] == "Momo"
    assert refused(server, "rename", "Rude word", "Momo", "--yes").startswith("no guest Rude word")
    server.guest("Momo")
    assert refused(server, "rename", "Momo", "Aki", "--yes").startswith("several guests are called Momo: use an id: ")


def test_a_backup_is_written_and_room_given_back_beside_the_server(server: RunningServer, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    assert host(server, "backup", str(copy)).startswith(f"Backup written and checked: {copy}, ")
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert refused(server, "backup", str(copy)) == f"{copy} already exists: choose another name, or add --overwrite"
    host(server, "backup", str(copy), "--overwrite")
    database = Path(server.database.removeprefix("sqlite:///"))
    linked = tmp_path / "linked.db"
    linked.symlink_to(database)
    for own in (database, database.with_name(f"{database.name}-wal"), linked):
        assert "is part of the database" in refused(server, "backup", str(own), "--overwrite")
    assert host(server, "vacuum").startswith("The database now takes ")
    assert server.guest("Still there").get("/api/tables") == []


def test_without_a_server_everything_works_on_the_file_alone(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        table, (aki, _) = everybody_sits(server, ["Aki", "Ben"])
        assert server.end() == 0
        assert json.loads(host(server, "list", "--json"))[0]["table"] == table
        host(server, "close", table, "--yes")
        host(server, "ban", id_of(aki), "--yes")
        host(server, "vacuum")
        server.start()
        assert aki.refused("GET", "/api/tables") == "guest-banned"
        assert json.loads(host(server, "show", table, "--json"))["end"] == "closed"
    done = uogashi("host", "list", cwd=tmp_path, UOGASHI_DATABASE="sqlite:///none.db")
    assert (done.returncode, done.stderr) == (2, "uogashi: file not found: none.db\n")


def test_in_a_terminal_the_host_is_asked_and_may_say_no(server: RunningServer) -> None:
    table, _ = everybody_sits(server, ["Aki", "Ben"])
    for answer, code in (("n", 2), ("y", 0)):
        with Terminal("host", "close", table, "--database", server.database, columns=120) as terminal:
            terminal.press("", until=r"The game ends here\. \[yes/no\]")
            assert terminal.end(answer + "\r") == code
    assert json.loads(host(server, "show", table, "--json"))["end"] == "closed"
