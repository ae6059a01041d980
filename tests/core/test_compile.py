"""Compiled code is never stale, and interpreted code needs no compiler."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np

from uogashi.core import compile as compilation
from uogashi.core.compile import (
    COMPILED_ROOMS,
    INTERPRETED,
    PACKAGE,
    PLAIN_FILES,
    TAG,
    cache_folder,
    cache_root,
    compiled,
    sources_hash,
)

ASK = "from uogashi.games import load_game; from uogashi.core.match import Match; \
print(Match.new(load_game('tsukiji'), ['a', 'b'], seed='1').scores)"


def run(code: str, package: Path, cache: Path, **environment: str) -> str:
    """Run code with the package of this folder, in a process of its own."""
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


def test_a_changed_rule_is_seen_at_once(tmp_path: Path) -> None:
    # The changed function is called by compiled functions of other modules: Numba's own cache would not notice.
    shutil.copytree(PACKAGE, tmp_path / "uogashi", ignore=shutil.ignore_patterns("__pycache__"))
    cache = tmp_path / "cache"
    before = run(ASK, tmp_path, cache)
    assert before in ("[48, 51]", "[51, 48]")
    assert run(ASK, tmp_path, cache) == before
    rules = tmp_path / "uogashi" / "games" / "tsukiji" / "rules.py"
    source = rules.read_text()
    changed = source.replace("    income = 0\n", "    income = 1000\n")
    assert changed != source
    rules.write_text(changed)
    assert run(ASK, tmp_path, cache) in ("[1048, 1051]", "[1051, 1048]")
    assert len(list(cache.glob(f"*/{TAG}"))) == 2


def test_a_changed_rule_of_a_game_from_elsewhere_is_seen_at_once(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE.parent / "tests" / "quay", tmp_path / "tests" / "quay")
    shutil.copytree(PACKAGE, tmp_path / "uogashi", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "tests" / "__init__.py").touch()
    cache = tmp_path / "cache"
    ask = "from tests.quay import GAME; from uogashi.core.match import Match; \
print(Match.new(GAME, ['a', 'b'], seed='1').scores)"
    assert run(ask, tmp_path, cache) == "[4, 4]"
    assert run(ask, tmp_path, cache) == "[4, 4]"
    rules = tmp_path / "tests" / "quay" / "rules.py"
    rules.write_text(rules.read_text().replace("out[seat] = int(", "out[seat] = 1000 + int("))
    assert run(ask, tmp_path, cache) == "[1004, 1004]"


def test_interpreted_rules_never_load_the_compiler() -> None:
    code = ASK + "; import sys; print('numba' in sys.modules)"
    said = run(code, PACKAGE.parent, cache_root(), UOGASHI_INTERPRET="1").splitlines()
    assert said[1] == "False"
    assert said[0] == run(ASK, PACKAGE.parent, cache_root())


def test_the_folder_is_named_by_the_sources() -> None:
    assert cache_folder().name == sources_hash()
    assert len(sources_hash()) == 16


def test_files_that_the_hash_leaves_out_have_nothing_to_do_with_compiled_code() -> None:
    plain = {name.removesuffix(".py") for name in PLAIN_FILES}
    for folder in COMPILED_ROOMS:
        for source in (PACKAGE / folder).rglob("*.py"):
            text = source.read_text()
            if source.name in PLAIN_FILES:
                assert "compiled" not in text, f"{source} is compiled"
            elif "@compiled" in text or source.name == "state.py":
                imported = set(re.findall(r"[.\w]+", " ".join(re.findall(r"(?:from|import) (.*)", text))))
                words = {part for name in imported for part in name.split(".")}
                assert not words & plain, f"{source} uses {words & plain}"


def test_files_that_only_show_a_game_are_left_out_of_the_hash() -> None:
    """What nothing else than such files imports is one of them."""
    sources = [source for room in COMPILED_ROOMS for source in (PACKAGE / room).rglob("*.py")]
    texts = {source: source.read_text() for source in sources if source.name not in PLAIN_FILES}
    for source in texts:
        game, name = source.parent.name, source.stem
        if source.parent.parent == PACKAGE / "games" and name != "__init__":
            imported = re.compile(rf"games\.{game}\.{name}\b|games\.{game} import .*\b{name}\b|room\(\"{name}\"\)")
            assert any(imported.search(text) for text in texts.values()), f"{source} belongs to PLAIN_FILES"


def test_bounds_checking_has_a_folder_of_its_own() -> None:
    code = "from uogashi.core.compile import sources_hash; print(sources_hash())"
    plain = run(code, PACKAGE.parent, cache_root())
    assert plain == sources_hash()
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
    assert INTERPRETED or len(dispatcher.signatures) == 1
