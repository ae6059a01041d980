"""Commands of the host: how another process has the house do something, whether a server runs or not.

Only the server changes its database, because it holds tables in memory. So a command is a row that the server finds
within a second, carries out as if somebody had asked over the web, and answers in the same row. Where no server runs,
whoever gives the command holds the database as a server would, and lets a house of its own carry it out.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from uogashi.core.errors import Message, Refusal
from uogashi.server.settings import Settings
from uogashi.server.store import hosting
from uogashi.server.store.database import Conflict, Lost, Store, make_engine, unreachable
from uogashi.server.store.migrate import check_current
from uogashi.server.store.rows import HostCommand

if TYPE_CHECKING:
    from uogashi.server.house import House

LOG = logging.getLogger("uogashi.host")

LOOK_SECONDS = 1.0
"""How often the server looks for commands."""
ASK_SECONDS = 0.1
"""How often a host's process looks for the answer."""
PATIENCE_SECONDS = 30.0
"""A server that has not begun with a command by then is in no state to carry it out."""
KEPT_MILLISECONDS = 3_600_000
"""Commands of which nobody took the answer for so long were left behind, and are not carried out any more."""


async def carry_out(house: "House", name: str, arguments: dict[str, Any]) -> Any:
    """Do what the host asks for; what cannot be done is refused."""
    match name:
        case "close":
            await house.close_table(**arguments)
        case "remove":
            await house.remove_table(**arguments)
        case "rename":
            return await house.rename_guest(**arguments)
        case "ban":
            return await house.ban(**arguments)
        case "lift":
            await house.lift_ban(**arguments)
        case "vacuum":
            return await house.store.vacuum()
        case _:
            raise Refusal("command-unknown", command=name, close="none", above="uogashi host")
    return None


# --- in the server -------------------------------------------------------------------------------------------------


async def obey(house: "House") -> None:
    """Carry out whatever the host asks for, one after another, for as long as the server runs."""
    tidy = False
    while True:
        with contextlib.suppress(Lost, Conflict, Refusal):  # the store is lost: they stand there until it is back
            if not tidy:
                await house.store.write(partial(hosting.drop_old_commands, before=forgotten()))
                tidy = True
            for command in await house.store.read(hosting.open_commands):
                await answer(house, command)
            await house.read_bans()
        await asyncio.sleep(LOOK_SECONDS)


def forgotten() -> int:
    """Whoever asked before this moment does not wait any more."""
    return time.time_ns() // 1_000_000 - KEPT_MILLISECONDS


async def answer(house: "House", command: HostCommand) -> None:
    if command.asked < forgotten():
        return
    if not await house.store.write(partial(hosting.take_command, id=command.id)):
        return
    told: dict[str, Any]
    try:
        told = {"done": await carry_out(house, command.name, command.arguments)}
    except Refusal as refusal:
        if refusal.message.id == "store-lost":
            raise  # nobody knows whether it was done: once more
        told = {"refused": refusal.message}
    except Exception:
        LOG.exception("command failed")
        told = {"refused": Message("server-failed")}
    LOG.info("command", extra={"command": command.name, "refused": "refused" in told})
    await house.store.write(partial(hosting.answer_command, id=command.id, answer=told))


# --- in the host's process -----------------------------------------------------------------------------------------


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


def hold(database: str) -> Store | None:
    """The store, held as a server holds it; None if a server does."""
    store = Store(database, hold_seconds=0)
    try:
        store.open()
    except Refusal as refusal:
        store.close()
        if refusal.message.id != "database-in-use":
            raise
        return None
    return store


def hold_prepared(database: str, prepare: Callable[[], None]) -> Store | None:
    """The same, after `prepare`, during which it is not held: a server that starts meanwhile must not wait for it."""
    store = hold(database)
    if store is None:
        return None
    store.close()
    prepare()
    return hold(database)


def do_here(store: Store, settings: Settings, command: HostCommand) -> Any:
    """Carry it out with a house of our own, in which nobody plays."""
    from uogashi.server.house import House

    async def run() -> Any:
        house = House(store, settings)
        try:
            await house.read_bans()
            return await carry_out(house, command.name, command.arguments)
        finally:
            await house.close()

    try:
        return asyncio.run(run())
    finally:
        store.close()


@contextlib.contextmanager
def looking(database: str) -> Iterator[sa.Connection]:
    """A connection beside a running server, or without one. Nothing is made here, nor brought up to date."""
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
