"""Where games are: a folder each in `uogashi/games`, and packages of others that name themselves by an entry point.

Nothing is imported to find them: a list of games must not load NumPy and Numba.
"""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

GROUP = "uogashi.games"
"""The group of entry points: the name is the game's, the value the package whose `GAME` it is."""
OURS = Path(__file__).parent.parent / "games"


class Clash(NamedTuple):
    """Two packages give a game the same name."""

    game: str
    played: str
    ignored: str


def own_names() -> list[str]:
    """Our folders. One that is not finished is also listed: asking for it shows what is missing."""
    found = {file.parent.name for name in ("components.toml", "__init__.py") for file in OURS.glob(f"*/{name}")}
    return sorted(found)


@cache
def entries() -> tuple[tuple[str, str], ...]:
    """(name, package) of every game from elsewhere, ignoring any other entries."""
    return tuple(sorted({(each.name, each.value.partition(":")[0].strip()) for each in entry_points(group=GROUP)}))


@cache
def game_packages() -> dict[str, str]:
    """The package of each game; where names clash, ours is played, else the first."""
    packages = {name: f"uogashi.games.{name}" for name in own_names()}
    for name, package in entries():
        packages.setdefault(name, package)
    return dict(sorted(packages.items()))


def clashes() -> Iterator[Clash]:
    for name, package in entries():
        if game_packages()[name] != package:
            yield Clash(name, game_packages()[name], package)


@cache
def game_folder(name: str) -> Path | None:
    """The folder of this game; None if there is no such game."""
    if name in own_names():
        return OURS / name
    package = game_packages().get(name)
    return package_folder(package) if package is not None else None


def package_folder(package: str) -> Path | None:
    try:
        spec = find_spec(package)
    except Exception:  # a package within a package that cannot be loaded: `load_game` says why
        return None
    places = list(spec.submodule_search_locations or ()) if spec is not None else []
    return Path(places[0]) if places else None
