"""The one thread that writes: it commits what has gathered in the meantime in one transaction.

A caller that asked for a write goes on when it is on disk.
"""

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from uogashi.server.metrics import Histogram
from uogashi.server.store.appending import Append, run_appends
from uogashi.server.store.engine import is_lost
from uogashi.server.store.file import FileGone
from uogashi.server.store.holding import HeldConnection
from uogashi.server.store.interface import Conflict, Lost

MOST_IN_ONE_COMMIT = 1000

Work = Append | Callable[[sa.Connection], Any]
Job = tuple[Work, "asyncio.Future[Any]", asyncio.AbstractEventLoop]


class Writer:
    """Takes work from any event loop, and does it in its own thread."""

    def __init__(self, held: HeldConnection) -> None:
        self.held = held
        self.commits = Histogram()
        """How long transactions took."""
        self.pause = threading.Lock()
        """Holding it keeps the writer waiting between two transactions."""
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_for_ever, name="store-writer", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        """Write what is still waiting."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()

    async def write(self, work: Work) -> Any:
        """Wait until this is on disk."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._jobs.put((work, future, loop))
        return await future

    def _write_for_ever(self) -> None:
        ending = False
        while not ending:
            jobs, ending = self._gather()
            if jobs:
                settle(jobs, self._commit([work for work, _, _ in jobs]))

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for work, and take what has gathered; whether it is the last."""
        job = self._jobs.get()
        jobs: list[Job] = []
        while job is not None:
            jobs.append(job)
            if len(jobs) >= MOST_IN_ONE_COMMIT:
                return jobs, False
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return jobs, False
        return jobs, True

    def _commit(self, works: list[Work]) -> list[Any]:
        """Do all of it in one transaction; if that fails, each in its own. An error is also a result."""
        try:
            return self._transaction(works)
        except Exception as error:
            if isinstance(error, FileGone):
                self.held.save_log()  # another connection would open another file
                return [Lost(str(error))] * len(works)
            if is_lost(error):
                self.held.drop()
                return [Lost(str(error))] * len(works)
            if len(works) > 1:
                return [self._commit([work])[0] for work in works]
            return [Conflict() if isinstance(error, (Conflict, IntegrityError)) else error]

    def _transaction(self, works: list[Work]) -> list[Any]:
        with self.pause:
            started = time.perf_counter()
            self.held.check_file()
            results = transact(self.held.get(), works)
            # Only now: what was committed to a file that is gone is not stored, and must not be acknowledged.
            self.held.check_file()
            self.commits.observe(time.perf_counter() - started)
            return results


def transact(connection: sa.Connection, works: list[Work]) -> list[Any]:
    with connection.begin():
        appends = [work for work in works if isinstance(work, Append)]
        if appends:
            run_appends(connection, appends)
        return [None if isinstance(work, Append) else work(connection) for work in works]


def settle(jobs: list[Job], results: list[Any]) -> None:
    """Give all who wait their results, with one call into their loop."""
    loop = jobs[0][2]

    def give() -> None:
        for (_, future, _), result in zip(jobs, results, strict=True):
            if future.done():
                continue
            if isinstance(result, Exception):
                future.set_exception(result)
            else:
                future.set_result(result)

    # The loop may be closed already: then nobody waits any more.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(give)
