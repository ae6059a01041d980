"""The game test kit on Tokyo Tsukiji Market."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from uogashi.core.facts import Fact
from uogashi.core.match import Match
from uogashi.games.market.notation import FISH
from uogashi.games.market.view import MarketView
from uogashi.testing import GameKit
from uogashi.testing.kit import EXAMPLES

TO_THE_BANK = {
    *("fugu-kept", "port-opened", "entry-paid", "licence-taken", "ship-bought", "share-bought", "rented"),
}
FROM_THE_BANK = {
    *("unloading-paid", "licence-paid", "sold", "barrel-sold", "ship-sold", "loan-taken", "given", "spot-sold"),
}


class TestMarket(GameKit):
    place = "uogashi.games.market:GAME"
    golden = Path(__file__).parent.parent.parent / "golden"
    more: ClassVar[Mapping[str, Any]] = {"turn_limit": 8}
    examples = max(EXAMPLES // 3, 1)

    def inventory(self, match: Match) -> Mapping[str, int]:
        """Barrels, pieces, licences, ships and chits of the box, wherever they are, and money with the bank's."""
        view: MarketView = match.view()
        facts = [fact for entry in (match.opening, *match.standing) for fact in entry.facts]
        return {
            **barrels(match, view),
            **pieces(match, view, facts),
            **{f"{name} licences": count for name, count in licences(match, view).items()},
            "ships": sum(each.new + (each.used or 0) for each in view.stock) + sum(len(s.ships) for s in view.seats),
            "money": sum(seat.money for seat in view.seats) + sum(map(bank_gains, facts)),
        }


def bank_gains(fact: Fact) -> int:
    """What the bank got, or gave."""
    said = fact.arguments
    if fact.name in TO_THE_BANK:
        return int(said.get("yen", said.get("price", 0)))
    if fact.name in FROM_THE_BANK:
        return -int(said["yen"])
    if fact.name == "auction-won" and said["seat"] == said["fisher"]:
        return int(said["bid"])
    return 0


def barrels(match: Match, view: MarketView) -> dict[str, int]:
    """None comes from nowhere: those of an overfished market go to the box for good."""
    found: Counter[str] = Counter(view.gathered)
    for market in view.fish:
        found[market.market] += market.barrels
    for seat in view.seats:
        for ship in seat.ships:
            found.update(ship.cargo)
        for sale in seat.sale:
            found[sale.fish] += sale.count if sale.row else 0
    for kind, count in enumerate(match.states[0].to_price.tolist()):
        found[FISH[kind]] += count
    overfished = {market.market for market in view.fish if market.overfished}
    in_play = {market.market for market in view.fish}
    whole = {fish: match.figures[fish]["barrels"] for fish in FISH}
    assert all(found[fish] <= whole[fish] for fish in FISH), f"more barrels than there are: {found}"
    return {f"{fish} barrels": found[fish] if fish in in_play - overfished else whole[fish] for fish in FISH}


def pieces(match: Match, view: MarketView, facts: list[Fact]) -> dict[str, int]:
    found: Counter[str] = Counter()
    for market in view.fish:
        found[market.market] += market.pieces
        found["takoyaki"] += market.takoyaki or 0
    for seat in view.seats:
        for piece in seat.pieces:
            found[piece.piece.split("-")[-1]] += piece.count
        for sale in seat.sale:
            found["takoyaki"] += sale.count if sale.fish == "takoyaki" else 0
    for spot in view.trading:
        found.update(label.split()[0].split("-")[-1] for label in spot.pieces)
    found["takoyaki"] += int(match.states[0].takoyaki_to_price)
    if view.auction is not None:
        found[view.auction.fish] += 1
    for fact in facts:
        if fact.name == "given" or (fact.name == "sold" and fact.arguments["market"] == "aquarium"):
            found[fact.arguments["piece"].split("-")[-1]] += 1
    in_play = {market.market for market in view.fish}
    whole = {**{fish: match.figures[fish].get("pieces", 0) for fish in FISH}, "takoyaki": 0}
    whole["tuna"], whole["crab"] = len(match.figures["tuna_values"]), len(match.figures["crab_values"])
    whole["takoyaki"] = match.figures["octopus"]["takoyaki"]
    return {
        f"{kind} pieces": found[kind] if (kind if kind != "takoyaki" else "octopus") in in_play else whole[kind]
        for kind in whole
    }


def licences(match: Match, view: MarketView) -> dict[str, int]:
    found = {fish: int(match.figures[fish]["licences"]) for fish in FISH}
    for market in view.fish:
        held = sum(seat.licences.count(market.market) for seat in view.seats)
        found[market.market] = market.licences + held
    return found
