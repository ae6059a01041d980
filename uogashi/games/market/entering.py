"""Entering a market: which ways there are to pay for it, the visit, and whether there is anything to do."""

# ruff: noqa: PLR1714, SIM109  (compiled, looking into a tuple takes longer than comparing: a sixth of all time)

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.actions import WAY_ACTION, WAY_CART, WAY_OWN_TAKOYAKI, WAY_PIECE, WAY_PIECES, WAY_YEN
from uogashi.games.market.bank import bank_refusal, rental_refusal
from uogashi.games.market.facts import A_CART, EEL_TRACK, ENTERED, ENTRY_PAID, LICENCE_PAID, PIECE_PAID, RENTAL_RETURNED
from uogashi.games.market.holdings import (
    earn,
    give_back_piece,
    owns_any,
    owns_kind,
    pay,
    take_back_piece,
    take_off_sale,
)
from uogashi.games.market.licences import licence_refusal, rentals_held
from uogashi.games.market.reasons import NO_WAY_IN, NOT_IN_PLAY, NOTHING_TO_DO_THERE
from uogashi.games.market.selling import buys_own, can_sell_any, convert_refusal
from uogashi.games.market.ships import can_deal_in_ships
from uogashi.games.market.state import (
    AQUARIUM,
    BANK,
    ENTERING,
    ENTERING_AT,
    FIRST_PIECE,
    GOVERNMENT,
    IN_MARKET,
    KINDS,
    LAST_PIECE,
    MACKEREL,
    MACKEREL_LOT,
    MOST_SHIPS,
    NO_KIND,
    NOTHING,
    OCTOPUS,
    RENTALS,
    SHIPS,
    SPOTS,
    TAKOYAKI,
    TAKOYAKI_LOT,
    TRADING,
    TURN,
    USED_SHIPS,
    Config,
    State,
)
from uogashi.games.market.worth import piece_worth, resource_value

# --- ways in -----------------------------------------------------------------------------------------------------


@compiled
def enter_refusal(state: State, config: Config, seat: int, market: int) -> int:
    if state.in_play[market] == 0:
        return NOT_IN_PLAY
    if ways_in(state, config, seat, market) != 0:
        return 0
    # Which of the two it is: the fee, or that nothing could be done there.
    if can_pay_entry(state, config, seat, market):
        return NOTHING_TO_DO_THERE
    return NO_WAY_IN


@compiled
def can_pay_entry(state: State, config: Config, seat: int, market: int) -> bool:
    needed = int(config.entry_actions[market])
    if needed > 0 and int(state.actions_left) + carts_for(state, seat, market) >= needed:
        return True
    if can_enter_by_yen(state, config, seat, market):
        return True
    if not may_enter_by_piece(state, config, market):
        return False
    kind = int(config.entry_piece[market])
    return owns_kind(state, seat, kind) or (kind == TAKOYAKI and bool(state.on_sale[seat, TAKOYAKI_LOT] > 0))


@compiled
def ways_in(state: State, config: Config, seat: int, market: int) -> int:
    """A bit for each way to pay the entry that leaves something to do afterwards."""
    money = int(state.money[seat]) + int(config.licence_income) * licences_of(state, seat, market)
    if state.phase == ENTERING and state.entry_due > 0:
        return ways_by_actions(state, config, seat, market, money, int(state.entry_due))
    ways = ways_by_actions(state, config, seat, market, money, int(config.entry_actions[market]))
    left = money - int(config.entry_yen[market])
    if can_enter_by_yen(state, config, seat, market) and can_do(state, config, seat, market, left, 0):
        ways |= WAY_YEN
    if may_enter_by_piece(state, config, market):
        pieces = entry_pieces(state, config, seat, market)
        if pieces != 0:
            ways |= WAY_PIECE if pieces & (pieces - 1) == 0 else WAY_PIECES
        # R43: also one that is on sale at the own harbour.
        if config.entry_piece[market] == TAKOYAKI and state.on_sale[seat, TAKOYAKI_LOT] > 0:
            # As it would be with that one back in the supply.
            state.takoyaki_supply = int(state.takoyaki_supply) + 1
            if can_do(state, config, seat, market, money, 0):
                ways |= WAY_OWN_TAKOYAKI
            state.takoyaki_supply = int(state.takoyaki_supply) - 1
    return ways


@compiled
def ways_by_actions(state: State, config: Config, seat: int, market: int, money: int, needed: int) -> int:
    """R32: actions and uses of carts can be mixed. A cart that is used up leaves its slot free."""
    if needed == 0:
        return 0
    uses = carts_for(state, seat, market)
    ways = 0
    for by_cart in range(max(needed - int(state.actions_left), 0), min(needed, uses) + 1):
        freed = rentals_held(config, uses) - rentals_held(config, uses - by_cart)
        if can_do(state, config, seat, market, money, freed):
            ways |= WAY_CART * (by_cart > 0) | WAY_ACTION * (by_cart < needed)
    return ways


@compiled
def can_enter_by_yen(state: State, config: Config, seat: int, market: int) -> bool:
    """R16: each market at most once a turn by yen; the fee is paid before licence income comes."""
    fee = int(config.entry_yen[market])
    return fee > 0 and fee <= int(state.money[seat]) and int(state.yen_entered) >> market & 1 == 0


@compiled
def carts_for(state: State, seat: int, market: int) -> int:
    """R32: uses of carts are actions, but never for the rentals: carts would pay for carts without end."""
    return 0 if market == RENTALS else int(state.cart_uses[seat])


@compiled
def may_enter_by_piece(state: State, config: Config, market: int) -> bool:
    """R16: and once by a piece."""
    return bool(config.entry_piece[market] != NO_KIND) and int(state.piece_entered) >> market & 1 == 0


@compiled
def entry_pieces(state: State, config: Config, seat: int, market: int) -> int:
    """A bit for each piece that can pay for the entry so that there is something to do afterwards."""
    kind = int(config.entry_piece[market])
    money = int(state.money[seat]) + int(config.licence_income) * licences_of(state, seat, market)
    fitting = 0
    for piece in range(int(FIRST_PIECE[kind]), int(LAST_PIECE[kind]) + 1):
        if state.pieces[seat, piece] > 0:
            # As if that piece were back where it came from: that also changes the worth of others.
            give_back_piece(state, seat, piece)
            if can_do(state, config, seat, market, money, 0):
                fitting |= 1 << piece
            take_back_piece(state, seat, piece)
    return fitting


@compiled
def licences_of(state: State, seat: int, market: int) -> int:
    return int(state.licences[seat, market]) if market < KINDS else 0


# --- paying ------------------------------------------------------------------------------------------------------


@compiled
def enter(state: State, config: Config, seat: int, market: int, log: Log) -> None:
    """Ask how the entry is paid, if there are several ways."""
    state.market = market
    state.entry_due = 0
    state.phase = ENTERING
    pay_only_ways(state, config, seat, log)


@compiled
def pay_entry(state: State, config: Config, seat: int, way: int, log: Log) -> None:
    pay_part(state, config, seat, way, log)
    pay_only_ways(state, config, seat, log)


@compiled
def pay_only_ways(state: State, config: Config, seat: int, log: Log) -> None:
    """As long as there is no choice, nothing is asked."""
    while state.phase == ENTERING:
        ways = ways_in(state, config, seat, int(state.market))
        if ways & (ways - 1) != 0 or ways == WAY_PIECES:
            return
        pay_part(state, config, seat, ways, log)


@compiled
def pay_part(state: State, config: Config, seat: int, way: int, log: Log) -> None:
    """One action, one use of a cart, or all of it at once."""
    market = int(state.market)
    if way == WAY_ACTION or way == WAY_CART:
        if state.entry_due == 0:
            state.entry_due = config.entry_actions[market]
        state.entry_due = int(state.entry_due) - 1
        if way == WAY_ACTION:
            state.actions_left = int(state.actions_left) - 1
            tell(log, EVERYONE, ENTRY_PAID, seat, 0, 0)
        else:
            use_cart(state, config, seat, log)
        if state.entry_due == 0:
            begin_visit(state, config, seat, log)
    elif way == WAY_YEN:
        pay(state, seat, int(config.entry_yen[market]))
        state.yen_entered = int(state.yen_entered) | 1 << market
        tell(log, EVERYONE, ENTRY_PAID, seat, 2, int(config.entry_yen[market]))
        begin_visit(state, config, seat, log)
    elif way == WAY_PIECE:
        piece = int(FIRST_PIECE[int(config.entry_piece[market])])
        while entry_pieces(state, config, seat, market) >> piece != 1:
            piece += 1
        enter_by_piece(state, config, seat, piece, log)
    else:
        state.lot = TAKOYAKI_LOT
        state.phase = ENTERING_AT


@compiled
def use_cart(state: State, config: Config, seat: int, log: Log) -> None:
    before = rentals_held(config, int(state.cart_uses[seat]))
    state.cart_uses[seat] = int(state.cart_uses[seat]) - 1
    tell(log, EVERYONE, ENTRY_PAID, seat, 1, 0)
    if rentals_held(config, int(state.cart_uses[seat])) < before:
        tell(log, EVERYONE, RENTAL_RETURNED, seat, A_CART)


@compiled
def enter_by_piece(state: State, config: Config, seat: int, piece: int, log: Log) -> None:
    """It returns to its market, tuna and crabs into their bags, a takoyaki to the supply."""
    if config.rules == 1:
        tell(log, EVERYONE, ENTRY_PAID, seat, 3, 0)
    else:
        tell(log, EVERYONE, PIECE_PAID, seat, piece, piece_worth(state, config, piece))
    give_back_piece(state, seat, piece)
    state.piece_entered = int(state.piece_entered) | 1 << int(state.market)
    begin_visit(state, config, seat, log)


@compiled
def enter_by_own_takoyaki(state: State, config: Config, seat: int, price: int, log: Log) -> None:
    take_off_sale(state, seat, TAKOYAKI_LOT, price)
    state.takoyaki_supply = int(state.takoyaki_supply) + 1
    state.piece_entered = int(state.piece_entered) | 1 << int(state.market)
    state.lot = NOTHING
    tell(log, EVERYONE, ENTRY_PAID, seat, 4, 0)
    begin_visit(state, config, seat, log)


# --- the visit ---------------------------------------------------------------------------------------------------


@compiled
def begin_visit(state: State, config: Config, seat: int, log: Log) -> None:
    """R33: everyone gets income for the licences held when the fee was paid."""
    market = int(state.market)
    state.phase = IN_MARKET
    state.steps = 0
    tell(log, EVERYONE, ENTERED, seat, market)
    if market >= KINDS:
        return
    for holder in range(int(state.players)):
        yen = int(config.licence_income) * int(state.licences[holder, market])
        if yen > 0:
            earn(state, holder, yen)
            tell(log, EVERYONE, LICENCE_PAID, holder, market, yen)


@compiled
def leave_market(state: State, config: Config, log: Log) -> None:
    if state.eels_sold > 0:
        fall = int(config.track_falls) * int(state.eels_sold)
        state.eel_track = max(int(state.eel_track) - fall, 1)
        state.eels_sold = 0
        tell(log, EVERYONE, EEL_TRACK, int(state.eel_track))
    for ship in range(MOST_SHIPS):
        state.ship_new[ship] = 0
    for spot in range(SPOTS):
        state.spot_used[spot] = 0
    state.licence_taken = 0
    state.steps = 0
    state.market = NOTHING
    state.phase = TURN


@compiled
def can_do(state: State, config: Config, seat: int, market: int, money: int, freed: int) -> bool:
    """Whether a visit could contain anything: with this much money and this many slots freed by then."""
    if market < KINDS:
        if licence_refusal(state, config, seat, market, money, freed) == 0:
            return True
        if market == OCTOPUS and convert_refusal(state, config, seat) == 0:
            return True
        on_sale = state.on_sale[seat, MACKEREL_LOT] + state.on_sale[seat, MACKEREL_LOT + 1]
        if market == MACKEREL and on_sale > 0 and buys_own(config, MACKEREL):
            return True
        return can_sell_any(state, config, seat, market)
    if market == SHIPS or market == USED_SHIPS:
        return can_deal_in_ships(state, config, seat, market, money)
    if market == BANK:
        return (
            bank_refusal(state, config, seat, True, money) == 0 or bank_refusal(state, config, seat, False, money) == 0
        )
    if market == RENTALS:
        return (
            rental_refusal(state, config, seat, True, money, freed) == 0
            or rental_refusal(state, config, seat, False, money, freed) == 0
        )
    if market == TRADING:
        return resource_value(state, config, seat) >= int(config.trading_values[0])
    if market == GOVERNMENT:
        return state.government_left[0] + state.government_left[1] > 0 and owns_any(state, seat)
    return can_sell_any(state, config, seat, AQUARIUM)
