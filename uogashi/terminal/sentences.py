"""A match in words: what happened as sentences, the table as its game draws it."""

from importlib import import_module
from typing import Any

from uogashi.core.facts import SEAT, Fact
from uogashi.core.match import Match
from uogashi.text import Texts


def draw_table(match: Match, seat: int, say: Texts) -> Any:
    """The table as this seat sees it, drawn by the game's `board.py`."""
    board = import_module(f"uogashi.games.{match.game.name}.board")
    return board.draw_position(match.view(seat), match.seats, say)


def fact_sentence(match: Match, fact: Fact, say: Texts) -> str:
    """A fact in words: things by their names in this language, seats by who sits there."""
    kind = next(kind for kind in match.game.facts if kind.name == fact.name)
    arguments = {}
    for name, words in kind.arguments:
        value = fact.arguments[name]
        if words is SEAT:
            value = say.seat_name(value, match.seats)
        elif words is not None:
            value = say.thing(match.game.name, value)
        arguments[name] = value
    return say.say(f"{match.game.name}-fact-{fact.name}", **arguments)
