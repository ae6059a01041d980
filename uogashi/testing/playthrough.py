"""A playthrough: how a game under test is played. It can be written as one short line, for anyone to repeat it."""

import json
import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.chance import new_generator, read_seed
from uogashi.core.facts import new_logs
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.verbs import CHANCE

SENSIBLE = 3
"""In a sensible playthrough, one in this many decisions is taken by the choices, the others by the greedy player."""


@dataclass(frozen=True)
class Playthrough:
    """Players, options, the seed of the deal, and the choices: the n-th decision takes legal action number
    `choices[n]`, modulo their number; after the last one a generator seeded by the seed takes over. In a sensible
    playthrough the greedy player decides most of the time: this leads to positions that chance alone rarely reaches.
    """

    players: int
    seed: str
    variant: bool = False
    choices: tuple[int, ...] = field(default_factory=tuple)
    sensible: bool = False
    more: Mapping[str, Any] = field(default_factory=dict)
    """Further options of the game: a limit of turns, for a game that would take too long."""
    rules: str | None = None
    """The version of the rules; the newest unless one is named."""

    def words(self) -> str:
        """As arguments of `python -m uogashi.testing`."""
        choices = ".".join(map(str, self.choices)) or "-"
        words = f"--players {self.players} --seed {self.seed} --choices {choices}" + (" --variant" * self.variant)
        words += " --sensible" * self.sensible + (f" --rules {self.rules}" if self.rules else "")
        return words + "".join(f" --option {name}={json.dumps(value)}" for name, value in self.more.items())

    def numbers(self) -> Iterator[int]:
        """An endless row of choices."""
        yield from self.choices
        rng = random.Random(self.seed)
        while True:
            yield rng.randrange(1 << 16)

    def options(self, game: Game) -> dict[str, Any]:
        return {**(game.variant if self.variant else {}), **self.more}

    def new_match(self, game: Game) -> Match:
        seats = [f"seat {number}" for number in range(self.players)]
        return Match.new(game, seats, seed=self.seed, options=self.options(game), rules=self.rules)


class Board:
    """One game on the level of the engine: arrays of one, numbers instead of words. For looking at bytes."""

    def __init__(self, game: Game, playthrough: Playthrough) -> None:
        self.game = game
        self.playthrough = playthrough
        rules = playthrough.rules or game.version
        figures, _ = game.figures(playthrough.players, rules=rules)
        options = game.read_options(playthrough.options(game), rules)
        self.configs = game.make_config(figures, options, playthrough.players, rules)
        self.states = engine.new_states(game.state)
        self.logs = new_logs()
        self.mask = np.zeros(game.actions, dtype=np.uint8)
        self.weights = np.zeros(game.actions, dtype=np.int64)
        key, stream = read_seed(game.name, playthrough.seed)
        engine.deal(self.states, self.configs, 0, key, stream)
        engine.begin(self.states, self.configs, 0, self.logs)

    @property
    def bytes(self) -> bytes:
        return bytes(self.states.tobytes())

    @property
    def acting(self) -> list[int]:
        bits = engine.acting(self.states, 0)
        return [seat for seat in range(CHANCE + 1) if bits >> seat & 1]

    def legal(self, seat: int) -> list[int]:
        engine.legal(self.states, self.configs, 0, seat, self.mask)
        return [int(action) for action in np.flatnonzero(self.mask)]

    def greedy(self, seat: int) -> int:
        """What the greedy player would do in this seat."""
        engine.legal(self.states, self.configs, 0, seat, self.mask)
        return greedy_choice(self.game, self.states, self.configs, seat, self.mask, self.playthrough.seed)

    def roll(self) -> int:
        return int(engine.roll(self.states, self.configs, 0, self.weights))

    def apply(self, seat: int, action: int) -> int:
        return int(engine.apply(self.states, self.configs, 0, seat, action, self.logs))

    def play(self) -> Iterator[tuple[int, int]]:
        """Each (seat, action) of the playthrough, just before it is done; chance rolls from the state."""
        numbers = self.playthrough.numbers()
        while acting := self.acting:
            if acting == [CHANCE]:
                seat, action = CHANCE, self.roll()
            else:
                seat = acting[next(numbers) % len(acting)]
                legal, number = self.legal(seat), next(numbers)
                action = legal[number % len(legal)]
                if self.playthrough.sensible and number % SENSIBLE:
                    action = self.greedy(seat)
            yield seat, action
            self.apply(seat, action)


def greedy_choice(game: Game, states: Any, configs: Any, seat: int, mask: Any, seed: str) -> int:
    """What the greedy player would do in this seat, out of what the mask allows."""
    hidden = copy_records(states)
    engine.hide(hidden, configs, 0, seat)
    rngs = new_generator(game.name, f"greedy {seed}")
    return int(engine.greedy(hidden, configs, 0, seat, mask, rngs))
