"""Ships: whose they are, where they are and what they carry."""

from uogashi.core.compile import compiled
from uogashi.games.market.reasons import NO_BARGE, NOTHING_ABOARD
from uogashi.games.market.state import AT_SEA, BARGE, MOST_SHIPS, NO_SHIP, PORTS, Config, State


@compiled
def find_ship(state: State, owner: int, size: int) -> int:
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == owner and state.ship_size[ship] == size:
            return ship
    return NO_SHIP


@compiled
def launch_ship(state: State, ship: int, seat: int, port: int) -> None:
    """A ship gets an owner; ships of a player are numbered in order of arrival."""
    state.ship_owner[ship] = seat
    state.ship_port[ship] = port
    state.ships_had[seat] = int(state.ships_had[seat]) + 1
    state.ship_number[ship] = state.ships_had[seat]


@compiled
def free_port(state: State, seat: int, size: int) -> int:
    """R41: the lowest open port with room for a ship of this size, or -1. Port 2 holds two ships or one barge."""
    taken = 0
    in_last = 0
    last = PORTS - 1
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat:
            port = int(state.ship_port[ship])
            taken |= 1 << port
            if port == last:
                in_last += 2 if state.ship_size[ship] == BARGE else 1
    opened = int(state.ports_open[seat])
    if size != BARGE:
        for port in range(min(opened, last)):
            if taken >> port & 1 == 0:
                return port
    if opened < PORTS or in_last > (0 if size == BARGE else 1):
        return -1
    return last


@compiled
def slots_of(size: int) -> int:
    """R24: the barge does not fish."""
    return 0 if size == BARGE else size + 1


@compiled
def ships_carrying(state: State, seat: int, kind: int) -> int:
    count = 0
    for ship in range(MOST_SHIPS):
        # Without a branch: which ships carry it cannot be predicted.
        count += int(state.ship_kind[ship] == kind) & int(state.ship_owner[ship] == seat)
    return count


@compiled
def barge_at_sea(state: State, seat: int) -> bool:
    for ship in range(MOST_SHIPS):
        if state.ship_size[ship] == BARGE and state.ship_owner[ship] == seat and state.ship_port[ship] == AT_SEA:
            return True
    return False


@compiled
def hand_over_refusal(state: State, config: Config, seat: int, ship: int) -> int:
    """R24: all barrels aboard a ship, at any moment of a fishing action while it and the barge are at sea."""
    if state.ship_barrels[ship] == 0 or config.rules == 1:
        return NOTHING_ABOARD
    return 0 if barge_at_sea(state, seat) else NO_BARGE
