"""Random and greedy games really do everything that the rules know of."""

from pathlib import Path
from typing import Any

from tests.games.coverage import wide_play
from uogashi.games.shopping import GAME, notation


def played() -> dict[str, Any]:
    return wide_play("tests.games.shopping.wide_play")


def test_every_line_of_the_rules_runs() -> None:
    """Every branch of every ruling is on a separate line."""
    missed = []
    for file, lines in played()["missed"].items():
        source = Path(file).read_text(encoding="utf-8").splitlines()
        missed += [f"{Path(file).name}:{line}: {source[line - 1].strip()}" for line in lines]
    assert missed == []


def test_every_kind_of_decision_is_taken() -> None:
    taken = set(played()["words"])
    assert {"enter B", "enter C", "stay", "here", "leave", "machine", "nothing"} <= taken
    assert {f"take {words}" for words in notation.THING_WORDS if words != "black drink"} <= taken
    assert {f"walk {dot[0]} {dot[1]}" for dot in GAME.figures(2)[0]["dots"]} <= taken


def test_black_drinks_come_out_of_the_machine_only() -> None:
    assert "take black drink" not in played()["words"]


def test_every_kind_of_chance_decides() -> None:
    taken = set(played()["words"])
    first_words = {words.split()[0] for words in taken}
    assert {"tuna", "crab", "machine", "falls", "holds"} <= first_words
    assert {"tuna 15", "tuna 20", "tuna 25", "crab 4", "crab 5", "crab 6", "crab 8", "machine nothing"} <= taken


def test_every_kind_of_fact_is_told() -> None:
    assert {kind.name for kind in GAME.facts} - set(played()["facts"]) == set()
