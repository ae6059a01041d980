"""Files of records: one record a line (`.jsonl`), or one record alone, however it is laid out (`.json`)."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from typing import IO, Any

import msgspec

from uogashi.core.errors import Refusal
from uogashi.core.record import Foul

BYTE_ORDER_MARK = b"\xef\xbb\xbf"
STANDARD_INPUT = "-"
LARGEST_ALONE = 1 << 26
"""No record that is laid out on several lines has more bytes: of a larger file each line is one."""


def read_records(path: Path) -> Iterator[Any]:
    """The records of a file; one that is not JSON comes as a Foul. `-` is the standard input."""
    return map(decode, record_texts(path))


def decode(text: bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Foul(Refusal("record-not-json", why=str(error)))


def record_texts(path: Path) -> Iterator[bytes]:
    """The same, not yet read as JSON; however large the file is, only some lines of it are in memory."""
    with opened(path) as file:
        lines = (line.removeprefix(BYTE_ORDER_MARK) for line in file if line.strip())
        first = next(lines, b"")
        if not first:
            return
        if not is_json(first):
            start, rest = read_start(first, lines)
            alone = b"".join(start)
            yield from [alone] if rest is None and is_json(alone) else chain(start, rest or ())
            return
        yield first
        yield from lines


def read_start(first: bytes, lines: Iterator[bytes]) -> tuple[list[bytes], Iterator[bytes] | None]:
    """As many lines as a record alone can have, and those after them; None if there are none."""
    start, size = [first], len(first)
    for line in lines:
        start.append(line)
        size += len(line)
        if size > LARGEST_ALONE:
            return start, lines
    return start, None


def is_json(text: bytes) -> bool:
    return not isinstance(decode(text), Foul)


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    try:
        with sys.stdin.buffer if str(path) == STANDARD_INPUT else path.open("rb") as file:
            yield file
    except FileNotFoundError:
        raise Refusal("file-missing", file=str(path)) from None
    except OSError as error:
        raise Refusal("file-unreadable", file=str(path), why=error.strerror or str(error)) from None
