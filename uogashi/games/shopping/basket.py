"""What is held: items in baskets, in the order they were taken, and drinks in the crate of the machine."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.shopping.facts import CRATE_REFILLED, FELL
from uogashi.games.shopping.state import COLOURS, CRAB, CRAB_ITEM, DRINK, ITEMS, TUNA, TUNA_ITEM, Config, State


@compiled
def put_in_basket(state: State, seat: int, item: int) -> None:
    index = int(state.held)
    state.held_item[index] = item
    state.held_by[index] = seat
    state.held = index + 1
    state.basket[seat, item] = int(state.basket[seat, item]) + 1
    state.items[seat] = int(state.items[seat]) + 1


@compiled
def drop(state: State, config: Config, seat: int, place: int, log: Log) -> None:
    """Items that fall out are lost; a drink goes to the crate."""
    index = held_index(state, seat, place)
    item = int(state.held_item[index])
    for later in range(index + 1, int(state.held)):
        state.held_item[later - 1] = state.held_item[later]
        state.held_by[later - 1] = state.held_by[later]
    forget_held(state, int(state.held) - 1)
    state.basket[seat, item] = int(state.basket[seat, item]) - 1
    state.items[seat] = int(state.items[seat]) - 1
    state.fallen = int(state.fallen) + 1
    if is_drink(item):
        put_in_crate(state, config, item - DRINK)
    tell(log, EVERYONE, FELL, seat, thing_of(item), printed_of(config, item))


@compiled
def held_index(state: State, seat: int, place: int) -> int:
    """The index, among all held items, of the one that a seat took as its place-th, counted from 0."""
    index = 0
    while state.held_by[index] != seat or place > 0:
        place -= int(state.held_by[index] == seat)
        index += 1
    return index


@compiled
def empty_basket(state: State, config: Config, seat: int) -> None:
    """What was paid leaves the game but stays in view; drinks go to the crate, in the order they were taken in."""
    kept = 0
    held = int(state.held)
    for index in range(held):
        item = int(state.held_item[index])
        if state.held_by[index] != seat:
            state.held_item[kept] = item
            state.held_by[kept] = state.held_by[index]
            kept += 1
        elif is_drink(item):
            put_in_crate(state, config, item - DRINK)
        else:
            state.carried_out[seat, item] = int(state.carried_out[seat, item]) + 1
    for item in range(ITEMS):
        state.basket[seat, item] = 0
    state.items[seat] = 0
    forget_held(state, kept)


@compiled
def forget_held(state: State, kept: int) -> None:
    """Only this many items are still held."""
    for index in range(kept, int(state.held)):
        state.held_item[index] = 0
        state.held_by[index] = 0
    state.held = kept


@compiled
def thing_of(item: int) -> int:
    """What an item is called: a tuna or crab without its value."""
    if item < TUNA_ITEM:
        return item
    return TUNA if item < CRAB_ITEM else CRAB


@compiled
def printed_of(config: Config, item: int) -> int:
    """The printed value of a tuna or crab, otherwise 0."""
    return int(config.printed[item - TUNA_ITEM]) if item >= TUNA_ITEM else 0


@compiled
def is_drink(item: int) -> bool:
    return DRINK <= item < DRINK + COLOURS


@compiled
def put_in_crate(state: State, config: Config, colour: int) -> None:
    """R5: a drink goes to the crate, or waits beside it."""
    if crate_drinks(state) < config.crate:
        state.crate[colour] = int(state.crate[colour]) + 1
    else:
        state.beside_crate[int(state.waiting)] = colour
        state.waiting = int(state.waiting) + 1


@compiled
def refill_crate(state: State, config: Config, log: Log) -> None:
    """R5: the oldest first."""
    room = int(config.crate) - crate_drinks(state)
    moved = min(room, int(state.waiting))
    if moved == 0:
        return
    for place in range(moved):
        colour = int(state.beside_crate[place])
        state.crate[colour] = int(state.crate[colour]) + 1
    left = int(state.waiting) - moved
    for place in range(left):
        state.beside_crate[place] = state.beside_crate[place + moved]
    for place in range(left, left + moved):
        state.beside_crate[place] = 0
    state.waiting = left
    tell(log, EVERYONE, CRATE_REFILLED, moved)


@compiled
def crate_drinks(state: State) -> int:
    count = 0
    for colour in range(COLOURS):
        count += int(state.crate[colour])
    return count
