"""The house: all tables and guests, and everything that people can do there. Plain Python over a store.

Whatever changes a table happens in one way: under the table's lock, on a copy; stored; only then acknowledged, made
part of the table and told to those who follow it. What cannot be done is a `Refusal`, and has changed nothing.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Container, Iterable, Sequence
from functools import cached_property, partial
from typing import Any

import msgspec

from uogashi import games
from uogashi.bots import BOT_NAMES
from uogashi.bots.players import decide, new_luck
from uogashi.core.components import ComponentsFile
from uogashi.core.errors import Refusal
from uogashi.core.errors import Seat as SeatArgument
from uogashi.core.game import Game
from uogashi.core.match import Match, seats_of
from uogashi.core.record import EVERYTHING, write_record
from uogashi.core.verbs import SPECTATOR
from uogashi.server.commands import obey
from uogashi.server.links import Signer, new_era, new_guest_id, new_table_id
from uogashi.server.messages import EVENTS, LONGEST_NAME, News, Position, Tried
from uogashi.server.metrics import BOT, PERSON, Metrics, Moment
from uogashi.server.names import (
    FORGOTTEN,
    check_named,
    check_new_at_table,
    check_seats,
    name_bots,
    name_seats,
    read_name,
)
from uogashi.server.replays import Replay, Replays
from uogashi.server.settings import FOREVER, Settings
from uogashi.server.store import hosting
from uogashi.server.store.database import Conflict, Lost, Store
from uogashi.server.store.rows import (
    ABANDONED,
    BEGIN,
    BY_AGREEMENT,
    BY_RESIGNING,
    BY_RULES,
    CLOSED,
    EVENT,
    MOVES,
    OPEN,
    OVER,
    RUNNING,
    UNDO,
    Entry,
    Guest,
    Seat,
    Summary,
    Table,
)
from uogashi.server.store.sweeping import give_room_back, sweep_guests, sweep_oldest, sweep_tables, used_bytes
from uogashi.server.table import LiveTable, Logged, Reader, fair_seed, new_match, rebuild, stored_moves, try_out
from uogashi.server.telling import Telling
from uogashi.server.thinking import RETRY_SECONDS, Thinking, end_tasks
from uogashi.server.written import Writings

ME, ANYBODY = "me", "open"
"""What a seat of a new table may be, besides the name of a bot."""
STAND_IN = BOT_NAMES[-1]
"""Who plays on for people who left."""
KNOWN_GUESTS = 10_000
MOST_LISTED = 100
DAY = 86_400_000
SWEEP_SECONDS = 3600
ROOM_SECONDS = 60
PROBE_SECONDS = 1.0
"""For so long it is believed that the store can store, or cannot."""
SEEN_SECONDS = 3600
"""How often it is noted that somebody who is connected is still there."""
MEGABYTE = 1_000_000
MOST_EVENTS = 200
"""So much coming and going is told in the log before the game, and as much again during it."""
UNTOLD = {
    OPEN: ("joined", "ready", "left"),
    RUNNING: ("stand-in", "back", "end-offered", "end-declined"),
    OVER: (),
}
"""What is not told any more when it has been enough. Who leaves a running game is: see `LiveTable.sat_elsewhere`."""
DOZE_SECONDS = 30

LOG = logging.getLogger("uogashi.tables")
encode = msgspec.json.Encoder().encode
LoadGame = Callable[[str], Game]
Acknowledge = Callable[[int], None]


class StoreLost(Refusal):
    """The store did not answer; the same may be asked again."""

    def __init__(self) -> None:
        super().__init__("store-lost")


class Unplayed(Refusal):
    """A move that came too late or breaks the rules; with how it looks now to whoever tried."""

    def __init__(self, refusal: Refusal, position: Position | None) -> None:
        super().__init__(refusal.message.id, **refusal.message.arguments)
        self.position = position


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class House:
    """All that the server knows and does."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        load_game: LoadGame = games.load_game,
        game_names: Any = games.game_names,
    ) -> None:
        self.store = store
        self.settings = settings
        self.load_game = load_game
        self.game_names = game_names
        self.signer = Signer("")
        self.metrics = Metrics()
        self.tables: dict[str, LiveTable] = {}
        self.banned: set[str] = set()
        """Guests whom the host of the server does not let in."""
        self.thinking = Thinking(self, settings)
        self.replays = Replays()
        self.writings = Writings(self.replays.slices)
        self._waking: dict[str, asyncio.Task[LiveTable]] = {}
        self._guests: OrderedDict[str, Guest] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.started = 0
        """Since when people can come back."""
        self._probe: asyncio.Task[bool] | None = None
        self._probed = float("-inf")
        self.full = False
        """Whether there is no room for new tables on the disk that the host has set."""
        self.send_away: Callable[..., None] = lambda guest, why="": None
        """Ends the connections of a guest whose passes are worth nothing any more, and says why."""

    # --- opening and closing ---------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Get ready; the store is open already. Bots whose turn it was go on."""
        key = self.settings.secret_key or await self.store.key("signing", secrets.token_hex(32))
        self.signer = Signer(key)
        for name in self.game_names():
            load_rules(self.load_game(name))
        self.thinking.start()
        await self.read_bans()
        for work in (self.wake_bots, self._doze, self._sweep, self._keep_room, partial(obey, self)):
            self.in_background(work())
        self.started = now()

    async def close(self) -> None:
        await self.thinking.stop()
        await end_tasks(self._tasks)

    async def well(self) -> bool:
        """Whether the store can store. Whoever asks often gets the same answer for a while: each try costs a commit."""
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

    def in_background(self, work: Awaitable[Any]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._over)

    def _over(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("work in the background failed", exc_info=error)

    async def wake_bots(self) -> None:
        """The tables at which a bot is to decide, one after another, as soon as the store answers: after a start, and
        when there is room again for those at which only bots play.
        """
        waiting: deque[str] | None = None
        while waiting is None or waiting:
            try:
                if waiting is None:
                    waiting = deque(await self._stored(self.store.waiting_for_bots()))
                while waiting:
                    if self.thinking.full and not await self._people_play(waiting[0]):
                        self.thinking.leave_out()
                    else:
                        self.thinking.look(await self.table(waiting[0]))
                    waiting.popleft()
                    await asyncio.sleep(0)
            except StoreLost:
                await asyncio.sleep(RETRY_SECONDS)
            except Refusal:
                assert waiting
                waiting.popleft()  # such a table tells whoever opens it what is the matter

    async def _people_play(self, id: str) -> bool:
        """Whether a person decides at this table, too; it is not woken for that."""
        found = await self._stored(self.store.table(id))
        return found is not None and any(seat.playing for seat in found[1])

    async def _doze(self) -> None:
        """Put tables out of memory that nobody looks at, and note who is still at the others."""
        while True:
            await asyncio.sleep(DOZE_SECONDS)
            limit = time.monotonic() - self.settings.sleep_seconds
            for table in list(self.tables.values()):
                self._note_present(table)
                if (
                    not table.followers
                    and not table.lock.locked()
                    and table.used < limit
                    and not self.thinking.waits(table)
                ):
                    del self.tables[table.id]

    async def _sweep(self) -> None:
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
                async for gone in sweep_tables(self.store, state, now() - days * DAY):
                    self._drop_tables(gone)
        if settings.keep_guests_days != FOREVER:
            await sweep_guests(self.store, now() - settings.keep_guests_days * DAY)
        await give_room_back(self.store)

    async def _keep_room(self) -> None:
        """Stay within the disk that the host has set."""
        while self.settings.most_disk:
            with contextlib.suppress(Lost, Conflict):
                await self.make_room()
            await asyncio.sleep(ROOM_SECONDS)

    async def make_room(self) -> None:
        """While too much is stored, the oldest finished tables go; if none of them is left, no new ones come."""
        most = self.settings.most_disk * MEGABYTE
        over = await used_bytes(self.store) - most
        swept = over > 0
        while over > 0:
            gone, weight = await sweep_oldest(self.store)
            if not gone:
                break
            self._drop_tables(gone)
            over -= weight
        self.full = over > 0
        if swept:
            await give_room_back(self.store)

    def _drop_tables(self, ids: Iterable[str]) -> None:
        for id in ids:
            self.tables.pop(id, None)

    # --- guests ----------------------------------------------------------------------------------------------------

    async def guest(self, id: str) -> Guest:
        """The guest of this id; one who has done nothing yet is a new one."""
        guest = self._guests.get(id)
        if guest is None:
            guest = await self._stored(self.store.guest(id)) or Guest(id, "")
        self._remember(guest)
        if guest.name and guest.seen < now() - DAY:
            return await self._put_guest(msgspec.structs.replace(guest, seen=now()))
        return guest

    def _remember(self, guest: Guest) -> None:
        self._guests[guest.id] = guest
        self._guests.move_to_end(guest.id)
        while len(self._guests) > KNOWN_GUESTS:
            self._guests.popitem(last=False)

    async def _put_guest(self, guest: Guest, *, new: bool = False) -> Guest:
        try:
            await self._stored(self.store.add_guest(guest) if new else self.store.put_guest(guest))
        except Conflict:  # they were deleted, or are here already: in both cases by another pass than this
            self._guests.pop(guest.id, None)
            raise Refusal("guest-unknown") from None
        self._remember(guest)
        return guest

    async def new_guest(self, name: str) -> Guest:
        """Somebody new, with a name: what a program asks for first."""
        return await self.rename(Guest(new_guest_id(), ""), name)

    async def rename(self, guest: Guest, name: str) -> Guest:
        """Take this name; at tables that one sits at already the old one stays."""
        fresh = msgspec.structs.replace(guest, name=read_name(name), seen=now())
        if guest.name:
            return await self._put_guest(fresh)
        # Passes of this id may be about, from before it was deleted: what is begun anew has an era of its own.
        fresh.era, fresh.created = new_era(), now()
        return await self._put_guest(fresh, new=True)

    async def renew(self, guest: Guest) -> Guest:
        """Make all cookies, tokens and way-back links of this guest worthless; new ones can be asked for."""
        check_named(guest)
        fresh = await self._put_guest(msgspec.structs.replace(guest, era=guest.era + 1, seen=now()))
        self.send_away(guest.id)
        return fresh

    async def forget(self, guest: Guest) -> None:
        """Leave all tables and delete everything that is known of this guest."""
        await self._leave_all(guest)
        changed = await self._stored(self.store.forget_guest(guest.id, FORGOTTEN))
        self._guests.pop(guest.id, None)
        self.send_away(guest.id)
        for id in changed & self.tables.keys():
            self.tables[id].stale = True

    async def _leave_all(self, guest: Guest) -> int:
        """Give up all seats; returns at how many tables."""
        left = 0
        while at := await self.tables_of(guest, (OPEN, RUNNING)):
            for summary in at:
                await self.leave(guest, summary.table.id)
            left += len(at)
        return left

    # --- lists -----------------------------------------------------------------------------------------------------

    async def tables_of(self, guest: Guest, states: Sequence[str] = (OPEN, RUNNING, OVER)) -> list[Summary]:
        """The tables at which a guest sits, those first that wait for them."""
        found: list[Summary] = await self._stored(self.store.tables_of(guest.id, states, MOST_LISTED))

        def rank(summary: Summary) -> tuple[int, int]:
            table = summary.table
            waits = table.state == RUNNING and any(
                table.acting >> seat.number & 1 and seat.playing for seat in summary.seats if seat.guest == guest.id
            )
            unready = table.state == OPEN and any(
                seat.guest == guest.id and seat.added is None for seat in summary.seats
            )
            return (0 if waits or unready else 1 + (RUNNING, OPEN, OVER).index(table.state), -table.changed)

        return sorted(found, key=rank)

    async def lobby(self, state: str, before: int | None = None) -> list[Summary]:
        """Public tables that are open, or running, or over; the latest first, those before a moment to page on."""
        limit = before if before is not None else now() + DAY
        found: list[Summary] = await self._stored(self.store.lobby(state, limit, MOST_LISTED))
        return found

    # --- a new table -----------------------------------------------------------------------------------------------

    async def create(
        self,
        guest: Guest,
        game_name: str,
        seats: Sequence[str],
        *,
        names: Sequence[str | None] | None = None,
        options: dict[str, Any] | None = None,
        components: dict[str, Any] | None = None,
        public: bool = False,
        undo: bool = True,
        takeover: bool = True,
    ) -> LiveTable:
        """A new table: each seat is `me`, perhaps with a name of its own, `open` or the name of a bot."""
        check_named(guest)
        if game_name not in self.game_names():
            raise Refusal("game-unknown", game=game_name, known=", ".join(self.game_names()))
        game = self.load_game(game_name)
        game.check_players(len(seats))
        override = None if components is None else ComponentsFile("components", "", components)
        row = Table(
            id=new_table_id(),
            game=game_name,
            rules=game.version,
            players=len(seats),
            options=game.read_options(options or {}, game.version),
            figures=game.figures(len(seats), override)[0],
            public=public,
            undo=undo,
            takeover=takeover,
            host=guest.id,
            secret=secrets.token_hex(32),
            created=now(),
            changed=now(),
        )
        places = [new_seat(number, asked, guest) for number, asked in enumerate(seats)]
        if names is not None:
            name_seats(places, names)
        return await self._add(guest, row, places)

    async def rematch(self, guest: Guest, id: str) -> LiveTable:
        """A new table with the same people, rules and figures; there is one rematch, whoever asks for it."""
        table = await self.table(id)
        async with table.lock:
            old = table.row
            if not table.seats_of(guest.id):
                raise Refusal("seat-not-yours")
            if old.state != OVER:
                raise Refusal("table-not-over")
            if old.rematch is None or await self._stored(self.store.table(old.rematch)) is None:
                seats = [
                    Seat(seat.number, bot=seat.bot)
                    if seat.guest is None or seat.guest in self.banned
                    else Seat(seat.number, guest=seat.guest, name=seat.name)
                    for seat in table.seats
                ]
                row = Table(
                    id=new_table_id(),
                    game=old.game,
                    rules=old.rules,
                    players=old.players,
                    options=old.options,
                    figures=old.figures,
                    public=old.public,
                    undo=old.undo,
                    takeover=old.takeover,
                    host=guest.id,
                    secret=secrets.token_hex(32),
                    created=now(),
                    changed=now(),
                    rematch_of=old.id,
                )
                fresh = await self._add(guest, row, seats)
                table.row = msgspec.structs.replace(old, rematch=fresh.id)
                self._tell(table, [], info=True)
            assert table.row.rematch is not None
            return await self.table(table.row.rematch)

    async def _add(self, guest: Guest, row: Table, seats: list[Seat]) -> LiveTable:
        name_bots(seats)
        check_seats(seats)
        await self._check_tables(guest)
        if self.full:
            raise Refusal("tables-no-room")
        table = LiveTable(row, seats, self.load_game(row.game), absent_in=self.absent_in)
        match, entries = begin_if_ready(table, row, seats, [event(row, "made")])
        advance(row, seats, match, entries)
        await self._stored(self.store.add_table(row, seats, entries))
        table.take_in(row, seats, match, entries)
        self.tables[row.id] = table
        self.thinking.look(table)
        return table

    async def _check_tables(self, guest: Guest) -> None:
        self.check_welcome(guest)
        if await self._stored(self.store.count_tables(guest.id, self.known_rules)) >= self.settings.most_tables:
            raise Refusal("tables-too-many", most=self.settings.most_tables)

    # --- seats -----------------------------------------------------------------------------------------------------

    async def take(self, guest: Guest, id: str, seat: int, random: str | None, link: str | None = None) -> LiveTable:
        """Sit down: at an open seat, at one's own to say that one is ready, at a bot's or at an absent person's."""
        check_named(guest)
        table = await self.table(id)
        async with table.lock:
            place = find_seat(table, seat)
            row, seats = table.copy()
            if row.state == OVER:
                raise Refusal("table-over")
            if place.guest != guest.id:
                self._check_free(table, place, guest, link)
                check_new_at_table(guest, [each for each in seats if each.number != seat])
                if not table.seats_of(guest.id):
                    await self._check_tables(guest)
                seats[seat] = Seat(seat, guest=guest.id, name=guest.name, added=place.added, seen=now())
                name_bots(seats)
                # Who loses the seat is told, too: the log knows who has sat where.
                happened = [event(row, "left", place)] if place.guest is not None else []
                happened.append(event(row, "joined", seats[seat]))
            elif row.state == RUNNING:
                return table
            else:
                happened = []
            if row.state == OPEN:
                if random is None:
                    raise Refusal("random-missing")
                if place.guest == guest.id and place.added is not None:
                    return table
                seats[seat].added = random
                happened.append(event(row, "ready", seats[seat]))
                match, entries = begin_if_ready(table, row, seats, happened)
                await self._store(table, row, seats, match, entries)
            else:
                await self._store(table, row, seats, table.match, happened)
        return table

    def _check_free(self, table: LiveTable, seat: Seat, guest: Guest, link: str | None) -> None:
        """Whether this guest may sit down there."""
        invited = self.signer.opens_seat(link, table.id, seat.number) or (
            table.row.host == guest.id and table.row.state == OPEN
        )
        if not invited and not self.may_watch(table, guest, link):
            raise Refusal("table-private")
        if table.row.state == RUNNING and table.seats_of(guest.id):
            raise Refusal("seat-second")
        if seat.open:
            invited = invited or self.signer.invites(link, table.id)
            if not invited and not table.row.public and not table.seats_of(guest.id):
                raise Refusal("seat-needs-link")
            return
        if seat.guest is None:
            if not table.row.takeover or (table.row.state == OPEN and not invited):
                raise Refusal("seat-taken", seat=SeatArgument(seat.number))
        elif table.row.state == OPEN or not table.row.takeover or not (seat.resigned or self._long_away(table, seat)):
            raise Refusal("seat-taken", seat=SeatArgument(seat.number))
        if table.row.state == RUNNING:
            check_takeover(table, guest, seat.number)

    def _long_away(self, table: LiveTable, seat: Seat) -> bool:
        return self.away_seconds(table, seat) >= self.settings.free_seconds

    def away_seconds(self, table: LiveTable, seat: Seat) -> float:
        """How long the person of this seat has not been there, nor done anything.

        Nobody is away while those who were there when the server fell over have not had the time to come back.
        """
        if seat.guest is None or table.present(seat.guest):
            return 0.0
        if now() - self.started < self.settings.absent_seconds * 1000:
            return 0.0
        return (now() - last_there(table, seat)) / 1000

    def absent_in(self, table: LiveTable, seat: Seat) -> int | None:
        """Milliseconds until others may let a bot play on for the person of this seat; None if they are there, if
        nobody waits for them, or if a bot plays already.
        """
        if table.row.state != RUNNING or not seat.playing or table.present(seat.guest):
            return None
        counted_from = max(self.started, last_there(table, seat))
        return max(0, counted_from + self.settings.absent_seconds * 1000 - now())

    async def leave(self, guest: Guest, id: str, seat: int | None = None) -> None:
        """Give up one seat, or all of one's seats: open again before the game, a bot's during it."""
        table = await self.any_table(id)
        async with table.lock:
            mine = table.seats_of(guest.id) if seat is None else [own_seat(table, guest, seat).number]
            if not mine:
                raise Refusal("seat-not-yours")
            row, seats = table.copy()
            if row.state == OVER:
                raise Refusal("table-over")
            happened = []
            for number in mine:
                happened.append(event(row, "left", seats[number]))
                if row.state == OPEN:
                    seats[number] = Seat(number)
                else:
                    seats[number] = Seat(number, bot=STAND_IN, added=seats[number].added)
            name_bots(seats)
            if not any(each.guest for each in seats):
                happened += finish(row, ABANDONED)
            else:
                happened += finish_if_agreed(row, seats)
            await self._store(table, row, seats, table.match, happened)

    async def stand_in(self, guest: Guest, id: str, seat: int, bot: str) -> None:
        """Let a bot play on: for oneself, or for somebody at the same table who is away."""
        check_bot(bot)
        table = await self.table(id)
        async with table.lock:
            place = find_seat(table, seat)
            check_running(table)
            if place.guest is None or place.bot is not None:
                raise Refusal("seat-no-person", seat=SeatArgument(seat))
            if place.guest != guest.id:
                if not table.seats_of(guest.id) and not self._may_wait_for(table, guest, place):
                    raise Refusal("seat-not-yours")
                if self.away_seconds(table, place) < self.settings.absent_seconds:
                    raise Refusal("seat-present", seat=SeatArgument(seat), seconds=self.settings.absent_seconds)
            await self._let_play(table, seat, "stand-in", bot)

    def _may_wait_for(self, table: LiveTable, guest: Guest, seat: Seat) -> bool:
        """Whether this guest could take the seat over but for a secret phase, which ends only if somebody decides."""
        return table.row.takeover and self.may_watch(table, guest, None) and self._long_away(table, seat)

    async def come_back(self, guest: Guest, id: str, seat: int) -> None:
        """Take one's seat back from the bot that played on."""
        table = await self.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            check_running(table)
            if place.resigned:
                raise Refusal("seat-resigned")
            if place.bot is not None:
                await self._let_play(table, seat, "back", None)

    async def _let_play(self, table: LiveTable, seat: int, name: str, bot: str | None) -> None:
        row, seats = table.copy()
        seats[seat].bot = bot
        told = {} if bot is None else {"bot": bot}
        happened = [event(row, name, seats[seat], **told)]
        happened += finish_if_agreed(row, seats)
        await self._store(table, row, seats, table.match, happened)

    # --- ends ------------------------------------------------------------------------------------------------------

    async def resign(self, guest: Guest, id: str, seat: int) -> None:
        """Give the game up. Where only one seat is left that has not, or no person, it is over; else a bot plays on."""
        table = await self.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            check_running(table)
            if place.resigned:
                return
            row, seats = table.copy()
            seats[seat] = msgspec.structs.replace(place, resigned=True, bot=place.bot or STAND_IN, agrees=False)
            happened = [event(row, "resigned", seats[seat])]
            left = [each.number for each in seats if not each.resigned]
            if len(left) == 1 or not any(each.guest for each in seats if not each.resigned):
                row.winners = left if len(left) == 1 else None
                happened += finish(row, BY_RESIGNING)
            else:
                happened += finish_if_agreed(row, seats)
            await self._store(table, row, seats, table.match, happened)

    async def agree_to_end(self, guest: Guest, id: str, seat: int, agrees: bool) -> None:
        """Offer or accept to end the game here, or take that back; over when everybody who plays agrees."""
        table = await self.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            check_running(table)
            if place.resigned:
                raise Refusal("seat-resigned")
            if place.agrees == agrees:
                return
            row, seats = table.copy()
            seats[seat].agrees = agrees
            name = "end-offered" if agrees else "end-declined"
            happened = [event(row, name, seats[seat])]
            happened += finish_if_agreed(row, seats)
            await self._store(table, row, seats, table.match, happened)

    # --- moves -----------------------------------------------------------------------------------------------------

    async def play(
        self,
        guest: Guest,
        id: str,
        seat: int,
        after: int,
        move_id: str,
        decisions: Sequence[str],
        acknowledge: Acknowledge = lambda seq: None,
    ) -> int:
        """One entry of decisions, all or none; returns its number. A retry gets the number it got before."""
        timed = self.metrics.timed(acknowledge)
        table = await self.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            earlier = table.find(seat, move_id)
            if earlier is not None:
                match = table.match
                assert match is not None
                moves = match.entries[earlier.number - 1].moves
                if earlier.kind != MOVES or [words for mover, words in moves if mover == seat] != list(decisions):
                    raise Refusal("move-id-used")
                acknowledge(number := table.number_for(seat, earlier.seq))
                return number
            check_player(table, place)
            try:
                if table.changed_for(seat, after):
                    raise Refusal("move-late")
                return await self.play_now(table, seat, decisions, move_id, timed)
            except StoreLost:
                raise
            except Refusal as refusal:
                raise Unplayed(refusal, table.position(seat)) from None

    async def play_now(
        self,
        table: LiveTable,
        seat: int,
        decisions: Sequence[str],
        move_id: str | None = None,
        acknowledge: Acknowledge = lambda seq: None,
    ) -> int:
        """Decide for this seat, a person's or a bot's; the lock is held already."""
        assert table.match is not None
        match = table.match.fork()
        entry = match.play(seat, *decisions)
        row = msgspec.structs.replace(table.row)
        happened = [Entry(row.id, 0, MOVES, seat, stored_moves(entry), now(), move_id)]
        if entry.phase and match.phase == entry.phase and seat in match.acting:
            happened[0].at = row.changed  # others must not even learn that somebody began to decide
        if match.over:
            row.scores, row.winners = match.scores, match.winners
            happened += finish(row, BY_RULES)
        await self._store(table, row, table.seats, match, happened, acknowledge)
        self.metrics.moves[BOT if move_id is None else PERSON] += 1
        return table.number_for(seat, happened[0].seq)

    async def undo(
        self, guest: Guest, id: str, seat: int, after: int, move_id: str, acknowledge: Acknowledge = lambda seq: None
    ) -> int:
        """Take back this seat's latest entry, as an entry of its own."""
        timed = self.metrics.timed(acknowledge)
        table = await self.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            earlier = table.find(seat, move_id)
            if earlier is not None:
                if earlier.kind != UNDO:
                    raise Refusal("move-id-used")
                acknowledge(number := table.number_for(seat, earlier.seq))
                return number
            check_player(table, place)
            assert table.match is not None
            match = table.match.fork()
            try:
                if not table.row.undo:
                    raise Refusal("undo-off")
                if table.changed_for(seat, after):
                    raise Refusal("move-late")
                entry = match.undo(seat)
                undone = table.logged_of(entry.undoes or 0)
                if not table.made_by_holder(undone):
                    raise Refusal("undo-not-yours")
            except Refusal as refusal:
                raise Unplayed(refusal, table.position(seat)) from None
            row = msgspec.structs.replace(table.row)
            happened = [Entry(row.id, 0, UNDO, seat, undone.seq, now(), move_id)]
            if not table.knows(None, undone):
                happened[0].at = row.changed  # nobody else knew of it
            await self._store(table, row, table.seats, match, happened, timed)
            return table.number_for(seat, happened[0].seq)

    async def try_out(self, guest: Guest, id: str, seat: int, decisions: Sequence[str]) -> Tried:
        """What would be if this seat decided this now. Nothing changes, and nothing hidden can be found out by it."""
        table = await self.table(id)
        async with self.replays.slices.slice():
            check_player(table, own_seat(table, guest, seat))
            return table.tried(seat, decisions)

    # --- looking ---------------------------------------------------------------------------------------------------

    def may_watch(self, table: LiveTable, guest: Guest | None, link: str | None) -> bool:
        """Public tables and finished ones are for everybody who knows their id; others for those with a link."""
        if table.row.public or table.row.state == OVER:
            return True
        if guest is not None and (table.seats_of(guest.id) or table.row.host == guest.id):
            return True
        return self.signer.opens_table(link, table.id, table.row.players)

    def check_reader(self, table: LiveTable, guest: Guest | None, seat: int | None, link: str | None) -> None:
        """Whether this guest may look at the table through this seat, or as a spectator. Once it is over, all may."""
        if seat is not None:
            place = find_seat(table, seat)
            if table.row.state != OVER and (guest is None or place.guest != guest.id):
                raise Refusal("seat-not-yours")
        if not self.may_watch(table, guest, link):
            raise Refusal("table-private")

    async def readable_table(self, guest: Guest | None, id: str, seat: int | None, link: str | None) -> LiveTable:
        """A table through a seat's eyes or a spectator's, its log written as far as it goes.

        Writing takes a while, and meanwhile a seat may change hands: whoever asks is looked at again after it.
        """
        self.check_reader(table := await self.any_table(id), guest, seat, link)
        await self.writings.prepare(table, seat)
        self.check_reader(table := await self.any_table(id), guest, seat, link)
        return table

    async def follow(
        self, reader: Reader, guest: Guest | None, id: str, seat: int | None, since: int, link: str | None
    ) -> int:
        """Show this table to a reader, and from now on everything that happens there; how many bytes that took."""
        table = await self.readable_table(guest, id, seat, link)
        here_already = table.present(reader.guest_id)
        table.followers[reader] = seat
        if not here_already and table.seats_of(reader.guest_id):
            self._tell(table, [], info=True, but=(reader,))
        told = self.news(table, seat, reader.guest_id, since)
        reader.send(told)
        self.thinking.look(table)
        return len(told)

    def news(self, table: LiveTable, seat: int | None, guest: str | None, since: int = 0) -> bytes:
        """All that a reader needs to know of a table, with the entries after `since`."""
        log: Any = self.writings.since(table, seat, since)
        return encode(News(table.id, log, info=table.info(guest), position=table.position(seat)))

    def unfollow(self, reader: Reader, id: str) -> None:
        table = self.tables.get(id)
        if table is None or table.followers.pop(reader, ()) == ():
            return
        table.used = time.monotonic()
        if reader.guest_id is not None and table.seats_of(reader.guest_id) and not table.present(reader.guest_id):
            self._see(table, reader.guest_id)
            self._tell(table, [], info=True)

    def _note_present(self, table: LiveTable) -> None:
        """Whoever has been connected for long must not seem to have been away if the server falls over."""
        limit = now() - SEEN_SECONDS * 1000
        for guest in {seat.guest for seat in table.seats if seat.guest is not None and seat.seen < limit}:
            if table.row.state == RUNNING and table.present(guest):
                self._see(table, guest)

    def _see(self, table: LiveTable, guest: str) -> None:
        for number in table.seats_of(guest):
            table.seats[number].seen = now()
        self.in_background(self._note_seen(table.id, guest))

    async def _note_seen(self, table: str, guest: str) -> None:
        with contextlib.suppress(Lost, Conflict):  # it only makes them seem to be away for longer
            await self.store.seen(table, guest, now())

    async def record(self, guest: Guest | None, id: str, seat: int | None, link: str | None) -> dict[str, Any]:
        """The record of a game: whole when the table is over, before that what the reader may know."""
        table = await self.table(id)
        self.check_reader(table, guest, seat, link)
        if table.match is None:
            raise Refusal("table-not-begun")
        if table.row.state == OVER:
            return write_record(table.match, EVERYTHING)
        return write_record(table.match, SPECTATOR if seat is None else seat)

    async def replay(self, guest: Guest | None, id: str, seat: int | None, link: str | None) -> Replay:
        """A game as this reader saw it, after the deal and after each entry that stands."""
        table = await self.table(id)
        self.check_reader(table, guest, seat, link)
        if table.match is None:
            raise Refusal("table-not-begun")
        replay = await self.replays.replay(table, seat)
        self.check_reader(table, guest, seat, link)  # it took a while: the seat may be somebody else's by now
        return replay

    # --- what the host of the server asks for ----------------------------------------------------------------------

    async def close_table(self, id: str) -> None:
        """End a table as it stands; everybody who follows is told."""
        table = await self.any_table(id)
        async with table.lock:
            row, seats = table.copy()
            if row.state == OVER:
                raise Refusal("table-over")
            await self._store(table, row, seats, table.match, finish(row, CLOSED))

    async def remove_table(self, id: str) -> None:
        """Delete a table with its log, even one that cannot be opened any more; whoever plays there is told first."""
        live = self.tables.get(id)
        if live is not None and live.followers and live.row.state != OVER:
            await self.close_table(id)
        if not await self._change_stored(id, lambda connection: hosting.remove_table(connection, id)):
            raise Refusal("table-unknown", table=id)
        self.tables.pop(id, None)

    async def rename_guest(self, id: str, name: str) -> int:
        """Call a guest otherwise, in all seats and logs, too; returns at how many tables their name stood."""
        guest = await self._named_guest(id)
        name = read_name(name)
        if len(name) > LONGEST_NAME:
            raise Refusal("name-long", most=LONGEST_NAME)
        await self._put_guest(msgspec.structs.replace(guest, name=name))
        named = await self._stored(self.store.read(partial(hosting.tables_naming, guest=id)))
        for each in named:
            await self._change_stored(each, partial(hosting.rename_at, table=each, guest=id, name=name))
            if each in self.tables and self.tables[each].followers:
                await self.any_table(each)  # reads it again and tells them
        return len(named)

    async def ban(self, id: str) -> int:
        """Let a guest in no more; bots play on in their seats. Returns how many tables they have left."""
        guest = await self._named_guest(id)
        await self._stored(self.store.write(partial(hosting.put_ban, guest=id, name=guest.name, at=now())))
        self.banned.add(id)
        self.send_away(id, "guest-banned")
        return await self._leave_all(guest)

    async def lift_ban(self, id: str) -> None:
        """Let a guest in again, with the passes that they had."""
        if not await self._stored(self.store.write(partial(hosting.lift_ban, guest=id))):
            raise Refusal("guest-not-banned", guest=id)
        self.banned.discard(id)

    async def read_bans(self) -> None:
        """Whoever was banned behind our back is sent away, too."""
        bans: set[str] = await self._stored(self.store.read(hosting.banned_guests))
        fresh, self.banned = bans - self.banned, bans
        for guest in fresh:
            self.send_away(guest, "guest-banned")

    def check_welcome(self, guest: Guest) -> None:
        if guest.id in self.banned:
            raise Refusal("guest-banned")

    async def _named_guest(self, id: str) -> Guest:
        guest = await self.guest(id)
        if not guest.name:
            raise Refusal("guest-missing", guest=id)
        return guest

    async def _change_stored(self, id: str, work: Callable[[Any], Any]) -> Any:
        """Change what is stored of a table beside its log; what is in memory of it is read again."""
        live = self.tables.get(id)
        async with live.lock if live is not None else contextlib.nullcontext():
            changed = await self._stored(self.store.write(work))
        if id in self._waking:
            await asyncio.wait({self._waking[id]})  # it may have read what was stored before
        if id in self.tables:
            self.tables[id].stale = True
        return changed

    def moment(self, sockets: int) -> Moment:
        """How it is now, for those who watch the server; asked from a thread of theirs."""
        try:
            tables = self.store.read_now(hosting.count_tables)
        except Lost:
            tables = {}
        return Moment(tables, len(self.tables), sockets, len(self.thinking))

    # --- tables in memory ------------------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """The table of this id, woken if it sleeps; refused if its game cannot be opened by this program."""
        table = await self.any_table(id)
        if table.unreadable is not None:
            raise table.unreadable
        return table

    async def any_table(self, id: str) -> LiveTable:
        """The same, whether or not its game can be opened."""
        table = self.tables.get(id)
        if table is not None and not table.stale:
            table.used = time.monotonic()
            return table
        if id not in self._waking:
            self._waking[id] = asyncio.ensure_future(self._wake(id, table))
            self._waking[id].add_done_callback(lambda _: self._waking.pop(id, None))
        return await asyncio.shield(self._waking[id])

    async def _wake(self, id: str, table: LiveTable | None) -> LiveTable:
        # Nothing is on its way into the store while it is read: memory would fall behind what was acknowledged.
        async with table.lock if table is not None else contextlib.nullcontext():
            found = await self._stored(self.store.table(id))
            if found is None:
                self.tables.pop(id, None)
                raise Refusal("table-unknown", table=id)
            row, seats, entries = found
            unreadable = self.why_unreadable(row)
            if table is None:
                game = self.load_game(row.game) if unreadable is None else None
                table = LiveTable(row, seats, game, absent_in=self.absent_in)
            told = table.log[-1].seq if table.log else 0
            table.row, table.seats, table.unreadable = row, seats, unreadable
            try:
                rebuild(table, entries)
            except Refusal as refusal:
                table.unreadable = refusal
                rebuild(table, entries)
            table.stale = False
            self.tables[id] = table
            if table.unreadable is not None:
                LOG.warning("table unreadable", extra={"table": id, "why": str(table.unreadable)})
            if table.followers:
                # Among what is stored may be what nobody was told: its acknowledgement was lost with the store.
                self._tell(table, [each for each in table.log if each.seq > told], info=True, position=True)
            self.thinking.look(table)
            return table

    def why_unreadable(self, row: Table) -> Refusal | None:
        """Why this program cannot open the game of a table: its rules, or the game itself, are from elsewhere."""
        known = self.known_rules.get(row.game)
        if known is None:
            return Refusal("game-unknown", game=row.game, known=", ".join(self.known_rules))
        if row.rules not in known:
            return Refusal("table-rules-unknown", rules=row.rules, known=", ".join(known))
        return None

    @cached_property
    def known_rules(self) -> dict[str, tuple[str, ...]]:
        """All games, and the versions of their rules."""
        return {name: self.load_game(name).versions for name in self.game_names()}

    # --- storing and telling ---------------------------------------------------------------------------------------

    async def _stored(self, work: Awaitable[Any]) -> Any:
        """What the store answers; if it does not, that is a refusal like any other."""
        try:
            return await work
        except Lost:
            raise StoreLost from None

    async def _store(
        self,
        table: LiveTable,
        row: Table,
        seats: Sequence[Seat],
        match: Match | None,
        happened: list[Entry],
        acknowledge: Acknowledge = lambda seq: None,
    ) -> None:
        """Append to the log; then acknowledge; then everybody sees it, then bots look whether it is their turn."""
        happened = worth_telling(table, happened)
        advance(row, seats, match, happened)
        whole = row.state != table.row.state
        changed = []
        if seats is not table.seats:
            changed = [seat for seat, before in zip(seats, table.seats, strict=True) if seat != before]
        try:
            await self.store.append(happened, row, changed, whole=whole)
        except (Lost, Conflict):
            # Whether it is stored is not known, or somebody else has written: what is stored is read again.
            table.stale = True
            raise StoreLost from None
        except asyncio.CancelledError:
            table.stale = True
            raise
        first = len(table.log)
        table.take_in(row, seats, match, happened)
        if happened:
            acknowledge(table.number_for(happened[0].seat, happened[0].seq))
        dismissed = self._dismiss(table) if changed else ()
        self._tell(table, table.log[first:], info=whole or bool(changed), but=dismissed)
        self.thinking.look(table)

    def _dismiss(self, table: LiveTable) -> list[Reader]:
        """Whoever looks through a seat that is no longer theirs is a spectator from now on, if they may be one.

        They are told all that a spectator knows: it is numbered otherwise.
        """
        dismissed = []
        for reader, seat in list(table.followers.items()):
            if seat is None or table.row.state == OVER or table.seats[seat].guest == reader.guest_id:
                continue
            dismissed.append(reader)
            if table.row.public or table.seats_of(reader.guest_id):
                table.followers[reader] = None
                reader.send(self.news(table, None, reader.guest_id))
            else:
                del table.followers[reader]
                reader.send(encode(News(table.id, info=table.info(reader.guest_id))))
        return dismissed

    def _tell(
        self,
        table: LiveTable,
        entries: Sequence[Logged],
        *,
        info: bool = False,
        position: bool = False,
        but: Container[Reader] = (),
    ) -> None:
        """Everybody who follows gets the entries they may know of, and how the table looks to them now."""
        telling = Telling(table, entries, info=info, position=position)
        for reader, seat in table.followers.items():
            message = telling.words(seat, reader.guest_id)
            if message is not None and reader not in but:
                reader.send(message)


# --- helpers -------------------------------------------------------------------------------------------------------


def load_rules(game: Game) -> None:
    """Play a game now: compiled rules are loaded at their first use, and nobody shall wait for that later."""
    match = Match.new(game, ["a"] * game.fewest_players, seed="loading")
    luck = new_luck(match)
    while not match.over:
        seat = match.acting[0]
        try_out(match, seat, ())
        match.play(seat, decide(match, seat, STAND_IN, luck))
    match.view(0)
    write_record(match)


def check_bot(name: str) -> None:
    if name not in BOT_NAMES:
        raise Refusal("bot-unknown", bot=name, known=", ".join(BOT_NAMES))


def check_running(table: LiveTable) -> None:
    if table.row.state == OPEN:
        raise Refusal("table-not-begun")
    if table.row.state == OVER:
        raise Refusal("table-over")


def check_player(table: LiveTable, seat: Seat) -> None:
    """Whether the person of this seat plays here."""
    check_running(table)
    if seat.resigned:
        raise Refusal("seat-resigned")
    if seat.bot is not None:
        raise Refusal("seat-stand-in")


def check_takeover(table: LiveTable, guest: Guest, seat: int) -> None:
    """Whether a seat of a running game may change hands now.

    Not while others decide in secret: what lies there would be shown, and could be taken back. Not to somebody who has
    played another seat since something secret was last shown: they know more of that one than its new neighbours may.
    """
    assert table.match is not None
    if table.match.phase:
        raise Refusal("seat-secret")
    if table.sat_elsewhere(guest.id, seat):
        raise Refusal("seat-sat")
    if table.happenings >= MOST_EVENTS:
        raise Refusal("table-restless")


def last_there(table: LiveTable, seat: Seat) -> int:
    """When the person of this seat was last there, or did something."""
    return max(seat.seen, table.acted(seat.number), table.row.created)


def find_seat(table: LiveTable, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Refusal("seat-unknown", number=str(seat), most=len(table.seats) - 1)
    return table.seats[seat]


def own_seat(table: LiveTable, guest: Guest, seat: int) -> Seat:
    place = find_seat(table, seat)
    if place.guest != guest.id:
        raise Refusal("seat-not-yours")
    return place


def new_seat(number: int, asked: str, guest: Guest) -> Seat:
    if asked == ME:
        return Seat(number, guest=guest.id, name=guest.name)
    if asked == ANYBODY:
        return Seat(number)
    check_bot(asked)
    return Seat(number, bot=asked)


def event(row: Table, name: str, seat: Seat | None = None, **arguments: Any) -> Entry:
    """Something that happens around the game, perhaps to whoever sits in a seat; `advance` gives it its number."""
    assert name in EVENTS, name
    if seat is None:
        return Entry(row.id, 0, EVENT, None, [name, arguments], now())
    told = {"seat": seat.number, "name": seat.name or "", **arguments}
    return Entry(row.id, 0, EVENT, seat.number, [name, told], now(), guest=seat.guest)


def worth_telling(table: LiveTable, happened: list[Entry]) -> list[Entry]:
    """Without what only fills the log, once there has been enough of it: it happens all the same."""
    if table.happenings < MOST_EVENTS:
        return happened
    return [each for each in happened if each.kind != EVENT or each.content[0] not in UNTOLD[table.row.state]]


def advance(row: Table, seats: Sequence[Seat], match: Match | None, happened: Sequence[Entry]) -> None:
    """The row of a table after these entries, and their numbers."""
    for entry in happened:
        row.seq += 1
        entry.seq = row.seq
    row.changed = happened[-1].at if happened else now()
    if row.state != RUNNING:
        row.acting = 0
    elif match is not None:  # else the game cannot be read here, and whoever can read it goes on from there
        row.acting = match.acting_bits
    row.bots_act = any(seats[seat].bot is not None for seat in seats_of(row.acting, len(seats)))


def finish(row: Table, how: str) -> list[Entry]:
    """The table is over, in this way."""
    row.state, row.end = OVER, how
    return [event(row, f"over-{how}")]


def finish_if_agreed(row: Table, seats: Sequence[Seat]) -> list[Entry]:
    """The table is over if everybody who plays agrees to that; bots play on for those who do not."""
    playing = [seat for seat in seats if seat.playing]
    agreed = row.state == RUNNING and bool(playing) and all(seat.agrees for seat in playing)
    return finish(row, BY_AGREEMENT) if agreed else []


def begin_if_ready(
    table: LiveTable, row: Table, seats: list[Seat], happened: list[Entry]
) -> tuple[Match | None, list[Entry]]:
    """Deal, if every seat is taken and every person has added their part of the shuffle."""
    if any(seat.open or (seat.guest is not None and seat.added is None) for seat in seats):
        return None, happened
    row.seed = fair_seed(row, seats)
    match = new_match(table.game, row, seats)
    row.setup = match.setup
    row.state = RUNNING
    return match, [*happened, Entry(row.id, 0, BEGIN, None, None, now())]
