"""`--bots my_bot.py:choose`, as its author types it: in play, simulate and report, and in a resumed game."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from tests.terminal.program import start_uogashi, uogashi
from uogashi.core.record import verify
from uogashi.games import load_game
from uogashi.terminal.main import main

SOURCE = """
import os, time

def choose(view, legal):
    assert view.viewer is not None
    return legal[0]

def crash(view, legal):
    prices = {}
    return prices["tuna"]

def fly(view, legal):
    return "fly"

def asleep(view, legal):
    open("asleep", "a").close()
    while True:
        time.sleep(0.05)
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bot.py").write_text(SOURCE)
    return tmp_path


Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the program here, in the folder of the bots: exit code, output, error output."""
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", list(sys.path))

    def run(*words: str, input: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(input))
        code = main([*words, "--lang", "en"])
        return code, *capsys.readouterr()

    return run


SIMULATE = ("simulate", "tsukiji", "--players", "3", "--games", "45")


def test_it_plays_beside_ours_and_in_worker_processes(folder: Path, run: Run) -> None:
    bots = ["--bots", "greedy,my_bot.py:choose", "--bots", "my_bot:choose", "--json"]
    code, said, complained = run(*SIMULATE, *bots, "--records", "one.jsonl")
    assert code == 0, complained
    code, _, complained = run(*SIMULATE, *bots, "--records", "two.jsonl", "--workers", "2")
    assert code == 0, complained
    assert (folder / "one.jsonl").read_bytes() == (folder / "two.jsonl").read_bytes()
    assert json.loads(said)["bots"] == ["greedy", "my_bot.py:choose", "my_bot:choose"]
    records = [json.loads(line) for line in (folder / "one.jsonl").read_text().splitlines()]
    assert len(records) == 45
    assert records[0]["seats"] == ["greedy 0", "my_bot:choose 1", "my_bot:choose 2"]
    for record in records[:5]:
        verify(record, load_game)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_its_author_sees_where_it_failed(workers: str, folder: Path, run: Run) -> None:
    code, said, complained = run(*SIMULATE, "--bots", "greedy,my_bot.py:crash,random", "--workers", workers)
    assert (code, said) == (2, "")
    assert complained.startswith("Traceback (most recent call last):\n")
    assert f'File "{folder.resolve()}/my_bot.py", line 10, in crash' in complained
    assert complained.endswith("uogashi: bot my_bot.py:crash failed: KeyError: 'tuna'\n")
    assert "uogashi/arena" not in complained


@pytest.mark.parametrize(
    ("bots", "sentence"),
    [
        (
            "my_bot.py:fly,random:2",
            "bot my_bot.py:fly chose “fly”, which is not possible now; possible: ticket 0, ticket 1, ",
        ),
        ("none.py:choose", "file not found: none.py"),
        ("none:choose", "no module none, neither in this folder nor installed"),
        ("my_bot.py:chose", "my_bot.py has no function “chose”; available: choose, crash, fly, asleep"),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "report", "play"])
def test_what_is_wrong_is_said_in_a_sentence(command: str, bots: str, sentence: str, run: Run) -> None:
    players = "4" if command == "play" else "3"
    games = ["--games", "5"] if command != "play" else []
    words = [command, "tsukiji", "--players", players, "--bots", bots, *games]
    code, _, complained = run(*words, input="4 3 2 1 0\n\n" * 3)
    assert code == 2
    assert complained.startswith(f"uogashi: {sentence}")
    assert complained.count("\n") == 1


def test_a_report_that_fails_leaves_no_folder_behind(folder: Path, run: Run) -> None:
    words = ["--players", "2", "--games", "5", "--bots", "my_bot.py:crash,random", "--folder", "new/out"]
    code, _, complained = run("report", "tsukiji", *words)
    assert code == 2
    assert "KeyError: 'tuna'" in complained
    assert not (folder / "new").exists()


def test_a_report_tells_of_it(folder: Path, run: Run) -> None:
    words = ["--players", "2", "--games", "30", "--bots", "my_bot.py:choose,random", "--folder", "out"]
    code, _, complained = run("report", "tsukiji", *words)
    assert code == 0, complained
    report = json.loads((folder / "out" / "report.json").read_text())
    assert report["players"]["2"]["bots"] == ["my_bot.py:choose", "random"]
    assert report["players"]["2"]["games"] == 30
    assert "my_bot.py:choose,random" in (folder / "out" / "report.md").read_text()


def test_a_game_with_it_is_saved_and_taken_up_again_with_it(folder: Path, run: Run) -> None:
    bots = ["--bots", "my_bot.py:choose,greedy"]
    typed = "4 3 2 1\n\nsave game.json\nquit\n"
    code, _, complained = run("play", "tsukiji", "--players", "3", "--seed", "own", *bots, input=typed)
    assert code == 0, complained
    assert json.loads((folder / "game.json").read_text())["seats"][1:] == ["my_bot:choose 1", "greedy 2"]
    code, _, complained = run("play", "--resume", "game.json")
    assert code == 2
    assert complained == ("uogashi: your own bot played my_bot:choose 1: name it again with --bots FILE.py:FUNCTION\n")
    _, _, complained = run("play", "--resume", "game.json", "--bots", "my_bot.py:choose,my_bot.py:fly")
    assert complained == "uogashi: no bot in this game is called my_bot:fly: leave it out of --bots\n"
    code, _, complained = run("play", "--resume", "game.json", "--bots", "my_bot.py:choose", input="quit\n")
    assert code == 0, complained


SAME_NAME = """
def choose(view, legal):
    with open("asked", "a") as file:
        file.write("{folder}")
    return legal[0]
"""


@pytest.fixture
def namesakes(folder: Path) -> str:
    """Two bots in files of the same name: each writes down that it was asked."""
    for name in ("a", "b"):
        (folder / name).mkdir()
        (folder / name / "bot.py").write_text(SAME_NAME.format(folder=name))
    return "a/bot.py:choose,b/bot.py:choose"


def asked(folder: Path) -> str:
    """Who was asked since then, each as often."""
    told = (folder / "asked").read_text() if (folder / "asked").exists() else ""
    (folder / "asked").unlink(missing_ok=True)
    return "".join(sorted(told))


def test_a_resumed_game_gives_every_seat_back_to_its_own_bot(folder: Path, namesakes: str, run: Run) -> None:
    play = ("play", "tsukiji", "--players", "4", "--seed", "own", "--bots")
    assert run(*play, f"{namesakes},greedy", input="save start.json\n4 3 2 1 0\n\n")[0] == 0
    both = asked(folder)
    assert 0 < both.count("a") < both.count("b"), "so that they can be distinguished"
    assert json.loads((folder / "start.json").read_text())["seats"][1:3] == ["bot:choose 1", "bot:choose 2"]
    resume = ("play", "--resume", "start.json", "--bots")
    for given, decided in (
        (f"{namesakes},greedy", both),
        (namesakes, both),
        ("b/bot.py:choose", "b" * len(both)),
        ("b/bot.py:choose:3", "b" * len(both)),
    ):
        code, _, complained = run(*resume, given, input="4 3 2 1 0\n\n")
        assert code == 0, complained
        assert asked(folder) == decided, given
    code, _, complained = run(*resume, f"{namesakes},a/bot.py:choose")
    assert code == 2
    assert complained == (
        "uogashi: 3 bots are called bot:choose, but 2 seats have that name: "
        "give one bot for all of them, or one per seat, in order\n"
    )
    _, _, complained = run(*resume, f"{namesakes},random")
    assert complained == "uogashi: no bot in this game is called random: leave it out of --bots\n"


def test_a_record_makes_nobody_run_code(folder: Path, run: Run) -> None:
    (folder / "evil.py").write_text("open('ran', 'w').close()\ndef choose(view, legal): return legal[0]\n")
    assert run(*SIMULATE, "--bots", "evil.py:choose,random:2", "--records", "one.jsonl")[0] == 0
    (folder / "ran").unlink()
    # In separate processes, which have not loaded it yet.
    resumed = uogashi("play", "--resume", "one.jsonl", input="quit\n", cwd=folder, UOGASHI_INTERPRET="1")
    assert resumed.returncode == 2
    assert "name it again with --bots" in resumed.stderr
    assert uogashi("record", "show", "one.jsonl", cwd=folder, UOGASHI_INTERPRET="1").returncode == 0
    assert not (folder / "ran").exists()


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_twice_ends_one_that_never_decides(workers: str, folder: Path) -> None:
    words = ["simulate", "tsukiji", "--players", "2", "--bots", "my_bot.py:asleep,random", "--workers", workers]
    process = start_uogashi(*words, cwd=folder)
    try:
        deadline = time.monotonic() + 60
        while not (folder / "asleep").exists():
            assert process.poll() is None, process.communicate()
            assert time.monotonic() < deadline
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.5)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)  # also in its workers
    assert process.returncode == 130
    assert said == "uogashi: stopped\n"
