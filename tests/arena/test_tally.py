"""The ledger that adds up the facts of a playout."""

import numpy as np
import pytest

from uogashi.arena.tally import COUNT, NOBODY, close_game, count_facts, lay_out_blocks, new_ledgers, take_totals
from uogashi.core.facts import CHANGE, EVERYONE, FACT_ROWS, SEAT, FactKind, new_logs, tell

KINDS = (
    FactKind("moved", (("seat", SEAT), ("from", ("a", "b", "c")), ("to", ("a", "b", "c")), ("by", CHANGE))),
    FactKind("rang"),
)


def test_a_fact_is_counted_by_each_thing_that_it_names() -> None:
    ledgers, logs = new_ledgers(KINDS), new_logs()
    tell(logs[0], EVERYONE, 0, 1, 0, 2, -5)
    tell(logs[0], EVERYONE, 0, 2, -1, 1, 7)
    tell(logs[0], EVERYONE, 0, 99, 0, 0, 1)
    tell(logs[0], EVERYONE, 1)
    count_facts(ledgers[0], logs[0])
    happened, named = np.zeros(2, dtype=np.int32), np.zeros(2, dtype=np.int8)
    close_game(ledgers[0], 0b10, happened, named)
    assert happened.tolist() == [3, 1]
    assert named.tolist() == [1, NOBODY]
    totals = take_totals(ledgers)
    by_from, by_to, rang = (totals[block.first : block.first + block.cells] for block in lay_out_blocks(KINDS))
    assert by_from[:, 0, COUNT].tolist() == [2, 0, 1]
    assert by_to[:, 0, COUNT].tolist() == [1, 1, 1]
    assert by_from[:, 0, 4].tolist() == [-4, 0, 7]
    assert by_from[:, 1, COUNT].tolist() == [1, 0, 0]
    assert by_to[:, 1, 4].tolist() == [0, 0, -5]
    assert rang[:, :, COUNT].tolist() == [[1, 0]]


def test_a_ledger_begins_anew_with_every_game_and_every_chunk() -> None:
    ledgers, logs = new_ledgers(KINDS), new_logs()
    happened, named = np.zeros(2, dtype=np.int32), np.zeros(2, dtype=np.int8)
    tell(logs[0], EVERYONE, 0, 1, 0, 2, -5)
    for _ in range(2):
        count_facts(ledgers[0], logs[0])
        close_game(ledgers[0], 0b10, happened, named)
        assert (happened.tolist(), named.tolist()) == ([1, 0], [1, NOBODY])
    close_game(ledgers[0], 0b10, happened, named)
    assert (happened.tolist(), named.tolist()) == ([0, 0], [NOBODY, NOBODY])
    assert take_totals(ledgers)[:, 0, COUNT].sum() == 4
    assert take_totals(ledgers).sum() == 0


def test_facts_that_a_log_had_no_room_for_are_an_error() -> None:
    ledgers, logs = new_ledgers(KINDS), new_logs()
    for _ in range(FACT_ROWS + 1):
        tell(logs[0], EVERYONE, 1)
    count_facts(ledgers[0], logs[0])
    with pytest.raises(OverflowError, match="257 facts"):
        take_totals(ledgers)
