"""What the boards of all games draw with: texts cut to the columns that there are."""

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text


def fit(text: str, room: int) -> str:
    """The text, cut with an ellipsis if it needs more columns than there are."""
    if cell_len(text) <= room:
        return text
    return set_cell_size(text, max(room - 1, 0)).rstrip() + "…"


def last_lines(log: Sequence[Text], width: int, count: int) -> list[Text]:
    """The newest entries of the log that fit in so many lines, whole ones only."""
    console = Console(width=width)
    shown: list[Text] = []
    for entry in reversed(log):
        lines = list(entry.wrap(console, width, overflow="fold"))
        if len(shown) + len(lines) > count:
            break
        shown = [*lines, *shown]
    return shown
