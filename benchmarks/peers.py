"""One measurement of one peer, in its own environment: `python benchmarks/peers.py PEER SECONDS`.

Prints one JSON object. Imports none of our code.
"""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any


def catanatron(seconds: float) -> dict[str, float]:
    """Whole games of four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    games = decisions = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        game = Game([RandomPlayer(colour) for colour in colours], seed=games)
        game.play()
        games += 1
        decisions += len(game.state.actions)
    return {"games_per_second": games / elapsed, "decisions_per_second": decisions / elapsed}


def hearts(seconds: float) -> dict[str, float]:
    return open_spiel("hearts", seconds)


def goofspiel(seconds: float) -> dict[str, float]:
    return open_spiel("turn_based_simultaneous_game(game=goofspiel(players=3))", seconds)


def open_spiel(name: str, seconds: float) -> dict[str, float]:
    """Random rollouts in C++: OpenSpiel's own evaluator plays thousands from one position in a single call.

    The cards are dealt before the clock starts, so OpenSpiel is not charged for it; we are charged for our deals.
    """
    import pyspiel

    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = random.Random(1)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    decisions = decisions_of_a_rollout(state, rng)
    batch = 2000
    rollouts = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        evaluator = pyspiel.RandomRolloutEvaluator(batch, rollouts + 1)
        # One simulation of the search is one evaluation of the position: `batch` rollouts.
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, 1, False).mcts_search(state)
        rollouts += batch
    return {"games_per_second": rollouts / elapsed, "decisions_per_second": rollouts * decisions / elapsed}


def decisions_of_a_rollout(state: Any, rng: random.Random) -> float:
    """How many decisions of players a rollout takes, on average; chance is not counted."""
    samples, decisions = 200, 0
    for _ in range(samples):
        copy = state.clone()
        while not copy.is_terminal():
            decisions += not copy.is_chance_node()
            copy.apply_action(rng.choice(copy.legal_actions()))
    return decisions / samples


def uno(seconds: float) -> dict[str, float]:
    """RLCard's UNO with its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    games = decisions = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        trajectories, _ = env.run(is_training=False)
        games += 1
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return {"games_per_second": games / elapsed, "decisions_per_second": decisions / elapsed}


PEERS: dict[str, Callable[[float], dict[str, float]]] = {
    "catanatron": catanatron,
    "hearts": hearts,
    "goofspiel": goofspiel,
    "uno": uno,
}

if __name__ == "__main__":
    print(json.dumps(PEERS[sys.argv[1]](float(sys.argv[2]))))
