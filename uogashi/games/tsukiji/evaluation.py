"""B. The evaluation: everyone places a ticket on each lot, in secret."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.tsukiji.facts import SEAT_READY, TICKET_PLACED
from uogashi.games.tsukiji.quotation import quote_lots
from uogashi.games.tsukiji.reasons import TICKET_GONE, TICKET_LAID
from uogashi.games.tsukiji.state import Config, State


@compiled
def ticket_refusal(state: State, seat: int, ticket: int) -> int:
    if free_tickets(state, seat) >> ticket & 1 == 1:
        return 0
    return TICKET_LAID if int(state.tickets_owned[seat]) >> ticket & 1 == 1 else TICKET_GONE


@compiled
def free_tickets(state: State, seat: int) -> int:
    """The tickets that a seat still has in hand, as bits."""
    return int(state.tickets_owned[seat]) & ~int(state.tickets_used[seat])


@compiled
def place_ticket(state: State, config: Config, seat: int, ticket: int, log: Log) -> None:
    """A seat's next ticket is for the next lot, from the leftmost on."""
    lot = int(state.tickets_laid[seat])
    state.ticket_on_lot[seat, lot] = ticket
    state.tickets_used[seat] = int(state.tickets_used[seat]) | 1 << ticket
    state.tickets_laid[seat] = lot + 1
    tell(log, 1 << seat, TICKET_PLACED, seat, lot + 1, ticket)
    if lot + 1 < int(state.lots):
        return
    state.acting_seats = int(state.acting_seats) & ~(1 << seat)
    tell(log, EVERYONE, SEAT_READY, seat)
    if state.acting_seats == 0:
        quote_lots(state, config, log)
