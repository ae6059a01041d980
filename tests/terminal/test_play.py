"""`uogashi play`, really played: in a terminal with keys, and through a pipe with lines."""

import json
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.program import Terminal, refused, uogashi
from uogashi.core.record import restore, verify
from uogashi.games import game_names, load_game
from uogashi.text import languages

QUICK = ("--no-pause", "--seed", "play")


def play(*words: str, columns: int = 80, rows: int = 60, folder: Path | None = None) -> Terminal:
    return Terminal("play", "tsukiji", *QUICK, *words, columns=columns, rows=rows, folder=folder)


# --- a whole game ---


def test_a_whole_game_in_a_terminal_ends_with_a_result_and_can_be_played_again() -> None:
    with play("--players", "2") as terminal:
        screen = terminal.wait()
        assert "You are Guest." in screen
        assert "Round 1 of 7" in screen
        for number in range(1, 8):
            terminal.type("4 2 0")
            told = terminal.type("")
            assert "Tickets are revealed." in told
            assert "Buy a lot or pass." in terminal.text
            terminal.type("pass")
            assert "You pass." in terminal.text
            assert f"Round {number} of 7" in terminal.everything
            terminal.type("")
        assert " wins: " in terminal.text
        assert terminal.everything.count("Guest passes and takes ¥3.") == 7
        assert "Round 1 of 7" in terminal.type("again")
        terminal.child.send("quit\r")
        assert terminal.end() == 0


def test_a_whole_game_by_a_script_through_a_pipe() -> None:
    typed = ["4 3 2 1", "", "1", "", "2", "", "3", "", "4", "", "tako", "ebi", "fugu", "sake", "maguro", "hotategai"]
    typed += ["pass", ""]
    done = uogashi("play", "tsukiji", "--players", "3", "--seed", "s", input="\n".join(typed * 10) + "\n")
    assert done.returncode == 0, done.stderr
    assert "\x1b" not in done.stdout
    assert "Round 7 of 7" in done.stdout
    assert re.search(r"(wins|share the win): Guest \d+ – greedy 1 \d+ – greedy 2 \d+", done.stdout)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [False, True])
def test_whole_games_without_confirming(players: int, variant: bool, tmp_path: Path) -> None:
    tickets = " ".join(str(4 - lot) for lot in range(players + 1))
    typed = [line for _ in range(7) for line in (tickets, "pass")]
    words = ["--no-confirm", "--players", str(players), *(["--variant"] if variant else [])]
    file = tmp_path / "over.json"
    done = uogashi("play", "tsukiji", *words, input="\n".join([*typed, f"save {file}"]) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("Guest passes and takes ¥3.") == 7
    record = json.loads(file.read_text())
    verify(record, load_game)
    assert record["seats"] == ["Guest", *(f"greedy {number}" for number in range(1, players))]
    assert bool(record["options"]["special_points"]) == variant


def test_the_seed_deals_the_same_game_again() -> None:
    typed = "4 3 2 1 0\n\n"
    first, second = (uogashi("play", "tsukiji", "--seed", "same", input=typed).stdout for _ in range(2))
    assert first == second
    assert uogashi("play", "tsukiji", "--seed", "other", input=typed).stdout != first


# --- the reveal ---


def test_the_reveal_is_told_lot_by_lot() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        terminal.type("4 x2 0")
        told = terminal.type("")
    story = told[told.index("Tickets are revealed.") :].splitlines()
    names, lots, tablets = story[1], story[2:5], story[5:8]
    assert names.split() == ["Guest", "greedy", "1"]
    for number, line in enumerate(lots, start=1):
        assert re.match(rf"lot {number} .* = −?\d+$", line), line
    values = [int(line.split("=")[1].replace("−", "-")) for line in lots]
    expected = sorted(range(3), key=lambda lot: (-values[lot], lot))
    assert [int(line.split()[1]) - 1 for line in tablets] == expected
    assert [line.split("▸")[1].split()[0] for line in tablets] == ["¥9", "¥6", "¥3"]
    assert "◷" in tablets[0]
    assert story[8].startswith("Market")


# --- typing ---


def test_tab_completes_words_and_tickets() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        terminal.press("+", until=r"\+6 on lot 1")
        terminal.press("\t", until=r"Guest ▸ \+6")
        screen = terminal.press(" ", until="on lot 2")
        assert "+6" not in screen[screen.rindex("▸") + 5 :], "a ticket that is laid is not offered again"
        terminal.press("\x15un", until="undo the last decision")
        terminal.press("\t", until="Guest ▸ undo")
        terminal.type("\x154 2 0")
        terminal.type("")
        assert "Buy a lot or pass." in terminal.text
        terminal.press("b", until=r"buy 1 +¥\d+: ")
        terminal.press("\t", until=r"Guest ▸ buy \d")


def test_undo_takes_back_line_by_line_until_confirmed() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        assert "Place a ticket on lot 2 of 3" in terminal.type("4")
        assert "Place a ticket on lot 3 of 3" in terminal.type("2")
        assert "undone: 2" in terminal.type("undo")
        assert "Place a ticket on lot 2 of 3" in terminal.text
        terminal.type("1 0")
        assert "Press Enter to confirm" in terminal.text
        assert "undone: 1 0" in terminal.type("undo")
        assert "Place a ticket on lot 2 of 3" in terminal.text
        terminal.type("undo")
        assert "nothing to undo" in terminal.type("undo")
        terminal.type("4 2 0")
        terminal.type("")
        assert "cannot undo: something hidden has been revealed since" in terminal.type("undo")


def test_a_purchase_can_be_taken_back_before_others_act() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        terminal.type("")
        told = terminal.type("pass")
        assert re.search(r"Money ¥(\d+) → ¥\d+, score \d+ → \d+\.", told)
        terminal.type("undo")
        assert "Buy a lot or pass." in terminal.text
        assert "passes" not in terminal.everything


def test_the_question_mark_says_what_is_possible_and_what_it_would_bring() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        told = terminal.type("?")
        assert "cancels a 4 on its lot" in told
        assert "The cards in lot 3 add" in told
        terminal.type("4 2 0")
        terminal.type("")
        told = terminal.type("?")
        rows = [line for line in told.splitlines() if re.match(r"(buy \d|pass) +¥\d+ +\d+ \(", line)]
        assert rows[-1].startswith("pass")
        assert "(+3)" in rows[-1]
        assert len(rows) >= 2


def test_rules_log_table_and_help_can_be_read_at_any_time() -> None:
    with play("--players", "2", rows=100) as terminal:
        terminal.wait()
        contents = terminal.type("rules")
        assert "Evaluation" in contents
        assert "All at once and in secret" in terminal.type("rules 4")
        assert "All at once and in secret" in terminal.type("rules evaluation")
        assert "unknown chapter “99”" in terminal.type("rules 99")
        assert "Round 1 begins" in terminal.type("log")
        assert "lot 1" in terminal.type("table")
        assert "Type your move. ? shows your choices" in terminal.type("help")


WRONG = {
    "nonsense": "“nonsense” is not a ticket",
    "buy 1": "“buy” is not a ticket",
    "5": "“5” is not a ticket",
    "4 4 1": "your 4 ticket is already on another lot",
    "4 3 2 1": "4 tickets for 3 lots",
    "ticket": "type up to 3 tickets",
    "4 3 -2": "“-2” is not a ticket",
    "4 3 ①②": "“12” is not a ticket",
    "\x1b[31mred": "is not a ticket",
    "save": "which file?",
    "save /no/such/folder/game.json": "cannot write /no/such/folder/game.json",
    "undo": "nothing to undo",
    "rules nowhere": "unknown chapter “nowhere”",
    "undo everything": "type undo on its own",
    "quit now": "type quit on its own",
    f"save {'n' * 300}": "cannot write ",
    "save ~nobody-of-this-name/game.json": "cannot write ",
    "save nul\x00byte": "cannot write ",
    "x" * 3000: "is not a ticket",
}
WRONG_PURCHASES = {
    "buy": "which lot? Type buy and its number",
    "buy two": "“two” is not a lot",
    "buy 0": "there is no lot 0; lots are numbered 1 to 3",
    "buy 9": "there is no lot 9; lots are numbered 1 to 3",
    "7": "there is no lot 7",
    "ticket 4": "unknown command “ticket 4”",
    "takusan": "which row? Type its product",
    "takusan trout": "“trout” is not a product",
    "yakuza ebi": "buy a lot or pass",
    "pass, pass": "“pass” ends your turn",
    "pass 3": "unknown command “pass 3”",
    ", ,": "something is missing between the commas",
    "buy 1 2": "“1 2” is not a lot",
}


def test_wrong_input_gets_a_clear_sentence_and_changes_nothing() -> None:
    typed = [*WRONG, "4 2 0", "", *WRONG_PURCHASES, "pass", "something", ""]
    done = uogashi("play", "tsukiji", "--players", "2", "--seed", "play", input="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    answers = done.stdout.split("Guest ▸ ")
    for number, (line, sentence) in enumerate(WRONG.items(), start=1):
        assert sentence in answers[number], f"after {line!r}: {answers[number]}"
        assert "Place a ticket on lot 1 of 3" in answers[number], line
    for number, (line, sentence) in enumerate(WRONG_PURCHASES.items(), start=len(WRONG) + 3):
        assert sentence in answers[number], f"after {line!r}: {answers[number]}"
        assert "Buy a lot or pass." in answers[number], line
    assert "press Enter to confirm your turn first" in done.stdout
    assert done.stdout.count("Guest passes") == 1


def test_a_lot_that_is_too_dear_says_what_can_be_had_instead(tmp_path: Path) -> None:
    figures = tmp_path / "poor.toml"
    figures.write_text("[players.2]\nstart_money = [4, 4]\n")
    typed = "4 2 0\n\nbuy 1\nbuy 2\nbuy 3\n"
    done = uogashi("play", "tsukiji", "--players", "2", "--seed", "x", "--components", str(figures), input=typed)
    assert re.search(r"lot \d costs ¥\d; you have ¥4: (buy lot \d, or pass|you can only pass)", done.stdout)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play"], "play needs GAME; run uogashi play --help for details"),
        (["play", "chess"], f"unknown game “chess”; available: {', '.join(game_names())}"),
        (["play", "tsukiji", "--players", "5"], "Tsukiji is for 2 to 4 players, not 5"),
        (["play", "tsukiji", "--hotseat", "5"], "5 people cannot share 4 seats"),
        (
            ["play", "tsukiji", "--hotseat", "4", "--bots", "greedy:1"],
            "every seat has a person: no seats left for --bots",
        ),
        (
            ["play", "tsukiji", "--bots", "fish"],
            "unknown bot “fish”; available: random, greedy, or your own as FILE.py:FUNCTION",
        ),
        (["play", "tsukiji", "--name", "greedy 1"], "“greedy 1” is a bot’s name; choose another"),
        (["play", "tsukiji", "--name", "A", "--name", "A"], "two people cannot both be called “A”"),
        (
            ["play", "tsukiji", "--name", "x" * 41],
            f"invalid name “{'x' * 41}”: use 1 to 40 printable characters",
        ),
        (
            ["play", "tsukiji", "--hotseat", "1", "--name", "A", "--name", "B"],
            "2 names for one person: set the number of people with --hotseat",
        ),
        (["play", "tsukiji", "--hotseat", "2", "--name", "Guest 2"], "two people cannot both be called “Guest 2”"),
        (["play", "--resume", "-"], "--resume needs a file, not standard input"),
        (
            ["play", "--resume", "nowhere.json"],
            "no file or saved game “nowhere.json”; “uogashi play --resume list” lists saved games",
        ),
        (
            ["play", "--resume", "x.json", "--players", "3"],
            "--resume restores the game as it was; --players cannot be changed",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(words: list[str], sentence: str) -> None:
    assert refused(*words) == sentence


# --- saving and leaving ---


def test_a_game_is_saved_and_taken_up_again_just_there(tmp_path: Path) -> None:
    with play("--players", "2", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        terminal.type("")
        terminal.type("pass")
        terminal.type("")
        assert "saved to game.json" in terminal.type("save game.json")
        table = terminal.type("table")
        terminal.child.send("quit\r")
        assert terminal.end() == 0, "a saved game needs no question"
    record = json.loads((tmp_path / "game.json").read_text())
    verify(record, load_game)
    match = restore(record, load_game)
    assert not match.partial
    with Terminal("play", "--resume", "game.json", "--no-pause", folder=tmp_path) as terminal:
        screen = terminal.wait()
        drawn = [line for line in table.splitlines() if line.startswith("│")]
        assert len(drawn) == 5
        for line in drawn:
            assert line in screen
        terminal.type("4 2 0")
        assert "Tickets are revealed." in terminal.type("")
        assert "saved to game.json" in terminal.type("save")
    assert len(restore(json.loads((tmp_path / "game.json").read_text()), load_game).moves) > len(match.moves)


def test_quit_asks_in_mid_game_and_the_game_can_be_saved_there(tmp_path: Path) -> None:
    with play("--players", "2", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        terminal.type("")
        assert "Game saved: “uogashi play --resume” continues it." in terminal.type("quit")
        assert "type quit, back, save, or press Enter to leave" in terminal.type("perhaps")
        terminal.child.send("save later.json\r")
        assert terminal.end() == 0
        assert "saved to later.json" in terminal.everything
    assert restore(json.loads((tmp_path / "later.json").read_text()), load_game).seats == ("Guest", "greedy 1")


@pytest.mark.parametrize("answer", ["save", "quit", ""])
def test_leaving_can_be_answered_in_many_ways(answer: str, tmp_path: Path) -> None:
    """`save` alone asks for a name, or uses the known one; `quit` and Enter mean no."""
    file = tmp_path / "g.json"
    typed = ["4 3 2", "", "quit", answer, str(file)]
    done = uogashi("play", "tsukiji", "--players", "2", input="\n".join(typed) + "\n", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert ("which file?" in done.stdout) == (answer == "save")
    assert file.exists() == (answer == "save")
    assert [path.name for path in tmp_path.iterdir()] == (["g.json"] if answer == "save" else [])
    if answer == "save":
        before = file.stat().st_size
        again = uogashi("play", "--resume", str(file), input="pass\n\nquit\nsave\n")
        assert f"saved to {file}" in again.stdout
        assert file.stat().st_size > before


def test_saving_follows_links_and_leaves_nothing_behind(tmp_path: Path) -> None:
    target, link, neighbour = tmp_path / "target.json", tmp_path / "link.json", tmp_path / "link.json.part"
    neighbour.write_text("mine")
    uogashi("play", "tsukiji", input=f"save {target}\n")
    link.symlink_to(target)
    assert "saved to" in uogashi("play", "tsukiji", "--players", "3", input=f"save {link}\n").stdout
    assert link.is_symlink()
    assert len(json.loads(target.read_text())["seats"]) == 3
    assert neighbour.read_text() == "mine"
    assert {path.name for path in tmp_path.iterdir()} == {"target.json", "link.json", "link.json.part"}


def test_other_files_are_not_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("Dear Aki")
    done = uogashi("play", "tsukiji", input=f"save {other}\n")
    assert f"{other} already exists and is not a game record" in done.stdout
    assert other.read_text() == "Dear Aki"


def test_what_is_not_confirmed_is_not_saved(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    done = uogashi("play", "tsukiji", input=f"4 3\nsave {file}\n")
    assert "Unconfirmed moves are not included." in done.stdout
    assert json.loads(file.read_text())["moves"] == []


def test_a_record_that_is_not_playable_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "g.json"
    uogashi("play", "tsukiji", "--players", "2", input=f"4 3 2\n\nsave {file}\n")
    record = json.loads(file.read_text())
    file.write_text(json.dumps({**record, "moves": [[0, "ticket 9"]]}))
    assert refused("play", "--resume", str(file)).startswith("this game cannot be resumed: ")
    without_seed = {key: value for key, value in record.items() if key != "seed"}
    file.write_text(json.dumps(without_seed))
    assert refused("play", "--resume", str(file)).startswith("this game can be viewed but not continued")
    file.write_text(json.dumps(record))
    assert refused("play", "--resume", str(file), "--seed", "1").startswith("--resume restores the game as it was")


def test_ctrl_c_asks_whether_to_leave_and_a_second_one_leaves(tmp_path: Path) -> None:
    with play("--players", "2", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        terminal.type("")
        assert "Game saved" in terminal.send("\x03")
        assert terminal.end("\x03") == 130
        assert "Traceback" not in terminal.everything
        assert "stopped" in terminal.everything
    with play("--players", "2", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        terminal.type("")
        terminal.send("\x03")
        assert terminal.end("save kept.json\r") == 130
    assert restore(json.loads((tmp_path / "kept.json").read_text()), load_game).seats[0] == "Guest"


def test_ctrl_c_during_the_story_asks_whether_to_leave(tmp_path: Path) -> None:
    with Terminal("play", "tsukiji", "--players", "4", "--seed", "play", folder=tmp_path) as terminal:
        terminal.wait()
        terminal.type("4 3 2 1 0")
        terminal.child.send("\r")
        while "Tickets are revealed." not in terminal.text:
            assert terminal.feed()
        assert "Game saved" in terminal.send("\x03")
        assert terminal.end("save story.json\r") == 130
    assert restore(json.loads((tmp_path / "story.json").read_text()), load_game).view().phase == "purchase"


def test_one_can_think_better_of_leaving() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        terminal.type("")
        terminal.type("quit")
        assert "Buy a lot or pass." in terminal.type("back")
        assert "Enter or quit to leave, back to keep playing" in terminal.send("\x03")
        assert "Buy a lot or pass." in terminal.type("no")
        terminal.type("quit")
        assert terminal.end("quit\r") == 0


def test_ctrl_c_empties_a_line_first() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        terminal.press("4 2", until="Guest ▸ 4 2$")
        terminal.press("\x03", until="Guest ▸$")
        terminal.type("4 2 0")
        assert "Press Enter to confirm" in terminal.text


def test_pasted_colours_and_mouse_reports_do_no_harm() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        terminal.press("\x1b[31m" + "one", until="Guest ▸ .*one")
        terminal.press("\x1b[M !!" + "two", until="Guest ▸ .*onetwo")
        assert "Traceback" not in terminal.everything
        terminal.type("\x154 2 0")
        assert "Press Enter to confirm" in terminal.text


def test_a_short_terminal_shows_the_cards_and_the_question() -> None:
    with play("--players", "4", rows=24) as terminal:
        screen = terminal.wait()
        assert screen.count("│") >= 5 * 10
        assert "Tablets" in screen
        assert "Place a ticket on lot 1 of 5" in screen


def test_ctrl_d_leaves_like_quit() -> None:
    with play("--players", "2") as terminal:
        terminal.wait()
        assert terminal.end("\x04") == 0


def test_the_end_of_the_input_ends_the_game() -> None:
    for typed in ("", "quit\n", "4 3 2 1 0\n", "4 3 2 1 0\n\nquit\n"):
        done = uogashi("play", "tsukiji", input=typed)
        assert (done.returncode, done.stderr) == (0, "")


# --- several people at one keyboard ---


def test_hotseat_hides_what_one_must_not_see_of_another() -> None:
    with play("--players", "3", "--hotseat", "2", "--name", "Aki", "--name", "Ben") as terminal:
        screen = terminal.wait()
        assert "Aki, this is for your eyes only." in screen
        assert "Place a ticket on lot" not in screen
        for line in ("table", "undo", "4 3 2 1"):
            assert "press Enter when you are ready" in terminal.type(line)
            assert "lot 1" not in terminal.text
        terminal.type("")
        assert "Place a ticket on lot 1 of 4" in terminal.text
        terminal.type("+6 x2 annul -1")
        assert "Press Enter to confirm" in terminal.text
        assert "+6" in terminal.text
        raw = len(terminal.raw)
        terminal.type("")
        assert "Ben, this is for your eyes only." in terminal.text
        shown = terminal.everything
        assert "\x1b[3J" in terminal.raw[raw:], "the terminal must clear its scrollback"
        for secret in ("+6", "×2", "✕", "−1", "annul"):
            assert secret not in shown, f"Ben can read {secret}"
        terminal.type("")
        history = terminal.press("\x1b[A" + "typed", until="Ben ▸ .*typed")
        assert "+6 x2 annul -1" not in history, "the arrow keys recall what someone else typed"
        lots = [line for line in terminal.everything.splitlines() if line.startswith("│ticket")]
        assert lots == [], "Aki's tickets lie on the table that Ben sees"
        terminal.type("\x154 3 2 1")
        told = terminal.type("")
        assert "Tickets are revealed." in terminal.everything
        assert "+6" in told


def test_hotseat_persons_buy_in_turn_without_handing_over() -> None:
    with play("--players", "2", "--hotseat", "2", "--name", "Aki", "--name", "Ben") as terminal:
        terminal.wait()
        for _ in range(2):
            terminal.type("")
            terminal.type("4 2 0")
            terminal.type("")
        assert "Buy a lot or pass." in terminal.text
        first = "Aki" if "Aki ▸" in terminal.text.splitlines()[-1] else "Ben"
        terminal.type("pass")
        terminal.type("")
        other = "Ben" if first == "Aki" else "Aki"
        assert f"{other} ▸" in terminal.text
        assert "eyes only" not in terminal.text.splitlines()[-1]


def test_hotseat_persons_read_what_they_missed() -> None:
    with play("--players", "2", "--hotseat", "2", "--name", "Aki", "--name", "Ben") as terminal:
        terminal.wait()
        assert "Type your move. ? shows your choices" in terminal.type(""), "everyone reads once how to play here"
        terminal.type("4 2 0")
        terminal.type("")
        terminal.type("")
        terminal.type("4 2 0")
        terminal.type("")
        for _ in range(2):
            terminal.type("pass")
            terminal.type("")
        assert "Aki, this is for your eyes only." in terminal.text
        told = terminal.type("")
        for line in (
            "Tickets are revealed.",
            "Aki passes and takes ¥3.",
            "Ben passes and takes ¥3.",
            "Round 2 begins",
        ):
            assert line in terminal.everything, told


def test_hotseat_through_a_pipe_never_repeats_tickets_to_others() -> None:
    typed = ["", "+6 x2 -1 0", "", "", "4 3 2 1", ""]
    done = uogashi("play", "tsukiji", "--players", "3", "--hotseat", "2", "--seed", "p", input="\n".join(typed) + "\n")
    assert done.returncode == 0, done.stderr
    second = done.stdout.split("Guest 2, this is for your eyes only.")[1].split("Tickets are revealed.")[0]
    assert "Your ticket" not in second.split("Guest 2 ▸")[0]


# --- appearance ---


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [80, 140])
def test_every_line_fits_its_terminal(columns: int, language: str) -> None:
    """Nothing wraps in a drawing: a line of the stall has as many columns as the terminal, and nothing else."""
    with play("--lang", language, "--players", "4", columns=columns) as terminal:
        terminal.wait()
        terminal.type("4 3 2 1 0")
        terminal.type("")
        lines = terminal.everything.splitlines()
        # A line that is too wide would be wrapped, and its boxes broken.
        stall = [line for line in lines if line.startswith("│")]
        assert len(stall) >= 12
        assert {line.count("│") for line in stall} == ({10} if columns == 80 else {12})
        if columns == 80:
            assert {cell_len(line) for line in stall} == {80}


def test_a_narrow_terminal_gets_words_instead_of_a_drawing() -> None:
    with play("--players", "2", columns=50, rows=80) as terminal:
        screen = terminal.wait()
        assert "╭" not in screen
        assert "Tablets, starting with the clock:" in screen


def test_plain_has_no_colour_and_moves_no_cursor() -> None:
    with play("--players", "2", "--plain") as terminal:
        terminal.wait()
        terminal.type("4 2 0")
        terminal.type("")
        assert "\x1b" not in terminal.raw
        assert "Lot 1: 4 from Guest, " in terminal.everything


@pytest.mark.parametrize("language", languages())
def test_a_game_in_every_language(language: str) -> None:
    with play("--lang", language, "--players", "2") as terminal:
        terminal.wait()
        for line in ("?", "4 2 0", "", "?", "pass", "", "nonsense", "help", "rules 4", "log", "table"):
            terminal.type(line)
        assert "Traceback" not in terminal.everything
        terminal.type("quit")
        assert terminal.end("\r") == 0
