"""What a report on Mygame tells beside what every game's does."""

from uogashi.core.sections import Distribution, Section

FIRST: str | None = None  # TODO: the kind of fact that names who goes first, if somebody does

# TODO: what is worth counting.
SECTIONS: tuple[Section, ...] = (Distribution("turns", "taken"),)
