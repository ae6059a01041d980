"""The map in letters that every view has: where items and players are, and what the letters mean."""

from typing import Any

from tests.games.shopping.tables import GAME, ONE_DOT, SEATS, play, table
from uogashi.core.components import ComponentsFile, merge
from uogashi.core.match import Match
from uogashi.games.shopping.view import PlanView

SHOP = (GAME.folder / "maps" / "corner-shop.toml").read_text(encoding="utf-8")


def plan(match: Match) -> PlanView:
    found: PlanView = match.view().plan
    return found


def in_store(**figures: Any) -> Match:
    return Match.new(GAME, SEATS[:2], seed="plan", figures=merge(GAME.figures(2)[0], figures))


def test_the_store_is_drawn_as_in_the_rules() -> None:
    match = table()
    lines = plan(match).lines
    assert lines[:4] == [
        "   A             B             C             D",
        "1  o-------------oM------------oM------------o",
        "   | T         T | S5       S5 | K         K |",
        "   |             |             |             |",
    ]
    assert [line.rstrip() for line in lines if line[0] in "456"] == [
        "4  o             @             @             o",  # no steps across
        "5  @             @             @             @",
        "6  @-------------@E------------@E------------@",
    ]
    assert lines[-1] == "     L         H      Z2N2G4     P         C"


def test_a_plan_says_what_is_on_it_and_only_that() -> None:
    match = table()
    found = plan(match)
    assert found.signs["@"] == "within-reach"
    assert (found.signs["T"], found.signs["E"], found.signs["r"]) == ("tuna", "entrance", "red-drink")
    assert "k" not in found.signs, "black drinks are in the crate"
    assert set("".join(found.lines[1:])) - set(found.signs) <= set("o|- 123456789")


def test_who_is_in_the_store_stands_at_their_dot() -> None:
    match = table()
    seat = match.acting[0]
    play(match, seat, "enter B", "walk B 5")
    found = plan(match)
    assert found.inside == {str(seat + 1): seat}
    assert found.lines[[line[0] for line in found.lines].index("5")].split() == ["5", "o", f"o{seat + 1}", "o", "o"]


def test_what_was_taken_is_gone() -> None:
    match = table()
    before = plan(match).lines
    seat = match.acting[0]
    play(match, seat, "enter B", "walk B 4", "take washer")
    after = plan(match)
    assert "".join(before).count("W") - "".join(after.lines).count("W") == 1
    assert after.signs["."] == "all-taken"


def test_the_corner_shop_has_its_own() -> None:
    figures = GAME.figures(2, ComponentsFile.parse("corner-shop.toml", SHOP))[0]
    lines = plan(Match.new(GAME, SEATS[:2], seed="plan", figures=figures)).lines
    assert lines[0].split() == ["A", "B", "C"]
    assert [line[0] for line in lines if line[0] != " "] == ["1", "2", "3", "4"]
    assert lines[1] == "1  o-------------oM------------o"
    assert any("W" in line[3:17] for line in lines), "between A and B"
    assert any("Y" in line[17:31] for line in lines), "between B and C"


def test_a_store_of_one_dot() -> None:
    assert plan(in_store(**ONE_DOT)).lines == ["   A", "1  @E", "     Z"]


def test_steps_that_cannot_be_drawn_are_told() -> None:
    cards = [{"at": ["A1", "A3"], "magazine": 1}, {"at": ["C3"], "newspaper": 2}]
    store = {**ONE_DOT, "dots": ["A1", "C1", "A3", "C3"], "steps": ["C1-A1-A3", "A1-C3"], "cards": cards}
    found = plan(in_store(**store)).lines
    assert found[-1] == "A1=C3"
    assert sum("Z" in line for line in found) == 2, "it is reached from both"
