"""A game from elsewhere needs no change here: Quay is installed the usual way, and real processes play it.

Installed beside it are a broken game and one whose name is taken.
"""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import QUAY
from tests.games.packages import announce, write_game
from tests.server.running import RunningServer
from tests.terminal.program import uogashi
from uogashi.terminal.exits import BAD

BROKEN = "rules.py of the game “heap” has no “legal”"
CLASH = "two games are called “tsukiji”: the one from uogashi.games.tsukiji is used, the one from somebodys is ignored"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("elsewhere")
    shutil.copytree(QUAY, folder / "quay", ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--no-index", "--target", str(folder / "site"), str(folder / "quay")]
    subprocess.run(command, check=True, cwd=folder)
    rules = write_game(folder / "site", "heap") / "rules.py"
    rules.write_text(rules.read_text().replace("def legal(", "def allowed("))
    announce(folder / "site", "tsukiji", "somebodys")
    return folder / "site"


@pytest.fixture(autouse=True)
def installed(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes find it there; they run the rules as they are, because compiling takes its time."""
    paths = [str(site), *(path for path in os.environ["PYTHONPATH"].split(os.pathsep) if path != str(QUAY))]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("UOGASHI_INTERPRET", "1")


def said(*words: str, input: str | None = None) -> str:
    done = uogashi(*words, input=input)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_and_what_cannot_be_played_is_told() -> None:
    done = uogashi("games")
    assert [line.split()[0] for line in done.stdout.splitlines()[1:]] == ["market", "quay", "shopping", "tsukiji"]
    assert done.stderr.splitlines() == [f"uogashi: {BROKEN}", f"uogashi: {CLASH}"]


def test_the_doctor_names_what_is_broken() -> None:
    done = uogashi("doctor")
    assert done.returncode == BAD, done.stdout
    assert done.stdout.splitlines()[-1] == "Uogashi runs, but not every game here can be played."
    assert BROKEN in done.stdout
    assert CLASH in done.stdout


def test_the_broken_one_is_refused_and_help_asks_nobody() -> None:
    assert uogashi("simulate", "heap").stderr == f"uogashi: {BROKEN}\n"
    asked = "import sys; from uogashi.terminal.main import main; main(sys.argv[1:]); print(*sys.modules, sep='\\n')"
    done = subprocess.run([sys.executable, "-c", asked, "--help"], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "uogashi.text" in loaded
    assert not {"numba", "numpy", "uogashi_quay", "uogashi_heap"} & set(loaded)


def test_it_is_simulated_and_its_records_verify(tmp_path: Path) -> None:
    file = str(tmp_path / "quay.jsonl")
    told = said("simulate", "quay", "--players", "3", "--games", "5", "--bots", "greedy", "--records", file, "--json")
    assert json.loads(told)["games"] == 5
    assert "5" in said("record", "verify", file)
    assert "A crate worth" in said("record", "show", file)
    assert json.loads(said("record", "schema", "quay"))["properties"]["game"] == {"const": "quay"}


def test_it_is_played_in_the_terminal_in_every_language() -> None:
    typed = "\n".join(["0", "1", "2", "leave"] * 30)
    told = said("play", "quay", "--players", "2", "--plain", "--no-confirm", "--seed", "1", input=typed)
    assert "Quay. At the table:" in told
    assert "Round 5 of 5" in told
    assert "波止場" in said("play", "quay", "--players", "2", "--plain", "--lang", "ja", input="\n")


def test_its_rules_and_figures_are_shown() -> None:
    assert "The highest bidder may have the crate" in said("rules", "quay", "--plain")
    assert "rounds" in said("components", "quay")
    assert "Number of crates worth" in said("components", "quay", "--template")
    assert "wat je aan geld hebt" in said("rules", "quay", "--plain", "--lang", "nl")


def test_it_is_reported_on_though_nobody_goes_first(tmp_path: Path) -> None:
    said("report", "quay", "--players", "3", "--games", "30", "--folder", str(tmp_path / "report"))
    page = (tmp_path / "report" / "report.html").read_text(encoding="utf-8")
    assert "What a crate costs" in page
    (told,) = json.loads((tmp_path / "report" / "report.json").read_text())["players"].values()
    assert "places" not in told
    assert len(told["seats"]) == 3


def test_it_is_served_and_a_broken_one_is_left_out_with_a_line_in_the_log(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        aki = server.guest()
        assert [game["game"] for game in aki.get("/api/games")] == ["market", "quay", "shopping", "tsukiji"]
        assert aki.get("/api/games/quay/rules/nl")["title"] == "Quay"
        assert "quay-title = 碼頭" in aki.get("/api/games/quay/words/zh-Hant")["texts"]
        table = aki.post("/api/tables", {"game": "quay", "seats": ["me", "greedy"]})["id"]
        aki.take(table, 0)
        assert "bid 0" in aki.state(table, 0)["position"]["legal"]
        aki.move(table, 0, "bid 0")
        why = [json.loads(line).get("why") for line in server.log if "game left out" in line]
        assert why == [BROKEN, CLASH]
