"""Connections to SQLite and PostgreSQL: how they are made, and what their errors mean."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from uogashi.core.errors import Refusal
from uogashi.server.store.interface import Lost

READERS = 2
"""Threads that read."""


def make_engine(url: str) -> sa.Engine:
    """The database of this address; nothing is opened yet."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
        # A network that swallows everything must not stop the writer for ever.
        waiting = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "application_name": "uogashi"}
        return sa.create_engine(url, connect_args=waiting, pool_size=READERS + 1, pool_timeout=5, pool_pre_ping=True)
    engine = sa.create_engine(url)
    sa.event.listen(engine, "connect", prepare_sqlite)
    return engine


def name_of(engine: sa.Engine) -> str:
    """The address of a database without its password."""
    return engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=True)


def unreachable(engine: sa.Engine, error: DBAPIError) -> Refusal:
    return Refusal("database-unreachable", database=name_of(engine), why=first_line(error))


def first_line(error: DBAPIError) -> str:
    """The driver's message."""
    return next(iter(str(error.orig).strip().splitlines()), "?")


def prepare_sqlite(connection: Any, record: Any) -> None:
    """What is acknowledged is on disk: `FULL` waits for it at every commit. A new file can give room back."""
    for pragma in (
        "auto_vacuum=INCREMENTAL",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        connection.execute(f"PRAGMA {pragma}")


def driver_of(connection: sa.Connection) -> Any:
    """The connection of Python's own driver, for what SQLAlchemy would wrap in a transaction."""
    return connection.connection.driver_connection


def is_lost(error: Exception) -> bool:
    """Whether it is the database that failed, not the query."""
    return isinstance(error, (DBAPIError, PoolTimeout, OSError, Lost)) and not isinstance(error, IntegrityError)
