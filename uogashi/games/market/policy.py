"""The greedy player of Tokyo Tsukiji Market: it reckons in yen what each thing that it could do now would bring.

It looks no further than the visit, purchase or fishing action that it begins, and takes what brings most for an action.
All in whole numbers, so that compiled and interpreted play are the same. First the verb `greedy`, then a turn, fishing,
markets, purchases and auctions, and last what fish, ships and licences are worth to it.
"""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing)

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.games.market.rules import (
    ACTIONS,
    AMOUNT,
    BARGE_KIND,
    BUY_SHIP,
    BY_ACTION,
    BY_CART,
    BY_OWN_TAKOYAKI,
    BY_PIECE,
    BY_YEN,
    CART,
    CONVERT,
    DOCK,
    DONE,
    END_TURN,
    FREEZE,
    FREEZER,
    GO_FISHING,
    HAND_OVER,
    KEEP,
    KIND,
    LICENCE,
    LOAN,
    LOSE,
    LOT,
    MARKET,
    OPEN_PORT,
    PIECE,
    PLACE,
    PURCHASE,
    ROW,
    SEAT,
    SHARE,
    SHIP,
    SPOT,
    THAW,
    UNDOCK,
    WAY_ACTION,
    WAY_CART,
    WAY_OWN_TAKOYAKI,
    WAY_PIECE,
    WAY_PIECES,
    WAY_YEN,
    buy_ship_refusal,
    buys_own,
    entry_pieces,
    find_ship,
    free_port,
    has_least,
    is_wanted,
    piece_worth,
    price_paid,
    resource_value,
    ship_fetches,
    ship_price,
    ships_carrying,
    slot_refusal,
    slots_of,
    stock_of,
    ways_in,
)
from uogashi.games.market.state import (
    AQUARIUM,
    AT_SEA,
    AWARDING,
    BANK,
    BARGE,
    BIDDING,
    CRAB,
    ENTERING,
    FISHING,
    FREEZING,
    FRESH_SALMON,
    FUGU,
    FUGU_PIECE,
    GIVING,
    GOVERNMENT,
    HIGHEST_BID,
    IN_MARKET,
    KEEPING,
    KIND_LOT,
    KINDS,
    LOT_KIND,
    LOT_PIECE,
    LOTS,
    MACKEREL,
    MACKEREL_LOT,
    MARKETS,
    MOST_PLAYERS,
    MOST_SHIPS,
    NO_KIND,
    NO_SHIP,
    NOTHING,
    OCTOPUS,
    OCTOPUS_PIECE,
    OFFERING,
    PIECE_KIND,
    PIECES,
    PORTS,
    PURCHASING,
    RENTALS,
    REPRICING,
    RETURNING,
    SALMON,
    SHIP_ACTS,
    SHIP_SIZES,
    SHIPS,
    SPOTS,
    TAKING,
    TAKING_AT,
    TAKOYAKI,
    TAKOYAKI_LOT,
    TAKOYAKI_PIECE,
    TRADING,
    TUNA,
    TUNA_PIECE,
    TURN,
    UNLOADING,
    USED_SHIPS,
    YEN,
    Config,
    State,
)

Mask = NDArray[np.uint8]

# Found by letting players with different figures play thousands of games against each other.
ASKING = 65
"""What a barrel on sale costs, in hundredths of what it is worth to a buyer."""
SELLING_OFF = 45
"""The same for one that rots at the start of the next turn."""
NEVER = -(1 << 20)
"""Less than anything that could be lost."""
MARGIN = 50
"""A purchase must bring so many yen."""
AN_ACTION = 120
"""Yen that an action is worth where it could be paid in another way."""
KEENNESS = 200
"""Yen that a piece is worth more to whom only value is missing to bring the end."""
NEARLY = 60
"""Hundredths of what brings the end, from which on a player minds having the least of the other."""
LONG_GAME = 15
"""Turns of each player after which the end is near."""
LOWEST_BID, BID_RANGE = 45, 35
"""A bid in hundredths of what the piece is worth: at least, and how much more by luck."""
FISHERS_BID = 40
USUAL_TURNS, FEWER_TURNS = 220, 16
"""Tenths of turns that a game takes: fewer, the more play."""
BARGE_PART = 135
"""What a barge lets ships fish more, in hundredths of what it would be if one player could fish and sell everything."""


# --- the verb ----------------------------------------------------------------------------------------------------


@compiled
def greedy(state: State, config: Config, seat: int, mask: Mask, rng: Source) -> int:
    """What the greedy player decides. Luck only varies its bids."""
    phase = int(state.phase)
    if phase == TURN:
        action = choose_in_turn(state, config, seat, mask)
    elif phase == FISHING:
        action = choose_in_fishing(state, config, seat, mask)
    elif phase == SHIP_ACTS:
        action = choose_activity(state, config, seat, mask)
    elif phase == IN_MARKET:
        action = choose_in_market(state, config, seat, mask)
    elif phase in (PURCHASING, TAKING):
        action = choose_item(state, config, seat, phase == TAKING)
    elif phase == BIDDING:
        action = AMOUNT + choose_bid(state, config, seat, rng)
    elif phase == AWARDING:
        action = choose_winner(state, seat, mask)
    else:
        action = choose_detail(state, config, seat, mask)
    return action if mask[action] == 1 else fall_back(mask)


@compiled
def fall_back(mask: Mask) -> int:
    """Whatever ends what was begun, otherwise the first thing that is possible."""
    if mask[DONE] == 1:
        return DONE
    action = 0
    while mask[action] == 0:
        action += 1
    return action


@compiled
def choose_detail(state: State, config: Config, seat: int, mask: Mask) -> int:
    """What belongs to a decision that was made already."""
    phase = int(state.phase)
    if phase == FREEZING:
        return FREEZE if goods_lost(state, config, seat) > int(config.rent) // 2 else THAW
    if phase == KEEPING:
        price = (int(state.price) + 1) * YEN
        return KEEP if value_to(state, config, seat, FUGU_PIECE) > price else LOSE
    if phase == ENTERING:
        return choose_way(state, config, seat, mask)
    if phase == RETURNING:
        return KIND + worst_licence(state, config, seat, mask)
    if phase == GIVING:
        return PLACE if state.government_left[0] > 0 else PLACE + 1
    if phase == OFFERING:
        return choose_offer(state, config, seat, mask)
    if phase == TAKING_AT:
        return first_legal(mask, AMOUNT, ACTIONS)
    if phase == UNLOADING:
        return AMOUNT + asking_price(state, config, kind_to_price(state), ASKING)
    if phase == REPRICING:
        lot = int(state.lot)
        percent = SELLING_OFF if lot % 2 == 1 else ASKING
        return AMOUNT + asking_price(state, config, int(LOT_KIND[lot]), percent)
    if phase >= UNLOADING:
        # Barrels that are sold off or repriced: the dearest; takoyaki: their price.
        if state.takoyaki_to_price > 0:
            return AMOUNT + asking_price(state, config, TAKOYAKI, ASKING)
        return last_legal(mask, AMOUNT, ACTIONS)
    return first_legal(mask, AMOUNT, ACTIONS)


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


# --- a turn ------------------------------------------------------------------------------------------------------


@compiled
def choose_in_turn(state: State, config: Config, seat: int, mask: Mask) -> int:
    """What brings most for each action that it uses; the turn ends when nothing brings anything."""
    if mask[OPEN_PORT] == 1 and wants_port(state, config, seat):
        return OPEN_PORT
    best = END_TURN
    best_gain = 0
    if mask[GO_FISHING] == 1:
        gain = fishing_gain(state, config, seat)
        if gain > best_gain:
            best = GO_FISHING
            best_gain = gain
    if mask[PURCHASE] == 1:
        gain = purchase_gain(state, config, seat)
        if gain > best_gain:
            best = PURCHASE
            best_gain = gain
    for market in range(MARKETS):
        if mask[MARKET + market] == 1:
            gain = visit_gain(state, config, seat, market)
            if gain > best_gain:
                best = MARKET + market
                best_gain = gain
    return best


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
        # Who has least of one cannot bring the end by the other.
        money = int(state.money[seat])
        if values[seat] > least_value:
            closest = max(closest, 100 * money // int(config.end_money))
        if money > least_money:
            closest = max(closest, 100 * int(values[seat]) // int(config.end_value))
    by_turns = max(LONG_GAME - int(state.turn_number), 3)
    return min(by_turns, max((120 - closest) // 6, 2))


@compiled
def wants_port(state: State, config: Config, seat: int) -> bool:
    """A port is wanted where ships wait for one, and there is time for it to pay; beside a barge they need none."""
    if own_barge(state, config, seat) != NO_SHIP:
        return False
    ships = fleet(state, seat)
    opened = int(state.ports_open[seat])
    berths = opened if opened < PORTS else PORTS + 1
    rich = int(state.money[seat]) >= int(config.ports[min(opened, PORTS - 1) - 1]) + 700
    return ships > berths and rich and turns_to_come(state, config) >= 5


@compiled
def fleet(state: State, seat: int) -> int:
    ships = 0
    for ship in range(MOST_SHIPS):
        ships += state.ship_owner[ship] == seat
    return ships


@compiled
def visit_gain(state: State, config: Config, seat: int, market: int) -> int:
    """What a visit would bring for each action that it takes, less what is paid otherwise."""
    gain = best_things(state, config, seat, market)
    if gain <= 0:
        return 0
    ways = ways_in(state, config, seat, market)
    cheapest = 1 << 30
    if ways & WAY_YEN:
        cheapest = int(config.entry_yen[market])
    if ways & (WAY_PIECE | WAY_PIECES):
        cheapest = min(cheapest, value_to(state, config, seat, cheapest_piece(state, config, seat, market)))
    if ways & WAY_OWN_TAKOYAKI:
        cheapest = min(cheapest, value_yen(state, config, TAKOYAKI_PIECE) // 2)
    if ways & (WAY_ACTION | WAY_CART):
        needed = int(config.entry_actions[market])
        if cheapest > needed * AN_ACTION:
            return gain // needed
    return gain - cheapest


@compiled
def choose_way(state: State, config: Config, seat: int, mask: Mask) -> int:
    """The cheapest way in: carts before actions."""
    market = int(state.market)
    needed = max(int(config.entry_actions[market]), 1)
    best = BY_CART if mask[BY_CART] == 1 else BY_ACTION
    cost = needed * AN_ACTION if mask[best] == 1 else 1 << 30
    if mask[BY_YEN] == 1 and int(config.entry_yen[market]) < cost:
        best = BY_YEN
        cost = int(config.entry_yen[market])
    if mask[BY_OWN_TAKOYAKI] == 1 and value_yen(state, config, TAKOYAKI_PIECE) // 2 < cost:
        best = BY_OWN_TAKOYAKI
        cost = value_yen(state, config, TAKOYAKI_PIECE) // 2
    if int(config.entry_piece[market]) != NO_KIND:
        piece = cheapest_piece(state, config, seat, market)
        way = BY_PIECE if mask[BY_PIECE] == 1 else PIECE + piece
        if mask[way] == 1 and value_to(state, config, seat, piece) < cost:
            best = way
    return best


@compiled
def cheapest_piece(state: State, config: Config, seat: int, market: int) -> int:
    """Of the pieces that can pay for the entry, the one that is worth least to this player."""
    pieces = entry_pieces(state, config, seat, market)
    best = 0
    least = 1 << 30
    for piece in range(PIECES):
        if pieces >> piece & 1 == 1:
            value = value_to(state, config, seat, piece)
            if value < least:
                best = piece
                least = value
    return best


# --- fishing -----------------------------------------------------------------------------------------------------


@compiled
def fishing_gain(state: State, config: Config, seat: int) -> int:
    """What all ships together come closer to selling."""
    gain = 0
    unloads = 0
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat:
            gain += activity_gain(state, config, seat, ship)
            if wants_to_dock(state, config, seat, ship):
                unloads += int(state.ship_barrels[ship])
    unloads += barge_barrels(state, config, seat)
    if unloads > 1:
        gain += int(config.unloading[min(unloads // 2, 4) - 1])
    return gain


@compiled
def activity_gain(state: State, config: Config, seat: int, ship: int) -> int:
    """A whole trip is undocking, fishing and docking: each part of it is worth the same."""
    size = int(state.ship_size[ship])
    slots = slots_of(size)
    if size == BARGE:
        return max(unloading_value(state, config, seat, ship), 0) // 3
    if barge_serves(state, config, seat):
        return barge_catch_value(state, config, seat, ship)
    kind = int(state.ship_kind[ship])
    to_come = turns_to_come(state, config)
    if kind != NO_KIND:
        target = cargo_target(kind, slots)
        if to_come == 0 and not wants_to_dock(state, config, seat, ship):
            return 0
        return target * barrel_value(state, config, kind) // (target + 2)
    kind = best_kind(state, config, seat, ship)
    if kind == NO_KIND or to_come < 2:
        return 0
    target = cargo_target(kind, slots)
    return target * barrel_value(state, config, kind) // (target + 2)


@compiled
def cargo_target(kind: int, slots: int) -> int:
    """Barrels with which a ship comes home: of salmon one, of tuna and crabs as many as auctions take."""
    if kind == SALMON:
        return 1
    if kind == TUNA:
        return 3
    if kind == CRAB:
        return slots // 2 * 2
    return slots


@compiled
def best_kind(state: State, config: Config, seat: int, ship: int) -> int:
    """The fish that an empty ship would best go for, out of those that a licence is free for."""
    slots = slots_of(int(state.ship_size[ship]))
    best = NO_KIND
    best_rate = 0
    for kind in range(KINDS):
        if state.barrels[kind] == 0 or ships_carrying(state, seat, kind) >= int(state.licences[seat, kind]):
            continue
        target = cargo_target(kind, slots)
        if target == 0 or target > slots:
            continue
        rate = target * barrel_value(state, config, kind) // (target + 2)
        if rate > best_rate:
            best = kind
            best_rate = rate
    return best


@compiled
def wants_to_dock(state: State, config: Config, seat: int, ship: int) -> bool:
    """Full enough, or nothing more to fish, or no time for more."""
    if state.ship_port[ship] != AT_SEA or int(state.ship_size[ship]) == BARGE:
        return False
    if barge_serves(state, config, seat):
        return False
    kind = int(state.ship_kind[ship])
    if kind == NO_KIND:
        return False
    barrels = int(state.ship_barrels[ship])
    enough = cargo_target(kind, slots_of(int(state.ship_size[ship])))
    if barrels >= enough or (state.barrels[kind] == 0 and barrels > 0):
        return True
    return turns_to_come(state, config) <= 1 and kind != TUNA and kind != CRAB


@compiled
def choose_in_fishing(state: State, config: Config, seat: int, mask: Mask) -> int:
    """Hand over, dock what is full, undock what can fish, fish, bring the barge in; then mark down what would rot."""
    best = DONE
    best_rank = 0
    for ship in range(MOST_SHIPS):
        if mask[SHIP + ship] == 0:
            continue
        rank = 0
        if int(state.ship_size[ship]) == BARGE:
            rank = barge_rank(state, config, seat, ship)
        elif state.ship_port[ship] != AT_SEA:
            rank = 3 if activity_gain(state, config, seat, ship) > 0 or waits_for_port(state, config, seat) else 0
        elif state.ship_barrels[ship] > 0 and barge_takes(state, config, seat):
            rank = 5
        elif state.ship_acted[ship] == 1:
            rank = 0
        elif wants_to_dock(state, config, seat, ship):
            rank = 4 if has_port(state, seat) else 0
        elif barge_takes(state, config, seat):
            rank = 2 if barge_catch(state, config, seat, ship) != NO_KIND else 0
        elif can_fish_more(state, config, seat, ship):
            rank = 2
        if rank > best_rank:
            best = SHIP + ship
            best_rank = rank
    if best_rank > 0:
        return best
    for lot in range(LOTS):
        if mask[LOT + lot] == 1 and wants_repricing(state, config, seat, lot):
            return LOT + lot
    return DONE


@compiled
def has_port(state: State, seat: int) -> bool:
    """Whether one of the open ports is free for a ship."""
    docked = 0
    for ship in range(MOST_SHIPS):
        docked += state.ship_owner[ship] == seat and state.ship_port[ship] != AT_SEA
    opened = int(state.ports_open[seat])
    return docked < (opened if opened < PORTS else PORTS + 1)


@compiled
def waits_for_port(state: State, config: Config, seat: int) -> bool:
    """Whether a ship with cargo finds no free port."""
    if has_port(state, seat):
        return False
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat and wants_to_dock(state, config, seat, ship):
            return True
    return False


@compiled
def can_fish_more(state: State, config: Config, seat: int, ship: int) -> bool:
    kind = int(state.ship_kind[ship])
    if kind == NO_KIND:
        return best_kind(state, config, seat, ship) != NO_KIND
    return state.barrels[kind] > 0 and ships_carrying(state, seat, kind) <= int(state.licences[seat, kind])


@compiled
def choose_activity(state: State, config: Config, seat: int, mask: Mask) -> int:
    ship = int(state.ship)
    if mask[UNDOCK] == 1:
        return UNDOCK
    if mask[HAND_OVER] == 1:
        return HAND_OVER
    if barge_takes(state, config, seat):
        kind = barge_catch(state, config, seat, ship)
        if kind != NO_KIND and mask[BARGE_KIND + kind] == 1:
            return BARGE_KIND + kind
    if mask[DOCK] == 1 and wants_to_dock(state, config, seat, ship):
        return DOCK
    kind = int(state.ship_kind[ship])
    if kind == NO_KIND:
        kind = best_kind(state, config, seat, ship)
    if kind != NO_KIND and mask[KIND + kind] == 1:
        return KIND + kind
    if mask[DOCK] == 1:
        return DOCK
    return first_legal(mask, KIND, BARGE_KIND + KINDS)


# The barge: every ship at sea fishes a barrel in every fishing action, and none has to come home (R24).


@compiled
def own_barge(state: State, config: Config, seat: int) -> int:
    """In version 1 it served too little to be worth its price."""
    if config.rules == 1:
        return NO_SHIP
    for ship in range(MOST_SHIPS):
        if state.ship_size[ship] == BARGE and state.ship_owner[ship] == seat:
            return ship
    return NO_SHIP


@compiled
def barge_takes(state: State, config: Config, seat: int) -> bool:
    """Whether barrels can go onto the barge now."""
    barge = own_barge(state, config, seat)
    return barge != NO_SHIP and state.ship_port[barge] == AT_SEA


@compiled
def barge_serves(state: State, config: Config, seat: int) -> bool:
    """Whether they can in this fishing action, once the barge has undocked."""
    barge = own_barge(state, config, seat)
    return barge != NO_SHIP and (state.ship_port[barge] == AT_SEA or state.ship_acted[barge] == 0)


@compiled
def barge_rank(state: State, config: Config, seat: int, barge: int) -> int:
    """Out before anything else, home after everything else."""
    if state.ship_port[barge] == AT_SEA:
        return 1 if unloading_value(state, config, seat, barge) > 0 else 0
    for ship in range(MOST_SHIPS):
        mine = state.ship_owner[ship] == seat and ship != barge
        if mine and (state.ship_barrels[ship] > 0 or barge_catch_value(state, config, seat, ship) > 0):
            return 6
    return 0


@compiled
def barge_catch(state: State, config: Config, seat: int, ship: int) -> int:
    """The best fish that this ship could fish onto the barge: its licence must not be bound by another ship.

    Never the last barrel: whoever fishes so much lives on markets that are not overfished.
    """
    best = NO_KIND
    best_value = 0
    for kind in range(KINDS):
        bound = ships_carrying(state, seat, kind) - (state.ship_kind[ship] == kind)
        if state.barrels[kind] <= 1 or bound >= int(state.licences[seat, kind]):
            continue
        value = barrel_value(state, config, kind)
        if value > best_value:
            best = kind
            best_value = value
    return best


@compiled
def barge_catch_value(state: State, config: Config, seat: int, ship: int) -> int:
    """Two thirds of what the barrel brings, the rest when it is unloaded; a ship in port has to undock first."""
    kind = barge_catch(state, config, seat, ship)
    if kind == NO_KIND or turns_to_come(state, config) < 1:
        return 0
    value = barrel_value(state, config, kind) * 2 // 3
    return value if state.ship_port[ship] == AT_SEA else value // 2


@compiled
def unloading_value(state: State, config: Config, seat: int, barge: int) -> int:
    """What the cargo of the barge brings, less what would be lost of tuna and crabs that make no auction."""
    if state.ship_port[barge] != AT_SEA or free_port(state, seat, BARGE) < 0:
        return 0
    gain = 0
    for kind in range(KINDS):
        barrels = int(state.barge_cargo[kind])
        if barrels > 0:
            lost = barrels % int(config.auction_barrels[kind]) if kind == TUNA or kind == CRAB else 0
            gain += (barrels - 2 * lost) * barrel_value(state, config, kind)
    return gain


@compiled
def barge_barrels(state: State, config: Config, seat: int) -> int:
    """Barrels that the barge would unload."""
    barge = own_barge(state, config, seat)
    barrels = 0
    if barge != NO_SHIP and state.ship_port[barge] == AT_SEA:
        for kind in range(KINDS):
            barrels += int(state.barge_cargo[kind])
    return barrels


@compiled
def kind_to_price(state: State) -> int:
    kind = 0
    while kind < KINDS - 1 and state.to_price[kind] == 0:
        kind += 1
    return kind


@compiled
def asking_price(state: State, config: Config, kind: int, percent: int) -> int:
    """In hundreds: so many per cent of what it is worth to whoever buys it."""
    price = (value_of_kind(state, config, kind) * percent // 100 + YEN // 2) // YEN
    return min(max(price, 1), int(config.prices))


@compiled
def wants_repricing(state: State, config: Config, seat: int, lot: int) -> bool:
    """What is about to rot goes for less."""
    if lot == TAKOYAKI_LOT or lot % 2 == 0:
        return False
    wanted = asking_price(state, config, int(LOT_KIND[lot]), SELLING_OFF)
    highest = 0
    for price in range(int(config.prices)):
        if int(state.harbour[seat, lot, price]) > int(state.repriced[lot, price]):
            highest = price + 1
    return highest > wanted


@compiled
def goods_lost(state: State, config: Config, seat: int) -> int:
    """What rots now, at half of what it would sell for."""
    lost = 0
    for lot in range(1, TAKOYAKI_LOT, 2):
        lost += int(state.on_sale[seat, lot]) * barrel_value(state, config, int(LOT_KIND[lot]))
    return lost // 2


# --- markets -----------------------------------------------------------------------------------------------------


@compiled
def best_things(state: State, config: Config, seat: int, market: int) -> int:
    """What everything that is worth doing in a market would bring together."""
    gain = 0
    if market < KINDS:
        gain += max(licence_gain(state, config, seat, market), 0)
        if market == MACKEREL:
            for lot in range(MACKEREL_LOT, MACKEREL_LOT + 2):
                gain += int(state.on_sale[seat, lot]) * max(barrel_gain(state, config, lot), 0)
        if market == OCTOPUS and int(state.takoyaki_supply) >= int(config.takoyaki_made):
            conversions = min(int(state.pieces[seat, OCTOPUS_PIECE]), 2)
            converted = conversions * max(convert_gain(state, config), 0)
            if converted > 0 or not buys_own(config, OCTOPUS):
                return gain + converted
    elif market == SHIPS or market == USED_SHIPS:
        for size in range(SHIP_SIZES):
            gain = max(gain, ship_gain(state, config, seat, market, size))
        return gain + fleet_sale(state, config, seat, market)
    elif market == BANK:
        return max(loan_gain(state, config, seat), share_gain(state, config, seat), 0)
    elif market == RENTALS:
        return max(freezer_gain(state, config, seat), 0)
    elif market == TRADING:
        for spot in range(SPOTS):
            gain = max(gain, spot_gain(state, config, seat, spot))
        return gain
    for piece in range(PIECES):
        owned = int(state.pieces[seat, piece])
        if owned > 0:
            gain += min(owned, room_for(state, market, piece)) * max(sale_gain(state, config, seat, market, piece), 0)
    return gain


@compiled
def room_for(state: State, market: int, piece: int) -> int:
    """How many of these a market still takes; fugu are sold all together."""
    kind = int(PIECE_KIND[piece])
    if market == AQUARIUM:
        return int(state.aquarium_left[kind]) if kind < KINDS else 0
    if market == GOVERNMENT:
        return int(state.government_left[0]) + int(state.government_left[1])
    return (1 if kind == FUGU else PIECES) if kind == market else 0


@compiled
def sale_gain(state: State, config: Config, seat: int, market: int, piece: int) -> int:
    """What a market pays for a piece, less what it is worth to its owner at the end."""
    if room_for(state, market, piece) == 0:
        return 0
    kind = int(PIECE_KIND[piece])
    kept = kept_value(state, config, seat, piece)
    if only_value_is_missing(state, config, seat):
        kept += KEENNESS
    if market == AQUARIUM:
        return int(config.aquarium_pays[kind]) - kept
    if market == GOVERNMENT:
        return int(config.government_yen[0 if state.government_left[0] > 0 else 1]) - kept
    if kind == FUGU:
        number = int(state.pieces[seat, FUGU_PIECE])
        return number * number * (int(config.pays_a_value[FUGU]) - int(config.value_yen))
    if not is_wanted(state, config, market, piece):
        return 0
    return price_paid(state, config, piece) - kept + (MARGIN if is_short_of_money(state, config, seat) else 0)


@compiled
def is_short_of_value(state: State, config: Config, seat: int) -> bool:
    """Whether only having the least value keeps this player from bringing the end."""
    money = int(state.money[seat])
    return 100 * money > NEARLY * int(config.end_money) and has_least(state, config, seat, True)


@compiled
def only_value_is_missing(state: State, config: Config, seat: int) -> bool:
    """Rich enough to bring the end, if only there were more value (R10; by version 1 of the rules it seldom is so)."""
    rich = int(state.money[seat]) >= int(config.end_money)
    return config.rules > 1 and rich and has_least(state, config, seat, True)


@compiled
def is_short_of_money(state: State, config: Config, seat: int) -> bool:
    """Whether only having the least money keeps this player from bringing the end."""
    value = resource_value(state, config, seat)
    return 100 * value > NEARLY * int(config.end_value) and has_least(state, config, seat, False)


@compiled
def choose_in_market(state: State, config: Config, seat: int, mask: Mask) -> int:
    """The best thing that is left to do; when nothing brings anything, leave."""
    market = int(state.market)
    best = DONE
    best_gain = 0 if mask[DONE] == 1 else -(1 << 30)
    for action in range(ACTIONS):
        if mask[action] == 1 and action != DONE:
            gain = thing_gain(state, config, seat, market, action)
            if gain > best_gain:
                best = action
                best_gain = gain
    return best


@compiled
def thing_gain(state: State, config: Config, seat: int, market: int, action: int) -> int:
    if action == LICENCE:
        return licence_gain(state, config, seat, market)
    if action == OPEN_PORT:
        # Only for a barge, which needs both.
        return barge_gain(state, config, seat, market) if market == SHIPS or market == USED_SHIPS else NEVER
    if action == CONVERT:
        return convert_gain(state, config)
    if action == LOAN:
        return loan_gain(state, config, seat)
    if action == SHARE:
        return share_gain(state, config, seat)
    if action == FREEZER:
        return freezer_gain(state, config, seat)
    if action == CART:
        return -int(config.rent)
    if action < ROW:
        return ship_gain(state, config, seat, market, action - BUY_SHIP)
    if action < PLACE:
        return barrel_gain(state, config, MACKEREL_LOT + action - ROW)
    if action < KIND:
        return spot_gain(state, config, seat, action - SPOT)
    if action < PIECE:
        return ship_sale_gain(state, config, market, action - SHIP)
    return sale_gain(state, config, seat, market, action - PIECE)


@compiled
def barrel_gain(state: State, config: Config, lot: int) -> int:
    """Selling a mackerel barrel to the market instead of waiting for a buyer."""
    waiting = barrel_value(state, config, MACKEREL)
    return int(config.pays[MACKEREL]) - (waiting // 2 if lot % 2 == 1 else waiting)


@compiled
def convert_gain(state: State, config: Config) -> int:
    """Takoyaki sell well, but not all of them."""
    price = asking_price(state, config, TAKOYAKI, ASKING) * YEN
    left = turns_to_come(state, config) > 0
    return int(config.takoyaki_made) * price * 2 // 3 * left - int(config.worth[OCTOPUS_PIECE]) * int(config.value_yen)


@compiled
def licence_gain(state: State, config: Config, seat: int, kind: int) -> int:
    """Better fish for a ship, or any for one that has no licence; and what the licence pays when others come."""
    if state.barrels[kind] == 0 or state.licences_left[kind] == 0:
        return -YEN
    cost = int(config.licence_cost[kind])
    biggest = 0
    ships = 0
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat and slots_of(int(state.ship_size[ship])) > 0:
            ships += 1
            biggest = max(biggest, slots_of(int(state.ship_size[ship])))
    target = cargo_target(kind, biggest)
    if target == 0 or target > biggest or int(state.money[seat]) < cost:
        return -YEN
    if slot_refusal(state, config, seat, kind, 0) < 0:
        return -YEN
    better = usable_value(state, config, seat, kind) - replaced_value(state, config, seat, ships)
    if better <= 0:
        return -YEN
    trips = turns_to_come(state, config) * 3 // (2 * (target + 2))
    barrels = min(trips * target, int(state.barrels[kind]) + 2)
    return better * barrels - cost


@compiled
def replaced_value(state: State, config: Config, seat: int, ships: int) -> int:
    """What the worst of the licences brings that this many ships use; nothing, if a ship is without one."""
    used = 0
    worth = 1 << 30
    while used < ships:
        best = 0
        for kind in range(KINDS):
            if state.licences[seat, kind] > 0:
                value = usable_value(state, config, seat, kind)
                if value < worth:
                    best = max(best, value)
        if best == 0:
            return 0
        worth = best
        for kind in range(KINDS):
            if usable_value(state, config, seat, kind) == best:
                used += int(state.licences[seat, kind])
    return worth


@compiled
def usable_value(state: State, config: Config, seat: int, kind: int) -> int:
    """What a barrel of this kind brings, if there is any to fish and a ship that can make use of it."""
    if state.barrels[kind] == 0 and ships_carrying(state, seat, kind) == 0:
        return 0
    return barrel_value(state, config, kind)


@compiled
def worst_licence(state: State, config: Config, seat: int, mask: Mask) -> int:
    best = 0
    least = 1 << 30
    for kind in range(KINDS):
        if mask[KIND + kind] == 1 and usable_value(state, config, seat, kind) < least:
            best = kind
            least = usable_value(state, config, seat, kind)
    return best


@compiled
def ship_gain(state: State, config: Config, seat: int, market: int, size: int) -> int:
    """What a ship would catch in the time that is left, less its price; it needs a licence, too."""
    if size == BARGE:
        return barge_gain(state, config, seat, market)
    slots = slots_of(size)
    price = ship_price(config, market, size)
    money = int(state.money[seat])
    spare = money - price
    if fleet(state, seat) >= 5 or buy_ship_refusal(state, config, seat, market, size, money) < 0:
        return -YEN
    held = 0
    for kind in range(KINDS):
        held += int(state.licences[seat, kind])
    value = best_usable_value(state, config, seat)
    fishings = turns_to_come(state, config) * 5 // 4
    caught = slots * value * fishings // (slots + 2)
    if own_barge(state, config, seat) != NO_SHIP:
        # Beside a barge it fishes a barrel in every fishing action, whatever its size, by a licence that others use.
        caught = value * fishings * BARGE_PART // (100 * int(state.players))
    elif held <= fleet(state, seat) and spare < 2 * YEN:
        return -YEN
    return caught - price + ship_fetches(config, market, size)


@compiled
def best_usable_value(state: State, config: Config, seat: int) -> int:
    value = 0
    for kind in range(KINDS):
        if state.licences[seat, kind] > 0 and kind != TUNA and kind != CRAB:
            value = max(value, usable_value(state, config, seat, kind))
    return value


@compiled
def barge_gain(state: State, config: Config, seat: int, market: int) -> int:
    """What the other ships would catch more with a barge at sea, less its price and the ports that it needs."""
    opened = int(state.ports_open[seat])
    cost = ship_price(config, market, BARGE)
    for port in range(opened, PORTS):
        cost += int(config.ports[port - 1])
    if config.rules == 1 or int(state.money[seat]) < cost or find_ship(state, stock_of(market), BARGE) == NO_SHIP:
        return -YEN
    if opened == PORTS and (free_port(state, seat, BARGE) < 0 or own_barge(state, config, seat) != NO_SHIP):
        return -YEN
    more = 0
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat:
            # Otherwise a ship of n slots needs n + 2 fishing actions for n barrels.
            more += 200 // (slots_of(int(state.ship_size[ship])) + 2)
    fishings = max(USUAL_TURNS - FEWER_TURNS * int(state.players) - 10 * int(state.turn_number), 0) // 8
    caught = more * best_usable_value(state, config, seat) * fishings // 100
    caught = caught * BARGE_PART // (100 * int(state.players))
    return caught - cost + ship_fetches(config, market, BARGE)


@compiled
def ship_sale_gain(state: State, config: Config, market: int, ship: int) -> int:
    """At the very end a ship is worth what it fetches."""
    if turns_to_come(state, config) > 0:
        return -YEN
    return ship_fetches(config, market, int(state.ship_size[ship]))


@compiled
def fleet_sale(state: State, config: Config, seat: int, market: int) -> int:
    gain = 0
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat and state.ship_port[ship] != AT_SEA:
            gain += max(ship_sale_gain(state, config, market, ship), 0)
    return gain


@compiled
def loan_gain(state: State, config: Config, seat: int) -> int:
    """Worth its interest only where it buys a ship early."""
    if int(state.money[seat]) > 800 or fleet(state, seat) > 1 or state.loans[seat] > 0 or state.shares[seat] > 0:
        return -YEN
    return (turns_to_come(state, config) - 8) * YEN if state.loans_left > 0 else -YEN


@compiled
def share_gain(state: State, config: Config, seat: int) -> int:
    """What the interest of the loans that were taken would bring."""
    taken = 0
    bought = 1
    for other in range(int(state.players)):
        taken += int(state.loans[other])
        bought += int(state.shares[other])
    if state.loans[seat] > 0 or state.shares_left == 0 or int(state.money[seat]) < int(config.share):
        return -YEN
    return (int(config.repayment) - int(config.loan)) * taken // bought - int(config.share)


@compiled
def freezer_gain(state: State, config: Config, seat: int) -> int:
    """Saves what would rot, twice."""
    if state.freezer_uses[seat] > 0 or int(state.money[seat]) < 2 * int(config.rent):
        return -YEN
    return goods_lost(state, config, seat) - int(config.rent)


# --- trading -----------------------------------------------------------------------------------------------------


@compiled
def spot_gain(state: State, config: Config, seat: int, spot: int) -> int:
    """What the spot gives, less what would be given for it."""
    if state.spot_used[spot] == 1 or resource_value(state, config, seat) < int(config.trading_values[spot]):
        return -YEN
    given = np.zeros(PIECES, np.int64)
    plan_offer(state, config, seat, spot, given)
    cost = 0
    gained = 0
    for piece in range(PIECES):
        cost += int(given[piece]) * kept_value(state, config, seat, piece)
        if state.spot_sold[spot] == 1:
            gained += int(state.spot_pieces[spot, piece]) * value_yen(state, config, piece)
    if state.spot_sold[spot] == 0:
        gained = int(config.trading_yen[spot])
    return gained - cost


@compiled
def plan_offer(state: State, config: Config, seat: int, spot: int, given: NDArray[np.int64]) -> None:
    """The most valuable pieces that still fit, then the smallest that fills what is missing."""
    missing = int(config.trading_values[spot])
    while missing > 0:
        best = NOTHING
        best_worth = 0
        smallest = NOTHING
        smallest_worth = 1 << 30
        for piece in range(PIECES):
            if int(state.pieces[seat, piece]) <= int(given[piece]):
                continue
            worth = offered_worth(state, config, piece, int(given[piece]))
            if worth <= missing and worth > best_worth:
                best = piece
                best_worth = worth
            if worth >= missing and worth < smallest_worth:
                smallest = piece
                smallest_worth = worth
        piece = smallest if best == NOTHING or smallest_worth == missing else best
        if piece == NOTHING:
            return
        missing -= offered_worth(state, config, piece, int(given[piece]))
        given[piece] += 1


@compiled
def offered_worth(state: State, config: Config, piece: int, given: int) -> int:
    """What one more of these adds to an offer."""
    return 2 * given + 1 if piece == FUGU_PIECE else piece_worth(state, config, piece)


@compiled
def choose_offer(state: State, config: Config, seat: int, mask: Mask) -> int:
    if mask[DONE] == 1:
        return DONE
    given = np.zeros(PIECES, np.int64)
    plan_offer(state, config, seat, int(state.spot), given)
    for piece in range(PIECES):
        if int(given[piece]) > int(state.offered[piece]):
            return PIECE + piece
    return first_legal(mask, PIECE, PIECE + PIECES)


# --- purchases and auctions --------------------------------------------------------------------------------------


@compiled
def purchase_gain(state: State, config: Config, seat: int) -> int:
    """Everything on other harbours that is worth more than its price, as far as the money goes, dear things first."""
    money = int(state.money[seat])
    gain = 0
    for step in range(1, int(state.players)):
        seller = (seat + step) % int(state.players)
        for lot in range(LOTS):
            if state.on_sale[seller, lot] == 0 or not has_piece(state, lot):
                continue
            value = value_to(state, config, seat, int(LOT_PIECE[lot]))
            for price in range(int(config.prices)):
                yen = (price + 1) * YEN
                for _ in range(int(state.harbour[seller, lot, price])):
                    if value >= yen + MARGIN and money >= yen:
                        money -= yen
                        gain += value - yen
    return gain


@compiled
def has_piece(state: State, lot: int) -> bool:
    kind = int(LOT_KIND[lot])
    return kind == TAKOYAKI or bool(state.market_pieces[kind] > 0)


@compiled
def choose_item(state: State, config: Config, seat: int, taking: bool) -> int:
    """The item with the best margin: first its seller, then what it is."""
    money = int(state.money[seat])
    current = int(state.seller)
    best = DONE
    best_gain = -(1 << 30) if taking or state.steps == 0 else MARGIN - 1
    for step in range(1, int(state.players)):
        # From the left neighbour on: of equal offers, no seat is always first.
        seller = (seat + step) % int(state.players)
        if taking and seller != current:
            continue
        for lot in range(LOTS):
            if state.on_sale[seller, lot] == 0 or not has_piece(state, lot):
                continue
            price = 0
            while state.harbour[seller, lot, price] == 0:
                price += 1
            yen = (price + 1) * YEN
            gain = value_to(state, config, seat, int(LOT_PIECE[lot])) - yen
            if yen <= money and gain > best_gain:
                best = LOT + lot if seller == current else SEAT + seller
                best_gain = gain
    return best


@compiled
def choose_bid(state: State, config: Config, seat: int, rng: Source) -> int:
    """In hundreds: a part of what the piece is worth. The fisher gets what others bid, so the fisher bids less."""
    value = value_to(state, config, seat, int(state.piece))
    percent = LOWEST_BID + draw_below(rng, BID_RANGE)
    if seat == int(state.turn_player):
        percent = FISHERS_BID + draw_below(rng, BID_RANGE) // 2
    return min(value * percent // (100 * YEN), int(state.money[seat]) // YEN, HIGHEST_BID)


@compiled
def choose_winner(state: State, seat: int, mask: Mask) -> int:
    """Of tied bids the own one, if it is nothing; otherwise the next player who pays."""
    own = SEAT + seat
    if mask[own] == 1 and state.bids[seat] == 0:
        return own
    for step in range(1, int(state.players)):
        other = (seat + step) % int(state.players)
        if mask[SEAT + other] == 1:
            return SEAT + other
    return own


# --- what things are worth ---------------------------------------------------------------------------------------


@compiled
def value_of_kind(state: State, config: Config, kind: int) -> int:
    """What a piece bought from a fresh barrel of this kind is worth to anybody."""
    return value_yen(state, config, int(LOT_PIECE[int(KIND_LOT[kind])]))


@compiled
def barrel_value(state: State, config: Config, kind: int) -> int:
    """What a barrel brings to whoever fishes it: what it sells for, or its part of an auction."""
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
def value_yen(state: State, config: Config, piece: int) -> int:
    """What one more of these is worth to anybody: kept to the end, or sold where it can be sold."""
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
        # Whoever sells has to come to the market first.
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
