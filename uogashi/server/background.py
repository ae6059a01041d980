"""Work that nobody waits for: it ends with the server, and its errors are logged."""

import asyncio
import logging
from collections.abc import Awaitable, Iterable
from typing import Any

LOG = logging.getLogger("uogashi.tables")
PATIENCE_SECONDS = 0.5
"""The wait before a task that was asked to end is asked again."""


class Background:
    """Tasks that run beside everything else."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    async def stop(self) -> None:
        await end_tasks(self._tasks)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("work in the background failed", exc_info=error)


async def end_tasks(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """Cancel these tasks until they are done: before Python 3.12, `wait_for` may lose the word once."""
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=PATIENCE_SECONDS)
