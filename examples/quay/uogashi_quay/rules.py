"""The rules of Quay: first the verbs that every game has (`uogashi/core/verbs.py`), then the course of a round."""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below, forget_source, renew_source
from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE, FIRST_REASON, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN
from uogashi_quay.state import (
    AWARDING,
    BIDDING,
    BIDS,
    CRATES,
    DRAWING,
    HIDDEN_BID,
    NO_BID,
    OVER,
    SEATS,
    TAKING,
    Config,
    State,
)

VERSIONS = ("1",)

# Actions: what is decided, as one small number.
CRATE = 0
BID = CRATE + CRATES
AWARD = BID + BIDS
TAKE = AWARD + SEATS
LEAVE = TAKE + 1
ACTIONS = LEAVE + 1

# Facts: what happened.
ROUND_BEGINS, DRAWN, BID_MADE, BID_SHOWN, AWARDED, TAKEN, LEFT = range(7)

# Why a decision is refused.
OTHER_PHASE, TOO_MUCH, NOT_HIGHEST = range(FIRST_REASON, FIRST_REASON - 3, -1)


# --- the verbs ---------------------------------------------------------------------------------------------------


@compiled
def deal(state: State, config: Config) -> None:
    state.captain = draw_below(state, int(config.players))


@compiled
def begin(state: State, config: Config, log: Log) -> None:
    state.players = config.players
    for seat in range(int(config.players)):
        state.money[seat] = config.money
    for crate in range(CRATES):
        state.bag[crate] = config.bag[crate]
    next_round(state, config, log)


@compiled
def acting(state: State) -> int:
    return int(state.acting_seats)


@compiled
def secret_phase(state: State) -> int:
    return int(state.round_number) if state.phase == BIDDING else 0


@compiled
def legal(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    count = 0
    for action in range(ACTIONS):
        allowed = refusal(state, seat, action) == 0
        mask[action] = allowed
        count += allowed
    return count


@compiled
def odds(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    total = 0
    for action in range(ACTIONS):
        weights[action] = int(state.bag[action]) if action < BID and state.phase == DRAWING else 0
        total += int(weights[action])
    return total


@compiled
def apply(state: State, config: Config, seat: int, action: int, log: Log) -> int:
    why = refusal(state, seat, action)
    if why < 0:
        return why
    log.count = 0
    if action < BID:
        draw_crate(state, action, log)
    elif action < AWARD:
        make_bid(state, seat, action - BID, log)
    elif action < TAKE:
        award(state, action - AWARD, log)
    else:
        settle_crate(state, config, seat, action == TAKE, log)
    return int(log.count)


@compiled
def refusal(state: State, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_DECISION
    if state.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat > CHANCE or int(state.acting_seats) >> seat & 1 == 0:
        return NOT_YOUR_TURN
    if phase_of(action) != state.phase:
        return OTHER_PHASE
    if state.phase == DRAWING:
        return 0 if state.bag[action] > 0 else OTHER_PHASE
    if state.phase == BIDDING:
        return 0 if action - BID <= int(state.money[seat]) else TOO_MUCH
    if state.phase == AWARDING:
        return 0 if may_win(state, action - AWARD) else NOT_HIGHEST
    return 0


@compiled
def phase_of(action: int) -> int:
    """The phase of this decision."""
    if action < BID:
        return DRAWING
    if action < AWARD:
        return BIDDING
    return AWARDING if action < TAKE else TAKING


@compiled
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    for seat in range(int(state.players)):
        out[seat] = int(state.money[seat]) + int(state.crates[seat])


@compiled
def winners(state: State, config: Config) -> int:
    best, won = -1, 0
    for seat in range(int(state.players)):
        score = int(state.money[seat]) + int(state.crates[seat])
        if score > best:
            best, won = score, 0
        if score == best:
            won |= 1 << seat
    return won


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    forget_source(state)
    if state.phase == BIDDING:
        for other in range(int(state.players)):
            if other != seat and state.bids[other] != NO_BID:
                state.bids[other] = HIDDEN_BID


@compiled
def imagine(state: State, config: Config, seat: int, rng: Source) -> None:
    renew_source(state, rng)
    for other in range(int(state.players)):
        if state.bids[other] == HIDDEN_BID:
            state.bids[other] = draw_below(rng, min(int(state.money[other]), BIDS - 1) + 1)


# --- a round -----------------------------------------------------------------------------------------------------


@compiled
def next_round(state: State, config: Config, log: Log) -> None:
    if int(state.round_number) == int(config.rounds):
        state.phase = OVER
        state.acting_seats = 0
        return
    state.round_number = int(state.round_number) + 1
    state.captain = (int(state.captain) + 1) % int(state.players)
    state.phase = DRAWING
    state.acting_seats = 1 << CHANCE
    tell(log, EVERYONE, ROUND_BEGINS, int(state.round_number))


@compiled
def draw_crate(state: State, crate: int, log: Log) -> None:
    state.bag[crate] = int(state.bag[crate]) - 1
    state.crate = crate + 1
    state.phase = BIDDING
    state.acting_seats = (1 << int(state.players)) - 1
    for seat in range(int(state.players)):
        state.bids[seat] = NO_BID
    tell(log, EVERYONE, DRAWN, crate + 1)


@compiled
def make_bid(state: State, seat: int, bid: int, log: Log) -> None:
    state.bids[seat] = bid
    state.acting_seats = int(state.acting_seats) & ~(1 << seat)
    tell(log, 1 << seat, BID_MADE, seat, bid)
    if state.acting_seats == 0:
        show_bids(state, log)


@compiled
def show_bids(state: State, log: Log) -> None:
    """The crate goes to the highest bidder; the captain chooses among several."""
    highest = 0
    for other in range(int(state.players)):
        highest += may_win(state, other)
        tell(log, EVERYONE, BID_SHOWN, other, int(state.bids[other]))
    if highest > 1:
        state.phase = AWARDING
        state.acting_seats = 1 << int(state.captain)
        return
    for other in range(int(state.players)):
        if may_win(state, other):
            award(state, other, log)
            return


@compiled
def may_win(state: State, seat: int) -> bool:
    if seat >= int(state.players):
        return False
    for other in range(int(state.players)):
        if state.bids[other] > state.bids[seat]:
            return False
    return True


@compiled
def award(state: State, seat: int, log: Log) -> None:
    state.buyer = seat
    state.phase = TAKING
    state.acting_seats = 1 << seat
    tell(log, EVERYONE, AWARDED, seat)


@compiled
def settle_crate(state: State, config: Config, seat: int, takes: bool, log: Log) -> None:
    if takes:
        price = int(state.bids[seat])
        state.money[seat] = int(state.money[seat]) - price
        state.crates[seat] = int(state.crates[seat]) + int(state.crate)
        tell(log, EVERYONE, TAKEN, seat, int(state.crate), price)
    else:
        tell(log, EVERYONE, LEFT, seat)
    next_round(state, config, log)
