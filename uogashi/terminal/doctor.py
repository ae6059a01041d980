"""`uogashi doctor`: what is installed here, what is missing and what for."""

import sys
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING

from rich.cells import set_cell_size

from uogashi.terminal.arguments import Values
from uogashi.terminal.exits import BAD, OK
from uogashi.text import Texts, languages

if TYPE_CHECKING:
    from uogashi.core.errors import Refusal
    from uogashi.core.game import Game

MARK_WIDTH = 8
NEEDED = {
    "numpy": "rules",
    "numba": "rules",
    "platformdirs": "rules",
    "msgspec": "records",
    "litestar": "server",
    "uvicorn": "server",
    "websockets": "server",
    "sqlalchemy": "store",
    "alembic": "store",
    "psycopg": "store",
    "prometheus-client": "metrics",
    "rich": "terminal",
    "prompt-toolkit": "terminal",
    "babel": "text",
    "fluent.runtime": "text",
}
EXTRAS = {
    "polars": "table",
    "matplotlib": "report",
}
TOOLS = {
    "pytest": "test",
    "hypothesis": "test",
    "zensical": "docs",
}
"""For those who work on the program: where it is installed without its sources, nobody misses them."""
SOURCES = (Path(__file__).parent.parent.parent / "pyproject.toml").is_file()
"""Whether this is a source tree, with a Makefile."""


def examine(values: Values, say: Texts) -> int:
    """Print a line for each check; the exit code says whether the program can run, with every game."""
    well = True

    def line(ok: bool, sentence: str) -> None:
        mark = say.say("doctor-ok") if ok else say.say("doctor-not-ok")
        print(f"{set_cell_size(mark, MARK_WIDTH)} {sentence}")

    python = ".".join(map(str, sys.version_info[:3]))
    fresh = sys.version_info >= (3, 11)
    line(fresh, say.say("doctor-python" if fresh else "doctor-python-old", version=python))
    well &= fresh
    for package, purpose in NEEDED.items():
        found = installed(package)
        well &= found is not None
        line(found is not None, package_line(package, found, purpose, say))
    for package, purpose in {**EXTRAS, **(TOOLS if SOURCES else {})}.items():
        found = installed(package)
        line(found is not None, package_line(package, found, purpose, say))
    playable = False
    if well:
        well &= examine_rules(line, say)
        playable = well and examine_games(line, say)
        examine_client(line, say)
    line(True, say.say("doctor-languages", languages=", ".join(languages())))
    if well:
        print(say.say("doctor-well" if playable else "doctor-games-sick"))
    else:
        print(say.say("doctor-sick"))
    return OK if playable else BAD


def package_line(package: str, found: str | None, purpose: str, say: Texts) -> str:
    if found is None:
        sentence = say.say("doctor-package-missing" if SOURCES else "doctor-package-install", package=package)
    else:
        sentence = say.say("doctor-package", package=package, version=found)
    return say.clauses(sentence, say.say("doctor-for", purpose=say.say(f"purpose-{purpose}")))


def examine_rules(line: Callable[[bool, str], None], say: Texts) -> bool:
    """The compiled rules, and whether they can be kept: else they would be compiled at every start."""
    from uogashi.core.compile import INTERPRETED, cache_problem, cache_root
    from uogashi.core.errors import Refusal
    from uogashi.games import sound_games
    from uogashi.terminal.warm import is_warm, why_not_compiled

    if INTERPRETED:
        line(True, say.say("doctor-interpreted"))
        return True
    try:
        problem = cache_problem()
    except Refusal as refusal:  # not even a temporary folder can be written to
        line(False, say.explain(refusal.message))
        return False
    warm = {game: is_warm(game) for game in sound_games()}
    if problem is not None and not all(warm.values()):
        line(False, say.say("cache-unwritable", folder=str(problem.folder), why=problem.why))
        return False
    for game, compiled in warm.items():
        if why_not_compiled(game) is not None:
            continue  # reported below
        title = say.say(f"{game}-title")
        line(compiled, say.say("doctor-compiled" if compiled else "doctor-not-compiled", game=title))
    if problem is not None:
        line(True, say.say("doctor-cache-borrowed", folder=str(problem.folder), why=problem.why))
        return True
    size = sum(file.stat().st_size for file in cache_root().rglob("*") if file.is_file())
    line(True, say.say("doctor-cache", folder=str(cache_root()), size=say.number(size / 1e6, 1)))
    return True


def examine_games(line: Callable[[bool, str], None], say: Texts) -> bool:
    """Whether all games that were found here can be played; the program runs without those that cannot."""
    from uogashi.core.compile import INTERPRETED
    from uogashi.games import game_problems, load_game, sound_games, why_faulty
    from uogashi.terminal.warm import is_warm, why_not_compiled

    problems = [*game_problems()]
    for game in sound_games():
        problem = why_faulty(game)
        if problem is None and not INTERPRETED:
            problem = why_not_compiled(game)
        if problem is None and is_warm(game):  # else it would be compiled now
            problem = why_unplayable(load_game(game))
        if problem is not None:
            problems.append(problem)
    for each in problems:
        line(False, say.explain(each.message))
    return not problems


def why_unplayable(game: "Game") -> "Refusal | None":
    """What fails when the game is played with all that people are shown of it, or what it has no words for."""
    from uogashi.bots import BOT_NAMES, RANDOM
    from uogashi.bots.rehearsal import rehearse
    from uogashi.core.errors import Refusal
    from uogashi.games import where_it_happened

    try:
        lacking = rehearse(game, BOT_NAMES[RANDOM])
    except Exception as error:  # catch any error in a game's code
        return Refusal("game-failed", game=game.name, why=where_it_happened(error, game.folder))
    if lacking:
        return Refusal("game-lacks", game=game.name, file="text/en.ftl", name=", ".join(sorted(lacking)))
    return None


def examine_client(line: Callable[[bool, str], None], say: Texts) -> None:
    from uogashi.server.web.client import is_built

    line(is_built(), say.say("doctor-client" if is_built() else "doctor-no-client"))


def installed(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None
