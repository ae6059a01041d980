"""The deal in notation: as a record has it, and laid out again from a record."""

from typing import Any

from uogashi.core.components import describe
from uogashi.core.errors import Refusal
from uogashi.games.market.notation import EXTRA_NAMES, FISH, MARKET_NAMES
from uogashi.games.market.state import Config, State


def describe_setup(state: State, config: Config) -> dict[str, Any]:
    """What chance decided before the first move."""
    in_play = [name for number, name in enumerate(MARKET_NAMES) if state.in_play[number]]
    return {
        "first": int(state.first_player),
        "fish": [name for name in in_play if name in FISH],
        "extra": [name for name in in_play if name in EXTRA_NAMES],
    }


def known_setup(setup: dict[str, Any], state: State) -> dict[str, Any]:
    """Everything is public from the start."""
    return setup


def settle(state: State, config: Config, setup: Any) -> None:
    """Lay out a deal from a record."""
    first, in_play = check_setup(config, setup)
    state.first_player = first
    for number, name in enumerate(MARKET_NAMES):
        state.in_play[number] = name in in_play


def check_setup(config: Config, setup: Any) -> tuple[int, list[str]]:
    if not isinstance(setup, dict) or set(setup) != {"first", "fish", "extra"}:
        raise Refusal("setup-keys", keys="first, fish, extra")
    first = setup["first"]
    if type(first) is not int or not 0 <= first < int(config.players):
        raise Refusal("market-setup-first", value=str(first), last=int(config.players) - 1)
    fish = check_markets(setup["fish"], FISH, int(config.fish_markets), int(config.chosen_fish))
    extra = check_markets(setup["extra"], EXTRA_NAMES, int(config.extra_markets), int(config.chosen_extra))
    return first, fish + extra


def check_markets(given: Any, known: tuple[str, ...], count: int, chosen: int) -> list[str]:
    """Some of these markets, as many as there must be, in their order, the first of them always among them."""
    expected = [name for number, name in enumerate(known) if chosen >> number & 1] if chosen else None
    in_order = isinstance(given, list) and given == [name for name in known if name in given]
    if in_order and (given == expected or (expected is None and len(given) == count and known[0] in given)):
        return list(given)
    wanted = ", ".join(expected or known)
    raise Refusal("market-setup-markets", value=describe(given), count=len(expected or ()) or count, known=wanted)
