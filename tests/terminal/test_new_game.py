"""`uogashi new-game` writes a game that passes the kit at once, or nothing at all."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.games.packages import announce, write_game
from tests.terminal.program import refused, uogashi
from uogashi.terminal.new_game import TEMPLATE


@pytest.fixture(scope="module")
def lantern(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """The folder, and the output."""
    folder = tmp_path_factory.mktemp("new")
    done = uogashi("new-game", "lantern", "--into", str(folder))
    assert done.returncode == 0, done.stderr
    return folder / "lantern", done.stdout


@pytest.fixture(autouse=True)
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes run the rules as they are, and the kit plays little: compiling takes its time."""
    monkeypatch.setenv("UOGASHI_INTERPRET", "1")
    monkeypatch.setenv("UOGASHI_KIT_EXAMPLES", "2")


def test_it_passes_the_kit_on_the_first_run(lantern: tuple[Path, str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=lantern[0],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert re.search(r"[5-9]\d passed", done.stdout)


def test_it_is_simulated_and_played_in_a_language_that_it_does_not_have(
    lantern: tuple[Path, str], tmp_path: Path
) -> None:
    announce(tmp_path, "lantern", "uogashi_lantern")
    path = os.pathsep.join((str(tmp_path), str(lantern[0]), os.environ["PYTHONPATH"]))
    done = uogashi("simulate", "lantern", "--players", "3", "--games", "4", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert "Lantern" in done.stdout
    typed = "3\n" * 20
    done = uogashi("play", "lantern", "--plain", "--no-confirm", "--lang", "nl", input=typed, PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert "takes 3; 0 left." in done.stdout


NAMES = ("round", "class", "stones", "turn", "taken")
"""Names of NumPy's, of Python's and of the template's own fields."""
ASK = """
import importlib, sys
for package in sys.argv[1:]:
    state = importlib.import_module(f"{package}.state").STATE
    print(state.itemsize - sum(state[name].itemsize for name in state.names))
"""


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, str]]:
    """Where games of these names are found, and how many bytes of padding each has: one process reports all."""
    folder = tmp_path_factory.mktemp("named")
    path = os.pathsep.join((str(folder), os.environ["PYTHONPATH"]))
    command = [sys.executable, "-c", ASK, *(write_game(folder, name).name for name in NAMES)]
    environment = {**os.environ, "PYTHONPATH": path, "UOGASHI_INTERPRET": "1"}
    padded = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return path, dict(zip(NAMES, padded.stdout.splitlines(), strict=True))


@pytest.mark.parametrize("name", NAMES)
def test_whatever_it_is_called_its_state_is_sound(name: str, named: tuple[str, dict[str, str]]) -> None:
    path, padded = named
    done = uogashi("simulate", name, "--players", "2", "--games", "2", PYTHONPATH=path)
    assert done.returncode == 0, done.stderr
    assert padded[name] == "0"


def test_all_that_is_left_to_do_is_named_and_stands_in_the_files(lantern: tuple[Path, str]) -> None:
    folder, said = lantern
    listed = re.findall(r"^  (\S+):(\d+)  \S", said, re.MULTILINE)
    assert len(listed) > 20
    for place, number in listed:
        assert "TODO: " in (folder / place).read_text(encoding="utf-8").splitlines()[int(number) - 1]
    written = [file for file in folder.rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    assert sum(file.read_text(encoding="utf-8").count("TODO: ") for file in written) == len(listed)
    assert said.splitlines()[-1].endswith("uogashi play lantern")


def test_nothing_of_the_template_s_name_is_left(lantern: tuple[Path, str]) -> None:
    for file in lantern[0].rglob("*"):
        assert "mygame" not in str(file.relative_to(lantern[0]))
        if file.suffix in (".py", ".toml", ".md", ".ftl", ".json", ".txt"):
            assert "mygame" not in file.read_text(encoding="utf-8").lower()


def test_its_style_is_ours(lantern: tuple[Path, str]) -> None:
    """Except the order of imports, which depends on where a game is."""
    command = [sys.executable, "-m", "ruff", "check", "--config", str(TEMPLATE.parent.parent / "pyproject.toml")]
    done = subprocess.run(
        [*command, "--extend-ignore", "I001", "."], cwd=lantern[0], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Lantern", "“Lantern” cannot be a game’s name"),
        ("my-game", "“my-game” cannot be a game’s name"),
        ("2048", "“2048” cannot be a game’s name"),
        ("../lantern", "“../lantern” cannot be a game’s name"),
        ("a" * 33, f"“{'a' * 33}” cannot be"),
        ("tsukiji", "there is already a game “tsukiji”"),
        ("help", "“help” is a word of Uogashi’s own messages"),
    ],
)
def test_a_bad_name_is_refused_and_nothing_is_written(name: str, why: str, tmp_path: Path) -> None:
    assert refused("new-game", name, "--into", str(tmp_path / "into")).startswith(why)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "lantern").mkdir()
    assert "already exists" in refused("new-game", "lantern", "--into", str(tmp_path))
    assert list((tmp_path / "lantern").iterdir()) == []


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "cannot write " in refused("new-game", "lantern", "--into", str(tmp_path / "file"))
