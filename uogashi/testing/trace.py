"""A fingerprint of every step of some games: `python -m uogashi.testing.trace MODULE:GAME --games N`.

Run once compiled, once with UOGASHI_INTERPRET=1 and once with NUMBA_BOUNDSCHECK=1, it must print the same lines: state,
mask, facts, scores, winners, what is hidden from and imagined for every seat, and what the greedy player would decide.
"""

import argparse
import hashlib
import json
import warnings
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.chance import new_generator
from uogashi.core.game import Game
from uogashi.core.verbs import CHANCE, SPECTATOR
from uogashi.testing.course import Board, Course


def find_game(name: str) -> Game:
    """A game by the place where it is defined, such as `uogashi.games.tsukiji:GAME`."""
    module, _, attribute = name.partition(":")
    game = getattr(import_module(module), attribute)
    assert isinstance(game, Game), f"{name} is no game"
    return game


def trace(game: Game, course: Course) -> Iterator[str]:
    """A line a step: who did what, and a hash of all that can be seen before it is done."""
    board = Board(game, course)
    for step, (seat, action) in enumerate(board.play()):
        yield f"{step} {seat} {action} {fingerprint(board, course.seed)}"
    yield f"end {fingerprint(board, course.seed)}"


def fingerprint(board: Board, seed: str) -> str:
    """A hash of the state and of everything the contract's verbs make of it."""
    players = board.course.players
    digest = hashlib.sha256(board.bytes)
    log = board.logs[0]
    digest.update(log.rows[: int(log.told)].tobytes())
    scores = np.zeros(players, dtype=np.int64)
    engine.scores(board.states, board.configs, 0, scores)
    digest.update(scores.tobytes())
    digest.update(str(engine.winners(board.states, board.configs, 0)).encode())
    digest.update(str(engine.secret_phase(board.states, 0)).encode())
    if board.acting == [CHANCE]:
        engine.odds(board.states, board.configs, 0, board.weights)
        digest.update(board.weights.tobytes())
    for seat in (*range(players), SPECTATOR):
        if seat != SPECTATOR:
            digest.update(bytes(board.legal(seat)))
        states = copy_records(board.states)
        engine.hide(states, board.configs, 0, seat)
        digest.update(states.tobytes())
        engine.imagine(states, board.configs, 0, seat, new_generator(board.game.name, f"imagine {seed}"))
        digest.update(states.tobytes())
    if board.acting and board.acting != [CHANCE]:
        digest.update(str(board.greedy(board.acting[0])).encode())
    return digest.hexdigest()[:16]


def read_options(words: list[str]) -> dict[str, Any]:
    """`NAME=JSON`."""
    return {name: json.loads(value) for name, _, value in (word.partition("=") for word in words)}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], help="NAME=JSON")
    arguments = parser.parse_args()
    # NumPy's small numbers must never overflow where Numba's wide ones would not.
    np.seterr(over="raise")
    warnings.simplefilter("error")
    game = find_game(arguments.game)
    for number in range(arguments.games):
        for players in game.player_counts:
            for rules in game.versions:
                more = read_options(arguments.option)
                course = Course(players, f"trace/{number}", number % 2 == 1, (), True, more, rules)
                print(f"players {players} game {number} rules {rules}")
                for line in trace(game, course):
                    print(line)


if __name__ == "__main__":
    main()
