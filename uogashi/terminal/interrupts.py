"""Ctrl-C, wherever the program is: the first one is an exception, a second one ends the program at once.

While the program starts and when it ends, the first one does. Nobody ever sees a traceback of it. What is imported
here is loaded before anything can be dealt with, so it is little.
"""

import atexit
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from uogashi.terminal.exits import INTERRUPTED

PUT_BACK = "\x1b[?2004l\x1b[?25h\x1b[0m\n"
"""What is pasted is no longer marked, the cursor is seen, colours are off: as a shell expects its terminal."""


class Interrupts:
    """What has been pressed, and what becomes of it."""

    def __init__(self) -> None:
        self.installed = False
        self.at_once = True
        """While the program starts or ends there is nobody to catch an exception."""
        self.pressed = False
        """The user wants to stop, and nothing has reacted yet."""
        self.held = 0
        self.waiting = False
        self.code: int | None = None
        """What to end with as soon as nothing is held back: the terminal closed, or the process was asked to end."""
        self.last_words = ""
        self.farewells: list[Callable[[], None]] = []
        """What is done even if the program ends at once, the last first: other processes are ended with it."""
        self.terminal: Any = None

    def install(self) -> None:
        """Handle Ctrl-C from now on; call it again after other code has taken over."""
        if not self.installed:
            self.installed = True
            self.terminal = terminal_settings()
            sys.unraisablehook = self.unraisable
            # Registered first, done last: while Python itself ends, a press must not change the exit code.
            atexit.register(ignore_presses)
        with suppress(ValueError):  # not in the main thread
            signal.signal(signal.SIGINT, self.handle)

    def reinstall(self) -> None:
        if self.installed:
            self.install()

    def handle(self, number: int, frame: Any) -> None:
        if self.at_once or self.pressed:
            self.leave_at_once()
        if self.held:
            self.waiting = True
            return
        self.pressed = True
        raise KeyboardInterrupt

    def unraisable(self, lost: Any) -> None:
        """An exception where none can be caught, such as in a callback; of Ctrl-C only the wish to stop is left."""
        if isinstance(lost.exc_value, KeyboardInterrupt):
            self.leave_at_once()
        sys.__unraisablehook__(lost)

    def answered(self) -> None:
        """The user was asked, and continues: the next Ctrl-C is a first one again."""
        self.pressed = False

    @contextmanager
    def held_back(self) -> Iterator[None]:
        """Code in here runs to its end: Ctrl-C, and a closed terminal, are handled after it."""
        self.held += 1
        try:
            yield
        finally:
            self.held -= 1
            if self.code is not None and not self.held:
                self.leave_at_once(self.code)
            if self.waiting and not self.held:
                self.waiting = False
                self.pressed = True
                raise KeyboardInterrupt

    def leave_at_once(self, code: int = INTERRUPTED) -> None:
        """End the program here and now, with the terminal as we found it."""
        for farewell in reversed(self.farewells):
            with suppress(Exception):
                farewell()
        with suppress(Exception):
            sys.stdout.flush()
        with suppress(Exception):
            if self.terminal is not None:
                import termios

                termios.tcsetattr(0, termios.TCSANOW, self.terminal)
                os.write(1, PUT_BACK.encode())
            if self.last_words:
                os.write(2, f"{self.last_words}\n".encode(errors="replace"))
        os._exit(code)

    def leave_on(self, *names: str) -> None:
        """End at once when the terminal is closed, or the process is asked to end: everything is saved already."""
        for name in names:
            number = getattr(signal, name, None)
            if number is not None and self.installed:
                signal.signal(number, self.end)

    def end(self, number: int, frame: Any) -> None:
        self.code = 128 + number
        if not self.held:
            self.leave_at_once(self.code)


def ignore_presses() -> None:
    with suppress(ValueError):  # not in the main thread
        signal.signal(signal.SIGINT, signal.SIG_IGN)


def terminal_settings() -> Any:
    """How the terminal was set before any change; None if there is none."""
    if not (os.isatty(0) and os.isatty(1)):
        return None
    try:
        import termios

        return termios.tcgetattr(0)
    except (ImportError, OSError):
        return None


INTERRUPTS = Interrupts()
