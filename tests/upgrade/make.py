"""Data left by a version of the program, kept so that every later one can be tested on it.

    python -m tests.upgrade.make 0.1.0

plays with the program as it is and writes into `tests/upgrade/0.1.0`: records of finished games, a database with tables
of every kind, and what each of those tables looked like. Run it before a rule changes; its output is never written
again.
"""

import asyncio
import gzip
import json
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.inside import begun, play, sit
from uogashi.arena.simulate import Plan, simulate
from uogashi.bots.players import decide, new_luck
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, write_record
from uogashi.games import game_names, load_game
from uogashi.server.house import House
from uogashi.server.settings import Settings
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.rows import Guest
from uogashi.server.table import LiveTable

FOLDER = Path(__file__).parent
SEED = "kept"
Situation = Callable[[House, str], Awaitable[LiveTable]]
"""Plays a table up to this state; the stored data names it by the key `course`."""


def write_records(folder: Path) -> None:
    """A few games of every game and player count, played at random and sensibly, usual and with the variant."""
    for name in game_names():
        game = load_game(name)
        lines = b""
        for players in game.player_counts:
            for bot in ("random", "greedy"):
                for options in ({}, dict(game.variant)):
                    plan = Plan(name, players, 2, f"{SEED} {bot}", (bot,) * players, options, records=True)
                    lines += b"".join(chunk.records for chunk in simulate(plan))
        (folder / f"{name}.jsonl.gz").write_bytes(gzip.compress(lines, mtime=0))


# --- tables ------------------------------------------------------------------------------------------------------


def acting_person(table: LiveTable) -> int:
    assert table.match is not None
    return next(seat for seat in table.match.acting if table.seats[seat].playing)


async def play_on(
    house: House, table: LiveTable, people: list[Guest], until: Callable[[Match], bool], bot: str = "greedy"
) -> LiveTable:
    """Everyone decides as this bot would, until the game has come this far."""
    assert table.match is not None
    luck = new_luck(table.match)
    while table.row.state == "running" and not until(table.match):
        seat = acting_person(table)
        await play(house, people[seat], table, seat, decide(table.match, seat, bot, luck))
    return table


def nearly_over(match: Match) -> bool:
    """Whether sensible players would end it with a dozen decisions."""
    ahead = match.fork()
    luck = new_luck(ahead)
    for _ in range(12):
        if not ahead.over:
            ahead.play(ahead.acting[0], decide(ahead, ahead.acting[0], "greedy", luck))
    return ahead.over


async def nobody_ready(house: House, game: str) -> LiveTable:
    host = await house.new_guest("Aki")
    return await house.create(host, game, ["me", "open"])


async def one_seat_open(house: House, game: str) -> LiveTable:
    table = await nobody_ready(house, game)
    host = await house.guest(table.row.host)
    return await sit(house, host, table, 0)


async def just_begun(house: House, game: str) -> LiveTable:
    return (await begun(house, "Aki", "Ben", game=game))[0]


async def in_the_middle(house: House, game: str) -> LiveTable:
    table, people = await begun(house, "Aki", "Ben", "Chie", game=game)
    return await play_on(house, table, people, lambda match: len(match.standing) >= 40)


async def in_secret(house: House, game: str) -> LiveTable:
    """One has decided in secret already, the others have not; of a game without secrets, one that is over."""
    for _ in range(5):
        table, people = await begun(house, "Aki", "Ben", game=game, options=dict(load_game(game).variant))
        await play_on(house, table, people, lambda match: match.phase != 0)
        if table.row.state == "running":
            assert table.match is not None
            phase, seat = table.match.phase, acting_person(table)
            while table.match.phase == phase and seat in table.match.acting:
                await play(house, people[seat], table, seat, table.match.legal(seat)[0])
            break
    return table


async def near_the_end(house: House, game: str) -> LiveTable:
    table, people = await begun(house, "Aki", "Ben", game=game)
    return await play_on(house, table, people, nearly_over)


async def taken_back(house: House, game: str) -> LiveTable:
    """Undo the last decision that could be undone."""
    table, people = await begun(house, "Aki", "Ben", game=game)
    await play_on(house, table, people, lambda match: any(match.can_undo(seat) for seat in (0, 1)))
    assert table.match is not None
    seat = next((seat for seat in (0, 1) if table.match.can_undo(seat)), None)
    if seat is not None:
        await house.undo(people[seat], table.id, seat, table.known_seq(seat), "back")
    return table


async def over(house: House, game: str) -> LiveTable:
    table, people = await begun(house, "Aki", "Ben", game=game)
    return await play_on(house, table, people, lambda match: match.over)


async def given_up(house: House, game: str) -> LiveTable:
    table, people = await begun(house, "Aki", "Ben", game=game)
    await play_on(house, table, people, lambda match: len(match.standing) >= 10)
    for guest in people:
        await house.leave(guest, table.id)
    return table


SITUATIONS: tuple[Situation, ...] = (
    nobody_ready,
    one_seat_open,
    just_begun,
    in_the_middle,
    in_secret,
    taken_back,
    near_the_end,
    over,
    given_up,
)


def describe(situation: str, table: LiveTable) -> dict[str, Any]:
    """What can be compared later: the whole record, and what each seat may do."""
    match = table.match
    return {
        "course": situation,
        "table": table.id,
        "state": table.row.state,
        "rules": table.row.rules,
        "record": None if match is None else write_record(match, EVERYTHING),
        "legal": {} if match is None else {str(seat): match.legal(seat) for seat in table.acting},
    }


async def write_tables(folder: Path, file: Path) -> None:
    store = DatabaseStore(f"sqlite:///{file}")
    store.open()
    house = House(store, Settings(database=f"sqlite:///{file}", most_tables=1000))
    await house.open()
    try:
        tables = [describe(each.__name__, await each(house, name)) for name in game_names() for each in SITUATIONS]
    finally:
        await house.close()
        store.close()
    (folder / "tables.json.gz").write_bytes(gzip.compress(json.dumps(tables).encode(), mtime=0))


def write_database(folder: Path) -> None:
    """As the statements that make it, which any later SQLite reads."""
    with tempfile.TemporaryDirectory() as room:
        file = Path(room) / "tables.db"
        asyncio.run(write_tables(folder, file))
        connection = sqlite3.connect(file)
        statements = "\n".join(connection.iterdump())
        connection.close()
    (folder / "database.sql.gz").write_bytes(gzip.compress(statements.encode(), mtime=0))


def main(version: str) -> None:
    folder = FOLDER / version
    if folder.exists():
        sys.exit(f"{folder.name} is there already: what a version left behind is never written again")
    folder.mkdir()
    try:
        write_records(folder)
        write_database(folder)
    except BaseException:
        shutil.rmtree(folder)
        raise


if __name__ == "__main__":
    main(sys.argv[1])
