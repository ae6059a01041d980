"""The rules of Tokyo Tsukiji Market, in the rulebook's words and order. Rulings (R1 …): docs/rulings.md.

First the verbs of the contract (`core/verbs.py`), then a turn from its start to its end, then what things are worth
and the score. A decision names an object — a market, a ship, an amount — and the phase says what is done with it:
`price 300` and `bid 300` are the same action in different phases. Rules version 1 read R10, R18, R24, R25 and R40
otherwise: those places ask `config.rules`.
"""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing: a sixth of all time)

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below, forget_source, renew_source, shuffle
from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE, FIRST_REASON, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN
from uogashi.games.market.state import (
    AQUARIUM,
    AT_SEA,
    AWARDING,
    BANK,
    BARGE,
    BARREL_AT,
    BIDDING,
    CONVERTING,
    CRAB,
    DEGRADED,
    DEGRADED_SALMON,
    DRAWING,
    EEL,
    EEL_PIECE,
    ENTERING,
    ENTERING_AT,
    FIRST_PIECE,
    FISHING,
    FREEZING,
    FRESH_SALMON,
    FUGU,
    FUGU_LOT,
    FUGU_PIECE,
    GIVING,
    GOVERNMENT,
    HIDDEN_BID,
    HIGHEST_BID,
    IN_MARKET,
    IN_STOCK,
    IN_THE_BOX,
    IN_USED_STOCK,
    KEEPING,
    KIND_LOT,
    KINDS,
    LAST_PIECE,
    LOT_KIND,
    LOT_PIECE,
    LOTS,
    MACKEREL,
    MACKEREL_LOT,
    MARKETS,
    MOST_PLAYERS,
    MOST_PRICES,
    MOST_SHIPS,
    NEW_MARKET,
    NO_BID,
    NO_KIND,
    NO_SHIP,
    NOBODY,
    NOTHING,
    OCTOPUS,
    OCTOPUS_PIECE,
    OFFERING,
    OVER,
    PIECE_KIND,
    PIECES,
    PLACES,
    PORTS,
    PRINTED,
    PURCHASING,
    RENTALS,
    REPRICING,
    REPRICING_AT,
    RETURNING,
    SALMON,
    SHIP_ACTS,
    SHIP_SIZES,
    SHIPS,
    SNAPPER_PIECE,
    SPOTS,
    SQUID,
    TAKE_CART,
    TAKE_FREEZER,
    TAKE_LICENCE,
    TAKING,
    TAKING_AT,
    TAKOYAKI,
    TAKOYAKI_LOT,
    TRADING,
    TUNA,
    TUNA_PIECE,
    TURN,
    UNLOADING,
    USED_SHIPS,
    YEN,
    Config,
    State,
)

VERSIONS = ("1", "2")
ACTIONS_A_TURN = 2

# Actions. First those without an object …
(
    FREEZE,
    THAW,
    KEEP,
    LOSE,
    GO_FISHING,
    PURCHASE,
    OPEN_PORT,
    END_TURN,
    DONE,
    BY_ACTION,
    BY_CART,
    BY_YEN,
    BY_PIECE,
    BY_OWN_TAKOYAKI,
    UNDOCK,
    DOCK,
    HAND_OVER,
    LICENCE,
    CONVERT,
    LOAN,
    SHARE,
    FREEZER,
    CART,
) = range(23)
# … then objects, which different phases do different things with.
BUY_SHIP = CART + 1
ROW = BUY_SHIP + SHIP_SIZES
PLACE = ROW + 2
SPOT = PLACE + PLACES
KIND = SPOT + SPOTS
BARGE_KIND = KIND + KINDS
MARKET = BARGE_KIND + KINDS
SHIP = MARKET + MARKETS
PIECE = SHIP + MOST_SHIPS
LOT = PIECE + PIECES
SEAT = LOT + LOTS
AMOUNT = SEAT + MOST_PLAYERS
ACTIONS = AMOUNT + HIGHEST_BID + 1

# Ways into a market, as bits, in the order of their actions. With several different pieces that could pay, the piece
# itself is named instead of `by piece`.
WAY_ACTION, WAY_CART, WAY_YEN, WAY_PIECE, WAY_OWN_TAKOYAKI, WAY_PIECES = 1, 2, 4, 8, 16, 32

# Reasons of refusal beside those that all games share.
(
    OTHER_PHASE,
    NO_ACTION_LEFT,
    NOTHING_TO_FISH,
    NOTHING_TO_BUY,
    NOT_IN_PLAY,
    NO_WAY_IN,
    NOTHING_TO_DO_THERE,
    ALL_PORTS_OPEN,
    TOO_DEAR,
    NOTHING_DONE,
    NOT_YOUR_SHIP,
    SHIP_HAS_ACTED,
    SHIP_CANNOT_ACT,
    SHIP_IN_PORT,
    SHIP_AT_SEA,
    NO_FREE_PORT,
    NO_BARRELS,
    SHIP_FULL,
    NO_LICENCE,
    NO_BARGE,
    NOTHING_ABOARD,
    NOT_ON_SALE,
    SAME_PRICE,
    NO_SUCH_PRICE,
    SOLD_OUT,
    ONE_A_VISIT,
    NO_SLOT,
    NOT_RETURNABLE,
    NOT_OWNED,
    NOT_WANTED,
    SHIP_IS_NEW,
    LOAN_OR_SHARE,
    SPOT_DONE,
    NOT_WORTH_ENOUGH,
    OWN_HARBOUR,
    BID_TOO_HIGH,
    NOT_TIED,
    NO_SUCH_WAY,
    IMPOSSIBLE,
) = range(FIRST_REASON, FIRST_REASON - 39, -1)

# Kinds of facts; `notation.py` names them and their arguments.
(
    TURN_BEGINS,
    END_BEGINS,
    FREEZER_USED,
    FUGU_KEPT,
    ROTTED,
    ROW_DEGRADED,
    PORT_OPENED,
    FISHING_BEGINS,
    UNDOCKED,
    FISHED,
    BARGE_LOADED,
    HANDED_OVER,
    DOCKED,
    PRICED,
    REPRICED,
    EEL_TRACK,
    BARRELS_RETURNED,
    UNLOADING_PAID,
    NO_AUCTION,
    DRAWN,
    BID_MADE,
    SEAT_READY,
    BID_SHOWN,
    BIDS_TIED,
    AUCTION_WON,
    OVERFISHED,
    MARKET_OPENED,
    ENTRY_PAID,
    ENTERED,
    LICENCE_PAID,
    LICENCE_TAKEN,
    LICENCE_RETURNED,
    SOLD,
    BARREL_SOLD,
    CONVERTED,
    SHIP_BOUGHT,
    SHIP_SOLD,
    LOAN_TAKEN,
    SHARE_BOUGHT,
    RENTED,
    RENTAL_RETURNED,
    GIVEN,
    SPOT_SOLD,
    SPOT_SWAPPED,
    PIECE_OFFERED,
    PIECE_TAKEN,
    BOUGHT,
    LIMIT_REACHED,
    MOST_VALUE,
    LEAST_VALUE,
    LOANS_REPAID,
    SHARES_PAID,
    SCORED,
    PIECE_PAID,
) = range(54)
BY_MONEY, BY_VALUE = 0, 1
"""How the end began."""
A_FREEZER, A_CART = 0, 1
SHEET = 8
"""Numbers of each seat that views ask for."""


# --- the contract ------------------------------------------------------------------------------------------------


@compiled
def deal(state: State, config: Config) -> None:
    """Draw the fish markets, then the extra markets, then the first player."""
    draw_markets(state, MACKEREL, KINDS, int(config.fish_markets), int(config.chosen_fish))
    draw_markets(state, SHIPS, MARKETS - KINDS, int(config.extra_markets), int(config.chosen_extra) << KINDS)
    state.first_player = draw_below(state, int(config.players))


@compiled
def draw_markets(state: State, always: int, count: int, wanted: int, chosen: int) -> None:
    """The first of these markets is always in play; the others are drawn, or those that were chosen."""
    for market in range(always, always + count):
        state.in_play[market] = market == always or chosen >> market & 1
    if chosen != 0:
        return
    others = np.arange(always + 1, always + count)
    shuffle(state, others, count - 1)
    for place in range(wanted - 1):
        state.in_play[others[place]] = 1


@compiled
def begin(state: State, config: Config, log: Log) -> None:
    """Set up the markets, give out money, ships and licences, and begin the first turn."""
    players = int(config.players)
    state.players = players
    for market in range(MARKETS):
        if state.in_play[market] == 1:
            set_up_market(state, config, market)
    build_ships(state, config)
    for seat in range(players):
        state.money[seat] = config.start_money
        state.bids[seat] = NO_BID
        state.ports_open[seat] = 1
        state.licences[seat, MACKEREL] = 1
        state.licences_left[MACKEREL] = int(state.licences_left[MACKEREL]) - 1
        launch_ship(state, find_ship(state, IN_STOCK, 0), seat, 0)
    forget_choices(state)
    state.turn_number = 1
    state.turn_player = state.first_player
    begin_turn(state, config, log)


@compiled
def acting(state: State) -> int:
    return int(state.acting_seats)


@compiled
def secret_phase(state: State) -> int:
    return int(state.auction_number) if state.phase == BIDDING else 0


@compiled
def legal(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    for action in range(ACTIONS):
        mask[action] = 0
    if not may_act(state, seat):
        return 0
    phase = int(state.phase)
    if phase == BIDDING:
        return mask_bids(state, seat, mask)
    if phase == UNLOADING or phase == CONVERTING:
        return mask_prices(config, mask)
    if phase == TURN:
        return mask_turn(state, config, seat, mask)
    if phase == FISHING:
        return (
            mask_between(state, config, seat, mask)
            + mask_actions(state, config, seat, SHIP, PIECE, mask)
            + mask_actions(state, config, seat, LOT, SEAT, mask)
        )
    if phase == SHIP_ACTS:
        return mask_actions(state, config, seat, UNDOCK, HAND_OVER + 1, mask) + mask_actions(
            state, config, seat, KIND, MARKET, mask
        )
    if phase == IN_MARKET:
        return mask_visit(state, config, seat, mask)
    if phase == ENTERING:
        return mask_ways(state, config, seat, mask)
    if phase == PURCHASING:
        return mask_between(state, config, seat, mask) + mask_actions(state, config, seat, LOT, AMOUNT, mask)
    return mask_actions(state, config, seat, first_action(phase), last_action(phase) + 1, mask)


@compiled
def mask_actions(state: State, config: Config, seat: int, first: int, end: int, mask: NDArray[np.uint8]) -> int:
    count = 0
    for action in range(first, end):
        if refusal(state, config, seat, action) == 0:
            mask[action] = 1
            count += 1
    return count


@compiled
def mask_if(mask: NDArray[np.uint8], action: int, why: int) -> int:
    """Allow an action that is refused for no reason."""
    mask[action] = why == 0
    return int(why == 0)


@compiled
def mask_between(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """What is possible between the steps of a fishing action, a visit or a purchase: to end it, and to open a port."""
    return mask_if(mask, DONE, done_refusal(state, config, seat)) + mask_if(
        mask, OPEN_PORT, port_refusal(state, config, seat)
    )


@compiled
def mask_turn(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """Without asking why not: a third of all looks at what is legal are at the turn as a whole."""
    mask[END_TURN] = 1
    count = 1 + mask_if(mask, OPEN_PORT, port_refusal(state, config, seat))
    if state.actions_left > 0:
        count += mask_if(mask, GO_FISHING, plain_refusal(state, config, seat, GO_FISHING))
        count += mask_if(mask, PURCHASE, plain_refusal(state, config, seat, PURCHASE))
    for market in range(MARKETS):
        if state.in_play[market] == 1 and ways_in(state, config, seat, market) != 0:
            mask[MARKET + market] = 1
            count += 1
    return count


@compiled
def mask_bids(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    most = highest_bid(state, seat)
    for bid in range(most + 1):
        mask[AMOUNT + bid] = 1
    return most + 1


@compiled
def mask_prices(config: Config, mask: NDArray[np.uint8]) -> int:
    prices = int(config.prices)
    for price in range(prices):
        mask[AMOUNT + price + 1] = 1
    return prices


@compiled
def mask_visit(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """What this market is for, to leave it, and to open a port."""
    market = int(state.market)
    count = mask_between(state, config, seat, mask)
    if market < KINDS:
        why = licence_refusal(state, config, seat, market, int(state.money[seat]), 0)
        count += mask_if(mask, LICENCE, why)
        if market == OCTOPUS:
            count += mask_if(mask, CONVERT, convert_refusal(state, config, seat))
        elif market == MACKEREL:
            count += mask_actions(state, config, seat, ROW, PLACE, mask)
    elif market == SHIPS or market == USED_SHIPS:
        count += mask_actions(state, config, seat, BUY_SHIP, ROW, mask)
        return count + mask_actions(state, config, seat, SHIP, PIECE, mask)
    elif market == TRADING:
        return count + mask_actions(state, config, seat, SPOT, KIND, mask)
    elif market == BANK or market == RENTALS:
        return count + mask_actions(state, config, seat, LOAN, CART + 1, mask)
    return count + mask_actions(state, config, seat, PIECE + first_piece(market), PIECE + last_piece(market) + 1, mask)


@compiled
def mask_ways(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    """How the entry can be paid; where several pieces could pay, which one."""
    count = mask_actions(state, config, seat, BY_ACTION, BY_OWN_TAKOYAKI + 1, mask)
    kind = int(config.entry_piece[int(state.market)])
    if kind == NO_KIND:
        return count
    first, last = int(FIRST_PIECE[kind]), int(LAST_PIECE[kind])
    return count + mask_actions(state, config, seat, PIECE + first, PIECE + last + 1, mask)


@compiled
def first_action(phase: int) -> int:
    """Where the actions of a phase begin that is about one kind of object."""
    if phase == FREEZING:
        return FREEZE
    if phase == KEEPING:
        return KEEP
    if phase == RETURNING:
        return KIND
    if phase == GIVING:
        return PLACE
    if phase == OFFERING:
        return DONE
    if phase == TAKING:
        return LOT
    if phase == AWARDING:
        return SEAT
    return AMOUNT + 1


@compiled
def last_action(phase: int) -> int:
    if phase == FREEZING:
        return THAW
    if phase == KEEPING:
        return LOSE
    if phase == RETURNING:
        return BARGE_KIND - 1
    if phase == GIVING:
        return SPOT - 1
    if phase == OFFERING:
        return LOT - 1
    if phase == TAKING:
        return SEAT - 1
    if phase == AWARDING:
        return AMOUNT - 1
    return AMOUNT + MOST_PRICES


@compiled
def odds(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    """A tuna or crab out of its bag, or a fish market out of the box, each as likely as any other."""
    for action in range(ACTIONS):
        weights[action] = 0
    total = 0
    if state.phase == DRAWING:
        for printed in range(PRINTED):
            if PIECE_KIND[TUNA_PIECE + printed] == state.market:
                weights[PIECE + TUNA_PIECE + printed] = state.bag[printed]
                total += int(state.bag[printed])
    elif state.phase == NEW_MARKET:
        for market in range(KINDS):
            weights[MARKET + market] = 1 - int(state.in_play[market])
            total += 1 - int(state.in_play[market])
    return total


@compiled
def apply(state: State, config: Config, seat: int, action: int, log: Log) -> int:
    why = refusal(state, config, seat, action)
    if why < 0:
        return why
    log.told = 0
    if action < BUY_SHIP:
        do_plain(state, config, seat, action, log)
    elif action < AMOUNT:
        do_with_object(state, config, seat, action, log)
    else:
        do_with_amount(state, config, seat, action - AMOUNT, log)
    if state.new_markets > 0 and state.phase != NEW_MARKET:
        call_for_new_market(state)
    return int(log.told)


@compiled
def do_plain(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    if action <= THAW:
        decide_freezing(state, config, seat, action == FREEZE, log)
    elif action <= LOSE:
        decide_keeping(state, config, seat, action == KEEP, log)
    elif action == GO_FISHING:
        begin_fishing(state, seat, log)
    elif action == PURCHASE:
        begin_purchases(state)
    elif action == OPEN_PORT:
        open_port(state, config, seat, log)
    elif action == END_TURN:
        end_turn(state, config, log)
    elif action == DONE:
        finish(state, config, seat, log)
    elif action <= BY_OWN_TAKOYAKI:
        pay_entry(state, config, seat, 1 << (action - BY_ACTION), log)
    elif action == UNDOCK:
        undock(state, seat, log)
    elif action == DOCK:
        dock(state, config, seat, log)
    elif action == HAND_OVER:
        hand_over(state, seat, log)
    elif action == CONVERT:
        convert(state, config, seat, log)
    elif action == LOAN:
        take_loan(state, config, seat, log)
    elif action == SHARE:
        buy_share(state, config, seat, log)
    else:
        to_take = TAKE_LICENCE if action == LICENCE else TAKE_FREEZER if action == FREEZER else TAKE_CART
        ask_for_slot(state, config, seat, to_take, log)


@compiled
def do_with_object(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    phase = int(state.phase)
    if action < ROW:
        buy_ship(state, config, seat, action - BUY_SHIP, log)
    elif action < PLACE:
        state.lot = MACKEREL_LOT + action - ROW
        state.phase = BARREL_AT
    elif action < SPOT:
        give(state, config, seat, action - PLACE, log)
    elif action < KIND:
        begin_offer(state, action - SPOT)
    elif action < BARGE_KIND:
        if phase == RETURNING:
            return_licence(state, config, seat, action - KIND, log)
        else:
            fish(state, config, seat, action - KIND, log)
    elif action < MARKET:
        fish_to_barge(state, config, seat, action - BARGE_KIND, log)
    elif action < SHIP:
        if phase == NEW_MARKET:
            open_market(state, config, action - MARKET, log)
        else:
            enter(state, config, seat, action - MARKET, log)
    elif action < PIECE:
        if phase == FISHING:
            state.ship = action - SHIP
            state.phase = SHIP_ACTS
        else:
            sell_ship(state, config, seat, action - SHIP, log)
    elif action < LOT:
        do_with_piece(state, config, seat, action - PIECE, log)
    elif action < SEAT:
        state.lot = action - LOT
        state.phase = REPRICING_AT if phase == FISHING else TAKING_AT
    elif phase == AWARDING:
        award(state, config, action - SEAT, log)
    else:
        state.seller = action - SEAT
        state.phase = TAKING


@compiled
def do_with_piece(state: State, config: Config, seat: int, piece: int, log: Log) -> None:
    phase = int(state.phase)
    if phase == DRAWING:
        draw_piece(state, config, piece, log)
    elif phase == OFFERING:
        state.offered[piece] = int(state.offered[piece]) + 1
    elif phase == ENTERING:
        enter_by_piece(state, config, seat, piece, log)
    elif state.market == GOVERNMENT:
        state.piece = piece
        state.phase = GIVING
    else:
        sell_piece(state, config, seat, piece, log)


@compiled
def do_with_amount(state: State, config: Config, seat: int, amount: int, log: Log) -> None:
    """A bid in hundreds, or a price, which is counted from 0."""
    phase = int(state.phase)
    price = amount - 1
    if phase == BIDDING:
        make_bid(state, config, seat, amount, log)
    elif phase == UNLOADING:
        price_barrel(state, config, seat, price, log)
    elif phase == REPRICING_AT:
        state.price = price
        state.phase = REPRICING
    elif phase == REPRICING:
        reprice(state, seat, price, log)
    elif phase == BARREL_AT:
        sell_barrel(state, config, seat, price, log)
    elif phase == CONVERTING:
        price_takoyaki(state, seat, price, log)
    elif phase == TAKING_AT:
        buy_item(state, config, seat, price, log)
    else:
        enter_by_own_takoyaki(state, config, seat, price, log)


@compiled
def refusal(state: State, config: Config, seat: int, action: int) -> int:
    """0 if the seat may do this now, otherwise why not."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_DECISION
    if state.phase == OVER:
        return GAME_OVER
    if not may_act(state, seat):
        return NOT_YOUR_TURN
    if action < BUY_SHIP:
        return plain_refusal(state, config, seat, action)
    if action < AMOUNT:
        return object_refusal(state, config, seat, action)
    return amount_refusal(state, config, seat, action - AMOUNT)


@compiled
def plain_refusal(state: State, config: Config, seat: int, action: int) -> int:
    phase = int(state.phase)
    if action <= THAW:
        return 0 if phase == FREEZING else OTHER_PHASE
    if action <= LOSE:
        return 0 if phase == KEEPING else OTHER_PHASE
    if action == OPEN_PORT:
        return port_refusal(state, config, seat)
    if action == DONE:
        return done_refusal(state, config, seat)
    if action <= END_TURN:
        if phase != TURN:
            return OTHER_PHASE
        if action == END_TURN:  # R4: also before all actions are used
            return 0
        if state.actions_left == 0:
            return NO_ACTION_LEFT
        if action == GO_FISHING:
            return 0 if can_fish_at_all(state, config, seat) else NOTHING_TO_FISH
        return 0 if can_buy_anywhere(state, config, seat, int(state.money[seat])) else NOTHING_TO_BUY
    if action <= BY_OWN_TAKOYAKI:
        if phase != ENTERING:
            return OTHER_PHASE
        return 0 if ways_in(state, config, seat, int(state.market)) >> (action - BY_ACTION) & 1 == 1 else NO_SUCH_WAY
    if action <= HAND_OVER:
        if phase != SHIP_ACTS:
            return OTHER_PHASE
        return ship_act_refusal(state, config, seat, int(state.ship), action)
    if phase != IN_MARKET:
        return OTHER_PHASE
    market = int(state.market)
    money = int(state.money[seat])
    if action == LICENCE:
        return licence_refusal(state, config, seat, market, money, 0) if market < KINDS else OTHER_PHASE
    if action == CONVERT:
        if market != OCTOPUS:
            return OTHER_PHASE
        return convert_refusal(state, config, seat)
    if action <= SHARE:
        return bank_refusal(state, config, seat, action == LOAN, money) if market == BANK else OTHER_PHASE
    return rental_refusal(state, config, seat, action == FREEZER, money, 0) if market == RENTALS else OTHER_PHASE


@compiled
def object_refusal(state: State, config: Config, seat: int, action: int) -> int:
    phase = int(state.phase)
    market = int(state.market)
    if action < ROW:
        if phase != IN_MARKET or (market != SHIPS and market != USED_SHIPS):
            return OTHER_PHASE
        return buy_ship_refusal(state, config, seat, market, action - BUY_SHIP, int(state.money[seat]))
    if action < PLACE:
        if phase != IN_MARKET or market != MACKEREL:
            return OTHER_PHASE
        if not buys_own(config, MACKEREL):
            return NOT_WANTED
        return 0 if state.on_sale[seat, MACKEREL_LOT + action - ROW] > 0 else NOT_ON_SALE
    if action < SPOT:
        if phase != GIVING:
            return OTHER_PHASE
        return 0 if state.government_left[action - PLACE] > 0 else NOT_WANTED
    if action < KIND:
        if phase != IN_MARKET or market != TRADING:
            return OTHER_PHASE
        return spot_refusal(state, config, seat, action - SPOT)
    if action < BARGE_KIND:
        if phase == RETURNING:
            return return_refusal(state, seat, action - KIND)
        return fish_refusal(state, seat, int(state.ship), action - KIND) if phase == SHIP_ACTS else OTHER_PHASE
    if action < MARKET:
        if phase != SHIP_ACTS:
            return OTHER_PHASE
        return barge_refusal(state, config, seat, int(state.ship), action - BARGE_KIND)
    if action < SHIP:
        if phase == NEW_MARKET:
            new = action - MARKET
            return 0 if new < KINDS and state.in_play[new] == 0 else IMPOSSIBLE
        return enter_refusal(state, config, seat, action - MARKET) if phase == TURN else OTHER_PHASE
    if action < PIECE:
        if phase == FISHING:
            return ship_refusal(state, config, seat, action - SHIP)
        if phase != IN_MARKET or (market != SHIPS and market != USED_SHIPS):
            return OTHER_PHASE
        return sell_ship_refusal(state, seat, action - SHIP)
    if action < LOT:
        return piece_refusal(state, config, seat, action - PIECE)
    if action < SEAT:
        if phase == FISHING:
            return reprice_refusal(state, config, seat, action - LOT)
        if phase != TAKING and phase != PURCHASING:
            return OTHER_PHASE
        return take_refusal(state, config, int(state.seller), action - LOT, int(state.money[seat]))
    if phase == AWARDING:
        return 0 if is_highest(state, action - SEAT) else NOT_TIED
    if phase != PURCHASING:
        return OTHER_PHASE
    return from_refusal(state, config, seat, action - SEAT, int(state.money[seat]))


@compiled
def amount_refusal(state: State, config: Config, seat: int, amount: int) -> int:
    phase = int(state.phase)
    price = amount - 1
    if phase == BIDDING:
        return 0 if amount <= highest_bid(state, seat) else BID_TOO_HIGH
    if not is_pricing(phase):
        return OTHER_PHASE
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
def is_pricing(phase: int) -> bool:
    """Whether a price is asked for."""
    return (
        phase == UNLOADING
        or phase == CONVERTING
        or phase == REPRICING
        or phase == REPRICING_AT
        or phase == TAKING_AT
        or phase == BARREL_AT
        or phase == ENTERING_AT
    )


@compiled
def may_act(state: State, seat: int) -> bool:
    return 0 <= seat <= CHANCE and int(state.acting_seats) >> seat & 1 == 1


@compiled
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    for seat in range(int(state.players)):
        out[seat] = total_score(state, config, seat)


@compiled
def winners(state: State, config: Config) -> int:
    """Most yen; R13: tied players share the win."""
    won = 0
    best = 0
    for seat in range(int(state.players)):
        total = total_score(state, config, seat)
        if won == 0 or total > best:
            won = 1 << seat
            best = total
        elif total == best:
            won |= 1 << seat
    return won


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    """The generator, and during an auction the others' bids. R36: everything else lies open."""
    forget_source(state)
    if state.phase != BIDDING:
        return
    for other in range(int(state.players)):
        if other != seat and state.bids[other] != NO_BID:
            state.bids[other] = HIDDEN_BID


@compiled
def imagine(state: State, config: Config, seat: int, rng: Source) -> None:
    """Another generator, and bids that the others could have made."""
    renew_source(state, rng)
    for other in range(int(state.players)):
        if state.bids[other] == HIDDEN_BID:
            state.bids[other] = draw_below(rng, highest_bid(state, other) + 1)


# --- setup -------------------------------------------------------------------------------------------------------


@compiled
def set_up_market(state: State, config: Config, market: int) -> None:
    """Lay out what belongs on a market board."""
    state.in_play[market] = 1
    if market < KINDS:
        state.barrels[market] = config.barrels[market]
        state.market_pieces[market] = config.pieces[market]
        state.licences_left[market] = config.licences[market]
    if market == OCTOPUS:
        state.takoyaki_supply = config.takoyaki
    elif market == EEL:
        state.eel_track = 1
    elif market == TUNA or market == CRAB:
        for printed in range(PRINTED):
            if PIECE_KIND[TUNA_PIECE + printed] == market:
                state.bag[printed] = config.bag[printed]
    elif market == GOVERNMENT:
        for place in range(PLACES):
            state.government_left[place] = config.government_places[place]
    elif market == BANK:
        state.loans_left = config.loans
        state.shares_left = config.shares
    elif market == AQUARIUM:
        for kind in range(KINDS):
            state.aquarium_left[kind] = config.aquarium_wants[kind]


@compiled
def build_ships(state: State, config: Config) -> None:
    ship = 0
    for size in range(SHIP_SIZES):
        for _ in range(int(config.ship_stock[size])):
            state.ship_size[ship] = size
            state.ship_owner[ship] = IN_STOCK
            state.ship_kind[ship] = NO_KIND
            ship += 1
    for absent in range(ship, MOST_SHIPS):
        state.ship_owner[absent] = IN_THE_BOX


@compiled
def forget_choices(state: State) -> None:
    """Nothing is chosen between the steps of a turn: equal positions are equal bytes."""
    state.market = NOTHING
    state.ship = NO_SHIP
    state.lot = NOTHING
    state.price = NOTHING
    state.piece = NOTHING
    state.spot = NOTHING
    state.seller = NOBODY
    state.to_take = NOTHING


# --- start of a turn ---------------------------------------------------------------------------------------------


@compiled
def begin_turn(state: State, config: Config, log: Log) -> None:
    """R2: first the check for the end, then degrading."""
    seat = int(state.turn_player)
    state.acting_seats = 1 << seat
    state.actions_left = ACTIONS_A_TURN
    state.yen_entered = 0
    state.piece_entered = 0
    tell(log, EVERYONE, TURN_BEGINS, seat, int(state.turn_number))
    check_end(state, config, seat, log)
    # R31: a freezer only where something would move or be lost.
    if state.freezer_uses[seat] > 0 and barrels_on_sale(state, seat, 0) + barrels_on_sale(state, seat, 1) > 0:
        state.phase = FREEZING
    else:
        state.price = 0
        degrade(state, config, seat, log)


@compiled
def barrels_on_sale(state: State, seat: int, row: int) -> int:
    """R3: takoyaki lie on no row, they are no barrels."""
    count = 0
    for lot in range(row, TAKOYAKI_LOT, 2):
        count += int(state.on_sale[seat, lot])
    return count


@compiled
def decide_freezing(state: State, config: Config, seat: int, freezes: bool, log: Log) -> None:
    if not freezes:
        state.price = 0
        degrade(state, config, seat, log)
        return
    before = rentals_held(config, int(state.freezer_uses[seat]))
    state.freezer_uses[seat] = int(state.freezer_uses[seat]) - 1
    tell(log, EVERYONE, FREEZER_USED, seat)
    if rentals_held(config, int(state.freezer_uses[seat])) < before:
        tell(log, EVERYONE, RENTAL_RETURNED, seat, A_FREEZER)
    state.phase = TURN


@compiled
def degrade(state: State, config: Config, seat: int, log: Log) -> None:
    """Ask about the next fugu; then the bottom row is lost and the top row moves down."""
    # R26: only with money in hand and a piece in the market. Both only get less, so nothing is asked about twice.
    price = int(state.price)
    while price < int(config.prices):
        affordable = (price + 1) * YEN <= int(state.money[seat]) and state.market_pieces[FUGU] > 0
        if affordable and state.harbour[seat, FUGU_LOT + DEGRADED, price] > 0:
            state.price = price
            state.phase = KEEPING
            return
        price += 1
    for lot in range(0, TAKOYAKI_LOT, 2):
        rot(state, seat, lot, log)
    moved = 0
    for lot in range(0, TAKOYAKI_LOT, 2):
        moved += move_down(state, config, seat, lot)
    if moved > 0:
        tell(log, EVERYONE, ROW_DEGRADED, seat, moved)
    state.price = NOTHING
    state.phase = TURN


@compiled
def decide_keeping(state: State, config: Config, seat: int, keeps: bool, log: Log) -> None:
    price = int(state.price)
    take_off_sale(state, seat, FUGU_LOT + DEGRADED, price)
    return_barrels(state, FUGU, 1)
    if keeps:
        pay(state, seat, (price + 1) * YEN)
        gain_piece(state, seat, FUGU_PIECE)
        tell(log, EVERYONE, FUGU_KEPT, seat, (price + 1) * YEN)
        piece_leaves(state, FUGU, log)
    else:
        tell(log, EVERYONE, ROTTED, seat, FUGU, 1)
    degrade(state, config, seat, log)


@compiled
def rot(state: State, seat: int, lot: int, log: Log) -> None:
    """What lies in the bottom row goes back to its market, unpaid."""
    barrels = int(state.on_sale[seat, lot + DEGRADED])
    if barrels == 0:
        return
    kind = int(LOT_KIND[lot])
    return_barrels(state, kind, barrels)
    tell(log, EVERYONE, ROTTED, seat, kind, barrels)


@compiled
def move_down(state: State, config: Config, seat: int, lot: int) -> int:
    """The top row moves to the bottom row, prices kept."""
    moved = int(state.on_sale[seat, lot])
    if moved == 0 and state.on_sale[seat, lot + DEGRADED] == 0:
        return 0
    for price in range(int(config.prices)):
        state.harbour[seat, lot + DEGRADED, price] = state.harbour[seat, lot, price]
        state.harbour[seat, lot, price] = 0
    state.on_sale[seat, lot + DEGRADED] = moved
    state.on_sale[seat, lot] = 0
    return moved


# --- a turn ------------------------------------------------------------------------------------------------------


@compiled
def port_refusal(state: State, config: Config, seat: int) -> int:
    """R40: between any two steps of the own turn, but not within an auction.

    A visit or purchase contains at least one thing: what is left must be enough for it.
    """
    phase = int(state.phase)
    if phase != TURN and phase != FISHING and phase != IN_MARKET and phase != PURCHASING:
        return OTHER_PHASE
    opened = int(state.ports_open[seat])
    if opened == PORTS:
        return ALL_PORTS_OPEN
    left = int(state.money[seat]) - int(config.ports[opened - 1])
    if left < 0:
        return TOO_DEAR
    if state.steps == 0 and phase == IN_MARKET:
        # As it would be with the port: a ship could be bought for it then.
        state.ports_open[seat] = opened + 1
        possible = can_do(state, config, seat, int(state.market), left, 0)
        state.ports_open[seat] = opened
        return 0 if possible else NOTHING_DONE
    if state.steps == 0 and phase == PURCHASING:
        return 0 if can_buy_anywhere(state, config, seat, left) else NOTHING_DONE
    return 0


@compiled
def open_port(state: State, config: Config, seat: int, log: Log) -> None:
    port = int(state.ports_open[seat])
    pay(state, seat, int(config.ports[port - 1]))
    state.ports_open[seat] = port + 1
    tell(log, EVERYONE, PORT_OPENED, seat, port, int(config.ports[port - 1]))


@compiled
def done_refusal(state: State, config: Config, seat: int) -> int:
    """A fishing action, a visit and a purchase each contain at least one thing."""
    phase = int(state.phase)
    if phase == OFFERING:
        return 0 if offer_worth(state, config) >= int(config.trading_values[int(state.spot)]) else NOT_WORTH_ENOUGH
    if phase != FISHING and phase != IN_MARKET and phase != PURCHASING:
        return OTHER_PHASE
    return 0 if state.steps > 0 else NOTHING_DONE


@compiled
def finish(state: State, config: Config, seat: int, log: Log) -> None:
    phase = int(state.phase)
    if phase == FISHING:
        end_fishing(state, config, seat, log)
    elif phase == IN_MARKET:
        leave_market(state, config, log)
    elif phase == OFFERING:
        trade(state, config, seat, log)
    else:
        state.seller = NOBODY
        state.steps = 0
        state.phase = TURN


@compiled
def end_turn(state: State, config: Config, log: Log) -> None:
    """The next player clockwise; or the game is over."""
    players = int(state.players)
    following = (int(state.turn_player) + 1) % players
    if state.final_turns > 0:
        state.final_turns = int(state.final_turns) - 1
        if state.final_turns == 0:
            end_game(state, config, log)
            return
    if following == int(state.first_player):
        # R14: scored as it stands.
        if int(state.turn_number) >= int(config.turn_limit):
            tell(log, EVERYONE, LIMIT_REACHED, int(state.turn_number))
            end_game(state, config, log)
            return
        state.turn_number = int(state.turn_number) + 1
    state.turn_player = following
    begin_turn(state, config, log)


@compiled
def pay(state: State, seat: int, yen: int) -> None:
    state.money[seat] = int(state.money[seat]) - yen


@compiled
def earn(state: State, seat: int, yen: int) -> None:
    state.money[seat] = int(state.money[seat]) + yen


@compiled
def gain_piece(state: State, seat: int, piece: int) -> None:
    state.pieces[seat, piece] = int(state.pieces[seat, piece]) + 1


@compiled
def lose_piece(state: State, seat: int, piece: int) -> None:
    state.pieces[seat, piece] = int(state.pieces[seat, piece]) - 1


@compiled
def put_on_sale(state: State, seat: int, lot: int, price: int) -> None:
    state.harbour[seat, lot, price] = int(state.harbour[seat, lot, price]) + 1
    state.on_sale[seat, lot] = int(state.on_sale[seat, lot]) + 1


@compiled
def take_off_sale(state: State, seat: int, lot: int, price: int) -> None:
    state.harbour[seat, lot, price] = int(state.harbour[seat, lot, price]) - 1
    state.on_sale[seat, lot] = int(state.on_sale[seat, lot]) - 1


@compiled
def return_barrels(state: State, kind: int, barrels: int) -> None:
    """Back to their market; R9: to the box, if it is overfished."""
    if state.overfished[kind] == 0:
        state.barrels[kind] = int(state.barrels[kind]) + barrels


# --- fishing -----------------------------------------------------------------------------------------------------


@compiled
def can_fish_at_all(state: State, config: Config, seat: int) -> bool:
    """A fishing action contains at least one ship's activity or one price change."""
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat and ship_can_act(state, config, seat, ship):
            return True
    if int(config.prices) > 1:
        for lot in range(LOTS):
            if state.on_sale[seat, lot] > 0:
                return True
    return False


@compiled
def begin_fishing(state: State, seat: int, log: Log) -> None:
    state.actions_left = int(state.actions_left) - 1
    state.phase = FISHING
    state.steps = 0
    state.unloaded = 0
    tell(log, EVERYONE, FISHING_BEGINS, seat)


@compiled
def ship_refusal(state: State, config: Config, seat: int, ship: int) -> int:
    """R20: one ship after another, in any order, each at most once. R24: handing over is no activity."""
    if state.ship_owner[ship] != seat:
        return NOT_YOUR_SHIP
    if hand_over_refusal(state, config, seat, ship) == 0:
        return 0
    if state.ship_acted[ship] == 1:
        return SHIP_HAS_ACTED
    return 0 if ship_can_act(state, config, seat, ship) else SHIP_CANNOT_ACT


@compiled
def ship_can_act(state: State, config: Config, seat: int, ship: int) -> bool:
    if state.ship_port[ship] != AT_SEA or free_port(state, seat, int(state.ship_size[ship])) >= 0:
        return True
    barge = config.rules > 1 and barge_at_sea(state, seat)
    for kind in range(KINDS):
        if fish_refusal(state, seat, ship, kind) == 0 or (
            barge and barge_refusal(state, config, seat, ship, kind) == 0
        ):
            return True
    return False


@compiled
def ship_act_refusal(state: State, config: Config, seat: int, ship: int, action: int) -> int:
    """Of what a ship does with no kind of fish to be named."""
    if action == HAND_OVER:
        return OTHER_PHASE if config.rules == 1 else hand_over_refusal(state, config, seat, ship)
    if state.ship_acted[ship] == 1:
        return SHIP_HAS_ACTED
    return undock_refusal(state) if action == UNDOCK else dock_refusal(state, seat, ship)


@compiled
def ship_did(state: State) -> None:
    """The activity of the chosen ship is over."""
    state.ship_acted[int(state.ship)] = 1
    state.ship = NO_SHIP
    state.steps = 1
    state.phase = FISHING


@compiled
def undock_refusal(state: State) -> int:
    return SHIP_AT_SEA if state.ship_port[int(state.ship)] == AT_SEA else 0


@compiled
def undock(state: State, seat: int, log: Log) -> None:
    ship = int(state.ship)
    state.ship_port[ship] = AT_SEA
    tell(log, EVERYONE, UNDOCKED, seat, int(state.ship_number[ship]), int(state.ship_size[ship]))
    ship_did(state)


@compiled
def fish_refusal(state: State, seat: int, ship: int, kind: int) -> int:
    """One kind a ship, up to its slots; no more ships with a kind than licences for it."""
    if state.ship_port[ship] != AT_SEA:
        return SHIP_IN_PORT
    if state.barrels[kind] == 0:
        return NO_BARRELS
    if state.licences[seat, kind] == 0:
        return NO_LICENCE
    if state.ship_acted[ship] == 1:
        return SHIP_HAS_ACTED
    carried = int(state.ship_kind[ship])
    room = slots_of(int(state.ship_size[ship])) - int(state.ship_barrels[ship])
    if room <= 0 or (carried != NO_KIND and (carried != kind or kind == SALMON)):
        return SHIP_FULL
    return licence_use_refusal(state, seat, ship, kind)


@compiled
def licence_use_refusal(state: State, seat: int, ship: int, kind: int) -> int:
    """Whether a licence is left for this ship that no other one binds by carrying the kind."""
    others = ships_carrying(state, seat, kind) - (state.ship_kind[ship] == kind)
    return 0 if others < int(state.licences[seat, kind]) else NO_LICENCE


@compiled
def slots_of(size: int) -> int:
    """R24: the barge does not fish."""
    return 0 if size == BARGE else size + 1


@compiled
def ships_carrying(state: State, seat: int, kind: int) -> int:
    count = 0
    for ship in range(MOST_SHIPS):
        # Without a branch: which ships carry it cannot be predicted.
        count += int(state.ship_kind[ship] == kind) & int(state.ship_owner[ship] == seat)
    return count


@compiled
def fish(state: State, config: Config, seat: int, kind: int, log: Log) -> None:
    ship = int(state.ship)
    state.ship_kind[ship] = kind
    state.ship_barrels[ship] = int(state.ship_barrels[ship]) + 1
    if kind == FUGU:
        state.ship_fugu[ship] = 1
    tell(log, EVERYONE, FISHED, seat, int(state.ship_number[ship]), kind, int(state.ship_barrels[ship]))
    ship_did(state)
    barrel_leaves(state, kind, log)


@compiled
def barge_refusal(state: State, config: Config, seat: int, ship: int, kind: int) -> int:
    """R24: what a ship fishes may go straight onto the barge; in version 1 only what the ship could carry itself."""
    why = fish_refusal(state, seat, ship, kind)
    if why == SHIP_FULL and config.rules > 1 and state.ship_size[ship] != BARGE:
        why = licence_use_refusal(state, seat, ship, kind)
    if why < 0:
        return why
    return 0 if barge_at_sea(state, seat) else NO_BARGE


@compiled
def barge_at_sea(state: State, seat: int) -> bool:
    for ship in range(MOST_SHIPS):
        if state.ship_size[ship] == BARGE and state.ship_owner[ship] == seat and state.ship_port[ship] == AT_SEA:
            return True
    return False


@compiled
def fish_to_barge(state: State, config: Config, seat: int, kind: int, log: Log) -> None:
    state.barge_cargo[kind] = int(state.barge_cargo[kind]) + 1
    if kind == FUGU:
        state.ship_fugu[int(state.ship)] = 1
    tell(log, EVERYONE, BARGE_LOADED, seat, int(state.ship_number[int(state.ship)]), kind)
    ship_did(state)
    barrel_leaves(state, kind, log)


@compiled
def hand_over_refusal(state: State, config: Config, seat: int, ship: int) -> int:
    """R24: all barrels aboard a ship, at any moment of a fishing action while it and the barge are at sea."""
    if state.ship_barrels[ship] == 0 or config.rules == 1:
        return NOTHING_ABOARD
    return 0 if barge_at_sea(state, seat) else NO_BARGE


@compiled
def hand_over(state: State, seat: int, log: Log) -> None:
    """Not the ship's activity, nor enough for a fishing action; the licence that it bound is free again."""
    ship = int(state.ship)
    kind = int(state.ship_kind[ship])
    barrels = int(state.ship_barrels[ship])
    state.barge_cargo[kind] = int(state.barge_cargo[kind]) + barrels
    state.ship_kind[ship] = NO_KIND
    state.ship_barrels[ship] = 0
    state.ship = NO_SHIP
    state.phase = FISHING
    tell(log, EVERYONE, HANDED_OVER, seat, int(state.ship_number[ship]), kind, barrels)


@compiled
def dock_refusal(state: State, seat: int, ship: int) -> int:
    if state.ship_port[ship] != AT_SEA:
        return SHIP_IN_PORT
    return 0 if free_port(state, seat, int(state.ship_size[ship])) >= 0 else NO_FREE_PORT


@compiled
def free_port(state: State, seat: int, size: int) -> int:
    """R41: the lowest open port with room for a ship of this size, or -1. Port 2 holds two ships or one barge."""
    taken = 0
    in_last = 0
    last = PORTS - 1
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat:
            port = int(state.ship_port[ship])
            taken |= 1 << port
            if port == last:
                in_last += 2 if state.ship_size[ship] == BARGE else 1
    opened = int(state.ports_open[seat])
    if size != BARGE:
        for port in range(min(opened, last)):
            if taken >> port & 1 == 0:
                return port
    if opened < PORTS or in_last > (0 if size == BARGE else 1):
        return -1
    return last


@compiled
def dock(state: State, config: Config, seat: int, log: Log) -> None:
    """All barrels are unloaded: those for auctions are gathered, the others wait for their prices."""
    ship = int(state.ship)
    size = int(state.ship_size[ship])
    state.ship_port[ship] = free_port(state, seat, size)
    fugu_comes_home(state, config, seat, ship, log)
    barrels = 0
    if size == BARGE:
        for kind in range(KINDS):
            barrels += unload(state, kind, int(state.barge_cargo[kind]))
            state.barge_cargo[kind] = 0
    elif state.ship_kind[ship] != NO_KIND:
        kind = int(state.ship_kind[ship])
        state.ship_kind[ship] = NO_KIND
        barrels = unload(state, kind, int(state.ship_barrels[ship]))
        state.ship_barrels[ship] = 0
    state.unloaded = int(state.unloaded) + barrels
    tell(log, EVERYONE, DOCKED, seat, int(state.ship_number[ship]), size, barrels)
    ship_did(state)
    go_on_unloading(state, config, seat, log)


@compiled
def fugu_comes_home(state: State, config: Config, seat: int, ship: int, log: Log) -> None:
    """R25: the licence goes back as soon as the ship docks that used it, wherever its fugu is by then.

    In version 1 also as soon as the barge docked with its fugu, whichever was first.
    """
    user = ship
    if config.rules == 1 and state.ship_size[ship] == BARGE and state.barge_cargo[FUGU] > 0:
        for other in range(MOST_SHIPS):
            if state.ship_owner[other] == seat and state.ship_fugu[other] == 1:
                user = other
    if state.ship_fugu[user] == 1:
        state.ship_fugu[user] = 0
        give_licence_back(state, seat, FUGU, log)


@compiled
def unload(state: State, kind: int, barrels: int) -> int:
    if kind == TUNA or kind == CRAB:
        state.gathered[kind] = int(state.gathered[kind]) + barrels
    else:
        state.to_price[kind] = barrels
    return barrels


@compiled
def go_on_unloading(state: State, config: Config, seat: int, log: Log) -> None:
    """Ask for the next price; then auctions, before the next ship acts (R21)."""
    for kind in range(KINDS):
        if state.to_price[kind] > 0:
            state.phase = UNLOADING
            return
    next_auction(state, config, log)


@compiled
def price_barrel(state: State, config: Config, seat: int, price: int, log: Log) -> None:
    kind = 0
    while state.to_price[kind] == 0:
        kind += 1
    state.to_price[kind] = int(state.to_price[kind]) - 1
    put_on_sale(state, seat, int(KIND_LOT[kind]), price)
    tell(log, EVERYONE, PRICED, seat, kind, (price + 1) * YEN)
    if kind == EEL and int(state.eel_track) < int(config.track):
        state.eel_track = int(state.eel_track) + 1
        tell(log, EVERYONE, EEL_TRACK, int(state.eel_track))
    go_on_unloading(state, config, seat, log)


@compiled
def reprice_refusal(state: State, config: Config, seat: int, lot: int) -> int:
    for price in range(int(config.prices)):
        if can_reprice(state, seat, lot, price) and int(config.prices) > 1:
            return 0
    return NOT_ON_SALE


@compiled
def can_reprice(state: State, seat: int, lot: int, price: int) -> bool:
    """R17: each barrel or takoyaki once in a fishing action."""
    return int(state.harbour[seat, lot, price]) > int(state.repriced[lot, price])


@compiled
def reprice(state: State, seat: int, price: int, log: Log) -> None:
    lot = int(state.lot)
    old = int(state.price)
    take_off_sale(state, seat, lot, old)
    put_on_sale(state, seat, lot, price)
    state.repriced[lot, price] = int(state.repriced[lot, price]) + 1
    tell(log, EVERYONE, REPRICED, seat, int(LOT_KIND[lot]), (old + 1) * YEN, (price + 1) * YEN)
    state.steps = 1
    state.lot = NOTHING
    state.price = NOTHING
    state.phase = FISHING


@compiled
def end_fishing(state: State, config: Config, seat: int, log: Log) -> None:
    """What made no auction goes back for nothing; then unloading is paid."""
    for kind in range(KINDS):
        barrels = int(state.gathered[kind])
        if barrels > 0:
            state.gathered[kind] = 0
            return_barrels(state, kind, barrels)
            tell(log, EVERYONE, BARRELS_RETURNED, seat, kind, barrels)
    # R5, R23: all barrels count, once, at the end of the action.
    unloaded = int(state.unloaded)
    if unloaded > 1:
        yen = int(config.unloading[min(unloaded // 2, 4) - 1])
        earn(state, seat, yen)
        tell(log, EVERYONE, UNLOADING_PAID, seat, unloaded, yen)
    for ship in range(MOST_SHIPS):
        state.ship_acted[ship] = 0
    for lot in range(LOTS):
        for price in range(int(config.prices)):
            state.repriced[lot, price] = 0
    state.unloaded = 0
    state.steps = 0
    state.phase = TURN


# --- auctions ----------------------------------------------------------------------------------------------------


@compiled
def next_auction(state: State, config: Config, log: Log) -> None:
    """As soon as enough barrels lie together they go back and chance draws a piece."""
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


# --- entering a market -------------------------------------------------------------------------------------------


@compiled
def enter_refusal(state: State, config: Config, seat: int, market: int) -> int:
    if state.in_play[market] == 0:
        return NOT_IN_PLAY
    if ways_in(state, config, seat, market) != 0:
        return 0
    # Which of the two it is: the fee, or that nothing could be done there.
    if can_pay_entry(state, config, seat, market):
        return NOTHING_TO_DO_THERE
    return NO_WAY_IN


@compiled
def can_pay_entry(state: State, config: Config, seat: int, market: int) -> bool:
    needed = int(config.entry_actions[market])
    if needed > 0 and int(state.actions_left) + carts_for(state, seat, market) >= needed:
        return True
    if can_enter_by_yen(state, config, seat, market):
        return True
    if not may_enter_by_piece(state, config, market):
        return False
    kind = int(config.entry_piece[market])
    return owns_kind(state, seat, kind) or (kind == TAKOYAKI and bool(state.on_sale[seat, TAKOYAKI_LOT] > 0))


@compiled
def ways_in(state: State, config: Config, seat: int, market: int) -> int:
    """A bit for each way in which the entry can be paid so that there is something to do afterwards."""
    money = int(state.money[seat]) + int(config.licence_income) * licences_of(state, seat, market)
    if state.phase == ENTERING and state.entry_due > 0:
        return ways_by_actions(state, config, seat, market, money, int(state.entry_due))
    ways = ways_by_actions(state, config, seat, market, money, int(config.entry_actions[market]))
    left = money - int(config.entry_yen[market])
    if can_enter_by_yen(state, config, seat, market) and can_do(state, config, seat, market, left, 0):
        ways |= WAY_YEN
    if may_enter_by_piece(state, config, market):
        pieces = entry_pieces(state, config, seat, market)
        if pieces != 0:
            ways |= WAY_PIECE if pieces & (pieces - 1) == 0 else WAY_PIECES
        # R43: also one that is on sale at the own harbour.
        if config.entry_piece[market] == TAKOYAKI and state.on_sale[seat, TAKOYAKI_LOT] > 0:
            # As it would be with that one back in the supply.
            state.takoyaki_supply = int(state.takoyaki_supply) + 1
            if can_do(state, config, seat, market, money, 0):
                ways |= WAY_OWN_TAKOYAKI
            state.takoyaki_supply = int(state.takoyaki_supply) - 1
    return ways


@compiled
def ways_by_actions(state: State, config: Config, seat: int, market: int, money: int, needed: int) -> int:
    """R32: actions and uses of carts can be mixed. A cart that is used up leaves its slot free."""
    if needed == 0:
        return 0
    uses = carts_for(state, seat, market)
    ways = 0
    for by_cart in range(max(needed - int(state.actions_left), 0), min(needed, uses) + 1):
        freed = rentals_held(config, uses) - rentals_held(config, uses - by_cart)
        if can_do(state, config, seat, market, money, freed):
            ways |= WAY_CART * (by_cart > 0) | WAY_ACTION * (by_cart < needed)
    return ways


@compiled
def can_enter_by_yen(state: State, config: Config, seat: int, market: int) -> bool:
    """R16: each market at most once a turn by yen; the fee is paid before licence income comes."""
    fee = int(config.entry_yen[market])
    return fee > 0 and fee <= int(state.money[seat]) and int(state.yen_entered) >> market & 1 == 0


@compiled
def carts_for(state: State, seat: int, market: int) -> int:
    """R32: uses of carts are actions, but never for the rentals: carts would pay for carts without end."""
    return 0 if market == RENTALS else int(state.cart_uses[seat])


@compiled
def may_enter_by_piece(state: State, config: Config, market: int) -> bool:
    """R16: and once by a piece."""
    return bool(config.entry_piece[market] != NO_KIND) and int(state.piece_entered) >> market & 1 == 0


@compiled
def owns_kind(state: State, seat: int, kind: int) -> bool:
    for piece in range(int(FIRST_PIECE[kind]), int(LAST_PIECE[kind]) + 1):
        if state.pieces[seat, piece] > 0:
            return True
    return False


@compiled
def entry_pieces(state: State, config: Config, seat: int, market: int) -> int:
    """A bit for each piece that can pay for the entry so that there is something to do afterwards."""
    kind = int(config.entry_piece[market])
    money = int(state.money[seat]) + int(config.licence_income) * licences_of(state, seat, market)
    fitting = 0
    for piece in range(int(FIRST_PIECE[kind]), int(LAST_PIECE[kind]) + 1):
        if state.pieces[seat, piece] > 0:
            # As it would be with that one back where it came from: that changes what others are worth, too.
            give_back_piece(state, seat, piece)
            if can_do(state, config, seat, market, money, 0):
                fitting |= 1 << piece
            take_back_piece(state, seat, piece)
    return fitting


@compiled
def licences_of(state: State, seat: int, market: int) -> int:
    return int(state.licences[seat, market]) if market < KINDS else 0


@compiled
def enter(state: State, config: Config, seat: int, market: int, log: Log) -> None:
    """Ask how the entry is paid, if there are several ways."""
    state.market = market
    state.entry_due = 0
    state.phase = ENTERING
    pay_only_ways(state, config, seat, log)


@compiled
def pay_entry(state: State, config: Config, seat: int, way: int, log: Log) -> None:
    pay_part(state, config, seat, way, log)
    pay_only_ways(state, config, seat, log)


@compiled
def pay_only_ways(state: State, config: Config, seat: int, log: Log) -> None:
    """As long as there is no choice, nothing is asked."""
    while state.phase == ENTERING:
        ways = ways_in(state, config, seat, int(state.market))
        if ways & (ways - 1) != 0 or ways == WAY_PIECES:
            return
        pay_part(state, config, seat, ways, log)


@compiled
def pay_part(state: State, config: Config, seat: int, way: int, log: Log) -> None:
    """One action, one use of a cart, or all of it at once."""
    market = int(state.market)
    if way == WAY_ACTION or way == WAY_CART:
        if state.entry_due == 0:
            state.entry_due = config.entry_actions[market]
        state.entry_due = int(state.entry_due) - 1
        if way == WAY_ACTION:
            state.actions_left = int(state.actions_left) - 1
            tell(log, EVERYONE, ENTRY_PAID, seat, 0, 0)
        else:
            use_cart(state, config, seat, log)
        if state.entry_due == 0:
            begin_visit(state, config, seat, log)
    elif way == WAY_YEN:
        pay(state, seat, int(config.entry_yen[market]))
        state.yen_entered = int(state.yen_entered) | 1 << market
        tell(log, EVERYONE, ENTRY_PAID, seat, 2, int(config.entry_yen[market]))
        begin_visit(state, config, seat, log)
    elif way == WAY_PIECE:
        piece = int(FIRST_PIECE[int(config.entry_piece[market])])
        while entry_pieces(state, config, seat, market) >> piece != 1:
            piece += 1
        enter_by_piece(state, config, seat, piece, log)
    else:
        state.lot = TAKOYAKI_LOT
        state.phase = ENTERING_AT


@compiled
def use_cart(state: State, config: Config, seat: int, log: Log) -> None:
    before = rentals_held(config, int(state.cart_uses[seat]))
    state.cart_uses[seat] = int(state.cart_uses[seat]) - 1
    tell(log, EVERYONE, ENTRY_PAID, seat, 1, 0)
    if rentals_held(config, int(state.cart_uses[seat])) < before:
        tell(log, EVERYONE, RENTAL_RETURNED, seat, A_CART)


@compiled
def enter_by_piece(state: State, config: Config, seat: int, piece: int, log: Log) -> None:
    """It goes back to its market, tuna and crabs into their bags, a takoyaki to the supply."""
    if config.rules == 1:
        tell(log, EVERYONE, ENTRY_PAID, seat, 3, 0)
    else:
        tell(log, EVERYONE, PIECE_PAID, seat, piece, piece_worth(state, config, piece))
    give_back_piece(state, seat, piece)
    state.piece_entered = int(state.piece_entered) | 1 << int(state.market)
    begin_visit(state, config, seat, log)


@compiled
def enter_by_own_takoyaki(state: State, config: Config, seat: int, price: int, log: Log) -> None:
    take_off_sale(state, seat, TAKOYAKI_LOT, price)
    state.takoyaki_supply = int(state.takoyaki_supply) + 1
    state.piece_entered = int(state.piece_entered) | 1 << int(state.market)
    state.lot = NOTHING
    tell(log, EVERYONE, ENTRY_PAID, seat, 4, 0)
    begin_visit(state, config, seat, log)


@compiled
def begin_visit(state: State, config: Config, seat: int, log: Log) -> None:
    """R33: everybody gets income for the licences held when the fee was paid."""
    market = int(state.market)
    state.phase = IN_MARKET
    state.steps = 0
    tell(log, EVERYONE, ENTERED, seat, market)
    if market >= KINDS:
        return
    for holder in range(int(state.players)):
        yen = int(config.licence_income) * int(state.licences[holder, market])
        if yen > 0:
            earn(state, holder, yen)
            tell(log, EVERYONE, LICENCE_PAID, holder, market, yen)


@compiled
def leave_market(state: State, config: Config, log: Log) -> None:
    if state.eels_sold > 0:
        fall = int(config.track_falls) * int(state.eels_sold)
        state.eel_track = max(int(state.eel_track) - fall, 1)
        state.eels_sold = 0
        tell(log, EVERYONE, EEL_TRACK, int(state.eel_track))
    for ship in range(MOST_SHIPS):
        state.ship_new[ship] = 0
    for spot in range(SPOTS):
        state.spot_used[spot] = 0
    state.licence_taken = 0
    state.steps = 0
    state.market = NOTHING
    state.phase = TURN


@compiled
def can_do(state: State, config: Config, seat: int, market: int, money: int, freed: int) -> bool:
    """Whether a visit could contain anything: with so much money and so many slots freed by then."""
    if market < KINDS:
        if licence_refusal(state, config, seat, market, money, freed) == 0:
            return True
        if market == OCTOPUS and convert_refusal(state, config, seat) == 0:
            return True
        on_sale = state.on_sale[seat, MACKEREL_LOT] + state.on_sale[seat, MACKEREL_LOT + 1]
        if market == MACKEREL and on_sale > 0 and buys_own(config, MACKEREL):
            return True
        return can_sell_any(state, config, seat, market)
    if market == SHIPS or market == USED_SHIPS:
        return can_deal_in_ships(state, config, seat, market, money)
    if market == BANK:
        return (
            bank_refusal(state, config, seat, True, money) == 0 or bank_refusal(state, config, seat, False, money) == 0
        )
    if market == RENTALS:
        return (
            rental_refusal(state, config, seat, True, money, freed) == 0
            or rental_refusal(state, config, seat, False, money, freed) == 0
        )
    if market == TRADING:
        return resource_value(state, config, seat) >= int(config.trading_values[0])
    if market == GOVERNMENT:
        return state.government_left[0] + state.government_left[1] > 0 and owns_any(state, seat)
    return can_sell_any(state, config, seat, AQUARIUM)


@compiled
def can_sell_any(state: State, config: Config, seat: int, market: int) -> bool:
    for piece in range(first_piece(market), last_piece(market) + 1):
        if state.pieces[seat, piece] > 0 and is_wanted(state, config, market, piece):
            return True
    return False


@compiled
def first_piece(market: int) -> int:
    """Where the pieces begin that a market could be interested in."""
    return int(FIRST_PIECE[market]) if market < KINDS else 0


@compiled
def last_piece(market: int) -> int:
    return int(LAST_PIECE[market]) if market < KINDS else PIECES - 1


@compiled
def owns_any(state: State, seat: int) -> bool:
    for piece in range(PIECES):
        if state.pieces[seat, piece] > 0:
            return True
    return False


# --- licences and slots ------------------------------------------------------------------------------------------


@compiled
def licence_refusal(state: State, config: Config, seat: int, market: int, money: int, freed: int) -> int:
    """Any number in a visit while stock and slots last; of mackerel one."""
    if state.licences_left[market] == 0:
        return SOLD_OUT
    if market == MACKEREL and state.licence_taken > 0:
        return ONE_A_VISIT
    if int(config.licence_cost[market]) > money:
        return TOO_DEAR
    return slot_refusal(state, config, seat, market, freed)


@compiled
def slot_refusal(state: State, config: Config, seat: int, market: int, freed: int) -> int:
    """R1: with no free slot, a licence of another kind must be able to go back."""
    if slots_used(state, config, seat) - freed < int(config.licence_slots):
        return 0
    for kind in range(KINDS):
        if kind != market and can_go_back(state, seat, kind):
            return 0
    return NO_SLOT


@compiled
def slots_used(state: State, config: Config, seat: int) -> int:
    used = rentals_held(config, int(state.freezer_uses[seat])) + rentals_held(config, int(state.cart_uses[seat]))
    for kind in range(KINDS):
        used += int(state.licences[seat, kind])
    return used


@compiled
def rentals_held(config: Config, uses: int) -> int:
    """R44: of several, the one with fewest uses left is used first."""
    if uses == 0:  # as nearly always: a division takes long
        return 0
    return (uses + int(config.uses) - 1) // int(config.uses)


@compiled
def can_go_back(state: State, seat: int, kind: int) -> bool:
    """R1: never so that fewer licences of a kind remain than there are ships carrying it."""
    held = int(state.licences[seat, kind])
    return held > 0 and held > ships_carrying(state, seat, kind)


@compiled
def ask_for_slot(state: State, config: Config, seat: int, to_take: int, log: Log) -> None:
    state.to_take = to_take
    if slots_used(state, config, seat) >= int(config.licence_slots):
        state.phase = RETURNING
    else:
        take_slot(state, config, seat, log)


@compiled
def return_refusal(state: State, seat: int, kind: int) -> int:
    if state.to_take == TAKE_LICENCE and kind == state.market:
        return NOT_RETURNABLE
    if state.licences[seat, kind] == 0:
        return NOT_OWNED
    return 0 if can_go_back(state, seat, kind) else NOT_RETURNABLE


@compiled
def return_licence(state: State, config: Config, seat: int, kind: int, log: Log) -> None:
    give_licence_back(state, seat, kind, log)
    take_slot(state, config, seat, log)


@compiled
def give_licence_back(state: State, seat: int, kind: int, log: Log) -> None:
    state.licences[seat, kind] = int(state.licences[seat, kind]) - 1
    state.licences_left[kind] = int(state.licences_left[kind]) + 1
    tell(log, EVERYONE, LICENCE_RETURNED, seat, kind)
    if kind == FUGU and state.licences[seat, FUGU] == 0:
        # Whoever still carries fugu owes no licence that is taken later.
        for ship in range(MOST_SHIPS):
            if state.ship_owner[ship] == seat:
                state.ship_fugu[ship] = 0


@compiled
def take_slot(state: State, config: Config, seat: int, log: Log) -> None:
    """The licence or rental for which there is a slot now."""
    if state.to_take == TAKE_LICENCE:
        kind = int(state.market)
        pay(state, seat, int(config.licence_cost[kind]))
        state.licences[seat, kind] = int(state.licences[seat, kind]) + 1
        state.licences_left[kind] = int(state.licences_left[kind]) - 1
        state.licence_taken = int(state.licence_taken) + 1
        tell(log, EVERYONE, LICENCE_TAKEN, seat, kind, int(config.licence_cost[kind]))
    else:
        pay(state, seat, int(config.rent))
        if state.to_take == TAKE_FREEZER:
            state.freezer_uses[seat] = int(state.freezer_uses[seat]) + int(config.uses)
            tell(log, EVERYONE, RENTED, seat, A_FREEZER, int(config.rent))
        else:
            state.cart_uses[seat] = int(state.cart_uses[seat]) + int(config.uses)
            tell(log, EVERYONE, RENTED, seat, A_CART, int(config.rent))
    state.to_take = NOTHING
    state.phase = IN_MARKET
    state.steps = 1


# --- selling pieces ----------------------------------------------------------------------------------------------


@compiled
def piece_refusal(state: State, config: Config, seat: int, piece: int) -> int:
    """Selling to a fish market or the aquarium, giving to the government, offering, and what chance may draw."""
    phase = int(state.phase)
    if phase == DRAWING:
        drawn = piece >= TUNA_PIECE and PIECE_KIND[piece] == state.market and state.bag[piece - TUNA_PIECE] > 0
        return 0 if drawn else IMPOSSIBLE
    if phase == OFFERING:
        return 0 if int(state.pieces[seat, piece]) > int(state.offered[piece]) else NOT_OWNED
    market = int(state.market)
    if phase == ENTERING:
        asked = ways_in(state, config, seat, market) & WAY_PIECES != 0
        return 0 if asked and entry_pieces(state, config, seat, market) >> piece & 1 == 1 else NO_SUCH_WAY
    if phase != IN_MARKET or (market >= KINDS and market != GOVERNMENT and market != AQUARIUM):
        return OTHER_PHASE
    if state.pieces[seat, piece] == 0:
        return NOT_OWNED
    return 0 if is_wanted(state, config, market, piece) else NOT_WANTED


@compiled
def is_wanted(state: State, config: Config, market: int, piece: int) -> bool:
    kind = int(PIECE_KIND[piece])
    if market == AQUARIUM:
        return kind < KINDS and bool(state.aquarium_left[kind] > 0)
    if market == GOVERNMENT:
        return bool(state.government_left[0] + state.government_left[1] > 0)
    if piece == DEGRADED_SALMON:
        return market == SALMON and bool(config.degraded_pays > 0)
    return kind == market and buys_own(config, market)


@compiled
def buys_own(config: Config, market: int) -> bool:
    """Whether a fish market buys its own pieces: if it pays anything; by the rules of version 1 also for nothing."""
    if config.rules == 1:
        return market == MACKEREL or market == SQUID or market == TUNA or market >= EEL
    return bool(config.pays[market] + config.pays_a_value[market] > 0)


@compiled
def price_paid(state: State, config: Config, piece: int) -> int:
    """What the market of a piece pays for it; for a single fugu, too."""
    if piece == DEGRADED_SALMON:
        return int(config.degraded_pays)
    kind = int(PIECE_KIND[piece])
    return int(config.pays[kind]) + piece_worth(state, config, piece) * int(config.pays_a_value[kind])


@compiled
def sell_piece(state: State, config: Config, seat: int, piece: int, log: Log) -> None:
    market = int(state.market)
    value = piece_worth(state, config, piece)
    if market == AQUARIUM:
        kind = int(PIECE_KIND[piece])
        lose_piece(state, seat, piece)
        state.aquarium_left[kind] = int(state.aquarium_left[kind]) - 1
        yen = int(config.aquarium_pays[kind])
    elif market == FUGU:
        # All of them together.
        number = int(state.pieces[seat, FUGU_PIECE])
        value = number * number
        yen = value * int(config.pays_a_value[FUGU])
        for _ in range(number):
            give_back_piece(state, seat, FUGU_PIECE)
    else:
        yen = price_paid(state, config, piece)
        give_back_piece(state, seat, piece)
        # Eels sold together all get the value from before: the track falls when the visit is over.
        state.eels_sold = int(state.eels_sold) + (market == EEL)
    earn(state, seat, yen)
    state.steps = 1
    tell(log, EVERYONE, SOLD, seat, market, piece, value, yen)


@compiled
def give_back_piece(state: State, seat: int, piece: int) -> None:
    """Back to its market, into its bag, or to the supply of takoyaki."""
    lose_piece(state, seat, piece)
    kind = int(PIECE_KIND[piece])
    if kind == TAKOYAKI:
        state.takoyaki_supply = int(state.takoyaki_supply) + 1
        return
    state.market_pieces[kind] = int(state.market_pieces[kind]) + 1
    if piece >= TUNA_PIECE:
        state.bag[piece - TUNA_PIECE] = int(state.bag[piece - TUNA_PIECE]) + 1


@compiled
def take_back_piece(state: State, seat: int, piece: int) -> None:
    """As if it had never been given back."""
    gain_piece(state, seat, piece)
    kind = int(PIECE_KIND[piece])
    if kind == TAKOYAKI:
        state.takoyaki_supply = int(state.takoyaki_supply) - 1
        return
    state.market_pieces[kind] = int(state.market_pieces[kind]) - 1
    if piece >= TUNA_PIECE:
        state.bag[piece - TUNA_PIECE] = int(state.bag[piece - TUNA_PIECE]) - 1


@compiled
def sell_barrel(state: State, config: Config, seat: int, price: int, log: Log) -> None:
    """A mackerel barrel from the own harbour."""
    take_off_sale(state, seat, int(state.lot), price)
    return_barrels(state, MACKEREL, 1)
    yen = int(config.pays[MACKEREL])
    earn(state, seat, yen)
    tell(log, EVERYONE, BARREL_SOLD, seat, (price + 1) * YEN, yen)
    state.lot = NOTHING
    state.steps = 1
    state.phase = IN_MARKET


# --- octopus -----------------------------------------------------------------------------------------------------


@compiled
def convert_refusal(state: State, config: Config, seat: int) -> int:
    """R27: one octopus for three takoyaki, if the supply has so many."""
    if state.pieces[seat, OCTOPUS_PIECE] == 0:
        return NOT_OWNED
    return 0 if int(state.takoyaki_supply) >= int(config.takoyaki_made) else SOLD_OUT


@compiled
def convert(state: State, config: Config, seat: int, log: Log) -> None:
    give_back_piece(state, seat, OCTOPUS_PIECE)
    made = int(config.takoyaki_made)
    state.takoyaki_supply = int(state.takoyaki_supply) - made
    state.takoyaki_to_price = made
    state.steps = 1
    state.phase = CONVERTING
    tell(log, EVERYONE, CONVERTED, seat, made)


@compiled
def price_takoyaki(state: State, seat: int, price: int, log: Log) -> None:
    put_on_sale(state, seat, TAKOYAKI_LOT, price)
    state.takoyaki_to_price = int(state.takoyaki_to_price) - 1
    tell(log, EVERYONE, PRICED, seat, TAKOYAKI, (price + 1) * YEN)
    if state.takoyaki_to_price == 0:
        state.phase = IN_MARKET


# --- ships, new and used -----------------------------------------------------------------------------------------


@compiled
def find_ship(state: State, owner: int, size: int) -> int:
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == owner and state.ship_size[ship] == size:
            return ship
    return NO_SHIP


@compiled
def stock_of(market: int) -> int:
    return IN_STOCK if market == SHIPS else IN_USED_STOCK


@compiled
def ship_price(config: Config, market: int, size: int) -> int:
    return int(config.ship_price[size]) if market == SHIPS else int(config.used_sells[size])


@compiled
def ship_fetches(config: Config, market: int, size: int) -> int:
    return int(config.ship_resale[size]) if market == SHIPS else int(config.used_buys[size])


@compiled
def can_deal_in_ships(state: State, config: Config, seat: int, market: int, money: int) -> bool:
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat and state.ship_port[ship] != AT_SEA:
            return True
    return can_buy_ship(state, config, seat, market, money)


@compiled
def can_buy_ship(state: State, config: Config, seat: int, market: int, money: int) -> bool:
    """R40: also in a port that could be opened during the visit; in version 1 not."""
    opened = int(state.ports_open[seat])
    possible = False
    for ports in range(opened, (opened if config.rules == 1 else PORTS) + 1):
        if ports > opened:
            money -= int(config.ports[ports - 2])
        state.ports_open[seat] = ports
        for size in range(SHIP_SIZES):
            if buy_ship_refusal(state, config, seat, market, size, money) == 0:
                possible = True
    state.ports_open[seat] = opened
    return possible


@compiled
def buy_ship_refusal(state: State, config: Config, seat: int, market: int, size: int, money: int) -> int:
    """R30: a free port is needed; R24: for the barge, port 2 without a ship."""
    if find_ship(state, stock_of(market), size) == NO_SHIP:
        return SOLD_OUT
    if ship_price(config, market, size) > money:
        return TOO_DEAR
    return 0 if free_port(state, seat, size) >= 0 else NO_FREE_PORT


@compiled
def buy_ship(state: State, config: Config, seat: int, size: int, log: Log) -> None:
    market = int(state.market)
    yen = ship_price(config, market, size)
    ship = find_ship(state, stock_of(market), size)
    pay(state, seat, yen)
    launch_ship(state, ship, seat, free_port(state, seat, size))
    state.ship_new[ship] = 1
    state.steps = 1
    tell(log, EVERYONE, SHIP_BOUGHT, seat, market, int(state.ship_number[ship]), size, yen)


@compiled
def launch_ship(state: State, ship: int, seat: int, port: int) -> None:
    """A ship gets an owner; ships of a player are numbered in the order in which they came."""
    state.ship_owner[ship] = seat
    state.ship_port[ship] = port
    state.ships_had[seat] = int(state.ships_had[seat]) + 1
    state.ship_number[ship] = state.ships_had[seat]


@compiled
def sell_ship_refusal(state: State, seat: int, ship: int) -> int:
    """R30: only docked ships, and none that was bought in this visit; also the last one."""
    if state.ship_owner[ship] != seat:
        return NOT_YOUR_SHIP
    if state.ship_port[ship] == AT_SEA:
        return SHIP_AT_SEA
    return SHIP_IS_NEW if state.ship_new[ship] == 1 else 0


@compiled
def sell_ship(state: State, config: Config, seat: int, ship: int, log: Log) -> None:
    market = int(state.market)
    size = int(state.ship_size[ship])
    yen = ship_fetches(config, market, size)
    earn(state, seat, yen)
    tell(log, EVERYONE, SHIP_SOLD, seat, market, int(state.ship_number[ship]), size, yen)
    state.ship_owner[ship] = stock_of(market)
    state.ship_port[ship] = 0
    state.ship_number[ship] = 0
    state.steps = 1


# --- bank and rentals --------------------------------------------------------------------------------------------


@compiled
def bank_refusal(state: State, config: Config, seat: int, loan: bool, money: int) -> int:
    """Who has ever had one kind may never take the other (R34: nothing is repaid early, so having is enough)."""
    if (state.shares[seat] if loan else state.loans[seat]) > 0:
        return LOAN_OR_SHARE
    if (state.loans_left if loan else state.shares_left) == 0:
        return SOLD_OUT
    return 0 if loan or int(config.share) <= money else TOO_DEAR


@compiled
def take_loan(state: State, config: Config, seat: int, log: Log) -> None:
    state.loans[seat] = int(state.loans[seat]) + 1
    state.loans_left = int(state.loans_left) - 1
    earn(state, seat, int(config.loan))
    state.steps = 1
    tell(log, EVERYONE, LOAN_TAKEN, seat, int(config.loan))


@compiled
def buy_share(state: State, config: Config, seat: int, log: Log) -> None:
    state.shares[seat] = int(state.shares[seat]) + 1
    state.shares_left = int(state.shares_left) - 1
    pay(state, seat, int(config.share))
    state.steps = 1
    tell(log, EVERYONE, SHARE_BOUGHT, seat, int(config.share))


@compiled
def rental_refusal(state: State, config: Config, seat: int, freezer: bool, money: int, freed: int) -> int:
    if rentals_left(state, config, freezer) == 0:
        return SOLD_OUT
    if int(config.rent) > money:
        return TOO_DEAR
    return slot_refusal(state, config, seat, NOTHING, freed)


@compiled
def rentals_left(state: State, config: Config, freezer: bool) -> int:
    """Used up ones return and can be rented again."""
    left = int(config.freezers) if freezer else int(config.carts)
    for seat in range(int(state.players)):
        left -= rentals_held(config, int(state.freezer_uses[seat]) if freezer else int(state.cart_uses[seat]))
    return left


# --- government and trading --------------------------------------------------------------------------------------


@compiled
def give(state: State, config: Config, seat: int, place: int, log: Log) -> None:
    """R6: what is given stays there. R42: the giver chooses the place for every piece, while it has room."""
    piece = int(state.piece)
    value = piece_worth(state, config, piece)
    lose_piece(state, seat, piece)
    state.government_left[place] = int(state.government_left[place]) - 1
    earn(state, seat, int(config.government_yen[place]))
    tell(log, EVERYONE, GIVEN, seat, piece, value, int(config.government_yen[place]))
    state.piece = NOTHING
    state.steps = 1
    state.phase = IN_MARKET


@compiled
def spot_refusal(state: State, config: Config, seat: int, spot: int) -> int:
    """R15: one thing a spot and visit. Only with enough to give, so that what is begun can be completed."""
    if state.spot_used[spot] == 1:
        return SPOT_DONE
    return 0 if resource_value(state, config, seat) >= int(config.trading_values[spot]) else NOT_WORTH_ENOUGH


@compiled
def begin_offer(state: State, spot: int) -> None:
    state.spot = spot
    state.phase = OFFERING


@compiled
def offer_worth(state: State, config: Config) -> int:
    """R15: as they are just before they change hands; k fugu given count k²."""
    return worth_of(state, config, state.offered)


@compiled
def trade(state: State, config: Config, seat: int, log: Log) -> None:
    """The first gets the yen, everybody after that all pieces that lie there."""
    spot = int(state.spot)
    worth = offer_worth(state, config)
    swap = state.spot_sold[spot] == 1
    for piece in range(PIECES):
        given = int(state.offered[piece])
        taken = int(state.spot_pieces[spot, piece])
        value = piece_worth(state, config, piece)
        for _ in range(given):
            tell(log, EVERYONE, PIECE_OFFERED, seat, piece, value)
        for _ in range(taken):
            tell(log, EVERYONE, PIECE_TAKEN, seat, piece, value)
    for piece in range(PIECES):
        taken = int(state.spot_pieces[spot, piece])
        state.spot_pieces[spot, piece] = state.offered[piece]
        state.pieces[seat, piece] = int(state.pieces[seat, piece]) - int(state.offered[piece]) + taken
        state.offered[piece] = 0
    if swap:
        tell(log, EVERYONE, SPOT_SWAPPED, seat, int(config.trading_values[spot]), worth)
    else:
        earn(state, seat, int(config.trading_yen[spot]))
        tell(log, EVERYONE, SPOT_SOLD, seat, int(config.trading_values[spot]), worth, int(config.trading_yen[spot]))
    state.spot_sold[spot] = 1
    state.spot_used[spot] = 1
    state.spot = NOTHING
    state.steps = 1
    state.phase = IN_MARKET


# --- purchases ---------------------------------------------------------------------------------------------------


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


# --- overfishing -------------------------------------------------------------------------------------------------


@compiled
def barrel_leaves(state: State, kind: int, log: Log) -> None:
    state.barrels[kind] = int(state.barrels[kind]) - 1
    check_overfishing(state, kind, log)


@compiled
def piece_leaves(state: State, kind: int, log: Log) -> None:
    state.market_pieces[kind] = int(state.market_pieces[kind]) - 1
    check_overfishing(state, kind, log)


@compiled
def check_overfishing(state: State, kind: int, log: Log) -> None:
    """R9, R28: after every single barrel or piece that leaves; once and for good."""
    if state.overfished[kind] == 1 or (state.barrels[kind] > 0 and state.market_pieces[kind] > 0):
        return
    state.overfished[kind] = 1
    state.barrels[kind] = 0
    tell(log, EVERYONE, OVERFISHED, kind)
    for market in range(KINDS):
        if state.in_play[market] == 0:
            state.new_markets = int(state.new_markets) + 1
            return


@compiled
def call_for_new_market(state: State) -> None:
    """Chance sets up another fish market, then the turn goes on where it was."""
    state.resumed_phase = state.phase
    state.resumed_seats = state.acting_seats
    state.phase = NEW_MARKET
    state.acting_seats = 1 << CHANCE


@compiled
def open_market(state: State, config: Config, market: int, log: Log) -> None:
    set_up_market(state, config, market)
    state.new_markets = int(state.new_markets) - 1
    state.phase = state.resumed_phase
    state.acting_seats = state.resumed_seats
    state.resumed_phase = 0
    state.resumed_seats = 0
    tell(log, EVERYONE, MARKET_OPENED, market)


# --- what things are worth ---------------------------------------------------------------------------------------


@compiled
def piece_worth(state: State, config: Config, piece: int) -> int:
    """The resource value of one piece now; of a single fugu 1."""
    if piece == SNAPPER_PIECE:
        return snapper_worth(state, config)
    if piece == FRESH_SALMON:
        return salmon_owned(state)
    if piece == EEL_PIECE:
        return int(state.eel_track)
    return 1 if piece == FUGU_PIECE else int(config.worth[piece])


@compiled
def snapper_worth(state: State, config: Config) -> int:
    kind = int(PIECE_KIND[SNAPPER_PIECE])
    if state.overfished[kind] == 1:
        return int(config.overfished_worth)
    divisor = int(config.pieces_a_worth)
    return (int(state.market_pieces[kind]) + divisor - 1) // divisor


@compiled
def salmon_owned(state: State) -> int:
    """By all players, fresh and degraded."""
    count = 0
    for seat in range(int(state.players)):
        count += int(state.pieces[seat, FRESH_SALMON]) + int(state.pieces[seat, DEGRADED_SALMON])
    return count


@compiled
def worth_of(state: State, config: Config, pieces: NDArray[np.int8]) -> int:
    """The resource value of some pieces together: n fugu are worth n²."""
    total = 0
    for piece in range(PIECES):
        number = int(pieces[piece])
        if number > 0:
            total += number * (number if piece == FUGU_PIECE else piece_worth(state, config, piece))
    return total


@compiled
def resource_value(state: State, config: Config, seat: int) -> int:
    """Of all pieces that a player owns; goods on sale do not count."""
    return worth_of(state, config, state.pieces[seat])


# --- the end -----------------------------------------------------------------------------------------------------


@compiled
def check_end(state: State, config: Config, seat: int, log: Log) -> None:
    """R19: who brings the end plays this turn, then every other player one more. R35: no check after that."""
    if state.final_turns > 0:
        return
    by_money = ends_by_money(state, config, seat)
    if by_money or ends_by_value(state, config, seat):
        state.final_turns = state.players
        why = BY_MONEY if by_money else BY_VALUE
        tell(log, EVERYONE, END_BEGINS, seat, why, int(state.money[seat]), resource_value(state, config, seat))


@compiled
def ends_by_money(state: State, config: Config, seat: int) -> bool:
    """R10: enough money, and not the least value; who has both conditions is held up by nothing."""
    if int(state.money[seat]) < int(config.end_money):
        return False
    worthy = resource_value(state, config, seat) >= int(config.end_value)
    return (worthy and config.rules > 1) or not has_least(state, config, seat, True)


@compiled
def ends_by_value(state: State, config: Config, seat: int) -> bool:
    if resource_value(state, config, seat) < int(config.end_value):
        return False
    rich = int(state.money[seat]) >= int(config.end_money)
    return (rich and config.rules > 1) or not has_least(state, config, seat, False)


@compiled
def has_least(state: State, config: Config, seat: int, of_value: bool) -> bool:
    """R10: nobody has less value, or money, than this player, and somebody has more; in version 1 everybody has."""
    own = resource_value(state, config, seat) if of_value else int(state.money[seat])
    somebody_has_more = False
    for other in range(int(state.players)):
        if other != seat:
            theirs = resource_value(state, config, other) if of_value else int(state.money[other])
            if theirs < own or (theirs == own and config.rules == 1):
                return False
            somebody_has_more = somebody_has_more or theirs > own
    return somebody_has_more


@compiled
def end_game(state: State, config: Config, log: Log) -> None:
    state.phase = OVER
    state.acting_seats = 0
    if log.listens != 0:
        tell_scores(state, config, log)


@compiled
def total_score(state: State, config: Config, seat: int) -> int:
    """Yen and 100 for each of resource value. R12: debts may make it negative."""
    return (
        int(state.money[seat])
        + value_bonus(state, config, seat)
        - int(config.repayment) * int(state.loans[seat])
        + share_income(state, config, seat)
        + int(config.value_yen) * resource_value(state, config, seat)
    )


@compiled
def value_bonus(state: State, config: Config, seat: int) -> int:
    """R11: all tied for the highest or lowest value get or pay; if all players are tied, nobody does."""
    own = resource_value(state, config, seat)
    most = True
    least = True
    for other in range(int(state.players)):
        value = resource_value(state, config, other)
        most = most and value <= own
        least = least and value >= own
    if most == least:
        return 0
    return int(config.most_value) if most else -int(config.least_value)


@compiled
def share_income(state: State, config: Config, seat: int) -> int:
    """R18: this player's part of the interest of all loans, rounded up to 100 once; in version 1 for each share."""
    own = int(state.shares[seat])
    if own == 0:
        return 0
    bought = 0
    taken = 0
    for other in range(int(state.players)):
        bought += int(state.shares[other])
        taken += int(state.loans[other])
    interest = (int(config.repayment) - int(config.loan)) * taken
    if config.rules == 1:
        return own * ((interest + bought * YEN - 1) // (bought * YEN) * YEN)
    return (interest * own + bought * YEN - 1) // (bought * YEN) * YEN


@compiled
def tell_scores(state: State, config: Config, log: Log) -> None:
    for seat in range(int(state.players)):
        value = resource_value(state, config, seat)
        bonus = value_bonus(state, config, seat)
        if bonus > 0:
            tell(log, EVERYONE, MOST_VALUE, seat, value, bonus)
        elif bonus < 0:
            tell(log, EVERYONE, LEAST_VALUE, seat, value, -bonus)
        loans = int(state.loans[seat])
        if loans > 0:
            tell(log, EVERYONE, LOANS_REPAID, seat, loans, int(config.repayment) * loans)
        income = share_income(state, config, seat)
        if income > 0:
            tell(log, EVERYONE, SHARES_PAID, seat, int(state.shares[seat]), income)
    for seat in range(int(state.players)):
        value = resource_value(state, config, seat)
        total = total_score(state, config, seat)
        tell(log, EVERYONE, SCORED, seat, int(state.money[seat]), value, value * int(config.value_yen), total)


@compiled
def reckon(states: Any, configs: Any, worths: NDArray[np.int64], sheets: NDArray[np.int64]) -> None:
    """For views: what each piece is worth now, and for each seat its value, what it would score, and the like."""
    state = states[0]
    config = configs[0]
    for piece in range(PIECES):
        worths[piece] = piece_worth(state, config, piece)
    for seat in range(int(state.players)):
        value = resource_value(state, config, seat)
        sheets[seat, 0] = value
        sheets[seat, 1] = value_bonus(state, config, seat)
        sheets[seat, 2] = share_income(state, config, seat)
        sheets[seat, 3] = total_score(state, config, seat)
        sheets[seat, 4] = ends_by_money(state, config, seat)
        sheets[seat, 5] = ends_by_value(state, config, seat)
        sheets[seat, 6] = slots_used(state, config, seat)
        sheets[seat, 7] = 0
        for ship in range(MOST_SHIPS):
            if state.ship_owner[ship] == seat and hand_over_refusal(state, config, seat, ship) == 0:
                sheets[seat, 7] |= 1 << ship
