"""Random and greedy games really do everything that the rules know of."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from uogashi.games.market import GAME, notation, rules


@cache
def wide_play() -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.market.wide_play"],
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
    assert {words for words in notation.PLAIN if words not in taken} == set()
    assert {f"barge {kind}" for kind in notation.FISH} & taken
    verbs = {" ".join(word for word in words.split() if not word.isdecimal()) for words in taken}
    for market in notation.MARKET_NAMES:
        assert f"enter {market}" in verbs
    for kind in ("mackerel", "squid", "tuna", "eel", "fugu", "crab"):
        assert f"sell {kind}" in verbs
    named = {
        "ship",
        "sell ship",
        "spot",
        "to",
        "from seat",
        "award seat",
        "price",
        "at",
        "bid",
        "draw tuna",
        "draw crab",
    }
    assert named <= verbs
    for verb in ("fish", "return", "give", "offer", "reprice", "take", "new market"):
        assert any(words.startswith(f"{verb} ") for words in verbs)


def test_every_kind_of_fact_is_told() -> None:
    assert {kind.name for kind in GAME.facts} - set(wide_play()["facts"]) == set()
