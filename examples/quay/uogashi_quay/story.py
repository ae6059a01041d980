"""What happened in a game of Quay, as messages: terminal and browser show the same."""

from collections.abc import Iterator, Sequence

from uogashi.core.facts import Fact
from uogashi.core.story import FactWords, StoryLine
from uogashi_quay.notation import FACTS

UNTOLD = {"bid-made"}
"""Whoever bid knows it, and the others are shown it later."""
WORDS = FactWords("quay", FACTS)


def tell(facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """A line for each fact; a crate that is drawn begins a round."""
    for fact in facts:
        if fact.name not in UNTOLD:
            yield WORDS.line(fact, "loud" if fact.name == "drawn" else None)
