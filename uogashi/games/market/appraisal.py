"""The worth of things to the greedy player of Tokyo Tsukiji Market: fish, barrels, and the time that is left.

All in whole numbers, so that compiled and interpreted play are the same.
"""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing)

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.games.market.fleet import ships_carrying
from uogashi.games.market.scoring import has_least
from uogashi.games.market.selling import price_paid
from uogashi.games.market.state import (
    AQUARIUM,
    CRAB,
    FRESH_SALMON,
    FUGU_PIECE,
    GOVERNMENT,
    KIND_LOT,
    KINDS,
    LOT_KIND,
    LOT_PIECE,
    MACKEREL,
    MOST_PLAYERS,
    MOST_SHIPS,
    PIECE_KIND,
    PIECES,
    SALMON,
    TAKOYAKI_LOT,
    TUNA,
    TUNA_PIECE,
    YEN,
    Config,
    State,
)
from uogashi.games.market.worth import piece_worth, resource_value

# --- parameters --------------------------------------------------------------------------------------------------

# Found by letting players with different parameters play thousands of games against each other.
ASKING = 65
"""What a barrel on sale costs, in hundredths of what it is worth to a buyer."""
SELLING_OFF = 45
"""The same for one that rots at the start of the next turn."""
NEVER = -(1 << 20)
"""Less than anything that could be lost."""
MARGIN = 50
"""A purchase must earn this many yen."""
AN_ACTION = 120
"""Yen that an action is worth where it could be paid in another way."""
KEENNESS = 200
"""Extra yen that a piece is worth to a player who only lacks value to trigger the end."""
NEARLY = 60
"""The percentage of the end's threshold from which a player avoids having the least of the other."""
LONG_GAME = 15
"""Turns of each player after which the end is near."""
LOWEST_BID, BID_RANGE = 45, 35
"""A bid in hundredths of what the piece is worth: at least, and how much more by luck."""
FISHERS_BID = 40
USUAL_TURNS, FEWER_TURNS = 220, 16
"""Tenths of turns that a game takes: fewer, the more play."""
BARGE_PART = 135
"""What a barge lets ships fish more, in hundredths of what it would be if one player could fish and sell everything."""


# --- the state of the game ---------------------------------------------------------------------------------------


@compiled
def turns_to_come(state: State, config: Config) -> int:
    """How many turns of each player are probably still to come, this one not counted."""
    if state.final_turns > 0:
        return 0
    players = int(state.players)
    least_money = 1 << 30
    least_value = 1 << 30
    values = np.zeros(MOST_PLAYERS, np.int64)
    for seat in range(players):
        values[seat] = resource_value(state, config, seat)
        least_money = min(least_money, int(state.money[seat]))
        least_value = min(least_value, int(values[seat]))
    closest = 0
    for seat in range(players):
        # The player with the least of one cannot trigger the end by the other.
        money = int(state.money[seat])
        if values[seat] > least_value:
            closest = max(closest, 100 * money // int(config.end_money))
        if money > least_money:
            closest = max(closest, 100 * int(values[seat]) // int(config.end_value))
    by_turns = max(LONG_GAME - int(state.turn_number), 3)
    return min(by_turns, max((120 - closest) // 6, 2))


@compiled
def ships_owned(state: State, seat: int) -> int:
    ships = 0
    for ship in range(MOST_SHIPS):
        ships += state.ship_owner[ship] == seat
    return ships


@compiled
def is_short_of_value(state: State, config: Config, seat: int) -> bool:
    """Whether only having the least value keeps this player from bringing the end."""
    money = int(state.money[seat])
    return 100 * money > NEARLY * int(config.end_money) and has_least(state, config, seat, True)


@compiled
def only_value_is_missing(state: State, config: Config, seat: int) -> bool:
    """Rich enough to trigger the end, but lacking value (R10; rare under version 1 of the rules)."""
    rich = int(state.money[seat]) >= int(config.end_money)
    return config.rules > 1 and rich and has_least(state, config, seat, True)


@compiled
def is_short_of_money(state: State, config: Config, seat: int) -> bool:
    """Whether only having the least money keeps this player from bringing the end."""
    value = resource_value(state, config, seat)
    return 100 * value > NEARLY * int(config.end_value) and has_least(state, config, seat, False)


# --- pieces ------------------------------------------------------------------------------------------------------


@compiled
def value_of_kind(state: State, config: Config, kind: int) -> int:
    """What a piece bought from a fresh barrel of this kind is worth to anyone."""
    return value_yen(state, config, int(LOT_PIECE[int(KIND_LOT[kind])]))


@compiled
def value_yen(state: State, config: Config, piece: int) -> int:
    """What one more of these is worth to anyone: kept to the end, or sold where it can be sold."""
    kept = int(config.value_yen) * piece_worth(state, config, piece)
    kind = int(PIECE_KIND[piece])
    if piece == FRESH_SALMON:
        kept += int(config.value_yen)
    elif piece == FUGU_PIECE:
        kept = 2 * int(config.value_yen)
    if state.final_turns > 0:
        return kept
    sold = 0
    if kind < KINDS and state.in_play[kind] == 1 and int(config.pays[kind]) > 0:
        # A seller has to come to the market first.
        sold = price_paid(state, config, piece) - AN_ACTION
    if kind < KINDS and state.in_play[AQUARIUM] == 1 and state.aquarium_left[kind] > 0:
        sold = max(sold, int(config.aquarium_pays[kind]) - AN_ACTION)
    if state.in_play[GOVERNMENT] == 1 and state.government_left[0] + state.government_left[1] > 0:
        sold = max(sold, int(config.government_yen[0 if state.government_left[0] > 0 else 1]) - AN_ACTION // 2)
    return max(kept, sold)


@compiled
def value_to(state: State, config: Config, seat: int, piece: int) -> int:
    """What one more of these is worth to this player."""
    value = value_yen(state, config, piece)
    if is_short_of_value(state, config, seat):
        value += KEENNESS
    if piece == FUGU_PIECE:
        return max(value, int(config.value_yen) * (2 * int(state.pieces[seat, FUGU_PIECE]) + 1))
    if piece == FRESH_SALMON or piece == FRESH_SALMON + 1:
        # One more salmon makes every fresh one worth more.
        return value + int(config.value_yen) * int(state.pieces[seat, FRESH_SALMON])
    return value


@compiled
def kept_value(state: State, config: Config, seat: int, piece: int) -> int:
    """What a piece that this player owns is worth at the end."""
    if piece == FUGU_PIECE:
        return int(config.value_yen) * (2 * int(state.pieces[seat, FUGU_PIECE]) - 1)
    if piece == FRESH_SALMON:
        return int(config.value_yen) * (piece_worth(state, config, piece) + int(state.pieces[seat, FRESH_SALMON]) - 1)
    return int(config.value_yen) * piece_worth(state, config, piece)


# --- barrels -----------------------------------------------------------------------------------------------------


@compiled
def barrel_value(state: State, config: Config, kind: int) -> int:
    """What a barrel earns the player who fishes it: what it sells for, or its part of an auction."""
    if kind == TUNA or kind == CRAB:
        if state.market_pieces[kind] == 0:
            return 0
        total = 0
        for printed in range(PIECES - TUNA_PIECE):
            if PIECE_KIND[TUNA_PIECE + printed] == kind:
                total += int(state.bag[printed]) * value_yen(state, config, TUNA_PIECE + printed)
        return total // int(state.market_pieces[kind]) * 6 // (10 * int(config.auction_barrels[kind]))
    if state.market_pieces[kind] == 0:
        return int(config.pays[MACKEREL]) if kind == MACKEREL else 0
    price = asking_price(state, config, kind, ASKING) * YEN
    return max(price, int(config.pays[MACKEREL]) * 3 // 4) if kind == MACKEREL else price * 4 // 5


@compiled
def asking_price(state: State, config: Config, kind: int, percent: int) -> int:
    """In hundreds: this percentage of its worth to the buyer."""
    price = (value_of_kind(state, config, kind) * percent // 100 + YEN // 2) // YEN
    return min(max(price, 1), int(config.prices))


@compiled
def goods_lost(state: State, config: Config, seat: int) -> int:
    """What rots now, at half of what it would sell for."""
    lost = 0
    for lot in range(1, TAKOYAKI_LOT, 2):
        lost += int(state.on_sale[seat, lot]) * barrel_value(state, config, int(LOT_KIND[lot]))
    return lost // 2


@compiled
def usable_value(state: State, config: Config, seat: int, kind: int) -> int:
    """What a barrel of this kind earns, if there is one to fish and a ship that can use it."""
    if state.barrels[kind] == 0 and ships_carrying(state, seat, kind) == 0:
        return 0
    return barrel_value(state, config, kind)


@compiled
def best_usable_value(state: State, config: Config, seat: int) -> int:
    value = 0
    for kind in range(KINDS):
        if state.licences[seat, kind] > 0 and kind != TUNA and kind != CRAB:
            value = max(value, usable_value(state, config, seat, kind))
    return value


@compiled
def cargo_target(kind: int, slots: int) -> int:
    """The barrels a ship comes home with: of salmon one, of tuna and crabs as many as auctions take."""
    if kind == SALMON:
        return 1
    if kind == TUNA:
        return 3
    if kind == CRAB:
        return slots // 2 * 2
    return slots


# --- masks -------------------------------------------------------------------------------------------------------

Mask = NDArray[np.uint8]


@compiled
def first_legal(mask: Mask, first: int, end: int) -> int:
    for action in range(first, end):
        if mask[action] == 1:
            return action
    return first


@compiled
def last_legal(mask: Mask, first: int, end: int) -> int:
    for action in range(end - 1, first, -1):
        if mask[action] == 1:
            return action
    return first
