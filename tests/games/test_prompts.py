"""The questions, warnings and announced ends of every game: in every phase and language, and as they then happen."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len

from uogashi.bots.players import decide, new_luck
from uogashi.core.errors import Message
from uogashi.core.game import Game
from uogashi.core.lookahead import find_end
from uogashi.core.match import Match
from uogashi.games import game_names, load_game
from uogashi.text import languages, texts
from uogashi_quay import GAME as QUAY

GAMES = [load_game(name) for name in game_names()]
TABLES = [(game, players) for game in GAMES for players in game.player_counts]
PHASES = {
    "tsukiji": {"evaluation", "purchase", "takusan", "yakuza"},
    "shopping": {"entering", "walking", "walking-on", "taking"},
    # The others are rare: tests/games/market/test_terminal.py lays them out.
    "market": {"turn", "fishing", "ship", "unloading", "market", "purchasing", "taking", "bidding", "entering"},
}


def name_of(part: Any) -> str:
    return part.name if isinstance(part, Game) else str(part)


LIMITS = {"market": 6, "shopping": 10}
"""Turns of a game that is to be a short one."""


def steps(game: Game, players: int, bot: str, **options: Any) -> Iterator[tuple[Match, int, str]]:
    """A game: before each decision the match, who decides, and what. Random players find no end by themselves."""
    limit = LIMITS.get(game.name)
    if limit is not None and (bot == "random" or players > game.fewest_players):
        options["turn_limit"] = limit
    match = Match.new(game, [f"Name {seat}" for seat in range(players)], seed=f"prompts {bot}", options=options)
    luck = new_luck(match)
    while not match.over:
        seat = match.acting[0]
        decision = decide(match, seat, bot, luck)
        yield match, seat, decision
        match.play(seat, decision)


# --- what is asked ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_every_phase_asks_in_every_language_and_names_its_decisions(game: Game, players: int) -> None:
    phases = set()
    for bot in ("random", "greedy"):
        for match, seat, _ in steps(game, players, bot, **game.variant):
            view = match.view(seat)
            phases.add(view.phase)
            ask = game.ask(view)
            assert ask is not None
            for decision in match.legal(seat):
                if (key := (shape(ask), re.sub(r"\d+", "#", decision))) not in SAID:
                    SAID.add(key)
                    check_words(game, ask, decision, match.seats)
    if players == game.most_players:
        assert phases >= PHASES[game.name], PHASES[game.name] - phases


LONGEST_BUTTON = 34
"""Letters, wide ones counted twice, that fit at 360 pixels: tests/browser/test_buttons.py measures it."""

SAID: set[tuple[Any, str]] = set()
"""Shared by all tables: messages checked at one need not be checked at the next."""


def shape(ask: Message) -> tuple[Any, ...]:
    """Arguments that sentences select by: the rest need not be checked more than once."""
    known = {name: min(each, 2) if isinstance(each, int) else each for name, each in ask.arguments.items()}
    return ask.id, *(each if isinstance(each, int) or str(each).islower() else name for name, each in known.items())


def check_words(game: Game, ask: Message, decision: str, seats: tuple[str, ...]) -> None:
    """Nothing is missing, what there is not is not spoken of, and a decision fits on a button of a phone."""
    for language in languages():
        say = texts(language)
        button = say.decision(game.name, decision, ask, seats)
        for words in (say.explain(ask, seats), button):
            assert words
            assert not re.search(r"\bnone\b|\$|[{}]", words), f"{language}: {words}"
        assert cell_len(button) <= LONGEST_BUTTON, f"{language}: {button}"


@pytest.mark.parametrize("game", GAMES, ids=name_of)
def test_decisions_may_be_named_by_whatever_is_asked(game: Game) -> None:
    """Follow-up decisions are named as well, under another question: no argument is missing then."""
    asked: dict[str, Message] = {}
    decisions: dict[str, str] = {}
    for match, seat, _ in steps(game, game.most_players, "random", **game.variant):
        ask = game.ask(match.view(seat))
        assert ask is not None
        asked.setdefault(ask.id, ask)
        for decision in match.legal(seat):
            decisions.setdefault(decision.split()[0], decision)
    for ask in asked.values():
        for decision in decisions.values():
            assert texts("en").decision(game.name, decision, ask)


def test_the_same_sentence_is_in_the_tiny_game() -> None:
    match = Match.new(QUAY, ["a", "b"], seed="ask")
    ask = QUAY.ask(match.view(0))
    assert ask is not None
    assert ask.id == "quay-ask-bidding"
    assert ask.arguments["crate"] == match.view(0).crate


def test_a_game_without_prompts_says_nothing() -> None:
    class Bare(Game):
        prompts = None

    bare = object.__new__(Bare)
    assert Bare.ask(bare, object()) is None
    assert Bare.warnings(bare, object()) == []


# --- what ends -------------------------------------------------------------------------------------------------------

RESULTS = ("won", "won-tie", "lost", "lost-tie", "shared")
LAST = {"shopping": lambda view: view.last_turn, "market": lambda view: view.final_turns > 0}
"""How a game's view shows that the last turns have begun."""


def begun(match: Match) -> bool:
    shows = LAST.get(match.game.name)
    return shows is not None and not match.over and bool(shows(match.view()))


def check_end(before: Match, after: Match, seat: int, ends: Message | None) -> None:
    """The game ends, or its last turns begin, if and only if announced, and as announced."""
    if ends is None:
        assert not after.over
        assert not begun(after) or begun(before)
        return
    how = ends.id.removeprefix(f"{after.game.name}-ends-")
    for language in languages():
        assert texts(language).explain(ends, after.seats)
    if how in RESULTS:
        assert after.over
        scores, winners = after.scores, after.winners
        assert ends.arguments["own"] == scores[seat]
        assert ends.arguments["best"] == max(score for other, score in enumerate(scores) if other != seat)
        assert (seat in winners) == (not how.startswith("lost"))
        assert (how == "shared") == (seat in winners and len(winners) > 1)
        assert how.endswith("-tie") == (how != "shared" and ends.arguments["own"] == ends.arguments["best"])
    elif how == "luck":
        assert after.over
    else:
        assert how in ("round", "begins")
        assert begun(after)
        assert not begun(before)


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "tsukiji": [{}, {"special_points": True}],
    "shopping": [{}, {"dexterity": True}, {"end": "round"}],
    "market": [{}],
}


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [(game, players, options) for game, players in TABLES for options in VARIANTS[game.name]],
    ids=name_of,
)
def test_the_end_comes_as_it_was_said(game: Game, players: int, options: dict[str, Any]) -> None:
    ended = 0
    for bot in ("random", "greedy"):
        for match, seat, decision in steps(game, players, bot, **options):
            if match.phase:
                continue
            before, after = match.fork(), match.fork()
            after.play(seat, decision)
            ends = find_end(match, seat, [decision])
            ended += ends is not None
            check_end(before, after, seat, ends)
    assert ended >= 2


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_choices_that_end_the_game_say_so(game: Game, players: int) -> None:
    """Together with what would follow them."""
    rng = random.Random(f"{game.name} {players}")
    said = 0
    for bot in ("random", "greedy"):
        for match, seat, decision in steps(game, players, bot):
            # All choices at the end, else a few.
            if match.phase or (find_end(match, seat, [decision]) is None and rng.random() > 0.02):
                continue
            for choice in game.outlook(match.hidden(seat), match.configs, seat).choices:
                after = match.fork()
                after.play(seat, choice.decision)
                for further in choice.then:
                    after.play(seat, further)
                check_end(match, after, seat, choice.ends)
                said += choice.ends is not None
    assert said >= 2


# --- warnings --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), TABLES, ids=name_of)
def test_whoever_is_not_to_move_is_warned_before_the_game_ends(game: Game, players: int) -> None:
    """Before the decision that ends a game everyone else has a warning, in every language; a spectator has none."""
    ended = 0
    for bot in ("random", "greedy"):
        for match, seat, decision in steps(game, players, bot):
            if find_end(match, seat, [decision]) is None or match.phase:
                continue
            ended += 1
            for other in range(players):
                if other != seat:
                    warnings = game.warnings(match.view(other))
                    assert warnings, f"{bot}: {decision} of {seat}"
                    for language in languages():
                        for warning in warnings:
                            words = texts(language).explain(warning, match.seats)
                            assert not re.search(r"\bnone\b|\$|[{}]", words)
    assert ended >= 2
