"""Uogashi: play, simulate and study fish-market board games.

    import uogashi

    results = uogashi.simulate("tsukiji", games=1000, bots=["greedy", "random", "random"])

docs/python.md describes all names. They are loaded when they are first asked for: `import uogashi` alone is quick, and
loads nothing else, so that the program can deal with Ctrl-C before it does.
"""

TYPE_CHECKING = False
"""A type checker takes this for true; `typing` would have to be loaded."""

if TYPE_CHECKING:
    from uogashi import arena as arena
    from uogashi import bots as bots
    from uogashi import core as core
    from uogashi import games as games
    from uogashi import text as text
    from uogashi.arena.library import (
        Results,
        read_record,
        read_records,
        restore_match,
        simulate,
        verify_record,
        write_record,
    )
    from uogashi.bots.players import play_to_the_end
    from uogashi.core.errors import Refusal
    from uogashi.core.match import Match
    from uogashi.games import game_names, load_game

__all__ = [
    "Match",
    "Refusal",
    "Results",
    "__version__",
    "game_names",
    "load_game",
    "play_to_the_end",
    "read_record",
    "read_records",
    "restore_match",
    "simulate",
    "verify_record",
    "write_record",
]

PLACES = {
    "Match": "core.match",
    "Refusal": "core.errors",
    "game_names": "games",
    "load_game": "games",
    "play_to_the_end": "bots.players",
}
"""Where names come from; all others come from `arena.library`."""
PACKAGES = {"arena": "arena.library", "bots": "bots.players", "core": "core.record", "games": "games", "text": "text"}
"""What else a script may use without importing it first, and what has to be loaded for that."""

if TYPE_CHECKING:
    __version__: str
else:  # a type checker knows the names from above, and that there are no others

    def __getattr__(name):
        if name not in __all__ and name not in PACKAGES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = _version() if name == "__version__" else _load(name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__, *PACKAGES})


def _load(name: str) -> object:
    from importlib import import_module

    import_module(f"{__name__}.games")  # with the games come the sentences of refusals
    if name in PACKAGES:
        import_module(f"{__name__}.{PACKAGES[name]}")
        return import_module(f"{__name__}.{name}")
    return getattr(import_module(f"{__name__}.{PLACES.get(name, 'arena.library')}"), name)


def _version() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("uogashi")
    except PackageNotFoundError:  # run from a source tree that was never installed
        return "0+unknown"
