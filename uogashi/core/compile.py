"""How the rules become fast: one decorator that compiles a function with Numba, or leaves it alone.

`UOGASHI_INTERPRET=1` in the environment runs the same source as plain Python, for a debugger or coverage.
Compiled code is kept on disk in a folder named by a hash of every source that can be compiled, because Numba's
own cache does not notice a change in an imported module. Code that works on the records of a game from elsewhere is
kept in a folder that is named by that game's sources too.
"""

import atexit
import hashlib
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
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

from uogashi.core.errors import Refusal

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("UOGASHI_INTERPRET", "0") not in ("", "0")

PACKAGE = Path(__file__).parent.parent
TAG = "uogashi-compiled"
"""A file of this name marks a folder of compiled code as ours."""
COMPILED_ROOMS = ("core", "games", "bots", "arena", "testing")
PLAIN_FILES = ("board.py", "plan.py", "preview.py", "prompts.py", "report.py", "story.py", "typed.py", "view.py")
"""Rooms of a game that show it: never compiled, nor used by anything that is. A change there compiles nothing anew."""
OPTIONS: Any = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}


def compiled(function: Function) -> Function:
    """Compile this function at its first call and keep the result on disk; interpreted: return it as it is."""
    if INTERPRETED:
        return function
    import numba

    dispatcher: Any = numba.njit(**OPTIONS)(function)
    compile_once_for_all_numbers(dispatcher)
    if Path(function.__code__.co_filename).is_file():
        dispatcher._cache = SourceCache(function)
    # else typed into a console or a notebook: there is no file whose compiled code could be kept
    compiled_function: Function = dispatcher
    return compiled_function


def compile_once_for_all_numbers(dispatcher: Any) -> None:
    """Let a call from compiled code widen its whole numbers to 64 bits.

    Otherwise Numba compiles a function anew for int8, int16, int32, and for every number that stands in a call: half of
    all compiling.
    """
    from numba.core import types

    find_template = dispatcher.get_call_template

    def widen(argument: Any) -> Any:
        if isinstance(argument, types.BooleanLiteral):
            return types.boolean
        return types.int64 if isinstance(argument, types.Integer | types.IntegerLiteral) else argument

    def widened_template(arguments: Any, keywords: Any) -> Any:
        return find_template(tuple(map(widen, arguments)), {name: widen(each) for name, each in keywords.items()})

    dispatcher.get_call_template = widened_template


class SourceCache:
    """What Numba asks for compiled code of one function: a cache of Numba's for each set of sources it depends on."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.file = Path(function.__code__.co_filename)
        self.caches: dict[Path, Any] = {}

    def cache_for(self, signature: Any) -> Any:
        """The cache for these argument types: games from elsewhere are known by the records among them."""
        elsewhere = {folder for record in record_types(signature) if (folder := _elsewhere.get(record)) is not None}
        if not self.file.is_relative_to(PACKAGE):
            elsewhere.add(self.file.parent)
        folder = cache_folder(*sorted(elsewhere))
        if folder not in self.caches:
            self.caches[folder] = make_cache(self.function, folder)
        return self.caches[folder]

    def load_overload(self, signature: Any, target_context: Any) -> Any:
        return self.cache_for(signature).load_overload(signature, target_context)

    def save_overload(self, signature: Any, data: Any) -> None:
        if _problem is not None:
            warn_of(_problem)
        self.cache_for(signature).save_overload(signature, data)

    @property
    def cache_path(self) -> str:
        return str(cache_folder())


_elsewhere: dict[Any, Path] = {}


def note_sources(record: Any, folder: Path) -> None:
    """Records of this Numba type belong to a game whose rules lie in this folder."""
    if not folder.is_relative_to(PACKAGE):
        _elsewhere[record] = folder


def record_types(signature: Any) -> list[Any]:
    """The types of records among the arguments, in arrays or alone."""
    from numba.core.types import Record

    found = []
    for each in getattr(signature, "args", signature):
        element = each if isinstance(each, Record) else getattr(each, "dtype", None)
        if isinstance(element, Record):
            found.append(element)
    return found


def make_cache(function: Callable[..., Any], folder: Path) -> Any:
    import numba
    from numba.core.caching import FunctionCache

    # The setting is put back for whoever else uses Numba here.
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder)
    try:
        make: Any = FunctionCache
        return make(function)
    finally:
        settings.CACHE_DIR = before


@cache
def cache_folder(*elsewhere: Path) -> Path:
    """Where compiled code of exactly these sources, this Numba and this bounds-checking mode is kept."""
    folder = cache_root() / sources_hash(*elsewhere)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / TAG).touch()
    return folder


CACHE = "UOGASHI_CACHE"
LEAST_ROOM = 1 << 20
"""A folder that has no room for so many bytes has none for compiled code either."""


@dataclass(frozen=True)
class CacheProblem:
    """Compiled code cannot be kept where it should be, and why."""

    folder: Path
    why: str


class CacheWarning(UserWarning):
    """Rules are compiled again at every start. The program, which says so itself, does not want to hear it."""


@cache
def warn_of(problem: CacheProblem) -> None:
    """Once, and only where something has to be compiled."""
    sentence = Refusal("cache-unwritable", folder=str(problem.folder), why=problem.why)
    warnings.warn(str(sentence), CacheWarning, stacklevel=2)


_problem: CacheProblem | None = None


def cache_problem() -> CacheProblem | None:
    """Why compiled code lies in a temporary folder; None if it lies where it should."""
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
    """A folder for this run and all processes that it starts: they find it in their environment. It goes at the end.

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
    if not borrow(problem.folder / sources_hash(), folder / sources_hash()):
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
    except (OSError, OverflowError):  # somebody else's
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
        if not (stored / TAG).is_file():
            return False
        for file in sorted(stored.resolve().rglob("*")):
            place = folder / file.relative_to(stored.resolve())
            if file.is_dir():
                place.mkdir(parents=True)
            elif file.name != TAG:
                place.parent.mkdir(exist_ok=True)
                place.symlink_to(file)
        return True
    return False


@cache
def sources_hash(*elsewhere: Path) -> str:
    """A short hash that changes whenever compiled code could."""
    digest = hashlib.sha256()
    for folder in (*(PACKAGE / room for room in COMPILED_ROOMS), *elsewhere):
        for source in sorted(folder.rglob("*.py")):
            if source.name in PLAIN_FILES:
                continue
            digest.update(source.relative_to(folder).as_posix().encode())
            digest.update(b"\0")
            digest.update(source.read_bytes())
    for library in ("numba", "llvmlite", "numpy"):
        digest.update(version(library).encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:16]
