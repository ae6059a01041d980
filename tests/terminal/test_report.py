"""`uogashi report`: its files, in every language, the same whenever the same is asked for."""

import json
import os
import re
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.program import start_uogashi, uogashi
from uogashi.core.errors import Refusal
from uogashi.games import load_game
from uogashi.report.plots import COLOURS
from uogashi.terminal.arguments import read_arguments
from uogashi.terminal.main import PROGRAM
from uogashi.terminal.report import run_report
from uogashi.text import languages, texts
from uogashi.text.pseudo import PSEUDO

WORDS = ("report", "tsukiji", "--games", "40", "--bots", "random", "--variant")


def make(folder: Path, *words: str) -> Path:
    done = uogashi(*WORDS, "--folder", str(folder), *words)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"Report ready: open {folder / 'report.html'}\n"
    return folder


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make(tmp_path_factory.mktemp("report") / "new" / "folder")


def found(folder: Path) -> Any:
    return json.loads((folder / "report.json").read_text(encoding="utf-8"))


def test_the_files_of_a_report(folder: Path) -> None:
    names = {path.name for path in folder.iterdir()}
    pictures = set(re.findall(r"!\[[^]]+\]\(([^)]+)\)", (folder / "report.md").read_text(encoding="utf-8")))
    assert {"length.svg", "scores.svg", "wins.svg", "tsukiji-tickets.svg", "tsukiji-passes.svg"} <= pictures
    assert names == {"report.md", "report.html", "report.json"} | pictures


def test_the_numbers_are_all_there(folder: Path) -> None:
    report = found(folder)
    assert (report["format"], report["game"], report["seed"]) == ("uogashi-report", "tsukiji", "1")
    assert list(report["players"]) == ["2", "3", "4"]
    for players, each in report["players"].items():
        assert each["games"] == 40
        assert each["bots"] == ["random"] * int(players)
        assert len(each["places"]) == len(each["seats"]) == int(players)
        assert set(each["facts"]) == {kind.name for kind in load_game("tsukiji").facts}
        assert each["components"]["pass_income"] == 3


def test_the_pages_show_the_numbers(folder: Path) -> None:
    page = (folder / "report.md").read_text(encoding="utf-8")
    assert page.startswith("# Tsukiji: what 120 games show\n\nPlayed by `random`, seed `1`, rules version 1. Options: ")
    means = [each["sections"]["tickets"]["laid"]["values"]["+6"] for each in found(folder)["players"].values()]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in page.splitlines() if line.startswith("| +6")]
    assert rows[0] == ["+6", *(f"{mean:.2f}" for mean in means)]
    first = [each["places"][0]["share"] for each in found(folder)["players"].values()]
    (row,) = re.findall(r"\| wins by turn order.*\n.*\n(.*)\n", page)
    assert re.findall(r"([\d.]+)% \(", row) == [f"{100 * share:.1f}" for share in first]
    # Every table is a rectangle, even in its source.
    for table in re.findall(r"(?:^\|.*\|\n)+", page, re.MULTILINE):
        assert len({len(line) for line in table.splitlines()}) == 1


def test_the_html_file_needs_no_other(folder: Path) -> None:
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == page.count("</svg>") == len(list(folder.glob("*.svg"))) == page.count("<figure")
    for address in ("http", "//", "<img", "<link", "<script", "@import", "src="):
        assert address not in page
    assert set(re.findall(r"url\((.)", page)) <= {"#"}
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'(?:url\(|href=")#([^")]+)', page)) <= set(ids)
    assert "<td" in page
    assert '<html lang="en">' in page


def test_the_pictures_are_text_in_the_colours_of_the_house(folder: Path) -> None:
    page = (folder / "report.html").read_text(encoding="utf-8")
    body = page[page.index("<body>") :]
    assert not re.findall(r"#[0-9a-f]{6}\b", body)
    assert set(re.findall(r"var\(--([a-z0-9-]+)\)", body)) <= set(COLOURS.values())
    style = page[: page.index("</style>")]
    for name in COLOURS.values():
        assert style.count(f"--{name}:") == 2, f"{name} by day and by night"
    drawn = (folder / "tsukiji-tickets.svg").read_text(encoding="utf-8")
    assert drawn.startswith("<svg")
    assert ">annulment</text>" in drawn
    assert "<metadata" not in drawn


def test_the_same_report_byte_by_byte(folder: Path, tmp_path: Path) -> None:
    again = make(tmp_path / "again", "--workers", "2")
    for path in folder.iterdir():
        assert path.read_bytes() == (again / path.name).read_bytes(), path.name
    other = make(tmp_path / "other", "--seed", "2", "--players", "3")
    assert (other / "report.json").read_bytes() != (folder / "report.json").read_bytes()
    assert list(found(other)["players"]) == ["3"]


def test_only_the_player_counts_and_options_that_are_asked_for(tmp_path: Path) -> None:
    mine = tmp_path / "my.toml"
    mine.write_text("pass_income = 9\n")
    done = uogashi(
        *("report", "tsukiji", "--games", "10", "--players", "4", "--players", "2", "--players", "4"),
        *("--bots", "random", "--components", str(mine)),
        cwd=tmp_path,
    )
    assert done.returncode == 0, done.stderr
    report = found(tmp_path / "report-tsukiji")
    assert list(report["players"]) == ["2", "4"]
    assert report["players"]["4"]["components"]["pass_income"] == 9
    page = (tmp_path / "report-tsukiji" / "report.md").read_text(encoding="utf-8")
    assert f"Component values from `{mine}`." in page
    assert "Options: " not in page
    # Without the variant there are no special points, and the report says so.
    assert "## Special points\n\nHow often each bonus is earned" in page
    assert "This did not happen in these games." in page
    assert not (tmp_path / "report-tsukiji" / "tsukiji-bonuses.svg").exists()


@pytest.mark.parametrize("language", languages())
def test_a_report_speaks_the_language_asked_for(language: str, tmp_path: Path) -> None:
    values = read_arguments(PROGRAM, [*WORDS, "--folder", str(tmp_path), "--players", "3"]).values
    assert run_report(values, texts(language)) == 0
    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    say = texts(language)
    assert f"## {say.say('tsukiji-report-tickets')}\n" in page
    assert say.say("tsukiji-thing-annul") in (tmp_path / "tsukiji-tickets.svg").read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in (tmp_path / "report.html").read_text(encoding="utf-8")


def test_no_word_of_a_report_bypasses_the_catalogue(tmp_path: Path) -> None:
    values = read_arguments(PROGRAM, [*WORDS, "--folder", str(tmp_path), "--players", "3"]).values
    run_report(values, texts(PSEUDO))
    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    page = re.sub(r"`[^`]*`|\]\([^)]*\)", "", page)
    assert not re.findall(r"[A-Za-z]{2,}", page)
    for picture in tmp_path.glob("*.svg"):
        shown = re.findall(r"<text[^>]*>([^<]*)</text>", picture.read_text(encoding="utf-8"))
        assert shown
        assert not re.findall(r"[A-Za-z]{2,}", " ".join(shown)), picture.name


def test_without_matplotlib_it_is_said_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    values = read_arguments(PROGRAM, [*WORDS, "--folder", str(tmp_path / "none")]).values
    with pytest.raises(Refusal) as refused:
        run_report(values, texts())
    assert "make setup, or pip install matplotlib" in texts().explain(refused.value.message)
    assert not (tmp_path / "none").exists()


def cpu_seconds(pid: int) -> float:
    """What a process has worked so far, however busy the machine is."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_ctrl_c_ends_cleanly_with_a_report_of_what_was_played(folder: Path, tmp_path: Path) -> None:
    assert folder.exists(), "the rules are compiled by now"
    words = ["report", "tsukiji", "--games", "5000000", "--bots", "random", "--folder", str(tmp_path / "cut")]
    process = start_uogashi(*words)
    try:
        deadline = time.monotonic() + 60
        while not (tmp_path / "cut").exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        enough = cpu_seconds(process.pid) + 0.3  # a chunk of games takes a hundredth of that
        while cpu_seconds(process.pid) < enough and time.monotonic() < deadline:
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)
        _, err = process.communicate(timeout=60)
    finally:
        process.kill()
        process.communicate()
    assert (process.returncode, err) == (130, "uogashi: stopped; the report covers the games played so far\n")
    report = found(tmp_path / "cut")
    assert list(report["players"]) == ["2"]
    assert 0 < report["players"]["2"]["games"] < 5_000_000
