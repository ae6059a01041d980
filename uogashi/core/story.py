"""The game log as people would tell it: lines of messages, which each program that shows them turns into text.

A game's `story.py` makes them from facts, for terminal and browser alike; there are no sentences in it.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from uogashi.core.errors import Message, Seat, Term, thing_id
from uogashi.core.numbers import signed, with_minus

if TYPE_CHECKING:  # facts load the compiler, and reading log lines needs none
    from uogashi.core.facts import Fact, FactKind

LineKind = Literal["heading", "loud", "detail", "brief", "own", "passing"]


class StoryLine(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One line of the game log: one or more sentences."""

    messages: list[Message]
    seat: int | None = None
    """Whose doing it was."""
    kind: LineKind | None = None
    """`heading`: a part of the game begins. `loud`: everyone should notice it. `detail`: a table beside the log
    shows it anyway. `brief`: beside a table, instead of details. `own`: only the reader knows it yet, because they
    have decided it. `passing`: it is worth showing only until a public event follows."""


class FactWords:
    """The facts of a game as messages, and the names of its items."""

    def __init__(self, game: str, kinds: "Iterable[FactKind]") -> None:
        self.game = game
        self._arguments = {kind.name: kind.argument_kinds for kind in kinds}

    def thing(self, word: str) -> Term:
        return Term(thing_id(self.game, word))

    def sentence(self, fact: "Fact") -> Message:
        """A fact as a sentence: items by their names, seats by their players.

        A number comes twice: as it is, for selectors, and as `NAME_shown`, with a real minus and perhaps a plus.
        """
        arguments: dict[str, Any] = {}
        for name, kind in self._arguments[fact.name].items():
            value = fact.arguments[name]
            if kind == "seat":
                value = Seat(value)
            elif kind == "thing":
                value = self.thing(value)
            else:
                arguments[f"{name}_shown"] = signed(value) if kind == "change" else with_minus(value)
            arguments[name] = value
        return Message(f"{self.game}-fact-{fact.name}", arguments)

    def line(self, fact: "Fact", kind: LineKind | None = None) -> StoryLine:
        """A fact as a separate line."""
        return StoryLine([self.sentence(fact)], fact.arguments.get("seat"), kind)


def named(facts: "Iterable[Fact]", name: str) -> "list[Fact]":
    """The facts of this kind."""
    return [fact for fact in facts if fact.name == name]


def seat_of(facts: "Iterable[Fact]") -> int | None:
    """Whose doing they were."""
    return next((fact.arguments["seat"] for fact in facts if "seat" in fact.arguments), None)
