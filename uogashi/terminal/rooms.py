"""The rooms of a game's folder that the terminal uses: how it is drawn, told and typed."""

from importlib import import_module
from typing import Any

from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.terminal.screen import Screen
from uogashi.text import Texts


def room(game: Game, name: str) -> Any:
    """A module of the game's folder: `board`, `preview`, `story` or `typed`."""
    return import_module(f"uogashi.games.{game.name}.{name}")


def show_table(match: Match, seat: int, say: Texts, screen: Screen, **more: Any) -> None:
    """The table as this seat sees it: drawn, or in words where a drawing would not do."""
    board = room(match.game, "board")
    view = match.view(seat)
    if screen.draws:
        screen.print(board.draw_position(view, match.seats, say, screen.width, **more))
    else:
        more.pop("log", None)
        for line in board.describe_position(view, match.seats, say, **more):
            screen.print(line)
