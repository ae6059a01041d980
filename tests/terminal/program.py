"""Driving the program as a player would: as a process with pipes, or in its own terminal."""

import codecs
import fcntl
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import pyte

from tests.forking import Forked, fits, fork_program, run_forked, start_forked

COMMAND = [sys.executable, "-m", "uogashi"]
ENGLISH = {"LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONUTF8": "1"}
EDITING = "\x1b[?2004h"
"""What a terminal receives whenever a line is about to be edited in it."""
GAMES = tempfile.TemporaryDirectory(prefix="uogashi-games-")
"""Where games are kept during tests: never where the user's own are, and a folder for each program."""
QUIET = 0.03
"""Seconds without a letter after which the program has drawn what it draws."""
PROMPT = re.compile(r"▸ *$")


def uogashi(
    *words: str, input: str | None = None, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The program as a process with files or pipes: its output and exit code."""
    variables = {**os.environ, **ENGLISH, "COLUMNS": "100", "UOGASHI_GAMES": games_folder(), **environment}
    if fits(variables):
        return run_forked(words, input, variables, cwd)
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        input=input,
        check=False,
        cwd=cwd,
        env=variables,
    )


def start_uogashi(*words: str, cwd: Path | None = None, stdin: int | None = None) -> Forked | subprocess.Popen[str]:
    """The program with pipes, in its own process group, as a terminal starts it, and ended as Python ends."""
    variables = {**os.environ, **ENGLISH, "UOGASHI_GAMES": games_folder()}
    if fits(variables):
        return start_forked(words, variables, cwd, session=True, stdin=stdin, finalised=True)
    return subprocess.Popen(
        [*COMMAND, *words],
        stdin=subprocess.DEVNULL if stdin is None else stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        cwd=cwd,
        env=variables,
    )


def games_folder() -> str:
    return tempfile.mkdtemp(dir=GAMES.name)


def refused(*words: str) -> str:
    """The one sentence of an error: on stderr, with exit code 2 and nothing on stdout."""
    done = uogashi(*words)
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("uogashi: ")
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr.removeprefix("uogashi: ").strip()


def start_in_terminal(
    words: Sequence[str], terminal: int, environment: Mapping[str, str], folder: Path | None
) -> Forked | subprocess.Popen[bytes]:
    if fits(environment):
        return Forked(*fork_program(words, [terminal] * 3, environment, folder, session=True))
    return subprocess.Popen(
        [*COMMAND, *words],
        stdin=terminal,
        stdout=terminal,
        stderr=terminal,
        env=environment,
        cwd=folder,
        start_new_session=True,
        # Keys such as Ctrl-C are for this process; tests have no thread that could hold a lock meanwhile.
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509
    )


class Child:
    """The program in its own terminal, whose other end we hold."""

    def __init__(
        self, words: Sequence[str], rows: int, columns: int, environment: Mapping[str, str], folder: Path | None
    ) -> None:
        self.end, theirs = pty.openpty()
        self.setwinsize(rows, columns)
        self.process = start_in_terminal(words, theirs, environment, folder)
        self.pid = self.process.pid
        self.letters = codecs.getincrementaldecoder("utf-8")()
        os.close(theirs)

    def setwinsize(self, rows: int, columns: int) -> None:
        termios.tcsetwinsize(self.end, (rows, columns))

    def send(self, keys: str) -> None:
        left = keys.encode()
        while left:
            left = left[os.write(self.end, left) :]

    def read(self, seconds: float) -> str | None:
        """The output within this many seconds, "" if nothing does; None at the end."""
        while select.select([self.end], [], [], seconds)[0]:
            try:
                found = os.read(self.end, 65536)
            except OSError:  # nobody is at the other end any more
                return None
            if text := self.letters.decode(found):
                return text
        return ""

    def close(self) -> int:
        """Close the terminal, which ends whatever still runs in it; return the exit code."""
        if self.end >= 0:
            os.close(self.end)
            self.end = -1
        try:
            return self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()


class AnsweringScreen(pyte.HistoryScreen):
    """A screen that answers when it is asked where its cursor is, as terminals do."""

    child: Child

    def write_process_input(self, data: str) -> None:
        self.child.send(data)


class Terminal:
    """The program in a terminal: what is typed goes in as keys, what it draws is seen as a person sees it."""

    def __init__(
        self,
        *words: str,
        columns: int = 80,
        rows: int = 60,
        folder: Path | None = None,
        games: Path | None = None,
    ) -> None:
        environment = {**os.environ, **ENGLISH, "TERM": "xterm-256color", "COLORTERM": "truecolor"}
        environment["UOGASHI_GAMES"] = str(games or games_folder())
        for name in ("COLUMNS", "LINES", "NO_COLOR"):
            environment.pop(name, None)
        self.child = Child(words, rows, columns, environment, folder)
        self.screen = AnsweringScreen(columns, rows, history=5000)
        self.screen.child = self.child
        self.stream = pyte.Stream(self.screen)
        self.raw = ""
        self.above: list[str] = []
        """What has left the screen above, as far as it was asked for."""
        self.topmost: Any = None
        """The first line of that, as the screen has it."""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self.child.close()

    def feed(self) -> bool:
        """Take in what has come, until nothing comes for a moment; False at the end."""
        while text := self.child.read(QUIET):
            self.raw += text
            self.stream.feed(text)
        return text is not None

    def wait(self, after: tuple[int, int] = (0, 0)) -> str:
        """Until the program asks for something, after this much output; return the content of the screen."""
        end = time.monotonic() + 90
        while time.monotonic() < end:
            if not self.feed():
                raise AssertionError(f"the program has ended:\n{self.text}")
            line = self.words_of(self.screen.buffer[self.screen.cursor.y], self.screen.cursor.x)
            if PROMPT.search(line) and self.asks_anew(*after):
                return self.text
        raise AssertionError(f"the program asks for nothing:\n{self.text}")

    def type(self, line: str) -> str:
        """Type a line with Enter and wait for the next question; return the output."""
        return self.send(line + "\r")

    def send(self, keys: str) -> str:
        """Press keys that lead to another question; return the output in between."""
        before = len(self.raw), self.raw.count(EDITING)
        self.child.send(keys)
        self.wait(before)
        lines = self.everything.splitlines()
        asked = [number for number, text in enumerate(lines) if "▸" in text and "▸ ¥" not in text]
        return "\n".join(lines[asked[-2] :] if len(asked) > 1 else lines)

    def asks_anew(self, length: int, questions: int) -> bool:
        """Whether a question has come after the last one: the old one stays there until the answer is read."""
        if self.raw.count(EDITING):
            return self.raw.count(EDITING) > questions
        return length == 0 or "\n" in self.raw[length:]

    def press(self, keys: str, until: str) -> str:
        """Press keys without Enter, and wait until the screen shows their effect; return the screen."""
        self.child.send(keys)
        end = time.monotonic() + 30
        while not re.search(until, self.text, re.MULTILINE):
            assert time.monotonic() < end, f"no {until!r} comes:\n{self.text}"
            assert self.feed(), f"the program has ended:\n{self.text}"
        return self.text

    def end(self, keys: str = "") -> int:
        """Press keys after which the program ends; return its exit code."""
        self.child.send(keys)
        end = time.monotonic() + 30
        while self.feed() and time.monotonic() < end:
            pass
        return self.child.close()

    @property
    def text(self) -> str:
        """The content of the screen."""
        lines = (self.words_of(self.screen.buffer[row], self.screen.columns) for row in range(self.screen.lines))
        return "\n".join(line.rstrip() for line in lines).rstrip()

    @property
    def everything(self) -> str:
        """What can be read on the screen and by scrolling back."""
        gone = self.screen.history.top
        assert len(gone) < self.screen.history.size, "the screen has forgotten lines"
        if self.above and (not gone or gone[0] is not self.topmost):  # the program has cleared what was above
            self.above = []
        for line in islice(gone, len(self.above), None):
            self.above.append(self.words_of(line, self.screen.columns).rstrip())
        self.topmost = gone[0] if gone else None
        return "\n".join([*self.above, self.text])

    @staticmethod
    def words_of(line: Mapping[int, Any], columns: int) -> str:
        """A line of the screen, as far as this column."""
        return "".join(line[column].data for column in range(columns))
