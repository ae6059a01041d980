"""The rules of Quay."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import SOURCE_FIELDS, Source, draw_below, forget_source, renew_source
from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE, FIRST_REASON, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN

VERSIONS = ("1",)
CRATES, BIDS, SEATS = 4, 9, 6
CRATE = 0
BID = CRATE + CRATES
AWARD = BID + BIDS
TAKE = AWARD + SEATS
LEAVE = TAKE + 1
ACTIONS = LEAVE + 1

DRAWING, BIDDING, AWARDING, TAKING, OVER = range(5)
NO_BID, HIDDEN_BID = -1, -2
DRAWN, BID_MADE, BID_SHOWN, AWARDED, TAKEN, LEFT = range(6)
REFUSED = FIRST_REASON

STATE = np.dtype(
    [
        *SOURCE_FIELDS,
        ("money", np.int32, (SEATS,)),
        ("crates", np.int32, (SEATS,)),
        ("bids", np.int8, (SEATS,)),
        ("bag", np.int8, (CRATES,)),
        ("players", np.int8),
        ("captain", np.int8),
        ("round_number", np.int8),
        ("phase", np.int8),
        ("acting_seats", np.int16),
        ("crate", np.int8),
        ("buyer", np.int8),
        ("spare", np.int8, (6,)),
    ],
    align=True,
)
CONFIG = np.dtype(
    [
        ("rules", np.int32),
        ("players", np.int32),
        ("rounds", np.int32),
        ("money", np.int32),
        ("bag", np.int32, (CRATES,)),
    ]
)


class State(Source, Protocol):
    money: NDArray[np.int32]
    crates: NDArray[np.int32]
    bids: NDArray[np.int8]
    bag: NDArray[np.int8]
    players: int
    captain: int
    round_number: int
    phase: int
    acting_seats: int
    crate: int
    buyer: int
    spare: NDArray[np.int8]


class Config(Protocol):
    rules: int
    players: int
    rounds: int
    money: int
    bag: NDArray[np.int32]


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
    next_round(state, config)


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
    log.told = 0
    if action < BID:
        draw_crate(state, action, log)
    elif action < AWARD:
        make_bid(state, config, seat, action - BID, log)
    elif action < TAKE:
        award(state, action - AWARD, log)
    else:
        settle_crate(state, config, seat, action == TAKE, log)
    return int(log.told)


@compiled
def refusal(state: State, seat: int, action: int) -> int:
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_DECISION
    if state.phase == OVER:
        return GAME_OVER
    if seat < 0 or seat > CHANCE or int(state.acting_seats) >> seat & 1 == 0:
        return NOT_YOUR_TURN
    if action < BID:
        return 0 if state.phase == DRAWING and state.bag[action] > 0 else REFUSED
    if action < AWARD:
        return 0 if state.phase == BIDDING and action - BID <= int(state.money[seat]) else REFUSED
    if action < TAKE:
        return 0 if state.phase == AWARDING and may_win(state, action - AWARD) else REFUSED
    return 0 if state.phase == TAKING else REFUSED


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
            state.bids[other] = draw_below(rng, int(state.money[other]) + 1)


@compiled
def next_round(state: State, config: Config) -> None:
    if int(state.round_number) == int(config.rounds):
        state.phase = OVER
        state.acting_seats = 0
        return
    state.round_number = int(state.round_number) + 1
    state.captain = (int(state.captain) + 1) % int(state.players)
    state.phase = DRAWING
    state.acting_seats = 1 << CHANCE


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
def make_bid(state: State, config: Config, seat: int, bid: int, log: Log) -> None:
    state.bids[seat] = bid
    state.acting_seats = int(state.acting_seats) & ~(1 << seat)
    tell(log, 1 << seat, BID_MADE, seat, bid)
    if state.acting_seats != 0:
        return
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
    next_round(state, config)
