"""Seats: sitting down, leaving, letting a bot play on, and ending a game before its end."""

from collections.abc import Sequence

import msgspec

from uogashi.core.errors import Refusal
from uogashi.core.errors import Seat as SeatArgument
from uogashi.server import clock
from uogashi.server.house.admission import Admission
from uogashi.server.house.changes import STAND_IN, begin_if_ready, event, finish, finish_if_agreed
from uogashi.server.house.checks import (
    check_bot,
    check_not_over,
    check_not_resigned,
    check_running,
    check_takeover,
    find_seat,
    own_seat,
)
from uogashi.server.house.lists import Lists
from uogashi.server.house.tables import Tables
from uogashi.server.house.watching import Watching
from uogashi.server.links import Signer
from uogashi.server.names import check_named, check_new_at_table, name_bots
from uogashi.server.store.rows import (
    ABANDONED,
    BY_RESIGNING,
    OPEN,
    RUNNING,
    EntryRow,
    Guest,
    SeatRow,
    TableRow,
)
from uogashi.server.table import LiveTable


class Seating:
    """Who sits where."""

    def __init__(self, tables: Tables, lists: Lists, watching: Watching, admission: Admission, signer: Signer) -> None:
        self.tables = tables
        self.presence = tables.presence
        self.lists = lists
        self.watching = watching
        self.admission = admission
        self.signer = signer

    # --- sitting down ----------------------------------------------------------------------------------------------

    async def take(self, guest: Guest, id: str, seat: int, random: str | None, link: str | None = None) -> LiveTable:
        """Sit down: in an open seat, in one's own to say ready, in a bot's or in an absent player's."""
        check_named(guest)
        table = await self.tables.table(id)
        async with table.lock:
            place = find_seat(table, seat)
            check_not_over(table)
            row, seats = table.copy()
            match, happened = table.match, list[EntryRow]()
            if place.guest != guest.id:
                await self._check_may_take(table, place, guest, link)
                happened = sit_down(row, seats, place, guest)
            elif row.state == RUNNING:
                return table
            if row.state == OPEN:
                if random is None:
                    raise Refusal("random-missing")
                if place.guest == guest.id and place.added is not None:
                    return table
                seats[seat].added = random
                happened.append(event(row, "ready", seats[seat]))
                match, happened = begin_if_ready(table, row, seats, happened)
            await self.tables.commit(table, row, seats, match, happened)
        return table

    async def _check_may_take(self, table: LiveTable, seat: SeatRow, guest: Guest, link: str | None) -> None:
        self._check_free(table, seat, guest, link)
        check_new_at_table(guest, [each for each in table.seats if each.number != seat.number])
        if not table.seats_of(guest.id):
            await self.admission.check_tables(guest)

    def _check_free(self, table: LiveTable, seat: SeatRow, guest: Guest, link: str | None) -> None:
        """Whether this guest may sit down there."""
        invited = self.signer.opens_seat(link, table.id, seat.number) or (
            table.row.host == guest.id and table.row.state == OPEN
        )
        if not invited and not self.watching.may_watch(table, guest, link):
            raise Refusal("table-private")
        if table.row.state == RUNNING and table.seats_of(guest.id):
            raise Refusal("seat-second")
        if seat.open:
            invited = invited or self.signer.invites(link, table.id)
            if not invited and not table.row.public and not table.seats_of(guest.id):
                raise Refusal("seat-needs-link")
            return
        if not self._can_change_hands(table, seat, invited):
            raise Refusal("seat-taken", seat=SeatArgument(seat.number))
        if table.row.state == RUNNING:
            check_takeover(table, guest, seat.number)

    def _can_change_hands(self, table: LiveTable, seat: SeatRow, invited: bool) -> bool:
        """Whether a seat that is a bot's or a person's is free all the same."""
        if not table.row.takeover:
            return False
        if seat.guest is None:
            return invited or table.row.state != OPEN
        return table.row.state != OPEN and (seat.resigned or self.presence.long_away(table, seat))

    # --- leaving ---------------------------------------------------------------------------------------------------

    async def leave(self, guest: Guest, id: str, seat: int | None = None) -> None:
        """Give up one seat, or all of one's seats: open again before the game, a bot's during it."""
        table = await self.tables.any_table(id)
        async with table.lock:
            mine = table.seats_of(guest.id) if seat is None else [own_seat(table, guest, seat).number]
            if not mine:
                raise Refusal("seat-not-yours")
            check_not_over(table)
            row, seats = table.copy()
            happened = give_up(row, seats, mine)
            if not any(each.guest for each in seats):
                happened += finish(row, ABANDONED)
            else:
                happened += finish_if_agreed(row, seats)
            await self.tables.commit(table, row, seats, table.match, happened)

    async def leave_all(self, guest: Guest) -> int:
        """Give up all seats; returns at how many tables."""
        left = 0
        while at := await self.lists.tables_of(guest, (OPEN, RUNNING)):
            for summary in at:
                await self.leave(guest, summary.table.id)
            left += len(at)
        return left

    # --- bots that play on -----------------------------------------------------------------------------------------

    async def stand_in(self, guest: Guest, id: str, seat: int, bot: str) -> None:
        """Let a bot play on: for oneself, or for an absent player at the same table."""
        check_bot(bot)
        table = await self.tables.table(id)
        async with table.lock:
            place = find_seat(table, seat)
            check_running(table)
            if place.guest is None or place.bot is not None:
                raise Refusal("seat-no-person", seat=SeatArgument(seat))
            if place.guest != guest.id:
                self._check_absent(table, guest, place)
            await self._let_play(table, event(table.row, "stand-in", place, bot=bot), bot)

    def _check_absent(self, table: LiveTable, guest: Guest, seat: SeatRow) -> None:
        """Whether this guest may let a bot play on for someone else."""
        if not table.seats_of(guest.id) and not self._may_wait_for(table, guest, seat):
            raise Refusal("seat-not-yours")
        seconds = self.presence.absent_seconds
        if self.presence.away_seconds(table, seat) < seconds:
            raise Refusal("seat-present", seat=SeatArgument(seat.number), seconds=seconds)

    def _may_wait_for(self, table: LiveTable, guest: Guest, seat: SeatRow) -> bool:
        """Whether this guest could take the seat over but for a secret phase, which ends only if someone decides."""
        may_watch = self.watching.may_watch(table, guest, None)
        return table.row.takeover and may_watch and self.presence.long_away(table, seat)

    async def come_back(self, guest: Guest, id: str, seat: int) -> None:
        """Take one's seat back from the bot that played on."""
        table = await self.tables.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            check_running(table)
            check_not_resigned(place)
            if place.bot is not None:
                await self._let_play(table, event(table.row, "back", place), None)

    async def _let_play(self, table: LiveTable, happened: EntryRow, bot: str | None) -> None:
        row, seats = table.copy()
        assert happened.seat is not None
        seats[happened.seat].bot = bot
        await self._commit_and_finish(table, row, seats, happened)

    # --- ends ------------------------------------------------------------------------------------------------------

    async def resign(self, guest: Guest, id: str, seat: int) -> None:
        """Give the game up. Where only one seat is left that has not, or no person, it is over; else a bot plays on."""
        table = await self.tables.table(id)
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
            await self.tables.commit(table, row, seats, table.match, happened)

    async def agree_to_end(self, guest: Guest, id: str, seat: int, agrees: bool) -> None:
        """Offer or accept to end the game here, or withdraw that; over when all who play agree."""
        table = await self.tables.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            check_running(table)
            check_not_resigned(place)
            if place.agrees == agrees:
                return
            row, seats = table.copy()
            seats[seat].agrees = agrees
            name = "end-offered" if agrees else "end-declined"
            await self._commit_and_finish(table, row, seats, event(row, name, seats[seat]))

    async def _commit_and_finish(
        self, table: LiveTable, row: TableRow, seats: list[SeatRow], happened: EntryRow
    ) -> None:
        """Store it, with the end of the game if everyone now agrees to it."""
        entries = [happened, *finish_if_agreed(row, seats)]
        await self.tables.commit(table, row, seats, table.match, entries)


def sit_down(row: TableRow, seats: list[SeatRow], place: SeatRow, guest: Guest) -> list[EntryRow]:
    """A new player has this seat. The previous one is named as well: the log knows who has sat where."""
    number = place.number
    seats[number] = SeatRow(number, guest=guest.id, name=guest.name, added=place.added, seen=clock.now())
    name_bots(seats)
    left = [event(row, "left", place)] if place.guest is not None else []
    return [*left, event(row, "joined", seats[number])]


def give_up(row: TableRow, seats: list[SeatRow], numbers: Sequence[int]) -> list[EntryRow]:
    """Nobody has these seats any more, or a bot."""
    left = [event(row, "left", seats[number]) for number in numbers]
    for number in numbers:
        if row.state == OPEN:
            seats[number] = SeatRow(number)
        else:
            seats[number] = SeatRow(number, bot=STAND_IN, added=seats[number].added)
    name_bots(seats)
    return left
