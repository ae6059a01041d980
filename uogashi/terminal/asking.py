"""Asking the user for a line: with completion in a terminal, or simply the next line of the input."""

import shutil
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from uogashi.terminal.interrupts import INTERRUPTS
from uogashi.text import folded
from uogashi.text.wrapping import break_places

Suggest = Callable[[str], Iterator[tuple[str, str]]]
"""The text before the cursor → (completion of its last word, what it means)."""


TALL = 36
MENU_LINES = 6
"""Room for completions below the line, if the terminal has this many lines; a short one needs them for the table."""
SETTLED = 0.1
"""Seconds without a change after which a window has its new size: while it is dragged it changes all the time."""
CLEAR = "\x1b[H\x1b[2J"


def is_tall() -> bool:
    return shutil.get_terminal_size().lines >= TALL


def lines_below() -> int:
    """How many lines of the terminal the edited line takes, with the text below it."""
    return MENU_LINES + 1 if is_tall() else 1


class PlainAsker:
    """The next line of the standard input, whatever that is."""

    def ask(self, who: str, prompt: str, hint: str = "", suggest: Suggest | None = None) -> str:
        """Raises EOFError at the end of the input."""
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        if not line.endswith("\n"):
            print()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            print(line.rstrip("\n"))
        return line.strip()


class TerminalAsker:
    """A line edited in the terminal: Tab completes, arrows recall what this player, and nobody else, typed."""

    def __init__(self) -> None:
        self.sessions: dict[str, Any] = {}
        self.keys = make_keys()
        self.redraw: Callable[[], None] | None = None
        """Reprints everything above the line, for a terminal that has another size now."""

    def ask(self, who: str, prompt: str, hint: str = "", suggest: Suggest | None = None) -> str:
        """Raises EOFError for Ctrl-D, KeyboardInterrupt for Ctrl-C."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.formatted_text import FormattedText

        if who not in self.sessions:
            session: PromptSession[str] = PromptSession(key_bindings=self.keys)
            # A terminal that does not report its cursor position gets no complaint about it, in English at that.
            session.app.renderer.cpr_not_supported_callback = None
            session.app.after_render += Resizing(self, session, session.app.output.get_size())
            self.sessions[who] = session
        self.hint = FormattedText([("noreverse ansibrightblack", hint)]) if hint else None
        try:
            answer = self.sessions[who].prompt(
                FormattedText([("bold ansired", broken(prompt))]),
                **self.room_below(),
                completer=make_completer(suggest) if suggest else None,
                complete_while_typing=True,
            )
        finally:
            # While a line is edited Ctrl-C is one of its keys, and asyncio forgets who dealt with it before.
            INTERRUPTS.reinstall()
        return str(answer).strip()

    def room_below(self) -> dict[str, Any]:
        """The text below the line, as far as there is room."""
        tall = is_tall()
        return {
            "bottom_toolbar": self.hint if tall else None,
            "reserve_space_for_menu": MENU_LINES if tall else 0,
        }


class Resizing:
    """Called whenever the line is drawn: when the terminal has got another size, so is everything above it."""

    def __init__(self, asker: TerminalAsker, session: Any, size: Any) -> None:
        self.asker = asker
        self.session = session
        self.size = size

    def __call__(self, app: Any) -> None:
        size = app.output.get_size()
        if size != self.size:
            self.size = size
            if self.asker.redraw is not None:
                app.create_background_task(self.redraw(size))

    async def redraw(self, size: Any) -> None:
        """Once the window has come to rest; what is being typed stays as it is."""
        from asyncio import sleep

        from prompt_toolkit.application import run_in_terminal

        await sleep(SETTLED)
        draw = self.asker.redraw
        if size != self.size or draw is None:
            return
        for name, value in self.asker.room_below().items():
            setattr(self.session, name, value)

        def draw_anew() -> None:
            sys.stdout.write(CLEAR)
            draw()
            sys.stdout.flush()

        await run_in_terminal(draw_anew)


def broken(prompt: str) -> str:
    """A long prompt in lines of the terminal's width, each broken where the language allows it."""
    width = shutil.get_terminal_size().columns - 1
    places = [0, *break_places(prompt, width), len(prompt)]
    return "\n".join(prompt[start:end] for start, end in pairwise(places))


def make_keys() -> Any:
    """Ctrl-C empties a line before it means more; stray mouse reports, or colours that were pasted, mean nothing."""
    from prompt_toolkit.key_binding import KeyBindings
    from prompt_toolkit.keys import Keys

    keys = KeyBindings()

    @keys.add("c-c", eager=True)
    def interrupt(event: Any) -> None:
        if event.current_buffer.text:
            event.current_buffer.reset()
        else:
            event.app.exit(exception=KeyboardInterrupt)

    @keys.add(Keys.Vt100MouseEvent, eager=True)
    def ignore(event: Any) -> None:
        pass

    return keys


def make_completer(suggest: Suggest) -> Any:
    from prompt_toolkit.completion import Completer, Completion

    class WordCompleter(Completer):
        """The offers of `suggest` that begin like the last word."""

        def get_completions(self, document: Any, complete_event: Any) -> Iterator[Any]:
            before = document.text_before_cursor
            word = before.replace(",", " ").split(" ")[-1]
            for text, meaning in suggest(before):
                if folded(text).startswith(folded(word)):
                    yield Completion(text, start_position=-len(word), display_meta=meaning)

    return WordCompleter()
