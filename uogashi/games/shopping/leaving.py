"""Leaving the store: whether one may, being paid for the basket, and the stacks that pay less afterwards."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.shopping.basket import empty_basket, printed_of, thing_of
from uogashi.games.shopping.facts import LEFT, PAID, STACK_FELL
from uogashi.games.shopping.reasons import DOOR_TOO_FAR, EMPTY_BASKET
from uogashi.games.shopping.scoring import basket_pays, doubled, item_pays
from uogashi.games.shopping.state import COLOURS, DRINK, ITEMS, OUTSIDE, SALMON, STACK_OF, STACKS, Config, State
from uogashi.games.shopping.turns import end_turn


@compiled
def leave_refusal(state: State, config: Config, seat: int) -> int:
    """R11: not with an empty basket."""
    if state.items[seat] == 0:
        return EMPTY_BASKET
    return 0 if config.exit_distance[int(state.place[seat])] <= config.steps_a_turn else DOOR_TOO_FAR


@compiled
def be_paid(state: State, config: Config, seat: int, log: Log) -> None:
    """The bank pays for the whole basket; then every stack that paid loses its part, once (R14)."""
    total = basket_pays(state, config, seat)
    state.place[seat] = OUTSIDE
    state.leavings[seat] = int(state.leavings[seat]) + 1
    state.money[seat] = int(state.money[seat]) + total
    tell(log, EVERYONE, LEFT, seat, int(state.leavings[seat]), int(state.items[seat]), total)
    if log.listens != 0:
        tell_payments(state, config, seat, log)
    lower_stacks(state, config, seat, log)
    if state.basket[seat, SALMON] > 0:
        state.salmon_sold = 1
    empty_basket(state, config, seat)
    end_turn(state, config, log)


@compiled
def tell_payments(state: State, config: Config, seat: int, log: Log) -> None:
    for item in range(ITEMS):
        count = int(state.basket[seat, item])
        if count > 0:
            yen = item_pays(state, config, seat, item)
            twice = doubled(state, config, seat, item)
            tell(log, EVERYONE, PAID, seat, thing_of(item), printed_of(config, item), count, twice, yen)


@compiled
def lower_stacks(state: State, config: Config, seat: int, log: Log) -> None:
    """R14: once, however many items it paid, and not below nothing."""
    for stack in range(STACKS):
        if state.stack[stack] > 0 and paid_from(state, seat, stack):
            state.stack[stack] = max(int(state.stack[stack]) - int(config.stack_falls), 0)
            tell(log, EVERYONE, STACK_FELL, stack, int(state.stack[stack]))


@compiled
def paid_from(state: State, seat: int, stack: int) -> bool:
    for item in range(DRINK + COLOURS):
        if STACK_OF[item] == stack and state.basket[seat, item] > 0:
            return True
    return False
