"""Why a decision is refused, as a message, and what is possible instead."""

from collections.abc import Callable
from typing import Any

from uogashi.core.errors import Message, Term
from uogashi.games.shopping import actions, reasons
from uogashi.games.shopping.legality import refusal
from uogashi.games.shopping.notation import THING_NAMES
from uogashi.games.shopping.state import (
    ENTERING,
    LANES,
    MOST_DOTS,
    OUTSIDE,
    TAKING,
    THINGS,
    WALKING,
    WALKING_ON,
    Config,
    State,
)
from uogashi.games.shopping.store import LANE_NAMES, dot_name
from uogashi.games.shopping.taking import tuna_cost

Details = dict[str, Any]
"""The numbers and names that a sentence asks for."""

ASKED = {
    ENTERING: "shopping-asked-entering",
    WALKING: "shopping-asked-walking",
    WALKING_ON: "shopping-asked-walking-on",
    TAKING: "shopping-asked-taking",
}
"""What it is time for, where something else was decided."""


def explain(state: State, config: Config, seat: int, action: int) -> Message:
    """Why the seat may not do this now, and what it may do instead."""
    why = refusal(state, config, seat, action)
    if why == reasons.OTHER_PHASE:
        return Message(ASKED[int(state.phase)], asked_about(state, config, seat))
    if why not in REASONS:
        raise ValueError(f"decision {action} of seat {seat} is not refused by a rule of Shopping Spree")
    id, details = REASONS[why]
    return Message(id, details(state, config, seat, action))


def asked_about(state: State, config: Config, seat: int) -> Details:
    if int(state.phase) == ENTERING:
        return {"lanes": entrance_lanes(config)}
    return {"dot": here(state, seat)} if int(state.phase) == TAKING else {}


def thing(word: str) -> Term:
    return Term(f"shopping-thing-{word}")


def here(state: State, seat: int) -> str:
    return dot_name(int(state.place[seat]))


def entrance_lanes(config: Config) -> list[str]:
    return [LANE_NAMES[lane] for lane in range(LANES) if config.entrance[lane] != OUTSIDE]


def legal_of(state: State, config: Config, seat: int, first: int, end: int) -> list[int]:
    """Which of these actions the seat may take now, counted from the first."""
    return [action - first for action in range(first, end) if refusal(state, config, seat, action) == 0]


def no_entrance(state: State, config: Config, seat: int, action: int) -> Details:
    return {"lane": LANE_NAMES[action - actions.ENTER], "lanes": entrance_lanes(config)}


def walk_details(state: State, config: Config, seat: int, action: int) -> Details:
    dot = action - actions.WALK
    place = int(state.place[seat])
    most = int(config.steps_a_turn) - int(state.phase == WALKING_ON)
    return {
        "dot": dot_name(dot),
        "here": dot_name(place),
        "steps": int(config.distance[place, dot]),
        "most": most,
    }


def leave_details(state: State, config: Config, seat: int, action: int) -> Details:
    steps = int(config.exit_distance[int(state.place[seat])])
    return {"here": here(state, seat), "steps": steps, "most": int(config.steps_a_turn)}


def things_here(state: State, config: Config, seat: int) -> Details:
    """What could be taken instead: how many kinds, and their names."""
    found = [thing(THING_NAMES[each]) for each in legal_of(state, config, seat, actions.TAKE, actions.TAKE + THINGS)]
    return {"here": here(state, seat), "choices": len(found), "things": found}


def take_details(state: State, config: Config, seat: int, action: int) -> Details:
    return {"thing": thing(THING_NAMES[action - actions.TAKE]), **things_here(state, config, seat)}


def tuna_details(state: State, config: Config, seat: int, action: int) -> Details:
    cost, money = tuna_cost(state, config, seat), state.money[seat]
    # As texts: numbers would be grouped in a message.
    return {"cost": str(int(cost)), "money": str(int(money)), **things_here(state, config, seat)}


def machine_details(state: State, config: Config, seat: int, action: int) -> Details:
    dots = [dot_name(dot) for dot in range(MOST_DOTS) if int(config.machine_dots) >> dot & 1]
    return {"here": here(state, seat), "choices": len(dots), "dots": dots}


def nothing_more(state: State, config: Config, seat: int, action: int) -> Details:
    return {}


REASONS: dict[int, tuple[str, Callable[[State, Config, int, int], Details]]] = {
    reasons.NO_ENTRANCE: ("shopping-no-entrance", no_entrance),
    reasons.NO_SUCH_DOT: ("shopping-no-such-dot", walk_details),
    reasons.SAME_DOT: ("shopping-same-dot", walk_details),
    reasons.TOO_FAR: ("shopping-too-far", walk_details),
    reasons.JUST_ENTERED: ("shopping-just-entered", nothing_more),
    reasons.EMPTY_BASKET: ("shopping-empty-basket", nothing_more),
    reasons.DOOR_TOO_FAR: ("shopping-door-too-far", leave_details),
    reasons.CAN_MOVE: ("shopping-can-move", nothing_more),
    reasons.NOT_HERE: ("shopping-not-here", take_details),
    reasons.BAG_EMPTY: ("shopping-bag-empty", take_details),
    reasons.TOO_DEAR: ("shopping-too-dear", tuna_details),
    reasons.NO_MACHINE_HERE: ("shopping-no-machine-here", machine_details),
    reasons.CRATE_EMPTY: ("shopping-crate-empty", nothing_more),
}
