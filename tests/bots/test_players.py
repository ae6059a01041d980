"""Bots at a match: ours by name, any other as a function, and the example of the documentation."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from uogashi.bots.players import play_to_the_end, seats_until_over
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.games import load_game

ROOT = Path(__file__).parent.parent.parent
EXAMPLE = ROOT / "examples" / "thrifty_bot.py"


def test_a_function_sees_what_its_seat_sees() -> None:
    seen = []

    def first(view: object, legal: list[str]) -> str:
        seen.append(view)
        return legal[0]

    match = Match.new(load_game("tsukiji"), ["mine", "greedy 1"], seed="players")
    play_to_the_end(match, [first, "greedy"])
    assert match.over
    assert {view.viewer for view in seen} == {0}  # type: ignore[attr-defined]  # views are the game's
    assert len(seen) >= 7 * 4


def test_a_function_that_decides_what_is_not_legal_is_refused() -> None:
    match = Match.new(load_game("tsukiji"), ["mine", "greedy 1"], seed="players")
    with pytest.raises(Refusal):
        play_to_the_end(match, [lambda view, legal: "pass", "greedy"])


def test_the_bot_of_the_documentation_beats_random_players() -> None:
    done = subprocess.run([sys.executable, str(EXAMPLE)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    won = re.fullmatch(r"thrifty won (\d+) of 200 games against two random ones\n", done.stdout)
    assert won
    assert int(won[1]) > 140


def test_the_documentation_shows_the_bot_as_it_is() -> None:
    page = (ROOT / "docs" / "bots.md").read_text()
    source = EXAMPLE.read_text()
    shown = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert shown
    assert shown[1] in source
    body = [line for line in shown[1].splitlines() if line.strip()]
    assert len(body) <= 30


def test_a_game_that_does_not_end_is_an_error() -> None:
    match = Match.new(load_game("tsukiji"), ["a", "b"], seed="1")
    bound = match.game.longest(match.configs[0])
    seats = seats_until_over(match)
    assert [next(seats) for _ in range(bound + 1)] == [0] * (bound + 1)  # nobody ever decides
    with pytest.raises(RuntimeError, match=f"does not end within {bound} decisions"):
        next(seats)
