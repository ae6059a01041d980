"""The client is light: little to load, and a board only when it is opened. `benchmarks/client.py` measures the rest."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visiting import Visitor

MOST_BYTES = 150 * 1024


def loaded(visitor: Visitor) -> dict[str, int]:
    """Bytes on the wire of every script and style so far."""
    entries = visitor.page.evaluate(
        """performance.getEntriesByType('resource').map(each => [each.name, each.encodedBodySize])"""
    )
    return {name: size for name, size in entries if name.endswith((".js", ".css"))}


def test_the_first_page_is_light(visit: Visit) -> None:
    marit = visit()
    marit.go()
    files = loaded(marit)
    assert files, "nothing was measured"
    assert sum(files.values()) <= MOST_BYTES, files


def test_a_table_is_light_and_loads_its_board_when_opened(visit: Visit) -> None:
    marit = visit()
    marit.go()
    before = set(loaded(marit))
    assert not any("/client-" in name for name in before), "the board is loaded before it is needed"
    marit.play_bots()
    expect(marit.hand).to_be_visible()
    files = loaded(marit)
    assert any("/client-" in name for name in set(files) - before)
    assert sum(files.values()) <= MOST_BYTES, files
