"""A. The offer: lots of three cards each."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.tsukiji.facts import LOT_OFFERED, ROUND_BEGINS
from uogashi.games.tsukiji.state import CARDS_A_LOT, EVALUATION, NO_TABLET, NO_TICKET, NOBODY, Config, State


@compiled
def deal_offer(state: State, config: Config, log: Log) -> None:
    """Begin the next round: one card to each lot from left to right, three times."""
    lots = int(state.lots)
    players = int(state.players)
    state.round_number = int(state.round_number) + 1
    state.cards_dealt = int(state.cards_dealt) + CARDS_A_LOT * lots
    state.phase = EVALUATION
    state.acting_seats = (1 << players) - 1
    state.next_first_player = state.first_player
    state.purchases = 0
    for lot in range(lots):
        state.lot_value[lot] = 0
        state.tablet[lot] = NO_TABLET
        state.lot_buyer[lot] = NOBODY
    for seat in range(players):
        state.tickets_laid[seat] = 0
        for lot in range(lots):
            state.ticket_on_lot[seat, lot] = NO_TICKET
    if log.listens != 0:
        tell(log, EVERYONE, ROUND_BEGINS, int(state.round_number), int(state.first_player))
        for lot in range(lots):
            first, second, third = (
                lot_card(state, lot, 0),
                lot_card(state, lot, 1),
                lot_card(state, lot, 2),
            )
            tell(log, EVERYONE, LOT_OFFERED, lot + 1, first, second, third)


@compiled
def lot_card(state: State, lot: int, place: int) -> int:
    lots = int(state.lots)
    offer = int(state.cards_dealt) - CARDS_A_LOT * lots
    return int(state.deck[offer + place * lots + lot])


@compiled
def deck_size(config: Config) -> int:
    return CARDS_A_LOT * int(config.rounds) * (int(config.players) + 1)
