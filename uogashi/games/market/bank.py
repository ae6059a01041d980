"""The bank, with its loans and shares, and the rentals."""

from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.games.market.facts import LOAN_TAKEN, SHARE_BOUGHT
from uogashi.games.market.holdings import earn, pay
from uogashi.games.market.licences import rentals_held, slot_refusal
from uogashi.games.market.reasons import LOAN_OR_SHARE, SOLD_OUT, TOO_DEAR
from uogashi.games.market.state import NOTHING, Config, State


@compiled
def bank_refusal(state: State, config: Config, seat: int, loan: bool, money: int) -> int:
    """After having one kind, a player may never take the other (R34: nothing is repaid early, so having is enough)."""
    if (state.shares[seat] if loan else state.loans[seat]) > 0:
        return LOAN_OR_SHARE
    if (state.loans_left if loan else state.shares_left) == 0:
        return SOLD_OUT
    return 0 if loan or int(config.share) <= money else TOO_DEAR


@compiled
def take_loan(state: State, config: Config, seat: int, log: Log) -> None:
    state.loans[seat] = int(state.loans[seat]) + 1
    state.loans_left = int(state.loans_left) - 1
    earn(state, seat, int(config.loan))
    state.steps = 1
    tell(log, EVERYONE, LOAN_TAKEN, seat, int(config.loan))


@compiled
def buy_share(state: State, config: Config, seat: int, log: Log) -> None:
    state.shares[seat] = int(state.shares[seat]) + 1
    state.shares_left = int(state.shares_left) - 1
    pay(state, seat, int(config.share))
    state.steps = 1
    tell(log, EVERYONE, SHARE_BOUGHT, seat, int(config.share))


@compiled
def rental_refusal(state: State, config: Config, seat: int, freezer: bool, money: int, freed: int) -> int:
    if rentals_left(state, config, freezer) == 0:
        return SOLD_OUT
    if int(config.rent) > money:
        return TOO_DEAR
    return slot_refusal(state, config, seat, NOTHING, freed)


@compiled
def rentals_left(state: State, config: Config, freezer: bool) -> int:
    """Used up ones return and can be rented again."""
    left = int(config.freezers) if freezer else int(config.carts)
    for seat in range(int(state.players)):
        left -= rentals_held(config, int(state.freezer_uses[seat]) if freezer else int(state.cart_uses[seat]))
    return left
