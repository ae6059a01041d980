"""Whole games between bots at compiled speed, decision by decision through the contract's verbs."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.arena.tally import close_game, count_facts
from uogashi.bots import OWN, RANDOM
from uogashi.bots.choose import choose
from uogashi.core import verbs
from uogashi.core.arrays import new_records
from uogashi.core.chance import start_stream
from uogashi.core.compile import compiled
from uogashi.core.engine import roll_chance
from uogashi.core.game import Game
from uogashi.core.verbs import CHANCE

MOST_SEATS = 7
GAME, BLANK, HIDDEN = range(3)
"""The places of the three states that a playout needs."""
NOBODY = NO_ANSWER = -1
SEAT_STREAMS = 8
"""Each game uses this many streams of the bots' key, one a seat."""


def new_desks(game: Game, bots: list[int]) -> Any:
    """An array of one desk: who plays, their generators, and the paper that a game in progress needs.

    One record instead of several arrays: it goes through compiled code as one pointer, without counting references.
    """
    desk = np.dtype(
        [
            ("weights", np.int64, (game.actions,)),
            ("bots", np.int64, (MOST_SEATS,)),
            ("seats", np.int64),
            ("row", np.int64),
            ("taken", np.int64),
            ("asked", np.int64),
            ("answer", np.int64),
            ("mask", np.uint8, (game.actions,)),
        ],
        align=True,
    )
    desks = new_records(desk)
    desks[0].seats = len(bots)
    desks[0].bots[: len(bots)] = bots
    clear_desk(desks[0])
    return desks


def clear_desk(desk: Any) -> None:
    """No game is under way, and nobody is asked anything."""
    desk.row = 0
    desk.taken = 0
    desk.asked = NOBODY
    desk.answer = NO_ANSWER


@compiled
def play_games(
    states: Any,
    configs: Any,
    logs: Any,
    desks: Any,
    rngs: Any,
    first: int,
    key: NDArray[np.uint32],
    bot_key: NDArray[np.uint32],
    scores: NDArray[np.int64],
    winners: NDArray[np.int64],
    decisions: NDArray[np.int64],
    moves: NDArray[np.int16],
    ledgers: Any,
    happened: NDArray[np.int32],
    named: NDArray[np.int8],
) -> None:
    """Play a game for each row of `scores`, game `first` from that stream of the key and so on.

    `states` are the game, a blank one, and what a bot may see. Who moved and what goes into `moves`, if it has room.
    If the log listens, what is told goes into the ledger, and game by game into `happened` and `named`.
    A bot that is not compiled is asked through the desk: `asked` is its seat, and once its `answer` lies there, the
    same call goes on from where it was.
    """
    state = states[GAME]
    log = logs[0]
    desk = desks[0]
    listens = log.listens != 0
    for game in range(int(desk.row), len(scores)):
        if desk.asked == NOBODY:
            states[GAME] = states[BLANK]
            start_stream(state, key, first + game)
            for seat in range(int(desk.seats)):
                start_stream(rngs[seat], bot_key, (first + game) * SEAT_STREAMS + seat)
            verbs.deal(state, configs[0])
            log.told = 0
            verbs.begin(state, configs[0], log)
            if listens:
                count_facts(ledgers[0], log)
        decisions[game] = play_out(states, configs[0], log, desk, rngs, moves[game % len(moves)], ledgers[0])
        if desk.asked != NOBODY:
            desk.row = game
            return
        verbs.scores(state, configs[0], scores[game])
        winners[game] = verbs.winners(state, configs[0])
        if listens:
            close_game(ledgers[0], int(winners[game]), happened[game], named[game])


@compiled
def play_out(states: Any, config: Any, log: Any, desk: Any, rngs: Any, moves: NDArray[np.int16], ledger: Any) -> int:
    """Play a game to its end, or to where a seat is asked; return how many decisions were taken, chance's included."""
    state = states[GAME]
    listens = log.listens != 0
    taken = int(desk.taken)
    acting = int(verbs.acting(state))
    while acting != 0:
        seat = lowest_bit(acting)
        if seat == CHANCE:
            action = roll_chance(state, config, desk.weights)
        elif desk.bots[seat] == OWN:
            if desk.answer == NO_ANSWER:
                desk.asked = seat
                desk.taken = taken
                return taken
            action = int(desk.answer)
            desk.answer = NO_ANSWER
        else:
            count = int(verbs.legal(state, config, seat, desk.mask))
            bot = int(desk.bots[seat])
            if bot != RANDOM:
                states[HIDDEN] = state
                verbs.hide(states[HIDDEN], config, seat)
            action = choose(bot, states[HIDDEN], config, seat, desk.mask, count, rngs[seat])
        verbs.apply(state, config, seat, action, log)
        if listens:
            count_facts(ledger, log)
        if taken < len(moves):
            moves[taken, 0] = seat
            moves[taken, 1] = action
        taken += 1
        acting = int(verbs.acting(state))
    desk.asked = NOBODY
    desk.taken = 0
    return taken


@compiled
def lowest_bit(bits: int) -> int:
    place = 0
    while bits >> place & 1 == 0:
        place += 1
    return place
