"""`import uogashi`: the names that a script needs, and that they are there only when they are asked for."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import uogashi
from uogashi.arena.simulate import Plan
from uogashi.arena.simulate import simulate as simulate_plan


def first(view: Any, legal: list[str]) -> str:
    return legal[0]


def test_the_names_are_there_and_listed() -> None:
    assert {"Match", "Refusal", "load_game", "play_to_the_end", "simulate", "read_record"} <= set(uogashi.__all__)
    for name in uogashi.__all__:
        assert getattr(uogashi, name) is not None
        assert name in dir(uogashi)
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        _ = uogashi.chess  # type: ignore[attr-defined]  # there is none
    names: dict[str, Any] = {}
    exec("from uogashi import *", names)
    assert set(uogashi.__all__) - {"__version__"} <= set(names)


def test_the_import_alone_loads_neither_compiler_nor_arrays() -> None:
    code = "import sys; before = set(sys.modules); import uogashi; dir(uogashi); print({*sys.modules} - before)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "{'uogashi'}\n"


@pytest.mark.parametrize("name", ["text.texts", "arena.simulate.Plan", "core.record.Foul", "bots.players", "games"])
def test_what_the_documentation_names_is_there_without_another_import(name: str) -> None:
    code = f"import uogashi; assert uogashi.{name} is not None"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "UOGASHI_INTERPRET": "1"})


def test_many_games_in_one_call() -> None:
    results = uogashi.simulate("tsukiji", games=300, bots=["greedy", "random", "random"], seed=1)
    assert len(results) == 300
    assert results.seats == ["greedy 0", "random 1", "random 2"]
    assert results.scores.shape == results.won.shape == (300, 3)
    assert sum(results.win_shares) == pytest.approx(1)
    assert results.win_shares[0] > 0.9
    assert results.mean_scores == pytest.approx(results.scores.mean(axis=0))
    assert repr(results).startswith("<Results tsukiji: 300 games of seed 1; greedy 0 won 9")
    top = results.summary()[0]
    assert (top["name"], top["share"]) == ("greedy 0", pytest.approx(results.win_shares[0]))
    assert top["low"] < top["share"] < top["high"]
    assert top["score"]["highest"] == results.scores[:, 0].max()


def test_they_are_the_games_that_the_command_plays() -> None:
    results = uogashi.simulate("shopping", games=50, bots="greedy,random", players=2, seed="spring", records=True)
    plan = Plan("shopping", 2, 50, "spring", ("greedy", "random"), records=True)
    (chunk,) = simulate_plan(plan)
    assert (results.scores == chunk.scores).all()
    assert (results.decisions == chunk.decisions).all()
    assert results.records == [json.loads(line) for line in chunk.records.splitlines()]
    again = uogashi.Match.new(uogashi.load_game("shopping"), results.seats, seed=results.seed_of(7))
    assert again.setup == results.records[7]["setup"]


def test_functions_play_beside_ours() -> None:
    results = uogashi.simulate("tsukiji", games=25, bots=[first, "random"], records=True)
    assert results.seats == ["first 0", "random 1"]
    for record in results.records:
        uogashi.verify_record(record)
    assert (results.scores == uogashi.simulate("tsukiji", games=25, bots=[first, "random"]).scores).all()


def test_several_workers_play_the_same_games() -> None:
    one, two = (uogashi.simulate("tsukiji", games=60, bots=[first, "random"], workers=each) for each in (1, 2))
    assert (one.scores == two.scores).all()
    with pytest.raises(uogashi.Refusal, match="cannot play in several processes"):
        uogashi.simulate("tsukiji", games=60, bots=[lambda view, legal: legal[0], "random"], workers=2)


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        ({"game": "chess"}, "unknown game “chess”"),
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"workers": 0}, "workers must be at least 1, not 0"),
        ({"bots": "master"}, "unknown bot “master”"),
        ({"bots": ["master", "greedy"]}, "unknown bot “master”"),
        ({"bots": ["greedy"]}, "Tsukiji is for 2 to 4 players, not 1"),
        ({"bots": ["greedy", "random"], "players": 3}, "2 bots for 3 seats"),
        ({"players": 9}, "Tsukiji is for 2 to 4 players, not 9"),
        ({"seed": ""}, "invalid seed “”"),
        ({"rules": "9"}, "Tsukiji has no rules version 9"),
        ({"rules": 9}, "Tsukiji has no rules version 9"),
        ({"games": "5"}, "games needs a whole number, not “5”"),
        ({"games": 2.5}, "games needs a whole number, not “2.5”"),
        ({"workers": None}, "workers needs a whole number, not “None”"),
        ({"players": "3"}, "players needs a whole number, not “3”"),
        ({"bots": [None, None]}, "None is not a function"),
        ({"bots": 5}, "bots must be a list with one bot per seat, or a text such as greedy,random:3, not “5”"),
        ({"bots": [lambda view: view, "greedy"]}, "<lambda> must take two arguments"),
        ({"options": {"fast": True}}, "unknown option “fast”"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(asked: dict[str, Any], sentence: str) -> None:
    with pytest.raises(uogashi.Refusal) as refused:
        uogashi.simulate(**{"game": "tsukiji", "games": 1, **asked})
    assert str(refused.value).startswith(sentence)


def test_numbers_do_for_seeds_and_rules_and_one_bot_for_all_seats() -> None:
    game = uogashi.load_game("tsukiji")
    match, same = (
        uogashi.Match.new(game, ["Aki", "Ben"], seed=seed, rules=rules) for seed, rules in ((5, 1), ("5", "1"))
    )
    assert (match.seed, match.rules, match.setup) == ("5", "1", same.setup)
    with pytest.raises(uogashi.Refusal, match="Tsukiji has no rules version 99"):
        uogashi.Match.new(game, ["Aki", "Ben"], rules=99)
    assert uogashi.play_to_the_end(match, "greedy").scores == uogashi.play_to_the_end(same, ["greedy"] * 2).scores
    assert uogashi.play_to_the_end(uogashi.Match.new(game, ["Aki", "Ben"]), first).over
    for bots in (None, 5):
        with pytest.raises(uogashi.Refusal, match="bots must be a list"):
            uogashi.play_to_the_end(match, bots)  # type: ignore[arg-type]  # that is what is tried
    assert uogashi.simulate("tsukiji", games=3, rules=1, bots=first, players=2).seats == ["first 0", "first 1"]


def test_an_illegal_decision_of_a_function_is_told_to_its_author() -> None:
    with pytest.raises(
        uogashi.Refusal, match="bot <lambda> chose “fly”, which is not possible now; possible: ticket 0, "
    ):
        uogashi.simulate("tsukiji", games=1, bots=[lambda view, legal: "fly", "random"])


def test_a_match_becomes_a_record_and_a_file_and_a_match_again(tmp_path: Path) -> None:
    match = uogashi.Match.new(uogashi.load_game("tsukiji"), ["Aki", "Ben"], seed="1/42")
    uogashi.write_record(match, tmp_path / "running.json", everything=True)
    restored = uogashi.restore_match(uogashi.read_record(tmp_path / "running.json"))
    assert uogashi.play_to_the_end(restored, ["greedy", "random"]) is restored
    uogashi.play_to_the_end(match, ["greedy", "random"])
    assert restored.scores == match.scores
    record = uogashi.write_record(match, tmp_path / "game.json")
    assert list(uogashi.read_records(tmp_path / "game.json")) == [record]
    uogashi.verify_record(record)
    record["result"]["scores"][0] += 1
    with pytest.raises(uogashi.Refusal):
        uogashi.verify_record(record)
    with pytest.raises(uogashi.Refusal, match="has only one game"):
        uogashi.read_record(tmp_path / "game.json", 2)
    with pytest.raises(uogashi.Refusal, match="file not found"):
        uogashi.read_record(tmp_path / "none.json")
    with pytest.raises(uogashi.Refusal, match="cannot write"):
        uogashi.write_record(match, tmp_path / "none" / "game.json")


def test_a_running_game_tells_no_more_than_a_spectator_knows() -> None:
    match = uogashi.Match.new(uogashi.load_game("tsukiji"), ["Aki", "Ben"], seed="1/42")
    assert "seed" not in uogashi.write_record(match)
    assert np.size(uogashi.write_record(match)["setup"]["deck"]) < np.size(match.setup["deck"])


def test_as_many_bots_as_seats_are_needed() -> None:
    match = uogashi.Match.new(uogashi.load_game("tsukiji"), ["Aki", "Ben"], seed="1/42")
    with pytest.raises(uogashi.Refusal, match="3 bots for 2 seats"):
        uogashi.play_to_the_end(match, ["greedy"] * 3)
