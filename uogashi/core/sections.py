"""The sections of a game's report, declared as data in its `report.py`: which facts to sum up, and how.

Facts, items and numbers are given by their names in the game's `notation.py`. The words of a section are messages:
`GAME-report-NAME` is its title, `GAME-report-NAME-text` explains it, and `GAME-report-NAME-PART` is the heading
of each of its parts.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Distribution:
    """How often a fact happens in a game, as a histogram; `per_player`: divided by how many play."""

    name: str
    per_game: str
    per_player: bool = False

    @property
    def parts(self) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True)
class Shares:
    """Which thing a fact names, in parts of all; and in what part of the games it names none, not happening at all."""

    name: str
    fact: str
    by: str | None = None

    @property
    def parts(self) -> tuple[str, ...]:
        return ()


@dataclass(frozen=True)
class PerGame:
    """A column of a breakdown: how often a fact happens in a game, or how much one of its numbers makes in a game."""

    name: str
    fact: str
    number: str | None = None
    by: str | None = None


@dataclass(frozen=True)
class Mean:
    """A column of a breakdown: the mean of a number, each time that the fact happens."""

    name: str
    fact: str
    number: str
    by: str | None = None


@dataclass(frozen=True)
class PerWinner:
    """A column of a breakdown: how often a fact happens to the winner, beside how often to each other player.

    With a number: how much it makes in a game, for the one and for the others.
    """

    name: str
    fact: str
    number: str | None = None
    by: str | None = None


Column = PerGame | Mean | PerWinner
"""`by` is the thing that makes the rows, by its name among the arguments; without it, the first thing there is."""


@dataclass(frozen=True)
class Breakdown:
    """A row for each thing that facts name, the same things in all columns; one row in all if they name none."""

    name: str
    columns: tuple[Column, ...]

    @property
    def parts(self) -> tuple[str, ...]:
        return tuple(column.name for column in self.columns)


@dataclass(frozen=True)
class Counts:
    """Several kinds of facts, a row each: how often in a game, in what part of the games, and who of them wins."""

    name: str
    facts: tuple[str, ...]

    @property
    def parts(self) -> tuple[str, ...]:
        return self.facts


@dataclass(frozen=True)
class Parts:
    """The numbers of a fact, a row each: the mean each time that it happens, and for those who win."""

    name: str
    fact: str
    numbers: tuple[str, ...]

    @property
    def parts(self) -> tuple[str, ...]:
        return self.numbers


@dataclass(frozen=True)
class Wins:
    """How often those win whom the first fact of a kind names in each game."""

    name: str
    fact: str

    @property
    def parts(self) -> tuple[str, ...]:
        return ("who",)


Section = Distribution | Shares | Breakdown | Counts | Parts | Wins


def section_messages(game: str, section: Section) -> tuple[str, ...]:
    """The ids of all messages that a section needs."""
    start = f"{game}-report-{section.name}"
    return (start, f"{start}-text", *(f"{start}-{part}" for part in section.parts))
