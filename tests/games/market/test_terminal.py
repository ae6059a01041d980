"""How Tokyo Tsukiji Market is drawn, described and typed: the screen shows what the rules say."""

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

import pytest
from fluent.runtime import FluentResource
from rich.cells import cell_len
from rich.console import Console

from tests.games.market.tables import (
    GAME,
    bank,
    bids,
    licences,
    money,
    on_sale,
    overfish,
    own,
    play,
    ports,
    rentals,
    sail,
    ship,
    spot,
    table,
)
from uogashi.bots.players import decide, new_luck, play_to_the_end
from uogashi.core.errors import Message, Refusal
from uogashi.core.match import Entry, Match
from uogashi.games.market import board, preview, prompts, typed
from uogashi.games.market.actions import ACTIONS, AMOUNT
from uogashi.games.market.hints import hint_words
from uogashi.games.market.legality import refusal
from uogashi.games.market.notation import FISH, KIND_NAMES, MARKET_NAMES, PHASE_NAMES, ROW_NAMES
from uogashi.games.market.vocabulary import WORDS, decision_words, spell_thing, typed_form
from uogashi.terminal.game_modules import tell_story
from uogashi.terminal.screen import Screen
from uogashi.terminal.session import COMMANDS, Session
from uogashi.text import Texts, folded, languages, texts

ENGLISH = texts("en")
LANGUAGES = [language for language in languages() if (GAME.folder / "text" / f"{language}.ftl").is_file()]
NAMES = ["Marit", "greedy 1", "a very long name indeed", "greedy 3", "Aki", "Ben"]
EVERYTHING: dict[str, Any] = {"fish_markets": 9, "extra_markets": 7}
WIDE_NAMES = ("鯖", "烏賊", "鮪", "鯛", "鮭", "蛸", "鰻", "河豚", "蟹", "焼き")
WIDE_WORDS = dict(zip(KIND_NAMES, WIDE_NAMES, strict=True))


def wide_characters() -> Texts:
    """English whose fish are called as in Japanese: every character takes two columns."""
    say = Texts()
    words = [f"market-thing-{name} = {word}" for name, word in WIDE_WORDS.items()]
    words += [f"market-sign-{name} = {word[0]}" for name, word in WIDE_WORDS.items()]
    say.bundle.add_resource(FluentResource("\n".join(words) + "\n"), allow_overrides=True)
    return say


def drawn(what: Any, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False, markup=False)
    console.print(what)
    return console.export_text()


def story_of(match: Match, *entries: Entry, plain: bool = True) -> list[str]:
    facts = [fact for entry in entries for fact in match.facts(entry)]
    return [line.plain for line in tell_story(GAME, facts, match.seats, ENGLISH, plain)]


def played(players: int, seed: str, bot: str = "greedy", **options: Any) -> Iterator[Match]:
    """A game, position by position."""
    match = Match.new(GAME, NAMES[:players], seed=seed, options=options)
    luck = new_luck(match)
    while not match.over:
        yield match
        match.play(match.acting[0], decide(match, match.acting[0], bot, luck))
    yield match


@cache
def every_phase() -> list[Match]:
    """Positions of every phase with decisions; to be looked at, not played on."""
    match = table(3, " ".join(FISH), "government trading bank rentals aquarium used-ships")
    money(match, 3000, 3000, 3000)
    own(match, 0, "2 octopus", "takoyaki", "squid", "2 salmon fresh", "salmon degraded", "tuna 15", "tuna 20")
    on_sale(match, 0, "2 mackerel fresh 300", "mackerel degraded 200", "fugu degraded 400", "takoyaki 500")
    on_sale(match, 1, "eel fresh 300", "eel fresh 500", "mackerel degraded 100", "2 takoyaki 600")
    sail(match, 0, 1, "mackerel")
    ports(match, 0, 2)
    ship(match, 0, "three-slot", "3 tuna")
    ship(match, 0, "barge", "2 mackerel", "eel")
    ship(match, 0, "two-slot", port=1)
    licences(match, 0, "mackerel", "tuna", "squid", "eel")
    rentals(match, 0, freezer=1, cart=1)
    spot(match, 2, "crab 8", "2 mackerel")
    starts = [["enter squid"], ["enter octopus"], ["enter octopus", "by own takoyaki"], ["fishing"]]
    starts += [["fishing", "ship 1"], ["fishing", "ship 1", "dock"], ["fishing", "reprice mackerel fresh"]]
    starts += [
        ["fishing", "reprice mackerel fresh", "at 300"],
        ["enter mackerel", "by action"],
        ["enter eel", "by cart"],
    ]
    starts += [["enter mackerel", "by action", "sell barrel fresh"], ["enter octopus", "by yen", "convert"]]
    starts += [["enter government", "by action"], ["enter government", "by action", "give tuna 20"]]
    starts += [["enter trading", "by action"], ["enter trading", "by action", "spot 10"]]
    starts += [["enter trading", "by action", "spot 10", "offer tuna 20"], ["enter aquarium", "by action", "by action"]]
    starts += [["enter ships", "by action"], ["enter used-ships", "by action"], ["enter bank", "by action"]]
    starts += [
        ["enter rentals"],
        ["purchase"],
        ["purchase", "from seat 1"],
        ["purchase", "from seat 1", "take eel fresh"],
    ]
    starts += [["enter fugu", "by action", "licence"], []]
    found = []
    for decisions in starts:
        twin = match.fork()
        if decisions:
            twin.play(0, *decisions)
        found.append(twin)
    for phase, number in (("freezing", 1), ("keeping", 0)):
        twin = match.fork()
        rentals(twin, 0, freezer=number)
        on_sale(twin, 0, "fugu degraded 300")
        for seat in (0, 1, 2):
            twin.play(seat, "end turn")
        assert twin.view().phase == phase
        found.append(twin)
    auction = match.fork()
    play(auction, 0, "fishing", "ship 2", "dock", chance="draw tuna 25")
    found.append(auction.fork())
    bids(auction, 0, 500, 500)
    found.append(auction)
    return found


# --- drawing ---


@pytest.mark.parametrize("language", [*LANGUAGES, "wide"])
@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("width", [80, 100, 138, 160])
def test_no_drawing_is_wider_than_its_terminal(language: str, players: int, width: int) -> None:
    say = wide_characters() if language == "wide" else texts(language)
    log: list[Any] = []
    for picture in pictures(players):
        for facts in picture.facts:
            log += tell_story(GAME, facts, picture.seats, say)
        view, seats = picture.view, picture.seats
        text = drawn(board.draw_position(view, seats, say, width, log=log, **picture.extras), width)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        fits(text, view)
    text = drawn(board.draw_result(view, seats, say, picture.winners), width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "…" not in text.replace("a very long n…", "")


@dataclass(frozen=True)
class Picture:
    """The drawing of a position, and the facts since the one before, entry by entry."""

    view: Any
    seats: tuple[str, ...]
    winners: Any
    extras: dict[str, Any]
    facts: list[Any]


@cache
def pictures(players: int) -> list[Picture]:
    """Of one game, played once for all languages and widths: a picture now and then will do."""
    options: dict[str, Any] = EVERYTHING if players == 6 else {}
    found: list[Picture] = []
    facts: list[Any] = []
    for match in played(players, "draw", turn_limit=10, **options):
        if match.entries:
            facts.append(match.facts(match.entries[-1]))
        if len(match.entries) % 53 and not match.over:
            continue
        seat = match.acting[0] if match.acting else 0
        extras = preview.table_extras(match.hidden(seat), match.configs, seat)
        found.append(Picture(match.view(seat), match.seats, match.winners, extras, facts))
        facts = []
    assert len(found) > 3
    return found


def fits(text: str, view: Any) -> None:
    """Nothing that counts is cut off or broken in two."""
    assert "…" not in text.replace("a very long n…", "")
    for seat in view.seats:
        assert re.search(rf"¥{seat.money}\b", text)
        for sale in seat.sale:
            assert re.search(rf"¥{sale.price}(×{sale.count}\b|)", text)
    for market in view.fish:
        assert re.search(rf" {market.licences} ¥{market.licence_cost}\b", text)


def test_the_table_shows_what_the_view_says() -> None:
    match = table(3, "squid tuna snapper octopus", "government trading bank rentals aquarium used-ships")
    own(match, 0, "2 octopus", "tuna 20", "3 mackerel")
    on_sale(match, 0, "2 mackerel fresh 300", "squid degraded 700", "2 takoyaki 400")
    sail(match, 0, 1, "mackerel")
    rentals(match, 0, freezer=2, cart=1)
    bank(match, 0, loans=2)
    money(match, 5600, 300, 1200)
    overfish(match, "snapper")
    spot(match, 1, "tuna 15")
    text = drawn(board.draw_position(match.view(0), match.seats, ENGLISH))
    mine = text[text.index("1 Aki") :]
    assert "¥5600" in mine
    assert "triggers the end" in mine
    assert re.search(r"pieces +M ×3=3 +O ×2=6 +T 20", mine)
    assert re.search(r"fresh +M ¥300×2", mine)
    assert re.search(r"degraded +Q ¥700", mine)
    assert re.search(r"on sale +K ¥400×2", mine)
    assert re.search(r"at sea 1 +M", mine)
    assert "freezer ●●" in mine
    assert re.search(r"cart ● ", mine)
    assert "loans 2" in mine
    assert "no slot" not in mine
    assert re.search(r"T +tuna +15² 25 +×100 +6 +3", text)
    assert re.search(r"R +snapper +2 +– +✕ +18", text)
    assert re.search(r"O +octopus +3 K5 +→ K +5 +6 K16 +3 ¥200 ¥200 ●● K", text)
    assert re.search(r"trading +● +5 → +T 15 \(15\) +10 → ¥1500", text)
    assert re.search(r"government +● +¥300 ×3 +¥200 ×10", text)
    assert "1 loan of ¥500 (repay ¥1000)" in text


def test_the_table_in_words_says_the_same() -> None:
    match = table(2, "fugu", "trading")
    own(match, 0, "2 fugu")
    sail(match, 0, 1, "mackerel")
    on_sale(match, 1, "2 mackerel degraded 300")
    spot(match, 1, "4 mackerel", "fugu")
    words = "\n".join(board.describe_position(match.view(0), match.seats, ENGLISH, gains=[100, 500]))
    assert "The fugu market. Each piece is worth the number of pieces its owner has." in words
    assert "One more adds +500 to your current score." in words
    assert "Spot 5 holds 4 mackerel, fugu, worth 5." in words
    assert "Player 1, Aki: ¥2000, resource value 4." in words
    assert "Ship 1, a one-slot ship, is at sea with mackerel." in words
    assert "On sale, degraded, spoils next turn: 2 mackerel at ¥300." in words


def test_an_auction_is_shown_with_its_bids_only_when_all_have_bid() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    play(match, 0, "fishing", "ship 2", "dock", chance="draw tuna 20")
    match.play(0, "bid 700")
    for seat in (0, 1):
        text = drawn(board.draw_position(match.view(seat), match.seats, ENGLISH))
        assert "Auction: tuna 20, brought in by Aki." in text
        assert ("¥700" in text) == (seat == 0)
    match.play(1, "bid 700")
    match.play(2, "bid 100")
    assert "Bids: Aki ¥700, Ben ¥700, Chie ¥100." in drawn(board.draw_position(match.view(1), match.seats, ENGLISH))


def test_the_score_sheet_adds_up() -> None:
    match = table(3, "tuna", "bank", turn_limit=1)
    own(match, 0, "tuna 20")
    own(match, 1, "mackerel")
    bank(match, 1, loans=1)
    bank(match, 2, shares=1)
    for seat in (0, 1, 2):
        match.play(seat, "end turn")
    lines = drawn(board.draw_result(match.view(), match.seats, ENGLISH, match.winners)).splitlines()
    assert re.match(r"★ Aki +¥2000 +20 × 100 = 2000 +\+1000 +· +· +5000", lines[1])
    assert re.match(r"  Chie +¥2000 +0 × 100 = 0 +−500 +· +\+500 +2000", lines[2])
    assert re.match(r"  Ben +¥2000 +1 × 100 = 100 +· +−1000 +· +1100", lines[3])
    words = list(board.describe_result(match.view(), match.seats, ENGLISH, match.winners))
    assert words[0] == "Aki: ¥2000, resource value 20 adds 2000, value bonus +1000; total 5000."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fish_has_a_sign_of_its_own(language: str) -> None:
    say = texts(language)
    signs = [say.say(f"market-sign-{fish}") for fish in KIND_NAMES]
    assert len(set(signs)) == len(signs)
    assert all(cell_len(board.draw_badge(fish, say).plain) == 3 for fish in KIND_NAMES)
    assert all(cell_len(say.thing("market", fish)) <= 12 for fish in FISH)


# --- what happened ---


def test_a_fishing_action_is_one_line() -> None:
    match = table(2, "eel")
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "two-slot", "2 eel")
    licences(match, 0, "eel", "mackerel")
    ports(match, 0, 1)
    decisions = ["fishing", "ship 1", "dock", "price 200", "ship 2", "dock", "price 400", "price 400"]
    entry = match.play(0, *decisions, "reprice mackerel fresh", "at 200", "price 300", "done")
    assert story_of(match, entry) == [
        "Aki goes fishing: ship 1 docks with mackerel ¥200; ship 2 docks with 2 eel ¥400; ¥100 for unloading; "
        "mackerel for ¥300 instead of ¥200; the eel track is at 3."
    ]


def test_what_is_handed_over_is_told_in_the_same_line() -> None:
    match = table(2)
    ports(match, 0, 2)
    sail(match, 0, 1)
    ship(match, 0, "barge")
    ship(match, 0, "two-slot", "2 mackerel")
    entry = match.play(0, "fishing", "ship 3", "hand over", "ship 1", "barge mackerel", "done")
    assert story_of(match, entry) == [
        "Aki goes fishing: ship 3 hands 2 mackerel over to the barge; ship 1 catches mackerel for the barge."
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_handing_over_is_typed_as_it_is_shown(language: str) -> None:
    say = texts(language)
    match = table(2)
    ports(match, 0, 2)
    sail(match, 0, 1, "mackerel")
    ship(match, 0, "barge")
    match.play(0, "fishing", "ship 1")
    view = match.view(0)
    assert typed.read(typed_form("hand over", say), view, say) == ["hand over"]
    assert typed_form("hand over", say) in hint_words(view, view.seats[0], say)
    match.play(0, "barge mackerel")
    view = match.view(0)
    assert typed_form("ship 1", say) in hint_words(view, view.seats[0], say)


def test_a_visit_is_told_with_what_was_paid_and_earned() -> None:
    match = table(3, "squid")
    own(match, 0, "3 squid")
    licences(match, 1, "2 squid")
    entry = match.play(0, "enter squid", "by action", "sell squid", "sell squid", "done")
    assert story_of(match, entry) == [
        "Aki enters the squid market (2 actions): sells 2 squid for ¥1000. Licences pay ¥200 to Ben."
    ]


def test_a_trade_is_told_with_both_sides() -> None:
    match = table(2, extra="trading")
    own(match, 0, "6 mackerel")
    entry = match.play(0, "enter trading", "spot 5", *["offer mackerel"] * 5, "done", "done")
    assert story_of(match, entry) == [
        "Aki enters the trading market (one action): trades 5 mackerel for ¥800 at spot 5."
    ]


def test_purchases_are_one_line() -> None:
    match = table(3, "eel")
    on_sale(match, 1, "2 mackerel fresh 300")
    on_sale(match, 2, "eel degraded 200")
    decisions = ["purchase", "from seat 1", "take mackerel fresh", "at 300", "take mackerel fresh", "at 300"]
    entry = match.play(0, *decisions, "from seat 2", "take eel degraded", "at 200", "done")
    assert story_of(match, entry) == ["Aki buys 2 mackerel for ¥300 each from Ben, eel for ¥200 from Chie."]


def test_an_auction_is_told_with_all_bids() -> None:
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    entry = play(match, 0, "fishing", "ship 2", "dock", chance="draw tuna 20")
    assert story_of(match, entry) == [
        "Aki goes fishing: ship 2 docks with 3 barrels.",
        "Aki brings in tuna: one worth 20 is drawn and auctioned.",
    ]
    entry = bids(match, 100, 700, 300)
    assert story_of(match, entry) == ["Bids: Ben ¥700, Chie ¥300, Aki ¥100. Ben gets tuna 20 for ¥700, paid to Aki."]
    match = table(3, "tuna")
    sail(match, 0, 1)
    ship(match, 0, "three-slot", "3 tuna")
    play(match, 0, "fishing", "ship 2", "dock", chance="draw tuna 20")
    entry = bids(match, 400, 400, 300)
    assert story_of(match, entry) == [
        "Bids: Aki ¥400, Ben ¥400, Chie ¥300. The highest bids are tied: the fisher decides."
    ]
    entry = match.play(0, "award seat 0")
    assert story_of(match, entry) == ["Aki gets tuna 20 for ¥400, paid to the bank."]


def test_what_everybody_should_notice_has_a_line_of_its_own() -> None:
    match = table(2, "eel")
    sail(match, 0, 1)
    match.states[0].barrels[0] = 1
    entry = play(match, 0, "fishing", "ship 1", "fish mackerel", chance="new market squid")
    assert story_of(match, entry) == [
        "Aki goes fishing: ship 1 catches mackerel.",
        "The mackerel market is overfished!",
        "A new market opens: squid.",
    ]


def test_the_start_of_a_turn_says_what_is_lost() -> None:
    match = table(2, "eel")
    on_sale(match, 1, "2 mackerel degraded 300", "eel degraded 200", "eel fresh 500")
    entry = match.play(0, "end turn")
    assert story_of(match, entry) == [
        "── Turn 1: Ben",
        "Ben loses 2 mackerel, eel to spoilage. One of Ben’s barrels degrades.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_whole_games_are_told_in_every_language(language: str, bot: str) -> None:
    say = texts(language)
    match = Match.new(GAME, NAMES[:4], seed="story", options={**EVERYTHING, "turn_limit": 15})
    play_to_the_end(match, [bot] * 4)
    for plain in (True, False):
        lines = [
            line.plain
            for entry in (match.opening, *match.standing)
            for line in tell_story(GAME, match.facts(entry), match.seats, say, plain)
        ]
        assert len(lines) > 100
        assert all(line.strip() for line in lines)


# --- typing ---


def read(words: str, match: Match, seat: int = 0) -> list[str]:
    return typed.read(words, match.view(seat), ENGLISH)


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        ("fishing, ship 1, fish mackerel, done", ["fishing", "ship 1", "fish mackerel", "done"]),
        ("fishing 1 mackerel d", ["fishing", "ship 1", "fish mackerel", "done"]),
        ("fish, 1 m, done", ["fishing", "ship 1", "fish mackerel", "done"]),
        (
            "fishing ship 2 undock ship 1 dock 300 400 done",
            "fishing|ship 2|undock|ship 1|dock|price 300|price 400|done",
        ),
        ("fishing, ship 1, dock, price 300", ["fishing", "ship 1", "dock", "price 300"]),
        ("fishing, 1 dock 300, 2 undock", ["fishing", "ship 1", "dock", "price 300", "ship 2", "undock"]),
        ("FISHING、 ship 1 fish Eel to barge", ["fishing", "ship 1", "barge eel"]),
        ("fishing, ship 1 barge eel", ["fishing", "ship 1", "barge eel"]),
        ("fishing, ship 1 hand over, ship 1 fish eel", ["fishing", "ship 1", "hand over", "ship 1", "fish eel"]),
        ("fishing ship 1 hand ship 1 dock", ["fishing", "ship 1", "hand over", "ship 1", "dock"]),
        ("enter squid", ["enter squid"]),
        ("squid", ["enter squid"]),
        ("ent sq by cart", ["enter squid", "by cart"]),
        ("enter used ships", ["enter used-ships"]),
        ("enter used-ships, buy ship 2, sell ship 1, done", "enter used-ships|buy ship 2|sell ship 1|done"),
        ("ships 3 barge", ["enter ships", "buy ship 3", "buy barge"]),
        ("enter ships, two-slot ship", ["enter ships", "buy ship 2"]),
        ("enter squid, 3 squid, licence, done", "enter squid|sell squid|sell squid|sell squid|licence|done"),
        ("enter squid sell 2 squid", ["enter squid", "sell squid", "sell squid"]),
        ("enter tuna, sell tuna 20", ["enter tuna", "sell tuna 20"]),
        ("aquarium salmon fresh", ["enter aquarium", "sell salmon fresh"]),
        ("aquarium, sell degraded salmon", ["enter aquarium", "sell salmon degraded"]),
        ("enter government, 2 mackerel 300", "enter government|give mackerel|to 300|give mackerel|to 300"),
        ("enter government, give tuna 20 to 200", ["enter government", "give tuna 20", "to 200"]),
        (
            "enter trading, 10, 2 mackerel, tuna 20, done",
            "enter trading|spot 10|offer mackerel|offer mackerel|offer tuna 20|done",
        ),
        ("enter mackerel, sell barrel degraded 200", ["enter mackerel", "sell barrel degraded", "at 200"]),
        (
            "enter octopus by yen convert 300 300 400 done",
            "enter octopus|by yen|convert|price 300|price 300|price 400|done",
        ),
        ("enter octopus by own", ["enter octopus", "by own takoyaki", "at 500"]),
        ("purchase, from 2, take mackerel, done", "purchase|from seat 1|take mackerel degraded|at 100|done"),
        ("buy from 2 take eel 500", ["purchase", "from seat 1", "take eel fresh", "at 500"]),
        ("purchase from seat 1, eel fresh at 300", ["purchase", "from seat 1", "take eel fresh", "at 300"]),
        ("purchase 2, 2 takoyaki", "purchase|from seat 1|take takoyaki|at 600|take takoyaki|at 600"),
        ("fishing, reprice mackerel degraded 500", "fishing|reprice mackerel degraded|at 200|price 500"),
        ("fishing, reprice takoyaki 500 700", ["fishing", "reprice takoyaki", "at 500", "price 700"]),
        ("enter bank, loan, done, end", ["enter bank", "loan", "done", "end turn"]),
        ("enter rentals, freezer, cart, return mackerel", "enter rentals|freezer|cart|return mackerel"),
        ("open, end turn", ["open port", "end turn"]),
        ("open port", ["open port"]),
    ],
)
def test_a_turn_is_typed_in_many_ways(words: str, decisions: str | list[str]) -> None:
    assert read(words, turn_of_everything()) == (decisions.split("|") if isinstance(decisions, str) else decisions)


def turn_of_everything() -> Match:
    return next(match for match in every_phase() if match.view().phase == "turn")


@pytest.mark.parametrize("word", ["マダイ", "まだい", "タイ", "たい", "鯛", "snapper"])
def test_a_fish_with_several_names_can_be_typed_by_each(word: str) -> None:
    assert typed.read(f"enter {word}", turn_of_everything().view(0), texts("ja")) == ["enter snapper"]


@pytest.mark.parametrize(
    ("phase", "words", "decisions"),
    [
        ("freezing", "f", ["freeze"]),
        ("keeping", "lose", ["lose"]),
        ("bidding", "500", ["bid 500"]),
        ("bidding", "¥500", ["bid 500"]),
        ("bidding", "price 300", ["bid 300"]),
        ("awarding", "2", ["award seat 1"]),
        ("awarding", "award 3", ["award seat 2"]),
        ("unloading", "300", ["price 300"]),
        ("giving", "200", ["to 200"]),
        ("returning", "squid", ["return squid"]),
        ("taking", "eel 500", ["take eel fresh", "at 500"]),
        ("taking-at", "300", ["at 300"]),
        ("ship", "d 300", ["dock", "price 300"]),
        ("ship", "e", ["fish eel"]),
        ("entering", "cart", ["by cart"]),
        ("offering", "tuna 15, done", ["offer tuna 15", "done"]),
        ("repricing", "700", ["price 700"]),
        ("purchasing", "2 takoyaki", ["take takoyaki", "take takoyaki"]),
    ],
)
def test_short_answers_are_understood(phase: str, words: str, decisions: list[str]) -> None:
    match = next(match for match in every_phase() if match.view().phase == phase)
    assert read(words, match, match.acting[0]) == decisions


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_possible_can_be_typed(language: str) -> None:
    """As it is shown in this language, also without its accents, and in the words of records."""
    say = texts(language)
    for match in typed_positions():
        seat = match.acting[0]
        view = match.view(seat)
        for decision in match.legal(seat):
            shown = typed_form(decision, say)
            for words in {decision, shown, folded(shown)}:
                found = typed.read(words, view, say)
                assert found[0] == decision, words
                if len(found) > 1:  # what was clear has been added
                    match.fork().play(seat, *found)


@cache
def typed_positions() -> list[Match]:
    """Every phase, and those of a random game; where the same can be decided again, the first will do."""
    found: dict[Any, Match] = {}
    for match in chain(every_phase(), played(4, "typing", "random", turn_limit=12, **EVERYTHING)):
        if not match.over:
            seat = match.acting[0]
            key = match.view(seat).phase, tuple(match.legal(seat))
            if key not in found:
                found[key] = match.fork()
    assert len(found) > 100
    return list(found.values())


def test_every_phase_is_asked_about() -> None:
    seen = set()
    for match in every_phase():
        seat = match.acting[0]
        view = match.view(seat)
        seen.add(view.phase)
        for plain in (True, False):
            assert typed.ask(view, ENGLISH, plain).plain.strip()
        text = drawn(typed.explain_choices(match.hidden(seat), match.configs, view, ENGLISH, False), 100)
        assert max(cell_len(line) for line in text.splitlines()) <= 100
        if view.phase not in ("bidding", "unloading", "converting", "repricing"):
            for decision in match.legal(seat):
                assert re.search(rf"^{re.escape(typed_form(decision, ENGLISH))} ", text, re.MULTILINE), text
    assert seen == set(PHASE_NAMES) - {"drawing", "new-market", "over"}


def test_hints_are_what_can_be_typed() -> None:
    """What a hint shows in full is understood and possible."""
    for match in every_phase():
        seat = match.acting[0]
        view = match.view(seat)
        hint = hint_words(view, view.seats[seat], ENGLISH)
        if not hint or view.phase in ("market", "purchasing"):
            continue
        shown = re.sub(r" \([^)]*\)", "", hint.removeprefix("You can type: ").removesuffix(". ? for help."))
        for words in shown.split(", "):
            if "…" not in words and words != "done":
                assert typed.read(words, view, ENGLISH)[0] in match.legal(seat), (view.phase, words)


WRONG = {
    "nonsense": "“nonsense” means nothing here: type fishing, enter, purchase, open, end; ? for help",
    "ship 1": "“ship” means nothing here",
    "bid 300": "“bid” means nothing here",
    "en": "“en” could be enter, end: type more of it",
    "enter": "enter what? Choose mackerel, squid, tuna",
    "enter sa, enter tr, enter b, enter ta": "unknown here: “ta”",
    "enter chess": "unknown here: “chess”; choose mackerel, squid",
    "fishing,,done": "something is missing between the commas",
    "": "something is missing between the commas",
    "fishing, ship": "type a number after ship",
    "fishing, ship one": "“one” is not a number",
    "enter aquarium, sell salmon": "fresh or degraded salmon? Type it after the name",
    "enter aquarium, sell tuna": "which tuna? Type its value after the name: 15, 20",
    "fishing, reprice mackerel": "fresh or degraded mackerel?",
    "enter squid, sell 99 squid": "99 times is not possible; choose 1 to 60",
    "300": "“300” means nothing here",
    "x" * 2000: "” means nothing here",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_is_not_understood_is_said_clearly(words: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read(words, turn_of_everything())
    assert WRONG[words] in ENGLISH.explain(refusal.value.message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_to_type_means_two_things(language: str) -> None:
    say = texts(language)
    names = (*COMMANDS, "again", "no", "yes", "back")
    words = [word for id in names for word in say.words(f"play-word-{id}")]
    words += [word for id in WORDS for word in say.words(f"market-word-{id}")]
    assert not {word for word in words if words.count(word) > 1}
    assert all(word == word.lower() for word in words)
    things = (*MARKET_NAMES, "takoyaki", *ROW_NAMES)
    spellings = [(spelling, name) for name in things for spelling in spell_thing(say, name)]
    for spelling, name in spellings:
        assert {other for each, other in spellings if each == spelling} == {name}
        # A sign is typed after a verb: there it cannot be taken for `q`.
        assert spelling not in words or spelling == say.say(f"market-sign-{name}").lower()
    for word in (word for id in WORDS for word in say.words(f"market-word-{id}")):
        assert word not in dict(spellings)


def test_legal_decisions_are_suggested_word_by_word() -> None:
    match = table(2, "eel")
    view, legal = match.view(0), match.legal(0)
    offered = dict(typed.suggest("", view, legal, ENGLISH))
    assert offered["enter eel"] == "Enter the eel market"
    assert offered["fishing"] == "Go fishing"
    assert [word for word, _ in typed.suggest("enter ", view, legal, ENGLISH)] == ["mackerel", "eel", "ships"]
    assert [word for word, _ in typed.suggest("enter ma", view, legal, ENGLISH)] == ["mackerel", "eel", "ships"]
    assert list(typed.suggest("fishing, ", view, legal, ENGLISH)) == []


@pytest.mark.parametrize(
    ("phase", "decision", "label"),
    [
        ("turn", "fishing", "Go fishing"),
        ("turn", "enter used-ships", "Enter the used ships market"),
        ("fishing", "ship 2", "Ship 2"),
        ("fishing", "reprice salmon degraded", "Reprice degraded salmon"),
        ("fishing", "done", "Finish fishing"),
        ("ship", "hand over", "Hand cargo over to the barge"),
        ("market", "sell tuna 20", "Sell tuna 20"),
        ("market", "sell mackerel", "Sell mackerel"),
        ("market", "sell barrel fresh", "Sell fresh barrel"),
        ("market", "sell ship 3", "Sell ship 3"),
        ("market", "buy ship 2", "Buy two-slot ship"),
        ("market", "buy barge", "Buy barge"),
        ("market", "licence", "Take mackerel licence (¥100)"),
        ("market", "done", "Leave the mackerel market"),
        ("unloading", "price 300", "Set ¥300 for mackerel"),
        ("bidding", "bid 1200", "Bid ¥1200 for the tuna"),
        ("awarding", "award seat 1", "Give the tuna to Ben"),
        ("purchasing", "from seat 1", "Buy from Ben"),
        ("taking-at", "at 300", "Buy the ¥300 eel"),
        ("barrel-at", "at 300", "Sell the ¥300 mackerel barrel"),
        ("giving", "to 300", "Give the tuna for ¥300"),
        ("entering", "by own takoyaki", "Enter squid: own takoyaki"),
        # What would follow is named while something else is asked.
        ("turn", "by yen", "Pay with yen"),
        ("turn", "at 300", "The ¥300 one"),
    ],
)
def test_decisions_make_good_buttons(phase: str, decision: str, label: str) -> None:
    match = next(match for match in every_phase() if match.view().phase == phase)
    assert decision_words(decision, match.view(match.acting[0]), ENGLISH, ["Ann", "Ben", "Cas"]) == label


def test_a_port_is_opened_for_its_price() -> None:
    assert decision_words("open port", table(2, "eel").view(0), ENGLISH) == "Open a port for ¥500"


@pytest.mark.parametrize(
    ("phase", "asked"),
    [
        ("keeping", "A fugu barrel is about to spoil. Keep it for ¥300, or lose it?"),
        ("turn", "2 actions left; you have ¥3,000. What do you do?"),
        ("entering", "How do you pay to enter the squid market?"),
        ("entering-at", "Which of your takoyaki pays to enter the octopus market? On sale for ¥500."),
        ("ship", "Ship 1 (one-slot ship), at sea, one barrel aboard: mackerel. What does it do?"),
        ("unloading", "Price for a barrel of mackerel, ¥100 to ¥1,000?"),
        ("repricing-at", "Which of your mackerel gets a new price? On sale for ¥300."),
        ("repricing", "New price for your mackerel, ¥100 to ¥1,000? It is ¥300 now."),
        ("market", "You are in the mackerel market with ¥3,100. What do you do?"),
        ("returning", "No free slot for the licence. Which licence do you return?"),
        ("barrel-at", "Which of your mackerel barrels do you sell to the market? On sale for ¥300."),
        ("converting", "Price for a takoyaki, ¥100 to ¥1,000? 2 more to come."),
        ("giving", "You give the government tuna 20. Which place gets it?"),
        ("offering", "Trading spot 10: offer pieces worth 10 or more. Nothing offered yet."),
        ("purchasing", "You have ¥3,000. Which player do you buy from?"),
        ("taking", "You have ¥3,000. What do you buy from Ben?"),
        ("taking-at", "Which eel do you buy from Ben? On sale for ¥300, ¥500."),
    ],
)
def test_what_is_asked_has_its_object(phase: str, asked: str) -> None:
    match = next(match for match in every_phase() if match.view().phase == phase)
    view = match.view(match.acting[0])
    assert typed.ask(view, ENGLISH, True, ["Ann", "Ben", "Cas"]).plain.splitlines()[0] == asked


def test_an_auction_says_what_whose_and_how() -> None:
    match = next(match for match in every_phase() if match.view().phase == "bidding")
    fisher = match.view().player
    value = match.view().auction.value
    names = ["Ann", "Ben", "Cas"]
    told = {seat: ENGLISH.explain(prompts.ask(match.view(seat)), names) for seat in match.acting}
    other = next(seat for seat in match.acting if seat != fisher)
    start = f"Blind auction: a tuna worth {value}"
    assert told[other] == f"{start}, caught by {names[fisher]}. Bid in secret, ¥0 to ¥3,000."
    assert told[fisher].startswith(f"{start} that you caught. Bid in secret,")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_asked_about_in_every_language(language: str) -> None:
    say = texts(language)
    for match in every_phase():
        ask = prompts.ask(match.view(match.acting[0]))
        assert not re.search(r"\bnone\b|[{}$]", say.explain(ask, match.seats))
        for decision in match.legal(match.acting[0]):
            assert not re.search(r"\bnone\b|[{}$]", say.decision("market", decision, ask, match.seats))


def test_bids_and_prices_are_explained() -> None:
    auction = next(match for match in every_phase() if match.view().phase == "bidding")
    seat = auction.acting[0]
    text = drawn(typed.explain_choices(auction.hidden(seat), auction.configs, auction.view(seat), ENGLISH, False), 140)
    assert "you break even at ¥2500" in text
    assert re.search(r"^bid 0 +¥3000 ", text, re.MULTILINE)
    pricing = next(match for match in every_phase() if match.view().phase == "unloading")
    text = drawn(typed.explain_choices(pricing.hidden(0), pricing.configs, pricing.view(0), ENGLISH, False))
    assert "One more mackerel adds +600 to player 3’s score; they have ¥3000." in " ".join(text.split())
    assert "On sale elsewhere: ¥100 from player 2." in text


def test_what_waits_to_be_confirmed_is_summed_up() -> None:
    match = table(2, "eel")
    after = match.fork()
    decisions = ["enter eel", "licence", "done", "end turn"]
    after.play(0, *decisions)
    words = typed.sum_up(decisions, match.view(0), after.view(0), ENGLISH).plain
    assert words.splitlines() == [
        "enter eel, licence, done, end turn",
        "Money ¥2000 → ¥1700, resource value 0 → 0, score 2000 → 1700.",
    ]
    assert typed.sum_up(["bid 500"], match.view(0), match.view(0), ENGLISH).plain.startswith("You bid ¥500.")


# --- refusals ---


@pytest.mark.parametrize(
    ("decisions", "sentence"),
    [
        (
            ["done"],
            "not possible now: go fishing, enter a market, buy from players, open a port or end your turn",
        ),
        (["enter squid"], "the squid market is not in play: you can enter mackerel, eel, ships"),
        (["fishing", "ship 1", "fish eel"], "ship 1 is in port: undock it first"),
        (["enter eel", "done"], "do at least one thing in the eel market before you leave"),
        (["enter ships", "buy ship 4"], "too expensive: the four-slot ship costs ¥2000; you have ¥1900"),
        (["enter ships", "buy ship 1"], "no port is free (1 of 3 open): the next one opens for ¥500"),
        (["purchase"], "you cannot afford anything from the other players with ¥1900"),
        (["enter eel", "sell eel"], "you have no eel to give: you have mackerel"),
    ],
)
def test_refusals_say_what_was_wrong_and_what_to_do(decisions: list[str], sentence: str) -> None:
    match = table(2, "eel")
    money(match, 1900, 0)
    own(match, 0, "mackerel")
    with pytest.raises(Refusal) as refusal:
        match.play(0, *decisions)
    assert ENGLISH.explain(refusal.value.message, match.seats) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_not_possible_is_explained(language: str) -> None:
    say = texts(language)
    for message, seats in explanations():
        assert say.explain(message, seats)


@cache
def explanations() -> list[tuple[Message, tuple[str, ...]]]:
    """Why what is not possible is not, in every phase and throughout a random game: each message once."""
    found: dict[str, tuple[Message, tuple[str, ...]]] = {}
    matches = [*every_phase()]
    matches += [match.fork() for match in played(3, "no", "random", turn_limit=8, **EVERYTHING) if not match.over]
    for match in matches:
        seat, state, config = match.acting[0], match.states[0], match.configs[0]
        for action in range(ACTIONS):
            if refusal(state, config, seat, action) < 0 and (action < AMOUNT or action % 9 == 0):
                message = GAME.explain(state, config, seat, action)
                found.setdefault(repr((message, match.seats)), (message, match.seats))
    assert len({message.id for message, _ in found.values()}) > 40
    return list(found.values())


# --- a player at the table ---


class Player:
    """Decides like the greedy bot, but types it, as it is shown in their language; looks around now and then."""

    def __init__(self) -> None:
        self.session: Any = None
        self.asked = 0

    def ask(self, who: str, prompt: str, hint: str = "", suggest: Any = None) -> str:
        session = self.session
        if not who:
            raise EOFError
        self.asked += 1
        seat = int(who)
        draft = session.draft(seat)
        if "eyes only" in prompt or session.is_complete(draft, seat):
            return ""
        if self.asked % 7 == 0:
            return "?" if self.asked % 2 else "table"
        decision = decide(draft, seat, "greedy", session.rngs)
        if suggest is not None:
            list(suggest(""))
        return typed_form(decision, session.say)


@pytest.mark.parametrize("bots", [(None, "greedy", "random"), (None, None)])
@pytest.mark.parametrize("plain", [True, False])
def test_a_person_plays_a_whole_game(
    bots: Sequence[str | None], plain: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [bot or f"guest {number}" for number, bot in enumerate(bots)]
    match = Match.new(GAME, names, seed="person", options={**EVERYTHING, "turn_limit": 10})
    player, screen = Player(), Screen(plain=plain, pause=False)
    screen.plain = plain
    session = Session(match, bots, ENGLISH, screen, player)  # type: ignore[arg-type]  # asks like the others
    player.session = session
    assert session.run() is False
    assert match.over
    assert player.asked > 50
    said = capsys.readouterr().out
    assert re.search(r"wins|share the win", said)
    assert "means nothing here" not in said
