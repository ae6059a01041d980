"""How the rules become fast: one decorator that compiles a function with Numba, or leaves it alone.

`UOGASHI_INTERPRET=1` in the environment runs the same source as plain Python, for a debugger or coverage.
Compiled code is kept on disk in a folder named by a hash of every source that can be compiled, because Numba's
own cache does not notice a change in an imported module.
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
COMPILED_ROOMS = ("core", "games", "bots", "arena", "testing")
OPTIONS: Any = {"nogil": True, "error_model": "numpy"}


def compiled(function: Function) -> Function:
    """Compile this function at its first call and keep the result on disk; interpreted: return it as it is."""
    if INTERPRETED:
        return function
    import numba

    # Only our functions are kept in our folder: the setting is put back for whoever else uses Numba here.
    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(cache_folder())
    dispatcher: Any = numba.njit(**OPTIONS)(function)
    try:
        dispatcher.enable_caching()
    except RuntimeError:
        pass  # typed into a console or a notebook: there is no file whose compiled code could be kept
    finally:
        settings.CACHE_DIR = before
    compiled_function: Function = dispatcher
    return compiled_function


@cache
def cache_folder() -> Path:
    """Where compiled code of exactly these sources, this Numba and this bounds-checking mode is kept."""
    return cache_root() / sources_hash()


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
        return Path(tempfile.gettempdir()) / f"uogashi-compiled-{os.getuid() if hasattr(os, 'getuid') else 'user'}"


@cache
def sources_hash() -> str:
    """A short hash that changes whenever compiled code could."""
    digest = hashlib.sha256()
    for room in COMPILED_ROOMS:
        for source in sorted((PACKAGE / room).rglob("*.py")):
            digest.update(source.relative_to(PACKAGE).as_posix().encode())
            digest.update(b"\0")
            digest.update(source.read_bytes())
    for library in ("numba", "llvmlite", "numpy"):
        digest.update(version(library).encode())
    digest.update(os.environ.get("NUMBA_BOUNDSCHECK", "").encode())
    return digest.hexdigest()[:16]
