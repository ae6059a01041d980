"""The rules for players: every language has every chapter, every figure and every ruling."""

import re
from pathlib import Path

import pytest

from uogashi.games import game_names, load_game
from uogashi.text import languages
from uogashi.text.markdown import rules_as_html
from uogashi.text.rules import read_rules, rules_file

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
        unsure = ("assumed", "review")
        jokers = origins["deck"]["takusan"] if isinstance(origins["deck"], dict) else origins["deck"]
        for row, origin in ((4, jokers), (6, origins["prices"]), (7, origins["modifiers"])):
            cell = figures[row][place + 1]
            marked = any(each in unsure for each in ([origin] if isinstance(origin, str) else origin))
            assert cell.endswith("*") == marked, f"{cell} with {players} players comes from {origin}"
    found, origins = game.figures(4)
    assert numbers(" ".join(final[1][1:])) == found["final_prices"]
    assert numbers(" ".join(maguro[1][1:])) == found["maguro"][:8]
    assert [cell.endswith("*") for cell in maguro[1][1:]] == [origin == "assumed" for origin in origins["maguro"][:8]]


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
