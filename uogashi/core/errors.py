"""What can go wrong, as an id and arguments: the code that shows it makes the sentence, in the reader's language."""

import re
from collections.abc import Callable
from typing import Any, Self

import msgspec


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat among the arguments of a message: people read who sits there. In JSON it is `{"seat": 1}`."""

    seat: int


class Term(msgspec.Struct, frozen=True, gc=False):
    """A word among the arguments of a message that is itself a message: people read it in their language."""

    term: str


class Series(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Several arguments of a message in one, where a comma between them, as in a list, would not do."""

    items: list[Any]
    between: str | None = None
    """The message between any two of them. None: as a sentence counts things, “a, b and c”."""


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message or a term begins in a Fluent file."""


def is_of_game(id: str, game: str) -> bool:
    """Whether a message or a term is this game's: its name begins with the game's."""
    return id.lstrip("-").startswith(f"{game}-")


def thing_id(game: str, word: str) -> str:
    """The message that names a card, a ticket or the like: Fluent's ids have no plus sign."""
    return f"{game}-thing-{word.replace('+', 'plus')}"


class Message(msgspec.Struct, frozen=True, gc=False):
    """One sentence to be: the id of a message in the catalogue and its arguments, messages among them.

    Nothing that could lead back to it, such as an exception: the collector passes messages over.
    """

    id: str
    arguments: dict[str, Any] = {}


Explain = Callable[[Message], str]


def in_short(message: Message) -> str:
    """A message without a catalogue: its id and its arguments."""
    details = ", ".join(f"{name}={value!r}" for name, value in message.arguments.items())
    return f"{message.id} ({details})" if details else message.id


_explain: Explain = in_short


def explain_with(explain: Explain) -> None:
    """What turns messages into sentences when a refusal is printed: the core itself has no sentences."""
    global _explain
    _explain = explain


class Refusal(Exception):
    """Something was asked that cannot be done; nothing has changed.

    `str` of it is an English sentence; `message` has its id and arguments, for other languages and for programs.
    """

    def __init__(self, id: str, **arguments: Any) -> None:
        self.message = Message(id, arguments)
        super().__init__(id, arguments)

    def __str__(self) -> str:
        try:
            return _explain(self.message)
        except (ImportError, KeyError):  # texts that are not installed, or a message of a game from elsewhere
            return in_short(self.message)

    def __reduce__(self) -> tuple[Any, ...]:
        """Whatever the constructor of a subclass asks for, a copy is made of what is there."""
        return self._remake, (self.__dict__,)

    @classmethod
    def _remake(cls, fields: dict[str, Any]) -> Self:
        refusal = cls.__new__(cls, fields["message"].id, fields["message"].arguments)
        refusal.__dict__.update(fields)
        return refusal


class Unsaid(KeyError):
    """A message that is not in the catalogue, or cannot be formatted: an error of the program, or of a game."""

    def __init__(self, id: str, what: str) -> None:
        super().__init__(id, what)
        self.id = id

    def __str__(self) -> str:
        return str(self.args[1])
