"""The outcome of a decision before it is made: worked out by the rules themselves, on a copy of what the seat sees.

Before chance, only the decision's own effect is shown; the mean of the possible outcomes is no promise:
it is left out. Fields are read as `states["phase"][0]`: this runs for every position, and `states[0].phase`
takes ten times as long.
"""

from typing import Any

import numpy as np

from uogashi.core import engine
from uogashi.core.errors import Message
from uogashi.core.lookahead import after, legal_actions, tell_result
from uogashi.core.outlook import Choice, Outlook, is_free
from uogashi.core.verbs import CHANCE
from uogashi.games.shopping import actions
from uogashi.games.shopping.notation import DECISIONS
from uogashi.games.shopping.outcomes import preview_basket
from uogashi.games.shopping.state import OUTSIDE, OVER, TAKING
from uogashi.games.shopping.view import is_last


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    """What this seat may decide and the outcome of each."""
    return Outlook() if hidden["phase"][0] == OVER else Outlook(preview_choices(hidden, configs, seat))


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """The board draws only what everyone sees."""
    return {}


def preview_choices(hidden: Any, configs: Any, seat: int) -> list[Choice]:
    """What each legal decision would change; for a walk, including the best item that could be taken there."""
    now = holdings(hidden, configs, seat)
    choices = []
    for action in legal_actions(hidden, configs, seat, actions.ACTIONS):
        decided = after(hidden, configs, seat, action)
        change = {name: value - now[name] for name, value in holdings(decided, configs, seat).items() if name in now}
        end, then = best_taken(decided, configs, seat)
        ends = ending(hidden, end, configs, seat)
        left = holdings(end, configs, seat)
        choices.append(Choice(words_of(action), then, change, left, ends, is_free(change, beside={"exit"})))
    return choices


def ending(before: Any, after: Any, configs: Any, seat: int) -> Message | None:
    """Leaving may end the game, or only let the round be finished; and the last turn of all ends it anyway.

    That it ends does not depend on what falls or is drawn on the way, but how it ends may.
    """
    reached, lucky = settle(after, configs)
    how = {"how": "leaving" if reached["place"][0, seat] == OUTSIDE else "turn"}
    if reached["phase"][0] == OVER:
        return (
            Message("shopping-ends-luck", how) if lucky else tell_result("shopping-ends", reached, configs, seat, **how)
        )
    if is_last(reached[0], configs[0]) and not is_last(before[0], configs[0]):
        return Message("shopping-ends-round", how)
    return None


def settle(states: Any, configs: Any) -> tuple[Any, bool]:
    """The outcome with the first possible chance event, and whether there is one."""
    reached, lucky = states, False
    weights = np.zeros(actions.ACTIONS, dtype=np.int64)
    while reached["acting_seats"][0] == 1 << CHANCE:
        weights[:] = 0
        engine.odds(reached, configs, 0, weights)
        reached, lucky = after(reached, configs, CHANCE, int(weights.nonzero()[0][0])), True
    return reached, lucky


def words_of(action: int) -> str:
    words = DECISIONS[action]
    assert words is not None, "only chance has decisions without a name of their own"
    return words


def best_taken(states: Any, configs: Any, seat: int) -> tuple[Any, list[str]]:
    """The outcome of taking the item that adds most to the basket, and the decision; draws are unknown."""
    best, then = states, list[str]()
    if states["phase"][0] != TAKING or states["acting_seats"][0] != 1 << seat:
        return best, then
    most = holdings(states, configs, seat)["basket"]
    for action in legal_actions(states, configs, seat, actions.ACTIONS):
        taken = after(states, configs, seat, action)
        basket = holdings(taken, configs, seat)["basket"]
        if basket > most:
            best, then, most = taken, [words_of(action)], basket
    return best, then


def holdings(states: Any, configs: Any, seat: int) -> dict[str, int]:
    """What this seat has now: its money, what its basket would pay, and inside the store the steps to the outside."""
    held = {"money": int(states["money"][0, seat]), "basket": int(preview_basket(states, configs, seat))}
    place = int(states["place"][0, seat])
    if place != OUTSIDE:
        held["exit"] = int(configs["exit_distance"][0, place])
    return held
