"""Calls everything of a game that is compiled, so that it lies in the cache: run by `uogashi warm`."""

import sys

import numpy as np

from uogashi.arena.simulate import Plan, simulate
from uogashi.bots.players import play_to_the_end, seats_until_over
from uogashi.core import engine
from uogashi.core.chance import new_generator
from uogashi.core.facts import new_logs
from uogashi.core.match import Match
from uogashi.core.record import restore, verify, write_record
from uogashi.core.verbs import SPECTATOR
from uogashi.games import load_game


def compile_game(name: str) -> None:
    """A few moves of a match with everything that can be asked of it, and a simulated game."""
    game = load_game(name)
    players = game.fewest_players
    match = Match.new(game, ["a"] * players, seed="warm")
    for seat in seats_until_over(match):
        match.play(seat, match.legal(seat)[0])
    match.view(0)
    engine.odds(match.states, match.configs, 0, np.zeros(game.actions, dtype=np.int64))
    engine.imagine(match.hidden(SPECTATOR), match.configs, 0, SPECTATOR, new_generator(name, "warm"))
    refuse_everything(Match.new(game, ["a"] * players, seed="warm"))
    record = write_record(match)
    verify(record, load_game)
    restore(record, load_game)
    for _ in simulate(Plan(name, players, 1, "warm", ("random",) * players, records=True)):
        pass
    play_to_the_end(Match.new(game, ["a"] * players, seed="warm"), ["greedy", *["random"] * (players - 1)])


def refuse_everything(match: Match) -> None:
    """Explanations of refusals call rules too."""
    mask = np.zeros(match.game.actions, dtype=np.uint8)
    logs = new_logs()
    for action in range(match.game.actions):
        engine.legal(match.states, match.configs, 0, 0, mask)
        if not mask[action]:
            why = engine.apply(match.states, match.configs, 0, 0, action, logs)
            match.explain(0, action, why)


if __name__ == "__main__":
    compile_game(sys.argv[1])
