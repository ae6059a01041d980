"""The goals of the benchmark: every game declares its own, and the stored results are judged by them."""

import json
from pathlib import Path

import pytest

from benchmarks.run import RESULTS, game_goals, judge, measure_seconds
from uogashi.games import game_names, load_game
from uogashi.terminal.warm import compile_command


@pytest.mark.parametrize("name", game_names())
def test_every_game_says_what_it_set_out_to_reach(name: str) -> None:
    goals = game_goals(name)
    assert goals.keys() - {"decisions_per_second"} == {"state_bytes", "compile_seconds", "outlook_microseconds"}
    assert load_game(name).state.itemsize <= goals["state_bytes"]


def test_the_stored_figures_are_judged_by_the_goals_of_today() -> None:
    results = json.loads(RESULTS.read_text())
    assert results["goals"] == judge(results["medians"])


def test_what_compiles_a_game_is_a_whole_command(tmp_path: Path) -> None:
    """It is timed as it is run."""
    assert measure_seconds(compile_command("tsukiji", tmp_path / "failed"))["seconds"] > 0
    assert not (tmp_path / "failed").exists()
