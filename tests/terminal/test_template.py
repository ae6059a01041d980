"""`uogashi components GAME --template`: a file to fill in that changes nothing until it is filled in."""

import pytest

from tests.terminal.program import refused
from uogashi.core.components import ComponentsFile
from uogashi.games import game_names, load_game
from uogashi.terminal.main import main
from uogashi.terminal.template import write_template
from uogashi.text import Texts, languages

ALL = [(name, rules) for name in game_names() for rules in load_game(name).versions]


@pytest.mark.parametrize(("name", "rules"), ALL)
def test_the_template_as_it_is_changes_no_figure(name: str, rules: str) -> None:
    game = load_game(name)
    file = ComponentsFile.parse("mine.toml", write_template(game, rules, Texts()))
    for players in game.player_counts:
        figures, origins = game.figures(players, file, rules)
        assert figures == game.figures(players, rules=rules)[0]
        # What it only repeats comes from where it came from.
        assert "mine.toml" not in str(origins)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", game_names())
def test_every_language_explains_every_figure(name: str, language: str) -> None:
    game, say = load_game(name), Texts(language)
    text = write_template(game, game.version, say)
    file = ComponentsFile.parse("mine.toml", text)
    assert game.figures(game.fewest_players, file)[0] == game.figures(game.fewest_players)[0]
    explained = " ".join(line.removeprefix("# ") for line in text.splitlines() if line.startswith("# "))
    for figure in game.shapes:
        assert say.say(f"{name}-about-{figure.replace('_', '-')}") in explained


def test_a_figure_that_is_changed_in_the_template_is_in_force() -> None:
    game = load_game("market")
    text = write_template(game, game.version, Texts())
    text = text.replace('entry_piece = "squid"', 'entry_piece = "eel"').replace("pays = 500", "pays = 600")
    figures = game.figures(4, ComponentsFile.parse("mine.toml", text))[0]
    assert (figures["squid"]["entry_piece"], figures["squid"]["pays"]) == ("eel", 600)


def test_the_template_says_where_each_figure_comes_from() -> None:
    game = load_game("market")
    lines = write_template(game, game.version, Texts()).splitlines()
    board = lines[lines.index("[mackerel]") :]
    licences = next(line for line in board if line.startswith("licences ="))
    assert licences.endswith("# assumed; 3 players: rulebook")


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["components", "shopping", "--template", "--lang", "en"]) == 0
    assert "[drinks]" in capsys.readouterr().out


@pytest.mark.parametrize("option", [["--players", "3"], ["--json"]])
def test_the_template_is_for_the_whole_game(option: list[str]) -> None:
    assert option[0] in refused("components", "market", "--template", *option)
