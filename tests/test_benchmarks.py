"""What the benchmark holds us to: every game says it of itself, and the stored figures are judged by it."""

import json

import pytest

from benchmarks.run import RESULTS, game_goals, judge
from uogashi.games import game_names, load_game


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_what_it_set_out_to_reach(name: str) -> None:
    goals = game_goals(name)
    assert goals.keys() - {"decisions_per_second"} == {"state_bytes", "compile_seconds"}
    assert load_game(name).state.itemsize <= goals["state_bytes"]


def test_the_stored_figures_are_judged_by_the_goals_of_today() -> None:
    results = json.loads(RESULTS.read_text())
    assert results["goals"] == judge(results["medians"])
