"""The components of Quay: allowed values, which go together, and the config record made of them."""

from collections.abc import Iterator, Mapping
from typing import Any

from uogashi.core.arrays import new_records
from uogashi.core.components import Figures, Number, Numbers, Problem, Shape, problem
from uogashi.core.errors import Refusal
from uogashi_quay.state import BIDS, CONFIG, CRATES

SHAPES: Mapping[str, Shape] = {
    "rounds": Number(1, 20),
    "money": Number(0, BIDS),
    "bag": Numbers(Number(0, 100), fewest=CRATES, most=CRATES),
}


def check(figures: Figures, players: int) -> Iterator[Problem]:
    """Components that are possible one by one but not together."""
    crates = sum(figures["bag"])
    if crates < figures["rounds"]:
        yield problem(("bag",), "quay-bag-too-small", crates=crates, rounds=figures["rounds"])


def read_options(options: Mapping[str, Any], rules: str) -> dict[str, Any]:
    """The options in force, complete."""
    for name in options:
        if name != "rich":
            raise Refusal("option-unknown", option=str(name), known="rich")
    return {"rich": bool(options.get("rich", False))}


def configure(figures: Figures, options: Mapping[str, Any], players: int) -> Any:
    """An array of one config record."""
    configs = new_records(CONFIG)
    configs[0].players = players
    configs[0].rounds = figures["rounds"]
    configs[0].money = figures["money"] * (2 if options["rich"] else 1)
    configs[0].bag[:] = figures["bag"]
    return configs
