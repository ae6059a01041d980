"""The rules for players: every language has every chapter, every figure and every ruling."""

import re
from pathlib import Path
from typing import Any

import pytest

from uogashi.core.components import spread
from uogashi.games import game_names, load_game
from uogashi.text import languages
from uogashi.text.markdown import rules_as_html
from uogashi.text.rules import read_rules, rules_file

PER_TABLET = ("prices", "modifiers")
PAGES = [(game, language) for game in game_names() for language in languages()]


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a page, as rows of cells."""
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in block.splitlines()]
        found.append([row for row in rows if not re.fullmatch(r"-+", row[0])])
    return found


def mentions(language: str) -> set[tuple[str, str]]:
    """Which chapters but the questions lead to which ruling, as links in a browser."""
    chapters = [chapter for chapter in rules_as_html("tsukiji", language).chapters if chapter.id != "questions"]
    return {(chapter.id, ruling) for chapter in chapters for ruling in re.findall(r'href="#r(\d+)"', chapter.html)}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text.replace("−", "-"))]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_language_has_the_same_chapters_lists_and_tables(game: str, language: str) -> None:
    page, english = read_rules(game, language), read_rules(game, "en")
    assert page.title
    assert page.opening
    assert [chapter.id for chapter in page.chapters] == [chapter.id for chapter in english.chapters]
    for mine, theirs in zip(page.chapters, english.chapters, strict=True):
        for mark in (r"^\d+\. ", r"^- ", r"^\|", r"\*\*R\d\*\*"):
            assert len(re.findall(mark, mine.body, re.MULTILINE)) == len(re.findall(mark, theirs.body, re.MULTILINE))
    here, there = (tables(rules_file(game, name).read_text()) for name in (language, "en"))
    assert [[row[1:] for row in table] for table in here] == [[row[1:] for row in table] for table in there]


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_translations_are_translations(language: str) -> None:
    english = set(rules_file("tsukiji", "en").read_text().splitlines())
    lines = rules_file("tsukiji", language).read_text().splitlines()
    same = [line for line in lines if line in english and len(re.findall("[a-z]{2,}", line)) > 5]
    assert same == [], same


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_paragraphs_without_spaces_are_not_broken_into_lines(language: str) -> None:
    """A line break would be shown as a space in the middle of a sentence."""
    text = rules_file("tsukiji", language).read_text()
    assert re.findall(r"[^\x00-\x7f。：]\n[^\x00-\x7f]", text) == []


def is_given(origin: Any) -> bool:
    """Whether all parts of a figure stand in the text of a rulebook; what does not has a star on the page."""
    parts = list(origin.values()) if isinstance(origin, dict) else origin if isinstance(origin, list) else [origin]
    return all(part == "text" for part in parts)


def check_star(cell: str, origin: Any) -> None:
    assert cell.endswith("*") != is_given(origin), f"{cell} comes from {origin}"


def test_the_figures_of_tsukiji_are_those_of_its_components() -> None:
    game = load_game("tsukiji")
    figures, final, maguro = tables(rules_file("tsukiji", "en").read_text())
    rows = [[numbers(cell) for cell in row[1:]] for row in figures]
    assert rows[0] == [[2], [3], [4]]
    for place, players in enumerate(game.player_counts):
        found, origins = game.figures(players)
        column = [row[place] for row in rows[1:]]
        assert column[0] == [players + 1]
        assert column[1] == [sum(found["deck"].values())]
        assert column[2] == [found["deck"]["ebi"]]
        assert column[3:5] == [[found["deck"]["takusan"]], [found["deck"]["yakuza"]]]
        assert column[5:] == [found["prices"], found["modifiers"], found["start_money"]]
        deck = spread(origins["deck"], found["deck"])
        products = [deck[card] for card in deck if card not in ("takusan", "yakuza")]
        stated = [deck, products, deck["takusan"], deck["yakuza"], *(origins[name] for name in PER_TABLET), "text"]
        for row, origin in zip(figures[2:], stated, strict=True):
            check_star(row[place + 1], origin)
    found, origins = game.figures(4)
    assert numbers(" ".join(final[1][1:])) == found["final_prices"]
    assert numbers(" ".join(maguro[1][1:])) == found["maguro"][:8]
    for cell, origin in zip(maguro[1][1:], origins["maguro"], strict=False):
        check_star(cell, origin)


def test_the_figures_of_shopping_are_those_of_its_components() -> None:
    figures, origins = load_game("shopping").figures(2)
    things, payments = tables(rules_file("shopping", "en").read_text())
    on_cards: dict[str, list[tuple[int, str]]] = {}
    for card, origin in zip(figures["cards"], origins["cards"], strict=True):
        for name, count in card.items():
            on_cards.setdefault(name, []).append((count, origin))
    expected = {name: (count, origins["clothes"]) for name, count in figures["clothes"].items()}
    for name in ("washer", "dryer", "salmon", "magazine", "newspaper", "detergent"):
        expected[name] = (sum(count for count, _ in on_cards[name]), [origin for _, origin in on_cards[name]])
    colours = [colour for colour in figures["drinks"] if colour != "black"]
    expected["drinks in each of five colours"] = (6, [origins["drinks"][colour] for colour in colours])
    expected["black drinks"] = (figures["drinks"]["black"], origins["drinks"]["black"])
    expected |= {name: (len(figures[f"{name}_bag"]), origins[f"{name}_bag"]) for name in ("tuna", "crab")}
    assert {row[0] for row in things[1:]} == set(expected)
    for name, count, _ in things[1:]:
        assert numbers(count) == [expected[name][0]]
        check_star(count, expected[name][1])
    crabs = next(row for row in payments if row[0].startswith("crab"))
    values = sorted(set(figures["crab_bag"]))
    assert numbers(crabs[2]) == [value * figures["crab_pays"] for value in values]
    for cell, value in zip(crabs[2].split(", "), values, strict=True):
        at = figures["crab_bag"].index(value)
        check_star(cell, origins["crab_bag"][at])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["shopping", "tsukiji"])
def test_what_is_assumed_is_listed_at_the_end(game: str, language: str) -> None:
    """In a paragraph that opens with bold words, and a list after it."""
    last = read_rules(game, language).chapters[-1].body
    listed = re.search(r"^\*\*[^R*]+\*\*.*\n(?:.+\n)*\n((?:^(?:-|  ).*\n?)+)\Z", last + "\n", re.MULTILINE)
    assert listed is not None
    assert len(re.findall(r"^- ", listed[1], re.MULTILINE)) >= 7


def test_every_ruling_is_answered_in_every_language() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "rulings.md").read_text()
    rulings = re.findall(r"^### (R\d+) ", page, re.MULTILINE)
    for language in languages():
        questions = read_rules("tsukiji", language).chapters[-1]
        assert questions.id == "questions"
        assert re.findall(r"\*\*(R\d+)\*\*", questions.body) == rulings


@pytest.mark.parametrize("language", languages())
def test_every_ruling_is_mentioned_where_its_question_arises(language: str) -> None:
    questions = rules_as_html("tsukiji", language).chapters[-1]
    found = mentions(language)
    assert {ruling for _, ruling in found} == set(re.findall(r'<li id="r(\d+)">', questions.html))
    assert found == mentions("en")
