"""The log follows its end until the reader scrolls, however fast lines arrive, and stays where they scrolled to."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import axe, play_rounds
from tests.browser.visiting import DESK, PATIENCE, PHONE, Visitor

BOX = """() => [...document.querySelectorAll('.kake, .kake *')]
    .find(each => getComputedStyle(each).overflowY === 'auto')"""
"""Whatever scrolls in the log."""


def beyond(page: Page) -> float:
    """How much of the log is below the visible part, in pixels; below zero if it does not fill its box."""
    return float(page.evaluate(f"(box => box.scrollHeight - box.clientHeight - box.scrollTop)(({BOX})())"))


def top(page: Page) -> float:
    return float(page.evaluate(f"(({BOX})()).scrollTop"))


def fills(page: Page) -> bool:
    return bool(page.evaluate(f"(box => box.scrollHeight > box.clientHeight + 200)(({BOX})())"))


def expect_that(page: Page, holds: Callable[[], bool]) -> None:
    """Soon: a new layout is scrolled in the next frame."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        if holds():
            return
        page.wait_for_timeout(50)
    assert holds(), f"{beyond(page)} px of the log lie below what is shown"


class Held:
    """The server's messages to a visitor, held back from now on and delivered all at once."""

    def __init__(self, visitor: Visitor) -> None:
        self.news: list[str] = []
        self.holding = False
        visitor.page.route_web_socket("**/socket", self._stand_between)

    def _stand_between(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.holding:
            self.news.append(str(message))
        else:
            self.line.send(message)

    @property
    def over(self) -> bool:
        return any('"over":true' in each for each in self.news)

    def give(self) -> None:
        """All but the end, after which the table looks otherwise."""
        for each in self.news:
            if '"over":true' not in each:
                self.line.send(each)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("smoothly", [False, True], ids=["at once", "smoothly"])
def test_the_log_follows_however_many_lines_arrive_at_once(smoothly: bool, size: dict[str, int], visit: Visit) -> None:
    marit = visit(size=size)
    held = Held(marit)
    marit.play_bots()
    if smoothly:
        marit.page.evaluate(f"(({BOX})()).style.scrollBehavior = 'smooth'")
    held.holding = True
    marit.page.locator("header.bar .tools .ib").last.click()
    marit.button("Let a bot play for me").click()
    expect_that(marit.page, lambda: held.over)
    held.give()
    expect(marit.page.locator(".kake .heading").last).to_contain_text("Round 7")
    expect_that(marit.page, lambda: fills(marit.page) and abs(beyond(marit.page)) <= 2)


def test_the_log_follows_or_stays_as_the_reader_wants(visit: Visit) -> None:
    """One game for both: the log is full only after some rounds."""
    marit = visit()
    marit.play_bots()
    play_rounds(marit, 3)
    follows_when_its_box_changes(marit)
    follows_after_looking_back(marit)
    stays_where_the_reader_is(marit)
    follows_again(marit)


def at_newest(marit: Visitor) -> None:
    expect_that(marit.page, lambda: fills(marit.page) and abs(beyond(marit.page)) <= 2)
    expect(marit.button("Newest")).to_be_hidden()


def follows_when_its_box_changes(marit: Visitor) -> None:
    page = marit.page
    for width, height in ((1440, 620), (1440, 1000), (1100, 800), (390, 844), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        at_newest(marit)
    for size in ("19px", ""):  # as a larger font, or another language, changes every line
        page.evaluate(f"(({BOX})()).style.fontSize = '{size}'")
        at_newest(marit)


def follows_after_looking_back(marit: Visitor) -> None:
    marit.page.locator(".kake li button", has_text="Your tickets").first.evaluate("each => each.click()")
    expect(marit.page.locator(".kake .now").first).to_be_in_viewport()
    marit.button("Back to live").click()
    at_newest(marit)
    play_rounds(marit, 1)
    at_newest(marit)


def stays_where_the_reader_is(marit: Visitor) -> None:
    """… until they want the newest."""
    page = marit.page
    newest = marit.button("Newest")
    page.locator(".kake li").last.hover()
    page.mouse.wheel(0, -300)
    expect(newest).to_be_visible()
    assert not axe(marit)
    read = top(page)
    play_rounds(marit, 1)
    assert top(page) == read
    newest.click()
    at_newest(marit)


def follows_again(marit: Visitor) -> None:
    """By keys, and back to the end by the reader's own scrolling."""
    marit.page.keyboard.press("PageUp")
    expect(marit.button("Newest")).to_be_visible()
    marit.page.keyboard.press("End")
    at_newest(marit)
    play_rounds(marit, 1)
    at_newest(marit)
