"""The end and the score."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.facts import (
    BY_MONEY,
    BY_VALUE,
    END_BEGINS,
    LEAST_VALUE,
    LOANS_REPAID,
    MOST_VALUE,
    SCORED,
    SHARES_PAID,
)
from uogashi.games.market.fleet import hand_over_refusal
from uogashi.games.market.licences import slots_used
from uogashi.games.market.state import MOST_SHIPS, OVER, PIECES, YEN, Config, State
from uogashi.games.market.worth import piece_worth, resource_value

# --- the end -----------------------------------------------------------------------------------------------------


@compiled
def check_end(state: State, config: Config, seat: int, log: Log) -> None:
    """R19: the player who triggers the end plays this turn, then all others one more. R35: no check after that."""
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
    """R10: nobody has less value, or money, than this player, and someone has more; in version 1 everyone has."""
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


# --- the score ---------------------------------------------------------------------------------------------------


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


# --- for views ---------------------------------------------------------------------------------------------------

SHEET = 8
"""Numbers of each seat that views ask for."""


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
