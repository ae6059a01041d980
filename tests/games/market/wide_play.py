"""Games that go everywhere: `python -m tests.games.market.wide_play`, interpreted, lists which lines of the rules ran.

One of five decisions is the greedy player's, the others are any verb and then any object: that leads to barges, carts
and swaps within a few games. It prints one JSON object: the lines of the chapters of the rules that never ran, the
words that were decided and the facts that were reported.
"""

import json
import random
import sys
from pathlib import Path
from types import FrameType, FunctionType
from typing import Any

from tests.games.coverage import Lines
from tests.games.market.tables import on_sale, overfish, own, table
from uogashi.core import engine
from uogashi.core.arrays import copy_records
from uogashi.core.components import ComponentsFile
from uogashi.core.match import SCRATCH, Match
from uogashi.games.market import GAME, rules
from uogashi.games.market.actions import DONE, OPEN_PORT, ROW
from uogashi.games.market.notation import PLAIN
from uogashi.games.market.reasons import NOT_WANTED
from uogashi.testing.checks import greedy_words

MOST_GAMES = 120
FIRST = (94, 19, 62, 0, 25, 101, 1046, 102, 32, 24)
"""Games that go everywhere together. Should the rules change, the others follow until nothing is missing any more."""
RICH = {"start_money": 6000, "ports": [100, 100], "end_money": 8000, "end_value": 90}
EASY = {
    "ships": {"slot_price": 200, "barge_price": 200},
    "fugu": {"licences": 3},
    "bank": {"loans": 1},
    "tuna": {"auction_barrels": 1},
    "crab": {"auction_barrels": 1},
}
"""Components that make events happen within a few turns that otherwise take a whole game."""
FEW = (("fugu",), ("crab", "tuna", "fugu"), ("octopus", "squid"), ("fugu", "salmon"), ("eel", "snapper", "octopus"))
BOARDS = ComponentsFile.parse("boards", (Path(__file__).parent / "all_boards.toml").read_text(encoding="utf-8"))
"""Markets that are entered by all kinds of pieces and buy all kinds."""
SHORT = {"start_money": 2400, "end_money": 2500, "end_value": 6}
SCARCE = {"crab_values": [4], "tuna_values": [15]}


OLDER = 1000
"""From this number on games are played by version 1 of the rules: those lines that only it runs."""


def play(number: int, words: set[str], facts: set[str]) -> None:
    rules_version = "1" if number >= OLDER else GAME.version
    number %= OLDER
    players = 2 + number % 3
    options: dict[str, Any] = {"turn_limit": 7, **GAME.variant} if number % 2 else {"turn_limit": 16}
    if number % 2 == 0:
        options["fish_markets"] = list(FEW[number // 2 % len(FEW)])
    boards = BOARDS if number % 5 == 3 and rules_version == GAME.version else None
    figures = GAME.figures(players, boards, rules_version)[0]
    figures |= (SHORT if number % 3 == 2 else RICH) | (SCARCE if number % 4 == 1 else {})
    if number % 3 == 1:
        figures |= {name: figures[name] | easier for name, easier in EASY.items()}
        figures["squid"] = figures["squid"] | {"pieces": 1}
    match = Match.new(
        GAME, ["a"] * players, seed=f"wide/{number}", options=options, figures=figures, rules=rules_version
    )
    rng = random.Random(number)
    while not match.over:
        seat = rng.choice(match.acting)
        ask_for_nonsense(match, seat, rng)
        decision = greedy_words(match, seat, str(number)) if rng.random() < 0.2 else any_words(match.legal(seat), rng)
        entry = match.play(seat, decision)
        words.update(move[1] for move in entry.moves)
        facts.update(fact.name for fact in entry.facts)
    assert match.winners
    assert match.scores
    assert engine.apply(match.states, match.configs, 0, 0, DONE, SCRATCH.logs) < 0


def play_what_is_rare(words: set[str], facts: set[str]) -> None:
    """Positions that games with custom boards, and those of older rules, rarely reach."""
    for pieces, way in ((("tuna 15", "tuna 20"), ["by tuna 20"]), (("tuna 20",), [])):
        match = table(3, "tuna", ships={"entry_actions": 0, "entry_piece": "tuna"})
        own(match, 0, *pieces)
        decide(match, words, facts, "enter ships")
        assert set(way) <= set(match.legal(0))
        decide(match, words, facts, *way, "sell ship 1", "done")
    match = table(3, "salmon", salmon={"degraded_pays": 200})
    own(match, 0, "salmon degraded")
    decide(match, words, facts, "enter salmon", "sell salmon degraded", "done")
    match = table(3, mackerel={"pays": 0})
    on_sale(match, 0, "mackerel fresh 300")
    decide(match, words, facts, "enter mackerel")
    assert engine.apply(copy_records(match.states), match.configs, 0, 0, ROW, SCRATCH.logs) == NOT_WANTED
    match = table(3, "snapper")
    own(match, 0, "snapper")
    overfish(match, "snapper")
    assert match.view(0)
    options = {"fish_markets": ["mackerel", "squid"], "turn_limit": 2}
    match = Match.new(GAME, ["a", "b"], seed="rare", options=options, rules="1")
    own(match, match.acting[0], "2 squid")
    decide(match, words, facts, "enter squid", "by piece", "sell squid", "done")


def decide(match: Match, words: set[str], facts: set[str], *decisions: str) -> None:
    entry = match.play(match.acting[0], *decisions)
    words.update(move[1] for move in entry.moves)
    facts.update(fact.name for fact in entry.facts)


def ask_for_nonsense(match: Match, seat: int, rng: random.Random) -> None:
    """Decisions that are not allowed, by a seat that may act, by others, and made-up ones."""
    for action in (OPEN_PORT, *rng.sample(range(match.game.actions), 3)):
        engine.apply(copy_records(match.states), match.configs, 0, seat, action, SCRATCH.logs)
    if rng.random() < 0.02:
        for stranger, action in ((-1, 0), (seat, -1)):
            assert engine.apply(match.states, match.configs, 0, stranger, action, SCRATCH.logs) < 0
        match.view((seat + 1) % len(match.seats))
        match.imagined(seat)
        match.legal((seat + 1) % len(match.seats))


def any_words(legal: list[str], rng: random.Random) -> str:
    """A verb first: there are a hundred bids, and only one way to end a turn, which comes last."""
    verbs = sorted({words.split()[0] for words in legal})
    if len(verbs) > 1 and "end" in verbs and rng.random() < 0.7:
        verbs.remove("end")
    verb = "purchase" if "purchase" in verbs and rng.random() < 0.3 else rng.choice(verbs)
    return rng.choice([words for words in legal if words.split()[0] == verb])


def chapters() -> set[str]:
    """The files of all functions that the verbs of the rules lead to."""
    files, modules = set[str](), [rules]
    while modules:
        module = modules.pop()
        files.add(str(module.__file__))
        called = [each for each in vars(module).values() if isinstance(each, FunctionType)]
        found = {each.__module__ for each in called if each.__module__.startswith(f"{rules.__package__}.")}
        modules += [sys.modules[name] for name in found if sys.modules[name].__file__ not in files]
    return files


class ChapterLines:
    """Which lines of several files have run."""

    def __init__(self) -> None:
        self.lines = {file: Lines(file) for file in sorted(chapters())}

    def watch(self, frame: FrameType, event: str, about: Any) -> Any:
        lines = self.lines.get(frame.f_code.co_filename)
        return None if lines is None else lines.watch(frame, event, about)

    def missed(self) -> list[str]:
        return [tell_line(file, line) for file, lines in self.lines.items() for line in lines.missed()]


def tell_line(file: str, line: int) -> str:
    return f"{Path(file).name}, {line}: {Path(file).read_text(encoding='utf-8').splitlines()[line - 1].strip()}"


def main() -> None:
    lines, words, facts = ChapterLines(), set[str](), set[str]()
    sys.settrace(lines.watch)
    play_what_is_rare(words, facts)
    for number in dict.fromkeys((*FIRST, *range(MOST_GAMES))):
        play(number, words, facts)
        if not lines.missed() and words.issuperset(PLAIN) and facts == {kind.name for kind in GAME.facts}:
            break
    sys.settrace(None)
    watched = sorted(Path(file).name for file in lines.lines)
    told = {"watched": watched, "missed": lines.missed(), "words": sorted(words), "facts": sorted(facts)}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
