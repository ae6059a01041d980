"""What is typed in Quay: the words of the record."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from uogashi.text import Texts


def ask(view: Any, say: Texts, plain: bool, seats: Sequence[str] = ()) -> Text:
    return Text("decide")


def read(typed: str, view: Any, say: Texts) -> list[str]:
    return typed.split(",")


def suggest(before: str, view: Any, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
    yield from ((decision, "") for decision in legal)


def offer(hidden: Any, configs: Any, view: Any, say: Texts, plain: bool) -> Text | None:
    return None


def explain_choices(hidden: Any, configs: Any, view: Any, say: Texts, plain: bool) -> Text:
    return Text("?")


def typed_form(decision: str, say: Texts) -> str:
    return decision


def sum_up(pending: Sequence[str], before: Any, after: Any, say: Texts) -> Text:
    return Text(f"{', '.join(pending)}: {after.crate}")
