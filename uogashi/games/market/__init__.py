"""Tokyo Tsukiji Market, a game of Jordan Draper for 2 to 6 players: fishing, trading, and a player-driven economy."""

from pathlib import Path
from typing import Any

from uogashi.core.components import ComponentsFile
from uogashi.core.game import Divisions, Game
from uogashi.games.market import components, deal, notation, policy, refusals, rules, view
from uogashi.games.market.state import CONFIG, KINDS, MARKETS, MOST_SHIPS, SPOTS, STATE, YEN
from uogashi.games.market.turn import ACTIONS_A_TURN

FOLDER = Path(__file__).parent


def longest_turn(config: Any) -> int:
    """No turn takes more decisions: every step uses up an action, money, a piece, a barrel or another component.

    Generous, but a proof: R1, R15, R16, R17 and R30 ensure that no step can be repeated for nothing.
    """
    players, goods = int(config.players), components.BOX["barrels"] + int(config.takoyaki)
    pieces, chits = components.BOX["pieces"], components.BOX["chits"]
    auctions = components.BOX["barrels"] // 2 * (players + 2)
    # Each ship hands over what it had and what it fished in this action, two decisions each.
    fishing = 2 + 2 * MOST_SHIPS + 4 * MOST_SHIPS + 4 * goods + auctions
    purchase = 2 + 3 * goods
    visit = 5 + 2 * chits + 2 * pieces + 2 * goods + 2 * MOST_SHIPS + SPOTS * (pieces + 2)
    # Carts can be rented again in the turn when they were used up, each time the rentals are entered: by yen once,
    # by a piece once, and by an action, but never by a cart (R32).
    rented = 1 + 2 + ACTIONS_A_TURN
    visits = ACTIONS_A_TURN + rented * int(config.carts) * int(config.uses) + 2 * MARKETS
    return goods + ACTIONS_A_TURN * (fishing + purchase) + visits * visit + KINDS + 4


def longest(config: Any) -> int:
    return int(config.turn_limit) * int(config.players) * longest_turn(config)


def score_range(config: Any) -> tuple[int, int]:
    """At worst a player has all loans and nothing else. The bank is unlimited, but decisions are not.

    None earns more than everything in the box at the highest price of the components: all fugu sold together, a
    licence for each chit, one piece of a value. Possessions at the end are worth no more than that, either.
    """
    pieces, chits = components.BOX["pieces"], components.BOX["chits"]
    worst = -int(config.loans) * int(config.repayment) - int(config.least_value)
    of_value = max(int(config.value_yen), *(int(yen) for yen in config.pays_a_value))
    piece = max(int(config.pays.max()), int(config.degraded_pays), int(config.aquarium_pays.max()))
    bank = max(int(config.trading_yen.max()), int(config.government_yen.max()), int(config.loan))
    ships = max(int(config.ship_resale.max()), int(config.used_buys.max()))
    most = max(
        piece + pieces**2 * of_value, chits * int(config.licence_income), int(config.unloading.max()), bank, ships
    )
    shares = int(config.repayment) * int(config.loans) + YEN * int(config.shares)
    end = int(config.most_value) + shares + pieces**2 * of_value
    return worst, int(config.start_money) * int(config.players) + longest(config) * most + end


GAME = Game(
    name="market",
    package=__name__,
    components=ComponentsFile.parse("components.toml", (FOLDER / "components.toml").read_text(encoding="utf-8")),
    fewest_players=2,
    most_players=6,
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
    older_shapes=components.OLDER_SHAPES,
    renew=components.renew,
    variant={"fish_markets": 9, "extra_markets": 7},
    offers={"fish_markets": (9,), "extra_markets": (7,)},
    describe_setup=deal.describe_setup,
    known_setup=deal.known_setup,
    settle=deal.settle,
    explain=refusals.explain,
    view=view.view,
    longest=longest,
    score_range=score_range,
    divisions=Divisions("market-turn", fact="turn-begins", number="turn", now="turn"),
    name_now=notation.name_now,
    find_now=notation.find_now,
    is_decision=notation.is_decision,
)
