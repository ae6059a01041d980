"""What buttons say fits at 360 pixels in every language: nothing is cut, overlaps or needs a second line."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import TimeoutError as Timeout
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import pages
from tests.browser.test_playing import play_at_one_screen
from tests.browser.visiting import A_MOMENT, Visitor
from uogashi.text import languages

NARROW = {"width": 360, "height": 740}

SENTENCES = ".kake, small"
"""What may take a second line: sentences of the game log, and what is written in small below a name."""

BUTTONS = """(SENTENCES) => {
    const found = new Set();
    const shown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    for (const button of document.querySelectorAll('button, .btn, [role=radio], .choice label, summary')) {
        if (!shown(button) || button.closest('.sr')) continue;
        const box = button.getBoundingClientRect();
        if (!box.width) continue;
        const words = button.innerText.replace(/\\s+/g, ' ').trim().slice(0, 90);
        const pieces = [];
        const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
            const node = walker.currentNode;
            if (!node.data.trim() || node.parentElement.closest('.sr') || !shown(node.parentElement)) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const lines = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
            const tops = lines.map(({ top }) => top);
            if (Math.max(...tops) - Math.min(...tops) > 4 && !node.parentElement.closest(SENTENCES))
                found.add(`wraps: ${words}`);
            for (const { left, right, top, bottom } of lines)
                if (left < box.left - 1 || right > box.right + 1 || top < box.top - 2 || bottom > box.bottom + 2)
                    found.add(`sticks out: ${words}`);
            for (let each = node.parentElement; each && each !== button.parentElement; each = each.parentElement)
                if (getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1)
                    found.add(`is cut: ${words}`);
            pieces.push(lines);
        }
        pieces.forEach((one, index) => {
            for (const other of pieces.slice(index + 1))
                for (const a of one)
                    for (const b of other)
                        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                            && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4)
                            found.add(`overlaps: ${words}`);
        });
    }
    return [...found];
}"""


def misfits(visitor: Visitor, name: str) -> Iterator[str]:
    """What does not fit on the buttons of this page, language by language."""
    visitor.resize(**NARROW)
    for language in languages():
        visitor.switch_language(language)
        yield from (f"{name}, {language}: {each}" for each in visitor.page.evaluate(BUTTONS, SENTENCES))


def test_buttons_of_every_page(visit: Visit) -> None:
    visitor = visit(size=NARROW)
    visitor.expected = ["401"]
    wrong: list[str] = []
    for name in pages(visitor):
        wrong += misfits(visitor, name)
    assert not wrong, "\n".join(wrong)


def dialogs(visitor: Visitor) -> Iterator[str]:
    """What asks before it is done: each reached in English, and closed again."""
    page = visitor.page
    visitor.go()
    for way in ("Play with friends", "Pass and play"):
        visitor.button(way).click()
        expect(visitor.button("Create table").or_(visitor.button("Start game"))).to_be_visible()
        yield way
        page.keyboard.press("Escape")
    visitor.button("Play with friends").click()
    visitor.button("Create table").click()
    visitor.button("Leave table").click()
    expect(visitor.button("Stay")).to_be_visible()
    yield "leaving the waiting room"
    _, curtain = play_at_one_screen(visitor)
    expect(curtain).to_be_visible()
    yield "the curtain"
    curtain.click()
    visitor.lay_tickets()
    expect(curtain).to_have_text("I’m Kenji")
    yield "the curtain after a move"
    visitor.play_bots(players=2)
    for row, question in (("Resign", "Keep playing"), ("Leave table", "Keep playing"), ("Settings", "Save")):
        visitor.button("Menu").click()
        visitor.button(row).click()
        expect(visitor.button(question)).to_be_visible()
        if row == "Settings":
            visitor.button("Delete my data …").click()
            visitor.button("Show link").click()
            expect(visitor.button("Cancel")).to_be_visible()
        yield row
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


def test_buttons_of_dialogs(visit: Visit) -> None:
    visitor = visit(size=NARROW)
    wrong: list[str] = []
    for name in dialogs(visitor):
        wrong += misfits(visitor, name)
        visitor.switch_language("en")
    assert not wrong, "\n".join(wrong)


GAMES = {"tsukiji": None, "market": "Tokyo Tsukiji Market", "shopping": "Shopping Spree"}
STEPS = 14


@pytest.mark.parametrize("game", GAMES)
def test_buttons_of_the_text_view(game: str, visit: Visit) -> None:
    """The decisions of a few steps; tests/games/test_prompts.py has them all, and counts their letters."""
    visitor = visit(size=NARROW, words=True)
    visitor.play_bots(players=3, game=GAMES[game], shows=".words")
    confirm = visitor.page.locator(".acts .go:not([aria-disabled=true])")
    choices = visitor.page.locator(".choices button")
    wrong: set[str] = set()
    for step in range(STEPS):
        expect(choices.first.or_(confirm).or_(visitor.ended).first).to_be_visible()
        if visitor.ended.is_visible():
            break
        wrong |= set(misfits(visitor, game))
        before = visitor.page.locator(".words").inner_text()
        try:
            (confirm if confirm.is_visible() else choices.nth(step * 7 % choices.count())).click(timeout=A_MOMENT)
            expect(visitor.page.locator(".words")).not_to_have_text(before, timeout=A_MOMENT)
        except (AssertionError, Timeout):
            continue  # the only choice has been made by itself
    assert step + 1 == STEPS or visitor.ended.is_visible()
    assert not wrong, "\n".join(sorted(wrong))
