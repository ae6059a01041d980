"""Every page, by day and by night, in every language and window: nothing for axe to find, nothing that does not fit,
and pictures to be looked at.

The screenshots go to build/screenshots/, in English and in the language whose sentences are longest.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import expect

from tests.browser.buttons import PRESSED, seen, unfit_buttons
from tests.browser.conftest import Visit
from tests.browser.visiting import DESK, DESKS, PHONE, WINDOWS, Visitor, photograph

ROOT = Path(__file__).resolve().parent.parent.parent
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"desk": DESK, "phone": PHONE}
NARROWEST = [(1280, 720), (360, 740), (740, 360)]
Theme = Literal["light", "dark"]
LOOKS: list[tuple[str, Theme]] = [("phone", "light"), ("desk", "light"), ("desk", "dark"), ("phone", "dark")]
"""In an order with few changes from one to the next; the next page is reached on a phone, in dark mode."""


def pages(visitor: Visitor) -> Iterator[str]:
    """Every page in turn, each in the state to inspect."""
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
    """A game against bots, with special points, in whatever language: asked for beside the page, which opens it."""
    csrf = visitor.context.request.get(f"{visitor.address}/api/me").json()["csrf"]
    headers = {"Origin": visitor.address, "X-Uogashi-CSRF": csrf}

    def ask(method: str, path: str, **body: Any) -> Any:
        answer = visitor.context.request.fetch(visitor.address + path, method=method, headers=headers, data=body)
        assert answer.ok, answer.text()
        return answer.json()

    ask("PUT", "/api/me", name=name)
    seats = ["me", "greedy", "greedy", "random"][:players]
    table = ask("POST", "/api/tables", game="tsukiji", seats=seats, options={"special_points": True})["id"]
    ask("POST", f"/api/tables/{table}/seats/0/take", random="00112233445566778899aabbccddeeff")
    visitor.go(f"/table/{table}")
    expect(visitor.hand).to_be_visible()


def play_rounds(visitor: Visitor, rounds: int) -> None:
    """This many rounds by keys, quickly."""
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
    """The rightmost lot that can be bought."""
    for key in "54321":
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_timeout(50)
        if visitor.page.locator(".purchase .go").is_visible():
            return


def axe(visitor: Visitor, *rules: str) -> list[str]:
    """What axe finds wrong, by all of its rules or only by these."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    options = {"runOnly": list(rules)} if rules else {}
    found: list[dict[str, Any]] = visitor.page.evaluate(
        "options => axe.run(options).then(found => found.violations)", options
    )
    return [f"axe, {each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]


def photograph_page(visitor: Visitor, name: str, size: str, theme: Theme, language: str) -> None:
    """To be looked at."""
    visitor.page.emulate_media(color_scheme=theme)
    expect(visitor.page.locator(f"html[data-theme={theme}]")).to_have_count(1)
    visitor.page.wait_for_timeout(100)
    photograph(visitor.page, f"{name}-{size}-{theme}-{language}", full_page=True)


SIDEWAYS = """() => {
    const scrolls = (each) =>
        each && (/auto|scroll/.test(getComputedStyle(each).overflowX) || scrolls(each.parentElement));
    const wide = document.documentElement.scrollWidth;
    const beyond = [...document.querySelectorAll('button, a, input, h1, h2, table, p')].filter((each) => {
        const { left, right, width } = each.getBoundingClientRect();
        return width && each.checkVisibility() && !each.closest('.sr') && !scrolls(each.parentElement)
            && (left < -1 || right > innerWidth + 1);
    });
    return [...(wide > innerWidth ? [`the page is ${wide} wide`] : []),
        ...beyond.map((each) => `${each.tagName} “${each.textContent.trim().slice(0, 30)}” goes beyond the window`)];
}"""
WORDS_CUT_OFF = """() => [...document.querySelectorAll('button, .btn, h1, h2')]
    .filter(each => each.offsetParent && !each.closest('.sr') && each.scrollWidth > each.clientWidth + 1
        && getComputedStyle(each).overflow !== 'visible')
    .map(each => `cut off: ${each.innerText}`)"""
"""Words on buttons and headings that do not fit."""
FITS = f"() => [...({SIDEWAYS})(), ...({WORDS_CUT_OFF})()]"


def test_every_page(visit: Visit) -> None:
    """By day and by night, on a phone and on a desk: every page is reached on the phone, where there is least room to
    press something, and seen on both. In the test below it is reached on a desk."""
    visitor = visit(size=PHONE)
    visitor.expected = ["401"]  # a device link that leads nowhere
    wrong: list[str] = []
    seen = 0
    for name in pages(visitor):
        for size, theme in LOOKS:
            visitor.resize(**SIZES[size])
            photograph_page(visitor, name, size, theme, "en")
            found = visitor.page.evaluate(FITS) + axe(visitor, *(["color-contrast"] if theme == "dark" else []))
            wrong += [f"{name}, {size}, {theme}: {each}" for each in found + unfit_buttons(visitor)]
        for width, height in NARROWEST:
            visitor.resize(width, height)
            wrong += [f"{name}, {width}×{height}: {each}" for each in unfit_buttons(visitor)]
        visitor.resize(**PHONE)
        seen += 1
    assert seen == 16
    assert not wrong, "\n".join(wrong)


RESULT = """() => [...document.querySelectorAll('#result, .win .btn, .sheet tfoot td')]
    .filter((each) => each.getBoundingClientRect().bottom > replay.getBoundingClientRect().top)
    .map((each) => `“${each.textContent.trim()}” lies under the timeline`)"""


LONG_RESULT = """() => {
    const headline = document.querySelector('#result');
    headline.textContent = 'Você ficou em terceiro lugar, empatado, ¥102 atrás de Wilhelmina-Antonia e Guloso 2';
    headline.classList.add('long');
}"""


LANGUAGES = ["nl", "pt-BR", "zh-Hant", "ja"]


def test_every_page_fits_every_window_in_every_language(visit: Visit) -> None:
    """A message that is missing, or lacks an argument, is an error in the console."""
    visitor = visit(language="nl")
    visitor.expected = ["401"]
    wrong: list[str] = []
    languages = LANGUAGES
    for name in pages(visitor):
        for language in languages:
            wrong += [f"{name}, {language}, {each}" for each in misfits(visitor, name, language)]
        visitor.resize(**DESK)
        # The next page is reached in the language that this one was seen in last, each language in its turn.
        languages = [languages[-1], *languages[:-1]]
    assert not {*PRESSED} - {*seen, "label.opt"}, "nothing of this kind was looked at"  # which depends on the cards
    for language in languages:
        wrong += [f"long end, {language}, {each}" for each in long_results(visitor, language)]
    assert not wrong, "\n".join(wrong)


def misfits(visitor: Visitor, name: str, language: str) -> Iterator[str]:
    """What does not fit: the longest sentences in every window, others where there is least room."""
    visitor.switch_language(language)
    for width, height in WINDOWS if language == "nl" else NARROWEST:
        visitor.resize(width, height)
        for size, window in SIZES.items():
            if language == "nl" and window == {"width": width, "height": height}:
                photograph_page(visitor, name, size, "light", "nl")
        found = visitor.page.evaluate(FITS) + unfit_buttons(visitor)
        if name == "end" and (width, height) in DESKS:
            found += visitor.page.evaluate(RESULT)
        yield from (f"{width}×{height}: {each}" for each in found)


def long_results(visitor: Visitor, language: str) -> Iterator[str]:
    """What does not fit of the end of a game with the longest headline."""
    visitor.switch_language(language)
    visitor.page.evaluate(LONG_RESULT)
    for width, height in DESKS:
        visitor.resize(width, height)
        yield from (f"{width}×{height}: {each}" for each in visitor.page.evaluate(RESULT))
