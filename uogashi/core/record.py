"""The game record: a game as one JSON object in plain words, and its checker. docs/record.md is its specification."""

import hashlib
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

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
"""A reader who may know all: the keeper of the game."""

LoadGame = Callable[[str], Game]
Undealt = Callable[[Game, list[str], Any, Any, str], Match]
"""(game, seats, options, components, version of the rules) → a match without a deal, or a refusal."""


class Foul(Refusal):
    """What is wrong with a record; `move` is the number of the move to blame, from 1, or None."""

    def __init__(self, refusal: Refusal, move: int | None = None) -> None:
        super().__init__(refusal.message.id, **refusal.message.arguments)
        self.move = move


# --- writing -----------------------------------------------------------------------------------------------------


def write_record(match: Match, reader: int = SPECTATOR) -> dict[str, Any]:
    """The match as a record: when it is over all of it, before that, what this reader may know.

    EVERYTHING is for the keeper of the game: with the seed and the deck, it can be played on.
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
    record = {**record_head(match), "setup": copy_plain(setup), "moves": [write_move(move) for move in moves]}
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
        "options": copy_plain(match.options),
        "components": copy_plain(match.figures),
    }


def copy_plain(value: Any) -> Any:
    """A copy of JSON data: callers may change the record they get."""
    return msgspec.to_builtins(value)


def write_move(move: Move) -> list[Any]:
    seat, words = move
    return ["chance" if seat == CHANCE else seat, words]


# --- reading -----------------------------------------------------------------------------------------------------


def restore(record: Any, load_game: LoadGame) -> Match:
    """The match of a record, ready to be continued; a record that breaks the rules is refused as a Foul."""
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
    return open_with(record, load_game, undealt_match)


def open_with(record: Any, load_game: LoadGame, undealt: Undealt) -> Match:
    try:
        check_shape(record)
        game = load_game(record["game"])
        if record["rules"] not in game.versions:
            known = ", ".join(map(describe, game.versions))
            raise Refusal("record-rules-unknown", rules=describe(record["rules"]), known=known)
        match = undealt(game, record["seats"], record.get("options") or {}, record["components"], record["rules"])
        match.lay_out(record["setup"], record.get("seed"))
        if "seed_proof" in record:
            check_seed_proof(record)
            match.seed_proof = record["seed_proof"]
    except Refusal as refusal:
        raise Foul(refusal) from None
    return match


def undealt_match(game: Game, seats: list[str], options: Any, figures: Any, rules: str) -> Match:
    return Match(game, seats, options, figures, rules)


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
    """Recompute the game from setup, moves and components, and from the seed if there is one; a Foul if it differs."""
    match = open_with(record, load_game, undealt_match_kept)
    if replay_swiftly(match, record["moves"]):
        check_end(record, match)
    else:
        # Something is wrong: the first wrong move is found and explained.
        restore(record, load_game)


def undealt_match_kept(game: Game, seats: list[str], options: Any, figures: Any, rules: str) -> Match:
    """The same as `undealt_match`: records of a file mostly share their settings, which are checked once."""
    try:
        words = msgspec.msgpack.encode(options), msgspec.msgpack.encode(figures)
    except (TypeError, ValueError, OverflowError, RecursionError):  # nothing that JSON could say
        return undealt_match(game, seats, options, figures, rules)
    return checked_settings(game, len(seats), *words, rules).undealt(seats)


@lru_cache(maxsize=32)
def checked_settings(game: Game, players: int, options: bytes, figures: bytes, rules: str) -> Match:
    decode = msgspec.msgpack.decode
    return Match(game, [""] * players, decode(options), decode(figures), rules)


def replay_swiftly(match: Match, moves: list[Any]) -> bool:
    """Play all moves at compiled speed, without looking at their facts; False if one is invalid."""
    if not are_moves(moves):
        return False
    named, game = match.game.named_actions, match.game
    places: dict[int | str, int] = {"chance": CHANCE, **{seat: seat for seat in range(len(match.seats))}}
    seats = [places.get(seat, -1) for seat, _ in moves]
    if -1 in seats:
        return False
    numbers = [named.get(words, -1) for _, words in moves]
    by_position = [place for place, action in enumerate(numbers) if action < 0]
    replay = Replay(match, np.array(seats, dtype=np.int64), np.array(numbers, dtype=np.int64))
    for place in by_position:
        # What a decision is called may depend on the position, so all before it has to be played first.
        if not replay.go_on(place):
            return False
        action = game.find_decision(match.states, match.configs, moves[place][1])
        if action is None:
            return False
        replay.actions[place] = action
    return replay.go_on(len(moves)) and deal_goes_far_enough(match)


def are_moves(moves: list[Any]) -> bool:
    """What `read_move` asks of each of them, for all at once."""
    if set(map(type, moves)) - {list} or set(map(len, moves)) - {2}:
        return False
    return {type(seat) for seat, _ in moves} <= {int, str} and {type(words) for _, words in moves} <= {str}


class Replay:
    """The moves of a record, played one stretch after another."""

    def __init__(self, match: Match, seats: NDArray[np.int64], actions: NDArray[np.int64]) -> None:
        self.match = match
        self.seats = seats
        self.actions = actions
        self.done = 0
        self.weights = np.zeros(match.game.actions, dtype=np.int64)
        self.logs = new_logs(listens=False)

    def go_on(self, last: int) -> bool:
        """Play up to this move; False if one cannot be."""
        match, first, self.done = self.match, self.done, last
        moves = self.seats, self.actions, first, last
        seeded = match.seed is not None
        return bool(engine.replay(match.states, match.configs, 0, *moves, self.weights, seeded, self.logs) == last)


def deal_goes_far_enough(match: Match) -> bool:
    """Whether the setup goes as far as the game has come."""
    try:
        match.game.known_setup(match.setup, match.states[0])
    except Refusal:
        return False
    return True


def check_end(record: Any, match: Match) -> None:
    """The result of a finished game, or that a running one has none and has no more of its deal than was seen."""
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
