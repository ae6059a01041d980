"""Tables that wait for a bot, and whose turn it is.

A table is in the queue once, however many of its seats are bots', and goes to the end after each entry: so no
table with many bots keeps others waiting. Tables with people come first. Where only bots play they keep to a pace, and
where nobody even watches they go on slowly, when nobody else waits. Within each of these, the guests who made the
tables take turns: a guest with hundreds waits for their own.
"""

import asyncio
import contextlib
import time
from collections import OrderedDict, deque

from uogashi.server.settings import Settings
from uogashi.server.table import LiveTable

DECIDING, PEOPLE, WATCHED, UNWATCHED, LEAST_URGENT = range(-1, 4)
"""A table's rank: a bot is deciding there right now; people wait, someone watches, nobody does."""
UNWATCHED_SHARE = 0.1
"""How much of the pace of bots' tables those may have that nobody watches."""


class Turns:
    """Tables of equal urgency: the guests who made them take turns, and so do the tables of each."""

    def __init__(self) -> None:
        self._owners: OrderedDict[str, deque[LiveTable]] = OrderedDict()
        self._length = 0

    def __len__(self) -> int:
        return self._length

    def has_share(self, owner: str, places: int) -> bool:
        """Whether this guest has as many of these places as each would get if one more guest came."""
        return len(self._owners.get(owner, ())) >= places // (len(self._owners) + 1)

    def put(self, table: LiveTable) -> None:
        self._owners.setdefault(table.row.host, deque()).append(table)
        self._length += 1

    def take(self) -> LiveTable:
        owner, tables = self._owners.popitem(last=False)
        table = tables.popleft()
        if tables:
            self._owners[owner] = tables
        self._length -= 1
        return table


class Pace:
    """A rate per second, without saving up."""

    def __init__(self, per_second: float) -> None:
        self.interval = 1 / per_second if per_second else 0.0
        self._next = 0.0

    def left(self) -> float:
        """Seconds until the next."""
        return max(self._next - time.monotonic(), 0.0) if self.interval else 0.0

    def step(self) -> None:
        self._next = time.monotonic() + self.interval


class BotQueue:
    """All tables where a bot has to decide."""

    def __init__(self, settings: Settings) -> None:
        self.most_unwatched = settings.most_bot_tables
        self._queues = (Turns(), Turns(), Turns())
        pace = settings.bot_moves_per_second
        self._paces = (Pace(0), Pace(pace), Pace(pace * UNWATCHED_SHARE))
        self._queued: dict[str, int] = {}
        """The rank of each waiting table; a moved table is skipped at its earlier place."""
        self._crowded_out = False
        """Whether there were more tables that nobody watches than are kept here."""
        self._changed = asyncio.Event()

    def __len__(self) -> int:
        """How many tables wait for a bot."""
        return len(self._queued)

    @property
    def full(self) -> bool:
        """Whether no more tables are taken in that nobody watches."""
        return len(self._queues[UNWATCHED]) >= self.most_unwatched

    def enqueue(self, table: LiveTable) -> None:
        """Has a bot to decide at this table? Then it is queued, unless too many unwatched ones are."""
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
            self.crowd_out()
            return
        self._queued[table.id] = urgency
        self._queues[urgency].put(table)
        self._changed.set()

    def crowd_out(self) -> None:
        """A table waits in the database: it is fetched when there is room again, or when someone watches."""
        self._crowded_out = True

    def waits(self, table: LiveTable) -> bool:
        """Whether a bot is going to decide at this table: then it stays in memory."""
        return table.id in self._queued

    def take_up_refill(self) -> bool:
        """Whether to fetch tables that were left out: half of the others have ended."""
        if not self._crowded_out or len(self._queues[UNWATCHED]) > self.most_unwatched // 2:
            return False
        self._crowded_out = False
        return True

    async def take(self) -> LiveTable:
        """The table whose turn it is."""
        while True:
            self._changed.clear()
            wait = None
            for urgency, pace in enumerate(self._paces):
                if pace.left() and len(self._queues[urgency]):
                    wait = pace.left()  # those that are less urgent also wait
                    break
                table = None if pace.left() else self._next(urgency)
                if table is not None:
                    pace.step()
                    return table
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), wait)

    def _next(self, urgency: int) -> LiveTable | None:
        queue = self._queues[urgency]
        while len(queue):
            table = queue.take()
            if self._queued.get(table.id) != urgency:
                continue  # it was moved: someone watches now
            if urgency_of(table) > urgency:
                del self._queued[table.id]  # nobody watches any more
                self.enqueue(table)
                continue
            self._queued[table.id] = DECIDING
            return table
        return None

    def done(self, table: LiveTable) -> None:
        """A bot has decided there, or could not."""
        self._queued.pop(table.id, None)


def urgency_of(table: LiveTable) -> int:
    """Who waits for the bots of this table."""
    if any(seat.playing for seat in table.seats):
        return PEOPLE
    return WATCHED if table.followers else UNWATCHED
