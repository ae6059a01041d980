"""What a script needs beside a match: many games in one call, and records in files. `import uogashi` gives them."""

import json
import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from uogashi.arena import records
from uogashi.arena import simulate as simulation
from uogashi.arena.files import naming
from uogashi.arena.simulate import Chunk, Plan
from uogashi.arena.statistics import Statistics
from uogashi.bots.players import Bot, as_list, fill_seats, ready_bots
from uogashi.core import record as core
from uogashi.core.chance import read_seed
from uogashi.core.components import Figures
from uogashi.core.errors import Refusal
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, Foul
from uogashi.core.verbs import SPECTATOR
from uogashi.games import load_game

USUAL_PLAYERS = 4
File = str | PathLike[str]
Record = dict[str, Any]


# --- many games --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, repr=False)
class Results:
    """What came of many games: a row a game, a column a seat."""

    game: str
    seed: str
    seats: list[str]
    """What the seats are called, after their bots."""
    scores: NDArray[np.int64]
    won: NDArray[np.bool_]
    """Who has won each game; several seats may have shared it."""
    decisions: NDArray[np.int64]
    """How many decisions each game took, chance's included."""
    records: list[Record] = field(default_factory=list)
    """The record of each game, if they were asked for."""

    def __len__(self) -> int:
        return len(self.scores)

    def __repr__(self) -> str:
        shares = ", ".join(f"{name} won {share:.1%}" for name, share in zip(self.seats, self.win_shares, strict=True))
        return f"<Results {self.game}: {len(self):,} games of seed {self.seed}; {shares}>"

    @property
    def win_shares(self) -> list[float]:
        """The part of the games that each seat has won; a shared win counts in parts, so they add up to 1."""
        return [float(share) for share in (self.won / self.won.sum(axis=1, keepdims=True)).mean(axis=0)]

    @property
    def mean_scores(self) -> list[float]:
        return [float(score) for score in self.scores.mean(axis=0)]

    def seed_of(self, number: int) -> str:
        """The seed of one game, counted from 0: `Match.new` deals it again."""
        return f"{self.seed}/{number}"

    def summary(self) -> list[dict[str, Any]]:
        """For each seat its name, its wins with their 95 % interval, and how its scores spread."""
        statistics = Statistics(len(self.seats))
        bits = (self.won << np.arange(len(self.seats))).sum(axis=1)
        statistics.step(Chunk(0, self.scores, bits, self.decisions, b""))
        return [
            {"name": name, **statistics.win_summary(seat), "score": statistics.score_summary(seat)}
            for seat, name in enumerate(self.seats)
        ]


def simulate(
    game: str,
    *,
    games: int = 1000,
    bots: Bot | Sequence[Bot] = "random",
    players: int | None = None,
    seed: str | int = 1,
    options: Mapping[str, Any] | None = None,
    figures: Figures | None = None,
    rules: str | int | None = None,
    workers: int = 1,
    records: bool = False,
) -> Results:
    """Play many games between bots. The same seed gives the same games, whatever the number of workers.

    `bots` is a list with one for each seat: built-in names (`"greedy"`, `"random"`), functions
    `(view, legal decisions) → decision`, or where to find one (`"my_bot.py:choose"`). Or it is one string, as `--bots`
    takes it, or one function for all seats.
    Several `workers` are separate processes: a script that uses them has to keep its calls below
    `if __name__ == "__main__":`, and its bots must be functions of a module.
    """
    rulebook = load_game(game)
    seated = seat_bots(rulebook, bots, players)
    read_seed(game, str(seed))
    games, workers = at_least_one("games", games), at_least_one("workers", workers)
    version = rulebook.version if rules is None else str(rules)
    rulebook.check_rules(version)
    plan = Plan(
        game=game,
        players=len(seated),
        games=games,
        seed=str(seed),
        bots=seated,
        options=rulebook.read_options(options or {}, version),
        figures=figures,
        rules=version,
        records=records,
    )
    return gather(plan, list(simulation.simulate(plan, workers)))


def at_least_one(name: str, value: Any) -> int:
    number = whole_number(name, value)
    if number < 1:
        raise Refusal("number-too-small", option=name, least="1", value=str(number))
    return number


def whole_number(name: str, value: Any) -> int:
    try:
        return operator.index(value)
    except TypeError:
        raise Refusal("number-wrong", option=name, value=str(value)) from None


def seat_bots(game: Game, bots: Bot | Sequence[Bot], players: int | None) -> tuple[Bot, ...]:
    """Who sits where, and so how many play."""
    if players is not None:
        players = whole_number("players", players)
    elif isinstance(bots, str) or callable(bots):
        players = min(USUAL_PLAYERS, game.most_players)
    else:
        bots = as_list(bots)
        players = len(bots)
    game.check_players(players)
    found = fill_seats(bots, players)
    ready_bots(found)
    return tuple(found)


def gather(plan: Plan, chunks: list[Chunk]) -> Results:
    winners = np.concatenate([chunk.winners for chunk in chunks])
    lines = b"".join(chunk.records for chunk in chunks).splitlines()
    return Results(
        game=plan.game,
        seed=plan.seed,
        seats=plan.seats,
        scores=np.concatenate([chunk.scores for chunk in chunks]),
        won=(winners[:, None] >> np.arange(plan.players) & 1).astype(bool),
        decisions=np.concatenate([chunk.decisions for chunk in chunks]),
        records=[msgspec.json.decode(line) for line in lines],
    )


# --- records -----------------------------------------------------------------------------------------------------


def read_records(file: File) -> Iterator[Record]:
    """The records of a file, one after another; one that is not JSON is refused."""
    for record in records.read_records(Path(file)):
        if isinstance(record, Foul):
            raise record
        yield record


def read_record(file: File, number: int = 1) -> Record:
    """One record of a file, counted from 1."""
    count = 0
    for count, record in enumerate(read_records(file), start=1):
        if count == number:
            return record
    raise Refusal("record-no-such-game", file=str(file), games=count, game=number)


def write_record(match: Match, file: File | None = None, *, everything: bool = False) -> Record:
    """The match as a record, also written to a file if one is named.

    Of a running game it has what a spectator may know; `everything` adds the seed and the deck, to play on from it.
    """
    record = core.write_record(match, EVERYTHING if everything else SPECTATOR)
    if file is not None:
        with naming(Path(file)):
            Path(file).write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    return record


def verify_record(record: Any) -> None:
    """Recompute the game; an invalid record is refused, as a `Foul` whose `move` is the wrong one."""
    core.verify(record, load_game)


def restore_match(record: Any) -> Match:
    """The match of a record, to look at or to continue."""
    return core.restore(record, load_game)
