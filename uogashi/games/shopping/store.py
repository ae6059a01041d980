"""The store as data: its dots, the steps between them, the entrances, and the cards in front of the dots.

The allowed values of each, whether they go together, and what follows from them: the distances.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from uogashi.core.components import Figures, Number, Place, Problem, describe, problem
from uogashi.core.errors import Message
from uogashi.games.shopping.state import LANES, MOST_DOTS, ROWS

LANE_NAMES = "ABCDEFG"[:LANES]
DOT = re.compile(f"[{LANE_NAMES}][1-{ROWS}]")
BAGS = ("tuna", "crab")
STOCK = ("washer", "dryer", "salmon", "magazine", "newspaper", "detergent")
"""What can be on a card from the start; drinks and clothing are dealt."""
PILE = Number(1, 20)
CONTENTS: Mapping[str, Number] = {"drinks": PILE, "clothing": Number(1, 1), **dict.fromkeys(STOCK, PILE)}


def dot_number(name: str) -> int:
    """`B4`: the lane, then the row."""
    return LANE_NAMES.index(name[0]) * ROWS + int(name[1]) - 1


def dot_name(dot: int) -> str:
    return f"{LANE_NAMES[dot // ROWS]}{dot % ROWS + 1}"


# --- allowed values ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Dots:
    """A list of dots, each once."""

    fewest: int = 1

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield problem(place, "figure-not-a-list", value=describe(value))
        elif len(value) < self.fewest:
            yield problem(place, "figure-wrong-length", length=len(value), span=f"{self.fewest}–{MOST_DOTS}")
        else:
            for index, name in enumerate(value):
                where = (*place, str(index + 1))
                if not is_dot(name):
                    yield problem(where, "shopping-figure-no-dot", value=describe(name))
                elif name in value[:index]:
                    yield problem(where, "figure-name-twice", value=name)

    def reckoned(self, value: Any, players: int) -> Any:
        return value


@dataclass(frozen=True)
class Ways:
    """A list of ways: `A1-A2-A3` are three dots, each a step from the next."""

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield problem(place, "figure-not-a-list", value=describe(value))
            return
        known: set[frozenset[str]] = set()
        for index, way in enumerate(value, start=1):
            where = (*place, str(index))
            dots = way.split("-") if isinstance(way, str) else []
            if len(dots) < 2 or not all(map(is_dot, dots)):
                yield problem(where, "shopping-figure-no-way", value=describe(way))
                return
            for step in map(frozenset, pairwise(dots)):
                if len(step) < 2 or step in known:
                    yield problem(where, "shopping-figure-step-twice", step="-".join(sorted([*step])))
                    return
                known.add(step)

    def reckoned(self, value: Any, players: int) -> Any:
        return value


@dataclass(frozen=True)
class Cards:
    """A list of cards: the dots in front of each, and the items on it, or the bag that it represents."""

    def problems(self, value: Any, place: Place) -> Iterator[Problem]:
        if not isinstance(value, list):
            yield problem(place, "figure-not-a-list", value=describe(value))
        elif not value:
            yield problem(place, "figure-wrong-length", length=0, span="1–99")
        else:
            for index, card in enumerate(value, start=1):
                yield from self.card_problems(card, (*place, str(index)))

    def card_problems(self, card: Any, place: Place) -> Iterator[Problem]:
        known = ("at", "bag", *CONTENTS)
        if not isinstance(card, dict):
            yield problem(place, "figure-not-a-table", value=describe(card), names=", ".join(known))
            return
        for name in card:
            if name not in known:
                yield problem((*place, name), "figure-unknown", known=", ".join(known))
        if "at" not in card:
            yield problem((*place, "at"), "figure-missing")
            return
        yield from Dots().problems(card["at"], (*place, "at"))
        kinds = [name for name in card if name != "at"]
        if not kinds or (len(kinds) > 1 and not set(kinds) <= set(STOCK)):
            yield problem(place, "shopping-figure-card-contents", known=", ".join(("bag", *CONTENTS)))
            return
        for name in kinds:
            if name == "bag" and card["bag"] not in BAGS:
                bag = describe(card["bag"])
                yield problem((*place, "bag"), "figure-unknown-name", value=bag, known=", ".join(BAGS))
            elif name != "bag":
                yield from CONTENTS[name].problems(card[name], (*place, name))

    def reckoned(self, value: Any, players: int) -> Any:
        return value


def is_dot(name: Any) -> bool:
    return isinstance(name, str) and DOT.fullmatch(name) is not None


# --- whether they go together ------------------------------------------------------------------------------------


def store_problems(figures: Figures) -> Iterator[Problem]:
    """Names that mean nothing, entrances that cannot be distinguished, and unreachable dots."""
    known = set(figures["dots"])
    for place, name in named_dots(figures):
        if name not in known:
            message = Message("shopping-figure-unknown-dot", {"figure": ".".join(place), "dot": name})
            yield Problem(message, (place, ("dots",)))
            return
    lanes = [name[0] for name in figures["entrances"]]
    for index, lane in enumerate(lanes):
        if lane in lanes[:index]:
            yield problem(("entrances", str(index + 1)), "shopping-figure-entrances-alike", lane=lane)
    reached = within(figures, figures["entrances"])
    for index, name in enumerate(figures["dots"], start=1):
        if name not in reached:
            message = Message("shopping-figure-dot-apart", {"dot": name})
            yield Problem(message, (("dots", str(index)), ("steps",), ("entrances",)))
            return


def named_dots(figures: Figures) -> Iterator[tuple[Place, str]]:
    """Every dot that another component refers to, with its place."""
    for index, way in enumerate(figures["steps"], start=1):
        for name in way.split("-"):
            yield ("steps", str(index)), name
    for figure in ("entrances", "machine"):
        for index, name in enumerate(figures[figure], start=1):
            yield (figure, str(index)), name
    for index, card in enumerate(figures["cards"], start=1):
        for name in card["at"]:
            yield ("cards", str(index)), name


# --- what follows from them --------------------------------------------------------------------------------------


def neighbours(figures: Figures) -> dict[str, list[str]]:
    """The dots one step from each dot."""
    found: dict[str, list[str]] = {name: [] for name in figures["dots"]}
    for way in figures["steps"]:
        for one, other in pairwise(way.split("-")):
            found[one].append(other)
            found[other].append(one)
    return found


def within(figures: Figures, starts: list[str]) -> dict[str, int]:
    """How many steps it takes from the nearest of these dots to each dot that can be reached."""
    ways = neighbours(figures)
    steps = dict.fromkeys(starts, 0)
    edge = list(starts)
    for name in edge:  # grows while it is gone through: the nearest first
        for other in ways[name]:
            if other not in steps:
                steps[other] = steps[name] + 1
                edge.append(other)
    return steps
