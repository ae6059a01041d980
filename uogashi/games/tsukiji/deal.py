"""The deal in notation: as a record has it, and laid out again from a record."""

from collections import Counter
from typing import Any

from uogashi.core.errors import Refusal
from uogashi.games.tsukiji.notation import CARDS, MARKER_NAMES, SHOWN_CARDS
from uogashi.games.tsukiji.offer import deck_size
from uogashi.games.tsukiji.state import HIDDEN_CARD, MARKERS, Config, State


def describe_setup(state: State, config: Config) -> dict[str, Any]:
    """What chance decided before the first move."""
    spaces = [int(space) for space in state.marker_space]
    size = deck_size(config)
    return {
        "first": int(state.first_player),
        "markers": [MARKER_NAMES[spaces.index(space)] for space in range(1, MARKERS + 1)],
        "deck": [SHOWN_CARDS[card] for card in state.deck[:size].tolist()],
    }


def known_setup(setup: dict[str, Any], state: State) -> dict[str, Any]:
    """The setup as far as everyone has seen it: the deck only as far as dealt."""
    dealt = int(state.cards_dealt)
    if dealt > len(setup["deck"]):
        raise Refusal("tsukiji-setup-deck-short", cards=len(setup["deck"]), dealt=dealt)
    return {**setup, "deck": setup["deck"][:dealt]}


def settle(state: State, config: Config, setup: Any) -> None:
    """Lay out a deal from a record, whose deck may go only as far as its reader has seen it."""
    first, markers, deck = check_setup(config, setup)
    state.first_player = first
    state.marker_space[:] = [markers.index(name) + 1 for name in MARKER_NAMES]
    size = deck_size(config)
    state.deck[:size] = [*map(CARDS.index, deck[:size]), *[HIDDEN_CARD] * (size - len(deck))]


def check_setup(config: Config, setup: Any) -> tuple[int, list[str], list[str]]:
    if not isinstance(setup, dict) or set(setup) != {"first", "markers", "deck"}:
        raise Refusal("setup-keys", keys="first, markers, deck")
    first, markers, deck = setup["first"], setup["markers"], setup["deck"]
    if type(first) is not int or not 0 <= first < int(config.players):
        raise Refusal("tsukiji-setup-first", value=str(first), last=int(config.players) - 1)
    if not isinstance(markers, list) or sorted(map(str, markers)) != sorted(MARKER_NAMES):
        raise Refusal("tsukiji-setup-markers", value=str(markers), known=", ".join(MARKER_NAMES))
    if not isinstance(deck, list):
        raise Refusal("tsukiji-setup-deck-list")
    for card, count in Counter(map(str, deck)).items():
        if card not in CARDS:
            raise Refusal("tsukiji-setup-card", value=card, known=", ".join(CARDS))
        if count > int(config.deck[CARDS.index(card)]):
            raise Refusal("tsukiji-setup-count", card=card, count=count, most=int(config.deck[CARDS.index(card)]))
    return first, markers, deck
