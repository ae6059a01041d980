"""Bots at tables: they think in threads, within a budget, and take turns when many tables wait for them.

A table stands in the queue once, however many of its seats are bots', and goes to the end after each entry: so no
table with many bots keeps others waiting. Tables with people come first. Where only bots play they keep to a pace, and
where nobody even watches they go on slowly, when nobody else waits. Within each of these, the guests who made the
tables take turns: whoever made hundreds waits for their own.
"""

import asyncio
import contextlib
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

from uogashi.bots import BOT_NAMES, RANDOM
from uogashi.bots.players import decide, new_luck
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.server.messages import MOST_DECISIONS
from uogashi.server.settings import Settings

if TYPE_CHECKING:
    from uogashi.server.house import House
    from uogashi.server.table import LiveTable

LOG = logging.getLogger("uogashi.bots")
PATIENCE_SECONDS = 0.5
"""Until whoever was told to end is told again."""
RETRY_SECONDS = 1.0
"""After the store was lost."""
DECIDING, PEOPLE, WATCHED, UNWATCHED, LEAST_URGENT = range(-1, 4)
"""Where a table stands: a bot decides there right now; people wait, somebody watches, nobody does."""
UNWATCHED_SHARE = 0.1
"""How much of the pace of bots' tables those may have that nobody watches."""
REFILL_SECONDS = 60.0
"""How often the database is asked for tables of bots, once those in memory have come to their end."""


class Queue:
    """Tables that wait for a bot; the guests who made them take turns, and so do the tables of each."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[LiveTable]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def has_share(self, owner: str, places: int) -> bool:
        """Whether this guest has as many of so many places as would be left for each if one more guest came."""
        return len(self._owners.get(owner, ())) >= places // (len(self._owners) + 1)

    def put(self, table: "LiveTable") -> None:
        self._owners.setdefault(table.row.host, deque()).append(table)
        self._length += 1

    def take(self) -> "LiveTable":
        owner, tables = self._owners.popitem(last=False)
        table = tables.popleft()
        if tables:
            self._owners[owner] = tables
        self._length -= 1
        return table


class Pace:
    """So many a second, and none saved up."""

    def __init__(self, per_second: float) -> None:
        self.interval = 1 / per_second if per_second else 0.0
        self._next = 0.0

    def left(self) -> float:
        """Seconds until the next."""
        return max(self._next - time.monotonic(), 0.0) if self.interval else 0.0

    def step(self) -> None:
        self._next = time.monotonic() + self.interval


class Thinking:
    """The bots of all tables."""

    def __init__(self, house: "House", settings: Settings) -> None:
        self.house = house
        self.threads = settings.bot_threads
        self.seconds = settings.bot_seconds
        self.most_unwatched = settings.most_bot_tables
        self._queues = (Queue(), Queue(), Queue())
        pace = settings.bot_moves_per_second
        self._paces = (Pace(0), Pace(pace), Pace(pace * UNWATCHED_SHARE))
        self._queued: dict[str, int] = {}
        """Where each table stands that waits; a table that was moved is passed over where it stood before."""
        self._crowded_out = False
        """Whether there were more tables that nobody watches than are kept here."""
        self._news = asyncio.Event()
        self._pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")
        self._workers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._workers = [asyncio.ensure_future(self._work()) for _ in range(self.threads)]
        self._workers.append(asyncio.ensure_future(self._refill()))

    async def stop(self) -> None:
        await end_tasks(self._workers)
        self._pool.shutdown(wait=False, cancel_futures=True)

    def __len__(self) -> int:
        """How many tables wait for a bot."""
        return len(self._queued)

    @property
    def full(self) -> bool:
        """Whether no more tables are taken in that nobody watches."""
        return len(self._queues[UNWATCHED]) >= self.most_unwatched

    def look(self, table: "LiveTable") -> None:
        """Has a bot to decide at this table? Then it stands in the queue, unless too many do that nobody watches."""
        if not table.bot_seats():
            return
        urgency = urgency_of(table)
        if self._queued.get(table.id, LEAST_URGENT) <= urgency:
            return
        if (
            urgency == UNWATCHED
            and self.full
            and self._queues[UNWATCHED].has_share(table.row.host, self.most_unwatched)
        ):
            self.leave_out()
            return
        self._queued[table.id] = urgency
        self._queues[urgency].put(table)
        self._news.set()

    def leave_out(self) -> None:
        """A table waits in the database: it is looked for when there is room again, or when somebody watches."""
        self._crowded_out = True

    def waits(self, table: "LiveTable") -> bool:
        """Whether a bot is going to decide at this table: then it stays in memory."""
        return table.id in self._queued

    async def _take(self) -> "LiveTable":
        """The table whose turn it is."""
        while True:
            self._news.clear()
            wait = None
            for urgency, pace in enumerate(self._paces):
                if pace.left() and len(self._queues[urgency]):
                    wait = pace.left()  # those that are less urgent wait, too
                    break
                table = None if pace.left() else self._next(urgency)
                if table is not None:
                    pace.step()
                    return table
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), wait)

    def _next(self, urgency: int) -> "LiveTable | None":
        queue = self._queues[urgency]
        while len(queue):
            table = queue.take()
            if self._queued.get(table.id) != urgency:
                continue  # it was moved: somebody watches now
            if urgency_of(table) > urgency:
                del self._queued[table.id]  # nobody watches any more
                self.look(table)
                continue
            self._queued[table.id] = DECIDING
            return table
        return None

    async def _refill(self) -> None:
        """Tables that were left out have their turn when half of the others have come to their end."""
        while True:
            await asyncio.sleep(REFILL_SECONDS)
            if self._crowded_out and len(self._queues[UNWATCHED]) <= self.most_unwatched // 2:
                self._crowded_out = False
                await self.house.wake_bots()

    async def _work(self) -> None:
        while True:
            table = await self._take()
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
                self._queued.pop(table.id, None)
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


def urgency_of(table: "LiveTable") -> int:
    """Who waits for the bots of this table."""
    if any(seat.playing for seat in table.seats):
        return PEOPLE
    return WATCHED if table.followers else UNWATCHED


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
