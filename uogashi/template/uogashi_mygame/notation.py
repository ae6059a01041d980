"""The notation of Mygame: decisions, facts and the setup, as in records; reasons for refusals."""

from typing import Any

from uogashi.core.errors import Message, Refusal
from uogashi.core.facts import SEAT, FactKind
from uogashi_mygame.state import MOST_TAKEN, Config, State

# TODO: the name of every action, in the order of rules.py.
DECISIONS = tuple(f"take {amount}" for amount in range(1, MOST_TAKEN + 1))

# TODO: every kind of fact, in the order of rules.py; what was hidden before needs `reveals=True`.
FACTS = (FactKind("taken", (("seat", SEAT), ("amount", None), ("left", None))),)


def describe_setup(state: State, config: Config) -> dict[str, Any]:
    """What chance decided before the first move."""
    return {}  # TODO: all that `deal` draws


def known_setup(setup: dict[str, Any], state: State) -> dict[str, Any]:
    """The setup as far as everyone has seen it."""
    return setup


def settle(state: State, config: Config, setup: Any) -> None:
    """Lay out a deal from a record, or refuse it."""
    if setup != {}:  # TODO: what `describe_setup` returns
        raise Refusal("setup-keys", keys="–")


def explain(state: State, config: Config, seat: int, action: int) -> Message:
    """Why the seat may not do this now, and what it may do instead."""
    return Message("mygame-too-many", {"amount": action + 1, "stones": int(state.stones)})
