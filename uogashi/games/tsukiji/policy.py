"""The greedy player of Tsukiji: it looks one step ahead, from what its seat may know, and takes the best it sees.

Everything is computed in thousandths of a yen and in whole numbers, so that compiled and interpreted play are the
same. First the verb `greedy`, then the evaluation and the purchase; `appraisal.py` has what cards are worth.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.games.tsukiji.actions import BUY, PASS, TAKUSAN_ROW, TICKET, YAKUZA_ROW
from uogashi.games.tsukiji.appraisal import (
    YEN,
    Numbers,
    best_lot,
    best_row,
    cheapest_row,
    count_cards,
    count_products,
    count_rows,
    expect_prices,
    lot_net,
    lot_worth,
    rounds_to_come,
    sold_lots,
)
from uogashi.games.tsukiji.evaluation import free_tickets
from uogashi.games.tsukiji.purchase import buy_refusal
from uogashi.games.tsukiji.quotation import SPARE_ANNULMENT, TICKET_VALUES, rank_of_lot
from uogashi.games.tsukiji.scoring import row_cards
from uogashi.games.tsukiji.state import (
    ANNUL,
    EVALUATION,
    HIDDEN_CARD,
    MARKERS,
    MOST_LOTS,
    MOST_PLAYERS,
    NORMAL_TICKETS,
    PLACE_TAKUSAN,
    PRODUCTS,
    PURCHASE,
    TICKET_4,
    TICKETS,
    TIMES_2,
    Config,
    State,
)

DOUBT = np.array([4000, 1])
"""How much a lot may be worth to others, and to us, beyond what we see: the same view allows different guesses.

An array, because Numba compiles a function again for each literal number in a call.
"""

# The parameters below were found by letting players with different ones play thousands of games against each other.
# To be played, a special ticket must add this much more for each round to come.
PATIENCE = 800


# --- the verb ----------------------------------------------------------------------------------------------------


@compiled
def greedy(state: State, config: Config, seat: int, mask: NDArray[np.uint8], rng: Source) -> int:
    """What the greedy player decides. Luck only varies what it guesses of the others."""
    phase = int(state.phase)
    if phase == EVALUATION:
        return TICKET + choose_ticket(state, config, seat, rng)
    prices = np.zeros(MARKERS, np.int64)
    expect_prices(state, config, np.zeros(MARKERS, np.int64), prices)
    if phase == PURCHASE:
        return choose_purchase(state, config, seat, prices)
    rows = np.zeros(PRODUCTS, np.int64)
    count_rows(state, seat, rows)
    if phase == PLACE_TAKUSAN:
        return TAKUSAN_ROW + best_row(state, config, rows, prices)
    products = np.zeros(PRODUCTS, np.int64)
    count_products(state, seat, products)
    return YAKUZA_ROW + cheapest_row(state, config, rows, products, prices)


# --- evaluation --------------------------------------------------------------------------------------------------


@compiled
def choose_ticket(state: State, config: Config, seat: int, rng: Source) -> int:
    """The ticket for the next lot, out of a plan for all lots that are left.

    The plan starts from cheap tickets on what is worth most to us, then takes every exchange of two tickets, and every
    other ticket from the hand, that makes the outlook better.
    """
    lots = int(state.lots)
    laid = int(state.tickets_laid[seat])
    cards = np.zeros((MOST_LOTS, HIDDEN_CARD + 1), np.int64)
    count_cards(state, cards)
    others_sum = np.zeros(MOST_LOTS, np.int64)
    others_fours = np.zeros(MOST_LOTS, np.int64)
    prices = np.zeros(MARKERS, np.int64)
    expect_prices(state, config, np.zeros(MARKERS, np.int64), prices)
    order = np.zeros(MOST_LOTS, np.int64)
    for other in range(MOST_PLAYERS):
        if other != seat and other < int(state.players):
            order_by_worth(state, config, other, cards, prices, order, rng, int(DOUBT[0]))
            for place in range(lots):
                guess = ticket_of_place(place, lots)
                others_sum[order[place]] += guess
                others_fours[order[place]] += guess == TICKET_4
    plan = np.zeros(MOST_LOTS, np.int64)
    for lot in range(laid):
        plan[lot] = state.ticket_on_lot[seat, lot]
    order_by_worth(state, config, seat, cards, prices, order, rng, int(DOUBT[1]))
    free = first_plan(plan, order, free_tickets(state, seat), laid, lots)
    work = np.zeros((4, max(MOST_LOTS, MARKERS)), np.int64)
    improve_plan(state, config, seat, cards, others_sum, others_fours, plan, free, laid, work)
    return int(plan[laid])


@compiled
def order_by_worth(
    state: State,
    config: Config,
    seat: int,
    cards: Numbers,
    prices: Numbers,
    order: Numbers,
    rng: Source,
    doubt: int,
) -> None:
    """The lots in this seat's order of preference, the best first, as far as we are sure of it."""
    lots = int(state.lots)
    worth = np.zeros(MOST_LOTS, np.int64)
    for lot in range(lots):
        worth[lot] = lot_worth(state, config, seat, cards[lot], prices) + draw_below(rng, doubt)
        place = lot
        while place > 0 and worth[order[place - 1]] < worth[lot]:
            order[place] = order[place - 1]
            place -= 1
        order[place] = lot


@compiled
def ticket_of_place(place: int, lots: int) -> int:
    """A normal ticket for each place in the order of wishes: 0 for the first, 4 for the last."""
    return (place * (NORMAL_TICKETS - 1) + (lots - 1) // 2) // (lots - 1)


@compiled
def first_plan(plan: Numbers, order: Numbers, free: int, laid: int, lots: int) -> int:
    """Cheap tickets on the lots that we want; return the rest of the hand."""
    for place in range(lots):
        lot = order[place]
        if lot < laid:
            continue
        wanted = ticket_of_place(place, lots)
        best = -1
        for ticket in range(TICKETS):
            if free >> ticket & 1 == 0 or (ticket >= NORMAL_TICKETS and best >= 0):
                continue
            if best < 0 or abs(ticket - wanted) < abs(best - wanted):
                best = ticket
        plan[lot] = best
        free &= ~(1 << best)
    return free


@compiled
def improve_plan(
    state: State,
    config: Config,
    seat: int,
    cards: Numbers,
    others_sum: Numbers,
    others_fours: Numbers,
    plan: Numbers,
    free: int,
    laid: int,
    work: Numbers,
) -> None:
    """Climb: take whatever change makes the outlook better, until none does."""
    lots = int(state.lots)
    best = lead(state, config, seat, cards, others_sum, others_fours, plan, work)
    for _ in range(2):
        before = best
        for lot in range(laid, lots):
            for other in range(lot + 1, lots):
                plan[lot], plan[other] = plan[other], plan[lot]
                value = lead(state, config, seat, cards, others_sum, others_fours, plan, work)
                if value > best:
                    best = value
                else:
                    plan[lot], plan[other] = plan[other], plan[lot]
            for ticket in range(TICKETS):
                if free >> ticket & 1 == 0:
                    continue
                old = plan[lot]
                plan[lot] = ticket
                value = lead(state, config, seat, cards, others_sum, others_fours, plan, work)
                if value > best:
                    best = value
                    free = free & ~(1 << ticket) | 1 << old
                else:
                    plan[lot] = old
        if best == before:
            return


@compiled
def lead(
    state: State,
    config: Config,
    seat: int,
    cards: Numbers,
    others_sum: Numbers,
    others_fours: Numbers,
    plan: Numbers,
    work: Numbers,
) -> int:
    """How far this seat would be ahead of each of the others, all added up, if the tickets fall as we guess."""
    lots = int(state.lots)
    players = int(state.players)
    values, tablets, shift, prices = work[0], work[1], work[2], work[3]
    patience = PATIENCE * (players - 1) * rounds_to_come(state, config)
    total = 0
    for lot in range(lots):
        ticket = int(plan[lot])
        values[lot] = lot_value_with(ticket, int(others_sum[lot]), int(others_fours[lot]))
        if ticket >= NORMAL_TICKETS:
            total -= patience
    for product in range(MARKERS):
        shift[product] = 0
    for lot in range(lots):
        higher = rank_of_lot(values, lots, lot)
        tablets[lot] = higher
        for product in range(MARKERS):
            shift[product] += cards[lot, product] * config.modifiers[higher]
    expect_prices(state, config, shift, prices)
    sold = sold_lots(state)
    for place in range(players):
        buyer = (int(state.first_player) + place) % players
        gain = 0
        for product in range(MARKERS):
            gain += row_cards(state, buyer, product) * prices[product]
        lot, net = best_lot(state, config, buyer, cards, prices, tablets, sold)
        if lot >= 0:
            sold |= 1 << lot
        gain += net
        total += gain * (players - 1) if buyer == seat else -gain
    return total


@compiled
def lot_value_with(ticket: int, others_sum: int, others_fours: int) -> int:
    """What a lot would be worth with our ticket on top of those that we expect of the others."""
    if ticket == TIMES_2:
        return others_sum * 2
    if ticket == ANNUL:
        return others_sum - TICKET_4 if others_fours > 0 else others_sum + SPARE_ANNULMENT
    return others_sum + int(TICKET_VALUES[ticket])


# --- purchase ----------------------------------------------------------------------------------------------------


@compiled
def choose_purchase(state: State, config: Config, seat: int, prices: Numbers) -> int:
    """The lot, or none, that leaves us best placed against those who still buy."""
    lots = int(state.lots)
    players = int(state.players)
    cards = np.zeros((MOST_LOTS, HIDDEN_CARD + 1), np.int64)
    count_cards(state, cards)
    tablets = np.zeros(MOST_LOTS, np.int64)
    for lot in range(lots):
        tablets[lot] = state.tablet[lot]
    sold = sold_lots(state)
    best = PASS
    best_value = (players - 1) * int(config.pass_income) * YEN - rest_of_purchases(
        state, config, cards, prices, tablets, sold
    )
    for lot in range(lots):
        if buy_refusal(state, config, seat, lot) != 0:
            continue
        net = lot_net(state, config, seat, cards[lot], prices, int(tablets[lot]))
        rest = rest_of_purchases(state, config, cards, prices, tablets, sold | 1 << lot)
        if (players - 1) * net - rest > best_value:
            best = BUY + lot
            best_value = (players - 1) * net - rest
    return best


@compiled
def rest_of_purchases(
    state: State, config: Config, cards: Numbers, prices: Numbers, tablets: Numbers, sold: int
) -> int:
    """What those who buy after us would gain together."""
    players = int(state.players)
    total = 0
    for place in range(int(state.purchases) + 1, players):
        buyer = (int(state.first_player) + place) % players
        lot, net = best_lot(state, config, buyer, cards, prices, tablets, sold)
        if lot >= 0:
            sold |= 1 << lot
        total += net
    return total
