"""What the greedy player buys at other harbours, and what it bids."""

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.games.market.actions import DONE, LOT, SEAT
from uogashi.games.market.appraisal import BID_RANGE, FISHERS_BID, LOWEST_BID, MARGIN, Mask, value_to
from uogashi.games.market.state import HIGHEST_BID, LOT_KIND, LOT_PIECE, LOTS, TAKOYAKI, YEN, Config, State

# --- purchases ---------------------------------------------------------------------------------------------------


@compiled
def purchase_gain(state: State, config: Config, seat: int) -> int:
    """Everything on other harbours worth more than its price, as far as the money goes, expensive items first."""
    money = int(state.money[seat])
    gain = 0
    for step in range(1, int(state.players)):
        seller = (seat + step) % int(state.players)
        for lot in range(LOTS):
            if state.on_sale[seller, lot] == 0 or not has_piece(state, lot):
                continue
            value = value_to(state, config, seat, int(LOT_PIECE[lot]))
            for price in range(int(config.prices)):
                yen = (price + 1) * YEN
                for _ in range(int(state.harbour[seller, lot, price])):
                    if value >= yen + MARGIN and money >= yen:
                        money -= yen
                        gain += value - yen
    return gain


@compiled
def has_piece(state: State, lot: int) -> bool:
    kind = int(LOT_KIND[lot])
    return kind == TAKOYAKI or bool(state.market_pieces[kind] > 0)


@compiled
def choose_item(state: State, config: Config, seat: int, taking: bool) -> int:
    """The item with the best margin: first its seller, then what it is."""
    money = int(state.money[seat])
    current = int(state.seller)
    best = DONE
    best_gain = -(1 << 30) if taking or state.steps == 0 else MARGIN - 1
    for step in range(1, int(state.players)):
        # From the left neighbour on: of equal offers, no seat is always first.
        seller = (seat + step) % int(state.players)
        if taking and seller != current:
            continue
        for lot in range(LOTS):
            if state.on_sale[seller, lot] == 0 or not has_piece(state, lot):
                continue
            price = 0
            while state.harbour[seller, lot, price] == 0:
                price += 1
            yen = (price + 1) * YEN
            gain = value_to(state, config, seat, int(LOT_PIECE[lot])) - yen
            if yen <= money and gain > best_gain:
                best = LOT + lot if seller == current else SEAT + seller
                best_gain = gain
    return best


# --- auctions ----------------------------------------------------------------------------------------------------


@compiled
def choose_bid(state: State, config: Config, seat: int, rng: Source) -> int:
    """In hundreds: a part of what the piece is worth. The fisher gets what others bid, so the fisher bids less."""
    value = value_to(state, config, seat, int(state.piece))
    percent = LOWEST_BID + draw_below(rng, BID_RANGE)
    if seat == int(state.turn_player):
        percent = FISHERS_BID + draw_below(rng, BID_RANGE) // 2
    return min(value * percent // (100 * YEN), int(state.money[seat]) // YEN, HIGHEST_BID)


@compiled
def choose_winner(state: State, seat: int, mask: Mask) -> int:
    """Of tied bids the own one, if it is nothing; otherwise the next player who pays."""
    own = SEAT + seat
    if mask[own] == 1 and state.bids[seat] == 0:
        return own
    for step in range(1, int(state.players)):
        other = (seat + step) % int(state.players)
        if mask[SEAT + other] == 1:
            return SEAT + other
    return own
