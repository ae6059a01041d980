"""Quay, a small auction game for 2 to 6 players: the example for anyone who writes a game.

Each round a crate is drawn from the bag at random, everyone bids in secret, the highest pays and takes it or leaves it;
of tied ones the captain, who changes every round, awards it. Most money and crates wins.
"""

from pathlib import Path
from typing import Any

from uogashi.core.components import ComponentsFile
from uogashi.core.game import Divisions, Game
from uogashi_quay import components, notation, policy, rules, view
from uogashi_quay.state import CONFIG, CRATES, SEATS, STATE

FOLDER = Path(__file__).parent


def longest(config: Any) -> int:
    """A draw, a bid for each player, an award and the taking, every round."""
    return int(config.rounds) * (int(config.players) + 3)


def score_range(config: Any) -> tuple[int, int]:
    """At best someone gets every crate for nothing, and all of them are worth the most."""
    return 0, int(config.money) + int(config.rounds) * CRATES


GAME = Game(
    name="quay",
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
    variant={"rich": True},
    offers={"rich": (True,)},
    describe_setup=notation.describe_setup,
    known_setup=notation.known_setup,
    settle=notation.settle,
    explain=notation.explain,
    view=view.view,
    longest=longest,
    score_range=score_range,
    divisions=Divisions("quay-round", fact="round-begins", number="round", now="round", total="rounds"),
    name_now=notation.name_now,
    find_now=notation.find_now,
    is_decision=notation.is_decision,
)
