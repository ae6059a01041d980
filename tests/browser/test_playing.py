"""Whole games of Tsukiji in a browser: by mouse, by keys, by touch, in the text view, with friends, pass and play."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visiting import PHONE, Visitor
from tests.server.running import RunningServer


def result_of(server: RunningServer, table: str) -> list[int]:
    """The scores according to the server."""
    info = server.guest("Judge").get(f"/api/tables/{table}")["info"]
    assert info["state"] == "over"
    assert info["end"] == "rules"
    return list(info["scores"])


def test_a_game_by_mouse_against_bots(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    table = marit.play_bots(variant=True)
    # The first ticket is dragged, onto a lot of one's choice.
    marit.hand.get_by_role("button", name="Ticket 4").drag_to(marit.lots().nth(2))
    expect(marit.lots().nth(2).get_by_role("button", name="Remove 4 from lot 3")).to_be_visible()
    # Dropped onto another, it swaps places with the ticket there.
    marit.hand.get_by_role("button", name="Ticket 0").drag_to(marit.lots().nth(0))
    marit.lots().nth(2).get_by_role("button", name=re.compile("^Remove 4")).drag_to(marit.lots().nth(0))
    expect(marit.lots().nth(0).get_by_role("button", name="Remove 4 from lot 1")).to_be_visible()
    expect(marit.lots().nth(2).get_by_role("button", name="Remove 0 from lot 3")).to_be_visible()
    marit.button("Remove", marit.hand).click()
    marit.button("Remove", marit.hand).click()
    marit.play_to_end()
    assert marit.totals() == result_of(server, table)
    expect(marit.page.get_by_role("heading", name=re.compile(r"\byou\b", re.IGNORECASE))).to_be_visible()


def test_the_purchase_shows_what_it_would_bring_before_it_is_final(visit: Visit) -> None:
    marit = visit()
    marit.play_bots()
    bought = False
    while not bought and marit.asked_or_over() != "over":
        if marit.asked_or_over() == "tickets":
            marit.play_on()
            continue
        money = int(re.sub(r"\D", "", marit.page.locator(".restaurant.me dd").first.inner_text()))
        offer = marit.page.get_by_role("button", name=re.compile(r"^Lot \d for ¥"))
        if not offer.count():
            marit.play_on()
            continue
        offer.first.click()
        price = int(re.findall(r"¥(\d+)", marit.button(re.compile("^Buy lot")).inner_text())[0])
        expect(marit.page.locator(".purchase .res")).to_contain_text(f"¥{money} → {money - price}")
        expect(marit.page.locator(".restaurant.me dd").first).to_have_text(f"¥{money}→{money - price}")
        expected = re.findall(r"→ (\d+)", marit.page.locator(".purchase .res").inner_text())[1]
        marit.button(re.compile("^Buy lot")).click()
        expect(marit.page.locator(".restaurant.me dd").first).to_have_text(f"¥{money - price}")
        expect(marit.page.locator(".restaurant.me dd").nth(1)).to_have_text(expected)
        bought = True
    assert bought, "in seven rounds there was nothing to buy"


def test_two_people_through_a_link(visit: Visit, server: RunningServer) -> None:
    marit, kenji = visit("Marit"), visit("Kenji")
    marit.go()
    marit.page.get_by_role("button", name="Play with friends").click()
    dialog = marit.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.get_by_label("Your name").fill("Marit")
    dialog.get_by_role("button", name=re.compile("Invite|table", re.IGNORECASE)).last.click()
    table = marit.at_table()
    link = marit.page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE)).first.input_value()
    assert f"/table/{table}#join." in link
    expect(marit.page.get_by_role("img", name=re.compile("camera|code", re.IGNORECASE)).first).to_be_visible()

    kenji.go(link)
    kenji.page.get_by_label("Your name").fill("Kenji")
    kenji.button("Join").click()
    expect(kenji.hand).to_be_visible()
    expect(marit.hand).to_be_visible()
    assert "#" not in kenji.page.url, "the pass does not stay in the address of a player at the table"
    people = [marit, kenji]
    while any(person.asked_or_over_soon() for person in people):
        for person in people:
            if person.asked_or_over_soon() in ("tickets", "purchase"):
                person.play_on()
        if all(person.reckoning.is_visible() for person in people):
            break
    assert marit.totals() == kenji.totals() == result_of(server, table)
    # Once more with the same people: one asks, the other joins.
    marit.button("Rematch").click()
    kenji.button("Join rematch").click()
    expect(kenji.hand).to_be_visible()
    assert kenji.at_table() == marit.at_table() != table


def test_a_name_that_cannot_be_is_told_where_it_was_written(visit: Visit) -> None:
    marit, kenji = visit("Marit"), visit("Kenji")
    marit.expected, kenji.expected = ["400"], ["400", "409"]
    marit.go()
    marit.page.get_by_role("button", name="Play with friends").click()
    dialog = marit.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    invite = dialog.get_by_role("button", name=re.compile("Invite|table", re.IGNORECASE)).last
    dialog.get_by_label("Your name").fill("greedy 1")
    invite.click()
    expect(dialog.get_by_role("alert")).to_contain_text("is a bot’s name")
    dialog.get_by_label("Your name").fill("Marit")
    invite.click()
    marit.at_table()
    link = marit.page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE)).first.input_value()

    kenji.go(link)
    name = kenji.page.get_by_label("Your name")
    for taken, why in (("Greedy", "is a bot’s name"), ("MARIT", "is already called")):
        name.fill(taken)
        kenji.button("Join").click()
        expect(kenji.page.locator("form .wrong")).to_contain_text(why)
        expect(name).to_have_value(taken)
    name.fill("Kenji")
    kenji.button("Join").click()
    expect(kenji.hand).to_be_visible()


def test_by_keys_alone(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    marit.go()
    keys = marit.page.keyboard

    def tab_to(name: str) -> None:
        for _ in range(60):
            keys.press("Tab")
            focused = marit.page.evaluate("document.activeElement?.innerText ?? ''")
            if name in focused:
                return
        raise AssertionError(f"Tab never comes to {name}")

    tab_to("Play against bots")
    keys.press("Enter")
    expect(marit.button("Start", marit.page.get_by_role("dialog"))).to_be_focused()
    keys.press("Enter")
    table = marit.at_table()
    while True:
        asked = marit.asked_or_over()
        if asked == "over":
            break
        before = marit.page.locator(".ask p").text_content()
        if asked == "tickets":
            for key in "01234":
                keys.press(key)
            keys.press("Backspace")
            keys.press("4")
            expect(marit.button("Lock in tickets")).to_be_enabled()
            keys.press("Enter")
        else:
            for lot in "12345":
                keys.press(lot)
            marit.confirm_or_pass()
        expect(marit.page.locator(".ask p", has_text=before or "")).to_have_count(0)
        assert marit.page.evaluate("document.activeElement !== document.body"), "the focus has fallen out of the page"
    assert marit.totals() == result_of(server, table)


def test_by_touch_on_a_phone(visit: Visit, server: RunningServer) -> None:
    marit = visit(size=PHONE, touch=True)
    marit.go()
    marit.page.get_by_role("button", name="Play against bots").tap()
    marit.button("Start").tap()
    table = marit.at_table()
    while marit.asked_or_over() != "over":
        width = marit.page.evaluate("document.documentElement.scrollWidth")
        assert width <= PHONE["width"], "the page scrolls sideways"
        if marit.asked_or_over() == "tickets":
            money = marit.page.locator(".counter .res")
            expect(money).to_be_in_viewport()
            for _ in range(marit.lots().count()):
                marit.hand.get_by_role("button", name=re.compile("^Ticket")).first.tap()
            marit.button("Lock in tickets").tap()
            expect(marit.hand).to_be_hidden()
        else:
            marit.play_on()
    assert marit.totals() == result_of(server, table)


def test_on_the_board_in_words_alone(visit: Visit, server: RunningServer) -> None:
    marit = visit(words=True)
    table = marit.play_bots(players=3)
    while marit.decide_in_words():
        pass
    assert not marit.page.locator("[data-lot]").count(), "nothing was rendered"
    for score in result_of(server, table):
        expect(marit.page.locator(".result")).to_contain_text(str(score))


def test_keys_that_are_quicker_than_the_server_are_not_lost(visit: Visit) -> None:
    marit = visit(words=True)
    marit.play_bots()
    expect(marit.question).to_be_visible()
    for _ in range(5):
        marit.page.keyboard.press("1")
    marit.page.keyboard.press("Enter")
    expect(marit.page.get_by_role("list", name="Game log")).to_contain_text("Your tickets, from the left")
    expect(marit.page.locator("#ask")).to_be_focused()


def play_at_one_screen(marit: Visitor) -> tuple[str, Locator]:
    """Marit and Kenji in pass and play; the table, and the button of the curtain between them."""
    marit.go()
    marit.page.get_by_role("button", name="Pass and play").click()
    dialog = marit.page.get_by_role("dialog")
    names = dialog.get_by_role("textbox")
    names.nth(0).fill("Marit")
    names.nth(1).fill("Kenji")
    marit.button("Start", dialog).click()
    return marit.at_table(), marit.page.get_by_role("button", name=re.compile("^I’m"))


def test_at_one_screen(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    table, curtain = play_at_one_screen(marit)
    passed = 0
    while True:
        expect(curtain.or_(marit.hand).or_(marit.purchase).or_(marit.reckoning).first).to_be_visible()
        if curtain.is_visible():
            # No player's private view is in the page while the device goes from hand to hand.
            assert not marit.page.locator("[data-lot], [data-hand]").count()
            curtain.click()
            passed += 1
            expect(marit.hand).to_be_visible()
            assert not marit.page.locator(".laid").count(), "the tickets of the one before lie there"
        elif marit.play_on() == "over":
            break
    assert passed >= 7, "in every round the device is passed on before the second one lays tickets"
    assert marit.totals() == result_of(server, table)


def test_taking_back_at_one_screen(visit: Visit) -> None:
    marit = visit()
    _, curtain = play_at_one_screen(marit)
    undo = marit.button("Undo Marit’s move")
    curtain.click()
    marit.lay_tickets()
    expect(curtain).to_have_text("I’m Kenji")
    undo.click()
    expect(curtain).to_have_text("I’m Marit")  # what she laid is for her eyes only
    curtain.click()
    expect(marit.hand).to_be_visible()
    expect(marit.page.locator(".flag", has_text="Marit")).to_be_visible()
    marit.lay_tickets()
    curtain.click()
    marit.lay_tickets()
    expect(marit.purchase).to_be_visible()
    first = marit.page.locator(".ask .flag").inner_text()
    marit.button(re.compile("^Pass")).click()
    expect(marit.page.locator(".ask .flag", has_text=first)).to_have_count(0)
    marit.button(f"Undo {first}’s move").click()
    expect(marit.page.locator(".ask .flag")).to_have_text(first)
    expect(marit.purchase).to_be_visible()


def test_loading_the_page_anew_does_not_show_what_is_secret(visit: Visit) -> None:
    marit = visit()
    _, curtain = play_at_one_screen(marit)
    curtain.click()
    expect(marit.hand).to_be_visible()
    marit.page.reload()
    expect(curtain).to_be_visible()
    assert not marit.page.locator("[data-lot], [data-hand]").count()
    curtain.click()
    expect(marit.hand).to_be_visible()


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    marit = visit()
    marit.play_bots()
    marit.page.keyboard.press("0")
    expect(marit.page.locator(".laid")).to_have_count(1)
    marit.button("Menu").click()
    marit.button("Settings").click()
    marit.page.get_by_role("group", name="Keyboard shortcuts").get_by_role("radio", name="Off").check()
    marit.page.keyboard.press("Escape")
    marit.page.keyboard.press("1")
    marit.page.wait_for_timeout(200)
    expect(marit.page.locator(".laid")).to_have_count(1)
