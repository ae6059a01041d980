"""How the terminal draws a game of Shopping Spree: the map of the store, the prices, the shoppers, the result.

`draw_position` needs 80 columns and uses more; `describe_position` says the same in lines of text, for those who
listen or have less room.
"""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from uogashi.games.shopping import story
from uogashi.games.shopping.signs import (
    CANS,
    COLOURS,
    DOT,
    DOUBLED,
    EMPTY,
    ENTRANCE,
    FIRST,
    GOLD,
    LEFT_ONCE,
    MACHINE,
    NOT_YET,
    OWN_DOT,
    QUIET,
    REACHED,
    REACHED_DOT,
    STEPS,
    TIMES,
    WAY,
    YOURS,
    Line,
    draw_cans,
    draw_pawns,
    flow,
    short_name,
)
from uogashi.games.shopping.store_map import MAP_WIDTH, draw_map, find_geometry
from uogashi.games.shopping.view import CardView, CarriedView, DotView, ItemView, SeatView, ShoppingView
from uogashi.text import Texts
from uogashi.text.drawing import draw_story, first_that_fits, fit

WIDE = 120
"""From this width on prices and the log are beside the map."""
LOG_LINES = 12
LONGEST_NAME = 14


# --- the whole table ---------------------------------------------------------------------------------------------


def draw_position(
    view: ShoppingView,
    seats: Sequence[str],
    say: Texts,
    width: int = 80,
    *,
    log: Sequence[Text] = (),
    height: int | None = None,
) -> RenderableType:
    """The table as everyone sees it; `log` is the latest part of the game log.

    Where the lines are limited (`height`), less is drawn: whose turn it is and everyone's money always are.
    """
    return first_that_fits(drawings(view, seats, say, width, log), width, height)


def drawings(
    view: ShoppingView, seats: Sequence[str], say: Texts, width: int, log: Sequence[Text]
) -> Iterator[RenderableType]:
    """The same table, each time in fewer lines. The map last: it is what one decides about."""
    if width >= WIDE:
        yield draw_wide(view, seats, say, width, log)
    title, shoppers = draw_title(view, seats, say), draw_shoppers(view, seats, say)
    yield Group(title, shoppers, *draw_prices(view, say, width), *draw_map(view, say, width))
    brief = draw_shoppers(view, seats, say, width)
    small_map = list(draw_map(view, say, width, brief=True))
    small_prices = list(draw_prices(view, say, width, brief=True))
    yield Group(title, shoppers, *draw_prices(view, say, width), *small_map)
    yield Group(title, brief, *small_prices, *small_map)
    yield Group(title, brief, *small_map)


def draw_wide(view: ShoppingView, seats: Sequence[str], say: Texts, width: int, log: Sequence[Text]) -> RenderableType:
    """Prices and the game log beside the map."""
    beside = width - MAP_WIDTH - 2
    story = draw_story(log, say.say("shopping-what-happened"), beside, LOG_LINES)
    table = Table.grid(padding=(0, 2))
    table.add_column(width=MAP_WIDTH)
    table.add_column(width=beside)
    table.add_row(Group(*draw_map(view, say, MAP_WIDTH)), Group(*draw_prices(view, say, beside), Text(), story))
    return Group(draw_title(view, seats, say), draw_shoppers(view, seats, say), Text(), table)


def draw_title(view: ShoppingView, seats: Sequence[str], say: Texts) -> Text:
    """Which turn it is and whose, what is going on, and whether it is the last turn."""
    line = Text.assemble(
        (f" {say.say('shopping-title')} ", "bold white on #24436f"),
        f"  {say.say('shopping-position-turn', turn=view.turn, turns=view.turn_limit)}",
    )
    if view.phase != "over":
        line.append(f"  {fit(say.seat_name(view.player, seats), LONGEST_NAME)}", style="bold")
    line.append(f"  {say.say(f'shopping-phase-{view.phase}')}")
    if view.last_turn and view.phase != "over":
        line.append(f"  {say.say('shopping-position-last')}", style=YOURS)
    return line


# --- prices, bags and the crate ----------------------------------------------------------------------------------


def draw_prices(view: ShoppingView, say: Texts, width: int, brief: bool = False) -> Iterator[Text]:
    """The current prices, and the contents of the bags."""
    stacks = [stack for stack in view.stacks if stack.stack not in CANS]
    parts: list[Line] = []
    for stack in stacks:
        names = " ".join(say.say(f"shopping-short-{thing}") for thing in stack.things)
        parts.append([(f"{names} ", COLOURS[stack.things[0]]), (f"¥{stack.pays}", "bold")])
    salmon = say.say("shopping-short-salmon")
    parts.append([(f"{salmon} ", COLOURS["salmon"]), (f"¥{view.salmon_pays}", "bold")])
    title = say.say("shopping-board-pays")
    drinks: list[Line] = []
    for stack in view.stacks:
        if stack.stack in CANS:
            sign = say.say(f"shopping-sign-{stack.stack}")
            drinks.append([(sign, CANS[stack.stack][0]), (f" ¥{stack.pays}", "bold")])
    if brief:
        yield from flow([*parts, *drinks], width, 2, title)
    else:
        yield from flow(parts, width, 2, title)
        yield from flow(drinks, width, 2, " " * cell_len(title))
    bags: list[Line] = []
    for name, bag in (("tuna", view.tuna_bag), ("crab", view.crab_bag)):
        values = " ".join(map(str, bag)) or say.say("shopping-board-empty")
        bags.append([(f"{say.say(f'shopping-short-{name}')} ", COLOURS[name]), (values, "bold" if bag else QUIET)])
    if view.viewer is not None and view.tuna_bag:
        cost = view.seats[view.viewer].tuna_cost
        bags[0].append((f" {say.say('shopping-board-tuna-cost', yen=str(cost))}", QUIET))
    yield from flow(bags, width, 2, say.say("shopping-board-bags"))


# --- the shoppers ------------------------------------------------------------------------------------------------


def draw_shoppers(view: ShoppingView, seats: Sequence[str], say: Texts, width: int | None = None) -> Table:
    """A line for each player, and more where a basket needs them; with a `width`, as much of a basket as fits there."""
    papers = any(seat.papers for seat in view.seats)
    names = ("player", "money", "left", "at", "out", *(["papers"] if papers else []), "pays", "basket")
    heads = [say.say(f"shopping-column-{name}") for name in names]
    rows = [shopper_cells(view, seat, seats, say, papers, brief=width is not None) for seat in view.seats]
    if width is not None:
        taken = sum(max(cell_len(head), *(row[at].cell_len for row in rows)) + 1 for at, head in enumerate(heads[:-1]))
        for row in rows:
            row[-1].truncate(max(width - taken - 1, 1), overflow="ellipsis")
    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), header_style=QUIET)
    for name, head in zip(names[:-1], heads, strict=False):
        justify: JustifyMethod = "left" if name in ("player", "left", "at") else "right"
        table.add_column(head, justify=justify, no_wrap=name == "player" or width is not None)
    table.add_column(heads[-1], overflow="fold", ratio=1)
    for row in rows:
        table.add_row(*row)
    return table


def shopper_cells(
    view: ShoppingView, seat: SeatView, seats: Sequence[str], say: Texts, papers: bool, brief: bool
) -> list[Text]:
    return [
        draw_name(view, seat, seats, say),
        Text(f"¥{seat.money}", style="bold"),
        Text(LEFT_ONCE * seat.leavings + NOT_YET * (view.leavings_needed - seat.leavings), style=GOLD),
        Text(seat.dot or say.say("shopping-board-done" if seat.done else "shopping-board-outside")),
        Text(str(seat.exit_steps or "")),
        *([Text(str(seat.papers or EMPTY))] if papers else []),
        Text(f"¥{seat.basket_pays}" if seat.items else "", style=YOURS if seat.seat == view.viewer else "bold"),
        draw_basket(seat, say, brief),
    ]


def draw_name(view: ShoppingView, seat: SeatView, seats: Sequence[str], say: Texts) -> Text:
    """Who sits there: whose turn it is, who is first player, who you are."""
    acting = seat.seat == view.player and view.phase != "over"
    line = Text("▶ " if acting else "  ", style=YOURS)
    for letters, style in draw_pawns([seat.seat]):
        line.append(letters, style=style)
    name = fit(say.seat_name(seat.seat, seats), LONGEST_NAME)
    line.append(f" {name}", style="bold default" if seat.seat == view.viewer else "default")
    if seat.seat == view.first:
        line.append(f" {FIRST}", style=GOLD)
    return line


def draw_basket(seat: SeatView, say: Texts, brief: bool = False) -> Text:
    """What is in the basket; with dexterity, what may fall out of it."""
    line = Text("  ").join(draw_item(item, say) for item in seat.basket if item.thing not in CANS)
    drinks = [item.thing for item in seat.basket if item.thing in CANS for _ in range(item.count)]
    if drinks:
        line = Text.assemble(line, "  " if line else "", *draw_cans(drinks, say, True))
    if seat.at_risk:
        names = say.join(short_name(thing, say) for thing in seat.at_risk)
        line.append("  " if brief else "\n")
        line.append(say.say("shopping-board-at-risk", things=names), style=YOURS)
    return line


def draw_item(item: ItemView, say: Texts) -> Text:
    """`shirt ×2✦`: two shirts, one of them doubled by a detergent; `crab 6`."""
    line = Text(short_name(item.thing, say), style=COLOURS.get(item.thing, ""))
    line.append(f" {item.value}" if item.value is not None else "", style="default")
    line.append(f" {TIMES}{item.count}" if item.count > 1 else "", style="default")
    line.append(DOUBLED * item.doubled, style=GOLD)
    return line


# --- the legend --------------------------------------------------------------------------------------------------


def legend(view: ShoppingView, say: Texts) -> Iterator[tuple[Text, str]]:
    """What is drawn, sign by sign, and what each means."""
    for line, meaning in legend_lines(say):
        yield Text.assemble(*line), meaning


def legend_lines(say: Texts) -> Iterator[tuple[Line, str]]:
    shirt = say.say("shopping-short-shirt")
    cans = [[*draw_cans([drink], say, True), (f" {say.thing('shopping', drink)}  ", "")] for drink in CANS]
    yield [piece for can in cans for piece in can], ""
    yield [*draw_pawns([0]), (f"  {OWN_DOT}A4", YOURS)], say.say("shopping-legend-pawn")
    yield [(f"{REACHED_DOT}B4", "bold #3fa34d"), (f"{STEPS}2", REACHED)], say.say("shopping-legend-reached")
    yield [(f"{DOT}C1", QUIET)], say.say("shopping-legend-dot")
    yield [("─ │", WAY)], say.say("shopping-legend-way")
    yield [("↕ ", "bold"), (ENTRANCE, "bold")], say.say("shopping-legend-door")
    yield [("╌ ", WAY), (MACHINE, "bold")], say.say("shopping-legend-machine")
    yield [(f"{shirt} {TIMES}2  ", COLOURS["shirt"]), (EMPTY, QUIET)], say.say("shopping-legend-things")
    yield [(f"{shirt} ", COLOURS["shirt"]), (DOUBLED, GOLD)], say.say("shopping-legend-doubled")
    yield [(f"{LEFT_ONCE}{NOT_YET}", GOLD)], say.say("shopping-legend-left")
    yield [("▶ ", YOURS), (FIRST, GOLD)], say.say("shopping-legend-seats")
    yield [("★", YOURS)], say.say("shopping-legend-won")


# --- the result --------------------------------------------------------------------------------------------------


def draw_result(view: ShoppingView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> RenderableType:
    """The score sheet, the best first."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    table.add_column(say.say("shopping-column-player"), no_wrap=True)
    for name in ("money", "left", "papers"):
        table.add_column(say.say(f"shopping-column-{name}"), justify="left" if name == "left" else "right")
    table.add_column(say.say("shopping-column-carried-out"), overflow="fold", ratio=1)
    for seat in by_rank(view, winners):
        won = seat.seat in winners
        name = fit(say.seat_name(seat.seat, seats), LONGEST_NAME)
        carried = Text(say.join(carried_words(item, say) for item in seat.carried_out) or EMPTY)
        if seat.items:
            carried.append(f"\n{say.say('shopping-board-unpaid', items=seat.items)}", style=QUIET)
        table.add_row(
            Text(("★ " if won else "  ") + name, style=YOURS if won else ""),
            Text(f"¥{seat.money}", style="bold"),
            Text(LEFT_ONCE * seat.leavings + NOT_YET * (view.leavings_needed - seat.leavings), style=GOLD),
            Text(str(seat.papers)),
            carried,
        )
    return table


def by_rank(view: ShoppingView, winners: Sequence[int]) -> list[SeatView]:
    return sorted(view.seats, key=lambda seat: (seat.seat not in winners, -seat.money, -seat.papers))


def describe_result(view: ShoppingView, seats: Sequence[str], say: Texts, winners: Sequence[int]) -> Iterator[str]:
    """The score sheet in lines of words, the best first."""
    for seat in by_rank(view, winners):
        parts = [
            say.say(
                "shopping-fact-scored",
                seat=say.seat_name(seat.seat, seats),
                money_shown=str(seat.money),
                papers=seat.papers,
                times=seat.leavings,
            )
        ]
        if seat.carried_out:
            things = say.join(carried_words(item, say) for item in seat.carried_out)
            parts.append(say.say("shopping-words-carried-out", things=things))
        if seat.items:
            parts.append(say.say("shopping-words-unpaid", items=seat.items))
        yield say.sentences(*parts)


# --- as text -----------------------------------------------------------------------------------------------------


def some(thing: str, count: int, say: Texts, value: int | None = None) -> str:
    return say.explain(story.some(thing, count, value))


def carried_words(item: CarriedView, say: Texts) -> str:
    return some(item.thing, item.count, say, item.value)


def describe_position(view: ShoppingView, seats: Sequence[str], say: Texts) -> Iterator[str]:
    """The table in lines of words: the dots as one reads a plan, the ways, the prices, the shoppers."""
    title = say.say("shopping-position-turn", turn=view.turn, turns=view.turn_limit)
    who = [] if view.phase == "over" else [say.seat_name(view.player, seats)]
    last = [say.say("shopping-position-last")] if view.last_turn and view.phase != "over" else []
    yield say.clauses(title, *who, say.say(f"shopping-phase-{view.phase}"), *last)
    for dot in view.dots:
        yield describe_dot(view, dot, seats, say)
    yield from describe_ways(view, say)
    yield from describe_machine(view, say)
    yield from describe_prices(view, say)
    for seat in view.seats:
        yield describe_seat(view, seat, seats, say)


def describe_dot(view: ShoppingView, dot: DotView, seats: Sequence[str], say: Texts) -> str:
    """The items at a dot, which other dots reach them, who is there, and how far it is."""
    cards = [describe_card(card, dot, say) for card in view.cards if dot.dot in card.at]
    things = say.join(card for card in cards if card)
    parts = [say.say("shopping-words-dot", dot=dot.dot, things=things)]
    if not things:
        parts = [say.say("shopping-words-empty-dot", dot=dot.dot)]
    if dot.machine:
        parts.append(say.say("shopping-words-machine-here"))
    if dot.steps is not None:
        parts.append(say.say("shopping-words-steps", steps=dot.steps))
    parts.append(say.say("shopping-words-exit", steps=dot.exit_steps))
    if dot.seats:
        names = say.list([say.seat_name(seat, seats) for seat in dot.seats])
        parts.append(say.say("shopping-words-here", seats=names, count=len(dot.seats)))
    return say.sentences(*parts)


def describe_card(card: CardView, here: DotView, say: Texts) -> str:
    """What can be taken from a card; empty, where there is nothing more."""
    if card.bag:
        thing = say.thing("shopping", card.bag)
        return say.say("shopping-words-bag", thing=thing) if card.bag in here.things else ""
    things = say.join(some(thing, count, say) for thing, count in card.things.items())
    others = [name for name in card.at if name != here.dot]
    if things and others:
        return say.say("shopping-words-shared", things=things, dots=say.join(others))
    return things


def describe_ways(view: ShoppingView, say: Texts) -> Iterator[str]:
    """The steps, in straight lines where they make some."""
    geometry = find_geometry(view)
    chains: list[list[str]] = []
    for one, other in geometry.straight_ways:
        straight = chains and chains[-1][-1] == one and (len({name[0] for name in (*chains[-1], other)}) == 1)
        level = chains and chains[-1][-1] == one and (len({name[1] for name in (*chains[-1], other)}) == 1)
        if straight or level:
            chains[-1].append(other)
        else:
            chains.append([one, other])
    chains += [[one, other] for one, other in geometry.other_ways]
    if chains:
        yield say.say("shopping-words-ways", ways=say.join("–".join(chain) for chain in chains))
    doors = [dot.dot for dot in view.dots if dot.entrance]
    yield say.say("shopping-words-entrances", dots=say.list(doors), count=len(doors))


def describe_machine(view: ShoppingView, say: Texts) -> Iterator[str]:
    drinks = say.list([some(drink, count, say) for drink, count in view.crate.items()])
    crate = say.say("shopping-words-crate", drinks=drinks) if drinks else say.say("shopping-words-no-crate")
    waiting = [some(drink, 1, say) for drink in view.waiting]
    yield say.sentences(crate, say.say("shopping-words-waiting", drinks=say.join(waiting)) if waiting else "")


def describe_prices(view: ShoppingView, say: Texts) -> Iterator[str]:
    prices = [
        say.say("shopping-words-stack", stack=say.thing("shopping", stack.stack), yen=str(stack.pays))
        for stack in view.stacks
    ]
    prices.append(say.say("shopping-words-stack", stack=say.thing("shopping", "salmon"), yen=str(view.salmon_pays)))
    yield say.say("shopping-words-pays", prices=say.say("shopping-words-then").join(prices))
    bags = []
    for thing, bag in (("tuna", view.tuna_bag), ("crab", view.crab_bag)):
        name = say.thing("shopping", thing)
        if bag:
            bags.append(say.say("shopping-words-bag-holds", thing=name, values=say.join(map(str, bag))))
        else:
            bags.append(say.say("shopping-words-bag-empty", thing=name))
    yield say.sentences(*bags)


def describe_seat(view: ShoppingView, seat: SeatView, seats: Sequence[str], say: Texts) -> str:
    name = say.seat_name(seat.seat, seats)
    parts = [say.say("shopping-words-seat", player=seat.seat + 1, seat=name, money=str(seat.money))]
    if seat.dot is not None:
        parts.append(say.say("shopping-words-at", dot=seat.dot, steps=seat.exit_steps or 0))
    else:
        parts.append(say.say("shopping-words-done" if seat.done else "shopping-words-outside"))
    parts.append(say.say("shopping-words-leavings", times=seat.leavings, needed=view.leavings_needed))
    if seat.items:
        items = say.join(describe_item(item, say) for item in seat.basket)
        parts.append(say.say("shopping-words-basket", items=items, yen=str(seat.basket_pays)))
    elif not seat.done:
        parts.append(say.say("shopping-words-no-basket"))
    if seat.at_risk:
        things = say.join(some(thing, 1, say) for thing in seat.at_risk)
        parts.append(say.say("shopping-words-at-risk", things=things))
    if seat.carried_out:
        things = say.join(carried_words(item, say) for item in seat.carried_out)
        parts.append(say.say("shopping-words-carried-out", things=things))
    if view.tuna_bag and not seat.done:
        parts.append(say.say("shopping-words-tuna-cost", yen=str(seat.tuna_cost)))
    if seat.seat == view.first:
        parts.append(say.say("shopping-words-first"))
    return say.sentences(*parts)


def describe_item(item: ItemView, say: Texts) -> str:
    things = some(item.thing, item.count, say, item.value)
    if not item.doubled:
        return things
    return say.say("shopping-words-doubled", things=things, count=item.count, doubled=item.doubled)
