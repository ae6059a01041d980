"""Moves: decide, undo, and try out."""

from collections.abc import Sequence

import msgspec

from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.server import clock
from uogashi.server.house.changes import finish
from uogashi.server.house.checks import check_player, own_seat
from uogashi.server.house.refusals import StoreLost, Unplayed
from uogashi.server.house.tables import Acknowledge, Tables, acknowledge_nothing
from uogashi.server.messages import Tried
from uogashi.server.metrics import BOT, PERSON, Metrics
from uogashi.server.replays import Slices
from uogashi.server.store.rows import BY_RULES, MOVES, UNDO, EntryRow, Guest
from uogashi.server.table import LiveTable, LogEntry, stored_moves


class Moves:
    """The decisions of seats, of people or bots."""

    def __init__(self, tables: Tables, metrics: Metrics, slices: Slices) -> None:
        self.tables = tables
        self.metrics = metrics
        self.slices = slices

    # --- deciding --------------------------------------------------------------------------------------------------

    async def play(
        self,
        guest: Guest,
        id: str,
        seat: int,
        after: int,
        move_id: str,
        decisions: Sequence[str],
        acknowledge: Acknowledge = acknowledge_nothing,
    ) -> int:
        """One entry of decisions, all or none; returns its number. A retry gets the number it got before."""
        timed = self.metrics.timed(acknowledge)
        table = await self.tables.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            earlier = table.find(seat, move_id)
            if earlier is not None:
                check_same_decisions(table, earlier, decisions)
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
        acknowledge: Acknowledge = acknowledge_nothing,
    ) -> int:
        """Decide for this seat, a person's or a bot's; the lock is held already."""
        assert table.match is not None
        match = table.match.fork()
        entry = match.play(seat, *decisions)
        row = msgspec.structs.replace(table.row)
        happened = [EntryRow(row.id, 0, MOVES, seat, stored_moves(entry), clock.now(), move_id)]
        if entry.phase and match.phase == entry.phase and seat in match.acting:
            happened[0].at = row.changed  # others must not even learn that someone began to decide
        if match.over:
            row.scores, row.winners = match.scores, match.winners
            happened += finish(row, BY_RULES)
        await self.tables.commit(table, row, table.seats, match, happened, acknowledge)
        self.metrics.moves[BOT if move_id is None else PERSON] += 1
        return table.number_for(seat, happened[0].seq)

    # --- undo ------------------------------------------------------------------------------------------------------

    async def undo(
        self,
        guest: Guest,
        id: str,
        seat: int,
        after: int,
        move_id: str,
        acknowledge: Acknowledge = acknowledge_nothing,
    ) -> int:
        """Undo this seat's latest entry, as a separate entry."""
        timed = self.metrics.timed(acknowledge)
        table = await self.tables.table(id)
        async with table.lock:
            place = own_seat(table, guest, seat)
            earlier = table.find(seat, move_id)
            if earlier is not None:
                if earlier.kind != UNDO:
                    raise Refusal("move-id-used")
                acknowledge(number := table.number_for(seat, earlier.seq))
                return number
            check_player(table, place)
            try:
                match, undone = without_latest(table, seat, after)
            except Refusal as refusal:
                raise Unplayed(refusal, table.position(seat)) from None
            row = msgspec.structs.replace(table.row)
            happened = [EntryRow(row.id, 0, UNDO, seat, undone.seq, clock.now(), move_id)]
            if not table.knows(None, undone):
                happened[0].at = row.changed  # nobody else knew of it
            await self.tables.commit(table, row, table.seats, match, happened, timed)
            return table.number_for(seat, happened[0].seq)

    # --- trying out ------------------------------------------------------------------------------------------------

    async def try_out(self, guest: Guest, id: str, seat: int, decisions: Sequence[str]) -> Tried:
        """What would be if this seat decided this now. Nothing changes, and nothing hidden can be found out by it."""
        table = await self.tables.table(id)
        async with self.slices.slice():
            check_player(table, own_seat(table, guest, seat))
            return table.tried(seat, decisions)


def check_same_decisions(table: LiveTable, earlier: LogEntry, decisions: Sequence[str]) -> None:
    """Whether what is sent again under the id of this entry is what it was."""
    assert table.match is not None
    if earlier.kind == MOVES:
        moves = table.match.entries[earlier.number - 1].moves
        if [words for mover, words in moves if mover == earlier.seat] == list(decisions):
            return
    raise Refusal("move-id-used")


def without_latest(table: LiveTable, seat: int, after: int) -> tuple[Match, LogEntry]:
    """The match without the latest entry of this seat, and that entry; refused if it cannot be undone."""
    assert table.match is not None
    if not table.row.undo:
        raise Refusal("undo-off")
    if table.changed_for(seat, after):
        raise Refusal("move-late")
    match = table.match.fork()
    undone = table.logged_of(match.undo(seat).undoes or 0)
    if not table.made_by_holder(undone):
        raise Refusal("undo-not-yours")
    return match, undone
