"""What a report on Mygame shows beyond what every game's does."""

from uogashi.core.sections import Distribution, Section

FIRST: str | None = None  # TODO: the kind of fact that names the first player, if there is one

# TODO: what is worth counting.
SECTIONS: tuple[Section, ...] = (Distribution("turns", "taken"),)
