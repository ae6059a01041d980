"""What can go wrong, as an id and arguments: whoever shows it to a person makes the sentence, in their language."""

from dataclasses import dataclass, field
from typing import Any

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A seat among the arguments of a message: people read who sits there. In JSON it is `{"seat": 1}`."""

    seat: int


class Term(msgspec.Struct, frozen=True):
    """A word among the arguments of a message that is itself a message: people read it in their language."""

    term: str


@dataclass(frozen=True)
class Message:
    """One sentence to be: the id of a message in the catalogue and its arguments."""

    id: str
    arguments: dict[str, Any] = field(default_factory=dict)


class Refusal(Exception):
    """Something was asked that cannot be done; nothing has changed."""

    def __init__(self, id: str, **arguments: Any) -> None:
        self.message = Message(id, arguments)
        details = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
        super().__init__(f"{id} ({details})" if details else id)
