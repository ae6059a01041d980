"""Compiled code is kept by what it comes from: no more and no less."""

import sys
from pathlib import Path
from typing import Any

import pytest

from uogashi.core.compile import INTERPRETED
from uogashi.core.sources import (
    PACKAGE,
    Module,
    find_module,
    game_sources,
    generic_sources,
    module_of,
    note_loaded,
    sources_hash,
    sources_of,
)
from uogashi.games import game_names, load_game

SHOWN = {"board", "components", "notation", "preview", "prompts", "report", "story", "typed", "view"}
"""Modules of a game that have nothing to do with what is compiled."""


@pytest.mark.parametrize("game", game_names())
def test_a_game_is_compiled_from_its_rules_and_from_nothing_that_shows_it(game: str) -> None:
    package, folder = load_game(game).package, load_game(game).folder
    own = {module.name for module in game_sources(package, folder) - generic_sources()}
    assert {f"{package}.{name}" for name in ("rules", "policy", "state")} <= own
    assert not own & {package, *(f"{package}.{name}" for name in SHOWN)}
    assert all(name.startswith(f"{package}.") for name in own), "it depends on another game"


def test_generic_code_knows_no_game() -> None:
    names = {module.name for module in generic_sources()}
    assert {f"uogashi.core.{name}" for name in ("chance", "compile", "engine", "facts", "verbs")} < names
    assert {"uogashi.arena.playout", "uogashi.bots.choose", "uogashi.bots"} < names
    assert not [name for name in names if name.startswith(("uogashi.games", "uogashi.text", "uogashi.terminal"))]


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("game", game_names())
def test_every_compiled_function_is_found(game: str) -> None:
    load_game(game)
    package, folder = load_game(game).package, load_game(game).folder
    found = compiled_functions(("uogashi.core", "uogashi.bots", package))
    assert len(found) > 50
    assert {each._cache.module for each in found} <= generic_sources() | game_sources(package, folder)


def compiled_functions(packages: tuple[str, ...]) -> list[Any]:
    loaded = [module for name, module in sys.modules.items() if name.startswith(packages)]
    return [each for module in loaded for each in vars(module).values() if hasattr(each, "py_func")]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A game from elsewhere, with all ways to import something."""
    files = {
        "toys/__init__.py": "",
        "toys/shared.py": "",
        "toys/quay/__init__.py": "from toys.quay import rules, view\nSEATS = 4\n",
        "toys/quay/rules.py": """
import numpy as np
from typing import TYPE_CHECKING
from toys.quay.state import STATE
from uogashi.core.facts import tell
from . import chapters
from ..shared import *
try:
    import helpers.fast
except ImportError:
    pass
if TYPE_CHECKING:
    from toys.quay.view import View
else:
    import toys.quay.other as other
if not TYPE_CHECKING:
    import toys.limits.unused

def explain():
    from toys.quay import notation
""",
        "toys/quay/chapters/__init__.py": "from .first import begin\n",
        "toys/quay/chapters/first.py": "import toys.quay.rules as rules\n",
        "toys/quay/state.py": "from toys.shared import SEATS\n",
        "toys/quay/policy.py": "from toys.quay import SEATS\n",
        "toys/limits/__init__.py": "SEATS = 4\n",
        "toys/limits/unused.py": "",
        "helpers/fast.py": "",
        **{f"toys/quay/{name}.py": "" for name in ("other", "view", "notation")},
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def names_of(modules: frozenset[Module]) -> set[str]:
    return {module.name for module in modules if not module.file.is_relative_to(PACKAGE)}


def test_whatever_is_loaded_is_followed(tree: Path) -> None:
    rules = find_module("toys.quay.rules", tree)
    assert rules is not None
    sources = sources_of(rules)
    assert names_of(sources) == {
        *("toys.quay.rules", "toys.quay.state", "toys.quay.chapters", "toys.quay.chapters.first", "toys.quay.other"),
        *("toys", "toys.shared", "toys.limits", "toys.limits.unused", "helpers.fast"),
    }
    assert find_module("uogashi.core.facts", PACKAGE.parent) in sources


def test_every_module_of_a_game_with_compiled_functions_counts(tree: Path) -> None:
    """Also where its rules do not import it: what it previews with, say."""
    home = tree / "toys" / "quay"
    (home / "rules.py").write_text("@compiled\ndef begin(): ...\n")
    (home / "policy.py").write_text("")
    (home / "outcomes.py").write_text("from toys.quay.limits import MOST\n\n\n@compiled\ndef preview(): ...\n")
    (home / "hints.py").write_text("if True:\n    @compile.compiled\n    def hint(): ...\n")
    (home / "limits.py").write_text("MOST = 4\n")
    names = names_of(game_sources("toys.quay", home))
    assert names == {f"toys.quay.{name}" for name in ("rules", "policy", "outcomes", "hints", "limits")}


def test_rules_count_that_only_pass_on_what_stands_elsewhere(tree: Path) -> None:
    """Which version of a verb is called depends on it."""
    home = tree / "toys" / "quay"
    (home / "rules.py").write_text("from toys.limits import SEATS as begin\n")
    assert {"toys.quay.rules", "toys.limits", "toys.quay.policy"} <= names_of(game_sources("toys.quay", home))


def test_a_package_counts_where_something_is_taken_from_its_own_file(tree: Path) -> None:
    policy = find_module("toys.quay.policy", tree)
    assert policy is not None
    assert {"toys.quay", "toys.quay.view", "toys.quay.rules"} < names_of(sources_of(policy))


def test_libraries_are_not_followed(tree: Path) -> None:
    installed = tree / "site-packages"
    installed.mkdir()
    (tree / "toys").rename(installed / "toys")
    (tree / "helpers").rename(installed / "helpers")
    rules = find_module("toys.quay.rules", installed)
    assert rules is not None
    assert "helpers.fast" not in names_of(sources_of(rules))
    assert "toys.shared" in names_of(sources_of(rules))


def test_a_script_knows_its_packages(tree: Path) -> None:
    file = tree / "toys" / "quay" / "rules.py"
    for name in ("__main__", "toys.quay.rules", "some_other_name"):
        assert module_of(name, file) == Module("toys.quay.rules", file)
    bot = tree / "my_bot.py"
    bot.write_text("from helpers import fast\n")
    assert module_of("__main__", bot) == Module("my_bot", bot)
    assert names_of(sources_of(module_of("__main__", bot))) == {"my_bot", "helpers.fast"}


def test_the_hash_is_that_of_names_and_contents(tmp_path: Path) -> None:
    def module(folder: str, name: str, text: str) -> frozenset[Module]:
        file = tmp_path / folder / f"{name}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        return frozenset({Module(name, file)})

    known = sources_hash(module("a", "rules", "income = 0\n"))
    assert sources_hash(module("b", "rules", "income = 0\n")) == known
    assert sources_hash(module("c", "rules", "income = 1\n")) != known
    assert sources_hash(module("d", "policy", "income = 0\n")) != known


def test_what_is_loaded_later_counts_as_it_is_then(tree: Path) -> None:
    """Its code is compiled from its content at that time, together with modules loaded before."""
    home = tree / "toys" / "quay"
    (home / "rules.py").write_text("INCOME = 0\n")
    (home / "policy.py").write_text("")
    late = home / "outcomes.py"
    late.write_text("@compiled\ndef preview(): ...\n")

    def hashed() -> str:
        return sources_hash(game_sources("toys.quay", home))

    assert not note_loaded(home / "rules.py"), "nobody has asked for it"
    before = hashed()
    (home / "rules.py").write_text("INCOME = 1\n")
    assert not note_loaded(home / "rules.py")
    assert hashed() == before, "it has been loaded"
    late.write_text("import toys.limits\n\n\n@compiled\ndef preview(): ...\n")
    assert hashed() == before, "nobody knows it yet"
    assert note_loaded(late)
    assert hashed() != before
    assert "toys.limits" in names_of(game_sources("toys.quay", home))
    assert not note_loaded(late), "once"
