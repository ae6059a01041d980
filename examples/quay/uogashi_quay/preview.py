"""What taking or leaving a crate would change: worked out by the rules themselves, on a copy of what the seat sees."""

from typing import Any

from uogashi.core.errors import Message
from uogashi.core.lookahead import after, score_now, tell_result
from uogashi.core.outlook import Choice, Outlook, is_free
from uogashi_quay import rules
from uogashi_quay.notation import name_now
from uogashi_quay.state import OVER, TAKING


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    """Bids change nothing by themselves: the others' bids are unknown."""
    state = hidden[0]
    if int(state.phase) != TAKING or int(state.buyer) != seat:
        return Outlook()
    decisions = {rules.TAKE: name_now(hidden, configs, rules.TAKE), rules.LEAVE: "leave"}
    return Outlook([choice(hidden, configs, seat, action, words) for action, words in decisions.items()])


def choice(hidden: Any, configs: Any, seat: int, action: int, words: str) -> Choice:
    decided = after(hidden, configs, seat, action)
    now, then = holdings(hidden, configs, seat), holdings(decided, configs, seat)
    change = {name: then[name] - now[name] for name in now}
    return Choice(words, [], change, then, ending(hidden, decided, configs, seat), is_free(change))


def holdings(states: Any, configs: Any, seat: int) -> dict[str, int]:
    return {"money": int(states[0].money[seat]), "score": score_now(states, configs, seat)}


def ending(before: Any, after: Any, configs: Any, seat: int) -> Message | None:
    """The last crate ends the game, and everything is public by then."""
    return tell_result("quay-ends", after, configs, seat) if after[0].phase == OVER else None


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """The board draws nothing for one seat alone."""
    return {}
