"""The components of Shopping Spree: allowed values, which go together, and the config record made of them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from uogashi.core.arrays import new_records
from uogashi.core.components import ByName, Figures, Number, Numbers, Problem, Shape, describe, problem
from uogashi.core.errors import Message, Refusal
from uogashi.games.shopping.notation import (
    CLOTHING_NAMES,
    COLOUR_NAMES,
    ENDS,
    ENDS_OF_RULES_1,
    STACK_NAMES,
    THING_NAMES,
)
from uogashi.games.shopping.state import (
    COLOURS,
    CONFIG,
    CRAB,
    CRAB_VALUES,
    DEALT,
    DRINK,
    LANES,
    MOST_CRATE,
    MOST_DRINK_CARDS,
    MOST_DRINKS,
    MOST_ITEMS,
    MOST_PILES,
    MOST_PILES_AT_A_DOT,
    OUTSIDE,
    ROWS,
    TUNA,
    TUNA_VALUES,
)
from uogashi.games.shopping.store import STOCK, Cards, Dots, Ways, dot_number, store_problems, within

MONEY = Number(0, 10_000)
MOST_MACHINE_ODDS = 35
"""Six drinks make 35⁶ cases at the most: more than 2³¹ cannot be drawn from."""

SHAPES: Mapping[str, Shape] = {
    "dots": Dots(),
    "steps": Ways(),
    "entrances": Dots(),
    "machine": Dots(fewest=0),
    "cards": Cards(),
    "clothes": ByName.of(CLOTHING_NAMES, Number(0, 20)),
    "drinks": ByName.of(COLOUR_NAMES, Number(0, 20)),
    "crate": Number(0, MOST_CRATE),
    "tuna_bag": Numbers(Number(1, 99), 0, 20),
    "crab_bag": Numbers(Number(1, 99), 0, 20),
    "barrels": Number(1, 99),
    "stacks": ByName.of(STACK_NAMES[: len(STACK_NAMES) - COLOURS], MONEY),
    "drink_stacks": ByName.of(COLOUR_NAMES, MONEY),
    "stack_falls": MONEY,
    "over_stack": MONEY,
    "first_salmon": MONEY,
    "later_salmon": MONEY,
    "tuna_pays": MONEY,
    "crab_pays": MONEY,
    "tuna_price": MONEY,
    "tuna_dearer": MONEY,
    "steps_a_turn": Number(1, 9),
    "leavings": Number(1, 3),
    "machine_odds": Numbers(Number(0, MOST_MACHINE_ODDS), 2, 2),
    "safe_items": Number(1, MOST_ITEMS),  # nobody leaves with nothing, R11
    "fall_odds": Numbers(Number(0, 100), 2, 2),
}


# --- checking ----------------------------------------------------------------------------------------------------


def check(figures: Figures, players: int) -> Iterator[Problem]:
    """Components that are possible one by one but not together."""
    for found in store_problems(figures):
        yield found
        return
    yield from dealing_problems(figures)
    yield from size_problems(figures)
    for name in ("machine_odds", "fall_odds"):
        part, whole = figures[name]
        if whole < 1 or part > whole:
            yield problem((name,), "shopping-figure-odds", value=describe(figures[name]))
    if figures["barrels"] < figures["leavings"] * players:
        needed = figures["leavings"] * players
        message = Message("shopping-figure-barrels", {"barrels": figures["barrels"], "needed": needed})
        yield Problem(message, (("barrels",), ("leavings",)))


def dealing_problems(figures: Figures) -> Iterator[Problem]:
    """What is dealt at random must fit the cards."""
    cards = sum(1 for card in figures["cards"] if "clothing" in card)
    clothes = sum(figures["clothes"].values())
    if clothes != cards:
        message = Message("shopping-figure-clothes", {"clothes": clothes, "cards": cards})
        yield Problem(message, (("clothes",), ("cards",)))
    room = sum(card.get("drinks", 0) for card in figures["cards"])
    drinks = sum(figures["drinks"][colour] for colour in COLOUR_NAMES[1:])
    if drinks != room:
        message = Message("shopping-figure-drinks", {"drinks": drinks, "room": room})
        yield Problem(message, (("drinks",), ("cards",)))


def size_problems(figures: Figures) -> Iterator[Problem]:
    """No more than there is room for."""
    piles = list_piles(figures)
    fullest = max(len(found) for found in piles_at_dots(figures, piles).values())
    drink_cards = sum(1 for card in figures["cards"] if "drinks" in card)
    drinks = sum(figures["drinks"].values())
    items = drinks + sum(figures["clothes"].values()) + len(figures["tuna_bag"]) + len(figures["crab_bag"])
    items += sum(card.get(name, 0) for card in figures["cards"] for name in STOCK)
    counts = (
        ("piles", len(piles), MOST_PILES),
        ("piles-at-a-dot", fullest, MOST_PILES_AT_A_DOT),
        ("drink-cards", drink_cards, MOST_DRINK_CARDS),
        ("drinks", drinks, MOST_DRINKS),
        ("items", items, MOST_ITEMS),
        ("tuna-values", len(set(figures["tuna_bag"])), TUNA_VALUES),
        ("crab-values", len(set(figures["crab_bag"])), CRAB_VALUES),
    )
    blamed = {"tuna-values": "tuna_bag", "crab-values": "crab_bag", "drinks": "drinks"}
    for what, count, most in counts:
        if count > most:
            message = Message("shopping-figure-too-many", {"what": what, "count": count, "most": most})
            yield Problem(message, ((blamed.get(what, "cards"),),))


# --- options -----------------------------------------------------------------------------------------------------

TURN_LIMIT, MOST_TURNS = 60, 200
OPTIONS = ("dexterity", "stack_payout", "end", "turn_limit")


def read_options(options: Mapping[str, Any], rules: str) -> dict[str, Any]:
    """The options in force, complete: what may fall, what is paid, how the game ends (R8), and its longest (R7)."""
    for name in options:
        if name not in OPTIONS:
            raise Refusal("option-unknown", option=str(name), known=", ".join(OPTIONS))
    turns = options.get("turn_limit", TURN_LIMIT)
    if type(turns) is not int or not 1 <= turns <= MOST_TURNS:
        raise Refusal("shopping-option-turns", value=describe(turns), most=MOST_TURNS)
    return {
        "dexterity": read_switch(options, "dexterity"),
        "stack_payout": read_switch(options, "stack_payout"),
        "end": read_end(options, rules),
        "turn_limit": turns,
    }


def read_end(options: Mapping[str, Any], rules: str) -> str:
    """R8: at once unless a table chooses otherwise; under rules 1 the usual end was what is `even` today."""
    known = list(ENDS_OF_RULES_1 if rules == "1" else ENDS)
    end = options.get("end", known[0])
    if end not in known:
        raise Refusal("shopping-option-endings", value=describe(end), known=", ".join(known))
    return str(end)


def read_switch(options: Mapping[str, Any], name: str) -> bool:
    value = options.get(name, False)
    if type(value) is not bool:
        raise Refusal("shopping-option-switch", option=name, value=describe(value))
    return value


# --- the config record -------------------------------------------------------------------------------------------


def configure(figures: Figures, options: Mapping[str, Any], players: int) -> Any:
    """An array of one config record."""
    configs = new_records(CONFIG)
    config = configs[0]
    config.players = players
    config.dexterity = options["dexterity"]
    config.ending = {**ENDS_OF_RULES_1, **ENDS}[options["end"]]
    config.turn_limit = options["turn_limit"]
    for name in ("stack_falls", "over_stack", "first_salmon", "later_salmon", "tuna_price", "tuna_dearer", "barrels"):
        setattr(config, name, figures[name])
    for name in ("crate", "steps_a_turn", "leavings", "safe_items"):
        setattr(config, name, figures[name])
    if options["stack_payout"]:
        config.over_stack = 0
    config.machine_odds[:] = figures["machine_odds"]
    config.fall_odds[:] = figures["fall_odds"]
    config.clothes[:] = [figures["clothes"][name] for name in CLOTHING_NAMES]
    config.drinks[:] = [figures["drinks"][name] for name in COLOUR_NAMES]
    config.stacks[:] = stack_figures(figures)
    configure_bags(config, figures)
    configure_store(config, figures)
    configure_piles(config, figures)
    return configs


def stack_figures(figures: Figures) -> list[int]:
    clothing = [figures["stacks"][name] for name in STACK_NAMES if name in figures["stacks"]]
    return clothing + [figures["drink_stacks"][name] for name in COLOUR_NAMES]


def configure_bags(config: Any, figures: Figures) -> None:
    """Each different value once, with how many there are of it."""
    for bag, pays, first in (("tuna_bag", "tuna_pays", 0), ("crab_bag", "crab_pays", TUNA_VALUES)):
        for place, value in enumerate(sorted(set(figures[bag])), start=first):
            config.printed[place] = value
            config.printed_pays[place] = value * figures[pays]
            config.bag[place] = figures[bag].count(value)


def configure_store(config: Any, figures: Figures) -> None:
    steps, dots = figures["steps_a_turn"], figures["dots"]
    config.dots = as_bits(dots)
    config.entrance_dots = as_bits(figures["entrances"])
    config.machine_dots = as_bits(figures["machine"])
    config.entrance[:] = [OUTSIDE] * LANES
    for name in figures["entrances"]:
        config.entrance[dot_number(name) // ROWS] = dot_number(name)
    to_door = within(figures, figures["entrances"])
    for name in dots:
        dot = dot_number(name)
        reached = within(figures, [name])
        config.exit_distance[dot] = to_door[name] + 1
        config.reach[dot] = as_bits(other for other in dots if 0 < reached.get(other, 0) <= steps)
        config.reach_entered[dot] = as_bits(other for other in dots if 0 < reached.get(other, 0) < steps)
        for other, away in reached.items():
            config.distance[dot, dot_number(other)] = away


def as_bits(names: Any) -> int:
    return sum(1 << dot_number(name) for name in names)


@dataclass(frozen=True)
class Pile:
    """Items of one kind on one card; dealt cards are still empty."""

    card: int
    thing: int
    count: int


def list_piles(figures: Figures) -> list[Pile]:
    """All piles, card by card; a card of drinks has one for each colour."""
    piles = []
    for number, card in enumerate(figures["cards"]):
        if "bag" in card:
            # R2: the item there is a marker that nobody takes.
            piles.append(Pile(number, TUNA if card["bag"] == THING_NAMES[TUNA] else CRAB, 1))
        elif "drinks" in card:
            piles += [Pile(number, DRINK + colour, 0) for colour in range(COLOURS)]
        elif "clothing" in card:
            piles.append(Pile(number, DEALT, 1))
        else:
            piles += [Pile(number, THING_NAMES.index(name), card[name]) for name in card if name in STOCK]
    return piles


def piles_at_dots(figures: Figures, piles: list[Pile]) -> dict[str, list[int]]:
    """The numbers of the piles in front of each dot, from left to right."""
    found: dict[str, list[int]] = {name: [] for name in figures["dots"]}
    for number, pile in enumerate(piles):
        for name in figures["cards"][pile.card]["at"]:
            found[name].append(number)
    return found


def configure_piles(config: Any, figures: Figures) -> None:
    piles = list_piles(figures)
    config.piles = len(piles)
    for number, pile in enumerate(piles):
        config.pile_card[number] = pile.card
        config.pile_thing[number] = pile.thing
        config.pile_count[number] = pile.count
    for name, found in piles_at_dots(figures, piles).items():
        config.dot_piles[dot_number(name)] = len(found)
        config.dot_pile[dot_number(name), : len(found)] = found
    cards = [(number, card["drinks"]) for number, card in enumerate(figures["cards"]) if "drinks" in card]
    config.drink_cards = len(cards)
    for place, (number, count) in enumerate(cards):
        config.drink_card_pile[place] = next(each for each, pile in enumerate(piles) if pile.card == number)
        config.drink_card_count[place] = count
