"""A whole game of Shopping Spree in a browser, in the text view."""

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.visiting import photograph
from tests.server.running import RunningServer
from uogashi.core.record import verify
from uogashi.games import load_game


def shorten(route: Route) -> None:
    """Every new table has a limit of four turns."""
    asked = json.loads(route.request.post_data or "{}")
    asked["options"] = {**asked.get("options", {}), "turn_limit": 4}
    route.continue_(post_data=json.dumps(asked))


def test_a_game_of_shopping_spree_is_played_in_words(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    marit.page.route("**/api/tables", shorten)
    marit.go()
    marit.button("Play against bots").click()
    dialog = marit.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Shopping Spree").check(force=True)
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    end = dialog.get_by_role("group", name="The end")
    expect(end.get_by_role("radio", name="Always at once")).to_be_checked()
    expect(end).to_contain_text("the first player can force a win")
    end.scroll_into_view_if_needed()
    photograph(marit.page, "shopping-recommended")
    dialog.get_by_role("radio", name="3", exact=True).check(force=True)
    expect(end).not_to_contain_text("recommended")
    expect(end).not_to_contain_text("the first player can force a win")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    end.get_by_role("radio", name="At once; with two players after the round (recommended)").check(force=True)
    marit.button("Start", dialog).click()
    table = marit.at_table()
    expect(marit.question).to_be_visible()
    expect(marit.page.get_by_text("the end: at once; with two players after the round")).to_be_visible()
    position = marit.page.locator(".position")
    expect(position).to_contain_text("washers and dryer")
    expect(marit.page.locator("#ask")).to_contain_text("You are outside. Which lane do you enter?")
    plan = position.locator("pre")
    expect(plan).to_have_attribute("aria-label", re.compile("^map. A map in letters"))
    expect(plan).to_contain_text("1  o-------------oM------------oM------------o")
    expect(position.locator(".plan dl")).to_contain_text("T tuna")
    # Items at the entrance never run out before a player's first turn.
    marit.decide("Enter lane B", "Stop at B6", "Take detergent")
    log = marit.page.locator(".kake")
    expect(log).to_contain_text("Guest enters")
    expect(log).to_contain_text("detergent")
    expect(plan).to_contain_text(re.compile("[o@]E[12]*1"))
    marit.fits_every_window("shopping-words")
    expect(marit.question).to_contain_text("Leave store")
    marit.decide("Leave store")
    expect(log).to_contain_text("Guest leaves")
    while marit.decide_in_words():
        pass
    info = server.guest("Judge").get(f"/api/tables/{table}")["info"]
    assert (info["state"], info["end"]) == ("over", "rules")
    shown = marit.page.locator(".result").inner_text()
    assert all(str(score) in shown for score in info["scores"])
    record = server.guest("Judge").get(f"/api/tables/{table}/record")
    assert record["options"] == {"dexterity": False, "stack_payout": False, "end": "even", "turn_limit": 4}
    verify(record, load_game)
