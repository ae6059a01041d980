"""The outcome of purchase decisions once everything is placed in the best way: computed by the rules, on copies.

Compiled, because it all runs again for every position sent to a player.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.facts import Log
from uogashi.games.tsukiji.actions import ACTIONS, BUY, TAKUSAN_ROW
from uogashi.games.tsukiji.legality import refusal
from uogashi.games.tsukiji.purchase import BEST_TABLET
from uogashi.games.tsukiji.rules import apply
from uogashi.games.tsukiji.scoring import total_score
from uogashi.games.tsukiji.state import (
    CARDS_A_LOT,
    NO_TABLET,
    OVER,
    PAY_YAKUZA,
    PLACE_TAKUSAN,
    PURCHASE,
    Config,
    State,
)

Numbers = NDArray[np.int64]

DEPTH = CARDS_A_LOT + 2
"""The number of states needed to look ahead: before a purchase, after it, and after each card placed then."""

LEGAL, MONEY, SCORE, STEP_COUNT, ENDS, END_MONEY, END_SCORE, FIRST_STEP = range(8)
"""What `preview_purchase` finds out of an action: what the seat has right after it; in how many steps it lays out what
it has bought, whether the game is over then, and what it has; and from `FIRST_STEP` on these steps, as actions.
"""
COLUMNS = FIRST_STEP + CARDS_A_LOT
PURCHASE_ACTIONS = ACTIONS - BUY
"""Buying, passing and laying out."""


@compiled
def preview_purchase(hidden: Any, configs: Any, seat: int, logs: Any, scratch: Any, rows: Numbers) -> int:
    """Fill a row for each of the actions, from `BUY` on; return the score of now."""
    config = configs[0]
    for row in range(PURCHASE_ACTIONS):
        rows[row, LEGAL] = refusal(hidden[0], config, seat, BUY + row) == 0
        if rows[row, LEGAL] == 0:
            continue
        scratch[0] = hidden[0]
        apply(scratch[0], config, seat, BUY + row, logs[0])
        rows[row, MONEY] = int(scratch[0].money[seat])
        rows[row, SCORE] = total_score(scratch[0], config, seat)
        rows[row, STEP_COUNT] = lay_out_best(scratch, config, seat, logs[0], rows[row, FIRST_STEP:])
        rows[row, ENDS] = scratch[0].phase == OVER
        rows[row, END_MONEY] = int(scratch[0].money[seat])
        rows[row, END_SCORE] = total_score(scratch[0], config, seat)
    return total_score(hidden[0], config, seat)


@compiled
def preview_lots(hidden: Any, configs: Any, seat: int, logs: Any, scratch: Any, gains: Numbers) -> None:
    """What buying each lot that is not sold would add to this seat's current score, no matter whose turn it is.

    As long as no lot has a price, that is what its cards would add; then the price is taken off.
    """
    config = configs[0]
    scratch[0] = hidden[0]
    state = scratch[0]
    dearest = int(config.prices[BEST_TABLET])
    unpriced = state.tablet[0] == NO_TABLET
    begin_purchase(state, seat, dearest)
    before = total_score(state, config, seat)
    for lot in range(int(state.lots)):
        if unpriced:
            state.tablet[lot] = BEST_TABLET  # whose price is given back: it does not matter which one this is
        scratch[1] = scratch[0]
        apply(scratch[1], config, seat, BUY + lot, logs[0])
        gains[lot] = best_score(scratch, config, seat, 1, logs[0]) - before + (dearest if unpriced else 0)


@compiled
def begin_purchase(state: State, seat: int, purse: int) -> None:
    """As if it were this seat's purchase, the first of the round, with enough extra money for any tablet."""
    state.phase = PURCHASE
    state.acting_seats = 1 << seat
    state.first_player = seat
    state.purchases = 0
    state.takusan_to_place = 0
    state.yakuza_to_pay = 0
    state.money[seat] = int(state.money[seat]) + purse


@compiled
def lay_out_best(states: Any, config: Config, seat: int, log: Log, steps: Numbers) -> int:
    """In the first of these states, place this seat's purchase in the way that gives it the best current score.

    The steps are written down; return how many. The other states are overwritten.
    """
    for count in range(CARDS_A_LOT):
        if not lays_out(states[0], seat):
            return count
        best = 0
        steps[count] = 0  # no placing action
        for action in range(TAKUSAN_ROW, ACTIONS):
            if refusal(states[0], config, seat, action) != 0:
                continue
            states[1] = states[0]
            apply(states[1], config, seat, action, log)
            score = best_score(states, config, seat, 1, log)
            if steps[count] == 0 or score > best:
                best = score
                steps[count] = action
        apply(states[0], config, seat, int(steps[count]), log)
    return CARDS_A_LOT


@compiled
def best_score(states: Any, config: Config, seat: int, depth: int, log: Log) -> int:
    """What this seat would score after laying out in the best way what it has bought by the state at this depth."""
    if not lays_out(states[depth], seat):
        return total_score(states[depth], config, seat)
    best = 0
    tried = False
    for action in range(TAKUSAN_ROW, ACTIONS):
        if refusal(states[depth], config, seat, action) != 0:
            continue
        states[depth + 1] = states[depth]
        apply(states[depth + 1], config, seat, action, log)
        score = best_score(states, config, seat, depth + 1, log)
        best = max(best, score) if tried else score
        tried = True
    return best


@compiled
def lays_out(state: State, seat: int) -> bool:
    """Whether this seat has to place a card that it has bought."""
    return int(state.phase) in (PLACE_TAKUSAN, PAY_YAKUZA) and int(state.acting_seats) == 1 << seat
