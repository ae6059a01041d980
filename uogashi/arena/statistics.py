"""Results of many games: scores and wins by seat, in memory that does not grow with the number of games."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.arena.simulate import Chunk

PARTS = 60
Z95 = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


@dataclass
class Statistics:
    """An observer that counts. Scores are kept as counts of each score, so quantiles are exact."""

    players: int
    games: int = 0
    decisions: int = 0
    shared: int = 0
    win_parts: list[int] = field(init=False)
    """Wins in sixtieths, so that shares of up to six winners add up exactly, in any order."""
    scores: list[Counter[int]] = field(init=False)

    def __post_init__(self) -> None:
        self.win_parts = [0] * self.players
        self.scores = [Counter() for _ in range(self.players)]

    def step(self, chunk: Chunk) -> None:
        self.games += chunk.games
        self.decisions += int(chunk.decisions.sum())
        parts = parts_won(chunk.winners, self.players)
        self.shared += int(((parts > 0).sum(axis=1) > 1).sum())
        for seat in range(self.players):
            self.win_parts[seat] += int(parts[:, seat].sum())
            count_values(self.scores[seat], chunk.scores[:, seat])

    def score_summary(self, seat: int) -> dict[str, Any]:
        return {"seat": seat, **summarise_counts(self.scores[seat])}

    def win_summary(self, seat: int) -> dict[str, Any]:
        return {"seat": seat, **summarise_wins(self.win_parts[seat], self.games)}


def parts_won(winners: NDArray[np.int64], players: int) -> NDArray[np.int64]:
    """What each seat has of the win, in sixtieths, for every game."""
    won = winners[:, None] >> np.arange(players) & 1
    parts: NDArray[np.int64] = won * (PARTS // won.sum(axis=1))[:, None]
    return parts


def count_values(counts: Counter[int], values: NDArray[Any]) -> None:
    """Add to the counts how often each value is there."""
    found, times = np.unique(values, return_counts=True)
    for value, count in zip(found.tolist(), times.tolist(), strict=True):
        counts[value] += count


def summarise_counts(counts: Counter[int]) -> dict[str, Any]:
    number = counts.total()
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    return {
        "mean": total / number,
        "deviation": sqrt(squares * number - total * total) / number,
        "lowest": min(counts),
        "quartiles": [quantile(counts, number, part) for part in (0.25, 0.5, 0.75)],
        "highest": max(counts),
    }


def summarise_wins(parts: int, games: int) -> dict[str, Any]:
    """Wins, as a number and as a share of these games, from their sixtieths."""
    share = parts / PARTS / games
    low, high = wilson_interval(share, games)
    return {"wins": parts / PARTS, "share": share, "low": low, "high": high}


def quantile(counts: Counter[int], total: int, part: float) -> int:
    """The smallest value that at least this part of all values does not exceed."""
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * total:
            return value
    return max(counts)


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's, right at the edges too), rounded so that it is inside."""
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return min(share, max(0.0, centre - half)), max(share, min(1.0, centre + half))
