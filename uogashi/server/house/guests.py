"""Guests: who they are, what they are called, and how they are forgotten."""

from collections import OrderedDict

import msgspec

from uogashi.core.errors import Refusal
from uogashi.server import clock
from uogashi.server.house.admission import Admission
from uogashi.server.house.lists import DAY
from uogashi.server.house.refusals import answered
from uogashi.server.house.seating import Seating
from uogashi.server.house.tables import Tables
from uogashi.server.links import new_era, new_guest_id
from uogashi.server.names import FORGOTTEN, check_named, read_name
from uogashi.server.store.interface import Conflict, GuestStore
from uogashi.server.store.rows import Guest

MOST_REMEMBERED = 10_000


class Guests:
    """Everyone who has ever been here; the latest are kept in memory."""

    def __init__(self, store: GuestStore, tables: Tables, seating: Seating, admission: Admission) -> None:
        self.store = store
        self.tables = tables
        self.seating = seating
        self.admission = admission
        self._remembered: OrderedDict[str, Guest] = OrderedDict()

    async def guest(self, id: str) -> Guest:
        """The guest of this id; one who has done nothing yet is a new one."""
        guest = self._remembered.get(id)
        if guest is None:
            guest = await answered(self.store.guest(id)) or Guest(id, "")
        self._remember(guest)
        if guest.name and guest.seen < clock.now() - DAY:
            return await self.put(msgspec.structs.replace(guest, seen=clock.now()))
        return guest

    def _remember(self, guest: Guest) -> None:
        self._remembered[guest.id] = guest
        self._remembered.move_to_end(guest.id)
        while len(self._remembered) > MOST_REMEMBERED:
            self._remembered.popitem(last=False)

    async def put(self, guest: Guest, *, new: bool = False) -> Guest:
        """Store a guest who has changed."""
        try:
            await answered(self.store.add_guest(guest) if new else self.store.put_guest(guest))
        except Conflict:  # they were deleted, or are here already: in both cases by another pass than this
            self._remembered.pop(guest.id, None)
            raise Refusal("guest-unknown") from None
        self._remember(guest)
        return guest

    async def new_guest(self, name: str) -> Guest:
        """A new guest, with a name: what a program asks for first."""
        return await self.rename(Guest(new_guest_id(), ""), name)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Take this name; at tables that one sits at already the old one stays."""
        fresh = msgspec.structs.replace(guest, name=read_name(name), seen=clock.now())
        if guest.name:
            return await self.put(fresh)
        # Passes of this id may exist, from before it was deleted: a new start has its own era.
        fresh.era, fresh.created = new_era(), clock.now()
        return await self.put(fresh, new=True)

    async def renew(self, guest: Guest) -> Guest:
        """Make all cookies, tokens and way-back links of this guest worthless; new ones can be asked for."""
        check_named(guest)
        fresh = await self.put(msgspec.structs.replace(guest, era=guest.era + 1, seen=clock.now()))
        self.admission.send_away(guest.id)
        return fresh

    async def forget(self, guest: Guest) -> None:
        """Leave all tables and delete everything stored about this guest."""
        await self.seating.leave_all(guest)
        changed = await answered(self.store.forget_guest(guest.id, FORGOTTEN))
        self._remembered.pop(guest.id, None)
        self.admission.send_away(guest.id)
        self.tables.mark_stale(changed)
