"""What is legal: why a decision is refused, and the mask of those that are not."""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing: a sixth of all time)

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.seats import turn_refusal
from uogashi.games.market.actions import (
    ACTIONS,
    AMOUNT,
    BARGE_KIND,
    BUY_SHIP,
    BY_ACTION,
    BY_OWN_TAKOYAKI,
    CART,
    CONVERT,
    DONE,
    END_ASKED,
    END_TURN,
    FIRST_ASKED,
    FREEZER,
    GO_FISHING,
    HAND_OVER,
    IS_ASKED,
    KIND,
    LICENCE,
    LOAN,
    LOT,
    MARKET,
    MOST_RANGES,
    OPEN_PORT,
    PIECE,
    PLACE,
    PURCHASE,
    ROW,
    SEAT,
    SHARE,
    SHIP,
    SPOT,
    VISITS,
    WAY_PIECES,
)
from uogashi.games.market.auctions import highest_bid, is_highest
from uogashi.games.market.bank import bank_refusal, rental_refusal
from uogashi.games.market.entering import enter_refusal, entry_pieces, ways_in
from uogashi.games.market.fishing import (
    barge_refusal,
    can_fish_at_all,
    can_reprice,
    fish_refusal,
    reprice_refusal,
    ship_act_refusal,
    ship_refusal,
)
from uogashi.games.market.licences import licence_refusal, return_refusal
from uogashi.games.market.purchases import can_buy_anywhere, from_refusal, take_refusal
from uogashi.games.market.reasons import (
    BID_TOO_HIGH,
    IMPOSSIBLE,
    NO_ACTION_LEFT,
    NO_SUCH_PRICE,
    NO_SUCH_WAY,
    NOT_ON_SALE,
    NOT_OWNED,
    NOT_TIED,
    NOT_WANTED,
    NOTHING_TO_BUY,
    NOTHING_TO_FISH,
    OTHER_PHASE,
    SAME_PRICE,
    TOO_DEAR,
)
from uogashi.games.market.selling import buys_own, convert_refusal, is_wanted
from uogashi.games.market.ships import buy_ship_refusal, sell_ship_refusal
from uogashi.games.market.state import (
    AWARDING,
    BIDDING,
    CONVERTING,
    DRAWING,
    ENTERING,
    FISHING,
    GIVING,
    IN_MARKET,
    KINDS,
    MACKEREL,
    MACKEREL_LOT,
    MARKETS,
    NEW_MARKET,
    OFFERING,
    PIECE_KIND,
    PIECES,
    PURCHASING,
    REPRICING,
    REPRICING_AT,
    RETURNING,
    SHIP_ACTS,
    TAKING,
    TAKING_AT,
    TUNA_PIECE,
    TURN,
    UNLOADING,
    YEN,
    Config,
    State,
)
from uogashi.games.market.trading import spot_refusal
from uogashi.games.market.turn import done_refusal, port_refusal

# --- refusals ----------------------------------------------------------------------------------------------------


@compiled
def refusal(state: State, config: Config, seat: int, action: int) -> int:
    """0 if the seat may do this now, otherwise why not."""
    why = turn_refusal(state, seat, action, ACTIONS)
    if why != 0:
        return why
    return answer_refusal(state, config, seat, action) if IS_ASKED[question_now(state), action] else OTHER_PHASE


@compiled
def question_now(state: State) -> int:
    """The kind of decision: from the phase, during a visit from the market."""
    return VISITS + int(state.market) if state.phase == IN_MARKET else int(state.phase)


@compiled
def answer_refusal(state: State, config: Config, seat: int, action: int) -> int:
    """Of a decision that is asked for."""
    phase = int(state.phase)
    if action == OPEN_PORT:
        return port_refusal(state, config, seat)
    if action == DONE:
        return done_refusal(state, config)
    if phase == TURN:
        return main_refusal(state, config, seat, action)
    if phase == IN_MARKET:
        return visit_refusal(state, config, seat, action)
    if phase == FISHING or phase == SHIP_ACTS:
        return fishing_refusal(state, config, seat, action)
    if phase == ENTERING:
        return way_refusal(state, config, seat, action)
    if action >= AMOUNT:
        return amount_refusal(state, config, seat, action - AMOUNT)
    return step_refusal(state, config, seat, action)


@compiled
def main_refusal(state: State, config: Config, seat: int, action: int) -> int:
    """Of what opens a step of the turn: a market, fishing, a purchase, or ends it."""
    if action >= MARKET:
        return enter_refusal(state, config, seat, action - MARKET)
    if action == END_TURN:  # R4: also before all actions are used
        return 0
    if state.actions_left == 0:
        return NO_ACTION_LEFT
    if action == GO_FISHING:
        return 0 if can_fish_at_all(state, config, seat) else NOTHING_TO_FISH
    return 0 if can_buy_anywhere(state, config, seat, int(state.money[seat])) else NOTHING_TO_BUY


@compiled
def visit_refusal(state: State, config: Config, seat: int, action: int) -> int:
    market = int(state.market)
    money = int(state.money[seat])
    if action >= PIECE:
        if state.pieces[seat, action - PIECE] == 0:
            return NOT_OWNED
        return 0 if is_wanted(state, config, market, action - PIECE) else NOT_WANTED
    if action == LICENCE:
        return licence_refusal(state, config, seat, market, money, 0)
    if action == CONVERT:
        return convert_refusal(state, config, seat)
    if action <= SHARE:
        return bank_refusal(state, config, seat, action == LOAN, money)
    if action <= CART:
        return rental_refusal(state, config, seat, action == FREEZER, money, 0)
    if action < ROW:
        return buy_ship_refusal(state, config, seat, market, action - BUY_SHIP, money)
    if action < PLACE:
        if not buys_own(config, MACKEREL):
            return NOT_WANTED
        return 0 if state.on_sale[seat, MACKEREL_LOT + action - ROW] > 0 else NOT_ON_SALE
    if action < KIND:
        return spot_refusal(state, config, seat, action - SPOT)
    return sell_ship_refusal(state, seat, action - SHIP)


@compiled
def fishing_refusal(state: State, config: Config, seat: int, action: int) -> int:
    ship = int(state.ship)
    if action <= HAND_OVER:
        return ship_act_refusal(state, config, seat, ship, action)
    if action < BARGE_KIND:
        return fish_refusal(state, seat, ship, action - KIND)
    if action < MARKET:
        return barge_refusal(state, config, seat, ship, action - BARGE_KIND)
    if action < PIECE:
        return ship_refusal(state, config, seat, action - SHIP)
    return reprice_refusal(state, config, seat, action - LOT)


@compiled
def way_refusal(state: State, config: Config, seat: int, action: int) -> int:
    market = int(state.market)
    ways = ways_in(state, config, seat, market)
    if action < PIECE:
        return 0 if ways >> (action - BY_ACTION) & 1 == 1 else NO_SUCH_WAY
    asked = ways & WAY_PIECES != 0
    return 0 if asked and entry_pieces(state, config, seat, market) >> (action - PIECE) & 1 == 1 else NO_SUCH_WAY


@compiled
def amount_refusal(state: State, config: Config, seat: int, amount: int) -> int:
    phase = int(state.phase)
    price = amount - 1
    if phase == BIDDING:
        return 0 if amount <= highest_bid(state, seat) else BID_TOO_HIGH
    if price < 0 or price >= int(config.prices):
        return NO_SUCH_PRICE
    if phase == UNLOADING or phase == CONVERTING:
        return 0
    if phase == REPRICING:
        return SAME_PRICE if price == int(state.price) else 0
    lot = int(state.lot)
    if phase == REPRICING_AT:
        return 0 if can_reprice(state, seat, lot, price) else NOT_ON_SALE
    if phase == TAKING_AT:
        if state.harbour[int(state.seller), lot, price] == 0:
            return NOT_ON_SALE
        return 0 if (price + 1) * YEN <= int(state.money[seat]) else TOO_DEAR
    return 0 if state.harbour[seat, lot, price] > 0 else NOT_ON_SALE


@compiled
def step_refusal(state: State, config: Config, seat: int, action: int) -> int:
    """Decisions that complete something begun, and possible draws."""
    phase = int(state.phase)
    if phase == OFFERING:
        piece = action - PIECE
        return 0 if int(state.pieces[seat, piece]) > int(state.offered[piece]) else NOT_OWNED
    if phase == PURCHASING and action >= SEAT:
        return from_refusal(state, config, seat, action - SEAT, int(state.money[seat]))
    if phase == PURCHASING or phase == TAKING:
        return take_refusal(state, config, int(state.seller), action - LOT, int(state.money[seat]))
    if phase == GIVING:
        return 0 if state.government_left[action - PLACE] > 0 else NOT_WANTED
    if phase == RETURNING:
        return return_refusal(state, seat, action - KIND)
    if phase == AWARDING:
        return 0 if is_highest(state, action - SEAT) else NOT_TIED
    if phase == DRAWING:
        printed = action - PIECE - TUNA_PIECE
        drawn = printed >= 0 and PIECE_KIND[action - PIECE] == state.market and state.bag[printed] > 0
        return 0 if drawn else IMPOSSIBLE
    if phase == NEW_MARKET:
        market = action - MARKET
        return 0 if market < KINDS and state.in_play[market] == 0 else IMPOSSIBLE
    return 0  # to freeze or thaw, to keep or lose


# --- masks -------------------------------------------------------------------------------------------------------


@compiled
def mask_answers(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """Whatever is asked."""
    question = question_now(state)
    count = 0
    for number in range(MOST_RANGES):
        first, end = int(FIRST_ASKED[question, number]), int(END_ASKED[question, number])
        count += mask_actions(state, config, seat, first, end, mask)
    return count


@compiled
def mask_actions(state: State, config: Config, seat: int, first: int, end: int, mask: NDArray[np.uint8]) -> int:
    count = 0
    for action in range(first, end):
        if answer_refusal(state, config, seat, action) == 0:
            mask[action] = 1
            count += 1
    return count


@compiled
def mask_turn(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """Without asking why not: a third of all looks at what is legal are at the turn as a whole."""
    mask[GO_FISHING] = main_refusal(state, config, seat, GO_FISHING) == 0
    mask[PURCHASE] = main_refusal(state, config, seat, PURCHASE) == 0
    mask[OPEN_PORT] = port_refusal(state, config, seat) == 0
    mask[END_TURN] = 1
    count = int(mask[GO_FISHING]) + int(mask[PURCHASE]) + int(mask[OPEN_PORT]) + 1
    for market in range(MARKETS):
        if state.in_play[market] == 1 and ways_in(state, config, seat, market) != 0:
            mask[MARKET + market] = 1
            count += 1
    return count


@compiled
def mask_amounts(mask: NDArray[np.uint8], least: int, most: int) -> int:
    """All of these, in hundreds."""
    for amount in range(least, most + 1):
        mask[AMOUNT + amount] = 1
    return most + 1 - least


@compiled
def mask_ways(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """How the entry can be paid; where several pieces could pay, which one."""
    market = int(state.market)
    ways = ways_in(state, config, seat, market)
    count = 0
    for way in range(BY_OWN_TAKOYAKI + 1 - BY_ACTION):
        mask[BY_ACTION + way] = ways >> way & 1
        count += ways >> way & 1
    if ways & WAY_PIECES == 0:
        return count
    pieces = entry_pieces(state, config, seat, market)
    for piece in range(PIECES):
        mask[PIECE + piece] = pieces >> piece & 1
        count += pieces >> piece & 1
    return count
