"""Legends: what is drawn, sign by sign."""

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text


def draw_legend(signs: Iterable[tuple[Text, str]]) -> RenderableType:
    """Each sign as it is drawn, and beside it what it means; signs that come with their meanings first."""
    lines: list[RenderableType] = []
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(overflow="fold")
    for sign, meaning in signs:
        if meaning:
            table.add_row(sign, meaning)
        else:
            lines.append(sign)
    return Group(*lines, table)
