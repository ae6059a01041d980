"""What older versions of the program left behind works with this one: records, facts, tables of every kind."""

import ast
import gzip
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.conftest import database, postgresql
from tests.server.inside import in_a_house, sit
from tests.upgrade.make import describe, play_on
from uogashi.bots.players import play_to_the_end
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.record import restore, verify, write_record
from uogashi.games import game_names, load_game
from uogashi.server.house import House
from uogashi.server.settings import FOREVER
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.rows import Guest
from uogashi.server.table import LiveTable
from uogashi.testing.golden import entry_lines

__all__ = ["database", "postgresql"]  # fixtures of the server's tests

FOLDERS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "tables.json.gz").exists())
GOLDEN = [file for folder in FOLDERS for file in sorted((folder / "golden").glob("*.txt"))]
KEPT: dict[str, Any] = dict.fromkeys(
    ("keep_open_days", "keep_running_days", "keep_finished_days", "keep_guests_days"), FOREVER
)
"""What was left behind is older every day."""
HEAD = re.compile(r"(\w+), rules (\w+), (\d) players, seed (\S+), options (.*)")


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def left_behind(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.mark.parametrize("name", game_names())
def test_records_verify(left_behind: Path, name: str) -> None:
    file = left_behind / f"{name}.jsonl.gz"
    records = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert {len(record["seats"]) for record in records} == set(load_game(name).player_counts)
    for record in records:
        verify(record, load_game)


@pytest.mark.parametrize("name", game_names())
def test_a_record_that_was_tampered_with_is_still_found_out(left_behind: Path, name: str) -> None:
    """Older rules are not merely let through."""
    lines = gzip.decompress((left_behind / f"{name}.jsonl.gz").read_bytes()).splitlines()
    record = json.loads(lines[0])
    record["result"]["scores"][0] += 1
    with pytest.raises(Refusal) as refused:
        verify(record, load_game)
    assert refused.value.message.id == "record-result-differs"


def test_saved_games_are_taken_up_again_by_their_rules(left_behind: Path) -> None:
    running = [was for was in stored(left_behind) if was["state"] == "running"]
    assert {was["record"]["game"] for was in running} == set(game_names())
    for was in running:
        match = restore(was["record"], load_game)
        assert {str(seat): match.legal(seat) for seat in match.acting} == was["legal"]
        play_to_the_end(match, ["greedy"] * len(match.seats))
        record = write_record(match)
        assert record["rules"] == was["rules"]
        verify(record, load_game)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_the_same_decisions_still_tell_the_same_facts(file: Path) -> None:
    """A playthrough of an older version, decision by decision, as it was recorded then."""
    lines = file.read_text(encoding="utf-8").splitlines()
    head = HEAD.fullmatch(lines[0])
    assert head is not None
    name, rules, players, seed, options = head.groups()
    seats = [f"seat {number}" for number in range(int(players))]
    match = Match.new(load_game(name), seats, seed=seed, options=ast.literal_eval(options), rules=rules)
    assert list(told_again(match, lines[1:-1])) == lines[1:-1]
    assert f"scores {match.scores}, winners {match.winners}" == lines[-1]


def told_again(match: Match, lines: list[str]) -> Iterator[str]:
    """The facts now when everyone decides as these lines say; chance comes from the seed."""
    yield from entry_lines(match.opening.moves, match.opening.facts)
    for line in lines:
        if not line.startswith(" ") and not line.startswith("7:"):
            seat, words = line.split(": ", 1)
            entry = match.play(int(seat), words)
            yield from entry_lines(entry.moves, entry.facts)


def stored(folder: Path) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = json.loads(gzip.decompress((folder / "tables.json.gz").read_bytes()))
    return tables


# --- tables ------------------------------------------------------------------------------------------------------


def put_back(folder: Path, database: str, room: Path) -> None:
    """Fill an empty database with what an older version stored; PostgreSQL gets the same rows."""
    file = room / "left-behind.db"
    connection = sqlite3.connect(file)
    connection.executescript(gzip.decompress((folder / "database.sql.gz").read_bytes()).decode())
    connection.close()
    old = sa.create_engine(f"sqlite:///{file}")
    schema = sa.MetaData()
    schema.reflect(old)
    new = DatabaseStore(database).engine
    with old.connect() as source, new.begin() as target:
        schema.create_all(target)
        for table in schema.sorted_tables:
            if rows := [dict(row._mapping) for row in source.execute(sa.select(table))]:
                target.execute(sa.insert(table), rows)
    old.dispose()
    new.dispose()


def after_the_upgrade(
    folder: Path, database: str, room: Path, test: Callable[[House, list[dict[str, Any]]], Awaitable[None]]
) -> None:
    put_back(folder, database, room)

    async def run(house: House) -> None:
        await test(house, stored(folder))

    in_a_house(database, run, most_tables=1000, **KEPT)


async def owners(house: House, table: LiveTable) -> list[Guest]:
    return [await house.guest(seat.guest or "") for seat in table.seats]


async def bring_to_its_end(house: House, table: LiveTable) -> dict[str, Any]:
    people = await owners(house, table)
    await play_on(house, table, people, lambda match: match.over)
    assert table.row.state == "over"
    return await house.record(None, table.id, None, None)


def test_every_table_is_as_it_was(left_behind: Path, database: str, tmp_path: Path) -> None:
    async def test(house: House, tables: list[dict[str, Any]]) -> None:
        for was in tables:
            table = await house.table(was["table"])
            assert describe(was["course"], table) == was

    after_the_upgrade(left_behind, database, tmp_path, test)


def test_running_tables_go_on_by_their_rules_and_are_there_after_a_restart(
    left_behind: Path, database: str, tmp_path: Path
) -> None:
    records: dict[str, Any] = {}

    async def test(house: House, tables: list[dict[str, Any]]) -> None:
        for was in tables:
            if was["state"] == "running":
                record = await bring_to_its_end(house, await house.table(was["table"]))
                assert record["rules"] == was["rules"]
                assert record["moves"][: len(was["record"]["moves"])] == was["record"]["moves"]
                verify(record, load_game)
                records[was["table"]] = record

    async def again(house: House) -> None:
        for id, record in records.items():
            assert await house.record(None, id, None, None) == record

    after_the_upgrade(left_behind, database, tmp_path, test)
    assert records
    in_a_house(database, again, **KEPT)


def test_open_tables_begin_by_the_rules_they_were_made_with(left_behind: Path, database: str, tmp_path: Path) -> None:
    """Once they began, acknowledged moves, and could not be read after a restart."""
    begun: dict[str, Any] = {}

    async def test(house: House, tables: list[dict[str, Any]]) -> None:
        for was in tables:
            if was["state"] != "open":
                continue
            table = await house.table(was["table"])
            host = await house.guest(table.row.host)
            await sit(house, host, table, 0)
            await sit(house, await house.new_guest("Ben"), table, 1)
            await play_on(house, table, await owners(house, table), lambda match: len(match.standing) >= 5)
            assert table.match is not None
            assert table.match.rules == was["rules"] == table.row.rules
            begun[table.id] = describe("begun", table)

    async def again(house: House) -> None:
        for id, was in begun.items():
            table = await house.table(id)
            assert describe("begun", table) == was
            verify(await bring_to_its_end(house, table), load_game)

    after_the_upgrade(left_behind, database, tmp_path, test)
    assert len(begun) == 2 * len(game_names())
    in_a_house(database, again, **KEPT)


def test_finished_tables_are_replayed_and_played_again_by_the_same_rules(
    left_behind: Path, database: str, tmp_path: Path
) -> None:
    async def test(house: House, tables: list[dict[str, Any]]) -> None:
        for was in tables:
            if was["course"] != "over":
                continue
            table = await house.table(was["table"])
            replay = await house.replay(None, table.id, None, None)
            assert replay.step(len(replay.places) - 1).position.over
            again = await house.rematch((await owners(house, table))[0], table.id)
            assert again.row.rules == was["rules"]
            for seat, guest in enumerate(await owners(house, again)):
                await sit(house, guest, again, seat)
            assert again.match is not None
            assert again.match.figures == was["record"]["components"]

    after_the_upgrade(left_behind, database, tmp_path, test)
