"""The state of a game of Shopping Spree: one record of fixed size, and the record of the components in force."""

from typing import Annotated, Protocol

import numpy as np

from uogashi.core.chance import Source
from uogashi.core.fields import Int8, Int8s, Int16, Int16s, Int32, Int32s, Int64, Int64s, record_dtype

MOST_PLAYERS = 5

# The store: a dot is a lane and a row, numbered lane by lane. All dots of a store fit into the bits of one number.
LANES, ROWS = 7, 9
MOST_DOTS = LANES * ROWS
OUTSIDE = -1

# Items that can be taken: clothing, machines, drinks by their colour, then the others.
SHIRT, PANTS, BRA, UNDERWEAR, SOCKS, BED_SHEET, PILLOW_CASE, WASHER, DRYER = range(9)
CLOTHING = 7
DRINK = 9
COLOURS = 6
BLACK = 0
"""The colour of the drinks that are in the crate at the start."""
SALMON, MAGAZINE, NEWSPAPER, DETERGENT, TUNA, CRAB = range(DRINK + COLOURS, 21)
THINGS = 21

# Items: the content of a basket. As things, but a tuna or crab has a printed value; each different one is an item.
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

# Piles: items of one kind on one card. A card of drinks has a pile for each colour.
MOST_PILES = 80
MOST_PILES_AT_A_DOT = 24
MOST_DRINK_CARDS = 10
MOST_ITEMS = 96
"""Items of a whole game, wherever they are."""
MOST_DRINKS = 40
MOST_CRATE = 6
DEALT = -1
"""The clothing on a card is dealt at random."""

# Phases.
ENTERING, WALKING, WALKING_ON, FALLING, TAKING, DRAWING_TUNA, DRAWING_CRAB, MACHINE_RUNS, OVER = range(9)

# How the game ends (R8): after the round with two players only, always at once, or always after the round.
END_EVEN, END_AT_ONCE, END_OF_ROUND = range(3)


class State(Source, Protocol):
    """The state of a game."""

    money: Annotated[Int32s, MOST_PLAYERS]
    stack: Annotated[Int16s, STACKS]
    """The yen on each stack."""
    acting_seats: Int16
    turn_number: Int16
    """The how manieth turn each player has now: the number of the round."""
    held: Int16
    """Items in all baskets together."""
    players: Int8
    first_player: Int8
    turn_player: Int8
    phase: Int8
    salmon_sold: Int8
    """Whether someone has left with salmon."""
    steps_left: Int8
    """Steps of this walk where items can still fall out, including the one being rolled for."""
    rolled: Int8
    """The place, counted from 0, of the item being rolled for, in its basket."""
    fallen: Int8
    """Items that fell on this walk."""
    going_out: Int8
    """Whether this walk leads out of the store."""
    waiting: Int8
    """Drinks beside the crate."""
    place: Annotated[Int8s, MOST_PLAYERS]
    """The dot where each player is, or OUTSIDE."""
    leavings: Annotated[Int8s, MOST_PLAYERS]
    """How often each player has left the store: their mackerel barrels."""
    tuna_bought: Annotated[Int8s, MOST_PLAYERS]
    items: Annotated[Int8s, MOST_PLAYERS]
    """In each basket."""
    basket: Annotated[Int8s, MOST_PLAYERS, ITEMS]
    """For each seat and item, how many."""
    carried_out: Annotated[Int8s, MOST_PLAYERS, ITEMS]
    """What each seat has been paid for, or carried out for nothing; drinks went back to the machine."""
    held_item: Annotated[Int8s, MOST_ITEMS]
    """The items in all baskets, in the order they were taken …"""
    held_by: Annotated[Int8s, MOST_ITEMS]
    """… and in whose."""
    pile_thing: Annotated[Int8s, MOST_PILES]
    pile_left: Annotated[Int8s, MOST_PILES]
    bag: Annotated[Int8s, PRINTED]
    """Tuna and crabs in their bags, by printed value."""
    crate: Annotated[Int8s, COLOURS]
    """Drinks in the machine's crate, by colour."""
    beside_crate: Annotated[Int8s, MOST_DRINKS]
    """The colours of the drinks that wait beside the crate, the oldest first."""
    spare: Annotated[Int8s, 1]


class Config(Protocol):
    """Components, options and the version of the rules. Sets of dots are numbers with a bit for each."""

    reach: Annotated[Int64s, MOST_DOTS]
    """The dots where a walk from each dot can end."""
    reach_entered: Annotated[Int64s, MOST_DOTS]
    """The same for who has come in by this dot: a step less."""
    entrance_dots: Int64
    machine_dots: Int64
    dots: Int64
    stacks: Annotated[Int32s, STACKS]
    stack_falls: Int32
    over_stack: Int32
    """What clothing and machines pay on top of their stack; 0 with the option that pays just the stack."""
    first_salmon: Int32
    later_salmon: Int32
    printed: Annotated[Int32s, PRINTED]
    """The values of tuna and crabs, those of tuna first; 0 where there are fewer different ones."""
    printed_pays: Annotated[Int32s, PRINTED]
    """What each of them pays."""
    tuna_price: Int32
    tuna_dearer: Int32
    turn_limit: Int32
    rules: Int32
    barrels: Int32
    distance: Annotated[Int8s, MOST_DOTS, MOST_DOTS]
    """Steps from dot to dot."""
    exit_distance: Annotated[Int8s, MOST_DOTS]
    """Steps from each dot to the outside."""
    entrance: Annotated[Int8s, LANES]
    """The dot behind the entrance of each lane, or OUTSIDE where there is none."""
    pile_thing: Annotated[Int8s, MOST_PILES]
    """The item there at the start; clothing is DEALT."""
    pile_count: Annotated[Int8s, MOST_PILES]
    pile_card: Annotated[Int8s, MOST_PILES]
    piles: Int8
    dot_pile: Annotated[Int8s, MOST_DOTS, MOST_PILES_AT_A_DOT]
    """The piles in front of each dot, from left to right."""
    dot_piles: Annotated[Int8s, MOST_DOTS]
    """How many they are."""
    drink_card_pile: Annotated[Int8s, MOST_DRINK_CARDS]
    """The first pile of each card of drinks; those of the other colours follow."""
    drink_card_count: Annotated[Int8s, MOST_DRINK_CARDS]
    drink_cards: Int8
    clothes: Annotated[Int8s, CLOTHING]
    drinks: Annotated[Int8s, COLOURS]
    crate: Int8
    bag: Annotated[Int8s, PRINTED]
    steps_a_turn: Int8
    leavings: Int8
    machine_odds: Annotated[Int8s, 2]
    safe_items: Int8
    fall_odds: Annotated[Int8s, 2]
    players: Int8
    dexterity: Int8
    ending: Int8


STATE = record_dtype(State)
CONFIG = record_dtype(Config)
