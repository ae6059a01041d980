"""Licences, and the slots that they share with rentals."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.facts import A_CART, A_FREEZER, LICENCE_RETURNED, LICENCE_TAKEN, RENTED
from uogashi.games.market.fleet import ships_carrying
from uogashi.games.market.holdings import pay
from uogashi.games.market.reasons import NO_SLOT, NOT_OWNED, NOT_RETURNABLE, ONE_A_VISIT, SOLD_OUT, TOO_DEAR
from uogashi.games.market.state import (
    FUGU,
    IN_MARKET,
    KINDS,
    MACKEREL,
    MOST_SHIPS,
    NOTHING,
    RETURNING,
    TAKE_FREEZER,
    TAKE_LICENCE,
    Config,
    State,
)


@compiled
def licence_refusal(state: State, config: Config, seat: int, market: int, money: int, freed: int) -> int:
    """Any number in a visit while stock and slots last; of mackerel one."""
    if state.licences_left[market] == 0:
        return SOLD_OUT
    if market == MACKEREL and state.licence_taken > 0:
        return ONE_A_VISIT
    if int(config.licence_cost[market]) > money:
        return TOO_DEAR
    return slot_refusal(state, config, seat, market, freed)


@compiled
def slot_refusal(state: State, config: Config, seat: int, market: int, freed: int) -> int:
    """R1: with no free slot, a licence of another kind must be able to go back."""
    if slots_used(state, config, seat) - freed < int(config.licence_slots):
        return 0
    for kind in range(KINDS):
        if kind != market and can_go_back(state, seat, kind):
            return 0
    return NO_SLOT


@compiled
def slots_used(state: State, config: Config, seat: int) -> int:
    used = rentals_held(config, int(state.freezer_uses[seat])) + rentals_held(config, int(state.cart_uses[seat]))
    for kind in range(KINDS):
        used += int(state.licences[seat, kind])
    return used


@compiled
def rentals_held(config: Config, uses: int) -> int:
    """R44: of several, the one with fewest uses left is used first."""
    if uses == 0:  # as nearly always: a division takes long
        return 0
    return (uses + int(config.uses) - 1) // int(config.uses)


@compiled
def can_go_back(state: State, seat: int, kind: int) -> bool:
    """R1: never so that fewer licences of a kind remain than there are ships carrying it."""
    held = int(state.licences[seat, kind])
    return held > 0 and held > ships_carrying(state, seat, kind)


@compiled
def ask_for_slot(state: State, config: Config, seat: int, to_take: int, log: Log) -> None:
    state.to_take = to_take
    if slots_used(state, config, seat) >= int(config.licence_slots):
        state.phase = RETURNING
    else:
        take_slot(state, config, seat, log)


@compiled
def return_refusal(state: State, seat: int, kind: int) -> int:
    if state.to_take == TAKE_LICENCE and kind == state.market:
        return NOT_RETURNABLE
    if state.licences[seat, kind] == 0:
        return NOT_OWNED
    return 0 if can_go_back(state, seat, kind) else NOT_RETURNABLE


@compiled
def return_licence(state: State, config: Config, seat: int, kind: int, log: Log) -> None:
    give_licence_back(state, seat, kind, log)
    take_slot(state, config, seat, log)


@compiled
def give_licence_back(state: State, seat: int, kind: int, log: Log) -> None:
    state.licences[seat, kind] = int(state.licences[seat, kind]) - 1
    state.licences_left[kind] = int(state.licences_left[kind]) + 1
    tell(log, EVERYONE, LICENCE_RETURNED, seat, kind)
    if kind == FUGU and state.licences[seat, FUGU] == 0:
        # A player who still carries fugu owes no licence that is taken later.
        for ship in range(MOST_SHIPS):
            if state.ship_owner[ship] == seat:
                state.ship_fugu[ship] = 0


@compiled
def take_slot(state: State, config: Config, seat: int, log: Log) -> None:
    """The licence or rental that has a slot now."""
    if state.to_take == TAKE_LICENCE:
        kind = int(state.market)
        pay(state, seat, int(config.licence_cost[kind]))
        state.licences[seat, kind] = int(state.licences[seat, kind]) + 1
        state.licences_left[kind] = int(state.licences_left[kind]) - 1
        state.licence_taken = int(state.licence_taken) + 1
        tell(log, EVERYONE, LICENCE_TAKEN, seat, kind, int(config.licence_cost[kind]))
    else:
        pay(state, seat, int(config.rent))
        if state.to_take == TAKE_FREEZER:
            state.freezer_uses[seat] = int(state.freezer_uses[seat]) + int(config.uses)
            tell(log, EVERYONE, RENTED, seat, A_FREEZER, int(config.rent))
        else:
            state.cart_uses[seat] = int(state.cart_uses[seat]) + int(config.uses)
            tell(log, EVERYONE, RENTED, seat, A_CART, int(config.rent))
    state.to_take = NOTHING
    state.phase = IN_MARKET
    state.steps = 1
