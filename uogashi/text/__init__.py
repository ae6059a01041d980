"""Sentences for people: Fluent files, one a language, shared ones here and each game's own in its folder.

Everything that the program says goes through `Texts.say`; the rest of the program deals in ids and arguments.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from uogashi.core.errors import Message, Seat

FOLDER = Path(__file__).parent
GAMES = FOLDER.parent / "games"
FALLBACK = "en"
LONGEST_ARGUMENT = 900
"""Fluent takes no more than 1000 characters for an argument."""


def languages() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.ftl"))


def catalogue_files(language: str) -> list[Path]:
    """The files of a language: the shared one, then each game's."""
    return [FOLDER / f"{language}.ftl", *sorted(GAMES.glob(f"*/text/{language}.ftl"))]


class Texts:
    """The sentences of one language."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for file in catalogue_files(language):
            self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def say(self, id: str, /, **arguments: Any) -> str:
        """The sentence of this id. A message that is missing or lacks an argument is an error of the program."""
        if not self.bundle.has_message(id):
            raise KeyError(f"no message {id!r} in {self.language}")
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f"message {id!r} in {self.language} has no text")
        shown = {name: printable(value) if isinstance(value, str) else value for name, value in arguments.items()}
        text, errors = self.bundle.format_pattern(pattern, shown)
        if errors:
            raise KeyError(f"message {id!r} in {self.language}: {errors[0]}")
        return str(text)

    def explain(self, message: Message, seats: Sequence[str] = ()) -> str:
        """A message with the names of those who sit at the table."""
        return self.say(message.id, **self.with_names(message.arguments, seats))

    def with_names(self, arguments: dict[str, Any], seats: Sequence[str]) -> dict[str, Any]:
        return {
            name: self.seat_name(value.seat, seats) if isinstance(value, Seat) else value
            for name, value in arguments.items()
        }

    def thing(self, game: str, word: str) -> str:
        """What a card, a ticket or the like is called; Fluent's ids have no plus sign."""
        return self.say(f"{game}-thing-{word.replace('+', 'plus')}")

    def seat_name(self, seat: int, seats: Sequence[str]) -> str:
        """The name of whoever sits there; the number, counted from 1, where no names are known."""
        return printable(seats[seat]) if 0 <= seat < len(seats) else self.say("seat-number", number=seat + 1)


def printable(text: str) -> str:
    """Somebody else's words as they can stand in a sentence: in one line, without control characters, not endless."""
    if not text.isprintable():
        text = "".join(each if each.isprintable() else repr(each)[1:-1] for each in text)
    return text if len(text) <= LONGEST_ARGUMENT else text[:LONGEST_ARGUMENT] + "…"


@cache
def texts(language: str = FALLBACK) -> Texts:
    return Texts(language)
