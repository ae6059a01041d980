"""Nothing lost: every acknowledged move is there, once, and all games go on, whatever happens to server and database.

The short form of `make crash`; crash.py says how it works and what is checked.
"""

import random
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

from tests.server.crash import Disturb, Kept, Ledger, Outcome, Party, Sent, cut_database, find_faults, kill_server, run
from tools.postgresql import Postgresql
from uogashi.server.store.rows import MOVES, RUNNING, UNDO, EntryRow

SEED = 1973
TABLES = 6
KILLS = 3
CUTS = 4


def test_a_server_that_is_killed_again_and_again_has_lost_nothing(database: str, tmp_path: Path) -> None:
    flags = f"--database {database.partition(':')[0]} --kills {KILLS} --cuts 0 --crashes 0"
    outcome = disturbed(tmp_path, database, kill_server(KILLS), flags)
    assert not outcome.faults, outcome.report


@pytest.mark.postgresql
def test_a_server_whose_connections_to_the_database_are_cut_loses_nothing(
    postgresql: Postgresql, tmp_path: Path
) -> None:
    flags = f"--database postgresql --kills 0 --cuts {CUTS} --crashes 0"
    outcome = disturbed(tmp_path, postgresql.new_database(), cut_database(postgresql, CUTS, crashes=0), flags)
    assert not outcome.faults, outcome.report


@pytest.mark.postgresql
def test_a_server_whose_database_crashes_loses_nothing(tmp_path: Path) -> None:
    flags = "--database postgresql --kills 0 --cuts 0 --crashes 1"
    with Postgresql(durable=True) as postgresql:
        outcome = disturbed(tmp_path, postgresql.new_database(), cut_database(postgresql, cuts=0, crashes=1), flags)
    assert not outcome.faults, outcome.report


def disturbed(folder: Path, database: str, disturb: Disturb, flags: str) -> Outcome:
    command = f"python -m tests.server.crash {flags} --tables {TABLES} --seed {SEED}"
    return run(folder, database, disturb, seed=SEED, command=command, tables=TABLES)


# --- the checks themselves: whatever is lost, doubled or changed is found ------------------------------------------


async def leave_alone(party: Party, rng: random.Random) -> None:
    """Nothing happens to the server."""


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Outcome:
    """A game of two people, and one of three with a bot."""
    folder = tmp_path_factory.mktemp("undisturbed")
    database = f"sqlite:///{folder / 'tables.db'}"
    return run(folder, database, leave_alone, seed=SEED, command="the same test", tables=2)


def test_a_server_that_is_left_alone_has_no_faults(undisturbed: Outcome) -> None:
    assert not undisturbed.faults, undisturbed.report


def test_games_of_the_crash_tests_have_moves_of_several_decisions_and_undo(undisturbed: Outcome) -> None:
    sent = undisturbed.ledger.sent.values()
    assert any(each.kind == UNDO and each.first_answer for each in sent)
    assert {1, 2, 3} <= {len(each.message["decisions"]) for each in sent if each.kind == MOVES}


def lose_the_last_move(kept: Kept, ledger: Ledger) -> None:
    kept.entries.remove(latest_of_a_person(kept))


def lose_a_move_and_close_the_gap(kept: Kept, ledger: Ledger) -> None:
    lose_the_last_move(kept, ledger)
    for number, entry in enumerate(kept.entries, start=1):
        entry.seq = number
    kept.table.seq = len(kept.entries)


def store_a_move_twice(kept: Kept, ledger: Ledger) -> None:
    again = deepcopy(latest_of_a_person(kept))
    again.seq = kept.table.seq = len(kept.entries) + 1
    kept.entries.append(again)


def change_a_decision(kept: Kept, ledger: Ledger) -> None:
    latest_of_a_person(kept).content[0][1] = "ticket x2"


def invent_a_move(kept: Kept, ledger: Ledger) -> None:
    latest_of_a_person(kept).id = "invented"


def store_what_was_refused(kept: Kept, ledger: Ledger) -> None:
    sent_as(latest_of_a_person(kept), ledger).refused = "move-late"


def tell_something_else(kept: Kept, ledger: Ledger) -> None:
    ledger.heard[kept.table.id, 0, 1] = (MOVES, 0, 0)


def tell_more_than_is_stored(kept: Kept, ledger: Ledger) -> None:
    ledger.heard[kept.table.id, 0, kept.table.seq + 1] = (MOVES, 0, 0)


def tell_less_than_is_stored(kept: Kept, ledger: Ledger) -> None:
    del ledger.heard[kept.table.id, 0, 1]


def stop_before_the_end(kept: Kept, ledger: Ledger) -> None:
    kept.table.state = RUNNING


def leave_a_move_out_of_the_record(kept: Kept, ledger: Ledger) -> None:
    del kept.record["moves"][0]


def change_the_result(kept: Kept, ledger: Ledger) -> None:
    kept.record["result"]["scores"][0] += 1


def latest_of_a_person(kept: Kept) -> EntryRow:
    return next(entry for entry in reversed(kept.entries) if entry.kind == MOVES and entry.id is not None)


def sent_as(entry: EntryRow, ledger: Ledger) -> Sent:
    return ledger.sent[entry.table, entry.seat or 0, entry.id or ""]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lose_the_last_move, "the log has the numbers"),
        (lose_the_last_move, "and is stored as []"),
        (lose_a_move_and_close_the_gap, "and is stored as []"),
        (store_a_move_twice, "is there 2 times"),
        (change_a_decision, "was sent as"),
        (invent_a_move, "which nobody sent"),
        (store_what_was_refused, "was refused (move-late) and is stored"),
        (tell_something_else, "was told as"),
        (tell_more_than_is_stored, "and is stored as None"),
        (tell_less_than_is_stored, "was told as None"),
        (stop_before_the_end, "the game is running"),
        (leave_a_move_out_of_the_record, "the record is not right"),
        (leave_a_move_out_of_the_record, "moves, others than"),
        (change_the_result, "the record has the result"),
    ],
)
def test_the_checks_find(undisturbed: Outcome, spoil: Callable[[Kept, Ledger], None], words: str) -> None:
    kept, ledger = deepcopy(undisturbed.kept[0]), deepcopy(undisturbed.ledger)
    spoil(kept, ledger)
    assert any(words in fault for fault in find_faults(kept, ledger))


def ledger_with(*answers: int | str) -> Ledger:
    """What is written down when one move gets these answers: a number acknowledges it, words refuse it."""
    ledger = Ledger()
    sent = Sent({"type": "move", "table": "t", "seat": 0, "after": 1, "id": "a", "decisions": ["pass"]})
    for answer in answers:
        if isinstance(answer, int):
            ledger.note_done(sent, answer)
        else:
            ledger.note_refused(sent, answer)
    return ledger


def test_a_retry_may_get_the_same_answer() -> None:
    assert not ledger_with(7, 7).faults


@pytest.mark.parametrize("answers", [(7, 8), (7, "move-late"), ("move-late", 7), ("server-failed",)])
def test_a_retry_must_not_get_another_answer(answers: tuple[int | str, ...]) -> None:
    assert ledger_with(*answers).faults


def test_nobody_may_be_told_two_things_of_one_entry() -> None:
    ledger = Ledger()
    ledger.note_told("t", 0, {"seq": 3, "kind": MOVES, "seat": 0, "at": 1})
    ledger.note_told("t", 0, {"seq": 3, "kind": MOVES, "seat": 1, "at": 1})
    assert ledger.faults
