"""The markets of ships, new and used."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.facts import SHIP_BOUGHT, SHIP_SOLD
from uogashi.games.market.fleet import find_ship, free_port, launch_ship
from uogashi.games.market.holdings import earn, pay
from uogashi.games.market.reasons import NO_FREE_PORT, NOT_YOUR_SHIP, SHIP_AT_SEA, SHIP_IS_NEW, SOLD_OUT, TOO_DEAR
from uogashi.games.market.state import (
    AT_SEA,
    IN_STOCK,
    IN_USED_STOCK,
    MOST_SHIPS,
    NO_SHIP,
    PORTS,
    SHIP_SIZES,
    SHIPS,
    Config,
    State,
)


@compiled
def stock_of(market: int) -> int:
    return IN_STOCK if market == SHIPS else IN_USED_STOCK


@compiled
def ship_price(config: Config, market: int, size: int) -> int:
    return int(config.ship_price[size]) if market == SHIPS else int(config.used_sells[size])


@compiled
def ship_fetches(config: Config, market: int, size: int) -> int:
    return int(config.ship_resale[size]) if market == SHIPS else int(config.used_buys[size])


@compiled
def can_deal_in_ships(state: State, config: Config, seat: int, market: int, money: int) -> bool:
    for ship in range(MOST_SHIPS):
        if state.ship_owner[ship] == seat and state.ship_port[ship] != AT_SEA:
            return True
    return can_buy_ship(state, config, seat, market, money)


@compiled
def can_buy_ship(state: State, config: Config, seat: int, market: int, money: int) -> bool:
    """R40: also in a port that could be opened during the visit; in version 1 not."""
    opened = int(state.ports_open[seat])
    possible = False
    for ports in range(opened, (opened if config.rules == 1 else PORTS) + 1):
        if ports > opened:
            money -= int(config.ports[ports - 2])
        state.ports_open[seat] = ports
        for size in range(SHIP_SIZES):
            if buy_ship_refusal(state, config, seat, market, size, money) == 0:
                possible = True
    state.ports_open[seat] = opened
    return possible


@compiled
def buy_ship_refusal(state: State, config: Config, seat: int, market: int, size: int, money: int) -> int:
    """R30: a free port is needed; R24: for the barge, port 2 without a ship."""
    if find_ship(state, stock_of(market), size) == NO_SHIP:
        return SOLD_OUT
    if ship_price(config, market, size) > money:
        return TOO_DEAR
    return 0 if free_port(state, seat, size) >= 0 else NO_FREE_PORT


@compiled
def buy_ship(state: State, config: Config, seat: int, size: int, log: Log) -> None:
    market = int(state.market)
    yen = ship_price(config, market, size)
    ship = find_ship(state, stock_of(market), size)
    pay(state, seat, yen)
    launch_ship(state, ship, seat, free_port(state, seat, size))
    state.ship_new[ship] = 1
    state.steps = 1
    tell(log, EVERYONE, SHIP_BOUGHT, seat, market, int(state.ship_number[ship]), size, yen)


@compiled
def sell_ship_refusal(state: State, seat: int, ship: int) -> int:
    """R30: only docked ships, and none that was bought in this visit; also the last one."""
    if state.ship_owner[ship] != seat:
        return NOT_YOUR_SHIP
    if state.ship_port[ship] == AT_SEA:
        return SHIP_AT_SEA
    return SHIP_IS_NEW if state.ship_new[ship] == 1 else 0


@compiled
def sell_ship(state: State, config: Config, seat: int, ship: int, log: Log) -> None:
    market = int(state.market)
    size = int(state.ship_size[ship])
    yen = ship_fetches(config, market, size)
    earn(state, seat, yen)
    tell(log, EVERYONE, SHIP_SOLD, seat, market, int(state.ship_number[ship]), size, yen)
    state.ship_owner[ship] = stock_of(market)
    state.ship_port[ship] = 0
    state.ship_number[ship] = 0
    state.steps = 1
