"""One measurement of ours: `python -m benchmarks.ours WHAT …`. Prints one JSON object."""

import json
import random
import resource
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from uogashi.arena.simulate import CHUNK, ChunkPlayer, Plan, simulate
from uogashi.arena.statistics import Statistics
from uogashi.bots.players import seats_until_over
from uogashi.core.compile import compiled
from uogashi.core.engine import new_states
from uogashi.core.match import Match
from uogashi.games import load_game


def playouts(name: str, players: str, seconds: str, bot: str = "random") -> dict[str, float]:
    """Games decision by decision through the public path: acting, legal mask, choice, apply."""
    player = ChunkPlayer(Plan(name, int(players), CHUNK, "bench", (bot,) * int(players)))
    player.play(0, 10)
    size = CHUNK if bot == "random" else CHUNK // 50
    games = decisions = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < float(seconds):
        chunk = player.play(games, size)
        games += size
        decisions += int(chunk.decisions.sum())
    return {"games_per_second": games / elapsed, "decisions_per_second": decisions / elapsed}


@compiled
def copy_states(states: Any, times: int) -> int:
    """Copy a state to and fro; each copy depends on the one before, so none can be left out."""
    for number in range(times):
        states[0].chance_position = number
        states[1] = states[0]
        states[1].chance_stream = number
        states[0] = states[1]
    return int(states[0].chance_stream)


def copies(name: str) -> dict[str, float]:
    states = new_states(load_game(name).state, 2)
    copy_states(states, 10)
    times = 2_000_000
    started = time.perf_counter()
    copy_states(states, times)
    elapsed = time.perf_counter() - started
    return {"copy_microseconds": elapsed / (2 * times) * 1e6, "state_bytes": float(states.itemsize)}


def outlooks(name: str) -> dict[str, float]:
    """The time to work out the outcomes of a seat's decisions: the mean of the positions of random games."""
    game = load_game(name)
    luck = random.Random(name)
    positions: list[tuple[Any, Any, int]] = []
    while len(positions) < 500:
        match = Match.new(game, ["random"] * game.most_players, seed=f"bench/{len(positions)}")
        for seat in seats_until_over(match):
            positions.append((match.hidden(seat), match.configs, seat))
            match.play(seat, luck.choice(match.legal(seat)))
    for position in positions:
        game.outlook(*position)
    started = time.perf_counter()
    for position in positions:
        game.outlook(*position)
    return {"outlook_microseconds": (time.perf_counter() - started) / len(positions) * 1e6}


def flat(name: str, games: str) -> dict[str, float]:
    """What a game costs among this many, with the statistics that `simulate` keeps; and the memory it took."""
    for size in (CHUNK, int(games)):  # the first one warms the processor's caches
        statistics = Statistics(4)
        started = time.perf_counter()
        for chunk in simulate(Plan(name, 4, size, "bench", ("random",) * 4)):
            statistics.step(chunk)
        elapsed = time.perf_counter() - started
        assert statistics.games == size
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"microseconds_per_game": elapsed / int(games) * 1e6, "peak_megabytes": peak}


MEASUREMENTS: dict[str, Callable[..., dict[str, float]]] = {
    "playouts": playouts,
    "copies": copies,
    "outlooks": outlooks,
    "flat": flat,
}

if __name__ == "__main__":
    np.seterr(all="raise")
    print(json.dumps(MEASUREMENTS[sys.argv[1]](*sys.argv[2:])))
