"""Games are kept while they are played: whatever ends the program, no finished turn is lost."""

import io
import json
import os
import signal
import stat
import sys
from pathlib import Path

import pytest

from tests.terminal.program import Terminal, refused, uogashi
from uogashi.core.errors import Refusal
from uogashi.core.match import Entry, Match
from uogashi.core.record import restore, verify
from uogashi.games import load_game
from uogashi.terminal import keeping
from uogashi.terminal.asking import PlainAsker
from uogashi.terminal.interrupts import INTERRUPTS
from uogashi.terminal.keeping import KEPT_FINISHED, Keeper, kept_games, unfinished_games
from uogashi.terminal.screen import Screen
from uogashi.terminal.session import Session
from uogashi.text import Texts

PLAY = ("play", "tsukiji", "--players", "2", "--no-pause", "--seed", "play")


def records(folder: Path) -> list[Match]:
    return [restore(json.loads(path.read_text()), load_game) for path in sorted(folder.glob("*.json"))]


def played(seed: str, turns: int = 1) -> Match:
    match = Match.new(load_game("tsukiji"), ["Guest", "greedy 1"], seed=seed)
    for _ in range(turns):
        if match.over:
            break
        seat = match.acting[0]
        match.play(seat, match.legal(seat)[0])
    return match


def keep(match: Match) -> Path:
    """Keep a game as a program does that has ended since."""
    keeper = Keeper()
    keeper.keep(match)
    keeper.let_go()
    assert keeper.path is not None
    return keeper.path


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "games"
    monkeypatch.setenv(keeping.FOLDER, str(folder))
    return folder


# --- whatever ends it ---


@pytest.mark.parametrize("name", ["SIGKILL", "SIGHUP", "SIGTERM"])
def test_a_turn_that_is_confirmed_is_kept_however_the_program_ends(name: str, games: Path) -> None:
    with Terminal(*PLAY, games=games) as terminal:
        terminal.wait()
        assert not games.exists(), "nothing has been played"
        terminal.type("4 2 0")
        terminal.type("")
        terminal.press("pas", until="Guest ▸ pas")
        os.kill(terminal.child.pid, getattr(signal, name))
        while terminal.feed():
            pass
        assert "Traceback" not in terminal.everything
    (match,) = records(games)
    assert match.view().phase == "purchase"
    (file,) = games.glob("*.json")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(games.stat().st_mode) == 0o700
    with Terminal("play", "--resume", "--no-pause", games=games) as terminal:
        terminal.wait()
        assert "Buy a lot or pass." in terminal.text
        terminal.type("pass")
        terminal.type("")
    (further,) = records(games)
    assert len(further.moves) > len(match.moves), "it is kept where it was"


def test_quit_in_mid_turn_says_what_is_kept_and_what_is_not(games: Path) -> None:
    with Terminal(*PLAY, games=games) as terminal:
        terminal.wait()
        terminal.type("4 2")
        asked = terminal.type("quit")
        assert "If you quit now, what you have typed this turn but not confirmed is lost." in asked
        assert "Game saved" not in asked, "no turn is finished yet"
        assert "Place a ticket on lot 3 of 3" in terminal.type("back"), "what was typed is still there"
        terminal.type("0")
        terminal.type("")
        terminal.type("pass")
        asked = terminal.send("\x03")
        assert "Game saved: “uogashi play --resume” continues it." in asked
        assert "what you have typed" in asked
        assert "Press Enter to confirm" in terminal.type("back"), "Ctrl-C undoes nothing either"
        terminal.type("quit")
        assert terminal.end("\r") == 0
    (match,) = records(games)
    assert match.view().phase == "purchase"


@pytest.mark.parametrize("person", [True, False])
def test_a_terminal_that_is_closed_in_the_middle_of_a_turn_loses_none(
    person: bool, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, play = Match.new(load_game("tsukiji"), ["Guest", "random 1"], seed="play"), Match.play

    def play_and_close(self: Match, seat: int, *decisions: str) -> Entry:
        entry = play(self, seat, *decisions)
        if self is match and len(match.moves) == 3:
            INTERRUPTS.end(signal.SIGHUP, None)
        return entry

    monkeypatch.setattr(Match, "play", play_and_close)
    monkeypatch.setattr(INTERRUPTS, "leave_at_once", sys.exit)
    monkeypatch.setattr(INTERRUPTS, "code", None)
    monkeypatch.setattr("sys.stdin", io.StringIO("4 2 0\n\n"))
    session = Session(match, (None, "random"), Texts(), Screen(plain=True), PlainAsker())
    session.keeper = Keeper()
    with pytest.raises(SystemExit):
        session.person_plays(0) if person else session.bot_plays(1)
    session.keeper.let_go()
    (kept,) = records(games)
    assert len(kept.moves) == 3


# --- taking it up again ---


def test_a_new_game_tells_of_those_that_wait_and_leaves_them_alone(games: Path) -> None:
    keep(played("one"))
    with Terminal(*PLAY, games=games) as terminal:
        told = terminal.wait()
        assert "You have an unfinished game of" in " ".join(told.split())
        terminal.type("4 2 0")
        terminal.type("")
        assert len(records(games)) == 2
        listed = uogashi("play", "--resume", "list", UOGASHI_GAMES=str(games), COLUMNS="400").stdout
        assert f"The games are files in {games}. To remove one, delete its file, for example tsukiji-" in listed
        assert listed.count("unfinished, one decision") == 1
        assert listed.count("in another terminal") == 1
        waiting = next(line for line in listed.splitlines() if "unfinished, one decision" in line).split()[0]
        assert f"for example --resume {waiting}\n" in listed
        assert f"for example {waiting}.json. " in listed
    told = uogashi(*PLAY, input="", UOGASHI_GAMES=str(games)).stdout
    assert "unfinished" not in told, "a script gets no output that it has not asked for"


def test_two_terminals_do_not_write_over_each_other(games: Path) -> None:
    with Terminal(*PLAY, games=games) as one, Terminal(*PLAY, games=games) as other:
        for terminal in (one, other):
            terminal.wait()
            terminal.type("4 2 0")
            terminal.type("")
        assert len(records(games)) == 2
        done = uogashi("play", "--resume", input="", UOGASHI_GAMES=str(games))
        assert done.returncode == 2
        assert "no unfinished game in" in done.stderr, "both are being played"
        name = next(games.glob("*.json")).stem
        done = uogashi("play", "--resume", name, input="", UOGASHI_GAMES=str(games))
        assert f"“{name}” is being played in another terminal" in done.stderr


def test_resume_finds_games_by_name_by_game_and_by_file(games: Path, tmp_path: Path) -> None:
    file = keep(played("one", 3))
    for words in (["--resume"], ["--resume", "tsukiji"], ["--resume", file.stem], ["--resume", str(file)]):
        done = uogashi("play", *words, input="", UOGASHI_GAMES=str(games))
        assert (done.returncode, done.stderr) == (0, "")
        assert "At the table: Guest and greedy 1" in done.stdout
    assert uogashi("play", "tsukiji", "--resume", input="", UOGASHI_GAMES=str(games)).returncode == 0
    for words in (["market", "--resume"], ["--resume", "market"]):
        done = uogashi("play", *words, input="", UOGASHI_GAMES=str(games))
        assert f"no unfinished game in {games}" in done.stderr
    assert "--resume needs a value" in uogashi("play", "--resume=", UOGASHI_GAMES=str(games)).stderr
    (tmp_path / file.stem).write_text("mine")
    done = uogashi("play", "--resume", file.stem, input="", cwd=tmp_path, UOGASHI_GAMES=str(games))
    assert "not valid JSON" in done.stderr, "a file that lies here goes first"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--resume", "--players", "3"], "--resume restores the game as it was; --players cannot be changed"),
        (["--resume", "--bots", "random"], "no bot in this game is called random: leave it out of --bots"),
        (["bogus", "--resume"], "unknown game “bogus”; available: market, shopping, tsukiji"),
        (["bogus", "--resume", "list"], "unknown game “bogus”; available: market, shopping, tsukiji"),
        (
            ["--resume", "nothere"],
            "no file or saved game “nothere”; “uogashi play --resume list” lists saved games",
        ),
    ],
)
def test_what_is_refused_leaves_the_game_to_others(words: list[str], sentence: str, games: Path) -> None:
    file = keep(played("one"))
    done = uogashi("play", *words, input="", UOGASHI_GAMES=str(games), UOGASHI_INTERPRET="1")
    assert (done.returncode, done.stderr) == (2, f"uogashi: {sentence}\n")
    assert list(games.iterdir()) == [file], "no lock is left"


def test_without_any_game_resume_and_its_list_say_so() -> None:
    for words in (["--resume"], ["--resume", "list"]):
        assert refused("play", *words).startswith("no unfinished game in ")
    assert "--resume [FILE]" in uogashi("play", "--help").stdout


def test_the_last_game_that_is_not_over_is_taken_up(games: Path) -> None:
    for number, match in enumerate((played("old"), played("new", 2), played("over", 1000))):
        os.utime(keep(match), (1_000_000 + number,) * 2)
    assert [kept.moves for kept in unfinished_games()] == [2, 1]
    assert [kept.over for kept in kept_games()] == [True, False, False]
    for path in games.glob("*.json"):
        verify(json.loads(path.read_text()), load_game)


# --- the folder ---


def test_finished_games_do_not_pile_up(games: Path) -> None:
    keep(played("running"))
    over = played("over", 1000)
    for _ in range(KEPT_FINISHED + 3):
        keep(over)
    assert sum(kept.over for kept in kept_games()) == KEPT_FINISHED
    assert sum(not kept.over for kept in kept_games()) == 1


def test_nothing_half_written_stays(games: Path) -> None:
    keep(played("one"))
    (games / ".uogashi-half").write_text("{")
    os.utime(games / ".uogashi-half", (0, 0))
    (games / "letter.json").write_text("Dear Aki")
    keep(played("two"))
    assert not (games / ".uogashi-half").exists()
    assert (games / "letter.json").read_text() == "Dear Aki"
    assert len(kept_games()) == 2


def test_a_lock_of_a_process_that_is_gone_locks_nothing(games: Path) -> None:
    keeper = Keeper()
    keeper.keep(played("one"))
    assert unfinished_games() == []
    assert keeper.path is not None
    other = Keeper(keeper.path)
    with pytest.raises(Refusal):
        other.hold()
    keeper.lock.close()  # as when its process is killed: the file of the lock stays
    assert len(unfinished_games()) == 1
    other.hold()
    other.let_go()
    assert list(games.iterdir()) == [keeper.path]


def test_where_nothing_can_be_written_this_is_said_once_and_play_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder")
    with Terminal(*PLAY, games=blocked / "games") as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        told = " ".join(terminal.type("").split())
        assert "cannot save this game to" in told
        assert "Buy a lot or pass." in terminal.text
        terminal.type("pass")
        terminal.type("")
        assert terminal.everything.count("cannot save this game to") == 1
        assert "Type a file name to save" in terminal.type("quit")
        assert terminal.end("\r") == 0


def test_a_game_that_is_not_installed_is_no_hindrance(games: Path) -> None:
    path = keep(played("old"))
    record = json.loads(path.read_text())
    path.write_text(json.dumps({**record, "game": "chess\x1b[2J"}))
    with Terminal(*PLAY, games=games) as terminal:
        assert "chess" in terminal.wait()
        assert "Place a ticket on lot 1" in terminal.text
    listed = uogashi("play", "--resume", "list", UOGASHI_GAMES=str(games))
    assert listed.returncode == 0
    assert "chess" in listed.stdout
    assert "\x1b[2J" not in listed.stdout
