"""Commands of the host: how another process has the house do something, whether a server runs or not.

Only the server changes its database, because it holds tables in memory. So a command is a row that the server finds
within a second, carries out as if the request came over the web, and answers in the same row. Where no server runs,
the process that gives the command holds the database as a server would, and its own house carries it out.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from uogashi.core.errors import Refusal
from uogashi.server.settings import Settings
from uogashi.server.store import hosting
from uogashi.server.store.database import DatabaseStore
from uogashi.server.store.engine import make_engine, unreachable
from uogashi.server.store.migrate import check_current
from uogashi.server.store.rows import HostCommand

ASK_SECONDS = 0.1
"""How often a host's process looks for the answer."""
PATIENCE_SECONDS = 30.0
"""A server that has not started a command by then cannot carry it out."""


def ask(settings: Settings, name: str, arguments: dict[str, Any], prepare: Callable[[], None] = lambda: None) -> Any:
    """Have this done, by the server that runs or else here, after `prepare`; returns what came of it."""
    with looking(settings.database) as connection:
        command = HostCommand(secrets.token_hex(8), name, arguments, time.time_ns() // 1_000_000)
        if (alone := hold_prepared(settings.database, prepare)) is not None:
            return do_here(alone, settings, command)
        hosting.give_command(connection, command)
        connection.commit()
        try:
            return wait_for_answer(connection, command, settings, prepare)
        finally:
            hosting.drop_command(connection, command.id, untaken=True)
            connection.commit()


def wait_for_answer(
    connection: sa.Connection, command: HostCommand, settings: Settings, prepare: Callable[[], None]
) -> Any:
    """Until the server has answered. If it ends before that, the command is carried out here."""
    given_up = time.monotonic() + PATIENCE_SECONDS
    looks = 0
    while True:
        time.sleep(ASK_SECONDS)
        found = hosting.find_command(connection, command.id)
        connection.commit()
        if found is None:
            raise Refusal("server-silent")
        if found.answer is not None:
            hosting.drop_command(connection, command.id)
            connection.commit()
            return read_answer(found.answer)
        if found.taken is None and time.monotonic() > given_up:
            raise Refusal("server-silent")
        looks += 1
        if looks % 10 == 0 and (alone := hold_prepared(settings.database, prepare)) is not None:
            hosting.drop_command(connection, command.id)
            connection.commit()
            return do_here(alone, settings, command)


def read_answer(answer: dict[str, Any]) -> Any:
    if "refused" in answer:
        raise Refusal(answer["refused"]["id"], **answer["refused"]["arguments"])
    return answer["done"]


def hold(database: str) -> DatabaseStore | None:
    """The store, held as a server holds it; None if a server does."""
    store = DatabaseStore(database, hold_seconds=0)
    try:
        store.open()
    except Refusal as refusal:
        store.close()
        if refusal.message.id != "database-in-use":
            raise
        return None
    return store


def hold_prepared(database: str, prepare: Callable[[], None]) -> DatabaseStore | None:
    """The same, after `prepare`, during which it is not held: a server that starts meanwhile must not wait for it."""
    store = hold(database)
    if store is None:
        return None
    store.close()
    prepare()
    return hold(database)


def do_here(store: DatabaseStore, settings: Settings, command: HostCommand) -> Any:
    """Carry it out with our own house, where nobody plays."""
    from uogashi.server.house import House  # it loads the games, and most commands need none

    async def run() -> Any:
        house = House(store, settings)
        try:
            await house.admission.read_bans()
            return await house.hosting.carry_out(command.name, command.arguments)
        finally:
            await house.close()

    try:
        return asyncio.run(run())
    finally:
        store.close()


@contextlib.contextmanager
def looking(database: str) -> Iterator[sa.Connection]:
    """A connection beside a running server, or without one. Nothing is created or migrated here."""
    engine = make_engine(database)
    if engine.dialect.name == "sqlite" and not Path(str(engine.url.database)).is_file():
        raise Refusal("file-missing", file=str(engine.url.database))
    try:
        with engine.connect() as connection:
            check_current(connection)
            yield connection
    except DBAPIError as error:
        raise unreachable(engine, error) from None
    finally:
        engine.dispose()
