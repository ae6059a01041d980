"""Overfishing: a market runs out of barrels or pieces, and another fish market opens."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE
from uogashi.games.market.facts import MARKET_OPENED, OVERFISHED
from uogashi.games.market.setup import set_up_market
from uogashi.games.market.state import KINDS, NEW_MARKET, Config, State


@compiled
def barrel_leaves(state: State, kind: int, log: Log) -> None:
    state.barrels[kind] = int(state.barrels[kind]) - 1
    check_overfishing(state, kind, log)


@compiled
def piece_leaves(state: State, kind: int, log: Log) -> None:
    state.market_pieces[kind] = int(state.market_pieces[kind]) - 1
    check_overfishing(state, kind, log)


@compiled
def check_overfishing(state: State, kind: int, log: Log) -> None:
    """R9, R28: after every single barrel or piece that leaves; once and for good."""
    if state.overfished[kind] == 1 or (state.barrels[kind] > 0 and state.market_pieces[kind] > 0):
        return
    state.overfished[kind] = 1
    state.barrels[kind] = 0
    tell(log, EVERYONE, OVERFISHED, kind)
    for market in range(KINDS):
        if state.in_play[market] == 0:
            state.new_markets = int(state.new_markets) + 1
            return


@compiled
def call_for_new_market(state: State) -> None:
    """Chance sets up another fish market, then the turn goes on where it was."""
    state.resumed_phase = state.phase
    state.resumed_seats = state.acting_seats
    state.phase = NEW_MARKET
    state.acting_seats = 1 << CHANCE


@compiled
def open_market(state: State, config: Config, market: int, log: Log) -> None:
    set_up_market(state, config, market)
    state.new_markets = int(state.new_markets) - 1
    state.phase = state.resumed_phase
    state.acting_seats = state.resumed_seats
    state.resumed_phase = 0
    state.resumed_seats = 0
    tell(log, EVERYONE, MARKET_OPENED, market)
