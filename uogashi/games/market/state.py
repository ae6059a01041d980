"""The state of a game of Tokyo Tsukiji Market: one record of fixed size, and the record of the figures in force."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import SOURCE_FIELDS, Source

MOST_PLAYERS = 6
YEN = 100
"""All money comes in multiples of this."""

# Fish: the nine kinds with a market of their own, in the order of the rules page; takoyaki is made of octopus.
MACKEREL, SQUID, TUNA, SNAPPER, SALMON, OCTOPUS, EEL, FUGU, CRAB, TAKOYAKI = range(10)
KINDS = 9

# Markets: a fish market has the number of its fish, the extra markets follow.
SHIPS, GOVERNMENT, TRADING, BANK, RENTALS, AQUARIUM, USED_SHIPS = range(KINDS, 16)
MARKETS = 16

# Pieces: what a player owns. Tuna and crabs carry a printed value; each different value is a piece of its own.
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
"""The pieces of each kind lie together: the first of them, and the last."""
LAST_PIECE = np.array([PIECES - 1 - list(PIECE_KIND)[::-1].index(kind) for kind in range(KINDS + 1)])

# Lots: what lies on a harbour for sale, a kind of barrel in one of the two rows, or takoyaki, which lie on no row.
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

# What a licence or rental is taken for, while a licence goes back (R1).
TAKE_LICENCE, TAKE_FREEZER, TAKE_CART = range(3)

STATE = np.dtype(
    [
        *SOURCE_FIELDS,
        ("money", np.int32, (MOST_PLAYERS,)),
        ("bids", np.int32, (MOST_PLAYERS,)),
        ("yen_entered", np.int32),
        ("piece_entered", np.int32),
        ("acting_seats", np.int16),
        ("resumed_seats", np.int16),
        ("auction_number", np.int16),
        ("turn_number", np.int16),
        ("ships_had", np.int16, (MOST_PLAYERS,)),
        ("ship_number", np.int16, (MOST_SHIPS,)),
        ("players", np.int8),
        ("first_player", np.int8),
        ("turn_player", np.int8),
        ("phase", np.int8),
        ("resumed_phase", np.int8),
        ("new_markets", np.int8),
        ("actions_left", np.int8),
        ("final_turns", np.int8),
        ("in_play", np.int8, (MARKETS,)),
        ("overfished", np.int8, (KINDS,)),
        ("barrels", np.int8, (KINDS,)),
        ("market_pieces", np.int8, (KINDS,)),
        ("bag", np.int8, (PRINTED,)),
        ("takoyaki_supply", np.int8),
        ("licences_left", np.int8, (KINDS,)),
        ("eel_track", np.int8),
        ("eels_sold", np.int8),
        ("government_left", np.int8, (PLACES,)),
        ("spot_sold", np.int8, (SPOTS,)),
        ("spot_used", np.int8, (SPOTS,)),
        ("spot_pieces", np.int8, (SPOTS, PIECES)),
        ("loans_left", np.int8),
        ("shares_left", np.int8),
        ("aquarium_left", np.int8, (KINDS,)),
        ("pieces", np.int8, (MOST_PLAYERS, PIECES)),
        ("licences", np.int8, (MOST_PLAYERS, KINDS)),
        ("freezer_uses", np.int8, (MOST_PLAYERS,)),
        ("cart_uses", np.int8, (MOST_PLAYERS,)),
        ("loans", np.int8, (MOST_PLAYERS,)),
        ("shares", np.int8, (MOST_PLAYERS,)),
        ("ports_open", np.int8, (MOST_PLAYERS,)),
        ("ship_owner", np.int8, (MOST_SHIPS,)),
        ("ship_size", np.int8, (MOST_SHIPS,)),
        ("ship_port", np.int8, (MOST_SHIPS,)),
        ("ship_kind", np.int8, (MOST_SHIPS,)),
        ("ship_barrels", np.int8, (MOST_SHIPS,)),
        ("ship_acted", np.int8, (MOST_SHIPS,)),
        ("ship_new", np.int8, (MOST_SHIPS,)),
        ("ship_fugu", np.int8, (MOST_SHIPS,)),
        ("barge_cargo", np.int8, (KINDS,)),
        ("on_sale", np.int8, (MOST_PLAYERS, LOTS)),
        ("harbour", np.int8, (MOST_PLAYERS, LOTS, MOST_PRICES)),
        ("repriced", np.int8, (LOTS, MOST_PRICES)),
        ("to_price", np.int8, (KINDS,)),
        ("gathered", np.int8, (KINDS,)),
        ("unloaded", np.int8),
        ("steps", np.int8),
        ("market", np.int8),
        ("entry_due", np.int8),
        ("licence_taken", np.int8),
        ("to_take", np.int8),
        ("takoyaki_to_price", np.int8),
        ("offered", np.int8, (PIECES,)),
        ("spot", np.int8),
        ("piece", np.int8),
        ("ship", np.int8),
        ("lot", np.int8),
        ("price", np.int8),
        ("seller", np.int8),
        ("spare", np.int8, (1,)),
    ],
    align=True,
)

CONFIG = np.dtype(
    [
        ("start_money", np.int32),
        ("ports", np.int32, (PORTS - 1,)),
        ("licence_slots", np.int32),
        ("prices", np.int32),
        ("licence_income", np.int32),
        ("unloading", np.int32, (4,)),
        ("end_money", np.int32),
        ("end_value", np.int32),
        ("most_value", np.int32),
        ("least_value", np.int32),
        ("value_yen", np.int32),
        ("barrels", np.int32, (KINDS,)),
        ("pieces", np.int32, (KINDS,)),
        ("licences", np.int32, (KINDS,)),
        ("licence_cost", np.int32, (KINDS,)),
        ("entry_actions", np.int32, (MARKETS,)),
        ("entry_yen", np.int32, (MARKETS,)),
        ("entry_piece", np.int32, (MARKETS,)),
        ("worth", np.int32, (PIECES,)),
        ("bag", np.int32, (PRINTED,)),
        ("takoyaki", np.int32),
        ("takoyaki_made", np.int32),
        ("pays", np.int32, (KINDS,)),
        ("degraded_pays", np.int32),
        ("pays_a_value", np.int32, (KINDS,)),
        ("auction_barrels", np.int32, (KINDS,)),
        ("pieces_a_worth", np.int32),
        ("overfished_worth", np.int32),
        ("track", np.int32),
        ("track_falls", np.int32),
        ("ship_stock", np.int32, (SHIP_SIZES,)),
        ("ship_price", np.int32, (SHIP_SIZES,)),
        ("ship_resale", np.int32, (SHIP_SIZES,)),
        ("used_buys", np.int32, (SHIP_SIZES,)),
        ("used_sells", np.int32, (SHIP_SIZES,)),
        ("government_places", np.int32, (PLACES,)),
        ("government_yen", np.int32, (PLACES,)),
        ("trading_values", np.int32, (SPOTS,)),
        ("trading_yen", np.int32, (SPOTS,)),
        ("loans", np.int32),
        ("loan", np.int32),
        ("repayment", np.int32),
        ("shares", np.int32),
        ("share", np.int32),
        ("freezers", np.int32),
        ("carts", np.int32),
        ("rent", np.int32),
        ("uses", np.int32),
        ("aquarium_wants", np.int32, (KINDS,)),
        ("aquarium_pays", np.int32, (KINDS,)),
        ("players", np.int32),
        ("fish_markets", np.int32),
        ("extra_markets", np.int32),
        ("chosen_fish", np.int32),
        ("chosen_extra", np.int32),
        ("turn_limit", np.int32),
        ("rules", np.int32),
    ],
    align=True,
)


class State(Source, Protocol):
    """The fields of `STATE`, with what they mean."""

    money: NDArray[np.int32]
    bids: NDArray[np.int32]
    """In hundreds of yen."""
    yen_entered: int
    """A bit for each market entered by yen in this turn (R16)."""
    piece_entered: int
    acting_seats: int
    resumed_seats: int
    """Who acts again once chance has set up a new market."""
    auction_number: int
    """How many auctions there were, the one that is on included."""
    turn_number: int
    """The how manieth turn each player has now."""
    ships_had: NDArray[np.int16]
    """How many ships each seat has ever had: the number of the latest."""
    ship_number: NDArray[np.int16]
    players: int
    first_player: int
    turn_player: int
    phase: int
    resumed_phase: int
    new_markets: int
    """Markets that chance has still to set up because others were overfished."""
    actions_left: int
    final_turns: int
    """Once the end has begun: turns still to be played, this one included; before that 0."""
    in_play: NDArray[np.int8]
    overfished: NDArray[np.int8]
    barrels: NDArray[np.int8]
    """In each fish market."""
    market_pieces: NDArray[np.int8]
    """In each fish market, those in its bag included; of octopus without takoyaki."""
    bag: NDArray[np.int8]
    """Tuna and crabs in their bags, by printed value."""
    takoyaki_supply: int
    licences_left: NDArray[np.int8]
    eel_track: int
    eels_sold: int
    """In this visit: the track falls when it is over."""
    government_left: NDArray[np.int8]
    spot_sold: NDArray[np.int8]
    """Whether the yen of a trading spot are gone: from then on it is for swaps."""
    spot_used: NDArray[np.int8]
    """Whether something was done at a trading spot in this visit (R15)."""
    spot_pieces: NDArray[np.int8]
    loans_left: int
    shares_left: int
    aquarium_left: NDArray[np.int8]
    pieces: NDArray[np.int8]
    licences: NDArray[np.int8]
    freezer_uses: NDArray[np.int8]
    """Of all freezers of a seat together; a half-used one is used before a fresh one."""
    cart_uses: NDArray[np.int8]
    loans: NDArray[np.int8]
    shares: NDArray[np.int8]
    ports_open: NDArray[np.int8]
    ship_owner: NDArray[np.int8]
    """A seat, or where a ship without an owner is."""
    ship_size: NDArray[np.int8]
    ship_port: NDArray[np.int8]
    """The port, or AT_SEA."""
    ship_kind: NDArray[np.int8]
    ship_barrels: NDArray[np.int8]
    ship_acted: NDArray[np.int8]
    """In this fishing action."""
    ship_new: NDArray[np.int8]
    """Bought in this visit (R30)."""
    ship_fugu: NDArray[np.int8]
    """Has used its owner's fugu licence since it last docked (R25)."""
    barge_cargo: NDArray[np.int8]
    on_sale: NDArray[np.int8]
    """How many lie in each lot of a harbour, at all prices together."""
    harbour: NDArray[np.int8]
    """For each seat, lot and price: how many are on sale."""
    repriced: NDArray[np.int8]
    """Those on the fisher's harbour whose price was changed in this fishing action (R17)."""
    to_price: NDArray[np.int8]
    """Unloaded barrels that have no price yet."""
    gathered: NDArray[np.int8]
    """Tuna and crab barrels unloaded in this fishing action that made no auction yet."""
    unloaded: int
    steps: int
    """Whether anything was done in this fishing action, visit or purchase."""
    market: int
    """The market that is being entered or visited."""
    entry_due: int
    """Actions that are still to be paid for entering it."""
    licence_taken: int
    """Licences taken in this visit."""
    to_take: int
    """What is taken for the licence that goes back (R1)."""
    takoyaki_to_price: int
    offered: NDArray[np.int8]
    spot: int
    piece: int
    """The piece that is being given or auctioned."""
    ship: int
    lot: int
    price: int
    """The price, counted from 0, of the barrel that is being repriced or asked about."""
    seller: int
    spare: NDArray[np.int8]


class Config(Protocol):
    """The fields of `CONFIG`: the figures in force, the options and the version of the rules."""

    rules: int
    start_money: int
    ports: NDArray[np.int32]
    licence_slots: int
    prices: int
    """How many different prices a harbour has."""
    licence_income: int
    unloading: NDArray[np.int32]
    end_money: int
    end_value: int
    most_value: int
    least_value: int
    value_yen: int
    barrels: NDArray[np.int32]
    pieces: NDArray[np.int32]
    licences: NDArray[np.int32]
    licence_cost: NDArray[np.int32]
    entry_actions: NDArray[np.int32]
    """0: cannot be entered by actions."""
    entry_yen: NDArray[np.int32]
    entry_piece: NDArray[np.int32]
    """The kind of which a piece pays for the entry, or NO_KIND."""
    worth: NDArray[np.int32]
    """Of the pieces whose worth never changes; of tuna and crabs the printed value."""
    bag: NDArray[np.int32]
    takoyaki: int
    takoyaki_made: int
    pays: NDArray[np.int32]
    """What a fish market pays for a piece, beside what its value brings; of salmon, for a fresh one."""
    degraded_pays: int
    pays_a_value: NDArray[np.int32]
    auction_barrels: NDArray[np.int32]
    pieces_a_worth: int
    overfished_worth: int
    track: int
    track_falls: int
    ship_stock: NDArray[np.int32]
    ship_price: NDArray[np.int32]
    ship_resale: NDArray[np.int32]
    used_buys: NDArray[np.int32]
    used_sells: NDArray[np.int32]
    government_places: NDArray[np.int32]
    government_yen: NDArray[np.int32]
    trading_values: NDArray[np.int32]
    trading_yen: NDArray[np.int32]
    loans: int
    loan: int
    repayment: int
    shares: int
    share: int
    freezers: int
    carts: int
    rent: int
    uses: int
    """Of a freezer or cart."""
    aquarium_wants: NDArray[np.int32]
    aquarium_pays: NDArray[np.int32]
    players: int
    fish_markets: int
    extra_markets: int
    chosen_fish: int
    """A bit for each fish market that was chosen; 0: they are drawn."""
    chosen_extra: int
    turn_limit: int
