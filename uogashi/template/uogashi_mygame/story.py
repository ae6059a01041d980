"""What happened in a game of Mygame, as messages: terminal and browser show the same."""

from collections.abc import Iterator, Sequence

from uogashi.core.facts import Fact
from uogashi.core.story import FactWords, StoryLine
from uogashi_mygame.notation import FACTS

WORDS = FactWords("mygame", FACTS)


def tell(facts: Sequence[Fact]) -> Iterator[StoryLine]:
    """TODO: put related facts into one line, as a player would describe them."""
    for fact in facts:
        yield WORDS.line(fact)
