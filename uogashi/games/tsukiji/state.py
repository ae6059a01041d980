"""The state of a game of Tsukiji: one record of fixed size, and the record of the figures in force."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import SOURCE_FIELDS, Source

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

STATE = np.dtype(
    [
        *SOURCE_FIELDS,
        ("money", np.int32, (MOST_PLAYERS,)),
        ("cards_dealt", np.int16),
        ("lot_value", np.int16, (MOST_LOTS,)),
        ("marker_space", np.int16, (MARKERS,)),
        ("tickets_owned", np.int16, (MOST_PLAYERS,)),
        ("tickets_used", np.int16, (MOST_PLAYERS,)),
        ("yakuza_bought", np.int16, (MOST_PLAYERS,)),
        ("deck", np.int8, (MOST_CARDS,)),
        ("players", np.int8),
        ("lots", np.int8),
        ("round_number", np.int8),
        ("phase", np.int8),
        ("acting_seats", np.int8),
        ("first_player", np.int8),
        ("next_first_player", np.int8),
        ("purchases", np.int8),
        ("takusan_to_place", np.int8),
        ("yakuza_to_pay", np.int8),
        ("tablet", np.int8, (MOST_LOTS,)),
        ("lot_buyer", np.int8, (MOST_LOTS,)),
        ("marker_height", np.int8, (MARKERS,)),
        ("tickets_laid", np.int8, (MOST_PLAYERS,)),
        ("ticket_on_lot", np.int8, (MOST_PLAYERS, MOST_LOTS)),
        ("row_products", np.int8, (MOST_PLAYERS, PRODUCTS)),
        ("row_takusan", np.int8, (MOST_PLAYERS, PRODUCTS)),
    ],
    align=True,
)

CONFIG = np.dtype(
    [
        ("prices", np.int32, (MOST_LOTS,)),
        ("modifiers", np.int32, (MOST_LOTS,)),
        ("final_prices", np.int32, (MARKERS,)),
        ("start_money", np.int32, (MOST_PLAYERS,)),
        ("pass_income", np.int32),
        ("maguro", np.int32, (MOST_CARDS + 1,)),
        ("bonus_points", np.int32, (BONUSES,)),
        ("rules", np.int32),
        ("track", np.int16),
        ("tickets", np.int16),
        ("deck", np.int16, (CARD_KINDS,)),
        ("players", np.int8),
        ("rounds", np.int8),
        ("bonus_on", np.int8, (BONUSES,)),
    ],
    align=True,
)


class State(Source, Protocol):
    """The fields of `STATE`, with what they mean."""

    money: NDArray[np.int32]
    cards_dealt: int
    """Cards of the deck dealt so far, those of this round's offer included."""
    lot_value: NDArray[np.int16]
    marker_space: NDArray[np.int16]
    tickets_owned: NDArray[np.int16]
    """A bit for each ticket that a seat still has in this game, those laid on lots included."""
    tickets_used: NDArray[np.int16]
    """A bit for each ticket that a seat has laid on a lot in this evaluation."""
    yakuza_bought: NDArray[np.int16]
    deck: NDArray[np.int8]
    players: int
    lots: int
    round_number: int
    phase: int
    acting_seats: int
    first_player: int
    next_first_player: int
    """The buyer of the lot with the clock, or whoever is first player now."""
    purchases: int
    """Players whose purchase of this round is over."""
    takusan_to_place: int
    yakuza_to_pay: int
    tablet: NDArray[np.int8]
    """The price tablet of each lot, 0 the dearest."""
    lot_buyer: NDArray[np.int8]
    marker_height: NDArray[np.int8]
    """How many markers lie under this one on its space."""
    tickets_laid: NDArray[np.int8]
    """On how many lots, from the left, a seat has laid a ticket in this round."""
    ticket_on_lot: NDArray[np.int8]
    row_products: NDArray[np.int8]
    row_takusan: NDArray[np.int8]


class Config(Protocol):
    """The fields of `CONFIG`: the figures in force, the options and the version of the rules."""

    rules: int
    prices: NDArray[np.int32]
    modifiers: NDArray[np.int32]
    final_prices: NDArray[np.int32]
    start_money: NDArray[np.int32]
    pass_income: int
    maguro: NDArray[np.int32]
    bonus_points: NDArray[np.int32]
    track: int
    tickets: int
    deck: NDArray[np.int16]
    players: int
    rounds: int
    bonus_on: NDArray[np.int8]
