"""What is asked in Quay."""

from typing import Any

from uogashi.core.errors import Message


def ask(view: Any) -> Message:
    return Message("quay-ask", {"crate": view.crate})


def warnings(view: Any) -> list[Message]:
    return [Message("quay-warning")] if sum(view.bag) <= 1 else []
