"""Setting up: random deals, and the starting positions."""

import numpy as np

from uogashi.core.chance import shuffle
from uogashi.core.compile import compiled
from uogashi.games.shopping.state import BLACK, CLOTHING, COLOURS, DEALT, MOST_DRINKS, MOST_ITEMS, Config, State


@compiled
def deal_clothes(state: State, config: Config) -> None:
    clothes = np.zeros(MOST_ITEMS, np.int8)
    count = 0
    for thing in range(CLOTHING):
        for _ in range(int(config.clothes[thing])):
            clothes[count] = thing
            count += 1
    shuffle(state, clothes, count)
    for pile in range(int(config.piles)):
        if config.pile_thing[pile] == DEALT:
            count -= 1
            state.pile_thing[pile] = clothes[count]


@compiled
def deal_drinks(state: State, config: Config) -> None:
    drinks = np.zeros(MOST_DRINKS, np.int8)
    count = 0
    for colour in range(BLACK + 1, COLOURS):
        for _ in range(int(config.drinks[colour])):
            drinks[count] = colour
            count += 1
    shuffle(state, drinks, count)
    for card in range(int(config.drink_cards)):
        first = int(config.drink_card_pile[card])
        for _ in range(int(config.drink_card_count[card])):
            count -= 1
            pile = first + int(drinks[count])
            state.pile_left[pile] = int(state.pile_left[pile]) + 1
