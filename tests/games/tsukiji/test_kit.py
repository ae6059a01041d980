"""The game test kit on Tsukiji."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from tests.games.reading import all_facts
from uogashi.core.match import Match
from uogashi.games.tsukiji.notation import CARDS
from uogashi.testing import GameKit


class TestTsukiji(GameKit):
    place = "uogashi.games.tsukiji:GAME"
    golden = Path(__file__).parent.parent.parent / "golden"

    def inventory(self, match: Match) -> Mapping[str, int]:
        """Cards by kind, wherever they are, and money with what the bank has taken and given."""
        view = match.view()
        cards: Counter[str] = Counter(match.setup["deck"][len(match.setup["deck"]) - view.cards_left :])
        open_lots = {}
        bank = 0
        for fact in all_facts(match):
            said = fact.arguments
            if fact.name == "lot-offered":
                open_lots[said["lot"]] = [said["card1"], said["card2"], said["card3"]]
            elif fact.name == "lot-bought":
                bank += said["price"]
                open_lots.pop(said["lot"])
            elif fact.name == "lot-discarded":
                cards.update(open_lots.pop(said["lot"]))
            elif fact.name == "passed":
                bank -= said["income"]
            elif fact.name == "yakuza-paid":
                cards[said["row"]] += 1
                cards["yakuza"] += 1
            elif fact.name == "yakuza-went":
                cards["yakuza"] += 1
            elif fact.name == "takusan-discarded":
                cards["takusan"] += 1
        for lot in open_lots.values():
            cards.update(lot)
        for seat in view.seats:
            for row in seat.rows:
                cards[row.product] += row.cards - row.takusan
                cards["takusan"] += row.takusan
        cards["takusan"] += view.takusan_to_place
        cards["yakuza"] += view.yakuza_to_pay
        assert set(cards) <= set(CARDS)
        return {**{card: cards[card] for card in CARDS}, "money": bank + sum(seat.money for seat in view.seats)}
