"""What the greedy player does in markets: what each option there would earn, less its cost."""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing)

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.games.market.actions import (
    ACTIONS,
    BUY_SHIP,
    CART,
    CONVERT,
    DONE,
    FREEZER,
    KIND,
    LICENCE,
    LOAN,
    OPEN_PORT,
    PIECE,
    PLACE,
    ROW,
    SHARE,
    SHIP,
    SPOT,
)
from uogashi.games.market.appraisal import (
    ASKING,
    BARGE_PART,
    FEWER_TURNS,
    KEENNESS,
    MARGIN,
    NEVER,
    USUAL_TURNS,
    Mask,
    asking_price,
    barrel_value,
    best_usable_value,
    cargo_target,
    first_legal,
    goods_lost,
    is_short_of_money,
    kept_value,
    only_value_is_missing,
    ships_owned,
    turns_to_come,
    usable_value,
    value_yen,
)
from uogashi.games.market.fleet import find_ship, free_port, slots_of
from uogashi.games.market.licences import slot_refusal
from uogashi.games.market.policy_fishing import own_barge
from uogashi.games.market.selling import buys_own, is_wanted, price_paid
from uogashi.games.market.ships import buy_ship_refusal, ship_fetches, ship_price, stock_of
from uogashi.games.market.state import (
    AQUARIUM,
    AT_SEA,
    BANK,
    BARGE,
    FUGU,
    FUGU_PIECE,
    GOVERNMENT,
    KINDS,
    MACKEREL,
    MACKEREL_LOT,
    MOST_SHIPS,
    NO_SHIP,
    NOTHING,
    OCTOPUS,
    OCTOPUS_PIECE,
    PIECE_KIND,
    PIECES,
    PORTS,
    RENTALS,
    SHIP_SIZES,
    SHIPS,
    SPOTS,
    TAKOYAKI,
    TRADING,
    USED_SHIPS,
    YEN,
    Config,
    State,
)
from uogashi.games.market.worth import piece_worth, resource_value

# --- the visit ---------------------------------------------------------------------------------------------------


@compiled
def best_things(state: State, config: Config, seat: int, market: int) -> int:
    """What everything worth doing in a market would earn together."""
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
def choose_in_market(state: State, config: Config, seat: int, mask: Mask) -> int:
    """The best thing that is left to do; when nothing earns anything, leave."""
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


# --- selling -----------------------------------------------------------------------------------------------------


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


# --- licences ----------------------------------------------------------------------------------------------------


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
    """What the worst licence used by this many ships earns; nothing, if a ship is without one."""
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
def worst_licence(state: State, config: Config, seat: int, mask: Mask) -> int:
    best = 0
    least = 1 << 30
    for kind in range(KINDS):
        if mask[KIND + kind] == 1 and usable_value(state, config, seat, kind) < least:
            best = kind
            least = usable_value(state, config, seat, kind)
    return best


# --- ships -------------------------------------------------------------------------------------------------------


@compiled
def ship_gain(state: State, config: Config, seat: int, market: int, size: int) -> int:
    """What a ship would catch in the time that is left, less its price; it also needs a licence."""
    if size == BARGE:
        return barge_gain(state, config, seat, market)
    slots = slots_of(size)
    price = ship_price(config, market, size)
    money = int(state.money[seat])
    spare = money - price
    if ships_owned(state, seat) >= 5 or buy_ship_refusal(state, config, seat, market, size, money) < 0:
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
    elif held <= ships_owned(state, seat) and spare < 2 * YEN:
        return -YEN
    return caught - price + ship_fetches(config, market, size)


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
    """At the very end a ship is worth what it sells for."""
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


# --- bank and rentals --------------------------------------------------------------------------------------------


@compiled
def loan_gain(state: State, config: Config, seat: int) -> int:
    """Worth its interest only where it buys a ship early."""
    if int(state.money[seat]) > 800 or ships_owned(state, seat) > 1 or state.loans[seat] > 0 or state.shares[seat] > 0:
        return -YEN
    return (turns_to_come(state, config) - 8) * YEN if state.loans_left > 0 else -YEN


@compiled
def share_gain(state: State, config: Config, seat: int) -> int:
    """What the loans taken would earn in interest."""
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
