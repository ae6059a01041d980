"""A game is played through once with everything that people see of it, before anyone plays it."""

from collections.abc import Callable

from uogashi.bots.players import decide, new_luck, seats_until_over
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import write_record
from uogashi.core.shown import encode, ids_in, ids_shown, shown_to, story_for, unsaid
from uogashi.core.verbs import SPECTATOR


def rehearse(game: Game, bot: str, ask: Callable[[Match, int], object] = lambda match, seat: None) -> set[str]:
    """Whatever fails on the way is an error of the game; returns the ids of messages that it lacks. `ask` is called for
    every seat that has to decide.
    """
    match = Match.new(game, ["a"] * game.fewest_players, seed="loading")
    luck = new_luck(match)
    said = set(ids_in(story_for(match, match.opening, SPECTATOR)))
    for seat in seats_until_over(match):
        ask(match, seat)
        said.update(ids_shown(match, seat, *shown_to(match, seat)))
        said.update(ids_in(story_for(match, match.play(seat, decide(match, seat, bot, luck)), seat)))
        game.division_begun(match.entries[-1].facts)
    encode(match.view())
    write_record(match)
    return unsaid(game, said)
