"""What restaurants are worth: rows at final prices, maguro, money and special points."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.tsukiji.facts import BONUS, FINAL_PRICE, SCORED
from uogashi.games.tsukiji.state import (
    BONUSES,
    DIVERSIFIED,
    MAGURO,
    MARKERS,
    PRODUCTS,
    SAFE,
    SPECIAL_BITS,
    SPECIALISED,
    Config,
    State,
)

# Thresholds of the bonus rules: rules, not components, so not in components.toml.
DIVERSIFIED_CARDS = 3
SPECIALISED_CARDS = 8


@compiled
def row_cards(state: State, seat: int, row: int) -> int:
    """A Takusan counts as the product of its row. R5: a row of only Takusan is a row, a row of no card is none."""
    return int(state.row_products[seat, row]) + int(state.row_takusan[seat, row])


@compiled
def market_rank(state: State, product: int) -> int:
    """0 for the marker on the highest space, on one space the upper one first."""
    rank = 0
    space = int(state.marker_space[product])
    height = int(state.marker_height[product])
    for other in range(MARKERS):
        other_space = int(state.marker_space[other])
        if other_space > space or (other_space == space and int(state.marker_height[other]) > height):
            rank += 1
    return rank


@compiled
def total_score(state: State, config: Config, seat: int) -> int:
    return (
        int(state.money[seat])
        + product_income(state, config, seat)
        + maguro_worth(state, config, seat)
        + special_points(state, config, seat)
    )


@compiled
def maguro_worth(state: State, config: Config, seat: int) -> int:
    return int(config.maguro[row_cards(state, seat, MAGURO)])


@compiled
def product_income(state: State, config: Config, seat: int) -> int:
    """The five rows with a marker, at final prices."""
    income = 0
    for product in range(MARKERS):
        price = int(config.final_prices[market_rank(state, product)])
        income += row_cards(state, seat, product) * price
    return income


@compiled
def special_points(state: State, config: Config, seat: int) -> int:
    points = 0
    for bonus in range(BONUSES):
        if earns_bonus(state, config, seat, bonus):
            points += int(config.bonus_points[bonus])
    return points


@compiled
def earns_bonus(state: State, config: Config, seat: int, bonus: int) -> bool:
    if config.bonus_on[bonus] == 0:
        return False
    if bonus == DIVERSIFIED:
        return shortest_row(state, seat) >= DIVERSIFIED_CARDS
    if bonus == SPECIALISED:
        # R8: given once, however many rows are long enough.
        return longest_row(state, seat) >= SPECIALISED_CARDS
    return has_most(state, seat, bonus)


@compiled
def has_most(state: State, seat: int, bonus: int) -> bool:
    """R8: all who are tied for the most get it, nobody with 0."""
    own = contested_cards(state, seat, bonus)
    for other in range(int(state.players)):
        if contested_cards(state, other, bonus) > own:
            return False
    return own > 0


@compiled
def contested_cards(state: State, seat: int, bonus: int) -> int:
    """R8. Popular: cards of the product that ends cheapest, never maguro. Safe: Yakuza bought, paid or not."""
    if bonus == SAFE:
        return int(state.yakuza_bought[seat])
    for product in range(MARKERS):
        if market_rank(state, product) == MARKERS - 1:
            return row_cards(state, seat, product)
    return 0


@compiled
def shortest_row(state: State, seat: int) -> int:
    shortest = row_cards(state, seat, 0)
    for row in range(1, PRODUCTS):
        shortest = min(shortest, row_cards(state, seat, row))
    return shortest


@compiled
def longest_row(state: State, seat: int) -> int:
    longest = 0
    for row in range(PRODUCTS):
        longest = max(longest, row_cards(state, seat, row))
    return longest


@compiled
def special_tickets_left(state: State, seat: int) -> int:
    return bits_set(int(state.tickets_owned[seat]) & SPECIAL_BITS)


@compiled
def bits_set(bits: int) -> int:
    count = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


@compiled
def tell_scores(state: State, config: Config, log: Log) -> None:
    for product in range(MARKERS):
        rank = market_rank(state, product)
        tell(log, EVERYONE, FINAL_PRICE, product, rank + 1, int(config.final_prices[rank]))
    for seat in range(int(state.players)):
        for bonus in range(BONUSES):
            if earns_bonus(state, config, seat, bonus):
                tell(log, EVERYONE, BONUS, seat, bonus, int(config.bonus_points[bonus]))
        products = product_income(state, config, seat)
        maguro = maguro_worth(state, config, seat)
        points = special_points(state, config, seat)
        total = total_score(state, config, seat)
        tell(log, EVERYONE, SCORED, seat, int(state.money[seat]), products, maguro, points, total)


@compiled
def reckon(states: Any, configs: Any, ranks: NDArray[np.int64], sheets: NDArray[np.int64]) -> None:
    """For views: the rank of each marker, and for each seat money, products, maguro, and points of each bonus."""
    state = states[0]
    config = configs[0]
    for product in range(MARKERS):
        ranks[product] = market_rank(state, product)
    for seat in range(int(state.players)):
        sheets[seat, 0] = int(state.money[seat])
        sheets[seat, 1] = product_income(state, config, seat)
        sheets[seat, 2] = maguro_worth(state, config, seat)
        for bonus in range(BONUSES):
            earned = earns_bonus(state, config, seat, bonus)
            sheets[seat, 3 + bonus] = int(config.bonus_points[bonus]) if earned else 0
