"""`record verify` on many records: progress on a terminal, all in order, and Ctrl-C at any time."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.terminal.program import COMMAND, Terminal
from uogashi.arena import verify
from uogashi.arena.simulate import Plan, simulate
from uogashi.terminal.main import main


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four times the same games, one of them wrong."""
    file = tmp_path_factory.mktemp("records") / "games.jsonl"
    lines = [
        line
        for chunk in simulate(Plan("tsukiji", 4, 250, "verify", ("random",) * 4, records=True))
        for line in chunk.records.splitlines(keepends=True)
    ]
    lines[200] = lines[200].replace(b'"ticket 4"', b'"ticket 9"', 1)
    file.write_bytes(b"".join(lines) * 4)
    return file


def test_jobs_change_nothing_but_the_time(
    records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Others help at once, and get little at a time, so that a few games are enough for them.
    monkeypatch.setattr(verify, "PATIENCE", 0)
    monkeypatch.setattr(verify, "WORTHWHILE", 0)
    monkeypatch.setattr(verify, "BATCH", 50_000)
    assert main(["record", "verify", str(records), "--jobs", "1", "--lang", "en"]) == 1
    one = capsys.readouterr()
    assert main(["record", "verify", str(records), "--jobs", "2", "--lang", "en"]) == 1
    assert one == capsys.readouterr()
    lines = one.out.splitlines()
    assert [line.split(": ")[1] for line in lines[:-1]] == [f"game {201 + 250 * each}" for each in range(4)]
    assert lines[-1] == "1,000 games checked, 4 invalid"
    assert one.err == ""


def test_a_terminal_shows_how_far_it_is_and_what_it_finds(records: Path) -> None:
    with Terminal("record", "verify", records.name, "--jobs", "1", columns=140, folder=records.parent) as terminal:
        assert terminal.end() == 1
        assert "checking" in terminal.raw
        assert "100%" in terminal.raw
        assert "games.jsonl: game 201: move" in terminal.everything
        assert "1,000 games checked, 4 invalid" in terminal.everything
        assert "checking" not in terminal.text, "the bar goes when it is done"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_was_checked_until_then(jobs: str, records: Path) -> None:
    many = [str(records)] * 400
    process = subprocess.Popen(
        [*COMMAND, "record", "verify", *many, "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"},
    )
    try:
        assert process.stdout is not None
        # Four lines are about the first file. By the second, it has taken long enough for others to help.
        lines = [process.stdout.readline() for _ in range(1 if jobs == "1" else 5)]
        process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert "game 201" in lines[0]
    assert "games checked" in said.splitlines()[-1]
    assert complained == "uogashi: stopped; the rest was not checked\n"
