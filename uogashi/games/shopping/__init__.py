"""Shopping Spree, a game of Stefan Brakman and Jordan Draper for 2 to 5 players: pick up, carry and be paid in time."""

from pathlib import Path
from typing import Any

from uogashi.core.components import ComponentsFile
from uogashi.core.game import Divisions, Game
from uogashi.games.shopping import components, deal, notation, policy, refusals, rules, view
from uogashi.games.shopping.state import CONFIG, MOST_ITEMS, STATE

FOLDER = Path(__file__).parent


def longest(config: Any) -> int:
    """A turn is a step in, a walk, taking an item and drawing; and, on every step, what may fall out."""
    falling = int(config.steps_a_turn) * MOST_ITEMS if config.dexterity else 0
    return int(config.turn_limit) * int(config.players) * (4 + falling)


def score_range(config: Any) -> tuple[int, int]:
    """At best everything there is pays the most that anything pays, doubled, on every leaving."""
    dearest = max(
        *(int(stack) + int(config.over_stack) for stack in config.stacks),
        *(int(config.first_salmon), int(config.later_salmon), int(max(config.printed_pays))),
    )
    return 0, 2 * dearest * MOST_ITEMS * int(config.leavings)


GAME = Game(
    name="shopping",
    package=__name__,
    components=ComponentsFile.parse("components.toml", (FOLDER / "components.toml").read_text(encoding="utf-8")),
    fewest_players=2,
    most_players=5,
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
    variant={"dexterity": True, "stack_payout": True, "end": "round"},
    offers={"dexterity": (True,), "stack_payout": (True,), "end": ("even", "round")},
    recommends={2: {"end": "even"}},
    describe_setup=deal.describe_setup,
    known_setup=deal.known_setup,
    settle=deal.settle,
    explain=refusals.explain,
    view=view.view,
    longest=longest,
    score_range=score_range,
    divisions=Divisions("shopping-turn", fact="turn-begins", number="turn", now="turn"),
    name_now=notation.name_now,
    find_now=notation.find_now,
    is_decision=notation.is_decision,
)
