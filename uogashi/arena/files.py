"""Observers that write: records as lines of JSON, results as a Parquet table. What is written survives Ctrl-C."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import IO, Any

import numpy as np

from uogashi.arena.simulate import Chunk
from uogashi.core.errors import Refusal


@contextmanager
def naming(path: Path, errors: type[Exception] = OSError) -> Iterator[None]:
    """Errors in writing name the file."""
    try:
        yield
    except (OSError, errors) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("file-unwritable", file=str(path), why=why) from None


def open_for_writing(path: Path) -> IO[bytes]:
    with naming(path):
        return path.open("wb")


class RecordFile:
    """One record a line, written whole chunks at a time: a file that was cut short still ends with a whole game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.file = open_for_writing(path)

    def step(self, chunk: Chunk) -> None:
        with naming(self.path):
            self.file.write(chunk.records)
            self.file.flush()

    def __enter__(self) -> "RecordFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        with naming(self.path):
            self.file.close()


class TableFile:
    """A row a game. Parts are kept beside the file and become one table at the end, so memory stays flat."""

    ROWS_A_PART = 250_000

    def __init__(self, path: Path, seed: str, players: int) -> None:
        try:
            import polars
        except ImportError:
            raise Refusal("table-needs-polars") from None
        if path.suffix != ".parquet":
            raise Refusal("table-suffix", file=str(path))
        open_for_writing(path).close()
        self.polars = polars
        self.path = path
        self.seed = seed
        self.players = players
        self.parts = Path(tempfile.mkdtemp(prefix=path.name + ".", dir=path.parent))
        self.chunks: list[Chunk] = []
        self.rows = 0
        self.written = 0

    def step(self, chunk: Chunk) -> None:
        self.chunks.append(chunk)
        self.rows += chunk.games
        if self.rows >= self.ROWS_A_PART:
            with naming(self.path, self.polars.exceptions.PolarsError):
                self.write_part()

    def write_part(self) -> None:
        self.frame().write_parquet(self.parts / f"{self.written:06}.parquet")
        self.written += 1
        self.chunks = []
        self.rows = 0

    def frame(self) -> Any:
        """The chunks not written yet, as a data frame."""
        numbers = [np.arange(chunk.first, chunk.first + chunk.games) for chunk in self.chunks]
        number = np.concatenate([np.zeros(0, np.int64), *numbers])
        scores = np.concatenate([np.zeros((0, self.players), np.int64), *(chunk.scores for chunk in self.chunks)])
        winners = np.concatenate([np.zeros(0, np.int64), *(chunk.winners for chunk in self.chunks)])
        decisions = np.concatenate([np.zeros(0, np.int64), *(chunk.decisions for chunk in self.chunks)])
        columns: dict[str, Any] = {"game": number, "decisions": decisions.astype(np.int32)}
        columns |= {f"score_{seat}": scores[:, seat].astype(np.int32) for seat in range(self.players)}
        columns |= {f"won_{seat}": (winners >> seat & 1).astype(bool) for seat in range(self.players)}
        frame = self.polars.DataFrame(columns)
        seeds = self.polars.format("{}/{}", self.polars.lit(self.seed), "game").alias("seed")
        return frame.select("game", seeds, self.polars.exclude("game"))

    def __enter__(self) -> "TableFile":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            with naming(self.path, self.polars.exceptions.PolarsError):
                if self.rows or not self.written:
                    self.write_part()
                self.polars.scan_parquet(self.parts / "*.parquet").sink_parquet(self.path)
        finally:
            shutil.rmtree(self.parts, ignore_errors=True)
