"""Who may do what at a table, as far as the table itself knows."""

from uogashi.bots import BOT_NAMES
from uogashi.core.errors import Refusal
from uogashi.server.house.changes import MOST_EVENTS
from uogashi.server.store.rows import OPEN, OVER, Guest, SeatRow
from uogashi.server.table import LiveTable


def check_bot(name: str) -> None:
    if name not in BOT_NAMES:
        raise Refusal("bot-unknown", bot=name, known=", ".join(BOT_NAMES))


def check_not_over(table: LiveTable) -> None:
    if table.row.state == OVER:
        raise Refusal("table-over")


def check_running(table: LiveTable) -> None:
    if table.row.state == OPEN:
        raise Refusal("table-not-begun")
    check_not_over(table)


def check_not_resigned(seat: SeatRow) -> None:
    if seat.resigned:
        raise Refusal("seat-resigned")


def check_player(table: LiveTable, seat: SeatRow) -> None:
    """Whether the person of this seat plays here."""
    check_running(table)
    check_not_resigned(seat)
    if seat.bot is not None:
        raise Refusal("seat-stand-in")


def check_takeover(table: LiveTable, guest: Guest, seat: int) -> None:
    """Whether a seat of a running game may change hands now.

    Not while others decide in secret: the decisions there would be shown, and could be undone. Nor to someone who has
    played another seat since the last reveal: they know more about that seat than the others may.
    """
    assert table.match is not None
    if table.match.phase:
        raise Refusal("seat-secret")
    if table.sat_elsewhere(guest.id, seat):
        raise Refusal("seat-sat")
    if table.happenings >= MOST_EVENTS:
        raise Refusal("table-restless")


def find_seat(table: LiveTable, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refusal("seat-unknown", number=str(seat), most=len(table.seats) - 1)
    return table.seats[seat]


def own_seat(table: LiveTable, guest: Guest, seat: int) -> SeatRow:
    place = find_seat(table, seat)
    if place.guest != guest.id:
        raise Refusal("seat-not-yours")
    return place
