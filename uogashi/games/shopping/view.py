"""What a seat, or a spectator, sees of a game of Shopping Spree: by name, ready for JSON.

Everything is public except what is still to be drawn: of the bags, the contents, not the order. It includes
what people at a table would work out: what each basket would pay now, and how far everyone is from the door.
"""

from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import numpy as np

from uogashi.core.arrays import copy_records, new_records, plain_reader, read_records
from uogashi.core.facts import new_logs
from uogashi.core.match import seats_of
from uogashi.core.view import Money, Phase, Plan, SeatNumber, Thing
from uogashi.games.shopping.leaving import be_paid, leave_refusal
from uogashi.games.shopping.notation import COLOUR_NAMES, ITEM_NAMES, PHASE_NAMES, STACK_NAMES, THING_NAMES
from uogashi.games.shopping.plan import Plan as StorePlan
from uogashi.games.shopping.scoring import reckon
from uogashi.games.shopping.state import (
    COLOURS,
    CONFIG,
    CRAB,
    DRINK,
    ENTERING,
    ITEMS,
    MOST_DOTS,
    MOST_PLAYERS,
    OUTSIDE,
    OVER,
    PRINTED,
    SALMON,
    STACK_OF,
    STACKS,
    STATE,
    TUNA,
    TUNA_ITEM,
    TUNA_VALUES,
    WALKING,
    WALKING_ON,
)
from uogashi.games.shopping.store import dot_name
from uogashi.games.shopping.turns import players_done

STATES, CONFIGS = new_records(STATE), new_records(CONFIG)
"""What arrays of them look like."""
read_state, read_config = plain_reader(STATE), plain_reader(CONFIG)
STACK_ITEMS = [[item for item in range(DRINK + COLOURS) if STACK_OF[item] == stack] for stack in range(STACKS)]
PAPERS = ("magazine", "newspaper")


class ItemView(msgspec.Struct, frozen=True):
    """Items of a basket; tuna and crabs with their printed value. `pays`: all of them, with `doubled` of them twice."""

    thing: Thing
    value: int | None
    count: int
    doubled: int
    pays: Money


class CarriedView(msgspec.Struct, frozen=True):
    """What was carried out of the store; drinks went back to the machine."""

    thing: Thing
    value: int | None
    count: int


class SeatView(msgspec.Struct, frozen=True):
    """A shopper, at a `dot` or outside, this many steps from being out. `basket_pays` is what leaving now would pay.
    By leaving on a turn that began now it `could_end` the game, or have only its round finished: `could_end_round`.

    `at_risk`, with the option "dexterity": the items that may fall on the next step, the last taken first.
    """

    seat: SeatNumber
    money: Money
    dot: str | None
    exit_steps: int | None
    leavings: int
    done: bool
    could_end: bool
    could_end_round: bool
    items: int
    basket_pays: Money
    basket: list[ItemView]
    at_risk: list[Thing]
    tuna_cost: Money
    papers: int
    carried_out: list[CarriedView]


class StackView(msgspec.Struct, frozen=True):
    """A price stack: the yen on it, what one of its items pays now, and which these are."""

    stack: Thing
    yen: Money
    pays: Money
    things: list[Thing]


class DotView(msgspec.Struct, frozen=True):
    """A dot of the store. `steps`: how many the acting player needs to end there, if they can. `things`: what can be
    taken from there; of tuna and crabs, as many as are in the bag.
    """

    dot: str
    things: dict[Thing, int]
    steps: int | None
    exit_steps: int
    seats: list[SeatNumber]
    entrance: bool
    machine: bool
    neighbours: list[str]


class CardView(msgspec.Struct, frozen=True):
    """A card, the dots it is reached from, and the items on it; a `bag` instead, where items are drawn."""

    at: list[str]
    bag: Thing | None
    things: dict[Thing, int]


class PlanView(msgspec.Struct, frozen=True):
    """The store in letters: the meaning of its letters, and the numbers of the players in the store."""

    lines: Plan
    signs: dict[str, Thing]
    inside: dict[str, SeatNumber]


class ShoppingView(msgspec.Struct, frozen=True):
    """The whole table."""

    viewer: SeatNumber | None
    turn: int
    turn_limit: int
    phase: Phase
    acting: list[SeatNumber]
    first: SeatNumber
    player: SeatNumber
    steps_a_turn: int
    leavings_needed: int
    last_turn: bool
    safe_items: int | None
    salmon_pays: Money
    tuna_bag: list[int]
    crab_bag: list[int]
    crate: dict[Thing, int]
    waiting: list[Thing]
    barrels: int
    seats: list[SeatView]
    stacks: list[StackView]
    plan: PlanView
    dots: list[DotView]
    cards: list[CardView]


State = dict[str, Any]
Config = dict[str, Any]


class Layout(NamedTuple):
    """What never changes in a store: its dots by number, their neighbours, the cards with their dots and piles, and how
    its plan is drawn.
    """

    dots: list[int]
    neighbours: dict[int, list[str]]
    card_dots: list[list[str]]
    card_piles: list[list[int]]
    plan: StorePlan


def view(states: Any, configs: Any, seat: int) -> ShoppingView:
    """What this seat sees of the hidden state at the head of the array; a negative seat is a spectator."""
    everybody = open_view(states.tobytes(), configs.tobytes())
    return everybody if seat < 0 else msgspec.structs.replace(everybody, viewer=seat)


@lru_cache(maxsize=8)
def open_view(states: bytes, configs: bytes) -> ShoppingView:
    """The public part. Cached briefly: a table is shown to all its players, one after another."""
    state, config, layout = read_state(states), plain_config(configs), store_layout(configs)
    prices = np.zeros(ITEMS, np.int64)
    sheets = np.zeros((MOST_PLAYERS, ITEMS, 2), np.int64)
    records, figures = read_records(states, STATES), read_records(configs, CONFIGS)
    reckon(records, figures, prices, sheets)
    pays = prices.tolist()
    players = range(state["players"])
    bags = [[value for printed in part for value in bag_values(state, config, printed)] for part in BAG_PARTS]
    drinks = state["crate"]
    dots = view_dots(state, config, layout, bags)
    cards = [view_card(state, at, piles) for at, piles in zip(layout.card_dots, layout.card_piles, strict=True)]
    # Only who would be done by leaving can end anything: the rules themselves are asked about few.
    near = [state["place"][seat] != OUTSIDE and state["leavings"][seat] + 1 >= config["leavings"] for seat in players]
    return ShoppingView(
        viewer=None,
        turn=state["turn_number"],
        turn_limit=config["turn_limit"],
        phase=PHASE_NAMES[state["phase"]],
        acting=list(seats_of(state["acting_seats"], len(players))),
        first=state["first_player"],
        player=state["turn_player"],
        steps_a_turn=config["steps_a_turn"],
        leavings_needed=config["leavings"],
        last_turn=sum(state["leavings"][seat] >= config["leavings"] for seat in players) >= len(players) - 1,
        safe_items=config["safe_items"] if config["dexterity"] else None,
        salmon_pays=pays[SALMON],
        tuna_bag=bags[0],
        crab_bag=bags[1],
        crate={drink_name(colour): drinks[colour] for colour in range(COLOURS) if drinks[colour]},
        waiting=[drink_name(colour) for colour in state["beside_crate"][: state["waiting"]]],
        barrels=config["barrels"] - sum(state["leavings"]),
        seats=[
            view_seat(state, config, seat, sheet, end_by_leaving(records, figures, seat) if near[seat] else GOES_ON)
            for seat, sheet in zip(players, sheets.tolist(), strict=False)
        ],
        stacks=[
            StackView(
                stack=STACK_NAMES[stack],
                yen=state["stack"][stack],
                pays=pays[STACK_ITEMS[stack][0]],
                things=[ITEM_NAMES[item] for item in STACK_ITEMS[stack]],
            )
            for stack in range(STACKS)
        ],
        plan=view_plan(layout.plan, dots, cards),
        dots=dots,
        cards=cards,
    )


BAG_PARTS = (range(TUNA_VALUES), range(TUNA_VALUES, PRINTED))


@lru_cache(maxsize=32)
def plain_config(configs: bytes) -> Config:
    """The components in plain Python: they stay the same for a whole game, and for most games."""
    return read_config(configs)


@lru_cache(maxsize=32)
def store_layout(configs: bytes) -> Layout:
    config = plain_config(configs)
    # Row by row, as one reads a plan; dots are numbered lane by lane.
    dots = sorted((dot for dot in range(MOST_DOTS) if config["dots"] >> dot & 1), key=lambda dot: dot_name(dot)[::-1])
    steps = config["distance"]
    piles = range(config["piles"])
    cards = range(1 + max(config["pile_card"][pile] for pile in piles))
    card_piles = [[pile for pile in piles if config["pile_card"][pile] == card] for card in cards]
    at_dot = {dot: config["dot_pile"][dot][: config["dot_piles"][dot]] for dot in dots}
    neighbours = {dot: [dot_name(other) for other in dots if steps[dot][other] == 1] for dot in dots}
    card_dots = [[dot_name(dot) for dot in dots if found[0] in at_dot[dot]] for found in card_piles]
    plan = StorePlan({dot_name(dot): found for dot, found in neighbours.items()}, card_dots)
    return Layout(dots, neighbours, card_dots, card_piles, plan)


def drink_name(colour: int) -> str:
    return f"{COLOUR_NAMES[colour]}-drink"


def bag_values(state: State, config: Config, printed: int) -> list[int]:
    return [config["printed"][printed]] * state["bag"][printed]


def printed_value(config: Config, item: int) -> int | None:
    return config["printed"][item - TUNA_ITEM] if item >= TUNA_ITEM else None


# --- the store ---------------------------------------------------------------------------------------------------


def view_dots(state: State, config: Config, layout: Layout, bags: list[list[int]]) -> list[DotView]:
    within, steps = walks_now(state, config)
    return [
        DotView(
            dot=dot_name(dot),
            things=things_at(state, config, dot, bags),
            steps=steps[dot] if within >> dot & 1 else None,
            exit_steps=config["exit_distance"][dot],
            seats=[seat for seat in range(state["players"]) if state["place"][seat] == dot],
            entrance=bool(config["entrance_dots"] >> dot & 1),
            machine=bool(config["machine_dots"] >> dot & 1),
            neighbours=layout.neighbours[dot],
        )
        for dot in layout.dots
    ]


def walks_now(state: State, config: Config) -> tuple[int, list[int]]:
    """The dots where the acting player's walk can end, as bits, and the steps that it takes to each."""
    phase, place = state["phase"], state["place"][state["turn_player"]]
    if phase == ENTERING:
        doors = [dot for dot in config["entrance"] if dot != OUTSIDE]
        steps = [1 + min(config["distance"][door][dot] for door in doors) for dot in range(MOST_DOTS)]
        within = 0
        for door in doors:
            within |= 1 << door | config["reach_entered"][door]
        return within, steps
    if phase == WALKING:
        return config["reach"][place], config["distance"][place]
    if phase == WALKING_ON:
        return 1 << place | config["reach_entered"][place], [1 + steps for steps in config["distance"][place]]
    return 0, []


def things_at(state: State, config: Config, dot: int, bags: list[list[int]]) -> dict[Thing, int]:
    found: dict[Thing, int] = {}
    for pile in config["dot_pile"][dot][: config["dot_piles"][dot]]:
        thing, left = state["pile_thing"][pile], state["pile_left"][pile]
        if thing in (TUNA, CRAB):
            left = len(bags[thing - TUNA])
        if left:
            name = THING_NAMES[thing]
            found[name] = left if thing >= TUNA else found.get(name, 0) + left
    return found


def view_card(state: State, at: list[str], piles: list[int]) -> CardView:
    things = {THING_NAMES[state["pile_thing"][pile]]: state["pile_left"][pile] for pile in piles}
    bag = next((name for name in things if name in (THING_NAMES[TUNA], THING_NAMES[CRAB])), None)
    return CardView(at=at, bag=bag, things={} if bag else {name: left for name, left in things.items() if left})


def view_plan(plan: StorePlan, dots: list[DotView], cards: list[CardView]) -> PlanView:
    lines, signs = plan.draw(dots, cards)
    inside = {str(seat + 1): seat for seat in sorted(seat for dot in dots for seat in dot.seats)}
    return PlanView(lines=lines, signs=signs, inside=inside)


# --- shoppers ----------------------------------------------------------------------------------------------------


def view_seat(state: State, config: Config, seat: int, sheet: list[list[int]], ends: int) -> SeatView:
    basket, place = state["basket"][seat], state["place"][seat]
    items = [
        ItemView(
            thing=ITEM_NAMES[item],
            value=printed_value(config, item),
            count=basket[item],
            doubled=sheet[item][0],
            pays=sheet[item][1],
        )
        for item in range(ITEMS)
        if basket[item]
    ]
    carried = [
        CarriedView(thing=ITEM_NAMES[item], value=printed_value(config, item), count=count)
        for item, count in enumerate(state["carried_out"][seat])
        if count
    ]
    return SeatView(
        seat=seat,
        money=state["money"][seat],
        dot=None if place == OUTSIDE else dot_name(place),
        exit_steps=None if place == OUTSIDE else config["exit_distance"][place],
        leavings=state["leavings"][seat],
        done=state["leavings"][seat] >= config["leavings"],
        could_end=ends == GAME_ENDS,
        could_end_round=ends == ROUND_ENDS,
        items=state["items"][seat],
        basket_pays=sum(item.pays for item in items),
        basket=items,
        at_risk=items_at_risk(state, config, seat),
        tuna_cost=config["tuna_price"] + state["tuna_bought"][seat] * config["tuna_dearer"],
        papers=sum(each.count for each in carried if each.thing in PAPERS),
        carried_out=carried,
    )


GOES_ON, GAME_ENDS, ROUND_ENDS = range(3)
SILENCE = new_logs(listens=False)[0]


def end_by_leaving(states: Any, configs: Any, seat: int) -> int:
    """What would end if this seat left on a turn that began now; nothing if it could not."""
    state, config = states[0], configs[0]
    if state.phase == OVER or leave_refusal(state, config, seat) != 0:
        return GOES_ON
    left = copy_records(states)[0]
    left.turn_player = seat
    be_paid(left, config, seat, SILENCE)
    if left.phase == OVER:
        return GAME_ENDS
    return ROUND_ENDS if is_last(left, config) and not is_last(state, config) else GOES_ON


def is_last(state: Any, config: Any) -> bool:
    """Whether all but one are done: the rest of the round is the end."""
    return int(players_done(state, config)) >= int(state.players) - 1


def items_at_risk(state: State, config: Config, seat: int) -> list[Thing]:
    if not config["dexterity"]:
        return []
    held = zip(state["held_item"], state["held_by"][: state["held"]], strict=False)
    mine = [ITEM_NAMES[item] for item, holder in held if holder == seat]
    return mine[config["safe_items"] :][::-1]
