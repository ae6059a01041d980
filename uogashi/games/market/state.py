"""The state of a game of Tokyo Tsukiji Market: one record of fixed size, and the record of the components in force."""

from typing import Annotated, Protocol

import numpy as np

from uogashi.core.chance import Source
from uogashi.core.fields import Int8, Int8s, Int16, Int16s, Int32, Int32s, record_dtype

MOST_PLAYERS = 6
YEN = 100
"""All money comes in multiples of this."""

# Fish: the nine kinds with their own market, in the order of the rules page; takoyaki is made of octopus.
MACKEREL, SQUID, TUNA, SNAPPER, SALMON, OCTOPUS, EEL, FUGU, CRAB, TAKOYAKI = range(10)
KINDS = 9

# Markets: a fish market has the number of its fish, the extra markets follow.
SHIPS, GOVERNMENT, TRADING, BANK, RENTALS, AQUARIUM, USED_SHIPS = range(KINDS, 16)
MARKETS = 16

# Pieces: what a player owns. Tuna and crabs carry a printed value; each different value is a separate piece.
(
    MACKEREL_PIECE,
    SQUID_PIECE,
    SNAPPER_PIECE,
    FRESH_SALMON,
    DEGRADED_SALMON,
    OCTOPUS_PIECE,
    EEL_PIECE,
    FUGU_PIECE,
    TAKOYAKI_PIECE,
    TUNA_PIECE,
) = range(10)
TUNA_VALUES = 5
CRAB_PIECE = TUNA_PIECE + TUNA_VALUES
CRAB_VALUES = 8
PIECES = CRAB_PIECE + CRAB_VALUES
PRINTED = TUNA_VALUES + CRAB_VALUES
PIECE_KIND = np.array(
    [MACKEREL, SQUID, SNAPPER, SALMON, SALMON, OCTOPUS, EEL, FUGU, TAKOYAKI]
    + [TUNA] * TUNA_VALUES
    + [CRAB] * CRAB_VALUES
)

FIRST_PIECE = np.array([list(PIECE_KIND).index(kind) for kind in range(KINDS + 1)])
"""The pieces of each kind are adjacent: the first of them, and the last."""
LAST_PIECE = np.array([PIECES - 1 - list(PIECE_KIND)[::-1].index(kind) for kind in range(KINDS + 1)])

# Lots: goods for sale on a harbour, a kind of barrel in one of the two rows, or takoyaki, which are on no row.
FRESH, DEGRADED = 0, 1
LOT_KIND = np.array(
    [
        *(MACKEREL, MACKEREL, SQUID, SQUID, SNAPPER, SNAPPER, SALMON, SALMON),
        *(OCTOPUS, OCTOPUS, EEL, EEL, FUGU, FUGU, TAKOYAKI),
    ]
)
LOT_PIECE = np.array(
    [
        *(MACKEREL_PIECE, MACKEREL_PIECE, SQUID_PIECE, SQUID_PIECE, SNAPPER_PIECE, SNAPPER_PIECE),
        *(FRESH_SALMON, DEGRADED_SALMON, OCTOPUS_PIECE, OCTOPUS_PIECE, EEL_PIECE, EEL_PIECE, FUGU_PIECE, FUGU_PIECE),
        TAKOYAKI_PIECE,
    ]
)
KIND_LOT = np.array([0, 2, -1, 4, 6, 8, 10, 12, -1, 14])
"""The fresh lot of each kind; the degraded one follows it. Tuna and crabs are never put on sale."""
LOTS = 15
MACKEREL_LOT, FUGU_LOT, TAKOYAKI_LOT = 0, 12, 14
MOST_PRICES = 12
"""Prices on a harbour, in steps of 100 from 100 on."""

# Ships: all that the box holds, wherever they are.
MOST_SHIPS = 15
SHIP_SIZES = 5
BARGE = 4
"""The size of the barge; sizes 0 to 3 are ships of one to four slots."""
IN_STOCK, IN_USED_STOCK, IN_THE_BOX = -1, -2, -3
PORTS = 3
AT_SEA = PORTS
NO_SHIP, NO_KIND, NOBODY, NOTHING = -1, -1, -1, -1

# Where goods go.
SPOTS = 3
PLACES = 2

# Bids, in hundreds (R39: at most 10,000 yen).
HIGHEST_BID = 100
NO_BID, HIDDEN_BID = -1, -2

# Phases, in the order of a turn.
(
    FREEZING,
    KEEPING,
    TURN,
    ENTERING,
    ENTERING_AT,
    FISHING,
    SHIP_ACTS,
    UNLOADING,
    REPRICING_AT,
    REPRICING,
    IN_MARKET,
    RETURNING,
    BARREL_AT,
    CONVERTING,
    GIVING,
    OFFERING,
    PURCHASING,
    TAKING,
    TAKING_AT,
    BIDDING,
    AWARDING,
    DRAWING,
    NEW_MARKET,
    OVER,
) = range(24)

# What a licence or rental is taken for, while a licence returns (R1).
TAKE_LICENCE, TAKE_FREEZER, TAKE_CART = range(3)


class State(Source, Protocol):
    """The state of a game."""

    money: Annotated[Int32s, MOST_PLAYERS]
    bids: Annotated[Int32s, MOST_PLAYERS]
    """In hundreds of yen."""
    yen_entered: Int32
    """A bit for each market entered by yen in this turn (R16)."""
    piece_entered: Int32
    acting_seats: Int16
    resumed_seats: Int16
    """Who acts again once chance has set up a new market."""
    auction_number: Int16
    """How many auctions there were, the one that is on included."""
    turn_number: Int16
    """The how manieth turn each player has now."""
    ships_had: Annotated[Int16s, MOST_PLAYERS]
    """How many ships each seat has ever had: which numbers the latest."""
    ship_number: Annotated[Int16s, MOST_SHIPS]
    players: Int8
    first_player: Int8
    turn_player: Int8
    phase: Int8
    resumed_phase: Int8
    new_markets: Int8
    """Markets that chance has still to set up because others were overfished."""
    actions_left: Int8
    final_turns: Int8
    """Once the end has begun: turns still to be played, this one included; before that 0."""
    in_play: Annotated[Int8s, MARKETS]
    overfished: Annotated[Int8s, KINDS]
    barrels: Annotated[Int8s, KINDS]
    """In each fish market."""
    market_pieces: Annotated[Int8s, KINDS]
    """In each fish market, those in its bag included; of octopus without takoyaki."""
    bag: Annotated[Int8s, PRINTED]
    """Tuna and crabs in their bags, by printed value."""
    takoyaki_supply: Int8
    licences_left: Annotated[Int8s, KINDS]
    eel_track: Int8
    eels_sold: Int8
    """In this visit: the track falls when it is over."""
    government_left: Annotated[Int8s, PLACES]
    spot_sold: Annotated[Int8s, SPOTS]
    """Whether the yen of a trading spot are gone: from then on it is for swaps."""
    spot_used: Annotated[Int8s, SPOTS]
    """Whether something was done at a trading spot in this visit (R15)."""
    spot_pieces: Annotated[Int8s, SPOTS, PIECES]
    loans_left: Int8
    shares_left: Int8
    aquarium_left: Annotated[Int8s, KINDS]
    pieces: Annotated[Int8s, MOST_PLAYERS, PIECES]
    licences: Annotated[Int8s, MOST_PLAYERS, KINDS]
    freezer_uses: Annotated[Int8s, MOST_PLAYERS]
    """Of all freezers of a seat together; a half-used one is used before a fresh one."""
    cart_uses: Annotated[Int8s, MOST_PLAYERS]
    loans: Annotated[Int8s, MOST_PLAYERS]
    shares: Annotated[Int8s, MOST_PLAYERS]
    ports_open: Annotated[Int8s, MOST_PLAYERS]
    ship_owner: Annotated[Int8s, MOST_SHIPS]
    """A seat, or where a ship without an owner is."""
    ship_size: Annotated[Int8s, MOST_SHIPS]
    ship_port: Annotated[Int8s, MOST_SHIPS]
    """The port, or AT_SEA."""
    ship_kind: Annotated[Int8s, MOST_SHIPS]
    ship_barrels: Annotated[Int8s, MOST_SHIPS]
    ship_acted: Annotated[Int8s, MOST_SHIPS]
    """In this fishing action."""
    ship_new: Annotated[Int8s, MOST_SHIPS]
    """Bought in this visit (R30)."""
    ship_fugu: Annotated[Int8s, MOST_SHIPS]
    """Has used its owner's fugu licence since it last docked (R25)."""
    barge_cargo: Annotated[Int8s, KINDS]
    on_sale: Annotated[Int8s, MOST_PLAYERS, LOTS]
    """How many are in each lot of a harbour, at all prices together."""
    harbour: Annotated[Int8s, MOST_PLAYERS, LOTS, MOST_PRICES]
    """For each seat, lot and price: how many are on sale."""
    repriced: Annotated[Int8s, LOTS, MOST_PRICES]
    """Those on the fisher's harbour whose price was changed in this fishing action (R17)."""
    to_price: Annotated[Int8s, KINDS]
    """Unloaded barrels that have no price yet."""
    gathered: Annotated[Int8s, KINDS]
    """Tuna and crab barrels unloaded in this fishing action that made no auction yet."""
    unloaded: Int8
    steps: Int8
    """Whether anything was done in this fishing action, visit or purchase."""
    market: Int8
    """The market that is being entered or visited."""
    entry_due: Int8
    """Actions that are still to be paid for entering it."""
    licence_taken: Int8
    """Licences taken in this visit."""
    to_take: Int8
    """What is taken for the licence that returns (R1)."""
    takoyaki_to_price: Int8
    offered: Annotated[Int8s, PIECES]
    spot: Int8
    piece: Int8
    """The piece that is being given or auctioned."""
    ship: Int8
    lot: Int8
    price: Int8
    """The price, counted from 0, of the barrel that is being repriced or asked about."""
    seller: Int8
    spare: Annotated[Int8s, 1]


class Config(Protocol):
    """The components in force, the options and the version of the rules."""

    start_money: Int32
    ports: Annotated[Int32s, PORTS - 1]
    licence_slots: Int32
    prices: Int32
    """How many different prices a harbour has."""
    licence_income: Int32
    unloading: Annotated[Int32s, 4]
    end_money: Int32
    end_value: Int32
    most_value: Int32
    least_value: Int32
    value_yen: Int32
    barrels: Annotated[Int32s, KINDS]
    pieces: Annotated[Int32s, KINDS]
    licences: Annotated[Int32s, KINDS]
    licence_cost: Annotated[Int32s, KINDS]
    entry_actions: Annotated[Int32s, MARKETS]
    """0: cannot be entered by actions."""
    entry_yen: Annotated[Int32s, MARKETS]
    entry_piece: Annotated[Int32s, MARKETS]
    """The kind of piece that pays for the entry, or NO_KIND."""
    worth: Annotated[Int32s, PIECES]
    """Of the pieces whose worth never changes; of tuna and crabs the printed value."""
    bag: Annotated[Int32s, PRINTED]
    takoyaki: Int32
    takoyaki_made: Int32
    pays: Annotated[Int32s, KINDS]
    """What a fish market pays for a piece, besides the part for its value; of salmon, for a fresh one."""
    degraded_pays: Int32
    pays_a_value: Annotated[Int32s, KINDS]
    auction_barrels: Annotated[Int32s, KINDS]
    pieces_a_worth: Int32
    overfished_worth: Int32
    track: Int32
    track_falls: Int32
    ship_stock: Annotated[Int32s, SHIP_SIZES]
    ship_price: Annotated[Int32s, SHIP_SIZES]
    ship_resale: Annotated[Int32s, SHIP_SIZES]
    used_buys: Annotated[Int32s, SHIP_SIZES]
    used_sells: Annotated[Int32s, SHIP_SIZES]
    government_places: Annotated[Int32s, PLACES]
    government_yen: Annotated[Int32s, PLACES]
    trading_values: Annotated[Int32s, SPOTS]
    trading_yen: Annotated[Int32s, SPOTS]
    loans: Int32
    loan: Int32
    repayment: Int32
    shares: Int32
    share: Int32
    freezers: Int32
    carts: Int32
    rent: Int32
    uses: Int32
    """Of a freezer or cart."""
    aquarium_wants: Annotated[Int32s, KINDS]
    aquarium_pays: Annotated[Int32s, KINDS]
    players: Int32
    fish_markets: Int32
    extra_markets: Int32
    chosen_fish: Int32
    """A bit for each fish market that was chosen; 0: drawn at random."""
    chosen_extra: Int32
    turn_limit: Int32
    rules: Int32


STATE = record_dtype(State)
CONFIG = record_dtype(Config)
