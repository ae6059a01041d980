"""Simulation: a plan of many games, cut into chunks that any number of processes can play, in the order of the games.

Game k of a seed is the same game whatever the chunks and workers. No list of games is kept: each chunk goes to the
observers (statistics, files, progress) and is forgotten.
"""

import os
import pickle
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from multiprocessing import get_context, parent_process
from typing import Any, Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from uogashi.arena.playout import GAME, NOBODY, clear_scratch, new_scratches, play_games
from uogashi.arena.tally import Tally, new_ledgers, take_totals
from uogashi.bots import BOT_NAMES, OWN, is_own
from uogashi.bots.own import bot_title
from uogashi.bots.players import Bot, decide, ready_bots
from uogashi.core import engine
from uogashi.core.arrays import new_records
from uogashi.core.chance import GENERATOR, read_seed
from uogashi.core.components import Figures
from uogashi.core.errors import Refusal
from uogashi.core.facts import new_logs
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import record_head
from uogashi.core.verbs import CHANCE
from uogashi.games import load_game

CHUNK = 5_000
"""Games a chunk: a fraction of a second, so that Ctrl-C is answered at once and progress flows."""

OWN_CHUNK = 20
"""Where a function in plain Python plays along, which may take its time."""
RECORD_CHUNK = 500
FACT_CHUNK = 250
"""Where facts are counted, sensible players play, who think for milliseconds."""
MOST_MOVES = 1_000_000
"""Room for the moves of the games of a chunk that are to be recorded."""
USUAL_MOVES = 5_000
"""Room for the moves of one of them. A longer game, where a game can be longer, is played again with more room."""


@dataclass(frozen=True)
class Plan:
    """What to simulate. Seats are named after their bots and numbers."""

    game: str
    players: int
    games: int
    seed: str
    bots: tuple[Bot, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    figures: Figures | None = None
    rules: str | None = None
    """The version of the rules; the newest unless one is named."""
    records: bool = False
    """Whether to make the record of every game."""
    facts: bool = False
    """Whether to count the facts of the rules."""

    @property
    def has_own_bots(self) -> bool:
        return any(map(is_own, self.bots))

    @property
    def seats(self) -> list[str]:
        return [f"{bot_title(bot)} {seat}" for seat, bot in enumerate(self.bots)]

    def chunks(self, room: int) -> Iterator[tuple[int, int]]:
        """(first game, number of games) one after another; `room` is for the moves of a game that is recorded."""
        size = FACT_CHUNK if self.facts else CHUNK
        if self.has_own_bots:
            size = OWN_CHUNK
        if self.records:
            size = max(1, min(size, RECORD_CHUNK, MOST_MOVES // room))
        for first in range(0, self.games, size):
            yield first, min(size, self.games - first)


@dataclass(frozen=True)
class Chunk:
    """The games of one chunk, a row each."""

    first: int
    scores: NDArray[np.int64]
    winners: NDArray[np.int64]
    """A bit for each seat that won."""
    decisions: NDArray[np.int64]
    records: bytes
    """One record a line, if the plan asks for them."""
    tally: Tally | None = None
    """The facts the rules reported, if the plan asks for them."""

    @property
    def games(self) -> int:
        return len(self.scores)


class Observer(Protocol):
    """Observers of the chunks as they come: statistics, files, progress."""

    def step(self, chunk: Chunk) -> None: ...


def simulate(plan: Plan, workers: int = 1) -> Iterator[Chunk]:
    """Play the plan; chunks come in the order of their games."""
    player = ChunkPlayer(plan)
    if workers == 1:
        for first, games in plan.chunks(player.room):
            yield player.play(first, games)
        return
    check_portable(plan)
    with worker_pool(workers, start_worker, plan) as pool:
        waiting: deque[Future[Chunk]] = deque()
        for first, games in plan.chunks(player.room):
            waiting.append(pool.submit(play_in_worker, first, games))
            if len(waiting) > 2 * workers:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


class ChunkPlayer:
    """Plays chunks of a plan, with everything that can be kept between them."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game: Game = load_game(plan.game)
        figures = self.game.figures(plan.players, rules=plan.rules)[0] if plan.figures is None else plan.figures
        self.match = Match(self.game, plan.seats, dict(plan.options), figures, plan.rules)
        self.key, _ = read_seed(plan.game, plan.seed + "/0")
        self.bot_key, _ = read_seed(plan.game, f"{plan.seed} bots/0")
        self.states = engine.new_states(self.game.state, 3)
        self.logs = new_logs(listens=plan.facts)
        self.ledgers = new_ledgers(self.game.facts)
        self.bots = ready_bots(plan.bots)
        self.scratches = new_scratches(
            self.game, [BOT_NAMES.index(b) if isinstance(b, str) else OWN for b in self.bots]
        )
        self.shown = self.match.fork()
        """The game that is being played, for bots that are functions."""
        self.shown.states = self.states[GAME : GAME + 1]
        self.rngs = new_records(GENERATOR, plan.players)
        longest = self.game.longest(self.match.configs[0])
        # A function may decide otherwise when it is asked again: such a game cannot be played again with more room.
        self.room = longest if plan.has_own_bots else min(longest, USUAL_MOVES)
        self.writer = RecordWriter(self.match, plan.seed) if plan.records else None

    def play(self, first: int, games: int) -> Chunk:
        chunk, moves = self.play_games(first, games, self.room if self.writer else 0)
        if self.writer is None:
            return chunk
        records = b""
        for row in range(games):
            made = moves[row, : chunk.decisions[row]]
            if chunk.decisions[row] > self.room:
                made = self.play_games(first + row, 1, int(chunk.decisions[row]))[1][0]
            records += self.writer.line(first + row, made, chunk.scores[row].tolist(), int(chunk.winners[row]))
        return replace(chunk, records=records)

    def play_games(self, first: int, games: int, room: int) -> tuple[Chunk, NDArray[np.int16]]:
        """A chunk without its records, and as many moves of each game as there is room for."""
        scores = np.zeros((games, self.plan.players), dtype=np.int64)
        winners = np.zeros(games, dtype=np.int64)
        decisions = np.zeros(games, dtype=np.int64)
        moves = np.zeros((games if room else 1, room, 2), dtype=np.int16)
        rows = games if self.plan.facts else 0
        happened = np.zeros((rows, len(self.game.facts)), dtype=np.int32)
        named = np.zeros((rows, len(self.game.facts)), dtype=np.int8)
        clear_scratch(self.scratches[0])
        while True:
            play_games(
                self.states,
                self.match.configs,
                self.logs,
                self.scratches,
                self.rngs,
                first,
                self.key,
                self.bot_key,
                scores,
                winners,
                decisions,
                moves,
                self.ledgers,
                happened,
                named,
            )
            seat = int(self.scratches[0].asked)
            if seat == NOBODY:
                break
            self.scratches[0].answer = self.ask(seat)
        tally = Tally(happened, named, take_totals(self.ledgers)) if self.plan.facts else None
        return Chunk(first, scores, winners, decisions, b"", tally), moves

    def ask(self, seat: int) -> int:
        """The action that a user's own bot decides on."""
        decision = decide(self.shown, seat, self.bots[seat], self.rngs)
        action = self.game.find_decision(self.shown.states, self.shown.configs, decision)
        assert action is not None, "what is legal has a number"
        return action


class RecordWriter:
    """Records of simulated games as lines of JSON; the words of every possible move are encoded once."""

    def __init__(self, match: Match, seed: str) -> None:
        self.match = match
        self.seed = seed
        self.key, _ = read_seed(match.game.name, seed + "/0")
        self.head = record_head(match)
        self.blank = engine.new_states(match.game.state)
        self.logs = new_logs(listens=False)
        self.words = [
            {action: encode_move(seat, name) for action, name in enumerate(match.game.decisions) if name is not None}
            for seat in range(CHANCE + 1)
        ]

    def line(self, number: int, moves: NDArray[np.int16], scores: list[int], winners: int) -> bytes:
        match = self.match
        match.states[:] = self.blank
        engine.deal(match.states, match.configs, 0, self.key, number)
        setup = match.game.describe_setup(match.states[0], match.configs[0])
        result = {"scores": scores, "winners": [seat for seat in range(len(scores)) if winners >> seat & 1]}
        seed = f"{self.seed}/{number}"
        words = self.encode_moves(moves)
        return encode_line({**self.head, "setup": setup, "moves": words, "result": result, "seed": seed})

    def encode_moves(self, moves: NDArray[np.int16]) -> list[msgspec.Raw]:
        try:
            return [self.words[seat][action] for seat, action in moves.tolist()]
        except KeyError:
            return list(self.replay(moves))

    def replay(self, moves: NDArray[np.int16]) -> Iterator[msgspec.Raw]:
        """The game that was dealt, step by step: for games whose decisions are named by the position."""
        match = self.match
        engine.begin(match.states, match.configs, 0, self.logs)
        for seat, action in moves.tolist():
            yield encode_move(seat, match.game.decision_name(match.states, match.configs, action))
            engine.apply(match.states, match.configs, 0, seat, action, self.logs)


@lru_cache(maxsize=10_000)
def encode_move(seat: int, name: str) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(["chance" if seat == CHANCE else seat, name]))


def encode_line(record: dict[str, Any]) -> bytes:
    return msgspec.json.encode(record) + b"\n"


# --- several processes -------------------------------------------------------------------------------------------

_player: ChunkPlayer | None = None


def start_worker(plan: Plan) -> None:
    """A worker process loads the game once."""
    global _player
    _player = ChunkPlayer(plan)


def start_bound(start: Callable[..., None] | None, *arguments: Any) -> None:
    """A worker process ends when the process that started it is no more."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    if start is not None:
        start(*arguments)


def end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def is_ready() -> None:
    """A task that only makes a worker start."""


def play_in_worker(first: int, games: int) -> Chunk:
    assert _player is not None, "the pool starts every worker with its player"
    return _player.play(first, games)


@contextmanager
def ctrl_c_held_back() -> Iterator[None]:
    """Processes that start meanwhile never see Ctrl-C: it is for the process that started them, which sees it after."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def check_portable(plan: Plan) -> None:
    """Functions go to other processes by their names: those that have none there cannot."""
    for bot in plan.bots:
        try:
            pickle.dumps(bot)
        except (pickle.PicklingError, AttributeError, TypeError):
            raise Refusal("bot-only-here", bot=bot_title(bot)) from None


@contextmanager
def worker_pool(
    workers: int, start: Callable[..., None] | None = None, *arguments: Any
) -> Iterator[ProcessPoolExecutor]:
    """Processes by spawn, never by fork, that begin with this call; what waits is dropped if we leave early."""
    spawn = get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=spawn, initializer=start_bound, initargs=(start, *arguments))
    try:
        with ctrl_c_held_back():
            for _ in range(workers):
                pool.submit(is_ready)
        yield pool
    except BrokenProcessPool:
        raise Refusal("worker-died") from None
    except KeyboardInterrupt:
        # An impatient caller does not wait for the work under way there, which may never end.
        for process in list(pool._processes.values()):
            process.kill()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
