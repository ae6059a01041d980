"""The rules of Tokyo Tsukiji Market: the verbs of the contract (`core/verbs.py`), and the chapter for each decision.

The rules themselves are in its chapters, by their headings: `setup`, `turn`, `fishing`, `auctions`, `entering`,
`licences`, `selling`, `ships`, `bank`, `trading`, `purchases`, `overfishing`, `worth`, `scoring`. Rulings (R1 …):
rulings.md. Rules version 1 read R10, R18, R24, R25 and R40 otherwise: those places ask `config.rules`.
"""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing: a sixth of all time)

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below, forget_source, renew_source
from uogashi.core.compile import compiled
from uogashi.core.facts import Log
from uogashi.core.seats import find_leaders, may_act
from uogashi.games.market.actions import (
    ACTIONS,
    AMOUNT,
    BARGE_KIND,
    BUY_SHIP,
    BY_ACTION,
    CART,
    CONVERT,
    DOCK,
    DONE,
    END_TURN,
    FREEZE,
    FREEZER,
    GO_FISHING,
    HAND_OVER,
    IS_ASKED,
    KEEP,
    KIND,
    LICENCE,
    LOAN,
    LOT,
    MARKET,
    OPEN_PORT,
    PIECE,
    PLACE,
    PURCHASE,
    ROW,
    SEAT,
    SHARE,
    SHIP,
    SPOT,
    UNDOCK,
)
from uogashi.games.market.auctions import award, draw_piece, highest_bid, make_bid
from uogashi.games.market.bank import buy_share, take_loan
from uogashi.games.market.entering import enter, enter_by_own_takoyaki, enter_by_piece, pay_entry
from uogashi.games.market.fishing import (
    begin_fishing,
    dock,
    fish,
    fish_to_barge,
    hand_over,
    price_barrel,
    reprice,
    undock,
)
from uogashi.games.market.fleet import find_ship, launch_ship
from uogashi.games.market.legality import (
    mask_actions,
    mask_amounts,
    mask_answers,
    mask_turn,
    mask_ways,
    refusal,
)
from uogashi.games.market.licences import ask_for_slot, return_licence
from uogashi.games.market.overfishing import call_for_new_market, open_market
from uogashi.games.market.purchases import begin_purchases, buy_item
from uogashi.games.market.scoring import total_score
from uogashi.games.market.selling import convert, give, price_takoyaki, sell_barrel, sell_piece
from uogashi.games.market.setup import build_ships, draw_markets, forget_choices, set_up_market
from uogashi.games.market.ships import buy_ship, sell_ship
from uogashi.games.market.state import (
    AWARDING,
    BARREL_AT,
    BIDDING,
    CONVERTING,
    DRAWING,
    ENTERING,
    FISHING,
    FREEZING,
    GIVING,
    GOVERNMENT,
    HIDDEN_BID,
    IN_MARKET,
    IN_STOCK,
    KEEPING,
    KINDS,
    MACKEREL,
    MACKEREL_LOT,
    MARKETS,
    MOST_PLAYERS,
    NEW_MARKET,
    NO_BID,
    OFFERING,
    PIECE_KIND,
    PRINTED,
    REPRICING,
    REPRICING_AT,
    RETURNING,
    SHIP_ACTS,
    SHIPS,
    TAKE_CART,
    TAKE_FREEZER,
    TAKE_LICENCE,
    TAKING,
    TAKING_AT,
    TUNA_PIECE,
    TURN,
    UNLOADING,
    Config,
    State,
)
from uogashi.games.market.trading import begin_offer
from uogashi.games.market.turn import begin_turn, decide_freezing, decide_keeping, end_turn, finish, open_port

VERSIONS = ("1", "2")


# --- the contract ------------------------------------------------------------------------------------------------


@compiled
def deal(state: State, config: Config) -> None:
    """Draw the fish markets, then the extra markets, then the first player."""
    draw_markets(state, MACKEREL, KINDS, int(config.fish_markets), int(config.chosen_fish))
    draw_markets(state, SHIPS, MARKETS - KINDS, int(config.extra_markets), int(config.chosen_extra) << KINDS)
    state.first_player = draw_below(state, int(config.players))


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
    if phase == TURN:
        return mask_turn(state, config, seat, mask)
    if phase == ENTERING:
        return mask_ways(state, config, seat, mask)
    if phase == BIDDING:
        return mask_amounts(mask, 0, highest_bid(state, seat))
    if phase == UNLOADING or phase == CONVERTING:
        return mask_amounts(mask, 1, int(config.prices))
    if IS_ASKED[phase, AMOUNT]:
        return mask_actions(state, config, seat, AMOUNT + 1, AMOUNT + 1 + int(config.prices), mask)
    return mask_answers(state, config, seat, mask)


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
    log.count = 0
    do(state, config, seat, action, log)
    if state.new_markets > 0 and state.phase != NEW_MARKET:
        call_for_new_market(state)
    return int(log.count)


@compiled
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    for seat in range(int(state.players)):
        out[seat] = total_score(state, config, seat)


@compiled
def winners(state: State, config: Config) -> int:
    """Most yen; R13: tied players share the win."""
    totals = np.zeros(MOST_PLAYERS, np.int64)
    scores(state, config, totals)
    return find_leaders(totals, np.zeros(MOST_PLAYERS, np.int64), int(state.players))


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    """The generator, and during an auction the others' bids. R36: everything else is public."""
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


# --- carrying a decision out -------------------------------------------------------------------------------------
# By comparing, phase by phase: Numba calls no function that is picked from a table while the program runs.


@compiled
def do(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    phase = int(state.phase)
    if action == OPEN_PORT:
        open_port(state, config, seat, log)
    elif action == DONE:
        finish(state, config, seat, log)
    elif phase == TURN:
        do_in_turn(state, config, seat, action, log)
    elif phase == IN_MARKET:
        do_in_visit(state, config, seat, action, log)
    elif phase == FISHING or phase == SHIP_ACTS:
        do_in_fishing(state, config, seat, action, log)
    elif action >= AMOUNT:
        do_with_amount(state, config, seat, action - AMOUNT, log)
    else:
        do_step(state, config, seat, action, log)


@compiled
def do_in_turn(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    if action == GO_FISHING:
        begin_fishing(state, seat, log)
    elif action == PURCHASE:
        begin_purchases(state)
    elif action == END_TURN:
        end_turn(state, config, log)
    else:
        enter(state, config, seat, action - MARKET, log)


@compiled
def do_in_visit(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    if action >= PIECE:
        if state.market == GOVERNMENT:
            state.piece = action - PIECE
            state.phase = GIVING
        else:
            sell_piece(state, config, seat, action - PIECE, log)
    elif action == CONVERT:
        convert(state, config, seat, log)
    elif action == LOAN:
        take_loan(state, config, seat, log)
    elif action == SHARE:
        buy_share(state, config, seat, log)
    elif action <= CART:
        to_take = TAKE_LICENCE if action == LICENCE else TAKE_FREEZER if action == FREEZER else TAKE_CART
        ask_for_slot(state, config, seat, to_take, log)
    elif action < ROW:
        buy_ship(state, config, seat, action - BUY_SHIP, log)
    elif action < PLACE:
        state.lot = MACKEREL_LOT + action - ROW
        state.phase = BARREL_AT
    elif action < KIND:
        begin_offer(state, action - SPOT)
    else:
        sell_ship(state, config, seat, action - SHIP, log)


@compiled
def do_in_fishing(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    if action == UNDOCK:
        undock(state, seat, log)
    elif action == DOCK:
        dock(state, config, seat, log)
    elif action == HAND_OVER:
        hand_over(state, seat, log)
    elif action < BARGE_KIND:
        fish(state, config, seat, action - KIND, log)
    elif action < MARKET:
        fish_to_barge(state, config, seat, action - BARGE_KIND, log)
    elif action < PIECE:
        state.ship = action - SHIP
        state.phase = SHIP_ACTS
    else:
        state.lot = action - LOT
        state.phase = REPRICING_AT


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
def do_step(state: State, config: Config, seat: int, action: int, log: Log) -> None:
    """Decisions that complete something begun, and draws."""
    phase = int(state.phase)
    if phase == FREEZING:
        decide_freezing(state, config, seat, action == FREEZE, log)
    elif phase == KEEPING:
        decide_keeping(state, config, seat, action == KEEP, log)
    elif phase == ENTERING:
        if action >= PIECE:
            enter_by_piece(state, config, seat, action - PIECE, log)
        else:
            pay_entry(state, config, seat, 1 << (action - BY_ACTION), log)
    elif phase == RETURNING:
        return_licence(state, config, seat, action - KIND, log)
    elif phase == GIVING:
        give(state, config, seat, action - PLACE, log)
    elif phase == OFFERING:
        state.offered[action - PIECE] = int(state.offered[action - PIECE]) + 1
    elif phase == DRAWING:
        draw_piece(state, config, action - PIECE, log)
    elif phase == NEW_MARKET:
        open_market(state, config, action - MARKET, log)
    elif phase == AWARDING:
        award(state, config, action - SEAT, log)
    elif action >= SEAT:
        state.seller = action - SEAT
        state.phase = TAKING
    else:
        state.lot = action - LOT
        state.phase = TAKING_AT
