"""The outcome of a decision before it is made: worked out by the rules themselves, on a copy of what the seat sees.

Scores are current scores, with the market as it is; nothing is guessed about what is hidden. Fields are read as
`states["phase"][0]`: this runs for every position, and `states[0].phase` takes ten times as long.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from uogashi.core.arrays import new_records
from uogashi.core.errors import Message
from uogashi.core.lookahead import SILENCE, after, tell_result
from uogashi.core.outlook import Choice, Outlook, is_free
from uogashi.games.tsukiji.actions import BUY
from uogashi.games.tsukiji.notation import DECISIONS
from uogashi.games.tsukiji.outcomes import (
    COLUMNS,
    DEPTH,
    END_MONEY,
    END_SCORE,
    ENDS,
    FIRST_STEP,
    LEGAL,
    MONEY,
    PURCHASE_ACTIONS,
    SCORE,
    STEP_COUNT,
    preview_lots,
    preview_purchase,
)
from uogashi.games.tsukiji.state import EVALUATION, MOST_LOTS, NO_TABLET, OVER, STATE


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    """What this seat may decide and the outcome of each; beside each lot, what it would add to the score."""
    if hidden["phase"][0] == OVER:
        return Outlook()
    column = "net" if quoted(hidden) else "gain"
    columns = {"lots": {column: lot_gains(hidden, configs, seat)}}
    return Outlook(preview_choices(hidden, configs, seat), columns)


def quoted(hidden: Any) -> bool:
    """Whether every lot has its price."""
    return int(hidden["tablet"][0, 0]) != NO_TABLET


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """What the board draws for this seat beside the public part."""
    return {} if hidden["phase"][0] == OVER else {"gains": lot_gains(hidden, configs, seat)}


def preview_choices(hidden: Any, configs: Any, seat: int) -> list[Choice]:
    """What each legal decision of a purchase would leave this seat with. Tickets change nothing by themselves."""
    if hidden["phase"][0] == EVALUATION:
        return []
    rows = np.zeros((PURCHASE_ACTIONS, COLUMNS), np.int64)
    score = preview_purchase(hidden, configs, seat, SILENCE, new_records(STATE, DEPTH), rows)
    now = {"money": int(hidden["money"][0, seat]), "score": score}
    return [
        read_choice(action, row, now, find_ending(hidden, configs, seat, action, row))
        for action, row in enumerate(rows.tolist(), start=BUY)
        if row[LEGAL]
    ]


def read_choice(action: int, row: Sequence[int], now: Mapping[str, int], end: Message | None) -> Choice:
    """The effects of a decision, from a row of `outcomes.py`."""
    change = {"money": row[MONEY] - now["money"], "score": row[SCORE] - now["score"]}
    then = [DECISIONS[step] for step in steps_of(row)]
    left = {"money": row[END_MONEY], "score": row[END_SCORE]}
    return Choice(DECISIONS[action], then, change, left, end, is_free(change))


def steps_of(row: Sequence[int]) -> Sequence[int]:
    """The actions that place bought cards."""
    return row[FIRST_STEP : FIRST_STEP + row[STEP_COUNT]]


def find_ending(hidden: Any, configs: Any, seat: int, action: int, row: Sequence[int]) -> Message | None:
    """How the game ends, if it does after this action and its steps."""
    if not row[ENDS]:
        return None
    reached = hidden
    for step in (action, *steps_of(row)):
        reached = after(reached, configs, seat, step)
    return ending(hidden, reached, configs, seat)


def ending(before: Any, after: Any, configs: Any, seat: int) -> Message | None:
    """The last purchase ends the game, and everything is public by then."""
    return tell_result("tsukiji-ends", after, configs, seat) if after["phase"][0] == OVER else None


def lot_gains(hidden: Any, configs: Any, seat: int) -> list[int | None]:
    """What buying each lot would add to this seat's current score; None for a lot that is sold.

    As long as no lot has a price, that is what its cards would add; then the price is taken off.
    """
    buyers = hidden["lot_buyer"][0].tolist()[: int(hidden["lots"][0])]
    gains = np.zeros(MOST_LOTS, np.int64)
    preview_lots(hidden, configs, seat, SILENCE, new_records(STATE, DEPTH), gains)
    return [None if buyer >= 0 else gain for buyer, gain in zip(buyers, gains.tolist(), strict=False)]
