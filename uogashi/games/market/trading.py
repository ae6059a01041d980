"""The trading market: pieces of some value together for yen, later for the pieces there."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.facts import PIECE_OFFERED, PIECE_TAKEN, SPOT_SOLD, SPOT_SWAPPED
from uogashi.games.market.holdings import earn
from uogashi.games.market.reasons import NOT_WORTH_ENOUGH, SPOT_DONE
from uogashi.games.market.state import IN_MARKET, NOTHING, OFFERING, PIECES, Config, State
from uogashi.games.market.worth import piece_worth, resource_value, worth_of


@compiled
def spot_refusal(state: State, config: Config, seat: int, spot: int) -> int:
    """R15: one trade per spot and visit. Only with enough to give, so that it can be completed."""
    if state.spot_used[spot] == 1:
        return SPOT_DONE
    return 0 if resource_value(state, config, seat) >= int(config.trading_values[spot]) else NOT_WORTH_ENOUGH


@compiled
def begin_offer(state: State, spot: int) -> None:
    state.spot = spot
    state.phase = OFFERING


@compiled
def offer_worth(state: State, config: Config) -> int:
    """R15: as they are just before they change hands; k fugu given count k²."""
    return worth_of(state, config, state.offered)


@compiled
def trade(state: State, config: Config, seat: int, log: Log) -> None:
    """The first gets the yen, everyone after that all pieces there."""
    spot = int(state.spot)
    worth = offer_worth(state, config)
    swap = state.spot_sold[spot] == 1
    for piece in range(PIECES):
        given = int(state.offered[piece])
        taken = int(state.spot_pieces[spot, piece])
        value = piece_worth(state, config, piece)
        for _ in range(given):
            tell(log, EVERYONE, PIECE_OFFERED, seat, piece, value)
        for _ in range(taken):
            tell(log, EVERYONE, PIECE_TAKEN, seat, piece, value)
    for piece in range(PIECES):
        taken = int(state.spot_pieces[spot, piece])
        state.spot_pieces[spot, piece] = state.offered[piece]
        state.pieces[seat, piece] = int(state.pieces[seat, piece]) - int(state.offered[piece]) + taken
        state.offered[piece] = 0
    if swap:
        tell(log, EVERYONE, SPOT_SWAPPED, seat, int(config.trading_values[spot]), worth)
    else:
        earn(state, seat, int(config.trading_yen[spot]))
        tell(log, EVERYONE, SPOT_SOLD, seat, int(config.trading_values[spot]), worth, int(config.trading_yen[spot]))
    state.spot_sold[spot] = 1
    state.spot_used[spot] = 1
    state.spot = NOTHING
    state.steps = 1
    state.phase = IN_MARKET
