"""The front of the house: all that the web knows of it."""

import secrets
from collections.abc import Callable, Sequence

from uogashi import games
from uogashi.core.game import Game
from uogashi.server import clock
from uogashi.server.background import Background
from uogashi.server.house.admission import Admission
from uogashi.server.house.bot_queue import BotQueue
from uogashi.server.house.bot_runner import BotRunner
from uogashi.server.house.creating import Creating
from uogashi.server.house.followers import Followers
from uogashi.server.house.guests import Guests
from uogashi.server.house.hosting import Hosting
from uogashi.server.house.known_games import KnownGames
from uogashi.server.house.lists import Lists
from uogashi.server.house.moves import Moves
from uogashi.server.house.presence import Presence
from uogashi.server.house.seating import Seating
from uogashi.server.house.tables import Tables
from uogashi.server.house.upkeep import Upkeep
from uogashi.server.house.watching import Watching
from uogashi.server.links import Signer
from uogashi.server.log_cache import LogCache
from uogashi.server.metrics import Metrics, Moment
from uogashi.server.replays import Replays
from uogashi.server.settings import Settings
from uogashi.server.store.interface import Lost, Store


class House:
    """All that the server knows and does: each room is made here, from those that it needs."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        load_game: Callable[[str], Game] = games.load_game,
        game_names: Callable[[], Sequence[str]] = games.sound_games,
    ) -> None:
        self.store = store
        self.settings = settings
        self.signer = Signer("")
        self.metrics = Metrics()
        self.background = Background()
        self.games = KnownGames(load_game, game_names)
        self.replays = Replays()
        self.logs = LogCache(self.replays.slices)
        self.followers = Followers(self.logs)
        self.presence = Presence(store, settings, self.background)
        self.bot_queue = BotQueue(settings)
        self.tables = Tables(store, self.games, self.presence, self.followers, self.bot_queue)
        self.admission = Admission(store, settings, self.games)
        self.lists = Lists(store)
        self.watching = Watching(self.tables, self.signer, self.logs, self.replays)
        self.creating = Creating(self.tables, self.games, self.admission)
        self.seating = Seating(self.tables, self.lists, self.watching, self.admission, self.signer)
        self.moves = Moves(self.tables, self.metrics, self.replays.slices)
        self.bot_runner = BotRunner(store, self.moves, settings)
        self.guests = Guests(store, self.tables, self.seating, self.admission)
        self.upkeep = Upkeep(store, settings, self.tables, self.admission)
        self.hosting = Hosting(store, self.tables, self.seating, self.guests, self.admission)
        self._open_front()

    def _open_front(self) -> None:
        """Everything people can do, each in the room that does it, without a layer in between."""
        self.guest = self.guests.guest
        self.new_guest = self.guests.new_guest
        self.rename = self.guests.rename
        self.renew = self.guests.renew
        self.forget = self.guests.forget
        self.check_welcome = self.admission.check_welcome
        self.tables_of = self.lists.tables_of
        self.lobby = self.lists.lobby
        self.create = self.creating.create
        self.rematch = self.creating.rematch
        self.table = self.tables.table
        self.any_table = self.tables.any_table
        self.take = self.seating.take
        self.leave = self.seating.leave
        self.stand_in = self.seating.stand_in
        self.come_back = self.seating.come_back
        self.resign = self.seating.resign
        self.agree_to_end = self.seating.agree_to_end
        self.play = self.moves.play
        self.undo = self.moves.undo
        self.try_out = self.moves.try_out
        self.readable_table = self.watching.readable_table
        self.follow = self.watching.follow
        self.unfollow = self.watching.unfollow
        self.record = self.watching.record
        self.replay = self.watching.replay
        self.well = self.upkeep.well

    async def open(self) -> None:
        """Get ready; the store is open already. Bots whose turn it was go on."""
        self.signer.use_key(self.settings.secret_key or await self.store.key("signing", secrets.token_hex(32)))
        self.games.warm_up()
        self.bot_runner.start()
        await self.admission.read_bans()
        for work in (
            self.bot_runner.wake_tables(),
            self.tables.doze(self.settings.sleep_seconds),
            self.upkeep.sweep_for_ever(),
            self.upkeep.keep_room_for_ever(),
            self.hosting.obey(),
        ):
            self.background.start(work)
        self.presence.started = clock.now()

    async def close(self) -> None:
        await self.bot_runner.stop()
        await self.background.stop()

    def moment(self, sockets: int) -> Moment:
        """How it is now, for those who watch the server; asked from a thread of theirs."""
        try:
            tables = self.store.count_by_state()
        except Lost:
            tables = {}
        return Moment(tables, len(self.tables.live), sockets, len(self.bot_queue))
