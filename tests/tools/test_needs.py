"""What tests need beside Python is asked for before they start, all of it at once."""

import re
from functools import partial
from pathlib import Path

import pytest

from tools import browser, debian, needs, postgresql

MAKEFILE = Path(needs.__file__).parent.parent / "Makefile"


@pytest.mark.parametrize(
    ("chromium", "fontconfig", "server", "packages"),
    [
        (None, False, None, "chromium-headless-shell fontconfig fonts-noto-core fonts-noto-cjk postgresql"),
        ("/usr/bin/chromium", True, None, "postgresql"),
        ("/usr/bin/chromium", False, Path("/usr/bin"), "fontconfig"),
        (None, True, Path("/usr/bin"), "chromium-headless-shell fontconfig fonts-noto-core fonts-noto-cjk"),
    ],
)
def test_one_command_is_named_for_all_that_is_missing(
    chromium: str | None,
    fontconfig: bool,
    server: Path | None,
    packages: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(debian, "may_install", lambda: False)
    monkeypatch.setattr(browser, "find_browser", lambda: chromium)
    monkeypatch.setattr(browser, "has_fontconfig", lambda: fontconfig)
    monkeypatch.setattr(postgresql, "find_programs", lambda: server)
    assert needs.main() == 1
    assert capsys.readouterr().err.splitlines()[0].endswith(f": sudo apt-get install {packages}")


def test_where_all_is_there_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(debian, "may_install", lambda: False)
    monkeypatch.setattr(browser, "find_browser", lambda: "/usr/bin/chromium")
    monkeypatch.setattr(browser, "has_fontconfig", lambda: True)
    monkeypatch.setattr(postgresql, "find_programs", lambda: Path("/usr/bin"))
    assert needs.main() == 0
    assert capsys.readouterr().err == ""


def note(done: list[str], name: str) -> int:
    done.append(name)
    return 0


def test_where_we_may_it_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(debian, "may_install", lambda: True)
    for tool in (browser, postgresql):
        monkeypatch.setattr(tool, "install", partial(note, done, tool.__name__.partition(".")[2]))
    assert needs.main() == 0
    assert done == ["browser", "postgresql"]


def test_make_test_asks_before_anything_else() -> None:
    recipe = re.search(r"^test:(.*)\n\t(.*)\n", MAKEFILE.read_text(), re.MULTILINE)
    assert recipe
    assert recipe[1].partition("##")[0].strip() == "", "what it depends on would run first"
    assert "-m tools.needs" in recipe[2]
