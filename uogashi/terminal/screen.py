"""Where a game is shown: a terminal with colours, or plain lines for pipes and screen readers."""

import os
import shutil
import sys
import time
from collections.abc import Iterable
from typing import Any

from rich.text import Text

from uogashi.terminal.console import PlainConsole

LEAST_COLUMNS = 80
"""With fewer columns the table is shown as plain text."""
BEAT = 0.16
"""Seconds between the log's lines, so that they can be followed."""


class Screen:
    """Prints the game. `plain`: no colour, no cursor movement, no pauses."""

    def __init__(self, plain: bool = False, pause: bool = True) -> None:
        dumb = sys.platform != "win32" and os.environ.get("TERM", "dumb") in ("", "dumb")
        self.plain = plain or dumb or not sys.stdout.isatty()
        self.pause = pause and not self.plain
        self.console = PlainConsole(no_color=True, force_terminal=False) if self.plain else PlainConsole()

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def draws(self) -> bool:
        """Whether there are colours and columns enough for a drawing."""
        return not self.plain and self.width >= LEAST_COLUMNS

    def print(self, what: Any = "") -> None:
        self.console.print(what, soft_wrap=self.plain and isinstance(what, str | Text))

    def tell(self, lines: Iterable[Text]) -> None:
        """Log lines, one by one."""
        for line in lines:
            self.print(line)
            if self.pause:
                time.sleep(BEAT)

    def wipe(self) -> None:
        """What was shown can be read no more, not even by scrolling back. Plain: it is only out of sight."""
        if self.console.legacy_windows:
            self.console.clear()
        elif not self.plain:
            sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
            sys.stdout.flush()
        elif sys.stdout.isatty():
            self.print("\n" * shutil.get_terminal_size().lines)
