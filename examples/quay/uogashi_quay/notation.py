"""The notation of Quay: decisions, facts and the setup, as in records and on the wire; reasons for refusals."""

from typing import Any

from uogashi.core.errors import Message, Refusal
from uogashi.core.facts import SEAT, FactKind
from uogashi_quay import rules
from uogashi_quay.state import BIDS, CRATES, SEATS, Config, State

PHASE_NAMES = ("drawing", "bidding", "awarding", "taking", "over")

# In the order of the actions in rules.py.
DECISIONS = (
    *(f"crate {worth}" for worth in range(1, CRATES + 1)),
    *(f"bid {bid}" for bid in range(BIDS)),
    *(f"award seat {seat}" for seat in range(SEATS)),
    None,  # "take 3", after the crate: `name_now` knows it
    "leave",
)

# In the order of the facts in rules.py. `reveals`: it was hidden before, so it cannot be undone.
FACTS = (
    FactKind("round-begins", (("round", None),)),
    FactKind("drawn", (("crate", None),), reveals=True),
    FactKind("bid-made", (("seat", SEAT), ("bid", None))),
    FactKind("bid-shown", (("seat", SEAT), ("bid", None)), reveals=True),
    FactKind("awarded", (("seat", SEAT),)),
    FactKind("taken", (("seat", SEAT), ("crate", None), ("price", None))),
    FactKind("left", (("seat", SEAT),)),
)


# --- decisions that are named by the position --------------------------------------------------------------------


def name_now(states: Any, configs: Any, action: int) -> str:
    return f"take {int(states[0].crate)}"


def find_now(states: Any, configs: Any, words: str) -> int | None:
    return rules.TAKE if words == f"take {int(states[0].crate)}" else None


def is_decision(words: str) -> bool:
    return words in {f"take {worth}" for worth in range(1, CRATES + 1)}


# --- setup -------------------------------------------------------------------------------------------------------


def describe_setup(state: State, config: Config) -> dict[str, Any]:
    """What chance decided before the first move."""
    return {"captain": int(state.captain)}


def known_setup(setup: dict[str, Any], state: State) -> dict[str, Any]:
    """Everyone has seen all of it."""
    return setup


def settle(state: State, config: Config, setup: Any) -> None:
    """Lay out a deal from a record."""
    if not isinstance(setup, dict) or set(setup) != {"captain"}:
        raise Refusal("setup-keys", keys="captain")
    captain = setup["captain"]
    if type(captain) is not int or not 0 <= captain < int(config.players):
        raise Refusal("quay-setup-captain", value=str(captain), last=int(config.players) - 1)
    state.captain = captain


# --- refusals ----------------------------------------------------------------------------------------------------


def explain(state: State, config: Config, seat: int, action: int) -> Message:
    """Why the seat may not do this now, and what it may do instead."""
    why = rules.refusal(state, seat, action)
    if why == rules.TOO_MUCH:
        return Message("quay-too-much", {"bid": action - rules.BID, "money": int(state.money[seat])})
    if why == rules.NOT_HIGHEST:
        return Message("quay-not-highest")
    return Message(f"quay-asked-{PHASE_NAMES[int(state.phase)]}")
