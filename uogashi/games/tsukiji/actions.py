"""The decisions of Tsukiji as numbers."""

from uogashi.games.tsukiji.state import MOST_LOTS, PRODUCTS, TICKETS

# `ticket T`, `buy N`, `pass`, `takusan ROW`, `yakuza ROW`.
TICKET = 0
BUY = TICKET + TICKETS
PASS = BUY + MOST_LOTS
TAKUSAN_ROW = PASS + 1
YAKUZA_ROW = TAKUSAN_ROW + PRODUCTS
ACTIONS = YAKUZA_ROW + PRODUCTS
