"""A game as the rest of the program sees it: the modules of its package, gathered under one name."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

import numpy as np

from uogashi.core.components import Check, ComponentsFile, Figures, Shape, check_complete, load_figures
from uogashi.core.errors import Message, Refusal, Term
from uogashi.core.facts import Fact, FactKind
from uogashi.core.modules import Preview, Prompts
from uogashi.core.outlook import Outlook
from uogashi.core.story import FactWords, StoryLine
from uogashi.core.verbs import CHANCE, register_game

MOST_ACTIONS = 256


@dataclass(frozen=True)
class Divisions:
    """What divides a game into parts that people jump between: its rounds, or the turns of the table."""

    name: str
    """The message that names one, by its `$number`. `<name>-of` also has `$total`, where known; `<name>-before`
    and `<name>-after` are buttons that go to another one."""
    fact: str
    """The fact that begins one. Where several have the same number, the first of them does."""
    number: str
    """Its argument that counts them, from 1."""
    now: str
    """The field of the view that has the number of the one that is being played."""
    total: str | None = None
    """The field of the view that has how many there are, if known in advance."""


class NamedFact(Protocol):
    """A fact, as the rules report it or as a message has it."""

    @property
    def name(self) -> str: ...

    @property
    def arguments(self) -> dict[str, Any]: ...


@dataclass(frozen=True, eq=False)
class Game:
    """What a game gives to the rest. `states` and `configs` are arrays whose first record is meant.

    There is one of each: copies of a match share it, and pickles say where it is found, its package.
    """

    name: str
    package: str
    """Where it is found: `GAME` of this package is this game, and its modules and files are there."""
    components: ComponentsFile
    fewest_players: int
    most_players: int
    state: np.dtype[Any]
    config: np.dtype[Any]
    rules: ModuleType
    """The verbs of `core/verbs.py`, with `VERSIONS` and `ACTIONS`."""
    policy: ModuleType
    """The verb `greedy`: how a sensible player chooses."""
    decisions: tuple[str | None, ...]
    """The name of each action, None where it depends on the position: then `name_now` and `find_now` know it."""
    facts: tuple[FactKind, ...]
    shapes: Mapping[str, Shape]
    check: Check
    configure: Callable[[Figures, Mapping[str, Any], int], Any]
    read_options: Callable[[Mapping[str, Any], str], dict[str, Any]]
    """(options as given, version of the rules) → complete, or a refusal."""
    variant: Mapping[str, Any]
    """The options that `--variant` sets."""
    describe_setup: Callable[[Any, Any], dict[str, Any]]
    """(state, config) right after the deal → the setup in notation."""
    known_setup: Callable[[dict[str, Any], Any], dict[str, Any]]
    """(setup, state) → the part that everyone has seen by now; refused if the setup does not go that far."""
    settle: Callable[[Any, Any, Any], None]
    """(state, config, setup): lay out a record's setup, as far as it goes, or refuse."""
    explain: Callable[[Any, Any, int, int], Message]
    """(state, config, seat, action): why a rule of this game refuses it."""
    view: Callable[[Any, Any, int], Any]
    """(hidden states, configs, seat) → what this seat sees, a structure ready for JSON; its first field is `viewer`,
    the seat, or None for a spectator."""
    longest: Callable[[Any], int]
    """(config) → no game takes more decisions than this."""
    score_range: Callable[[Any], tuple[int, int]]
    """(config) → no score is outside."""
    private: bool = False
    """Whether even outside secret phases a seat may know more than a spectator."""
    offers: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """What a table may choose for an option beside the usual: one value is a switch, several are a choice. The usual
    is what `read_options` gives where nothing is chosen; of a choice it is a word, as it has a name there."""
    recommends: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """By number of players: what tables of that many do well to choose, out of `offers`. Its texts say why."""
    divisions: Divisions | None = None
    name_now: Callable[[Any, Any, int], str] | None = None
    find_now: Callable[[Any, Any, str], int | None] | None = None
    is_decision: Callable[[str], bool] = lambda words: False
    """Whether these words decide something in some position, a seat's or chance's, where `find_now` knows them."""
    older_shapes: Mapping[str, Mapping[str, Shape]] = field(default_factory=dict)
    """The shapes of components under older rules, where they differ from today's."""
    renew: Callable[[Figures, str], Figures] = lambda figures, rules: figures
    """(components, the version of their rules) → the same in today's shape, as `check` and `configure` expect it."""

    def __post_init__(self) -> None:
        if not 1 <= self.fewest_players <= self.most_players <= CHANCE:
            counts = f"{self.fewest_players} to {self.most_players}"
            raise ValueError(f"a game is for 1 to {CHANCE} players, and {self.name} for {counts}")
        if self.divisions is not None and not isinstance(self.divisions, Divisions):
            raise TypeError(f"divisions is of the type {type(self.divisions).__name__}, not Divisions")
        if len(self.decisions) != (actions := getattr(self.rules, "ACTIONS", len(self.decisions))):
            raise ValueError(f"{self.name} has {len(self.decisions)} names of decisions for {actions} actions")
        register_game(self.state, self.rules, self.policy, self.package)

    def __copy__(self) -> "Game":
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Game":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        if getattr(import_module(self.package), "GAME", None) is not self:
            raise TypeError(f"{self.package}.GAME is not this game of {self.name}: where would it be found again?")
        return game_of, (self.package,)

    @property
    def actions(self) -> int:
        return int(self.rules.ACTIONS)

    @property
    def versions(self) -> tuple[str, ...]:
        """All versions of its rules, the newest last: each of them can be played."""
        return tuple(self.rules.VERSIONS)

    @property
    def version(self) -> str:
        """The newest version of its rules."""
        return self.versions[-1]

    @property
    def folder(self) -> Path:
        """The folder of its files."""
        file = import_module(self.package).__file__
        assert file is not None, f"{self.package} has no __init__.py"
        return Path(file).parent

    def module(self, name: str) -> Any:
        """A module of its package: `board`, `preview` and the like, which only some programs need."""
        return import_module(f"{self.package}.{name}")

    def find_module(self, name: str) -> Any:
        """The same for one that a game may do without: then None."""
        return self.module(name) if find_spec(f"{self.package}.{name}") is not None else None

    @cached_property
    def preview(self) -> Preview:
        """The module `preview`."""
        preview: Preview = self.module("preview")
        return preview

    def outlook(self, hidden: Any, configs: Any, seat: int) -> Outlook:
        """What this seat may decide and the outcome of each, from what it sees."""
        return self.preview.outlook(hidden, configs, seat)

    @cached_property
    def prompts(self) -> Prompts | None:
        """The module `prompts`; None for a game from elsewhere without prompts."""
        prompts: Prompts | None = self.find_module("prompts")
        return prompts

    def ask(self, view: Any) -> Message | None:
        """What the viewer of this view has to decide now; call it only if they have to."""
        return self.prompts.ask(view) if self.prompts is not None else None

    def warnings(self, view: Any) -> list[Message]:
        """What could soon end the game, and what the viewer would lose by it."""
        return self.prompts.warnings(view) if self.prompts is not None else []

    @cached_property
    def words(self) -> FactWords:
        """Its facts as messages."""
        return FactWords(self.name, self.facts)

    @cached_property
    def tell(self) -> Callable[[Sequence[Fact]], Iterable[StoryLine]]:
        """The game log's lines: from the game's `story.py`, else a line for each fact."""
        story = self.find_module("story")
        return story.tell if story is not None else lambda facts: map(self.words.line, facts)

    def division_begun(self, facts: Iterable[NamedFact]) -> int | None:
        """The number of the division that begins with these facts."""
        divisions = self.divisions
        if divisions is None:
            return None
        return next((fact.arguments[divisions.number] for fact in facts if fact.name == divisions.fact), None)

    @property
    def player_counts(self) -> range:
        return range(self.fewest_players, self.most_players + 1)

    def figures(
        self, players: int, override: ComponentsFile | None = None, rules: str | None = None
    ) -> tuple[Figures, dict[str, Any]]:
        """The components in force, and the source of each."""
        self.check_players(players)
        shapes, check = self._figures_of(rules or self.version)
        return load_figures(self.components.fitting(shapes), shapes, check, self.player_counts, players, override)

    def complete_figures(self, figures: Any, players: int, rules: str | None = None) -> Figures:
        return check_complete(figures, *self._figures_of(rules or self.version), players)

    def _figures_of(self, rules: str) -> tuple[Mapping[str, Shape], Check]:
        """The shapes of components under these rules, and how they are checked."""
        return (
            self.older_shapes.get(rules, self.shapes),
            lambda figures, players: self.check(self.renew(figures, rules), players),
        )

    def make_config(self, figures: Figures, options: Mapping[str, Any], players: int, rules: str | None = None) -> Any:
        """An array of one config record: complete components and options, and the version of the rules."""
        rules = rules or self.version
        configs = self.configure(self.renew(figures, rules), options, players)
        configs["rules"] = int(rules)
        return configs

    def check_rules(self, rules: str) -> None:
        if rules not in self.versions:
            known = ", ".join(self.versions)
            raise Refusal("rules-unknown", game=Term(f"{self.name}-title"), rules=rules, known=known)

    def check_players(self, players: int) -> None:
        if players not in self.player_counts:
            raise Refusal(
                "players-wrong",
                game=Term(f"{self.name}-title"),
                players=players,
                fewest=self.fewest_players,
                most=self.most_players,
            )

    def decision_name(self, states: Any, configs: Any, action: int) -> str:
        """An action in notation, in this position."""
        name = self.decisions[action]
        if name is None and self.name_now is not None:
            return self.name_now(states, configs, action)
        assert name is not None, f"action {action} of {self.name} has no name"
        return name

    def find_decision(self, states: Any, configs: Any, words: str) -> int | None:
        """The action that these words mean in this position, None if they mean nothing."""
        action = self.named_actions.get(words)
        if action is None and self.find_now is not None:
            return self.find_now(states, configs, words)
        return action

    @cached_property
    def revealing(self) -> frozenset[int]:
        """The kinds of facts that show something hidden."""
        return frozenset(number for number, kind in enumerate(self.facts) if kind.reveals)

    @cached_property
    def named_actions(self) -> dict[str, int]:
        """The actions whose names are the same in every position."""
        return {name: action for action, name in enumerate(self.decisions) if name is not None}


def game_of(package: str) -> Game:
    """The game of a package, as its folder gives it."""
    game: Game = import_module(package).GAME
    return game
