"""The game log as people would tell it: who did each line, which lines are headings, and what others may not know."""

from tests.games.market.tables import bids, on_sale, play, sail, ship, table
from uogashi.core.facts import Fact
from uogashi.core.match import Entry, Match
from uogashi.core.story import StoryLine
from uogashi.core.verbs import SPECTATOR
from uogashi.games.market.story import tell
from uogashi.text import texts


def story_of(match: Match, entry: Entry, seat: int = SPECTATOR) -> list[StoryLine]:
    return list(tell(match.facts(entry, seat)))


def said(match: Match, line: StoryLine) -> str:
    say = texts("en")
    return say.sentences(*(say.explain(message, match.seats) for message in line.messages))


def auction() -> Match:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    play(match, 0, "fishing", "ship 2", "dock", chance="draw tuna 20")
    return match


def test_a_turn_is_one_line_of_whoever_took_it_and_the_next_one_begins_with_a_heading() -> None:
    match = table(3, "eel")
    on_sale(match, 1, "2 mackerel fresh 300")
    decisions = ["purchase", "from seat 1", "take mackerel fresh", "at 300", "done", "end turn"]
    entry = match.play(0, *decisions)
    assert [(line.seat, line.kind) for line in story_of(match, entry)] == [(0, None), (1, "heading")]
    assert len(entry.facts) >= 2


def test_what_everybody_should_notice_is_loud() -> None:
    match = table(2, "eel")
    sail(match, 0, 1)
    match.states[0].barrels[0] = 1
    entry = play(match, 0, "fishing", "ship 1", "fish mackerel", chance="new market squid")
    assert [line.kind for line in story_of(match, entry)] == [None, "loud", "loud"]


def test_a_bid_is_told_to_whoever_made_it_and_others_hear_for_a_while_that_there_is_one() -> None:
    match = auction()
    entry = match.play(1, "bid 700")
    (own,) = story_of(match, entry, 1)
    assert (own.seat, own.kind, said(match, own)) == (1, "own", "Ben bids ¥700.")
    for other in (SPECTATOR, 0, 2):
        (ready,) = story_of(match, entry, other)
        assert (ready.seat, ready.kind, said(match, ready)) == (1, "passing", "Ben has bid.")


def test_an_auction_is_nobodys_doing_and_the_last_bid_is_told_with_all_others() -> None:
    match = auction()
    entry = bids(match, 100, 700, 300)
    (line,) = story_of(match, entry)
    assert (line.seat, line.kind) == (None, None)
    assert said(match, line).startswith("Bids: Ben ¥700, Chie ¥300, Aki ¥100.")
    assert [line.kind for line in story_of(match, entry, 2)] == ["own", None]


def test_that_nothing_is_left_to_auction_is_told_where_it_is_nobodys_doing() -> None:
    match = auction()
    (line,) = tell([Fact("no-auction", {"kind": "tuna"})])
    assert (line.seat, said(match, line)) == (None, "No tuna left to auction.")
