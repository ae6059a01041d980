"""What is compiled again, and that processes which compile at once do not get into each other's way.

Two toy games, copies of Quay, in real processes.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests import QUAY
from uogashi.core.code_files import CodeFiles
from uogashi.core.compile import TAG
from uogashi.core.sources import PACKAGE

ASK = """
import importlib, os, random, sys, time
from uogashi.core import engine
from uogashi.core.facts import tell
from uogashi.core.match import SCRATCH, Match
replace = os.replace
os.replace = lambda *files, **more: (time.sleep(random.random() * seconds), replace(*files, **more))
games = {name: importlib.import_module(f"toys.{name}").GAME for name in sys.argv[1:]}
print("loaded", flush=True)
seconds = float(input())
for name, game in games.items():
    match = Match(game, ["a", "b"], {}, game.figures(2)[0])
    engine.begin(match.states, match.configs, 0, SCRATCH.logs)
    for numbers in ((1,), (1, 2)) if name == "quay" else ((1, 2), (1,)):
        tell(SCRATCH.logs[0], -1, 0, *numbers)
    hidden = match.hidden(0)[0]
    print(name, match.scores, match.winners, match.acting_bits, match.phase, hidden.money.tolist())
"""
"""Runs a few verbs of games, and generic code which one game needs in another order than the other.

Files can take their places late: that leaves others time to write the same, or to have read what is replaced.
"""
QUAYS = "quay [4, 4] [0, 1] 128 0 [4, 4, 0, 0, 0, 0]\n"
BARGES = "barge [104, 104] [0, 1] 128 0 [4, 4, 0, 0, 0, 0]\n"
BOTH = f"{BARGES}{QUAYS}"
SHOWN = ("board.py", "preview.py", "prompts.py", "story.py", "typed.py", "__init__.py")
"""Files of a game that nothing is compiled from."""


class Toys:
    """Two games in a folder, and their compiled code."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.cache = folder / "cache"
        for name in ("quay", "barge"):
            shutil.copytree(QUAY / "uogashi_quay", folder / "toys" / name)
            for file in (folder / "toys" / name).glob("*.py"):
                file.write_text(file.read_text().replace("uogashi_quay", f"toys.{name}"))
        # No two games have equal records, but a name is all that these differ by; and by what they are worth.
        self.edit("barge/state.py", "spare: Annotated[Int8s, 6]", "ballast: Annotated[Int8s, 6]")
        self.edit("barge/rules.py", "out[seat] = int(", "out[seat] = 100 + int(")

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
            # 1 compiles fastest of those whose code can be kept; of 0, most cannot.
            env={**bare, "PYTHONPATH": path, "UOGASHI_CACHE": str(self.cache), "NUMBA_OPT": "1"},
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ask(self, *names: str) -> str:
        (said,) = self.ask_at_once(names, late=0)
        return said

    def ask_at_once(self, *each: Sequence[str], late: float) -> list[str]:
        """Ask a process for each of these games: they start compiling when all are loaded.

        Files that one of them writes appear up to this many seconds late.
        """
        processes = [self.start(*names) for names in each]
        for process in processes:
            assert process.stdout is not None
            process.stdout.readline()  # it is loaded
        for process in processes:
            assert process.stdin is not None
            with suppress(BrokenPipeError):  # its error is tested below
                process.stdin.write(f"{late}\n")
                process.stdin.flush()
        ends = [(*process.communicate(), process.returncode) for process in processes]
        assert [warned for _, warned, code in ends if code] == []
        return [said for said, _, _ in ends]

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

    @contextmanager
    def as_before(self) -> Iterator[None]:
        """Whatever is written into the games in here is undone, for other tests."""
        files = [file for file in (self.folder / "toys").rglob("*") if file.suffix in (".py", ".ftl")]
        before = {file: file.read_bytes() for file in files}
        yield
        for file, content in before.items():
            file.write_bytes(content)


@dataclass
class Compiled:
    """Games that processes compiled at once where nothing was compiled yet, and their output and files."""

    toys: Toys
    said: list[str]
    owners: set[str]


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Compiled:
    toys = Toys(tmp_path_factory.mktemp("toys"))
    said = toys.ask_at_once(["barge"], ["quay"], ["barge", "quay"], late=0.3)
    return Compiled(toys, said, set(toys.code().values()))


@pytest.fixture
def toys(compiled: Compiled) -> Iterator[Toys]:
    """They are compiled once for all tests, which takes most of the time; each leaves them as they were."""
    with compiled.toys.as_before():
        yield compiled.toys


def test_games_that_are_compiled_at_once_are_all_right(compiled: Compiled) -> None:
    assert compiled.said == [BARGES, QUAYS, BOTH]
    assert compiled.owners == {"", "toys.barge", "toys.quay"}
    with compiled.toys.compiling():
        assert compiled.toys.ask("barge", "quay") == BOTH


def test_games_that_were_compiled_in_processes_of_their_own_stay_apart(tmp_path: Path) -> None:
    toys = Toys(tmp_path)
    assert toys.ask_at_once(["barge"], ["quay"], late=0) == [BARGES, QUAYS]
    with toys.compiling():
        assert toys.ask("barge", "quay") == BOTH
        assert toys.ask("quay", "barge") == f"{QUAYS}{BARGES}"


def test_a_changed_rule_compiles_its_game_and_nothing_else(toys: Toys) -> None:
    for shown in SHOWN:
        with (toys.folder / "toys" / "quay" / shown).open("a") as file:
            file.write("\nMORE = 1\n")
    toys.edit("quay/text/en.ftl", "quay", "Quay")
    with toys.compiling():
        assert toys.ask("barge", "quay") == BOTH
    toys.edit("quay/rules.py", "out[seat] = int(", "out[seat] = 1000 + int(")
    with toys.compiling("toys.quay"):
        assert toys.ask("barge", "quay") == BOTH.replace("quay [4, 4]", "quay [1004, 1004]")


def test_what_is_compiled_is_what_was_loaded(toys: Toys) -> None:
    """Whatever is written into the file meanwhile."""
    with toys.start("quay") as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "loaded\n"
        toys.edit("quay/rules.py", "out[seat] = int(", "out[seat] = 2000 + int(")
        said, warned = process.communicate("0\n")
        assert said == QUAYS, warned
    assert toys.ask("quay") == QUAYS.replace("quay [4, 4]", "quay [2004, 2004]")


def test_damaged_code_is_compiled_again(toys: Toys) -> None:
    files = sorted(file for file, owner in toys.code().items() if owner != "toys.barge")
    *damaged, blocked = files[:: len(files) // 5]
    for number, file in enumerate(damaged):
        content = file.read_bytes()
        ways = (b"", content[: len(content) // 2], content[:-9] + bytes(9), b"no code at all")
        file.write_bytes(ways[number % len(ways)])
    assert len(damaged) >= 4
    blocked.unlink()
    blocked.mkdir()  # can be neither read nor written
    assert toys.ask("quay") == QUAYS
    blocked.rmdir()
    whole = {file: file.read_bytes() for file in toys.code()}
    assert toys.ask("quay") == QUAYS
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
