"""D. The purchase: lots are bought, their cards laid out, and the round ends."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.tsukiji.facts import (
    FIRST_PLAYER,
    LOT_BOUGHT,
    LOT_DISCARDED,
    PASSED,
    PRODUCT_LAID,
    TAKUSAN_DISCARDED,
    TAKUSAN_LAID,
    YAKUZA_PAID,
    YAKUZA_WENT,
)
from uogashi.games.tsukiji.offer import deal_offer, lot_card
from uogashi.games.tsukiji.reasons import LOT_SOLD, LOT_TOO_DEAR, NO_SUCH_LOT
from uogashi.games.tsukiji.scoring import row_cards, tell_scores
from uogashi.games.tsukiji.state import (
    CARDS_A_LOT,
    HIDDEN_CARD,
    NOBODY,
    OVER,
    PAY_YAKUZA,
    PLACE_TAKUSAN,
    PRODUCTS,
    PURCHASE,
    TAKUSAN,
    YAKUZA,
    Config,
    State,
)

BEST_TABLET = 0


@compiled
def buy_refusal(state: State, config: Config, seat: int, lot: int) -> int:
    if lot >= int(state.lots):
        return NO_SUCH_LOT
    if state.lot_buyer[lot] != NOBODY:
        return LOT_SOLD
    if lot_price(state, config, lot) > int(state.money[seat]):
        return LOT_TOO_DEAR
    return 0


@compiled
def lot_price(state: State, config: Config, lot: int) -> int:
    return int(config.prices[int(state.tablet[lot])])


@compiled
def buy_lot(state: State, config: Config, seat: int, lot: int, log: Log) -> None:
    price = lot_price(state, config, lot)
    state.money[seat] = int(state.money[seat]) - price
    state.lot_buyer[lot] = seat
    if state.tablet[lot] == BEST_TABLET:
        state.next_first_player = seat
    tell(log, EVERYONE, LOT_BOUGHT, seat, lot + 1, price)
    lay_out_cards(state, seat, lot, log)
    go_on_laying_out(state, config, seat, log)


@compiled
def pass_turn(state: State, config: Config, seat: int, log: Log) -> None:
    """R10: who passes buys nothing, and no lot is removed."""
    state.money[seat] = int(state.money[seat]) + int(config.pass_income)
    tell(log, EVERYONE, PASSED, seat, int(config.pass_income))
    end_purchase(state, config, log)


@compiled
def lay_out_cards(state: State, seat: int, lot: int, log: Log) -> None:
    """Products go into their rows; Takusan and Yakuza wait for the player (R7: products always come first)."""
    for place in range(CARDS_A_LOT):
        card = lot_card(state, lot, place)
        if card == TAKUSAN:
            state.takusan_to_place = int(state.takusan_to_place) + 1
        elif card == YAKUZA:
            state.yakuza_to_pay = int(state.yakuza_to_pay) + 1
            state.yakuza_bought[seat] = int(state.yakuza_bought[seat]) + 1
        elif card != HIDDEN_CARD:
            state.row_products[seat, card] = int(state.row_products[seat, card]) + 1
            tell(log, EVERYONE, PRODUCT_LAID, seat, card)


@compiled
def go_on_laying_out(state: State, config: Config, seat: int, log: Log) -> None:
    """Ask for the next Takusan, then for the next Yakuza, each only while there is a choice; then the turn is over."""
    if state.takusan_to_place > 0:
        if has_row(state, seat):
            state.phase = PLACE_TAKUSAN
            return
        while state.takusan_to_place > 0:
            state.takusan_to_place = int(state.takusan_to_place) - 1
            tell(log, EVERYONE, TAKUSAN_DISCARDED, seat)
    if state.yakuza_to_pay > 0:
        if has_product(state, seat):
            state.phase = PAY_YAKUZA
            return
        # R6: with no product card left, only the Yakuza is removed.
        while state.yakuza_to_pay > 0:
            state.yakuza_to_pay = int(state.yakuza_to_pay) - 1
            tell(log, EVERYONE, YAKUZA_WENT, seat)
    end_purchase(state, config, log)


@compiled
def lay_takusan(state: State, config: Config, seat: int, row: int, log: Log) -> None:
    state.row_takusan[seat, row] = int(state.row_takusan[seat, row]) + 1
    state.takusan_to_place = int(state.takusan_to_place) - 1
    tell(log, EVERYONE, TAKUSAN_LAID, seat, row)
    go_on_laying_out(state, config, seat, log)


@compiled
def pay_yakuza(state: State, config: Config, seat: int, row: int, log: Log) -> None:
    state.row_products[seat, row] = int(state.row_products[seat, row]) - 1
    state.yakuza_to_pay = int(state.yakuza_to_pay) - 1
    tell(log, EVERYONE, YAKUZA_PAID, seat, row)
    go_on_laying_out(state, config, seat, log)


@compiled
def has_row(state: State, seat: int) -> bool:
    for row in range(PRODUCTS):
        if row_cards(state, seat, row) > 0:
            return True
    return False


@compiled
def has_product(state: State, seat: int) -> bool:
    for row in range(PRODUCTS):
        if state.row_products[seat, row] > 0:
            return True
    return False


@compiled
def end_purchase(state: State, config: Config, log: Log) -> None:
    """The next player clockwise buys; after the last one the round is over."""
    players = int(state.players)
    state.purchases = int(state.purchases) + 1
    if int(state.purchases) < players:
        state.phase = PURCHASE
        state.acting_seats = 1 << (int(state.first_player) + int(state.purchases)) % players
    else:
        end_round(state, config, log)


@compiled
def end_round(state: State, config: Config, log: Log) -> None:
    """Unsold lots are discarded; the buyer of the clock is first player; if nobody bought it, nothing changes."""
    for lot in range(int(state.lots)):
        if state.lot_buyer[lot] == NOBODY:
            tell(log, EVERYONE, LOT_DISCARDED, lot + 1)
    state.first_player = state.next_first_player
    tell(log, EVERYONE, FIRST_PLAYER, int(state.first_player))
    if int(state.round_number) < int(config.rounds):
        deal_offer(state, config, log)
    else:
        state.phase = OVER
        state.acting_seats = 0
        if log.listens != 0:
            tell_scores(state, config, log)
