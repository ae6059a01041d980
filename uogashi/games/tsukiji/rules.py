"""The rules of Tsukiji: the verbs of the contract (`core/verbs.py`), each calling its chapter.

The chapters, in the rulebook's words and order: `offer.py`, `evaluation.py`, `quotation.py`, `purchase.py`, and the
end in `scoring.py`. Rulings (R1 …) are explained in rulings.md.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below, forget_source, renew_source, shuffle
from uogashi.core.compile import compiled
from uogashi.core.facts import Log
from uogashi.core.seats import find_leaders, may_act
from uogashi.games.tsukiji.actions import ACTIONS, BUY, PASS, TAKUSAN_ROW, TICKET, YAKUZA_ROW
from uogashi.games.tsukiji.evaluation import place_ticket
from uogashi.games.tsukiji.legality import mask_actions, mask_tickets, refusal
from uogashi.games.tsukiji.offer import deal_offer, deck_size
from uogashi.games.tsukiji.purchase import buy_lot, lay_takusan, pass_turn, pay_yakuza
from uogashi.games.tsukiji.scoring import bits_set, special_tickets_left, total_score
from uogashi.games.tsukiji.state import (
    CARD_KINDS,
    EVALUATION,
    HIDDEN_CARD,
    HIDDEN_TICKET,
    MARKERS,
    MOST_PLAYERS,
    NO_TICKET,
    PLACE_TAKUSAN,
    PURCHASE,
    Config,
    State,
)

VERSIONS = ("1",)


@compiled
def deal(state: State, config: Config) -> None:
    """Shuffle the deck, then the markers, then pick the first player."""
    cards = 0
    for kind in range(CARD_KINDS):
        for _ in range(int(config.deck[kind])):
            state.deck[cards] = kind
            cards += 1
    shuffle(state, state.deck, cards)
    for marker in range(MARKERS):
        state.marker_space[marker] = marker + 1
    shuffle(state, state.marker_space, MARKERS)
    state.first_player = draw_below(state, int(config.players))


@compiled
def begin(state: State, config: Config, log: Log) -> None:
    """Start from the deck, the markers and the first player that are in place."""
    players = int(config.players)
    state.players = players
    state.lots = players + 1
    state.cards_dealt = 0
    state.round_number = 0
    for place in range(players):
        state.money[(int(state.first_player) + place) % players] = config.start_money[place]
    for seat in range(players):
        state.tickets_owned[seat] = config.tickets
    deal_offer(state, config, log)


@compiled
def acting(state: State) -> int:
    return int(state.acting_seats)


@compiled
def secret_phase(state: State) -> int:
    return int(state.round_number) if state.phase == EVALUATION else 0


@compiled
def legal(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    for action in range(ACTIONS):
        mask[action] = 0
    if not may_act(state, seat):
        return 0
    phase = int(state.phase)
    if phase == EVALUATION:
        return mask_tickets(state, seat, mask)
    if phase == PURCHASE:
        return mask_actions(state, config, seat, BUY, PASS + 1, mask)
    if phase == PLACE_TAKUSAN:
        return mask_actions(state, config, seat, TAKUSAN_ROW, YAKUZA_ROW, mask)
    return mask_actions(state, config, seat, YAKUZA_ROW, ACTIONS, mask)


@compiled
def odds(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    """Chance never acts after the deal."""
    for action in range(ACTIONS):
        weights[action] = 0
    return 0


@compiled
def apply(state: State, config: Config, seat: int, action: int, log: Log) -> int:
    why = refusal(state, config, seat, action)
    if why < 0:
        return why
    log.count = 0
    if action < BUY:
        place_ticket(state, config, seat, action - TICKET, log)
    elif action < PASS:
        buy_lot(state, config, seat, action - BUY, log)
    elif action == PASS:
        pass_turn(state, config, seat, log)
    elif action < YAKUZA_ROW:
        lay_takusan(state, config, seat, action - TAKUSAN_ROW, log)
    else:
        pay_yakuza(state, config, seat, action - YAKUZA_ROW, log)
    return int(log.count)


@compiled
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    for seat in range(int(state.players)):
        out[seat] = total_score(state, config, seat)


@compiled
def winners(state: State, config: Config) -> int:
    """Highest total; tied: most unused special tickets; still tied: shared."""
    totals = np.zeros(MOST_PLAYERS, np.int64)
    scores(state, config, totals)
    tickets = np.zeros(MOST_PLAYERS, np.int64)
    for seat in range(int(state.players)):
        tickets[seat] = special_tickets_left(state, seat)
    return find_leaders(totals, tickets, int(state.players))


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    """The generator, the cards not dealt yet, and during an evaluation the others' tickets.

    Who has finished is public; the progress of the others is not.
    """
    forget_source(state)
    for place in range(int(state.cards_dealt), deck_size(config)):
        state.deck[place] = HIDDEN_CARD
    if state.phase != EVALUATION:
        return
    lots = int(state.lots)
    for other in range(int(state.players)):
        if other == seat:
            continue
        finished = int(state.tickets_laid[other]) == lots
        state.tickets_used[other] = 0
        state.tickets_laid[other] = lots if finished else 0
        for lot in range(lots):
            state.ticket_on_lot[other, lot] = HIDDEN_TICKET if finished else NO_TICKET


@compiled
def imagine(state: State, config: Config, seat: int, rng: Source) -> None:
    """Shuffle the cards that nobody has seen, and give players who have finished some tickets they may have placed."""
    renew_source(state, rng)
    dealt = int(state.cards_dealt)
    place = dealt
    for kind in range(CARD_KINDS):
        unseen = int(config.deck[kind])
        for seen in range(dealt):
            if state.deck[seen] == kind:
                unseen -= 1
        for _ in range(unseen):
            state.deck[place] = kind
            place += 1
    shuffle(rng, state.deck[dealt:], place - dealt)
    if state.phase != EVALUATION:
        return
    for other in range(int(state.players)):
        if other != seat and int(state.tickets_laid[other]) == int(state.lots):
            imagine_tickets(state, other, rng)


@compiled
def imagine_tickets(state: State, seat: int, rng: Source) -> None:
    used = 0
    for lot in range(int(state.lots)):
        free = int(state.tickets_owned[seat]) & ~used
        skip = draw_below(rng, bits_set(free))
        ticket = 0
        while skip > 0 or free >> ticket & 1 == 0:
            skip -= free >> ticket & 1
            ticket += 1
        state.ticket_on_lot[seat, lot] = ticket
        used |= 1 << ticket
    state.tickets_used[seat] = used
