"""How a table changes: on copies of its row and seats, before anything is stored."""

from collections.abc import Sequence
from typing import Any

from uogashi.bots import BOT_NAMES
from uogashi.core.match import Match, seats_of
from uogashi.server import clock
from uogashi.server.messages import EVENTS
from uogashi.server.store.rows import BEGIN, BY_AGREEMENT, EVENT, OPEN, OVER, RUNNING, EntryRow, SeatRow, TableRow
from uogashi.server.table import LiveTable, fair_seed, new_match

STAND_IN = BOT_NAMES[-1]
"""Who plays on for people who left."""
MOST_EVENTS = 200
"""The most entries of coming and going in the log before the game, and again during it."""
EXCESS = {
    OPEN: ("joined", "ready", "left"),
    RUNNING: ("stand-in", "back", "end-offered", "end-declined"),
    OVER: (),
}
"""Entries no longer logged beyond that. Leaving a running game always is: see `LiveTable.sat_elsewhere`."""


def event(row: TableRow, name: str, seat: SeatRow | None = None, **arguments: Any) -> EntryRow:
    """An event around the game, perhaps about a seat; `advance` gives it its number."""
    assert name in EVENTS, name
    if seat is None:
        return EntryRow(row.id, 0, EVENT, None, [name, arguments], clock.now())
    arguments = {"seat": seat.number, "name": seat.name or "", **arguments}
    return EntryRow(row.id, 0, EVENT, seat.number, [name, arguments], clock.now(), guest=seat.guest)


def without_excess(table: LiveTable, happened: list[EntryRow]) -> list[EntryRow]:
    """Without what only fills the log, once there has been enough of it: it happens all the same."""
    if table.happenings < MOST_EVENTS:
        return happened
    return [each for each in happened if each.kind != EVENT or each.content[0] not in EXCESS[table.row.state]]


def advance(row: TableRow, seats: Sequence[SeatRow], match: Match | None, happened: Sequence[EntryRow]) -> None:
    """The row of a table after these entries, and their numbers."""
    for entry in happened:
        row.seq += 1
        entry.seq = row.seq
    row.changed = happened[-1].at if happened else clock.now()
    if row.state != RUNNING:
        row.acting = 0
    elif match is not None:  # else the game cannot be read here, and a program that can read it goes on from there
        row.acting = match.acting_bits
    row.bots_act = any(seats[seat].bot is not None for seat in seats_of(row.acting, len(seats)))


def changed_seats(before: Sequence[SeatRow], after: Sequence[SeatRow]) -> list[SeatRow]:
    if after is before:
        return []
    return [seat for seat, old in zip(after, before, strict=True) if seat != old]


def finish(row: TableRow, how: str) -> list[EntryRow]:
    """The table is over, in this way."""
    row.state, row.end = OVER, how
    return [event(row, f"over-{how}")]


def finish_if_agreed(row: TableRow, seats: Sequence[SeatRow]) -> list[EntryRow]:
    """The table is over if all who play agree; bots play on for those who do not."""
    playing = [seat for seat in seats if seat.playing]
    agreed = row.state == RUNNING and bool(playing) and all(seat.agrees for seat in playing)
    return finish(row, BY_AGREEMENT) if agreed else []


def begin_if_ready(
    table: LiveTable, row: TableRow, seats: list[SeatRow], happened: list[EntryRow]
) -> tuple[Match | None, list[EntryRow]]:
    """Deal, if every seat is taken and every person has added their part of the shuffle."""
    if any(seat.open or (seat.guest is not None and seat.added is None) for seat in seats):
        return None, happened
    row.seed = fair_seed(row, seats)
    match = new_match(table.game, row, seats)
    row.setup = match.setup
    row.state = RUNNING
    return match, [*happened, EntryRow(row.id, 0, BEGIN, None, None, clock.now())]
