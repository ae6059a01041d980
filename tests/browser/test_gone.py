"""A player leaves in the middle of the game: after a minute the line that waits for them offers a bot."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import axe
from tests.browser.visiting import PHONE, WINDOWS, Visitor
from tests.server.running import RunningServer


def sit_together(host: Visitor, *friends: Visitor) -> str:
    """A table of Tsukiji, through a link; everyone places tickets."""
    host.go()
    host.page.get_by_role("button", name="Play with friends").click()
    dialog = host.page.get_by_role("dialog")
    dialog.get_by_role("radio", name=str(1 + len(friends)), exact=True).check(force=True)
    dialog.get_by_label("Your name").fill(host.name)
    dialog.locator("button[type=submit]").click()
    table = host.at_table()
    link = host.page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE)).first.input_value()
    for friend in friends:
        friend.go(link)
        friend.page.get_by_label("Your name").fill(friend.name)
        friend.button("Join").click()
    for each in (host, *friends):
        expect(each.hand).to_be_visible()
    return table


def pongs(page: Page) -> list[str]:
    """The server's answers to whether it is still there, of connections that are made from now on."""
    heard: list[str] = []

    def listen(frame: str | bytes) -> None:
        if '"pong"' in str(frame):
            heard.append(str(frame))

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return heard


def place(what: Locator) -> FloatRect:
    box = what.bounding_box()
    assert box
    return box


@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
def test_a_minute_after_somebody_left_the_waiting_line_offers_a_bot(size: dict[str, int], visit: Visit) -> None:
    marit, kenji = visit("Marit", size=size), visit("Kenji")
    marit.expected = ["409"]
    marit.page.clock.install()
    heard = pongs(marit.page)
    table = sit_together(marit, kenji)
    marit.lay_tickets()
    expect(marit.page.locator(".ask")).to_contain_text("Waiting for Kenji")
    offer = marit.button("Let a bot play for Kenji")
    again, line = marit.button("Change tickets"), marit.page.locator(".ask")
    kenji.page.goto("about:blank")
    expect(marit.page.locator(".restaurant", has_text="Kenji")).to_contain_text("away")
    before = place(again), place(line)
    marit.page.clock.fast_forward(40_000)  # the clock also runs by itself
    expect(again).to_be_visible()
    assert not offer.count()
    while not heard:  # the server was asked; without its answer, the line would count as broken after the next jump
        marit.page.wait_for_timeout(25)
    marit.page.clock.fast_forward(25_000)
    expect(offer).to_be_visible()
    assert (place(again), place(line)) == before, "something has moved"
    assert not axe(marit)
    # For the server it was not a minute yet: it says so, and nothing has changed.
    offer.click()
    expect(marit.page.get_by_text("Kenji has not been away for 60 s yet")).to_be_visible()
    # The text view has the same line.
    marit.page.locator("header.bar .tools .ib").first.click()
    expect(marit.page.locator(".words")).to_be_visible()
    expect(offer).to_be_visible()
    undo = marit.page.get_by_role("button", name="Undo", exact=True)
    before = place(undo), place(line)
    kenji.go(f"/table/{table}")
    expect(offer).to_have_count(0)
    assert (place(undo), place(line)) == before, "something has moved"


CLIPPED = """() => [...document.querySelectorAll('.ask p, .ask .gone span')]
    .filter((each) => each.scrollHeight > each.clientHeight + 2 || each.closest('.ask').scrollHeight
        > each.closest('.ask').clientHeight + 1)
    .map((each) => `${each.textContent.trim()}: ${each.scrollHeight} in ${each.clientHeight}`)"""


def test_long_names_have_room_in_every_window(visit: Visit) -> None:
    names = ("Marit", "Wilhelmina-Antonia", "Bartholomeus Kenji")
    marit, *friends = (visit(name) for name in names)
    marit.page.clock.install()
    sit_together(marit, *friends)
    marit.lay_tickets()
    for friend in friends:
        friend.page.goto("about:blank")
    expect(marit.page.locator(".restaurant", has_text="away")).to_have_count(2)
    marit.page.clock.fast_forward(65_000)
    expect(marit.button("Let bots play for both")).to_be_visible()
    for window in WINDOWS:
        marit.resize(*window)
        assert not marit.page.evaluate(CLIPPED), window


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[RunningServer]:
    """A server that waits for nobody longer than a second."""
    with RunningServer(tmp_path, absent_seconds=1) as running:
        yield running


def test_bots_play_on_for_all_who_are_gone(chromium: Browser, impatient: RunningServer) -> None:
    marit, kenji, beatriz = (Visitor(chromium, impatient.address, name) for name in ("Marit", "Kenji", "Beatriz"))
    sit_together(marit, kenji, beatriz)
    kenji.close()
    beatriz.close()
    expect(marit.page.locator(".restaurant", has_text="Beatriz")).to_contain_text("away")
    marit.page.wait_for_timeout(1500)
    expect(marit.hand).to_be_visible()
    assert not marit.button(re.compile("Let bots? play")).count(), "who has something to do is not bothered"
    marit.lay_tickets()
    marit.button("Let bots play for Kenji and Beatriz").click()
    expect(marit.purchase).to_be_visible()
    expect(marit.page.locator(".kake")).to_contain_text("takes over for Kenji")
    assert not marit.wrong
    marit.close()
