"""How the greedy player fishes: what each ship does next, with or without a barge, and at what price."""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing)

from uogashi.core.compile import compiled
from uogashi.games.market.actions import BARGE_KIND, DOCK, DONE, HAND_OVER, KIND, LOT, SHIP, UNDOCK
from uogashi.games.market.appraisal import (
    SELLING_OFF,
    Mask,
    asking_price,
    barrel_value,
    cargo_target,
    first_legal,
    turns_to_come,
)
from uogashi.games.market.fleet import free_port, ships_carrying, slots_of
from uogashi.games.market.state import (
    AT_SEA,
    BARGE,
    CRAB,
    KINDS,
    LOT_KIND,
    LOTS,
    MOST_SHIPS,
    NO_KIND,
    NO_SHIP,
    PORTS,
    TAKOYAKI_LOT,
    TUNA,
    Config,
    State,
)

# --- the action --------------------------------------------------------------------------------------------------


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


# --- ships -------------------------------------------------------------------------------------------------------


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

    Never the last barrel: a player who fishes this much depends on markets that are not overfished.
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
    """Two thirds of what the barrel earns, the rest when it is unloaded; a ship in port has to undock first."""
    kind = barge_catch(state, config, seat, ship)
    if kind == NO_KIND or turns_to_come(state, config) < 1:
        return 0
    value = barrel_value(state, config, kind) * 2 // 3
    return value if state.ship_port[ship] == AT_SEA else value // 2


@compiled
def unloading_value(state: State, config: Config, seat: int, barge: int) -> int:
    """What the cargo of the barge earns, less tuna and crabs that would be lost without an auction."""
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


# --- prices ------------------------------------------------------------------------------------------------------


@compiled
def kind_to_price(state: State) -> int:
    kind = 0
    while kind < KINDS - 1 and state.to_price[kind] == 0:
        kind += 1
    return kind


@compiled
def wants_repricing(state: State, config: Config, seat: int, lot: int) -> bool:
    """Barrels about to rot sell for less."""
    if lot == TAKOYAKI_LOT or lot % 2 == 0:
        return False
    wanted = asking_price(state, config, int(LOT_KIND[lot]), SELLING_OFF)
    highest = 0
    for price in range(int(config.prices)):
        if int(state.harbour[seat, lot, price]) > int(state.repriced[lot, price]):
            highest = price + 1
    return highest > wanted
