"""How Shopping Spree is drawn, described and typed: the screen shows what the rules say."""

import io
import re
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentResource
from rich.cells import cell_len
from rich.console import Console

from tests.games.shopping.tables import (
    GAME,
    at,
    bag,
    bare,
    carried,
    crate,
    give,
    has_left,
    leave_with,
    money,
    play,
    stacks,
    table,
    turn_of,
    waiting,
)
from uogashi.bots.players import decide, new_luck, play_to_the_end
from uogashi.core.errors import Refusal
from uogashi.core.match import Entry, Match
from uogashi.games.shopping import actions, board, legality, store_map, typed
from uogashi.games.shopping.notation import THING_NAMES
from uogashi.games.shopping.signs import CANS, LONGEST_SHORT
from uogashi.games.shopping.vocabulary import spell_thing, typed_form
from uogashi.terminal.game_modules import tell_story
from uogashi.terminal.screen import Screen
from uogashi.terminal.session import COMMANDS, Session
from uogashi.text import Texts, folded, languages, texts

ENGLISH = texts("en")
LANGUAGES = [language for language in languages() if (GAME.folder / "text" / f"{language}.ftl").is_file()]
NAMES = ["Marit", "random 1", "a very long name indeed", "Aki", "Ben"]
WORDS = ("enter", "walk", "stay", "here", "leave", "take", "machine", "nothing")
WIDE_WORDS = dict(zip(("black", "red", "blue", "green", "yellow", "white"), "黒赤青緑黄白", strict=True))
ALL_LANES = "ABCDEFG"
ALL_ROWS = "123456789"


def wide_characters() -> Texts:
    """English with wide signs and names on the map: every character takes two columns."""
    say = Texts()
    words = [f"shopping-sign-{colour}-drink = {word}" for colour, word in WIDE_WORDS.items()]
    words += [f"shopping-short-{name} = 品物{name[0]}{name[-1]}" for name in THING_NAMES if "drink" not in name]
    say.bundle.add_resource(FluentResource("\n".join(words) + "\n"), allow_overrides=True)
    return say


def drawn(what: Any, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False, markup=False)
    console.print(what)
    return console.export_text()


def map_of(match: Match, width: int = 80, say: Texts = ENGLISH) -> str:
    return "".join(drawn(line, width) for line in store_map.draw_map(match.view(match.acting[0]), say, width))


def story_of(match: Match, *entries: Entry, plain: bool = True) -> list[str]:
    facts = [fact for entry in entries for fact in match.facts(entry)]
    return [line.plain for line in tell_story(GAME, facts, match.seats, ENGLISH, plain)]


def played(players: int, seed: str, **options: Any) -> Iterator[Match]:
    """A game, position by position."""
    match = Match.new(GAME, NAMES[:players], seed=seed, options={"turn_limit": 8, **options})
    luck = new_luck(match)
    while not match.over:
        yield match
        match.play(match.acting[0], decide(match, match.acting[0], "random", luck))
    yield match


# --- drawing ---


@pytest.mark.parametrize("language", [*LANGUAGES, "wide"])
def test_no_drawing_is_wider_than_its_terminal(language: str) -> None:
    say = wide_characters() if language == "wide" else texts(language)
    log: list[Any] = []
    for match in played(5, "draw", dexterity=True):
        if match.entries:
            log += tell_story(GAME, match.facts(match.entries[-1]), match.seats, say)
        if len(match.entries) % 29 and not match.over:  # a picture now and then will do
            continue
        view = match.view(match.acting[0] if match.acting else 0)
        for width in (60, 80, 120, 150):
            text = drawn(board.draw_position(view, match.seats, say, width, log=log), width)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            if width >= 80:
                assert "…" not in text.replace("a very long n…", "")
                assert all(re.search(rf"¥{seat.money}\b", text) for seat in view.seats)
        text = drawn(board.draw_result(view, match.seats, say, match.winners))
        assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_the_map_shows_the_store() -> None:
    match = table(3)
    at(match, 1, "B2")
    at(match, 2, "B2")
    give(match, 1, "underwear", "2 shirt")
    crate(match, "2 black", "red")
    waiting(match, "blue")
    assert map_of(match).splitlines() == [
        "                       ╭╌╌ vending machine ╌╌╮",
        "                       ┊        K K R        ┊",
        " ○A1───────────────────○B1───────────────────○C1───────────────────○D1",
        " │ tuna           tuna │ salmon ×5 salmon ×5 │ crab           crab │",
        " ○A2───────────────────○B2 ♟23───────────────○C2───────────────────○D2",
        " │ RBGYW         RBGYW │ RBGYW         RBGYW │ RBGYW         RBGYW │",
        " ○A3───────────────────○B3───────────────────○C3───────────────────○D3",
        " │ ·             pants │       washer        │ bra               · │",
        " ○A4                   ◉B4▸3                 ◉C4▸3                 ○D4",
        " │ socks         sheet │       washer        │ pillow            · │",
        " ◉A5▸3                 ◉B5▸2                 ◉C5▸2                 ◉D5▸3",
        " │ pants           bra │        dryer        │ underwear     socks │",
        " ◉A6▸2─────────────────◉B6▸1─────────────────◉C6▸1─────────────────◉D6▸2",
        "   sheet         shirt │     magazine ×2     │ pants        pillow",
        "                       │    newspaper ×2     │",
        "                       │    detergent ×4     │",
        " ━━━━━━━━━━━━━━━━━━━━┛ ↕ ┗━━━━━━━━━━━━━━━━━┛ ↕ ┗━━━━━━━━━━━━━━━━━━━━",
        "outside ♟1   ▸3 within reach, 3 steps   beside the crate B",
    ]


def test_just_the_dots_in_reach_are_marked_with_their_steps() -> None:
    match = table(2)
    at(match, 0, "D4")
    text = map_of(match)
    marked = sorted(f"{dot} {steps}" for dot, steps in re.findall(r"◉(\w\d)▸(\d)", text))
    assert marked == ["B3 3", "C2 3", "C3 2", "C4 3", "C6 3", "D1 3", "D2 2", "D3 1", "D5 1", "D6 2"]
    assert "●D4 ♟1" in text
    match.play(0, "walk D 6")
    assert "▸" not in map_of(match)


def test_an_empty_bag_is_an_empty_card() -> None:
    match = table(2)
    bag(match, "crab")
    assert " │ tuna           tuna │ salmon ×5 salmon ×5 │ ·                 · │" in map_of(match).splitlines()
    words = list(board.describe_position(match.view(0), match.seats, ENGLISH))
    assert "D1: nothing. 7 steps to the exit." in words
    assert any("The crab bag is empty." in line for line in words)


def test_any_store_is_drawn() -> None:
    dots = [lane + row for row in ALL_ROWS for lane in ALL_LANES]
    steps = ["-".join(lane + row for row in ALL_ROWS) for lane in ALL_LANES]
    steps += ["-".join(lane + row for lane in ALL_LANES) for row in "159"] + ["A1-C3"]
    cards = [{"at": [dot], "clothing": 1} for dot in dots[:16]]
    cards += [{"at": ["B5", "C5"], "washer": 1}, {"at": ["C5", "D6"], "dryer": 2}, {"at": ["G9"], "bag": "crab"}]
    cards += [{"at": [dot], "drinks": 10} for dot in ("D5", "E5", "F5")]
    entrances = ["B9", "G1"]
    figures = {"dots": dots, "steps": steps, "entrances": entrances, "machine": ["D5"], "cards": cards}
    match = Match.new(GAME, ["Aki", "Ben"], seed="map", figures={**GAME.figures(2)[0], **figures})
    for width in (60, 80, 120):
        text = map_of(match, width)
        assert max(cell_len(line) for line in text.splitlines()) <= width
        assert all(dot in text for dot in dots)
        assert "G1▸1⌂" in text
        assert "○D5▣" in text
        assert "also one step: A1–C3" in text.replace("\n", " ")
    assert "washer" in text
    words = "\n".join(board.describe_position(match.view(0), match.seats, ENGLISH))
    assert "A1–A2–A3–A4–A5–A6–A7–A8–A9" in words
    assert "A5–B5–C5–D5–E5–F5–G5" in words
    assert "A1–C3" in words
    match.play(match.acting[0], "enter B", "walk B 8", "nothing")
    assert re.search(r"B8▸2 .*\n │ +│♟\d +│", map_of(match, 60))


def test_the_table_shows_prices_and_shoppers() -> None:
    match = table(3, options={"dexterity": True})
    at(match, 0, "B4")
    give(match, 0, "2 shirt", "detergent", "salmon", "red drink", "2 black drink", "crab 6")
    has_left(match, 1, 1)
    has_left(match, 2, 2)
    money(match, 0, 1800, 900)
    carried(match, 1, "magazine", "shirt")
    stacks(match, clothes=100, red_drink=0)
    bag(match, "tuna", 20)
    text = drawn(board.draw_position(match.view(0), match.seats, ENGLISH, 100), 100)
    assert re.search(r"▶ ♟1 Aki ◷ +¥0 ○○ +B4 +3 +· +¥2100 shirt ×2✦  salmon  detergent  crab 6  K K R", text)
    assert "may fall out: crab, black drink" in text
    assert re.search(r"♟2 Ben +¥1800 ◉○ +outside +1", text)
    assert re.search(r"♟3 Chie +¥900 ◉◉ +finished", text)
    assert "shirt pants ¥200" in text
    assert "R ¥0  B ¥300" in text
    assert "salmon ¥500" in text
    assert "tuna 20 (¥500 for you)  crab 4 5 5 6 8" in text


def test_the_table_in_words_says_the_same() -> None:
    match = table(3, options={"dexterity": True})
    at(match, 0, "B4")
    give(match, 0, "2 shirt", "detergent", "salmon", "red drink", "2 black drink")
    has_left(match, 1, 2)
    bare(match, "D1")
    lines = list(board.describe_position(match.view(0), match.seats, ENGLISH))
    assert lines[0] == "Turn 1 of 60, Aki, walking"
    assert "B4: a bed sheet, a washer (also from C4). 3 steps to the exit. Aki is here." in lines
    assert "B3: a pair of pants, a washer (also from C3). Within reach, one step. 4 steps to the exit." in lines
    assert "B1: tuna from the bag, 4 salmon. The vending machine. Within reach, 3 steps. 6 steps to the exit." in lines
    assert "A3: nothing. Within reach, 2 steps. 5 steps to the exit." in lines
    assert "In the vending machine’s crate: 4 black drinks." in lines
    assert any("shirts and pants ¥400; bras, underwear and socks ¥300; black drink ¥200" in line for line in lines)
    assert (
        "Player 1, Aki: ¥0. At B4, 3 steps from the exit. Exits: 0 of 2. In the basket: 2 shirts (1 "
        "doubled), 2 black drinks, a red drink, a salmon, detergent; worth ¥2400 now. May fall out on the next step, "
        "in this order: a black drink. The next tuna costs ¥500. First player." in lines
    )
    assert "Player 2, Ben: ¥0. Finished. Exits: 2 of 2." in lines


def test_the_score_sheet_tells_who_was_left_inside() -> None:
    match = table(2, options={"turn_limit": 1})
    at(match, 0, "B6")
    at(match, 1, "A1")
    give(match, 0, "washer", "magazine")
    give(match, 1, "dryer")
    match.play(0, "leave")
    match.play(1, "walk A 2", "nothing")
    lines = drawn(board.draw_result(match.view(), match.seats, ENGLISH, match.winners)).splitlines()
    assert re.match(r"★ Aki +¥600 +◉○ +1 +a washer, a magazine", lines[1])
    assert re.match(r"  Ben +¥0 +○○ +0 +·", lines[2])
    assert lines[3].strip() == "one item unpaid"
    words = list(board.describe_result(match.view(), match.seats, ENGLISH, match.winners))
    assert words[1] == (
        "Ben: ¥0, no magazines or newspapers carried out; never left the store. "
        "One item was still in the store and goes unpaid."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_can_be_told_apart_on_the_map(language: str) -> None:
    say = texts(language)
    drinks = [name for name in THING_NAMES if name in CANS]
    signs = [say.say(f"shopping-sign-{name}") for name in drinks]
    names = [say.say(f"shopping-short-{name}") for name in THING_NAMES if name not in CANS]
    assert len(set(signs)) == len(signs)
    assert len({cell_len(sign) for sign in signs}) == 1
    assert len(set(names)) == len(names)
    assert all(cell_len(name) <= LONGEST_SHORT for name in names)


# --- what happened ---


def test_a_turn_is_one_line() -> None:
    match = table(2)
    assert story_of(match, match.opening) == ["Aki goes first."]
    assert story_of(match, match.play(0, "enter B", "walk B 4", "take bed sheet")) == [
        "Aki enters lane B, walks to B4, takes a bed sheet."
    ]
    assert story_of(match, match.play(1, "enter C", "here", "nothing")) == ["Ben enters lane C, takes nothing."]
    assert story_of(match, match.play(0, "walk B 5", "take bra"), plain=False) == ["♟1 Aki walks to B5, takes a bra."]


def test_a_leaving_is_told_with_what_was_paid() -> None:
    match = table(2)
    entry = leave_with(match, 0, "2 shirt", "red drink", "salmon", "crab 6", "detergent")
    assert story_of(match, entry) == [
        "Aki leaves with 6 items for ¥2600: 2 shirts ¥1200 (1 doubled), crab 6 ¥600, a salmon ¥500, "
        "a red drink ¥300, detergent. Prices drop: shirts and pants to ¥200; red drink to ¥200."
    ]


def test_what_chance_does_is_told() -> None:
    match = table(2)
    at(match, 0, "B2")
    at(match, 1, "A2")
    money(match, 0, 700)
    waiting(match, "white")
    entry = play(match, 0, "walk B 1", "machine", chance="machine 2 black")
    assert story_of(match, entry) == [
        "Aki walks to B1, gets 2 black drinks from the vending machine, out of 6 drinks. "
        "One drink from beside the crate refills it."
    ]
    entry = play(match, 1, "walk A 1", "take tuna", chance="tuna 20")
    assert story_of(match, entry) == ["Ben walks to A1, buys tuna 20 for ¥500."]
    entry = play(match, 0, "walk C 1", "machine", chance="machine nothing")
    assert story_of(match, entry)[0] == "Aki walks to C1, uses the vending machine, but all 5 drinks are stuck."
    entry = play(match, 1, "walk C 1", "take crab", chance="crab 8")
    assert story_of(match, entry) == ["Ben walks to C1, draws crab 8."]


def test_what_falls_is_told() -> None:
    match = table(2, options={"dexterity": True})
    at(match, 0, "B4")
    give(match, 0, "5 salmon", "dryer", "2 washer")
    entry = play(match, 0, "walk B 5", chance=["falls washer", "holds washer"])
    assert story_of(match, entry) == ["Aki walks to B5, drops a washer."]


def test_the_end_is_told() -> None:
    match = table(2, options={"end": "even"})
    has_left(match, 0, 1)
    at(match, 1, "A1")
    give(match, 1, "dryer")
    assert story_of(match, leave_with(match, 0, "washer"))[-1] == "Ben has the last turn."
    assert story_of(match, match.play(1, "walk A 2", "nothing")) == [
        "Ben walks to A2, takes nothing.",
        "Ben is still in the store: one item goes unpaid.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_every_language(language: str) -> None:
    say = texts(language)
    match = Match.new(GAME, NAMES[:4], seed="story", options={"dexterity": True, "turn_limit": 20})
    play_to_the_end(match, ["random"] * 4)
    for plain in (True, False):
        entries = (match.opening, *match.standing)
        lines = [line for entry in entries for line in tell_story(GAME, match.facts(entry), match.seats, say, plain)]
        assert len(lines) > 40
        assert all(line.plain.strip() for line in lines)
    assert all(board.describe_result(match.view(), match.seats, say, match.winners))


# --- typing ---


def read(words: str, match: Match, say: Texts = ENGLISH) -> list[str]:
    return typed.read(words, match.view(match.acting[0]), say)


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        ("b", "enter B"),
        ("enter b", "enter B"),
        ("IN C", "enter C"),
        ("b, b4, bed sheet", "enter B|walk B 4|take bed sheet"),
        ("b4", "enter B|walk B 4"),
        ("B 4 washer", "enter B|walk B 4|take washer"),
        ("walk b 4, w", "enter B|walk B 4|take washer"),
        ("enter c b5", "enter C|walk B 5"),
        ("go to c4", "enter C|walk C 4"),
        ("c、c5、dryer", "enter C|walk C 5|take dryer"),
        ("d6 pillow", "enter C|walk D 6|take pillow case"),
        ("b .", "enter B|here"),
        ("b6 mag", "enter B|here|take magazine"),
        ("b det", "enter B|here|take detergent"),
        ("b m", "enter B|here|take magazine"),
        ("c -", "enter C|here|nothing"),
        ("b, 5, n", "enter B|walk B 5|nothing"),
    ],
)
def test_a_turn_from_outside_is_typed_in_many_ways(words: str, decisions: str) -> None:
    match = table(2)
    assert read(words, match) == decisions.split("|")
    match.play(0, *decisions.split("|"))


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        ("b2", "walk B 2"),
        ("go b 2, red", "walk B 2|take red drink"),
        ("b2 red drink", "walk B 2|take red drink"),
        ("walk to b2, red", "walk B 2|take red drink"),
        ("b2 y", "walk B 2|take yellow drink"),
        ("b2 bl", "walk B 2|take blue drink"),
        ("b2 take green", "walk B 2|take green drink"),
        ("b1 m", "walk B 1|machine"),
        ("b1, machine", "walk B 1|machine"),
        ("b1 salm", "walk B 1|take salmon"),
        ("2 nothing", "walk B 2|nothing"),
        ("a3", "walk A 3|nothing"),
        ("a3 nothing", "walk A 3|nothing"),
        ("out", "leave"),
        ("leave", "leave"),
    ],
)
def test_a_turn_inside_is_typed_in_many_ways(words: str, decisions: str) -> None:
    match = table(2)
    at(match, 0, "B4")
    give(match, 0, "shirt")  # the one of A3
    assert read(words, match) == decisions.split("|")
    match.play(0, *decisions.split("|"))


@pytest.mark.parametrize("words", ["sabão em pó", "sabao em po", "SABAO", "sabã", "pego sabao"])
def test_nobody_needs_accents(words: str) -> None:
    match, say = table(2), texts("pt-BR")
    at(match, 0, "B5")
    assert read(f"vou para b6, {words}", match, say) == ["walk B 6", "take detergent"]
    view = match.view(0)
    assert "em pó" in dict(typed.suggest("b6, sabao ", view, match.legal(0), say))


def test_where_things_may_fall_the_walk_is_all() -> None:
    match = table(2, options={"dexterity": True})
    at(match, 0, "B4")
    give(match, 0, "shirt", "5 salmon", "dryer")
    assert read("a3", match) == ["walk A 3"]


@pytest.mark.parametrize(
    ("dot", "words", "sentence"),
    [
        (None, "b,,b4", "something is missing between the commas"),
        (None, "enter", "enter where? Choose B, C"),
        (
            None,
            "xyz",
            "“xyz” means nothing here: type enter B, enter C, B4 C4 A5 B5 C5 D5 A6 B6 C6 D6; ? for help",
        ),
        ("D4", "walk", "walk where? Choose D1, C2, D2, B3, C3, D3, C4, D5, C6, D6"),
        ("D4", "d5 z", "“z” means nothing here: type socks (¥300), nothing; ? for help"),
        ("D4", "d5 take", "take what? Choose socks"),
        (
            "D4",
            "c2 b1",
            "you are at C2: take an item here, use the vending machine if it is here, or take nothing",
        ),
        ("D4", "d5 socks d6", "“d6” comes too late: “socks” ends the turn"),
        ("B2", "c3 b w", "“w” comes too late: “bra” ends the turn"),
        ("C5", "c4 p", "“p” means nothing here: type nothing; ? for help"),
    ],
)
def test_what_is_not_understood_is_said_clearly(dot: str | None, words: str, sentence: str) -> None:
    match = table(2)
    at(match, 0, dot)
    bare(match, "C4")
    with pytest.raises(Refusal) as refusal:
        read(words, match)
    assert ENGLISH.explain(refusal.value.message) == sentence


def test_what_could_be_several_things_is_asked_for() -> None:
    view = table(2).view(0)
    dots = [msgspec.structs.replace(dot, things={"dryer": 1, "detergent": 2, "socks": 1}) for dot in view.dots]
    with pytest.raises(Refusal) as refusal:
        typed.read("b5 d", msgspec.structs.replace(view, dots=dots), ENGLISH)
    assert ENGLISH.explain(refusal.value.message) == "“d” could be dryer, detergent: type more of it"


@pytest.mark.parametrize("words", ["here", "leave", "machine", "nothing", "shirt", "take shirt", "a1", "g9", "stay"])
def test_what_is_understood_but_not_possible_is_left_to_the_rules(words: str) -> None:
    for dot in (None, "C3"):
        match = table(2)
        at(match, 0, dot)
        with pytest.raises(Refusal) as refusal:
            match.play(0, *read(words, match))
        assert not refusal.value.message.id.startswith("shopping-typed")
        assert ENGLISH.explain(refusal.value.message, match.seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_can_be_typed_as_it_is_shown(language: str) -> None:
    say = texts(language)
    for match in played(3, "typed"):
        if match.over or len(match.entries) % 3:
            continue
        view = match.view(match.acting[0])
        for decision in match.legal(match.acting[0]):
            shown = typed_form(decision, say)
            assert typed.read(shown, view, say)[0] == decision
            assert typed.read(folded(shown), view, say)[0] == decision


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_to_type_means_two_things(language: str) -> None:
    say = texts(language)
    words = [word for id in COMMANDS for word in say.words(f"play-word-{id}")]
    words += [word for id in WORDS for word in say.words(f"shopping-word-{id}")]
    assert not {word for word in words if words.count(word) > 1}
    assert all(word == word.lower() for word in words)
    spellings = [(spelling, name) for name in THING_NAMES for spelling in spell_thing(name, say)]
    for spelling, name in spellings:
        assert {other for each, other in spellings if each == spelling} == {name}
        assert spelling not in words


def test_decisions_are_suggested_with_what_lies_there() -> None:
    match = table(2)
    view, legal = match.view(0), match.legal(0)
    offered = dict(typed.suggest("", view, legal, ENGLISH))
    assert offered["enter B"] == "Enter lane B"
    assert offered["B4"] == "a bed sheet, a washer"
    assert [word for word, _ in typed.suggest("enter ", view, legal, ENGLISH)] == ["B", "C"]
    assert [word for word, _ in typed.suggest("b4, ", view, legal, ENGLISH)] == ["bed sheet", "washer", "nothing"]
    assert ("sheet", "a bed sheet") in list(typed.suggest("b4, bed sh", view, legal, ENGLISH))
    assert "C5" in dict(typed.suggest("c, ", view, legal, ENGLISH))
    assert list(typed.suggest("b4, washer, ", view, legal, ENGLISH)) == []
    assert list(typed.suggest("xyz, ", view, legal, ENGLISH)) == []


def test_what_is_possible_is_explained() -> None:
    match = table(2)
    text = explained(match)
    assert re.search(r"^B4 +3 +sheet  washer +washer +¥600 \(\+600\) +3$", text, re.MULTILINE)
    assert re.search(r"^B6 +1 +shirt  magazine ×2", text, re.MULTILINE)
    at(match, 0, "B4")
    give(match, 0, "shirt")
    text = explained(match)
    assert re.search(r"^leave +Leave store for ¥400 +¥400 \(\+400\) +¥0 \(−400\)", text, re.MULTILINE)
    assert re.search(r"^B1 +3 +tuna  salmon ×5  vending", text, re.MULTILINE)
    match.play(0, "walk B 1")
    text = explained(match)
    assert re.search(r"^salmon +a salmon +¥900 \(\+500\) +6$", text, re.MULTILINE)
    assert re.search(r"^machine +Each drink may or may not come out: 6 black drinks\.", text, re.MULTILINE)
    assert "tuna" not in text  # no money for it
    match.play(0, "nothing")
    money(match, 0, 500)
    at(match, 1, "A2")
    turn_of(match, 1)
    match.play(1, "walk A 1")
    assert re.search(r"^tuna +Drawn from the bag: 15, 20, 25\. +¥0 \(−500\)", explained(match), re.MULTILINE)


def explained(match: Match, plain: bool = False) -> str:
    seat = match.acting[0]
    choices = typed.explain_choices(match.hidden(seat), match.configs, match.view(seat), ENGLISH, plain)
    return "\n".join(line.rstrip() for line in drawn(choices, 100).splitlines())


def test_what_is_asked_says_what_can_be_typed() -> None:
    match = table(2)
    at(match, 0, "B5")
    give(match, 0, "shirt")
    assert typed.ask(match.view(0), ENGLISH, False).plain.splitlines() == [
        "You are at B5, 2 steps from the exit. Your basket is worth ¥400 now. Where do you go?",
        "You can type: B2 A3 B3 C3 B4 A5 C5 A6 B6 C6 D6, leave (¥400). ? for help.",
    ]
    match.play(0, "walk B 4")
    assert typed.ask(match.view(0), ENGLISH, False).plain.splitlines() == [
        "You are at B4. Take one item (bed sheet, washer), or nothing.",
        "You can type: bed sheet (¥500), washer (¥600), nothing. ? for help.",
    ]


def test_what_waits_to_be_confirmed_is_summed_up() -> None:
    match = table(2)
    after = match.fork()
    decisions = ["enter B", "walk B 4", "take washer"]
    after.play(0, *decisions)
    assert typed.sum_up(decisions, match.view(0), after.view(0), ENGLISH).plain.splitlines() == [
        "enter B, B4, washer",
        "Basket value ¥0 → ¥600. 3 steps to the exit.",
    ]
    at(match, 0, "B6")
    give(match, 0, "dryer")
    after = match.fork()
    after.play(0, "leave")
    assert typed.sum_up(["leave"], match.view(0), after.view(0), ENGLISH).plain == "leave\nMoney ¥0 → ¥600."


# --- refusals ---


REFUSALS = [
    (None, "leave", "you are outside: enter the store first, lane B, C"),
    (None, "enter A", "there is no entrance in lane A; choose lane B, C"),
    (None, "enter B|leave", "you cannot leave on the turn you entered: walk on, or stop here"),
    (None, "enter B|nothing", "you have just entered: walk on with the steps you have left, or stop here"),
    ("B4", "machine", "you are in the store: walk to another dot first, or leave"),
    ("B4", "walk B 4", "you are already at B4: walk to another dot, up to 3 steps away"),
    ("B4", "walk D 1", "D1 is 5 steps from B4: walk to a dot up to 3 steps away"),
    ("B4", "walk E 1", "there is no dot E1 in this store: walk to one within 3 steps of B4"),
    ("B4", "stay", "you can stay only if you have nowhere to go: walk to another dot, or leave"),
    (
        "B4",
        "walk B 6|leave",
        "you are at B6: take an item here, use the vending machine if it is here, or take nothing",
    ),
    ("B3", "leave", "the way out from B3 takes 4 steps, and you have 3 per turn: walk closer to an entrance first"),
    ("B4", "walk B 3|take shirt", "there is no shirt at B3: you can take pants, washer"),
    ("B4", "walk B 3|machine", "the vending machine is not at B3: use it at one of these dots: B1, C1"),
    ("B2", "walk B 1|machine", "the vending machine’s crate is empty: take something else, or nothing"),
    ("B2", "walk B 1|take tuna", "your next tuna costs ¥500; you have ¥400: at B1 you can take salmon"),
    ("C2", "walk C 1|take crab", "the crab bag is empty: at C1 you can take salmon"),
    ("C2", "walk D 1|take crab", "the crab bag is empty: there is nothing else you can take at D1"),
]


def asked_for_the_impossible(dot: str | None) -> Match:
    match = table(2)
    money(match, 400)
    at(match, 0, dot)
    give(match, 0, *(["detergent"] if dot else []))
    crate(match)
    bag(match, "crab")
    return match


@pytest.mark.parametrize(("dot", "decisions", "sentence"), REFUSALS)
def test_refusals_say_what_was_wrong_and_what_to_do(dot: str | None, decisions: str, sentence: str) -> None:
    match = asked_for_the_impossible(dot)
    with pytest.raises(Refusal) as refusal:
        match.play(0, *decisions.split("|"))
    assert ENGLISH.explain(refusal.value.message, match.seats) == sentence


def test_nobody_leaves_with_an_empty_basket() -> None:
    match = table(2)
    at(match, 0, "B6")
    with pytest.raises(Refusal) as refusal:
        match.play(0, "leave")
    assert ENGLISH.explain(refusal.value.message) == "you cannot leave with an empty basket: take something first"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_not_possible_is_explained(language: str) -> None:
    say = texts(language)
    for dot in (None, "B4", "B2", "C2"):
        match = asked_for_the_impossible(dot)
        for decisions in ([], ["enter B"] if dot is None else [f"walk {dot[0]} {'1' if dot[1] == '2' else '3'}"]):
            if decisions:
                match.play(0, *decisions)
            for action in range(actions.DRAW):
                if legality.refusal(match.states[0], match.configs[0], 0, action) < 0:
                    message = GAME.explain(match.states[0], match.configs[0], 0, action)
                    assert say.explain(message, match.seats)


# --- a player at the table ---


class Player:
    """Decides like a bot, but types it, as it is shown in their language; looks around now and then."""

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
        if session.is_complete(draft, seat):
            return ""
        if self.asked % 7 == 0:
            return "?" if self.asked % 2 else "table"
        if suggest is not None:
            list(suggest(""))
        return typed_form(decide(draft, seat, "greedy", session.rngs), session.say)


@pytest.mark.parametrize("bots", [(None, "greedy", "random"), (None, None)])
@pytest.mark.parametrize("plain", [True, False])
def test_a_person_plays_a_whole_game(
    bots: Sequence[str | None], plain: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    names = [bot or f"guest {number}" for number, bot in enumerate(bots)]
    match = Match.new(GAME, names, seed="person", options={"dexterity": True, "turn_limit": 12})
    player, screen = Player(), Screen(plain=plain, pause=False)
    screen.plain = plain
    session = Session(match, bots, ENGLISH, screen, player)  # type: ignore[arg-type]  # asks like the others
    player.session = session
    assert session.run() is False
    assert match.over
    assert player.asked > 20
    said = capsys.readouterr().out
    assert re.search(r"wins|share the win", said)
    assert "means nothing here" not in said
