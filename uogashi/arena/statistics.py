"""What many games tell: scores and wins by seat, in memory that does not grow with the number of games."""

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

import numpy as np

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
        won = chunk.winners[:, None] >> np.arange(self.players) & 1
        winners = won.sum(axis=1)
        self.shared += int((winners > 1).sum())
        for seat, parts in enumerate((won * (PARTS // winners)[:, None]).sum(axis=0).tolist()):
            self.win_parts[seat] += parts
        for seat in range(self.players):
            values, counts = np.unique(chunk.scores[:, seat], return_counts=True)
            for value, count in zip(values.tolist(), counts.tolist(), strict=True):
                self.scores[seat][value] += count

    def score_summary(self, seat: int) -> dict[str, Any]:
        scores = self.scores[seat]
        total = sum(score * count for score, count in scores.items())
        squares = sum(score * score * count for score, count in scores.items())
        return {
            "seat": seat,
            "mean": total / self.games,
            "deviation": sqrt(squares * self.games - total * total) / self.games,
            "lowest": min(scores),
            "quartiles": [quantile(scores, self.games, part) for part in (0.25, 0.5, 0.75)],
            "highest": max(scores),
        }

    def win_summary(self, seat: int) -> dict[str, Any]:
        wins = self.win_parts[seat] / PARTS
        share = wins / self.games
        low, high = wilson_interval(share, self.games)
        return {"seat": seat, "wins": wins, "share": share, "low": low, "high": high}


def quantile(counts: Counter[int], total: int, part: float) -> int:
    """The smallest value that at least this part of all values does not exceed."""
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= part * total:
            return value
    return max(counts)


def wilson_interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's, right at the edges too)."""
    spread = Z95 * Z95 / games
    centre = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(share * (1 - share) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, centre - half), min(1.0, centre + half)
