"""The questions and warnings of Shopping Spree, and how it announces its end."""

from typing import Any

import pytest

from tests.games.shopping.tables import at, carried, give, has_left, money, table, turn_of
from uogashi.core.lookahead import find_end
from uogashi.core.match import Match
from uogashi.games.shopping import preview, prompts
from uogashi.text import texts

ENGLISH = texts("en")
NAMES = ["Ann", "Ben", "Cas"]


def asked(match: Match, seat: int = 0) -> str:
    return ENGLISH.explain(prompts.ask(match.view(seat)), NAMES)


def warned(match: Match, seat: int = 0) -> list[str]:
    return [ENGLISH.explain(message, NAMES) for message in prompts.warnings(match.view(seat))]


def nearly_over(**options: Any) -> Match:
    """Three players; Ben is done, Cas in the store with a shirt, and it is Ann's turn beside the door."""
    match = table(3, options=options)
    times = int(match.configs[0].leavings)
    has_left(match, 1, times)
    has_left(match, 0, times - 1)
    at(match, 0, "B6")
    give(match, 0, "shirt")
    at(match, 2, "B5")
    give(match, 2, "2 shirt")
    money(match, 500, 4000, 300)
    turn_of(match, 0)
    return match


def test_what_lies_here_is_asked_about() -> None:
    match = nearly_over()
    assert asked(match).startswith("You are at B6, one step from the exit.")
    match.play(0, "walk B 5")
    assert asked(match).startswith("You are at B5. Take one item (")
    assert asked(match).endswith("), or nothing.")


def test_decisions_say_where_and_for_how_much() -> None:
    match = nearly_over()
    ask = prompts.ask(match.view(0))
    pays = match.view(0).seats[0].basket_pays
    assert ENGLISH.decision("shopping", "leave", ask) == f"Leave store for ¥{ENGLISH.number(pays)}"
    assert ENGLISH.decision("shopping", "here", ask) == "Stop at B6"
    assert ENGLISH.decision("shopping", "take red drink", ask) == "Take red drink"


def test_whoever_could_end_the_game_next_is_warned_of() -> None:
    match = nearly_over()
    pays = ENGLISH.number(match.view(2).seats[2].basket_pays)
    steps = match.view().seats[0].exit_steps
    assert steps == 1
    assert warned(match, 2) == [
        f"Ann is one step from the exit: if they leave, the game ends and your basket (¥{pays}) pays nothing."
    ]
    # Cas could leave as well, but would not be done then.
    assert warned(match, 0) == []
    has_left(match, 2, 0)
    assert warned(match, 2) == ["Ann is one step from the exit: if they leave, the game ends."]


def test_an_empty_basket_or_a_long_way_warns_of_nothing() -> None:
    match = nearly_over()
    at(match, 0, "B1")
    far = match.view().seats[0].exit_steps or 0
    assert far > match.view().steps_a_turn
    assert warned(match, 2) == []


def test_leaving_says_how_the_game_ends() -> None:
    match = nearly_over()
    own = 500 + match.view().seats[0].basket_pays
    ends = find_end(match, 0, ["leave"])
    assert ends is not None
    assert ENGLISH.explain(ends) == f"Leaving now ends the game: you lose ¥{ENGLISH.number(own)} to ¥4,000."
    choices = {each.decision: each.ends for each in preview.preview_choices(match.hidden(0), match.configs, 0)}
    assert choices.pop("leave") == ends
    assert set(choices.values()) == {None}
    money(match, 4000, 500, 300)
    ends = find_end(match, 0, ["leave"])
    assert ends is not None
    assert ends.id == "shopping-ends-won"


def test_equal_money_is_told_apart_by_papers() -> None:
    match = nearly_over()
    pays = match.view().seats[0].basket_pays
    money(match, 4000 - pays, 4000, 300)
    assert end_id(match) == "shopping-ends-shared"
    carried(match, 1, "magazine")
    assert end_id(match) == "shopping-ends-lost-tie"
    carried(match, 0, "2 newspaper")
    assert end_id(match) == "shopping-ends-won-tie"


def end_id(match: Match, decision: str = "leave") -> str | None:
    ends = find_end(match, 0, [decision])
    return ends.id if ends is not None else None


def test_with_dexterity_luck_decides_how_it_ends() -> None:
    match = nearly_over(dexterity=True)
    give(match, 0, "2 pants", "2 bra", "2 socks", "2 underwear")
    assert end_id(match) == "shopping-ends-luck"


def test_where_the_round_is_finished_leaving_brings_the_last_turns() -> None:
    match = nearly_over(end="round")
    assert end_id(match) == "shopping-ends-round"
    assert "the game ends after this round" in warned(match, 2)[0]
    match.play(0, "leave")
    assert not match.over
    pays = ENGLISH.number(match.view(2).seats[2].basket_pays)
    assert warned(match, 2) == [
        f"Last turns: the game ends with this round. Your basket (¥{pays}) pays nothing unless you leave."
    ]
    assert warned(match, 1) == ["Last turns: the game ends with this round."]


@pytest.mark.parametrize("seat", [0, 2])
def test_the_turn_limit_is_warned_of(seat: int) -> None:
    match = nearly_over()
    has_left(match, 0, 0)
    turn_of(match, 2, match.view().turn_limit)
    assert warned(match, seat)[0].startswith(f"Turn {match.view().turn_limit} is the last one")


def test_a_spectator_is_not_warned() -> None:
    assert prompts.warnings(nearly_over().view()) == []
