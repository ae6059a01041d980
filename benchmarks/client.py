"""How light the browser client is: what it loads, and how long it keeps the page busy while everything moves.

`python -m benchmarks.client`, after `make client`; the results go to client.json beside this file and to docs/speed.md.
Two whole rounds of Tsukiji are played in Chromium at a quarter of the speed, five times; a *task* is anything that
keeps the page from answering, as measured by Chromium's own Long Tasks API: those of 50 ms and more.
"""

import json
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from benchmarks.run import goal, put_on_page, short
from tests.browser.visiting import Visitor
from tests.server.running import RunningServer
from tools.browser import find_browser

BEGIN, END = "<!-- figures of the client -->", "<!-- end of figures of the client -->"
RUNS = 5
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
        version = browser.version
        browser.close()
    longest = [max(tasks, default=0) for tasks in runs]
    over = [sum(task > 50 for task in tasks) for tasks in runs]
    results = {
        "chromium": version,
        **bytes_loaded,
        "longest_task_ms": longest,
        "tasks_over_50_ms": over,
        "goals": [
            goal("first page: compressed scripts and styles, KB", bytes_loaded["first_page_bytes"] / 1000, at_most=150),
            goal("until a table can be played, KB", bytes_loaded["table_bytes"] / 1000, at_most=150),
            goal("tasks over 50 ms in two rounds, 4 × throttled", statistics.median(over), at_most=0),
        ],
    }
    RESULTS.write_text(json.dumps(results, indent=2) + "\n")
    put_on_page(BEGIN, END, page_lines(results))
    print(json.dumps(results, indent=2))


def page_lines(results: dict[str, Any]) -> Iterator[str]:
    yield f"Measured with Chromium {results['chromium']}, on the same machine, without a graphics card."
    yield from ("", "| target | wanted | measured |", "|---|---:|---:|")
    for each in results["goals"]:
        yield f"| {each['goal']} | {each['wanted']} | {short(each['value'])}{'' if each['reached'] else ' (missed)'} |"
    longest = ", ".join(f"{task:.0f}" if task else "none" for task in results["longest_task_ms"])
    yield ""
    yield f"The longest task of 50 ms and more in each of {len(results['longest_task_ms'])} runs, in ms: {longest}."


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
    """Wait in the page itself: repeated queries by Playwright would be tasks themselves."""
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
        see(page, ".purchase")
        page.wait_for_timeout(500)
        page.keyboard.press("p")
        page.keyboard.press("Enter")
        see(page, "[data-hand]")
        page.wait_for_timeout(500)
    tasks: list[float] = page.evaluate("window.tasks")
    visitor.close()
    return tasks


if __name__ == "__main__":
    main()
