"""Games that go everywhere: `python -m tests.games.shopping.wide_play`, interpreted, lists which lines ran.

Half of the decisions are the greedy player's, the others are any verb and then any object. It prints one JSON object:
the lines of the rules that never ran, the words that were decided and the facts that were reported.
"""

import json
import random
import sys
from types import FrameType
from typing import Any

from tests.games.coverage import Lines
from tests.games.shopping.tables import COUNTS, GAME, ONE_DOT, SEATS
from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.components import merge
from uogashi.core.lookahead import SILENCE
from uogashi.core.match import SCRATCH, Match
from uogashi.core.verbs import CHANCE
from uogashi.games.shopping import FOLDER, actions
from uogashi.testing.checks import greedy_words

CHAPTERS = [
    FOLDER / f"{name}.py"
    for name in (
        *("rules", "setup", "legality", "walking", "taking", "machine"),
        *("leaving", "turns", "scoring", "basket"),
    )
]
"""The files with the rules."""
FEWEST_GAMES, MOST_GAMES = 8, 60
CAREFUL = {"safe_items": 2, "fall_odds": [1, 3]}
"""Items also fall out of small baskets."""
CHEAP = {"tuna_price": 0, "tuna_dearer": 100, "crate": 2}
"""Tuna is bought until the bag is empty, and more drinks wait beside the crate than go into it."""


def new_match(number: int) -> Match:
    """A store with cheap tuna, or every option, or one dot; the limit of turns may bite."""
    players = COUNTS[number % len(COUNTS)]
    figures = GAME.figures(players)[0]
    options: dict[str, Any] = {"turn_limit": 6 if number % 5 == 4 else 40}
    if number % 7 == 3:
        figures = merge(figures, ONE_DOT)
    elif number % 2:
        options |= GAME.variant
        figures = merge(figures, CAREFUL)
    else:
        options["end"] = "even"
        figures = merge(figures, CHEAP)
    return Match.new(GAME, SEATS[:players], seed=f"wide/{number}", options=options, figures=figures)


def play(number: int, words: set[str], facts: set[str]) -> None:
    match = new_match(number)
    rng = random.Random(number)
    while not match.over:
        (seat,) = match.acting
        ask_for_nonsense(match, seat, rng)
        decision = greedy_words(match, seat, str(number)) if rng.random() < 0.5 else any_words(match.legal(seat), rng)
        before = copy_records(match.states)
        entry = match.play(seat, decision)
        words.update(move[1] for move in entry.moves)
        facts.update(fact.name for fact in entry.facts)
    assert match.winners
    assert match.scores
    # The last decision once more, for nobody to hear.
    action = GAME.find_decision(before, match.configs, decision)
    assert action is not None
    assert engine.apply(before, match.configs, 0, seat, action, SILENCE) >= 0
    assert engine.apply(match.states, match.configs, 0, 0, actions.NOTHING, SCRATCH.logs) < 0


def ask_for_nonsense(match: Match, seat: int, rng: random.Random) -> None:
    """Decisions that are not allowed, by a seat that may act, by others, and made-up ones."""
    for action in rng.sample(range(match.game.actions), 3):
        states = copy_records(match.states)
        done = engine.apply(states, match.configs, 0, seat, action, SCRATCH.logs)
        if done >= 0 and engine.acting(states, 0) == 1 << CHANCE:
            for outcome in rng.sample(range(actions.DRAW, actions.ACTIONS), 3):
                engine.apply(states, match.configs, 0, CHANCE, outcome, SCRATCH.logs)
    if rng.random() < 0.02:
        assert engine.odds(match.states, match.configs, 0, SCRATCH.weight(actions.ACTIONS)) == 0, "chance does not act"
        for stranger, action in ((-1, 0), (seat, -1)):
            assert engine.apply(match.states, match.configs, 0, stranger, action, SCRATCH.logs) < 0
        match.view((seat + 1) % len(match.seats))
        match.imagined(seat)
        match.legal((seat + 1) % len(match.seats))


def any_words(legal: list[str], rng: random.Random) -> str:
    """A verb first: there are many dots to walk to, and only one way to leave."""
    verbs = sorted({words.split()[0] for words in legal})
    if len(verbs) > 1 and "nothing" in verbs and rng.random() < 0.7:
        verbs.remove("nothing")
    verb = rng.choice(verbs)
    return rng.choice([words for words in legal if words.split()[0] == verb])


def main() -> None:
    lines, words, facts = [Lines(str(file)) for file in CHAPTERS], set[str](), set[str]()
    watchers = {each.file: each.watch for each in lines}

    def watch(frame: FrameType, event: str, argument: Any) -> Any:
        found = watchers.get(frame.f_code.co_filename)
        return found and found(frame, event, argument)

    sys.settrace(watch)
    games = 0
    for number in range(MOST_GAMES):
        play(number, words, facts)
        games += 1
        all_words = all(f"take {thing}" in words for thing in ("tuna", "crab", "newspaper", "dryer"))
        all_lines = not any(each.missed() for each in lines)
        if all_lines and all_words and len(facts) == len(GAME.facts) and number >= FEWEST_GAMES:
            break
    sys.settrace(None)
    missed = {each.file: each.missed() for each in lines if each.missed()}
    found = {"games": games, "missed": missed, "words": sorted(words), "facts": sorted(facts)}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
