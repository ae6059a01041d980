"""The kit as a pytest class: every check at every player count, and what needs a look at files or other processes."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar, get_type_hints

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from uogashi.core.compile import INTERPRETED
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.testing.checks import CHECKS, match_steps
from uogashi.testing.golden import golden_files
from uogashi.testing.playthrough import Playthrough
from uogashi.testing.trace import find_game, traces

TRACED = 2
"""This many games are played compiled and interpreted, with every number of players."""
EXAMPLES = int(os.environ.get("UOGASHI_KIT_EXAMPLES", "8"))


def playthroughs(game: Game, players: int, more: Mapping[str, Any]) -> st.SearchStrategy[Playthrough]:
    """Ways to play: any deal, the variant or not, sensible or not, by any version of the rules, and decisions that
    Hypothesis can make simpler.
    """
    return st.builds(
        Playthrough,
        players=st.just(players),
        seed=st.integers(0, 10_000).map(lambda number: f"kit/{number}"),
        variant=st.booleans(),
        choices=st.lists(st.integers(0, 63), max_size=60).map(tuple),
        sensible=st.booleans(),
        more=st.just(more),
        rules=st.sampled_from(game.versions[::-1]),
    )


class GameKit:
    """Subclass it in a test module and name the game; `inventory` counts what must never change."""

    place: ClassVar[str]
    """Where the game is defined, such as `uogashi.games.tsukiji:GAME`."""
    golden: ClassVar[Path]
    """The folder of its golden playthroughs."""
    more: ClassVar[Mapping[str, Any]] = {}
    """Further options for every playthrough: a limit of turns, for a game that would take too long."""
    examples: ClassVar[int] = EXAMPLES
    """How many playthroughs Hypothesis plays for each check and player count."""

    @property
    def game(self) -> Game:
        return find_game(self.place)

    def inventory(self, match: Match) -> Mapping[str, int]:
        """How many there are of everything that is neither made nor lost: cards, pieces, money with the bank's."""
        raise NotImplementedError("a game's kit says what is conserved")

    @classmethod
    def pytest_generate_tests(cls, metafunc: pytest.Metafunc) -> None:
        if not hasattr(cls, "place"):
            return
        assert hasattr(cls, "golden"), f"{cls.__name__} has no `golden`"
        if "check" in metafunc.fixturenames:
            metafunc.parametrize("check", CHECKS)
        if "players" in metafunc.fixturenames:
            metafunc.parametrize("players", list(find_game(cls.place).player_counts))

    def test_game(self, check: str, players: int) -> None:
        self.play_all(check, players)

    def play_all(self, check: str, players: int) -> None:
        @settings(max_examples=self.examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(playthroughs(self.game, players, self.more))
        def run(playthrough: Playthrough) -> None:
            try:
                CHECKS[check](self.game, playthrough)
            except BaseException as error:
                error.add_note(f"Repeat it:\n  python -m uogashi.testing {check} {self.place} {playthrough.words()}")
                raise

        run()

    def test_nothing_is_made_or_lost(self, players: int) -> None:
        for number in range(self.examples):
            rules = self.game.versions[number // 2 % len(self.game.versions)]
            playthrough = Playthrough(
                players, f"conserved/{number}", number % 2 == 1, (), number % 3 > 0, self.more, rules
            )
            counted: Mapping[str, int] | None = None
            for match, _, _ in match_steps(self.game, playthrough):
                now = self.inventory(match)
                assert now == (counted or now), f"after {match.moves[-1:]} of {playthrough.words()}"
                counted = now
            assert self.inventory(match) == counted

    def test_interpreted_is_compiled_byte_for_byte_and_no_index_is_out_of_bounds(self) -> None:
        """Compiled code would read and write beyond a field; NumPy, in the interpreted run, raises an error instead."""
        assert self.trace_elsewhere(TRACED) == list(traces(self.game, TRACED, self.more))

    def trace_elsewhere(self, games: int) -> list[str]:
        """The fingerprints of some games, made in a separate process: interpreted, or compiled where this one is
        interpreted.
        """
        how = "" if INTERPRETED else "1"
        command = [sys.executable, "-m", "uogashi.testing.trace", self.place, "--games", str(games)]
        command += [word for name, value in self.more.items() for word in ("--option", f"{name}={json.dumps(value)}")]
        # A game that is not installed is found where pytest has found it.
        path = os.pathsep.join(filter(None, sys.path))
        environment = {**os.environ, "PYTHONPATH": path, "UOGASHI_INTERPRET": how}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=600)
        assert done.returncode == 0, f"UOGASHI_INTERPRET={how} {' '.join(command)}\n{done.stderr}"
        lines = done.stdout.splitlines()
        played = games * len(self.game.player_counts) * len(self.game.versions)
        assert len(lines) >= 3 * played, "a line for the beginning, one for the end and one for every step"
        return lines

    def test_golden_playthroughs(self) -> None:
        for name, text in golden_files(self.game, self.more).items():
            folder = os.path.relpath(self.golden)
            stored = (self.golden / name).read_text(encoding="utf-8") if (self.golden / name).is_file() else ""
            hint = f"python -m uogashi.testing golden {self.place} --folder {folder}, if the rules have changed"
            assert text.splitlines() == stored.splitlines(), f"{name} differs: {hint}"

    def test_record_fields_are_safe(self) -> None:
        for dtype in (self.game.state, self.game.config):
            for name in dtype.names or ():
                assert not hasattr(np.record, name), f"records of NumPy have an attribute {name} of their own"

    def test_state_has_no_padding(self) -> None:
        # Copies need not carry the bytes between fields, and then equal states would differ.
        dtype = self.game.state
        fields = [field[0].itemsize for field in (dtype.fields or {}).values()]
        assert sum(fields) == dtype.itemsize, f"{dtype.itemsize - sum(fields)} bytes of padding in the state"

    def test_declared_facts(self) -> None:
        game = self.game
        assert 1 <= game.fewest_players <= game.most_players
        assert len({kind.name for kind in game.facts}) == len(game.facts)
        fixed = [name for name in game.decisions if name is not None]
        assert len(set(fixed)) == len(fixed)
        for players in game.player_counts:
            figures, origins = game.figures(players)
            assert set(origins) == set(figures), "every figure says where it comes from"

    def test_declared_divisions(self) -> None:
        """The divisions of the game refer to existing facts and fields."""
        game = self.game
        facts = {kind.name: kind.argument_kinds for kind in game.facts}
        if (divisions := game.divisions) is None:
            return
        assert facts[divisions.fact][divisions.number] == "number"
        fields = get_type_hints(get_type_hints(game.view)["return"])
        assert all(fields[field] is int for field in (divisions.now, divisions.total) if field is not None)

    def test_what_a_table_may_choose(self) -> None:
        game = self.game
        usual = game.read_options({}, game.version)
        for option, values in game.offers.items():
            assert len(values) == 1 or isinstance(usual[option], str), f"pages have no name for {usual[option]}"
            chosen = [game.read_options({option: value}, game.version)[option] for value in values]
            assert chosen
            assert all(each not in (usual[option], *chosen[:place]) for place, each in enumerate(chosen))
        for players, recommended in game.recommends.items():
            assert players in game.player_counts
            assert all(value in game.offers[option] for option, value in recommended.items())
