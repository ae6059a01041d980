"""How the terminal draws the map of the store: lanes side by side, rows one below the other, items beside the dots."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, zip_longest
from typing import NamedTuple

from rich.cells import cell_len
from rich.console import RenderableType
from rich.text import Text

from uogashi.games.shopping.geometry import Geometry
from uogashi.games.shopping.signs import (
    CANS,
    DOT,
    EMPTY,
    ENTRANCE,
    LONGEST_SHORT,
    MACHINE,
    OWN_DOT,
    QUIET,
    REACHED,
    REACHED_DOT,
    STEPS,
    WAY,
    YOURS,
    Line,
    Piece,
    draw_cans,
    draw_pawns,
    draw_thing,
    flow,
    width_of,
)
from uogashi.games.shopping.view import CardView, DotView, ShoppingView
from uogashi.text import Texts
from uogashi.text.drawing import fit

MAP_WIDTH = 80
WIDEST_BLOCK = 24
NARROWEST_BLOCK = 7
LABEL_WIDTH = 13
"""What a dot at the right edge needs: its name, the steps, and five pawns."""


class Canvas:
    """Lines of columns, each with a character and its style; of a wide character, the second column is empty."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.lines: list[list[Piece]] = []

    def add(self) -> int:
        self.lines.append([(" ", "")] * self.width)
        return len(self.lines) - 1

    def put(self, line: int, column: int, pieces: Iterable[Piece]) -> None:
        """Overwrite the text there, as far as the line goes."""
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
    """A card, what can be taken from it, and whether the acting player could get there."""

    card: CardView
    things: dict[str, int]
    within: bool


@dataclass
class Block:
    """The items between a lane and the next one in a row: beside the one, beside the other, and reached from both."""

    left: list[Card]
    right: list[Card]
    between: list[Card]


class Layout:
    """Where lanes and dots are drawn, and what is between them. To the right of every lane is a block of items."""

    def __init__(self, view: ShoppingView, width: int, brief: bool = False) -> None:
        self.view = view
        self.dots = {dot.dot: dot for dot in view.dots}
        self.geometry = geometry = find_geometry(view)
        self.lanes, self.rows, self.steps_drawn = geometry.lanes, geometry.rows, geometry.straight_ways
        self.in_lane, self.in_row = geometry.in_lane, geometry.in_row
        blocks = max(len(self.lanes) - 1, 1)
        self.acting_dot = view.seats[view.player].dot if view.phase != "over" else None
        # A lane that is broken somewhere must be drawn.
        self.brief = brief and all(
            other in self.dots[one].neighbours for lane in self.lanes for one, other in pairwise(self.in_lane(lane))
        )
        """Whether items are beside the dots, not below, and the lanes between the rows are left out."""
        edge = LABEL_WIDTH if len(self.lanes) > 1 else 1
        if self.brief and len(self.lanes) > 1:
            edge = max(label_width(self, name) for name in self.in_lane(self.lanes[-1]))
        self.block = max(min((width - 1 - edge) // blocks, WIDEST_BLOCK), NARROWEST_BLOCK)
        self.width = min(width, 1 + blocks * self.block + edge)
        self.stacked = self.block < 2 * LONGEST_SHORT + 4

    def column(self, lane: str) -> int:
        return 1 + self.lanes.index(lane) * self.block

    def card(self, card: CardView) -> Card:
        """A bag is listed by name, as long as it is not empty; its contents are with the prices."""
        left = {card.bag: 1} if card.bag in self.dots[card.at[0]].things else {}
        return Card(card, left if card.bag else card.things, self.within(card))

    def within(self, card: CardView) -> bool:
        """Whether the acting player can get there; if they are already taking items, from their place."""
        if self.view.phase == "taking":
            return self.acting_dot in card.at
        return any(self.dots[name].steps is not None for name in card.at)

    def row_blocks(self, row: str) -> list[Block]:
        """The cards of a row, block by block, from left to right; those of several dots are between the lanes."""
        cards = [self.card(card) for card in self.view.cards]
        shelves = self.geometry.shelves(row, lambda at: len(at) > 1)
        return [Block(*([cards[number] for number in numbers] for numbers in shelf)) for shelf in shelves]


def find_geometry(view: ShoppingView) -> Geometry:
    return Geometry({dot.dot: dot.neighbours for dot in view.dots}, [card.at for card in view.cards])


def draw_map(view: ShoppingView, say: Texts, width: int, brief: bool = False) -> Iterator[RenderableType]:
    """Lanes side by side, rows one below the other, the items beside the dots, the doors below."""
    layout = Layout(view, width, brief)
    canvas = Canvas(layout.width)
    above = machine_above(layout)
    if above:
        draw_machine(canvas, layout, above, say)
    for row in layout.rows:
        draw_dots(canvas, layout, row, above)
        if layout.brief:
            draw_things_beside(canvas, layout, row, say)
        else:
            draw_shelves(canvas, layout, row, say)
    draw_doors(canvas, layout, say)
    yield from canvas.drawn()
    yield from flow(list(notes(layout, above, say)), width, 3)


def notes(layout: Layout, above: list[str], say: Texts) -> Iterator[Line]:
    """The legend, as far as it is on the map, and steps that could not be drawn."""
    view = layout.view
    outside = [seat.seat for seat in view.seats if seat.dot is None and not seat.done]
    if outside:
        yield [(f"{say.say('shopping-board-outside')} ", QUIET), *draw_pawns(outside)]
    reached = next((dot for dot in view.dots if dot.steps is not None), None)
    if reached is not None:
        yield [
            (f"{STEPS}{reached.steps}", REACHED),
            (f" {say.say('shopping-board-steps', steps=reached.steps)}", QUIET),
        ]
    if any(dot.entrance and not is_lowest(layout, dot.dot) for dot in view.dots):
        yield [(ENTRANCE, "bold"), (f" {say.say('shopping-board-entrance')}", QUIET)]
    if not above and any(dot.machine for dot in view.dots):
        yield [(f"{MACHINE} ", "bold"), (f"{say.say('shopping-board-machine')} ", QUIET), *draw_crate(view, say)]
    if layout.geometry.other_ways:
        steps = say.join(f"{one}–{other}" for one, other in layout.geometry.other_ways)
        yield [(say.say("shopping-board-other-steps", steps=steps), QUIET)]
    if view.waiting:
        yield [(f"{say.say('shopping-board-waiting')} ", QUIET), *draw_cans(view.waiting, say, True)]


def machine_above(layout: Layout) -> list[str]:
    """The dots of the machine, if it can be drawn above them all."""
    if layout.brief:
        return []
    dots = [name for name, dot in layout.dots.items() if dot.machine]
    lanes = [layout.lanes.index(name[0]) for name in dots]
    together = all(other - lane == 1 for lane, other in pairwise(sorted(lanes)))
    return sorted(dots) if together and all(name[1] == layout.rows[0] for name in dots) else []


def draw_machine(canvas: Canvas, layout: Layout, dots: list[str], say: Texts) -> None:
    """Above its dots, with what is in its crate."""
    start, end = layout.column(dots[0][0]), layout.column(dots[-1][0])
    sides = "┊┊"
    if start == end:
        end, sides = min(start + layout.block - 3, canvas.width - 1), "┊╯"
    room = end - start - 1
    words = fit(say.say("shopping-board-machine"), room - 2)
    crate = draw_crate(layout.view, say)
    for corners, side, line in (("╭╮", "╌", [(f" {words} ", "bold")]), (sides, " ", crate)):
        number = canvas.add()
        canvas.put(number, start, [(corners[0] + side * room + corners[1], WAY)])
        canvas.put(number, start + 1 + max((room - width_of(line)) // 2, 0), line)


def draw_crate(view: ShoppingView, say: Texts) -> Line:
    drinks = [drink for drink, count in view.crate.items() for _ in range(count)]
    taking = view.player if view.phase == "taking" else None
    within = any(dot.machine and (dot.steps is not None or taking in dot.seats) for dot in view.dots)
    return draw_cans(drinks, say, within) or [(say.say("shopping-board-empty"), QUIET)]


def draw_dots(canvas: Canvas, layout: Layout, row: str, above: list[str]) -> None:
    """The dots of a row with the steps between them, and the lanes that pass it."""
    line = canvas.add()
    for one, other in layout.steps_drawn:
        if one[1] == other[1] == row:
            start, end = layout.column(one[0]), layout.column(other[0])
            canvas.put(line, start, [("─" * (end - start), WAY)])
        elif one[1] < row < other[1]:
            canvas.put(line, layout.column(one[0]), [("│", WAY)])
    for name in layout.in_row(row):
        dot, pawns = layout.dots[name], draw_pawns(layout.dots[name].seats)
        gap = [(" ", "")] if pawns else []
        label = draw_dot(layout, dot, above)
        canvas.put(line, layout.column(name[0]), label if pawns_below(layout, dot) else [*label, *gap, *pawns])


def pawns_below(layout: Layout, dot: DotView) -> bool:
    """Whether the pawns need their own line, because the next lane is close."""
    label = draw_dot(layout, dot, [dot.dot])
    if layout.brief:
        return False
    return dot.dot[0] != layout.lanes[-1] and width_of(label) + 1 + width_of(draw_pawns(dot.seats)) > layout.block


def draw_dot(layout: Layout, dot: DotView, above: list[str]) -> Line:
    """`◉B4▸2`: a dot that can be reached in two steps."""
    reached = dot.steps is not None
    here = dot.dot == layout.acting_dot
    sign = REACHED_DOT if reached else OWN_DOT if here else DOT
    style = "bold #3fa34d" if reached else YOURS if here else WAY
    line: Line = [(sign, style), (dot.dot, "bold" if reached or here else QUIET)]
    if reached:
        line.append((f"{STEPS}{dot.steps}", REACHED))
    if dot.entrance and not is_lowest(layout, dot.dot):
        line.append((ENTRANCE, "bold"))
    if dot.machine and not above:
        line.append((MACHINE, "bold"))
    return line


def is_lowest(layout: Layout, name: str) -> bool:
    """Whether a door can be drawn below this dot."""
    return not layout.brief and layout.in_lane(name[0])[-1] == name


def draw_shelves(canvas: Canvas, layout: Layout, row: str, say: Texts) -> None:
    """The items beside the dots of a row; the lanes continue beside them."""
    blocks = [fill_block(layout, block, say) for block in layout.row_blocks(row)]
    for name in layout.in_row(row):
        dot = layout.dots[name]
        if dot.seats and pawns_below(layout, dot):
            blocks[layout.lanes.index(name[0])].insert(0, [(1, draw_pawns(dot.seats))])
    last = row == layout.rows[-1]
    for number in range(max(*map(len, blocks), 0 if last else 1)):
        line = canvas.add()
        for lane, block in zip(layout.lanes, blocks, strict=False):
            if number < len(block):
                for column, pieces in block[number]:
                    canvas.put(line, layout.column(lane) + column, pieces)
        draw_lanes(canvas, layout, row, line)


def draw_things_beside(canvas: Canvas, layout: Layout, row: str, say: Texts) -> None:
    """The items beside the dots of a row, in the line of the dots as far as they fit."""
    line = len(canvas.lines) - 1
    for lane, block in zip(layout.lanes, layout.row_blocks(row), strict=False):
        start, end = layout.column(lane) + label_width(layout, lane + row), layout.column(lane) + layout.block
        lefts, rights = (things_of(cards, layout, say) for cards in (block.left, block.right))
        between = things_of(block.between, layout, say)
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
                room = max(layout.block - 3 - width_of(thing), 0)
                canvas.put(line + below, layout.column(lane) + 2 + round(room * place), thing)


def label_width(layout: Layout, name: str) -> int:
    """How many columns the dot with its pawns takes; none where there is no dot."""
    if name not in layout.dots:
        return 1
    pawns = width_of(draw_pawns(layout.dots[name].seats))
    return width_of(draw_dot(layout, layout.dots[name], [])) + (1 + pawns if pawns else 0)


def things_of(cards: Sequence[Card], layout: Layout, say: Texts) -> list[Line]:
    """The items on these cards; nothing for those that are empty."""
    return [line for card in cards if card.things for line in fill_card(card, layout.block - 3, say)]


def is_free(canvas: Canvas, line: int, column: int, width: int) -> bool:
    """Whether only steps are drawn there."""
    return all(letter in (" ", "─", "│") for letter, _ in canvas.lines[line][column : column + width])


def draw_lanes(canvas: Canvas, layout: Layout, row: str, line: int) -> None:
    """The lanes that lead down from a row, or past it; from the lowest dots at the entrances, to the doors."""
    for one, other in layout.steps_drawn:
        if one[0] == other[0] and one[1] <= row < other[1]:
            canvas.put(line, layout.column(one[0]), [("│", WAY)])
    for name, dot in layout.dots.items():
        if dot.entrance and is_lowest(layout, name) and name[1] <= row:
            canvas.put(line, layout.column(name[0]), [("│", WAY)])


Placed = list[tuple[int, Line]]
"""The content of a line of a block, each piece with its column."""


def fill_block(layout: Layout, block: Block, say: Texts) -> list[Placed]:
    """The lines of a block: what belongs to the lane on its left, to that on its right, and to both."""
    room = layout.block - 3
    lefts, rights = fill_sides(block, room, say)
    empty: Line = []
    widths = [width_of(one) + width_of(other) for one, other in zip_longest(lefts, rights, fillvalue=empty)]
    if not layout.stacked and max(widths, default=0) >= room:
        lefts, rights = fill_sides(block, (room - 1) // 2, say)
    left: list[Placed] = [[(2, line)] for line in lefts]
    right: list[Placed] = [[(layout.block - 1 - width_of(line), line)] for line in rights]
    lines = left + right
    if not layout.stacked:
        blank: Placed = []
        lines = [one + other for one, other in zip_longest(left, right, fillvalue=blank)]
    for card in block.between:
        between = list(fill_card(card, room, say))
        if not layout.geometry.is_between(card.card.at):
            between.append([(fit(" ".join(card.card.at), room), QUIET)])
        lines += [[(2 + (room - width_of(line)) // 2, line)] for line in between]
    return lines


def fill_sides(block: Block, room: int, say: Texts) -> tuple[list[Line], list[Line]]:
    """What belongs to the lane on the left of a block, and to that on its right, in this many columns each."""
    lefts = [line for card in block.left for line in fill_card(card, room, say)]
    return lefts, [line for card in block.right for line in fill_card(card, room, say)]


def fill_card(card: Card, room: int, say: Texts) -> Iterator[Line]:
    """The items on a card: cans side by side, everything else on its own line."""
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


def draw_doors(canvas: Canvas, layout: Layout, say: Texts) -> None:
    """The wall below the store, with a door under each lowest dot that is an entrance."""
    doors = [name for name, dot in layout.dots.items() if dot.entrance and is_lowest(layout, name)]
    if not doors:
        return
    line = canvas.add()
    start, end = layout.column(layout.lanes[0]), layout.column(layout.lanes[-1])
    canvas.put(line, start, [("━" * (end - start + 1), WAY)])
    for name in doors:
        canvas.put(line, layout.column(name[0]) - 2, [("┛ ", WAY), ("↕", "bold"), (" ┗", WAY)])
