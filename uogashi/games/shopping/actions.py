"""The decisions of Shopping Spree as numbers."""

from uogashi.games.shopping.state import LANES, MOST_CRATE, MOST_DOTS, PRINTED, THINGS

# `enter LANE`, `walk LANE ROW`, `stay`, `here`, `leave`, `machine`, `nothing`, `take THING` …
ENTER = 0
WALK = ENTER + LANES
STAY = WALK + MOST_DOTS
HERE, LEAVE, MACHINE, NOTHING = range(STAY + 1, STAY + 5)
TAKE = NOTHING + 1
# … and what chance decides: a value out of a bag, what comes out of the machine, whether something falls.
DRAW = TAKE + THINGS
COME_OUT = DRAW + PRINTED
OUTCOMES = 1 << MOST_CRATE
FALL = COME_OUT + OUTCOMES
HOLD = FALL + 1
ACTIONS = HOLD + 1
