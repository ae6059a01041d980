"""Why the rules refuse a decision, as numbers; `refusals.py` has the sentences."""

from uogashi.core.verbs import FIRST_REASON

# Beside those that all games share:
(
    OTHER_PHASE,
    NO_ENTRANCE,
    NO_SUCH_DOT,
    SAME_DOT,
    TOO_FAR,
    JUST_ENTERED,
    EMPTY_BASKET,
    DOOR_TOO_FAR,
    CAN_MOVE,
    NOT_HERE,
    BAG_EMPTY,
    TOO_DEAR,
    NO_MACHINE_HERE,
    CRATE_EMPTY,
    IMPOSSIBLE,
) = range(FIRST_REASON, FIRST_REASON - 15, -1)
