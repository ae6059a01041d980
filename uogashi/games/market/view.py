"""What a seat, or a spectator, sees of a game of Tokyo Tsukiji Market: by name, ready for JSON.

Made from a hidden state only, with what people at a table would work out: what every fish is worth now, what each
player's pieces are worth together, whose barrels rot next, what licences earn and who would trigger the end.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

import msgspec
import numpy as np

from uogashi.core import engine
from uogashi.core.arrays import copy_records, new_records, plain_reader, read_records
from uogashi.core.match import seats_of
from uogashi.core.verbs import SPECTATOR
from uogashi.core.view import Change, Money, Phase, Points, Ready, SeatNumber, Thing
from uogashi.games.market.notation import (
    END_NAMES,
    FISH,
    KIND_NAMES,
    MARKET_NAMES,
    PHASE_NAMES,
    PIECE_NAMES,
    ROW_NAMES,
    SIZE_NAMES,
)
from uogashi.games.market.scoring import SHEET, reckon
from uogashi.games.market.state import (
    AQUARIUM,
    AT_SEA,
    AWARDING,
    BANK,
    BARGE,
    BIDDING,
    CONFIG,
    CRAB,
    DEGRADED_SALMON,
    EEL,
    FRESH_SALMON,
    FUGU,
    FUGU_PIECE,
    GIVING,
    GOVERNMENT,
    IN_STOCK,
    IN_USED_STOCK,
    KEEPING,
    KINDS,
    LOT_KIND,
    LOTS,
    MARKETS,
    MOST_PLAYERS,
    MOST_SHIPS,
    NO_BID,
    NO_KIND,
    OCTOPUS,
    PIECE_KIND,
    PIECES,
    PLACES,
    RENTALS,
    REPRICING,
    SALMON,
    SHIP_SIZES,
    SPOTS,
    STATE,
    TAKOYAKI,
    TAKOYAKI_LOT,
    TAKOYAKI_PIECE,
    TRADING,
    TUNA,
    TUNA_PIECE,
    USED_SHIPS,
    YEN,
)

STATES, CONFIGS = new_records(STATE), new_records(CONFIG)
"""What arrays of them look like."""
read_state, read_config = plain_reader(STATE), plain_reader(CONFIG)
TAKEN_NAMES = ("licence", "freezer", "cart")
"""What is taken for a returned licence, in the order of its numbers."""
PIECE_OF_KIND = {int(PIECE_KIND[piece]): piece for piece in range(TUNA_PIECE) if piece != FRESH_SALMON + 1}
"""The piece that represents a fish market's worth: of salmon, a fresh one."""


class FishMarketView(msgspec.Struct, frozen=True):
    """A fish market. `worth` is the resource value of a piece now, `pays` what the market gives for one, None if it
    buys none; of salmon a fresh one, `degraded_worth` and `degraded_pays` are for a degraded one.

    Where that depends on the pieces sold, the market gives `pays_a_value` for each of their value, and `pays_more`.
    Of tuna and crabs, `bag` has the values that are still in the bag: what is drawn nobody knows; as many barrels as
    `auction_barrels` bring one of them up for auction.
    """

    market: Thing
    worth: int | None
    degraded_worth: int | None
    pays: Money | None
    degraded_pays: Money | None
    pays_a_value: Money | None
    pays_more: Money | None
    barrels: int
    pieces: int
    bag: list[int] | None
    auction_barrels: int | None
    takoyaki: int | None
    takoyaki_worth: int | None
    licences: int
    licence_cost: Money
    entry_actions: int | None
    entry_yen: Money | None
    entry_piece: Thing | None
    overfished: bool


class ExtraMarketView(msgspec.Struct, frozen=True):
    """An extra market and what it costs to enter."""

    market: Thing
    entry_actions: int | None
    entry_yen: Money | None
    entry_piece: Thing | None


class StockView(msgspec.Struct, frozen=True):
    """Ships that can be bought, and what one of this size sells for."""

    size: Thing
    new: int
    price: Money
    fetches: Money
    used: int | None
    used_price: Money | None
    used_fetches: Money | None


class PlaceView(msgspec.Struct, frozen=True):
    """A place of the government: what it pays for a piece, and how many it still takes."""

    yen: Money
    left: int


class SpotView(msgspec.Struct, frozen=True):
    """A trading spot: the value that it asks for; its yen until someone took them, the pieces there since."""

    value: int
    yen: Money | None
    pieces: list[str]
    worth: int


class WantView(msgspec.Struct, frozen=True):
    """What the aquarium still takes, and for how much a piece."""

    fish: Thing
    left: int
    yen: Money


class ShipView(msgspec.Struct, frozen=True):
    """A ship; `port` is None at sea, `slots` of the barge, which takes any number. `acted`: in this fishing action.
    `hands_over`: while its owner fishes, it could hand its barrels over to the barge.
    """

    ship: int
    size: Thing
    slots: int | None
    port: int | None
    cargo: list[Thing]
    acted: bool
    hands_over: bool


class PieceView(msgspec.Struct, frozen=True):
    """Pieces that a player owns; `value` is what they are worth together now."""

    piece: Thing
    printed: int | None
    count: int
    value: int


class SaleView(msgspec.Struct, frozen=True):
    """What is on sale at a harbour: barrels of one kind in one row, or takoyaki, at one price."""

    fish: Thing
    row: Thing | None
    price: Money
    count: int


class SeatView(msgspec.Struct, frozen=True):
    """A fishing company. `rotting` barrels are lost at the start of its next turn, `income` is what its licences pay
    when their markets are entered. If the game ended now, `score` would be its money, its value in yen, `bonus` and
    `dividends` without `debt`. `ends_by` says how it would trigger the end if its turn began now; `bid` only for the
    viewer's own seat while bids are secret.
    """

    seat: SeatNumber
    money: Money
    value: int
    score: Points
    bonus: Change
    dividends: Money
    debt: Money
    licences: list[Thing]
    slots_free: int
    freezer_uses: int
    cart_uses: int
    loans: int
    shares: int
    ports: int
    income: dict[Thing, Money]
    rotting: int
    ends_by: list[Thing]
    ready: Ready
    bid: Money | None
    ships: list[ShipView]
    sale: list[SaleView]
    pieces: list[PieceView]


class AuctionView(msgspec.Struct, frozen=True):
    """The auction that is on."""

    fish: Thing
    value: int
    fisher: SeatNumber
    bids: list[Money] | None


class MarketView(msgspec.Struct, frozen=True):
    """The whole table.

    What is being decided about: the `market` entered, for which `entry_due` actions are still to be paid; the `ship`
    that acts; barrels or takoyaki that are `unpriced`, the one asked about first; the `lot`, in its `lot_row`,
    of the `seller` or viewer, at this `price`; the piece that is `given`; the trading `spot` with what is `offered`;
    what is `taken` for the licence that returns.
    """

    viewer: SeatNumber | None
    turn: int
    turn_limit: int
    phase: Phase
    acting: list[SeatNumber]
    first: SeatNumber
    player: SeatNumber
    actions_left: int
    final_turns: int
    market: Thing | None
    entry_due: int | None
    ship: int | None
    unpriced: list[Thing]
    unloaded: int
    seller: SeatNumber | None
    lot: Thing | None
    lot_row: Thing | None
    price: Money | None
    taken: Thing | None
    given: str | None
    spot: int | None
    auction: AuctionView | None
    end_money: Money
    end_value: int
    value_yen: Money
    gathered: list[Thing]
    offered: list[str]
    offered_worth: int | None
    loans_left: int | None
    loan: Money | None
    repayment: Money | None
    shares_left: int | None
    share: Money | None
    freezers_left: int | None
    carts_left: int | None
    rent: Money | None
    port_cost: list[Money]
    highest_price: Money
    fish: list[FishMarketView]
    extra: list[ExtraMarketView]
    stock: list[StockView]
    government: list[PlaceView]
    trading: list[SpotView]
    aquarium: list[WantView]
    seats: list[SeatView]


State = dict[str, Any]
Config = dict[str, Any]


def view(states: Any, configs: Any, seat: int) -> MarketView:
    """What this seat sees of the hidden state at the head of the array; a negative seat is a spectator."""
    shown = states
    own_bid = None
    if seat >= 0 and states["phase"][0] == BIDDING:
        bid = int(states["bids"][0, seat])
        own_bid = None if bid == NO_BID else bid * YEN
        shown = copy_records(states)
        engine.hide(shown, configs, 0, SPECTATOR)
    everybody = open_view(shown.tobytes(), configs.tobytes())
    if seat < 0:
        return everybody
    seats = everybody.seats
    if own_bid is not None:
        seats = [*seats[:seat], msgspec.structs.replace(seats[seat], bid=own_bid), *seats[seat + 1 :]]
    return msgspec.structs.replace(everybody, viewer=seat, seats=seats)


@lru_cache(maxsize=8)
def open_view(states: bytes, configs: bytes) -> MarketView:
    """The public part. Cached briefly: a table is shown to all its players, one after another."""
    state, config = read_state(states), plain_config(configs)
    worths = np.zeros(PIECES, np.int64)
    sheets = np.zeros((MOST_PLAYERS, SHEET), np.int64)
    reckon(read_records(states, STATES), read_records(configs, CONFIGS), worths, sheets)
    worth = worths.tolist()
    players = range(state["players"])
    in_play = state["in_play"]
    fish = [market for market in range(KINDS) if in_play[market]]
    extra = [market for market in range(KINDS, MARKETS) if in_play[market]]
    held = [[held_rentals(config, uses) for uses in state[name]] for name in ("freezer_uses", "cart_uses")]
    offered = state["offered"]
    return MarketView(
        viewer=None,
        turn=state["turn_number"],
        turn_limit=config["turn_limit"],
        phase=PHASE_NAMES[state["phase"]],
        acting=list(seats_of(state["acting_seats"], len(players))),
        first=state["first_player"],
        player=state["turn_player"],
        actions_left=state["actions_left"],
        final_turns=state["final_turns"],
        market=MARKET_NAMES[state["market"]] if state["market"] >= 0 else None,
        entry_due=state["entry_due"] or None,
        ship=state["ship_number"][state["ship"]] if state["ship"] >= 0 else None,
        unpriced=list(view_unpriced(state)),
        unloaded=state["unloaded"],
        seller=state["seller"] if state["seller"] >= 0 else None,
        lot=KIND_NAMES[int(LOT_KIND[state["lot"]])] if state["lot"] >= 0 else None,
        lot_row=ROW_NAMES[state["lot"] % 2] if 0 <= state["lot"] < TAKOYAKI_LOT else None,
        price=(state["price"] + 1) * YEN if state["phase"] in (KEEPING, REPRICING) else None,
        taken=TAKEN_NAMES[state["to_take"]] if state["to_take"] >= 0 else None,
        given=next(piece_labels(single(state["piece"]), config)) if state["phase"] == GIVING else None,
        spot=config["trading_values"][state["spot"]] if state["spot"] >= 0 else None,
        auction=view_auction(state, config),
        end_money=config["end_money"],
        end_value=config["end_value"],
        value_yen=config["value_yen"],
        gathered=[KIND_NAMES[kind] for kind in range(KINDS) for _ in range(state["gathered"][kind])],
        offered=list(piece_labels(offered, config)),
        offered_worth=pile_worth(offered, worth) if any(offered) else None,
        loans_left=state["loans_left"] if in_play[BANK] else None,
        loan=config["loan"] if in_play[BANK] else None,
        repayment=config["repayment"] if in_play[BANK] else None,
        shares_left=state["shares_left"] if in_play[BANK] else None,
        share=config["share"] if in_play[BANK] else None,
        freezers_left=config["freezers"] - sum(held[0]) if in_play[RENTALS] else None,
        carts_left=config["carts"] - sum(held[1]) if in_play[RENTALS] else None,
        rent=config["rent"] if in_play[RENTALS] else None,
        port_cost=list(config["ports"]),
        highest_price=config["prices"] * YEN,
        fish=[view_fish_market(state, config, market, worth) for market in fish],
        extra=[view_extra_market(config, market) for market in extra],
        stock=[view_stock(state, config, size) for size in range(SHIP_SIZES)],
        government=list(view_government(state, config)) if in_play[GOVERNMENT] else [],
        trading=list(view_trading(state, config, worth)) if in_play[TRADING] else [],
        aquarium=list(view_aquarium(state, config)) if in_play[AQUARIUM] else [],
        seats=[view_seat(state, config, seat, worth, sheets[seat].tolist()) for seat in players],
    )


@lru_cache(maxsize=32)
def plain_config(configs: bytes) -> Config:
    """The components in plain Python: they stay the same for a whole game, and for most games."""
    return read_config(configs)


def held_rentals(config: Config, uses: int) -> int:
    return -(-uses // int(config["uses"]))


# --- markets -----------------------------------------------------------------------------------------------------


def view_fish_market(state: State, config: Config, market: int, worth: list[int]) -> FishMarketView:
    printed = market in (TUNA, CRAB)
    each = None if printed or market == FUGU else worth[PIECE_OF_KIND[market]]
    return FishMarketView(
        market=FISH[market],
        worth=each,
        degraded_worth=worth[DEGRADED_SALMON] if market == SALMON else None,
        pays=market_pays(config, market, each),
        degraded_pays=(config["degraded_pays"] or None) if market == SALMON else None,
        pays_a_value=(config["pays_a_value"][market] or None) if printed or market == FUGU else None,
        pays_more=(config["pays"][market] or None) if printed and config["pays_a_value"][market] else None,
        barrels=state["barrels"][market],
        pieces=state["market_pieces"][market],
        bag=list(bag_values(state, config, market)) if printed else None,
        auction_barrels=config["auction_barrels"][market] if printed else None,
        takoyaki=state["takoyaki_supply"] if market == OCTOPUS else None,
        takoyaki_worth=worth[TAKOYAKI_PIECE] if market == OCTOPUS else None,
        licences=state["licences_left"][market],
        licence_cost=config["licence_cost"][market],
        entry_actions=config["entry_actions"][market] or None,
        entry_yen=config["entry_yen"][market] or None,
        entry_piece=entry_piece(config, market),
        overfished=bool(state["overfished"][market]),
    )


def entry_piece(config: Config, market: int) -> str | None:
    """The kind of piece that pays for the entry."""
    kind = config["entry_piece"][market]
    return KIND_NAMES[kind] if kind != NO_KIND else None


def market_pays(config: Config, market: int, worth: int | None) -> int | None:
    """What one piece of the usual kind sells for; None where it depends on the piece or their number, or is nothing."""
    if market == EEL:
        return int(config["pays_a_value"][EEL]) * (worth or 0) or None
    if market in (TUNA, CRAB, FUGU) and config["pays_a_value"][market]:
        return None
    return config["pays"][market] or None


def bag_values(state: State, config: Config, market: int) -> Iterator[int]:
    for piece in range(TUNA_PIECE, PIECES):
        if PIECE_KIND[piece] == market:
            yield from [config["worth"][piece]] * state["bag"][piece - TUNA_PIECE]


def view_extra_market(config: Config, market: int) -> ExtraMarketView:
    return ExtraMarketView(
        market=MARKET_NAMES[market],
        entry_actions=config["entry_actions"][market] or None,
        entry_yen=config["entry_yen"][market] or None,
        entry_piece=entry_piece(config, market),
    )


def view_stock(state: State, config: Config, size: int) -> StockView:
    def count(owner: int) -> int:
        ships = zip(state["ship_owner"], state["ship_size"], strict=True)
        return sum(ship == (owner, size) for ship in ships)

    used = bool(state["in_play"][USED_SHIPS])
    return StockView(
        size=SIZE_NAMES[size],
        new=count(IN_STOCK),
        price=config["ship_price"][size],
        fetches=config["ship_resale"][size],
        used=count(IN_USED_STOCK) if used else None,
        used_price=config["used_sells"][size] if used else None,
        used_fetches=config["used_buys"][size] if used else None,
    )


def view_government(state: State, config: Config) -> Iterator[PlaceView]:
    for place in range(PLACES):
        yield PlaceView(config["government_yen"][place], state["government_left"][place])


def view_trading(state: State, config: Config, worth: list[int]) -> Iterator[SpotView]:
    for spot in range(SPOTS):
        pieces = state["spot_pieces"][spot]
        yield SpotView(
            value=config["trading_values"][spot],
            yen=None if state["spot_sold"][spot] else config["trading_yen"][spot],
            pieces=list(piece_labels(pieces, config)),
            worth=pile_worth(pieces, worth),
        )


def view_aquarium(state: State, config: Config) -> Iterator[WantView]:
    for kind in range(KINDS):
        if state["aquarium_left"][kind] or config["aquarium_wants"][kind]:
            yield WantView(FISH[kind], state["aquarium_left"][kind], config["aquarium_pays"][kind])


def view_unpriced(state: State) -> Iterator[str]:
    """In the order of the questions."""
    for kind in range(KINDS):
        yield from [FISH[kind]] * state["to_price"][kind]
    yield from [KIND_NAMES[TAKOYAKI]] * state["takoyaki_to_price"]


def single(piece: int) -> list[int]:
    return [int(each == piece) for each in range(PIECES)]


def pile_worth(pieces: Any, worth: list[int]) -> int:
    """Of fugu, n are worth n² together."""
    return sum(count * (count if piece == FUGU_PIECE else worth[piece]) for piece, count in enumerate(pieces) if count)


def piece_labels(pieces: Any, config: Config) -> Iterator[str]:
    """`mackerel`, `tuna 20`: every piece by itself."""
    for piece, count in enumerate(pieces):
        printed = f" {config['worth'][piece]}" if piece >= TUNA_PIECE else ""
        yield from [PIECE_NAMES[piece] + printed] * count


def view_auction(state: State, config: Config) -> AuctionView | None:
    if state["phase"] not in (BIDDING, AWARDING):
        return None
    piece = state["piece"]
    shown = state["phase"] == AWARDING
    return AuctionView(
        fish=PIECE_NAMES[piece],
        value=config["worth"][piece],
        fisher=state["turn_player"],
        bids=[bid * YEN for bid in state["bids"][: state["players"]]] if shown else None,
    )


# --- players -----------------------------------------------------------------------------------------------------


def view_seat(state: State, config: Config, seat: int, worth: list[int], sheet: list[int]) -> SeatView:
    value, bonus, dividends, score, rich, worthy, slots, handing = sheet
    licences = state["licences"][seat]
    bidding = state["phase"] == BIDDING
    return SeatView(
        seat=seat,
        money=state["money"][seat],
        value=value,
        score=score,
        bonus=bonus,
        dividends=dividends,
        debt=config["repayment"] * state["loans"][seat],
        licences=[FISH[kind] for kind in range(KINDS) for _ in range(licences[kind])],
        slots_free=config["licence_slots"] - slots,
        freezer_uses=state["freezer_uses"][seat],
        cart_uses=state["cart_uses"][seat],
        loans=state["loans"][seat],
        shares=state["shares"][seat],
        ports=state["ports_open"][seat],
        income={FISH[kind]: licences[kind] * config["licence_income"] for kind in range(KINDS) if licences[kind]},
        rotting=sum(state["on_sale"][seat][lot] for lot in range(1, TAKOYAKI_LOT, 2)),
        ends_by=[name for name, holds in zip(END_NAMES, (rich, worthy), strict=True) if holds],
        ready=bidding and not state["acting_seats"] >> seat & 1,
        bid=None,
        ships=[view_ship(state, ship, bool(handing >> ship & 1)) for ship in ships_of(state, seat)],
        sale=list(view_sale(state, config, seat)),
        pieces=list(view_pieces(state["pieces"][seat], config, worth)),
    )


def ships_of(state: State, seat: int) -> list[int]:
    """In order of arrival."""
    mine = [ship for ship in range(MOST_SHIPS) if state["ship_owner"][ship] == seat]
    return sorted(mine, key=lambda ship: int(state["ship_number"][ship]))


def view_ship(state: State, ship: int, hands_over: bool) -> ShipView:
    size = state["ship_size"][ship]
    if size == BARGE:
        cargo = [FISH[kind] for kind in range(KINDS) for _ in range(state["barge_cargo"][kind])]
    else:
        cargo = [FISH[state["ship_kind"][ship]]] * state["ship_barrels"][ship]
    port = state["ship_port"][ship]
    return ShipView(
        ship=state["ship_number"][ship],
        size=SIZE_NAMES[size],
        slots=None if size == BARGE else size + 1,
        port=None if port == AT_SEA else port,
        cargo=cargo,
        acted=bool(state["ship_acted"][ship]),
        hands_over=hands_over,
    )


def view_sale(state: State, config: Config, seat: int) -> Iterator[SaleView]:
    for lot in range(LOTS):
        if not state["on_sale"][seat][lot]:
            continue
        row = None if lot == TAKOYAKI_LOT else ROW_NAMES[lot % 2]
        for price in range(config["prices"]):
            if count := state["harbour"][seat][lot][price]:
                yield SaleView(KIND_NAMES[int(LOT_KIND[lot])], row, (price + 1) * YEN, count)


def view_pieces(pieces: Any, config: Config, worth: list[int]) -> Iterator[PieceView]:
    for piece, count in enumerate(pieces):
        if count:
            each = count if piece == FUGU_PIECE else worth[piece]
            printed = config["worth"][piece] if piece >= TUNA_PIECE else None
            yield PieceView(PIECE_NAMES[piece], printed, count, count * each)
