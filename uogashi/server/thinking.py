"""Bots at tables: they think in threads, within a budget, and take turns when many tables wait for them.

A table stands in the queue once, however many of its seats are bots', and goes to the end after each entry: so no
table with many bots keeps others waiting.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from uogashi.bots import BOT_NAMES, RANDOM
from uogashi.bots.players import decide, new_luck
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.server.messages import MOST_DECISIONS

if TYPE_CHECKING:
    from uogashi.server.house import House
    from uogashi.server.table import LiveTable

LOG = logging.getLogger("uogashi.bots")
PATIENCE_SECONDS = 0.5
"""Until whoever was told to end is told again."""
RETRY_SECONDS = 1.0
"""After the store was lost."""


class Thinking:
    """The bots of all tables."""

    def __init__(self, house: "House", threads: int, seconds: float) -> None:
        self.house = house
        self.threads = threads
        self.seconds = seconds
        self._waiting: deque[LiveTable] = deque()
        self._queued: set[str] = set()
        self._wake = asyncio.Semaphore(0)
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._workers = [asyncio.ensure_future(self._work()) for _ in range(self.threads)]

    async def stop(self) -> None:
        await end_tasks(self._workers)
        self._pool.shutdown(wait=False, cancel_futures=True)

    @property
    def waiting(self) -> int:
        """How many tables stand in the queue."""
        return len(self._waiting)

    def look(self, table: "LiveTable") -> None:
        """Has a bot to decide at this table? Then it stands in the queue."""
        if table.id not in self._queued and table.bot_seats():
            self._queued.add(table.id)
            self._waiting.append(table)
            self._wake.release()

    async def _work(self) -> None:
        while True:
            await self._wake.acquire()
            table = self._waiting.popleft()
            try:
                table = await self.house.table(table.id)
                await self._decide(table)
            except Refusal as refusal:
                # The store is lost, or the table has changed: it is looked at again.
                LOG.info("bot refused", extra={"table": table.id, "why": refusal.message.id})
                await asyncio.sleep(RETRY_SECONDS if table.stale else 0)
            except Exception:
                LOG.exception("bot failed", extra={"table": table.id})
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                self._queued.discard(table.id)
            if table.id in self.house.tables:
                self.look(table)

    async def _decide(self, table: "LiveTable") -> None:
        """One entry of one bot. While it thinks others may act in the same secret phase; the lock is not held."""
        seats = table.bot_seats()
        if not seats or table.match is None:
            return
        seat, match, after = seats[0], table.match, table.known_seq(seats[0])
        bot = str(table.seats[seat].bot)
        if table.luck is None:
            table.luck = new_luck(match)
        decisions = await self._think(match, seat, bot, table.luck)
        async with table.lock:
            if table.stale or seat not in table.bot_seats() or table.changed_for(seat, after):
                return
            await self.house.play_now(table, seat, decisions)

    async def _think(self, match: Match, seat: int, bot: str, luck: Any) -> list[str]:
        started = time.perf_counter()
        thought = asyncio.get_running_loop().run_in_executor(self._pool, compose, match.fork(), seat, bot, luck)
        try:
            return await asyncio.wait_for(thought, self.seconds)
        except TimeoutError:
            LOG.warning("bot out of time", extra={"bot": bot, "seconds": self.seconds})
            return compose(match.fork(), seat, BOT_NAMES[RANDOM], luck)
        finally:
            self.house.metrics.thinking.observe(time.perf_counter() - started)


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks until they are done: before Python 3.12, `wait_for` may lose the word once."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=PATIENCE_SECONDS)


def compose(match: Match, seat: int, bot: str, luck: Any) -> list[str]:
    """The decisions of one entry, on a copy of the match: until somebody else acts or something is shown."""
    decisions: list[str] = []
    while len(decisions) < MOST_DECISIONS:
        decisions.append(decide(match, seat, bot, luck))
        entry = match.play(seat, decisions[-1])
        if match.ends(entry) or seat not in match.acting:
            break
    return decisions
