"""The command line, driven as a person would: real processes, their output and their exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import polars
import pytest

from tests.terminal.program import refused, uogashi
from uogashi.core.compile import TAG
from uogashi.core.record import verify
from uogashi.games import game_names, load_game
from uogashi.server.web import client
from uogashi.terminal import doctor, warm
from uogashi.text import texts

# --- help and errors ---


def test_help_lists_every_command_and_loads_no_compiler() -> None:
    done = uogashi("--help")
    assert done.returncode == 0
    for command in ("games", "components", "simulate", "report", "play", "rules", "record", "doctor", "warm"):
        assert command in done.stdout
    code = "import sys; from uogashi.terminal.main import main; main(['--help']); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0
    assert uogashi().stdout == done.stdout


@pytest.mark.parametrize(
    "words",
    [
        ("games",),
        ("components",),
        ("simulate",),
        ("report",),
        ("play",),
        ("rules",),
        ("record",),
        ("record", "show"),
        ("record", "verify"),
        ("record", "schema"),
        ("serve",),
        ("host",),
        *(("host", name) for name in ("list", "show", "close", "remove", "rename", "ban", "vacuum", "backup")),
        ("doctor",),
        ("warm",),
    ],
)
def test_every_command_has_help(words: tuple[str, ...]) -> None:
    done = uogashi(*words, "--help")
    assert done.returncode == 0
    assert " ".join(("uogashi", *words)) in done.stdout
    assert done.stderr == ""


def test_version() -> None:
    assert uogashi("--version").stdout.startswith("uogashi 0.")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["sumulate"], "unknown command “sumulate”; did you mean “simulate”?"),
        (["fish"], "unknown command “fish”; run uogashi --help for a list"),
        (["record", "xyz"], "unknown command “xyz”; run uogashi record --help for a list"),
        (["record"], "no command given; run uogashi record --help for a list"),
        (["record", "show"], "record show needs FILE; run uogashi record show --help for details"),
        (["simulate"], "simulate needs GAME; run uogashi simulate --help for details"),
        (["simulate", "chess"], f"unknown game “chess”; available: {', '.join(game_names())}"),
        (["simulate", "tsukiji", "--gmes", "3"], "simulate has no option --gmes; did you mean --games?"),
        (["simulate", "tsukiji", "--games"], "--games needs a value"),
        (["simulate", "tsukiji", "--rules", "9"], "Tsukiji has no rules version 9; available: 1"),
        (["play", "tsukiji", "--rules", "0"], "Tsukiji has no rules version 0; available: 1"),
        (["components", "tsukiji", "--rules", "x"], "Tsukiji has no rules version x; available: 1"),
        (["simulate", "tsukiji", "--games", "--json"], "--games needs a value"),
        (["simulate", "tsukiji", "--games", "ten"], "--games needs a whole number, not “ten”"),
        (["simulate", "tsukiji", "--seed="], "--seed needs a value"),
        (["simulate", "tsukiji", "--games", "9" * 24], f"--games must be at most 1000000000000, not {'9' * 24}"),
        (
            ["simulate", "tsukiji", "--seed", "a\nb"],
            r"invalid seed “a\nb”: use one or more printable characters",
        ),
        (
            ["simulate", "tsukiji", "--bots", "random:99999999999"],
            "“random:99999999999” is not a bot: use a name such as random, or random:3 for three seats",
        ),
        (["simulate", "tsukiji", "--games", "1.5"], "--games needs a whole number, not “1.5”"),
        (["simulate", "tsukiji", "--games", "0"], "--games must be at least 1, not 0"),
        (["simulate", "tsukiji", "--games=-1"], "--games must be at least 1, not -1"),
        (["simulate", "tsukiji", "--workers", "5000"], "--workers must be at most 1024, not 5000"),
        (["simulate", "tsukiji", "--players", "5"], "Tsukiji is for 2 to 4 players, not 5"),
        (
            ["simulate", "tsukiji", "--bots", "master"],
            "unknown bot “master”; available: random, greedy, or your own as FILE.py:FUNCTION",
        ),
        (
            ["simulate", "tsukiji", "--bots", "random:3"],
            "3 bots for 4 seats: name one for all, or one for each",
        ),
        (["simulate", "tsukiji", "--json=1"], "--json takes no value"),
        (["simulate", "tsukiji", "--seed", "1", "--seed", "2"], "--seed was given twice"),
        (["simulate", "tsukiji", "extra"], "simulate: unexpected argument “extra”"),
        (["simulate", "tsukiji", "--option", "fast"], "an option is NAME=VALUE, not “fast”"),
        (["simulate", "tsukiji", "--option", "fast=1"], "unknown option “fast”; available: special_points"),
        (
            ["simulate", "tsukiji", "--option", "special_points=lucky"],
            'special_points must be true, false or a list of diversified, specialised, popular, safe, not ["lucky"]',
        ),
        (["simulate", "tsukiji", "--components", "none.toml"], "file not found: none.toml"),
        (
            ["simulate", "tsukiji", "--table", "out.csv"],
            "--table writes Parquet: name a file that ends in .parquet, not out.csv",
        ),
        (
            ["simulate", "tsukiji", "--records", "x.parquet", "--table", "./x.parquet"],
            "--records and --table cannot be the same file",
        ),
        (["simulate", "tsukiji", "--records", "no/where"], "cannot write no/where: No such file or directory"),
        (["report"], "report needs GAME; run uogashi report --help for details"),
        (["report", "tsukiji", "--players", "3", "--players", "5"], "Tsukiji is for 2 to 4 players, not 5"),
        (["report", "tsukiji", "--bots", "greedy,random:2"], "3 bots for 2 seats: name one for all, or one for each"),
        (["report", "tsukiji", "--components", "none.toml"], "file not found: none.toml"),
        (["report", "tsukiji", "--option", "fast=1"], "unknown option “fast”; available: special_points"),
        (["report", "tsukiji", "--folder", "/dev/null/x"], "cannot write /dev/null/x: Not a directory"),
        (["record", "show", "none.jsonl"], "file not found: none.jsonl"),
        (["record", "verify", "none.jsonl"], "file not found: none.jsonl"),
        (["components", "tsukiji", "--players", "7"], "Tsukiji is for 2 to 4 players, not 7"),
        (["play", "tsukiji", "--players", "1"], "Tsukiji is for 2 to 4 players, not 1"),
    ],
)
def test_errors_are_one_clear_sentence(words: list[str], sentence: str) -> None:
    assert refused(*words) == sentence


@pytest.mark.parametrize("language", ["en", "zh-Hant"])
@pytest.mark.parametrize("game", game_names())
def test_components_are_told_in_words(game: str, language: str) -> None:
    done = uogashi("components", game, "--lang", language)
    assert done.returncode == 0, done.stderr
    assert not set("{}[]'\"") & set(done.stdout)
    assert "None" not in done.stdout


def test_every_card_of_a_store_has_a_row_with_where_it_comes_from() -> None:
    lines = [line.split() for line in uogashi("components", "shopping", "--players", "2").stdout.splitlines()]
    assert ["cards", "15", "at", "B3", "C3,", "washer", "1", "rulebook"] in lines
    assert ["crab_bag", "4", "6", "rulebook"] in lines
    assert ["over_stack", "100", "deduced,", "assumed"] in lines
    own = ["--components", str(load_game("shopping").folder / "maps" / "corner-shop.toml")]
    lines = [line.split() for line in uogashi("components", "shopping", "--players", "2", *own).stdout.splitlines()]
    assert ["cards", "1", "at", "A1,", "bag", "tuna", "our", "own"] in lines


@pytest.mark.parametrize(
    ("game", "option", "read"),
    [
        ("shopping", "end=at-once", "at-once"),
        ("shopping", "end=even", "even"),
        ("shopping", 'end="round"', "round"),
        ("shopping", "dexterity=true", True),
        ("shopping", "turn_limit=7", 7),
        ("tsukiji", "special_points=popular", ["popular"]),
        ("tsukiji", "special_points=safe, popular", ["popular", "safe"]),
        ("tsukiji", 'special_points=["safe"]', ["safe"]),
        ("tsukiji", "special_points=false", []),
        ("tsukiji", "special_points=", []),
        ("market", "fish_markets=squid,tuna", ["mackerel", "squid", "tuna"]),
        ("market", "fish_markets=squid", ["mackerel", "squid"]),
        ("market", "fish_markets=5", 5),
        ("market", "extra_markets=bank", ["ships", "bank"]),
        ("market", "turn_limit=3", 3),
    ],
)
def test_an_option_is_json_a_list_with_commas_or_a_word(game: str, option: str, read: object) -> None:
    done = uogashi("simulate", game, "--players", "2", "--games", "1", "--json", "--option", option)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["options"][option.partition("=")[0]] == read


@pytest.mark.parametrize(
    ("game", "option", "sentence"),
    [
        ("shopping", "end=late", 'end must be one of at-once, even, round, not "late"'),
        ("shopping", "end=at-once,even", 'end must be one of at-once, even, round, not ["at-once", "even"]'),
        ("shopping", "dexterity=yes", 'dexterity must be true or false, not "yes"'),
        ("shopping", "turn_limit=many", 'turn_limit must be a number from 1 to 200, not "many"'),
    ],
)
@pytest.mark.parametrize("command", ["simulate", "play", "report"])
def test_another_word_is_refused_as_it_was_given(command: str, game: str, option: str, sentence: str) -> None:
    assert refused(command, game, "--players", "2", "--option", option) == sentence


def test_play_takes_a_word_as_simulate_does() -> None:
    done = uogashi("play", "shopping", "--players", "2", "--plain", "--option", "end=round", input="quit\n")
    assert done.returncode == 0, done.stderr


RECOMMENDED = (
    "Recommended with two players: after the round. If the game ends at once, the first player can force a win."
    " To play this way: --option end=even"
)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "2"], True),
        (["--players", "2", "--hotseat", "2"], True),
        (["--players", "3"], False),
        (["--players", "2", "--option", "end=even"], False),
        (["--players", "2", "--option", "end=at-once"], False),
        (["--players", "2", "--variant"], False),
        (["--players", "2", "--rules", "1"], False),
    ],
)
def test_play_tells_what_a_game_recommends_to_so_many_players_unless_they_have_chosen(
    words: list[str], said: bool
) -> None:
    done = uogashi("play", "shopping", "--plain", *words, input="quit\n")
    assert done.returncode == 0, done.stderr
    assert (done.stdout.splitlines()[0] == RECOMMENDED) == said
    assert ("Recommended" in done.stdout) == said


@pytest.mark.parametrize("value", ["[" * 5000, "9" * 5000, "x" * 5000])
def test_endless_values_are_one_sentence_too(value: str) -> None:
    assert refused("simulate", "tsukiji", "--option", f"special_points={value}").startswith("special_points must be")
    assert refused("simulate", "tsukiji", "--components", value).startswith(("cannot read " + value)[:100])
    assert refused(value).startswith("unknown command")


def test_a_wrong_components_file_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("# mine\npass_income = 4\n\n[players.4]\ndeck = { takusan = 9 }\n")
    sentence = refused("simulate", "tsukiji", "--components", str(path))
    assert sentence == f"{path}:5: the deck has 107 cards; 7 rounds of 5 lots need exactly 105"
    assert refused("components", "tsukiji", "--players", "4", "--components", str(path)) == sentence


def test_a_components_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    assert refused("components", "tsukiji", "--components", str(tmp_path)).startswith(f"cannot read {tmp_path}: ")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    assert refused("components", "tsukiji", "--components", str(binary)).startswith(f"cannot read {binary}: ")


# --- games and components ---


def test_games_lists_them_all_and_whose_they_are() -> None:
    done = uogashi("games")
    assert done.returncode == 0
    assert [line.split()[0] for line in done.stdout.splitlines()[1:]] == list(game_names())
    assert "Leandro Pires (Redbox)" in done.stdout


def test_components_prints_figure_value_and_where_from() -> None:
    done = uogashi("components", "tsukiji", "--players", "3")
    rows = [line.split() for line in done.stdout.splitlines()]
    assert ["prices", "1–2", "12", "9", "deduced"] in rows
    assert ["prices", "3–4", "6", "3", "a", "review"] in rows
    assert ["modifiers", "4", "2", "0", "-1", "deduced"] in rows
    assert ["deck.yakuza", "6", "assumed"] in rows
    assert ["maguro", "3", "12", "rulebook"] in rows
    assert ["track", "60", "rulebook"] in rows


def test_components_of_all_player_counts_as_json() -> None:
    found = json.loads(uogashi("components", "tsukiji", "--json").stdout)
    assert set(found) == {"2", "3", "4"}
    assert found["2"]["components"] == load_game("tsukiji").figures(2)[0]
    assert found["3"]["from"]["prices"] == ["deduced", "deduced", "review", "review"]


def test_an_override_shows_where_its_figures_come_from(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("pass_income = 4\n")
    found = json.loads(uogashi("components", "tsukiji", "--json", "--components", str(path)).stdout)
    assert found["4"]["components"]["pass_income"] == 4
    assert found["4"]["from"]["pass_income"] == str(path)


# --- simulate ---


def test_simulate_prints_speed_scores_and_wins() -> None:
    done = uogashi("simulate", "tsukiji", "--players", "3", "--games", "300", "--seed", "7")
    assert done.returncode == 0
    assert "300 games of Tsukiji, 3 players, seed 7" in done.stdout
    assert "decisions per second" in done.stdout
    assert done.stdout.count("random") == 3
    assert "\x1b" not in done.stdout


def test_simulate_json_is_one_object_with_everything() -> None:
    done = uogashi("simulate", "tsukiji", "--players", "2", "--games", "200", "--json", "--variant")
    summary = json.loads(done.stdout)
    assert summary["games"] == 200
    assert summary["games_per_second"] > 0
    assert summary["decisions_per_second"] > summary["games_per_second"]
    assert [score["seat"] for score in summary["scores"]] == [0, 1]
    assert sum(win["wins"] for win in summary["wins"]) == pytest.approx(200)
    assert all(win["low"] <= win["share"] <= win["high"] for win in summary["wins"])
    assert summary["options"] == {"special_points": ["diversified", "specialised", "popular", "safe"]}


def test_simulate_with_every_option(tmp_path: Path) -> None:
    components = tmp_path / "my.toml"
    components.write_text("pass_income = 9\n")
    records, table = tmp_path / "r.jsonl", tmp_path / "t.parquet"
    words = ["--players", "4", "--games", "600", "--seed", "spring", "--bots", "random:3,random"]
    words += ["--option", "special_points=popular,safe", "--components", str(components)]
    files = ["--records", str(records), "--table", str(table)]
    done = uogashi("simulate", "tsukiji", *words, *files, "--workers", "2", "--json")
    assert done.returncode == 0, done.stderr
    lines = records.read_bytes().splitlines()
    assert len(lines) == 600 == polars.read_parquet(table).height
    record = msgspec.json.decode(lines[42])
    verify(record, load_game)
    assert record["seed"] == "spring/42"
    assert record["options"] == {"special_points": ["popular", "safe"]}
    assert record["components"]["pass_income"] == 9
    alone = uogashi("simulate", "tsukiji", *words, "--json")
    assert json.loads(alone.stdout)["scores"] == json.loads(done.stdout)["scores"]


# --- records ---


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "r.jsonl"
    uogashi("simulate", "tsukiji", "--players", "3", "--games", "5", "--seed", "7", "--records", str(path), "--variant")
    return path


def test_verify_accepts_good_records(records: Path) -> None:
    done = uogashi("record", "verify", str(records), str(records))
    assert (done.returncode, done.stdout, done.stderr) == (0, "10 games checked, all valid\n", "")


def test_verify_names_file_game_move_and_what_was_expected(records: Path, tmp_path: Path) -> None:
    games = [json.loads(line) for line in records.read_text().splitlines()]
    games[1]["moves"][2] = [0, "ticket 9"]
    games[3]["result"]["scores"][0] += 1
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([*map(json.dumps, games), "{nonsense", ""]))
    done = uogashi("record", "verify", str(bad), str(records))
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    assert lines[0].startswith(f"{bad}: game 2: move 3: “ticket 9” is not a valid decision; possible now: ticket")
    assert lines[1].startswith(f"{bad}: game 4: “scores” must be [")
    assert lines[2].startswith(f"{bad}: game 6: not valid JSON")
    assert lines[3] == "11 games checked, 3 invalid"
    assert done.stderr == ""


def test_verify_reads_a_single_record_over_many_lines(records: Path, tmp_path: Path) -> None:
    pretty = tmp_path / "one.json"
    pretty.write_text(json.dumps(json.loads(records.read_text().splitlines()[0]), indent=2))
    assert uogashi("record", "verify", str(pretty)).returncode == 0
    empty = tmp_path / "empty.jsonl"
    empty.write_text("\n")
    done = uogashi("record", "verify", str(empty))
    assert done.returncode == 1
    assert "the file contains no record" in done.stdout


HOSTILE = [
    ({"game": "tsukiji/"}, "unknown game “tsukiji/”"),
    ({"game": "x" * 5000}, "unknown game “xxx"),
    ({"format": "y" * 5000}, "the format is “yyy"),
    ({"moves": [[10**30, "pass"]]}, "there is no seat 1000"),
    ({"moves": [[0, "z" * 5000]]}, "“zzz"),
    ({"moves": [[0, "pass\nor\x1b[31m not"]]}, r"“pass\nor\x1b[31m not” is not a valid decision"),
    ({"seed": "s" * 5000}, "seed “sss"),
    ({"setup": None}, "the setup must have exactly these keys"),
    ({"components": {"track": 10**40}}, "component “prices” is missing"),
    ({"result": None}, "the game is over and its result must be"),
    ({"result": {"scores": None, "winners": [99]}}, "“scores” must be"),
]


@pytest.mark.parametrize(("changes", "sentence"), HOSTILE)
def test_a_hostile_record_stops_neither_verify_nor_show(
    records: Path, tmp_path: Path, changes: dict[str, object], sentence: str
) -> None:
    good = records.read_text().splitlines()[0]
    bad = tmp_path / "bad.jsonl"
    bad.write_text("\n".join([good, json.dumps({**json.loads(good), **changes}), "[" * 100_000, good]) + "\n")
    done = uogashi("record", "verify", str(bad))
    assert done.returncode == 1, done.stderr
    assert done.stderr == ""
    lines = done.stdout.splitlines()
    assert lines[0].startswith(f"{bad}: game 2: ")
    assert sentence in lines[0]
    assert lines[1].startswith(f"{bad}: game 3: not valid JSON")
    assert lines[2:] == ["4 games checked, 2 invalid"]
    shown = uogashi("record", "show", str(bad), "--game", "2")
    assert shown.returncode == 1
    assert sentence in shown.stderr
    assert shown.stderr.count("\n") == 1


def test_records_are_read_however_they_lie_in_the_file(records: Path, tmp_path: Path) -> None:
    good = records.read_text().splitlines()
    file = tmp_path / "file.jsonl"
    file.write_text("\n".join([good[0][:-9], *good[1:3]]))
    done = uogashi("record", "verify", str(file))
    assert done.stdout.splitlines()[-1] == "3 games checked, one invalid"
    file.write_text("\n\n" + json.dumps(json.loads(good[0]), indent=1))
    assert uogashi("record", "verify", str(file)).returncode == 0
    file.write_bytes(b"\xef\xbb\xbf" + "\r\n".join(good).encode())
    assert uogashi("record", "verify", str(file)).stdout == "5 games checked, all valid\n"
    assert uogashi("record", "verify", "-", input="\n".join(good)).stdout == "5 games checked, all valid\n"


def test_show_tells_the_game_and_its_position(records: Path) -> None:
    done = uogashi("record", "show", str(records), "--game", "2")
    assert done.returncode == 0, done.stderr
    assert "Tsukiji, random 0, random 1, random 2" in done.stdout
    assert "seed 7/1" in done.stdout
    assert "Round 7 of 7, game over" in done.stdout
    record = json.loads(records.read_text().splitlines()[1])
    for score in record["result"]["scores"]:
        assert f"current score {score}." in done.stdout


def test_show_stops_after_a_move(records: Path) -> None:
    start = uogashi("record", "show", str(records), "--move", "0").stdout
    assert "after the deal" in start
    assert "Round 1 of 7, evaluation" in start
    later = uogashi("record", "show", str(records), "--move", "12").stdout
    assert "Round 1 of 7, purchase" in later
    assert "with the clock" in later


def test_show_of_what_is_not_there_is_refused(records: Path) -> None:
    assert refused("record", "show", str(records), "--game", "6") == f"{records} has 5 games; there is no game 6"
    moves = len(json.loads(records.read_text().splitlines()[0])["moves"])
    sentence = f"this game has {moves} moves; there is no move 9999"
    assert refused("record", "show", str(records), "--move", "9999") == sentence


def test_show_of_a_bad_record_names_the_move(records: Path, tmp_path: Path) -> None:
    record = json.loads(records.read_text().splitlines()[0])
    record["moves"][4] = [0, "pass"]
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(record))
    done = uogashi("record", "show", str(bad))
    assert done.returncode == 1
    assert f"{bad}: game 1: move 5: " in done.stderr


def test_schemas_are_printed() -> None:
    assert json.loads(uogashi("record", "schema").stdout)["properties"]["format"] == {"const": "uogashi-record"}
    assert json.loads(uogashi("record", "schema", "tsukiji").stdout)["properties"]["game"] == {"const": "tsukiji"}


def test_a_closed_pipe_is_no_error(records: Path) -> None:
    for words in (f'record show "{records}"', "components tsukiji", "--help"):
        command = f'"{sys.executable}" -m uogashi {words} | head -n 1; exit ${{PIPESTATUS[0]}}'
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
        assert done.stdout.count("\n") == 1
        assert (done.returncode, done.stderr) == (0, "")


def test_a_terminal_without_unicode_gets_question_marks(records: Path) -> None:
    for words in (["games"], ["components", "tsukiji"], ["record", "show", str(records)], ["simulate", "tsukiji"]):
        done = uogashi(*words, PYTHONIOENCODING="ascii")
        assert done.returncode == 0, done.stderr
        assert done.stdout.isascii()
    assert "?foo?" in uogashi("foo", PYTHONIOENCODING="ascii").stderr


def test_output_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    if not Path("/dev/full").exists():
        return
    sentence = "uogashi: cannot write the output: No space left on device\n"
    for words in ("games", "simulate tsukiji --games 10", "components tsukiji"):
        command = f'"{sys.executable}" -m uogashi {words} > /dev/full'
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (2, sentence)
    sentence = "cannot write /dev/full: No space left on device"
    assert refused("simulate", "tsukiji", "--games", "10", "--records", "/dev/full") == sentence
    (tmp_path / "full.parquet").symlink_to("/dev/full")
    assert "cannot write " in refused("simulate", "tsukiji", "--games", "9", "--table", str(tmp_path / "full.parquet"))
    assert [path.name for path in tmp_path.iterdir()] == ["full.parquet"]


def test_closed_streams_are_no_error() -> None:
    for words in ("games >&-", "games 2>&-", "play tsukiji <&-"):
        command = f'"{sys.executable}" -m uogashi {words}'
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")


def test_brackets_are_no_markup() -> None:
    done = uogashi("simulate", "tsukiji", "--games", "2", "--seed", "[/x] [bold]")
    assert done.returncode == 0
    assert "seed [/x] [bold]" in done.stdout


# --- doctor and warm ---


def test_the_doctor_says_what_is_there() -> None:
    done = uogashi("doctor")
    assert done.returncode == 0
    assert "numba" in done.stdout
    assert "Everything Uogashi needs is installed." in done.stdout


def test_the_doctor_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = doctor.installed
    monkeypatch.setattr(doctor, "installed", lambda name: None if name in ("numba", "polars") else found(name))
    assert doctor.examine({}, texts()) == 1
    said = capsys.readouterr().out
    assert "numba is missing: make setup, or pip install numba, for compiled rules" in said
    assert "polars is missing: make setup, or pip install polars, for tables of results" in said
    assert "Something Uogashi needs is missing or broken." in said


@pytest.mark.parametrize("built", [True, False])
def test_the_doctor_says_whether_there_is_a_page_for_browsers(
    built: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(client, "is_built", lambda: built)
    assert doctor.examine({}, texts()) == 0
    said = capsys.readouterr().out
    assert ("the browser client is built" in said) == built
    assert ("the browser client is not built: make client" in said) != built


def test_warm_says_when_there_is_nothing_to_do() -> None:
    uogashi("warm")
    done = uogashi("warm")
    games = [texts().say(f"{game}-title") for game in game_names()]
    assert done.stdout.splitlines() == [f"The rules of {game} are already compiled." for game in games]
    assert done.stderr == ""


def test_warm_deletes_only_compiled_code_of_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "cache_root", lambda: tmp_path)
    for number in range(8):
        (tmp_path / f"photos {number}").mkdir()
        (tmp_path / f"{number:016x}").mkdir()
        ours = tmp_path / f"{number + 100:016x}"
        ours.mkdir()
        (ours / TAG).touch()
        os.utime(ours, (number, number))
    warm.forget_old_versions()
    kept = {path.name for path in tmp_path.iterdir()}
    assert {f"photos {number}" for number in range(8)} < kept
    assert {f"{number:016x}" for number in range(8)} < kept
    assert {name for name in kept if (tmp_path / name / TAG).exists()} == {f"{n + 100:016x}" for n in (4, 5, 6, 7)}


def test_warm_keeps_the_newest_code_of_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "cache_root", lambda: tmp_path)
    for number in range(18):
        folder = tmp_path / f"{number:016x}"
        folder.mkdir()
        (folder / TAG).write_text("old" if number < 6 else ("busy", "")[number % 2])
        os.utime(folder, (number, number))
    warm.forget_old_versions()
    assert {int(path.name, 16) for path in tmp_path.iterdir()} == {2, 3, 4, 5, *range(10, 18)}
