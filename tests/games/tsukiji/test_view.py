"""The numbers of a reveal in a view add up: each ticket with what it adds to its lot."""

import pytest

from tests.games.tsukiji.tables import GAME, evaluate, table
from uogashi.bots.players import decide, new_luck
from uogashi.core.match import Match


def first_lot(*tickets: str) -> tuple[list[int] | None, int | None]:
    """What these tickets add to the first lot, and what it is worth then."""
    match = table(len(tickets))
    others = {ticket: [each for each in "01234" if each != ticket][: len(tickets)] for ticket in tickets}
    evaluate(match, *(" ".join([ticket, *others[ticket]]) for ticket in tickets))
    lot = match.view().lots[0]
    return lot.adds, lot.value


def test_tickets_add_what_they_show() -> None:
    assert first_lot("4", "+6", "-1") == ([4, 6, -1], 9)


def test_a_struck_four_and_its_annulment_add_nothing() -> None:
    assert first_lot("3", "4", "annul") == ([3, 0, 0], 3)


def test_of_two_fours_the_first_is_struck() -> None:
    assert first_lot("4", "annul", "4") == ([0, 0, 4], 4)


def test_a_spare_annulment_adds_two() -> None:
    assert first_lot("4", "annul", "annul") == ([0, 0, 2], 2)


def test_what_doubles_adds_nothing_itself() -> None:
    assert first_lot("x2", "3", "2") == ([0, 3, 2], 10)


def test_before_the_reveal_nothing_is_told() -> None:
    assert {lot.adds is None for lot in table(3).view().lots} == {True}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_sums_of_whole_games_add_up(players: int) -> None:
    match = Match.new(GAME, ["a"] * players, seed="sums")
    luck, seen = new_luck(match), 0
    while not match.over:
        match.play(match.acting[0], decide(match, match.acting[0], "random", luck))
        for lot in match.view().lots:
            if lot.adds is not None:
                assert sum(lot.adds) == lot.sum
                assert sum(lot.adds) << (lot.doublings or 0) == lot.value
                struck = [added for added, ticket in zip(lot.adds, lot.tickets or [], strict=True) if ticket == "4"]
                assert struck.count(0) == lot.struck
                seen += 1
    assert seen > 20
