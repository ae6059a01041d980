"""The game record: a game as one JSON object in plain words, and its checker. docs/record.md is its specification."""

import hashlib
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import numpy as np

from uogashi.core import engine
from uogashi.core.components import describe
from uogashi.core.errors import Refusal
from uogashi.core.facts import new_logs
from uogashi.core.game import Game
from uogashi.core.match import Match, Move
from uogashi.core.verbs import CHANCE, SPECTATOR

FORMAT = "uogashi-record"
VERSION = 1
REQUIRED = ("format", "version", "game", "rules", "seats", "components", "setup", "moves")
OPTIONAL = ("options", "result", "seed", "seed_proof")
LONGEST_NAME = 200

EVERYTHING = -2
"""A reader who may know all: whoever keeps the game."""

LoadGame = Callable[[str], Game]


class Foul(Refusal):
    """What is wrong with a record; `move` is the number of the move to blame, from 1, or None."""

    def __init__(self, refusal: Refusal, move: int | None = None) -> None:
        super().__init__(refusal.message.id, **refusal.message.arguments)
        self.move = move


# --- writing -----------------------------------------------------------------------------------------------------


def write_record(match: Match, reader: int = SPECTATOR) -> dict[str, Any]:
    """The match as a record: when it is over all of it, before that what this reader may know.

    EVERYTHING is for whoever keeps the game: with the seed and the deck, it can be played on.
    """
    secret = match.phase
    complete = (reader == EVERYTHING and not match.partial) or match.over
    moves = [
        move
        for entry in (match.opening, *match.standing)
        if complete or not secret or entry.phase != secret or entry.seat == reader
        for move in entry.moves
    ]
    setup = match.setup if complete else match.game.known_setup(match.setup, match.states[0])
    record = {**record_head(match), "setup": deepcopy(setup), "moves": [write_move(move) for move in moves]}
    if match.over:
        record["result"] = {"scores": match.scores, "winners": match.winners}
    if complete and match.seed is not None:
        record["seed"] = match.seed
        if match.seed_proof is not None:
            record["seed_proof"] = match.seed_proof
    return record


def record_head(match: Match) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.name,
        "rules": match.rules,
        "seats": list(match.seats),
        "options": deepcopy(match.options),
        "components": deepcopy(match.figures),
    }


def write_move(move: Move) -> list[Any]:
    seat, words = move
    return ["chance" if seat == CHANCE else seat, words]


# --- reading -----------------------------------------------------------------------------------------------------


def restore(record: Any, load_game: LoadGame) -> Match:
    """The match that a record tells of, ready to be played on; a record that breaks the rules is refused as a Foul."""
    match = open_record(record, load_game)
    for number, move in enumerate(record["moves"], start=1):
        try:
            match.replay_move(*read_move(move))
        except Refusal as refusal:
            raise Foul(refusal, number) from None
    check_end(record, match)
    # A running game without its seed is what some reader may know of it.
    match.partial = not match.over and match.seed is None
    if not match.partial:
        match.let_chance_act()
    return match


def open_record(record: Any, load_game: LoadGame) -> Match:
    """The match of a record before its first move: everything but moves and result is checked."""
    try:
        check_shape(record)
        game = load_game(record["game"])
        if record["rules"] not in game.versions:
            known = ", ".join(map(describe, game.versions))
            raise Refusal("record-rules-unknown", rules=describe(record["rules"]), known=known)
        match = Match.settle(
            game,
            record["seats"],
            record["setup"],
            seed=record.get("seed"),
            options=record.get("options") or {},
            figures=record["components"],
            rules=record["rules"],
        )
        if "seed_proof" in record:
            check_seed_proof(record)
            match.seed_proof = record["seed_proof"]
    except Refusal as refusal:
        raise Foul(refusal) from None
    return match


def check_shape(record: Any) -> None:
    if not isinstance(record, dict):
        raise Refusal("record-not-an-object")
    for name in REQUIRED:
        if name not in record:
            raise Refusal("record-key-missing", key=name)
    for name in record:
        if name not in (*REQUIRED, *OPTIONAL):
            raise Refusal("record-key-unknown", key=str(name))
    if record["format"] != FORMAT:
        raise Refusal("record-format", format=str(record["format"]), expected=FORMAT)
    if record["version"] != VERSION or type(record["version"]) is not int:
        raise Refusal("record-version", version=str(record["version"]), expected=VERSION)
    seats = record["seats"]
    if not isinstance(seats, list) or not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in seats):
        raise Refusal("record-seats")
    if not isinstance(record["game"], str):
        raise Refusal("record-not-a-string", key="game")
    if not isinstance(record.get("options", {}), dict):
        raise Refusal("record-options")
    if not isinstance(record["moves"], list):
        raise Refusal("record-moves")
    if "seed" in record and not isinstance(record["seed"], str):
        raise Refusal("record-not-a-string", key="seed")


def read_move(move: Any) -> Move:
    if not isinstance(move, list) or len(move) != 2 or not isinstance(move[1], str):
        raise Refusal("record-move-shape", move=str(move))
    if move[0] == "chance":
        return CHANCE, move[1]
    if type(move[0]) is not int:
        raise Refusal("record-move-shape", move=str(move))
    if not 0 <= move[0] < CHANCE:
        raise Refusal("record-seat", number=str(move[0]))
    return move[0], move[1]


# --- verifying ---------------------------------------------------------------------------------------------------


def verify(record: Any, load_game: LoadGame) -> None:
    """Recompute the game from setup, moves and figures, and from the seed where there is one; a Foul if it differs."""
    match = open_record(record, load_game)
    if replay_swiftly(match, record["moves"]):
        check_end(record, match)
    else:
        # Something is wrong: the first wrong move is found and explained.
        restore(record, load_game)


def replay_swiftly(match: Match, moves: list[Any]) -> bool:
    """Play all moves without looking at what they tell; False if something is wrong with one of them."""
    try:
        read = [read_move(move) for move in moves]
    except Refusal:
        return False
    if any(len(match.seats) <= seat < CHANCE for seat, _ in read):
        return False
    numbers = {name: action for action, name in enumerate(match.game.decisions) if name is not None}
    replay = replay_compiled if all(words in numbers for _, words in read) else replay_by_steps
    return replay(match, read, numbers) and told_so_far(match)


def replay_compiled(match: Match, moves: list[Move], numbers: dict[str, int]) -> bool:
    """At compiled speed, all of it: where every decision has one name and chance does not act."""
    seats = np.array([seat for seat, _ in moves], dtype=np.int64)
    actions = np.array([numbers[words] for _, words in moves], dtype=np.int64)
    if (seats == CHANCE).any():
        return replay_by_steps(match, moves, numbers)
    logs = new_logs(listens=False)
    return bool(engine.replay(match.states, match.configs, 0, seats, actions, logs) == len(moves))


def replay_by_steps(match: Match, moves: list[Move], numbers: dict[str, int]) -> bool:
    """One after another: decisions may be named by the position, and what chance decided is compared with the seed."""
    game, states, configs = match.game, match.states, match.configs
    logs, weights = new_logs(listens=False), np.zeros(game.actions, dtype=np.int64)
    for seat, words in moves:
        action = game.find_decision(states, configs, words)
        if action is None:
            return False
        if seat == CHANCE:
            if engine.acting(states, 0) != 1 << CHANCE:
                return False
            rolled = engine.roll(states, configs, 0, weights)
            if weights[action] == 0 or (match.seed is not None and rolled != action):
                return False
        if engine.apply(states, configs, 0, seat, action, logs) < 0:
            return False
    return True


def told_so_far(match: Match) -> bool:
    """Whether the setup goes as far as the game has come."""
    try:
        match.game.known_setup(match.setup, match.states[0])
    except Refusal:
        return False
    return True


def check_end(record: Any, match: Match) -> None:
    """The result of a finished game, or that a running one has none and tells no more of its deal than was seen."""
    last = len(record["moves"])
    if not match.over:
        if "result" in record:
            raise Foul(Refusal("record-result-early", moves=last), last or None)
        seen = match.game.known_setup(match.setup, match.states[0])
        if not match.setup_whole and match.setup != seen:
            raise Foul(Refusal("record-setup-long"), last or None)
        return
    expected = {"scores": match.scores, "winners": match.winners}
    result = record.get("result")
    if not isinstance(result, dict) or set(result) != set(expected):
        raise Foul(Refusal("record-result-missing", expected=str(expected)))
    for name, value in expected.items():
        if result[name] != value or any(type(number) is not int for number in result[name]):
            raise Foul(Refusal("record-result-differs", part=name, expected=str(value), value=str(result[name])))


def check_seed_proof(record: Any) -> None:
    """The fair shuffle: the published hash is the secret's, and secret and added bytes make the seed."""
    proof = record["seed_proof"]
    try:
        secret = bytes.fromhex(proof["secret"])
        added = b"".join(bytes.fromhex(part) for part in proof["added"])
        published = proof["hash"]
        keys = set(proof)
    except (TypeError, KeyError, ValueError):
        raise Refusal("record-proof-shape") from None
    if keys != {"hash", "secret", "added"}:
        raise Refusal("record-proof-shape")
    if hashlib.sha256(secret).hexdigest() != published:
        raise Refusal("record-proof-hash")
    if hashlib.sha256(secret + added).hexdigest() != record.get("seed"):
        raise Refusal("record-proof-seed")
