"""Positions of Tsukiji in one line: builders that the tests share."""

from collections import Counter
from typing import Any

from uogashi.core.match import Entry, Match
from uogashi.games import load_game
from uogashi.games.tsukiji.notation import CARDS, PRODUCT_NAMES

GAME = load_game("tsukiji")
SEATS = ("Aki", "Ben", "Chie", "Dai")
MARKERS = ["ebi", "hotategai", "fugu", "tako", "sake"]


def table(
    players: int = 3,
    lots: list[str] | None = None,
    *,
    first: int = 0,
    markers: list[str] | None = None,
    special_points: Any = None,
    **changed: Any,
) -> Match:
    """A game whose first offer has these lots (three cards each, as text) and these changed components."""
    figures = {**GAME.figures(players)[0], **changed}
    deck = first_offer(lots) if lots else []
    left = Counter(figures["deck"]) - Counter(deck)
    deck += [card for card in CARDS for _ in range(left[card])]
    setup = {"first": first, "markers": markers or MARKERS, "deck": deck}
    return Match.settle(GAME, SEATS[:players], setup, options={"special_points": special_points}, figures=figures)


def first_offer(lots: list[str]) -> list[str]:
    """The cards in dealing order: one to each lot from left to right, three times."""
    cards = [lot.split() for lot in lots]
    return [lot[place] for place in range(3) for lot in cards]


def one_round(players: int, lots: list[str], **more: Any) -> Match:
    """A game of a single round with just these lots."""
    counts = Counter(first_offer(lots))
    return table(players, lots, rounds=1, deck={card: counts[card] for card in CARDS}, **more)


def evaluate(match: Match, *tickets: str) -> Entry:
    """Everyone places their tickets, seat by seat: `evaluate(match, "4 0 1 2", "x2 …", …)`; the last one reveals."""
    for seat, row in enumerate(tickets):
        entry = match.play(seat, *(f"ticket {ticket}" for ticket in row.split()))
    return entry


def quoted(players: int = 3, lots: list[str] | None = None, **more: Any) -> Match:
    """A table after an evaluation that orders the lots from left (most expensive) to right."""
    match = table(players, lots, **more)
    evaluate(match, *[" ".join(str(4 - lot) for lot in range(players + 1))] * players)
    return match


def lot_values(match: Match) -> list[int]:
    return [lot.value for lot in match.view().lots]


def lot_prices(match: Match) -> list[int]:
    return [lot.price for lot in match.view().lots]


def give(match: Match, seat: int, *, takusan: bool = False, **cards: int) -> None:
    """Put cards into rows of a restaurant."""
    rows = match.states[0].row_takusan if takusan else match.states[0].row_products
    for product, count in cards.items():
        rows[seat, PRODUCT_NAMES.index(product)] = count


def rows_of(match: Match, seat: int) -> dict[str, int]:
    return {row.product: row.cards for row in match.view().seats[seat].rows if row.cards}


def place_markers(match: Match, **spaces: int) -> None:
    """Put markers on spaces, one to each."""
    for product, space in spaces.items():
        match.states[0].marker_space[MARKERS.index(product)] = space
        match.states[0].marker_height[MARKERS.index(product)] = 0


def spaces_of(match: Match) -> dict[str, int]:
    return {marker.product: marker.space for marker in match.view().market}


def prices_of(match: Match) -> dict[str, int]:
    return {marker.product: marker.price for marker in match.view().market}


def empty_pockets(match: Match) -> None:
    match.states[0].money[:] = 0
