"""The state of a game of Tsukiji: one record of fixed size, and the record of the components in force."""

from typing import Annotated, Protocol

from uogashi.core.chance import Source
from uogashi.core.fields import Int8, Int8s, Int16, Int16s, Int32, Int32s, record_dtype

MOST_PLAYERS = 4
MOST_LOTS = MOST_PLAYERS + 1
MOST_ROUNDS = 7
CARDS_A_LOT = 3
MOST_CARDS = MOST_ROUNDS * CARDS_A_LOT * MOST_LOTS

# Cards. The products come first, in the order of the market update; maguro has no marker.
EBI, HOTATEGAI, FUGU, TAKO, SAKE, MAGURO, TAKUSAN, YAKUZA = range(8)
MARKERS = 5
PRODUCTS = 6
CARD_KINDS = 8
HIDDEN_CARD = 8

# Evaluation tickets: normal ones 0-4, then the special ones.
TICKET_4, ANNUL, TIMES_2 = 4, 5, 8
TICKETS = 9
NORMAL_TICKETS = 5
SPECIAL_BITS = 0b111100000
NO_TICKET = -1
HIDDEN_TICKET = -2

# Phases.
EVALUATION, PURCHASE, PLACE_TAKUSAN, PAY_YAKUZA, OVER = range(5)

# Bonuses of the variant.
DIVERSIFIED, SPECIALISED, POPULAR, SAFE = range(4)
BONUSES = 4

NOBODY = -1
NO_TABLET = -1


class State(Source, Protocol):
    """The state of a game."""

    money: Annotated[Int32s, MOST_PLAYERS]
    cards_dealt: Int16
    """Cards of the deck dealt so far, those of this round's offer included."""
    lot_value: Annotated[Int16s, MOST_LOTS]
    marker_space: Annotated[Int16s, MARKERS]
    tickets_owned: Annotated[Int16s, MOST_PLAYERS]
    """A bit for each ticket that a seat still has in this game, those laid on lots included."""
    tickets_used: Annotated[Int16s, MOST_PLAYERS]
    """A bit for each ticket that a seat has laid on a lot in this evaluation."""
    yakuza_bought: Annotated[Int16s, MOST_PLAYERS]
    deck: Annotated[Int8s, MOST_CARDS]
    players: Int8
    lots: Int8
    round_number: Int8
    phase: Int8
    acting_seats: Int8
    first_player: Int8
    next_first_player: Int8
    """The buyer of the lot with the clock, or the current first player."""
    purchases: Int8
    """Players whose purchase of this round is over."""
    takusan_to_place: Int8
    yakuza_to_pay: Int8
    tablet: Annotated[Int8s, MOST_LOTS]
    """The price tablet of each lot, 0 the most expensive."""
    lot_buyer: Annotated[Int8s, MOST_LOTS]
    marker_height: Annotated[Int8s, MARKERS]
    """How many markers are under this one on its space."""
    tickets_laid: Annotated[Int8s, MOST_PLAYERS]
    """On how many lots, from the left, a seat has laid a ticket in this round."""
    ticket_on_lot: Annotated[Int8s, MOST_PLAYERS, MOST_LOTS]
    row_products: Annotated[Int8s, MOST_PLAYERS, PRODUCTS]
    row_takusan: Annotated[Int8s, MOST_PLAYERS, PRODUCTS]


class Config(Protocol):
    """The components in force, the options and the version of the rules."""

    prices: Annotated[Int32s, MOST_LOTS]
    modifiers: Annotated[Int32s, MOST_LOTS]
    final_prices: Annotated[Int32s, MARKERS]
    start_money: Annotated[Int32s, MOST_PLAYERS]
    pass_income: Int32
    maguro: Annotated[Int32s, MOST_CARDS + 1]
    bonus_points: Annotated[Int32s, BONUSES]
    rules: Int32
    track: Int16
    tickets: Int16
    deck: Annotated[Int16s, CARD_KINDS]
    players: Int8
    rounds: Int8
    bonus_on: Annotated[Int8s, BONUSES]


STATE = record_dtype(State)
CONFIG = record_dtype(Config)
