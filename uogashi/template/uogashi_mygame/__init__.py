"""Mygame: players take stones in turn, and the most stones win."""

from pathlib import Path
from typing import Any

from uogashi.core.components import ComponentsFile
from uogashi.core.game import Game
from uogashi_mygame import components, notation, policy, rules, view
from uogashi_mygame.state import CONFIG, SEATS, STATE

FOLDER = Path(__file__).parent


def longest(config: Any) -> int:
    """No game takes more decisions than this: one for each stone."""
    return int(config.stones)  # TODO: a bound for your game


def score_range(config: Any) -> tuple[int, int]:
    """No score is outside: at best someone has all stones."""
    return 0, int(config.stones)  # TODO: bounds for your game


GAME = Game(
    name="mygame",
    package=__name__,
    components=ComponentsFile.parse("components.toml", (FOLDER / "components.toml").read_text(encoding="utf-8")),
    fewest_players=2,
    most_players=SEATS,
    state=STATE,
    config=CONFIG,
    rules=rules,
    policy=policy,
    decisions=notation.DECISIONS,
    facts=notation.FACTS,
    shapes=components.SHAPES,
    check=components.check,
    configure=components.configure,
    read_options=components.read_options,
    variant={},
    describe_setup=notation.describe_setup,
    known_setup=notation.known_setup,
    settle=notation.settle,
    explain=notation.explain,
    view=view.view,
    longest=longest,
    score_range=score_range,
    divisions=None,  # TODO: if rounds or turns divide it, the fact that begins one, and the messages that name it
)
