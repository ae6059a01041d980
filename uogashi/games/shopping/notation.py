"""Shopping Spree in words: things, decisions, facts and the setup, as they stand in records and on the wire.

In records a thing is called as people say it, `red drink`; in views, facts and messages `red-drink`.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import lru_cache
from itertools import product
from typing import Any

from uogashi.core.components import describe
from uogashi.core.errors import Message, Refusal, Term
from uogashi.core.facts import SEAT, FactKind
from uogashi.games.shopping import rules
from uogashi.games.shopping.state import (
    BLACK,
    COLOURS,
    CRAB_ITEM,
    DEALT,
    DRAWING_CRAB,
    DRAWING_TUNA,
    END_AT_ONCE,
    END_EVEN,
    END_OF_ROUND,
    ENTERING,
    FALLING,
    ITEMS,
    LANES,
    MACHINE_RUNS,
    MOST_DOTS,
    OUTSIDE,
    PRINTED,
    ROWS,
    TAKING,
    THINGS,
    TUNA,
    TUNA_ITEM,
    TUNA_VALUES,
    WALKING,
    WALKING_ON,
    Config,
    State,
)
from uogashi.games.shopping.store import LANE_NAMES, dot_name

CLOTHING_NAMES = ("shirt", "pants", "bra", "underwear", "socks", "bed sheet", "pillow case")
COLOUR_NAMES = ("black", "red", "blue", "green", "yellow", "white")
THING_WORDS = (
    *CLOTHING_NAMES,
    *("washer", "dryer"),
    *(f"{colour} drink" for colour in COLOUR_NAMES),
    *("salmon", "magazine", "newspaper", "detergent", "tuna", "crab"),
)
THING_NAMES = tuple(words.replace(" ", "-") for words in THING_WORDS)
ITEM_NAMES = (*THING_NAMES[:TUNA], *("tuna",) * TUNA_VALUES, *("crab",) * (ITEMS - CRAB_ITEM))
"""What an item is called in views; beside tuna and crabs stands their value."""
STACK_NAMES = ("machines", "bedding", "clothes", "smalls", *(f"{colour}-drink" for colour in COLOUR_NAMES))
PHASE_NAMES = (
    *("entering", "walking", "walking-on", "falling", "taking"),
    *("drawing-tuna", "drawing-crab", "machine", "over"),
)
ENDS = {"at-once": END_AT_ONCE, "even": END_EVEN, "round": END_OF_ROUND}
"""The ends that a table may choose (R8), the usual one first."""
ENDS_OF_RULES_1 = {"usual": END_EVEN, "at-once": END_AT_ONCE, "round": END_OF_ROUND}

DECISIONS: tuple[str | None, ...] = (
    *(f"enter {lane}" for lane in LANE_NAMES),
    *(f"walk {LANE_NAMES[dot // ROWS]} {dot % ROWS + 1}" for dot in range(MOST_DOTS)),
    *("stay", "here", "leave", "machine", "nothing"),
    *(f"take {words}" for words in THING_WORDS),
    *(None,) * (rules.ACTIONS - rules.DRAW),
)

FACTS = (  # in the order of the numbers in rules.py
    FactKind("turn-begins", (("seat", SEAT), ("turn", None))),
    FactKind("entered", (("seat", SEAT), ("lane", LANE_NAMES))),
    FactKind("walked", (("seat", SEAT), ("lane", LANE_NAMES), ("row", None), ("steps", None))),
    FactKind("stayed", (("seat", SEAT),)),
    FactKind("fell", (("seat", SEAT), ("thing", THING_NAMES), ("value", None)), reveals=True),
    FactKind("basket-held", (("seat", SEAT),), reveals=True),
    FactKind("taken", (("seat", SEAT), ("thing", THING_NAMES))),
    FactKind("tuna-bought", (("seat", SEAT), ("yen", None))),
    FactKind("drawn", (("seat", SEAT), ("thing", THING_NAMES), ("value", None)), reveals=True),
    FactKind("took-nothing", (("seat", SEAT),)),
    FactKind("machine-used", (("seat", SEAT), ("drinks", None))),
    FactKind("came-out", (("seat", SEAT), ("thing", THING_NAMES), ("count", None)), reveals=True),
    FactKind("machine-kept", (("drinks", None),), reveals=True),
    FactKind("crate-refilled", (("drinks", None),)),
    FactKind("left", (("seat", SEAT), ("time", None), ("items", None), ("yen", None))),
    FactKind(
        "paid",
        (("seat", SEAT), ("thing", THING_NAMES), ("value", None), ("count", None), ("doubled", None), ("yen", None)),
    ),
    FactKind("stack-fell", (("stack", STACK_NAMES), ("yen", None))),
    FactKind("last-turn", (("seat", SEAT),)),
    FactKind("limit-reached", (("turns", None),)),
    FactKind("basket-lost", (("seat", SEAT), ("items", None))),
    FactKind("scored", (("seat", SEAT), ("money", None), ("papers", None), ("times", None))),
)


# --- what chance decides -----------------------------------------------------------------------------------------


def name_now(states: Any, configs: Any, action: int) -> str:
    """What chance decides, in words: how it is called depends on what lies in the bags, the crate and the basket."""
    if action < rules.COME_OUT:
        return item_words(configs[0], TUNA_ITEM + action - rules.DRAW)
    if action < rules.FALL:
        names = outcome_names(tuple(states["crate"][0].tolist()))
        outcome = action - rules.COME_OUT
        return names[outcome] if outcome < len(names) else "machine ?"
    return f"{'falls' if action == rules.FALL else 'holds'} {rolled_words(states, configs)}"


def find_now(states: Any, configs: Any, words: str) -> int | None:
    """The outcome that these words mean in this position."""
    phase = int(states["phase"][0])
    if phase == MACHINE_RUNS:
        names = outcome_names(tuple(states["crate"][0].tolist()))
        return rules.COME_OUT + names.index(words) if words in names else None
    if phase == FALLING:
        rolled = rolled_words(states, configs)
        return {f"falls {rolled}": rules.FALL, f"holds {rolled}": rules.HOLD}.get(words)
    if phase in (DRAWING_TUNA, DRAWING_CRAB):
        for printed in range(PRINTED):
            if configs[0].bag[printed] and item_words(configs[0], TUNA_ITEM + printed) == words:
                return rules.DRAW + printed
    return None


def is_decision(words: str) -> bool:
    """Whether chance decides so in some position: what a player decides has one name everywhere."""
    return FORMS.fullmatch(words) is not None


DRINKS = f"[1-9] ({'|'.join(COLOUR_NAMES)})"
FORMS = re.compile(
    f"(tuna|crab) [1-9][0-9]?|machine (nothing|{DRINKS}( {DRINKS})*)"
    f"|(falls|holds) ({'|'.join(THING_WORDS)}|(tuna|crab) [1-9][0-9]?)"
)


def item_words(config: Config, item: int) -> str:
    """An item as records call it: `red drink`, `tuna 20`."""
    words = THING_WORDS[int(rules.thing_of(item))]
    return f"{words} {config.printed[item - TUNA_ITEM]}" if item >= TUNA_ITEM else words


def rolled_words(states: Any, configs: Any) -> str:
    """The item of which chance decides whether it falls."""
    state = states[0]
    if state.phase != FALLING:
        return "?"
    index = int(rules.held_index(state, int(state.turn_player), int(state.rolled)))
    return item_words(configs[0], int(state.held_item[index]))


@lru_cache(maxsize=1024)
def outcome_names(crate: tuple[int, ...]) -> tuple[str, ...]:
    """What can come out of the machine: `machine 2 black 1 red`, in the order of the outcomes' numbers."""
    # The digit of the first colour changes fastest.
    digits = product(*(range(drinks + 1) for drinks in reversed(crate)))
    return tuple(f"machine {drinks_words(outcome[::-1])}" for outcome in digits)


def drinks_words(counts: tuple[int, ...]) -> str:
    words = [f"{count} {name}" for count, name in zip(counts, COLOUR_NAMES, strict=True) if count]
    return " ".join(words) or "nothing"


# --- setup -------------------------------------------------------------------------------------------------------


def describe_setup(state: State, config: Config) -> dict[str, Any]:
    """What chance decided before the first move."""
    drinks = []
    left, things = state.pile_left.tolist(), state.pile_thing.tolist()
    for first in config.drink_card_pile[: int(config.drink_cards)].tolist():
        counts = left[first : first + COLOURS]
        drinks.append([name for name, count in zip(COLOUR_NAMES, counts, strict=True) for _ in range(count)])
    return {
        "first": int(state.first_player),
        "clothes": [CLOTHING_NAMES[things[pile]] for pile in clothing_piles(config)],
        "drinks": drinks,
    }


def clothing_piles(config: Config) -> list[int]:
    return [pile for pile, thing in enumerate(config.pile_thing[: int(config.piles)].tolist()) if thing == DEALT]


def known_setup(setup: dict[str, Any], state: State) -> dict[str, Any]:
    """Everything lies open from the start."""
    return setup


def settle(state: State, config: Config, setup: Any) -> None:
    """Lay out a deal from a record."""
    first, clothes, drinks = check_setup(config, setup)
    state.first_player = first
    for pile, name in zip(clothing_piles(config), clothes, strict=True):
        state.pile_thing[pile] = CLOTHING_NAMES.index(name)
    for first_pile, colours in zip(config.drink_card_pile.tolist(), drinks, strict=False):
        state.pile_left[first_pile : first_pile + COLOURS] = [colours.count(name) for name in COLOUR_NAMES]


def check_setup(config: Config, setup: Any) -> tuple[int, list[str], list[list[str]]]:
    if not isinstance(setup, dict) or set(setup) != {"first", "clothes", "drinks"}:
        raise Refusal("setup-keys", keys="first, clothes, drinks")
    first, clothes, drinks = setup["first"], setup["clothes"], setup["drinks"]
    if type(first) is not int or not 0 <= first < int(config.players):
        raise Refusal("shopping-setup-first", value=str(first), last=int(config.players) - 1)
    check_dealt(clothes, dict(zip(CLOTHING_NAMES, config.clothes.tolist(), strict=True)), "clothes")
    counts = config.drink_card_count[: int(config.drink_cards)].tolist()
    if not isinstance(drinks, list) or [len(card) if isinstance(card, list) else -1 for card in drinks] != counts:
        raise Refusal("shopping-setup-drinks", cards=len(counts), counts=", ".join(map(str, counts)))
    in_store = {name: int(config.drinks[colour]) for colour, name in enumerate(COLOUR_NAMES) if colour != BLACK}
    check_dealt([name for card in drinks for name in card], in_store, "drinks")
    return first, clothes, drinks


def check_dealt(given: Any, wanted: Mapping[str, int], what: str) -> None:
    """Just these things, in any order."""
    if not isinstance(given, list) or Counter(map(str, given)) != Counter(wanted):
        listed = ", ".join(f"{count} {name}" for name, count in wanted.items() if count)
        raise Refusal("shopping-setup-dealt", what=what, wanted=listed, value=describe(given))


# --- refusals ----------------------------------------------------------------------------------------------------

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
    why = rules.refusal(state, config, seat, action)
    if why == rules.OTHER_PHASE:
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
    return [action - first for action in range(first, end) if rules.refusal(state, config, seat, action) == 0]


def no_entrance(state: State, config: Config, seat: int, action: int) -> Details:
    return {"lane": LANE_NAMES[action - rules.ENTER], "lanes": entrance_lanes(config)}


def walk_details(state: State, config: Config, seat: int, action: int) -> Details:
    dot = action - rules.WALK
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
    found = [thing(THING_NAMES[each]) for each in legal_of(state, config, seat, rules.TAKE, rules.TAKE + THINGS)]
    return {"here": here(state, seat), "choices": len(found), "things": found}


def take_details(state: State, config: Config, seat: int, action: int) -> Details:
    return {"thing": thing(THING_NAMES[action - rules.TAKE]), **things_here(state, config, seat)}


def tuna_details(state: State, config: Config, seat: int, action: int) -> Details:
    cost, money = rules.tuna_cost(state, config, seat), state.money[seat]
    # As texts: numbers would be grouped in a message.
    return {"cost": str(int(cost)), "money": str(int(money)), **things_here(state, config, seat)}


def machine_details(state: State, config: Config, seat: int, action: int) -> Details:
    dots = [dot_name(dot) for dot in range(MOST_DOTS) if int(config.machine_dots) >> dot & 1]
    return {"here": here(state, seat), "choices": len(dots), "dots": dots}


def nothing_more(state: State, config: Config, seat: int, action: int) -> Details:
    return {}


REASONS: dict[int, tuple[str, Callable[[State, Config, int, int], Details]]] = {
    rules.NO_ENTRANCE: ("shopping-no-entrance", no_entrance),
    rules.NO_SUCH_DOT: ("shopping-no-such-dot", walk_details),
    rules.SAME_DOT: ("shopping-same-dot", walk_details),
    rules.TOO_FAR: ("shopping-too-far", walk_details),
    rules.JUST_ENTERED: ("shopping-just-entered", nothing_more),
    rules.EMPTY_BASKET: ("shopping-empty-basket", nothing_more),
    rules.DOOR_TOO_FAR: ("shopping-door-too-far", leave_details),
    rules.CAN_MOVE: ("shopping-can-move", nothing_more),
    rules.NOT_HERE: ("shopping-not-here", take_details),
    rules.BAG_EMPTY: ("shopping-bag-empty", take_details),
    rules.TOO_DEAR: ("shopping-too-dear", tuna_details),
    rules.NO_MACHINE_HERE: ("shopping-no-machine-here", machine_details),
    rules.CRATE_EMPTY: ("shopping-crate-empty", nothing_more),
}
