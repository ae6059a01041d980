"""Which lines of a game's rules games run, for tests that want all of them: each game has a `wide_play` that plays."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any


@cache
def wide_play(module: str) -> dict[str, Any]:
    """What this module prints when it plays interpreted."""
    done = subprocess.run(
        [sys.executable, "-m", module],
        env={**os.environ, "UOGASHI_INTERPRET": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


class Lines:
    """Which lines of a file have run. Code with all lines run is no longer traced."""

    def __init__(self, file: str) -> None:
        self.file = file
        source = compile(Path(file).read_text(encoding="utf-8"), file, "exec")
        self.left = {code: set(body_lines(code)) for code in functions_of(source)}
        self.left = {code: lines for code, lines in self.left.items() if lines}

    def watch(self, frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename != self.file or not self.left.get(frame.f_code):
            return None
        return self.note

    def note(self, frame: FrameType, event: str, _: Any) -> Any:
        self.left[frame.f_code].discard(frame.f_lineno)
        return self.note if self.left[frame.f_code] else None

    def missed(self) -> list[int]:
        return sorted(line for lines in self.left.values() for line in lines)


def functions_of(code: CodeType) -> Iterator[CodeType]:
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            yield from functions_of(part)


def body_lines(code: CodeType) -> Iterator[int]:
    for _, _, line in code.co_lines():
        if line is not None and line > code.co_firstlineno:
            yield line
