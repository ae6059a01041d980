"""How the terminal draws a game of Shopping Spree: the map of the store, the prices, the shoppers, the result.

`draw_position` needs 80 columns and uses more; `describe_position` says the same in lines of words, for whoever
listens or has less room.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from uogashi.games.shopping.view import CardView, CarriedView, DotView, ItemView, SeatView, ShoppingView
from uogashi.text import Texts
from uogashi.text.drawing import first_that_fits, fit, last_lines

CANS = {
    "black-drink": ("bold white on #4a4a4a", "#8a8a8a"),
    "red-drink": ("bold white on #b3261e", "#d2553a"),
    "blue-drink": ("bold white on #2457a6", "#5a8fe0"),
    "green-drink": ("bold white on #2e7d32", "#5dae63"),
    "yellow-drink": ("bold black on #e0b400", "#c9a227"),
    "white-drink": ("bold black on #efece6", "#b8b5ae"),
}
"""The colours of the drinks, as cans and as mere letters. The letter tells them apart where there is no colour."""
COLOURS = {
    **dict.fromkeys(("washer", "dryer"), "#3f9fb5"),
    **dict.fromkeys(("bed-sheet", "pillow-case"), "#9b7fd1"),
    **dict.fromkeys(("shirt", "pants"), "#c98a2b"),
    **dict.fromkeys(("bra", "underwear", "socks"), "#cf6f9f"),
    **dict.fromkeys(("salmon", "tuna", "crab"), "#e0704a"),
    "detergent": "#4fa66a",
}
PAWNS = ("#c8432b", "#2f6fc4", "#2f8f46", "#a9780a", "#8a4fb8")
"""Beside each colour stands the number of the seat."""

QUIET = "bright_black"
YOURS = "bold #d2553a"
GOLD = "#b8860b"
REACHED = "bold white on #2e7d32"
WAY = "#8d7b5a"
FIRST = "◷"
PAWN = "♟"
DOT, REACHED_DOT, OWN_DOT = "○", "◉", "●"
STEPS = "▸"
ENTRANCE, MACHINE = "⌂", "▣"
LEFT_ONCE, NOT_YET = "◉", "○"
DOUBLED = "✦"
TIMES = "×"
EMPTY = "·"
WIDE = 120
"""From here on prices and the log stand beside the map."""
MAP_WIDTH = 80
WIDEST_BLOCK = 24
NARROWEST_BLOCK = 7
LABEL_WIDTH = 13
"""What a dot at the right edge needs: its name, the steps, and five pawns."""
LOG_LINES = 12
LONGEST_NAME = 14

Piece = tuple[str, str]
"""Letters and their style."""
Line = list[Piece]


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
    """The table as everybody sees it; `log` is what happened last.

    Where there are only so many lines (`height`), less is drawn: whose turn it is and everybody's money always are.
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
    """Prices and the story beside the map."""
    beside = width - MAP_WIDTH - 2
    story = Panel(
        Group(*last_lines(log, beside - 4, LOG_LINES)),
        title=say.say("shopping-what-happened"),
        title_align="left",
        border_style=QUIET,
        height=LOG_LINES + 2,
    )
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


# --- the map of the store ----------------------------------------------------------------------------------------


class Canvas:
    """Lines of columns, each with a character and its style; of a wide character, the second column is empty."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lines: list[list[Piece]] = []

    def add(self) -> int:
        self.lines.append([(" ", "")] * self.width)
        return len(self.lines) - 1

    def put(self, line: int, column: int, pieces: Iterable[Piece]) -> None:
        """Write over what stands there, as far as the line goes."""
        cells = self.lines[line]
        for letters, style in pieces:
            for letter in letters:
                room = cell_len(letter)
                if room and column >= 0 and column + room <= self.width:
                    cells[column : column + room] = [(letter, style), *[("", "")] * (room - 1)]
                column += room

    def drawn(self) -> Iterator[Text]:
        for cells in self.lines:
            line = Text.assemble(*cells)
            line.rstrip()
            yield line


class Card(NamedTuple):
    """A card, what can be taken from it, and whether whoever's turn it is could get there."""

    card: CardView
    things: dict[str, int]
    within: bool


@dataclass
class Block:
    """What lies between a lane and the next one in a row: beside the one, beside the other, and reached from both."""

    left: list[Card]
    right: list[Card]
    between: list[Card]


class Plan:
    """Where lanes and dots are drawn, and what lies between them. Lanes and rows in which there is no dot are left out.

    To the right of every lane is a block of things; to the right of the last one, only if it is the only one.
    """

    def __init__(self, view: ShoppingView, width: int, brief: bool = False) -> None:
        self.view = view
        self.dots = {dot.dot: dot for dot in view.dots}
        self.lanes = sorted({name[0] for name in self.dots})
        self.rows = sorted({name[1] for name in self.dots})
        blocks = max(len(self.lanes) - 1, 1)
        self.acting_dot = view.seats[view.player].dot if view.phase != "over" else None
        # A lane that is broken somewhere must be drawn.
        self.brief = brief and all(
            other in self.dots[one].neighbours for lane in self.lanes for one, other in pairwise(self.in_lane(lane))
        )
        """Whether things stand beside the dots, not below, and the lanes between the rows are left out."""
        edge = LABEL_WIDTH if len(self.lanes) > 1 else 1
        if self.brief and len(self.lanes) > 1:
            edge = max(label_width(self, name) for name in self.in_lane(self.lanes[-1]))
        self.block = max(min((width - 1 - edge) // blocks, WIDEST_BLOCK), NARROWEST_BLOCK)
        self.width = min(width, 1 + blocks * self.block + edge)
        self.stacked = self.block < 2 * LONGEST_SHORT + 4

    def column(self, lane: str) -> int:
        return 1 + self.lanes.index(lane) * self.block

    def in_lane(self, lane: str) -> list[str]:
        return sorted(name for name in self.dots if name[0] == lane)

    def in_row(self, row: str) -> list[str]:
        return sorted(name for name in self.dots if name[1] == row)

    def steps_drawn(self) -> Iterator[tuple[str, str]]:
        """Steps along a lane or a row, with no dot between."""
        lines = [self.in_lane(lane) for lane in self.lanes] + [self.in_row(row) for row in self.rows]
        for one, other in (pair for line in lines for pair in pairwise(line)):
            if other in self.dots[one].neighbours:
                yield one, other

    def other_steps(self) -> list[tuple[str, str]]:
        """Steps that no straight line can be drawn for."""
        drawn = set(self.steps_drawn())
        steps = [(name, other) for name, dot in self.dots.items() for other in dot.neighbours if name < other]
        return [step for step in steps if step not in drawn]

    def card(self, card: CardView) -> Card:
        """A bag is told by its name, as long as there is something in it; what that is stands with the prices."""
        left = {card.bag: 1} if card.bag in self.dots[card.at[0]].things else {}
        return Card(card, left if card.bag else card.things, self.within(card))

    def within(self, card: CardView) -> bool:
        """Whether whoever's turn it is can get there; who already takes something, from where they stand."""
        if self.view.phase == "taking":
            return self.acting_dot in card.at
        return any(self.dots[name].steps is not None for name in card.at)

    def is_between(self, card: CardView) -> bool:
        """Whether where a card lies shows from which dots it is reached: two that are side by side."""
        lanes = sorted(self.lanes.index(name[0]) for name in card.at)
        return len({name[1] for name in card.at}) == 1 and len(lanes) == 2 and lanes[1] - lanes[0] == 1

    def row_blocks(self, row: str) -> list[Block]:
        """The cards of a row, block by block, from left to right."""
        blocks = [Block([], [], []) for _ in range(max(len(self.lanes) - 1, 1))]
        last = len(blocks) - 1
        for name in self.in_row(row):
            lane = self.lanes.index(name[0])
            before, after = self.own_cards(name)
            if lane == 0:
                blocks[0].left += before + after
            elif lane > last:
                blocks[last].right += before + after
            else:
                blocks[lane - 1].right += before
                blocks[lane].left += after
        for card in self.view.cards:
            if len(card.at) > 1 and card.at[0][1] == row:
                lanes = sorted(self.lanes.index(name[0]) for name in card.at)
                blocks[min(lanes[0], last)].between.append(self.card(card))
        return blocks

    def own_cards(self, name: str) -> tuple[list[Card], list[Card]]:
        """The cards that are reached from this dot alone: those to its left, and those to its right."""
        here = [card for card in self.view.cards if name in card.at]
        own = [self.card(card) for card in here if len(card.at) == 1]
        shared = [index for index, card in enumerate(here) if len(card.at) > 1]
        # What lies between two dots takes one side, and the cards are told from left to right.
        if shared and min(here[shared[0]].at) < name:
            return [], own
        if shared:
            return own, []
        return own[: (len(own) + 1) // 2], own[(len(own) + 1) // 2 :]


LONGEST_SHORT = 9
"""What stands on the map is at most so wide."""


def draw_map(view: ShoppingView, say: Texts, width: int, brief: bool = False) -> Iterator[RenderableType]:
    """Lanes side by side, rows one below the other, the things beside the dots, the doors below."""
    plan = Plan(view, width, brief)
    canvas = Canvas(plan.width)
    above = machine_above(plan)
    if above:
        draw_machine(canvas, plan, above, say)
    for row in plan.rows:
        draw_dots(canvas, plan, row, above)
        if plan.brief:
            draw_things_beside(canvas, plan, row, say)
        else:
            draw_shelves(canvas, plan, row, say)
    draw_doors(canvas, plan, say)
    yield from canvas.drawn()
    yield from flow(list(notes(plan, above, say)), width, 3)


def notes(plan: Plan, above: list[str], say: Texts) -> Iterator[Line]:
    """What stands for what, as far as it is on the map, and steps that could not be drawn."""
    view = plan.view
    outside = [seat.seat for seat in view.seats if seat.dot is None and not seat.done]
    if outside:
        yield [(f"{say.say('shopping-board-outside')} ", QUIET), *draw_pawns(outside)]
    reached = next((dot for dot in view.dots if dot.steps is not None), None)
    if reached is not None:
        yield [
            (f"{STEPS}{reached.steps}", REACHED),
            (f" {say.say('shopping-board-steps', steps=reached.steps)}", QUIET),
        ]
    if any(dot.entrance and not is_lowest(plan, dot.dot) for dot in view.dots):
        yield [(ENTRANCE, "bold"), (f" {say.say('shopping-board-entrance')}", QUIET)]
    if not above and any(dot.machine for dot in view.dots):
        yield [(f"{MACHINE} ", "bold"), (f"{say.say('shopping-board-machine')} ", QUIET), *draw_crate(view, say)]
    if plan.other_steps():
        steps = say.join(f"{one}–{other}" for one, other in plan.other_steps())
        yield [(say.say("shopping-board-other-steps", steps=steps), QUIET)]
    if view.waiting:
        yield [(f"{say.say('shopping-board-waiting')} ", QUIET), *draw_cans(view.waiting, say, True)]


def machine_above(plan: Plan) -> list[str]:
    """The dots of the machine, if it can be drawn above them all."""
    if plan.brief:
        return []
    dots = [name for name, dot in plan.dots.items() if dot.machine]
    lanes = [plan.lanes.index(name[0]) for name in dots]
    together = all(other - lane == 1 for lane, other in pairwise(sorted(lanes)))
    return sorted(dots) if together and all(name[1] == plan.rows[0] for name in dots) else []


def draw_machine(canvas: Canvas, plan: Plan, dots: list[str], say: Texts) -> None:
    """Above its dots, with what is in its crate."""
    start, end = plan.column(dots[0][0]), plan.column(dots[-1][0])
    sides = "┊┊"
    if start == end:
        end, sides = min(start + plan.block - 3, canvas.width - 1), "┊╯"
    room = end - start - 1
    words = fit(say.say("shopping-board-machine"), room - 2)
    crate = draw_crate(plan.view, say)
    for corners, side, line in (("╭╮", "╌", [(f" {words} ", "bold")]), (sides, " ", crate)):
        number = canvas.add()
        canvas.put(number, start, [(corners[0] + side * room + corners[1], WAY)])
        canvas.put(number, start + 1 + max((room - width_of(line)) // 2, 0), line)


def draw_crate(view: ShoppingView, say: Texts) -> Line:
    drinks = [drink for drink, count in view.crate.items() for _ in range(count)]
    taking = view.player if view.phase == "taking" else None
    within = any(dot.machine and (dot.steps is not None or taking in dot.seats) for dot in view.dots)
    return draw_cans(drinks, say, within) or [(say.say("shopping-board-empty"), QUIET)]


def draw_dots(canvas: Canvas, plan: Plan, row: str, above: list[str]) -> None:
    """The dots of a row with the steps between them, and the lanes that pass it."""
    line = canvas.add()
    for one, other in plan.steps_drawn():
        if one[1] == other[1] == row:
            start, end = plan.column(one[0]), plan.column(other[0])
            canvas.put(line, start, [("─" * (end - start), WAY)])
        elif one[1] < row < other[1]:
            canvas.put(line, plan.column(one[0]), [("│", WAY)])
    for name in plan.in_row(row):
        dot, pawns = plan.dots[name], draw_pawns(plan.dots[name].seats)
        gap = [(" ", "")] if pawns else []
        label = draw_dot(plan, dot, above)
        canvas.put(line, plan.column(name[0]), label if pawns_below(plan, dot) else [*label, *gap, *pawns])


def pawns_below(plan: Plan, dot: DotView) -> bool:
    """Whether the pawns need a line of their own, because the next lane is so near."""
    label = draw_dot(plan, dot, [dot.dot])
    if plan.brief:
        return False
    return dot.dot[0] != plan.lanes[-1] and width_of(label) + 1 + width_of(draw_pawns(dot.seats)) > plan.block


def draw_dot(plan: Plan, dot: DotView, above: list[str]) -> Line:
    """`◉B4▸2`: a dot that can be reached in two steps."""
    reached = dot.steps is not None
    here = dot.dot == plan.acting_dot
    sign = REACHED_DOT if reached else OWN_DOT if here else DOT
    style = "bold #3fa34d" if reached else YOURS if here else WAY
    line: Line = [(sign, style), (dot.dot, "bold" if reached or here else QUIET)]
    if reached:
        line.append((f"{STEPS}{dot.steps}", REACHED))
    if dot.entrance and not is_lowest(plan, dot.dot):
        line.append((ENTRANCE, "bold"))
    if dot.machine and not above:
        line.append((MACHINE, "bold"))
    return line


def draw_pawns(seats: Sequence[int]) -> Line:
    return [(PAWN, "bold"), *((str(seat + 1), f"bold white on {PAWNS[seat]}") for seat in seats)] if seats else []


def is_lowest(plan: Plan, name: str) -> bool:
    """Whether a door can be drawn below this dot."""
    return not plan.brief and plan.in_lane(name[0])[-1] == name


def draw_shelves(canvas: Canvas, plan: Plan, row: str, say: Texts) -> None:
    """What lies beside the dots of a row; the lanes go on beside it."""
    blocks = [fill_block(plan, block, say) for block in plan.row_blocks(row)]
    for name in plan.in_row(row):
        dot = plan.dots[name]
        if dot.seats and pawns_below(plan, dot):
            blocks[plan.lanes.index(name[0])].insert(0, [(1, draw_pawns(dot.seats))])
    last = row == plan.rows[-1]
    for number in range(max(*map(len, blocks), 0 if last else 1)):
        line = canvas.add()
        for lane, block in zip(plan.lanes, blocks, strict=False):
            if number < len(block):
                for column, pieces in block[number]:
                    canvas.put(line, plan.column(lane) + column, pieces)
        draw_lanes(canvas, plan, row, line)


def draw_things_beside(canvas: Canvas, plan: Plan, row: str, say: Texts) -> None:
    """What lies beside the dots of a row, in the line of the dots as far as it fits there."""
    line = len(canvas.lines) - 1
    for lane, block in zip(plan.lanes, plan.row_blocks(row), strict=False):
        start, end = plan.column(lane) + label_width(plan, lane + row), plan.column(lane) + plan.block
        lefts, rights = (things_of(cards, plan, say) for cards in (block.left, block.right))
        between = things_of(block.between, plan, say)
        below = 0
        for things, place in ((lefts, 0.0), (rights, 1.0), (between, 0.5)):
            for thing in things:
                room = end - start - width_of(thing) - 2
                if room >= 0 and is_free(canvas, line, at := start + round(room * place), width_of(thing) + 2):
                    canvas.put(line, at, [(" ", ""), *thing, (" ", "")])
                    continue
                below += 1
                while len(canvas.lines) - 1 < line + below:
                    canvas.add()
                room = max(plan.block - 3 - width_of(thing), 0)
                canvas.put(line + below, plan.column(lane) + 2 + round(room * place), thing)


def label_width(plan: Plan, name: str) -> int:
    """How many columns the dot with its pawns takes; none where there is no dot."""
    if name not in plan.dots:
        return 1
    pawns = width_of(draw_pawns(plan.dots[name].seats))
    return width_of(draw_dot(plan, plan.dots[name], [])) + (1 + pawns if pawns else 0)


def things_of(cards: Sequence[Card], plan: Plan, say: Texts) -> list[Line]:
    """What lies on these cards; nothing for those that are empty."""
    return [line for card in cards if card.things for line in fill_card(card, plan.block - 3, say)]


def is_free(canvas: Canvas, line: int, column: int, width: int) -> bool:
    """Whether only steps are drawn there."""
    return all(letter in (" ", "─", "│") for letter, _ in canvas.lines[line][column : column + width])


def draw_lanes(canvas: Canvas, plan: Plan, row: str, line: int) -> None:
    """The lanes that lead down from a row, or past it; from the lowest dots at the entrances, to the doors."""
    for one, other in plan.steps_drawn():
        if one[0] == other[0] and one[1] <= row < other[1]:
            canvas.put(line, plan.column(one[0]), [("│", WAY)])
    for name, dot in plan.dots.items():
        if dot.entrance and is_lowest(plan, name) and name[1] <= row:
            canvas.put(line, plan.column(name[0]), [("│", WAY)])


Placed = list[tuple[int, Line]]
"""What stands in a line of a block, each piece with its column."""


def fill_block(plan: Plan, block: Block, say: Texts) -> list[Placed]:
    """The lines of a block: what belongs to the lane on its left, to that on its right, and to both."""
    room = plan.block - 3
    lefts, rights = fill_sides(block, room, say)
    empty: Line = []
    widths = [width_of(one) + width_of(other) for one, other in zip_longest(lefts, rights, fillvalue=empty)]
    if not plan.stacked and max(widths, default=0) >= room:
        lefts, rights = fill_sides(block, (room - 1) // 2, say)
    left: list[Placed] = [[(2, line)] for line in lefts]
    right: list[Placed] = [[(plan.block - 1 - width_of(line), line)] for line in rights]
    lines = left + right
    if not plan.stacked:
        blank: Placed = []
        lines = [one + other for one, other in zip_longest(left, right, fillvalue=blank)]
    for card in block.between:
        between = list(fill_card(card, room, say))
        if not plan.is_between(card.card):
            between.append([(fit(" ".join(card.card.at), room), QUIET)])
        lines += [[(2 + (room - width_of(line)) // 2, line)] for line in between]
    return lines


def fill_sides(block: Block, room: int, say: Texts) -> tuple[list[Line], list[Line]]:
    """What belongs to the lane on the left of a block, and to that on its right, in so many columns each."""
    lefts = [line for card in block.left for line in fill_card(card, room, say)]
    return lefts, [line for card in block.right for line in fill_card(card, room, say)]


def fill_card(card: Card, room: int, say: Texts) -> Iterator[Line]:
    """What lies on a card: cans side by side, everything else in a line of its own."""
    things = card.things
    cans = [thing for thing, count in things.items() if thing in CANS for _ in range(count)]
    while cans:
        count = next((count for count in range(len(cans), 1, -1) if cans_width(cans[:count], say) <= room), 1)
        yield draw_cans(cans[:count], say, card.within, gap="")
        cans = cans[count:]
    for thing, count in things.items():
        if thing not in CANS:
            yield draw_thing(thing, count, say, card.within, room)
    if not things:
        yield [(EMPTY, QUIET)]


def cans_width(cans: Sequence[str], say: Texts) -> int:
    return sum(cell_len(say.say(f"shopping-sign-{can}")) for can in cans)


def draw_thing(thing: str, count: int, say: Texts, within: bool, room: int) -> Line:
    number = f" {TIMES}{count}" if count > 1 else ""
    name = fit(say.say(f"shopping-short-{thing}"), room - len(number))
    colour = COLOURS.get(thing, "default")
    return [(name + number, f"bold {colour}" if within else QUIET)]


def draw_cans(drinks: Sequence[str], say: Texts, within: bool, gap: str = " ") -> Line:
    """A can for each drink, with its letter."""
    line: Line = []
    for drink in drinks:
        if line and gap:
            line.append((gap, ""))
        line.append((say.say(f"shopping-sign-{drink}"), CANS[drink][0 if within else 1]))
    return line


def draw_doors(canvas: Canvas, plan: Plan, say: Texts) -> None:
    """The wall below the store, with a door under each lowest dot that is an entrance."""
    doors = [name for name, dot in plan.dots.items() if dot.entrance and is_lowest(plan, name)]
    if not doors:
        return
    line = canvas.add()
    start, end = plan.column(plan.lanes[0]), plan.column(plan.lanes[-1])
    canvas.put(line, start, [("━" * (end - start + 1), WAY)])
    for name in doors:
        canvas.put(line, plan.column(name[0]) - 2, [("┛ ", WAY), ("↕", "bold"), (" ┗", WAY)])


def width_of(line: Line) -> int:
    return sum(cell_len(letters) for letters, _ in line)


# --- prices, bags and the crate ----------------------------------------------------------------------------------


def draw_prices(view: ShoppingView, say: Texts, width: int, brief: bool = False) -> Iterator[Text]:
    """What everything pays now, and what is still in the bags."""
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


def flow(parts: Sequence[Line], width: int, gap: int, title: str = "") -> Iterator[Text]:
    """Parts one after another, none of them broken, in as many lines as it takes; a title before the first."""
    indent = cell_len(title) + 2 if title else 0
    line, used = Text(), 0
    if not parts:
        return
    for part in parts:
        if used and used + gap + width_of(part) > width:
            yield line
            line, used = Text(), 0
        if not used:
            line.append(title.ljust(len(title) + 2) if title else "", style=QUIET)
            line.append("" if title else " " * indent)
            title, used = "", indent
        else:
            line.append(" " * gap)
            used += gap
        for letters, style in part:
            line.append(letters, style=style)
        used += width_of(part)
    yield line


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
    """Who sits there: whose turn it is, who is the start player, who you are."""
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


def short_name(thing: str, say: Texts) -> str:
    return say.thing("shopping", thing) if thing in CANS else say.say(f"shopping-short-{thing}")


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


# --- in words ----------------------------------------------------------------------------------------------------


def some(thing: str, count: int, say: Texts, value: int | None = None) -> str:
    """So many of a thing: “2 shirts”, “crab 6”."""
    if value:
        return say.say("shopping-some-valued", thing=say.thing("shopping", thing), count=count, value=value)
    return say.say(f"shopping-some-{thing}", count=count)


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
    """What lies at a dot, from where else it is reached, who stands there, and how far it is."""
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
    plan = Plan(view, MAP_WIDTH)
    chains: list[list[str]] = []
    for one, other in plan.steps_drawn():
        straight = chains and chains[-1][-1] == one and (len({name[0] for name in (*chains[-1], other)}) == 1)
        level = chains and chains[-1][-1] == one and (len({name[1] for name in (*chains[-1], other)}) == 1)
        if straight or level:
            chains[-1].append(other)
        else:
            chains.append([one, other])
    chains += [[one, other] for one, other in plan.other_steps()]
    if chains:
        yield say.say("shopping-words-ways", ways=say.join("–".join(chain) for chain in chains))
    doors = [dot.dot for dot in view.dots if dot.entrance]
    yield say.say("shopping-words-entrances", dots=say.list(doors), count=len(doors))


def describe_machine(view: ShoppingView, say: Texts) -> Iterator[str]:
    drinks = say.list([some(drink, count, say) for drink, count in view.crate.items()])
    told = say.say("shopping-words-crate", drinks=drinks) if drinks else say.say("shopping-words-no-crate")
    waiting = [some(drink, 1, say) for drink in view.waiting]
    yield say.sentences(told, say.say("shopping-words-waiting", drinks=say.join(waiting)) if waiting else "")


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
