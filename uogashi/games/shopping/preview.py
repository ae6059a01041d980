"""What a decision would bring, before it is made: reckoned by the rules themselves, on a copy of what the seat sees.

Where chance follows it is told what the decision itself changes, and the mean of what may come of it is no promise:
it is left out.
"""

from typing import Any

from uogashi.core.outlook import Choice, Outlook
from uogashi.core.trial import after, legal_actions
from uogashi.games.shopping import rules
from uogashi.games.shopping.notation import DECISIONS
from uogashi.games.shopping.state import OUTSIDE, OVER, TAKING


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    """What this seat may decide and what that would bring."""
    return Outlook() if hidden["phase"][0] == OVER else Outlook(preview_choices(hidden, configs, seat))


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """The board draws what everybody sees, and nothing else."""
    return {}


def preview_choices(hidden: Any, configs: Any, seat: int) -> list[Choice]:
    """What each legal decision would change; of a walk, the best that could be taken there, too."""
    now = holdings(hidden, configs, seat)
    choices = []
    for action in legal_actions(hidden, configs, seat, rules.ACTIONS):
        decided = after(hidden, configs, seat, action)
        change = {name: value - now[name] for name, value in holdings(decided, configs, seat).items() if name in now}
        end, then = best_taken(decided, configs, seat)
        choices.append(Choice(words_of(action), then, change, holdings(end, configs, seat)))
    return choices


def words_of(action: int) -> str:
    words = DECISIONS[action]
    assert words is not None, "only chance has decisions without a name of their own"
    return words


def best_taken(states: Any, configs: Any, seat: int) -> tuple[Any, list[str]]:
    """What comes of taking the thing that adds most to the basket, and the decision; of what is drawn nobody knows."""
    best, then = states, list[str]()
    if states["phase"][0] != TAKING or states["acting_seats"][0] != 1 << seat:
        return best, then
    most = holdings(states, configs, seat)["basket"]
    for action in legal_actions(states, configs, seat, rules.ACTIONS):
        taken = after(states, configs, seat, action)
        basket = holdings(taken, configs, seat)["basket"]
        if basket > most:
            best, then, most = taken, [words_of(action)], basket
    return best, then


def holdings(states: Any, configs: Any, seat: int) -> dict[str, int]:
    """What this seat has now: its money, what its basket would pay, and inside the store the steps to the outside."""
    state, config = states[0], configs[0]
    held = {"money": int(state.money[seat]), "basket": int(rules.basket_pays(state, config, seat))}
    if state.place[seat] != OUTSIDE:
        held["exit"] = int(config.exit_distance[int(state.place[seat])])
    return held
