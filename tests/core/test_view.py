"""What generic programs, without knowledge of a game, find in its view."""

from uogashi.core.match import Match
from uogashi.core.view import phase_of
from uogashi.games import game_names, load_game


def test_every_game_tells_what_is_being_done() -> None:
    phases = {name: phase_of(Match.new(load_game(name), ["a", "b"], seed="1").view(0)) for name in game_names()}
    assert phases.pop("tsukiji") == "evaluation"
    assert all(phases.values())


def test_a_view_may_tell_nothing_of_it() -> None:
    class View:
        phase: str

    assert phase_of(View()) is None
