"""A whole game of Tokyo Tsukiji Market in a browser, in the text view."""

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.line import Line, Said
from tests.browser.visiting import Visitor
from tests.server.running import RunningServer
from uogashi.core.record import verify
from uogashi.games import load_game

FISH = {"nl": "Vis", "en": "Fish"}
BIDDING = {"fish": {"term": "market-thing-mackerel"}, "value": 1600, "money": 12000}


def shorten(route: Route) -> None:
    """Every new table has a limit of three turns."""
    asked = json.loads(route.request.post_data or "{}")
    asked["options"] = {**asked.get("options", {}), "turn_limit": 3}
    route.continue_(post_data=json.dumps(asked))


def ask_at_length(said: Said) -> None:
    """The longest question: a player bids for their own fish."""
    if said["type"] == "news" and said["position"] and said["position"]["ask"]:
        asks = said["position"]["ask"]
        asks.update(id="market-ask-bidding-own", arguments={**asks["arguments"], **BIDDING})


def fits_every_window(marit: Visitor, line: Line) -> None:
    """Nothing is cut off or scrolls sideways, even in the longest language, for every question."""
    line.alter, as_it_is = ask_at_length, line.alter
    for language, fish in FISH.items():
        marit.choose_language(language)
        marit.page.reload()
        expect(marit.page.locator(".position caption").first).to_be_visible()
        # In a large window it depends on the markets that were dealt whether their table has room.
        marit.resize(360, 740)
        stacked = marit.page.locator(".fitting.stacked caption", has_text=re.compile(f"^{fish}$", re.IGNORECASE))
        expect(stacked, "a broad table is a list of its rows").to_have_count(1)
        marit.fits_every_window(f"market-words-{language}")
    line.alter = as_it_is
    marit.page.reload()


def test_a_game_of_the_market_is_played_in_words(visit: Visit, server: RunningServer) -> None:
    marit = visit()
    line = Line(marit.page)
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
    expect(marit.page.locator("#ask")).to_contain_text("2 actions left; you have ¥2,000")
    expect(marit.page.locator(".position h3").first).to_have_text(re.compile("^Guest"))
    # A part of a turn shows what it does before the turn is over, and what each choice would leave.
    expect(marit.question).to_contain_text("money 1500")
    # A forced decision is made automatically, and undone with the choice that led to it.
    for label in ("Go fishing", "Ship 1"):
        marit.button(re.compile(f"^{label}"), marit.question).click()
    expect(marit.drafted).to_have_text(["Go fishing", "Ship 1", re.compile("^Undock.*only choice")])
    expect(marit.page.locator(".note")).to_have_text("Undock: the only choice, added for you.")
    marit.page.keyboard.press("Backspace")
    expect(marit.drafted).to_have_text(["Go fishing"])
    marit.decide("Ship 1", "Finish fishing")
    log = marit.page.locator(".kake")
    expect(log).to_contain_text("Guest goes fishing: ship 1 undocks.")
    fits_every_window(marit, line)
    marit.decide("Go fishing", "Ship 1", "Catch mackerel", "Finish fishing")
    while marit.decide_in_words():
        pass
    info = server.guest("Judge").get(f"/api/tables/{table}")["info"]
    assert (info["state"], info["end"]) == ("over", "rules")
    shown = marit.page.locator(".result").inner_text()
    assert all(str(score) in shown for score in info["scores"])
    record = server.guest("Judge").get(f"/api/tables/{table}/record")
    assert record["options"]["turn_limit"] == 3
    verify(record, load_game)
