"""The game log of Tokyo Tsukiji Market, drawn: with amounts of money in gold."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.games.market.board import GOLD
from uogashi.games.market.story import tell
from uogashi.text import Texts
from uogashi.text.stories import tell_lines


def draw(facts: Sequence[Fact], seats: Sequence[str], say: Texts) -> Iterator[Text]:
    for _, words in tell_lines(tell(facts), seats, say):
        words.highlight_regex(r"¥\d+", GOLD)
        yield words
