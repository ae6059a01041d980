"""Every ruling of uogashi/games/tsukiji/rulings.md, by its name."""

import pytest

from tests.games.reading import all_facts, facts_named
from tests.games.tsukiji.tables import (
    GAME,
    empty_pockets,
    evaluate,
    give,
    lot_values,
    one_round,
    place_markers,
    prices_of,
    quoted,
    rows_of,
    spaces_of,
    table,
)
from uogashi.core.components import ComponentsFile
from uogashi.core.errors import Refusal
from uogashi.core.match import Match

# --- R1: annulments and fours pair off; a spare annulment counts as +2 ---


def test_R1_one_annulment_cancels_one_of_two_fours() -> None:
    match = table(3)
    entry = evaluate(match, "4 1 2 3", "4 1 2 3", "annul 1 2 3")
    assert lot_values(match)[0] == 4
    assert facts_named(entry, "lot-valued")[0]["struck"] == 1


def test_R1_two_annulments_cancel_two_fours() -> None:
    match = table(4)
    evaluate(match, "4 0 1 2 3", "4 0 1 2 3", "annul 0 1 2 3", "annul 0 1 2 3")
    assert lot_values(match)[0] == 0


def test_R1_an_annulment_without_a_four_counts_as_2() -> None:
    match = table(3)
    evaluate(match, "annul 1 2 3", "0 1 2 3", "3 1 2 0")
    assert lot_values(match)[0] == 5


def test_R1_the_second_of_two_annulments_is_spare_beside_one_four() -> None:
    match = table(3)
    evaluate(match, "annul 1 2 3", "annul 1 2 3", "4 1 2 3")
    assert lot_values(match)[0] == 2


def test_R1_an_annulment_cancels_nothing_on_other_lots() -> None:
    match = table(2)
    evaluate(match, "4 annul 1", "0 1 2")
    assert lot_values(match)[:2] == [4, 3]


def test_R1_an_annulment_does_not_cancel_a_plus_6() -> None:
    match = table(2)
    evaluate(match, "+6 1 2", "annul 1 2")
    assert lot_values(match)[0] == 8


# --- R2: a negative sum is doubled too ---


def test_R2_a_negative_sum_is_doubled() -> None:
    match = table(3)
    evaluate(match, "-1 1 2 3", "x2 1 2 3", "0 1 2 3")
    assert lot_values(match)[0] == -2


def test_R2_two_doublings_make_four_times() -> None:
    match = table(3)
    evaluate(match, "-1 1 2 3", "x2 1 2 3", "x2 1 2 3")
    assert lot_values(match)[0] == -4


# --- R3: the track ends at 1 and 60 ---


def test_R3_a_move_past_the_top_stops_at_60() -> None:
    match = table(2, ["ebi ebi ebi", "maguro maguro maguro", "maguro maguro tako"])
    place_markers(match, ebi=55)
    evaluate(match, "4 1 0", "4 1 0")
    assert spaces_of(match)["ebi"] == 60


def test_R3_a_move_past_the_bottom_stops_at_1() -> None:
    match = table(2, ["maguro maguro maguro", "maguro maguro tako", "sake sake sake"])
    place_markers(match, sake=3)
    evaluate(match, "4 1 0", "4 1 0")
    assert spaces_of(match)["sake"] == 1


# --- R4: stacks ---


def test_R4_a_marker_that_arrives_lies_on_top() -> None:
    match = table(2, ["ebi maguro maguro", "maguro maguro maguro", "maguro maguro yakuza"])
    place_markers(match, ebi=6, hotategai=10, fugu=20, tako=30, sake=40)
    evaluate(match, "4 1 0", "4 1 0")
    assert spaces_of(match)["ebi"] == spaces_of(match)["hotategai"] == 10
    assert prices_of(match)["ebi"] == 3
    assert prices_of(match)["hotategai"] == 1


def test_R4_a_sum_of_0_does_not_lift_a_marker() -> None:
    # ebi +3 joins hotategai on 10; hotategai has one card at +3 and three at -1, which makes 0: it stays below.
    lots = ["ebi hotategai maguro", "maguro maguro maguro", "hotategai hotategai hotategai"]
    match = table(2, lots, modifiers=[3, 1, -1])
    place_markers(match, ebi=7, hotategai=10, fugu=20, tako=30, sake=40)
    entry = evaluate(match, "4 1 0", "4 1 0")
    moved = {fact["product"]: fact for fact in facts_named(entry, "marker-moved")}
    assert moved["hotategai"]["by"] == 0
    assert spaces_of(match)["ebi"] == spaces_of(match)["hotategai"] == 10
    assert prices_of(match)["ebi"] > prices_of(match)["hotategai"]


def test_R4_a_marker_kept_by_the_end_of_the_track_is_not_lifted() -> None:
    # ebi is at 60 already; hotategai arrives on top of it in the round before, ebi may not climb over it again.
    match = table(2, ["ebi ebi ebi", "hotategai maguro maguro", "maguro maguro tako"])
    place_markers(match, ebi=60, hotategai=60, fugu=20, tako=30, sake=40)
    match.states[0].marker_height[1] = 1
    entry = evaluate(match, "4 1 0", "4 1 0")
    moved = {fact["product"]: fact for fact in facts_named(entry, "marker-moved")}
    assert moved["ebi"]["by"] == 12
    assert moved["ebi"]["moved"] == 0
    assert prices_of(match)["hotategai"] > prices_of(match)["ebi"]


def test_R4_when_a_marker_leaves_those_above_it_keep_their_order() -> None:
    match = table(2, ["ebi maguro maguro", "maguro maguro maguro", "maguro maguro yakuza"])
    place_markers(match, ebi=10, hotategai=10, fugu=10, tako=30, sake=40)
    match.states[0].marker_height[:3] = [0, 1, 2]
    evaluate(match, "4 1 0", "4 1 0")
    market = {marker.product: marker for marker in match.view().market}
    assert market["ebi"].space == 14
    assert (market["hotategai"].height, market["fugu"].height) == (0, 1)
    assert prices_of(match)["fugu"] > prices_of(match)["hotategai"]


# --- R5 and R6: Takusan and Yakuza ---


def buy_again(match: Match, seat: int) -> None:
    """Give the first player another turn to buy."""
    match.states[0].acting_seats = 1 << seat
    match.states[0].purchases = 0


YAKUZA_LOTS = ["takusan yakuza maguro", "ebi yakuza yakuza", "sake sake tako", "fugu fugu fugu"]


def test_R5_a_row_of_only_takusan_is_still_a_row() -> None:
    match = quoted(3, ["takusan yakuza ebi", "takusan takusan takusan", "sake sake tako", "fugu fugu fugu"])
    match.play(0, "buy 1", "takusan ebi", "yakuza ebi")
    assert rows_of(match, 0) == {"ebi": 1}
    buy_again(match, 0)
    match.play(0, "buy 2")
    assert match.legal(0) == ["takusan ebi"]


def test_R5_a_row_from_which_the_last_card_went_is_none() -> None:
    match = quoted(3, ["yakuza ebi tako", "takusan sake sake", "sake sake tako", "fugu fugu fugu"])
    match.play(0, "buy 1", "yakuza ebi")
    buy_again(match, 0)
    match.play(0, "buy 2")
    assert match.legal(0) == ["takusan tako", "takusan sake"]
    with pytest.raises(Refusal) as refused:
        match.play(0, "takusan ebi")
    assert refused.value.message.id == "tsukiji-no-row"


def test_R6_a_takusan_is_never_given_to_the_yakuza() -> None:
    match = quoted(3, ["takusan yakuza ebi", *YAKUZA_LOTS[1:]])
    give(match, 0, tako=1, takusan=True)
    match.play(0, "buy 1", "takusan tako")
    assert match.legal(0) == ["yakuza ebi"]
    with pytest.raises(Refusal) as refused:
        match.play(0, "yakuza tako")
    assert refused.value.message.id == "tsukiji-no-product"


def test_R6_with_no_product_left_only_the_yakuza_goes() -> None:
    match = quoted(3, ["yakuza yakuza ebi", *YAKUZA_LOTS[2:], "hotategai hotategai hotategai"])
    entry = match.play(0, "buy 1", "yakuza ebi")
    assert facts_named(entry, "yakuza-went") == [{"seat": 0}]
    assert match.acting == (1,)
    assert rows_of(match, 0) == {}
    assert match.view().seats[0].yakuza_bought == 2


def test_R7_products_of_a_lot_are_laid_before_its_takusan() -> None:
    match = quoted(3, ["takusan ebi tako", *YAKUZA_LOTS[1:]])
    match.play(0, "buy 1")
    assert match.legal(0) == ["takusan ebi", "takusan tako"]


# --- R8: special points ---


def test_R8_all_who_are_tied_for_popular_get_it() -> None:
    match = table(3, special_points=["popular"])
    empty_pockets(match)
    give(match, 0, ebi=2)  # ebi is on space 1, the last rank
    give(match, 1, ebi=1)
    give(match, 1, ebi=1, takusan=True)
    give(match, 2, ebi=1)
    assert match.scores == [2 + 5, 2 + 5, 1]


def test_R8_nobody_is_popular_with_0() -> None:
    match = table(3, special_points=["popular"])
    empty_pockets(match)
    assert match.scores == [0, 0, 0]


def test_R8_popular_looks_at_the_last_marker_never_at_maguro() -> None:
    match = table(2, special_points=["popular"], maguro=[0])
    empty_pockets(match)
    give(match, 0, maguro=3)
    give(match, 1, ebi=1)
    assert match.scores == [0, 1 + 5]


def test_R8_all_who_are_tied_for_safe_get_it_and_nobody_with_0() -> None:
    match = table(3, special_points=["safe"])
    empty_pockets(match)
    assert match.scores == [0, 0, 0]
    match.states[0].yakuza_bought[:3] = [2, 2, 1]
    assert match.scores == [3, 3, 0]


def test_R8_safe_counts_yakuza_that_took_nothing() -> None:
    match = quoted(3, ["yakuza yakuza takusan", *YAKUZA_LOTS[2:], "hotategai ebi ebi"], special_points=["safe"])
    match.play(0, "buy 1")
    assert match.view().seats[0].score.bonuses == {"safe": 3}


def test_R8_specialised_is_given_once_and_takusan_count() -> None:
    match = table(4, special_points=["specialised"], final_prices=[0, 0, 0, 0, 0], maguro=[0])
    empty_pockets(match)
    give(match, 0, ebi=8, tako=9)
    give(match, 1, ebi=7)
    give(match, 1, ebi=1, takusan=True)
    give(match, 2, maguro=8)
    give(match, 3, sake=7)
    assert match.scores == [10, 10, 10, 0]


def test_R8_diversified_needs_3_cards_in_all_six_rows() -> None:
    match = table(2, special_points=["diversified"], final_prices=[0, 0, 0, 0, 0], maguro=[0])
    empty_pockets(match)
    give(match, 0, ebi=3, hotategai=3, fugu=3, tako=3, sake=3, maguro=2)
    give(match, 0, maguro=1, takusan=True)
    give(match, 1, ebi=4, hotategai=4, fugu=4, tako=4, sake=4, maguro=2)
    assert match.scores == [10, 0]


def test_R8_special_points_count_before_the_tie_break() -> None:
    match = table(2, special_points=["safe"])
    match.states[0].money[:2] = [10, 13]
    match.states[0].yakuza_bought[0] = 1
    match.states[0].tickets_owned[0] = 0b000011111
    assert match.scores == [13, 13]
    assert match.winners == [1]


# --- R9: all nine tickets stay ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R9_all_nine_tickets_stay_at_every_player_count(players: int) -> None:
    match = table(players)
    for seat in range(players):
        assert match.view(seat).seats[seat].hand == ["0", "1", "2", "3", "4", "annul", "-1", "+6", "x2"]


def test_R9_an_override_can_take_tickets_out() -> None:
    match = table(3, tickets=["0", "1", "2", "3", "+6"])
    assert match.legal(0) == ["ticket 0", "ticket 1", "ticket 2", "ticket 3", "ticket +6"]
    with pytest.raises(Refusal) as refused:
        match.play(0, "ticket 4")
    assert refused.value.message.id == "tsukiji-ticket-gone"


def test_R9_at_least_as_many_normal_tickets_as_lots_must_remain() -> None:
    override = ComponentsFile.parse("mine.toml", 'tickets = ["0", "1", "2", "annul", "-1", "+6", "x2"]\n')
    GAME.figures(2, override)
    with pytest.raises(Refusal) as refused:
        GAME.figures(3, override)
    assert refused.value.message.id == "tsukiji-too-few-tickets"


# --- R10: who passes removes no lot ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R10_who_passes_leaves_all_lots_to_the_others(players: int) -> None:
    match = quoted(players)
    before = [(lot.lot, lot.cards, lot.price) for lot in match.view().lots]
    for seat in range(players - 1):
        match.play(seat, "pass")
    assert [(lot.lot, lot.cards, lot.price) for lot in match.view().lots] == before
    last = players - 1
    match.states[0].money[last] = 1000
    assert match.legal(last) == [*(f"buy {number}" for number in range(1, players + 2)), "pass"]


def test_R10_it_brings_3_and_costs_nothing_else() -> None:
    match = quoted(3)
    before = [seat.money for seat in match.view().seats]
    entry = match.play(0, "pass")
    assert [fact.name for fact in entry.facts] == ["passed"]
    assert [seat.money for seat in match.view().seats] == [before[0] + 3, *before[1:]]


def test_a_game_of_one_round_tells_all_scores() -> None:
    match = one_round(2, ["ebi ebi maguro", "tako takusan yakuza", "sake fugu maguro"])
    evaluate(match, "3 1 0", "2 4 1")
    match.play(0, "pass")
    match.play(1, "pass")
    scored = [fact.arguments for fact in all_facts(match) if fact.name == "scored"]
    assert [line["total"] for line in scored] == match.scores
