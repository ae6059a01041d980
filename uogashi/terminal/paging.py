"""What is longer than the screen is shown page by page: Enter for more. Only for a user at a real terminal."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from uogashi.terminal.asking import PlainAsker, TerminalAsker
from uogashi.terminal.interrupts import INTERRUPTS
from uogashi.terminal.screen import Screen
from uogashi.text import Texts

AFTERWARDS = 3
"""Lines that come below the last page: the next question and its prompt."""
LEAST_PAGE = 5


@contextmanager
def paged(screen: Screen, asker: PlainAsker | TerminalAsker, say: Texts) -> Iterator[None]:
    """Whatever is printed in here comes page by page if it is too long; in pipes and plain lines it simply comes."""
    if screen.plain or isinstance(asker, PlainAsker):
        yield
        return
    with screen.console.capture() as captured:
        yield
    show_pages(captured.get().splitlines(), screen, asker, say)


def show_pages(lines: Sequence[str], screen: Screen, asker: TerminalAsker, say: Texts) -> None:
    last_page = max(screen.height - 1 - AFTERWARDS, LEAST_PAGE)
    while len(lines) > last_page:
        page = max(screen.height - 1, LEAST_PAGE) if len(lines) >= screen.height else last_page
        write_lines(lines[:page])
        lines = lines[page:]
        if not goes_on(asker, say):
            return
    write_lines(lines)


def goes_on(asker: TerminalAsker, say: Texts) -> bool:
    """Enter: yes; anything else, Ctrl-C included: no more of it."""
    word = say.words("play-word-quit")[0]
    try:
        return not asker.ask("", say.say("play-more", quit=word) + " ")
    except EOFError:
        return False
    except KeyboardInterrupt:
        INTERRUPTS.answered()
        return False


def write_lines(lines: Sequence[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    sys.stdout.flush()
