"""The game log as people would tell it: who did what, in how many lines, and what is left out."""

from typing import Any

from tests.games.tsukiji.tables import evaluate, quoted, table
from uogashi.core.facts import Fact
from uogashi.core.match import Match
from uogashi.core.story import StoryLine
from uogashi.games.tsukiji.story import tell
from uogashi.text import texts

NAMES = ["Aki", "Ben"]


def fact(name: str, **arguments: Any) -> Fact:
    return Fact(name, arguments)


def said(line: StoryLine) -> str:
    say = texts("en")
    return say.sentences(*(say.explain(message, NAMES) for message in line.messages))


def lines_and_seats(*facts: Fact) -> list[tuple[int | None, str]]:
    """The seat of each line, and its text."""
    return [(line.seat, said(line)) for line in tell(facts)]


def lines(*facts: Fact) -> list[str]:
    return [text for _, text in lines_and_seats(*facts)]


def of_kind(kind: str | None, *facts: Fact) -> list[str]:
    return [said(line) for line in tell(facts) if line.kind == kind]


def valued(lot: int, value: int, **more: int) -> Fact:
    return fact("lot-valued", **{"lot": lot, "struck": 0, "sum": value, "doublings": 0, "value": value, **more})


def tablet(lot: int, price: int, modifier: int) -> Fact:
    return fact("tablet-given", lot=lot, price=price, modifier=modifier)


def moved(product: str, by: int, space: int, far: int | None = None) -> Fact:
    far = by if far is None else far
    return fact("marker-moved", product=product, by=by, origin=space - far, space=space, moved=far)


def revealed(lot: int, *tickets: str) -> list[Fact]:
    return [fact("ticket-revealed", lot=lot, seat=seat, ticket=ticket) for seat, ticket in enumerate(tickets)]


def placed(*tickets: str) -> list[Fact]:
    return [fact("ticket-placed", seat=0, lot=lot, ticket=ticket) for lot, ticket in enumerate(tickets, start=1)]


# --- the evaluation ---


def test_own_tickets_are_told_in_one_line_from_the_leftmost_lot_on() -> None:
    facts = placed("4", "annul", "+6")
    assert lines_and_seats(*facts) == [(0, "Your tickets, from the left: 4, annulment, +6")]
    assert of_kind("own", *facts) == lines(*facts)


def test_own_tickets_are_one_if_only_one_was_laid() -> None:
    assert lines(*placed("x2")) == ["Your ticket: ×2"]


def test_that_somebody_is_ready_is_told_for_a_while() -> None:
    ready = fact("seat-ready", seat=1)
    assert lines_and_seats(ready) == [(1, "Ben is ready.")]
    assert of_kind("passing", ready) == lines(ready)


def test_that_they_are_ready_nobody_is_told_who_sees_their_tickets() -> None:
    assert lines(*placed("x2"), fact("seat-ready", seat=0)) == ["Your ticket: ×2"]


def test_who_turns_the_tickets_over_is_not_said_to_be_ready() -> None:
    facts = (fact("seat-ready", seat=1), *revealed(1, "2", "0"), valued(1, 2), tablet(1, 5, 1))
    assert of_kind("passing", *facts) == []
    assert lines(*facts)[0] == "Tickets are revealed."


# --- the reveal ---


def test_lots_are_told_from_the_dearest_to_the_cheapest() -> None:
    facts = [valued(1, 3), valued(2, 8), tablet(2, 12, 2), tablet(1, 5, -1)]
    assert of_kind("loud", *facts) == ["Tickets are revealed."]
    assert of_kind("brief", *facts) == ["Lot 2 is worth 8: ¥12, market +2.", "Lot 1 is worth 3: ¥5, market −1."]
    assert of_kind("detail", *facts) == [
        "Lot 2 gets the top tablet: ¥12, market +2, with the clock.",
        "Lot 1 gets the ¥5 tablet, market −1.",
    ]


def test_fours_that_were_struck_out_are_told() -> None:
    assert of_kind("brief", valued(1, 2, struck=1), tablet(1, 5, 1)) == [
        "Lot 1 is worth 2 (a 4 cancelled): ¥5, market +1."
    ]


def test_a_doubling_is_told() -> None:
    assert of_kind("brief", valued(1, 12, sum=6, doublings=1), tablet(1, 5, 1)) == [
        "Lot 1 is worth 12 (doubled): ¥5, market +1."
    ]


def test_a_value_below_nothing_has_a_real_minus_sign() -> None:
    assert of_kind("brief", valued(1, -2), tablet(1, 5, 1)) == ["Lot 1 is worth −2: ¥5, market +1."]


def test_the_tickets_of_each_lot_and_what_they_make_are_details() -> None:
    facts = [*revealed(1, "4", "annul"), *revealed(2, "3", "-1")]
    facts += [valued(1, 0, struck=1), valued(2, 2), tablet(2, 9, 4), tablet(1, 6, 1)]
    assert of_kind("detail", *facts)[:2] == [
        "Lot 1: 4 from Aki, annulment from Ben. Lot 1 is worth 0, one 4 cancelled.",
        "Lot 2: 3 from Aki, −1 from Ben. Lot 2 is worth 2.",
    ]


def test_details_tell_of_doublings_and_of_values_below_nothing() -> None:
    facts = [*revealed(1, "3", "x2"), *revealed(2, "0", "-1")]
    facts += [valued(1, 6, sum=3, doublings=1), valued(2, -1), tablet(1, 9, 4), tablet(2, 6, 1)]
    first, second, *_ = of_kind("detail", *facts)
    assert first.endswith("Lot 1 is worth 6, 3 doubled.")
    assert second.endswith("Lot 2 is worth −1.")


def test_of_equal_lots_the_one_to_the_left_is_named() -> None:
    facts = [valued(1, 3), valued(2, 3), tablet(1, 12, 2), tablet(2, 5, -1)]
    for kind in ("detail", "brief"):
        assert of_kind(kind, *facts)[1].endswith("Tied with lot 1, which is further left.")


def test_which_markers_move_and_by_how_much_is_one_line() -> None:
    assert of_kind(None, moved("ebi", 3, 9), moved("tako", -2, 4)) == ["Market: prawn +3 to 9 and octopus −2 to 4."]


def test_of_markers_that_stay_nothing_is_told() -> None:
    assert of_kind(None, moved("ebi", 0, 9)) == []


def test_of_a_marker_that_could_not_move_it_is_told_why() -> None:
    assert of_kind(None, moved("ebi", 3, 9), moved("sake", -2, 1, 0)) == [
        "Market: prawn +3 to 9. The salmon marker stays on 1: −2 would go past the end of the track."
    ]


# --- purchases ---

BOUGHT = fact("lot-bought", seat=1, lot=2, price=9)


def test_a_purchase_is_told_with_its_cards_in_one_line() -> None:
    cards = [fact("product-laid", seat=1, product=product) for product in ("ebi", "tako", "tako")]
    assert lines_and_seats(BOUGHT, *cards) == [(1, "Ben buys lot 2 for ¥9: prawn, octopus, octopus.")]


def test_a_purchase_without_product_cards_is_told_alone() -> None:
    assert lines_and_seats(BOUGHT) == [(1, "Ben buys lot 2 for ¥9.")]


def test_a_purchase_goes_on_with_takusan_and_yakuza_in_their_order() -> None:
    more = [fact("takusan-laid", seat=1, row="tako"), fact("yakuza-paid", seat=1, row="ebi")]
    assert lines_and_seats(BOUGHT, *more) == [
        (1, "Ben buys lot 2 for ¥9. Ben adds a Takusan to the octopus row. Ben gives prawn to the Yakuza.")
    ]


def test_whoever_passes_makes_no_purchase() -> None:
    assert lines_and_seats(fact("passed", seat=0, income=3)) == [(0, "Aki passes and takes ¥3.")]


# --- separate lines ---


def test_what_stands_for_itself_is_told_with_its_seat_if_it_has_one() -> None:
    assert lines_and_seats(fact("bonus", seat=1, bonus="popular", points=5)) == [
        (1, "Ben’s restaurant is Popular: +5.")
    ]
    assert lines_and_seats(fact("lot-discarded", lot=3)) == [(None, "Nobody bought lot 3.")]


def test_a_round_begins_after_what_led_to_it_and_names_its_first_player_once() -> None:
    facts = [fact("passed", seat=0, income=3), fact("first-player", seat=1), fact("round-begins", round=2, first=1)]
    assert lines(*facts) == ["Aki passes and takes ¥3.", "Round 2 begins; Ben is the first player."]
    assert of_kind("heading", *facts) == ["Round 2 begins; Ben is the first player."]


def test_nothing_is_told_of_what_the_table_shows_anyway() -> None:
    assert lines(fact("lot-offered", lot=1, card1="ebi", card2="tako", card3="fugu")) == []
    price = fact("final-price", product="ebi", rank=1, price=7)
    assert of_kind("detail", price) == lines(price) == ["Rank 1: prawn, ¥7 per card."]


# --- in a game ---


def known(match: Match, entry: Any, seat: int) -> list[str | None]:
    return [line.kind for line in tell(match.facts(entry, seat))]


def test_a_reader_is_told_only_what_they_may_know() -> None:
    match = table(2)
    entry = match.play(0, "ticket 4", "ticket 3", "ticket x2")
    assert known(match, entry, 0) == ["own"]
    assert known(match, entry, 1) == ["passing"]
    entry = match.play(1, "ticket 2", "ticket 0", "ticket 1")
    assert known(match, entry, 1)[:2] == ["own", "loud"]
    assert known(match, entry, 0)[0] == "loud"


def test_beside_a_table_a_reveal_is_as_many_lines_as_there_are_lots_and_two_more() -> None:
    match = table(3)
    entry = evaluate(match, "4 0 x2 1", "annul 4 x2 -1", "3 x2 0 +6")
    kinds = [line.kind for line in tell(match.facts(entry))]
    assert kinds == ["loud", *["detail"] * 8, *["brief"] * 4, None]


def test_a_purchase_is_one_line_whatever_the_number_of_its_decisions() -> None:
    match = quoted(2, ["sake sake takusan", "ebi yakuza ebi", "tako tako tako"])
    (line,) = tell(match.facts(match.play(0, "buy 1", "takusan sake")))
    assert line.seat == 0
    assert len(line.messages) == 2
