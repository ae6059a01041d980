"""The log of every game: every event is shown, to every reader, in every language, from what they may know."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from uogashi.bots.players import decide, new_luck
from uogashi.core.match import Entry, Match
from uogashi.core.story import StoryLine
from uogashi.core.verbs import SPECTATOR
from uogashi.games import game_names, load_game
from uogashi.text import languages, texts

BOTS = ("greedy", "random", "greedy")
LIMITS = {"market": 12, "shopping": 12}
"""Turns of a game that is to be a short one."""


@pytest.fixture(scope="module", params=[(name, whole) for name in game_names() for whole in (False, True)], ids=str)
def match(request: pytest.FixtureRequest) -> Match:
    """A whole game; an entry is a decision, or as many as one may have."""
    name, whole = request.param
    game = load_game(name)
    limit = {"turn_limit": LIMITS[game.name]} if game.name in LIMITS else {}
    options = {**game.variant, **limit}
    match = Match.new(game, ["Aki", "Ben", "Chie"], seed="stories", options=options)
    luck = new_luck(match)
    while not match.over:
        seat = match.acting[0]
        match.play(seat, *decisions(match.fork(), seat, luck, whole))
    return match


def decisions(match: Match, seat: int, luck: Any, whole: bool) -> list[str]:
    """Those of one entry: it ends where someone else acts or something is revealed."""
    decided = [decide(match, seat, BOTS[seat], luck)]
    while whole and not match.ends(match.play(seat, decided[-1])) and seat in match.acting:
        decided.append(decide(match, seat, BOTS[seat], luck))
    return decided


def stories(match: Match) -> Iterator[tuple[Entry, int, list[StoryLine]]]:
    for entry in (match.opening, *match.standing):
        for seat in (SPECTATOR, *range(3)):
            yield entry, seat, list(match.game.tell(match.facts(entry, seat)))


def test_every_line_can_be_said_in_every_language(match: Match) -> None:
    told = [message for _, _, story in stories(match) for line in story for message in line.messages]
    assert len(told) > 100
    for language in languages():
        assert all(texts(language).explain(message, match.seats).strip() for message in told)


def test_every_line_goes_through_json(match: Match) -> None:
    for _, _, story in stories(match):
        plain: Any = msgspec.json.decode(msgspec.json.encode(story))
        assert plain == msgspec.to_builtins(story)
        assert all(line["messages"] for line in plain)


def test_what_only_one_reader_knows_is_told_to_nobody_else(match: Match) -> None:
    own = [(entry, seat, line) for entry, seat, story in stories(match) for line in story if line.kind == "own"]
    assert own or match.game.name not in ("market", "tsukiji"), "they decide in secret"
    assert all(line.seat == entry.seat == seat for entry, seat, line in own)


def test_an_entry_is_told_in_a_few_lines(match: Match) -> None:
    """Beside a table, where details are left out."""
    longest = max(
        len([line for line in story if line.kind != "detail"])
        for entry, _, story in stories(match)
        if entry is not match.standing[-1]
    )
    assert longest <= 9
