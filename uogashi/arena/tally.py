"""Counting the facts of the rules, at compiled speed, for any game: its kinds of facts are all it has to know.

Every kind of fact is counted game by game. Over all games it is counted by each value that it names, with the sums of
its numbers: once for everyone, and once for the winners. That is known only at the end, so a game in progress is
counted apart, seat by seat.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.arrays import new_records
from uogashi.core.compile import compiled
from uogashi.core.facts import FACT_ROWS, FACT_WIDTH, FactKind, Log
from uogashi.core.verbs import CHANCE

KIND, FIRST_ARGUMENT = 0, 2
"""Places in the row of a fact."""
MOST_ARGUMENTS = FACT_WIDTH - FIRST_ARGUMENT
COUNT, FIRST_SUM = 0, 1
COLUMNS = FIRST_SUM + MOST_ARGUMENTS
"""What is counted in a cell: how often, and the sum of each argument."""
NOBODY = CHANCE
"""The place of facts about no seat, after those of the seats."""
EVERYBODY, WINNERS = range(2)
"""The two totals of a cell."""
NO_ARGUMENT = -1


@dataclass(frozen=True)
class Block:
    """The cells of a kind of fact by one of the things that it names; one cell alone if it names none."""

    kind: int
    argument: int
    """The place of the thing among its arguments, or NO_ARGUMENT."""
    first: int
    cells: int


def lay_out_blocks(kinds: tuple[FactKind, ...]) -> tuple[Block, ...]:
    """Every kind's blocks, one after another."""
    blocks: list[Block] = []
    first = 0
    for number, kind in enumerate(kinds):
        named = list(kind.argument_kinds.values())
        things = [place for place, argument in enumerate(named) if argument == "thing"]
        for place in things or [NO_ARGUMENT]:
            words = () if place == NO_ARGUMENT else kind.arguments[place][1]
            blocks.append(Block(number, place, first, len(words or ()) or 1))
            first += blocks[-1].cells
    return tuple(blocks)


def seat_argument(kind: FactKind) -> int:
    """The place of the first seat among the arguments, or NO_ARGUMENT: whom the fact is about."""
    named = list(kind.argument_kinds.values())
    return named.index("seat") if "seat" in named else NO_ARGUMENT


@dataclass(frozen=True)
class Tally:
    """The facts of the games of a chunk."""

    happened: NDArray[np.int32]
    """For each game and kind of fact: how often."""
    named: NDArray[np.int8]
    """For each game and kind of fact: the seat that the first of them was about; NOBODY if there was none."""
    totals: NDArray[np.int64]
    """For each cell, EVERYBODY and WINNERS, and each of COLUMNS."""


def new_ledgers(kinds: tuple[FactKind, ...]) -> Any:
    """An array of one ledger: how a game's facts are laid out, what the game in progress has counted, and the totals.

    One record, as the scratch of a playout is; without listening to facts it stays blank.
    """
    blocks = lay_out_blocks(kinds)
    cells = blocks[-1].first + blocks[-1].cells
    ledger = np.dtype(
        [
            ("scratch", np.int64, (cells, NOBODY + 1, COLUMNS)),
            ("totals", np.int64, (cells, 2, COLUMNS)),
            ("happened", np.int64, (len(kinds),)),
            ("named", np.int64, (len(kinds),)),
            ("seat_column", np.int64, (len(kinds),)),
            ("first_block", np.int64, (len(kinds) + 1,)),
            ("key_column", np.int64, (len(blocks),)),
            ("first_cell", np.int64, (len(blocks),)),
            ("block_cells", np.int64, (len(blocks),)),
            ("most_facts", np.int64),
        ],
        align=True,
    )
    ledgers = new_records(ledger)
    it = ledgers[0]
    it.named[:] = NOBODY
    it.seat_column[:] = [column_of(seat_argument(kind)) for kind in kinds]
    it.first_block[:] = [sum(block.kind < kind for block in blocks) for kind in range(len(kinds) + 1)]
    it.key_column[:] = [column_of(block.argument) for block in blocks]
    it.first_cell[:] = [block.first for block in blocks]
    it.block_cells[:] = [block.cells for block in blocks]
    return ledgers


def column_of(argument: int) -> int:
    """The position of an argument in the row of a fact; NO_ARGUMENT stays as it is."""
    return argument if argument == NO_ARGUMENT else FIRST_ARGUMENT + argument


def take_totals(ledgers: Any) -> NDArray[np.int64]:
    """The totals since the last time; the ledger starts again."""
    count = int(ledgers[0].most_facts)
    if count > FACT_ROWS:
        raise OverflowError(f"a decision told {count} facts, a log has room for {FACT_ROWS}")
    totals: NDArray[np.int64] = ledgers[0].totals.copy()
    ledgers[0].totals[:] = 0
    return totals


@compiled
def count_facts(ledger: Any, log: Log) -> None:
    """Count the facts just reported."""
    count = int(log.count)
    if count > int(ledger.most_facts):
        ledger.most_facts = count
    for row in range(min(count, FACT_ROWS)):
        kind = int(log.rows[row, KIND])
        seat = NOBODY
        if ledger.seat_column[kind] >= 0:
            seat = int(log.rows[row, ledger.seat_column[kind]])
            if seat < 0 or seat > NOBODY:
                seat = NOBODY
        if ledger.happened[kind] == 0:
            ledger.named[kind] = seat
        ledger.happened[kind] += 1
        for block in range(ledger.first_block[kind], ledger.first_block[kind + 1]):
            cell = int(ledger.first_cell[block])
            if ledger.key_column[block] >= 0:
                # As a word is found in its list, where −1 is the last one.
                cell += int(log.rows[row, ledger.key_column[block]]) % int(ledger.block_cells[block])
            ledger.scratch[cell, seat, COUNT] += 1
            for argument in range(MOST_ARGUMENTS):
                ledger.scratch[cell, seat, FIRST_SUM + argument] += int(log.rows[row, FIRST_ARGUMENT + argument])


@compiled
def close_game(ledger: Any, winners: int, happened: NDArray[np.int32], named: NDArray[np.int8]) -> None:
    """The game is over: hand out the facts kept for each game, add up its counts and start again."""
    for kind in range(len(happened)):
        happened[kind] = ledger.happened[kind]
        named[kind] = ledger.named[kind]
        ledger.happened[kind] = 0
        ledger.named[kind] = NOBODY
    for cell in range(len(ledger.scratch)):
        for seat in range(NOBODY + 1):
            if ledger.scratch[cell, seat, COUNT] == 0:
                continue
            won = seat < NOBODY and winners >> seat & 1 == 1
            for column in range(COLUMNS):
                ledger.totals[cell, EVERYBODY, column] += ledger.scratch[cell, seat, column]
                if won:
                    ledger.totals[cell, WINNERS, column] += ledger.scratch[cell, seat, column]
                ledger.scratch[cell, seat, column] = 0
