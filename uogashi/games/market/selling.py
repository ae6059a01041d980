"""Selling: pieces to the fish markets, the aquarium and the government, barrels of mackerel, octopus as takoyaki."""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing: a sixth of all time)

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.facts import BARREL_SOLD, CONVERTED, GIVEN, PRICED, SOLD
from uogashi.games.market.holdings import earn, give_back_piece, lose_piece, put_on_sale, return_barrels, take_off_sale
from uogashi.games.market.reasons import NOT_OWNED, SOLD_OUT
from uogashi.games.market.state import (
    AQUARIUM,
    CONVERTING,
    DEGRADED_SALMON,
    EEL,
    FIRST_PIECE,
    FUGU,
    FUGU_PIECE,
    GOVERNMENT,
    IN_MARKET,
    KINDS,
    LAST_PIECE,
    MACKEREL,
    NOTHING,
    OCTOPUS_PIECE,
    PIECE_KIND,
    PIECES,
    SALMON,
    SQUID,
    TAKOYAKI,
    TAKOYAKI_LOT,
    TUNA,
    YEN,
    Config,
    State,
)
from uogashi.games.market.worth import piece_worth

# --- pieces ------------------------------------------------------------------------------------------------------


@compiled
def can_sell_any(state: State, config: Config, seat: int, market: int) -> bool:
    for piece in range(first_piece(market), last_piece(market) + 1):
        if state.pieces[seat, piece] > 0 and is_wanted(state, config, market, piece):
            return True
    return False


@compiled
def first_piece(market: int) -> int:
    """Where the pieces begin that a market could be interested in."""
    return int(FIRST_PIECE[market]) if market < KINDS else 0


@compiled
def last_piece(market: int) -> int:
    return int(LAST_PIECE[market]) if market < KINDS else PIECES - 1


@compiled
def is_wanted(state: State, config: Config, market: int, piece: int) -> bool:
    kind = int(PIECE_KIND[piece])
    if market == AQUARIUM:
        return kind < KINDS and bool(state.aquarium_left[kind] > 0)
    if market == GOVERNMENT:
        return bool(state.government_left[0] + state.government_left[1] > 0)
    if piece == DEGRADED_SALMON:
        return market == SALMON and bool(config.degraded_pays > 0)
    return kind == market and buys_own(config, market)


@compiled
def buys_own(config: Config, market: int) -> bool:
    """Whether a fish market buys its own pieces: if it pays anything; by the rules of version 1 also for nothing."""
    if config.rules == 1:
        return market == MACKEREL or market == SQUID or market == TUNA or market >= EEL
    return bool(config.pays[market] + config.pays_a_value[market] > 0)


@compiled
def price_paid(state: State, config: Config, piece: int) -> int:
    """What the market of a piece pays for it; also for a single fugu."""
    if piece == DEGRADED_SALMON:
        return int(config.degraded_pays)
    kind = int(PIECE_KIND[piece])
    return int(config.pays[kind]) + piece_worth(state, config, piece) * int(config.pays_a_value[kind])


@compiled
def sell_piece(state: State, config: Config, seat: int, piece: int, log: Log) -> None:
    market = int(state.market)
    value = piece_worth(state, config, piece)
    if market == AQUARIUM:
        kind = int(PIECE_KIND[piece])
        lose_piece(state, seat, piece)
        state.aquarium_left[kind] = int(state.aquarium_left[kind]) - 1
        yen = int(config.aquarium_pays[kind])
    elif market == FUGU:
        # All of them together.
        number = int(state.pieces[seat, FUGU_PIECE])
        value = number * number
        yen = value * int(config.pays_a_value[FUGU])
        for _ in range(number):
            give_back_piece(state, seat, FUGU_PIECE)
    else:
        yen = price_paid(state, config, piece)
        give_back_piece(state, seat, piece)
        # Eels sold together all get the value from before: the track falls when the visit is over.
        state.eels_sold = int(state.eels_sold) + (market == EEL)
    earn(state, seat, yen)
    state.steps = 1
    tell(log, EVERYONE, SOLD, seat, market, piece, value, yen)


@compiled
def give(state: State, config: Config, seat: int, place: int, log: Log) -> None:
    """R6: what is given stays there. R42: the giver chooses the place for every piece, while it has room."""
    piece = int(state.piece)
    value = piece_worth(state, config, piece)
    lose_piece(state, seat, piece)
    state.government_left[place] = int(state.government_left[place]) - 1
    earn(state, seat, int(config.government_yen[place]))
    tell(log, EVERYONE, GIVEN, seat, piece, value, int(config.government_yen[place]))
    state.piece = NOTHING
    state.steps = 1
    state.phase = IN_MARKET


# --- mackerel barrels --------------------------------------------------------------------------------------------


@compiled
def sell_barrel(state: State, config: Config, seat: int, price: int, log: Log) -> None:
    """A mackerel barrel from the own harbour."""
    take_off_sale(state, seat, int(state.lot), price)
    return_barrels(state, MACKEREL, 1)
    yen = int(config.pays[MACKEREL])
    earn(state, seat, yen)
    tell(log, EVERYONE, BARREL_SOLD, seat, (price + 1) * YEN, yen)
    state.lot = NOTHING
    state.steps = 1
    state.phase = IN_MARKET


# --- octopus -----------------------------------------------------------------------------------------------------


@compiled
def convert_refusal(state: State, config: Config, seat: int) -> int:
    """R27: one octopus for three takoyaki, if the supply has enough."""
    if state.pieces[seat, OCTOPUS_PIECE] == 0:
        return NOT_OWNED
    return 0 if int(state.takoyaki_supply) >= int(config.takoyaki_made) else SOLD_OUT


@compiled
def convert(state: State, config: Config, seat: int, log: Log) -> None:
    give_back_piece(state, seat, OCTOPUS_PIECE)
    made = int(config.takoyaki_made)
    state.takoyaki_supply = int(state.takoyaki_supply) - made
    state.takoyaki_to_price = made
    state.steps = 1
    state.phase = CONVERTING
    tell(log, EVERYONE, CONVERTED, seat, made)


@compiled
def price_takoyaki(state: State, seat: int, price: int, log: Log) -> None:
    put_on_sale(state, seat, TAKOYAKI_LOT, price)
    state.takoyaki_to_price = int(state.takoyaki_to_price) - 1
    tell(log, EVERYONE, PRICED, seat, TAKOYAKI, (price + 1) * YEN)
    if state.takoyaki_to_price == 0:
        state.phase = IN_MARKET
