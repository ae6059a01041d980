"""The notation of Shopping Spree: items, decisions and facts, as in records and on the wire.

In records an item has its everyday name, `red drink`; in views, facts and messages `red-drink`.
"""

import re
from functools import lru_cache
from itertools import product
from typing import Any

from uogashi.core.facts import SEAT, FactKind
from uogashi.games.shopping import actions
from uogashi.games.shopping.basket import held_index, thing_of
from uogashi.games.shopping.state import (
    CRAB_ITEM,
    DRAWING_CRAB,
    DRAWING_TUNA,
    END_AT_ONCE,
    END_EVEN,
    END_OF_ROUND,
    FALLING,
    ITEMS,
    MACHINE_RUNS,
    MOST_DOTS,
    PRINTED,
    ROWS,
    TUNA,
    TUNA_ITEM,
    TUNA_VALUES,
    Config,
)
from uogashi.games.shopping.store import LANE_NAMES

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
"""What an item is called in views; tuna and crabs with their value."""
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
    *(None,) * (actions.ACTIONS - actions.DRAW),
)

FACTS = (  # in the order of the numbers in facts.py
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
    """Chance decisions in notation: their names depend on what is in the bags, the crate and the basket."""
    if action < actions.COME_OUT:
        return item_words(configs[0], TUNA_ITEM + action - actions.DRAW)
    if action < actions.FALL:
        names = outcome_names(tuple(states["crate"][0].tolist()))
        outcome = action - actions.COME_OUT
        return names[outcome] if outcome < len(names) else "machine ?"
    return f"{'falls' if action == actions.FALL else 'holds'} {rolled_words(states, configs)}"


def find_now(states: Any, configs: Any, words: str) -> int | None:
    """The outcome that these words mean in this position."""
    phase = int(states["phase"][0])
    if phase == MACHINE_RUNS:
        names = outcome_names(tuple(states["crate"][0].tolist()))
        return actions.COME_OUT + names.index(words) if words in names else None
    if phase == FALLING:
        rolled = rolled_words(states, configs)
        return {f"falls {rolled}": actions.FALL, f"holds {rolled}": actions.HOLD}.get(words)
    if phase in (DRAWING_TUNA, DRAWING_CRAB):
        for printed in range(PRINTED):
            if configs[0].bag[printed] and item_words(configs[0], TUNA_ITEM + printed) == words:
                return actions.DRAW + printed
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
    words = THING_WORDS[int(thing_of(item))]
    return f"{words} {config.printed[item - TUNA_ITEM]}" if item >= TUNA_ITEM else words


def rolled_words(states: Any, configs: Any) -> str:
    """The item that chance may make fall out."""
    state = states[0]
    if state.phase != FALLING:
        return "?"
    index = int(held_index(state, int(state.turn_player), int(state.rolled)))
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
