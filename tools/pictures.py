"""Takes the pictures of the README in a real browser: `python -m tools.pictures`, after `make client`."""

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.test_pages import pages
from tests.browser.visiting import DESK, PHONE, Visitor
from tests.server.running import RunningServer
from tools.browser import find_browser

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
WANTED = {
    "board": ("buy", DESK, "light"),
    "home-night": ("home", DESK, "dark"),
    "phone": ("evaluate", PHONE, "light"),
}


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        for name, (page, size, theme) in WANTED.items():
            visitor = Visitor(browser, server.address, size=size, theme=theme)
            for each in pages(visitor):
                if each == page:
                    break
            visitor.page.wait_for_timeout(500)
            visitor.page.screenshot(path=PICTURES / f"{name}.png")
            visitor.close()
        browser.close()


if __name__ == "__main__":
    main()
