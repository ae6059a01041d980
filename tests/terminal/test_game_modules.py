"""Every game has the modules that the terminal uses, with functions of these names and arguments."""

import inspect
from typing import Any

import pytest

from uogashi.core.modules import Preview, Prompts, Story
from uogashi.core.sections import Section
from uogashi.games import game_names, load_game
from uogashi.terminal.game_modules import Board, DrawnStory, Report, Typed

MODULES = {
    "board": Board,
    "story": Story,
    "drawn_story": DrawnStory,
    "typed": Typed,
    "preview": Preview,
    "prompts": Prompts,
}


def functions(protocol: type) -> dict[str, Any]:
    return {name: value for name, value in vars(protocol).items() if inspect.isfunction(value) and name[0] != "_"}


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("name", MODULES)
def test_a_module_has_what_the_terminal_asks_for(game: str, name: str) -> None:
    module = load_game(game).module(name)
    assert functions(MODULES[name])
    for function, declared in functions(MODULES[name]).items():
        mine = list(inspect.signature(getattr(module, function)).parameters)
        asked = inspect.signature(declared).parameters.values()
        wanted = [each.name for each in asked if each.name != "self" and each.kind is not each.VAR_KEYWORD]
        assert [each for each in mine if each in wanted] == wanted, f"{function} of {name}.py"
        assert wanted[: len(wanted) - ("log" in wanted)] == mine[: len(wanted) - ("log" in wanted)]


@pytest.mark.parametrize("game", game_names())
def test_a_report_speaks_of_facts_that_there_are(game: str) -> None:
    declared: Report = load_game(game).module("report")
    facts = {kind.name: kind for kind in load_game(game).facts}
    assert declared.FIRST is not None
    assert "seat" in facts[declared.FIRST].argument_kinds.values()
    assert all(isinstance(section, Section) for section in declared.SECTIONS)
