"""Random and greedy games really do everything that the rules know of."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from uogashi.games.shopping import GAME, notation, rules


@cache
def wide_play() -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.shopping.wide_play"],
        env={**os.environ, "UOGASHI_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_every_line_of_the_rules_runs() -> None:
    """Every branch of every ruling stands on a line of its own."""
    source = Path(rules.__file__).read_text(encoding="utf-8").splitlines()
    missed = [f"{line}: {source[line - 1].strip()}" for line in wide_play()["missed"]]
    assert missed == []


def test_every_kind_of_decision_is_taken() -> None:
    taken = set(wide_play()["words"])
    assert {"enter B", "enter C", "stay", "here", "leave", "machine", "nothing"} <= taken
    assert {f"take {words}" for words in notation.THING_WORDS if words != "black drink"} <= taken
    assert {f"walk {dot[0]} {dot[1]}" for dot in GAME.figures(2)[0]["dots"]} <= taken


def test_black_drinks_come_out_of_the_machine_only() -> None:
    assert "take black drink" not in wide_play()["words"]


def test_every_kind_of_chance_decides() -> None:
    taken = set(wide_play()["words"])
    first_words = {words.split()[0] for words in taken}
    assert {"tuna", "crab", "machine", "falls", "holds"} <= first_words
    assert {"tuna 15", "tuna 20", "tuna 25", "crab 4", "crab 5", "crab 6", "crab 8", "machine nothing"} <= taken


def test_every_kind_of_fact_is_told() -> None:
    assert {kind.name for kind in GAME.facts} - set(wide_play()["facts"]) == set()
