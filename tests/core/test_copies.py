"""A match copied, pickled and shown: the copy is complete and continues just as the match would."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import uogashi_quay as quay
from uogashi.core.components import ComponentsFile
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, write_record
from uogashi.games import game_names, load_game

GAMES = [*map(load_game, game_names()), quay.GAME]
VERSIONS = [(game, rules) for game in GAMES for rules in game.versions]
DUPLICATES = {"pickle": lambda match: pickle.loads(pickle.dumps(match)), "deepcopy": copy.deepcopy, "copy": copy.copy}


def moments(match: Match, seed: str) -> Iterator[Match]:
    """Before the first decision, some on the way with entries undone, and the end."""
    rng = random.Random(seed)
    wanted = {0, 1, 2, 7, 40, 120}
    for number in range(100_000):
        if number in wanted:
            yield match
        if match.over:
            break
        seat = rng.choice(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
        if number % 5 == 0 and match.can_undo(seat):
            match.undo(seat)
    yield match


def play_on(match: Match, decisions: int) -> bytes:
    rng = random.Random("on")
    for _ in range(decisions):
        if match.over:
            break
        seat = rng.choice(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
    return bytes(match.states.tobytes())


def same(one: Match, other: Match) -> bool:
    facts = [
        (
            each.game,
            each.seats,
            each.rules,
            each.options,
            each.figures,
            each.seed,
            each.setup,
            each.entries,
            each.opening,
        )
        for each in (one, other)
    ]
    return facts[0] == facts[1] and write_record(one, EVERYTHING) == write_record(other, EVERYTHING)


@pytest.mark.parametrize("way", DUPLICATES)
@pytest.mark.parametrize(("game", "rules"), VERSIONS, ids=lambda each: getattr(each, "name", each))
def test_a_copy_is_complete_and_goes_on_alike(game: Game, rules: str, way: str) -> None:
    seats = [f"player {seat}" for seat in game.player_counts[:3]]
    for match in moments(Match.new(game, seats, seed=f"copy/{rules}", rules=rules), way):
        duplicate = DUPLICATES[way](match)
        before = match.states.tobytes()
        assert same(match, duplicate)
        assert duplicate.states.tobytes() == before
        assert duplicate.configs.tobytes() == match.configs.tobytes()
        assert [duplicate.can_undo(seat) for seat in range(len(seats))] == [
            match.can_undo(seat) for seat in range(len(seats))
        ]
        assert play_on(duplicate, 30) == play_on(match.fork(), 30)
        assert match.states.tobytes() == before, "what happens to the copy happened to the match"


@pytest.mark.parametrize("way", DUPLICATES)
def test_figures_of_ones_own_and_options_go_along(way: str) -> None:
    game = load_game("tsukiji")
    figures = game.figures(3, ComponentsFile.parse("mine.toml", "pass_income = 5\n"))[0]
    match = Match.new(game, ["Aki", "Ben", "Chie"], seed="mine", options={"special_points": ["safe"]}, figures=figures)
    duplicate = DUPLICATES[way](match)
    assert duplicate.figures["pass_income"] == 5
    assert duplicate.configs.tobytes() == match.configs.tobytes()
    assert same(match, duplicate)


def test_a_deep_copy_shares_nothing_that_can_change() -> None:
    match = Match.new(load_game("tsukiji"), ["Aki", "Ben"], seed="deep")
    duplicate = copy.deepcopy(match)
    duplicate.figures["pass_income"] = 99
    duplicate.setup["deck"].clear()
    assert match.figures["pass_income"] != 99
    assert match.setup["deck"]
    assert duplicate.game is match.game


def test_another_process_goes_on_from_a_pickle() -> None:
    match = Match.new(load_game("shopping"), ["Aki", "Ben"], seed="pickle")
    play_on(match, 20)
    code = "import pickle, sys; match = pickle.load(sys.stdin.buffer); sys.stdout.write(match.states.tobytes().hex())"
    done = subprocess.run([sys.executable, "-c", code], input=pickle.dumps(match), capture_output=True, check=True)
    assert bytes.fromhex(done.stdout.decode()) == match.states.tobytes()


def test_a_game_that_cannot_be_found_again_is_not_pickled() -> None:
    import dataclasses

    other: Any = dataclasses.replace(load_game("tsukiji"))
    with pytest.raises(TypeError, match="where would it be found again"):
        pickle.dumps(Match.new(other, ["Aki", "Ben"], seed="1"))


def test_a_match_shows_what_everybody_knows() -> None:
    match = Match.new(load_game("tsukiji"), ["Aki", "Ben"], seed="1/42")
    assert repr(match) == "<Match tsukiji: Aki, Ben; 0 entries; Aki, Ben to decide>"
    match.play(0, *(f"ticket {number}" for number in range(len(match.view(0).lots))))
    assert repr(match) == "<Match tsukiji: Aki, Ben; 1 entry; Ben to decide>"
    play_on(match, 1000)
    winners = ", ".join(match.seats[seat] for seat in match.winners)
    assert repr(match) == f"<Match tsukiji: Aki, Ben; {len(match.entries)} entries; over, won by {winners}>"
