"""What a board may show, an override may say: sixteen boards typed in as they might be printed, and games on them."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from tests.games.market.referee import judge
from tests.games.market.tables import (
    ALL_EXTRA,
    ALL_FISH,
    GAME,
    SEATS,
    actions_left,
    eel_track,
    legal,
    licences,
    money,
    money_of,
    on_sale,
    overfish,
    own,
    play,
    refused,
    rentals,
    table,
)
from tests.games.market.wide_play import any_words
from uogashi.arena.simulate import Plan, simulate
from uogashi.core.components import ComponentsFile, ComponentsRefusal
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.record import verify, write_record
from uogashi.games import load_game
from uogashi.games.market import board, components, typed
from uogashi.games.market.notation import FISH, KIND_NAMES, MARKET_NAMES
from uogashi.games.market.vocabulary import typed_form
from uogashi.terminal.game_modules import tell_story
from uogashi.testing.checks import greedy_words
from uogashi.text import Texts, languages

PRINTED = Path(__file__).parent / "all_boards.toml"
BOARDS = ComponentsFile.parse(PRINTED.name, PRINTED.read_text(encoding="utf-8"))
WAYS = ("entry_actions", "entry_yen", "entry_piece")
SCHEMA = Draft202012Validator(json.loads((GAME.folder / "record.schema.json").read_text(encoding="utf-8")))
PIECES = {
    **{kind: kind for kind in KIND_NAMES},
    "salmon": "salmon degraded",
    "tuna": "tuna 20",
    "crab": "crab 5",
}
"""One piece of each kind."""


def entered_by(market: str, piece: str, **more: Any) -> dict[str, Any]:
    """The components of a market that is entered only by such a piece."""
    return {market: {"entry_actions": 0, "entry_yen": 0, "entry_piece": piece, **more}}


def by_an_action(market: str, **more: Any) -> dict[str, Any]:
    return {market: {"entry_actions": 1, "entry_yen": 0, "entry_piece": "none", **more}}


# --- sixteen boards ----------------------------------------------------------------------------------------------


def test_the_file_gives_all_sixteen_boards_every_kind_of_piece_and_every_mix_of_ways() -> None:
    assert set(BOARDS.content) == {market.replace("-", "_") for market in MARKET_NAMES}
    tables = list(BOARDS.content.values())
    assert all(set(WAYS) <= set(each) for each in tables)
    mixes = {(each["entry_actions"] > 0, each["entry_yen"] > 0, each["entry_piece"] != "none") for each in tables}
    assert len(mixes) == 7
    assert {each["entry_piece"] for each in tables} == {"none", *KIND_NAMES}
    assert BOARDS.content["squid"]["pays"] == 0
    assert all(BOARDS.content[fish]["pays"] > 0 for fish in ("snapper", "salmon", "octopus"))


@pytest.mark.parametrize("players", list(GAME.player_counts))
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_games_on_those_boards_verify_and_the_referee_agrees(players: int, bot: str) -> None:
    figures = GAME.figures(players, BOARDS)[0]
    for options in ({"turn_limit": 8}, {"turn_limit": 8, **GAME.variant}):
        plan = Plan("market", players, 3, "boards", (bot,) * players, options, figures, records=True)
        for record in [json.loads(line) for chunk in simulate(plan) for line in chunk.records.splitlines()]:
            assert SCHEMA.is_valid(record)
            verify(record, load_game)
            assert judge(record).over


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_games_that_go_everywhere_on_those_boards_are_judged_right(players: int) -> None:
    """Everyone can afford everything, buys a lot and gladly pays by pieces."""
    figures = GAME.figures(players, BOARDS)[0] | {"start_money": 9000, "end_money": 99_900, "end_value": 999}
    options = {"turn_limit": 14, **GAME.variant}
    paid: set[str] = set()
    for number in range(6):
        rng = random.Random(number)
        match = Match.new(GAME, SEATS[:players], seed=f"everywhere/{number}", options=options, figures=figures)
        while not match.over:
            seat = rng.choice(match.acting)
            facts = match.play(seat, eager_words(match, seat, rng)).facts
            paid |= {fact.arguments["piece"] for fact in facts if fact.name == "piece-paid"}
        record = json.loads(json.dumps(write_record(match)))
        verify(record, load_game)
        assert judge(record).over
    assert len(paid) > 2, paid


def eager_words(match: Match, seat: int, rng: random.Random) -> str:
    """By pieces before anything else, then purchases; otherwise what the greedy player does, or anything."""
    options = match.legal(seat)
    pieces = [words for words in options if words.startswith("by ") and words[3:] not in ("action", "cart", "yen")]
    if pieces:
        return rng.choice(pieces)
    if "purchase" in options and rng.random() < 0.5:
        return "purchase"
    return greedy_words(match, seat, "eager") if rng.random() < 0.4 else any_words(options, rng)


# --- entering by a piece -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", KIND_NAMES)
@pytest.mark.parametrize("market", MARKET_NAMES)
def test_every_market_can_be_entered_by_a_piece_of_every_kind(market: str, kind: str) -> None:
    match = table(2, ALL_FISH, ALL_EXTRA, **entered_by(market.replace("-", "_"), kind))
    own(match, 0, PIECES[kind], "2 mackerel", "squid", "tuna 15" if kind != "tuna" else "2 snapper", "2 octopus")
    pieces = Counter({piece.piece: piece.count for piece in match.view().seats[0].pieces})
    actions_left(match, 0)
    entry = play(match, 0, f"enter {market}")
    (paid,) = [fact for fact in entry.facts if fact.name == "piece-paid"]
    assert paid.arguments["piece"].rpartition("-")[2] == kind
    left = Counter({piece.piece: piece.count for piece in match.view().seats[0].pieces})
    assert pieces - left == Counter([paid.arguments["piece"]])
    assert match.view().phase == "market"


def test_a_piece_that_pays_goes_back_to_its_market() -> None:
    match = table(3, "snapper", **entered_by("ships", "snapper"))
    own(match, 0, "snapper")
    before = int(match.states[0].market_pieces[FISH.index("snapper")])
    play(match, 0, "enter ships")
    assert match.states[0].market_pieces[FISH.index("snapper")] == before + 1


def test_a_tuna_that_pays_goes_back_into_its_bag() -> None:
    match = table(3, "tuna", **entered_by("ships", "tuna"))
    own(match, 0, "tuna 20")
    assert 20 not in next(each.bag for each in match.view().fish if each.market == "tuna")
    play(match, 0, "enter ships")
    assert 20 in next(each.bag for each in match.view().fish if each.market == "tuna")


def test_a_piece_that_pays_goes_back_to_an_overfished_market_as_a_sold_one_does() -> None:
    match = table(3, "snapper", **entered_by("ships", "snapper"))
    own(match, 0, "snapper")
    overfish(match, "snapper", pieces=2)
    play(match, 0, "enter ships")
    assert match.states[0].market_pieces[FISH.index("snapper")] == 3
    assert match.states[0].overfished[FISH.index("snapper")] == 1


def test_of_different_pieces_that_could_pay_one_is_named() -> None:
    match = table(3, "tuna salmon", "bank", **entered_by("ships", "tuna"), **entered_by("bank", "salmon"))
    own(match, 0, "tuna 15", "tuna 20", "salmon fresh", "salmon degraded")
    assert legal(match, 0, "enter ships") == ["by tuna 15", "by tuna 20"]
    assert legal(match, 0, "enter bank") == ["by salmon fresh", "by salmon degraded"]
    assert refused(match, 0, "enter ships", "by piece") == "market-no-such-way"
    assert refused(match, 0, "enter ships", "by tuna 25") == "market-no-such-way"
    play(match, 0, "enter ships", "by tuna 15", "sell ship 1", "done", "enter bank", "by salmon degraded")
    assert [each.piece for each in match.view().seats[0].pieces] == ["fresh-salmon", "tuna"]


def test_of_equal_pieces_none_is_named() -> None:
    match = table(3, "tuna", ships={"entry_yen": 100, "entry_piece": "tuna"})
    own(match, 0, "2 tuna 15")
    assert legal(match, 0, "enter ships") == ["by action", "by yen", "by piece"]
    assert refused(match, 0, "enter ships", "by tuna 15") == "market-no-such-way"


def test_only_pieces_that_leave_something_to_do_can_pay() -> None:
    """The trading market asks for value: a player who pays with the tuna of 25 has too little left."""
    match = table(3, "tuna", "trading", **entered_by("trading", "tuna"), trading_values=[20, 30, 40])
    own(match, 0, "tuna 15", "tuna 25")
    play(match, 0, "enter trading", "spot 20", "offer tuna 25", "done", "done")
    assert [each.printed for each in match.view().seats[0].pieces] == []


def test_whoever_would_give_their_last_piece_for_nothing_may_not_enter() -> None:
    match = table(3, "", "aquarium", **entered_by("aquarium", "mackerel"))
    own(match, 0, "mackerel")
    assert refused(match, 0, "enter aquarium") == "market-nothing-to-do-there"
    own(match, 0, "mackerel")
    play(match, 0, "enter aquarium", "sell mackerel", "done")


def test_without_the_piece_there_is_no_way_in() -> None:
    match = table(3, "squid", **entered_by("ships", "squid"))
    assert refused(match, 0, "enter ships") == "market-no-way-in"


def test_R16_every_market_is_entered_once_a_turn_by_a_piece_and_once_by_yen() -> None:
    match = table(3, "", "used-ships", used_ships={"entry_actions": 0, "entry_yen": 100, "entry_piece": "mackerel"})
    own(match, 0, "4 mackerel")
    assert legal(match, 0, "enter used-ships") == ["by yen", "by piece"]
    play(match, 0, "enter used-ships", "by piece", "sell ship 1", "done")
    play(match, 0, "enter used-ships", "buy ship 1", "done")
    assert match.view().actions_left == 2
    assert refused(match, 0, "enter used-ships") == "market-no-way-in"


def test_R43_a_takoyaki_on_sale_at_the_own_harbour_pays_wherever_a_takoyaki_does() -> None:
    match = table(3, "octopus", "bank", **entered_by("bank", "takoyaki"))
    on_sale(match, 0, "takoyaki 300", "takoyaki 500")
    supply = int(match.states[0].takoyaki_supply)
    play(match, 0, "enter bank", "at 500", "loan", "done")
    assert [(sale.fish, sale.price) for sale in match.view().seats[0].sale] == [("takoyaki", 300)]
    assert match.states[0].takoyaki_supply == supply + 1
    assert refused(match, 0, "enter bank") == "market-no-way-in"


def test_R32_carts_never_pay_for_the_rentals() -> None:
    match = table(3, "", "rentals", rentals={"entry_actions": 1, "entry_yen": 0})
    rentals(match, 0, cart=2)
    assert "by cart" not in legal(match, 0, "enter rentals")
    actions_left(match, 0)
    assert refused(match, 0, "enter rentals") == "market-no-way-in"


def test_R32_an_entry_of_two_actions_is_mixed_at_any_market() -> None:
    match = table(3, "", "bank", bank={"entry_actions": 2})
    rentals(match, 0, cart=1)
    actions_left(match, 1)
    play(match, 0, "enter bank", "by cart", "loan", "done")
    assert (match.view().actions_left, match.view().seats[0].cart_uses) == (0, 0)


def test_income_comes_after_the_piece_was_given() -> None:
    match = table(3, "eel", **entered_by("eel", "eel"))
    licences(match, 1, "2 eel")
    own(match, 0, "2 eel")
    before = money_of(match, 1)
    play(match, 0, "enter eel")
    assert money_of(match, 1) == before + 200


# --- what a market buys ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("market", "piece", "figures", "yen"),
    [
        ("snapper", "snapper", {"pays": 400}, 400),
        ("octopus", "octopus", {"pays": 600}, 600),
        ("salmon", "salmon fresh", {"pays": 500, "degraded_pays": 200}, 500),
        ("salmon", "salmon degraded", {"pays": 500, "degraded_pays": 200}, 200),
        ("crab", "crab 5", {"pays_a_value": 0, "pays_more": 700}, 700),
        ("squid", "squid", {"pays": 100}, 100),
    ],
)
def test_a_market_buys_its_own_pieces_at_the_price_of_its_board(
    market: str, piece: str, figures: dict[str, int], yen: int
) -> None:
    match = table(3, market, **by_an_action(market, **figures))
    own(match, 0, piece)
    before, left = money_of(match, 0), int(match.states[0].market_pieces[FISH.index(market)])
    play(match, 0, f"enter {market}", f"sell {piece}", "done")
    assert money_of(match, 0) == before + yen
    assert match.states[0].market_pieces[FISH.index(market)] == left + 1


@pytest.mark.parametrize(
    ("market", "piece", "figures"),
    [
        ("mackerel", "mackerel", {"pays": 0}),
        ("squid", "squid", {"pays": 0}),
        ("tuna", "tuna 15", {"pays_a_value": 0}),
        ("snapper", "snapper", {}),
        ("salmon", "salmon fresh", {"degraded_pays": 200}),
        ("salmon", "salmon degraded", {"pays": 500}),
        ("octopus", "octopus", {}),
        ("eel", "eel", {"pays_a_value": 0}),
        ("fugu", "fugu", {"pays_a_value": 0}),
        ("crab", "crab 4", {"pays_a_value": 0, "pays_more": 0}),
    ],
)
def test_a_market_whose_board_shows_no_price_buys_nothing(market: str, piece: str, figures: dict[str, int]) -> None:
    match = table(3, market, **by_an_action(market, **figures))
    own(match, 0, piece)
    assert refused(match, 0, f"enter {market}", f"sell {piece}") == "market-not-wanted"


def test_a_mackerel_market_that_buys_nothing_buys_no_barrels_either() -> None:
    match = table(3, mackerel={"pays": 0})
    on_sale(match, 0, "mackerel fresh 300")
    assert refused(match, 0, "enter mackerel", "sell barrel fresh") == "market-not-wanted"
    money(match, 0)
    match.states[0].licences_left[0] = 0
    assert refused(match, 0, "enter mackerel") == "market-nothing-to-do-there"


def test_eels_are_still_sold_by_the_track() -> None:
    match = table(3, "eel", eel={"pays_a_value": 200})
    own(match, 0, "2 eel")
    eel_track(match, 6)
    before = money_of(match, 0)
    play(match, 0, "enter eel", "sell eel", "sell eel", "done")
    assert money_of(match, 0) == before + 2400


# --- what people see and type ------------------------------------------------------------------------------------


def pays_by_tuna() -> Match:
    match = table(3, "tuna salmon", "bank", bank={"entry_yen": 300, "entry_piece": "tuna"})
    own(match, 0, "tuna 15", "tuna 20", "salmon degraded")
    return match


def test_the_view_tells_the_ways_into_every_market_and_what_it_pays() -> None:
    match = table(3, "salmon", "bank", bank={"entry_piece": "tuna"}, salmon={"pays": 500, "degraded_pays": 200})
    view = match.view()
    bank = next(each for each in view.extra if each.market == "bank")
    assert (bank.entry_actions, bank.entry_yen, bank.entry_piece) == (1, None, "tuna")
    salmon = next(each for each in view.fish if each.market == "salmon")
    assert (salmon.pays, salmon.degraded_pays) == (500, 200)


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        ("enter bank by tuna 20", ["enter bank", "by tuna 20"]),
        ("enter bank, by yen, loan", ["enter bank", "by yen", "loan"]),
        ("bank by piece", ["enter bank", "by piece"]),
        ("bank by c", ["enter bank", "by cart"]),
    ],
)
def test_the_piece_that_pays_is_typed_by_its_name(words: str, decisions: list[str]) -> None:
    assert typed.read(words, pays_by_tuna().view(0), Texts()) == decisions


def test_a_piece_of_which_there_is_only_one_kind_is_just_a_piece() -> None:
    match = table(3, "tuna", "bank", bank={"entry_yen": 300, "entry_piece": "tuna"})
    own(match, 0, "tuna 15")
    assert typed.read("enter bank by tuna", match.view(0), Texts()) == ["enter bank", "by piece"]


@pytest.mark.parametrize("language", languages())
def test_board_question_and_story_name_the_piece(language: str) -> None:
    say, match = Texts(language), pays_by_tuna()
    tuna = say.thing("market", "tuna")
    described = "\n".join(board.describe_position(match.view(0), match.seats, say))
    assert say.say("market-words-a-piece", piece=tuna) in described
    play(match, 0, "enter bank")
    assert typed_form("by tuna 20", say) in typed.ask(match.view(0), say, True).plain
    entry = play(match, 0, "by tuna 20", "loan", "done")
    told = " ".join(line.plain for line in tell_story(GAME, entry.facts, match.seats, say, True))
    assert tuna in told
    assert "20" in told


@pytest.mark.parametrize("language", languages())
def test_a_refused_entry_says_what_it_costs(language: str) -> None:
    say = Texts(language)
    for figures in ({"entry_actions": 0}, {"entry_yen": 300}, {}):
        match = table(3, "squid", "bank", bank={"entry_piece": "squid", **figures})
        money(match, 0)
        actions_left(match, 0)
        with pytest.raises(Refusal) as refusal:
            match.play(0, "enter bank")
        assert say.thing("market", "squid") in say.explain(refusal.value.message)


# --- what is refused (R37) ---------------------------------------------------------------------------------------


def refused_figures(text: str, rules: str | None = None) -> tuple[str, int | None]:
    with pytest.raises(ComponentsRefusal) as refusal:
        GAME.figures(3, ComponentsFile.parse("mine.toml", text), rules)
    return refusal.value.message.id, refusal.value.line


def test_R37_a_market_without_a_way_in_is_refused() -> None:
    assert refused_figures("start_money = 2000\n[eel]\nentry_actions = 0\n") == ("market-no-entry", 3)
    assert refused_figures('[squid]\nentry_actions = 0\nentry_piece = "none"\n') == ("market-no-entry", 2)
    assert refused_figures("[rentals]\nentry_yen = 0\n") == ("market-no-entry", 2)


def test_R37_no_entry_costs_more_actions_than_a_turn_has() -> None:
    assert refused_figures("[bank]\nentry_actions = 3\n") == ("figure-out-of-range", 2)


def test_R37_an_entry_is_paid_by_a_piece_that_there_is() -> None:
    assert refused_figures('[bank]\nentry_piece = "sardine"\n') == ("figure-unknown-name", 2)
    assert refused_figures("[bank]\nentry_piece = 3\n") == ("figure-unknown-name", 2)


def test_R37_what_a_market_pays_comes_in_hundreds() -> None:
    for figure in ("snapper.pays", "salmon.pays", "salmon.degraded_pays", "octopus.pays", "bank.entry_yen"):
        market, key = figure.split(".")
        assert refused_figures(f"[{market}]\n{key} = 250\n") == ("market-figure-not-hundreds", 2)


# --- older rules -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", list(GAME.player_counts))
def test_the_usual_figures_mean_the_same_as_under_version_1(players: int) -> None:
    configs = [
        GAME.make_config(GAME.figures(players, rules=rules)[0], GAME.read_options({}, rules), players, rules)
        for rules in ("1", "2")
    ]
    configs[0]["rules"] = 2
    assert configs[0].tobytes() == configs[1].tobytes()


def test_version_1_has_its_own_shape() -> None:
    figures = GAME.figures(3, rules="1")[0]
    assert figures["squid"].keys() == {*components.STOCK_KEYS, "entry_actions", "worth", "pays"}
    assert "entry_actions" not in figures["salmon"]
    assert refused_figures('[bank]\nentry_piece = "squid"\n', "1")[0] == "figure-unknown"


def test_what_version_1_left_unsaid_holds_for_its_games() -> None:
    options = {"fish_markets": ["mackerel", "squid", "octopus"], "turn_limit": 4}
    match = Match.new(GAME, SEATS[:2], seed="old", options=options, rules="1")
    seat = match.acting[0]
    own(match, seat, "2 squid")
    entry = play(match, seat, "enter squid", "by piece", "sell squid", "done")
    assert [fact.name for fact in entry.facts][:1] == ["entry-paid"]
