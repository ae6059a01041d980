"""Who is let in, and who may have one more table."""

from collections.abc import Callable

from uogashi.core.errors import Refusal
from uogashi.server import clock
from uogashi.server.house.known_games import KnownGames
from uogashi.server.house.refusals import answered
from uogashi.server.settings import Settings
from uogashi.server.store.interface import AdmissionStore
from uogashi.server.store.rows import Guest


class Admission:
    """Bans, and the room that there is for tables."""

    def __init__(self, store: AdmissionStore, settings: Settings, games: KnownGames) -> None:
        self.store = store
        self.most_tables = settings.most_tables
        self.games = games
        self.banned: set[str] = set()
        """Guests whom the host of the server does not let in."""
        self.full = False
        """Whether there is no room for new tables on the disk that the host has set."""
        self.send_away: Callable[..., None] = lambda guest, why="": None
        """Ends the connections of a guest whose passes are no longer valid, and says why."""

    # --- checking --------------------------------------------------------------------------------------------------

    def check_welcome(self, guest: Guest) -> None:
        if guest.id in self.banned:
            raise Refusal("guest-banned")

    async def check_tables(self, guest: Guest) -> None:
        """Whether this guest may be at one more table."""
        self.check_welcome(guest)
        if await answered(self.store.count_tables(guest.id, self.games.versions())) >= self.most_tables:
            raise Refusal("tables-too-many", most=self.most_tables)

    async def check_new_table(self, guest: Guest) -> None:
        await self.check_tables(guest)
        if self.full:
            raise Refusal("tables-no-room")

    # --- bans ------------------------------------------------------------------------------------------------------

    async def ban(self, guest: Guest) -> None:
        await answered(self.store.put_ban(guest.id, guest.name, clock.now()))
        self.banned.add(guest.id)
        self.send_away(guest.id, "guest-banned")

    async def lift_ban(self, id: str) -> None:
        """Let a guest in again, with their earlier passes."""
        if not await answered(self.store.lift_ban(id)):
            raise Refusal("guest-not-banned", guest=id)
        self.banned.discard(id)

    async def read_bans(self) -> None:
        """Guests banned from another process are also sent away."""
        bans = await answered(self.store.banned_guests())
        fresh, self.banned = bans - self.banned, bans
        for guest in fresh:
            self.send_away(guest, "guest-banned")
