"""A fingerprint of every step of some games: `python -m uogashi.testing.trace MODULE:GAME --games N`.

Run once compiled and once with UOGASHI_INTERPRET=1, it must print the same lines: state, facts, scores, winners, and of
one seat after the other its mask, its hidden state and its imagined one; and now and then what the greedy
player decides and the outcome of each decision, which interpreted takes longer than all the rest.
Interpreted, NumPy raises an error at every index that is out of range, as Numba would with NUMBA_BOUNDSCHECK=1.
"""

import argparse
import hashlib
import json
import random
import warnings
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any

import msgspec
import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.chance import new_generator
from uogashi.core.game import Game
from uogashi.core.parts import missing_from_rules
from uogashi.core.verbs import CHANCE, SPECTATOR
from uogashi.testing.playthrough import Board, Playthrough

encode = msgspec.json.Encoder(order="sorted").encode
ASKED = 3
"""The greedy player and the preview are asked at one in this many steps, at random: no seat or question is left out."""


def find_game(place: str) -> Game:
    """A game by the place where it is defined, such as `uogashi.games.tsukiji:GAME`; an error names what it lacks."""
    module, _, attribute = place.partition(":")
    game = getattr(import_module(module), attribute, None)
    assert isinstance(game, Game), f"{module} has no game `{attribute}`"
    for file, name in missing_from_rules(game):
        holder = file if file.endswith(".py") else f"the {file} record"
        raise AssertionError(f"{holder} of '{game.name}' has no `{name}`")
    return game


def trace(game: Game, playthrough: Playthrough) -> Iterator[str]:
    """A line a step: who did what, and a hash of all that can be seen before it is done."""
    board = Board(game, playthrough)
    for step, (seat, action) in enumerate(board.play()):
        yield f"{step} {seat} {action} {fingerprint(board, playthrough.seed, step)}"
    yield f"end {fingerprint(board, playthrough.seed, 0)}"


def fingerprint(board: Board, seed: str, step: int) -> str:
    """A hash of the state and of everything the contract's verbs make of it, for the seat whose turn it is to look."""
    players = board.playthrough.players
    digest = hashlib.sha256(board.bytes)
    log = board.logs[0]
    digest.update(log.rows[: int(log.count)].tobytes())
    scores = np.zeros(players, dtype=np.int64)
    engine.scores(board.states, board.configs, 0, scores)
    digest.update(scores.tobytes())
    digest.update(str(engine.winners(board.states, board.configs, 0)).encode())
    digest.update(str(engine.secret_phase(board.states, 0)).encode())
    if board.acting == [CHANCE]:
        engine.odds(board.states, board.configs, 0, board.weights)
        digest.update(board.weights.tobytes())
    seat = (*range(players), SPECTATOR)[step % (players + 1)]
    if seat != SPECTATOR:
        digest.update(bytes(board.legal(seat)))
    states = hidden_from(board, seat)
    digest.update(states.tobytes())
    engine.imagine(states, board.configs, 0, seat, new_generator(board.game.name, f"imagine {seed}"))
    digest.update(states.tobytes())
    if random.Random(f"{seed} {step}").randrange(ASKED) == 0 and board.acting and board.acting != [CHANCE]:
        asked = board.acting[0]
        digest.update(str(board.greedy(asked)).encode())
        digest.update(encode(board.game.outlook(hidden_from(board, asked), board.configs, asked)))
    return digest.hexdigest()[:16]


def hidden_from(board: Board, seat: int) -> Any:
    """The state as this seat may know it."""
    states = copy_records(board.states)
    engine.hide(states, board.configs, 0, seat)
    return states


def traces(game: Game, games: int, more: Mapping[str, Any]) -> Iterator[str]:
    """Some games with every number of players, by every version of the rules, with the variant and without."""
    for number in range(games):
        for players in game.player_counts:
            for rules in game.versions:
                playthrough = Playthrough(players, f"trace/{number}", number % 2 == 1, (), True, more, rules)
                yield f"players {players} game {number} rules {rules}"
                yield from trace(game, playthrough)


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
    for line in traces(find_game(arguments.game), arguments.games, read_options(arguments.option)):
        print(line)


if __name__ == "__main__":
    main()
