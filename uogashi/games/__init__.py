"""The games: one folder each, and packages of others that are installed here (`core/places.py` finds them all).

A game that is broken or not finished is refused with what is missing when it is asked for; the others are not
touched by it.
"""

import re
import traceback
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

from uogashi.core.errors import Message, Refusal, Unsaid, explain_with
from uogashi.core.places import clashes, game_folder, game_packages

if TYPE_CHECKING:  # listing the games must not load NumPy and Numba
    from uogashi.core.game import Game

NAME = re.compile(r"[a-z][a-z0-9]{0,31}")
"""A valid name for a game: it begins the ids of its messages, and is used in records and addresses."""


@cache
def game_names() -> tuple[str, ...]:
    return tuple(game_packages())


def check_game(name: str) -> str:
    """The name of a game that there is, or a refusal."""
    if name not in game_names():
        raise Refusal("game-unknown", game=name, known=", ".join(game_names()))
    return name


@cache
def load_game(name: str) -> "Game":
    """The game of this name, with its rules ready to run."""
    package = game_packages()[check_game(name)]
    if NAME.fullmatch(name) is None:
        raise Refusal("game-name-wrong", game=name)
    folder = game_folder(name)
    if folder is not None and not (folder / "__init__.py").is_file():
        raise Refusal("game-lacks-file", game=name, file="__init__.py")
    try:
        module = import_module(package)
        unfinished = why_unfinished(name, package, getattr(module, "GAME", None))
    except (Exception, SystemExit) as error:  # catch any error in an author's file
        if (file := file_lacking(error, package, folder)) is not None:
            raise Refusal("game-lacks-file", game=name, file=file) from error
        raise Refusal("game-broken", game=name, package=package, why=where_it_happened(error, folder)) from error
    if unfinished is not None:
        raise unfinished
    game: Game = module.GAME
    return game


def why_unfinished(name: str, package: str, game: Any) -> Refusal | None:
    """What is missing that any program of ours would ask the game for."""
    from uogashi.core.game import Game
    from uogashi.core.parts import missing_from_folder, missing_from_rules

    if game is None:
        return Refusal("game-lacks", game=name, file="__init__.py", name="GAME")
    if not isinstance(game, Game):
        raise TypeError(f"GAME is of the type {type(game).__name__}, not a Game")
    if game.name != name:
        return Refusal("game-other-name", game=name, package=package, name=game.name)
    for missing in chain(missing_from_rules(game), missing_from_folder(game)):
        if missing.name:
            return Refusal("game-lacks", game=name, file=missing.file, name=missing.name)
        return Refusal("game-lacks-file", game=name, file=missing.file)
    return None


NOT_THERE = re.compile(r"cannot import name '(\w+)' from (?:partially initialized )?module '([\w.]+)'")


def file_lacking(error: BaseException, package: str, folder: Path | None) -> str | None:
    """The file of this package that is imported and not there; Python may call that a circular import."""
    if not isinstance(error, ImportError) or folder is None:
        return None
    found = NOT_THERE.match(str(error))
    if found is not None and found[2] != package:
        return None
    module = f"{found[2]}.{found[1]}" if found is not None else error.name or ""
    place = folder.joinpath(*module.removeprefix(f"{package}.").split("."))
    if not module.startswith(f"{package}.") or place.is_dir() or place.with_suffix(".py").exists():
        return None
    return place.with_suffix(".py").relative_to(folder).as_posix()


def why_faulty(name: str) -> Refusal | None:
    """Why a game that can be loaded would fail later: a module that cannot be read, or unplayable components.

    This check takes too long for commands that need none of these. Other files in its folder, tests or
    scripts, are not run.
    """
    from uogashi.core.parts import MODULES, OPTIONAL, unreadable_messages

    game = load_game(name)
    try:
        for module in (*MODULES, *OPTIONAL):
            game.find_module(module)
        for wrong in unreadable_messages(game):
            raise ValueError(wrong)
        for players in game.player_counts:
            game.figures(players)
    except (Exception, SystemExit) as error:
        return Refusal("game-broken", game=name, package=game.package, why=where_it_happened(error, game.folder))
    return None


def what_happened(error: BaseException) -> str:
    """An error in an author's file, in one sentence."""
    return str(error) if isinstance(error, Refusal) else f"{type(error).__name__}: {error}"


def where_it_happened(error: BaseException, folder: Path | None) -> str:
    """The same, with the line of this folder where it happened, if it was there."""
    what = what_happened(error)
    return f"{what} [{place_in(folder, error)}]" if steps_in(folder, error) else what


def place_in(folder: Path | None, error: BaseException) -> str:
    """Where an error happened: the last line of a file in this folder that led to it, else the last of all."""
    steps = traceback.extract_tb(error.__traceback__)
    last = (steps_in(folder, error) or steps)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def steps_in(folder: Path | None, error: BaseException) -> list[traceback.FrameSummary]:
    """The lines of files in this folder that led to an error."""
    steps = list(traceback.extract_tb(error.__traceback__))
    if isinstance(error, SyntaxError) and error.filename is not None:  # nothing of that file has run
        steps.append(traceback.FrameSummary(error.filename, error.lineno, "<module>"))
    return [step for step in steps if folder is not None and Path(step.filename).is_relative_to(folder)]


def failed_game(error: BaseException) -> str | None:
    """The game in whose files an error happened, or whose message cannot be formatted."""
    if isinstance(error, Unsaid) and (game := error.id.partition("-")[0]) in game_names():
        return game
    return next((name for name in game_names() if steps_in(game_folder(name), error)), None)


# --- games that cannot be played ---------------------------------------------------------------------------------

LEFT_OUT: dict[str, Refusal] = {}
"""Games that could be loaded, but not compiled."""


def is_sound(name: str) -> bool:
    return why_broken(name) is None


@cache
def why_broken(name: str) -> Refusal | None:
    if name in LEFT_OUT:
        return LEFT_OUT[name]
    try:
        load_game(name)
    except Refusal as refusal:
        return refusal
    return None


def leave_out(name: str, why: Message) -> Refusal:
    """From now on, this game is one of those that cannot be played here."""
    LEFT_OUT[name] = Refusal(why.id, **why.arguments)
    why_broken.cache_clear()
    return LEFT_OUT[name]


def sound_games() -> tuple[str, ...]:
    """The games that can be played here."""
    return tuple(filter(is_sound, game_names()))


def game_problems() -> Iterator[Refusal]:
    """Why other games cannot be played, and which are not because their names are taken."""
    yield from (refusal for name in game_names() if (refusal := why_broken(name)) is not None)
    for clash in clashes():
        yield Refusal("game-clash", game=clash.game, played=clash.played, ignored=clash.ignored)


def _sentence(message: Message) -> str:
    """The text of a refusal that a script prints: the catalogue's English, read when it is needed."""
    from uogashi.text import texts

    return texts().explain(message)


explain_with(_sentence)
