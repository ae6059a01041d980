"""The game test kit on Shopping Spree."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from tests.games.reading import all_facts
from tests.games.shopping.tables import everything
from uogashi.core.facts import Fact
from uogashi.core.match import Match
from uogashi.testing import GameKit
from uogashi.testing.kit import EXAMPLES


class TestShopping(GameKit):
    place = "uogashi.games.shopping:GAME"
    golden = Path(__file__).parent.parent.parent / "golden"
    more: ClassVar[Mapping[str, Any]] = {"turn_limit": 15}
    examples = max(EXAMPLES // 3, 1)

    def inventory(self, match: Match) -> Mapping[str, int]:
        """All items, wherever they are, including carried-out and lost ones; barrels, and money with the bank's."""
        facts = all_facts(match)
        view = match.view()
        return {
            **(everything(match) + Counter(filter(None, map(lost, facts)))),
            "barrels": view.barrels + sum(seat.leavings for seat in view.seats),
            "money": sum(seat.money for seat in view.seats) + sum(map(bank_gains, facts)),
        }


def lost(fact: Fact) -> str | None:
    """What fell and is nowhere any more; drinks are in the crate."""
    if fact.name != "fell" or fact.arguments["thing"].endswith("-drink"):
        return None
    words = str(fact.arguments["thing"]).replace("-", " ")
    return f"{words} {fact.arguments['value']}" if fact.arguments["value"] else words


def bank_gains(fact: Fact) -> int:
    """What the bank got, or gave."""
    if fact.name == "tuna-bought":
        return int(fact.arguments["yen"])
    return -int(fact.arguments["yen"]) if fact.name == "left" else 0
