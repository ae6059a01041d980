"""A player at a browser: their own window, their actions, and all errors in it."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect
from playwright.sync_api import TimeoutError as Timeout

SHOTS = Path(__file__).resolve().parents[2] / "build" / "screenshots"
takes_pictures = False
"""Whether pictures are taken: only people look at them, and they cost a tenth of what a page costs."""
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000
A_MOMENT = 2_000
MOST_STEPS = 100
DESKS = [(1280, 720), (1366, 657), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]
"""1366×657 is what the bars of a browser leave of 768."""
PHONES = [(390, 844), (360, 740), (844, 390), (740, 360)]
WINDOWS = [*DESKS, *PHONES]
"""Every common window."""
STICKING_OUT = """() => {
    const found = []
    for (const each of document.querySelectorAll('main, main *')) {
        if (each.closest('.sr, thead')) continue
        const { left, right, width } = each.getBoundingClientRect()
        const name = `${each.tagName} ${each.className} ${(each.textContent || '').slice(0, 30)}`
        if (width && (left < -1 || right > innerWidth + 1)) found.push(`${name}: ${left} to ${right}`)
        const clips = getComputedStyle(each).overflowX !== 'visible'
        if (clips && each.scrollWidth > each.clientWidth + 1) found.push(`${name}: scrolls`)
    }
    return found
}"""

CUT_OFF = """() => {
    scrollTo(0, 0)
    const found = []
    const ask = document.querySelector('.words .ask')
    if (ask.scrollHeight > ask.clientHeight) found.push(`the question: ${ask.scrollHeight} in ${ask.clientHeight}`)
    const panel = document.querySelector('.words .now')
    const [foot, timeline] = [panel.getBoundingClientRect().bottom, replay.getBoundingClientRect().top]
    const sticks = getComputedStyle(panel).position === 'sticky'
    if (sticks && foot > timeline + 1) found.push(`the panel: ${foot} of ${timeline}`)
    return found
}"""


def photograph(what: Page | Locator, name: str, **options: Any) -> None:
    """A picture to be looked at, in build/screenshots/, if `--pictures` asks for it, as `make browser` does.

    As JPEG: that is written in a third of the time of PNG.
    """
    if not takes_pictures:
        return
    SHOTS.mkdir(parents=True, exist_ok=True)
    what.screenshot(path=SHOTS / f"{name}.jpg", type="jpeg", quality=90, **options)


class Visitor:
    """A person with a name. Nothing moves unless asked: most tests are about what happens, not how it looks."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Marit",
        *,
        size: dict[str, int] = DESK,
        language: str = "en",
        theme: Any = "light",
        moves: bool = False,
        touch: bool = False,
        words: bool = False,
    ) -> None:
        self.address = address
        self.name = name
        self.wrong: list[str] = []
        self.expected: list[str] = []
        """What may go wrong: parts of messages."""
        self.asked: list[str] = []
        self._loading: set[Request] = set()
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if moves else "reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        self.context.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
        if words:
            script = """localStorage.getItem('uogashi.settings') ||
                localStorage.setItem('uogashi.settings', JSON.stringify({renderer: 'words'}))"""
            self.context.add_init_script(script)
        self.page = self.context.new_page()
        self.watch(self.page)

    def watch(self, page: Page) -> None:
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self._note(f"error in the page: {error}"))
        page.on("request", self._began)
        page.on("requestfinished", self._finished)
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _began(self, request: Request) -> None:
        self._loading.add(request)

    def _finished(self, request: Request) -> None:
        self._loading.discard(request)

    def _failed(self, request: Request) -> None:
        self._finished(request)
        # Navigating to another page leaves requests behind.
        if request.failure != "net::ERR_ABORTED":
            self._note(f"failed: {request.method} {request.url} {request.failure}")

    def _answered(self, response: Response) -> None:
        self.asked.append(response.url)
        if not response.url.startswith((self.address, "data:")):
            self._note(f"asked another host: {response.url}")
        elif response.status >= 400:
            self._note(f"{response.status}: {response.url}")

    def _note(self, what: str) -> None:
        if not any(part in what for part in self.expected):
            self.wrong.append(f"{self.name}: {what}")

    def close(self) -> None:
        self.context.close()

    # --- going somewhere -------------------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        """Open a path, or a whole link, and wait until the page is there: only then it hears keys."""
        self.page.goto(path if path.startswith("http") else self.address + path)
        self.page.locator("main").wait_for()
        self.settle()
        return self.page

    def settle(self) -> None:
        """Wait until nothing is loaded any more."""
        quiet = 0
        while quiet < 3:
            self.page.wait_for_timeout(25)
            quiet = 0 if self._loading else quiet + 1

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def painted(self) -> None:
        """What has arrived, and the size of the window, is drawn."""
        self.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def hold(self, what: Locator, x: float = 0, y: float = 0) -> None:
        """Press without releasing; then move a little."""
        box = what.bounding_box()
        assert box
        at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.move(*at)
        self.page.mouse.down()
        self.page.mouse.move(at[0] + x, at[1] + y)

    def hold_key(self, key: str) -> None:
        """Press a key for so long that the keyboard repeats it."""
        for _ in range(6):
            self.page.keyboard.down(key)
            self.page.wait_for_timeout(30)
        self.page.keyboard.up(key)

    def choose_language(self, language: str) -> None:
        """As the settings keep it; the next page is in that language."""
        self.page.evaluate(
            """language => localStorage.setItem('uogashi.settings',
                JSON.stringify({...JSON.parse(localStorage.getItem('uogashi.settings') ?? '{}'), language}))""",
            language,
        )

    def switch_language(self, language: str) -> None:
        """As if it were chosen in another window of the same browser: the page stays the same, in that language."""
        self.choose_language(language)
        self.page.evaluate("dispatchEvent(new StorageEvent('storage', {key: 'uogashi.settings'}))")
        expect(self.page.locator(f"html[lang={language}]")).to_have_count(1)
        self.settle()

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page.locator("body")).get_by_role("button", name=name)

    def play_bots(
        self,
        players: int = 4,
        variant: bool = False,
        game: str | None = None,
        shows: str = "main .lots, main .words",
    ) -> str:
        """From the first page, as a new visitor would: two clicks, and the choices in between if there are any."""
        self.go()
        self.page.get_by_role("button", name="Play against bots").click()
        dialog = self.page.get_by_role("dialog")
        if game:
            dialog.get_by_role("radio", name=game).check(force=True)
        if players != 4 or game:
            dialog.get_by_role("radio", name=str(players), exact=True).check(force=True)
        if variant:
            dialog.get_by_role("switch").first.check(force=True)
        self.button("Start", dialog).click()
        table = self.at_table()
        expect(self.page.locator(shows)).to_be_visible()
        return table

    def at_table(self) -> str:
        """The id of the table, once it is shown."""
        self.page.wait_for_url(re.compile(r"/table/[0-9a-z]{14}"))
        found = re.search(r"/table/([0-9a-z]{14})", self.page.url)
        assert found
        return found[1]

    # --- the text view ------------------------------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name="Your move", exact=True)

    @property
    def drafted(self) -> Locator:
        return self.question.get_by_role("list", name="Your move so far").get_by_role("listitem")

    def decide(self, *labels: str) -> None:
        """Press these buttons one after another, and confirm."""
        for label in labels:
            count = self.drafted.count()
            self.button(re.compile(f"^{label}"), self.question.locator(".choices")).click()
            expect(self.drafted).not_to_have_count(count)
        self.button("Confirm", self.question).click()

    def sticking_out(self) -> list[str]:
        """What of the text view is cut off at a side, or scrolls sideways."""
        found: list[str] = self.page.evaluate(STICKING_OUT)
        return found

    def cut_off(self) -> list[str]:
        """What of the text view is cut off at its foot: the question, or the panel of what is to be decided."""
        found: list[str] = self.page.evaluate(CUT_OFF)
        return found

    def fits_every_window(self, name: str) -> None:
        """Nothing in the text view is cut off or scrolls sideways, in any window; each is photographed."""
        for width, height in WINDOWS:
            self.resize(width, height)
            self.painted()
            photograph(self.page, f"{name}-{width}x{height}", full_page=True)
            assert not self.sticking_out(), f"{name}, {width}×{height}"
            assert not self.cut_off(), f"{name}, {width}×{height}"
        self.resize(**DESK)

    @property
    def ended(self) -> Locator:
        return self.page.locator("h2#result")

    def decide_in_words(self) -> bool:
        """The first choice, and the first of those that follow it, confirmed; False if the game is over."""
        confirm = self.question.locator(".go:not([aria-disabled=true])")
        choice = self.question.locator(".choices button").first
        expect(self.question.or_(self.ended).first).to_be_visible()
        table = self.page.locator(".words")
        before = table.inner_text()
        for _ in range(MOST_STEPS):
            expect(self.ended.or_(confirm).or_(choice).first).to_be_visible()
            if self.ended.is_visible():
                return False
            final = confirm.is_visible()
            count = self.drafted.count()
            try:
                (confirm if final else choice).click(timeout=A_MOMENT)
            except Timeout:
                continue  # it was the only choice, and has been made by itself
            if final:
                expect(table).not_to_have_text(before)
                return True
            expect(self.drafted).not_to_have_count(count)  # what follows by itself comes along
        raise AssertionError("whatever is chosen, nothing can be confirmed")

    # --- the illustrated board ---------------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-hand]:not([aria-busy=true])")

    @property
    def purchase(self) -> Locator:
        return self.page.locator(".purchase")

    @property
    def reckoning(self) -> Locator:
        return self.page.get_by_role("table", name="Final scores")

    def lots(self) -> Locator:
        return self.page.locator("[data-lot]")

    def asked_or_over(self) -> str:
        """Waits until this person has something to do, and says what."""
        while True:
            expect(self.hand.or_(self.purchase).or_(self.reckoning).first).to_be_visible()
            # It may be gone again: a turn can be over before we have looked twice.
            for what, where in (("tickets", self.hand), ("purchase", self.purchase), ("over", self.reckoning)):
                if where.is_visible():
                    return what

    def asked_or_over_soon(self) -> str:
        """What this person has to do now; empty while others are deciding."""
        self.page.wait_for_timeout(150)
        if self.hand.is_visible():
            return "tickets"
        return "purchase" if self.purchase.is_visible() else "over" if self.reckoning.is_visible() else "waiting"

    def lay_tickets(self) -> None:
        """The leftmost tickets of the hand onto the lots, a press for each, and lock them in."""
        expect(self.hand).to_be_visible()
        for _ in range(self.lots().count()):
            self.hand.get_by_role("button", name=re.compile("^Ticket")).first.click()
        self.button("Lock in tickets").click()

    def buy_or_pass(self) -> None:
        """The first lot that can be bought, placed as proposed; else pass."""
        offers = self.page.get_by_role("button", name=re.compile(r"^Lot \d for ¥"))
        if offers.count():
            offers.first.click()
            self.button(re.compile("^Buy lot")).click()
        else:
            self.button(re.compile("^Pass")).click()

    def confirm_or_pass(self) -> None:
        """By keys: what is picked, else pass."""
        if not self.page.locator(".purchase .go").is_visible():
            self.page.keyboard.press("p")
        self.page.keyboard.press("Enter")

    def play_on(self) -> str:
        """One decision, whichever is asked for."""
        asked = self.asked_or_over()
        before = self.page.locator(".ask p").text_content() if asked != "over" else ""
        if asked == "tickets":
            self.lay_tickets()
            expect(self.hand).to_be_hidden()
        elif asked == "purchase":
            self.buy_or_pass()
            expect(self.page.locator(".ask p", has_text=before or "")).to_have_count(0)
        return asked

    def play_to_end(self) -> None:
        while self.play_on() != "over":
            pass
        expect(self.reckoning).to_be_visible()

    def let_bot_end(self) -> None:
        """A bot plays on for this person, to the end of the game."""
        self.page.locator("header.bar .tools .ib").last.click()
        self.button("Let a bot play for me").click()
        expect(self.reckoning).to_be_visible()

    def totals(self) -> list[int]:
        """Everyone's score, on the score sheet."""
        return [int(each) for each in self.reckoning.locator("tfoot tr:first-child td").all_inner_texts()]
