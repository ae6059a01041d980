"""An error in an author's rules is reported in one sentence, with its line."""

import importlib
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest
from numba.core.event import install_listener, trigger_event
from numba.extending import overload

from uogashi.games import load_game
from uogashi.terminal import compile_game

HERE = Path(__file__)


@numba.njit
def takes_what_is_not_there(stones: int) -> int:
    return int(stones + pebbles)  # type: ignore[name-defined]  # noqa: F821


@numba.njit
def asks_somebody_wrong(stones: int) -> Any:
    return takes_what_is_not_there(stones)


def chosen_by_its_arguments(stones: int) -> Any:
    """A stand-in for a verb."""


@overload(chosen_by_its_arguments)
def choose(stones: Any) -> Any:
    def chosen(stones: Any) -> Any:
        return takes_what_is_not_there(stones)

    return chosen


@numba.njit
def asks_a_verb_that_is_wrong(stones: int) -> Any:
    return chosen_by_its_arguments(stones)


@numba.njit
def is_of_two_kinds(stones: int) -> object:
    if stones:
        return stones
    return "none"


def fails_outside_of_rules(stones: int) -> None:
    raise LookupError("no word for it\nnor for this")


@pytest.mark.parametrize(
    ("fault", "what", "line"),
    [
        (
            asks_somebody_wrong,
            "NameError: name 'pebbles' is not defined [takes_what_is_not_there, called at ",
            "return takes_what_is_not_there(stones)",
        ),
        (
            asks_a_verb_that_is_wrong,
            "NameError: name 'pebbles' is not defined [takes_what_is_not_there, called at ",
            "return takes_what_is_not_there(stones)",
        ),
        (is_of_two_kinds, "Can't unify return type", "return "),
        (fails_outside_of_rules, "LookupError: no word for it", "no word"),
    ],
)
def test_a_fault_is_told_in_a_sentence_with_its_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Callable[[int], object], what: str, line: str
) -> None:
    monkeypatch.setattr(compile_game, "compile_game", lambda game: fault(3))
    assert compile_game.main("pine", str(tmp_path / "failed")) == 1
    reason, empty, *rest = (tmp_path / "failed").read_text(encoding="utf-8").splitlines()
    assert reason.startswith(what)
    place = re.search(r"([\w.]+):(\d+)\]$", reason)
    assert place is not None, reason
    assert place[1] == HERE.name
    assert line in HERE.read_text(encoding="utf-8").splitlines()[int(place[2]) - 1]
    assert (empty, rest[0]) == ("", "Traceback (most recent call last):")


def test_the_line_of_a_name_that_nothing_knows_is_looked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not where it is an argument, nor other files in the folder."""
    folder = tmp_path / "pine_of_names"
    folder.mkdir()
    (folder / "appraisal.py").write_text("from numba import njit\n\n@njit\ndef f(nowhere):\n    return nowhere\n")
    (folder / "rules.py").write_text(
        "from numba import njit\n\n@njit\ndef apply():\n    return 1 + \\\n        nowhere\n"
    )
    (folder / "notes.py").write_text("nowhere = )(\n")
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("appraisal", "rules"):
        importlib.import_module(f"pine_of_names.{name}")
    error = Exception(
        "Failed in nopython mode pipeline (step: nopython frontend)\nNameError: name 'nowhere' is not defined"
    )
    assert compile_game.reason(error, folder) == "NameError: name 'nowhere' is not defined [rules.py:6]"


def test_types_of_whole_records_are_left_out(tmp_path: Path) -> None:
    long = f"Cannot bind 'args=(Record([{'x' * 900}]), int64) kws={{}}' to signature '(state, config) -> int' due to …"
    with pytest.raises(RuntimeError) as raised:
        raise RuntimeError(long)
    said = compile_game.reason(raised.value, tmp_path)
    assert "xxx" not in said
    assert "signature '(state, config) -> int'" in said


@pytest.mark.parametrize(
    ("game", "asked"),
    [
        ("tsukiji", {"buy_refusal", "free_tickets", "lot_price", "row_cards", "struck_fours"}),
        ("market", {"ways_in", "preview_value", "is_highest", "hand_over_refusal"}),
        ("shopping", {"leave_refusal", "held_index", "preview_basket", "players_done"}),
    ],
)
def test_rules_that_are_asked_by_python_are_found(game: str, asked: set[str]) -> None:
    found = {function.__name__ for function in compile_game.asked_by_python(load_game(game))}
    assert asked <= found
    assert "apply" not in found, "only the functions of the rules that others call"


def test_where_nothing_fails_nothing_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compile_game, "compile_game", lambda game: None)
    assert compile_game.main("pine", str(tmp_path / "failed")) == 0
    assert not list(tmp_path.iterdir())


WAITS = """
import os, sys
from uogashi.terminal import compile_game
compile_game.LONGEST_RUN = float(sys.argv[2]) if sys.argv[2:] else 60
compile_game.Watch("tsukiji", sys.argv[1] if sys.argv[1:] else os.devnull, os.getppid()).start()
print("compiling", flush=True)
def never_ends():
    while True:
        pass
never_ends()
"""
ASKS = "import subprocess, sys; subprocess.run([sys.executable, '-c', sys.argv[1]])"


def test_it_does_not_begin_for_a_process_that_has_ended(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "uogashi.terminal.compile_game", "tsukiji", str(tmp_path / "failed"), "0"]
    assert subprocess.run(command, check=False).returncode == 1
    assert not list(tmp_path.iterdir())


def test_it_ends_with_the_process_that_asked_for_it() -> None:
    """However that ended, and whatever rule keeps it busy."""
    with subprocess.Popen([sys.executable, "-c", ASKS, WAITS], stdout=subprocess.PIPE, text=True) as asking:
        assert asking.stdout is not None
        assert asking.stdout.readline() == "compiling\n"
        asking.kill()
        assert asking.stdout.read() == "", "when it has ended, nobody holds the other end"


def test_what_runs_without_an_end_is_told(tmp_path: Path) -> None:
    """Nobody waits for it: a server opens without that game."""
    failure = tmp_path / "failed"
    assert subprocess.run([sys.executable, "-c", WAITS, str(failure), "0.5"], check=False, timeout=60).returncode == 1
    reason, *traced = failure.read_text(encoding="utf-8").splitlines()
    assert re.search(r"has not ended after 0\.5 seconds \[<string>:\d+\]$", reason)
    assert "never_ends" in "".join(traced)


def test_what_is_compiled_for_long_is_waited_for(tmp_path: Path) -> None:
    watch = compile_game.Watch("tsukiji", str(tmp_path / "failed"), 0)
    watch.idle_since = -1000
    listen: Any = install_listener
    with listen("numba:compile", watch):
        with trigger_event("numba:compile"):
            assert watch.compiling == 1
        assert watch.compiling == 0
        assert watch.idle_since > 0


def test_a_field_that_no_record_has_is_told_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba only gives its name."""
    (tmp_path / "pine_of_fields").mkdir()
    (tmp_path / "pine_of_fields" / "rules.py").write_text(
        "from numba import njit\n\n@njit\ndef take(state):\n    state.stonez = 1\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    rules = importlib.import_module("pine_of_fields.rules")
    with pytest.raises(KeyError) as raised:
        rules.take(np.zeros(1, np.dtype([("stones", np.int32)]))[0])
    assert compile_game.reason(raised.value, tmp_path / "pine_of_fields") == (
        "no record here has a field stonez [rules.py:5]"
    )
