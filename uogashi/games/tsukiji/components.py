"""The components of Tsukiji: allowed values, which go together, and the config record made of them."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from uogashi.core.arrays import new_records
from uogashi.core.components import ByName, Figures, Names, Number, Numbers, Problem, Shape, describe, problem
from uogashi.core.errors import Message, Refusal
from uogashi.games.tsukiji.notation import BONUS_NAMES, CARDS, TICKET_NAMES
from uogashi.games.tsukiji.state import (
    BONUSES,
    CARDS_A_LOT,
    CONFIG,
    MARKERS,
    MOST_CARDS,
    MOST_ROUNDS,
    NORMAL_TICKETS,
)

SHAPES: Mapping[str, Shape] = {
    "prices": Numbers(),
    "modifiers": Numbers(Number(-1000, 1000)),
    "final_prices": Numbers(fewest=MARKERS, most=MARKERS),
    "deck": ByName.of(CARDS, Number(0, MOST_CARDS)),
    "start_money": Numbers(),
    "pass_income": Number(),
    "rounds": Number(1, MOST_ROUNDS),
    "tickets": Names(TICKET_NAMES),
    "track": Number(MARKERS, 1000),
    "maguro": Numbers(fewest=1, most=MOST_CARDS),
    "bonuses": ByName.of(BONUS_NAMES, Number()),
}


def check(figures: Figures, players: int) -> Iterator[Problem]:
    """Components that are possible one by one but not together."""
    lots = players + 1
    for name, length in (("prices", lots), ("modifiers", lots), ("start_money", players)):
        if len(figures[name]) != length:
            yield problem((name,), "tsukiji-figure-length", length=len(figures[name]), expected=length, players=players)
            return
    if any(dearer < cheaper for dearer, cheaper in pairwise(figures["prices"])):
        yield problem(("prices",), "tsukiji-prices-not-dearest-first")
    cards = sum(figures["deck"].values())
    needed = figures["rounds"] * CARDS_A_LOT * lots
    if cards != needed:
        message = Message(
            "tsukiji-deck-does-not-make-rounds",
            {"cards": cards, "needed": needed, "rounds": figures["rounds"], "lots": lots},
        )
        yield Problem(message, (("deck",), ("rounds",)))
    normal = sum(name in TICKET_NAMES[:NORMAL_TICKETS] for name in figures["tickets"])
    if normal < lots:
        yield problem(("tickets",), "tsukiji-too-few-tickets", normal=normal, lots=lots)


def read_options(options: Mapping[str, Any], rules: str) -> dict[str, Any]:
    """The options in force, complete: which special points are on."""
    for name in options:
        if name != "special_points":
            raise Refusal("option-unknown", option=str(name), known="special_points")
    chosen = options.get("special_points")
    if chosen is True:
        chosen = list(BONUS_NAMES)
    elif chosen is None or chosen is False:
        chosen = []
    elif isinstance(chosen, str):
        chosen = [chosen]
    if not isinstance(chosen, list) or any(name not in BONUS_NAMES for name in chosen):
        raise Refusal("tsukiji-special-points-unknown", value=describe(chosen), known=", ".join(BONUS_NAMES))
    if len(set(chosen)) != len(chosen):
        raise Refusal("tsukiji-special-points-unknown", value=describe(chosen), known=", ".join(BONUS_NAMES))
    return {"special_points": [name for name in BONUS_NAMES if name in chosen]}


def configure(figures: Figures, options: Mapping[str, Any], players: int) -> Any:
    """An array of one config record."""
    configs = new_records(CONFIG)
    config = configs[0]
    config.players = players
    for name in ("pass_income", "rounds", "track"):
        setattr(config, name, figures[name])
    for name in ("prices", "modifiers", "final_prices", "start_money"):
        getattr(config, name)[: len(figures[name])] = figures[name]
    config.deck[:] = [figures["deck"][card] for card in CARDS]
    config.tickets = sum(1 << TICKET_NAMES.index(name) for name in figures["tickets"])
    config.maguro[:] = maguro_values(figures["maguro"])
    for bonus in range(BONUSES):
        config.bonus_points[bonus] = figures["bonuses"][BONUS_NAMES[bonus]]
        config.bonus_on[bonus] = BONUS_NAMES[bonus] in options["special_points"]
    return configs


def maguro_values(listed: list[int]) -> list[int]:
    """What 0, 1, 2 … maguro are worth: as listed, then the last step repeats."""
    values = [0, *listed]
    step = values[-1] - values[-2]
    while len(values) <= MOST_CARDS:
        values.append(values[-1] + step)
    return values[: MOST_CARDS + 1]
