"""What is possible now and what it would change, explained on request."""

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.core.outlook import Choice
from uogashi.games.market.board import QUIET, YOURS
from uogashi.games.market.descriptions import describe_ship, describe_spot
from uogashi.games.market.notation import KIND_NAMES
from uogashi.games.market.preview import score_gains
from uogashi.games.market.view import MarketView
from uogashi.games.market.vocabulary import SIZES, decision_words, typed_form
from uogashi.text import Texts, signed, with_minus

# --- decisions ---------------------------------------------------------------------------------------------------


def explain_decisions(choices: Sequence[Choice], view: MarketView, say: Texts) -> Table:
    """What each would leave; only what some choice changes, for there is room for little more."""
    mine = view.seats[view.viewer or 0]
    now = {"actions": view.actions_left, "money": mine.money, "value": mine.value, "score": mine.score}
    shown = [name for name in now if any(choice.after.get(name, now[name]) != now[name] for choice in choices)]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    for name in ("choice", "meaning"):
        # Folded, because Rich would cut wide characters a column too early.
        table.add_column(say.say(f"market-column-{name}"), no_wrap=name == "choice", overflow="fold")
    for name in shown:
        table.add_column(say.say(f"market-column-{name}-after"), justify="right", no_wrap=True)
    for choice in choices:
        after = choice.after
        cells = {name: changed(after[name], now[name], "¥" if name == "money" else "") for name in after}
        cells["actions"] = Text(str(after.get("actions", "")))
        words = Text(typed_form(choice.decision, say), style="bold")
        table.add_row(words, choice_meaning(choice, view, say), *(cells[name] for name in shown))
    return table


def changed(after: int, before: int, sign: str = "") -> Text:
    """A number, and what it was changed by."""
    change = (f" ({signed(after - before)})", YOURS) if after != before else ("", "")
    return Text.assemble(f"{sign}{with_minus(after)}", change)


def choice_meaning(choice: Choice, view: MarketView, say: Texts) -> Text:
    """What the decision is about, and what it would be best followed by."""
    verb, *words = choice.decision.split()
    line = Text(choice_words(verb, words, view, say) or decision_words(choice.decision, view, say))
    if choice.then:
        then = say.join(typed_form(decision, say) for decision in choice.then)
        line.append(f" → {then}", style=QUIET)
    return line


def choice_words(verb: str, words: list[str], view: MarketView, say: Texts) -> str:
    """The purpose of a market, the state of a ship, the pieces at a spot: details beyond the decision itself."""
    mine = view.seats[view.viewer or 0]
    if verb == "enter":
        return visit_words(words[0], view, say)
    if verb == "ship" or (verb == "sell" and words[0] == "ship"):
        return next((describe_ship(ship, say) for ship in mine.ships if str(ship.ship) == words[-1]), "")
    if verb == "buy":
        return say.thing("market", SIZES.get(words[-1], "barge"))
    if verb == "spot":
        return next((describe_spot(spot, say) for spot in view.trading if str(spot.value) == words[0]), "")
    return ""


def visit_words(name: str, view: MarketView, say: Texts) -> str:
    """What can be done in a market."""
    market = next((each for each in view.fish if each.market == name), None)
    if market is None:
        return say.say(f"market-explain-{name}")
    parts = []
    if market.licences:
        parts.append(say.say("market-explain-licences", licences=market.licences, cost=str(market.licence_cost)))
    if market.pays is not None:
        parts.append(say.say("market-explain-pays", yen=str(market.pays)))
    if market.degraded_pays is not None:
        parts.append(say.say("market-explain-pays-degraded", yen=str(market.degraded_pays)))
    if market.pays_a_value is not None:
        more = str(market.pays_more or "none")
        parts.append(say.say("market-explain-pays-value", yen=str(market.pays_a_value), more=more))
    if market.takoyaki is not None:
        parts.append(say.say("market-explain-takoyaki"))
    return say.sentences(*parts)


# --- bids and prices ---------------------------------------------------------------------------------------------


def explain_bids(choices: Sequence[Choice], view: MarketView, say: Texts) -> RenderableType:
    """What winning would add, and the bid up to which it pays; a table of a few bids."""
    if not choices:
        return Text()
    gain = choices[0].change["score-won"]
    lines = [Text(say.say("market-explain-bid", gain=signed(gain), most=str(max(gain, 0))))]
    if view.auction is not None and view.auction.fisher != view.viewer:
        lines.append(Text(say.say("market-explain-bid-other", fisher=say.seat_name(view.auction.fisher, ()))))
    else:
        lines.append(Text(say.say("market-explain-bid-own")))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(say.say("market-column-choice"))
    for name in choices[0].after:
        table.add_column(say.say(f"market-outcome-{name}"), justify="right")
    mine = view.seats[view.viewer or 0]
    step = max(1, len(choices) // 10)
    for choice in choices[::step]:
        table.add_row(
            Text(typed_form(choice.decision, say), style="bold"),
            changed(choice.after["money-won"], mine.money, "¥"),
            changed(choice.after["value-won"], mine.value),
            changed(choice.after["score-won"], mine.score),
        )
    return Group(*lines, table)


def explain_prices(hidden: Any, configs: Any, view: MarketView, say: Texts) -> RenderableType:
    """What others ask for the same, and what one piece would add to each player's score: what they could pay."""
    fish = view.unpriced[0] if view.unpriced else view.lot or ""
    name = say.thing("market", fish)
    lines = [say.say("market-explain-prices", fish=name, most=str(view.highest_price))]
    for seat, gain in enumerate(score_gains(hidden, configs, KIND_NAMES.index(fish))):
        if seat != view.viewer:
            other = view.seats[seat]
            player = say.seat_name(seat, ())
            lines.append(
                say.say("market-explain-buyer", player=player, money=str(other.money), fish=name, gain=signed(gain))
            )
    asked = [
        say.say(
            "market-explain-rival-price", player=say.seat_name(other.seat, ()), yen=str(sale.price), count=sale.count
        )
        for other in view.seats
        if other.seat != view.viewer
        for sale in other.sale
        if sale.fish == fish
    ]
    if asked:
        lines.append(say.say("market-explain-rivals", prices=say.join(asked)))
    return Group(*map(Text, lines))
