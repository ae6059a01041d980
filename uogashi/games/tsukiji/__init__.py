"""Tsukiji, a game of Leandro Pires (Redbox) for 2 to 4 players: evaluation, price manipulation and set collection."""

from pathlib import Path
from typing import Any

from uogashi.core.components import ComponentsFile
from uogashi.core.game import Divisions, Game
from uogashi.games.tsukiji import components, deal, notation, policy, refusals, rules, view
from uogashi.games.tsukiji.state import BONUSES, CARDS_A_LOT, CONFIG, STATE, TAKUSAN, YAKUZA

FOLDER = Path(__file__).parent


def longest(config: Any) -> int:
    """A ticket for every lot and one purchase for each player and round, and one step for each Takusan and Yakuza."""
    players = int(config.players)
    a_round = players * (players + 1) + players
    return int(config.rounds) * a_round + int(config.deck[TAKUSAN]) + int(config.deck[YAKUZA])


def score_range(config: Any) -> tuple[int, int]:
    """At best a player has all the money they could get, and every card they could buy is worth the most a card can."""
    rounds = int(config.rounds)
    money = int(max(config.start_money)) + rounds * int(config.pass_income)
    cards = rounds * CARDS_A_LOT
    products = cards * int(max(config.final_prices))
    maguro = [int(value) for value in config.maguro[: cards + 1]]
    bonuses = sum(int(config.bonus_points[bonus]) for bonus in range(BONUSES) if config.bonus_on[bonus])
    return min(maguro), money + products + max(maguro) + bonuses


GAME = Game(
    name="tsukiji",
    package=__name__,
    components=ComponentsFile.parse("components.toml", (FOLDER / "components.toml").read_text(encoding="utf-8")),
    fewest_players=2,
    most_players=4,
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
    variant={"special_points": True},
    offers={"special_points": (True,)},
    describe_setup=deal.describe_setup,
    known_setup=deal.known_setup,
    settle=deal.settle,
    explain=refusals.explain,
    view=view.view,
    longest=longest,
    score_range=score_range,
    divisions=Divisions("web-round", fact="round-begins", number="round", now="round", total="rounds"),
)
