"""`make clean`: build results are deleted; compiled rules are listed, and deleted on request."""

import os
import subprocess
from pathlib import Path

import platformdirs
import pytest

from tools import clean
from uogashi.core import compile as compilation


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of this project, and a cache with compiled rules and other files."""
    project, cache = tmp_path / "project", tmp_path / "cache"
    for name in ("uogashi/__pycache__", ".venv/bin", "web/node_modules/svelte", "docs"):
        (project / name).mkdir(parents=True)
    for number in range(2):
        (cache / f"{number:016x}").mkdir(parents=True)
        (cache / f"{number:016x}" / clean.TAG).write_bytes(bytes(3_000_000))
    (cache / "photos").mkdir()
    (cache / ("f" * 16)).mkdir()
    monkeypatch.setattr(clean, "ROOT", project)
    monkeypatch.setenv("UOGASHI_CACHE", str(cache))
    return tmp_path


def test_it_deletes_what_was_made_and_tells_of_the_cache(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clean.main(cache=False) == 0
    assert sorted(path.relative_to(root / "project").as_posix() for path in (root / "project").rglob("*")) == [
        *("docs", "uogashi", "web"),
    ]
    said = capsys.readouterr().out
    assert said == f"Compiled rules stay in {root / 'cache'}, 6 MB: make clean CACHE=1 deletes them, too.\n"
    assert len(list((root / "cache").iterdir())) == 4


def test_it_deletes_compiled_rules_and_nothing_else_there(root: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert clean.main(cache=True) == 0
    assert capsys.readouterr().out == f"Deleted the compiled rules in {root / 'cache'}, 6 MB.\n"
    assert sorted(path.name for path in (root / "cache").iterdir()) == ["f" * 16, "photos"]
    assert clean.main(cache=True) == 0
    assert capsys.readouterr().out == ""


def test_an_environment_that_is_only_linked_to_stays(root: Path) -> None:
    (root / "shared").mkdir()
    (root / "project" / "build").symlink_to(root / "shared")
    clean.main(cache=False)
    assert (root / "shared").is_dir()
    assert not (root / "project" / "build").is_symlink()


@pytest.mark.parametrize("base", ["", "/somewhere"])
def test_it_looks_where_the_program_keeps_them(base: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", base)
    monkeypatch.delenv("UOGASHI_CACHE", raising=False)
    assert clean.cache_root() == compilation.wanted_root() == platformdirs.user_cache_path("uogashi") / "compiled"
    assert clean.TAG == compilation.TAG
    assert os.environ.get("UOGASHI_CACHE") is None


@pytest.mark.parametrize(("words", "deletes"), [([], False), (["CACHE=1"], True), (["CACHE=0"], False)])
def test_make_deletes_the_cache_only_when_it_is_told_to(words: list[str], deletes: bool) -> None:
    root = Path(clean.__file__).parent.parent
    done = subprocess.run(["make", "-n", "clean", *words], cwd=root, capture_output=True, text=True, check=True)
    assert ("--cache" in done.stdout) is deletes
