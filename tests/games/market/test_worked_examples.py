"""The worked examples of the rulebook."""

from tests.games.market.tables import (
    bank,
    cargo_of,
    eel_track,
    money,
    money_of,
    on_sale,
    overfish,
    own,
    pieces_of,
    play,
    ports,
    refused,
    sail,
    sale_of,
    ship,
    ships_left,
    ships_of,
    stock_of,
    table,
    value_of,
    worth_of,
)
from tests.games.reading import facts_named


def test_with_16_of_18_red_snapper_left_each_is_worth_6() -> None:
    match = table(3, "snapper")
    own(match, 0, "2 snapper")
    assert stock_of(match, "snapper")[1] == 16
    assert worth_of(match, "snapper") == 6
    assert value_of(match, 0) == 12


def test_overfished_red_snapper_are_worth_2_each() -> None:
    match = table(3, "snapper")
    own(match, 0, "2 snapper")
    overfish(match, "snapper")
    assert worth_of(match, "snapper") == 2
    assert value_of(match, 0) == 4


def test_two_eels_sold_at_6_bring_1200_and_leave_the_track_at_2() -> None:
    match = table(3, "eel")
    own(match, 0, "2 eel")
    eel_track(match, 6)
    play(match, 0, "enter eel", "sell eel", "sell eel", "done")
    assert money_of(match, 0) == 2000 + 1200
    assert worth_of(match, "eel") == 2


def test_four_fugu_sold_bring_1600() -> None:
    match = table(3, "fugu")
    own(match, 0, "4 fugu")
    play(match, 0, "enter fugu", "sell fugu", "done")
    assert money_of(match, 0) == 2000 + 1600
    assert pieces_of(match, 0) == {}


def test_a_three_slot_ship_costs_1500() -> None:
    match = table(3)
    ports(match, 0, 1)
    play(match, 0, "enter ships", "buy ship 3", "done")
    assert money_of(match, 0) == 500
    assert ships_of(match, 0) == {1: "one-slot in port 0", 2: "three-slot in port 1"}


def test_two_mackerel_barrels_on_ones_own_harbour_can_be_sold_at_the_mackerel_market() -> None:
    match = table(3)
    on_sale(match, 0, "mackerel fresh 300", "mackerel degraded 500")
    play(match, 0, "enter mackerel", "sell barrel fresh", "at 300", "sell barrel degraded", "at 500", "done")
    assert sale_of(match, 0) == []
    assert money_of(match, 0) == 2000 + 100 + 2 * 200
    assert stock_of(match, "mackerel") == (15, 30, 3)


def test_one_licence_serves_one_ship_until_that_ship_docks() -> None:
    # Naomi's two-slot ship is at sea, her one-slot ship in port; she has one mackerel licence.
    match = table(3)
    ship(match, 0, "two-slot")
    play(match, 0, "fishing", "ship 2", "fish mackerel", "ship 1", "undock", "done")
    assert cargo_of(match, 0, 2) == ["mackerel"]
    # The one-slot ship cannot fish while the other carries mackerel; her second action docks that one first.
    assert refused(match, 0, "fishing", "ship 2", "fish mackerel", "ship 1", "fish mackerel") == "market-no-licence"
    play(match, 0, "fishing", "ship 2", "dock", "price 300", "ship 1", "fish mackerel", "done")
    assert cargo_of(match, 0, 1) == ["mackerel"]
    assert sale_of(match, 0) == ["mackerel fresh 300"]


def test_the_ship_that_waits_cannot_fish_before_the_other_docks() -> None:
    match = table(3)
    sail(match, 0, 1)
    ship(match, 0, "two-slot", "mackerel")
    assert refused(match, 0, "fishing", "ship 1", "fish mackerel") == "market-no-licence"


def test_the_stock_for_three_players() -> None:
    match = table(3, "eel fugu salmon tuna", "rentals trading")
    assert stock_of(match, "mackerel") == (15, 30, 6 - 3)
    assert stock_of(match, "eel") == (6, 13, 3)
    assert stock_of(match, "fugu") == (3, 7, 1)
    assert stock_of(match, "salmon") == (4, 10, 4)
    assert stock_of(match, "tuna") == (6, 5, 3)
    assert ships_left(match) == [4 - 3, 3, 2, 1, 1]
    assert (match.view().freezers_left, match.view().carts_left) == (2, 2)


def test_the_eel_track_starts_at_1() -> None:
    assert worth_of(table(3, "eel"), "eel") == 1


def test_three_loans_bring_the_owner_of_both_shares_1500() -> None:
    match = table(2, "", "bank")
    money(match, 0, 0)
    bank(match, 0, shares=2)
    bank(match, 1, loans=3)
    assert match.scores == [1500, -3000]


def test_three_loans_bring_two_owners_of_a_share_800_each() -> None:
    match = table(3, "", "bank")
    money(match, 0, 0, 0)
    bank(match, 0, shares=1)
    bank(match, 1, shares=1)
    bank(match, 2, loans=3)
    assert match.scores == [800, 800, -3000]


def test_both_shares_at_the_same_time_cost_600() -> None:
    match = table(2, "", "bank")
    play(match, 0, "enter bank", "share", "share", "done")
    assert money_of(match, 0) == 1400
    assert match.view().shares_left == 0


def test_a_player_returning_with_two_tuna_barrels_gets_no_auction() -> None:
    match = table(3, "tuna")
    ship(match, 0, "two-slot", "2 tuna")
    play(match, 0, "fishing", "ship 1", "undock")
    entry = play(match, 0, "ship 2", "dock", "done")
    assert facts_named(entry, "barrels-returned") == [{"seat": 0, "kind": "tuna", "barrels": 2}]
    assert stock_of(match, "tuna")[0] == 6
