"""The reveal: every sum with its parts, tablets that are in nobody's way, and at the chosen speed."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.visiting import DESK, PHONE, Visitor
from tests.server.running import Guest, RunningServer, everybody_sits

LAPTOP = {"width": 1280, "height": 720}
NARROW = {"width": 360, "height": 740}
TICKETS = ("-1 4 1 3 2", "4 annul 1 0 2", "+6 3 4 x2 -1", "x2 1 3 4 2")
"""The longest sums there are, a four that is cancelled, and a minus in the middle."""
SUMS = ["(−1 + 4 + 6) × 2 = 18", "4 + 3 + 1 = 4", "1 + 1 + 4 + 3 = 9", "(3 + 0 + 4) × 2 = 14", "2 + 2 − 1 + 2 = 5"]

# In every frame: which tablets and signs cover each other, and how many hang or wait. A tablet that swings is a bit
# wider than one that hangs, so a few pixels are no collision.
WATCH = """() => {
    const seen = window.seen = {collisions: new Set(), hung: new Set(), waiting: new Set()};
    const boxes = (query) => [...document.querySelectorAll(query)].map((each) => each.getBoundingClientRect());
    const look = () => {
        const [hung, waiting, sign] = [boxes('.hook .tablet'), boxes('.rack .tablet'), boxes('.rackrow > span')];
        seen.hung.add(hung.length);
        seen.waiting.add(waiting.length);
        const all = [...hung, ...waiting, ...sign];
        for (const [index, a] of all.entries())
            // What swings onto its own crate hangs there.
            for (const b of [...all.slice(index + 1), ...(index < hung.length ? [] : boxes('.crate'))]) {
                const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
                const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
                if (width > 4 && height > 4)
                    seen.collisions.add(`${hung.length} hang: ${Math.round(width)} × ${Math.round(height)}`);
            }
        requestAnimationFrame(look);
    };
    look();
}"""
SEEN = "() => Object.fromEntries(Object.entries(window.seen).map(([name, set]) => [name, [...set]]))"
# The part of a sum outside its lot.
CUT = """() => [...document.querySelectorAll('[data-lot]')].flatMap((lot) => {
    const {left, right} = lot.getBoundingClientRect();
    return [...lot.querySelectorAll('.sum .parts, .sum .result')].filter((part) => {
        const box = part.getBoundingClientRect();
        return !box.width || box.left < left - 0.5 || box.right > right + 0.5;
    }).map((part) => part.textContent);
})"""


def evaluated_but_for_one(server: RunningServer) -> tuple[str, Guest]:
    """A public table of four; the last of them has yet to place tickets."""
    table, guests = everybody_sits(server, ["Aki", "Ben", "Chie", "Dai"], public=True)
    for seat, guest in enumerate(guests[:3]):
        lay(guest, table, seat)
    return table, guests[3]


def lay(guest: Guest, table: str, seat: int) -> None:
    guest.move(table, seat, *(f"ticket {ticket}" for ticket in TICKETS[seat].split()))


def sums(page: Page) -> list[str]:
    return [re.sub(r"\s+", " ", each).strip() for each in page.locator(".sum .equation").all_text_contents()]


@pytest.mark.parametrize("size", [DESK, LAPTOP, PHONE, NARROW], ids=lambda size: str(size["width"]))
def test_a_reveal_shows_its_sums_and_no_tablet_is_in_the_way(
    visit: Visit, server: RunningServer, size: dict[str, int]
) -> None:
    table, last = evaluated_but_for_one(server)
    watcher: Visitor = visit("Eve", size=size, moves=True)
    page = watcher.go(f"/table/{table}")
    expect(page.locator(".rack .tablet")).to_have_count(5)
    page.evaluate(WATCH)
    lay(last, table, 3)
    expect(page.locator(".stage")).to_be_visible()
    expect(page.locator(".hook .tablet")).to_have_count(5)
    expect(page.locator(".stage")).to_be_hidden()
    seen = page.evaluate(SEEN)
    assert seen["collisions"] == []
    assert {0, 5} <= set(seen["waiting"])
    assert set(seen["hung"]) > {0, 5}, "nobody looked while they were hung"
    assert sums(page) == SUMS
    assert page.locator(".sum .struck").all_text_contents() == ["4"]
    assert page.evaluate(CUT) == []
    heights = {round(each.bounding_box()["height"]) for each in page.locator(".sum").all()}  # type: ignore[index]
    assert len(heights) == 1, "a long sum is as high as a short one"
    aloud = page.locator(".sum .sr").all_text_contents()
    assert aloud[:2] == ["−1, 4, 6; doubled: worth 18", "4 cancelled, 3, 1: worth 4"]


def test_movement_is_as_quick_as_it_is_chosen_also_in_the_middle_of_a_game(visit: Visit, server: RunningServer) -> None:
    table, last = evaluated_but_for_one(server)
    watcher: Visitor = visit("Eve", moves=True)
    page = watcher.go(f"/table/{table}")

    def choose(speed: str) -> None:
        page.locator("header.bar .tools .ib").last.click()
        watcher.button("Settings").click()
        page.get_by_role("group", name="Animations").get_by_role("radio", name=speed, exact=True).check(force=True)
        page.keyboard.press("Escape")

    def factor() -> str:
        return str(page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--m')"))

    assert factor() == "1"
    choose("Slow")
    assert factor() == "1.8"
    page.reload()
    assert factor() == "1.8", "it is remembered"
    expect(page.locator(".rack .tablet")).to_have_count(5)
    lay(last, table, 3)
    expect(page.locator(".stage")).to_be_visible()
    choose("Off")
    assert factor() == "0"
    expect(page.locator(".stage")).to_be_hidden(timeout=1000)
    expect(page.locator(".hook .tablet")).to_have_count(5)
