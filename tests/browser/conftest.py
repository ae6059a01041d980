"""A real server and a real Chromium for every process of the tests; any error in a page fails its test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser import visiting
from tests.browser.visiting import Visitor
from tests.server.running import RunningServer
from tools.browser import find_browser

HERE = Path(__file__).parent
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-software-rasterizer"]
"""Without a graphics card, pages are drawn a quarter faster without emulating one."""


def pytest_configure(config: pytest.Config) -> None:
    visiting.takes_pictures = config.getoption("--pictures")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


def launch(playwright: Playwright, **options: Any) -> Browser:
    program = find_browser()
    assert program, "Chromium is missing: python3 -m tools.browser installs it"
    return playwright.chromium.launch(executable_path=program, args=FLAGS, **options)


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server")) as running:
        yield running


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(chromium: Browser, server: RunningServer) -> Iterator[Visit]:
    """Opens a separate browser window for a player; at the end no window may have logged an error."""
    visitors: list[Visitor] = []

    def open_window(name: str = "Marit", **options: Any) -> Visitor:
        visitors.append(Visitor(chromium, server.address, name, **options))
        return visitors[-1]

    yield open_window
    for visitor in visitors:
        visitor.close()
    wrong = [each for visitor in visitors for each in visitor.wrong]
    assert not wrong, "\n".join(wrong)
