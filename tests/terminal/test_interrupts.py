"""Ctrl-C, once, twice and many times, at any moment: nobody ever sees a traceback."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.terminal.program import ENGLISH, Terminal, games_folder, start_uogashi
from uogashi.arena.simulate import Plan, simulate

SILENT = ("Traceback", "Error:", "Exception ignored", 'File "')


STARTED = """
import os, sys
from uogashi.terminal.start import INTERRUPTS, main
INTERRUPTS.install()
os.write(1, b"!")
sys.exit(main())
"""
"""Python itself needs a moment before it runs anything of ours: from here on, all is ours."""


def press_in_the_middle(words: list[str], after: float, presses: int, cwd: Path) -> tuple[int, str]:
    """Start a command, press Ctrl-C this many times, and return how it ended and its output."""
    process = subprocess.Popen(
        [sys.executable, "-c", STARTED, *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        cwd=cwd,
        env={**os.environ, **ENGLISH, "UOGASHI_GAMES": games_folder()},
    )
    assert process.stdout is not None
    assert process.stdout.read(1) == b"!"
    time.sleep(after)  # the moment is what is tested
    for _ in range(presses):
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
            time.sleep(0.004)
    said, _ = process.communicate(b"", timeout=60)
    return process.returncode, said.decode()


@pytest.mark.parametrize("moment", [0, 0.1, 0.3])
def test_while_it_starts_the_first_press_ends_it(moment: float, tmp_path: Path) -> None:
    code, said = press_in_the_middle(["simulate", "tsukiji", "--games", "3000000"], moment, 1, tmp_path)
    assert not [word for word in SILENT if word in said], said
    assert code == 130, said


EARLY = """
import builtins, os, signal, sys
load = builtins.__import__
def press_and_load(name, *more):
    if name == "uogashi.terminal.{module}":
        os.kill(os.getpid(), signal.SIGINT)
    return load(name, *more)
builtins.__import__ = press_and_load
sys.argv = ["uogashi", "--version"]
from uogashi.terminal.start import main
sys.exit(main())
"""


@pytest.mark.parametrize("module", ["exits", "interrupts", "main"])
def test_a_press_while_the_first_modules_are_loaded_ends_it_quietly(module: str) -> None:
    words = [sys.executable, "-c", EARLY.format(module=module)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


COMMANDS = [
    ["play", "tsukiji", "--seed", "1"],
    ["simulate", "tsukiji", "--games", "3000000"],
    ["simulate", "tsukiji", "--games", "3000000", "--workers", "2"],
    ["report", "tsukiji", "--games", "500000", "--players", "2"],
    ["record", "verify", *["many.jsonl"] * 200],
]
"""None of them is ever done by itself: the input of `play` stays open, the others have too much to do."""


@pytest.mark.parametrize("words", COMMANDS, ids=lambda words: " ".join(words[:6]))
def test_two_quick_presses_show_no_traceback(words: list[str], tmp_path: Path) -> None:
    if "verify" in words:
        (chunk,) = simulate(Plan("tsukiji", 4, 40, "many", ("random",) * 4, records=True))
        (tmp_path / "many.jsonl").write_bytes(chunk.records)
    reading, writing = os.pipe()
    process = start_uogashi(*words, cwd=tmp_path, stdin=reading)
    os.close(reading)
    time.sleep(1.2 if "--workers" in words else 0.4)  # workers have to be loaded before they do anything
    for _ in range(2):
        process.send_signal(signal.SIGINT)
        time.sleep(0.004)
    os.close(writing)
    said = "".join(process.communicate(timeout=60))
    assert not [word for word in SILENT if word in said], said
    assert process.returncode == 130, said


def test_a_server_that_is_stopped_has_done_its_work(tmp_path: Path) -> None:
    """It ends in order, so this is no failure, however often one presses."""
    words = ("serve", "--port", "0", "--database", "sqlite:///i.db", "--log", "off")
    process = start_uogashi(*words, cwd=tmp_path)
    assert process.stdout is not None
    said = process.stdout.readline()  # its address: it is ready
    for _ in range(2):
        process.send_signal(signal.SIGINT)
    said += "".join(process.communicate(timeout=60))
    assert not [word for word in SILENT if word in said], said
    assert process.returncode == 0, said


@pytest.mark.parametrize("presses", [2, 5])
def test_many_presses_at_the_prompt_and_while_bots_play(presses: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UOGASHI_INTERPRET", "1")
    with Terminal("play", "tsukiji", "--players", "4", "--bots", "random", "--seed", "play") as terminal:
        terminal.wait()
        terminal.type("4 3 2 1 0")
        assert terminal.end("\r" + "\x03" * presses) == 130
        assert not [word for word in SILENT if word in terminal.everything]


HELD = """
import os, signal, time
from uogashi.terminal.interrupts import INTERRUPTS
INTERRUPTS.install(); INTERRUPTS.at_once = False
"""


def run_held(code: str) -> tuple[list[str], str, int]:
    done = subprocess.run([sys.executable, "-c", HELD + code], capture_output=True, text=True, check=False)
    return done.stdout.split(), done.stderr, done.returncode


def test_what_is_held_back_comes_after_it() -> None:
    code = (
        "try:\n"
        "    with INTERRUPTS.held_back():\n"
        "        os.kill(os.getpid(), signal.SIGINT); time.sleep(0); print('whole')\n"
        "    print('never')\n"
        "except KeyboardInterrupt:\n"
        "    print('after')\n"
        "INTERRUPTS.answered()\n"
        "try:\n"
        "    os.kill(os.getpid(), signal.SIGINT); time.sleep(1)\n"
        "except KeyboardInterrupt:\n"
        "    print('again', flush=True)\n"
        "os.kill(os.getpid(), signal.SIGINT); time.sleep(1); print('never')\n"
    )
    assert run_held(code) == (["whole", "after", "again"], "", 130)


def test_a_press_while_python_itself_ends_changes_nothing() -> None:
    code = (
        "class Late:\n"
        "    def __del__(self, kill=os.kill, write=os.write, pid=os.getpid(), number=int(signal.SIGINT)):\n"
        "        kill(pid, number)\n"
        "        write(1, b'late')\n"
        "import sys\n"
        "sys.late = Late()\n"  # is deleted with the module, after all of our own
        "sys.exit(3)\n"
    )
    assert run_held(code) == (["late"], "", 3)


@pytest.mark.parametrize("number", [signal.SIGHUP, signal.SIGTERM])
def test_a_terminal_that_is_closed_waits_for_what_is_held_back(number: signal.Signals) -> None:
    code = (
        "INTERRUPTS.leave_on('SIGHUP', 'SIGTERM')\n"
        "INTERRUPTS.farewells += [lambda: print('first'), lambda: print('last')]\n"
        "with INTERRUPTS.held_back():\n"
        "    with INTERRUPTS.held_back():\n"
        f"        os.kill(os.getpid(), {int(number)}); time.sleep(0); print('inner')\n"
        "    print('whole')\n"
        "print('never')\n"
    )
    assert run_held(code) == (["inner", "whole", "last", "first"], "", 128 + number)
