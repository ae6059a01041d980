"""The one connection that writes: its owner holds the database, and no other server can."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa

from uogashi.server.store.engine import driver_of
from uogashi.server.store.file import DatabaseFile
from uogashi.server.store.interface import Lost

HOLD_SECONDS = 5.0
"""How long a server that has just ended may still hold the database."""
ADVISORY_LOCK = 0x756F67617368
"""`uogash`: the number under which PostgreSQL knows that a server of ours is at work in a database."""


class InUse(Lost):
    """Another server holds the database."""


class HeldConnection:
    """The writer's connection, made again if it was lost; in SQLite also the lock on the file."""

    def __init__(self, engine: sa.Engine, hold_seconds: float | None) -> None:
        self.engine = engine
        self.hold_seconds = hold_seconds
        self.file: DatabaseFile | None = None
        if engine.dialect.name == "sqlite":
            self.file = DatabaseFile(Path(str(engine.url.database)))
        self._connection: sa.Connection | None = None

    def hold_file(self) -> None:
        if self.file is not None:
            self._wait_for(self.file.hold)

    def release(self) -> None:
        """Release the database."""
        self.drop()
        self.engine.dispose()
        if self.file is not None:
            self.file.release()

    def get(self) -> sa.Connection:
        """The connection, which holds the database for this server."""
        if self._connection is None:
            connection = self.engine.connect()
            try:
                self._hold(connection)
                if self.file is not None:
                    connection.execute(sa.text("SELECT count(*) FROM sqlite_master"))  # now SQLite's log is there
                    connection.rollback()
                    self.file.remember()
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def drop(self) -> None:
        """It is of no use any more; the next one who asks gets a new one."""
        if self.file is not None:
            self.file.let_go_of_log()
        if self._connection is not None:
            with contextlib.suppress(Exception):
                self._connection.invalidate()
                self._connection.close()
            self._connection = None

    def check_file(self) -> None:
        """Raise `FileGone` unless SQLite's files are still the ones that were opened."""
        if self.file is not None:
            self.file.check()

    def save_log(self) -> None:
        """If only SQLite's log was deleted, its content is still open here: bring it into the database."""
        if self._connection is not None:
            with contextlib.suppress(Exception):
                driver_of(self._connection).execute("PRAGMA wal_checkpoint(PASSIVE)")

    def _hold(self, connection: sa.Connection) -> None:
        """In PostgreSQL, a lock tied to the connection: two servers must not drive the same tables."""
        if connection.dialect.name != "postgresql":
            return
        question = sa.select(sa.func.pg_try_advisory_lock(ADVISORY_LOCK))
        self._wait_for(lambda: bool(connection.execute(question).scalar()))
        connection.commit()

    def _wait_for(self, hold: Callable[[], bool]) -> None:
        """Try until it can be held: a server that has just ended, or a host's command, lets go in a moment."""
        give_up = time.monotonic() + (HOLD_SECONDS if self.hold_seconds is None else self.hold_seconds)
        while not hold():
            if time.monotonic() >= give_up:
                raise InUse
            time.sleep(0.1)
