"""The components of Tokyo Tsukiji Market: allowed values, which go together, and the config record made of them."""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from uogashi.core.arrays import new_records
from uogashi.core.components import (
    ByName,
    Figures,
    Name,
    Number,
    Numbers,
    Place,
    Problem,
    Shape,
    describe,
    problem,
)
from uogashi.core.errors import Message, Refusal
from uogashi.games.market.notation import EXTRA_NAMES, FISH, KIND_NAMES, MARKET_NAMES, PIECE_NAMES
from uogashi.games.market.state import (
    CONFIG,
    CRAB,
    CRAB_PIECE,
    CRAB_VALUES,
    DEGRADED_SALMON,
    KINDS,
    MACKEREL_PIECE,
    MOST_PRICES,
    MOST_SHIPS,
    NO_KIND,
    OCTOPUS_PIECE,
    PORTS,
    SPOTS,
    SQUID_PIECE,
    TAKOYAKI_PIECE,
    TUNA,
    TUNA_PIECE,
    TUNA_VALUES,
    YEN,
)

MOST_MONEY = 10_000
COUNT = Number(1, 60)
MONEY = Number(0, MOST_MONEY)
SIZE_KEYS = ("one_slot", "two_slot", "three_slot", "four_slot", "barge")
MOST_ACTIONS = 2
"""No entry can cost more actions than a turn has."""
NO_PIECE = "none"
STOCK_KEYS = ("barrels", "pieces", "licences", "licence_cost")
BAG_KEYS = ("barrels", "licences", "licence_cost", "auction_barrels", "pays_a_value")
MARKET_KEYS: Mapping[str, tuple[str, ...]] = {
    "mackerel": (*STOCK_KEYS, "worth", "pays"),
    "squid": (*STOCK_KEYS, "worth", "pays"),
    "tuna": BAG_KEYS,
    "snapper": (*STOCK_KEYS, "pieces_a_worth", "overfished_worth", "pays"),
    "salmon": (*STOCK_KEYS, "degraded_worth", "pays", "degraded_pays"),
    "octopus": (*STOCK_KEYS, "takoyaki", "worth", "takoyaki_worth", "takoyaki_made", "pays"),
    "eel": (*STOCK_KEYS, "track", "track_falls", "pays_a_value"),
    "fugu": (*STOCK_KEYS, "pays_a_value"),
    "crab": (*BAG_KEYS, "pays_more"),
    "ships": (*SIZE_KEYS, "slot_price", "barge_price", "resale_percent"),
    "government": ("first_places", "first_yen", "second_places", "second_yen"),
    "trading": (),
    "bank": ("loans", "loan", "repayment", "shares", "share"),
    "rentals": ("freezers", "carts", "rent", "uses"),
    "aquarium": (),
    "used_ships": ("buys_at", "sells_at", "barge_slots"),
}
"""What is printed on each board beside the ways in."""
NEW_KEYS = {"snapper": ("pays",), "salmon": ("pays", "degraded_pays"), "octopus": ("pays",)}
"""What the rules of version 1 did not know."""


def market_shape(keys: tuple[str, ...]) -> Shape:
    """Every market can be entered by actions, by yen and by a piece, in any mix."""
    ways: dict[str, Shape] = {
        "entry_actions": Number(0, MOST_ACTIONS),
        "entry_yen": MONEY,
        "entry_piece": Name((NO_PIECE, *KIND_NAMES)),
    }
    return ByName({**dict.fromkeys(keys, MONEY), **ways})


SHAPES: Mapping[str, Shape] = {
    "start_money": MONEY,
    "fish_markets": Number(1, len(FISH)),
    "extra_markets": Number(1, len(EXTRA_NAMES)),
    "ports": Numbers(MONEY, PORTS - 1, PORTS - 1),
    "licence_slots": Number(1, 20),
    "highest_price": Number(YEN, MOST_PRICES * YEN),
    "licence_income": MONEY,
    "unloading": Numbers(MONEY, 4, 4),
    "end_money": Number(YEN, 1_000_000),
    "end_value": Number(1, 1_000_000),
    "most_value": MONEY,
    "least_value": MONEY,
    "value_yen": MONEY,
    "tuna_values": Numbers(Number(1, 99), 1, TUNA_VALUES),
    "crab_values": Numbers(Number(1, 99), 1, CRAB_VALUES),
    "trading_values": Numbers(Number(1, 999), SPOTS, SPOTS),
    "trading_yen": Numbers(MONEY, SPOTS, SPOTS),
    "aquarium_wants": ByName.of(FISH, Number(0, 60)),
    "aquarium_pays": ByName.of(FISH, MONEY),
    **{market: market_shape(keys) for market, keys in MARKET_KEYS.items()},
}


def older_shape(market: str, keys: tuple[str, ...]) -> Shape:
    """A market under the rules of version 1: each had the known ways in, except those by a piece."""
    parts: dict[str, Shape] = {key: MONEY for key in keys if key not in NEW_KEYS.get(market, ())}
    if market not in ("salmon", "rentals"):
        parts["entry_actions"] = Number(1, MOST_ACTIONS)
    if market in ("salmon", "octopus", "rentals"):
        parts["entry_yen"] = Number(YEN, MOST_MONEY)
    return ByName(parts)


OLDER_SHAPES: Mapping[str, Mapping[str, Shape]] = {
    "1": {**SHAPES, **{market: older_shape(market, keys) for market, keys in MARKET_KEYS.items()}}
}


def renew(figures: Figures, rules: str) -> Figures:
    """Components of version 1 in today's shape, with the missing parts."""
    if rules != "1":
        return figures
    pieces = {"squid": "squid", "octopus": "takoyaki"}
    renewed = dict(figures)
    for market in MARKET_KEYS:
        unsaid: dict[str, Any] = dict.fromkeys(("entry_actions", "entry_yen", *NEW_KEYS.get(market, ())), 0)
        renewed[market] = unsaid | {"entry_piece": pieces.get(market, NO_PIECE)} | figures[market]
    return renewed


YEN_KEYS = (
    *("licence_cost", "entry_yen", "pays", "degraded_pays", "pays_a_value", "pays_more", "slot_price", "barge_price"),
    *("first_yen", "second_yen", "loan", "repayment", "share", "rent", "buys_at", "sells_at"),
)
"""What is money in the tables of the markets."""
YEN_FIGURES = (
    *("start_money", "ports", "highest_price", "licence_income", "unloading", "end_money", "most_value", "least_value"),
    *("value_yen", "trading_yen", "aquarium_pays"),
)
PRICE_KEYS = ("licence_cost", "slot_price", "barge_price", "share", "rent", "sells_at")
"""What players pay: at least 100 (R37). An entry of 0 yen is none."""
SMALL_KEYS = {
    **dict.fromkeys(
        ("barrels", "pieces", "licences", "takoyaki", "auction_barrels", "pieces_a_worth", "track"), (1, 60)
    ),
    **dict.fromkeys(("takoyaki_made", "barge_slots", "uses"), (1, 9)),
    **dict.fromkeys(("worth", "overfished_worth", "degraded_worth", "takoyaki_worth", "track_falls"), (0, 99)),
    **dict.fromkeys(("first_places", "second_places", "loans", "shares", "freezers", "carts"), (0, 20)),
    "one_slot": (1, MOST_SHIPS),
    **dict.fromkeys(("two_slot", "three_slot", "four_slot"), (0, MOST_SHIPS)),
    "barge": (0, 1),
    "resale_percent": (0, 1000),
}
"""What is no money in those tables: its least and most."""
BOX = {"barrels": 54, "pieces": 127, "chits": 42}


# --- checking ----------------------------------------------------------------------------------------------------


def check(figures: Figures, players: int) -> Iterator[Problem]:
    """Components that are possible one by one but not together."""
    yield from range_problems(figures)
    yield from yen_problems(figures)
    yield from price_problems(figures)
    yield from entry_problems(figures)
    yield from list_problems(figures)
    yield from stock_problems(figures, players)


def market_figures(figures: Figures) -> Iterator[tuple[Place, int]]:
    """Every number in the tables of the markets, with its place."""
    for name in MARKET_KEYS:
        for key, value in figures[name].items():
            if key != "entry_piece":
                yield (name, key), value


def range_problems(figures: Figures) -> Iterator[Problem]:
    for place, value in market_figures(figures):
        least, most = SMALL_KEYS.get(place[1], (0, MOST_MONEY))
        if not least <= value <= most:
            yield problem(place, "figure-out-of-range", value=describe(value), least=str(least), most=str(most))


def yen_problems(figures: Figures) -> Iterator[Problem]:
    """All money comes in multiples of 100."""
    given = [(place, value) for place, value in market_figures(figures) if place[1] in YEN_KEYS]
    for name in YEN_FIGURES:
        value = figures[name]
        for each in value.values() if isinstance(value, dict) else value if isinstance(value, list) else [value]:
            given.append(((name,), each))
    for place, value in given:
        if value % YEN:
            yield problem(place, "market-figure-not-hundreds", value=str(value))


def price_problems(figures: Figures) -> Iterator[Problem]:
    """R37: nothing is free but the fugu licence, and no money can be made by buying and selling ships."""
    for place, value in market_figures(figures):
        if place[1] in PRICE_KEYS and value < YEN and place != ("fugu", "licence_cost"):
            yield problem(place, "market-figure-price-low", value=str(value))
    for port in figures["ports"]:
        if port < YEN:
            yield problem(("ports",), "market-figure-price-low", value=str(port))
    used = figures["used_ships"]
    if used["sells_at"] <= used["buys_at"]:
        message = Message("market-used-ships-too-cheap", numbers(used, "buys_at", "sells_at"))
        yield Problem(message, (("used_ships", "sells_at"), ("used_ships", "buys_at")))
    prices = ship_prices(figures)
    for size, price in zip(SIZE_KEYS, prices, strict=True):
        fetches = resale(figures, price)
        if fetches >= price:
            message = Message("market-ships-resold-too-dear", {"ship": size, "fetches": fetches, "price": price})
            price_key = "barge_price" if size == "barge" else "slot_price"
            yield Problem(message, (("ships", "resale_percent"), ("ships", price_key)))
    if figures["bank"]["repayment"] < figures["bank"]["loan"]:
        yield problem(
            ("bank", "repayment"), "market-loan-without-interest", **numbers(figures["bank"], "loan", "repayment")
        )


def entry_problems(figures: Figures) -> Iterator[Problem]:
    """R37: every market has at least one way in."""
    for name in MARKET_KEYS:
        table = figures[name]
        if not table["entry_actions"] and not table["entry_yen"] and table["entry_piece"] == NO_PIECE:
            places = tuple((name, key) for key in ("entry_actions", "entry_yen", "entry_piece"))
            yield Problem(Message("market-no-entry", {"figure": name}), places)


def list_problems(figures: Figures) -> Iterator[Problem]:
    values = figures["trading_values"]
    if any(lower >= higher for lower, higher in pairwise(values)):
        yield problem(("trading_values",), "market-figure-not-rising")
    government = figures["government"]
    if government["first_yen"] == government["second_yen"]:
        yield problem(("government", "second_yen"), "market-places-alike", yen=government["first_yen"])


def stock_problems(figures: Figures, players: int) -> Iterator[Problem]:
    """What is needed at the start must be there, and no more than the box holds."""
    ships = figures["ships"]
    if ships["one_slot"] < players:
        yield problem(("ships", "one_slot"), "market-too-few-to-start", count=ships["one_slot"], players=players)
    licences = figures["mackerel"]["licences"]
    if licences < players:
        yield problem(("mackerel", "licences"), "market-too-few-to-start", count=licences, players=players)
    if sum(ships[size] for size in SIZE_KEYS) > MOST_SHIPS:
        sizes = tuple(("ships", size) for size in SIZE_KEYS)
        count = sum(ships[size] for size in SIZE_KEYS)
        yield Problem(Message("market-box-too-small", {"what": "ships", "count": count, "box": MOST_SHIPS}), sizes)
    places: tuple[Place, ...] = tuple((name,) for name in (*FISH, "tuna_values", "crab_values", "bank", "rentals"))
    for what, count in box_totals(figures).items():
        if count > BOX[what]:
            yield Problem(Message("market-box-too-small", {"what": what, "count": count, "box": BOX[what]}), places)


def box_totals(figures: Figures) -> dict[str, int]:
    """What all markets need together: the box holds 54 barrels, 127 pieces and 42 licences and extra chits."""
    pieces = sum(figures[fish].get("pieces", 0) for fish in FISH) + figures["octopus"]["takoyaki"]
    extras = sum(figures["bank"][key] for key in ("loans", "shares"))
    extras += sum(figures["rentals"][key] for key in ("freezers", "carts"))
    return {
        "barrels": sum(figures[fish]["barrels"] for fish in FISH),
        "pieces": pieces + len(figures["tuna_values"]) + len(figures["crab_values"]),
        "chits": sum(figures[fish]["licences"] for fish in FISH) + extras,
    }


def numbers(table: Mapping[str, int], *keys: str) -> dict[str, int]:
    return {key: table[key] for key in keys}


# --- options -----------------------------------------------------------------------------------------------------

TURN_LIMIT, MOST_TURNS = 40, 100
OPTIONS = ("fish_markets", "extra_markets", "turn_limit")


def read_options(options: Mapping[str, Any], rules: str) -> dict[str, Any]:
    """The options in force, complete: how many or which markets, and when a game is scored as it is (R14)."""
    for name in options:
        if name not in OPTIONS:
            raise Refusal("option-unknown", option=str(name), known=", ".join(OPTIONS))
    turns = options.get("turn_limit", TURN_LIMIT)
    if type(turns) is not int or not 1 <= turns <= MOST_TURNS:
        raise Refusal("market-turn-limit-wrong", value=describe(turns), most=MOST_TURNS)
    return {
        "fish_markets": read_markets(options.get("fish_markets"), "fish_markets", FISH),
        "extra_markets": read_markets(options.get("extra_markets"), "extra_markets", EXTRA_NAMES),
        "turn_limit": turns,
    }


def read_markets(chosen: Any, option: str, known: tuple[str, ...]) -> int | list[str] | None:
    """Nothing for the usual number, a number, or the chosen markets, always including the first."""
    chosen = [chosen] if isinstance(chosen, str) else chosen
    if chosen is None or (type(chosen) is int and 1 <= chosen <= len(known)):
        return chosen
    if isinstance(chosen, list) and chosen and all(name in known for name in chosen):
        return [name for name in known if name in (known[0], *chosen)]
    raise Refusal(
        "market-markets-wrong", option=option, value=describe(chosen), known=", ".join(known), most=len(known)
    )


# --- the config record -------------------------------------------------------------------------------------------


def configure(figures: Figures, options: Mapping[str, Any], players: int) -> Any:
    """An array of one config record."""
    configs = new_records(CONFIG)
    config = configs[0]
    config.players = players
    config.turn_limit = options["turn_limit"]
    for name in ("start_money", "licence_slots", "licence_income", "end_money", "end_value", "most_value"):
        setattr(config, name, figures[name])
    for name in ("least_value", "value_yen"):
        setattr(config, name, figures[name])
    for name in ("ports", "unloading", "trading_values", "trading_yen"):
        getattr(config, name)[:] = figures[name]
    config.prices = figures["highest_price"] // YEN
    for side, known in (("fish", FISH), ("extra", EXTRA_NAMES)):
        configure_markets(config, side, options[f"{side}_markets"], figures[f"{side}_markets"], known)
    configure_fish(config, figures)
    configure_worth(config, figures)
    configure_ships(config, figures)
    configure_extras(config, figures)
    return configs


def configure_markets(config: Any, side: str, option: Any, usual: int, known: tuple[str, ...]) -> None:
    chosen = option if isinstance(option, list) else []
    setattr(config, f"chosen_{side}", sum(1 << known.index(name) for name in chosen))
    setattr(config, f"{side}_markets", len(chosen) or option or usual)


def configure_fish(config: Any, figures: Figures) -> None:
    for market, name in enumerate(MARKET_NAMES):
        table = figures[name.replace("-", "_")]
        config.entry_actions[market] = table["entry_actions"]
        config.entry_yen[market] = table["entry_yen"]
        piece = table["entry_piece"]
        config.entry_piece[market] = NO_KIND if piece == NO_PIECE else KIND_NAMES.index(piece)
        if market < KINDS:
            for key in ("barrels", "pieces", "licences", "licence_cost", "pays_a_value", "auction_barrels"):
                getattr(config, key)[market] = table.get(key, 0)
            config.pays[market] = table.get("pays", table.get("pays_more", 0))
            config.aquarium_wants[market] = figures["aquarium_wants"][name]
            config.aquarium_pays[market] = figures["aquarium_pays"][name]
    config.degraded_pays = figures["salmon"]["degraded_pays"]
    config.takoyaki = figures["octopus"]["takoyaki"]
    config.takoyaki_made = figures["octopus"]["takoyaki_made"]
    config.pieces_a_worth = figures["snapper"]["pieces_a_worth"]
    config.overfished_worth = figures["snapper"]["overfished_worth"]
    config.track = figures["eel"]["track"]
    config.track_falls = figures["eel"]["track_falls"]


def configure_worth(config: Any, figures: Figures) -> None:
    """Of pieces whose worth never changes; each different printed value is a separate piece, lowest first."""
    config.worth[MACKEREL_PIECE] = figures["mackerel"]["worth"]
    config.worth[SQUID_PIECE] = figures["squid"]["worth"]
    config.worth[DEGRADED_SALMON] = figures["salmon"]["degraded_worth"]
    config.worth[OCTOPUS_PIECE] = figures["octopus"]["worth"]
    config.worth[TAKOYAKI_PIECE] = figures["octopus"]["takoyaki_worth"]
    for kind, first in ((TUNA, TUNA_PIECE), (CRAB, CRAB_PIECE)):
        values = figures[f"{KIND_NAMES[kind]}_values"]
        config.pieces[kind] = len(values)
        for place, value in enumerate(sorted(set(values))):
            config.worth[first + place] = value
            config.bag[first + place - TUNA_PIECE] = values.count(value)
    assert len(PIECE_NAMES) == len(config.worth)


def ship_prices(figures: Figures) -> list[int]:
    ships = figures["ships"]
    return [*(ships["slot_price"] * slots for slots in range(1, len(SIZE_KEYS))), ships["barge_price"]]


def resale(figures: Figures, price: int) -> int:
    """A part of the new price, rounded up to 100."""
    percent = int(figures["ships"]["resale_percent"])
    return -(-price * percent // (100 * YEN)) * YEN


def configure_ships(config: Any, figures: Figures) -> None:
    used = figures["used_ships"]
    slots = [*range(1, len(SIZE_KEYS)), used["barge_slots"]]
    for size, price in enumerate(ship_prices(figures)):
        config.ship_stock[size] = figures["ships"][SIZE_KEYS[size]]
        config.ship_price[size] = price
        config.ship_resale[size] = resale(figures, price)
        config.used_buys[size] = used["buys_at"] * slots[size]
        config.used_sells[size] = used["sells_at"] * slots[size]


def configure_extras(config: Any, figures: Figures) -> None:
    government = figures["government"]
    config.government_places[:] = [government["first_places"], government["second_places"]]
    config.government_yen[:] = [government["first_yen"], government["second_yen"]]
    for key in ("loans", "loan", "repayment", "shares", "share"):
        setattr(config, key, figures["bank"][key])
    for key in ("freezers", "carts", "rent", "uses"):
        setattr(config, key, figures["rentals"][key])
