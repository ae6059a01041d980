"""The modules of a game that terminal and server both ask: log lines, questions, outcomes of decisions.

A view is what the game's `view.py` makes; `hidden` and `configs` are arrays whose first record is meant.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from uogashi.core.errors import Message
from uogashi.core.facts import Fact
from uogashi.core.outlook import Outlook
from uogashi.core.story import StoryLine


class Story(Protocol):
    """`story.py`. A game without it has a line for each fact."""

    def tell(self, facts: Sequence[Fact]) -> Iterable[StoryLine]:
        """The game log as people would tell it, from facts that one reader may know."""


class Prompts(Protocol):
    """`prompts.py`. A game from elsewhere may do without it."""

    def ask(self, view: Any) -> Message:
        """What the viewer, whose turn it is, has to decide now; its arguments also go into the texts of decisions."""

    def warnings(self, view: Any) -> list[Message]:
        """What could soon end the game, and what the viewer would lose by it; the most urgent first."""


class Preview(Protocol):
    """`preview.py`."""

    def outlook(self, hidden: Any, configs: Any, seat: int) -> Outlook:
        """What this seat may decide and the outcome of each, worked out from what it sees and nothing else."""

    def ending(self, before: Any, after: Any, configs: Any, seat: int) -> Message | None:
        """Whether this seat's decisions, which lead from one state to the other, end the game or begin its last turns:
        how it ends for the seat, as far as it can know from what it sees.
        """

    def table_extras(self, hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
        """What the board draws for this seat beside the public part."""
