"""Where compiled rules cannot be kept: one folder for the whole run, one warning, and nothing left behind."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from unittest.mock import Mock

import pytest

from tests.terminal.program import ENGLISH, games_folder, uogashi
from uogashi.core import compile as compilation
from uogashi.core.compile import TAG, CacheProblem, CacheWarning
from uogashi.core.errors import Refusal
from uogashi.games import game_names
from uogashi.terminal import doctor, warm
from uogashi.text import Texts

FAKE = """
import sys
from uogashi.terminal import warm
from uogashi.terminal.start import main
warm.compile_command = lambda game, failure: [sys.executable, "-c", {child!r}]
warm.INTERPRETED = False
sys.argv = ["uogashi", "warm"]
sys.exit(main())
"""
"""Warms with children that compile nothing, and loads no compiler itself, which would take longest."""
TELL = "import os; from uogashi.core.compile import cache_root; os.write(1, f'{cache_root()}\\n'.encode())"
WAIT = TELL + "; import time; time.sleep(300)"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "file"
    path.write_text("mine")
    return path


@pytest.fixture
def spare(tmp_path: Path) -> Path:
    """Where temporary folders go."""
    folder = tmp_path / "tmp"
    folder.mkdir()
    return folder


PLAY = """
import sys
from uogashi.terminal import warm
from uogashi.terminal.start import main
warm.INTERPRETED = False
{warm}
sys.exit(main())
"""
"""Plays with rules that are not compiled, though the program believes that they have to be."""
COLD = "warm.compile_command = lambda game, failure: [sys.executable, '-c', 'pass']"
BORROWED = "warm.is_warm = lambda game: True"
"""Nothing has to be compiled: the cache can be read, but not written."""


def environment(cache: Path, spare: Path) -> dict[str, str]:
    bare = {name: value for name, value in os.environ.items() if name != "UOGASHI_INTERPRET"}
    return {**bare, **ENGLISH, "UOGASHI_CACHE": str(cache), "TMPDIR": str(spare), "UOGASHI_GAMES": games_folder()}


def start(child: str, cache: Path, spare: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", FAKE.format(child=child)],
        env={**environment(cache, spare), "UOGASHI_INTERPRET": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("place", ["file", "file/below", "/proc/self", "/proc/self/below"])
def test_a_run_has_one_folder_and_one_warning_and_leaves_nothing(place: str, file: Path, spare: Path) -> None:
    cache = file.parent / place
    said, warned = start(TELL, cache, spare).communicate(timeout=60)
    folders = set(said.split())
    assert len(said.split()) == len(game_names())
    assert len(folders) == 1
    assert Path(folders.pop()).parent == spare
    (line,) = [line for line in warned.splitlines() if "UOGASHI_CACHE" in line]
    assert line.startswith(f"uogashi: cannot store compiled rules in {cache} (")
    assert line.endswith("set UOGASHI_CACHE to a folder you can write to")
    assert list(spare.iterdir()) == []
    assert file.read_text() == "mine"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_nothing_is_left_after_it_was_stopped(number: signal.Signals, file: Path, spare: Path) -> None:
    process = start(WAIT, file, spare)
    assert process.stdout is not None
    folder = Path(process.stdout.readline().strip())
    assert folder.is_dir()
    process.send_signal(number)
    _, warned = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert "Traceback" not in warned
    assert list(spare.iterdir()) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_nobody_goes_on_compiling_after_it_was_stopped(number: signal.Signals, tmp_path: Path, spare: Path) -> None:
    process = start(WAIT, tmp_path / "cache", spare)
    assert process.stdout is not None
    assert process.stdout.readline().strip() == str(tmp_path / "cache")
    process.send_signal(number)
    _, warned = process.communicate(timeout=60)  # ends when nobody is left who could write
    assert process.returncode == 128 + number
    assert "Traceback" not in warned


STOPPED = """
import os, signal, subprocess
start = subprocess.Popen.__init__
def start_and_be_stopped(*words, **settings):
    start(*words, **settings)
    os.kill(os.getpid(), signal.SIGTERM)
subprocess.Popen.__init__ = start_and_be_stopped
"""
"""The program is ended when it has started a process, but does not know it yet."""


def test_no_process_goes_on_that_was_being_started(file: Path, spare: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", STOPPED + FAKE.format(child=WAIT)],
        env={**environment(file, spare), "UOGASHI_INTERPRET": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    process.communicate(timeout=60)  # ends when nobody is left who could write
    assert process.returncode == 128 + signal.SIGTERM
    assert list(spare.iterdir()) == []


def read_until(process: subprocess.Popen[str], words: str) -> None:
    assert process.stdout is not None
    said = ""
    while words not in said:
        letter = process.stdout.read(1)
        assert letter, said
        said += letter


@pytest.mark.parametrize(
    ("state", "number", "asks"),
    [
        (COLD, signal.SIGHUP, ""),
        (BORROWED, signal.SIGTERM, ""),
        (COLD, signal.SIGINT, "Type a file name to save"),
    ],
    ids=["closed", "ended", "Ctrl-C twice"],
)
def test_nothing_is_left_after_play(state: str, number: signal.Signals, asks: str, file: Path, spare: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-c", PLAY.format(warm=state), "play", "tsukiji", "--seed", "1", "--players", "2"],
        env={**environment(file, spare), "UOGASHI_INTERPRET": "1"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write("4\n")
    process.stdin.flush()
    read_until(process, "Place a ticket on lot 2")
    read_until(process, "▸")
    assert len(list(spare.iterdir())) == 1
    process.send_signal(number)
    if asks:
        read_until(process, asks)
        process.send_signal(number)
    _, warned = process.communicate(timeout=60)
    assert process.returncode == 128 + number
    assert "Traceback" not in warned
    assert list(spare.iterdir()) == []


def test_the_doctor_says_that_it_is_not_well(file: Path, spare: Path) -> None:
    done = uogashi("doctor", cwd=None, input=None, **environment(file / "below", spare))
    assert done.returncode == 1
    assert f"not ok   cannot store compiled rules in {file / 'below'} (Not a directory)" in done.stdout
    assert done.stdout.endswith("Something Uogashi needs is missing or broken.\n")
    assert done.stderr == ""
    assert list(spare.iterdir()) == []


def examined(monkeypatch: pytest.MonkeyPatch, problem: Callable[[], CacheProblem | None]) -> tuple[bool, list[str]]:
    """What the doctor says about the compiled rules of a user who has this problem."""
    said: list[str] = []
    monkeypatch.setattr(compilation, "INTERPRETED", False)
    monkeypatch.setattr(compilation, "cache_problem", problem)
    well = doctor.examine_rules(lambda ok, sentence: said.append(f"{'ok' if ok else 'not ok'}: {sentence}"), Texts())
    return well, said


def test_the_doctor_says_it_too_where_not_even_a_temporary_folder_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> None:
        raise Refusal("cache-nowhere", folder="/mine", why="No space left")

    well, (line,) = examined(monkeypatch, nowhere)
    assert not well
    assert line.startswith("not ok: cannot store compiled rules in /mine (No space left) or in a temporary folder")


@pytest.mark.parametrize("complete", [True, False])
def test_the_doctor_knows_rules_that_can_be_read_but_not_added_to(
    complete: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm, "is_warm", lambda game: complete or game != game_names()[0])
    well, said = examined(monkeypatch, lambda: CacheProblem(Path("/mine"), "Read-only file system"))
    assert well is complete
    if complete:
        assert said[:-1] == [f"ok: the rules of {Texts().say(f'{game}-title')} are compiled" for game in game_names()]
        assert said[-1] == (
            "ok: compiled rules are read from /mine; it is not writable (Read-only file system), "
            "which is fine until the program changes"
        )
    else:
        assert len(said) == 1
        assert "so every start compiles them again" in said[0]


@pytest.mark.parametrize("sources", [True, False])
def test_the_doctor_asks_for_tools_only_where_there_is_work_for_them(
    sources: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "SOURCES", sources)
    monkeypatch.setattr(doctor, "installed", lambda package: None)
    doctor.examine({}, Texts())
    said = capsys.readouterr().out
    assert ("pytest" in said) is ("make setup" in said) is sources
    assert "pip install polars" in said


@pytest.fixture
def fresh(spare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a process that has not looked for its cache yet."""
    monkeypatch.setattr(compilation, "_problem", None)
    monkeypatch.setattr("tempfile.tempdir", str(spare))
    monkeypatch.setenv("UOGASHI_CACHE", "")


@pytest.mark.usefixtures("fresh")
def test_a_full_disk_is_no_place(tmp_path: Path, spare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = compilation.why_unwritable
    monkeypatch.setenv("UOGASHI_CACHE", str(tmp_path / "full"))
    monkeypatch.setattr(
        compilation, "why_unwritable", lambda folder: "No space left" if folder.name == "full" else real(folder)
    )
    with pytest.warns(CacheWarning, match="so every start compiles them again: make room there, or set UOGASHI_CACHE"):
        assert compilation.cache_root.__wrapped__().parent == spare
    assert compilation._problem == CacheProblem(tmp_path / "full", "No space left")


@pytest.mark.usefixtures("fresh")
def test_if_there_is_no_room_anywhere_it_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UOGASHI_CACHE", str(tmp_path / "full"))
    monkeypatch.setattr(compilation, "why_unwritable", lambda folder: "No space left")
    with pytest.raises(Refusal) as refused:
        compilation.cache_root.__wrapped__()
    assert refused.value.message.id == "cache-nowhere"


def test_a_file_of_the_size_of_what_is_written_tells_of_a_full_disk(tmp_path: Path) -> None:
    """A limit on the size of files simulates a disk without room: what counts is whether bytes can be written."""
    code = (
        "import resource, sys; from pathlib import Path; from uogashi.core.compile import why_unwritable\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)); print(why_unwritable(Path(sys.argv[1])))"
    )
    done = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert done.stdout == "File too large\n"


@pytest.mark.usefixtures("fresh")
def test_what_is_compiled_already_is_read_from_where_nothing_can_be_added(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = [tmp_path / "stored" / f"{number:016x}" for number in range(2)]  # of generic code and of a game
    for folder in folders:
        (folder / "arena_1").mkdir(parents=True)
        (folder / TAG).touch()
        (folder / "game.warm").touch()
        (folder / "arena_1" / "code.nbc").write_text("compiled")
    (tmp_path / "stored" / "photos").mkdir()
    root = compilation.temporary_root(CacheProblem(tmp_path / "stored", "Read-only file system"))
    assert {folder.name for folder in root.iterdir()} == {folder.name for folder in folders}
    for folder in folders:
        assert (root / folder.name / "arena_1" / "code.nbc").read_text() == "compiled"
        assert (root / folder.name / "game.warm").exists()
    assert os.environ["UOGASHI_CACHE"] == str(root)
    # Nobody is warned of that before something has to be compiled all the same.
    problem = CacheProblem(tmp_path / "stored", "Read-only file system")
    monkeypatch.setattr(compilation, "_problem", problem)
    cache = compilation.SourceCache(test_what_is_compiled_already_is_read_from_where_nothing_can_be_added)
    monkeypatch.setattr(cache, "cache_for", lambda signature: Mock())
    with pytest.warns(CacheWarning, match="cannot store compiled rules in"):
        cache.save_overload(None, None)
    cache.save_overload(None, None)  # shown once
    compilation.remove_temporary(root, os.getpid() + 1)
    assert root.is_dir(), "another process than the one that made it"
    before = signal.getsignal(signal.SIGINT)
    compilation.remove_temporary(root, os.getpid())
    signal.signal(signal.SIGINT, before)
    assert not root.exists()
    for folder in folders:
        assert (folder / "arena_1" / "code.nbc").read_text() == "compiled"


def test_a_script_is_warned_once_and_what_it_left_behind_goes_with_the_next(file: Path, spare: Path) -> None:
    """Nobody deals with signals in a script: its folder stays until another run needs one."""
    code = (
        "import os, uogashi.games; from uogashi.core.compile import cache_root, cache_folder\n"
        "cache_folder(); cache_root.cache_clear(); os.environ['UOGASHI_CACHE'] = os.sys.argv[1]; cache_root()\n"
        "os.kill(os.getpid(), 9)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(file)],
        env=environment(file, spare),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == -signal.SIGKILL
    assert done.stderr.count(f"CacheWarning: cannot store compiled rules in {file} (") == 1
    assert done.stderr.count("set UOGASHI_CACHE to a folder you can write to") == 1
    left = list(spare.iterdir())
    assert left
    running, unknown, linked = (spare / f"{TAG}-{name}" for name in (f"{os.getpid()}-a", "mine", "999999999-link"))
    running.mkdir()
    unknown.mkdir()
    linked.symlink_to(unknown)
    start(TELL, file, spare).communicate(timeout=60)
    assert sorted(spare.iterdir()) == sorted([running, unknown, linked])
