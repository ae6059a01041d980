"""Every common window: what matters of a table is inside it, clear of timeline and neighbours, at every phase."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.line import Line, Market
from tests.browser.test_pages import start
from tests.browser.visiting import DESKS, WINDOWS, Visitor, photograph

LOTS = [
    ["ebi", "maguro", "fugu"],
    ["takusan", "tako", "sake"],
    ["takusan", "yakuza", "hotategai"],
    ["yakuza", "sake", "hotategai"],
    ["takusan", "takusan", "yakuza"],
]
PILES = [(12, 0), (13, 0), (40, 0), (40, 1), (58, 0)]
SHOWN = ("evaluate-of4", "reveal-of4", "buy-1-of4", "buy-5-of4", "waiting-of3")
"""Phases that are photographed, to be looked at."""
LONG_NAME = "Wilhelmina-Antonia"
Window = tuple[int, int]
Place = tuple[float, float, float, float]
HIGH_PILE = [(30, height) for height in range(5)]

# What must be seen without scrolling: everywhere, and on desks. The stall is the same in all phases.
ASKED = ".ask, .lot .crate, .tablet, .lot .ticket, .lot .slot, .sum, .counter .btn, [data-hand] li, .opt, .counter .res"
TABLE = ".restaurant.me dd, .restaurant, .token .disc, .token .flag, .kifuda, #log"
# Elements that may not overlap.
APART = [
    ".lot",
    ".tablet",
    ".no > b, .no .gain, .no > i",
    ".rev li, .laid, .slot",
    ".counter .btn",
    "[data-hand] li",
    ".opt",
    ".purchase .head > span, .purchase .head li, .purchase .res > span",
    ".restaurant",
    ".kifuda",
]

LOOK = """([asked, table, apart, desk]) => {
    const seen = (each) => each.getClientRects().length && getComputedStyle(each).visibility !== 'hidden'
        && !each.closest('.sr');
    const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
    const box = (each) => each.getBoundingClientRect();
    const name = (each) => `${each.tagName} .${each.className.baseVal ?? each.className} `
        + `“${each.textContent.replace(/\\s+/g, ' ').trim().slice(0, 30)}”`;
    const overlap = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const wrong = [];
    const timeline = document.querySelector('#replay');
    const floor = getComputedStyle(timeline).position === 'sticky' ? box(timeline).top : innerHeight;
    for (const each of all(asked + (desk ? ', ' + table : ''))) {
        const { left, right, top, bottom } = box(each);
        if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > floor + 1)
            wrong.push(`${name(each)} is at ${[left, top, right, bottom].map(Math.round)}, `
                + `the window ends at ${[innerWidth, floor].map(Math.round)}`);
    }
    for (const selector of apart) {
        const things = all(selector).filter((each) => desk || each.closest('#stall'));
        for (const [index, a] of things.entries()) for (const b of things.slice(index + 1))
            if (!a.contains(b) && !b.contains(a) && overlap(box(a), box(b)) > 1)
                wrong.push(`${name(a)} covers ${name(b)}`);
    }
    for (const each of all('.counter .btn, .lot .press, [data-hand] button')) {
        const { left, right, top, bottom } = box(each);
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (found && found !== each && !each.contains(found)) wrong.push(`${name(found)} lies on ${name(each)}`);
    }
    for (const each of all('.ask, .counter .btn, .opt'))
        if (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
            wrong.push(`${name(each)} does not fit`);
    for (const each of all('.no > *, .gain')) {
        const [label, crate] = [box(each), box(each.closest('.crate'))];
        if (label.left < crate.left - 1 || label.right > crate.right + 1) wrong.push(`${name(each)} leaves its crate`);
    }
    const strip = box(document.querySelector('#board .table'));
    if (strip.width < 0.9 * innerWidth) wrong.push(`${strip.width} of ${innerWidth} are used`);
    const { scrollWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    if (desk && scrollHeight > innerHeight) wrong.push(`the page is ${scrollHeight} high`);
    return wrong;
}"""


PASSING = "[data-pass]"
OTHERS = ".stage .btn, .wait .btn, [data-buy]"
PLACES = """(selector) => [...document.querySelectorAll(selector)].map((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return [left, right, top, bottom];
})"""
LOOK_AND_PLACES = f"([look, ...selectors]) => [({LOOK})(look), ...selectors.map({PLACES})]"


def look(visitor: Visitor, phase: str, places: "Places") -> Iterator[str]:
    """What is wrong with this phase, in every window; each is photographed."""
    page = visitor.page
    for width, height in WINDOWS:
        visitor.resize(width, height)
        page.evaluate("() => { scrollTo(0, 0); return document.fonts.ready.then(() => null); }")
        desk = (width, height) in DESKS
        found, passing, others = page.evaluate(LOOK_AND_PLACES, [[ASKED, TABLE, APART, desk], PASSING, OTHERS])
        places.note((width, height), passing, others)
        if phase.startswith(SHOWN):
            photograph(page, f"{phase}-{width}x{height}")
        yield from (f"{phase}, {width}×{height}: {each}" for each in found)


class Places:
    """Where Pass is in each window, and what else is pressed on the counter: no second press gives up a purchase, nor
    buys what the player wanted to decline."""

    def __init__(self) -> None:
        self.passing: dict[Window, set[Place]] = {}
        self.others: list[tuple[Window, Place]] = []

    def note(self, window: Window, passing: list[list[float]], others: list[list[float]]) -> None:
        for left, right, top, foot in passing:
            self.passing.setdefault(window, set()).add((left, right, top, foot))
        self.others += [(window, (left, right, top, foot)) for left, right, top, foot in others]

    def clashes(self) -> list[str]:
        return [
            f"{window}: Pass is where something else is pressed at another time"
            for window, (left, right, top, bottom) in self.others
            for start, end, head, foot in self.passing[window]
            if min(right, end) > max(left, start) and min(bottom, foot) > max(top, head)
        ]


def phases(visitor: Visitor, market: Market) -> Iterator[str]:
    """One round, phase by phase."""
    page = visitor.page
    lots = visitor.lots().count()
    yield "evaluate-none"
    for key in "0x4"[: lots - 1]:
        page.keyboard.press(key)
    yield "evaluate"
    for key in "1234"[: lots - 2]:
        page.keyboard.press(key)
    yield "seal"
    page.clock.pause_at(page.evaluate("Date.now() + 60_000"))
    page.locator(".hand .go").click()
    expect(page.locator(".stage")).to_be_visible()
    page.clock.run_for(1500)
    yield "reveal"
    page.clock.resume()
    page.keyboard.press("Escape")
    expect(visitor.purchase).to_be_visible()
    yield "buy"
    for lot in (1, *range(3, lots + 1)):
        page.keyboard.press(str(lot))
        expect(page.locator(".step .opt.on")).to_have_count(
            sum(card in ("takusan", "yakuza") for card in LOTS[lot - 1])
        )
        yield f"buy-{lot}"
    page.keyboard.press("Enter")
    expect(visitor.purchase).to_be_hidden()
    yield "sent"
    market.only_pass = True
    page.reload()
    expect(page.locator("[data-pass]")).to_be_visible()
    expect(page.locator("[data-buy]")).to_have_count(0)
    yield "only-pass"
    market.laying = True
    page.reload()
    expect(page.locator("[data-buy]")).to_be_visible()
    expect(page.locator(".step .opt.on")).to_have_count(2)
    yield "laying"
    market.waiting = True
    page.reload()
    expect(page.locator(".wait .btn")).to_be_visible()
    yield "waiting"
    page.get_by_role("slider").press("Home")
    expect(page.locator(".replay.back")).to_be_visible()
    yield "back"


@pytest.mark.parametrize(
    ("players", "language", "theme", "piles"),
    [(4, "nl", "light", PILES), (3, "pt-BR", "dark", HIGH_PILE), (2, "nl", "dark", PILES)],
)
def test_what_matters_is_in_every_window(players: int, language: str, theme: str, piles: Any, visit: Visit) -> None:
    visitor = visit(language=language, theme=theme, moves=True)
    visitor.page.clock.install()
    market = Market(Line(visitor.page), LOTS, piles)
    start(visitor, players, LONG_NAME)
    assert visitor.page.evaluate("document.documentElement.lang") == language
    places = Places()
    named = f"of{players}-{theme}-{language}"
    wrong = [each for phase in phases(visitor, market) for each in look(visitor, f"{phase}-{named}", places)]
    wrong += places.clashes()
    assert not wrong, "\n".join(wrong)
