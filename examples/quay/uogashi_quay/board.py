"""The table of Quay in the terminal: drawn, and as plain text for screen readers."""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.text import Texts
from uogashi.text.drawing import first_that_fits, last_lines
from uogashi_quay.view import QuayView

LOG_LINES = 6
COLUMNS = ("money", "crates", "bids")


def draw_position(
    view: QuayView,
    seats: Sequence[str],
    say: Texts,
    width: int = 80,
    *,
    log: Sequence[Text] = (),
    height: int | None = None,
    **extras: Any,
) -> RenderableType:
    """The crate and the bag, a row for each seat and what happened last; where lines are few, without that."""
    table = Group(Text(headline(view, say), style="bold"), Text(bag_line(view, say)), draw_seats(view, seats, say))
    whole = Group(table, "", *last_lines(log, width, LOG_LINES))
    return first_that_fits((whole, table), width, height)


def draw_seats(view: QuayView, seats: Sequence[str], say: Texts) -> Table:
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for column in COLUMNS:
        table.add_column(say.say(f"quay-view-{column}"), justify="right")
    for seat, name in enumerate(seats):
        marks = ("▶ " if seat in view.acting else "  ") + name + (" ⚓" if seat == view.captain else "")
        bid = view.bids[seat]
        cells = (str(view.money[seat]), str(view.crates[seat]), "–" if bid is None else str(bid))
        table.add_row(Text(marks, style="bold" if seat == view.viewer else ""), *cells)
    return table


def headline(view: QuayView, say: Texts) -> str:
    return say.say("quay-board-round", round=view.round, rounds=view.rounds, crate=view.crate)


def bag_line(view: QuayView, say: Texts) -> str:
    left = say.join(f"{count} × {worth}" for worth, count in enumerate(view.bag, start=1) if count)
    return say.say("quay-board-bag", crates=left or "–")


def legend(view: QuayView, say: Texts) -> Iterator[tuple[Text, str]]:
    """What the signs mean."""
    yield Text("▶"), say.say("quay-legend-acting")
    yield Text("⚓"), say.say("quay-view-captain")


def describe_position(view: QuayView, seats: Sequence[str], say: Texts, **extras: Any) -> Iterator[str]:
    """The table in lines of words."""
    yield headline(view, say)
    yield bag_line(view, say)
    for seat, name in enumerate(seats):
        yield say.say("quay-board-seat", seat=name, money=view.money[seat], crates=view.crates[seat])


def draw_result(view: QuayView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> RenderableType:
    """The score sheet."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("")
    for column in ("view-money", "view-crates", "outcome-score"):
        table.add_column(say.say(f"quay-{column}"), justify="right")
    for seat, name in enumerate(seats):
        numbers = (view.money[seat], view.crates[seat], view.money[seat] + view.crates[seat])
        table.add_row(Text(name, style="bold" if seat in winners else ""), *map(str, numbers))
    return table


def describe_result(view: QuayView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> Iterator[str]:
    """The score sheet in lines of words."""
    for seat, name in enumerate(seats):
        yield say.say("quay-board-seat", seat=name, money=view.money[seat], crates=view.crates[seat])
