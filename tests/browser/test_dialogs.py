"""Dialogs by keys: the main button has the focus, Escape leads back, and nothing that matters is a key too far."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_pages import axe
from tests.browser.visiting import DESK, PHONE


def test_enter_twice_starts_a_game(visit: Visit) -> None:
    marit = visit()
    marit.go()
    marit.page.keyboard.press("Enter")
    expect(marit.button("Start")).to_be_focused()
    marit.page.keyboard.press("Enter")
    marit.at_table()
    expect(marit.hand).to_be_visible()


def test_a_dialog_begins_at_its_main_button_and_leads_back(visit: Visit) -> None:
    marit = visit()
    marit.go()
    dialog = marit.page.get_by_role("dialog")
    for way, main in (("Play against bots", "Start"), ("Play with friends", re.compile("Invite|table"))):
        opener = marit.page.get_by_role("button", name=way)
        opener.focus()
        marit.page.keyboard.press("Enter")
        expect(dialog.get_by_role("button", name=main).last).to_be_focused()
        marit.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
    # After Enter with the focus nowhere, the focus is on the button it pressed.
    marit.go()
    marit.page.keyboard.press("Enter")
    expect(marit.button("Start", dialog)).to_be_focused()
    marit.page.keyboard.press("Escape")
    expect(marit.page.get_by_role("button", name="Play against bots")).to_be_focused()


def test_a_key_that_is_held_down_starts_nothing(visit: Visit) -> None:
    marit = visit()
    marit.go()
    marit.page.keyboard.down("Enter")
    expect(marit.button("Start")).to_be_focused()
    for _ in range(5):
        marit.page.keyboard.down("Enter")  # as a keyboard repeats it
    marit.page.keyboard.up("Enter")
    expect(marit.button("Start")).to_be_focused()
    assert "/table/" not in marit.page.url
    assert not any("/api/tables" in url and "/seats/" in url for url in marit.asked)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_choosing_a_game_moves_no_other_choice(size: dict[str, int], visit: Visit) -> None:
    """Its own options and their texts make the dialog higher, whenever they arrive."""
    marit = visit(size=size)
    marit.go()
    marit.page.get_by_role("button", name="Play against bots").click()
    dialog = marit.page.get_by_role("dialog")
    fewest = dialog.get_by_role("radio", name="2", exact=True)
    before = fewest.bounding_box()
    heights = set()
    for game in ("Shopping Spree", "Tokyo Tsukiji Market", "Tsukiji"):
        dialog.get_by_role("radio", name=game, exact=True).check(force=True)
        marit.settle()
        assert fewest.bounding_box() == before, game
        heights.add(dialog.evaluate("each => each.scrollHeight"))
    assert len(heights) > 1, "the games' options differ in height, or this shows nothing"


def test_what_cannot_be_taken_back_is_never_the_focused_answer(visit: Visit) -> None:
    marit = visit()
    marit.play_bots(players=2)
    menu = marit.page.get_by_role("button", name="Menu")
    menu.focus()
    for row, question in (("Resign", "Resign?"), ("Leave table", "Leave? A bot takes over for you.")):
        marit.page.keyboard.press("Enter")
        expect(marit.button("Settings")).to_be_focused()
        marit.button(row).focus()
        marit.page.keyboard.press("Enter")
        asked = marit.page.get_by_role("group", name=question)
        expect(marit.button("Keep playing", asked)).to_be_focused()
        assert not axe(marit)
        marit.page.keyboard.press("Enter")
        expect(marit.button(row)).to_be_focused()
        marit.page.keyboard.press("Escape")
        expect(menu).to_be_focused()
    marit.page.keyboard.press("Enter")
    expect(marit.button("Settings")).to_be_focused()
    marit.page.keyboard.press("Enter")
    forget = marit.button("Delete my data …")
    forget.focus()
    marit.page.keyboard.press("Enter")
    expect(marit.button("Cancel")).to_be_focused()
    marit.page.keyboard.press("Enter")
    expect(forget).to_be_focused()
    marit.page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(marit.hand).to_be_visible()


def test_whoever_chose_no_name_is_called_in_the_language_of_the_page(visit: Visit) -> None:
    marit = visit()
    table = marit.play_bots(players=2)
    own = marit.page.locator(".restaurant.me")
    expect(own).to_contain_text("Guest")
    for language, name in (("nl", "Gast"), ("ja", "ゲスト"), ("en", "Guest")):
        marit.choose_language(language)
        marit.go(f"/table/{table}")
        expect(own).to_contain_text(name)
        marit.go()
        marit.page.keyboard.press("Enter")
        field = marit.page.get_by_role("dialog").get_by_role("textbox")
        expect(field).to_have_value(name)
        marit.page.keyboard.press("Escape")
    # A name that a player has chosen stays the same in every language.
    marit.page.keyboard.press("Enter")
    field.fill("Marit")
    field.press("Enter")
    marit.at_table()
    expect(own).to_contain_text("Marit")
    marit.choose_language("nl")
    marit.go()
    marit.page.keyboard.press("Enter")
    expect(field).to_have_value("Marit")


def test_the_quay_is_a_list_of_markers_only(visit: Visit) -> None:
    marit = visit()
    marit.play_bots(players=2)
    quay = marit.page.locator(".piers")
    markers = quay.get_by_role("img")
    expect(markers).to_have_count(5)
    places = quay.get_by_role("listitem")
    assert places.count() == places.filter(has=marit.page.locator("[data-product]")).count() <= 5
    assert quay.get_by_role("list").count() == quay.locator(".pier:has([data-product])").count()
    assert not axe(marit)
