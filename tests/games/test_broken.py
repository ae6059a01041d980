"""A game that is broken or not finished is refused with what is missing; the others are played."""

import os
import pickle
import py_compile
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest
from msgspec import structs

import uogashi.games
import uogashi_quay.preview
from tests.games.packages import announce, write_game
from uogashi.bots.rehearsal import rehearse
from uogashi.core import places, shown
from uogashi.core.compile import INTERPRETED
from uogashi.core.errors import Refusal
from uogashi.core.facts import read_facts
from uogashi.core.match import Match
from uogashi.core.outlook import Outlook
from uogashi.games import (
    failed_game,
    game_names,
    game_problems,
    load_game,
    place_in,
    sound_games,
    why_broken,
    why_faulty,
)
from uogashi.server.house import known_games
from uogashi.server.table import EntryWords
from uogashi.terminal import doctor, host, main, warm
from uogashi.terminal.exits import BAD, WRONG
from uogashi.text import Texts, read_game_texts, texts

OURS = ("market", "shopping", "tsukiji")


@pytest.fixture(autouse=True)
def found_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Clears what this test discovers, before and after it."""
    caches = (places.entries, places.game_packages, places.game_folder, game_names, load_game, why_broken)
    for each in caches:
        each.cache_clear()
    monkeypatch.setattr(uogashi.games, "LEFT_OUT", {})
    monkeypatch.syspath_prepend(tmp_path)
    yield
    for each in caches:
        each.cache_clear()


def sentence(name: str) -> str:
    with pytest.raises(Refusal) as refused:
        load_game(name)
    return str(refused.value)


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_game_with_an_entry_point_is_one_of_the_games(tmp_path: Path) -> None:
    folder = write_game(tmp_path, "amber")
    assert game_names() == ("amber", *OURS)
    assert "uogashi_amber" not in sys.modules, "names are listed without loading the game"
    assert load_game("amber").folder == folder
    assert sound_games() == game_names()
    assert list(game_problems()) == []


def test_two_new_games_lie_side_by_side(tmp_path: Path) -> None:
    write_game(tmp_path, "birch")
    write_game(tmp_path, "cedar")
    assert load_game("birch").state != load_game("cedar").state


def test_of_two_games_of_one_name_ours_is_played(tmp_path: Path) -> None:
    announce(tmp_path, "tsukiji", "somebodys")
    assert game_names() == OURS
    assert load_game("tsukiji").folder == places.OURS / "tsukiji"
    assert [str(problem) for problem in game_problems()] == [
        "two games are called “tsukiji”: the one from uogashi.games.tsukiji is used, the one from somebodys is ignored"
    ]


def test_a_package_that_is_not_there_is_named(tmp_path: Path) -> None:
    announce(tmp_path, "dune", "uogashi_dune")
    assert sentence("dune") == (
        "cannot load game “dune” (uogashi_dune): ModuleNotFoundError: No module named 'uogashi_dune'"
    )
    assert sound_games() == OURS


def test_an_entry_point_that_is_no_package_breaks_nothing_else(tmp_path: Path) -> None:
    announce(tmp_path, "dusk", "not a package!")
    assert sound_games() == OURS
    assert "cannot load game “dusk” (not a package!)" in sentence("dusk")


def test_a_name_that_begins_no_message_is_refused(tmp_path: Path) -> None:
    announce(tmp_path, "Big-Game", "uogashi_big")
    assert sentence("Big-Game").startswith("“Big-Game” cannot be a game’s name")


def test_an_error_in_a_file_is_told(tmp_path: Path) -> None:
    replace(write_game(tmp_path, "ember") / "rules.py", "VERSIONS", "import nothing_of_this_name\n\nVERSIONS")
    assert sentence("ember").endswith("ModuleNotFoundError: No module named 'nothing_of_this_name' [rules.py:12]")


def test_a_missing_init_is_named(tmp_path: Path) -> None:
    (write_game(tmp_path, "fern") / "__init__.py").unlink()
    assert sentence("fern") == "the game “fern” has no file __init__.py"


def test_a_package_without_a_game_is_told(tmp_path: Path) -> None:
    (write_game(tmp_path, "grove") / "__init__.py").write_text("")
    assert sentence("grove") == "__init__.py of the game “grove” has no “GAME”"


def test_a_game_that_is_no_game_is_told(tmp_path: Path) -> None:
    (write_game(tmp_path, "heath") / "__init__.py").write_text("GAME = {}")
    assert sentence("heath") == (
        "cannot load game “heath” (uogashi_heath): TypeError: GAME is of the type dict, not a Game"
    )
    assert sound_games() == OURS


def test_a_package_that_ends_the_program_does_not(tmp_path: Path) -> None:
    (write_game(tmp_path, "ivy") / "__init__.py").write_text("import sys\nsys.exit(3)")
    assert sentence("ivy") == "cannot load game “ivy” (uogashi_ivy): SystemExit: 3 [__init__.py:2]"
    assert sound_games() == OURS


@pytest.mark.parametrize(("file", "verb"), [("rules", "legal"), ("rules", "imagine"), ("policy", "greedy")])
def test_a_missing_verb_is_named(tmp_path: Path, file: str, verb: str) -> None:
    name = f"hill{verb}"
    replace(write_game(tmp_path, name) / f"{file}.py", f"def {verb}(", f"def another_{verb}(")
    assert sentence(name) == f"{file}.py of the game “{name}” has no “{verb}”"


@pytest.mark.parametrize("file", ["board.py", "report.py", "record.schema.json", "text/shelf/en.ftl"])
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    name = f"isle{len(file)}"
    (write_game(tmp_path, name) / file).unlink()
    assert sentence(name) == f"the game “{name}” has no file {file}"


def test_a_missing_title_is_named(tmp_path: Path) -> None:
    replace(write_game(tmp_path, "jade") / "text" / "shelf" / "en.ftl", "jade-title", "jade-name")
    assert sentence("jade") == "text/shelf/en.ftl of the game “jade” has no “jade-title”"


def test_an_empty_shelf_lacks_the_title(tmp_path: Path) -> None:
    (write_game(tmp_path, "jasper") / "text" / "shelf" / "en.ftl").write_text("")
    assert sentence("jasper") == "text/shelf/en.ftl of the game “jasper” has no “jasper-title”"


def test_a_title_that_fluent_cannot_read_is_missing(tmp_path: Path) -> None:
    replace(write_game(tmp_path, "jute") / "text" / "shelf" / "en.ftl", "jute-title = Jute", "jute-title = { Jute")
    assert sentence("jute") == "text/shelf/en.ftl of the game “jute” has no “jute-title”"


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_text_that_is_none_is_told(tmp_path: Path, language: str) -> None:
    name = f"juniper{language}"
    (write_game(tmp_path, name) / "text" / "shelf" / f"{language}.ftl").write_bytes(b"juniper-title = W\xe4ldchen\n")
    assert f"cannot load game “{name}” (uogashi_{name}): ValueError: text/shelf/{language}.ftl is not" in sentence(name)
    assert sound_games() == OURS


def test_a_missing_field_is_named(tmp_path: Path) -> None:
    replace(write_game(tmp_path, "kelp") / "state.py", "class State(Source, Protocol)", "class State(Protocol)")
    assert sentence("kelp") == "the state record of the game “kelp” has no “chance_stream”"


def test_a_game_under_another_name_is_told(tmp_path: Path) -> None:
    replace(write_game(tmp_path, "lime") / "__init__.py", 'name="lime"', 'name="lemon"')
    assert sentence("lime") == "uogashi_lime should provide game “lime”, but its GAME is called “lemon”"


def test_an_unfinished_folder_of_ours_is_told_and_breaks_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "games" / "moss").mkdir(parents=True)
    (tmp_path / "games" / "moss" / "components.toml").write_text("stones = 3\n")
    (tmp_path / "games" / "left" / "__pycache__").mkdir(parents=True)
    monkeypatch.setattr(places, "OURS", tmp_path / "games")
    monkeypatch.setattr(uogashi.games, "__path__", [str(tmp_path / "games")])
    write_game(tmp_path, "nettle")
    assert game_names() == ("moss", "nettle")
    assert sentence("moss") == "the game “moss” has no file __init__.py"
    assert sound_games() == ("nettle",)


# --- compiling, and games that can be loaded but not played ---


@pytest.mark.parametrize("rules", [b"def (", b"# \xe4\n", b"\0"])
def test_old_code_is_forgotten_beside_rules_that_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: bytes
) -> None:
    (write_game(tmp_path, f"oak{len(rules)}") / "rules.py").write_bytes(rules)
    monkeypatch.setattr(warm, "cache_root", lambda: tmp_path / "cache")
    warm.forget_old_versions()
    assert sound_games() == OURS


@pytest.fixture(scope="module")
def pine(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The place of pine: a process loads it once."""
    site = tmp_path_factory.mktemp("pine")
    write_game(site, "pine")
    return site


@pytest.fixture
def compiled(pine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file for each game that was compiled, by processes that compile nothing: pine's fails."""
    folder = tmp_path / "compiled"
    folder.mkdir()
    compile_with(monkeypatch, FAILS)
    monkeypatch.setattr(warm, "markers", lambda game: [folder / game])
    monkeypatch.setattr(warm, "INTERPRETED", False)
    monkeypatch.setattr(warm, "cache_root", lambda: tmp_path / "cache")
    monkeypatch.setattr(warm, "look_after_cache", lambda: None)
    monkeypatch.syspath_prepend(pine)
    return folder


def compile_with(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Instead of a process that compiles a game, one that does this."""
    monkeypatch.setattr(warm, "compile_command", lambda game, failure: [sys.executable, "-c", script, game, failure])


FAILS = """import sys, pathlib
if sys.argv[1] == "pine":
    pathlib.Path(sys.argv[2]).write_text("no such needle (rules.py:7)\\n\\nTraceback ...")
    sys.exit(1)
"""
PINE = "Pine cannot be played: no such needle (rules.py:7); "


def test_a_game_that_cannot_be_compiled_stops_no_other(compiled: Path) -> None:
    failed = warm.compile_games(["pine", *OURS], texts())
    assert {game: str(refusal) for game, refusal in failed.items()} == {
        "pine": f"{PINE}{compiled / 'pine.failed'} has the traceback"
    }
    assert {file.name for file in compiled.iterdir()} == {"pine.failed", *OURS}


def test_a_game_whose_compiling_was_killed_is_not_known_as_one_that_cannot_be(
    compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_with(monkeypatch, "import os; os.kill(os.getpid(), 9)")
    (compiled / "pine.failed").write_text("an older reason\n")
    failed = warm.compile_games(["pine"], texts())
    assert str(failed["pine"]) == "compiling the rules of Pine was cut short (exit code -9)"
    assert warm.why_not_compiled("pine") is None


def test_warm_and_doctor_compile_all_others_and_tell(compiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert warm.warm_all({}, texts()) == WRONG
    assert PINE in capsys.readouterr().err.splitlines()[-1]
    assert {file.name for file in compiled.iterdir()} == {"pine.failed", *OURS}
    uogashi.games.LEFT_OUT.clear()
    why_broken.cache_clear()
    assert doctor.examine({}, texts()) == BAD
    *lines, last = capsys.readouterr().out.splitlines()
    assert [line for line in lines if PINE in line and line.startswith("not ok")]
    assert not [line for line in lines if "Pine" in line and PINE not in line], "nor is it not compiled yet"
    assert last == "Uogashi runs, but not every game here can be played."


def test_a_server_is_started_without_it(compiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    warm.warm_sound_games(texts())
    assert sound_games() == OURS
    assert [PINE in str(problem) for problem in game_problems()] == [True]


def test_a_host_is_told_of_it_once(compiled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    host.prepare(texts())
    host.prepare(texts())
    assert capsys.readouterr().err.count(PINE) == 1


def test_whoever_asks_for_it_is_refused(compiled: Path) -> None:
    with pytest.raises(Refusal, match="Pine cannot be played"):
        warm.ensure_warm("pine", texts())


def fail(*given: object) -> Outlook:
    raise ZeroDivisionError("nothing to share")


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_verb_that_is_not_compiled_is_named(tmp_path: Path) -> None:
    replace(write_game(tmp_path, "lotus") / "rules.py", "@compiled\ndef winners", "def winners")
    assert "TypeError: “winners” is not marked with @compiled" in sentence("lotus")


@pytest.mark.parametrize("file", ["view", "policy", "notation", "components", "rules", "state"])
def test_a_file_that_is_imported_and_not_there_is_named(tmp_path: Path, file: str) -> None:
    name = f"lime{file}"
    (write_game(tmp_path, name) / f"{file}.py").unlink()
    assert sentence(name) == f"the game “{name}” has no file {file}.py"


def test_a_name_that_is_not_in_a_file_is_no_missing_file(tmp_path: Path) -> None:
    (write_game(tmp_path, "lilac") / "policy.py").write_text("from uogashi_lilac.rules import nowhere\n")
    assert "cannot import name 'nowhere' from 'uogashi_lilac.rules'" in sentence("lilac")


@pytest.mark.parametrize("module", ["board", "typed", "preview", "prompts", "report", "story"])
def test_the_doctor_reads_what_is_loaded_late(tmp_path: Path, module: str) -> None:
    name = f"elm{module}"
    folder = write_game(tmp_path, name)
    assert why_faulty(name) is None
    with (folder / f"{module}.py").open("a", encoding="utf-8") as file:
        file.write(")(\n")
    sys.modules.pop(f"uogashi_{name}.{module}", None)
    assert "SyntaxError: unmatched ')'" in str(why_faulty(name))


def test_the_doctor_reads_figures(tmp_path: Path) -> None:
    replace(write_game(tmp_path, "fir") / "components.toml", "stones = ", 'stones = "many" #')
    assert "must be a whole number" in str(why_faulty("fir"))


def test_the_doctor_runs_nothing_that_no_program_asks_for(tmp_path: Path) -> None:
    folder = write_game(tmp_path, "larch")
    for name in ("conftest.py", "scripts/draw.py", "needs_more.py"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("raise SystemExit('run')\n")
    assert why_faulty("larch") is None


@contextmanager
def saved_later(file: Path) -> Iterator[None]:
    """As if it were saved in a minute."""
    os.utime(file, (time.time() + 60, time.time() + 60))
    yield
    os.utime(file)


def test_why_it_failed_is_told_whatever_is_saved_meanwhile(compiled: Path, pine: Path) -> None:
    with saved_later(pine / "uogashi_pine" / "story.py"):
        assert PINE in str(warm.compile_games(["pine"], texts())["pine"])


def test_a_failure_counts_only_until_a_module_is_mended(compiled: Path, pine: Path) -> None:
    warm.compile_games(["pine"], texts())
    assert warm.why_not_compiled("pine") is not None
    with saved_later(pine / "uogashi_pine" / "story.py"):
        assert warm.why_not_compiled("pine") is None


def test_a_game_whose_file_cannot_be_read_or_whose_message_is_not_there_is_named(tmp_path: Path) -> None:
    folder = write_game(tmp_path, "ash")
    (folder / "story.py").write_text(")(\n", encoding="utf-8")
    with pytest.raises(SyntaxError) as unreadable:
        load_game("ash").module("story")
    assert (failed_game(unreadable.value), place_in(folder, unreadable.value)) == ("ash", "story.py:1")
    with pytest.raises(KeyError, match=r"^no message 'ash-fact-stolen' in en$") as unsaid:
        texts().say("ash-fact-stolen")
    assert failed_game(unsaid.value) == "ash"
    assert failed_game(pickle.loads(pickle.dumps(unsaid.value))) == "ash", "workers send it home"


@pytest.mark.parametrize("language", ["en", "nl"])
def test_a_text_in_which_nothing_stands_yet_is_an_empty_one(tmp_path: Path, language: str) -> None:
    folder = write_game(tmp_path, f"mint{language}")
    (folder / "text" / f"{language}.ftl").write_text("### to be done\n")
    game = load_game(f"mint{language}")
    assert Texts(language).say(f"{game.name}-title") == f"Mint{language}"
    assert (f"{game.name}-ask" in read_game_texts(folder, "nl")[1]) is (language == "nl")


def test_a_message_of_somebody_else_is_refused_and_never_said(tmp_path: Path) -> None:
    shelf = write_game(tmp_path, "thistle") / "text" / "shelf" / "en.ftl"
    with shelf.open("a") as file:
        file.write("tsukiji-title = Mine\nwarm-already = Mine\n")
    assert "text/shelf/en.ftl has the message tsukiji-title: those of this game begin" in sentence("thistle")
    say = Texts()
    assert say.say("thistle-title") == "Thistle"
    assert say.say("tsukiji-title") == "Tsukiji"
    assert say.say("warm-already", game="x") != "Mine"


def test_a_message_that_is_no_fluent_is_found_by_the_doctor(tmp_path: Path) -> None:
    text = write_game(tmp_path, "oak") / "text" / "en.ftl"
    with text.open("a") as file:
        file.write("oak-more = { $stones ->\n")
    lines = text.read_text().count("\n") + 1  # it may have gone on there
    assert re.search(rf"Expected .+ \[text/en\.ftl:{lines}\]$", str(why_faulty("oak")))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("fewest_players", 'divisions="round",\n    fewest_players', "TypeError: divisions is of the type str"),
        ("decisions=notation.DECISIONS", "decisions=notation.DECISIONS[:-1]", "names of decisions for"),
    ],
)
def test_what_does_not_go_together_is_told(tmp_path: Path, old: str, new: str, said: str) -> None:
    name = f"poplar{len(said)}"
    file = write_game(tmp_path, name) / "__init__.py"
    text = re.sub(r"    divisions=.+\n", "", file.read_text())
    file.write_text(text.replace(old, new, 1))
    assert said in sentence(name)


def test_a_fact_without_words_is_told() -> None:
    with pytest.raises(LookupError, match=r"tell the fact \[3, .+\], for which 0 kinds have no words"):
        list(read_facts(np.array([3, *[0] * 7], np.int32).tobytes(), ()))


def test_what_is_shown_and_has_no_words_is_found() -> None:
    game = uogashi_quay.GAME
    assert rehearse(game, "random") == set()
    known = shown.message_ids(game)
    for lacking in ("quay-ask-bidding", "quay-decision-bid", "quay-fact-drawn", "quay-outcome-money"):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(shown, "message_ids", lambda game, lacking=lacking: known - {lacking})
            assert rehearse(game, "random") == {lacking}
            refusal = doctor.why_unplayable(game)
            assert str(refusal) == f"text/en.ftl of the game “quay” has no “{lacking}”"


def test_a_server_tells_its_log_which_words_a_game_lacks(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    known = shown.message_ids
    monkeypatch.setattr(shown, "message_ids", lambda game: known(game) - {"quay-ask-taking"})
    assert known_quay(monkeypatch).names() == ["quay", "tsukiji"]
    assert [(line.message, vars(line)["why"]) for line in caplog.records] == [("messages missing", "quay-ask-taking")]


def test_a_server_leaves_out_a_game_whose_view_cannot_be_sent(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """NumPy's numbers print like Python's."""
    game = uogashi_quay.GAME
    view = game.view
    numbers = lambda *given: structs.replace(view(*given), crate=np.int32(3))  # noqa: E731
    monkeypatch.setitem(vars(game), "view", numbers)
    assert known_quay(monkeypatch).names() == ["tsukiji"]
    assert "numpy.int32" in vars(caplog.records[-1])["why"]
    assert "numpy.int32" in str(doctor.why_unplayable(game))


@pytest.mark.parametrize("lacking", ["preview", "story"])
def test_a_server_leaves_out_what_cannot_be_played(
    lacking: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    if lacking == "preview":
        monkeypatch.setattr(uogashi_quay.preview, "outlook", fail)
    else:
        monkeypatch.setitem(vars(uogashi_quay.GAME), "tell", fail)
    games = known_quay(monkeypatch)
    assert games.names() == ["tsukiji"]
    assert list(games.versions()) == ["tsukiji"]
    with pytest.raises(Refusal, match="quay"):
        games.find("quay")
    *before, line = caplog.records
    assert [each.message for each in before] == (["preview failed"] if lacking == "preview" else [])
    assert (line.message, vars(line)["game"]) == ("game left out", "quay")
    assert re.fullmatch(r"ZeroDivisionError: nothing to share \[\w+\.py:\d+\]", vars(line)["why"])


def known_quay(monkeypatch: pytest.MonkeyPatch) -> known_games.KnownGames:
    """Quay and Tsukiji on a server that has just been started."""
    monkeypatch.setattr(known_games, "play_through", known_games.play_through.__wrapped__)
    games = known_games.KnownGames(
        lambda name: uogashi_quay.GAME if name == "quay" else load_game(name), lambda: ("quay", "tsukiji")
    )
    games.warm_up()
    return games


def test_a_story_that_fails_stops_no_table(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    game = uogashi_quay.GAME
    match = Match.new(game, ["a", "b"], seed="1")
    monkeypatch.setitem(vars(game), "tell", fail)
    story = EntryWords(game, match.opening).story(None)
    assert story == [game.words.line(fact) for fact in match.opening.facts] != []
    assert [line.message for line in caplog.records] == ["story failed"]


def test_a_game_that_fails_while_it_is_played_is_told_in_a_sentence_with_its_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whichever command it was."""
    monkeypatch.setattr(main, "run", lambda words, say: load_game("tsukiji").view(None, None, 0))
    assert main.main(["record", "verify", "r.jsonl"]) == WRONG
    trace, last = capsys.readouterr().err.rsplit("\n", 2)[:2]
    assert trace.startswith("Traceback")
    assert re.fullmatch(r"uogashi: game “tsukiji” failed: TypeError: .+ \[view\.py:\d+\]", last)


def test_a_game_that_lacks_a_file_is_not_taken_for_output_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = load_game("tsukiji")

    def read(*given: object) -> None:
        raise FileNotFoundError(2, "No such file", "tides.csv")

    monkeypatch.setattr(game.module("view"), "read_records", read)
    match = Match.new(game, ["a", "b"], seed="1")
    monkeypatch.setattr(main, "run", lambda words, say: match.view(0))
    assert main.main(["play", "tsukiji"]) == WRONG
    assert "game “tsukiji” failed: FileNotFoundError: " in capsys.readouterr().err


def test_an_error_of_ours_is_blamed_on_no_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(main, "run", lambda words, say: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        main.main(["simulate", "tsukiji"])


def test_a_rule_that_was_saved_twice_within_a_second_is_compiled_as_it_is_now(tmp_path: Path) -> None:
    """Python would take what it has compiled for up to date."""
    rules = write_game(tmp_path, "quill") / "rules.py"
    kept = Path(py_compile.compile(str(rules), doraise=True) or "")
    assert kept.is_file()
    warm.forget_bytecode("quill")
    assert not kept.exists()
    warm.forget_bytecode("quill")  # and where there is none
