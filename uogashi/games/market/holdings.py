"""What players have: money, pieces, and barrels on sale at their harbours."""

from uogashi.core.compile import compiled
from uogashi.games.market.state import FIRST_PIECE, LAST_PIECE, PIECE_KIND, PIECES, TAKOYAKI, TUNA_PIECE, State

# --- money and pieces --------------------------------------------------------------------------------------------


@compiled
def pay(state: State, seat: int, yen: int) -> None:
    state.money[seat] = int(state.money[seat]) - yen


@compiled
def earn(state: State, seat: int, yen: int) -> None:
    state.money[seat] = int(state.money[seat]) + yen


@compiled
def gain_piece(state: State, seat: int, piece: int) -> None:
    state.pieces[seat, piece] = int(state.pieces[seat, piece]) + 1


@compiled
def lose_piece(state: State, seat: int, piece: int) -> None:
    state.pieces[seat, piece] = int(state.pieces[seat, piece]) - 1


@compiled
def give_back_piece(state: State, seat: int, piece: int) -> None:
    """Back to its market, into its bag, or to the supply of takoyaki."""
    lose_piece(state, seat, piece)
    kind = int(PIECE_KIND[piece])
    if kind == TAKOYAKI:
        state.takoyaki_supply = int(state.takoyaki_supply) + 1
        return
    state.market_pieces[kind] = int(state.market_pieces[kind]) + 1
    if piece >= TUNA_PIECE:
        state.bag[piece - TUNA_PIECE] = int(state.bag[piece - TUNA_PIECE]) + 1


@compiled
def take_back_piece(state: State, seat: int, piece: int) -> None:
    """As if it had never been given back."""
    gain_piece(state, seat, piece)
    kind = int(PIECE_KIND[piece])
    if kind == TAKOYAKI:
        state.takoyaki_supply = int(state.takoyaki_supply) - 1
        return
    state.market_pieces[kind] = int(state.market_pieces[kind]) - 1
    if piece >= TUNA_PIECE:
        state.bag[piece - TUNA_PIECE] = int(state.bag[piece - TUNA_PIECE]) - 1


@compiled
def owns_kind(state: State, seat: int, kind: int) -> bool:
    for piece in range(int(FIRST_PIECE[kind]), int(LAST_PIECE[kind]) + 1):
        if state.pieces[seat, piece] > 0:
            return True
    return False


@compiled
def owns_any(state: State, seat: int) -> bool:
    for piece in range(PIECES):
        if state.pieces[seat, piece] > 0:
            return True
    return False


# --- barrels -----------------------------------------------------------------------------------------------------


@compiled
def put_on_sale(state: State, seat: int, lot: int, price: int) -> None:
    state.harbour[seat, lot, price] = int(state.harbour[seat, lot, price]) + 1
    state.on_sale[seat, lot] = int(state.on_sale[seat, lot]) + 1


@compiled
def take_off_sale(state: State, seat: int, lot: int, price: int) -> None:
    state.harbour[seat, lot, price] = int(state.harbour[seat, lot, price]) - 1
    state.on_sale[seat, lot] = int(state.on_sale[seat, lot]) - 1


@compiled
def return_barrels(state: State, kind: int, barrels: int) -> None:
    """Back to their market; R9: to the box, if it is overfished."""
    if state.overfished[kind] == 0:
        state.barrels[kind] = int(state.barrels[kind]) + barrels
