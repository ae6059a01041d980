"""Asking a person for a line: with completion in a terminal, or simply the next line of the input."""

import shutil
import sys
from collections.abc import Callable, Iterator
from typing import Any

from uogashi.text import folded

Suggest = Callable[[str], Iterator[tuple[str, str]]]
"""The text before the cursor → (completion of its last word, what it means)."""


TALL = 36
MENU_LINES = 6
"""Room for completions below the line, where the terminal has so many lines; a short one needs them for the table."""


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
    """A line edited in the terminal: Tab completes, arrows bring back what this person, and nobody else, typed."""

    def __init__(self) -> None:
        self.sessions: dict[str, Any] = {}
        self.keys = make_keys()

    def ask(self, who: str, prompt: str, hint: str = "", suggest: Suggest | None = None) -> str:
        """Raises EOFError for Ctrl-D, KeyboardInterrupt for Ctrl-C."""
        from prompt_toolkit import PromptSession
        from prompt_toolkit.formatted_text import FormattedText

        if who not in self.sessions:
            session: PromptSession[str] = PromptSession(key_bindings=self.keys)
            # A terminal that does not tell where its cursor is gets no complaint about it, in English at that.
            session.app.renderer.cpr_not_supported_callback = None
            self.sessions[who] = session
        tall = shutil.get_terminal_size().lines >= TALL
        answer = self.sessions[who].prompt(
            FormattedText([("bold ansired", prompt)]),
            bottom_toolbar=FormattedText([("noreverse ansibrightblack", hint)]) if hint and tall else None,
            reserve_space_for_menu=MENU_LINES if tall else 0,
            completer=make_completer(suggest) if suggest else None,
            complete_while_typing=True,
        )
        return str(answer).strip()


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
        """What `suggest` offers, as far as it begins like the last word."""

        def get_completions(self, document: Any, complete_event: Any) -> Iterator[Any]:
            before = document.text_before_cursor
            word = before.replace(",", " ").split(" ")[-1]
            for text, meaning in suggest(before):
                if folded(text).startswith(folded(word)):
                    yield Completion(text, start_position=-len(word), display_meta=meaning)

    return WordCompleter()
