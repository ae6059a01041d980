"""What the boards of all games draw with: texts cut to the columns that there are."""

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.text import Text


def fit(text: str, room: int) -> str:
    """The text, cut with an ellipsis if it needs more columns than there are."""
    if cell_len(text) <= room:
        return text
    return set_cell_size(text, max(room - 1, 0)).rstrip() + "…"


def last_lines(log: Sequence[Text], width: int, count: int) -> list[Text]:
    """The newest entries of the log that fit in this many lines, whole ones only."""
    console = Console(width=width)
    shown: list[Text] = []
    for entry in reversed(log):
        lines = list(entry.wrap(console, width, overflow="fold"))
        if len(shown) + len(lines) > count:
            break
        shown = [*lines, *shown]
    return shown


def draw_story(log: Sequence[Text], title: str, width: int, lines: int) -> Panel:
    """A panel of the latest log, in this many lines."""
    shown = Group(*last_lines(log, width - 4, lines))
    return Panel(shown, title=title, title_align="left", border_style="bright_black", height=lines + 2)


def first_that_fits(drawings: Iterable[RenderableType], width: int, height: int | None) -> RenderableType:
    """Of drawings of the same, the fullest first, the first that needs no more lines than there are; else the last."""
    chosen: RenderableType = ""
    for chosen in drawings:
        if height is None or lines_of(chosen, width) <= height:
            break
    return chosen


def lines_of(drawn: RenderableType, width: int) -> int:
    """How many lines it takes in this many columns."""
    console = Console(width=width, color_system=None, legacy_windows=False)
    return len(console.render_lines(drawn, console.options.update(width=width), pad=False))
