"""The fishing action: ships go out, fish and come home; barrels get their prices, or others."""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing: a sixth of all time)

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.actions import HAND_OVER, UNDOCK
from uogashi.games.market.auctions import next_auction
from uogashi.games.market.facts import (
    BARGE_LOADED,
    BARRELS_RETURNED,
    DOCKED,
    EEL_TRACK,
    FISHED,
    FISHING_BEGINS,
    HANDED_OVER,
    PRICED,
    REPRICED,
    UNDOCKED,
    UNLOADING_PAID,
)
from uogashi.games.market.fleet import barge_at_sea, free_port, hand_over_refusal, ships_carrying, slots_of
from uogashi.games.market.holdings import earn, put_on_sale, return_barrels, take_off_sale
from uogashi.games.market.licences import give_licence_back
from uogashi.games.market.overfishing import barrel_leaves
from uogashi.games.market.reasons import (
    NO_BARGE,
    NO_BARRELS,
    NO_FREE_PORT,
    NO_LICENCE,
    NOT_ON_SALE,
    NOT_YOUR_SHIP,
    OTHER_PHASE,
    SHIP_AT_SEA,
    SHIP_CANNOT_ACT,
    SHIP_FULL,
    SHIP_HAS_ACTED,
    SHIP_IN_PORT,
)
from uogashi.games.market.state import (
    AT_SEA,
    BARGE,
    CRAB,
    EEL,
    FISHING,
    FUGU,
    KIND_LOT,
    KINDS,
    LOT_KIND,
    LOTS,
    MOST_SHIPS,
    NO_KIND,
    NO_SHIP,
    NOTHING,
    SALMON,
    TUNA,
    TURN,
    UNLOADING,
    YEN,
    Config,
    State,
)

# --- the action --------------------------------------------------------------------------------------------------


@compiled
def can_fish_at_all(state: State, config: Config, seat: int) -> bool:
    """A fishing action contains at least one ship's activity or one price change."""
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat and ship_can_act(state, config, seat, ship):
            return True
    if int(config.prices) > 1:
        for lot in range(LOTS):
            if state.on_sale[seat, lot] > 0:
                return True
    return False


@compiled
def begin_fishing(state: State, seat: int, log: Log) -> None:
    state.actions_left = int(state.actions_left) - 1
    state.phase = FISHING
    state.steps = 0
    state.unloaded = 0
    tell(log, EVERYONE, FISHING_BEGINS, seat)


@compiled
def end_fishing(state: State, config: Config, seat: int, log: Log) -> None:
    """Barrels without an auction return for nothing; then unloading is paid."""
    for kind in range(KINDS):
        barrels = int(state.gathered[kind])
        if barrels > 0:
            state.gathered[kind] = 0
            return_barrels(state, kind, barrels)
            tell(log, EVERYONE, BARRELS_RETURNED, seat, kind, barrels)
    # R5, R23: all barrels count, once, at the end of the action.
    unloaded = int(state.unloaded)
    if unloaded > 1:
        yen = int(config.unloading[min(unloaded // 2, 4) - 1])
        earn(state, seat, yen)
        tell(log, EVERYONE, UNLOADING_PAID, seat, unloaded, yen)
    for ship in range(MOST_SHIPS):
        state.ship_acted[ship] = 0
    for lot in range(LOTS):
        for price in range(int(config.prices)):
            state.repriced[lot, price] = 0
    state.unloaded = 0
    state.steps = 0
    state.phase = TURN


# --- what ships do -----------------------------------------------------------------------------------------------


@compiled
def ship_refusal(state: State, config: Config, seat: int, ship: int) -> int:
    """R20: one ship after another, in any order, each at most once. R24: handing over is no activity."""
    if state.ship_owner[ship] != seat:
        return NOT_YOUR_SHIP
    if hand_over_refusal(state, config, seat, ship) == 0:
        return 0
    if state.ship_acted[ship] == 1:
        return SHIP_HAS_ACTED
    return 0 if ship_can_act(state, config, seat, ship) else SHIP_CANNOT_ACT


@compiled
def ship_can_act(state: State, config: Config, seat: int, ship: int) -> bool:
    if state.ship_port[ship] != AT_SEA or free_port(state, seat, int(state.ship_size[ship])) >= 0:
        return True
    barge = config.rules > 1 and barge_at_sea(state, seat)
    for kind in range(KINDS):
        if fish_refusal(state, seat, ship, kind) == 0 or (
            barge and barge_refusal(state, config, seat, ship, kind) == 0
        ):
            return True
    return False


@compiled
def ship_act_refusal(state: State, config: Config, seat: int, ship: int, action: int) -> int:
    """Of what a ship does with no kind of fish to be named."""
    if action == HAND_OVER:
        return OTHER_PHASE if config.rules == 1 else hand_over_refusal(state, config, seat, ship)
    if state.ship_acted[ship] == 1:
        return SHIP_HAS_ACTED
    return undock_refusal(state) if action == UNDOCK else dock_refusal(state, seat, ship)


@compiled
def ship_did(state: State) -> None:
    """The activity of the chosen ship is over."""
    state.ship_acted[int(state.ship)] = 1
    state.ship = NO_SHIP
    state.steps = 1
    state.phase = FISHING


@compiled
def undock_refusal(state: State) -> int:
    return SHIP_AT_SEA if state.ship_port[int(state.ship)] == AT_SEA else 0


@compiled
def undock(state: State, seat: int, log: Log) -> None:
    ship = int(state.ship)
    state.ship_port[ship] = AT_SEA
    tell(log, EVERYONE, UNDOCKED, seat, int(state.ship_number[ship]), int(state.ship_size[ship]))
    ship_did(state)


@compiled
def fish_refusal(state: State, seat: int, ship: int, kind: int) -> int:
    """One kind a ship, up to its slots; no more ships with a kind than licences for it."""
    if state.ship_port[ship] != AT_SEA:
        return SHIP_IN_PORT
    if state.barrels[kind] == 0:
        return NO_BARRELS
    if state.licences[seat, kind] == 0:
        return NO_LICENCE
    if state.ship_acted[ship] == 1:
        return SHIP_HAS_ACTED
    carried = int(state.ship_kind[ship])
    room = slots_of(int(state.ship_size[ship])) - int(state.ship_barrels[ship])
    if room <= 0 or (carried != NO_KIND and (carried != kind or kind == SALMON)):
        return SHIP_FULL
    return licence_use_refusal(state, seat, ship, kind)


@compiled
def licence_use_refusal(state: State, seat: int, ship: int, kind: int) -> int:
    """Whether a licence is left for this ship that no other one binds by carrying the kind."""
    others = ships_carrying(state, seat, kind) - (state.ship_kind[ship] == kind)
    return 0 if others < int(state.licences[seat, kind]) else NO_LICENCE


@compiled
def fish(state: State, config: Config, seat: int, kind: int, log: Log) -> None:
    ship = int(state.ship)
    state.ship_kind[ship] = kind
    state.ship_barrels[ship] = int(state.ship_barrels[ship]) + 1
    if kind == FUGU:
        state.ship_fugu[ship] = 1
    tell(log, EVERYONE, FISHED, seat, int(state.ship_number[ship]), kind, int(state.ship_barrels[ship]))
    ship_did(state)
    barrel_leaves(state, kind, log)


@compiled
def barge_refusal(state: State, config: Config, seat: int, ship: int, kind: int) -> int:
    """R24: what a ship fishes may go straight onto the barge; in version 1 only what the ship could carry itself."""
    why = fish_refusal(state, seat, ship, kind)
    if why == SHIP_FULL and config.rules > 1 and state.ship_size[ship] != BARGE:
        why = licence_use_refusal(state, seat, ship, kind)
    if why < 0:
        return why
    return 0 if barge_at_sea(state, seat) else NO_BARGE


@compiled
def fish_to_barge(state: State, config: Config, seat: int, kind: int, log: Log) -> None:
    state.barge_cargo[kind] = int(state.barge_cargo[kind]) + 1
    if kind == FUGU:
        state.ship_fugu[int(state.ship)] = 1
    tell(log, EVERYONE, BARGE_LOADED, seat, int(state.ship_number[int(state.ship)]), kind)
    ship_did(state)
    barrel_leaves(state, kind, log)


@compiled
def hand_over(state: State, seat: int, log: Log) -> None:
    """Not the ship's activity, nor enough for a fishing action; the licence that it bound is free again."""
    ship = int(state.ship)
    kind = int(state.ship_kind[ship])
    barrels = int(state.ship_barrels[ship])
    state.barge_cargo[kind] = int(state.barge_cargo[kind]) + barrels
    state.ship_kind[ship] = NO_KIND
    state.ship_barrels[ship] = 0
    state.ship = NO_SHIP
    state.phase = FISHING
    tell(log, EVERYONE, HANDED_OVER, seat, int(state.ship_number[ship]), kind, barrels)


@compiled
def dock_refusal(state: State, seat: int, ship: int) -> int:
    if state.ship_port[ship] != AT_SEA:
        return SHIP_IN_PORT
    return 0 if free_port(state, seat, int(state.ship_size[ship])) >= 0 else NO_FREE_PORT


@compiled
def dock(state: State, config: Config, seat: int, log: Log) -> None:
    """All barrels are unloaded: those for auctions are gathered, the others wait for their prices."""
    ship = int(state.ship)
    size = int(state.ship_size[ship])
    state.ship_port[ship] = free_port(state, seat, size)
    fugu_comes_home(state, config, seat, ship, log)
    barrels = 0
    if size == BARGE:
        for kind in range(KINDS):
            barrels += unload(state, kind, int(state.barge_cargo[kind]))
            state.barge_cargo[kind] = 0
    elif state.ship_kind[ship] != NO_KIND:
        kind = int(state.ship_kind[ship])
        state.ship_kind[ship] = NO_KIND
        barrels = unload(state, kind, int(state.ship_barrels[ship]))
        state.ship_barrels[ship] = 0
    state.unloaded = int(state.unloaded) + barrels
    tell(log, EVERYONE, DOCKED, seat, int(state.ship_number[ship]), size, barrels)
    ship_did(state)
    go_on_unloading(state, config, seat, log)


@compiled
def fugu_comes_home(state: State, config: Config, seat: int, ship: int, log: Log) -> None:
    """R25: the licence returns when the ship it was used by docks, wherever its fugu is by then.

    In version 1 also as soon as the barge docked with its fugu, whichever was first.
    """
    user = ship
    if config.rules == 1 and state.ship_size[ship] == BARGE and state.barge_cargo[FUGU] > 0:
        for other in range(MOST_SHIPS):
            if state.ship_owner[other] == seat and state.ship_fugu[other] == 1:
                user = other
    if state.ship_fugu[user] == 1:
        state.ship_fugu[user] = 0
        give_licence_back(state, seat, FUGU, log)


@compiled
def unload(state: State, kind: int, barrels: int) -> int:
    if kind == TUNA or kind == CRAB:
        state.gathered[kind] = int(state.gathered[kind]) + barrels
    else:
        state.to_price[kind] = barrels
    return barrels


# --- prices ------------------------------------------------------------------------------------------------------


@compiled
def go_on_unloading(state: State, config: Config, seat: int, log: Log) -> None:
    """Ask for the next price; then auctions, before the next ship acts (R21)."""
    for kind in range(KINDS):
        if state.to_price[kind] > 0:
            state.phase = UNLOADING
            return
    next_auction(state, config, log)


@compiled
def price_barrel(state: State, config: Config, seat: int, price: int, log: Log) -> None:
    kind = 0
    while state.to_price[kind] == 0:
        kind += 1
    state.to_price[kind] = int(state.to_price[kind]) - 1
    put_on_sale(state, seat, int(KIND_LOT[kind]), price)
    tell(log, EVERYONE, PRICED, seat, kind, (price + 1) * YEN)
    if kind == EEL and int(state.eel_track) < int(config.track):
        state.eel_track = int(state.eel_track) + 1
        tell(log, EVERYONE, EEL_TRACK, int(state.eel_track))
    go_on_unloading(state, config, seat, log)


@compiled
def reprice_refusal(state: State, config: Config, seat: int, lot: int) -> int:
    for price in range(int(config.prices)):
        if can_reprice(state, seat, lot, price) and int(config.prices) > 1:
            return 0
    return NOT_ON_SALE


@compiled
def can_reprice(state: State, seat: int, lot: int, price: int) -> bool:
    """R17: each barrel or takoyaki once in a fishing action."""
    return int(state.harbour[seat, lot, price]) > int(state.repriced[lot, price])


@compiled
def reprice(state: State, seat: int, price: int, log: Log) -> None:
    lot = int(state.lot)
    old = int(state.price)
    take_off_sale(state, seat, lot, old)
    put_on_sale(state, seat, lot, price)
    state.repriced[lot, price] = int(state.repriced[lot, price]) + 1
    tell(log, EVERYONE, REPRICED, seat, int(LOT_KIND[lot]), (old + 1) * YEN, (price + 1) * YEN)
    state.steps = 1
    state.lot = NOTHING
    state.price = NOTHING
    state.phase = FISHING
