"""How Tsukiji is drawn, described and typed: the screen shows what the rules say, in every language."""

import io
import re
from functools import cache
from typing import Any

import pytest
from msgspec import structs
from rich.cells import cell_len
from rich.console import Console

from tests.games.tsukiji.tables import GAME, evaluate, give, place_markers, quoted, table
from uogashi.bots.players import decide, new_luck, play_to_the_end
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.games.tsukiji import board, typed
from uogashi.games.tsukiji.notation import CARDS, PRODUCT_NAMES
from uogashi.games.tsukiji.preview import lot_gains
from uogashi.games.tsukiji.reading import find_row, read_row, read_ticket
from uogashi.terminal.game_modules import tell_story
from uogashi.text import languages, texts

ENGLISH = texts("en")


def drawn(what: Any, width: int = 80) -> str:
    console = Console(width=width, file=io.StringIO(), record=True, highlight=False, markup=False)
    console.print(what)
    return console.export_text()


def story_of(match: Match, entry: Any, plain: bool = False) -> list[str]:
    return [line.plain for line in tell_story(GAME, match.facts(entry), match.seats, ENGLISH, plain)]


# --- drawing ---


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 138, 160])
def test_no_drawing_is_wider_than_its_terminal(language: str, players: int, width: int) -> None:
    say = texts(language)
    match, steps = drawn_game(players)
    log: list[Any] = []
    for picture, facts in steps:
        if picture is not None:
            view, gains = picture
            text = drawn(board.draw_position(view, match.seats, say, width, gains=gains, log=log), width)
            assert max(cell_len(line) for line in text.splitlines()) <= width
            # A broken box would mean that something inside was too wide.
            boxes = [line for line in text.splitlines() if line.startswith("│")]
            assert len({line.count("│") for line in boxes}) == 1, text
        log += tell_story(GAME, facts, match.seats, say)
    assert drawn(board.draw_result(match.view(), match.seats, say, match.winners))


@cache
def drawn_game(players: int) -> tuple[Match, list[tuple[Any, Any]]]:
    """A game for all languages and widths: drawings before some decisions, and the facts after them."""
    match = Match.new(GAME, ["Marit", "greedy 1", "a very long name indeed", "greedy 3"][:players], seed="draw")
    steps: list[tuple[Any, Any]] = []
    while not match.over:
        seat = match.acting[0]
        picture = None
        if len(match.entries) % 9 == 0:
            picture = match.view(seat), lot_gains(match.hidden(seat), match.configs, seat)
        entry = match.play(seat, match.legal(seat)[-1])
        steps.append((picture, match.facts(entry)))
    return match, steps


def test_markers_stand_on_their_spaces_and_stacks_rise() -> None:
    match = table(2)
    place_markers(match, ebi=3, hotategai=10, fugu=20, tako=31, sake=60)
    match.states[0].marker_space[1] = 3
    match.states[0].marker_height[1] = 1
    lines = drawn(board.draw_market(match.view(), ENGLISH)).splitlines()
    upper, lower = [number for number, line in enumerate(lines) if re.match(r" (1|31)─", line)]
    assert lines[upper - 1][1 + 2 * 0] == "O"
    assert lines[upper - 1][1 + 2 * 29] == "S"
    assert lines[lower - 1][1 + 2 * 2] == "P"
    assert lines[lower - 2][1 + 2 * 2] == "C", "the upper one of a stack stands higher"
    assert lines[lower - 1][1 + 2 * 19] == "F"


def test_a_long_track_is_shown_where_markers_stand() -> None:
    match = table(2, track=1000)
    place_markers(match, ebi=995, hotategai=1, fugu=2, tako=3, sake=4)
    text = drawn(board.draw_market(match.view(), ENGLISH))
    assert "995" in text
    assert len(text.splitlines()) == 6


def test_the_table_shows_what_the_view_says() -> None:
    match = quoted(3, ["ebi ebi takusan", "tako yakuza sake", "fugu fugu fugu", "maguro maguro hotategai"])
    give(match, 0, ebi=3)
    give(match, 0, takusan=True, ebi=1)
    view = match.view(0)
    text = drawn(board.draw_position(view, match.seats, ENGLISH))
    for lot in view.lots:
        assert f"¥{lot.price}" in text
    assert "4★" in text
    for seat in view.seats:
        assert f"¥{seat.money}" in text
        assert str(seat.score.total) in text
    words = "\n".join(board.describe_position(view, match.seats, ENGLISH))
    assert "4 prawn with 1 Takusan" in words
    assert "Lot 1: prawn, prawn, Takusan. Value 12; costs ¥12, market +4, with the clock." in words


def test_special_points_in_the_score_are_shown() -> None:
    match = quoted(2, special_points=True)
    give(match, 0, ebi=8)
    view = match.view(0)
    points = sum(view.seats[0].score.bonuses.values())
    assert points >= 10
    assert f"(+{points})" in drawn(board.draw_restaurants(view, match.seats, ENGLISH))
    words = "\n".join(board.describe_position(view, match.seats, ENGLISH))
    assert "Special points: Specialised +10" in words


def test_every_product_has_its_price_at_80_columns() -> None:
    match = table(4, ["hotategai hotategai hotategai"] * 2 + ["ebi tako sake"] * 3)
    place_markers(match, hotategai=60)
    text = drawn(board.draw_stall(match.view(0), match.seats, ENGLISH, 80, ()))
    assert text.count("scallop10") + text.count("scallop 10") == 6


def test_every_card_has_a_sign_of_its_own_in_every_language() -> None:
    for language in languages():
        say = texts(language)
        signs = [say.say(f"tsukiji-sign-{card}") for card in CARDS]
        assert len(set(signs)) == len(signs)
        assert len({cell_len(sign) for sign in signs[:6]}) == 1
        assert all(cell_len(board.draw_badge(card, say).plain) == 3 for card in CARDS)
        assert all(cell_len(say.thing("tsukiji", card)) <= 10 for card in CARDS)


# --- what happened ---


def test_the_reveal_shows_how_each_value_comes_about() -> None:
    match = table(3)
    entry = evaluate(match, "4 0 x2 1", "annul 4 x2 -1", "3 x2 0 +6")
    lines = story_of(match, entry)
    assert lines[0] == "Tickets are revealed."
    assert lines[2].endswith("3 = 3")
    assert lines[3].endswith("(0+4) ×2 = 8")
    assert lines[4].endswith("0 ×2 ×2 = 0")
    assert lines[5].endswith("1−1+6 = 6")
    assert "(4)" in lines[2]
    assert lines[6].startswith("lot 2      8  ▸ ¥12  +4 ◷")
    assert [int(line[4]) for line in lines[6:10]] == [2, 4, 1, 3]


def test_of_equal_lots_it_is_said_why_one_counts_as_higher() -> None:
    match = table(2)
    entry = evaluate(match, "4 2 1", "0 2 1")
    lines = story_of(match, entry)
    assert lines[5].startswith("lot 1      4")
    assert lines[6].endswith("Tied with lot 1, which is further left.")


def test_the_reveal_in_words_says_the_same() -> None:
    match = table(2)
    entry = evaluate(match, "4 3 x2", "annul -1 0")
    lines = story_of(match, entry, plain=True)
    assert lines[1] == "Lot 1: 4 from Aki, annulment from Ben. Lot 1 is worth 0, one 4 cancelled."
    assert lines[2] == "Lot 2: 3 from Aki, −1 from Ben. Lot 2 is worth 2."
    assert lines[4] == "Lot 2 gets the top tablet: ¥9, market +4, with the clock."


def test_a_spare_annulment_counts_two_in_the_sum() -> None:
    match = table(2)
    entry = evaluate(match, "annul 3 2", "1 0 4")
    assert story_of(match, entry)[2].endswith("2+1 = 3")


def test_a_purchase_is_told_in_one_line() -> None:
    match = quoted(2, ["sake sake takusan", "ebi yakuza ebi", "tako tako tako"])
    entry = match.play(0, "buy 1", "takusan sake")
    assert story_of(match, entry) == ["Aki buys lot 1 for ¥9.   S  salmon   S  salmon   ★  →  S  salmon"]
    assert story_of(match, entry, plain=True) == [
        "Aki buys lot 1 for ¥9: salmon, salmon. Aki adds a Takusan to the salmon row."
    ]


@pytest.mark.parametrize("language", languages())
def test_whole_games_are_told_in_every_language(language: str) -> None:
    say = texts(language)
    match = Match.new(GAME, ["a", "b", "c"], seed="story", options={"special_points": True})
    play_to_the_end(match, ["greedy", "random", "random"])
    for plain in (True, False):
        lines = [
            line.plain
            for entry in (match.opening, *match.standing)
            for line in tell_story(GAME, match.facts(entry), match.seats, say, plain)
        ]
        assert len(lines) > 100
        assert all(line.strip() for line in lines)


# --- typing ---


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        ("4 0 x2 1", ["ticket 4", "ticket 0", "ticket x2", "ticket 1"]),
        ("ticket 4, ticket 0", ["ticket 4", "ticket 0"]),
        ("4,0,1", ["ticket 4", "ticket 0", "ticket 1"]),
        ("TICKET X2", ["ticket x2"]),
        ("a -1 6 x", ["ticket annul", "ticket -1", "ticket +6", "ticket x2"]),
        ("annulment −1 +6 ×2", ["ticket annul", "ticket -1", "ticket +6", "ticket x2"]),
        ("ann 2x", ["ticket annul", "ticket x2"]),
    ],
)
def test_tickets_are_typed_in_many_ways(words: str, decisions: list[str]) -> None:
    assert typed.read(words, table(3).view(0), ENGLISH) == decisions


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        ("buy 2", ["buy 2"]),
        ("2", ["buy 2"]),
        ("b 2", ["buy 2"]),
        ("Buy  2", ["buy 2"]),
        ("pass", ["pass"]),
        ("p", ["pass"]),
        ("buy 1, takusan tako", ["buy 1", "takusan tako"]),
        ("buy 1, yakuza e", ["buy 1", "yakuza ebi"]),
        ("1、takusan ho", ["buy 1", "takusan hotategai"]),
    ],
)
def test_purchases_are_typed_in_many_ways(words: str, decisions: list[str]) -> None:
    assert typed.read(words, quoted(3).view(0), ENGLISH) == decisions


def special_lots() -> Any:
    """A purchase in which lot 1 has a Takusan and a Yakuza, lot 2 two Takusan, and lot 3 neither."""
    match = Match.new(GAME, ["a", "b"], seed="rows")
    while match.view(0).phase != "purchase":
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    view = match.view(0)
    cards = (["takusan", "ebi", "yakuza"], ["takusan", "takusan", "tako"], ["ebi", "tako", "sake"])
    lots = [structs.replace(lot, cards=each) for lot, each in zip(view.lots, cards, strict=True)]
    return structs.replace(view, lots=lots)


@pytest.mark.parametrize(
    ("words", "decisions"),
    [
        ("buy 1 maguro", ["buy 1", "takusan maguro"]),
        ("1 maguro ebi", ["buy 1", "takusan maguro", "yakuza ebi"]),
        ("buy 1, maguro, ebi", ["buy 1", "takusan maguro", "yakuza ebi"]),
        ("1、maguro、ebi", ["buy 1", "takusan maguro", "yakuza ebi"]),
        ("buy 1 yakuza ebi takusan tako", ["buy 1", "takusan tako", "yakuza ebi"]),
        ("buy 1 yakuza ebi", ["buy 1", "yakuza ebi"]),
        ("2 ta ma", ["buy 2", "takusan tako", "takusan maguro"]),
        ("buy 3", ["buy 3"]),
    ],
)
def test_rows_may_follow_the_lot(words: str, decisions: list[str]) -> None:
    assert typed.read(words, special_lots(), ENGLISH) == decisions


@pytest.mark.parametrize("language", languages())
def test_rows_follow_the_lot_in_every_language(language: str) -> None:
    say = texts(language)
    buy = say.words("tsukiji-word-buy")[0]
    name = say.thing("tsukiji", "maguro")
    assert typed.read(f"{buy} 1 {name}", special_lots(), say) == ["buy 1", "takusan maguro"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("buy 3 maguro", "lot 3 has no more Takusan or Yakuza: leave out “maguro”"),
        ("buy 2 ebi tako sake", "lot 2 has no more Takusan or Yakuza: leave out “sake”"),
        ("buy 1 trout", "“trout” is not a product"),
        ("buy 1 takusan", "which row?"),
        ("buy 9 ebi", "there is no lot 9"),
        ("buy 1 2", "“1 2” is not a lot"),
        ("buy ebi", "“ebi” is not a lot"),
    ],
)
def test_rows_that_make_no_sense_are_refused(words: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        typed.read(words, special_lots(), ENGLISH)
    assert ENGLISH.explain(refused.value.message).startswith(sentence)


def test_the_rows_that_a_takusan_may_join_are_listed() -> None:
    """Just the legal ones, each with what it would do to the score."""
    seen = 0
    for number in range(30):
        match = Match.new(GAME, ["a", "b"], seed=f"offer {number}")
        luck = new_luck(match)
        while not match.over:
            seat = match.acting[0]
            view = match.view(seat)
            offer = typed.offer(match.hidden(seat), match.configs, view, ENGLISH, plain=True)
            assert (offer is None) == (view.phase not in ("takusan", "yakuza"))
            if offer is not None:
                seen += 1
                rows = [decision.split()[1] for decision in match.legal(seat)]
                assert re.findall(r"([a-z]+) [+−]?\d+", offer.plain.partition(": ")[2]) == [
                    ENGLISH.thing("tsukiji", row) for row in rows
                ]
            match.play(seat, decide(match, seat, "random", luck))
    assert seen > 20


@pytest.mark.parametrize("language", languages())
def test_everything_can_be_typed_in_every_language(language: str) -> None:
    """The words that hints show, the names of items and their signs, and always the words of the record."""
    say = texts(language)
    buying = quoted(3).view(0)
    assert typed.read(f"{say.words('tsukiji-word-buy')[0]} 2", buying, say) == ["buy 2"]
    assert typed.read("buy 2", buying, say) == ["buy 2"]
    for word in say.words("tsukiji-word-pass"):
        assert typed.read(word, buying, say) == ["pass"]
    for product in PRODUCT_NAMES:
        for word in (product, say.thing("tsukiji", product), say.say(f"tsukiji-sign-{product}")):
            assert read_row([word.lower()], say) == product
    for ticket in ("0", "4", "annul", "-1", "+6", "x2"):
        assert read_ticket(ticket, say) == ticket
        assert read_ticket(say.thing("tsukiji", ticket).lower(), say) == ticket


@pytest.mark.parametrize("language", languages())
def test_no_word_to_type_means_two_things(language: str) -> None:
    say = texts(language)
    words = [
        word
        for id in ("help", "table", "log", "rules", "undo", "save", "quit", "again", "no", "yes", "back")
        for word in say.words(f"play-word-{id}")
    ]
    verbs = [word for id in ("ticket", "buy", "pass") for word in say.words(f"tsukiji-word-{id}")]
    assert len({*words, *verbs}) == len(words) + len(verbs)
    for word in (*words, *verbs):
        assert word == word.lower()
        with pytest.raises(Refusal):
            read_ticket(word, say)
    for word in (*words, *(verb for verb in verbs if len(verb) > 1)):  # the next test has the others
        assert find_row([word], say) is None


@pytest.mark.parametrize(("typing", "meant"), [("p", ["buy 1", "takusan ebi"]), ("t", ["buy 1", "takusan maguro"])])
def test_a_letter_after_a_lot_is_a_product_and_no_verb(typing: str, meant: list[str]) -> None:
    """`p` passes where a lot can be bought, and is the prawn's sign where a row is asked for."""
    assert typed.read("p", special_lots(), ENGLISH) == ["pass"]
    assert typed.read(f"1 {typing}", special_lots(), ENGLISH) == meant
    match = quoted(2, ["sake ebi takusan", "ebi yakuza ebi", "maguro tako tako"])
    give(match, 0, maguro=1)
    match.play(0, "buy 1")
    assert typed.read(typing, match.view(0), ENGLISH) == meant[1:]


@pytest.mark.parametrize("word", ["エビ", "えび", "ebi", "え", "エ"])
def test_either_kana_can_be_typed(word: str) -> None:
    assert read_row([word], texts("ja")) == "ebi"


@pytest.mark.parametrize(("language", "word"), [("en", "sake"), ("nl", "sake"), ("pt-BR", "SALMAO"), ("nl", "zalm")])
def test_a_fish_can_be_typed_by_its_common_and_its_japanese_name(language: str, word: str) -> None:
    assert read_row([word], texts(language)) == "sake"


def test_only_what_is_still_in_the_hand_is_suggested() -> None:
    match = table(2)
    view = match.view(0)
    offered = [word for word, _ in typed.suggest("", view, match.legal(0), ENGLISH)]
    assert offered == ["0", "1", "2", "3", "4", "annul", "-1", "+6", "x2"]
    offered = [word for word, _ in typed.suggest("4 x2 ", view, match.legal(0), ENGLISH)]
    assert "4" not in offered
    assert "x2" not in offered
    assert list(typed.suggest("4 x2 0 ", view, match.legal(0), ENGLISH)) == []


def test_legal_lots_and_rows_are_suggested() -> None:
    match = quoted(2, ["sake ebi takusan", "ebi yakuza ebi", "tako tako tako"])
    offered = [word for word, _ in typed.suggest("", match.view(0), match.legal(0), ENGLISH)]
    assert offered == ["buy 1", "buy 2", "buy 3", "pass"]
    assert [word for word, _ in typed.suggest("buy ", match.view(0), match.legal(0), ENGLISH)] == ["1", "2", "3"]
    match.play(0, "buy 1")
    offered = [word for word, _ in typed.suggest("", match.view(0), match.legal(0), ENGLISH)]
    assert offered == ["prawn", "salmon"]
