"""What must hold while people play: no move is lost, nothing secret is seen, and everyone reads their own language."""

import contextlib
import re
import sqlite3

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import photograph
from tests.server.running import RunningServer


def test_the_language_changes_in_the_middle_of_a_game(visit: Visit) -> None:
    marit = visit()
    marit.play_bots()
    marit.lots().nth(1).get_by_role("button", name=re.compile("^Lot 2:")).click()
    marit.hand.get_by_role("button", name="Ticket 4").click()
    for language, seal, turn in (
        ("Nederlands", "van 5", "lot"),
        ("Português", "de 5", "lote"),
        ("繁體中文", "5", "組"),
        ("日本語", "5", "ロット"),
    ):
        marit.page.locator("header.bar .tools .ib").last.click()
        marit.page.locator("dialog li button").first.click()
        marit.page.get_by_role("dialog").get_by_role("radio", name=language).check(force=True)
        marit.page.keyboard.press("Escape")
        expect(marit.page.get_by_role("dialog")).to_have_count(0)
        expect(marit.hand.locator(".acts .btn").last).to_contain_text(seal)
        expect(marit.page.locator(".ask p")).to_contain_text(turn)
        # What was put together is still there.
        expect(marit.lots().nth(1).locator(".laid")).to_be_visible()
    assert marit.page.evaluate("document.documentElement.lang") == "ja"
    # And it is remembered.
    marit.page.reload()
    expect(marit.page.locator(".ask p")).to_contain_text("ロット")


def test_the_server_is_killed_in_the_middle_of_a_move(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    marit.expected = ["socket", "net::ERR_CONNECTION_REFUSED", "WebSocket"]
    table = marit.play_bots(players=2)
    expect(marit.hand).to_be_visible()
    for key in "012":
        marit.page.keyboard.press(key)
    server.kill()
    marit.page.keyboard.press("Enter")
    lost = marit.page.get_by_role("alert").filter(has_text="Connection lost")
    expect(lost).to_be_visible()
    expect(lost).to_contain_text("Your move is saved")
    # The player tries again at once; there is no answer yet, and the move stays kept.
    with marit.page.expect_websocket():
        marit.button("Retry now").click()
    expect(lost).to_contain_text("Your move is saved")
    server.start()
    expect(lost).to_be_hidden()
    # The tickets that were locked in while offline are on the table now, once.
    expect(marit.purchase).to_be_visible()
    entries = marit.page.evaluate(
        f"fetch('/api/tables/{table}?seat=0').then(answer => answer.json()).then(state => state.log)"
    )
    own = [entry for entry in entries if entry["kind"] == "moves" and entry.get("seat") == 0]
    assert len(own) == 1
    # The game continues as if nothing had happened: a whole round by hand, the rest by a bot.
    assert {marit.play_on() for _ in range(3)} == {"tickets", "purchase"}
    marit.let_bot_end()


def test_a_short_break_mends_itself(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    marit.expected = ["socket", "net::ERR_CONNECTION_REFUSED", "WebSocket"]
    marit.play_bots(players=2)
    expect(marit.hand).to_be_visible()
    assert server.end() == 0
    server.start()
    marit.play_on()
    marit.play_on()
    expect(marit.page.get_by_role("alert").filter(has_text="Connection lost")).to_be_hidden()


def test_a_table_of_newer_rules_says_so_and_can_be_left(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    marit.expected = ["socket", "net::ERR_CONNECTION_REFUSED", "WebSocket"]
    table = marit.play_bots(players=2)
    expect(marit.hand).to_be_visible()
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE tables SET rules = '99' WHERE id = ?", (table,))
    server.start()
    marit.go("/")
    expect(marit.page.get_by_text("rules version 99").first).to_be_visible()
    marit.go(f"/table/{table}")
    expect(marit.page.get_by_role("heading", name="rules version 99")).to_be_visible()
    photograph(marit.page, "newer-rules")
    marit.button("Leave table").click()
    expect(marit.page.get_by_role("heading", level=1)).to_be_visible()
    expect(marit.page.get_by_text("rules version 99")).to_have_count(0)


def test_a_spectator_sees_no_tickets(visit: Visit) -> None:
    marit, beatriz = visit("Marit"), visit("Beatriz")
    marit.play_bots()
    marit.page.locator("header.bar .tools .ib").last.click()
    marit.button("Copy spectator link").click()
    expect(marit.page.get_by_text("Link copied.")).to_be_visible()
    link = marit.page.evaluate("navigator.clipboard.readText()")
    marit.page.keyboard.press("Escape")
    heard: list[str] = []
    beatriz.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    beatriz.go(link)
    expect(beatriz.page.get_by_text("Watching")).to_be_visible()
    assert not beatriz.hand.count()
    for key in "0123":
        marit.page.keyboard.press(key)
    marit.page.keyboard.press("x")
    marit.page.wait_for_timeout(300)
    assert not any("ticket-placed" in frame or '"placed":["' in frame for frame in heard), "tickets reached a spectator"
    assert not beatriz.page.locator(".laid, [data-lot] .ticket").count()
    marit.button("Lock in tickets").click()
    # Once they are turned over, everyone sees them.
    expect(beatriz.page.locator("[data-lot] .rev").first).to_be_visible()


def test_a_link_leads_to_a_moment(visit: Visit) -> None:
    marit, kenji = visit("Marit"), visit("Kenji")
    marit.play_bots(players=2)
    for _ in range(4):
        marit.play_on()
    marit.page.get_by_role("slider").focus()
    marit.page.keyboard.press("Home")
    expect(marit.page.locator(".ask")).to_contain_text("Viewing an earlier moment")
    expect(marit.page.locator(".divisions")).to_have_attribute("aria-label", "Round 1 of 7")
    marit.page.keyboard.press("ArrowRight")
    marit.page.keyboard.press("ArrowRight")
    marit.button("Next round").click()
    expect(marit.page.locator(".divisions")).to_have_attribute("aria-label", "Round 2 of 7")
    then = marit.page.locator(".lots").inner_text()
    marit.button("Copy link to this moment").click()
    expect(marit.page.get_by_text("Link to this moment copied.")).to_be_visible()
    link = marit.page.evaluate("navigator.clipboard.readText()")
    assert "?at=" in link
    kenji.go(link)
    expect(kenji.page.locator(".divisions")).to_have_attribute("aria-label", "Round 2 of 7")
    # A spectator does not see the player's own slots for tickets; the offer is the same.
    assert kenji.page.locator(".lots .nm").all_inner_texts() == marit.page.locator(".lots .nm").all_inner_texts()
    assert then
    # A line of the log also leads to its moment, and one press returns to the present.
    marit.page.locator(".kake li button").first.click()
    expect(marit.page.locator(".divisions")).to_have_attribute("aria-label", "Round 1 of 7")
    marit.button("Back to live").click()
    expect(marit.page.locator(".divisions")).to_have_attribute("aria-label", "Round 3 of 7")
    assert {marit.play_on() for _ in range(2)} == {"tickets", "purchase"}
    marit.let_bot_end()


def test_whoever_loses_the_tab_finds_the_game_again(visit: Visit) -> None:
    marit = visit()
    table = marit.play_bots()
    marit.page.goto(marit.address + "/")
    marit.page.get_by_role("link", name=re.compile("Resume")).first.click()
    assert marit.at_table() == table
    expect(marit.hand).to_be_visible()
    assert "Your turn" in marit.page.title()


def test_taking_back_and_giving_up(visit: Visit) -> None:
    marit, kenji = visit("Marit"), visit("Kenji")
    marit.go()
    marit.page.get_by_role("button", name="Play with friends").click()
    dialog = marit.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    dialog.locator("button[type=submit]").click()
    marit.at_table()
    link = marit.page.get_by_role("textbox", name=re.compile("link", re.IGNORECASE)).first.input_value()
    kenji.go(link)
    kenji.page.get_by_label("Your name").fill("Kenji")
    kenji.button("Join").click()
    marit.lay_tickets()
    marit.button("Change tickets").click()
    expect(marit.hand).to_be_visible()
    marit.page.locator("header.bar .tools .ib").last.click()
    marit.button("Resign").click()
    # Giving up the game must be deliberate: Enter keeps playing.
    expect(marit.button("Keep playing")).to_be_focused()
    marit.page.keyboard.press("Enter")
    expect(marit.button("Resign")).to_be_focused()
    marit.button("Resign").click()
    marit.page.get_by_role("group", name="Resign?").get_by_role("button", name="Resign").click()
    expect(marit.page.get_by_role("heading", name="You resigned: Kenji wins")).to_be_visible()
    expect(kenji.page.get_by_role("heading", name="You won: everyone else resigned")).to_be_visible()


def test_every_refusal_says_why(visit: Visit) -> None:
    marit = visit()
    marit.expected = ["404", "403"]
    marit.go("/table/00000000000000")
    expect(marit.page.get_by_role("heading", name="There is no table 00000000000000.")).to_be_visible()
    kenji = visit("Kenji")
    table = kenji.play_bots()
    marit.go(f"/table/{table}")
    expect(marit.page.get_by_role("heading", name="This table is private: ask for its link.")).to_be_visible()
    marit.go("/nowhere/at/all")
    expect(marit.page.get_by_role("heading", name="There is nothing here")).to_be_visible()
