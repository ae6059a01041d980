"""The rules as HTML: all of them, nothing that a strict page would refuse, and rulings that can be linked to."""

import re

import pytest

from uogashi.core.errors import Refusal
from uogashi.games import game_names
from uogashi.text import languages
from uogashi.text.markdown import mark_rulings, parse, render, rules_as_html
from uogashi.text.pseudo import PSEUDO
from uogashi.text.rules import read_rules

PAGES = [(game, language) for game in game_names() for language in (*languages(), PSEUDO)]

ELEMENTS = {"p", "ul", "ol", "li", "strong", "em", "a", "code", "pre", "table", "thead", "tbody", "tr", "th", "td"}


def as_html(text: str) -> str:
    tokens = parse(text)
    return render(tokens, list(mark_rulings(tokens)))


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_page_is_html_that_a_strict_page_takes(game: str, language: str) -> None:
    page, source = rules_as_html(game, language), read_rules(game, language)
    assert (page.language, page.title) == (language, source.title)
    assert [(each.id, each.title) for each in page.chapters] == [(each.id, each.title) for each in source.chapters]
    for html in (page.opening, *(chapter.html for chapter in page.chapters)):
        assert html.startswith("<")
        assert "**" not in html
        assert "|---" not in html
        assert set(re.findall(r"<(\w+)", html)) <= ELEMENTS
        assert set(re.findall(r" ([a-z-]+)=", html)) <= {"id", "href", "class"}


@pytest.mark.parametrize("language", languages())
def test_every_ruling_can_be_linked_to(language: str) -> None:
    html = rules_as_html("tsukiji", language).chapters[-1].html
    assert re.findall(r'<li id="r(\d+)"><strong>R(\d+)</strong>', html) == [(str(n), str(n)) for n in range(1, 11)]


def test_a_ruling_is_linked_wherever_it_is_mentioned_but_where_it_stands() -> None:
    html = as_html(
        "See R2、R3を and R4, xR1, `R1`, [R1](/x).\n\n- **R1** As in R2, R1.\n- **R2** So be it.\n- **R3** Yes."
    )
    assert html.splitlines() == [
        '<p>See <a href="#r2">R2</a>、<a href="#r3">R3</a>を and R4, xR1, <code>R1</code>, <a href="/x">R1</a>.</p>',
        "<ul>",
        '<li id="r1"><strong>R1</strong> As in <a href="#r2">R2</a>, <a href="#r1">R1</a>.</li>',
        '<li id="r2"><strong>R2</strong> So be it.</li>',
        '<li id="r3"><strong>R3</strong> Yes.</li>',
        "</ul>",
    ]


def test_mentions_in_other_chapters_are_linked_too() -> None:
    page = parse("As R1 says.")
    assert render(page, ["1"]) == '<p>As <a href="#r1">R1</a> says.</p>\n'


def test_columns_are_aligned_by_a_class() -> None:
    html = as_html("| a | b | c |\n|:-:|--:|---|\n| 1 | 2 | 3 |")
    assert "style" not in html
    assert '<th class="center">a</th>' in html
    assert '<td class="right">2</td>' in html
    assert "<td>3</td>" in html


def test_nothing_of_a_page_is_taken_for_html() -> None:
    html = as_html('<script>alert(1)</script> <b onclick="x">b</b> [x](javascript:alert(1))')
    assert "<script" not in html
    assert "<b" not in html
    assert "href" not in html


def test_a_game_without_rules_pages_says_so() -> None:
    with pytest.raises(Refusal) as refused:
        rules_as_html("quay", "en")
    assert refused.value.message.id == "rules-missing"


def test_where_a_language_is_missing_the_rules_are_english() -> None:
    assert read_rules("tsukiji", "eo").language == "en"
