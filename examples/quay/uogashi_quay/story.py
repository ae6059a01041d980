"""What happened in a game of Quay, as messages: terminal and browser show the same."""

from collections.abc import Iterator, Sequence

from uogashi.core.facts import Fact
from uogashi.core.story import FactWords, LineKind, StoryLine
from uogashi_quay.notation import FACTS

UNTOLD = {"bid-made"}
"""The bidder knows it, and the others see it later."""
KINDS: dict[str, LineKind] = {"round-begins": "heading", "drawn": "loud"}
WORDS = FactWords("quay", FACTS)


def tell(facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """A line for each fact."""
    for fact in facts:
        if fact.name not in UNTOLD:
            yield WORDS.line(fact, KINDS.get(fact.name))
