"""Why the rules refuse a decision, as numbers; `refusals.py` has the sentences."""

from uogashi.core.verbs import FIRST_REASON

# Beside those that all games share:
OTHER_PHASE = FIRST_REASON
TICKET_GONE = FIRST_REASON - 1
TICKET_LAID = FIRST_REASON - 2
NO_SUCH_LOT = FIRST_REASON - 3
LOT_SOLD = FIRST_REASON - 4
LOT_TOO_DEAR = FIRST_REASON - 5
NO_ROW = FIRST_REASON - 6
NO_PRODUCT = FIRST_REASON - 7
