"""Where lanes, rows, ways and cards of a store are: the plan in letters and the terminal's map are drawn from it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple


class Shelf(NamedTuple):
    """The cards between a lane and the next one in a row, by number: those of the one, of the other, and of both."""

    left: list[int]
    right: list[int]
    middle: list[int]


class Geometry:
    """Lanes side by side, rows one below the other; lanes and rows without a dot are left out.

    `neighbours` are the dots one step from each dot, `cards` the dots that reach each card.
    """

    def __init__(self, neighbours: Mapping[str, Sequence[str]], cards: Sequence[Sequence[str]]) -> None:
        self.neighbours = neighbours
        self.cards = cards
        self.lanes = sorted({name[0] for name in neighbours})
        self.rows = sorted({name[1] for name in neighbours})
        self.straight_ways = list(self.find_straight_ways())
        steps = [(one, other) for one, found in neighbours.items() for other in found if one < other]
        self.other_ways = [step for step in steps if step not in self.straight_ways]
        """Steps that no straight line can be drawn for."""

    def in_lane(self, lane: str) -> list[str]:
        return sorted(name for name in self.neighbours if name[0] == lane)

    def in_row(self, row: str) -> list[str]:
        return sorted(name for name in self.neighbours if name[1] == row)

    def find_straight_ways(self) -> Iterator[tuple[str, str]]:
        """Steps along a lane or a row, with no dot between."""
        lines = [*map(self.in_lane, self.lanes), *map(self.in_row, self.rows)]
        for one, other in (pair for line in lines for pair in pairwise(line)):
            if other in self.neighbours[one]:
                yield one, other

    def is_between(self, at: Sequence[str]) -> bool:
        """Whether a card's position shows which dots reach it: two that are side by side."""
        lanes = self.lanes_of(at)
        return len({name[1] for name in at}) == 1 and len(lanes) == 2 and lanes[1] - lanes[0] == 1

    def lanes_of(self, at: Sequence[str]) -> list[int]:
        return sorted(self.lanes.index(name[0]) for name in at)

    def shelves(self, row: str, in_middle: Callable[[Sequence[str]], bool]) -> list[Shelf]:
        """The cards of a row from left to right; to the right of the last lane only if it is the only one.

        `in_middle` has the cards, by their dots, that are between lanes.
        """
        shelves = [Shelf([], [], []) for _ in range(max(len(self.lanes) - 1, 1))]
        last = len(shelves) - 1
        for name in self.in_row(row):
            lane = self.lanes.index(name[0])
            before, after = self.own_cards(name, in_middle)
            if lane == 0:
                shelves[0].left.extend(before + after)
            elif lane > last:
                shelves[last].right.extend(before + after)
            else:
                shelves[lane - 1].right.extend(before)
                shelves[lane].left.extend(after)
        for number, at in enumerate(self.cards):
            if in_middle(at) and at[0][1] == row:
                shelves[min(self.lanes_of(at)[0], last)].middle.append(number)
        return shelves

    def own_cards(self, name: str, in_middle: Callable[[Sequence[str]], bool]) -> tuple[list[int], list[int]]:
        """The cards of this dot but those between lanes: to its left, and to its right."""
        here = [number for number, at in enumerate(self.cards) if name in at]
        own = [number for number in here if not in_middle(self.cards[number])]
        shared = next((self.cards[number] for number in here if in_middle(self.cards[number])), None)
        half = (len(own) + 1) // 2
        if shared:  # items in between take one side, and the cards are listed from left to right
            half = len(own) if min(shared) == name else 0
        return own[:half], own[half:]
