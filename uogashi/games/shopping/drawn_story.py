"""The game log of Shopping Spree, drawn: with pawns and gold."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.games.shopping.signs import GOLD, draw_pawns
from uogashi.games.shopping.story import tell
from uogashi.text import Texts
from uogashi.text.stories import tell_lines


def draw(facts: Sequence[Fact], seats: Sequence[str], say: Texts) -> Iterator[Text]:
    for line, words in tell_lines(tell(facts), seats, say):
        if line.kind is not None:
            yield words
            continue
        words.highlight_regex(r"¥\d+", GOLD)
        yield Text.assemble(*(draw_pawns([line.seat]) if line.seat is not None else []), " ", words)
