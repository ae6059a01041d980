"""Golden playthroughs: a few whole games, fact by fact, kept as text. A change of the rules shows in them."""

from collections.abc import Iterator, Mapping
from typing import Any

from uogashi.core.facts import Fact
from uogashi.core.game import Game
from uogashi.testing.checks import match_steps
from uogashi.testing.playthrough import Playthrough


def golden_files(game: Game, more: Mapping[str, Any]) -> dict[str, str]:
    """File name → text, a playthrough for each player count, with and without the variant."""
    return {
        f"{game.name}-{players}{'-variant' * variant}.txt": "\n".join(tell_game(game, players, variant, more)) + "\n"
        for players in game.player_counts
        for variant in (False, True)
    }


def tell_game(game: Game, players: int, variant: bool, more: Mapping[str, Any]) -> Iterator[str]:
    playthrough = Playthrough(players, f"golden/{players}", variant, (), bool(more), more)
    match = playthrough.new_match(game)
    yield f"{game.name}, rules {match.rules}, {players} players, seed {playthrough.seed}, options {match.options}"
    yield from entry_lines(match.opening.moves, match.opening.facts)
    for match, _, _ in match_steps(game, playthrough):
        if match.entries:
            yield from entry_lines(match.entries[-1].moves, match.entries[-1].facts)
    yield from entry_lines(match.entries[-1].moves, match.entries[-1].facts)
    yield f"scores {match.scores}, winners {match.winners}"


def entry_lines(moves: tuple[tuple[int, str], ...], facts: tuple[Fact, ...]) -> Iterator[str]:
    for seat, words in moves:
        yield f"{seat}: {words}"
    yield from map(fact_line, facts)


def fact_line(fact: Fact) -> str:
    audience = "" if fact.known_to(-1) else " (secret)"
    return f"    {fact.name}{audience} " + " ".join(f"{name}={value}" for name, value in fact.arguments.items())
