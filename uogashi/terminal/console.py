"""The console that all commands print to."""

from typing import Any, NoReturn

from rich.console import Console


class PlainConsole(Console):
    """Rich's console, but brackets are brackets, and a closed pipe is for `main` to deal with."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(highlight=False, markup=False, **settings)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError
