"""The table of Mygame in the terminal: drawn, and as plain text for screen readers."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from uogashi.text import Texts
from uogashi.text.drawing import first_that_fits, last_lines
from uogashi_mygame.view import MygameView

LOG_LINES = 6


def draw_position(
    view: MygameView,
    seats: Sequence[str],
    say: Texts,
    width: int = 80,
    *,
    log: Sequence[Text] = (),
    height: int | None = None,
    **extras: Any,
) -> RenderableType:
    """TODO: the table, for a terminal of this width; where lines are few, without what happened last."""
    stones = Text(f"{'● ' * view.stones}\n", style="bold")
    table = Group(stones, *describe_position(view, seats, say))
    return first_that_fits((Group(table, "", *last_lines(log, width, LOG_LINES)), table), width, height)


def legend(view: MygameView, say: Texts) -> Iterator[tuple[Text, str]]:
    """What the signs mean."""
    yield Text("●"), say.say("mygame-view-stones")


def describe_position(view: MygameView, seats: Sequence[str], say: Texts, **extras: Any) -> Iterator[str]:
    """The table in lines of words."""
    yield say.say("mygame-board-stones", stones=view.stones)
    for seat, name in enumerate(seats):
        yield say.say("mygame-board-seat", seat=name, taken=view.taken[seat])


def draw_result(view: MygameView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> RenderableType:
    """The score sheet."""
    return Group(*describe_result(view, seats, say, winners))


def describe_result(view: MygameView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> Iterator[str]:
    """The score sheet in lines of words."""
    for seat, name in enumerate(seats):
        yield say.say("mygame-board-seat", seat=name, taken=view.taken[seat])
