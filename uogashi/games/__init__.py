"""The games: one folder each. A folder with a `components.toml` is a game; nothing else lists them."""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, cast

from uogashi.core.errors import Message, Refusal, explain_with

if TYPE_CHECKING:  # listing the games must not load NumPy and Numba
    from uogashi.core.game import Game

FOLDER = Path(__file__).parent


@cache
def game_names() -> tuple[str, ...]:
    return tuple(sorted(file.parent.name for file in FOLDER.glob("*/components.toml")))


def check_game(name: str) -> str:
    """The name of a game that there is, or a refusal."""
    if name not in game_names():
        raise Refusal("game-unknown", game=name, known=", ".join(game_names()))
    return name


@cache
def load_game(name: str) -> "Game":
    """The game of this name, with its rules ready to run."""
    check_game(name)
    return cast("Game", import_module(f"uogashi.games.{name}").GAME)


def _sentence(message: Message) -> str:
    """What a refusal says to whoever prints it in a script: the catalogue's English, read when it is needed."""
    from uogashi.text import texts

    return texts().explain(message)


explain_with(_sentence)
