"""What happened in Quay, a line a fact."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.text import Texts


def tell(facts: Sequence[Fact], seats: Sequence[str], say: Texts, plain: bool = False) -> Iterator[Text]:
    for fact in facts:
        yield Text(f"{fact.name} {fact.arguments}")
