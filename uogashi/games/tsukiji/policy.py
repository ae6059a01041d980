"""The greedy player of Tsukiji: it looks one step ahead, from what its seat may know, and takes the best it sees.

Everything is reckoned in thousandths of a yen and in whole numbers, so that compiled and interpreted play are the
same. First the verb `greedy`, then the evaluation, the purchase, and what cards are worth.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below
from uogashi.core.compile import compiled
from uogashi.games.tsukiji.rules import (
    BUY,
    DIVERSIFIED_CARDS,
    PASS,
    SPARE_ANNULMENT,
    SPECIALISED_CARDS,
    TAKUSAN_ROW,
    TICKET,
    TICKET_VALUES,
    YAKUZA_ROW,
    buy_refusal,
    free_tickets,
    lot_card,
    market_rank,
    rank_of_lot,
    row_cards,
)
from uogashi.games.tsukiji.state import (
    ANNUL,
    BONUSES,
    CARDS_A_LOT,
    DIVERSIFIED,
    EVALUATION,
    HIDDEN_CARD,
    MAGURO,
    MARKERS,
    MOST_LOTS,
    MOST_PLAYERS,
    NOBODY,
    NORMAL_TICKETS,
    PLACE_TAKUSAN,
    POPULAR,
    PRODUCTS,
    PURCHASE,
    SAFE,
    SPECIALISED,
    TAKUSAN,
    TICKET_4,
    TICKETS,
    TIMES_2,
    YAKUZA,
    Config,
    State,
)

YEN = 1000
DOUBT = np.array([4000, 1])
"""So much a lot may be worth to others, and to us, beyond what we see: who sees the same may guess otherwise.

An array, because Numba compiles a function anew for each number that stands in a call.
"""

# By rounds to come: how far two markers may still drift apart, as a distance at which three of four leads hold.
DRIFT = np.array([0, 5, 7, 9, 10, 12, 13])

# The figures below were found by letting players with different ones play thousands of games against each other.
# What keeps a special ticket in the hand: it must bring this much more for each round to come.
PATIENCE = 800
# What a card is worth beyond its price now, for each round to come: its owner will push it up.
HOPE = 600
# Money that the coming rounds will want, a round, and what each yen below that counts for on top of itself.
RESERVE = 4
SCARCITY = 100

Numbers = NDArray[np.int64]


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
def count_cards(state: State, cards: Numbers) -> None:
    for lot in range(int(state.lots)):
        for place in range(CARDS_A_LOT):
            cards[lot, lot_card(state, lot, place)] += 1


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
    """The lots in the order in which this seat wants them, the best first, as far as we are sure of it."""
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
    """Cheap tickets on the lots that we want; return what stays in the hand."""
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
    best = outlook(state, config, seat, cards, others_sum, others_fours, plan, work)
    for _ in range(2):
        before = best
        for lot in range(laid, lots):
            for other in range(lot + 1, lots):
                plan[lot], plan[other] = plan[other], plan[lot]
                value = outlook(state, config, seat, cards, others_sum, others_fours, plan, work)
                if value > best:
                    best = value
                else:
                    plan[lot], plan[other] = plan[other], plan[lot]
            for ticket in range(TICKETS):
                if free >> ticket & 1 == 0:
                    continue
                old = plan[lot]
                plan[lot] = ticket
                value = outlook(state, config, seat, cards, others_sum, others_fours, plan, work)
                if value > best:
                    best = value
                    free = free & ~(1 << ticket) | 1 << old
                else:
                    plan[lot] = old
        if best == before:
            return


@compiled
def outlook(
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
    """The lot, or none, after which we stand best against those who still buy."""
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
def sold_lots(state: State) -> int:
    """A bit for each lot that has a buyer."""
    sold = 0
    for lot in range(int(state.lots)):
        sold |= (state.lot_buyer[lot] != NOBODY) << lot
    return sold


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


@compiled
def best_lot(
    state: State, config: Config, seat: int, cards: Numbers, prices: Numbers, tablets: Numbers, sold: int
) -> tuple[int, int]:
    """The lot that a seat gains most by, and how much; -1 to pass."""
    best = -1
    best_net = int(config.pass_income) * YEN
    for lot in range(int(state.lots)):
        if sold >> lot & 1 == 0 and config.prices[tablets[lot]] <= state.money[seat]:
            net = lot_net(state, config, seat, cards[lot], prices, int(tablets[lot]))
            if net > best_net:
                best = lot
                best_net = net
    return best, best_net


@compiled
def lot_net(state: State, config: Config, seat: int, cards: Numbers, prices: Numbers, tablet: int) -> int:
    """What a lot is worth to a seat, less its price; money that the coming rounds will want counts for more."""
    price = int(config.prices[tablet])
    to_come = rounds_to_come(state, config)
    short = min(max(RESERVE * to_come - int(state.money[seat]) + price, 0), price)
    kept = CARDS_A_LOT - 2 * int(cards[YAKUZA])
    return lot_worth(state, config, seat, cards, prices) - price * YEN - short * SCARCITY + kept * HOPE * to_come


# --- what cards are worth ----------------------------------------------------------------------------------------


@compiled
def rounds_to_come(state: State, config: Config) -> int:
    return int(config.rounds) - int(state.round_number)


@compiled
def expect_prices(state: State, config: Config, shift: Numbers, prices: Numbers) -> None:
    """The final price that each product can expect once its marker has moved so far: by its rank among the others.

    A lead counts for less the more rounds are to come.
    """
    drift = int(DRIFT[rounds_to_come(state, config)])
    track = int(config.track)
    for product in range(MARKERS):
        space = min(max(int(state.marker_space[product]) + int(shift[product]), 1), track)
        rank = 0
        for other in range(MARKERS):
            if other == product:
                continue
            lead = min(max(int(state.marker_space[other]) + int(shift[other]), 1), track) - space
            if lead == 0 and state.marker_height[other] > state.marker_height[product]:
                lead = 1
            elif lead == 0:
                lead = -1
            rank += 500 + 500 * lead // (abs(lead) + drift)
        better = min(max(rank // 1000, 0), MARKERS - 2)
        upper = int(config.final_prices[better])
        lower = int(config.final_prices[better + 1])
        prices[product] = upper * YEN - (upper - lower) * (rank - better * 1000)


@compiled
def lot_worth(state: State, config: Config, seat: int, cards: Numbers, prices: Numbers) -> int:
    """What the cards of a lot add to a restaurant: products, then Takusan where they bring most, then the Yakuza."""
    worth = 0
    for product in range(MARKERS):
        worth += int(cards[product]) * int(prices[product])
    have = row_cards(state, seat, MAGURO)
    worth += (int(config.maguro[have + int(cards[MAGURO])]) - int(config.maguro[have])) * YEN
    if cards[TAKUSAN] + cards[YAKUZA] == 0 and not plays_for_bonuses(config):
        return worth
    rows = np.zeros(PRODUCTS, np.int64)
    products = np.zeros(PRODUCTS, np.int64)
    count_rows(state, seat, rows)
    count_products(state, seat, products)
    worth -= bonus_hope(state, config, rows)
    for row in range(PRODUCTS):
        rows[row] += cards[row]
        products[row] += cards[row]
    for _ in range(int(cards[TAKUSAN])):
        row = best_row(state, config, rows, prices)
        if row >= 0:
            worth += step_worth(config, prices, row, int(rows[row]))
            rows[row] += 1
    for _ in range(int(cards[YAKUZA])):
        row = cheapest_row(state, config, rows, products, prices)
        if row >= 0:
            rows[row] -= 1
            products[row] -= 1
            worth -= step_worth(config, prices, row, int(rows[row]))
    # Each Yakuza is a step towards having most of them.
    safe = int(config.bonus_points[SAFE]) * int(config.bonus_on[SAFE]) * YEN // MOST_PLAYERS
    return worth + bonus_hope(state, config, rows) + safe * int(cards[YAKUZA])


@compiled
def count_rows(state: State, seat: int, rows: Numbers) -> None:
    for row in range(PRODUCTS):
        rows[row] = row_cards(state, seat, row)


@compiled
def count_products(state: State, seat: int, products: Numbers) -> None:
    for row in range(PRODUCTS):
        products[row] = state.row_products[seat, row]


@compiled
def best_row(state: State, config: Config, rows: Numbers, prices: Numbers) -> int:
    """The row where one card more, a Takusan, brings most; -1 if there is no row."""
    best = -1
    best_worth = 0
    for row in range(PRODUCTS):
        if rows[row] == 0:
            continue
        worth = step_worth(config, prices, row, int(rows[row]))
        rows[row] += 1
        worth += bonus_hope(state, config, rows)
        rows[row] -= 1
        if best < 0 or worth > best_worth:
            best = row
            best_worth = worth
    return best


@compiled
def cheapest_row(state: State, config: Config, rows: Numbers, products: Numbers, prices: Numbers) -> int:
    """The row where one product card less, for the Yakuza, costs least; -1 if there is no product card."""
    best = -1
    best_worth = 0
    for row in range(PRODUCTS):
        if products[row] == 0:
            continue
        rows[row] -= 1
        worth = bonus_hope(state, config, rows) - step_worth(config, prices, row, int(rows[row]))
        rows[row] += 1
        if best < 0 or worth > best_worth:
            best = row
            best_worth = worth
    return best


@compiled
def step_worth(config: Config, prices: Numbers, row: int, have: int) -> int:
    """What one card more adds to a row of so many."""
    if row < MARKERS:
        return int(prices[row])
    return (int(config.maguro[have + 1]) - int(config.maguro[have])) * YEN


@compiled
def plays_for_bonuses(config: Config) -> bool:
    for bonus in range(BONUSES):
        if config.bonus_on[bonus] != 0:
            return True
    return False


@compiled
def bonus_hope(state: State, config: Config, rows: Numbers) -> int:
    """What special points are worth on the way to them: their points, by how far these rows have come."""
    hope = 0
    if config.bonus_on[DIVERSIFIED] != 0:
        have = 0
        for row in range(PRODUCTS):
            have += min(int(rows[row]), DIVERSIFIED_CARDS)
        hope += part_of(int(config.bonus_points[DIVERSIFIED]), have, PRODUCTS * DIVERSIFIED_CARDS)
    if config.bonus_on[SPECIALISED] != 0:
        longest = 0
        for row in range(PRODUCTS):
            longest = max(longest, int(rows[row]))
        hope += part_of(int(config.bonus_points[SPECIALISED]), longest, SPECIALISED_CARDS)
    if config.bonus_on[POPULAR] != 0:
        hope += int(config.bonus_points[POPULAR]) * cheapest_cards(state, rows) * YEN // SPECIALISED_CARDS
    return hope


@compiled
def part_of(points: int, have: int, wanted: int) -> int:
    """A goal half reached is worth a quarter."""
    have = min(have, wanted)
    return points * YEN * have * have // (wanted * wanted)


@compiled
def cheapest_cards(state: State, rows: Numbers) -> int:
    """Cards of the product that lies last now."""
    for product in range(MARKERS):
        if market_rank(state, product) == MARKERS - 1:
            return int(rows[product])
    return 0
