"""The results of many games at one player count, as numbers: those of every game, and a game's own sections."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.arena.simulate import Chunk
from uogashi.arena.statistics import Statistics, count_values, parts_won, summarise_counts, summarise_wins
from uogashi.arena.tally import (
    COUNT,
    EVERYBODY,
    FIRST_SUM,
    NO_ARGUMENT,
    NOBODY,
    WINNERS,
    lay_out_blocks,
    seat_argument,
)
from uogashi.core.facts import FactKind
from uogashi.core.game import Game
from uogashi.core.sections import (
    Breakdown,
    Column,
    Counts,
    Distribution,
    Mean,
    Parts,
    PerGame,
    PerWinner,
    Section,
    Shares,
)

ALL = "(all)"
"""The one row of facts that name nothing."""
WHO = "who"
"""The one row of those whom a fact names."""
NONE = "(none)"
"""The row of the games in which a fact did not happen."""

Values = dict[str, Any]
"""A value for each row, None where there is no data."""


class Findings:
    """An observer that counts, in memory that does not grow with the number of games.

    `first` is the kind of fact whose first occurrence names the first player; None where there is none.
    """

    def __init__(self, game: Game, players: int, first: str | None) -> None:
        self.game = game
        self.players = players
        self.first = None if first is None else self.number(first)
        self.blocks = lay_out_blocks(game.facts)
        self.statistics = Statistics(players)
        self.decisions = Counter[int]()
        self.winning = Counter[int]()
        self.winners = 0
        """How many seats have won, those who shared it included."""
        self.place_parts = np.zeros(players, dtype=np.int64)
        self.happened = [Counter[int]() for _ in game.facts]
        self.named_games = np.zeros(len(game.facts), dtype=np.int64)
        self.named_parts = np.zeros(len(game.facts), dtype=np.int64)
        self.totals: NDArray[np.int64] | int = 0

    @property
    def games(self) -> int:
        return self.statistics.games

    def step(self, chunk: Chunk) -> None:
        tally = chunk.tally
        assert tally is not None, "the plan asks for facts"
        self.statistics.step(chunk)
        count_values(self.decisions, chunk.decisions)
        parts = np.zeros((chunk.games, NOBODY + 1), dtype=np.int64)
        parts[:, : self.players] = parts_won(chunk.winners, self.players)
        won = parts[:, : self.players] > 0
        self.winners += int(won.sum())
        count_values(self.winning, np.where(won, chunk.scores, chunk.scores.min()).max(axis=1))
        if self.first is not None:
            self.count_places(tally.named[:, self.first].astype(np.int64), parts)
        self.named_games += (tally.named < NOBODY).sum(axis=0)
        self.named_parts += np.take_along_axis(parts, tally.named.astype(np.int64), axis=1).sum(axis=0)
        for kind, counts in enumerate(self.happened):
            count_values(counts, tally.happened[:, kind])
        self.totals = self.totals + tally.totals

    def count_places(self, first: NDArray[np.int64], parts: NDArray[np.int64]) -> None:
        """Wins by the place in the order of turns; `first` is the first player of each game."""
        assert first.max() < self.players, "the fact that names the first player occurs in every game"
        order = (first[:, None] + np.arange(self.players)) % self.players
        self.place_parts += np.take_along_axis(parts, order, axis=1).sum(axis=0)

    # --- what every game has ---------------------------------------------------------------------------------------

    def summarise(self, sections: Sequence[Section]) -> dict[str, Any]:
        """All the numbers, as in a JSON file."""
        seats = range(self.players)
        scores = sum(self.statistics.scores, Counter[int]())
        return {
            "games": self.games,
            "decisions": with_counts(self.decisions),
            "scores": with_counts(scores),
            "winning": with_counts(self.winning),
            "shared": self.statistics.shared / self.games,
            **({} if self.first is None else {"places": self.summarise_places()}),
            "seats": [summarise_wins(self.statistics.win_parts[seat], self.games) for seat in seats],
            "sections": {section.name: self.summarise_section(section) for section in sections},
            "facts": {kind.name: self.summarise_fact(kind) for kind in self.game.facts},
        }

    def summarise_places(self) -> list[dict[str, Any]]:
        return [summarise_wins(int(parts), self.games) for parts in self.place_parts]

    def summarise_fact(self, kind: FactKind) -> dict[str, Any]:
        things: list[str | None] = [name for name, argument in kind.argument_kinds.items() if argument == "thing"]
        counts = self.happened[self.number(kind.name)]
        return {
            "count": sum(times * games for times, games in counts.items()),
            "games": counts.total() - counts[0],
            "per_game": sorted(counts.items()),
            "by": {
                by or ALL: {word: self.summarise_cell(kind, cell) for word, cell in self.rows(kind.name, by).items()}
                for by in things or [None]
            },
        }

    def summarise_cell(self, kind: FactKind, cell: NDArray[np.int64]) -> dict[str, Any]:
        """The count, and the sums of all numbers; the same for winners, where the fact names a seat."""
        numbers = [
            (name, place)
            for place, (name, argument) in enumerate(kind.argument_kinds.items())
            if argument in ("number", "change")
        ]

        def sums(of: int) -> dict[str, Any]:
            row = cell[of].tolist()
            return {"count": row[COUNT], "sums": {name: row[FIRST_SUM + place] for name, place in numbers}}

        about = seat_argument(kind) != NO_ARGUMENT
        return {**sums(EVERYBODY), "winners": sums(WINNERS)} if about else sums(EVERYBODY)

    # --- the sections of a game ------------------------------------------------------------------------------------

    def summarise_section(self, section: Section) -> dict[str, Any]:
        """A histogram; or columns by their names, each with a value for every row."""
        if isinstance(section, Distribution):
            counts = self.happened[self.number(section.per_game)]
            return with_counts(counts, self.players if section.per_player else 1)
        if isinstance(section, Shares):
            return {"share": column("share", self.shares(section))}
        if isinstance(section, Breakdown):
            return {
                each.name: column(
                    "pair" if isinstance(each, PerWinner) else "number",
                    {word: self.value(each, cell) for word, cell in self.rows(each.fact, each.by).items()},
                )
                for each in section.columns
            }
        if isinstance(section, Counts):
            facts = section.facts
            never = {fact: self.happened[self.number(fact)][0] / self.games for fact in facts}
            return {
                "per-game": column("number", {fact: self.value(PerGame("", fact), self.total(fact)) for fact in facts}),
                "in-games": column("share", {fact: 1 - never[fact] for fact in facts}),
                "winners": column("pair", {fact: self.value(PerWinner("", fact), self.total(fact)) for fact in facts}),
            }
        if isinstance(section, Parts):
            total = self.total(section.fact)
            means = {each: self.value(Mean("", section.fact, each), total) for each in section.numbers}
            pairs = {each: self.mean_pair(section.fact, each) for each in section.numbers}
            return {"mean": column("number", means), "winners": column("pair", pairs)}
        kind = self.number(section.fact)
        games = int(self.named_games[kind])
        wins = summarise_wins(int(self.named_parts[kind]), games) if games else None
        return {"wins": column("wins", {WHO: wins})}

    def shares(self, section: Shares) -> Values:
        counts = {word: int(cell[EVERYBODY, COUNT]) for word, cell in self.rows(section.fact, section.by).items()}
        counts[NONE] = self.happened[self.number(section.fact)][0]
        return {word: count / sum(counts.values()) for word, count in counts.items()}

    def value(self, column: Column, cell: NDArray[np.int64]) -> Any:
        kind = self.game.facts[self.number(column.fact)]
        place = COUNT if column.number is None else FIRST_SUM + argument_place(kind, column.number)
        everybody, winners = int(cell[EVERYBODY, place]), int(cell[WINNERS, place])
        if isinstance(column, PerGame):
            return everybody / self.games
        if isinstance(column, Mean):
            return ratio(everybody, int(cell[EVERYBODY, COUNT]))
        if seat_argument(kind) == NO_ARGUMENT:
            return None
        others = self.games * self.players - self.winners
        return ratio(winners, self.winners), ratio(everybody - winners, others)

    def mean_pair(self, fact: str, number: str) -> Any:
        """The mean of a number each time that it happens: to those who win, and to the others."""
        kind = self.game.facts[self.number(fact)]
        if seat_argument(kind) == NO_ARGUMENT:
            return None
        cell = self.total(fact)
        place = FIRST_SUM + argument_place(kind, number)
        others = cell[EVERYBODY] - cell[WINNERS]
        return tuple(ratio(int(each[place]), int(each[COUNT])) for each in (cell[WINNERS], others))

    def total(self, fact: str) -> NDArray[np.int64]:
        """The totals of a fact, whatever it names."""
        total: NDArray[np.int64] = np.sum(list(self.rows(fact, None).values()), axis=0)
        return total

    def number(self, fact: str) -> int:
        """The number of a kind of fact."""
        return [kind.name for kind in self.game.facts].index(fact)

    def rows(self, fact: str, by: str | None) -> dict[str, NDArray[np.int64]]:
        """The totals of a fact for each word of the argument of this name; without a name, of its first one.

        Several values may share a word.
        """
        number = self.number(fact)
        kind = self.game.facts[number]
        blocks = [block for block in self.blocks if block.kind == number]
        if by is not None:
            blocks = [block for block in blocks if block.argument == argument_place(kind, by)]
        block = blocks[0]
        words = (ALL,) if block.argument == NO_ARGUMENT else kind.arguments[block.argument][1] or ()
        assert not isinstance(self.totals, int), "games have been played"
        rows = {word: np.zeros_like(self.totals[0]) for word in words}
        for place, word in enumerate(words):
            rows[word] += self.totals[block.first + place]
        return rows


def column(unit: str, values: Values) -> dict[str, Any]:
    """`unit` is the kind of values: numbers, shares, pairs of a winner's and another's, or wins."""
    return {"unit": unit, "values": values}


def argument_place(kind: FactKind, name: str) -> int:
    return [argument for argument, _ in kind.arguments].index(name)


def ratio(part: int, whole: int) -> float | None:
    return part / whole if whole else None


def with_counts(counts: Counter[int], divisor: int = 1) -> dict[str, Any]:
    """A summary and the counts themselves; a divisor is for the summary."""
    summary = summarise_counts(counts)
    if divisor > 1:
        summary = {
            name: [each / divisor for each in value] if isinstance(value, list) else value / divisor
            for name, value in summary.items()
        }
    return {**summary, "divisor": divisor, "counts": sorted(counts.items())}
