"""Whose turn it is, and the end of the game."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import CHANCE
from uogashi.games.shopping.facts import BASKET_LOST, LAST_TURN, LIMIT_REACHED, SCORED, TURN_BEGINS
from uogashi.games.shopping.scoring import papers_of
from uogashi.games.shopping.state import END_AT_ONCE, END_EVEN, ENTERING, OUTSIDE, OVER, WALKING, Config, State


@compiled
def begin_turn(state: State, log: Log) -> None:
    seat = int(state.turn_player)
    state.phase = ENTERING if state.place[seat] == OUTSIDE else WALKING
    state.acting_seats = 1 << seat
    tell(log, EVERYONE, TURN_BEGINS, seat, int(state.turn_number))


@compiled
def call_chance(state: State, phase: int) -> None:
    state.phase = phase
    state.acting_seats = 1 << CHANCE


@compiled
def end_turn(state: State, config: Config, log: Log) -> None:
    """On to the next player who is not done (R17), to the next round, or to the end."""
    done = players_done(state, config)
    players = int(state.players)
    last = done >= players - 1
    if done == players or (last and ends_at_once(state, config)):
        finish(state, config, log)
        return
    seat = int(state.turn_player)
    while True:
        seat = (seat + 1) % players
        if seat == state.first_player:
            if last or state.turn_number >= config.turn_limit:
                if not last:
                    # R7: the game is scored as it is.
                    tell(log, EVERYONE, LIMIT_REACHED, int(state.turn_number))
                finish(state, config, log)
                return
            state.turn_number = int(state.turn_number) + 1
        if state.leavings[seat] < config.leavings:
            break
    state.turn_player = seat
    if last:
        tell(log, EVERYONE, LAST_TURN, seat)
    begin_turn(state, log)


@compiled
def ends_at_once(state: State, config: Config) -> bool:
    """R8: options have the round finished first, with two players or with any number of them."""
    if config.ending == END_EVEN:
        return int(state.players) > 2
    return int(config.ending) == END_AT_ONCE


@compiled
def players_done(state: State, config: Config) -> int:
    count = 0
    for seat in range(int(state.players)):
        count += int(state.leavings[seat] >= config.leavings)
    return count


@compiled
def finish(state: State, config: Config, log: Log) -> None:
    """Players still in the store are paid nothing for their baskets."""
    state.phase = OVER
    state.acting_seats = 0
    if log.listens == 0:
        return
    for seat in range(int(state.players)):
        if state.items[seat] > 0:
            tell(log, EVERYONE, BASKET_LOST, seat, int(state.items[seat]))
    for seat in range(int(state.players)):
        tell(log, EVERYONE, SCORED, seat, int(state.money[seat]), papers_of(state, seat), int(state.leavings[seat]))
