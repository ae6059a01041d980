"""A database that is open: everything is written by one thread, reads go through a few other threads.

What cannot be written raises `Conflict` (another process has written there) or `Lost` (the database cannot be reached,
and nobody knows whether the last transaction came through: read again).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from uogashi.core.errors import Refusal
from uogashi.server.metrics import Histogram
from uogashi.server.store.engine import READERS, driver_of, first_line, make_engine, name_of, unreachable
from uogashi.server.store.file import make_shrinkable
from uogashi.server.store.holding import HeldConnection, InUse
from uogashi.server.store.interface import Lost
from uogashi.server.store.migrate import migrate
from uogashi.server.store.schema import METADATA
from uogashi.server.store.writer import Work, Writer

Result = TypeVar("Result")


class Access:
    """How a database is read and written, whatever is in it."""

    def __init__(self, url: str, hold_seconds: float | None = None) -> None:
        """`hold_seconds`: how long to wait for another server to release the database."""
        self.engine = make_engine(url)
        self._held = HeldConnection(self.engine, hold_seconds)
        self._writer = Writer(self._held)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")

    # --- opening and closing ---------------------------------------------------------------------------------------

    def open(self) -> None:
        """Hold the database, bring its schema up to date and begin to write; refused if any of it cannot be done."""
        try:
            self._held.hold_file()
            connection = self._held.get()
            migrate(connection)
            if self._held.file is not None:
                make_shrinkable(driver_of(connection), self._held.file.path)
        except InUse:
            raise Refusal("database-in-use", database=self.named) from None
        except DBAPIError as error:
            raise unreachable(self.engine, error) from None
        except OSError as error:
            why_not = error.strerror or str(error)
            raise Refusal("database-unreachable", database=self.named, why=why_not) from None
        self._writer.start()

    def close(self) -> None:
        """Write what is still waiting, and release the database."""
        self._writer.stop()
        self._readers.shutdown()
        self._held.release()

    @property
    def named(self) -> str:
        return name_of(self.engine)

    @property
    def sqlite(self) -> bool:
        return self.engine.dialect.name == "sqlite"

    @property
    def commits(self) -> Histogram:
        """How long transactions took."""
        return self._writer.commits

    # --- reading and writing ---------------------------------------------------------------------------------------

    async def write(self, work: Work) -> Any:
        """Wait until this is on disk."""
        return await self._writer.write(work)

    async def read(self, work: Callable[[sa.Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, work)

    def read_now(self, work: Callable[[sa.Connection], Result]) -> Result:
        """Read in this thread, which waits for it."""
        try:
            self._held.check_file()
            with self.engine.connect() as connection:
                return work(connection)
        except (DBAPIError, PoolTimeout, OSError) as error:
            raise Lost(str(error)) from error

    async def check_disk(self) -> None:
        """Raise `Lost` if the disk of a SQLite file is as good as full."""
        file = self._held.file
        if file is not None:
            await self.read(lambda _: file.check_disk())

    # --- room on the disk ------------------------------------------------------------------------------------------

    async def vacuum(self) -> tuple[int, int]:
        """Give room back to the disk; returns the bytes before and after. What is to be written waits meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._vacuum)

    def _vacuum(self) -> tuple[int, int]:
        try:
            with self._writer.pause, self.engine.connect() as connection:
                alone = connection.execution_options(isolation_level="AUTOCOMMIT")
                before = self.size(alone)
                if self.sqlite:
                    alone.exec_driver_sql("VACUUM")
                    alone.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
                else:
                    for table in METADATA.sorted_tables:
                        alone.exec_driver_sql(f"VACUUM (ANALYZE) {table.name}")
                return before, self.size(alone)
        except DBAPIError as error:
            raise Refusal("vacuum-failed", why=first_line(error)) from None

    def size(self, connection: sa.Connection) -> int:
        """Bytes on disk."""
        if self.sqlite:
            path = str(self.engine.url.database)
            return sum(file.stat().st_size for end in ("", "-wal") if (file := Path(path + end)).exists())
        return int(connection.execute(sa.text("SELECT pg_database_size(current_database())")).scalar() or 0)
