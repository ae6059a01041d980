"""Simulation: the same games whatever the workers, in order, with pinned totals for fixed seeds."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import polars
import pytest

from tests.forking import Forked
from tests.terminal.program import start_uogashi
from uogashi.arena.files import RecordFile, TableFile
from uogashi.arena.simulate import CHUNK, Plan, RecordWriter, simulate
from uogashi.arena.statistics import Statistics, quantile, wilson_interval
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.record import verify
from uogashi.core.verbs import CHANCE
from uogashi.games import load_game
from uogashi_quay import GAME as QUAY


def plan(players: int = 3, games: int = 50, seed: str = "7", **more: Any) -> Plan:
    return Plan("tsukiji", players, games, seed, ("random",) * players, **more)


def totals(plan: Plan, workers: int = 1) -> tuple[int, list[int]]:
    decisions, scores = 0, np.zeros(plan.players, dtype=np.int64)
    for chunk in simulate(plan, workers):
        decisions += int(chunk.decisions.sum())
        scores += chunk.scores.sum(axis=0)
    return decisions, scores.tolist()


# Playout counts, as perft counts are for chess: they change only when the rules, the deal or the bots do.
PINNED = {
    2: (60260, [88892, 88910]),
    3: (111625, [84142, 84746, 84088]),
    4: (176794, [77592, 78172, 78344, 78285]),
}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_playouts_of_a_fixed_seed_are_pinned(players: int) -> None:
    assert totals(plan(players, 1000)) == PINNED[players]


def test_the_number_of_workers_does_not_change_the_games() -> None:
    many = plan(4, CHUNK + 700)
    alone = list(simulate(many))
    together = list(simulate(many, workers=2))
    assert [chunk.first for chunk in together] == [0, CHUNK]
    for one, two in zip(alone, together, strict=True):
        assert one.scores.tobytes() == two.scores.tobytes()
        assert one.winners.tobytes() == two.winners.tobytes()
        assert one.decisions.tobytes() == two.decisions.tobytes()


def test_records_are_the_same_with_more_workers_and_in_order() -> None:
    some = plan(games=1100, records=True)
    alone = b"".join(chunk.records for chunk in simulate(some))
    assert alone == b"".join(chunk.records for chunk in simulate(some, workers=2))
    seeds = [msgspec.json.decode(line)["seed"] for line in alone.splitlines()]
    assert seeds == [f"7/{number}" for number in range(1100)]


def test_a_game_does_not_depend_on_how_many_are_played() -> None:
    short = b"".join(chunk.records for chunk in simulate(plan(games=10, records=True)))
    long = b"".join(chunk.records for chunk in simulate(plan(games=600, records=True)))
    assert long.startswith(short)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_and_results_agree(players: int) -> None:
    some = plan(players, 40, records=True, options={"special_points": True})
    games = 0
    for chunk in simulate(some):
        for row, line in enumerate(chunk.records.splitlines()):
            games += 1
            record = msgspec.json.decode(line)
            verify(record, load_game)
            assert record["result"]["scores"] == chunk.scores[row].tolist()
            assert len(record["moves"]) == chunk.decisions[row]
            assert Match.new(load_game("tsukiji"), record["seats"], seed=record["seed"]).setup == record["setup"]
    assert games == 40


def test_games_whose_decisions_are_named_by_the_position_are_recorded_too() -> None:
    match = Match.new(QUAY, ["a", "b", "c"], seed="9/4")
    moves = [(CHANCE, QUAY.find_decision(match.states, match.configs, match.moves[0][1]))]
    while not match.over:
        seat = match.acting[0]
        words = match.legal(seat)[0]
        moves.append((seat, QUAY.find_decision(match.states, match.configs, words)))
        rolled = [said for mover, said in match.play(seat, words).moves if mover == CHANCE]
        moves += [(CHANCE, QUAY.find_decision(match.states, match.configs, said)) for said in rolled]
    line = RecordWriter(match, "9").line(4, np.array(moves, dtype=np.int16), match.scores, 1)
    record = msgspec.json.decode(line)
    verify(record, lambda name: QUAY)
    assert record["moves"] == [["chance" if seat == CHANCE else seat, words] for seat, words in match.moves]


def test_a_game_that_is_longer_than_usual_is_recorded_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = plan(games=3, records=True)
    whole = b"".join(chunk.records for chunk in simulate(asked))
    monkeypatch.setattr("uogashi.arena.simulate.USUAL_MOVES", 20)
    assert b"".join(chunk.records for chunk in simulate(asked)) == whole


# --- statistics ---


def test_statistics_count_wins_in_parts_and_keep_no_list_of_games() -> None:
    statistics = Statistics(3)
    for chunk in simulate(plan(games=3000)):
        statistics.step(chunk)
    assert statistics.games == 3000
    assert sum(statistics.win_summary(seat)["wins"] for seat in range(3)) == pytest.approx(3000)
    assert statistics.shared > 0
    summary = statistics.score_summary(0)
    assert summary["lowest"] <= summary["quartiles"][0] <= summary["quartiles"][1] <= summary["quartiles"][2]
    assert len(statistics.scores[0]) < 300


def test_statistics_are_those_of_the_scores() -> None:
    statistics = Statistics(2)
    scores = []
    for chunk in simulate(plan(players=2, games=500)):
        statistics.step(chunk)
        scores += chunk.scores[:, 1].tolist()
    summary = statistics.score_summary(1)
    assert summary["mean"] == pytest.approx(np.mean(scores))
    assert summary["deviation"] == pytest.approx(np.std(scores))
    assert (summary["lowest"], summary["highest"]) == (min(scores), max(scores))
    assert summary["quartiles"][1] == sorted(scores)[249]
    assert quantile(statistics.scores[1], 500, 1.0) == max(scores)


def test_the_interval_is_wilsons() -> None:
    low, high = wilson_interval(0.25, 100)
    assert (round(low, 4), round(high, 4)) == (0.1755, 0.3430)
    assert wilson_interval(0.0, 10)[0] == pytest.approx(0.0, abs=1e-12)
    assert wilson_interval(1.0, 10)[1] == pytest.approx(1.0, abs=1e-12)


# --- files ---


def test_the_table_has_a_row_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableFile, "ROWS_A_PART", 5000)
    path = tmp_path / "out.parquet"
    statistics = Statistics(3)
    with TableFile(path, "7", 3) as table:
        for chunk in simulate(plan(games=2 * CHUNK + 10)):
            table.step(chunk)
            statistics.step(chunk)
    frame = polars.read_parquet(path)
    assert frame.height == 2 * CHUNK + 10
    assert frame["game"].to_list() == list(range(2 * CHUNK + 10))
    assert frame["seed"][42] == "7/42"
    assert frame["score_1"].mean() == pytest.approx(statistics.score_summary(1)["mean"])
    assert frame["decisions"].sum() == statistics.decisions
    assert [path.name for path in tmp_path.iterdir()] == ["out.parquet"]


def test_an_empty_table_is_a_table(tmp_path: Path) -> None:
    with TableFile(tmp_path / "none.parquet", "7", 2):
        pass
    frame = polars.read_parquet(tmp_path / "none.parquet")
    assert frame.columns == ["game", "seed", "decisions", "score_0", "score_1", "won_0", "won_1"]
    assert frame.height == 0


def test_a_table_must_be_parquet(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        TableFile(tmp_path / "out.csv", "7", 2)
    assert refused.value.message.id == "table-suffix"


def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(Refusal) as refused:
        RecordFile(tmp_path / "nowhere" / "out.jsonl")
    assert refused.value.message.id == "file-unwritable"


Process = Forked | subprocess.Popen[str]


def start(*words: str) -> Process:
    """A simulation in its own process group, as a terminal starts it; workers are never forked."""
    return start_uogashi("simulate", "tsukiji", *words)


def finish(process: Process) -> tuple[str, str]:
    """What it printed; it must end by itself."""
    try:
        return process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def wait_for_workers(process: Process) -> list[int]:
    deadline = time.monotonic() + 60
    while len(children_of(process.pid)) < 3 and time.monotonic() < deadline:  # two workers and the resource tracker
        time.sleep(0.05)
    time.sleep(1)
    return children_of(process.pid)


@pytest.mark.parametrize("presses", [1, 2])
@pytest.mark.parametrize("wait", [0.0, 1.0])
def test_ctrl_c_at_any_moment_ends_workers_too(presses: int, wait: float) -> None:
    process = start("--games", "30000000", "--workers", "2", "--json")
    deadline = time.monotonic() + 60
    while not children_of(process.pid) and time.monotonic() < deadline:
        time.sleep(0.01)
    time.sleep(wait)
    for _ in range(presses):
        os.killpg(process.pid, signal.SIGINT)
        time.sleep(0.05)
    _, err = finish(process)
    assert process.returncode == 130, err
    assert "Traceback" not in err


def test_workers_end_with_the_process_that_started_them() -> None:
    process = start("--games", "30000000", "--workers", "2")
    workers = wait_for_workers(process)
    process.kill()
    finish(process)
    deadline = time.monotonic() + 30
    while any(Path(f"/proc/{pid}").exists() for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


def test_the_death_of_a_worker_is_one_sentence() -> None:
    process = start("--games", "30000000", "--workers", "2")
    for pid in wait_for_workers(process)[-1:]:
        os.kill(pid, signal.SIGKILL)
    _, err = finish(process)
    assert process.returncode == 2
    assert err.startswith("uogashi: a worker process ended unexpectedly")
    assert err.count("\n") == 1


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_ends_cleanly_and_keeps_what_was_written(tmp_path: Path, workers: int) -> None:
    records, table = tmp_path / "out.jsonl", tmp_path / "out.parquet"
    words = ["--games", "5000000", "--json", "--records", str(records), "--table", str(table)]
    process = start(*words, "--workers", str(workers))
    deadline = time.monotonic() + 120
    while (not records.exists() or records.stat().st_size < 1_000_000) and time.monotonic() < deadline:
        time.sleep(0.05)
    # As a terminal does it: to the whole group of processes.
    os.killpg(process.pid, signal.SIGINT)
    out, err = finish(process)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    assert err.splitlines()[-1] == "uogashi: stopped; the results so far are shown above and saved in the files"
    games = json.loads(out)["games"]
    lines = records.read_bytes().splitlines()
    assert len(lines) == games > 0
    verify(msgspec.json.decode(lines[-1]), load_game)
    assert polars.read_parquet(table).height == games
