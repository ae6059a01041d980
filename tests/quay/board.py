"""Quay in the terminal: as plain as can be."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from uogashi.text import Texts


def draw_position(
    view: Any,
    seats: Sequence[str],
    say: Texts,
    width: int = 80,
    *,
    log: Sequence[Text] = (),
    height: int | None = None,
    **extras: Any,
) -> Text:
    return Text(str(view))


def legend(view: Any, say: Texts) -> Iterator[tuple[Text, str]]:
    yield Text("¥"), "money"


def describe_position(view: Any, seats: Sequence[str], say: Texts, **extras: Any) -> Iterator[str]:
    yield str(view)


def draw_result(view: Any, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> Text:
    return Text(str(view))


def describe_result(view: Any, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> Iterator[str]:
    yield str(view)
