"""The state of a game of Shopping Spree: one record of fixed size, and the record of the figures in force."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import SOURCE_FIELDS, Source

MOST_PLAYERS = 5

# The store: a dot is a lane and a row, numbered lane by lane. All dots of a store fit into the bits of one number.
LANES, ROWS = 7, 9
MOST_DOTS = LANES * ROWS
OUTSIDE = -1

# Things that can be taken: clothing, machines, drinks by their colour, then the others.
SHIRT, PANTS, BRA, UNDERWEAR, SOCKS, BED_SHEET, PILLOW_CASE, WASHER, DRYER = range(9)
CLOTHING = 7
DRINK = 9
COLOURS = 6
BLACK = 0
"""The colour of the drinks that lie in the crate at the start."""
SALMON, MAGAZINE, NEWSPAPER, DETERGENT, TUNA, CRAB = range(DRINK + COLOURS, 21)
THINGS = 21

# Items: what lies in a basket. As things, but a tuna or crab carries a printed value; each different one is an item.
TUNA_ITEM = TUNA
TUNA_VALUES = 5
CRAB_ITEM = TUNA_ITEM + TUNA_VALUES
CRAB_VALUES = 8
ITEMS = CRAB_ITEM + CRAB_VALUES
PRINTED = TUNA_VALUES + CRAB_VALUES

# Price stacks: four of clothing and machines, then one for each colour of drinks.
MACHINES, BEDDING, CLOTHES, SMALLS = range(4)
STACKS = 4 + COLOURS
NO_STACK = -1
STACK_OF = np.array(
    [CLOTHES, CLOTHES, SMALLS, SMALLS, SMALLS, BEDDING, BEDDING, MACHINES, MACHINES]
    + list(range(4, STACKS))
    + [NO_STACK] * (ITEMS - SALMON)
)
"""The stack that each item is paid from."""

# Piles: things of one kind on one card. A card of drinks has a pile for each colour.
MOST_PILES = 80
MOST_PILES_AT_A_DOT = 24
MOST_DRINK_CARDS = 10
MOST_ITEMS = 96
"""Items of a whole game, wherever they are."""
MOST_DRINKS = 40
MOST_CRATE = 6
DEALT = -1
"""What clothing lies on a card is dealt at random."""

# Phases.
ENTERING, WALKING, WALKING_ON, FALLING, TAKING, DRAWING_TUNA, DRAWING_CRAB, MACHINE_RUNS, OVER = range(9)

# How the game ends (R8): after the round with two players only, always at once, or always after the round.
END_EVEN, END_AT_ONCE, END_OF_ROUND = range(3)

STATE = np.dtype(
    [
        *SOURCE_FIELDS,
        ("money", np.int32, (MOST_PLAYERS,)),
        ("stack", np.int16, (STACKS,)),
        ("acting_seats", np.int16),
        ("turn_number", np.int16),
        ("held", np.int16),
        ("players", np.int8),
        ("first_player", np.int8),
        ("turn_player", np.int8),
        ("phase", np.int8),
        ("salmon_sold", np.int8),
        ("steps_left", np.int8),
        ("rolled", np.int8),
        ("fallen", np.int8),
        ("going_out", np.int8),
        ("waiting", np.int8),
        ("place", np.int8, (MOST_PLAYERS,)),
        ("leavings", np.int8, (MOST_PLAYERS,)),
        ("tuna_bought", np.int8, (MOST_PLAYERS,)),
        ("items", np.int8, (MOST_PLAYERS,)),
        ("basket", np.int8, (MOST_PLAYERS, ITEMS)),
        ("carried_out", np.int8, (MOST_PLAYERS, ITEMS)),
        ("held_item", np.int8, (MOST_ITEMS,)),
        ("held_by", np.int8, (MOST_ITEMS,)),
        ("pile_thing", np.int8, (MOST_PILES,)),
        ("pile_left", np.int8, (MOST_PILES,)),
        ("bag", np.int8, (PRINTED,)),
        ("crate", np.int8, (COLOURS,)),
        ("beside_crate", np.int8, (MOST_DRINKS,)),
        ("spare", np.int8, (1,)),
    ],
    align=True,
)

CONFIG = np.dtype(
    [
        ("reach", np.int64, (MOST_DOTS,)),
        ("reach_entered", np.int64, (MOST_DOTS,)),
        ("entrance_dots", np.int64),
        ("machine_dots", np.int64),
        ("dots", np.int64),
        ("stacks", np.int32, (STACKS,)),
        ("stack_falls", np.int32),
        ("over_stack", np.int32),
        ("first_salmon", np.int32),
        ("later_salmon", np.int32),
        ("printed", np.int32, (PRINTED,)),
        ("printed_pays", np.int32, (PRINTED,)),
        ("tuna_price", np.int32),
        ("tuna_dearer", np.int32),
        ("turn_limit", np.int32),
        ("rules", np.int32),
        ("barrels", np.int32),
        ("distance", np.int8, (MOST_DOTS, MOST_DOTS)),
        ("exit_distance", np.int8, (MOST_DOTS,)),
        ("entrance", np.int8, (LANES,)),
        ("pile_thing", np.int8, (MOST_PILES,)),
        ("pile_count", np.int8, (MOST_PILES,)),
        ("pile_card", np.int8, (MOST_PILES,)),
        ("piles", np.int8),
        ("dot_pile", np.int8, (MOST_DOTS, MOST_PILES_AT_A_DOT)),
        ("dot_piles", np.int8, (MOST_DOTS,)),
        ("drink_card_pile", np.int8, (MOST_DRINK_CARDS,)),
        ("drink_card_count", np.int8, (MOST_DRINK_CARDS,)),
        ("drink_cards", np.int8),
        ("clothes", np.int8, (CLOTHING,)),
        ("drinks", np.int8, (COLOURS,)),
        ("crate", np.int8),
        ("bag", np.int8, (PRINTED,)),
        ("steps_a_turn", np.int8),
        ("leavings", np.int8),
        ("machine_odds", np.int8, (2,)),
        ("safe_items", np.int8),
        ("fall_odds", np.int8, (2,)),
        ("players", np.int8),
        ("dexterity", np.int8),
        ("ending", np.int8),
    ],
    align=True,
)


class State(Source, Protocol):
    """The fields of `STATE`, with what they mean."""

    money: NDArray[np.int32]
    stack: NDArray[np.int16]
    """The yen that lie on each stack."""
    acting_seats: int
    turn_number: int
    """The how manieth turn each player has now: the number of the round."""
    held: int
    """Items in all baskets together."""
    players: int
    first_player: int
    turn_player: int
    phase: int
    salmon_sold: int
    """Whether somebody has left with salmon."""
    steps_left: int
    """Steps of this walk on which things can still fall, the one that is being rolled for included."""
    rolled: int
    """Of the basket from which things fall: the place, counted from 0, of the item that is rolled for."""
    fallen: int
    """Items that fell on this walk."""
    going_out: int
    """Whether this walk leads out of the store."""
    waiting: int
    """Drinks beside the crate."""
    place: NDArray[np.int8]
    """The dot where each player stands, or OUTSIDE."""
    leavings: NDArray[np.int8]
    """How often each player has left the store: their mackerel barrels."""
    tuna_bought: NDArray[np.int8]
    items: NDArray[np.int8]
    """In each basket."""
    basket: NDArray[np.int8]
    """For each seat and item, how many."""
    carried_out: NDArray[np.int8]
    """What each seat has been paid for, or carried out for nothing; drinks went back to the machine."""
    held_item: NDArray[np.int8]
    """What lies in all baskets, in the order in which it was taken …"""
    held_by: NDArray[np.int8]
    """… and in whose."""
    pile_thing: NDArray[np.int8]
    pile_left: NDArray[np.int8]
    bag: NDArray[np.int8]
    """Tuna and crabs in their bags, by printed value."""
    crate: NDArray[np.int8]
    """Drinks in the machine's crate, by colour."""
    beside_crate: NDArray[np.int8]
    """The colours of the drinks that wait beside the crate, the oldest first."""
    spare: NDArray[np.int8]


class Config(Protocol):
    """The fields of `CONFIG`: figures, options, version of the rules. Sets of dots are numbers with a bit for each."""

    rules: int
    reach: NDArray[np.int64]
    """The dots where a walk from each dot can end."""
    reach_entered: NDArray[np.int64]
    """The same for who has come in by this dot: a step less."""
    entrance_dots: int
    machine_dots: int
    dots: int
    stacks: NDArray[np.int32]
    stack_falls: int
    over_stack: int
    """What clothing and machines pay more than lies on their stack; 0 with the option that pays just the stack."""
    first_salmon: int
    later_salmon: int
    printed: NDArray[np.int32]
    """The values of tuna and crabs, those of tuna first; 0 where there are fewer different ones."""
    printed_pays: NDArray[np.int32]
    """What each of them pays."""
    tuna_price: int
    tuna_dearer: int
    turn_limit: int
    barrels: int
    distance: NDArray[np.int8]
    """Steps from dot to dot."""
    exit_distance: NDArray[np.int8]
    """Steps from each dot to the outside."""
    entrance: NDArray[np.int8]
    """The dot behind the entrance of each lane, or OUTSIDE where there is none."""
    pile_thing: NDArray[np.int8]
    """What lies there at the start; clothing is DEALT."""
    pile_count: NDArray[np.int8]
    pile_card: NDArray[np.int8]
    piles: int
    dot_pile: NDArray[np.int8]
    """The piles in front of each dot, from left to right."""
    dot_piles: NDArray[np.int8]
    """How many they are."""
    drink_card_pile: NDArray[np.int8]
    """The first pile of each card of drinks; those of the other colours follow."""
    drink_card_count: NDArray[np.int8]
    drink_cards: int
    clothes: NDArray[np.int8]
    drinks: NDArray[np.int8]
    crate: int
    bag: NDArray[np.int8]
    steps_a_turn: int
    leavings: int
    machine_odds: NDArray[np.int8]
    safe_items: int
    fall_odds: NDArray[np.int8]
    players: int
    dexterity: int
    ending: int
