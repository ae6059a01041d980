"""The documentation has the rules of every game, and whatever links to them leads there."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tools import docs
from uogashi.text import languages
from uogashi.text.rules import rules_file

GAMES = sorted(file.parent.parent.parent.name for file in docs.PACKAGE.glob("games/*/text/rules/en.md"))


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("documentation")
    docs.prepare(folder)
    return folder


def pages(navigation: Any) -> list[str]:
    """The pages of a navigation, as they are listed."""
    if isinstance(navigation, str):
        return [navigation]
    below = navigation.values() if isinstance(navigation, dict) else navigation
    return [page for each in below for page in pages(each)]


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_every_game_are_pages_in_every_language_that_has_them(game: str, built: Path) -> None:
    for language in languages():
        page = built / "docs" / "rules" / f"{game}.{language}.md"
        assert page.is_file() == rules_file(game, language).is_file()


def test_the_navigation_lists_every_page_once(built: Path) -> None:
    listed = pages(tomllib.loads((built / "zensical.toml").read_text())["project"]["nav"])
    there = [str(page.relative_to(built / "docs")) for page in built.rglob("docs/**/*.md")]
    assert sorted(listed) == sorted(there)


def test_the_navigation_calls_rules_by_title_and_language() -> None:
    assert '{ "Rules of Tsukiji" = [{ "English" = "rules/tsukiji.en.md" }, ' in docs.navigation()
    assert '{ "Português (Brasil)" = "rules/tsukiji.pt-BR.md" }' in docs.navigation()


def test_links_to_rules_lead_to_their_pages(built: Path) -> None:
    found = [link for page in built.glob("docs/*.md") for link in re.findall(r"\((rules/[^)#]+)", page.read_text())]
    assert len(found) > 2
    assert all((built / "docs" / link).is_file() for link in found)
    assert not [page for page in built.glob("docs/*.md") if "../uogashi" in page.read_text()]


def test_the_rulings_of_every_game_stand_on_one_page(built: Path) -> None:
    page = (built / "docs" / "rulings.md").read_text()
    assert docs.IN_RULINGS not in page
    for file in docs.PACKAGE.glob("games/*/rulings.md"):
        assert file.read_text().strip().replace("../../../docs/", "") in page
    anchors = re.findall(r"rulings\.md#([\w-]+)", " ".join(each.read_text() for each in built.glob("docs/*.md")))
    assert len(anchors) > 3
    assert all(f"{{#{anchor}}}" in page for anchor in anchors)
