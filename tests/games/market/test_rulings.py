"""Every ruling of uogashi/games/market/rulings.md, by its name."""

import pytest

from tests.games.market.tables import (
    ALL_EXTRA,
    ALL_FISH,
    GAME,
    SEATS,
    actions_left,
    all_money,
    bag,
    bank,
    bids,
    cargo_of,
    eel_track,
    fish_markets,
    legal,
    licences,
    licences_of,
    market_of,
    money,
    money_of,
    on_sale,
    overfish,
    own,
    pass_to,
    pieces_at,
    pieces_of,
    play,
    ports,
    refused,
    rentals,
    sail,
    sale_of,
    ship,
    ships_left,
    ships_of,
    spot,
    stock,
    stock_of,
    table,
    used_ships_left,
    value_of,
    without_ships,
    worth_of,
)
from tests.games.reading import chance_moves, fact_names, facts_named
from uogashi.core.components import ComponentsFile, ComponentsRefusal
from uogashi.core.errors import Refusal
from uogashi.core.match import Match

# --- R1: giving a licence back ---


def test_R1_a_licence_goes_back_free_where_there_is_no_slot_for_another() -> None:
    match = table(3, "squid tuna")
    licences(match, 0, "mackerel", "2 squid", "tuna")
    play(match, 0, "enter tuna", "licence", "return squid", "done")
    assert licences_of(match, 0) == ["mackerel", "squid", "tuna", "tuna"]
    assert stock_of(match, "squid")[2] == 1
    assert money_of(match, 0) == 2000 + 100 - 300


def test_R1_with_a_free_slot_nothing_goes_back() -> None:
    match = table(3, "squid tuna")
    licences(match, 0, "mackerel", "2 squid")
    play(match, 0, "enter tuna", "licence")
    assert licences_of(match, 0) == ["mackerel", "squid", "squid", "tuna"]
    assert match.view().phase == "market"
    assert refused(match, 0, "return squid")


def test_R1_a_licence_goes_back_only_for_one_of_another_kind() -> None:
    match = table(3, "squid tuna")
    licences(match, 0, "mackerel", "2 squid", "tuna")
    assert legal(match, 0, "enter tuna", "licence") == ["return mackerel", "return squid"]
    assert refused(match, 0, "enter tuna", "licence", "return tuna") == "market-not-returnable"


def test_R1_with_four_licences_of_a_kind_a_fifth_is_not_to_be_had() -> None:
    match = table(4)
    licences(match, 0, "4 mackerel")
    own(match, 0, "mackerel")
    assert stock_of(match, "mackerel")[2] == 1
    assert refused(match, 0, "enter mackerel", "licence") == "market-no-slot"


def test_R1_a_licence_in_use_by_a_ship_does_not_go_back() -> None:
    match = table(3, "squid tuna")
    licences(match, 0, "mackerel", "3 tuna")
    sail(match, 0, 1, "mackerel")
    assert legal(match, 0, "enter squid", "licence") == ["return tuna"]
    assert refused(match, 0, "enter squid", "licence", "return mackerel") == "market-not-returnable"


def test_R1_of_two_licences_one_may_go_back_while_one_ship_carries_their_kind() -> None:
    match = table(3, "squid tuna")
    licences(match, 0, "2 mackerel", "2 tuna")
    sail(match, 0, 1, "mackerel")
    play(match, 0, "enter squid", "licence", "return mackerel")
    assert refused(match, 0, "licence", "return mackerel") == "market-not-returnable"
    play(match, 0, "licence", "return tuna", "done")
    assert licences_of(match, 0) == ["mackerel", "squid", "squid", "tuna"]


def test_R1_a_licence_that_is_not_held_cannot_go_back() -> None:
    match = table(3, "squid tuna")
    licences(match, 0, "mackerel", "3 tuna")
    assert refused(match, 0, "enter squid", "licence", "return salmon") == "market-not-owned"


def test_R1_a_licence_taken_in_a_visit_does_not_go_back_in_it() -> None:
    match = table(3, "squid tuna")
    licences(match, 0, "mackerel", "3 tuna")
    play(match, 0, "enter squid", "licence", "return mackerel")
    assert legal(match, 0, "licence") == ["return tuna"]


def test_R1_a_licence_of_any_kind_goes_back_for_a_rental() -> None:
    match = table(3, "squid tuna", "rentals")
    licences(match, 0, "mackerel", "2 squid", "tuna")
    assert legal(match, 0, "enter rentals", "freezer") == ["return mackerel", "return squid", "return tuna"]
    play(match, 0, "enter rentals", "freezer", "return squid", "cart", "return squid", "done")
    assert licences_of(match, 0) == ["mackerel", "tuna"]
    assert match.view().seats[0].slots_free == 0
    assert money_of(match, 0) == 2000 - 3 * 200


def test_R1_a_rental_does_not_go_back_for_a_licence() -> None:
    match = table(3, "tuna", "rentals")
    rentals(match, 0, freezer=4, cart=2)
    assert legal(match, 0, "enter tuna", "by action", "licence") == ["return mackerel"]
    sail(match, 0, 1, "mackerel")
    assert refused(match, 0, "enter tuna") == "market-nothing-to-do-there"


def test_R1_where_no_licence_can_go_back_nothing_can_be_taken() -> None:
    match = table(3, "squid tuna", "rentals")
    licences(match, 0, "4 mackerel")
    sail(match, 0, 1, "mackerel")
    for _ in range(3):
        ship(match, 0, "two-slot", "mackerel")
    assert refused(match, 0, "enter rentals") == "market-nothing-to-do-there"
    assert refused(match, 0, "enter tuna") == "market-nothing-to-do-there"


def test_R1_a_licence_cannot_be_given_back_just_so() -> None:
    match = table(3, "squid")
    for decisions in (["return mackerel"], ["enter mackerel", "return mackerel"], ["fishing", "return mackerel"]):
        assert refused(match, 0, *decisions)


# --- R2: the start of a turn ---


def test_R2_the_end_is_checked_before_ones_own_fugu_are_bought() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu degraded 500")
    money(match, 2000, 5000, 2000)
    entry = pass_to(match, 1)
    assert facts_named(entry, "end-begins") == [{"seat": 1, "why": "money", "money": 5000, "value": 0}]
    assert match.legal(1) == ["keep", "lose"]


def test_R2_fugu_bought_at_the_start_of_a_turn_come_too_late_for_its_end_check() -> None:
    match = table(3, "fugu")
    own(match, 1, "6 fugu", "1 mackerel")
    overfish(match, "fugu", pieces=1)
    on_sale(match, 1, "fugu degraded 100")
    money(match, 1000, 2000, 1000)
    pass_to(match, 1)
    play(match, 1, "keep")
    assert value_of(match, 1) == 49 + 1
    assert match.view().final_turns == 0
    pass_to(match, 1)
    assert match.view().final_turns == 3


def test_R2_the_end_is_checked_before_the_bottom_row_is_lost() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel degraded 500", "mackerel fresh 300")
    money(match, 2000, 5000, 2000)
    entry = pass_to(match, 1)
    assert fact_names(entry) == ["turn-begins", "end-begins", "rotted", "row-degraded"]


def test_R2_the_freezer_is_asked_about_before_fugu() -> None:
    match = table(3, "fugu", "rentals")
    on_sale(match, 1, "fugu degraded 500")
    rentals(match, 1, freezer=2)
    pass_to(match, 1)
    assert match.legal(1) == ["freeze", "thaw"]
    play(match, 1, "thaw")
    assert match.legal(1) == ["keep", "lose"]


# --- R3: takoyaki and degrading ---


def test_R3_takoyaki_on_sale_do_not_degrade() -> None:
    match = table(3, "octopus")
    on_sale(match, 1, "2 takoyaki 400", "takoyaki 1000")
    for _ in range(3):
        pass_to(match, 1)
    assert sale_of(match, 1) == ["takoyaki 400", "takoyaki 400", "takoyaki 1000"]


def test_R3_takoyaki_do_not_count_as_barrels_that_rot() -> None:
    match = table(3, "octopus")
    on_sale(match, 1, "takoyaki 400", "octopus fresh 300")
    entry = pass_to(match, 1)
    assert facts_named(entry, "row-degraded") == [{"seat": 1, "barrels": 1}]
    entry = pass_to(match, 1)
    assert facts_named(entry, "rotted") == [{"seat": 1, "kind": "octopus", "barrels": 1}]


# --- R4: ending a turn early ---


def test_R4_a_turn_may_end_before_any_action() -> None:
    match = table(3)
    play(match, 0, "end turn")
    assert match.acting == (1,)


def test_R4_a_turn_may_end_after_one_action() -> None:
    match = table(3)
    play(match, 0, "fishing", "ship 1", "undock", "done", "end turn")
    assert match.acting == (1,)


def test_R4_a_turn_does_not_end_within_an_action() -> None:
    match = table(3)
    assert refused(match, 0, "fishing", "ship 1", "undock", "end turn") == "market-asked-fishing"
    assert refused(match, 0, "enter mackerel", "licence", "end turn") == "market-asked-market"


def test_R4_after_both_actions_the_turn_ends_by_a_decision() -> None:
    match = table(3)
    play(match, 0, "fishing", "ship 1", "undock", "done", "fishing", "ship 1", "fish mackerel", "done")
    assert match.acting == (0,)
    assert match.legal(0) == ["open port", "end turn"]


# --- R5: which barrels count for unloading ---


def test_R5_tuna_barrels_that_bring_no_auction_count_for_unloading() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "two-slot", "2 tuna")
    entry = play(match, 0, "fishing", "ship 2", "dock", "done")
    assert facts_named(entry, "unloading-paid") == [{"seat": 0, "barrels": 2, "yen": 100}]
    assert money_of(match, 0) == 2100


def test_R5_barrels_that_went_into_auctions_count_for_unloading() -> None:
    match = table(3, "crab", crab={"barrels": 6}, squid={"barrels": 3})
    sail(match, 0, 1)
    ship(match, 0, "four-slot", "4 crab")
    play(match, 0, "fishing", "ship 2", "dock")
    bids(match, 0, 0, 100)
    bids(match, 0, 0, 100)
    entry = play(match, 0, "done")
    assert facts_named(entry, "unloading-paid") == [{"seat": 0, "barrels": 4, "yen": 200}]


# --- R6: what is given to the government ---


def test_R6_pieces_given_to_the_government_do_not_go_back_to_their_markets() -> None:
    match = table(3, ALL_FISH, "government")
    own(match, 0, "mackerel", "snapper", "tuna 20", "takoyaki")
    before = [stock_of(match, fish) for fish in ALL_FISH.split()]
    for words in ("mackerel", "snapper", "tuna 20"):
        play(match, 0, *(["enter government"] if words == "mackerel" else []), f"give {words}", "to 300")
    play(match, 0, "give takoyaki", "to 200", "done")
    assert [stock_of(match, fish) for fish in ALL_FISH.split()] == before
    assert market_of(match, "octopus").takoyaki == 17
    assert market_of(match, "tuna").bag == [15, 15, 15, 25]
    assert pieces_of(match, 0) == {}


def test_R6_salmon_given_to_the_government_no_longer_count() -> None:
    match = table(3, "salmon", "government")
    own(match, 0, "salmon fresh", "salmon degraded")
    own(match, 1, "salmon fresh")
    assert value_of(match, 1) == 3
    play(match, 0, "enter government", "give salmon degraded", "to 300", "done")
    assert value_of(match, 1) == 2


# --- R7: every three tuna, every two crabs ---


def test_R7_six_tuna_barrels_make_two_auctions() -> None:
    match = table(3, "tuna", tuna={"barrels": 7}, squid={"barrels": 4})
    sail(match, 0, 1)
    ports(match, 0, 2)
    ship(match, 0, "barge", "6 tuna")
    entry = play(match, 0, "fishing", "ship 2", "dock")
    assert len(facts_named(entry, "drawn")) == 1
    entry = bids(match, 0, 100, 0)
    assert len(facts_named(entry, "drawn")) == 1
    entry = bids(match, 0, 0, 100)
    assert facts_named(entry, "drawn") == []
    assert match.acting == (0,)
    assert len(pieces_of(match, 1)) == len(pieces_of(match, 2)) == 1


def test_R7_four_crab_barrels_make_two_auctions_and_a_fifth_goes_back() -> None:
    match = table(3, "crab", crab={"barrels": 6}, squid={"barrels": 3})
    sail(match, 0, 1)
    ports(match, 0, 2)
    ship(match, 0, "barge", "5 crab")
    play(match, 0, "fishing", "ship 2", "dock")
    bids(match, 0, 100, 0)
    bids(match, 0, 100, 0)
    assert match.acting == (0,)
    entry = play(match, 0, "done")
    assert facts_named(entry, "barrels-returned") == [{"seat": 0, "kind": "crab", "barrels": 1}]
    assert stock_of(match, "crab")[0] == 6


# --- R8: no piece left ---


def test_R8_without_a_piece_in_the_market_its_barrels_cannot_be_bought() -> None:
    match = table(3, "eel squid")
    overfish(match, "eel", pieces=0)
    on_sale(match, 1, "eel fresh 300", "squid fresh 300")
    assert refused(match, 0, "purchase", "from seat 1", "take eel fresh") == "market-sold-out"
    play(match, 0, "purchase", "from seat 1", "take squid fresh", "at 300", "done")


def test_R8_with_nothing_else_to_buy_there_is_no_purchase() -> None:
    match = table(3, "eel")
    overfish(match, "eel", pieces=0)
    on_sale(match, 1, "eel fresh 300")
    assert refused(match, 0, "purchase") == "market-nothing-to-buy"


def test_R8_a_piece_that_came_back_can_be_bought_again() -> None:
    match = table(3, "eel")
    overfish(match, "eel")
    own(match, 0, "13 eel")
    eel_track(match, 5)
    on_sale(match, 1, "2 eel fresh 300")
    play(match, 0, "enter eel", "sell eel", "done", "purchase", "from seat 1", "take eel fresh", "at 300")
    assert refused(match, 0, "take eel fresh") == "market-sold-out"


# --- R9: overfished for good ---


def overfished_eel() -> Match:
    """The last eel has been fished out; everyone has some of it."""
    match = table(3, "eel")
    overfish(match, "eel")
    own(match, 0, "3 eel")
    return match


def test_R9_barrels_of_an_overfished_market_go_to_the_box() -> None:
    match = table(3, "eel")
    own(match, 0, "10 eel")
    stock(match, "eel", pieces=1)
    on_sale(match, 1, "2 eel fresh 300")
    play(match, 0, "purchase", "from seat 1", "take eel fresh", "at 300")
    assert market_of(match, "eel").overfished
    assert stock_of(match, "eel")[:2] == (0, 0)


def test_R9_barrels_bought_when_their_market_is_overfished_go_to_the_box() -> None:
    match = overfished_eel()
    on_sale(match, 1, "eel fresh 300")
    play(match, 0, "purchase", "from seat 1", "take eel fresh", "at 300", "done")
    assert stock_of(match, "eel")[0] == 0


def test_R9_barrels_lost_when_their_market_is_overfished_go_to_the_box() -> None:
    match = overfished_eel()
    on_sale(match, 1, "eel degraded 300")
    pass_to(match, 1)
    assert sale_of(match, 1) == []
    assert stock_of(match, "eel")[0] == 0


def test_R9_mackerel_barrels_sold_when_mackerel_is_overfished_go_to_the_box() -> None:
    match = table(3)
    overfish(match, "mackerel")
    on_sale(match, 0, "mackerel fresh 300")
    play(match, 0, "enter mackerel", "sell barrel fresh", "at 300", "done")
    assert money_of(match, 0) == 2000 + 100 + 200
    assert stock_of(match, "mackerel")[0] == 0


def test_R9_auction_barrels_go_to_the_box_when_their_market_is_overfished() -> None:
    match = table(3, "tuna")
    overfish(match, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    play(match, 0, "fishing", "ship 2", "dock")
    bids(match, 0, 100, 0)
    play(match, 0, "done")
    assert stock_of(match, "tuna")[:2] == (0, 4)


def test_R9_left_over_barrels_go_to_the_box_when_their_market_is_overfished() -> None:
    match = table(3, "tuna")
    overfish(match, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "2 tuna")
    play(match, 0, "fishing", "ship 2", "dock", "done")
    assert stock_of(match, "tuna")[0] == 0


def test_R9_nobody_fishes_in_an_overfished_market() -> None:
    match = overfished_eel()
    licences(match, 0, "mackerel", "eel")
    sail(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 1", "fish eel") == "market-no-barrels"


def test_R9_an_overfished_market_does_not_recover() -> None:
    match = overfished_eel()
    play(match, 0, "enter eel", "sell eel", "done")
    assert market_of(match, "eel").overfished
    assert stock_of(match, "eel")[:2] == (0, 11)


def test_R9_a_market_is_overfished_only_once() -> None:
    match = table(3, "eel")
    overfish(match, "eel", pieces=1)
    on_sale(match, 1, "eel fresh 300")
    entry = play(match, 0, "purchase", "from seat 1", "take eel fresh", "at 300")
    assert facts_named(entry, "overfished") == []
    assert chance_moves(entry) == []
    assert fish_markets(match) == ["mackerel", "eel"]


def test_R9_an_overfished_market_can_be_entered_and_its_licences_bought() -> None:
    match = overfished_eel()
    play(match, 0, "enter eel", "licence", "sell eel", "done")
    assert licences_of(match, 0) == ["mackerel", "eel"]


def test_R9_licences_of_an_overfished_market_still_pay() -> None:
    match = overfished_eel()
    licences(match, 1, "2 eel")
    play(match, 0, "enter eel", "sell eel", "done")
    assert money_of(match, 1) == 2200


def test_R9_with_no_market_left_in_the_box_no_new_one_comes() -> None:
    match = table(3, ALL_FISH)
    licences(match, 0, "squid")
    sail(match, 0, 1)
    stock(match, "squid", barrels=1)
    entry = play(match, 0, "fishing", "ship 1", "fish squid", "done")
    assert facts_named(entry, "overfished") == [{"market": "squid"}]
    assert chance_moves(entry) == []


# --- R10: the least of the other ---


def rich_and_last(rules: str, others: tuple[str, str]) -> Match:
    """Seat 1 has ¥5000 and no piece when its turn begins; seats 0 and 2 have these pieces."""
    match = table(3, rules=rules)
    money(match, 2000, 5000, 2000)
    for seat, pieces in zip((0, 2), others, strict=True):
        if pieces:
            own(match, seat, pieces)
    pass_to(match, 1)
    return match


def test_R10_who_is_rich_but_alone_has_the_least_value_does_not_bring_the_end() -> None:
    for rules in GAME.versions:
        assert rich_and_last(rules, ("mackerel", "mackerel")).view().final_turns == 0


def test_R10_who_is_rich_and_has_the_least_value_together_with_another_does_not_bring_the_end() -> None:
    match = rich_and_last("2", ("", "mackerel"))
    assert match.view().final_turns == 0
    assert match.view().seats[1].ends_by == []


def test_R10_if_all_values_are_equal_nobody_has_the_least() -> None:
    match = rich_and_last("2", ("", ""))
    assert match.view().final_turns == 3
    assert match.view().seats[1].ends_by == ["money"]


def test_R10_in_version_1_who_shares_the_least_value_brings_the_end() -> None:
    assert rich_and_last("1", ("", "mackerel")).view().final_turns == 3


def test_R10_who_is_rich_and_has_more_value_than_somebody_brings_the_end() -> None:
    match = table(3)
    money(match, 2000, 5000, 2000)
    own(match, 1, "mackerel")
    own(match, 2, "5 mackerel")
    entry = pass_to(match, 1)
    assert facts_named(entry, "end-begins") == [{"seat": 1, "why": "money", "money": 5000, "value": 1}]


def test_R10_who_has_the_value_but_alone_the_least_money_does_not_bring_the_end() -> None:
    match = table(3, "fugu")
    own(match, 1, "6 fugu", "14 mackerel")
    money(match, 2000, 1900, 2000)
    pass_to(match, 1)
    assert value_of(match, 1) == 50
    assert match.view().final_turns == 0


@pytest.mark.parametrize(("rules", "final_turns"), [("1", 3), ("2", 0)])
def test_R10_who_has_the_value_and_shares_the_least_money(rules: str, final_turns: int) -> None:
    match = table(3, "fugu", rules=rules)
    own(match, 1, "6 fugu", "14 mackerel")
    money(match, 2000, 1900, 1900)
    pass_to(match, 1)
    assert match.view().final_turns == final_turns


def test_R10_if_all_have_the_same_money_nobody_has_the_least() -> None:
    match = table(3, "fugu")
    own(match, 1, "6 fugu", "14 mackerel")
    entry = pass_to(match, 1)
    assert facts_named(entry, "end-begins") == [{"seat": 1, "why": "value", "money": 2000, "value": 50}]


def has_both(rules: str, others_money: int) -> Match:
    """Seat 1 has ¥6000 and a value of 52; the other, whose value is 61, has this much money."""
    match = table(2, "fugu tuna", rules=rules)
    money(match, others_money, 6000)
    own(match, 1, "7 mackerel", "tuna 15", "tuna 15", "tuna 15")
    own(match, 0, "6 fugu", "tuna 25")
    assert (value_of(match, 0), value_of(match, 1)) == (61, 52)
    pass_to(match, 1)
    return match


def test_R10_who_has_both_conditions_is_held_up_by_nothing() -> None:
    # The least value and the least money, but enough of both.
    match = has_both("2", 9000)
    assert match.view().final_turns == 2
    assert match.view().seats[1].ends_by == ["money", "value"]
    assert has_both("2", 2000).view().final_turns == 2


def test_R10_in_version_1_either_condition_is_enough_where_the_other_fails() -> None:
    assert has_both("1", 2000).view().seats[1].ends_by == ["value"]
    assert has_both("1", 2000).view().final_turns == 2
    assert has_both("1", 9000).view().final_turns == 0


# --- R11: ties for the highest and lowest value ---


def test_R11_all_tied_for_the_highest_value_get_1000() -> None:
    match = table(3)
    own(match, 0, "2 mackerel")
    own(match, 1, "2 mackerel")
    own(match, 2, "mackerel")
    assert match.scores == [3200, 3200, 2000 - 500 + 100]


def test_R11_all_tied_for_the_lowest_value_pay_500() -> None:
    match = table(3)
    own(match, 1, "2 mackerel")
    assert match.scores == [1500, 3200, 1500]


def test_R11_if_all_players_are_tied_nobody_gets_or_pays() -> None:
    match = table(3)
    assert match.scores == [2000, 2000, 2000]
    for seat in range(3):
        own(match, seat, "3 mackerel")
    assert match.scores == [2300, 2300, 2300]


def test_R11_who_is_neither_highest_nor_lowest_neither_gets_nor_pays() -> None:
    match = table(3)
    own(match, 0, "2 mackerel")
    own(match, 1, "mackerel")
    assert match.scores == [3200, 2100, 1500]


# --- R12: debts ---


def test_R12_debts_may_make_a_total_negative() -> None:
    match = table(2, "", "bank")
    money(match, 300, 2000)
    bank(match, 0, loans=2)
    own(match, 1, "mackerel")
    assert match.scores[0] == 300 - 500 - 2 * 1000


def test_R12_the_value_is_added_to_a_debt() -> None:
    match = table(2, "tuna", "bank")
    money(match, 0, 2000)
    bank(match, 0, loans=1)
    own(match, 0, "tuna 15")
    own(match, 1, "tuna 25")
    assert match.scores[0] == 0 - 500 - 1000 + 1500


# --- R13: a tie for the win ---


def test_R13_tied_players_share_the_win() -> None:
    match = table(3)
    money(match, 2000, 1500, 2000)
    assert match.winners == [0, 2]


def test_R13_totals_below_zero_are_compared_too() -> None:
    match = table(3, "", "bank")
    money(match, 0, 0, 0)
    bank(match, 0, loans=2)
    bank(match, 1, loans=1)
    assert match.winners == [2]
    money(match, 0, 0, -2000)
    assert match.winners == [1]


# --- R14: a game that does not end ---


def test_R14_after_40_turns_of_each_player_the_game_is_scored_as_it_stands() -> None:
    match = table(2)
    for _ in range(79):
        match.play(match.acting[0], "end turn")
    assert not match.over
    assert match.view().turn == 40
    entry = match.play(match.acting[0], "end turn")
    assert match.over
    assert facts_named(entry, "limit-reached") == [{"turns": 40}]
    assert match.scores == [2000, 2000]


def test_R14_the_limit_is_an_option() -> None:
    match = table(3, first=1, turn_limit=2)
    for _ in range(5):
        match.play(match.acting[0], "end turn")
    assert match.acting == (0,)
    match.play(0, "end turn")
    assert match.over


def test_R14_the_limit_cuts_last_turns_off() -> None:
    match = table(3, turn_limit=1)
    money(match, 2000, 5000, 2000)
    pass_to(match, 1)
    assert match.view().final_turns == 3
    play(match, 1, "end turn")
    play(match, 2, "end turn")
    assert match.over


def test_R14_a_game_without_the_option_has_40_turns() -> None:
    assert Match.new(GAME, SEATS[:2], seed="limit").options["turn_limit"] == 40


# --- R15: trading ---


def trader(*pieces: str, fish: str = "") -> Match:
    """A player with these pieces, who is about to trade."""
    match = table(3, fish, "trading")
    own(match, 0, *pieces)
    return match


def offers(*pieces: str) -> list[str]:
    return [f"offer {piece}" for piece in pieces]


def test_R15_a_spot_is_used_once_in_a_visit() -> None:
    match = trader("15 mackerel")
    play(match, 0, "enter trading", "spot 5", *offers(*["mackerel"] * 5), "done")
    assert refused(match, 0, "spot 5") == "market-spot-done"
    play(match, 0, "spot 10", *offers(*["mackerel"] * 10), "done", "done")
    assert money_of(match, 0) == 2000 + 800 + 1500


def test_R15_in_another_visit_the_spot_can_be_used_again() -> None:
    match = trader("10 mackerel")
    sale = ["enter trading", "spot 5", *offers(*["mackerel"] * 5), "done", "done"]
    play(match, 0, *sale, *sale)
    assert money_of(match, 0) == 2800
    assert pieces_of(match, 0) == {"mackerel": 5}


def test_R15_a_swap_takes_the_whole_pile() -> None:
    match = trader("tuna 15", fish="tuna squid")
    spot(match, 2, "7 mackerel", "2 squid")
    play(match, 0, "enter trading", "spot 10", "offer tuna 15", "done", "done")
    assert pieces_of(match, 0) == {"mackerel": 7, "squid": 2}
    assert pieces_at(match, 2) == {"tuna 15": 1}
    assert money_of(match, 0) == 2000


def test_R15_values_are_those_just_before_the_pieces_change_hands() -> None:
    # Three salmon are owned, so two fresh ones are worth 6 while they are offered; afterwards only one is owned.
    match = trader("2 salmon fresh", "salmon degraded", fish="salmon")
    play(match, 0, "enter trading", "spot 5", "offer salmon fresh", "offer salmon fresh", "done", "done")
    assert money_of(match, 0) == 2800
    assert value_of(match, 0) == 4


def test_R15_fugu_that_are_given_count_their_number_squared() -> None:
    match = trader("4 fugu", fish="fugu")
    assert refused(match, 0, "enter trading", "spot 5", "offer fugu", "offer fugu", "done") == "market-not-worth-enough"
    play(match, 0, "enter trading", "spot 5", "offer fugu", "offer fugu", "offer fugu", "done", "done")
    assert money_of(match, 0) == 2800
    assert pieces_of(match, 0) == {"fugu": 1}


def test_R15_salmon_keep_their_side() -> None:
    match = trader("tuna 15", fish="tuna salmon")
    spot(match, 1, "salmon fresh", "2 salmon degraded")
    play(match, 0, "enter trading", "spot 5", "offer tuna 15", "done", "done")
    assert pieces_of(match, 0) == {"salmon fresh": 1, "salmon degraded": 2}


def test_R15_what_lies_at_a_spot_belongs_to_nobody() -> None:
    match = trader("salmon fresh", fish="salmon")
    spot(match, 1, "2 salmon fresh")
    assert worth_of(match, "salmon") == 1
    assert [value_of(match, seat) for seat in range(3)] == [1, 0, 0]


# --- R16: entering by yen or by a piece ---


def test_R16_an_entry_by_yen_or_by_a_piece_uses_no_action() -> None:
    match = table(3, "salmon squid")
    own(match, 0, "2 squid")
    play(match, 0, "enter salmon", "licence", "done", "enter squid", "by piece", "sell squid", "done")
    assert match.view().actions_left == 2


def test_R16_a_market_is_entered_by_yen_once_a_turn() -> None:
    match = table(3, "salmon")
    play(match, 0, "enter salmon", "licence", "done")
    assert refused(match, 0, "enter salmon") == "market-no-way-in"
    pass_to(match, 0)
    play(match, 0, "enter salmon", "licence", "done")


def test_R16_a_market_is_entered_by_a_piece_once_a_turn() -> None:
    match = table(3, "squid")
    own(match, 0, "4 squid")
    play(match, 0, "enter squid", "by piece", "sell squid", "done")
    actions_left(match, 0)
    assert refused(match, 0, "enter squid") == "market-no-way-in"
    pass_to(match, 0)
    play(match, 0, "enter squid", "by piece", "sell squid", "done")


def test_R16_a_market_is_entered_once_by_yen_and_once_by_a_piece() -> None:
    match = table(3, "octopus")
    own(match, 0, "takoyaki", "2 octopus")
    play(match, 0, "enter octopus", "by yen", "licence", "done")
    play(match, 0, "enter octopus", "by piece", "licence", "done")
    assert legal(match, 0, "enter octopus", "licence")
    assert match.view().actions_left == 2
    play(match, 0, "enter octopus", "convert", "price 300", "price 300", "price 300", "done")
    assert match.view().actions_left == 0


def test_R16_an_owned_takoyaki_and_one_on_sale_are_both_the_entry_by_a_piece() -> None:
    match = table(3, "octopus")
    own(match, 0, "takoyaki")
    on_sale(match, 0, "takoyaki 300")
    play(match, 0, "enter octopus", "by own takoyaki", "at 300", "licence", "done")
    assert legal(match, 0, "enter octopus") == ["by action", "by yen"]


def test_R16_also_after_the_last_action() -> None:
    match = table(3, "salmon squid octopus")
    own(match, 0, "2 squid", "takoyaki")
    actions_left(match, 0)
    play(match, 0, "enter salmon", "licence", "done")
    play(match, 0, "enter squid", "sell squid", "done")
    play(match, 0, "enter octopus", "by piece", "licence", "done")
    assert refused(match, 0, "enter mackerel") == "market-no-way-in"


def test_R16_different_markets_are_each_entered_by_yen() -> None:
    match = table(3, "salmon octopus", "rentals")
    play(match, 0, "enter salmon", "licence", "done", "enter octopus", "by yen", "licence", "done")
    play(match, 0, "enter rentals", "freezer", "done")
    assert money_of(match, 0) == 2000 - (400 + 100) - (200 + 200) - (200 + 200)


def test_R16_the_fee_is_paid_before_licence_income_comes() -> None:
    match = table(3, "salmon")
    licences(match, 0, "3 salmon")
    money(match, 300)
    assert refused(match, 0, "enter salmon") == "market-no-way-in"
    money(match, 400)
    play(match, 0, "enter salmon", "licence", "done")
    assert money_of(match, 0) == 400 - 400 + 300 - 100


# --- R17: changing prices ---


def test_R17_each_barrel_changes_its_price_once_in_a_fishing_action() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 300")
    play(match, 0, "fishing", "reprice mackerel fresh", "at 300", "price 500")
    assert refused(match, 0, "reprice mackerel fresh") == "market-not-on-sale"
    play(match, 0, "done", "fishing", "reprice mackerel fresh", "at 500", "price 300", "done")
    assert sale_of(match, 0) == ["mackerel fresh 300"]


def test_R17_of_two_barrels_at_one_price_each_changes_once() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 300", "mackerel fresh 500")
    play(match, 0, "fishing", "reprice mackerel fresh", "at 300", "price 500")
    play(match, 0, "reprice mackerel fresh", "at 500", "price 700")
    assert refused(match, 0, "reprice mackerel fresh") == "market-not-on-sale"
    assert sale_of(match, 0) == ["mackerel fresh 500", "mackerel fresh 700"]


def test_R17_a_barrel_that_was_repriced_is_not_the_one_that_lay_there() -> None:
    match = table(3)
    on_sale(match, 0, "2 mackerel fresh 300")
    play(match, 0, "fishing", "reprice mackerel fresh", "at 300", "price 400")
    assert refused(match, 0, "reprice mackerel fresh", "at 400") == "market-not-on-sale"
    play(match, 0, "reprice mackerel fresh", "at 300", "price 400", "done")


def test_R17_takoyaki_and_both_rows_can_be_repriced() -> None:
    match = table(3, "octopus")
    on_sale(match, 0, "octopus fresh 300", "octopus degraded 300", "takoyaki 300")
    for lot in ("octopus fresh", "octopus degraded", "takoyaki"):
        play(match, 0, *(["fishing"] if lot == "octopus fresh" else []), f"reprice {lot}", "at 300", "price 900")
    play(match, 0, "done")
    assert sale_of(match, 0) == ["octopus fresh 900", "octopus degraded 900", "takoyaki 900"]


def test_R17_a_takoyaki_changes_its_price_once() -> None:
    match = table(3, "octopus")
    on_sale(match, 0, "takoyaki 300")
    play(match, 0, "fishing", "reprice takoyaki", "at 300", "price 400")
    assert refused(match, 0, "reprice takoyaki") == "market-not-on-sale"


def test_R17_a_price_must_change() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 300")
    assert refused(match, 0, "fishing", "reprice mackerel fresh", "at 300", "price 300") == "market-same-price"


def test_R17_a_barrel_just_unloaded_can_change_its_price_too() -> None:
    match = table(3)
    sail(match, 0, 1, "mackerel")
    play(match, 0, "fishing", "ship 1", "dock", "price 300", "reprice mackerel fresh", "at 300", "price 200", "done")
    assert sale_of(match, 0) == ["mackerel fresh 200"]


def test_R17_prices_change_in_a_fishing_action_only() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 300")
    on_sale(match, 1, "mackerel fresh 300")
    for decisions in ([], ["enter mackerel"], ["purchase"]):
        assert refused(match, 0, *decisions, "reprice mackerel fresh")


def test_R17_a_fishing_action_may_be_nothing_but_a_changed_price() -> None:
    match = table(3)
    without_ships(match, 0)
    on_sale(match, 0, "mackerel degraded 300")
    play(match, 0, "fishing", "reprice mackerel degraded", "at 300", "price 100", "done")
    assert match.view().actions_left == 1


# --- R18: interest for shares ---


def interest(loans: int, shares: tuple[int, int], rules: str = "2") -> list[int]:
    """What the shares of two players earn when a third has taken loans."""
    match = table(3, "", "bank", rules=rules)
    money(match, 0, 0, 0)
    bank(match, 0, shares=shares[0])
    bank(match, 1, shares=shares[1])
    bank(match, 2, loans=loans)
    return match.scores


def test_R18_one_share_receives_all_interest() -> None:
    assert interest(3, (1, 0)) == [1500, 0, -3000]


def test_R18_interest_is_divided_by_the_shares_bought_and_rounded_up_to_100() -> None:
    assert interest(1, (1, 1)) == [300, 300, -1000]
    assert interest(2, (1, 1)) == [500, 500, -2000]
    assert interest(3, (1, 1)) == [800, 800, -3000]


def test_R18_interest_is_rounded_once_for_each_shareholder() -> None:
    assert interest(1, (2, 0)) == [500, 0, -1000]
    assert interest(3, (2, 0)) == [1500, 0, -3000]


def test_R18_with_more_shares_each_holder_is_rounded_once() -> None:
    match = table(3, "", "bank", bank={"shares": 4})
    money(match, 0, 0, 0)
    bank(match, 0, shares=3)
    bank(match, 1, shares=1)
    bank(match, 2, loans=1)
    assert match.scores == [400, 200, -1000]


def test_R18_in_version_1_each_share_is_rounded() -> None:
    assert interest(1, (2, 0), rules="1") == [600, 0, -1000]
    assert interest(3, (2, 0), rules="1") == [1600, 0, -3000]
    assert interest(3, (1, 1), rules="1") == [800, 800, -3000]


def test_R18_the_scoring_tells_what_shares_were_paid() -> None:
    match = table(2, "", "bank", turn_limit=1)
    bank(match, 0, shares=2)
    bank(match, 1, loans=3)
    entry = pass_to(match, 0)
    assert facts_named(entry, "shares-paid") == [{"seat": 0, "shares": 2, "yen": 1500}]


def test_R18_without_loans_shares_bring_nothing() -> None:
    assert interest(0, (2, 0)) == [0, 0, 0]


def test_R18_without_shares_everything_goes_to_the_bank() -> None:
    assert interest(2, (0, 0)) == [0, 0, -2000]


# --- R19: the last turns ---


def test_R19_the_player_who_brings_the_end_plays_this_turn_then_every_other_one_more() -> None:
    match = table(3, first=1)
    money(match, 5000, 2000, 2000)
    order = []
    while not match.over:
        order.append(match.acting[0])
        match.play(match.acting[0], "end turn")
    assert order == [1, 2, 0, 1, 2]


def test_R19_the_turn_that_brings_the_end_is_a_whole_turn() -> None:
    match = table(3)
    money(match, 2000, 5000, 2000)
    pass_to(match, 1)
    play(match, 1, "fishing", "ship 1", "undock", "done", "fishing", "ship 1", "fish mackerel", "done", "end turn")
    assert not match.over
    assert match.acting == (2,)


# --- R20: one ship after another ---


def test_R20_ships_act_in_any_order() -> None:
    match = table(3)
    ship(match, 0, "two-slot")
    ship(match, 0, "three-slot")
    play(match, 0, "fishing", "ship 3", "fish mackerel", "ship 1", "undock", "ship 2", "dock", "done")
    assert ships_of(match, 0) == {1: "one-slot at sea", 2: "two-slot in port 0", 3: "three-slot at sea"}


def test_R20_a_ship_does_one_thing_in_a_fishing_action() -> None:
    match = table(3)
    play(match, 0, "fishing", "ship 1", "undock")
    assert refused(match, 0, "ship 1") == "market-ship-has-acted"
    play(match, 0, "done", "fishing", "ship 1", "fish mackerel", "done")


def test_R20_a_ship_takes_the_port_that_another_has_just_left() -> None:
    match = table(3)
    ship(match, 0, "two-slot")
    assert refused(match, 0, "fishing", "ship 2", "dock") == "market-no-free-port"
    play(match, 0, "fishing", "ship 1", "undock", "ship 2", "dock", "done")
    assert ships_of(match, 0) == {1: "one-slot at sea", 2: "two-slot in port 0"}


def test_R20_no_ship_has_to_act() -> None:
    match = table(3)
    ship(match, 0, "two-slot")
    play(match, 0, "fishing", "ship 2", "fish mackerel", "done")
    assert ships_of(match, 0)[1] == "one-slot in port 0"


# --- R21: when an auction takes place ---


def two_ships_with_tuna() -> Match:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ports(match, 0, 2)
    ship(match, 0, "two-slot", "2 tuna")
    ship(match, 0, "two-slot", "2 tuna")
    return match


def test_R21_barrels_of_several_ships_are_gathered_in_one_fishing_action() -> None:
    match = two_ships_with_tuna()
    play(match, 0, "fishing", "ship 2", "dock")
    assert match.view().gathered == ["tuna", "tuna"]
    play(match, 0, "ship 3", "dock")
    assert match.view().phase == "bidding"
    assert match.view().gathered == ["tuna"]


def test_R21_the_auction_comes_before_the_next_ship_acts() -> None:
    match = two_ships_with_tuna()
    play(match, 0, "fishing", "ship 2", "dock", "ship 3", "dock")
    assert match.acting == (0, 1, 2)
    assert refused(match, 0, "ship 1")
    bids(match, 0, 0, 100)
    play(match, 0, "ship 1", "fish mackerel", "done")


def test_R21_the_barrels_lie_in_their_market_again_during_the_auction() -> None:
    match = two_ships_with_tuna()
    play(match, 0, "fishing", "ship 2", "dock", "ship 3", "dock")
    assert stock_of(match, "tuna")[0] == 5


def test_R21_what_is_left_over_goes_back_at_the_end_of_the_action() -> None:
    match = two_ships_with_tuna()
    play(match, 0, "fishing", "ship 2", "dock", "ship 3", "dock")
    bids(match, 0, 0, 100)
    entry = play(match, 0, "done")
    assert facts_named(entry, "barrels-returned") == [{"seat": 0, "kind": "tuna", "barrels": 1}]
    assert stock_of(match, "tuna")[0] == 6


def test_R21_barrels_of_two_fishing_actions_are_not_gathered() -> None:
    match = two_ships_with_tuna()
    play(match, 0, "fishing", "ship 2", "dock", "done")
    entry = play(match, 0, "fishing", "ship 3", "dock", "done")
    assert facts_named(entry, "drawn") == []
    assert stock_of(match, "tuna")[0] == 6


# --- R22: the last piece of a bag ---


def test_R22_a_draw_that_empties_the_bag_overfishes_the_market_at_once_and_is_auctioned() -> None:
    match = table(3, "tuna")
    bag(match, "tuna 20")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    entry = play(match, 0, "fishing", "ship 2", "dock")
    assert facts_named(entry, "overfished") == [{"market": "tuna"}]
    assert market_of(match, "tuna").overfished
    assert chance_moves(entry)[0] == "draw tuna 20"
    assert chance_moves(entry)[1].startswith("new market ")
    assert match.view().phase == "bidding"
    bids(match, 0, 700, 0)
    assert pieces_of(match, 1) == {"tuna 20": 1}
    assert stock_of(match, "tuna")[0] == 0


def test_R22_with_no_market_left_in_the_box_the_last_piece_is_auctioned_too() -> None:
    match = table(3, ALL_FISH)
    bag(match, "tuna 20")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    entry = play(match, 0, "fishing", "ship 2", "dock")
    assert chance_moves(entry) == ["draw tuna 20"]
    bids(match, 0, 0, 100)
    assert pieces_of(match, 2) == {"tuna 20": 1}


def test_R22_auctions_due_with_an_empty_bag_do_not_happen() -> None:
    match = table(3, "crab", crab={"barrels": 6}, squid={"barrels": 3})
    bag(match, "crab 8")
    sail(match, 0, 1)
    ship(match, 0, "four-slot", "4 crab")
    play(match, 0, "fishing", "ship 2", "dock")
    entry = bids(match, 0, 100, 0)
    assert facts_named(entry, "no-auction") == [{"kind": "crab"}]
    assert match.view().phase == "fishing"
    assert match.acting == (0,)
    assert match.view().gathered == []
    assert stock_of(match, "crab")[:2] == (0, 0)


def test_R22_with_an_empty_bag_three_tuna_barrels_bring_nothing_but_the_unloading_bonus() -> None:
    match = table(3, "tuna")
    own(match, 1, "2 tuna 15", "tuna 20", "tuna 25")
    overfish(match, "tuna")
    own(match, 1, "tuna 15")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    entry = play(match, 0, "fishing", "ship 2", "dock", "done")
    assert facts_named(entry, "drawn") == []
    assert money_of(match, 0) == 2100


# --- R23: when unloading is paid ---


def test_R23_unloading_is_paid_once_at_the_end_of_the_action_for_all_ships_together() -> None:
    match = table(3)
    ports(match, 0, 2)
    licences(match, 0, "3 mackerel")
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "two-slot", "2 mackerel")
    ship(match, 0, "three-slot", "mackerel")
    play(match, 0, "fishing", "ship 2", "dock", "price 300", "price 300", "ship 1", "dock", "price 300")
    assert money_of(match, 0) == 2000
    entry = play(match, 0, "ship 3", "dock", "price 300", "done")
    assert facts_named(entry, "unloading-paid") == [{"seat": 0, "barrels": 4, "yen": 200}]
    assert money_of(match, 0) == 2200


def test_R23_unloading_is_paid_after_auctions() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    money(match, 1000, 2000, 2000)
    play(match, 0, "fishing", "ship 2", "dock")
    assert refused(match, 0, "bid 1100") == "market-bid-too-high"
    bids(match, 0, 0, 300)
    assert money_of(match, 0) == 1300
    play(match, 0, "done")
    assert money_of(match, 0) == 1400


def test_R23_barrels_of_two_fishing_actions_do_not_add_up() -> None:
    match = table(3)
    ports(match, 0, 1)
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "one-slot", "mackerel")
    play(match, 0, "fishing", "ship 1", "dock", "price 300", "done", "fishing", "ship 2", "dock", "price 300", "done")
    assert money_of(match, 0) == 2000


# --- R24: the barge ---


def with_barge(fish: str = "", *cargo: str, rules: str = "2") -> Match:
    """All three ports open, ship 1 (one-slot) and ship 2 (the barge) at sea."""
    match = table(3, fish, rules=rules)
    ports(match, 0, 2)
    sail(match, 0, 1)
    ship(match, 0, "barge", *cargo)
    return match


def test_R24_the_barge_does_not_fish() -> None:
    match = with_barge()
    assert legal(match, 0, "fishing", "ship 2") == ["dock"]
    assert refused(match, 0, "fishing", "ship 2", "fish mackerel") == "market-ship-full"
    assert refused(match, 0, "fishing", "ship 2", "barge mackerel") == "market-ship-full"


def test_R24_a_fished_barrel_may_go_straight_onto_the_barge() -> None:
    match = with_barge()
    play(match, 0, "fishing", "ship 1", "barge mackerel", "done")
    assert cargo_of(match, 0, 1) == []
    assert cargo_of(match, 0, 2) == ["mackerel"]
    assert stock_of(match, "mackerel")[0] == 14


def test_R24_the_ship_that_fishes_to_the_barge_has_had_its_activity() -> None:
    match = with_barge()
    assert refused(match, 0, "fishing", "ship 1", "barge mackerel", "ship 1") == "market-ship-has-acted"


def test_R24_both_must_be_at_sea() -> None:
    match = table(3)
    ports(match, 0, 2)
    sail(match, 0, 1)
    ship(match, 0, "barge", port=2)
    assert refused(match, 0, "fishing", "ship 1", "barge mackerel") == "market-no-barge"
    play(match, 0, "fishing", "ship 2", "undock", "ship 1", "barge mackerel", "done")
    play(match, 0, "fishing", "ship 1", "dock", "done")
    pass_to(match, 0)
    assert refused(match, 0, "fishing", "ship 1", "barge mackerel") == "market-ship-in-port"


def test_R24_the_barge_of_somebody_else_takes_nothing() -> None:
    match = table(3)
    sail(match, 0, 1)
    ship(match, 1, "barge")
    assert refused(match, 0, "fishing", "ship 1", "barge mackerel") == "market-no-barge"


def test_R24_the_barge_carries_any_kinds_and_any_number() -> None:
    match = with_barge("squid eel", "6 mackerel", "3 squid", "4 eel")
    play(match, 0, "fishing", "ship 1", "barge mackerel", "done")
    assert cargo_of(match, 0, 2) == ["mackerel"] * 7 + ["squid"] * 3 + ["eel"] * 4


def test_R24_there_is_no_salmon_limit_on_the_barge() -> None:
    match = with_barge("salmon", "2 salmon")
    licences(match, 0, "salmon")
    play(match, 0, "fishing", "ship 1", "barge salmon", "done")
    assert cargo_of(match, 0, 2) == ["salmon"] * 3


def test_R24_what_lies_on_the_barge_uses_no_licence() -> None:
    match = with_barge("", "2 mackerel")
    play(match, 0, "fishing", "ship 1", "fish mackerel", "done")
    assert cargo_of(match, 0, 1) == ["mackerel"]


def test_R24_one_licence_serves_several_ships_in_an_action_that_fish_to_the_barge() -> None:
    match = with_barge()
    ship(match, 0, "two-slot")
    play(match, 0, "fishing", "ship 1", "barge mackerel", "ship 3", "barge mackerel", "done")
    assert cargo_of(match, 0, 2) == ["mackerel"] * 2


def test_R24_a_barrel_on_the_barge_needs_a_licence_that_no_ship_uses() -> None:
    match = with_barge("eel")
    ship(match, 0, "two-slot", "mackerel")
    assert refused(match, 0, "fishing", "ship 1", "barge mackerel") == "market-no-licence"
    assert refused(match, 0, "fishing", "ship 1", "barge eel") == "market-no-licence"
    play(match, 0, "fishing", "ship 3", "barge mackerel", "done")


def fleet_with_barge(rules: str = "2") -> Match:
    """Ship 1 is full of mackerel, ship 3 carries an eel, ship 4 a salmon, ship 2 is the barge; a licence for each."""
    match = with_barge("eel salmon", rules=rules)
    licences(match, 0, "2 mackerel", "eel", "salmon")
    ship(match, 0, "two-slot", "eel")
    ship(match, 0, "two-slot", "salmon")
    sail(match, 0, 1, "mackerel")
    ports(match, 0, 0)
    return match


def test_R24_a_full_ship_may_fish_to_the_barge() -> None:
    match = fleet_with_barge()
    play(match, 0, "fishing", "ship 1", "barge mackerel", "done")
    assert (cargo_of(match, 0, 1), cargo_of(match, 0, 2)) == (["mackerel"], ["mackerel"])


def test_R24_a_ship_at_its_salmon_limit_may_fish_salmon_to_the_barge() -> None:
    match = fleet_with_barge()
    play(match, 0, "fishing", "ship 4", "barge salmon", "done")
    assert (cargo_of(match, 0, 4), cargo_of(match, 0, 2)) == (["salmon"], ["salmon"])


def test_R24_a_ship_that_carries_another_kind_may_fish_to_the_barge() -> None:
    match = fleet_with_barge()
    play(match, 0, "fishing", "ship 3", "barge mackerel", "ship 4", "barge mackerel", "done")
    assert cargo_of(match, 0, 2) == ["mackerel"] * 2
    assert (cargo_of(match, 0, 3), cargo_of(match, 0, 4)) == (["eel"], ["salmon"])


def test_R24_what_is_fished_to_the_barge_needs_a_licence_that_no_other_ship_binds() -> None:
    match = fleet_with_barge()
    # The eel licence is bound by ship 3, so only ship 3 fishes eels.
    assert refused(match, 0, "fishing", "ship 4", "barge eel") == "market-no-licence"
    assert refused(match, 0, "fishing", "ship 1", "barge eel") == "market-no-licence"
    play(match, 0, "fishing", "ship 3", "barge eel", "done")
    assert cargo_of(match, 0, 2) == ["eel"]


def test_R24_without_a_barrel_in_the_market_nothing_goes_onto_the_barge() -> None:
    match = fleet_with_barge()
    stock(match, "mackerel", barrels=0)
    assert refused(match, 0, "fishing", "ship 1", "barge mackerel") == "market-no-barrels"


def test_R24_a_full_ship_without_a_free_port_can_act_beside_the_barge() -> None:
    match = with_barge()
    ports(match, 0, 0)
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "two-slot", port=0)
    assert legal(match, 0, "fishing", "ship 1") == ["hand over", "barge mackerel"]


def test_R24_in_version_1_only_a_ship_that_could_fish_a_barrel_fishes_it_to_the_barge() -> None:
    match = fleet_with_barge(rules="1")
    assert refused(match, 0, "fishing", "ship 3", "barge mackerel") == "market-ship-full"
    assert refused(match, 0, "fishing", "ship 4", "barge salmon") == "market-ship-full"
    assert refused(match, 0, "fishing", "ship 1", "barge mackerel") == "market-ship-full"


def test_R24_all_barrels_aboard_a_ship_may_be_handed_over_to_the_barge() -> None:
    match = with_barge("", "mackerel")
    ship(match, 0, "two-slot", "2 mackerel")
    entry = play(match, 0, "fishing", "ship 3", "hand over")
    assert facts_named(entry, "handed-over") == [{"seat": 0, "ship": 3, "kind": "mackerel", "barrels": 2}]
    assert (cargo_of(match, 0, 3), cargo_of(match, 0, 2)) == ([], ["mackerel"] * 3)
    assert money_of(match, 0) == 2000


def test_R24_handing_over_is_not_the_ships_activity() -> None:
    match = with_barge()
    sail(match, 0, 1, "mackerel")
    play(match, 0, "fishing", "ship 1", "hand over", "ship 1", "fish mackerel")
    assert (cargo_of(match, 0, 1), cargo_of(match, 0, 2)) == (["mackerel"], ["mackerel"])


def test_R24_a_ship_that_has_acted_may_still_hand_over() -> None:
    match = with_barge()
    play(match, 0, "fishing", "ship 1", "fish mackerel")
    assert legal(match, 0, "ship 1") == ["hand over"]
    assert refused(match, 0, "ship 1", "dock") == "market-ship-has-acted"
    assert refused(match, 0, "ship 1", "fish mackerel") == "market-ship-has-acted"
    assert refused(match, 0, "ship 1", "barge mackerel") == "market-ship-has-acted"
    play(match, 0, "ship 1", "hand over", "done")
    assert (cargo_of(match, 0, 1), cargo_of(match, 0, 2)) == ([], ["mackerel"])


def test_R24_a_ship_hands_over_as_often_as_it_has_something_aboard() -> None:
    match = with_barge()
    sail(match, 0, 1, "mackerel")
    play(match, 0, "fishing", "ship 1", "hand over", "ship 1", "fish mackerel", "ship 1", "hand over")
    assert cargo_of(match, 0, 2) == ["mackerel"] * 2
    assert refused(match, 0, "ship 1") == "market-ship-has-acted"
    play(match, 0, "done")


def test_R24_handing_over_is_not_enough_for_a_fishing_action() -> None:
    match = with_barge()
    sail(match, 0, 1, "mackerel")
    assert refused(match, 0, "fishing", "ship 1", "hand over", "done") == "market-nothing-done"
    play(match, 0, "fishing", "ship 1", "hand over", "ship 1", "dock", "done")


def test_R24_handing_over_frees_the_licence_for_another_ship() -> None:
    match = with_barge()
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "two-slot")
    assert refused(match, 0, "fishing", "ship 3", "fish mackerel") == "market-no-licence"
    play(match, 0, "fishing", "ship 1", "hand over", "ship 3", "fish mackerel", "done")
    assert cargo_of(match, 0, 3) == ["mackerel"]


def test_R24_to_hand_over_both_must_be_at_sea() -> None:
    match = table(3)
    ports(match, 0, 2)
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "barge", port=2)
    assert refused(match, 0, "fishing", "ship 1", "hand over") == "market-no-barge"
    play(match, 0, "fishing", "ship 2", "undock")
    assert not match.view().seats[0].ships[1].hands_over
    assert match.view().seats[0].ships[0].hands_over
    play(match, 0, "ship 1", "hand over", "ship 1", "dock", "done")
    assert refused(match, 0, "fishing", "ship 1", "hand over") == "market-nothing-aboard"


def test_R24_an_empty_ship_and_the_barge_itself_hand_nothing_over() -> None:
    match = with_barge("", "mackerel")
    assert refused(match, 0, "fishing", "ship 1", "hand over") == "market-nothing-aboard"
    assert refused(match, 0, "fishing", "ship 2", "hand over") == "market-nothing-aboard"


def test_R24_the_barge_of_somebody_else_gets_nothing_handed_over() -> None:
    match = table(3)
    sail(match, 0, 1, "mackerel")
    ship(match, 1, "barge")
    assert refused(match, 0, "fishing", "ship 1", "hand over") == "market-no-barge"


def test_R24_what_was_handed_over_is_unloaded_by_the_barge() -> None:
    match = with_barge("tuna")
    ship(match, 0, "three-slot", "2 tuna")
    sail(match, 0, 1, "mackerel")
    play(match, 0, "fishing", "ship 1", "hand over", "ship 3", "hand over")
    entry = play(match, 0, "ship 2", "dock", "price 300", "done")
    assert facts_named(entry, "unloading-paid") == [{"seat": 0, "barrels": 3, "yen": 100}]
    assert sale_of(match, 0) == ["mackerel fresh 300"]


def test_R24_outside_a_fishing_action_nothing_is_handed_over() -> None:
    match = with_barge()
    sail(match, 0, 1, "mackerel")
    assert refused(match, 0, "hand over") == "market-asked-turn"


def test_R24_in_version_1_barrels_already_on_ships_stay_there() -> None:
    match = with_barge(rules="1")
    ship(match, 0, "two-slot", "mackerel")
    assert refused(match, 0, "fishing", "ship 3", "hand over") == "market-asked-ship"
    play(match, 0, "fishing", "ship 3", "barge mackerel", "done")
    assert cargo_of(match, 0, 3) == ["mackerel"]
    assert cargo_of(match, 0, 2) == ["mackerel"]


def test_R24_docking_and_undocking_are_the_barges_one_activity() -> None:
    match = with_barge()
    play(match, 0, "fishing", "ship 2", "dock")
    assert refused(match, 0, "ship 2") == "market-ship-has-acted"
    play(match, 0, "done", "fishing", "ship 2", "undock")
    assert refused(match, 0, "ship 2") == "market-ship-has-acted"


def test_R24_the_barge_may_serve_and_dock_in_the_same_action() -> None:
    match = with_barge()
    play(match, 0, "fishing", "ship 1", "barge mackerel", "ship 2", "dock", "price 300", "done")
    assert sale_of(match, 0) == ["mackerel fresh 300"]
    assert ships_of(match, 0)[2] == "barge in port 2"


def test_R24_once_docked_the_barge_serves_no_more() -> None:
    match = with_barge()
    assert refused(match, 0, "fishing", "ship 2", "dock", "ship 1", "barge mackerel") == "market-no-barge"


def test_R24_the_barge_docks_only_in_port_2() -> None:
    match = with_barge()
    ports(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 2") == "market-ship-cannot-act"
    ports(match, 0, 2)
    play(match, 0, "fishing", "ship 2", "dock", "done")
    assert ships_of(match, 0)[2] == "barge in port 2"


def test_R24_the_barge_does_not_dock_while_port_2_holds_a_ship() -> None:
    match = with_barge()
    ship(match, 0, "two-slot", port=2)
    assert refused(match, 0, "fishing", "ship 2") == "market-ship-cannot-act"
    play(match, 0, "fishing", "ship 3", "undock", "ship 2", "dock", "done")


def test_R24_no_ship_docks_beside_the_barge() -> None:
    match = table(3)
    ports(match, 0, 2)
    ship(match, 0, "two-slot", port=1)
    ship(match, 0, "barge", port=2)
    ship(match, 0, "two-slot")
    assert refused(match, 0, "fishing", "ship 4", "dock") == "market-no-free-port"


def test_R24_the_barge_is_bought_only_with_port_2_open_and_empty() -> None:
    match = table(3)
    ports(match, 0, 1)
    assert refused(match, 0, "enter ships", "buy barge") == "market-no-free-port"
    ports(match, 0, 2)
    play(match, 0, "enter ships", "buy barge", "done")
    assert ships_of(match, 0)[2] == "barge in port 2"


def test_R24_the_barge_is_not_bought_while_port_2_holds_a_ship() -> None:
    match = table(3)
    ports(match, 0, 2)
    ship(match, 0, "two-slot", port=2)
    assert refused(match, 0, "enter ships", "buy barge") == "market-no-free-port"


# --- R25: the fugu licence ---


def test_R25_the_fugu_licence_goes_back_when_the_ship_docks() -> None:
    match = table(3, "fugu")
    licences(match, 0, "mackerel", "fugu")
    sail(match, 0, 1, "fugu")
    play(match, 0, "fishing", "ship 1", "dock", "price 300", "done")
    assert licences_of(match, 0) == ["mackerel"]
    assert stock_of(match, "fugu")[2] == 1


def test_R25_the_fugu_licence_stays_while_no_fugu_has_been_docked() -> None:
    match = table(3, "fugu")
    licences(match, 0, "mackerel", "fugu")
    sail(match, 0, 1, "mackerel")
    play(match, 0, "fishing", "ship 1", "dock", "price 300", "done")
    assert licences_of(match, 0) == ["mackerel", "fugu"]


def test_R25_one_ship_carries_fugu_at_a_time() -> None:
    match = table(3, "fugu")
    licences(match, 0, "fugu")
    sail(match, 0, 1, "fugu")
    ship(match, 0, "two-slot")
    ports(match, 0, 1)
    assert refused(match, 0, "fishing", "ship 2", "fish fugu") == "market-no-licence"


def test_R25_after_the_ship_docked_no_other_fishes_fugu() -> None:
    match = table(3, "fugu")
    licences(match, 0, "mackerel", "fugu")
    sail(match, 0, 1, "fugu")
    ship(match, 0, "two-slot")
    assert refused(match, 0, "fishing", "ship 1", "dock", "price 300", "ship 2", "fish fugu") == "market-no-licence"


def test_R25_the_barge_that_docks_with_fugu_leaves_the_licence_with_the_ship_that_used_it() -> None:
    match = with_barge("fugu")
    licences(match, 0, "fugu")
    play(match, 0, "fishing", "ship 1", "barge fugu", "ship 2", "dock", "price 300", "done")
    assert licences_of(match, 0) == ["fugu"]
    play(match, 0, "fishing", "ship 1", "dock", "done")
    assert licences_of(match, 0) == []


def test_R25_in_version_1_the_licence_goes_back_when_the_barge_docks_with_its_fugu() -> None:
    match = with_barge("fugu", rules="1")
    licences(match, 0, "fugu")
    play(match, 0, "fishing", "ship 1", "barge fugu", "ship 2", "dock", "price 300", "done")
    assert licences_of(match, 0) == []


def test_R25_a_barge_without_fugu_leaves_the_licence_where_it_is() -> None:
    match = with_barge("fugu", "mackerel")
    licences(match, 0, "fugu")
    sail(match, 0, 1, "fugu")
    play(match, 0, "fishing", "ship 2", "dock", "price 300", "done")
    assert licences_of(match, 0) == ["fugu"]


def test_R25_in_version_1_when_the_barge_is_first_the_ship_fishes_no_more_fugu() -> None:
    match = with_barge("fugu", "fugu", rules="1")
    licences(match, 0, "fugu")
    ship(match, 0, "two-slot", "fugu")
    play(match, 0, "fishing", "ship 2", "dock", "price 300")
    assert licences_of(match, 0) == []
    assert refused(match, 0, "ship 3", "fish fugu") == "market-no-licence"
    play(match, 0, "ship 3", "dock", "price 300", "done")
    assert licences_of(match, 0) == []
    assert stock_of(match, "fugu")[2] == 1
    assert sale_of(match, 0) == ["fugu fresh 300"] * 2


def test_R25_when_the_ship_is_first_the_licence_goes_back_once() -> None:
    match = with_barge("fugu", "fugu")
    licences(match, 0, "fugu")
    ship(match, 0, "two-slot", "fugu")
    play(match, 0, "fishing", "ship 3", "dock", "price 300")
    assert stock_of(match, "fugu")[2] == 1
    play(match, 0, "ship 2", "dock", "price 300", "done")
    assert stock_of(match, "fugu")[2] == 1


def test_R25_the_licence_goes_back_when_the_ship_docks_whose_fugu_went_onto_the_barge() -> None:
    match = with_barge("fugu")
    licences(match, 0, "fugu")
    play(match, 0, "fishing", "ship 1", "barge fugu", "done", "fishing", "ship 1", "dock", "done")
    assert licences_of(match, 0) == []
    assert stock_of(match, "fugu")[2] == 1


def test_R25_the_licence_goes_back_when_the_ship_docks_that_handed_its_fugu_over() -> None:
    match = with_barge("fugu")
    licences(match, 0, "fugu")
    sail(match, 0, 1, "fugu")
    play(match, 0, "fishing", "ship 1", "hand over", "ship 1", "dock", "done")
    assert licences_of(match, 0) == []
    assert cargo_of(match, 0, 2) == ["fugu"]


def test_R25_fugu_left_on_the_barge_does_not_touch_a_licence_taken_anew() -> None:
    match = with_barge("fugu")
    licences(match, 0, "fugu")
    play(match, 0, "fishing", "ship 1", "barge fugu", "done", "fishing", "ship 1", "dock", "done")
    assert licences_of(match, 0) == []
    pass_to(match, 0)
    play(match, 0, "enter fugu", "licence", "done", "fishing", "ship 2", "dock", "price 300", "done")
    assert licences_of(match, 0) == ["fugu"]
    pass_to(match, 0)
    # Not yet used: it stays when the ship docks without having fished fugu.
    play(match, 0, "fishing", "ship 1", "undock", "done", "fishing", "ship 1", "dock", "done")
    assert licences_of(match, 0) == ["fugu"]


def test_R25_a_used_licence_that_went_back_for_another_is_not_owed_again() -> None:
    match = with_barge("fugu squid eel")
    licences(match, 0, "fugu", "3 mackerel")
    play(match, 0, "fishing", "ship 1", "barge fugu", "done", "enter eel", "licence", "return fugu", "done")
    pass_to(match, 0)
    play(match, 0, "enter fugu", "licence", "return mackerel", "done", "fishing", "ship 1", "dock", "done")
    assert "fugu" in licences_of(match, 0)


def test_R25_the_first_of_two_ships_that_used_the_licence_brings_it_back() -> None:
    match = with_barge("fugu")
    licences(match, 0, "fugu")
    ship(match, 0, "two-slot")
    play(match, 0, "fishing", "ship 1", "barge fugu", "ship 3", "fish fugu", "done")
    play(match, 0, "fishing", "ship 1", "dock", "done")
    assert licences_of(match, 0) == []
    assert stock_of(match, "fugu")[2] == 1
    pass_to(match, 0)
    play(match, 0, "fishing", "ship 3", "dock", "price 300", "done")
    assert stock_of(match, "fugu")[2] == 1


# --- R26: buying one's own fugu ---


def test_R26_ones_own_fugu_is_bought_from_the_bank_when_it_would_be_lost() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu degraded 300")
    pass_to(match, 1)
    entry = play(match, 1, "keep")
    assert facts_named(entry, "fugu-kept") == [{"seat": 1, "price": 300}]
    assert all_money(match) == [2000, 1700, 2000]
    assert pieces_of(match, 1) == {"fugu": 1}
    assert stock_of(match, "fugu")[:2] == (3, 6)
    assert sale_of(match, 1) == []


def test_R26_a_fugu_that_is_not_kept_goes_back_unpaid() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu degraded 300")
    pass_to(match, 1)
    play(match, 1, "lose")
    assert money_of(match, 1) == 2000
    assert pieces_of(match, 1) == {}
    assert stock_of(match, "fugu")[:2] == (3, 7)


def test_R26_each_barrel_is_asked_about_cheapest_first() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu degraded 700", "fugu degraded 300")
    pass_to(match, 1)
    play(match, 1, "keep")
    assert money_of(match, 1) == 1700
    play(match, 1, "lose")
    assert money_of(match, 1) == 1700
    assert pieces_of(match, 1) == {"fugu": 1}
    assert match.view().phase == "turn"


def test_R26_only_the_bottom_row_is_asked_about() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu fresh 300")
    pass_to(match, 1)
    assert match.view().phase == "turn"
    assert sale_of(match, 1) == ["fugu degraded 300"]


def test_R26_fugu_that_come_down_in_the_same_turn_are_not_asked_about() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu fresh 300", "fugu degraded 500")
    pass_to(match, 1)
    play(match, 1, "keep")
    assert match.view().phase == "turn"
    assert sale_of(match, 1) == ["fugu degraded 300"]


def test_R26_a_fugu_is_kept_with_money_in_hand_only() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu degraded 300", "fugu degraded 400")
    money(match, 2000, 600, 2000)
    pass_to(match, 1)
    play(match, 1, "keep")
    assert match.view().phase == "turn"
    assert money_of(match, 1) == 300
    assert stock_of(match, "fugu")[0] == 3


def test_R26_who_loses_the_cheap_one_may_keep_the_dear_one() -> None:
    match = table(3, "fugu")
    on_sale(match, 1, "fugu degraded 300", "fugu degraded 600")
    money(match, 2000, 600, 2000)
    pass_to(match, 1)
    play(match, 1, "lose", "keep")
    assert money_of(match, 1) == 0
    assert pieces_of(match, 1) == {"fugu": 1}


def test_R26_a_fugu_is_kept_only_while_a_piece_is_in_the_market() -> None:
    match = table(3, "fugu")
    overfish(match, "fugu", pieces=1)
    on_sale(match, 1, "2 fugu degraded 300")
    pass_to(match, 1)
    play(match, 1, "keep")
    assert match.view().phase == "turn"
    assert sale_of(match, 1) == []


def test_R26_keeping_the_last_fugu_overfishes_the_market() -> None:
    match = table(3, "fugu")
    stock(match, "fugu", pieces=1)
    on_sale(match, 1, "2 fugu degraded 300", "mackerel fresh 200")
    pass_to(match, 1)
    entry = play(match, 1, "keep")
    assert facts_named(entry, "overfished") == [{"market": "fugu"}]
    assert len(fish_markets(match)) == 3
    assert stock_of(match, "fugu")[:2] == (0, 0)
    assert match.acting == (1,)
    assert match.view().phase == "turn"
    assert sale_of(match, 1) == ["mackerel degraded 200"]


def test_R26_with_a_freezer_in_use_no_fugu_is_lost_and_none_bought() -> None:
    match = table(3, "fugu", "rentals")
    on_sale(match, 1, "fugu degraded 300")
    rentals(match, 1, freezer=1)
    pass_to(match, 1)
    play(match, 1, "freeze")
    assert match.view().phase == "turn"
    assert sale_of(match, 1) == ["fugu degraded 300"]


# --- R27: making takoyaki ---


def test_R27_one_octopus_makes_three_takoyaki_at_prices_of_ones_choice() -> None:
    match = table(3, "octopus")
    own(match, 0, "2 octopus")
    play(match, 0, "enter octopus", "by yen", "convert", "price 300", "price 1000", "price 100", "done")
    assert pieces_of(match, 0) == {"octopus": 1}
    assert sale_of(match, 0) == ["takoyaki 100", "takoyaki 300", "takoyaki 1000"]
    assert stock_of(match, "octopus")[1] == 7
    assert market_of(match, "octopus").takoyaki == 15


def test_R27_with_fewer_than_three_in_the_supply_nothing_is_converted() -> None:
    match = table(3, "octopus")
    own(match, 0, "octopus")
    own(match, 1, "16 takoyaki")
    assert refused(match, 0, "enter octopus", "by yen", "convert") == "market-sold-out"


def test_R27_the_takoyaki_paid_as_entry_is_in_the_supply_already() -> None:
    match = table(3, "octopus")
    own(match, 0, "octopus", "takoyaki")
    own(match, 1, "15 takoyaki")
    licences(match, 1, "3 octopus")
    play(match, 0, "enter octopus", "convert", "price 300", "price 300", "price 300", "done")
    assert market_of(match, "octopus").takoyaki == 0
    assert match.view().actions_left == 2


def test_R27_a_buyer_takes_the_token_itself() -> None:
    match = table(3, "octopus")
    on_sale(match, 1, "takoyaki 400")
    play(match, 0, "purchase", "from seat 1", "take takoyaki", "at 400", "done")
    assert pieces_of(match, 0) == {"takoyaki": 1}
    assert stock_of(match, "octopus") == (5, 8, 3)
    assert market_of(match, "octopus").takoyaki == 17
    assert all_money(match) == [1600, 2400, 2000]


def test_R27_unsold_takoyaki_are_worth_nothing_to_their_seller() -> None:
    match = table(3, "octopus")
    on_sale(match, 0, "3 takoyaki 400")
    assert value_of(match, 0) == 0
    assert match.scores == [2000, 2000, 2000]


# --- R28: when overfishing is tested ---


def test_R28_the_last_barrel_that_is_fished_overfishes_the_market_at_once() -> None:
    match = table(3, "squid")
    licences(match, 0, "2 squid")
    sail(match, 0, 1)
    ship(match, 0, "two-slot")
    stock(match, "squid", barrels=1)
    entry = play(match, 0, "fishing", "ship 1", "fish squid")
    assert facts_named(entry, "overfished") == [{"market": "squid"}]
    assert cargo_of(match, 0, 1) == ["squid"]
    assert refused(match, 0, "ship 2", "fish squid") == "market-no-barrels"


def test_R28_a_barrel_that_goes_onto_the_barge_overfishes_too() -> None:
    match = with_barge("squid")
    licences(match, 0, "squid")
    stock(match, "squid", barrels=1)
    entry = play(match, 0, "fishing", "ship 1", "barge squid")
    assert facts_named(entry, "overfished") == [{"market": "squid"}]
    assert cargo_of(match, 0, 2) == ["squid"]


def test_R28_the_last_piece_that_is_bought_overfishes_the_market_at_once() -> None:
    match = table(3, "eel")
    stock(match, "eel", pieces=1)
    on_sale(match, 1, "2 eel fresh 300")
    entry = play(match, 0, "purchase", "from seat 1", "take eel fresh", "at 300")
    assert facts_named(entry, "overfished") == [{"market": "eel"}]
    assert pieces_of(match, 0) == {"eel": 1}
    assert refused(match, 0, "take eel fresh") == "market-sold-out"
    play(match, 0, "done")


def test_R28_for_octopus_only_octopus_pieces_count() -> None:
    match = table(3, "octopus")
    own(match, 0, "octopus")
    own(match, 1, "15 takoyaki")
    entry = play(match, 0, "enter octopus", "by yen", "convert", "price 300", "price 300", "price 300", "done")
    assert market_of(match, "octopus").takoyaki == 0
    assert facts_named(entry, "overfished") == []


def test_R28_the_last_octopus_piece_overfishes_with_takoyaki_left() -> None:
    match = table(3, "octopus")
    stock(match, "octopus", pieces=1)
    on_sale(match, 1, "octopus fresh 300")
    entry = play(match, 0, "purchase", "from seat 1", "take octopus fresh", "at 300")
    assert facts_named(entry, "overfished") == [{"market": "octopus"}]
    assert market_of(match, "octopus").takoyaki == 18


def test_R28_the_last_crab_in_the_bag_overfishes_its_market() -> None:
    match = table(3, "crab")
    bag(match, "crab 5")
    sail(match, 0, 1)
    ship(match, 0, "two-slot", "2 crab")
    entry = play(match, 0, "fishing", "ship 2", "dock")
    assert facts_named(entry, "overfished") == [{"market": "crab"}]


# --- R29: one purchase after another ---


def test_R29_each_item_is_paid_before_the_next_is_taken() -> None:
    match = table(3)
    on_sale(match, 1, "mackerel fresh 1000")
    on_sale(match, 2, "mackerel fresh 1000", "mackerel degraded 100")
    money(match, 1100)
    play(match, 0, "purchase", "from seat 1", "take mackerel fresh", "at 1000")
    assert legal(match, 0, "from seat 2") == ["take mackerel degraded"]
    play(match, 0, "from seat 2", "take mackerel degraded", "at 100", "done")
    assert all_money(match) == [0, 3000, 2100]


def test_R29_a_barrel_bought_is_back_in_its_market_before_the_next_is() -> None:
    match = table(3)
    on_sale(match, 1, "2 mackerel fresh 100")
    play(match, 0, "purchase", "from seat 1", "take mackerel fresh", "at 100")
    assert stock_of(match, "mackerel")[:2] == (14, 29)
    play(match, 0, "take mackerel fresh", "at 100", "done")
    assert stock_of(match, "mackerel")[:2] == (15, 28)


def test_R29_sellers_may_alternate() -> None:
    match = table(3)
    on_sale(match, 1, "2 mackerel fresh 100")
    on_sale(match, 2, "mackerel fresh 100")
    buy = ["take mackerel fresh", "at 100"]
    play(match, 0, "purchase", "from seat 1", *buy, "from seat 2", *buy, "from seat 1", *buy, "done")
    assert all_money(match) == [1700, 2200, 2100]


# --- R30: buying and selling ships ---


def test_R30_a_new_ship_needs_a_free_port() -> None:
    match = table(3)
    assert refused(match, 0, "enter ships", "buy ship 1") == "market-no-free-port"
    play(match, 0, "enter ships", "open port", "buy ship 1", "done")


def test_R30_ships_at_sea_take_no_port() -> None:
    match = table(3)
    sail(match, 0, 1)
    ship(match, 0, "two-slot")
    play(match, 0, "enter ships", "buy ship 1", "done")
    assert ships_of(match, 0)[3] == "one-slot in port 0"


def test_R30_only_docked_ships_can_be_sold() -> None:
    match = table(3, "", "used-ships")
    ship(match, 0, "two-slot")
    for market in ("ships", "used-ships"):
        assert refused(match, 0, f"enter {market}", "sell ship 2") == "market-ship-at-sea"


def test_R30_sold_ships_join_the_stock_of_the_market_that_bought_them() -> None:
    match = table(3, "", "used-ships")
    ports(match, 0, 1)
    ship(match, 0, "two-slot", port=1)
    play(match, 0, "enter ships", "sell ship 1", "done")
    assert ships_left(match) == [2, 2, 2, 1, 1]
    play(match, 0, "enter used-ships", "sell ship 2", "done")
    assert ships_left(match) == [2, 2, 2, 1, 1]
    assert used_ships_left(match) == [0, 1, 0, 0, 0]


def test_R30_a_ship_bought_in_a_visit_cannot_be_sold_in_it() -> None:
    match = table(3)
    ports(match, 0, 1)
    assert refused(match, 0, "enter ships", "buy ship 2", "sell ship 2") == "market-ship-is-new"
    play(match, 0, "enter ships", "buy ship 2", "sell ship 1", "done", "enter ships", "sell ship 2", "done")


def test_R30_a_used_ship_bought_in_a_visit_cannot_be_sold_in_it() -> None:
    match = table(3, "", "used-ships")
    ports(match, 0, 1)
    without_ships(match, 1, used=True)
    assert refused(match, 0, "enter used-ships", "buy ship 1", "sell ship 2") == "market-ship-is-new"


def test_R30_the_last_ship_may_be_sold() -> None:
    match = table(3)
    play(match, 0, "enter ships", "sell ship 1", "done")
    assert ships_of(match, 0) == {}
    assert money_of(match, 0) == 2100


def test_R30_a_ship_of_somebody_else_cannot_be_sold() -> None:
    match = table(3)
    ship(match, 1, "two-slot", port=1)
    assert refused(match, 0, "enter ships", "sell ship 2") == "decision-out-of-place"


# --- R31: using a freezer ---


def test_R31_a_freezer_stops_both_rows_from_degrading() -> None:
    match = table(3, "", "rentals")
    on_sale(match, 1, "mackerel fresh 300", "mackerel degraded 500")
    rentals(match, 1, freezer=2)
    pass_to(match, 1)
    play(match, 1, "freeze")
    assert sale_of(match, 1) == ["mackerel fresh 300", "mackerel degraded 500"]
    assert match.view().seats[1].freezer_uses == 1


def test_R31_a_freezer_is_asked_about_where_something_would_only_move() -> None:
    match = table(3, "", "rentals")
    on_sale(match, 1, "mackerel fresh 300")
    rentals(match, 1, freezer=2)
    pass_to(match, 1)
    assert match.legal(1) == ["freeze", "thaw"]


def test_R31_a_freezer_cannot_be_used_where_nothing_would_degrade() -> None:
    match = table(3, "octopus", "rentals")
    on_sale(match, 1, "takoyaki 300")
    rentals(match, 1, freezer=2)
    pass_to(match, 1)
    assert refused(match, 1, "freeze") == "market-asked-turn"


def test_R31_a_freezer_need_not_be_used() -> None:
    match = table(3, "", "rentals")
    on_sale(match, 1, "mackerel fresh 300", "mackerel degraded 500")
    rentals(match, 1, freezer=2)
    pass_to(match, 1)
    play(match, 1, "thaw")
    assert sale_of(match, 1) == ["mackerel degraded 300"]
    assert match.view().seats[1].freezer_uses == 2


def test_R31_a_freezer_works_for_one_turn() -> None:
    match = table(3, "", "rentals")
    on_sale(match, 1, "mackerel degraded 500")
    rentals(match, 1, freezer=1)
    pass_to(match, 1)
    play(match, 1, "freeze")
    pass_to(match, 1)
    assert sale_of(match, 1) == []


# --- R32: carts ---


def test_R32_an_action_and_the_use_of_a_cart_can_be_mixed() -> None:
    match = table(3, "squid", "rentals")
    rentals(match, 0, cart=2)
    play(match, 0, "enter squid", "by cart", "by action", "licence", "done")
    assert match.view().actions_left == 1
    assert match.view().seats[0].cart_uses == 1


def test_R32_two_uses_pay_an_entry_of_two_actions() -> None:
    match = table(3, "squid", "rentals")
    rentals(match, 0, cart=2)
    play(match, 0, "enter squid", "by cart", "by cart", "licence", "done")
    assert match.view().actions_left == 2
    assert match.view().seats[0].cart_uses == 0


def test_R32_a_cart_is_used_after_the_last_action_too() -> None:
    match = table(3, "", "rentals")
    rentals(match, 0, cart=1)
    actions_left(match, 0)
    play(match, 0, "enter mackerel", "licence", "done")
    assert match.view().seats[0].cart_uses == 0


def test_R32_a_cart_is_used_in_the_turn_in_which_it_was_rented() -> None:
    match = table(3, "", "rentals")
    actions_left(match, 0)
    play(match, 0, "enter rentals", "cart", "done", "enter mackerel", "licence", "done")
    assert match.view().seats[0].cart_uses == 1


def test_R32_a_cart_pays_neither_for_fishing_nor_for_purchases() -> None:
    match = table(3, "", "rentals")
    rentals(match, 0, cart=2)
    on_sale(match, 1, "mackerel fresh 100")
    actions_left(match, 0)
    assert refused(match, 0, "fishing") == "market-no-action-left"
    assert refused(match, 0, "purchase") == "market-no-action-left"


def test_R32_a_cart_does_not_pay_an_entry_in_yen() -> None:
    match = table(3, "salmon", "rentals")
    rentals(match, 0, cart=2)
    money(match, 300)
    assert refused(match, 0, "enter salmon") == "market-no-way-in"


def test_R32_one_use_is_not_enough_for_an_entry_of_two_actions() -> None:
    match = table(3, "squid", "rentals")
    rentals(match, 0, cart=1)
    actions_left(match, 0)
    assert refused(match, 0, "enter squid") == "market-no-way-in"
    actions_left(match, 1)
    play(match, 0, "enter squid", "by cart", "licence", "done")
    assert match.view().actions_left == 0


# --- R33: which licences pay ---


def test_R33_every_player_gets_100_for_each_licence_held_when_the_fee_was_paid() -> None:
    match = table(3, "tuna")
    licences(match, 1, "2 tuna", "mackerel")
    licences(match, 2, "mackerel")
    entry = play(match, 0, "enter tuna", "licence", "done")
    assert all_money(match) == [1700, 2200, 2000]
    assert facts_named(entry, "licence-paid") == [{"seat": 1, "market": "tuna", "yen": 200}]


def test_R33_the_visitor_gets_it_too() -> None:
    match = table(3)
    own(match, 0, "mackerel")
    play(match, 0, "enter mackerel", "sell mackerel", "done")
    assert all_money(match) == [2000 + 100 + 200, 2100, 2100]


def test_R33_a_licence_bought_in_a_visit_does_not_pay_for_it() -> None:
    match = table(3, "tuna")
    play(match, 0, "enter tuna", "licence", "licence", "done")
    assert money_of(match, 0) == 2000 - 2 * 300
    play(match, 0, "enter tuna", "licence", "done")
    assert money_of(match, 0) == 2000 - 3 * 300 + 200


def test_R33_the_income_comes_in_time_to_be_spent_in_the_visit() -> None:
    match = table(3)
    money(match, 0)
    play(match, 0, "enter mackerel", "licence", "done")
    assert money_of(match, 0) == 0
    assert licences_of(match, 0) == ["mackerel", "mackerel"]


def test_R33_extra_markets_pay_no_income() -> None:
    match = table(3, "", "bank")
    entry = play(match, 0, "enter bank", "loan", "done")
    assert facts_named(entry, "licence-paid") == []


# --- R34: no early repayment ---


def test_R34_a_loan_is_not_paid_back_before_the_end() -> None:
    match = table(3, "", "bank")
    bank(match, 0, loans=1)
    assert legal(match, 0, "enter bank") == ["open port", "loan"]
    for words in ("repay", "return loan", "share"):
        refused(match, 0, "enter bank", "loan", words)
    assert match.view().loans_left == 2


# --- R35: after the end has begun ---


def ending() -> Match:
    """The first player has triggered the end; the second is about to have a last turn."""
    match = table(3)
    money(match, 2000, 2000, 5000)
    pass_to(match, 2)
    return match


def test_R35_there_is_no_other_end_check() -> None:
    match = ending()
    money(match, 6000, 2000, 5000)
    entry = pass_to(match, 0)
    assert facts_named(entry, "end-begins") == []
    pass_to(match, 1)
    play(match, 1, "end turn")
    assert match.over


def test_R35_the_end_goes_on_although_its_condition_is_gone() -> None:
    match = ending()
    money(match, 2000, 2000, 0)
    for seat in (2, 0, 1):
        assert match.acting == (seat,)
        play(match, seat, "end turn")
    assert match.over


def test_R35_barrels_still_rot_and_licences_still_pay() -> None:
    match = ending()
    on_sale(match, 0, "mackerel fresh 300", "mackerel degraded 400")
    pass_to(match, 0)
    assert sale_of(match, 0) == ["mackerel degraded 300"]
    play(match, 0, "enter mackerel", "licence", "done")
    assert money_of(match, 1) == 2100


# --- R36: what is open ---


def test_R36_yen_pieces_licences_and_cargo_are_public() -> None:
    match = table(3, "squid", ALL_EXTRA)
    own(match, 0, "3 mackerel", "squid")
    sail(match, 0, 1, "mackerel")
    licences(match, 0, "mackerel", "2 squid")
    on_sale(match, 0, "mackerel fresh 400")
    bank(match, 0, loans=1)
    rentals(match, 0, cart=1)
    for seat in (1, 2):
        assert match.view(seat).seats == match.view(0).seats
    assert match.view().seats == match.view(0).seats


def test_R36_only_bids_are_secret_until_all_have_been_made() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    play(match, 0, "fishing", "ship 2", "dock")
    before = match.view(1)
    entry = match.play(0, "bid 700")
    assert match.view(0).seats[0].bid == 700
    assert match.view(1).seats[0].bid is None
    assert match.view(1).seats[0].ready
    assert match.view(1).seats[0].money == before.seats[0].money
    assert [fact.name for fact in match.facts(entry, 1)] == ["seat-ready"]


# --- R37: refused components ---------


def refused_figures(text: str, players: int = 3) -> tuple[str, str | None, int | None]:
    """Why a custom file is refused, and the line."""
    override = ComponentsFile.parse("mine.toml", text)
    with pytest.raises(ComponentsRefusal) as refusal:
        GAME.figures(players, override)
    return refusal.value.message.id, refusal.value.file, refusal.value.line


@pytest.mark.parametrize("sells_at", [100, 200])
def test_R37_used_ships_must_cost_more_than_they_fetch(sells_at: int) -> None:
    problem = refused_figures(f"start_money = 2000\n\n[used_ships]\nsells_at = {sells_at}\n")
    assert problem == ("market-used-ships-too-cheap", "mine.toml", 4)


def test_R37_used_ships_must_not_fetch_what_they_cost() -> None:
    problem = refused_figures("start_money = 2000\n\n[used_ships]\nbuys_at = 300\n")
    assert problem == ("market-used-ships-too-cheap", "mine.toml", 4)


@pytest.mark.parametrize("percent", [81, 100, 120])
def test_R37_selling_a_new_ship_must_not_pay_its_price(percent: int) -> None:
    # 81 % of a one-slot ship's 500 are 405, rounded up 500.
    problem = refused_figures(f"[ships]\nresale_percent = {percent}\n")
    assert problem == ("market-ships-resold-too-dear", "mine.toml", 2)


def test_R37_a_new_ship_must_not_be_so_cheap_that_selling_it_pays_its_price() -> None:
    problem = refused_figures("start_money = 2000\n[ships]\nslot_price = 100\n")
    assert problem == ("market-ships-resold-too-dear", "mine.toml", 3)


def test_R37_the_barge_must_not_be_so_cheap_that_selling_it_pays_its_price() -> None:
    problem = refused_figures("start_money = 2000\n[ships]\nbarge_price = 100\n")
    assert problem == ("market-ships-resold-too-dear", "mine.toml", 3)


@pytest.mark.parametrize(
    "figure",
    [
        *(f"{market}.licence_cost" for market in ALL_FISH.split() if market != "fugu"),
        *("rentals.rent", "bank.share"),
        *("ships.slot_price", "ships.barge_price", "used_ships.sells_at"),
    ],
)
def test_R37_nothing_costs_less_than_100(figure: str) -> None:
    market, name = figure.split(".")
    why, file, line = refused_figures(f"start_money = 2000\n[{market}]\n{name} = 0\n")
    assert why in ("market-figure-price-low", "market-used-ships-too-cheap")
    assert (file, line) == ("mine.toml", 3)


def test_R37_opening_a_port_costs_at_least_100() -> None:
    assert refused_figures("\nports = [500, 0]\n") == ("market-figure-price-low", "mine.toml", 2)


def test_R37_the_highest_price_of_a_barrel_is_at_least_100() -> None:
    assert refused_figures("highest_price = 0\n")[1:] == ("mine.toml", 1)


def test_R37_only_the_fugu_licence_may_be_free() -> None:
    figures, _ = GAME.figures(3, ComponentsFile.parse("mine.toml", "[fugu]\nlicence_cost = 0\n"))
    assert figures["fugu"]["licence_cost"] == 0
    assert refused_figures("[squid]\nlicence_cost = 0\n") == ("market-figure-price-low", "mine.toml", 2)


def test_R37_money_is_in_multiples_of_100() -> None:
    assert refused_figures("[squid]\npays = 550\n") == ("market-figure-not-hundreds", "mine.toml", 2)
    assert refused_figures("start_money = 2050\n") == ("market-figure-not-hundreds", "mine.toml", 1)


def test_R37_figures_that_just_pass_are_taken() -> None:
    text = "[used_ships]\nbuys_at = 200\nsells_at = 300\n[ships]\nresale_percent = 80\n[squid]\nlicence_cost = 100\n"
    figures, origins = GAME.figures(3, ComponentsFile.parse("mine.toml", text))
    assert figures["ships"]["resale_percent"] == 80
    assert origins["ships"]["resale_percent"] == "mine.toml"
    assert origins["ships"]["slot_price"] == "text"


def test_R37_a_match_with_such_figures_is_refused_too() -> None:
    with pytest.raises(Refusal):
        table(3, squid={"licence_cost": 0})


# --- R38: nothing to do ---


def test_R38_a_player_who_can_do_nothing_ends_the_turn() -> None:
    match = table(3, ALL_FISH, "government trading rentals aquarium used-ships")
    without_ships(match, 0)
    licences(match, 0)
    licences(match, 1, "mackerel", "fugu")
    money(match, 0)
    assert match.legal(0) == ["end turn"]
    play(match, 0, "end turn")
    assert match.acting == (1,)


# --- R39: the highest bid ---


def test_R39_nobody_bids_more_than_10000() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    money(match, 20_000, 2000, 2000)
    play(match, 0, "fishing", "ship 2", "dock")
    assert refused(match, 0, "bid 10100") == "decision-out-of-place"
    play(match, 0, "bid 10000")


def test_R39_nobody_bids_more_than_they_have() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    money(match, 2000, 300, 0)
    play(match, 0, "fishing", "ship 2", "dock")
    assert match.legal(1) == ["bid 0", "bid 100", "bid 200", "bid 300"]
    assert match.legal(2) == ["bid 0"]
    assert refused(match, 1, "bid 400") == "market-bid-too-high"


# --- R40: when a port may be opened ---


def test_R40_a_port_is_opened_before_between_and_after_actions() -> None:
    match = table(3)
    play(match, 0, "open port", "fishing", "ship 1", "undock", "done", "fishing", "ship 1", "dock", "done", "open port")
    assert match.view().seats[0].ports == 3
    assert money_of(match, 0) == 1000


def test_R40_a_port_is_opened_within_a_fishing_action_a_visit_and_a_purchase() -> None:
    match = table(3)
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "two-slot", port=0)
    play(match, 0, "fishing", "open port", "ship 1", "dock", "price 300", "done")
    assert ships_of(match, 0)[1] == "one-slot in port 1"
    play(match, 0, "enter mackerel", "licence", "open port", "done")
    assert match.view().seats[0].ports == 3
    on_sale(match, 2, "mackerel fresh 300")
    pass_to(match, 1)
    play(match, 1, "purchase", "open port", "from seat 2", "take mackerel fresh", "at 300", "open port", "done")
    assert match.view().seats[1].ports == 3


def test_R40_no_port_is_opened_during_an_auction() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    play(match, 0, "fishing", "ship 2", "dock")
    assert refused(match, 0, "open port") == "market-asked-bidding"
    bids(match, 100, 100, 0)
    assert refused(match, 0, "open port") == "market-asked-awarding"
    play(match, 0, "award seat 1")
    assert "open port" in match.legal(0)


def test_R40_nobody_opens_a_port_in_the_turn_of_another() -> None:
    assert refused(table(3), 1, "open port") == "not-your-turn"


def test_R40_the_ships_market_may_be_entered_for_a_ship_whose_port_is_opened_there() -> None:
    match = table(3, ships={"one_slot": 3, "two_slot": 0, "three_slot": 0, "four_slot": 0})
    sail(match, 0, 1)
    # Only the barge is left, and it needs port 2.
    assert legal(match, 0, "enter ships") == ["open port"]
    assert refused(match, 0, "enter ships", "buy barge") == "market-no-free-port"
    play(match, 0, "enter ships", "open port", "open port", "buy barge", "done")
    assert ships_of(match, 0)[2] == "barge in port 2"
    assert money_of(match, 0) == 0


def test_R40_only_with_money_for_ports_and_ship_together() -> None:
    match = table(3, ships={"one_slot": 3, "two_slot": 0, "three_slot": 0, "four_slot": 0})
    sail(match, 0, 1)
    money(match, 1900)
    assert refused(match, 0, "enter ships") == "market-nothing-to-do-there"
    ports(match, 0, 1)
    assert legal(match, 0, "enter ships") == ["open port"]
    assert refused(match, 0, "enter ships", "done") == "market-nothing-done"


def test_R40_a_port_is_not_opened_where_nothing_could_be_bought_afterwards() -> None:
    match = table(3, "", "used-ships")
    sail(match, 0, 1)
    without_ships(match, 1, used=True)
    ship(match, 0, "two-slot", port=0)
    money(match, 800)
    play(match, 0, "enter used-ships", "open port", "buy ship 1", "done")
    assert money_of(match, 0) == 0


def test_R40_in_version_1_entering_counts_only_ports_that_are_open() -> None:
    match = table(3, rules="1", ships={"one_slot": 3, "two_slot": 0, "three_slot": 0, "four_slot": 0})
    sail(match, 0, 1)
    assert refused(match, 0, "enter ships") == "market-nothing-to-do-there"
    ports(match, 0, 2)
    play(match, 0, "enter ships", "buy barge", "done")


# --- R41: which port ---


def test_R41_a_docking_ship_takes_the_lowest_free_port_that_fits() -> None:
    match = table(3)
    ports(match, 0, 2)
    ship(match, 0, "two-slot", port=1)
    ship(match, 0, "two-slot")
    ship(match, 0, "one-slot")
    play(match, 0, "fishing", "ship 3", "dock", "ship 1", "undock", "ship 4", "dock", "done")
    assert ships_of(match, 0) == {
        1: "one-slot at sea",
        2: "two-slot in port 1",
        3: "two-slot in port 2",
        4: "one-slot in port 0",
    }


def test_R41_ships_never_shift() -> None:
    match = table(3)
    ports(match, 0, 2)
    ship(match, 0, "two-slot", port=2)
    ship(match, 0, "barge")
    # Port 1 is free, but the ship in port 2 does not make room for the barge.
    assert refused(match, 0, "fishing", "ship 3") == "market-ship-cannot-act"
    play(match, 0, "fishing", "ship 1", "undock", "done")
    assert ships_of(match, 0)[2] == "two-slot in port 2"


# --- R42: the places of the government ---


def test_R42_the_giver_chooses_the_place_for_every_piece() -> None:
    match = table(3, "", "government")
    own(match, 0, "3 mackerel")
    assert legal(match, 0, "enter government", "give mackerel") == ["to 300", "to 200"]
    play(match, 0, "enter government", "give mackerel", "to 200", "give mackerel", "to 300", "done")
    assert money_of(match, 0) == 2500


def test_R42_a_place_takes_its_pieces_in_the_whole_game() -> None:
    match = table(3, "", "government")
    for seat in range(3):
        own(match, seat, "3 mackerel")
    play(match, 0, "enter government", *("give mackerel", "to 300") * 2, "done", "end turn")
    play(match, 1, "enter government", "give mackerel", "to 300")
    assert refused(match, 1, "give mackerel", "to 300") == "market-not-wanted"
    play(match, 1, "give mackerel", "to 200", "done", "end turn")
    assert [place.left for place in match.view().government] == [0, 9]
    assert legal(match, 2, "enter government", "give mackerel") == ["to 200"]


# --- R43: a takoyaki of your own ---


def test_R43_a_takoyaki_on_ones_own_harbour_pays_the_entry() -> None:
    match = table(3, "octopus")
    on_sale(match, 0, "takoyaki 300", "takoyaki 500")
    actions_left(match, 0)
    money(match, 100)
    own(match, 0, "octopus")
    play(match, 0, "enter octopus", "at 500", "convert", *("price 100",) * 3, "done")
    assert sale_of(match, 0) == [*("takoyaki 100",) * 3, "takoyaki 300"]
    assert market_of(match, "octopus").takoyaki == 18 - 1 - 3


def test_R43_a_takoyaki_on_the_harbour_of_another_does_not() -> None:
    match = table(3, "octopus")
    on_sale(match, 1, "takoyaki 300")
    own(match, 0, "octopus")
    actions_left(match, 0)
    money(match, 100)
    assert refused(match, 0, "enter octopus") == "market-no-way-in"


def test_R43_a_piece_of_ones_own_pays_too_and_goes_back_to_the_supply() -> None:
    match = table(3, "octopus")
    own(match, 0, "takoyaki", "octopus")
    actions_left(match, 0)
    money(match, 100)
    play(match, 0, "enter octopus", "convert", *("price 100",) * 3, "done")
    assert pieces_of(match, 0) == {}


# --- R44: which freezer or cart ---


def test_R44_of_two_carts_the_one_with_fewest_uses_left_is_used_first() -> None:
    match = table(3, "squid", "rentals")
    rentals(match, 0, cart=3)
    actions_left(match, 0)
    entry = play(match, 0, "enter mackerel", "licence", "done")
    # The one with a use left returns; the other has both.
    assert facts_named(entry, "rental-returned") == [{"seat": 0, "rental": "cart"}]
    assert match.view().seats[0].cart_uses == 2
    assert match.view().carts_left == 1


def test_R44_of_two_freezers_the_one_with_fewest_uses_left_is_used_first() -> None:
    match = table(2, "", "rentals")
    rentals(match, 0, freezer=3)
    on_sale(match, 0, "mackerel degraded 300")
    pass_to(match, 1)
    play(match, 1, "end turn")
    entry = play(match, 0, "freeze")
    assert facts_named(entry, "rental-returned") == [{"seat": 0, "rental": "freezer"}]
    assert match.view().freezers_left == 1


def test_every_ruling_has_a_test() -> None:
    names = [name.split("_")[1] for name in globals() if name.startswith("test_R")]
    assert set(names) == {f"R{number}" for number in range(1, 45)}
