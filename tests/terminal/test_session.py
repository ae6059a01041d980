"""A session knows no game by name: Quay, with chance in mid-game, is played by the same code as Tsukiji."""

from typing import Any

import pytest
from fluent.runtime import FluentResource

from tests.quay import GAME
from uogashi.core.match import Match
from uogashi.core.record import verify, write_record
from uogashi.terminal.screen import Screen
from uogashi.terminal.session import Seats, Session
from uogashi.text import Texts


class Player:
    """Answers every question with the first, or the last, that is legal, and confirms."""

    def __init__(self, last: bool) -> None:
        self.session: Any = None
        self.last = last
        self.asked = 0

    def ask(self, who: str, prompt: str, hint: str = "", suggest: Any = None) -> str:
        if not who:
            raise EOFError
        self.asked += 1
        seat = int(who)
        draft = self.session.draft(seat)
        if "eyes only" in prompt or self.session.is_complete(draft, seat):
            return ""
        return str(draft.legal(seat)[-1 if self.last else 0])


@pytest.mark.parametrize("bots", [(None, "greedy", "random"), (None, None, "greedy"), (None, None)])
@pytest.mark.parametrize("last", [False, True])
def test_quay_is_played_to_its_end(bots: Seats, last: bool, capsys: pytest.CaptureFixture[str]) -> None:
    say = Texts()
    say.bundle.add_resource(FluentResource("quay-title = Quay\nquay-refused = no\n"))
    match = Match.new(GAME, [f"seat {seat}" for seat in range(len(bots))], seed="session")
    player = Player(last)
    session = Session(match, bots, say, Screen(plain=True), player)  # type: ignore[arg-type]  # asks like the others
    player.session = session
    assert session.run() is False
    assert match.over
    assert player.asked > 5
    verify(write_record(match), lambda name: GAME)
    said = capsys.readouterr().out
    assert "Quay. At the table:" in said
    drawn = sum(fact.name == "drawn" for entry in (match.opening, *match.entries) for fact in entry.facts)
    # A person alone is told once; of several, each reads after a hand-over what they missed.
    assert said.count("drawn {") == drawn if bots.count(None) == 1 else said.count("drawn {") >= drawn


def test_what_chance_will_do_is_not_shown_before_one_confirms(capsys: pytest.CaptureFixture[str]) -> None:
    """The draft rolls chance; the summary before confirming is made from what the seat knows."""
    say = Texts()
    match = Match.new(GAME, ["a", "b"], seed="session")
    session = Session(match, (None, None), say, Screen(plain=True), Player(False))  # type: ignore[arg-type]
    while not match.over:
        seat = match.acting[0]
        decision = match.legal(seat)[0]
        session.typed_lines = [[decision]]
        crate = int(match.states[0].crate)
        assert session.outcome(seat).crate in (0, crate)
        match.play(seat, decision)
