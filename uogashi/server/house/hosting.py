"""What the host of the server asks for: closing and removing tables, renaming and banning guests."""

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec

from uogashi.core.errors import Message, Refusal
from uogashi.server.house.admission import Admission
from uogashi.server.house.changes import finish
from uogashi.server.house.checks import check_not_over
from uogashi.server.house.guests import Guests
from uogashi.server.house.refusals import answered
from uogashi.server.house.seating import Seating
from uogashi.server.house.tables import Tables
from uogashi.server.messages import LONGEST_NAME
from uogashi.server.names import read_name
from uogashi.server.store.interface import Conflict, HostStore, Lost
from uogashi.server.store.rows import CLOSED, OVER, Guest, HostCommand

LOG = logging.getLogger("uogashi.host")

LOOK_SECONDS = 1.0
"""How often the server looks for commands."""
KEPT_MILLISECONDS = 3_600_000
"""Commands whose answers nobody collected for this long are abandoned, and no longer carried out."""


class Hosting:
    """Carries out what a host's process asks for (`commands.py`), as if the request came over the web."""

    def __init__(
        self, store: HostStore, tables: Tables, seating: Seating, guests: Guests, admission: Admission
    ) -> None:
        self.store = store
        self.tables = tables
        self.seating = seating
        self.guests = guests
        self.admission = admission

    # --- commands --------------------------------------------------------------------------------------------------

    async def obey(self) -> None:
        """Carry out whatever the host asks for, one after another, for as long as the server runs."""
        tidy = False
        while True:
            with contextlib.suppress(Lost, Conflict, Refusal):  # the store is lost: they stay until it is back
                if not tidy:
                    await self.store.drop_old_commands(forgotten())
                    tidy = True
                for command in await self.store.open_commands():
                    await self._answer(command)
                await self.admission.read_bans()
            await asyncio.sleep(LOOK_SECONDS)

    async def _answer(self, command: HostCommand) -> None:
        if command.asked < forgotten() or not await self.store.take_command(command.id):
            return
        answer: dict[str, Any]
        try:
            answer = {"done": await self.carry_out(command.name, command.arguments)}
        except Refusal as refusal:
            if refusal.message.id == "store-lost":
                raise  # nobody knows whether it was done: once more
            answer = {"refused": refusal.message}
        except Exception:
            LOG.exception("command failed")
            answer = {"refused": Message("server-failed")}
        LOG.info("command", extra={"command": command.name, "refused": "refused" in answer})
        await self.store.answer_command(command.id, answer)

    async def carry_out(self, name: str, arguments: dict[str, Any]) -> Any:
        """Do what the host asks for; what cannot be done is refused."""
        match name:
            case "close":
                await self.close_table(**arguments)
            case "remove":
                await self.remove_table(**arguments)
            case "rename":
                return await self.rename_guest(**arguments)
            case "ban":
                return await self.ban(**arguments)
            case "lift":
                await self.admission.lift_ban(**arguments)
            case "vacuum":
                return await self.store.vacuum()
            case _:
                raise Refusal("command-unknown", command=name, close="none", above="uogashi host")
        return None

    # --- tables ----------------------------------------------------------------------------------------------------

    async def close_table(self, id: str) -> None:
        """End a table as it is; everyone who follows hears of it."""
        table = await self.tables.any_table(id)
        async with table.lock:
            check_not_over(table)
            row, seats = table.copy()
            await self.tables.commit(table, row, seats, table.match, finish(row, CLOSED))

    async def remove_table(self, id: str) -> None:
        """Delete a table with its log, even one that cannot be opened any more; its players hear of it first."""
        live = self.tables.live.get(id)
        if live is not None and live.followers and live.row.state != OVER:
            await self.close_table(id)
        if not await self.tables.change_stored(id, lambda: self.store.remove_table(id)):
            raise Refusal("table-unknown", table=id)
        self.tables.drop([id])

    # --- guests ----------------------------------------------------------------------------------------------------

    async def rename_guest(self, id: str, name: str) -> int:
        """Rename a guest, also in all seats and logs; returns the number of tables with their name."""
        guest = await self._named_guest(id)
        name = read_name(name)
        if len(name) > LONGEST_NAME:
            raise Refusal("name-long", most=LONGEST_NAME)
        await self.guests.put(msgspec.structs.replace(guest, name=name))
        named = await answered(self.store.tables_naming(id))
        for table in named:
            await self._rename_at(table, id, name)
        return len(named)

    async def _rename_at(self, table: str, guest: str, name: str) -> None:
        await self.tables.change_stored(table, lambda: self.store.rename_at(table, guest, name))
        live = self.tables.live.get(table)
        if live is not None and live.followers:
            await self.tables.any_table(table)  # reads it again, and sends it to them

    async def ban(self, id: str) -> int:
        """Let a guest in no more; bots play on in their seats. Returns how many tables they have left."""
        guest = await self._named_guest(id)
        await self.admission.ban(guest)
        return await self.seating.leave_all(guest)

    async def _named_guest(self, id: str) -> Guest:
        guest = await self.guests.guest(id)
        if not guest.name:
            raise Refusal("guest-missing", guest=id)
        return guest


def forgotten() -> int:
    """A process that asked before this moment does not wait any more."""
    return time.time_ns() // 1_000_000 - KEPT_MILLISECONDS  # as the host's process counts
