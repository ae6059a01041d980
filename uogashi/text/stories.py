"""The game log as text, for the terminal."""

from collections.abc import Iterable, Iterator, Sequence

from rich.text import Text

from uogashi.core.story import StoryLine
from uogashi.text import Texts

STYLES = {"loud": "bold"}
UNTOLD = ("brief", "own", "passing")
"""Left out of the terminal's log: its players have just typed their decisions, and the table shows who is ready."""


def tell_lines(lines: Iterable[StoryLine], seats: Sequence[str], say: Texts) -> Iterator[tuple[StoryLine, Text]]:
    """Each line that a terminal shows, and its text."""
    for line in lines:
        if line.kind not in UNTOLD:
            words = say.sentences(*(say.explain(each, seats) for each in line.messages))
            yield line, heading(words) if line.kind == "heading" else Text(words, style=STYLES.get(line.kind or "", ""))


def heading(words: str) -> Text:
    """A part of the game begins."""
    return Text(f"── {words}", style="bold #d2553a")
