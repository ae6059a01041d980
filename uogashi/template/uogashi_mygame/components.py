"""The components of Mygame: allowed values, which go together, and the config record made of them."""

from collections.abc import Iterator, Mapping
from typing import Any

from uogashi.core.arrays import new_records
from uogashi.core.components import Figures, Number, Problem, Shape
from uogashi.core.errors import Refusal
from uogashi_mygame.state import CONFIG

# TODO: the allowed values of each component.
SHAPES: Mapping[str, Shape] = {"stones": Number(1, 100)}


def check(figures: Figures, players: int) -> Iterator[Problem]:
    """Components that are possible one by one but not together."""
    yield from ()  # TODO: yield problem(("stones",), "mygame-…") for each


def read_options(options: Mapping[str, Any], rules: str) -> dict[str, Any]:
    """The options in force, complete."""
    for name in options:  # TODO: the options of your game, if it has any
        raise Refusal("option-unknown", option=str(name), known="–")
    return {}


def configure(figures: Figures, options: Mapping[str, Any], players: int) -> Any:
    """An array of one config record."""
    configs = new_records(CONFIG)
    configs[0].players = players
    configs[0].stones = figures["stones"]
    return configs
