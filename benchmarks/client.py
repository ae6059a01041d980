"""How light the browser client is: what it loads, and how long it keeps the page busy while everything moves.

`python -m benchmarks.client`, after `make client`; the figures go to client.json beside this file. Two whole rounds of
Tsukiji are played in Chromium at a quarter of the speed, three times; a *task* is whatever keeps the page from
answering, as Chromium's own Long Tasks tell it.
"""

import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.visiting import Visitor
from tests.server.running import RunningServer
from tools.browser import find_browser

RUNS = 3
ROUNDS = 2
SLOWER = 4
RESULTS = Path(__file__).with_name("client.json")
WATCH = """() => {
    window.tasks = [];
    new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(each => each.duration)))
        .observe({type: 'longtask'});
}"""
LOADED = """() => performance.getEntriesByType('resource')
    .filter(each => /\\.(js|css)$/.test(each.name)).reduce((sum, each) => sum + each.encodedBodySize, 0)"""


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        RunningServer(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_browser(), args=["--no-sandbox"])
        bytes_loaded = load(browser, server.address)
        runs = [move(browser, server.address) for _ in range(RUNS)]
        browser.close()
    longest = [max(tasks, default=0) for tasks in runs]
    results = {
        **bytes_loaded,
        "slower": SLOWER,
        "longest_task_ms": statistics.median(longest),
        "longest_task_ms_runs": longest,
        "tasks_over_50_ms": statistics.median(sum(task > 50 for task in tasks) for tasks in runs),
        "tasks_over_100_ms": statistics.median(sum(task > 100 for task in tasks) for tasks in runs),
    }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    print(json.dumps(results, indent=2))


def load(browser: Browser, address: str) -> dict[str, Any]:
    """Compressed scripts and styles: of the first page, and of everything until a game can be played."""
    visitor = Visitor(browser, address)
    visitor.go()
    first = visitor.page.evaluate(LOADED)
    visitor.play_bots()
    expect(visitor.hand).to_be_visible()
    table = visitor.page.evaluate(LOADED)
    visitor.close()
    return {"first_page_bytes": first, "table_bytes": table}


def see(page: Page, selector: str) -> None:
    """Wait in the page itself: what Playwright asks it again and again would be a task of its own."""
    page.wait_for_function("selector => document.querySelector(selector)", arg=selector, polling=200, timeout=90_000)


def move(browser: Browser, address: str) -> list[float]:
    """Tasks of more than 50 ms in two rounds with everything moving."""
    visitor = Visitor(browser, address, moves=True)
    visitor.play_bots()
    page = visitor.page
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    visitor.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    for _ in range(ROUNDS):
        for key in "01234":
            page.keyboard.press(key)
            page.wait_for_timeout(200)
        page.keyboard.press("Enter")
        see(page, ".deal")
        page.wait_for_timeout(500)
        page.keyboard.press("p")
        see(page, "[data-hand]")
        page.wait_for_timeout(500)
    tasks: list[float] = page.evaluate("window.tasks")
    visitor.close()
    return tasks


if __name__ == "__main__":
    main()
