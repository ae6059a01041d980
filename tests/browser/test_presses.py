"""No press is ever lost: what is pressed stays where it is, is carried out as soon as it can be, or answered."""

import copy
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.line import Line, Market, await_others
from tests.browser.test_gone import sit_together
from tests.browser.test_pages import start
from tests.browser.test_windows import LOTS
from tests.browser.visiting import DESK, PHONE, WINDOWS, Visitor

SIZES = {"desk": DESK, "phone": PHONE}
FOLLOWS = {1: [], 2: ["takusan maguro"], 3: ["takusan maguro", "yakuza maguro"]}
"""Lots with no, one and two special cards, and what is best for them."""
TOO_LATE = "Too late: someone else has acted"
UNREACHABLE = "The server cannot be reached"


class Buyer:
    """A player who has to buy, and whose line we control."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.line = Line(visitor.page)
        self.market = Market(self.line, LOTS)
        self.buy = self.page.locator("[data-buy]")
        self.decline = self.page.locator("[data-pass]")
        self.notes = self.page.locator(".notes p")

    def places(self) -> list[dict[str, float]]:
        """Where the buttons are."""
        return [box_of(self.decline), box_of(self.buy)]

    def stays(self, places: list[dict[str, float]]) -> bool:
        """Whether the buttons are still there; a pressed button moves down by a pixel."""
        pairs = zip(self.places(), places, strict=True)
        return all(abs(now[side] - then[side]) <= 1 for now, then in pairs for side in then)

    def pick(self, lot: int) -> None:
        self.visitor.lots().nth(lot - 1).locator(".press").click()
        expect(self.buy).to_have_text(re.compile(f"^Buy lot {lot} "))

    def answered(self, lot: int) -> None:
        """The choices after the lot are known, and drawn."""
        expect(self.page.locator(".opt.on")).to_have_count(len(FOLLOWS[lot]))
        self.page.evaluate("new Promise(requestAnimationFrame)")

    def sends(self, *decisions: str) -> None:
        """This is sent, once, and refused: something else can be tried."""
        expect(self.notes.last).to_contain_text("nothing has changed")
        assert self.line.moves() == [list(decisions)]
        self.line.sent.clear()
        self.page.keyboard.press("Escape")
        expect(self.buy).to_have_text("Buy")
        self.notes.get_by_role("button").last.click()
        expect(self.notes).to_have_count(0)

    def tells(self, text: str) -> None:
        """This note is shown, and nothing is sent."""
        expect(self.notes.last).to_contain_text(text)
        assert self.line.moves() == []

    def move_on(self) -> None:
        """Someone else has undone something: tickets are placed again."""
        news = copy.deepcopy(self.market.news)
        news["log"] = []
        news["position"]["seq"] += 1
        await_others(news["position"])
        self.line.tell(news)


def box_of(what: Locator) -> dict[str, float]:
    box: Any = what.bounding_box()
    return {side: round(value) for side, value in box.items()}


Sit = Callable[..., Buyer]


@pytest.fixture
def sit(visit: Visit) -> Sit:
    """A player sits down, and places tickets."""

    def sit_down(size: str = "desk", **options: Any) -> Buyer:
        buyer = Buyer(visit(size=SIZES[size], **options))
        start(buyer.visitor, 4)
        for key in "0123":
            buyer.page.keyboard.press(key)
        return buyer

    return sit_down


@pytest.fixture
def ask_to_buy(sit: Sit) -> Sit:
    """… locks them in, and has to buy."""

    def ask(size: str = "desk", **options: Any) -> Buyer:
        buyer = sit(size, **options)
        buyer.page.keyboard.press("4")
        buyer.page.keyboard.press("Enter")
        expect(buyer.visitor.purchase).to_be_visible()
        buyer.market.rejects = True
        buyer.line.sent.clear()
        return buyer

    return ask


@pytest.mark.parametrize("size", SIZES)
def test_buy_stays_where_it_is_and_is_carried_out(size: str, ask_to_buy: Sit) -> None:
    buyer = ask_to_buy(size)
    places = buyer.places()
    for lot, follows in FOLLOWS.items():
        # Held while the answer comes.
        buyer.line.keep()
        buyer.pick(lot)
        assert buyer.stays(places), "before the answer"
        buyer.visitor.hold(buyer.buy)
        buyer.line.give()
        buyer.answered(lot)
        assert buyer.stays(places), "after the answer"
        buyer.page.mouse.up()
        buyer.sends(f"buy {lot}", *follows)
        # Over before it comes: it is remembered, and seen to be.
        buyer.line.keep()
        buyer.pick(lot)
        buyer.buy.click()
        expect(buyer.buy).to_have_attribute("aria-busy", "true")
        assert buyer.line.moves() == []
        buyer.line.give()
        buyer.sends(f"buy {lot}", *follows)
        assert buyer.stays(places), "let go"


def test_enter_right_after_a_digit(ask_to_buy: Sit) -> None:
    buyer = ask_to_buy()
    buyer.pick(1)  # the focus is on that lot
    buyer.line.keep()
    buyer.page.keyboard.press("3")
    buyer.page.keyboard.press("Enter")
    expect(buyer.buy).to_have_attribute("aria-busy", "true")
    buyer.line.give()
    buyer.sends("buy 3", *FOLLOWS[3])


def test_a_key_that_is_held_down_buys_nothing(ask_to_buy: Sit) -> None:
    buyer = ask_to_buy()
    buyer.visitor.lots().first.locator(".press").focus()
    buyer.visitor.hold_key("Enter")
    expect(buyer.buy).to_have_text(re.compile("^Buy lot 1 "))
    buyer.page.evaluate("new Promise(requestAnimationFrame)")
    assert buyer.line.moves() == []
    buyer.page.keyboard.press("Enter")
    buyer.sends("buy 1")


@pytest.mark.parametrize("size", SIZES)
def test_a_press_that_cannot_be_carried_out_is_answered(size: str, ask_to_buy: Sit) -> None:
    buyer = ask_to_buy(size)
    buyer.visitor.expected = ["WebSocket"]
    places = buyer.places()
    # Nothing is picked.
    buyer.buy.click(force=True)
    buyer.tells("Choose a lot")
    # What would follow is refused.
    buyer.market.refuses = "server-failed"
    buyer.line.keep()
    buyer.pick(3)
    buyer.visitor.hold(buyer.buy)
    buyer.line.give()
    buyer.tells("nothing has changed")
    assert buyer.stays(places)
    buyer.page.mouse.up()
    buyer.tells("Choose a lot")
    # The line breaks.
    buyer.market.refuses = ""
    buyer.line.keep()
    buyer.pick(2)
    buyer.buy.click()
    buyer.line.cut()
    buyer.tells(UNREACHABLE)
    expect(buyer.page.locator(".line")).to_be_visible()
    assert buyer.stays(places), "what tells of the broken line moves nothing"


PRESSED = """() => [...document.querySelectorAll('.lot .press, .counter .btn, [data-hand] button, .words .btn')]
    .map((each) => each.getBoundingClientRect())
    .map(({ left, top }) => [Math.round(left), Math.round(top)])"""


@pytest.mark.parametrize("words", [False, True], ids=["board", "text view"])
def test_what_tells_of_a_broken_line_moves_nothing(words: bool, visit: Visit) -> None:
    marit = visit(words=words)
    marit.expected = ["WebSocket"]
    line = Line(marit.page)
    marit.play_bots(players=4)
    line.others_ready(marit.page)
    told = marit.page.locator(".above .line")
    before = {}
    for window in WINDOWS:
        marit.resize(*window)
        marit.painted()
        before[window] = marit.page.evaluate(PRESSED)
    line.cut()
    expect(told).to_be_visible()
    for window in WINDOWS:
        marit.resize(*window)
        marit.painted()
        assert marit.page.evaluate(PRESSED) == before[window], window
        assert told.bounding_box() is not None
    assert any(before.values())


def test_an_offer_of_somebody_else_moves_nothing(visit: Visit) -> None:
    marit, kenji = visit("Marit"), visit("Kenji")
    sit_together(marit, kenji)
    before = marit.page.evaluate(PRESSED)
    kenji.button("Menu").click()
    kenji.button(re.compile("end the game$")).click()
    offer = marit.page.locator(".above .offer")
    expect(offer).to_contain_text("Kenji")
    marit.painted()
    assert marit.page.evaluate(PRESSED) == before
    # A player who does not want to answer closes it.
    offer.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)
    marit.lay_tickets()


def test_a_press_that_comes_too_late_is_answered(ask_to_buy: Sit) -> None:
    buyer = ask_to_buy()
    buyer.line.keep()
    buyer.pick(3)
    buyer.buy.click()
    buyer.move_on()
    buyer.tells(TOO_LATE)
    buyer.notes.get_by_role("button").click()
    # And the other way round: what opens the tickets again is held while the purchase begins.
    buyer.visitor.hold(buyer.page.locator(".wait .btn"))
    news = copy.deepcopy(buyer.market.news)
    news["position"]["seq"] += 2
    buyer.market.alter(news)
    buyer.line.tell({**news, "log": []})
    expect(buyer.visitor.purchase).to_be_visible()
    buyer.page.mouse.up()
    buyer.tells(TOO_LATE)
    assert not [said for said in buyer.line.sent if said["type"] == "undo"]


def test_tickets_are_pressed_while_others_become_ready(sit: Sit) -> None:
    buyer = sit(moves=True)
    buyer.line.others_ready(buyer.page)  # and are asked to once more
    ticket = buyer.visitor.hand.get_by_role("button", name="Ticket 4")
    buyer.visitor.hold(ticket, 9, 7)  # by an unsteady hand
    news = copy.deepcopy(buyer.market.news)
    seq = buyer.line.news["position"]["seq"] + 1
    news["position"].update(seq=seq, view=None)
    buyer.line.tell({**news, "log": [{"seq": seq, "kind": "moves", "at": 0, "seat": 1}]})
    buyer.page.evaluate("new Promise(requestAnimationFrame)")
    buyer.page.mouse.up()
    seal = buyer.visitor.button("Lock in tickets")
    expect(seal).to_be_enabled()
    buyer.visitor.hold(seal)
    news["position"].update(seq=seq + 1)
    buyer.line.tell({**news, "log": [{"seq": seq + 1, "kind": "moves", "at": 0, "seat": 2}]})
    buyer.page.evaluate("new Promise(requestAnimationFrame)")
    buyer.page.mouse.up()
    expect(buyer.visitor.hand).to_be_hidden()
    assert buyer.line.moves() == [[f"ticket {ticket}" for ticket in "01234"]]
