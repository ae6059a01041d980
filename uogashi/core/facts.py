"""Facts of what happened: rules write them as rows of numbers where the effect happens, everything else reads text.

A log is a record with room for the facts of one decision, each a row: its kind, its audience and up to six numbers.
A log that does not listen takes nothing: that is how simulations run.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated, Any, Literal, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from uogashi.core.arrays import new_records
from uogashi.core.compile import compiled
from uogashi.core.fields import Int32, Int32s, record_dtype

FACT_ROWS = 256
FACT_WIDTH = 8
EVERYONE = 0xFF


class Log(Protocol):
    """A record, not a bare array: it goes through compiled code as one pointer, without counting references."""

    listens: Int32
    count: Int32
    rows: Annotated[Int32s, FACT_ROWS, FACT_WIDTH]


LOG = record_dtype(Log)


def new_logs(listens: bool = True) -> Any:
    """An array of one log."""
    logs = new_records(LOG)
    logs[0].listens = listens
    return logs


@compiled
def tell(
    log: Log, audience: int, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
) -> None:
    """Write a fact for the seats in `audience` (a bit for each; `EVERYONE` means spectators too)."""
    if log.listens == 0:
        return
    row = int(log.count)
    log.count = row + 1
    if row >= FACT_ROWS:
        return  # `read_log` finds out; writing on would spoil other memory
    log.rows[row, 0] = kind
    log.rows[row, 1] = audience
    log.rows[row, 2] = a
    log.rows[row, 3] = b
    log.rows[row, 4] = c
    log.rows[row, 5] = d
    log.rows[row, 6] = e
    log.rows[row, 7] = f


Words = Sequence[str] | None
"""What the number of an argument means: one of these words, a seat, a change, or just a number (None)."""

SEAT: Words = ("seat",)
CHANGE: Words = ("change",)
"""A number that is shown with its sign."""

ArgumentKind = Literal["seat", "change", "number", "thing"]
"""The type of an argument, for turning a fact into text."""


@dataclass(frozen=True)
class FactKind:
    """A kind of fact: its name, its arguments and whether it shows something that was hidden."""

    name: str
    arguments: tuple[tuple[str, Words], ...] = ()
    reveals: bool = False

    @property
    def argument_kinds(self) -> dict[str, ArgumentKind]:
        return {name: argument_kind(words) for name, words in self.arguments}


def argument_kind(words: Words) -> ArgumentKind:
    if words is SEAT:
        return "seat"
    if words is CHANGE:
        return "change"
    return "number" if words is None else "thing"


class Fact(msgspec.Struct, frozen=True, gc=False):
    """One fact, by name, and who may know it."""

    name: str
    arguments: dict[str, Any]
    audience: int = EVERYONE
    reveals: bool = False

    def known_to(self, seat: int) -> bool:
        """Whether this seat (a negative one: a spectator) may know it."""
        if seat < 0:
            return self.audience == EVERYONE
        return bool(self.audience >> seat & 1)


def read_log(log: Log, kinds: Sequence[FactKind]) -> Iterator[Fact]:
    """The facts of a log in notation."""
    return read_facts(copy_rows(log.rows, int(log.count)), kinds)


def copy_rows(rows: NDArray[np.int32], count: int) -> bytes:
    """A copy of the facts of a log: a few bytes each, to be kept."""
    if count > FACT_ROWS:
        raise OverflowError(f"a decision told {count} facts, a log has room for {FACT_ROWS}")
    return rows[:count].tobytes()


def read_facts(rows: bytes, kinds: Sequence[FactKind]) -> Iterator[Fact]:
    """Stored facts, in notation."""
    numbers = memoryview(rows).cast("i").tolist()
    for first in range(0, len(numbers), FACT_WIDTH):
        try:
            kind = kinds[numbers[first]]
            arguments = {
                name: number if words is None or words is SEAT or words is CHANGE else words[number]
                for (name, words), number in zip(kind.arguments, numbers[first + 2 : first + FACT_WIDTH], strict=False)
            }
        except IndexError:
            told = numbers[first : first + FACT_WIDTH]
            raise LookupError(f"the rules tell the fact {told}, for which {len(kinds)} kinds have no words") from None
        yield Fact(kind.name, arguments, numbers[first + 1], kind.reveals)


def fact_kinds(rows: bytes) -> list[int]:
    """The kinds of facts that were kept."""
    return memoryview(rows).cast("i")[::FACT_WIDTH].tolist()
