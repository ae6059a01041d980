"""What a decision would change: worked out by the rules themselves, on a copy of what the seat sees."""

from typing import Any

from uogashi.core.errors import Message
from uogashi.core.lookahead import after, legal_actions, score_now, tell_result
from uogashi.core.outlook import Choice, Outlook, is_free
from uogashi_mygame.notation import DECISIONS
from uogashi_mygame.rules import ACTIONS


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    """What this seat may decide and the outcome of each."""
    return Outlook([choice(hidden, configs, seat, each) for each in legal_actions(hidden, configs, seat, ACTIONS)])


def choice(hidden: Any, configs: Any, seat: int, action: int) -> Choice:
    """TODO: what a player wants to know before they decide, worked out in well under a millisecond."""
    decided = after(hidden, configs, seat, action)
    now, then = score_now(hidden, configs, seat), score_now(decided, configs, seat)
    ends = ending(hidden, decided, configs, seat)
    change = {"score": then - now}
    return Choice(DECISIONS[action], [], change, {"score": then}, ends, is_free(change))


def ending(before: Any, after: Any, configs: Any, seat: int) -> Message | None:
    """How the game ends for this seat, if these decisions end it."""
    return tell_result("mygame-ends", after, configs, seat) if after[0].stones == 0 else None


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """What the board draws for this seat beside the public part."""
    return {}
