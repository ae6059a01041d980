"""Shares of wins, and how sure they are."""

import pytest

from uogashi.arena.statistics import PARTS, summarise_wins


@pytest.mark.parametrize("games", [1, 2, 3, 6, 50, 100, 200])
def test_a_share_lies_in_its_interval(games: int) -> None:
    """At the edges, rounding must not leave it out: a picture of a negative distance cannot be drawn."""
    for won in range(games + 1):
        summary = summarise_wins(won * PARTS, games)
        assert 0 <= summary["low"] <= summary["share"] <= summary["high"] <= 1
