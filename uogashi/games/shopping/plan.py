"""The store as a plan in letters: for programs that show a view without knowing the game.

The letters are those of the rules page, the same in every language; a legend is beside the plan. Only
plain letters are used, so that every font of equal widths keeps them in line.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING, NamedTuple

from uogashi.games.shopping.geometry import Geometry, Shelf

if TYPE_CHECKING:
    from uogashi.games.shopping.view import CardView, DotView

DOT, REACHED, TAKEN = "o", "@", "."
MACHINE, ENTRANCE = "M", "E"
PLACES = {REACHED: "within-reach", MACHINE: "vending-machine", ENTRANCE: "entrance", TAKEN: "all-taken"}
"""What the signs of places are called; a dot needs no name."""
ITEMS = {
    "shirt": "H",
    "pants": "P",
    "bra": "B",
    "underwear": "U",
    "socks": "X",
    "bed-sheet": "L",
    "pillow-case": "C",
    "washer": "W",
    "dryer": "Y",
    "salmon": "S",
    "tuna": "T",
    "crab": "K",
    "magazine": "Z",
    "newspaper": "N",
    "detergent": "G",
}
DRINKS = {
    "black-drink": "k",
    "red-drink": "r",
    "blue-drink": "b",
    "green-drink": "g",
    "yellow-drink": "y",
    "white-drink": "w",
}
THINGS = {**ITEMS, **DRINKS}
SIGNS = {**PLACES, **{sign: thing for thing, sign in THINGS.items()}}
MARGIN = 3
"""What the number of a row takes."""
ROOM = 11
"""Between two lanes: two cards of five drinks, side by side."""


class Frame(NamedTuple):
    """The background: the columns of the lanes, the steps across each row, and those down from it."""

    room: int
    columns: dict[str, int]
    across: dict[str, str]
    down: dict[str, str]


class Plan:
    """Lanes side by side, rows one below the other, the items beside the dots. Made once for a store."""

    def __init__(self, neighbours: Mapping[str, Sequence[str]], cards: Sequence[Sequence[str]]) -> None:
        self.geometry = Geometry(neighbours, cards)
        self.lanes, self.rows = self.geometry.lanes, self.geometry.rows
        self.ways = self.geometry.straight_ways
        self.other_ways = [f"{one}={other}" for one, other in self.geometry.other_ways]
        """Steps without a straight line: `A1=C3`."""
        self.shelves = {row: self.geometry.shelves(row, self.geometry.is_between) for row in self.rows}
        self.frames: dict[int, Frame] = {}

    # --- what stays ------------------------------------------------------------------------------------------------

    def frame(self, room: int) -> Frame:
        """With this many columns between two lanes. Cached: it is the same for almost a whole game."""
        if room not in self.frames:
            columns = {lane: MARGIN + index * (room + 3) for index, lane in enumerate(self.lanes)}
            across = {row: self.across(row, columns) for row in self.rows}
            down = {row: self.down(row, columns) for row in self.rows}
            self.frames[room] = Frame(room, columns, across, down)
        return self.frames[room]

    def across(self, row: str, columns: Mapping[str, int]) -> str:
        """A row without its dots: its number and the steps across."""
        ends = [(columns[one[0]], columns[other[0]]) for one, other in self.ways if one[1] == other[1] == row]
        return put("", ((0, row), *((start + 1, "-" * (end - start - 1)) for start, end in ends)))

    def down(self, row: str, columns: Mapping[str, int]) -> str:
        """The lanes that lead down from a row, or past it."""
        return put("", ((columns[one[0]], "|") for one, other in self.ways if one[1] <= row < other[1]))

    # --- what changes ----------------------------------------------------------------------------------------------

    def draw(self, dots: Sequence["DotView"], cards: Sequence["CardView"]) -> tuple[list[str], dict[str, str]]:
        """The lines of the plan, and the legend of its signs."""
        signs = [card_signs(card, dots) for card in cards]
        shelves = {row: [shelf_lines(shelf, signs) for shelf in found] for row, found in self.shelves.items()}
        widths = (shelf_width(sides) for found in shelves.values() for lines in found for sides in lines)
        frame = self.frame(max(ROOM, *widths))
        body = [line for row in self.rows for line in self.row_lines(row, dots, shelves[row], frame)]
        drawn = set("".join(body))
        lanes = put("", ((column, lane) for lane, column in frame.columns.items()))
        legend = {sign: thing for sign, thing in SIGNS.items() if sign in drawn}
        return [lanes, *body, *self.other_ways], legend

    def row_lines(
        self, row: str, dots: Sequence["DotView"], shelves: list[list["Sides"]], frame: Frame
    ) -> Iterator[str]:
        """The dots of a row with the players there, then the items below and beside them."""
        columns = frame.columns
        yield put(frame.across[row], ((columns[dot.dot[0]], dot_signs(dot)) for dot in dots if dot.dot[1] == row))
        least = 0 if row == self.rows[-1] else 2
        for number in range(max(least, *map(len, shelves))):
            found = [
                (lane, lines[number]) for lane, lines in zip(self.lanes, shelves, strict=False) if number < len(lines)
            ]
            yield put(frame.down[row], ((columns[lane] + 2, spread(sides, frame.room)) for lane, sides in found))


Sides = tuple[str, str, str]
"""The content of a line of a shelf: at its left, at its right, in its middle."""


def shelf_lines(shelf: Shelf, signs: Sequence[str]) -> list[Sides]:
    left, right, middle = ([signs[number] for number in numbers] for numbers in shelf)
    sides = [(one, other, "") for one, other in zip_longest(left, right, fillvalue="")]
    return [*sides, *(("", "", each) for each in middle)]


def shelf_width(sides: Sides) -> int:
    left, right, middle = map(len, sides)
    return left + right + (1 if left and right else 0) + middle


def spread(sides: Sides, room: int) -> str:
    left, right, middle = sides
    return (middle.center(room) if middle else left + right.rjust(room - len(left))).rstrip()


def card_signs(card: "CardView", dots: Sequence["DotView"]) -> str:
    """`S5`, or a letter for each drink."""
    if card.bag:
        here = next(dot for dot in dots if dot.dot == card.at[0])
        return ITEMS[card.bag] if card.bag in here.things else TAKEN
    found = [(thing, THINGS[thing], count) for thing, count in card.things.items()]
    each = sum(count for thing, _, count in found if thing in DRINKS) <= ROOM // 2
    return (
        "".join(sign * count if each and thing in DRINKS else counted(sign, count) for thing, sign, count in found)
        or TAKEN
    )


def counted(sign: str, count: int) -> str:
    return f"{sign}{count}" if count > 1 else sign


def dot_signs(dot: "DotView") -> str:
    """`oE1`: a dot at the entrance, where the first player is."""
    places = (MACHINE if dot.machine else "") + (ENTRANCE if dot.entrance else "")
    return (DOT if dot.steps is None else REACHED) + places + "".join(str(seat + 1) for seat in dot.seats)


def put(line: str, pieces: Iterable[tuple[int, str]]) -> str:
    """The line with these letters at these columns."""
    letters = list(line)
    for column, piece in pieces:
        letters += " " * (column + len(piece) - len(letters))
        letters[column : column + len(piece)] = piece
    return "".join(letters).rstrip()
