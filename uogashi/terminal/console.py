"""The console that all commands print to."""

from typing import Any, NoReturn

import rich.text
from rich.console import Console

from uogashi.text.wrapping import break_places

# Rich breaks lines at spaces, and what has none wherever the columns end. It has no setting for another rule, so we put
# ours in its place: this way cells of tables and the rules, which are Markdown, also follow it.
rich.text.divide_line = break_places  # type: ignore[attr-defined]


class PlainConsole(Console):
    """Rich's console, but brackets are brackets, and a closed pipe is for `main` to deal with."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(highlight=False, markup=False, **settings)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError
