"""The timeline has a knot wherever a division of the game begins, in every game with divisions."""

import re
import time

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import photograph
from tests.server.running import RunningServer, everybody_sits

SECONDS = 120


def played_by_bots(server: RunningServer, game: str) -> str:
    """A finished table: its people have let bots play on for them."""
    table, people = everybody_sits(server, ["Aki", "Ben"], game=game, public=True)
    for seat, person in enumerate(people):
        person.post(f"/api/tables/{table}/seats/{seat}/stand-in", {"bot": "greedy"})
    end = time.monotonic() + SECONDS
    while people[0].state(table)["info"]["state"] != "over":
        assert time.monotonic() < end, f"the game of {game} does not end"
        time.sleep(0.5)
    return table


@pytest.mark.parametrize(
    ("game", "on", "name"),
    [("tsukiji", "Next round", "Round"), ("market", "Next turn", "Turn"), ("shopping", "Next turn", "Turn")],
)
def test_people_jump_from_one_division_to_the_next(
    visit: Visit, server: RunningServer, game: str, on: str, name: str
) -> None:
    table = played_by_bots(server, game)
    steps = server.guest("Judge").get(f"/api/tables/{table}/replay")
    last = steps[-1]["position"]["division"]["number"]
    marit = visit()
    marit.go(f"/table/{table}")
    knots = marit.page.locator(".knot")
    expect(knots).to_have_count(last)
    slider = marit.page.get_by_role("slider")
    marit.page.keyboard.press("[")
    marit.button("Go to start").click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf"^Step 0 of {len(steps) - 1}, {name} 1$"))
    marit.button(on).click()
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf", {name} 2$"))
    marit.page.keyboard.press("}")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf", {name} 3$"))
    marit.page.keyboard.press("{")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(rf", {name} 2$"))
    for width, height in ((1280, 720), (360, 740)):
        marit.resize(width, height)
        photograph(marit.page.locator("#replay"), f"timeline-{game}-{width}")
