"""What buttons say fits on phones in every language: in dialogs, at a table for two, and in the text view.

Those of all pages are in test_pages.py.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import TimeoutError as Timeout
from playwright.sync_api import expect

from tests.browser.buttons import unfit_buttons
from tests.browser.conftest import Visit
from tests.browser.test_gone import sit_together
from tests.browser.test_playing import play_at_one_screen
from tests.browser.visiting import A_MOMENT, Visitor
from uogashi.text import languages

NARROW = {"width": 360, "height": 740}
PHONES = [(740, 360), (360, 740)]


def misfits(visitor: Visitor, name: str) -> Iterator[str]:
    """What does not fit on the buttons of this page, language by language; it is narrow and in English afterwards."""
    for language in (*(each for each in languages() if each != "en"), "en"):
        visitor.switch_language(language)
        for width, height in PHONES:
            visitor.resize(width, height)
            yield from (f"{name}, {width}×{height}, {language}: {each}" for each in unfit_buttons(visitor))


def dialogs(visitor: Visitor) -> Iterator[str]:
    """What asks before it is done: each is closed again."""
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
    assert not wrong, "\n".join(wrong)


def together(marit: Visitor, kenji: Visitor) -> Iterator[tuple[str, Visitor]]:
    """What people meet at a table for two: locked tickets, a bot in their place, the end by agreement, a rematch."""
    sit_together(marit, kenji)
    marit.lay_tickets()
    expect(marit.button("Change tickets")).to_be_visible()
    yield "locked in", marit
    kenji.button("Menu").click()
    kenji.button("Let a bot play for me").click()
    expect(kenji.button("Take back control").first).to_be_visible()
    yield "a bot plays", kenji
    kenji.button("Take back control").first.click()
    kenji.button("Menu").click()
    kenji.button("Offer to end the game").click()
    kenji.button("Menu").click()
    expect(kenji.button("Withdraw offer")).to_be_visible()
    yield "the own offer", kenji
    kenji.page.keyboard.press("Escape")
    expect(marit.button("End game")).to_be_visible()
    yield "an offer", marit
    marit.button("End game").click()
    marit.button("Rematch").click()
    marit.at_table()
    expect(kenji.button("Join rematch")).to_be_visible()
    yield "a rematch", kenji


def test_buttons_of_a_table_for_two(visit: Visit) -> None:
    wrong: list[str] = []
    for name, visitor in together(visit("Marit", size=NARROW), visit("Kenji", size=NARROW)):
        wrong += misfits(visitor, name)
    assert not wrong, "\n".join(wrong)


GAMES = {"tsukiji": None, "market": "Tokyo Tsukiji Market", "shopping": "Shopping Spree"}
STEPS = 8


@pytest.mark.parametrize("game", GAMES)
def test_buttons_of_the_text_view(game: str, visit: Visit) -> None:
    """The decisions of a few steps; tests/games/test_prompts.py has them all, and counts their letters."""
    visitor = visit(size=NARROW, words=True)
    visitor.play_bots(players=3, game=GAMES[game], shows=".words")
    confirm = visitor.page.locator(".acts .go:not([aria-disabled=true])")
    choices = visitor.page.locator(".choices button")
    wrong: set[str] = set()
    asked: set[str] = set()
    for step in range(STEPS):
        expect(choices.first.or_(confirm).or_(visitor.ended).first).to_be_visible()
        wrong |= set(misfits(visitor, game))
        asked.add(visitor.page.locator("#ask").inner_text())
        before = visitor.page.locator(".words").inner_text()
        try:
            (confirm if confirm.is_visible() else choices.nth(step * 7 % choices.count())).click(timeout=A_MOMENT)
            expect(visitor.page.locator(".words")).not_to_have_text(before, timeout=A_MOMENT)
        except (AssertionError, Timeout):
            continue  # the only choice has been made by itself
    assert not wrong, "\n".join(sorted(wrong))
    assert len(asked) >= 4, asked
