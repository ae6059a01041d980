"""Bots at tables: they think in threads, within a budget, at the tables whose turn it is (`bot_queue.py`)."""

import asyncio
import logging
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from uogashi.bots import BOT_NAMES, RANDOM
from uogashi.bots.players import decide, new_luck
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.server.background import end_tasks
from uogashi.server.house.moves import Moves
from uogashi.server.house.refusals import StoreLost, answered
from uogashi.server.messages import MOST_DECISIONS
from uogashi.server.settings import Settings
from uogashi.server.store.interface import BotStore
from uogashi.server.table import LiveTable

LOG = logging.getLogger("uogashi.bots")
RETRY_SECONDS = 1.0
"""After the store was lost."""
REFILL_SECONDS = 60.0
"""How often the database is asked for tables of bots, once those in memory have come to their end."""


class BotRunner:
    """The bots of all tables."""

    def __init__(self, store: BotStore, moves: Moves, settings: Settings) -> None:
        self.store = store
        self.moves = moves
        self.tables = moves.tables
        self.queue = moves.tables.bots
        self.threads = settings.bot_threads
        self.seconds = settings.bot_seconds
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")
        self._workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._workers = [asyncio.ensure_future(self._work()) for _ in range(self.threads)]
        self._workers.append(asyncio.ensure_future(self._refill()))

    async def stop(self) -> None:
        await end_tasks(self._workers)
        self._pool.shutdown(wait=False, cancel_futures=True)

    # --- finding tables --------------------------------------------------------------------------------------------

    async def wake_tables(self) -> None:
        """Wake the tables where a bot is to decide, one after another, as soon as the store answers: after a start, and
        when there is room again for those where only bots play.
        """
        waiting: deque[str] | None = None
        while waiting is None or waiting:
            try:
                if waiting is None:
                    waiting = deque(await answered(self.store.waiting_for_bots()))
                while waiting:
                    await self._wake(waiting[0])
                    waiting.popleft()
                    await asyncio.sleep(0)
            except StoreLost:
                await asyncio.sleep(RETRY_SECONDS)
            except Refusal:
                assert waiting
                waiting.popleft()  # such a table shows its problem when it is opened

    async def _wake(self, id: str) -> None:
        if self.queue.full and not await self._people_play(id):
            self.queue.crowd_out()
        else:
            self.queue.enqueue(await self.tables.table(id))

    async def _people_play(self, id: str) -> bool:
        """Whether a person also decides at this table; it is not woken for that."""
        found = await answered(self.store.table(id))
        return found is not None and any(seat.playing for seat in found[1])

    async def _refill(self) -> None:
        """Tables that were left out have their turn when half of the others have come to their end."""
        while True:
            await asyncio.sleep(REFILL_SECONDS)
            if self.queue.take_up_refill():
                await self.wake_tables()

    # --- deciding --------------------------------------------------------------------------------------------------

    async def _work(self) -> None:
        while True:
            table = await self.queue.take()
            try:
                table = await self.tables.table(table.id)
                await self._decide(table)
            except Refusal as refusal:
                # The store is lost, or the table has changed: it is looked at again.
                LOG.info("bot refused", extra={"table": table.id, "why": refusal.message.id})
                await asyncio.sleep(RETRY_SECONDS if table.stale else 0)
            except Exception:
                LOG.exception("bot failed", extra={"table": table.id})
                await asyncio.sleep(RETRY_SECONDS)
            finally:
                self.queue.done(table)
            if table.id in self.tables.live:
                self.queue.enqueue(table)

    async def _decide(self, table: LiveTable) -> None:
        """One entry of one bot. While it thinks others may act in the same secret phase; the lock is not held."""
        seats = table.bot_seats()
        if not seats or table.match is None:
            return
        seat, match, after = seats[0], table.match, table.known_seq(seats[0])
        bot = str(table.seats[seat].bot)
        if table.luck is None:
            table.luck = new_luck(match)
        decisions = await self._think(table, match, seat, bot)
        async with table.lock:
            if table.stale or seat not in table.bot_seats() or table.changed_for(seat, after):
                return
            await self.moves.play_now(table, seat, decisions)

    async def _think(self, table: LiveTable, match: Match, seat: int, bot: str) -> list[str]:
        started = time.perf_counter()
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._pool, compose, match.fork(), seat, bot, table.luck)
        try:
            return await asyncio.wait_for(thought, self.seconds)
        except TimeoutError:
            LOG.warning("bot out of time", extra={"bot": bot, "seconds": self.seconds})
            table.luck = new_luck(match)  # the thread that is still thinking keeps drawing from the old one
            return compose(match.fork(), seat, BOT_NAMES[RANDOM], table.luck)
        finally:
            self.moves.metrics.thinking.observe(time.perf_counter() - started)


def compose(match: Match, seat: int, bot: str, luck: Any) -> list[str]:
    """The decisions of one entry, on a copy of the match: until someone else acts or something is revealed."""
    decisions: list[str] = []
    while len(decisions) < MOST_DECISIONS:
        decisions.append(decide(match, seat, bot, luck))
        entry = match.play(seat, decisions[-1])
        if match.ends(entry) or seat not in match.acting:
            break
    return decisions
