"""A turn from its start, when goods degrade, to its end."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.entering import can_do, leave_market
from uogashi.games.market.facts import (
    A_FREEZER,
    FREEZER_USED,
    FUGU_KEPT,
    LIMIT_REACHED,
    PORT_OPENED,
    RENTAL_RETURNED,
    ROTTED,
    ROW_DEGRADED,
    TURN_BEGINS,
)
from uogashi.games.market.fishing import end_fishing
from uogashi.games.market.holdings import gain_piece, pay, return_barrels, take_off_sale
from uogashi.games.market.licences import rentals_held
from uogashi.games.market.overfishing import piece_leaves
from uogashi.games.market.purchases import can_buy_anywhere
from uogashi.games.market.reasons import ALL_PORTS_OPEN, NOT_WORTH_ENOUGH, NOTHING_DONE, TOO_DEAR
from uogashi.games.market.scoring import check_end, end_game
from uogashi.games.market.state import (
    DEGRADED,
    FISHING,
    FREEZING,
    FUGU,
    FUGU_LOT,
    FUGU_PIECE,
    IN_MARKET,
    KEEPING,
    LOT_KIND,
    NOBODY,
    NOTHING,
    OFFERING,
    PORTS,
    PURCHASING,
    TAKOYAKI_LOT,
    TURN,
    YEN,
    Config,
    State,
)
from uogashi.games.market.trading import offer_worth, trade

ACTIONS_A_TURN = 2


# --- its start ---------------------------------------------------------------------------------------------------


@compiled
def begin_turn(state: State, config: Config, log: Log) -> None:
    """R2: first the check for the end, then degrading."""
    seat = int(state.turn_player)
    state.acting_seats = 1 << seat
    state.actions_left = ACTIONS_A_TURN
    state.yen_entered = 0
    state.piece_entered = 0
    tell(log, EVERYONE, TURN_BEGINS, seat, int(state.turn_number))
    check_end(state, config, seat, log)
    # R31: a freezer only where something would move or be lost.
    if state.freezer_uses[seat] > 0 and barrels_on_sale(state, seat, 0) + barrels_on_sale(state, seat, 1) > 0:
        state.phase = FREEZING
    else:
        state.price = 0
        degrade(state, config, seat, log)


@compiled
def barrels_on_sale(state: State, seat: int, row: int) -> int:
    """R3: takoyaki are on no row, they are no barrels."""
    count = 0
    for lot in range(row, TAKOYAKI_LOT, 2):
        count += int(state.on_sale[seat, lot])
    return count


@compiled
def decide_freezing(state: State, config: Config, seat: int, freezes: bool, log: Log) -> None:
    if not freezes:
        state.price = 0
        degrade(state, config, seat, log)
        return
    before = rentals_held(config, int(state.freezer_uses[seat]))
    state.freezer_uses[seat] = int(state.freezer_uses[seat]) - 1
    tell(log, EVERYONE, FREEZER_USED, seat)
    if rentals_held(config, int(state.freezer_uses[seat])) < before:
        tell(log, EVERYONE, RENTAL_RETURNED, seat, A_FREEZER)
    state.phase = TURN


@compiled
def degrade(state: State, config: Config, seat: int, log: Log) -> None:
    """Ask about the next fugu; then the bottom row is lost and the top row moves down."""
    # R26: only with money in hand and a piece in the market. Both only get less, so nothing is asked about twice.
    price = int(state.price)
    while price < int(config.prices):
        affordable = (price + 1) * YEN <= int(state.money[seat]) and state.market_pieces[FUGU] > 0
        if affordable and state.harbour[seat, FUGU_LOT + DEGRADED, price] > 0:
            state.price = price
            state.phase = KEEPING
            return
        price += 1
    for lot in range(0, TAKOYAKI_LOT, 2):
        rot(state, seat, lot, log)
    moved = 0
    for lot in range(0, TAKOYAKI_LOT, 2):
        moved += move_down(state, config, seat, lot)
    if moved > 0:
        tell(log, EVERYONE, ROW_DEGRADED, seat, moved)
    state.price = NOTHING
    state.phase = TURN


@compiled
def decide_keeping(state: State, config: Config, seat: int, keeps: bool, log: Log) -> None:
    price = int(state.price)
    take_off_sale(state, seat, FUGU_LOT + DEGRADED, price)
    return_barrels(state, FUGU, 1)
    if keeps:
        pay(state, seat, (price + 1) * YEN)
        gain_piece(state, seat, FUGU_PIECE)
        tell(log, EVERYONE, FUGU_KEPT, seat, (price + 1) * YEN)
        piece_leaves(state, FUGU, log)
    else:
        tell(log, EVERYONE, ROTTED, seat, FUGU, 1)
    degrade(state, config, seat, log)


@compiled
def rot(state: State, seat: int, lot: int, log: Log) -> None:
    """Barrels in the bottom row return to their market, unpaid."""
    barrels = int(state.on_sale[seat, lot + DEGRADED])
    if barrels == 0:
        return
    kind = int(LOT_KIND[lot])
    return_barrels(state, kind, barrels)
    tell(log, EVERYONE, ROTTED, seat, kind, barrels)


@compiled
def move_down(state: State, config: Config, seat: int, lot: int) -> int:
    """The top row moves to the bottom row, prices kept."""
    moved = int(state.on_sale[seat, lot])
    if moved == 0 and state.on_sale[seat, lot + DEGRADED] == 0:
        return 0
    for price in range(int(config.prices)):
        state.harbour[seat, lot + DEGRADED, price] = state.harbour[seat, lot, price]
        state.harbour[seat, lot, price] = 0
    state.on_sale[seat, lot + DEGRADED] = moved
    state.on_sale[seat, lot] = 0
    return moved


# --- between its steps -------------------------------------------------------------------------------------------


@compiled
def port_refusal(state: State, config: Config, seat: int) -> int:
    """R40: between any two steps of the own turn, but not within an auction.

    A visit or purchase contains at least one action: what is left must be enough for it.
    """
    phase = int(state.phase)
    opened = int(state.ports_open[seat])
    if opened == PORTS:
        return ALL_PORTS_OPEN
    left = int(state.money[seat]) - int(config.ports[opened - 1])
    if left < 0:
        return TOO_DEAR
    if state.steps == 0 and phase == IN_MARKET:
        # As it would be with the port: a ship could be bought for it then.
        state.ports_open[seat] = opened + 1
        possible = can_do(state, config, seat, int(state.market), left, 0)
        state.ports_open[seat] = opened
        return 0 if possible else NOTHING_DONE
    if state.steps == 0 and phase == PURCHASING:
        return 0 if can_buy_anywhere(state, config, seat, left) else NOTHING_DONE
    return 0


@compiled
def open_port(state: State, config: Config, seat: int, log: Log) -> None:
    port = int(state.ports_open[seat])
    pay(state, seat, int(config.ports[port - 1]))
    state.ports_open[seat] = port + 1
    tell(log, EVERYONE, PORT_OPENED, seat, port, int(config.ports[port - 1]))


@compiled
def done_refusal(state: State, config: Config) -> int:
    """A fishing action, a visit and a purchase each contain at least one action."""
    if state.phase == OFFERING:
        return 0 if offer_worth(state, config) >= int(config.trading_values[int(state.spot)]) else NOT_WORTH_ENOUGH
    return 0 if state.steps > 0 else NOTHING_DONE


@compiled
def finish(state: State, config: Config, seat: int, log: Log) -> None:
    phase = int(state.phase)
    if phase == FISHING:
        end_fishing(state, config, seat, log)
    elif phase == IN_MARKET:
        leave_market(state, config, log)
    elif phase == OFFERING:
        trade(state, config, seat, log)
    else:
        state.seller = NOBODY
        state.steps = 0
        state.phase = TURN


# --- its end -----------------------------------------------------------------------------------------------------


@compiled
def end_turn(state: State, config: Config, log: Log) -> None:
    """The next player clockwise; or the game is over."""
    players = int(state.players)
    following = (int(state.turn_player) + 1) % players
    if state.final_turns > 0:
        state.final_turns = int(state.final_turns) - 1
        if state.final_turns == 0:
            end_game(state, config, log)
            return
    if following == int(state.first_player):
        # R14: scored as it is.
        if int(state.turn_number) >= int(config.turn_limit):
            tell(log, EVERYONE, LIMIT_REACHED, int(state.turn_number))
            end_game(state, config, log)
            return
        state.turn_number = int(state.turn_number) + 1
    state.turn_player = following
    begin_turn(state, config, log)
