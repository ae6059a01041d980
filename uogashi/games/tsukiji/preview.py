"""What a decision would bring, before it is made: reckoned by the rules themselves, on a copy of what the seat sees.

Scores are those of now, with the market as it stands; nothing is guessed about what is hidden.
"""

from typing import Any

import msgspec
import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.facts import new_logs
from uogashi.games.tsukiji import rules
from uogashi.games.tsukiji.notation import DECISIONS
from uogashi.games.tsukiji.state import EVALUATION, MOST_PLAYERS, OVER, PURCHASE


class Choice(msgspec.Struct, frozen=True):
    """A decision, with what must be decided next chosen so that the score now is best."""

    decision: str
    then: list[str]
    money: int
    score: int


def preview_choices(hidden: Any, configs: Any, seat: int) -> list[Choice]:
    """What each legal decision of a purchase would leave this seat with. Tickets bring nothing by themselves."""
    if hidden[0].phase == EVALUATION:
        return []
    choices = []
    for action in legal_actions(hidden, configs, seat):
        score, money, then = best_outcome(after(hidden, configs, seat, action), configs, seat)
        choices.append(Choice(DECISIONS[action], then, money, score))
    return choices


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """What the board draws for this seat beside what everybody sees."""
    return {} if hidden[0].phase == OVER else {"gains": lot_gains(hidden, configs, seat)}


def lot_gains(hidden: Any, configs: Any, seat: int) -> list[int | None]:
    """What the cards of each lot would add to this seat's score now, its price aside; None for a lot that is sold."""
    return [lot_gain(hidden, configs, seat, lot) for lot in range(int(hidden[0].lots))]


def lot_gain(hidden: Any, configs: Any, seat: int, lot: int) -> int | None:
    if hidden[0].lot_buyer[lot] >= 0:
        return None
    trial = copy_records(hidden)
    state = trial[0]
    # As if it were this seat's purchase, the first of the round, with a purse that any tablet fits into.
    state.phase = PURCHASE
    state.acting_seats = 1 << seat
    state.first_player = seat
    state.purchases = 0
    state.takusan_to_place = 0
    state.yakuza_to_pay = 0
    state.tablet[lot] = 0
    state.money[seat] = int(state.money[seat]) + int(configs[0].prices[0])
    before = score_now(trial, configs, seat)
    score, _, _ = best_outcome(after(trial, configs, seat, rules.BUY + lot), configs, seat)
    return score + int(configs[0].prices[0]) - before


def best_outcome(states: Any, configs: Any, seat: int) -> tuple[int, int, list[str]]:
    """(score, money, decisions) of the best way to lay out what has been bought."""
    asked = int(states[0].phase) not in (EVALUATION, PURCHASE) and int(states[0].acting_seats) == 1 << seat
    if not asked:
        return score_now(states, configs, seat), int(states[0].money[seat]), []
    best: tuple[int, int, list[str]] | None = None
    for action in legal_actions(states, configs, seat):
        score, money, then = best_outcome(after(states, configs, seat, action), configs, seat)
        if best is None or score > best[0]:
            best = score, money, [DECISIONS[action], *then]
    assert best is not None, "whoever is asked has something to decide"
    return best


def legal_actions(states: Any, configs: Any, seat: int) -> list[int]:
    mask = np.zeros(rules.ACTIONS, dtype=np.uint8)
    engine.legal(states, configs, 0, seat, mask)
    return [int(action) for action in np.flatnonzero(mask)]


def after(states: Any, configs: Any, seat: int, action: int) -> Any:
    trial = copy_records(states)
    told = engine.apply(trial, configs, 0, seat, action, new_logs(listens=False))
    assert told >= 0, "only legal decisions are tried"
    return trial


def score_now(states: Any, configs: Any, seat: int) -> int:
    scores = np.zeros(MOST_PLAYERS, dtype=np.int64)
    engine.scores(states, configs, 0, scores)
    return int(scores[seat])
