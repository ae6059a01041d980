"""Somebody at a browser: a window of their own, what they do there, and everything that goes wrong in it."""

import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
PATIENCE = 20_000


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
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"console: {message.text}")

    def _failed(self, request: Request) -> None:
        # Whoever goes on to another page leaves requests behind.
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
        """Open a path, or a whole link."""
        self.page.goto(path if path.startswith("http") else self.address + path)
        self.page.wait_for_load_state("networkidle")
        return self.page

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        return (within or self.page.locator("body")).get_by_role("button", name=name)

    def play_bots(self, players: int = 4, variant: bool = False) -> str:
        """From the first page, as a new visitor would: two clicks, and the choices in between if there are any."""
        self.go()
        self.page.get_by_role("button", name="Play against bots").click()
        dialog = self.page.get_by_role("dialog")
        if players != 4:
            dialog.get_by_role("radio", name=str(players), exact=True).check(force=True)
        if variant:
            dialog.get_by_role("switch").first.check(force=True)
        self.button("Start", dialog).click()
        table = self.at_table()
        expect(self.page.locator("main .lots, main .words")).to_be_visible()
        return table

    def at_table(self) -> str:
        """The id of the table, once it is shown."""
        self.page.wait_for_url(re.compile(r"/table/[0-9a-z]{14}"))
        found = re.search(r"/table/([0-9a-z]{14})", self.page.url)
        assert found
        return found[1]

    # --- the board in words ------------------------------------------------------------------------------------------

    @property
    def question(self) -> Locator:
        return self.page.get_by_role("region", name="What do you do?")

    @property
    def ended(self) -> Locator:
        return self.page.get_by_role("heading", name="The game is over.")

    def decide_in_words(self) -> bool:
        """The first choice, and the first of those that follow it, confirmed; False if the game is over."""
        expect(self.question.or_(self.ended).first).to_be_visible()
        if self.ended.is_visible():
            return False
        table = self.page.locator(".words")
        before = table.inner_text()
        confirm = self.button("Confirm", self.question)
        drafted = self.question.get_by_role("list", name="Put together so far").get_by_role("listitem")
        while not confirm.is_visible():
            count = drafted.count()
            self.question.locator(".choices button").first.click()
            expect(drafted).to_have_count(count + 1)
        confirm.click()
        expect(table).not_to_have_text(before)
        return True

    # --- the drawn board ---------------------------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-hand]:not([aria-busy=true])")

    @property
    def purchase(self) -> Locator:
        return self.page.locator(".purchase")

    @property
    def reckoning(self) -> Locator:
        return self.page.get_by_role("table", name="The reckoning")

    def lots(self) -> Locator:
        return self.page.locator("[data-lot]")

    def asked_or_over(self) -> str:
        """Waits until this person has something to do, and says what."""
        while True:
            expect(self.hand.or_(self.purchase).or_(self.reckoning).first).to_be_visible()
            # It may be gone again: somebody's turn can be over before we have looked twice.
            for what, where in (("tickets", self.hand), ("purchase", self.purchase), ("over", self.reckoning)):
                if where.is_visible():
                    return what

    def asked_or_over_soon(self) -> str:
        """What this person has to do now; empty while others are awaited."""
        self.page.wait_for_timeout(150)
        if self.hand.is_visible():
            return "tickets"
        return "purchase" if self.purchase.is_visible() else "over" if self.reckoning.is_visible() else "waiting"

    def lay_tickets(self) -> None:
        """The leftmost tickets of the hand onto the lots, by pressing both, and seal them."""
        expect(self.hand).to_be_visible()
        count = self.lots().count()
        for lot in range(count):
            ticket = self.hand.get_by_role("button", name=re.compile("^Ticket")).first
            ticket.click()
            self.lots().nth(lot).get_by_role("button", name=re.compile(rf"^Lot {lot + 1}:")).click()
        self.button("Seal the tickets").click()

    def buy_or_pass(self) -> None:
        """The first lot that can be had, laid out as proposed; else pass."""
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

    def totals(self) -> list[int]:
        """The last line of the score sheet."""
        return [int(each) for each in self.reckoning.locator("tfoot td").all_inner_texts()]
