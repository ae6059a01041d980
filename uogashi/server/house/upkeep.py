"""Upkeep: deletes what is too old, keeps the disk within its bounds, and checks whether the store can store."""

import asyncio
import contextlib
import time

from uogashi.server import clock
from uogashi.server.house.admission import Admission
from uogashi.server.house.lists import DAY
from uogashi.server.house.tables import Tables
from uogashi.server.settings import FOREVER, Settings
from uogashi.server.store.interface import Conflict, Lost, UpkeepStore
from uogashi.server.store.rows import OPEN, OVER, RUNNING

SWEEP_SECONDS = 3600
ROOM_SECONDS = 60
MEGABYTE = 1_000_000
PROBE_SECONDS = 1.0
"""For so long it is believed that the store can store, or cannot."""


class Upkeep:
    """What the house does for itself, again and again."""

    def __init__(self, store: UpkeepStore, settings: Settings, tables: Tables, admission: Admission) -> None:
        self.store = store
        self.settings = settings
        self.tables = tables
        self.admission = admission
        self._probe: asyncio.Task[bool] | None = None
        self._probed = float("-inf")

    # --- what is too old -------------------------------------------------------------------------------------------

    async def sweep_for_ever(self) -> None:
        """Delete what nobody has touched for longer than it is kept."""
        while True:
            with contextlib.suppress(Lost, Conflict):  # if the store is lost: in an hour again
                await self.sweep()
            await asyncio.sleep(SWEEP_SECONDS)

    async def sweep(self) -> None:
        settings = self.settings
        kept = {OPEN: settings.keep_open_days, RUNNING: settings.keep_running_days, OVER: settings.keep_finished_days}
        for state, days in kept.items():
            if days != FOREVER:
                async for gone in self.store.sweep_tables(state, clock.now() - days * DAY):
                    self.tables.drop(gone)
        if settings.keep_guests_days != FOREVER:
            await self.store.sweep_guests(clock.now() - settings.keep_guests_days * DAY)
        await self.store.give_room_back()

    # --- what is too much ------------------------------------------------------------------------------------------

    async def keep_room_for_ever(self) -> None:
        """Stay within the disk that the host has set."""
        while self.settings.most_disk:
            with contextlib.suppress(Lost, Conflict):
                await self.make_room()
            await asyncio.sleep(ROOM_SECONDS)

    async def make_room(self) -> None:
        """While too much is stored, the oldest finished tables go; if none of them is left, no new ones come."""
        most = self.settings.most_disk * MEGABYTE
        over = await self.store.used_bytes() - most
        swept = over > 0
        while over > 0:
            gone, weight = await self.store.sweep_oldest()
            if not gone:
                break
            self.tables.drop(gone)
            over -= weight
        self.admission.full = over > 0
        if swept:
            await self.store.give_room_back()

    # --- whether the store can store -------------------------------------------------------------------------------

    async def well(self) -> bool:
        """Whether the store can store. The answer is kept for a while: each try costs a commit."""
        if self._probe is None or (self._probe.done() and time.monotonic() - self._probed >= PROBE_SECONDS):
            self._probe = asyncio.ensure_future(self._try_writing())
        return await asyncio.shield(self._probe)

    async def _try_writing(self) -> bool:
        try:
            await asyncio.wait_for(self.store.try_writing(), 5)
        except (Lost, Conflict, TimeoutError):
            return False
        finally:
            self._probed = time.monotonic()
        return True
