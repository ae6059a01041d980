"""The independent referee of Tokyo Tsukiji Market: the worked examples of the rules, games that it plays by itself, and
the records of the program before the referee, and both before spoilt records."""

import random
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.games.market import referee as independent
from tests.games.market.referee import EXTRA, FISH, Game, Verdict, judge, open_game, replay
from tests.games.refereeing import Foul
from tests.games.tampering import change_a_score, change_winners, duplicate
from uogashi.arena.simulate import Plan, simulate
from uogashi.core import record as program
from uogashi.games import game_names, load_game

COUNTS = [2, 3, 4, 5, 6]
VERSIONS = ["1", "2"]
NAMES = ["Aki", "Ben", "Chie", "Dai", "Emi", "Fumi"]

the_game_exists = pytest.mark.skipif("market" not in game_names(), reason="the game is not there yet")


# --- tables ------------------------------------------------------------------------------------------------------


def figures(players: int) -> dict[str, Any]:
    """The components from the rules page."""
    return {
        "start_money": 2000,
        "fish_markets": players + 2,
        "extra_markets": players,
        "ports": [500, 500],
        "licence_slots": 4,
        "highest_price": 1000,
        "licence_income": 100,
        "unloading": [100, 200, 300, 400],
        "end_money": 5000,
        "end_value": 50,
        "most_value": 1000,
        "least_value": 500,
        "value_yen": 100,
        "tuna_values": [15, 15, 15, 20, 25],
        "crab_values": [4, 4, 4, 5, 5, 6, 6, 8],
        "trading_values": [5, 10, 15],
        "trading_yen": [800, 1500, 2200],
        "aquarium_wants": dict(zip(FISH, [4, 2, 1, 3, 2, 3, 2, 2, 2], strict=True)),
        "aquarium_pays": dict(zip(FISH, [300, 600, 2000, 600, 700, 500, 800, 500, 1000], strict=True)),
        **fish_figures(players),
        **extra_figures(players),
    }


def fish_figures(players: int) -> dict[str, dict[str, int]]:
    def market(barrels: int, licences: int, licence_cost: int, **more: int) -> dict[str, int]:
        return {"barrels": barrels, "licences": licences, "licence_cost": licence_cost, "entry_actions": 1, **more}

    salmon = market(4, 4, 100, pieces=10, entry_yen=400, degraded_worth=4)
    del salmon["entry_actions"]
    takoyaki = {"takoyaki": 18, "takoyaki_worth": 5, "takoyaki_made": 3}
    return {
        "mackerel": market(15, 2 * players, 100, pieces=30, worth=1, pays=200),
        "squid": market(5, 2, 300, pieces=10, worth=0, pays=500) | {"entry_actions": 2},
        "tuna": market(6, 3, 300, auction_barrels=3, pays_a_value=100),
        "snapper": market(6, 3, 300, pieces=18, pieces_a_worth=3, overfished_worth=2),
        "salmon": salmon,
        "octopus": market(5, 3, 200, pieces=8, worth=3, entry_yen=200, **takoyaki) | {"entry_actions": 2},
        "eel": market(6, 3, 300, pieces=13, track=13, track_falls=2, pays_a_value=100),
        "fugu": market(3, 1, 0, pieces=7, pays_a_value=100),
        "crab": market(4, 2, 400, auction_barrels=2, pays_a_value=100, pays_more=400),
    }


def extra_figures(players: int) -> dict[str, dict[str, int]]:
    stock = {"one_slot": min(players + 1, 6), "two_slot": min(players, 4), "three_slot": min(players - 1, 3)}
    return {
        "ships": {
            **stock,
            "four_slot": 1,
            "barge": 1,
            "entry_actions": 1,
            "slot_price": 500,
            "barge_price": 1000,
            "resale_percent": 10,
        },
        "government": {
            "entry_actions": 1,
            "first_places": 3,
            "first_yen": 300,
            "second_places": 10,
            "second_yen": 200,
        },
        "trading": {"entry_actions": 1},
        "bank": {"entry_actions": 1, "loans": 3, "loan": 500, "repayment": 1000, "shares": 2, "share": 300},
        "rentals": {"entry_yen": 200, "freezers": 2, "carts": 2, "rent": 200, "uses": 2},
        "aquarium": {"entry_actions": 2},
        "used_ships": {"entry_actions": 1, "buys_at": 200, "sells_at": 300, "barge_slots": 2},
    }


def any_ways_in(older: dict[str, Any]) -> dict[str, Any]:
    """The same components as version 2 writes them: every market could be entered in every way, and buy its own."""
    pieces = {"squid": "squid", "octopus": "takoyaki"}
    bought = {"snapper": {"pays": 0}, "salmon": {"pays": 0, "degraded_pays": 0}, "octopus": {"pays": 0}}
    ways = {"entry_actions": 0, "entry_yen": 0}
    return older | {
        name: {**ways, "entry_piece": pieces.get(name, "none"), **older[name], **bought.get(name, {})}
        for name in (*FISH, *(market.replace("-", "_") for market in EXTRA))
    }


def opening(players: int = 3, fish: str = "", extra: str = "", rules: str = "2", **options: Any) -> dict[str, Any]:
    """A record before its first move, with mackerel, ships and these other markets."""
    chosen = [kind for kind in FISH if kind in ("mackerel", *fish.split())]
    more = [market for market in EXTRA if market in ("ships", *extra.split())]
    return {
        "format": "uogashi-record",
        "version": 1,
        "game": "market",
        "rules": rules,
        "seats": NAMES[:players],
        "options": {"fish_markets": chosen, "extra_markets": more, **options},
        "components": figures(players) if rules == "1" else any_ways_in(figures(players)),
        "setup": {"first": 0, "fish": chosen, "extra": more},
        "moves": [],
    }


def table(players: int = 3, fish: str = "", extra: str = "", **options: Any) -> Game:
    """A game of seat 0, not started yet, so that goods can be handed out first."""
    return open_game(opening(players, fish, extra, **options))


def give(game: Game, seat: int, **pieces: int) -> None:
    """Pieces from their markets, `tuna_20=1` and the like."""
    for name, count in pieces.items():
        piece = name.replace("_", " ")
        game.players[seat].pieces[piece] += count
        if piece == "takoyaki":
            game.table.takoyaki -= count
        else:
            kind = independent.kind_of(piece)
            game.table.fish[kind].pieces[piece if kind in ("tuna", "crab") else kind] -= count


def grant(game: Game, seat: int, kind: str, count: int = 1) -> None:
    game.table.fish[kind].licences -= count
    game.players[seat].licences[kind] += count


def put_on_sale(game: Game, seat: int, lot: str, *prices: int) -> None:
    for price in prices:
        game.players[seat].on_sale[lot, price] += 1
        if lot == "takoyaki":
            game.table.takoyaki -= 1
        else:
            game.table.fish[independent.kind_of(lot)].barrels -= 1


def send_ship(game: Game, seat: int, size: str, *cargo: str) -> None:
    """A further ship, at sea, with this cargo."""
    player = game.players[seat]
    player.ships_ever += 1
    player.ships.append(independent.Ship(player.ships_ever, size, None, list(cargo), "fugu" in cargo))
    game.table.ships[size] -= 1
    for kind in cargo:
        game.table.fish[kind].barrels -= 1


def play(game: Game, *moves: str) -> None:
    """Moves such as `0 fishing`, several of one seat as `0 fishing, ship 1, undock`."""
    if game.question is None:
        game.begin()
    for series in moves:
        who, _, words = series.partition(" ")
        for decision in words.split(", "):
            game.move(who if who == "chance" else int(who), decision)


def possible(game: Game, seat: int = 0) -> list[str]:
    if game.question is None:
        game.begin()
    assert game.question is not None
    return game.question.answers[seat]


def money(game: Game) -> list[int]:
    return [player.money for player in game.players]


# --- the worked examples of the rules ----------------------------------------------------------------------------


def test_snapper_is_worth_what_is_left() -> None:
    game = table(fish="snapper")
    give(game, 0, snapper=2)
    assert game.table.values() == [12, 0, 0]
    game.table.fish["snapper"].overfished = True
    assert game.table.values() == [4, 0, 0]


def test_eels_sold_together_get_the_value_before_the_sale() -> None:
    game = table(fish="eel")
    give(game, 0, eel=2)
    game.table.track = 6
    play(game, "0 enter eel, sell eel, sell eel, done")
    assert money(game) == [2000 + 1200, 2000, 2000]
    assert game.table.track == 2


def test_four_fugu_are_sold_for_1600() -> None:
    game = table(fish="fugu")
    give(game, 0, fugu=4)
    assert game.table.values()[0] == 16
    play(game, "0 enter fugu, sell fugu, done")
    assert money(game)[0] == 2000 + 1600
    assert game.table.fish["fugu"].pieces["fugu"] == 7


def test_a_three_slot_ship_costs_1500() -> None:
    game = table()
    assert "enter ships" in possible(game)  # the ship in port can be sold
    play(game, "0 open port, enter ships, buy ship 3, done")
    assert money(game)[0] == 2000 - 500 - 1500
    assert [ship.size for ship in game.players[0].ships] == ["ship 1", "ship 3"]


def test_mackerel_barrels_on_the_own_harbour_can_be_sold() -> None:
    game = table()
    put_on_sale(game, 0, "mackerel fresh", 300, 500)
    # They degrade at the start of the turn.
    play(game, "0 enter mackerel, sell barrel degraded, at 300, sell barrel degraded, at 500, done")
    assert money(game) == [2000 + 100 + 400, 2100, 2100]
    assert game.table.fish["mackerel"].barrels == 15


def test_two_ships_and_one_mackerel_licence() -> None:
    game = table()
    send_ship(game, 0, "ship 2", "mackerel")
    play(game, "0 fishing, ship 1, undock, ship 2, fish mackerel, done, fishing")
    play(game, "0 ship 1")
    assert possible(game) == ["dock"]  # the other ship uses the licence
    game = table()
    send_ship(game, 0, "ship 2", "mackerel")
    play(game, "0 fishing, ship 1, undock, done, fishing, ship 2, dock, price 300, ship 1")
    assert possible(game) == ["fish mackerel"]  # the only port is taken now


def test_stock_for_three_players() -> None:
    game = table(fish="eel fugu salmon tuna", extra="rentals")
    game.begin()
    stock = {kind: (market.barrels, market.pieces.total(), market.licences) for kind, market in game.table.fish.items()}
    assert stock == {
        "mackerel": (15, 30, 3),  # three of the six licences are the players'
        "tuna": (6, 5, 3),
        "salmon": (4, 10, 4),
        "eel": (6, 13, 3),
        "fugu": (3, 7, 1),
    }
    assert game.table.ships == Counter({"ship 1": 1, "ship 2": 3, "ship 3": 2, "ship 4": 1, "barge": 1})
    assert game.table.rentals_left("freezer") == game.table.rentals_left("cart") == 2


@pytest.mark.parametrize(("rules", "interest"), [("1", 1600), ("2", 1500)])
def test_three_loans_and_both_shares(rules: str, interest: int) -> None:
    game = table(extra="bank", rules=rules)
    play(game, "0 enter bank, loan, loan, loan, done, end turn", "1 enter bank, share, share, done, end turn")
    assert money(game) == [3500, 1400, 2000]
    assert game.scores() == [3500 - 3000, 1400 + interest, 2000]


@pytest.mark.parametrize("rules", VERSIONS)
def test_three_loans_and_a_share_each(rules: str) -> None:
    game = table(extra="bank", rules=rules)
    play(game, "0 enter bank, loan, loan, loan, done, end turn", "1 enter bank, share, done, end turn")
    play(game, "2 enter bank, share, done, end turn")
    assert game.scores() == [3500 - 3000, 1700 + 800, 1700 + 800]


# --- what else the referee has to know ---------------------------------------------------------------------------


def test_a_fugu_licence_goes_back_when_its_ship_docks() -> None:
    game = table(fish="fugu")
    grant(game, 0, "fugu")
    send_ship(game, 0, "ship 2", "fugu", "fugu")
    play(game, "0 fishing, ship 1, undock, ship 2, dock")
    assert game.table.fish["fugu"].licences == 1
    play(game, "0 price 200, price 300, done")
    assert money(game)[0] == 2000 + 100  # two barrels unloaded


def test_fishing_the_last_barrel_overfishes_and_brings_a_new_market() -> None:
    game = table(fish="fugu")
    grant(game, 0, "fugu")
    send_ship(game, 0, "ship 3", "fugu", "fugu")
    play(game, "0 fishing, ship 2, fish fugu")
    assert game.question is not None
    assert list(game.question.answers) == ["chance"]
    play(game, "chance new market eel", "0 done, end turn")
    assert game.table.fish["fugu"].overfished
    assert game.table.fish["eel"].barrels == 6


def test_three_tuna_are_auctioned_and_the_fisher_picks_among_the_tied() -> None:
    game = table(fish="tuna")
    grant(game, 0, "tuna")
    send_ship(game, 0, "ship 4", "tuna", "tuna", "tuna", "tuna")
    play(game, "0 fishing, ship 1, undock, ship 2, dock", "chance draw tuna 20")
    play(game, "2 bid 700", "0 bid 0", "1 bid 700", "0 award seat 1")
    assert money(game) == [2700, 1300, 2000]
    assert game.table.gathered["tuna"] == 1
    play(game, "0 done")
    assert money(game)[0] == 2700 + 200  # four barrels unloaded
    assert game.table.fish["tuna"].barrels == 6
    assert game.players[1].pieces == Counter({"tuna 20": 1})


def test_who_fishes_pays_the_bank() -> None:
    game = table(fish="crab")
    send_ship(game, 0, "ship 2", "crab", "crab")
    play(game, "0 fishing, ship 1, undock, ship 2, dock", "chance draw crab 8")
    play(game, "0 bid 500", "1 bid 400", "2 bid 0", "0 done")
    assert money(game) == [2000 - 500 + 100, 2000, 2000]


def test_a_barge_takes_what_another_ship_fishes() -> None:
    game = table(fish="salmon")
    grant(game, 0, "salmon")
    player = game.players[0]
    player.ports_opened = 2
    send_ship(game, 0, "ship 1")
    send_ship(game, 0, "barge", "salmon")
    play(game, "0 fishing, ship 2, barge salmon, ship 3, dock, price 400, price 500, done")
    assert player.prices("salmon fresh") == [400, 500]
    assert player.ships[2].port == 2
    assert money(game)[0] == 2000 + 100


def beside_a_barge(rules: str) -> Game:
    """Ship 1 in port, ship 2 with a salmon and ship 3 empty at sea, ship 4 the barge; licences for both kinds."""
    game = table(fish="salmon", rules=rules)
    grant(game, 0, "salmon")
    game.players[0].ports_opened = 2
    send_ship(game, 0, "ship 2", "salmon")
    send_ship(game, 0, "ship 2")
    send_ship(game, 0, "barge")
    play(game, "0 fishing")
    return game


def test_a_ship_fishes_to_the_barge_whatever_it_carries_and_hands_over() -> None:
    game = beside_a_barge("2")
    play(game, "0 ship 2")
    assert sorted(possible(game)) == ["barge mackerel", "barge salmon", "dock", "hand over"]
    play(game, "0 hand over")
    assert "done" not in possible(game)
    play(game, "0 ship 2, barge mackerel, ship 3, fish salmon, ship 3, hand over, ship 4, dock")
    play(game, "0 price 100, price 200, price 300, done")
    assert game.players[0].prices("salmon fresh") == [200, 300]
    assert money(game)[0] == 2000 + 100


def test_by_the_older_rules_a_ship_fishes_to_the_barge_only_what_it_could_carry() -> None:
    game = beside_a_barge("1")
    play(game, "0 ship 2")
    assert possible(game) == ["dock"]
    play(game, "0 dock, price 100, ship 3")
    assert sorted(possible(game)) == ["barge mackerel", "barge salmon", "dock", "fish mackerel", "fish salmon"]


@pytest.mark.parametrize(("rules", "licences"), [("1", 1), ("2", 0)])
def test_when_the_fugu_licence_goes_back_from_the_barge(rules: str, licences: int) -> None:
    game = table(fish="fugu", rules=rules)
    grant(game, 0, "fugu")
    game.players[0].ports_opened = 2
    send_ship(game, 0, "ship 1")
    send_ship(game, 0, "barge")
    play(game, "0 fishing, ship 2, barge fugu, ship 3, dock, price 300, done")
    assert game.table.fish["fugu"].licences == licences
    play(game, "0 fishing, ship 2, dock, done")
    assert game.table.fish["fugu"].licences == 1


@pytest.mark.parametrize("rules", VERSIONS)
def test_ports_that_could_be_opened_count_for_entering_the_ships_market(rules: str) -> None:
    game = table(rules=rules)
    game.players[0].ships[0].port = None
    game.table.ships = Counter({"barge": 1})
    game.table.figures.tables["ships"].update(one_slot=3, two_slot=0, three_slot=0, four_slot=0)
    assert ("enter ships" in possible(game)) == (rules == "2")
    game.players[0].money = 1900
    game.begin()
    assert "enter ships" not in possible(game)


def test_salmon_keep_their_side_and_fresh_ones_are_worth_all_that_are_owned() -> None:
    game = table(players=2, fish="salmon")
    put_on_sale(game, 1, "salmon fresh", 300)
    put_on_sale(game, 1, "salmon degraded", 100)
    play(game, "0 purchase, from seat 1, take salmon fresh, at 300, take salmon degraded, at 100, done")
    assert game.players[0].pieces == Counter({"salmon fresh": 1, "salmon degraded": 1})
    assert game.table.values() == [2 + 4, 0]
    assert money(game) == [1600, 2400]


def test_octopus_entry_has_three_ways_and_makes_takoyaki() -> None:
    game = table(fish="octopus")
    give(game, 0, octopus=1, takoyaki=1)
    put_on_sale(game, 0, "takoyaki", 300)
    play(game, "0 enter octopus")
    assert possible(game) == ["by action", "by yen", "by piece", "by own takoyaki"]
    play(game, "0 by own takoyaki, at 300, convert, price 100, price 200, price 300, done, enter octopus")
    assert possible(game) == ["by action", "by yen"]  # a piece only once a turn
    assert game.table.takoyaki == 18 - 1 - 3


def test_an_entry_by_actions_and_carts_is_paid_step_by_step() -> None:
    game = table(fish="squid", extra="rentals")
    give(game, 0, squid=2)
    play(game, "0 enter rentals, cart, done, enter squid")
    assert possible(game) == ["by action", "by cart", "by piece"]
    play(game, "0 by cart, by cart, sell squid, done")
    assert game.table.rentals_left("cart") == 2
    assert game.table.actions == 2
    assert money(game)[0] == 2000 - 400 + 500


def test_with_one_way_left_there_is_no_move() -> None:
    game = table(fish="squid")
    play(game, "0 enter squid, licence, done")
    assert game.table.actions == 0
    assert money(game)[0] == 1700


def test_a_licence_goes_back_for_another_kind_only() -> None:
    game = table(fish="eel snapper")
    grant(game, 0, "eel", 3)
    send_ship(game, 0, "ship 1", "mackerel")
    play(game, "0 enter snapper, licence")
    assert possible(game) == ["return eel"]  # a ship carries mackerel
    play(game, "0 return eel, done")
    assert game.players[0].licences == Counter({"eel": 2, "mackerel": 1, "snapper": 1})


def test_fugu_about_to_be_lost_are_offered_to_their_seller_cheapest_first() -> None:
    game = table(fish="fugu")
    put_on_sale(game, 0, "fugu degraded", 900, 200)
    play(game, "0 keep")
    assert money(game)[0] == 1800
    play(game, "0 lose")
    assert game.players[0].pieces["fugu"] == 1
    assert game.table.fish["fugu"].barrels == 3


def test_a_freezer_stops_the_rot() -> None:
    game = table(extra="rentals")
    put_on_sale(game, 0, "mackerel fresh", 300)
    game.players[0].freezer_uses = 1
    play(game, "0 freeze")
    assert game.players[0].prices("mackerel fresh") == [300]
    assert game.table.rentals_left("freezer") == 2


def test_trading_pays_first_and_swaps_afterwards() -> None:
    game = table(players=2, fish="fugu", extra="trading")
    give(game, 0, fugu=3, mackerel=1)
    give(game, 1, mackerel=6)
    play(game, "0 enter trading")
    assert possible(game)[:2] == ["spot 5", "spot 10"]
    play(game, "0 spot 5, offer fugu, offer fugu")
    assert "done" not in possible(game)
    play(game, "0 offer mackerel, done, done, end turn")
    assert money(game) == [2800, 2000]
    play(game, "1 enter trading, spot 5, " + "offer mackerel, " * 5 + "done, done")
    assert game.players[1].pieces == Counter({"fugu": 2, "mackerel": 2})
    assert money(game) == [2800, 2000]


def test_the_end_begins_and_everybody_else_has_one_more_turn() -> None:
    game = table(players=2)
    game.players[0].money = 5000
    play(game, "0 end turn", "1 end turn")
    assert game.over  # both have nothing, so nobody has the least value


@pytest.mark.parametrize("rules", VERSIONS)
def test_being_last_together_holds_the_end_up_too(rules: str) -> None:
    game = table(players=3, rules=rules)
    game.players[0].money = 5000
    give(game, 1, mackerel=1)
    play(game, "0 end turn", "1 end turn", "2 end turn")
    assert game.over == (rules == "1")


@pytest.mark.parametrize("rules", VERSIONS)
def test_who_has_both_is_held_up_by_nothing(rules: str) -> None:
    game = table(players=2, fish="tuna", rules=rules)
    game.players[0].money, game.players[1].money = 5000, 6000
    give(game, 0, tuna_15=3, mackerel=5)
    give(game, 1, tuna_25=1, tuna_20=1, mackerel=10)
    play(game, "0 end turn", "1 end turn")
    assert game.over == (rules == "2")


def test_who_alone_has_the_least_of_the_other_does_not_end_the_game() -> None:
    game = table(players=2)
    game.players[0].money = 5000
    give(game, 1, mackerel=1)
    play(game, "0 end turn", "1 end turn")
    assert not game.over


def test_a_port_is_not_opened_with_the_money_for_the_one_thing_to_do() -> None:
    game = table(fish="snapper")
    game.players[0].money = 700
    play(game, "0 enter snapper")
    assert possible(game) == ["licence"]


# --- whole records -----------------------------------------------------------------------------------------------

SHORT_GAME = """
0 fishing; 0 ship 1; 0 undock; 0 done; 0 fishing; 0 ship 1; 0 fish mackerel; 0 done; 0 end turn;
1 enter mackerel; 1 licence; 1 done; 1 end turn;
0 fishing; 0 ship 1; 0 dock; 0 price 300; 0 done; 0 end turn;
1 purchase; 1 from seat 0; 1 take mackerel fresh; 1 at 300; 1 done; 1 end turn
"""


def short_record() -> dict[str, Any]:
    record = opening(players=2, fish="eel", turn_limit=2)
    record["moves"] = read_moves(SHORT_GAME)
    # Both get 100 when Ben enters. He pays 100 for a licence and 300 for a mackerel, and has the highest value with it.
    record["result"] = {"scores": [2000 + 100 + 300 - 500, 2000 + 100 - 100 - 300 + 100 + 1000], "winners": [1]}
    return record


AUCTION_GAME = """
0 enter crab; 0 licence; 0 done; 0 open port; 0 enter ships; 0 buy ship 2; 0 done; 0 end turn; 1 end turn;
0 fishing; 0 ship 2; 0 undock; 0 done; 0 fishing; 0 ship 2; 0 fish crab; 0 done; 0 end turn; 1 end turn;
0 fishing; 0 ship 2; 0 fish crab; 0 done; 0 fishing; 0 ship 2; 0 dock; chance draw crab 8;
1 bid 600; 0 bid 100; 0 done; 0 end turn; 1 end turn
"""


def auction_record() -> dict[str, Any]:
    record = opening(players=2, fish="crab", turn_limit=3)
    record["moves"] = read_moves(AUCTION_GAME)
    # Aki pays 400, 500 and 1000, gets 600 for the crab and 100 for unloading two barrels. Ben's crab is worth 8.
    record["result"] = {"scores": [2000 - 1900 + 600 + 100 - 500, 2000 - 600 + 800 + 1000], "winners": [1]}
    return record


def read_moves(text: str) -> list[list[Any]]:
    moves = [move.strip().partition(" ") for move in text.replace("\n", " ").split(";")]
    return [[who if who == "chance" else int(who), words] for who, _, words in moves]


def test_a_record_with_an_auction_is_right() -> None:
    verdict = judge(auction_record())
    assert verdict.money == [800, 1400]
    assert verdict.pieces == [{}, {"crab 8": 1}]
    assert verdict.values == [0, 8]


def test_bids_stand_in_any_order() -> None:
    record = auction_record()
    first = record["moves"].index([1, "bid 600"])
    record["moves"][first : first + 2] = reversed(record["moves"][first : first + 2])
    judge(record)


@pytest.mark.parametrize(
    ("old", "new", "move"),
    [
        ([1, "bid 600"], [1, "bid 700"], None),
        ([1, "bid 600"], [1, "bid 650"], 28),
        ([1, "bid 600"], [1, "bid 2100"], 28),
        ([0, "bid 100"], [0, "bid 200"], 29),
        ([0, "bid 100"], [1, "bid 100"], 29),
        (["chance", "draw crab 8"], ["chance", "draw crab 6"], None),
        (["chance", "draw crab 8"], ["chance", "draw crab 7"], 27),
        (["chance", "draw crab 8"], [0, "draw crab 8"], 27),
    ],
)
def test_a_tampered_auction_is_rejected(old: list[Any], new: list[Any], move: int | None) -> None:
    record = auction_record()
    record["moves"][record["moves"].index(old)] = new
    with pytest.raises(Foul) as caught:
        judge(record)
    assert caught.value.move_index == (None if move is None else move - 1)


def test_a_short_record_is_right() -> None:
    verdict = judge(short_record())
    assert verdict.over
    assert verdict.money == [2400, 1700]
    assert verdict.pieces == [{}, {"mackerel": 1}]


def test_the_table_after_every_move() -> None:
    record = short_record()
    views = list(replay(record))
    assert len(views) == len(record["moves"]) + 1
    assert [views[number].barrels["mackerel"] for number in (0, 6, 7, 22, 23)] == [15, 15, 14, 14, 15]
    assert views[10].money == [2100, 2100]
    assert views[23].money == [2400, 1700]
    assert [number for number, view in enumerate(views[:9]) if view.settled] == [0, 1, 3, 4, 5, 7, 8]


def change_move(number: int, who: int | str, words: str) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record["moves"][number - 1] = [who, words]

    return change


def change_result(name: str, value: list[int]) -> Callable[[dict[str, Any]], None]:
    def change(record: dict[str, Any]) -> None:
        record["result"][name] = value

    return change


def cut(record: dict[str, Any]) -> None:
    del record["moves"][-1]


def go_on(record: dict[str, Any]) -> None:
    record["moves"].append([0, "end turn"])


@pytest.mark.parametrize(
    ("spoil", "move"),
    [
        (change_move(17, 0, "price 400"), 23),  # then nothing is on sale at 300
        (change_move(17, 0, "price 1100"), 17),
        (change_move(17, 0, "price 150"), 17),
        (change_move(23, 1, "at 400"), 23),
        (change_move(10, 0, "enter mackerel"), 10),
        (change_move(7, 0, "fish eel"), 7),
        (change_move(8, "chance", "new market squid"), 8),
        (change_result("scores", [1900, 2700]), None),
        (change_result("winners", [0]), None),
        (cut, None),
        (go_on, 26),
    ],
)
def test_a_tampered_record_is_rejected(spoil: Callable[[dict[str, Any]], None], move: int | None) -> None:
    record = short_record()
    spoil(record)
    with pytest.raises(Foul) as caught:
        judge(record)
    assert caught.value.move_index == (None if move is None else move - 1)


# --- games that the referee plays by itself ----------------------------------------------------------------------


def random_record(players: int, rng: random.Random, turn_limit: int = 15, rules: str = "2") -> dict[str, Any]:
    """A game of random moves among those that the referee allows, with more money than usual, so that more happens."""
    fish = rng.sample(FISH[1:], rng.randint(1, 8))
    extra = rng.sample(EXTRA[1:], rng.randint(1, 6))
    record = opening(players, " ".join(fish), " ".join(extra), rules, turn_limit=turn_limit)
    record["setup"]["first"] = rng.randrange(players)
    record["components"] |= {"start_money": 4000, "end_money": rng.choice([5000, 9000]), "end_value": 80}
    if rng.random() < 0.5:  # so that barges are seen
        record["components"]["ports"] = [100, 100]
        record["components"]["ships"] |= {"slot_price": 200, "barge_price": 200}
    game = open_game(record)
    game.begin()
    while game.question is not None:
        who = rng.choice(list(game.question.answers))
        words = random_words(game.question.answers[who], rng)
        game.move(who, words)
        independent.check_conservation(game.table)  # even in the middle of a step
        record["moves"].append([who, words])
    record["result"] = {"scores": game.scores(), "winners": game.winners()}
    return record


def random_words(possible: list[str], rng: random.Random) -> str:
    """Fish more often than ships are sold, and bid little."""
    wanted = {
        "end turn": 0.3,
        "sell ship": 0.2,
        "fishing": 4,
        "fish": 3,
        "barge": 3,
        "buy barge": 9,
        "open port": 2,
        "hand over": 2,
        "bid 0": 5,
        "dock": 0.5,
        "done": 0.3,
    }
    weights = [next((weight for start, weight in wanted.items() if words.startswith(start)), 1) for words in possible]
    return rng.choices(possible, weights)[0]


# --- records of the program --------------------------------------------------------------------------------------


def simulated(players: int, games: int, seed: str, bots: tuple[str, ...], rules: str = "2") -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in simulated_lines(players, games, seed, bots, rules)]


@cache
def simulated_lines(players: int, games: int, seed: str, bots: tuple[str, ...], rules: str) -> list[bytes]:
    """Kept, since every way of tampering is tried on the same games."""
    seats = tuple(bots[seat % len(bots)] for seat in range(players))
    options = load_game("market").read_options({}, rules)
    plan = Plan("market", players, games, seed, seats, options=options, rules=rules, records=True)
    return [line for chunk in simulate(plan) for line in chunk.records.splitlines()]


@the_game_exists
@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize("bots", [("random",), ("greedy",), ("greedy", "random")])
@pytest.mark.parametrize("players", COUNTS)
def test_the_referee_accepts_every_simulated_game(players: int, bots: tuple[str, ...], rules: str) -> None:
    records = simulated(players, 6, "referee", bots, rules)
    assert len(records) == 6
    for record in records:
        assert record["rules"] == rules
        assert judge(record).over
        program.verify(record, load_game)


@the_game_exists
@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("players", COUNTS)
def test_program_and_referee_agree_after_every_move(players: int, bot: str, rules: str) -> None:
    for record in simulated(players, 2 if rules == "2" else 1, "step by step", (bot,), rules):
        agree_on_every_move(record)


@the_game_exists
@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_program_and_referee_agree_on_games_of_the_referee(players: int, rules: str) -> None:
    """There, more happens than players of ours would do: barges, carts, swaps."""
    rng = random.Random(f"theirs {players}")
    seen = Counter[str]()
    for _ in range(4):
        record = random_record(players, rng, rules=rules)
        seen.update(words.partition(" ")[0] for _, words in record["moves"])
        verdict = agree_on_every_move(duplicate(record))
        assert verdict.scores == record["result"]["scores"]
    assert seen["barge"] > 0
    assert (seen["hand"] > 0) == (rules == "2")


def agree_on_every_move(record: dict[str, Any]) -> Verdict:
    match = program.open_record(record, load_game)
    moves = iter([None, *record["moves"]])

    def compare(game: Game) -> None:
        move = next(moves)
        if move is not None:
            match.replay_move(*program.read_move(move))
        answers = game.question.answers if game.question else {}
        if "chance" not in answers:
            assert list(match.acting) == sorted(map(int, answers)), f"after move {len(match.moves)}, {move}"
            for seat in match.acting:
                assert sorted(match.legal(seat)) == sorted(answers[seat]), f"after move {len(match.moves)}, {move}"
        if game.question is None or game.question.settled:
            assert match.scores == game.scores(), f"after move {len(match.moves)}, {move}"

    verdict = judge(record, compare)
    assert next(moves, None) is None, "every move was compared"
    return verdict


def raise_winning_bid(record: dict[str, Any], rng: random.Random) -> bool:
    """Of the first auction."""
    moves = record["moves"]
    first = next((number for number, (_, words) in enumerate(moves) if words.startswith("bid ")), None)
    if first is None:
        return False
    bids = range(first, first + len(record["seats"]))
    highest = max(bids, key=lambda number: int(moves[number][1].removeprefix("bid ")))
    moves[highest][1] = f"bid {int(moves[highest][1].removeprefix('bid ')) + 100}"
    return True


def raise_price_paid(record: dict[str, Any], rng: random.Random) -> bool:
    """For a purchase: then nothing is there, or the scores differ."""
    moves = record["moves"]
    paid = [number for number in range(1, len(moves)) if moves[number - 1][1].startswith("take ")]
    if not paid:
        return False
    move = moves[rng.choice(paid)]
    move[1] = f"at {int(move[1].removeprefix('at ')) + 100}"
    return True


def raise_price_asked(record: dict[str, Any], rng: random.Random) -> bool:
    """Beyond what is allowed."""
    priced = [move for move in record["moves"] if move[1].startswith("price ")]
    if not priced:
        return False
    rng.choice(priced)[1] = "price 1100"
    return True


Tampering = Callable[[dict[str, Any], random.Random], bool]
TAMPERINGS: list[tuple[Tampering, str]] = [
    (raise_winning_bid, r"move \d+: |result\.scores is"),
    (raise_price_paid, r"move \d+: |result\.scores is"),
    (raise_price_asked, "'price 1100' is not possible"),
    (change_a_score, r"result\.scores is"),
    (change_winners, r"result\.winners is"),
]
"""Each with what the referee has to say to it."""


def check_tampered(records: Iterable[dict[str, Any]], tamper: Tampering, why: str, rng: random.Random) -> None:
    """The referee rejects the first few games that can be tampered with in this way; there are such games."""
    rejected = 0
    for record in records:
        honest = duplicate(record)
        if not tamper(record, rng):
            continue
        assert record != honest
        with pytest.raises(Foul, match=why):
            judge(record)
        rejected += 1
        if rejected == 4:
            break
    assert rejected > 0


@pytest.mark.parametrize(("tamper", "why"), TAMPERINGS[1:])  # auctions are rare in random games
def test_a_tampered_game_is_rejected(tamper: Tampering, why: str) -> None:
    rng = random.Random("tampered")
    check_tampered((random_record(3, rng) for _ in range(4)), tamper, why, rng)


@the_game_exists
@pytest.mark.parametrize(("tamper", "why"), TAMPERINGS)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_tampered_simulated_game_is_rejected(bot: str, tamper: Tampering, why: str) -> None:
    # Of random games, hardly one in fifty comes to an auction.
    check_tampered(simulated(3, 60, "tampered", (bot,)), tamper, why, random.Random("tampered"))


def spoil(record: dict[str, Any], rng: random.Random) -> dict[str, Any]:
    """Change one thing: a move, their order, the deal, a component, the result or an option."""
    spoilt = duplicate(record)
    spoilt.pop("seed", None)
    moves = spoilt["moves"]
    place = rng.randrange(len(moves))
    match rng.randrange(10):
        case 0:
            moves[place][1] = rng.choice(moves)[1]
        case 1:
            moves[place][0] = rng.choice([*range(len(spoilt["seats"])), "chance"])
        case 2:
            del moves[place]
        case 3:
            moves.insert(place, rng.choice(moves))
        case 4:
            other = rng.randrange(len(moves))
            moves[place], moves[other] = moves[other], moves[place]
        case 5:
            spoilt["setup"]["first"] = rng.randrange(len(spoilt["seats"]))
        case 6:
            change_a_score(spoilt, rng)
        case 7:
            spoilt["components"][rng.choice(["start_money", "licence_income", "most_value", "end_money"])] += 100
        case 8:
            spoilt["options"]["turn_limit"] = rng.randint(1, 60)
        case 9:
            spoilt["moves"] = moves[:place]
            if rng.random() < 0.5:
                del spoilt["result"]
    return spoilt


RIGHT = -1


def their_verdict(record: dict[str, Any]) -> int | None:
    """RIGHT, the number of the bad move from 1, or None if something else is bad."""
    try:
        judge(duplicate(record))
    except Foul as foul:
        return None if foul.move_index is None else foul.move_index + 1
    return RIGHT


def our_verdict(record: dict[str, Any]) -> int | None:
    try:
        program.verify(record, load_game)
    except program.Foul as foul:
        return foul.move
    return RIGHT


@the_game_exists
@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize("players", COUNTS)
def test_referee_and_verify_agree_on_spoilt_records(players: int, rules: str) -> None:
    rng = random.Random(players)
    bad = 0
    for record in simulated(players, 4 if rules == "2" else 2, "spoilt", ("greedy", "random"), rules):
        for _ in range(10):
            spoilt = spoil(record, rng)
            theirs, ours = their_verdict(spoilt), our_verdict(spoilt)
            bad += theirs != RIGHT
            assert (ours == RIGHT) == (theirs == RIGHT), f"referee {theirs}, verify {ours}: {spoilt}"
            if ours is not None and theirs is not None:
                assert ours == theirs, "both must blame the same move"
    assert bad > 10
