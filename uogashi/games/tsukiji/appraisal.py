"""What lots and cards are worth to the greedy player of Tsukiji.

Everything is computed in thousandths of a yen and in whole numbers, so that compiled and interpreted play are the same.
"""

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.games.tsukiji.offer import lot_card
from uogashi.games.tsukiji.scoring import DIVERSIFIED_CARDS, SPECIALISED_CARDS, market_rank, row_cards
from uogashi.games.tsukiji.state import (
    BONUSES,
    CARDS_A_LOT,
    DIVERSIFIED,
    MAGURO,
    MARKERS,
    MOST_PLAYERS,
    NOBODY,
    POPULAR,
    PRODUCTS,
    SAFE,
    SPECIALISED,
    TAKUSAN,
    YAKUZA,
    Config,
    State,
)

YEN = 1000

# By rounds to come: how far two markers may still drift apart, as a distance at which three of four leads hold.
DRIFT = np.array([0, 5, 7, 9, 10, 12, 13])

# The parameters below, and `PATIENCE` in policy.py, were found by letting players with different ones play thousands of
# games against each other.
# What a card is worth beyond its price now, for each round to come: its owner will push it up.
HOPE = 600
# Money needed per coming round, and the extra weight of each yen below that.
RESERVE = 4
SCARCITY = 100

Numbers = NDArray[np.int64]


@compiled
def rounds_to_come(state: State, config: Config) -> int:
    return int(config.rounds) - int(state.round_number)


@compiled
def count_cards(state: State, cards: Numbers) -> None:
    for lot in range(int(state.lots)):
        for place in range(CARDS_A_LOT):
            cards[lot, lot_card(state, lot, place)] += 1


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
def sold_lots(state: State) -> int:
    """A bit for each lot that has a buyer."""
    sold = 0
    for lot in range(int(state.lots)):
        sold |= (state.lot_buyer[lot] != NOBODY) << lot
    return sold


@compiled
def lot_net(state: State, config: Config, seat: int, cards: Numbers, prices: Numbers, tablet: int) -> int:
    """What a lot is worth to a seat, less its price; money needed in the coming rounds counts for more."""
    price = int(config.prices[tablet])
    to_come = rounds_to_come(state, config)
    short = min(max(RESERVE * to_come - int(state.money[seat]) + price, 0), price)
    kept = CARDS_A_LOT - 2 * int(cards[YAKUZA])
    return lot_worth(state, config, seat, cards, prices) - price * YEN - short * SCARCITY + kept * HOPE * to_come


@compiled
def lot_worth(state: State, config: Config, seat: int, cards: Numbers, prices: Numbers) -> int:
    """What the cards of a lot add to a restaurant: products, then Takusan where they add most, then the Yakuza."""
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
    """The row where one more card, a Takusan, adds most; -1 if there is no row."""
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
    """What one more card adds to a row of this many."""
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
    """Cards of the product that is last now."""
    for product in range(MARKERS):
        if market_rank(state, product) == MARKERS - 1:
            return int(rows[product])
    return 0
