"""Compiled code is never stale, and interpreted code needs no compiler."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from uogashi.core import compile as compilation
from uogashi.core.compile import INTERPRETED, cache_folder, cache_root, compiled
from uogashi.core.sources import PACKAGE, generic_sources, sources_hash

ASK = "from uogashi.games import load_game; from uogashi.core.match import Match; \
print(Match.new(load_game('tsukiji'), ['a', 'b'], seed='1').scores)"


def run(code: str, package: Path, cache: Path, **environment: str) -> str:
    """Run code with the package of this folder, in a separate process."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(package), "UOGASHI_CACHE": str(cache), **environment},
        cwd=package,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_interpreted_rules_never_load_the_compiler() -> None:
    code = ASK + "; import sys; print('numba' in sys.modules)"
    said = run(code, PACKAGE.parent, cache_root(), UOGASHI_INTERPRET="1").splitlines()
    assert said[1] == "False"
    assert said[0] == run(ASK, PACKAGE.parent, cache_root())


def test_the_folder_is_named_by_the_sources() -> None:
    assert cache_folder().name == sources_hash(generic_sources())
    assert len(cache_folder().name) == 16


def test_bounds_checking_has_a_folder_of_its_own() -> None:
    code = "from uogashi.core.sources import *; print(sources_hash(generic_sources()))"
    plain = run(code, PACKAGE.parent, cache_root())
    assert plain == sources_hash(generic_sources())
    assert run(code, PACKAGE.parent, cache_root(), NUMBA_BOUNDSCHECK="1") != plain


def test_a_folder_that_cannot_be_written_is_replaced(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    code = "from uogashi.core.compile import cache_root; print(cache_root())"
    chosen = Path(run(code, PACKAGE.parent, blocked / "below"))
    assert chosen != blocked / "below"
    assert "uogashi" in chosen.name


def test_a_function_without_a_file_is_compiled_all_the_same() -> None:
    names: dict[str, object] = {}
    exec("def double(number):\n    return 2 * number\n", names)
    double = compiled(names["double"])  # type: ignore[type-var]  # made by exec, as in a console
    assert double(21) == 42  # type: ignore[operator]
    assert hasattr(double, "py_func") != compilation.INTERPRETED


def test_other_peoples_numba_functions_are_left_alone() -> None:
    import numba

    before = numba.config.CACHE_DIR  # type: ignore[attr-defined]

    @compiled
    def one() -> int:
        return 1

    assert one() == 1
    assert before == numba.config.CACHE_DIR  # type: ignore[attr-defined]


def test_a_function_is_compiled_once_for_all_whole_numbers() -> None:
    @compiled
    def half(number: int, rounds_up: bool) -> int:
        return (number + rounds_up) // 2

    @compiled
    def halves(numbers: Any, small: Any) -> int:
        return half(numbers[0], True) + half(small[0], False) + half(7, True)

    assert halves(np.array([3], np.int32), np.array([-8], np.int8)) == 2 - 4 + 4
    dispatcher: Any = half
    assert INTERPRETED or len(dispatcher.inner.signatures) == 1
