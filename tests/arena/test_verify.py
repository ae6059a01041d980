"""Verifying files of records: in order, in batches, in several processes, in bounded memory."""

import json
import math
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from uogashi.arena import records as files
from uogashi.arena import verify as verifying
from uogashi.arena.records import read_records
from uogashi.arena.simulate import Plan, simulate
from uogashi.arena.verify import Batch, Checked, read_batches, verify_files
from uogashi.core.errors import Refusal
from uogashi.core.record import Foul


@pytest.fixture(scope="module")
def lines() -> list[bytes]:
    """Two hundred games of two games, mixed, some of them broken."""
    made = [
        line
        for game in ("tsukiji", "shopping")
        for chunk in simulate(Plan(game, 3, 100, "verify", ("random",) * 3, records=True))
        for line in chunk.records.splitlines(keepends=True)
    ]
    random.Random("verify").shuffle(made)
    for number in (3, 50, 51, 199):
        record = json.loads(made[number])
        record["moves"][number % 7] = [0, "fly"]
        made[number] = json.dumps(record).encode() + b"\n"
    made[120] = b"no record\n"
    return made


@pytest.fixture
def file(lines: list[bytes], tmp_path: Path) -> str:
    path = tmp_path / "games.jsonl"
    path.write_bytes(b"\n".join(lines))
    return str(path)


def findings_of(checked: list[Checked]) -> list[tuple[str, int, str, int | None]]:
    findings = [finding for each in checked for finding in each.findings]
    return [(each.file, each.number, each.foul.message.id, each.foul.move) for each in findings]


@pytest.mark.parametrize("jobs", [1, 2])
def test_findings_come_in_the_order_of_the_files_whoever_finds_them(
    jobs: int, file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifying, "PATIENCE", 0.0)
    monkeypatch.setattr(verifying, "WORTHWHILE", 0.0)
    monkeypatch.setattr(verifying, "BATCH", 20_000)
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    warmed: list[str] = []
    checked = list(verify_files([file, str(empty), file], jobs, warmed.append))
    assert len(checked) > 20
    assert sum(each.games for each in checked) == 200 + 1 + 200
    numbers = [finding[1] for finding in findings_of(checked)]
    assert numbers == [4, 51, 52, 121, 200, 1, 4, 51, 52, 121, 200]
    assert findings_of(checked)[5][2] == "record-empty"
    assert findings_of(checked)[0] == (file, 4, "decision-unknown", 4)
    assert sorted(warmed) == ["shopping", "tsukiji"]
    assert sum(each.size for each in checked) == 2 * len(
        b"".join(Path(file).read_bytes().splitlines(keepends=True)).replace(b"\n\n", b"\n")
    )


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_file_that_is_missing_is_told_of_after_all_before_it(
    jobs: int, file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verifying, "PATIENCE", 0.0)
    monkeypatch.setattr(verifying, "WORTHWHILE", 0.0)
    monkeypatch.setattr(verifying, "BATCH", 100_000)
    checked: list[Checked] = []
    with pytest.raises(Refusal) as refused:
        checked.extend(verify_files([file, "none.jsonl"], jobs, lambda game: None))
    assert refused.value.message.id == "file-missing"
    assert sum(each.games for each in checked) == 200


def test_a_small_file_starts_no_process(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifying, "PATIENCE", 1000.0)
    monkeypatch.setattr(verifying, "check_together", lambda *_: pytest.fail("a process was started"))
    assert sum(each.games for each in verify_files([file], 8, lambda game: None)) == 200


@pytest.mark.parametrize("worthwhile", [0.0, 1000.0])
def test_others_help_only_where_enough_is_left(worthwhile: float, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifying, "PATIENCE", 0.0)
    monkeypatch.setattr(verifying, "WORTHWHILE", worthwhile)
    monkeypatch.setattr(verifying, "BATCH", 20_000)
    helped: list[int] = []

    def check_together(batches: Iterator[Batch], jobs: int) -> Iterator[Checked]:
        helped.append(jobs)
        return map(verifying.check_batch, batches)

    monkeypatch.setattr(verifying, "check_together", check_together)
    assert sum(each.games for each in verify_files([file], 8, lambda game: None)) == 200
    assert helped == ([] if worthwhile else [8])
    assert verifying.total_size([file, "-"]) == verifying.total_size([file, "none.jsonl"]) == math.inf


def test_of_a_long_file_only_a_batch_is_read_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verifying, "BATCH", 1000)
    path = tmp_path / "long.jsonl"
    path.write_bytes(b'{"game": 1}\n' * 10_000)
    sizes = [batch.size for batch in read_batches([str(path)])]
    assert max(sizes) < 1100
    assert sum(sizes) == path.stat().st_size


def test_a_long_file_that_begins_badly_is_read_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it is one record laid out on many lines is tried as far as a record could go."""
    monkeypatch.setattr(files, "LARGEST_ALONE", 1000)
    path = tmp_path / "bad.jsonl"
    path.write_bytes(b"{\n" + b'{"game": 1}\n' * 1000)
    found = list(read_records(path))
    assert isinstance(found[0], Foul)
    assert found[1:] == [{"game": 1}] * 1000
    path.write_bytes(b'{\n"game":\n1\n}\n')
    assert list(read_records(path)) == [{"game": 1}]
