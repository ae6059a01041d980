"""Driving the program as a person would: as a process with pipes, or in a terminal of its own."""

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import pexpect
import pyte

COMMAND = [sys.executable, "-m", "uogashi"]
ENGLISH = {"LC_ALL": "C.UTF-8", "LANGUAGE": "", "PYTHONUTF8": "1"}
EDITING = "\x1b[?2004h"
"""What a terminal is told whenever a line is about to be edited in it."""
GAMES = tempfile.TemporaryDirectory(prefix="uogashi-games-")
"""Where games are kept during tests: never where the user's own are, and a folder for each program."""
PROMPT = re.compile(r"▸ *$")


def uogashi(
    *words: str, input: str | None = None, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        input=input,
        check=False,
        cwd=cwd,
        env={**os.environ, **ENGLISH, "COLUMNS": "100", "UOGASHI_GAMES": games_folder(), **environment},
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


class AnsweringScreen(pyte.HistoryScreen):
    """A screen that answers when it is asked where its cursor is, as terminals do."""

    child: Any

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
        self.child: Any = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words],
            dimensions=(rows, columns),
            encoding="utf-8",
            timeout=60,
            env=environment,
            cwd=folder,
        )
        self.screen = AnsweringScreen(columns, rows, history=5000)
        self.screen.child = self.child
        self.stream = pyte.Stream(self.screen)
        self.raw = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *error: object) -> None:
        self.child.close(force=True)

    def feed(self) -> bool:
        """Take in what has come; False at the end."""
        try:
            text = self.child.read_nonblocking(65536, timeout=0.05)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            return False
        self.raw += text
        self.stream.feed(text)
        return self.feed()

    def wait(self, after: tuple[int, int] = (0, 0)) -> str:
        """Until the program asks for something, anew since it had said so much; return what stands on the screen."""
        end = time.monotonic() + 90
        while time.monotonic() < end:
            if not self.feed():
                raise AssertionError(f"the program has ended:\n{self.text}")
            line = self.screen.display[self.screen.cursor.y][: self.screen.cursor.x]
            if PROMPT.search(line) and self.asks_anew(*after):
                return self.text
        raise AssertionError(f"the program asks for nothing:\n{self.text}")

    def type(self, line: str) -> str:
        """Type a line with Enter and wait for the next question; return what it brought."""
        return self.send(line + "\r")

    def send(self, keys: str) -> str:
        """Press keys that bring another question; return what came in between."""
        before = len(self.raw), self.raw.count(EDITING)
        self.child.send(keys)
        self.wait(before)
        lines = self.everything.splitlines()
        asked = [number for number, text in enumerate(lines) if "▸" in text and "▸ ¥" not in text]
        return "\n".join(lines[asked[-2] :] if len(asked) > 1 else lines)

    def asks_anew(self, length: int, questions: int) -> bool:
        """Whether a question has come after the last one: the old one stands there until the answer is read."""
        if self.raw.count(EDITING):
            return self.raw.count(EDITING) > questions
        return length == 0 or "\n" in self.raw[length:]

    def press(self, keys: str, until: str) -> str:
        """Press keys without Enter, and wait until the screen shows what they bring; return the screen."""
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
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -self.child.signalstatus)

    @property
    def text(self) -> str:
        """What stands on the screen."""
        return "\n".join(line.rstrip() for line in self.screen.display).rstrip()

    @property
    def everything(self) -> str:
        """What can be read on the screen and by scrolling back."""
        above = ["".join(line[x].data for x in range(self.screen.columns)).rstrip() for line in self.screen.history.top]
        return "\n".join([*above, self.text])
