"""The table fits its window, in every language and with every number of players; and its legend leaves no sign out."""

import io
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from tests.terminal.program import PROMPT, Terminal
from uogashi.arena.library import write_record
from uogashi.bots.players import decide, new_luck
from uogashi.core.match import Match
from uogashi.games import game_names, load_game
from uogashi.terminal.asking import CLEAR, MENU_LINES, TALL
from uogashi.terminal.game_modules import Board
from uogashi.terminal.legends import draw_legend
from uogashi.text import Texts, languages, texts, with_minus
from uogashi.text.drawing import lines_of

SIZES = [(80, 24), (80, 30), (100, 40), (120, 50), (140, 24)]
QUESTION = 3
"""Lines that a question takes at most, in any game and language, that a short window must have room for."""


@cache
def positions(name: str, players: int) -> tuple[Match, ...]:
    """Positions with a decision, from the whole course of a game."""
    match = Match.new(load_game(name), ["Guest", *(f"greedy {seat}" for seat in range(1, players))], seed="fit")
    luck, passed = new_luck(match), list[Match]()
    while not match.over:
        passed.append(match.fork())
        seat = match.acting[0]
        match.play(seat, decide(match, seat, "greedy", luck))
    return (*passed[:: max(len(passed) // 3, 1)], passed[-1])


def every_table() -> Iterator[tuple[str, int]]:
    for name in game_names():
        yield from ((name, players) for players in load_game(name).player_counts)


def draw(match: Match, say: Texts, width: int, height: int | None) -> str:
    seat = match.acting[0]
    extras = match.game.preview.table_extras(match.hidden(seat), match.configs, seat)
    board: Board = match.game.module("board")
    drawing = board.draw_position(match.view(seat), match.seats, say, width, log=(), height=height, **extras)
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(drawing)
    file: Any = console.file
    return str(file.getvalue())


def scores(match: Match) -> list[str]:
    """What every player's line must show: the current score, or the money where that is the score."""
    seats: Any = match.view(match.acting[0]).seats
    totals = [getattr(seat, "score", seat.money) for seat in seats]
    return [with_minus(getattr(total, "total", total)) for total in totals]


@pytest.mark.parametrize(("name", "players"), list(every_table()))
def test_the_table_fits_with_heads_and_scores(name: str, players: int) -> None:
    for (moment, match), (number, (width, rows)) in product(enumerate(positions(name, players)), enumerate(SIZES)):
        height = rows - QUESTION - (MENU_LINES + 1 if rows >= TALL else 1)
        language = languages()[(moment + number) % len(languages())]  # each in every size, at one moment or another
        say = texts(language)
        drawn = draw(match, say, width, height).splitlines()
        place = f"{language} {width}×{rows}:\n" + "\n".join(drawn)
        assert len(drawn) <= height, place
        assert max(map(cell_len, drawn)) <= width, place
        assert say.say(f"{name}-title") in drawn[0], place
        for seat, score in zip(match.seats, scores(match), strict=True):
            assert [line for line in drawn if seat in line and score in line], place


@pytest.mark.parametrize("name", game_names())
def test_a_large_window_gets_the_whole_table(name: str) -> None:
    for match in positions(name, load_game(name).most_players):
        assert draw(match, texts("en"), 100, 200) == draw(match, texts("en"), 100, None)


# --- legends ---

FRAMES = set("╭╮╰╯│┊╌─━┛┗┏┓") | set("¥+−=.,:;()/／'…-–%“”「」『』、。，：；（）・？?~〜～")
"""Frames, and separators between words."""


def signs(drawn: str) -> set[str]:
    """Everything in a drawing except letters, digits and punctuation."""
    return {
        letter
        for letter in drawn
        if not letter.isspace() and letter not in FRAMES and unicodedata.category(letter)[0] not in "LN"
    } | {letter for letter in drawn if letter in "²³⁴⁵⁶⁷⁸⁹"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_every_sign_that_is_drawn_stands_in_the_legend(name: str, language: str) -> None:
    say, game = texts(language), load_game(name)
    for match in positions(name, game.most_players):
        board: Board = game.module("board")
        legend = list(board.legend(match.view(match.acting[0]), say))
        explained = "".join(sign.plain for sign, _ in legend)
        for height in (None, 17, 12):
            drawn = signs(draw(match, say, 80, height))
            missing = {sign for sign in drawn if sign not in explained and sign not in "⁴⁵⁶⁷⁸⁹²³"}
            assert not missing, f"{missing} in {language}"
            assert not drawn & set("²³⁴⁵⁶⁷⁸⁹") or "³" in explained


@pytest.mark.parametrize("name", game_names())
def test_the_legend_names_every_letter_in_every_language(name: str) -> None:
    """The letters of fish, products and drinks, each beside its name."""
    game = load_game(name)
    view = positions(name, game.most_players)[0].view(0)
    board: Board = game.module("board")
    for language in languages():
        say = texts(language)
        told = next(sign.plain for sign, meaning in board.legend(view, say) if not meaning)
        words = told.split()
        assert len(words) >= 12, f"{language}: {told}"
        assert all(say.say(f"{name}-sign-{each}") in words for each in signs_of(name)), f"{language}: {told}"


def signs_of(name: str) -> list[str]:
    if name == "shopping":
        return ["black-drink", "red-drink", "blue-drink", "green-drink", "yellow-drink", "white-drink"]
    return {"tsukiji": ["ebi", "hotategai", "fugu", "tako", "sake", "maguro"], "market": ["mackerel", "squid"]}[name]


def test_a_legend_fits_80_columns() -> None:
    for name in game_names():
        view = positions(name, load_game(name).most_players)[0].view(0)
        for language in languages():
            legend = draw_legend(load_game(name).module("board").legend(view, texts(language)))
            console = Console(width=80, file=io.StringIO(), color_system=None)
            console.print(legend)
            file: Any = console.file
            assert max(map(cell_len, file.getvalue().splitlines())) <= 80
            assert lines_of(legend, 80) <= 40


# --- in a real terminal ---


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program starts sooner without compiled rules, and here it hardly plays."""
    monkeypatch.setenv("UOGASHI_INTERPRET", "1")


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize(
    ("name", "columns", "rows"), [*((name, 80, 24) for name in game_names()), (game_names()[0], 120, 50)]
)
def test_a_window_shows_heads_scores_and_the_question_at_once(name: str, columns: int, rows: int) -> None:
    players = str(load_game(name).most_players)
    with Terminal(
        *("play", name, "--players", players, "--bots", "random", "--no-pause", "--seed", "fit"),
        columns=columns,
        rows=rows,
    ) as terminal:
        screen = terminal.wait()
        assert [line for line in screen.splitlines() if f" {texts('en').say(f'{name}-title')} " in line]
        for seat in ("Guest", *(f"random {number}" for number in range(1, int(players)))):
            assert [line for line in screen.splitlines() if seat in line and any(letter.isdigit() for letter in line)]
        assert PROMPT.search(screen.splitlines()[terminal.screen.cursor.y])
        told = "Type legend to see what the signs mean" in screen or "winner" in screen
        assert told, "the first table comes with its legend or a mention of it"


@pytest.mark.usefixtures("interpreted")
def test_a_new_size_draws_the_table_anew_and_keeps_what_is_typed() -> None:
    with Terminal("play", "tsukiji", "--no-pause", "--seed", "fit", columns=120, rows=50) as terminal:
        terminal.wait()
        terminal.press("4 3 2", until="Guest ▸ 4 3 2")
        for columns, rows in ((80, 24), (100, 40), (140, 30)):
            terminal.screen.resize(rows, columns)
            terminal.child.setwinsize(rows, columns)
            width = min(columns // 5, 24) if columns < 138 else 18
            lots = "╭─ lot 1 " + "─" * (width - len("╭─ lot 1 ╮")) + "╮"
            for _ in range(100):
                terminal.feed()
                if lots in terminal.text and "Guest ▸ 4 3 2" in terminal.text:
                    break
            assert lots in terminal.text, f"{columns}×{rows}:\n{terminal.text}"
            assert "Guest ▸ 4 3 2" in terminal.text
            assert "Round 1 of 7" in terminal.text
        terminal.type(" 1 0")
        assert "Press Enter to confirm" in terminal.text


@cache
def warned(name: str) -> tuple[Match, str]:
    """A full table at which the player in seat 0 decides and is warned of something, and the warning."""
    seats = ["Guest", *(f"greedy {seat}" for seat in range(1, 4))]
    for number in range(50):
        match = Match.new(load_game(name), seats, seed=f"fit/{number}")
        luck = new_luck(match)
        while not match.over:
            if match.acting[0] == 0 and (messages := match.game.warnings(match.view(0))):
                return match, texts("en").explain(messages[0], match.seats)
            match.play(match.acting[0], decide(match, match.acting[0], "greedy", luck))
    raise AssertionError("nobody is ever warned")


@pytest.mark.usefixtures("interpreted")
@pytest.mark.parametrize("name", game_names())
def test_a_warning_leaves_the_head_on_the_screen_and_stays_when_the_window_changes(name: str, tmp_path: Path) -> None:
    match, warning = warned(name)
    write_record(match, tmp_path / "game.json", everything=True)
    head = f" {texts('en').say(f'{name}-title')} "
    with Terminal("play", "--resume", str(tmp_path / "game.json"), "--no-pause", columns=80, rows=24) as terminal:
        screen = terminal.wait()
        assert [line for line in screen.splitlines() if head in line], screen
        assert warning in " ".join(screen.split()), screen
        drawn = terminal.raw.count(CLEAR)
        terminal.screen.resize(30, 100)
        terminal.child.setwinsize(30, 100)
        for _ in range(100):
            terminal.feed()
            if terminal.raw.count(CLEAR) > drawn and "Guest ▸" in terminal.text:
                break
        screen = terminal.text
        assert [line for line in screen.splitlines() if head in line], screen
        assert warning in " ".join(screen.split()), screen


@pytest.mark.usefixtures("interpreted")
def test_long_chapters_come_page_by_page() -> None:
    with Terminal("play", "market", "--no-pause", "--seed", "fit", "--lang", "zh-Hant", rows=24) as terminal:
        terminal.wait()
        terminal.type("help")
        assert "按 Enter 看下一頁" in terminal.text
        assert "直接輸入你的決定即可" in terminal.text, "the first line is still there"
        terminal.type("")
        assert "獲勝" in terminal.text, "the end of the legend"
        assert "訪客 ▸" in terminal.text.splitlines()[-1]
        for keys in ("q\r", "\x03", "\x04"):
            terminal.type("help")
            terminal.send(keys)
            assert "訪客 ▸" in terminal.text.splitlines()[-1], "one may stop reading"
    with Terminal("rules", "tsukiji", rows=24) as terminal:
        terminal.wait()
        assert "Enter for more, quit to stop" in terminal.text
        assert terminal.end("q\r") == 0
    with Terminal("rules", "tsukiji", "--plain", rows=24) as terminal:
        assert terminal.end() == 0
        assert "Enter for more" not in terminal.everything


@pytest.mark.usefixtures("interpreted")
def test_a_table_in_words_needs_no_legend() -> None:
    with Terminal("play", "tsukiji", "--plain", "--seed", "fit") as terminal:
        terminal.wait()
        assert "Plain text has no signs to explain" in terminal.type("legend")
        assert Text("▸").plain in terminal.text
