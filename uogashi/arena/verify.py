"""Verifying files of records: batch after batch, in this process or in several, reported in the order of the files."""

import math
import re
import time
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from uogashi.arena.records import STANDARD_INPUT, decode, record_texts
from uogashi.arena.simulate import worker_pool
from uogashi.core.errors import Refusal
from uogashi.core.record import Foul, verify
from uogashi.games import game_names, is_sound, load_game

BATCH = 500_000
"""Bytes of records a batch: a fraction of a second, so that Ctrl-C is answered at once and progress flows."""
PATIENCE = 1.0
"""Seconds before others help: to start a process takes as long."""
WORTHWHILE = 6.0
"""Seconds of work for one process below which others are not asked: each has to load the rules before it helps."""
GAME_KEY = re.compile(rb'"game"\s*:\s*"(\w+)"')


@dataclass(frozen=True)
class Batch:
    """Some records of a file, as they are in it; none, if the file has none."""

    file: str
    first: int
    """The number of the first of them, from 1."""
    texts: tuple[bytes, ...]

    @property
    def size(self) -> int:
        return sum(map(len, self.texts))

    @property
    def games(self) -> set[str]:
        """The games apparently in them, so that their rules can be compiled before others wait for it."""
        named = {found[1].decode() for text in self.texts if (found := GAME_KEY.search(text))}
        return set(filter(is_sound, named & set(game_names())))


@dataclass(frozen=True)
class Finding:
    """A record that is not right."""

    file: str
    number: int
    foul: Foul
    seats: list[str]


@dataclass(frozen=True)
class Checked:
    """What came of a batch."""

    games: int
    size: int
    findings: tuple[Finding, ...]


def verify_files(files: Sequence[str], jobs: int, prepare: Callable[[str], None]) -> Generator[Checked]:
    """Verify all records of these files, in their order; `prepare` is called with each game before its first record."""
    batches = prepared(read_batches(files), prepare)
    left, started = total_size(files), time.monotonic()
    for number, batch in enumerate(batches):
        begun = time.monotonic()
        checked = check_batch(batch)
        now = time.monotonic()
        left -= checked.size
        yield checked
        # The first batch loads the rules: its time says nothing about the others'.
        ahead = left * (now - begun) / max(checked.size, 1)
        if jobs > 1 and number > 0 and now - started > PATIENCE and ahead > WORTHWHILE:
            break
    else:
        return
    yield from check_together(batches, jobs)


def total_size(files: Sequence[str]) -> float:
    """In bytes; infinite where nobody knows: of the standard input, a pipe, a file that is missing."""
    known = STANDARD_INPUT not in files and all(Path(file).is_file() for file in files)
    return sum(Path(file).stat().st_size for file in files) if known else math.inf


def check_together(batches: Iterator[Batch], jobs: int) -> Iterator[Checked]:
    """In several processes. A file that cannot be read is reported after everything before it."""
    waiting: deque[Future[Checked]] = deque()
    failure: Refusal | None = None
    with worker_pool(jobs) as pool:
        try:
            for batch in batches:
                waiting.append(pool.submit(check_batch, batch))
                if len(waiting) > 2 * jobs:
                    yield waiting.popleft().result()
        except Refusal as refusal:
            failure = refusal
        while waiting:
            yield waiting.popleft().result()
    if failure is not None:
        raise failure


def prepared(batches: Iterator[Batch], prepare: Callable[[str], None]) -> Iterator[Batch]:
    ready: set[str] = set()
    for batch in batches:
        for game in sorted(batch.games - ready):
            prepare(game)
            ready.add(game)
        yield batch


def read_batches(files: Sequence[str]) -> Iterator[Batch]:
    for file in files:
        texts: list[bytes] = []
        first, size = 1, 0
        for text in record_texts(Path(file)):
            texts.append(text)
            size += len(text)
            if size >= BATCH:
                yield Batch(file, first, tuple(texts))
                first, size, texts = first + len(texts), 0, []
        if texts or first == 1:
            yield Batch(file, first, tuple(texts))


def check_batch(batch: Batch) -> Checked:
    if not batch.texts:
        empty = Finding(batch.file, batch.first, Foul(Refusal("record-empty")), [])
        return Checked(1, 0, (empty,))
    findings = (check_record(batch.file, number, text) for number, text in enumerate(batch.texts, batch.first))
    return Checked(len(batch.texts), batch.size, tuple(filter(None, findings)))


def check_record(file: str, number: int, text: bytes) -> Finding | None:
    record = decode(text)
    try:
        if isinstance(record, Foul):
            raise record
        verify(record, load_game)
    except Foul as foul:
        return Finding(file, number, foul, seats_of(record))
    return None


def seats_of(record: Any) -> list[str]:
    seats = record.get("seats") if isinstance(record, dict) else None
    return [str(name) for name in seats] if isinstance(seats, list) else []
