"""Auctions of tuna and crabs."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE
from uogashi.games.market.facts import AUCTION_WON, BID_MADE, BID_SHOWN, BIDS_TIED, DRAWN, NO_AUCTION, SEAT_READY
from uogashi.games.market.holdings import earn, gain_piece, pay, return_barrels
from uogashi.games.market.overfishing import piece_leaves
from uogashi.games.market.state import (
    AWARDING,
    BIDDING,
    CRAB,
    DRAWING,
    FISHING,
    HIGHEST_BID,
    NO_BID,
    NOTHING,
    PIECE_KIND,
    TUNA,
    TUNA_PIECE,
    YEN,
    Config,
    State,
)


@compiled
def next_auction(state: State, config: Config, log: Log) -> None:
    """As soon as there are enough barrels they return and chance draws a piece."""
    state.phase = FISHING
    for kind in range(TUNA, CRAB + 1, CRAB - TUNA):
        needed = int(config.auction_barrels[kind])
        while int(state.gathered[kind]) >= needed:
            state.gathered[kind] = int(state.gathered[kind]) - needed
            return_barrels(state, kind, needed)
            if state.market_pieces[kind] > 0:
                state.market = kind
                state.phase = DRAWING
                state.acting_seats = 1 << CHANCE
                return
            # R22: no auction out of an empty bag.
            tell(log, EVERYONE, NO_AUCTION, kind)


@compiled
def draw_piece(state: State, config: Config, piece: int, log: Log) -> None:
    """All players bid at once, in secret."""
    printed = piece - TUNA_PIECE
    state.bag[printed] = int(state.bag[printed]) - 1
    state.piece = piece
    state.market = NOTHING
    state.auction_number = int(state.auction_number) + 1
    state.phase = BIDDING
    state.acting_seats = (1 << int(state.players)) - 1
    tell(log, EVERYONE, DRAWN, int(state.turn_player), piece, int(config.worth[piece]))
    piece_leaves(state, int(PIECE_KIND[piece]), log)


@compiled
def highest_bid(state: State, seat: int) -> int:
    """In hundreds: no more than a player has; R39."""
    return min(max(int(state.money[seat]) // YEN, 0), HIGHEST_BID)


@compiled
def make_bid(state: State, config: Config, seat: int, bid: int, log: Log) -> None:
    state.bids[seat] = bid
    state.acting_seats = int(state.acting_seats) & ~(1 << seat)
    tell(log, 1 << seat, BID_MADE, seat, bid * YEN)
    tell(log, EVERYONE, SEAT_READY, seat)
    if state.acting_seats == 0:
        show_bids(state, config, log)


@compiled
def show_bids(state: State, config: Config, log: Log) -> None:
    """The highest wins; tied, also at 0, the fisher picks."""
    highest = 0
    winner = 0
    for seat in range(int(state.players)):
        tell(log, EVERYONE, BID_SHOWN, seat, int(state.bids[seat]) * YEN)
        if is_highest(state, seat):
            highest += 1
            winner = seat
    if highest == 1:
        award(state, config, winner, log)
        return
    fisher = int(state.turn_player)
    state.phase = AWARDING
    state.acting_seats = 1 << fisher
    tell(log, EVERYONE, BIDS_TIED, fisher, int(state.bids[winner]) * YEN)


@compiled
def is_highest(state: State, seat: int) -> bool:
    if seat >= int(state.players):
        return False
    for other in range(int(state.players)):
        if state.bids[other] > state.bids[seat]:
            return False
    return True


@compiled
def award(state: State, config: Config, winner: int, log: Log) -> None:
    """The highest bidder pays the fisher, the fisher the bank."""
    fisher = int(state.turn_player)
    piece = int(state.piece)
    bid = int(state.bids[winner]) * YEN
    pay(state, winner, bid)
    if winner != fisher:
        earn(state, fisher, bid)
    gain_piece(state, winner, piece)
    tell(log, EVERYONE, AUCTION_WON, winner, piece, int(config.worth[piece]), bid, fisher)
    for seat in range(int(state.players)):
        state.bids[seat] = NO_BID
    state.piece = NOTHING
    state.acting_seats = 1 << fisher
    next_auction(state, config, log)
