"""The modules of a game that only the terminal uses: how it is drawn, typed and reported on.

A view is what the game's `view.py` makes; `hidden` and `configs` are arrays whose first record is meant.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from uogashi.core.facts import Fact
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.sections import Section
from uogashi.terminal.screen import Screen
from uogashi.text import Texts
from uogashi.text.stories import heading, tell_lines

Seats = Sequence[str]


class Board(Protocol):
    """`board.py`. What `Preview.table_extras` gives comes as further arguments."""

    def draw_position(
        self,
        view: Any,
        seats: Seats,
        say: Texts,
        width: int = 80,
        *,
        log: Sequence[Text] = (),
        height: int | None = None,
        **extras: Any,
    ) -> RenderableType:
        """The table, for a terminal of this width; `log` is the game log so far.

        `height` is how many lines there are for it: where they are few, less is drawn, but heads and scores always are.
        """

    def legend(self, view: Any, say: Texts) -> Iterable[tuple[Text, str]]:
        """What is drawn, sign by sign, and what each means; empty where a line of signs shows that itself."""

    def describe_position(self, view: Any, seats: Seats, say: Texts, **extras: Any) -> Iterable[str]:
        """The table in lines of words."""

    def draw_result(self, view: Any, seats: Seats, say: Texts, winners: Sequence[int]) -> RenderableType:
        """The score sheet at the end."""

    def describe_result(self, view: Any, seats: Seats, say: Texts, winners: Sequence[int]) -> Iterable[str]:
        """The score sheet in lines of words."""


class DrawnStory(Protocol):
    """`drawn_story.py`, for a game whose log looks better drawn."""

    def draw(self, facts: Sequence[Fact], seats: Seats, say: Texts) -> Iterable[Text]:
        """The game log's lines: the same content as in `story.py`."""


class Typed(Protocol):
    """`typed.py`."""

    def ask(self, view: Any, say: Texts, plain: bool, seats: Seats = ()) -> Text:
        """What the viewer has to decide now: the sentence of `prompts.py`, and what can be typed."""

    def read(self, typed: str, view: Any, say: Texts) -> list[str]:
        """The decisions that these words mean, or a refusal."""

    def suggest(self, before: str, view: Any, legal: Sequence[str], say: Texts) -> Iterator[tuple[str, str]]:
        """(completion of the last word, what it means)."""

    def offer(self, hidden: Any, configs: Any, view: Any, say: Texts, plain: bool) -> Text | None:
        """The answers to choose from, in a line below the question, where one could not know them; None elsewhere."""

    def explain_choices(self, hidden: Any, configs: Any, view: Any, say: Texts, plain: bool) -> RenderableType:
        """What is possible now, with its cost and outcome."""

    def typed_form(self, decision: str, say: Texts) -> str:
        """A decision as it is best typed in this language."""

    def sum_up(self, pending: Sequence[str], before: Any, after: Any, say: Texts) -> Text:
        """What was decided and waits to be confirmed; `after` is the view that it would lead to."""


class Report(Protocol):
    """`report.py`."""

    @property
    def FIRST(self) -> str | None:  # noqa: N802  # constants of a module
        """The kind of fact whose first occurrence in a game names the first player; None where there is none."""

    @property
    def SECTIONS(self) -> Sequence[Section]:  # noqa: N802
        """What the report shows of this game beyond what it shows of every game."""


def show_table(
    match: Match,
    seat: int,
    say: Texts,
    screen: Screen,
    log: Sequence[Text] = (),
    height: int | None = None,
    **extras: Any,
) -> None:
    """The table as this seat sees it: drawn, or as plain text where a drawing would not do."""
    board: Board = match.game.module("board")
    view = match.view(seat)
    if screen.draws:
        screen.print(board.draw_position(view, match.seats, say, screen.width, log=log, height=height, **extras))
    else:
        for line in board.describe_position(view, match.seats, say, **extras):
            screen.print(line)


def tell_story(game: Game, facts: Sequence[Fact], seats: Seats, say: Texts, plain: bool = False) -> list[Text]:
    """The game log's lines; `plain`: text only."""
    drawn: DrawnStory | None = None if plain else game.find_module("drawn_story")
    if drawn is not None:
        return list(drawn.draw(facts, seats, say))
    return [words for _, words in tell_lines(game.tell(facts), seats, say)]


def tell_division(game: Game, facts: Sequence[Fact], say: Texts, shown: int | None) -> tuple[int | None, list[Text]]:
    """The part of the game that is being played after these facts, and a line about it where it is not the one shown so
    far and the log has no such line itself.
    """
    begun = game.division_begun(facts)
    if begun is None or begun == shown or game.divisions is None:
        return shown, []
    name = game.divisions.name  # that of rounds is for pages only: games with rounds show them by themselves
    if any(line.kind == "heading" for line in game.tell(facts)) or not say.knows(name):
        return begun, []
    return begun, [heading(say.say(name, number=begun))]
