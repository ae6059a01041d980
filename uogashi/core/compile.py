"""How the rules become fast: one decorator that compiles a function with Numba, or leaves it alone.

`UOGASHI_INTERPRET=1` in the environment runs the same source as plain Python, for a debugger or coverage.
Compiled code is kept on disk, in a folder named by a hash of the sources that it comes from (`sources.py`): one folder
for generic code, and one for each game with all code that works on its records. A change in a game compiles that game
again, and nothing else.
"""

import atexit
import os
import re
import shutil
import signal
import tempfile
import warnings
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from uogashi.core.code_files import CodeFiles
from uogashi.core.errors import Refusal
from uogashi.core.sources import (
    Module,
    game_sources,
    generic_sources,
    module_of,
    note_loaded,
    sources_hash,
    sources_of,
)

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("UOGASHI_INTERPRET", "0") not in ("", "0")

TAG = "uogashi-compiled"
"""A file of this name marks a folder of compiled code as ours. It says whose code that is: a game's package; nothing
where it is generic."""
FOLDERS = "[0-9a-f]" * 16
"""The pattern of such folders' names."""


def compiled(function: Function) -> Function:
    """Compile this function at its first call and keep the result on disk; interpreted: return it as it is."""
    if INTERPRETED:
        return function
    from uogashi.core.linking import make_dispatcher

    dispatcher = make_dispatcher(function)
    if Path(function.__code__.co_filename).is_file():
        dispatcher._cache = SourceCache(function)
        dispatcher.inner._cache = InnerSourceCache(function)
    # else typed into a console or a notebook: there is no file whose compiled code could be kept
    compiled_function: Function = dispatcher
    return compiled_function


class SourceCache:
    """What Numba asks for compiled code of one function: a cache of Numba's for each set of sources it depends on."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.module = module_of(function.__module__, Path(function.__code__.co_filename))
        if note_loaded(self.module.file):
            cache_folder.cache_clear()
        self.caches: dict[Path, Any] = {}

    def folder_for(self, signature: Any) -> Path:
        """Games are known by the records among the arguments, and by their own functions."""
        games = {_games[record] for record in record_types(signature) if record in _games}
        games |= {game for game in _games.values() if self.module.belongs_to(game.package)}
        known = generic_sources().union(*(game.sources for game in games))
        owners = sorted(game.package for game in games)
        if self.module not in known:  # a user's script, which changes more often than the game
            owners.append(self.module.name)
        return cache_folder(known | sources_of(self.module), "+".join(owners))

    def cache_for(self, signature: Any) -> Any:
        folder = self.folder_for(signature)
        if folder not in self.caches:
            self.caches[folder] = self.make_cache(folder)
        return self.caches[folder]

    def make_cache(self, folder: Path) -> Any:
        from numba.core.caching import FunctionCache

        return make_cache(FunctionCache, self.function, folder)

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        return self.cache_for(signature).load_overload(signature, target_context)

    def save_overload(self, signature: Any, data: Any) -> None:
        if _problem is not None:
            warn_of(_problem)
        with suppress(OSError):  # it runs all the same
            self.cache_for(signature).save_overload(signature, data)

    @property
    def cache_path(self) -> str:
        return str(cache_folder())


class InnerSourceCache(SourceCache):
    """The same for the code that compiled callers need."""

    def make_cache(self, folder: Path) -> Any:
        from uogashi.core.linking import InnerCache

        return make_cache(InnerCache, self.function, folder, ".inner")


def make_cache(make: Any, function: Callable[..., Any], folder: Path, suffix: str = "") -> Any:
    import numba

    # The setting is put back for other users of Numba in this process.
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        made = make(function)
    finally:
        settings.CACHE_DIR = before
    made._cache_file = CodeFiles(Path(made.cache_path), made._impl.filename_base + suffix)
    return made


@dataclass(frozen=True)
class GameSources:
    """A game, and the modules that its compiled code comes from."""

    package: str
    sources: frozenset[Module]


_games: dict[Any, GameSources] = {}


def note_sources(record: Any, package: str) -> None:
    """Records of this Numba type belong to the game of this package.

    Sources are read at once: as they are now, they have just been loaded.
    """
    file = import_module(package).__file__
    sources = game_sources(package, Path(file).parent) if file and Path(file).is_file() else frozenset()
    _games[record] = GameSources(package, generic_sources() | sources)


def record_types(signature: Any) -> list[Any]:
    """The types of records among the arguments, in arrays or alone."""
    from numba.core.types import Record

    found = []
    for each in getattr(signature, "args", signature):
        element = each if isinstance(each, Record) else getattr(each, "dtype", None)
        if isinstance(element, Record):
            found.append(element)
    return found


@cache
def cache_folder(sources: frozenset[Module] = frozenset(), owner: str = "") -> Path:
    """Where code is kept that is compiled from generic code and exactly these sources, by this Numba."""
    folder = cache_root() / sources_hash(generic_sources() | sources)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / TAG).exists():
        (folder / TAG).write_text(owner, encoding="utf-8")
    return folder


CACHE = "UOGASHI_CACHE"
LEAST_ROOM = 1 << 20
"""A folder without room for this many bytes has none for compiled code either."""


@dataclass(frozen=True)
class CacheProblem:
    """Compiled code cannot be kept where it should be, and why."""

    folder: Path
    why: str


class CacheWarning(UserWarning):
    """Rules are compiled again at every start. The program ignores this warning: it shows its own."""


@cache
def warn_of(problem: CacheProblem) -> None:
    """Once, and only where something has to be compiled."""
    sentence = Refusal("cache-unwritable", folder=str(problem.folder), why=problem.why)
    warnings.warn(str(sentence), CacheWarning, stacklevel=2)


_problem: CacheProblem | None = None


def cache_problem() -> CacheProblem | None:
    """Why compiled code is in a temporary folder; None if it is where it should be."""
    cache_root()
    return _problem


@cache
def cache_root() -> Path:
    """The folder of all compiled code: `UOGASHI_CACHE`, else the user's cache folder, else a temporary one."""
    global _problem
    folder = wanted_root()
    why = why_unwritable(folder)
    if why is None:
        return folder
    _problem = CacheProblem(folder, why)
    return temporary_root(_problem)


def wanted_root() -> Path:
    from platformdirs import user_cache_path

    chosen = os.environ.get(CACHE)
    return Path(chosen) if chosen else user_cache_path("uogashi") / "compiled"


def why_unwritable(folder: Path) -> str | None:
    """Why nothing can be kept in this folder; None if something can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(bytes(LEAST_ROOM))
    except OSError as error:
        return error.strerror or str(error)
    return None


def temporary_root(problem: CacheProblem) -> Path:
    """A folder for this run and all processes it starts: they find it in their environment. It is deleted at the end.

    Compiled code is loaded and run, so nobody else may be able to put any there.
    """
    sweep_temporary()
    nowhere = Refusal("cache-nowhere", folder=str(problem.folder), why=problem.why)
    try:
        folder = Path(tempfile.mkdtemp(prefix=f"{TAG}-{os.getpid()}-"))
    except OSError:
        raise nowhere from None
    atexit.register(remove_temporary, folder, os.getpid())
    if why_unwritable(folder) is not None:
        raise nowhere
    if not borrow(problem.folder, folder):
        warn_of(problem)
    os.environ[CACHE] = str(folder)
    return folder


def sweep_temporary() -> None:
    """Delete temporary folders of ours that were left behind by processes that were killed."""
    if not hasattr(os, "getuid"):
        return
    with suppress(OSError):
        for folder in Path(tempfile.gettempdir()).glob(f"{TAG}-*"):
            owner = re.fullmatch(rf"{TAG}-([1-9][0-9]*)-\w+", folder.name)
            with suppress(OSError):
                ours = folder.lstat().st_uid == os.getuid() and not folder.is_symlink()
                if ours and owner and not is_alive(int(owner[1])):
                    shutil.rmtree(folder, ignore_errors=True)


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):  # someone else's
        return True
    return True


def remove_temporary(folder: Path, owner: int) -> None:
    if os.getpid() != owner:  # a copy of the process that made it
        return
    with suppress(ValueError):  # not the main thread
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    shutil.rmtree(folder, ignore_errors=True)


def borrow(stored: Path, folder: Path) -> bool:
    """What is there to be read, though nothing can be added to it, need not be compiled again. False: nothing is."""
    with suppress(OSError):
        tags = sorted(stored.resolve().glob(f"{FOLDERS}/{TAG}"))
        for tag in tags:
            for file in sorted(tag.parent.rglob("*")):
                place = folder / file.relative_to(stored.resolve())
                if file.is_dir():
                    place.mkdir(parents=True)
                elif file != tag:
                    place.parent.mkdir(exist_ok=True)
                    place.symlink_to(file)
        return bool(tags)
    return False
