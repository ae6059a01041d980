"""The game log as players would describe it: a turn is one line of the seat that took it, and the end stands out."""

from tests.games.shopping.tables import at, give, has_left, leave_with, table
from uogashi.core.errors import Series
from uogashi.core.match import Entry, Match
from uogashi.core.story import StoryLine
from uogashi.games.shopping.story import tell


def story_of(match: Match, entry: Entry) -> list[StoryLine]:
    return list(tell(match.facts(entry)))


def test_whoever_goes_first_is_named_loudly() -> None:
    match = table(2)
    assert [(line.seat, line.kind) for line in story_of(match, match.opening)] == [(0, "loud")]


def test_a_turn_is_one_sentence_of_several_parts() -> None:
    match = table(2)
    (line,) = story_of(match, match.play(0, "enter B", "walk B 4", "take bed sheet"))
    assert (line.seat, line.kind) == (0, None)
    (message,) = line.messages
    parts = message.arguments["parts"]
    assert isinstance(parts, Series)
    assert [part.id for part in parts.items] == ["shopping-told-enters", "shopping-told-walks", "shopping-told-takes"]


def test_a_leaving_is_told_in_the_same_line_with_the_stacks_that_fall() -> None:
    match = table(2)
    (line,) = story_of(match, leave_with(match, 0, "2 shirt", "salmon"))
    assert [message.id for message in line.messages] == ["shopping-told-leaves", "shopping-told-stacks"]


def test_the_last_turn_and_a_lost_basket_are_loud() -> None:
    match = table(2, options={"end": "even"})
    has_left(match, 0, 1)
    at(match, 1, "A1")
    give(match, 1, "dryer")
    assert [line.kind for line in story_of(match, leave_with(match, 0, "washer"))] == [None, "loud"]
    lines = story_of(match, match.play(1, "walk A 2", "nothing"))
    assert [(line.seat, line.kind) for line in lines] == [(1, None), (1, "loud")]
