"""How the rules become fast: one decorator that compiles a function with Numba, or leaves it alone.

`UOGASHI_INTERPRET=1` in the environment runs the same source as plain Python, for a debugger or coverage.
Compiled code is kept on disk in a folder named by a hash of every source that can be compiled, because Numba's
own cache does not notice a change in an imported module. Code that works on the records of a game from elsewhere is
kept in a folder that is named by that game's sources too.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

INTERPRETED = os.environ.get("UOGASHI_INTERPRET", "0") not in ("", "0")

PACKAGE = Path(__file__).parent.parent
TAG = "uogashi-compiled"
"""A file of this name marks a folder of compiled code as ours."""
COMPILED_ROOMS = ("core", "games", "bots", "arena", "testing")
PLAIN_FILES = ("board.py", "preview.py", "report.py", "story.py", "typed.py", "view.py")
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


@cache
def cache_root() -> Path:
    """The folder of all compiled code: `UOGASHI_CACHE`, else the user's cache folder, else a temporary one."""
    from platformdirs import user_cache_path

    chosen = os.environ.get("UOGASHI_CACHE")
    root = Path(chosen) if chosen else user_cache_path("uogashi") / "compiled"
    try:
        root.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=root):
            return root
    except OSError:
        # Compiled code is loaded and run, so nobody else may be able to put any there.
        return Path(tempfile.mkdtemp(prefix="uogashi-compiled-"))


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
