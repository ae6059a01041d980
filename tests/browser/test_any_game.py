"""A game that the client knows only by its rules and texts on the server is played in the text view."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visiting import Visitor, photograph

ROOT = Path(__file__).resolve().parent.parent.parent
CLIENT = ROOT / "web" / "src"


@pytest.fixture
def quay(tmp_path: Path, chromium: Browser) -> Iterator[Visitor]:
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.browser.quay_server", str(tmp_path)],
        cwd=ROOT,
        env=os.environ | {"UOGASHI_INTERPRET": "1"},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        visitor = Visitor(chromium, server.stdout.readline().strip())
        yield visitor
        visitor.close()
        assert not visitor.wrong, "\n".join(visitor.wrong)
    finally:
        server.kill()
        server.communicate()


def test_a_game_without_a_board_is_played_in_words(quay: Visitor) -> None:
    table = quay.play_bots(players=3)
    assert table
    decisions = 0
    while quay.decide_in_words():
        decisions += 1
    assert decisions, "nothing was asked"
    assert "crates won" in quay.page.locator(".position").inner_text()
    expect(quay.page.locator(".kake")).to_contain_text("A crate worth")
    expect(quay.page.locator(".result")).to_contain_text("Guest")


def test_options_are_switched_or_chosen_and_shown_unless_they_are_as_usual(quay: Visitor) -> None:
    quay.go()
    quay.page.get_by_role("button", name="Play against bots").click()
    dialog = quay.page.get_by_role("dialog")
    tide = dialog.get_by_role("group", name="Tide")
    expect(tide).to_contain_text("How far the water comes.")
    assert [each.inner_text() for each in tide.locator("label").all()] == ["As usual", "Neap tide", "Spring tide"]
    expect(tide.get_by_role("radio", name="As usual")).to_be_checked()
    tide.get_by_role("radio", name="Spring tide").check(force=True)
    photograph(quay.page, "options")
    quay.button("Start", dialog).click()
    quay.at_table()
    expect(quay.page.get_by_text("tide: spring tide")).to_be_visible()
    expect(quay.page.get_by_text("rich", exact=True)).to_have_count(0)


def test_nothing_but_its_own_folder_names_a_game() -> None:
    """Its card, its picture and its board are found there; what is shared by all games lists none of them."""
    names = [folder.name for folder in (CLIENT / "games").iterdir() if folder.is_dir()]
    assert {"market", "shopping", "tsukiji"} <= set(names)
    own = [CLIENT / "generated", *(CLIENT / "games" / name for name in names)]
    shared = [
        file
        for end in ("ts", "svelte")
        for file in CLIENT.rglob(f"*.{end}")
        if not file.name.endswith(".test.ts") and file.name != "testing.ts" and not set(own) & set(file.parents)
    ]
    assert len(shared) > 60
    found = [f"{file.name}: {name}" for file in shared for name in names if name in file.read_text(encoding="utf-8")]
    assert not found
