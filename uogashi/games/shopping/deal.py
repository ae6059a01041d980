"""The deal in notation: as a record has it, and laid out again from a record."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from uogashi.core.components import describe
from uogashi.core.errors import Refusal
from uogashi.games.shopping.notation import CLOTHING_NAMES, COLOUR_NAMES
from uogashi.games.shopping.state import BLACK, COLOURS, DEALT, Config, State


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
    """Everything is public from the start."""
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
    """Just these items, in any order."""
    if not isinstance(given, list) or Counter(map(str, given)) != Counter(wanted):
        listed = ", ".join(f"{count} {name}" for name, count in wanted.items() if count)
        raise Refusal("shopping-setup-dealt", what=what, wanted=listed, value=describe(given))
