"""Purchases: goods on sale at other players' harbours."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.facts import BOUGHT
from uogashi.games.market.holdings import earn, gain_piece, pay, return_barrels, take_off_sale
from uogashi.games.market.overfishing import piece_leaves
from uogashi.games.market.reasons import NOT_ON_SALE, NOTHING_TO_BUY, OWN_HARBOUR, SOLD_OUT, TOO_DEAR
from uogashi.games.market.state import (
    LOT_KIND,
    LOT_PIECE,
    LOTS,
    NOBODY,
    NOTHING,
    PURCHASING,
    TAKOYAKI,
    YEN,
    Config,
    State,
)


@compiled
def can_buy_anywhere(state: State, config: Config, seat: int, money: int) -> bool:
    for seller in range(int(state.players)):
        if from_refusal(state, config, seat, seller, money) == 0:
            return True
    return False


@compiled
def begin_purchases(state: State) -> None:
    state.actions_left = int(state.actions_left) - 1
    state.steps = 0
    state.phase = PURCHASING


@compiled
def from_refusal(state: State, config: Config, seat: int, seller: int, money: int) -> int:
    """Never from yourself. R29: one item after another, from any harbours."""
    if seller == seat:
        return OWN_HARBOUR
    if seller >= int(state.players) or seller == int(state.seller):
        return NOTHING_TO_BUY
    for lot in range(LOTS):
        if state.on_sale[seller, lot] > 0 and take_refusal(state, config, seller, lot, money) == 0:
            return 0
    return NOTHING_TO_BUY


@compiled
def take_refusal(state: State, config: Config, seller: int, lot: int, money: int) -> int:
    if seller == NOBODY or state.on_sale[seller, lot] == 0:
        return NOT_ON_SALE
    # R8: no piece left, so that barrel cannot be bought.
    kind = int(LOT_KIND[lot])
    if kind != TAKOYAKI and state.market_pieces[kind] == 0:
        return SOLD_OUT
    price = 0
    while state.harbour[seller, lot, price] == 0:
        price += 1
    return 0 if (price + 1) * YEN <= money else TOO_DEAR


@compiled
def buy_item(state: State, config: Config, seat: int, price: int, log: Log) -> None:
    """The seller is paid, the barrel returns to its market, and a piece is taken from there."""
    seller = int(state.seller)
    lot = int(state.lot)
    kind = int(LOT_KIND[lot])
    piece = int(LOT_PIECE[lot])
    yen = (price + 1) * YEN
    pay(state, seat, yen)
    earn(state, seller, yen)
    take_off_sale(state, seller, lot, price)
    gain_piece(state, seat, piece)
    tell(log, EVERYONE, BOUGHT, seat, seller, piece, yen)
    state.lot = NOTHING
    state.steps = 1
    state.phase = PURCHASING
    if kind != TAKOYAKI:
        return_barrels(state, kind, 1)
        piece_leaves(state, kind, log)
