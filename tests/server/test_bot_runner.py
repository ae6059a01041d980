"""Bots at tables: in threads, fairly, within their budget, without keeping anyone waiting."""

import asyncio
import threading
from typing import Any

import pytest

from tests.server.inside import guests, in_a_house, sit, start_one_bot
from uogashi.server.background import end_tasks
from uogashi.server.house import House, bot_runner


@pytest.fixture
def sqlite(tmp_path: Any) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


async def all_over(house: House, tables: list[str], seconds: float = 30) -> None:
    async with asyncio.timeout(seconds):
        for id in tables:
            while (await house.table(id)).row.state != "over":
                await asyncio.sleep(0.01)


def test_whoever_misses_the_word_to_end_is_told_again() -> None:
    told = 0

    async def hard_of_hearing() -> None:
        nonlocal told
        while told < 2:
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                told += 1

    async def run() -> None:
        task = asyncio.ensure_future(hard_of_hearing())
        await asyncio.sleep(0)
        await asyncio.wait_for(end_tasks([task]), 10)
        assert task.done()

    asyncio.run(run())
    assert told == 2


def test_many_tables_of_bots_come_to_their_end(sqlite: str) -> None:
    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        tables = [await house.create(aki, "tsukiji", ["greedy", "random", "greedy"]) for _ in range(6)]
        await all_over(house, [table.id for table in tables])

    in_a_house(sqlite, test)


def test_tables_take_turns_when_many_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(house: House) -> None:
        order: list[str] = []
        play_now = house.moves.play_now

        async def noted(table: Any, *given: Any) -> int:
            order.append(table.id)
            return await play_now(table, *given)

        monkeypatch.setattr(house.moves, "play_now", noted)
        (aki,) = await guests(house, "Aki")
        await house.bot_runner.stop()
        tables = [await house.create(aki, "tsukiji", ["greedy", "greedy"]) for _ in range(5)]
        for table in tables:
            house.bot_queue.enqueue(table)
            house.bot_queue.enqueue(table)
        start_one_bot(house)
        await all_over(house, [table.id for table in tables])
        assert order[:10] == [table.id for table in tables] * 2

    in_a_house(sqlite, test)


def test_the_house_answers_while_a_bot_thinks(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    decides = threading.Event()

    def slow(*given: Any) -> list[str]:
        decides.wait(60)
        return compose(*given)

    compose = bot_runner.compose
    monkeypatch.setattr(bot_runner, "compose", slow)

    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "greedy"])
        await sit(house, aki, table, 0)
        async with asyncio.timeout(30):
            await house.play(aki, table.id, 0, table.known_seq(0), "m1", ["ticket 0", "ticket 1", "ticket 2"])
        assert table.bot_seats() == [1]
        decides.set()
        while table.bot_seats() == [1]:
            await asyncio.sleep(0.01)

    in_a_house(sqlite, test, bot_seconds=60)


def test_a_bot_that_takes_too_long_is_not_waited_for(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ended = threading.Event()

    def stuck(match: Any, seat: int, bot: str, luck: Any) -> list[str]:
        drawn_from[bot] = luck
        if bot == "greedy":
            ended.wait(60)
        return compose(match, seat, bot, luck)

    drawn_from: dict[str, Any] = {}
    compose = bot_runner.compose
    monkeypatch.setattr(bot_runner, "compose", stuck)

    async def test(house: House) -> None:
        (aki,) = await guests(house, "Aki")
        table = await house.create(aki, "tsukiji", ["me", "greedy"])
        await sit(house, aki, table, 0)
        async with asyncio.timeout(30):
            while table.bot_seats():
                await asyncio.sleep(0.01)
        assert drawn_from["greedy"] is not drawn_from["random"], "it still draws while the other one does"
        ended.set()

    in_a_house(sqlite, test, bot_seconds=0.1)
