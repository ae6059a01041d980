"""A board that comes with a game from elsewhere: Quay, found by its entry point, is drawn and played."""

import re
import shutil
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests import QUAY
from tests.browser.line import Line
from tests.browser.test_pages import SIDEWAYS, axe
from tests.browser.visiting import DESK, DESKS, WINDOWS, Visitor, photograph
from tests.games.packages import announce
from tests.server.running import RunningServer
from uogashi_quay import GAME

HIDDEN = """() => document.querySelector('.foreign .foot .go').getBoundingClientRect().bottom
    - document.querySelector('#replay').getBoundingClientRect().top"""
ROUNDS = GAME.figures(3)[0]["rounds"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its rules run as they are, because compiling takes its time."""
    site = tmp_path_factory.mktemp("site")
    shutil.copytree(QUAY / "uogashi_quay", site / "uogashi_quay", ignore=shutil.ignore_patterns("__pycache__"))
    announce(site, "quay", "uogashi_quay")
    with pytest.MonkeyPatch.context() as changed:
        changed.setenv("PYTHONPATH", str(site))
        changed.setenv("UOGASHI_INTERPRET", "1")
        with RunningServer(tmp_path_factory.mktemp("server")) as running:
            yield running


@pytest.fixture
def visitor(server: RunningServer, chromium: Browser) -> Iterator[Visitor]:
    visiting = Visitor(chromium, server.address)
    yield visiting
    visiting.close()
    assert not visiting.wrong, "\n".join(visiting.wrong)


def bid(visitor: Visitor) -> None:
    """What the board offers first, and confirm it."""
    board = visitor.page.locator(".foreign .board")
    board.get_by_role("group").get_by_role("button").first.click()
    expect(visitor.page.locator(".foreign .foot p")).not_to_be_empty()
    visitor.button("Confirm").click()


def test_it_is_drawn_and_played_to_its_end(visitor: Visitor) -> None:
    visitor.play_bots(players=3, game="Quay", shows=".foreign .board svg")
    page = visitor.page
    picture = page.locator(".foreign .board svg")
    expect(picture).to_have_attribute("aria-label", "Quay")
    expect(picture.locator("text", has_text="Guest")).to_have_count(1)
    expect(picture.locator("text", has_text="greedy")).to_have_count(2)
    assert not axe(visitor)
    wrong: list[str] = []
    for width, height in WINDOWS:
        visitor.resize(width, height)
        photograph(page, f"quay-{width}x{height}", full_page=True)
        wrong += [f"{width}×{height}: {each}" for each in page.evaluate(SIDEWAYS)]
        over = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        if height >= DESK["height"] and over > 0:
            wrong.append(f"{width}×{height}: {over} higher than the window")
        if (width, height) in DESKS and (hidden := page.evaluate(HIDDEN)) > 0:
            wrong.append(f"{width}×{height}: {hidden} of Confirm lie below the timeline")
    assert not wrong, "\n".join(wrong)
    visitor.resize(**DESK)
    bids = 0
    while True:
        expect(page.locator(".foreign .foot .go, #result").first).to_be_visible()
        if page.locator("#result").is_visible():
            break
        lines = page.locator(".kake li").count()
        bid(visitor)
        expect(page.locator(".kake li")).not_to_have_count(lines)
        bids += 1
    assert bids > 1
    photograph(page, "quay-end", full_page=True)
    page.keyboard.press("[")
    expect(page.locator(".knot")).to_have_count(ROUNDS)
    visitor.button("Go to start").click()
    visitor.button("Next round").click()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r", Round 2$"))


def test_who_confirms_at_once_confirms_what_was_just_chosen(visitor: Visitor) -> None:
    line = Line(visitor.page)
    visitor.play_bots(players=3, game="Quay", shows=".foreign .board svg")
    choice = visitor.page.locator(".foreign .board").get_by_role("button").first
    expect(choice).to_be_visible()
    line.others_ready(visitor.page)
    lines = visitor.page.locator(".kake li").count()
    line.keep()
    choice.click()
    visitor.button("Confirm").click()
    visitor.button("Confirm").click()
    visitor.page.wait_for_timeout(100)
    assert not line.moves()
    line.give()
    expect(visitor.page.locator(".kake li")).not_to_have_count(lines)
    assert line.moves() == [["bid 0"]]
    expect(visitor.page.locator(".notes p")).to_have_count(0)


@pytest.mark.parametrize("wrong", ["throw Error('torn')", "return { update() { throw Error('torn') } }"])
def test_a_board_that_fails_leaves_the_text_view(visitor: Visitor, wrong: str) -> None:
    visitor.expected = ["torn"]
    script = f"export function mount() {{ {wrong} }}"
    answer = {"body": script, "content_type": "text/javascript"}
    visitor.page.route("**/games/quay/board.js", lambda route: route.fulfill(**answer))
    visitor.play_bots(players=3, game="Quay", shows=".words")
    expect(visitor.page.locator(".foreign")).to_have_count(0)
    assert visitor.decide_in_words()


def test_its_files_are_sent_as_strictly_as_ours(server: RunningServer) -> None:
    answer = httpx.get(f"{server.address}/games/quay/board.js")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["x-content-type-options"] == "nosniff"
    ours = httpx.get(f"{server.address}/").headers["content-security-policy"]
    assert answer.headers["content-security-policy"] == ours
    for path in ("../rules.py", "%2e%2e/rules.py", "/etc/hostname", "nothing.js", ""):
        assert httpx.get(f"{server.address}/games/quay/{path}").status_code == 404, path
