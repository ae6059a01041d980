"""A game whose files are elsewhere: files missing from its folder, or added to it."""

from dataclasses import fields
from pathlib import Path
from typing import Any

from uogashi.core.game import Game


def moved(game: Game, folder: Path, **changes: Any) -> Game:
    """The same game, but for these fields, with this folder for its texts."""
    kind = type("MovedGame", (Game,), {"folder": folder})
    given = {field.name: getattr(game, field.name) for field in fields(game)}
    found: Game = kind(**{**given, **changes})
    return found
