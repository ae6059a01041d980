"""The program's language, and that no output bypasses the catalogue."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.program import Terminal, refused, uogashi
from uogashi.core.sources import PACKAGE
from uogashi.games import game_names
from uogashi.text import choose_language, find_language, languages

FIVE = ("en", "ja", "nl", "pt-BR", "zh-Hant")


def test_there_are_five_languages() -> None:
    assert languages() == FIVE


@pytest.mark.parametrize(
    ("asked", "language"),
    [
        ("nl", "nl"),
        ("NL_be.UTF-8", "nl"),
        ("pt", "pt-BR"),
        ("pt_PT.UTF-8", "pt-BR"),
        ("zh_TW", "zh-Hant"),
        ("zh", "zh-Hant"),
        ("ja_JP.eucJP", "ja"),
        ("en_GB@euro", "en"),
        ("pseudo", "pseudo"),
        ("fr", None),
        ("", None),
        ("C", None),
    ],
)
def test_languages_are_found_by_their_tags(asked: str, language: str | None) -> None:
    assert find_language(asked) == language


def test_the_system_language_is_the_first_that_there_is() -> None:
    assert choose_language(None, ["fr_FR", "nl_NL", "ja"]) == "nl"
    assert choose_language(None, ["fr_FR"]) == "en"
    assert choose_language(None) == "en"
    assert choose_language("ja", ["nl"]) == "ja"


WORDS = {"en": "List the games.", "nl": "spel", "pt-BR": "jogos", "zh-Hant": "遊戲", "ja": "ゲーム"}


@pytest.mark.parametrize("language", FIVE)
def test_lang_speaks_that_language_wherever_it_stands(language: str) -> None:
    said = uogashi("--lang", language, "--help").stdout
    assert WORDS[language] in said
    assert uogashi("--help", f"--lang={language}").stdout == said
    wrong = uogashi("simulate", "tsukiji", "--lang", language, "--players", "9").stderr
    assert (wrong == "uogashi: Tsukiji is for 2 to 4 players, not 9\n") == (language == "en")
    assert wrong.startswith("uogashi: ")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "nl_NL.UTF-8"}, "nl"),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pt_BR.UTF-8"}, "pt-BR"),
        ({"LC_ALL": "", "LC_MESSAGES": "zh_TW.UTF-8", "LANG": "nl_NL"}, "zh-Hant"),
        ({"LC_ALL": "de_DE.UTF-8", "LANGUAGE": "fr:ja:nl"}, "ja"),
        ({"LC_ALL": "C.UTF-8", "LANGUAGE": "ja"}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system_is_taken(environment: dict[str, Any], language: str) -> None:
    assert uogashi("--help", **environment).stdout == uogashi("--help", "--lang", language).stdout


def test_a_language_that_there_is_not_is_refused() -> None:
    sentence = "unknown language “tlh”; available: en, ja, nl, pt-BR, zh-Hant"
    assert refused("games", "--lang", "tlh") == sentence
    assert refused("games", "--lang") == "--lang needs a value"
    assert refused("games", "--lang=nl", "--lang=ja") == "--lang was given twice"


# --- nothing bypasses the catalogue ---

KEPT = set(
    re.findall(
        r"\w+",
        """
        uogashi games components simulate play rules record show verify schema serve doctor warm
        report matplotlib greedy random
        help table legend special_points popular safe make setup pip
        install study test docs diversified specialised
        undo save quit again log buy pass ticket annul takusan yakuza ebi hotategai fugu tako sake maguro
        en ja nl pt br zh hant numba numpy msgspec rich prompt toolkit babel fluent runtime platformdirs
        litestar uvicorn websockets sqlalchemy alembic psycopg prometheus client
        host list close remove rename ban vacuum backup
        polars pytest hypothesis zensical python deck prices modifiers final_prices start_money pass_income
        rounds tickets track maguro bonuses nonsense toml parquet jsonl
        """,
    )
).union(game_names())
"""What a person types, and names of items in records and files, stays as it is."""

COMMANDS = [
    ["--help"],
    *([*words, "--help"] for words in (["games"], ["components"], ["simulate"], ["play"], ["rules"], ["record"])),
    *(["record", name, "--help"] for name in ("show", "verify", "schema")),
    ["host", "--help"],
    *(["host", name, "--help"] for name in ("list", "ban")),
    ["host", "vacuum", "--database", "sqlite:////no/where"],
    ["games"],
    ["components", "tsukiji", "--players", "3"],
    ["simulate", "tsukiji", "--games", "20"],
    ["doctor"],
    ["warm"],
    ["new-game", "--help"],
    ["new-game", "99"],
    ["rules", "tsukiji"],
    ["rules", "tsukiji", "99"],
    ["fish"],
    ["simulate"],
    ["simulate", "tsukiji", "--gmes", "1"],
    ["simulate", "tsukiji", "--games", "x"],
    ["simulate", "tsukiji", "--players", "9"],
    ["record", "verify", "nonsense"],
    ["play"],
]


def english(text: str, folder: Path) -> set[str]:
    """The plain-letter words in the output: the pseudo-language has none."""
    text = text.replace(str(folder), "").replace(str(PACKAGE.parent), "")
    text = re.sub(r"\S*/\S+|--[a-z-]+|\bnew-game\b", "", text)  # paths, options, and a command of two words
    return {word for word in re.findall(r"[A-Za-z_]{2,}", text) if word.lower() not in KEPT}


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_no_sentence_of_a_command_bypasses_the_catalogue(words: list[str], tmp_path: Path) -> None:
    done = uogashi(*words, "--lang", "pseudo")
    said = done.stdout + done.stderr
    assert re.search("[åéîöû]", said), "it speaks the pseudo-language"
    assert english(said, tmp_path) <= {"fish", "gmes"}


def test_no_sentence_of_a_record_bypasses_the_catalogue(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    said = uogashi("simulate", "tsukiji", "--games", "2", "--records", str(file), "--lang", "pseudo").stdout
    said += uogashi("record", "show", str(file), "--lang", "pseudo").stdout
    file.write_text(file.read_text().replace('"ticket 4"', '"ticket 9"', 1))
    said += uogashi("record", "verify", str(file), "--lang", "pseudo").stdout
    assert english(said, tmp_path) == set()


@pytest.mark.parametrize("plain", [True, False])
def test_no_sentence_of_a_game_bypasses_the_catalogue(plain: bool, tmp_path: Path) -> None:
    """A whole game with everything that can be asked, once as plain text and once drawn."""
    words = ["play", "tsukiji", "--lang", "pseudo", "--players", "2", "--variant", "--seed", "play", "--no-pause"]
    with Terminal(*words, *(["--plain"] if plain else []), rows=60, folder=tmp_path) as terminal:
        terminal.wait()
        for line in ("nonsense", "help", "rules", "rules 4", "undo", "save", "?", "4", "undo"):
            terminal.type(line)
        said = terminal.everything
        for _ in range(7):
            for line in (
                "4 2 0",
                "",
                "?",
                "buy 99",
                "nonsense",
                "1",
                "2",
                "3",
                "ebi",
                "tako",
                "fugu",
                "sake",
                "maguro",
            ):
                terminal.type(line)
            terminal.type("pass")
            said += terminal.everything
            terminal.type("")
        said += terminal.everything
    unknown = english(said, tmp_path)
    assert re.search("[åéîöû]", said)
    assert unknown == set(), unknown
