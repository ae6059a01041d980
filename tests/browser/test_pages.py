"""Every page, on a desk and a phone, in light and dark: nothing for axe to find, and pictures to be looked at.

The screenshots go to build/screenshots/, in English and in the language whose sentences are longest.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import DESK, PHONE, SHOTS, Visitor

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE}


def pages(visitor: Visitor) -> Iterator[str]:
    """Every page in turn, each in the state in which it is to be looked at."""
    yield from pages_around(visitor)
    start(visitor)
    play_rounds(visitor, 2)
    yield from pages_of_a_table(visitor)
    play_rounds(visitor, 4)
    expect(visitor.page.locator(".end .sheet")).to_be_visible()
    yield "end"


def pages_around(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    dialog = page.get_by_role("dialog")

    visitor.go()
    yield "home"
    page.locator(".way.go").click()
    expect(dialog).to_be_visible()
    yield "new"
    visitor.go()
    page.locator(".way").nth(1).click()
    dialog.locator("button[type=submit]").click()
    visitor.at_table()
    expect(page.locator(".qr, svg[role=img]").first).to_be_visible()
    yield "friends"
    visitor.go()
    yield "home-tables"
    for path, name in (("/watch", "watch"), ("/rules/tsukiji", "rules"), ("/about", "about"), ("/back#wrong", "back")):
        visitor.go(path)
        yield name


def pages_of_a_table(visitor: Visitor) -> Iterator[str]:
    page = visitor.page
    tools = page.locator("header.bar .tools .ib")
    dialog = page.get_by_role("dialog")
    expect(visitor.hand).to_be_visible()
    for key in "01x":
        page.keyboard.press(key)
    yield "evaluate"
    tools.nth(1).click()
    expect(page.locator("aside table").first).to_be_visible()
    yield "rules-beside"
    page.keyboard.press("Escape")
    tools.last.click()
    expect(dialog).to_be_visible()
    yield "menu"
    dialog.locator("li button").first.click()
    expect(dialog.get_by_role("textbox").first).to_be_visible()
    yield "settings"
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("slider").focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    yield "looking-back"
    page.keyboard.press("End")
    tools.first.click()
    expect(page.locator(".decide")).to_be_visible()
    yield "words"
    tools.first.click()
    expect(visitor.hand).to_be_visible()
    for key in "34":
        page.keyboard.press(key)
    page.locator(".hand .go").click()
    expect(visitor.purchase).to_be_visible()
    pick(visitor)
    yield "buy"
    visitor.confirm_or_pass()
    expect(visitor.purchase).to_be_hidden()


def start(visitor: Visitor, players: int = 4, name: str = "Marit") -> None:
    """A game against bots, with special points, in whatever language."""
    visitor.go()
    visitor.page.evaluate(
        """async ([players, name]) => {
            const me = await (await fetch('/api/me')).json();
            const headers = {'X-Uogashi-CSRF': me.csrf, 'Content-Type': 'application/json'};
            const ask = async (method, path, body) =>
                (await fetch(path, {method, headers, body: JSON.stringify(body)})).json();
            await ask('PUT', '/api/me', {name});
            const seats = ['me', 'greedy', 'greedy', 'random'].slice(0, players);
            const table = await ask('POST', '/api/tables', {game: 'tsukiji', seats, options: {special_points: true}});
            await ask('POST', `/api/tables/${table.id}/seats/0/take`, {random: '00112233445566778899aabbccddeeff'});
            history.pushState(null, '', `/table/${table.id}`);
        }""",
        [players, name],
    )
    visitor.page.reload()
    expect(visitor.hand).to_be_visible()


def play_rounds(visitor: Visitor, rounds: int) -> None:
    """So many rounds by keys, quickly."""
    page = visitor.page
    for _ in range(rounds):
        expect(visitor.hand).to_be_visible()
        page.locator("h1").click()  # wherever the focus was, it is not on a button
        for key in "01234":
            page.keyboard.press(key)
        page.keyboard.press("Enter")
        expect(visitor.purchase).to_be_visible()
        pick(visitor)
        visitor.confirm_or_pass()
        expect(visitor.purchase).to_be_hidden()


def pick(visitor: Visitor) -> None:
    """The rightmost lot that can be had."""
    for key in "54321":
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_timeout(50)
        if visitor.page.locator(".purchase .go").is_visible():
            return


def axe(visitor: Visitor) -> list[str]:
    """What axe finds wrong."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate("axe.run().then(found => found.violations)")
    return [f"axe, {each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def cut_off(visitor: Visitor) -> list[str]:
    """Words on buttons and headings that do not fit."""
    found: list[str] = visitor.page.evaluate(
        """() => [...document.querySelectorAll('button, .btn, h1, h2')]
            .filter(each => each.offsetParent && !each.closest('.sr') && each.scrollWidth > each.clientWidth + 1
                && getComputedStyle(each).overflow !== 'visible')
            .map(each => each.innerText)"""
    )
    return [f"cut off: {each}" for each in found]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "nl"])
@pytest.mark.parametrize("size", SIZES)
def test_every_page(size: str, language: str, theme: str, visit: Visit) -> None:
    visitor = visit(theme=theme, size=SIZES[size], language=language)
    visitor.expected = ["401"]  # a way back that leads nowhere
    SHOTS.mkdir(parents=True, exist_ok=True)
    wrong: list[str] = []
    seen = 0
    for name in pages(visitor):
        visitor.page.wait_for_timeout(250)
        visitor.page.screenshot(path=SHOTS / f"{name}-{size}-{theme}-{language}.png", full_page=True)
        found = cut_off(visitor) + (axe(visitor) if language == "en" else [])
        if visitor.page.evaluate("document.documentElement.scrollWidth") > SIZES[size]["width"]:
            found.append("the page scrolls sideways")
        wrong += [f"{name}: {each}" for each in found]
        seen += 1
    assert seen == 16
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["pt-BR", "zh-TW", "ja"])
def test_every_page_speaks_every_language(language: str, visit: Visit) -> None:
    """A message that is missing, or lacks an argument, is an error in the console."""
    visitor = visit(language=language)
    visitor.expected = ["401"]
    for _ in pages(visitor):
        assert visitor.page.evaluate("document.documentElement.lang")[:2] == language[:2]
