"""What a report on Quay shows beyond what every game's does. There is no first player: all bid at the same time."""

from uogashi.core.sections import Counts, Distribution, Parts, Section

FIRST = None

SECTIONS: tuple[Section, ...] = (
    Parts("prices", "taken", ("crate", "price")),
    Counts("crates", ("taken", "left")),
    Distribution("ties", "awarded"),
)
