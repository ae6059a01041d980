"""A session knows no game by name: Quay, with chance in mid-game, is played by the same code as Tsukiji."""

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource

from tests.games.tsukiji.tables import evaluate, one_round
from uogashi.bots.players import new_luck
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, restore, verify, write_record
from uogashi.games import game_names, load_game
from uogashi.server.house.bot_runner import compose
from uogashi.terminal.screen import Screen
from uogashi.terminal.session import Seats, Session
from uogashi.text import Texts, read_game_texts
from uogashi_quay import GAME

_, QUAY_TEXTS = read_game_texts(GAME.folder, "en")


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
    say.bundle.add_resource(FluentResource(QUAY_TEXTS))
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
    told = len(re.findall(r"^A crate worth \d is drawn\.$", said, re.MULTILINE))
    # A single player sees it once; of several, each reads after a hand-over what they missed.
    assert told == drawn if bots.count(None) == 1 else told >= drawn


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


class Script:
    """Types these lines, one after another, and keeps the output before each."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *lines: str) -> None:
        self.capsys = capsys
        self.lines = list(lines)
        self.heard: list[str] = []

    def ask(self, who: str, prompt: str, hint: str = "", suggest: Any = None) -> str:
        self.heard.append(self.capsys.readouterr().out)
        if not who or not self.lines:
            raise EOFError
        return self.lines.pop(0)


def test_an_end_is_warned_of_explained_and_said_before_it_is_confirmed(capsys: pytest.CaptureFixture[str]) -> None:
    match = one_round(2, ["takusan ebi ebi", "yakuza tako tako", "sake sake sake"])
    evaluate(match, "4 1 0", "4 1 0")
    match.play(match.acting[0], "pass")
    seat = match.acting[0]
    bots: Seats = tuple(None if each == seat else "greedy" for each in range(2))
    script = Script(capsys, "?", "buy 1", "takusan ebi", "undo", "undo", "pass", "")
    session = Session(match, bots, Texts(), Screen(plain=True), script)  # type: ignore[arg-type]
    session.run()
    assert match.over
    asked, explained, buying, confirming, *_, passing, _ = script.heard
    assert "Your last purchase: the final scoring comes after this round.\nBuy a lot or pass." in asked
    assert explained.count("This ends the game: you ") == 4
    assert "pass: This ends the game: you " in explained
    # Shown once per turn, and again only if it changes.
    assert "last purchase" not in explained + buying
    assert "This ends the game" not in buying
    for said in (confirming, passing):
        assert said.index("This ends the game: you ") < said.index("Press Enter to confirm")


def test_the_table_comes_with_what_is_warned_of(capsys: pytest.CaptureFixture[str]) -> None:
    match = one_round(2, ["takusan ebi ebi", "yakuza tako tako", "sake sake sake"])
    evaluate(match, "4 1 0", "4 1 0")
    match.play(match.acting[0], "pass")
    bots: Seats = tuple(None if each == match.acting[0] else "greedy" for each in range(2))
    script = Script(capsys, "table", "pass", "table")
    Session(match, bots, Texts(), Screen(plain=True), script).run()  # type: ignore[arg-type]
    _, table, passing, complete, *_ = script.heard
    assert table.count("Your last purchase: the final scoring comes after this round.\nBuy a lot or pass.") == 1
    assert "last purchase" not in passing + complete, "the turn is complete: nothing is left to warn of"


class Answer:
    """Types one line, which has to be understood: it is asked once."""

    def __init__(self, line: str) -> None:
        self.lines = [line]

    def ask(self, who: str, prompt: str, hint: str = "", suggest: Any = None) -> str:
        return self.lines.pop()


@pytest.mark.parametrize(("typed", "leaves"), [("ｑｕｉｔ", True), ("ＢＡＣＫ", False)])
def test_whoever_is_asked_before_leaving_may_type_full_width_letters(typed: str, leaves: bool) -> None:
    match = Match.new(GAME, ["a", "b"], seed="session")
    for leave in (Session.leave_kept, Session.leave_saved):
        session = Session(match, (None, None), Texts(), Screen(plain=True), Answer(typed))  # type: ignore[arg-type]
        assert leave(session) is leaves


def test_the_name_of_a_file_stays_as_it_was_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = Match.new(GAME, ["a", "b"], seed="session")
    for typed, leave in (("ｇａｍｅ１", Session.leave_saved), ("ｓａｖｅ ｇａｍｅ２", Session.leave_kept)):
        session = Session(match, (None, None), Texts(), Screen(plain=True), Answer(typed))  # type: ignore[arg-type]
        assert leave(session)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ｇａｍｅ１", "ｇａｍｅ２"]


@pytest.mark.parametrize("name", game_names())
def test_the_log_of_a_game_taken_up_again_is_what_was_told(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    bots: Seats = (None, "greedy", "random")
    match = Match.new(load_game(name), ["Aki", "Ben", "Chie"], seed="log")
    session = quiet_session(match, bots)
    session.log = session.whole_story()
    luck = new_luck(match)
    while not match.over and len(match.entries) < 500:
        seat = match.acting[0]
        if bots[seat] is None:
            session.tell(match.facts(match.play(seat, *compose(match.fork(), seat, "random", luck))))
        else:
            session.bot_plays(seat)
    again = restore(write_record(match, EVERYTHING), load_game)
    assert len(again.entries) > len(match.entries), "each decision is an entry"
    told = [str(line) for line in session.log]
    assert [str(line) for line in quiet_session(again, bots).whole_story()] == told
    assert [str(line) for line in session.whole_story()] == told
    assert len(told) > 50
    divisions = match.game.divisions
    assert divisions is not None
    parts = sum(fact.name == divisions.fact for entry in (match.opening, *match.entries) for fact in entry.facts)
    assert 3 <= sum(line.startswith("── ") for line in told) <= parts


def quiet_session(match: Match, bots: Seats) -> Session:
    return Session(match, bots, Texts(), Screen(plain=True), Player(last=False))  # type: ignore[arg-type]  # as above
