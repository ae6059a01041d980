"""A whole game of Tokyo Tsukiji Market in a browser, on the board in words."""

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import HERE, Visit
from tests.browser.visiting import Visitor
from tests.server.running import RunningServer
from uogashi.core.record import verify
from uogashi.games import load_game

PICTURES = HERE.parent.parent / "build" / "screenshots"


def shorten(route: Route) -> None:
    """Every new table has a limit of three turns."""
    asked = json.loads(route.request.post_data or "{}")
    asked["options"] = {**asked.get("options", {}), "turn_limit": 3}
    route.continue_(post_data=json.dumps(asked))


def decide(marit: Visitor, *labels: str) -> None:
    """Press these buttons one after another, and confirm."""
    drafted = marit.question.get_by_role("list", name="Put together so far").get_by_role("listitem")
    for count, label in enumerate(labels, start=1):
        marit.button(re.compile(f"^{label}"), marit.question).click()
        expect(drafted).to_have_count(count)
    marit.button("Confirm", marit.question).click()
    expect(drafted).to_have_count(0)


def test_a_game_of_the_market_is_played_in_words(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    marit.page.route("**/api/tables", shorten)
    marit.go()
    marit.button("Play against bots").click()
    dialog = marit.page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Tokyo Tsukiji Market").check(force=True)
    dialog.get_by_role("radio", name="3", exact=True).check(force=True)
    marit.button("Start", dialog).click()
    table = marit.at_table()
    expect(marit.question).to_be_visible()
    position = marit.page.locator(".position")
    expect(position).to_contain_text("mackerel")
    # A part of a turn shows what it does before the turn is over, and what each choice would leave.
    expect(marit.question).to_contain_text("money 1500")
    decide(marit, "Go fishing", "Ship 1", "Undock", "Done")
    log = marit.page.locator(".kake")
    expect(log).to_contain_text("Ship 1 of Guest, a one-slot ship, undocks.")
    PICTURES.mkdir(parents=True, exist_ok=True)
    marit.page.screenshot(path=PICTURES / "market-words.png", full_page=True)
    decide(marit, "Go fishing", "Ship 1", "Catch mackerel", "Done", "End the turn")
    while marit.decide_in_words():
        pass
    info = server.guest("Judge").get(f"/api/tables/{table}")["info"]
    assert (info["state"], info["end"]) == ("over", "rules")
    shown = marit.page.locator(".result").inner_text()
    assert all(str(score) in shown for score in info["scores"])
    record = server.guest("Judge").get(f"/api/tables/{table}/record")
    assert record["options"]["turn_limit"] == 3
    verify(record, load_game)
