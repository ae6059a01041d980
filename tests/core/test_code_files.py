"""What is compiled again, and that processes which compile at once do not get into each other's way.

Two toy games, copies of Quay, in real processes.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import QUAY
from uogashi.core.code_files import CodeFiles
from uogashi.core.compile import TAG
from uogashi.core.sources import PACKAGE

ASK = """
import importlib, sys
from uogashi.core.match import Match
for name in sys.argv[1:]:
    print(name, Match.new(importlib.import_module(f"toys.{name}").GAME, ["a", "b"], seed="1").scores)
"""
BOTH = "barge [4, 4]\nquay [4, 4]\n"


class Toys:
    """Two games in a folder, and what is compiled of them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        for name in ("quay", "barge"):
            shutil.copytree(QUAY / "uogashi_quay", folder / "toys" / name)
            for file in (folder / "toys" / name).glob("*.py"):
                file.write_text(file.read_text().replace("uogashi_quay", f"toys.{name}"))
        # No two games have equal records.
        self.edit("barge/state.py", "spare: Annotated[Int8s, 6]", "spare: Annotated[Int8s, 14]")

    def edit(self, name: str, old: str, new: str) -> None:
        file = self.folder / "toys" / name
        text = file.read_text()
        assert old in text
        file.write_text(text.replace(old, new))

    def start(self, *names: str) -> subprocess.Popen[str]:
        path = os.pathsep.join([str(self.folder), str(PACKAGE.parent)])
        bare = {name: value for name, value in os.environ.items() if name != "UOGASHI_INTERPRET"}
        return subprocess.Popen(
            [sys.executable, "-c", ASK, *names],
            env={**bare, "PYTHONPATH": path, "UOGASHI_CACHE": str(self.cache), "NUMBA_OPT": "0"},
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ask(self, *names: str) -> str:
        return finish(self.start(*names))

    def code(self) -> dict[Path, str]:
        """All compiled code, and whose it is."""
        files = self.cache.rglob("*.nbc")
        return {file: (self.cache / file.relative_to(self.cache).parts[0] / TAG).read_text() for file in files}

    @contextmanager
    def compiling(self, *owners: str) -> Iterator[None]:
        """Just these get new code in here."""
        before = self.code()
        yield
        assert {owner for file, owner in self.code().items() if file not in before} == set(owners)


def finish(process: subprocess.Popen[str]) -> str:
    said, warned = process.communicate()
    assert process.returncode == 0, warned
    return said


@pytest.fixture
def toys(tmp_path: Path) -> Toys:
    return Toys(tmp_path)


def test_a_changed_rule_compiles_its_game_and_nothing_else(toys: Toys) -> None:
    with toys.compiling("", "toys.barge", "toys.quay"):
        assert toys.ask("barge", "quay") == BOTH
    for shown in ("board.py", "preview.py", "prompts.py", "story.py", "typed.py", "__init__.py"):
        with (toys.folder / "toys" / "quay" / shown).open("a") as file:
            file.write("\nMORE = 1\n")
    toys.edit("quay/text/en.ftl", "quay", "Quay")
    with toys.compiling():
        assert toys.ask("barge", "quay") == BOTH
    toys.edit("quay/rules.py", "out[seat] = int(", "out[seat] = 1000 + int(")
    with toys.compiling("toys.quay"):
        assert toys.ask("barge", "quay") == "barge [4, 4]\nquay [1004, 1004]\n"


def test_games_that_are_compiled_at_once_are_all_right(toys: Toys) -> None:
    processes = [toys.start(*names) for names in (["barge"], ["quay"], ["barge", "quay"])]
    assert [finish(process) for process in processes] == ["barge [4, 4]\n", "quay [4, 4]\n", BOTH]
    with toys.compiling():
        assert toys.ask("barge", "quay") == BOTH


def test_damaged_code_is_compiled_again(toys: Toys) -> None:
    said = toys.ask("quay")
    files = sorted(toys.code())
    *damaged, blocked = files[:: len(files) // 5]
    for number, file in enumerate(damaged):
        content = file.read_bytes()
        ways = (b"", content[: len(content) // 2], content[:-9] + bytes(9), b"no code at all")
        file.write_bytes(ways[number % len(ways)])
    assert len(damaged) >= 4
    blocked.unlink()
    blocked.mkdir()  # can be neither read nor written
    assert toys.ask("quay") == said
    blocked.rmdir()
    whole = {file: file.read_bytes() for file in toys.code()}
    assert toys.ask("quay") == said
    assert {file: file.read_bytes() for file in whole} == whole, "what was mended is used"


def test_code_under_a_wrong_name_is_not_believed(tmp_path: Path) -> None:
    files = CodeFiles(tmp_path, "chance.start_stream")
    assert files.load("market") is None
    files.save("market", ["code of the market"])
    files.save("shopping", ["code of shopping"])
    assert files.load("market") == ["code of the market"]
    files.file("market").write_bytes(files.file("shopping").read_bytes())
    assert files.load("market") is None
    assert files.load("shopping") == ["code of shopping"]
    assert len(list(tmp_path.iterdir())) == 2, "nothing is left of writing"
