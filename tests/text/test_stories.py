"""Game log lines as text: messages within messages, series, and what a terminal leaves out."""

from uogashi.core.errors import Message, Seat, Series, Term
from uogashi.core.story import LineKind, StoryLine
from uogashi.text import texts
from uogashi.text.stories import tell_lines

NAMES = ["Aki", "Ben", "Chie"]


def tickets(told: object, language: str = "en") -> str:
    return texts(language).explain(Message("tsukiji-told-tickets", {"lot": 2, "tickets": told}), NAMES)


def laid(seat: int) -> Message:
    return Message("tsukiji-told-ticket", {"seat": Seat(seat), "ticket": Term("tsukiji-thing-annul")})


def test_a_message_may_stand_in_a_message() -> None:
    assert tickets(laid(1)) == "Lot 2: annulment from Ben."


def test_a_list_has_commas() -> None:
    assert tickets([laid(0), Seat(1), "¥300"]) == "Lot 2: annulment from Aki, Ben, ¥300."


def test_a_series_is_counted_as_in_a_sentence() -> None:
    assert tickets(Series([Seat(0), Seat(1), Seat(2)])) == "Lot 2: Aki, Ben and Chie."
    assert "Aki, Ben en Chie" in tickets(Series([Seat(0), Seat(1), Seat(2)]), "nl")


def test_a_series_may_have_a_message_between_its_items() -> None:
    assert tickets(Series([laid(0), laid(1)], "market-told-then")) == "Lot 2: annulment from Aki; annulment from Ben."


def lines(*kinds: LineKind | None) -> list[str]:
    told = [
        StoryLine([Message("tsukiji-told-reveal"), Message("tsukiji-told-tie", {"lot": 1})], 0, kind) for kind in kinds
    ]
    return [words.plain for _, words in tell_lines(told, NAMES, texts("en"))]


def test_the_sentences_of_a_line_follow_each_other() -> None:
    assert lines(None) == ["Tickets are revealed. Tied with lot 1, which is further left."]


def test_a_heading_has_a_line_before_it() -> None:
    assert lines("heading")[0].startswith("── Tickets are")


def test_what_one_has_typed_what_soon_passes_and_what_details_say_is_not_told() -> None:
    assert lines("own", "passing", "brief") == []
    assert len(lines("loud", "detail")) == 2
