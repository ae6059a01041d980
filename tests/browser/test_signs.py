"""On a system without any Chinese or Japanese font every sign in kanji or kana is drawn, in every language's page."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Playwright, expect

from tests.browser.conftest import launch
from tests.browser.test_pages import axe, pages, start
from tests.browser.visiting import PHONE, Visitor
from tests.server.running import RunningServer
from tools.signs import used

CONFIG = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>"""

MARK = """within => {
    const sign = /[\\u3041-\\u30ff\\u3400-\\u9fff]/g;
    const own = each => [...each.childNodes].filter(node => node.nodeType === 3).map(node => node.data).join('');
    return [...document.querySelectorAll(within)].flatMap(each => {
        const count = (own(each).match(sign) ?? []).length;
        if (!count || !each.checkVisibility()) return [];
        each.dataset.sign = String(Math.random());
        return [[each.dataset.sign, count, own(each).trim()]];
    });
}"""
"""Marks the elements that show a sign themselves: its mark, how many characters they are, and which."""

PAINTED = """letter => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    context.font = '40px sans-serif';
    context.fillText(letter, 10, 60);
    return canvas.toDataURL();
}"""


def latin_font() -> str:
    """The file of a font with our letters, and with no kanji."""

    def listed(language: str) -> set[str]:
        command = ["fc-list", "-f", "%{file}\n", f":lang={language}"]
        return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split("\n")) - {""}

    found = sorted(listed("en") - listed("ja") - listed("zh-tw") - listed("zh-cn") - listed("ko"))
    assert found, "no font to test with: fonts-dejavu-core has one"
    return next((file for file in found if file.endswith("DejaVuSans.ttf")), found[0])


@pytest.fixture(scope="module")
def bare(playwright: Playwright, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A Chromium on a system that has a single font."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "fonts").mkdir()
    shutil.copy(latin_font(), folder / "fonts")
    (folder / "fonts.conf").write_text(CONFIG.format(folder=folder))
    browser = launch(playwright, env={**os.environ, "FONTCONFIG_FILE": str(folder / "fonts.conf")})
    yield browser
    browser.close()


class Reader(Visitor):
    """A visitor who looks which font draws what."""

    def __init__(self, browser: Browser, server: RunningServer, **options: Any) -> None:
        super().__init__(browser, server.address, **options)
        self.expected = ["401"]

    def unsigned(self, within: str = "body *") -> list[str]:
        """Signs that are not in the font we ship; some must be."""
        self.page.evaluate("document.fonts.ready")
        marked = self.page.evaluate(MARK, within)
        assert marked, "no sign is shown"
        session = self.context.new_cdp_session(self.page)
        session.send("DOM.enable")
        session.send("CSS.enable")
        root = session.send("DOM.getDocument")["root"]["nodeId"]
        wrong = [text for mark, count, text in marked if drawn_by_us(session, root, mark) < count]
        session.detach()
        return wrong


def drawn_by_us(session: CDPSession, root: int, mark: str) -> int:
    """How many characters of a marked element are drawn by a web font of the page."""
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": f"[data-sign='{mark}']"})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    return int(sum(font["glyphCount"] for font in fonts if font["isCustomFont"]))


def test_on_every_page(bare: Browser, server: RunningServer) -> None:
    reader = Reader(bare, server)
    wrong = [f"{name}: {text}" for name in pages(reader) for text in reader.unsigned()]
    assert not wrong, "\n".join(wrong)
    assert not reader.wrong
    reader.close()


@pytest.mark.parametrize("language", ["zh-TW", "ja"])
def test_signs_in_pages_that_are_chinese_or_japanese_themselves(
    language: str, bare: Browser, server: RunningServer
) -> None:
    """Their sentences are the system's business."""
    reader = Reader(bare, server, language=language)
    reader.go()
    assert reader.page.evaluate(PAINTED, "鮪") == reader.page.evaluate(PAINTED, "鰹"), (
        "this system has a font for kanji"
    )
    assert not reader.unsigned("body [lang]")
    start(reader)
    assert reader.page.evaluate("document.documentElement.lang")[:2] == language[:2]
    assert not reader.unsigned("body [lang]")
    assert not reader.wrong
    reader.close()


def test_the_menu_of_languages(bare: Browser, server: RunningServer) -> None:
    reader = Reader(bare, server, size=PHONE)
    reader.go()
    opener = reader.page.get_by_role("button", name="Language")
    opener.click()
    names = reader.page.get_by_role("group", name="Language").get_by_role("button")
    expect(names).to_have_text(["English", "Nederlands", "Português", "繁體中文", "日本語"])
    assert not reader.unsigned()
    assert not axe(reader)
    reader.page.keyboard.press("Escape")
    expect(names).to_have_count(0)
    expect(opener).to_be_focused()
    opener.click()
    reader.page.get_by_role("heading", level=1).click(position={"x": 5, "y": 10})
    expect(names).to_have_count(0)
    opener.click()
    names.nth(1).click()
    expect(reader.page.get_by_role("button", name="Tegen bots")).to_be_visible()
    reader.close()


def test_the_font_has_every_sign_of_the_client(bare: Browser, server: RunningServer) -> None:
    reader = Reader(bare, server)
    reader.go()
    reader.page.evaluate(
        "signs => document.querySelector('.seal').replaceChildren(document.createTextNode(signs))",
        "".join(sorted(used())),
    )
    assert not reader.unsigned(".seal")
    reader.close()
