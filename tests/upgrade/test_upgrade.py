"""What older versions of the program left behind works with this one: records, told facts, tables of every kind."""

import ast
import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from uogashi.core.match import Match
from uogashi.core.record import verify
from uogashi.games import game_names, load_game
from uogashi.testing.golden import entry_lines

FOLDERS = sorted(folder for folder in Path(__file__).parent.iterdir() if (folder / "tables.json.gz").exists())
GOLDEN = [file for folder in FOLDERS for file in sorted((folder / "golden").glob("*.txt"))]
HEAD = re.compile(r"(\w+), rules (\w+), (\d) players, seed (\S+), options (.*)")


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def left_behind(request: pytest.FixtureRequest) -> Path:
    folder: Path = request.param
    return folder


@pytest.mark.parametrize("name", game_names())
def test_records_verify(left_behind: Path, name: str) -> None:
    file = left_behind / f"{name}.jsonl.gz"
    records = [json.loads(line) for line in gzip.decompress(file.read_bytes()).splitlines()]
    assert {len(record["seats"]) for record in records} == set(load_game(name).player_counts)
    for record in records:
        verify(record, load_game)


@pytest.mark.parametrize("name", game_names())
def test_a_record_that_was_tampered_with_is_still_found_out(left_behind: Path, name: str) -> None:
    """Older rules are not merely let through."""
    lines = gzip.decompress((left_behind / f"{name}.jsonl.gz").read_bytes()).splitlines()
    record = json.loads(lines[0])
    record["result"]["scores"][0] += 1
    with pytest.raises(Exception, match="record-result-differs"):
        verify(record, load_game)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_the_same_decisions_still_tell_the_same_facts(file: Path) -> None:
    """A playthrough of an older version, decision by decision, as it was told then."""
    lines = file.read_text(encoding="utf-8").splitlines()
    head = HEAD.fullmatch(lines[0])
    assert head is not None
    name, rules, players, seed, options = head.groups()
    seats = [f"seat {number}" for number in range(int(players))]
    match = Match.new(load_game(name), seats, seed=seed, options=ast.literal_eval(options), rules=rules)
    assert list(told_again(match, lines[1:-1])) == lines[1:-1]
    assert f"scores {match.scores}, winners {match.winners}" == lines[-1]


def told_again(match: Match, lines: list[str]) -> Iterator[str]:
    """What is told now when everybody decides as these lines say; chance goes by the seed."""
    yield from entry_lines(match.opening.moves, match.opening.facts)
    for line in lines:
        if not line.startswith(" ") and not line.startswith("7:"):
            seat, words = line.split(": ", 1)
            entry = match.play(int(seat), words)
            yield from entry_lines(entry.moves, entry.facts)


def stored(folder: Path) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = json.loads(gzip.decompress((folder / "tables.json.gz").read_bytes()))
    return tables
