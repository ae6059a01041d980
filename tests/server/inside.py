"""A house without the web around it, and people in it: for tests of its decisions."""

import asyncio
import contextlib
import json
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

from uogashi.bots.players import decide, new_luck
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.games import game_names, load_game
from uogashi.server.house import House
from uogashi.server.house.bot_runner import BotRunner
from uogashi.server.replays import Step
from uogashi.server.settings import Settings
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.interface import TableStore
from uogashi.server.store.rows import Guest
from uogashi.server.table import LiveTable
from uogashi_quay import GAME as QUAY

UNLIMITED = {"bot_moves_per_second": 0}
"""Bots need not wait for spectators."""


def find_game(name: str) -> Game:
    return QUAY if name == "quay" else load_game(name)


@contextlib.asynccontextmanager
async def opened(database: str, **settings: Any) -> AsyncIterator[House]:
    """A house over this database, which is closed at the end as a server closes it."""
    store = DatabaseStore(database)
    store.open()
    house = House(
        store, Settings(database=database, **(UNLIMITED | settings)), find_game, lambda: (*game_names(), "quay")
    )
    try:
        await house.open()
        yield house
    finally:
        await house.close()
        store.close()


def in_a_house(database: str, test: Callable[[House], Awaitable[None]], **settings: Any) -> None:
    """Run a test in its own house."""

    async def run() -> None:
        async with opened(database, **settings) as house:
            await test(house)

    asyncio.run(run())


def database_of(house: House) -> DatabaseStore:
    """The store of a house, for tests that look into its database."""
    assert isinstance(house.store, DatabaseStore)
    return house.store


class StandInStore:
    """A store of tables that does what another one does, but for what a test puts in its place."""

    def __init__(self, store: TableStore) -> None:
        self.table = store.table
        self.add_table = store.add_table
        self.append = store.append


def stand_in_for_store(house: House) -> StandInStore:
    """Put it between the tables of a house and their store."""
    store = house.tables.store = StandInStore(house.tables.store)
    return store


def start_one_bot(house: House) -> None:
    """Bots go on after they were stopped, one at a time."""
    house.bot_runner = BotRunner(house.store, house.moves, Settings(bot_threads=1))
    house.bot_runner.start()


class Ear:
    """A client that follows tables, and the messages it received."""

    def __init__(self, guest: Guest | None = None) -> None:
        self.guest_id = guest.id if guest is not None else None
        self.heard: list[Any] = []

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))

    @property
    def positions(self) -> list[Any]:
        return [message["position"] for message in self.heard if message.get("position")]


async def guests(house: House, *names: str) -> list[Guest]:
    return [await house.new_guest(name) for name in names]


async def sit(house: House, guest: Guest, table: LiveTable, seat: int) -> LiveTable:
    return await house.take(guest, table.id, seat, secrets.token_hex(16), house.signer.seat_link(table.id, seat))


async def begun(house: House, *names: str, game: str = "tsukiji", **settings: Any) -> tuple[LiveTable, list[Guest]]:
    """A running table with these people, and who they are."""
    people = [await house.new_guest(name) for name in names]
    table = await house.create(people[0], game, ["me", *["open"] * (len(names) - 1)], **settings)
    for seat, guest in enumerate(people):
        await sit(house, guest, table, seat)
    return table, people


async def play(house: House, guest: Guest, table: LiveTable, seat: int, *decisions: str, **asked: Any) -> int:
    """Decide, as a player who has seen everything so far."""
    after = asked.get("after", table.known_seq(seat))
    return await house.play(guest, table.id, seat, after, asked.get("id", secrets.token_hex(8)), decisions)


async def replayed(house: House, guest: Guest | None, table: str, seat: int | None) -> list[Step]:
    """All steps of a game, as this reader saw them."""
    replay = await house.replay(guest, table, seat, None)
    return [step async for some in replay.steps() for step in some]


async def refusal(asked: Awaitable[Any]) -> str:
    """The id of why not."""
    try:
        await asked
    except Refusal as refused:
        return refused.message.id
    raise AssertionError("it was not refused")


async def to_the_end(house: House, table: LiveTable, people: list[Guest]) -> None:
    """Everyone takes the first decision that is allowed, until the game is over; bots play by themselves."""
    while table.row.state == "running":
        assert table.match is not None
        acting = [seat for seat in table.match.acting if table.seats[seat].playing]
        if not acting:
            await asyncio.sleep(0.001)
            continue
        await play(house, people[acting[0]], table, acting[0], table.match.legal(acting[0])[0])


async def reveal(house: House, table: LiveTable, people: dict[int, Guest]) -> None:
    """Everyone decides until the current secret phase is over; bots do so by themselves."""
    assert table.match is not None
    phase = table.match.phase
    while table.match.phase == phase:
        acting = [seat for seat in table.match.acting if table.seats[seat].playing]
        if acting:
            await play(house, people[acting[0]], table, acting[0], table.match.legal(acting[0])[0])
        else:
            await asyncio.sleep(0.001)


async def until_secret(house: House, table: LiveTable, people: dict[int, Guest]) -> None:
    """Everyone decides as greedy would, until a secret phase begins."""
    while table.row.state == "running" and not (match := table.match).phase:  # type: ignore[union-attr]
        assert match is not None
        seat = match.acting[0]
        if table.seats[seat].playing:
            await play(house, people[seat], table, seat, decide(match, seat, "greedy", new_luck(match)))
        else:
            await asyncio.sleep(0.001)
