"""The greedy player of Tokyo Tsukiji Market: it works out in yen what each possible decision would earn.

It looks no further than the visit, purchase or fishing action that it begins, and takes what earns most per action.
First the verb `greedy`, then a turn and entering a market. `policy_fishing`, `policy_markets` and
`policy_purchases` go on from there; `appraisal` has what things are worth to it.
"""

from uogashi.core.chance import Source
from uogashi.core.compile import compiled
from uogashi.games.market.actions import (
    ACTIONS,
    AMOUNT,
    BY_ACTION,
    BY_CART,
    BY_OWN_TAKOYAKI,
    BY_PIECE,
    BY_YEN,
    DONE,
    END_TURN,
    FREEZE,
    GO_FISHING,
    KEEP,
    KIND,
    LOSE,
    MARKET,
    OPEN_PORT,
    PIECE,
    PLACE,
    PURCHASE,
    THAW,
    WAY_ACTION,
    WAY_CART,
    WAY_OWN_TAKOYAKI,
    WAY_PIECE,
    WAY_PIECES,
    WAY_YEN,
)
from uogashi.games.market.appraisal import (
    AN_ACTION,
    ASKING,
    SELLING_OFF,
    Mask,
    asking_price,
    first_legal,
    goods_lost,
    last_legal,
    ships_owned,
    turns_to_come,
    value_to,
    value_yen,
)
from uogashi.games.market.entering import entry_pieces, ways_in
from uogashi.games.market.policy_fishing import (
    choose_activity,
    choose_in_fishing,
    fishing_gain,
    kind_to_price,
    own_barge,
)
from uogashi.games.market.policy_markets import best_things, choose_in_market, choose_offer, worst_licence
from uogashi.games.market.policy_purchases import choose_bid, choose_item, choose_winner, purchase_gain
from uogashi.games.market.state import (
    AWARDING,
    BIDDING,
    ENTERING,
    FISHING,
    FREEZING,
    FUGU_PIECE,
    GIVING,
    IN_MARKET,
    KEEPING,
    LOT_KIND,
    MARKETS,
    NO_KIND,
    NO_SHIP,
    OFFERING,
    PIECES,
    PORTS,
    PURCHASING,
    REPRICING,
    RETURNING,
    SHIP_ACTS,
    TAKING,
    TAKING_AT,
    TAKOYAKI,
    TAKOYAKI_PIECE,
    TURN,
    UNLOADING,
    YEN,
    Config,
    State,
)

# --- the verb ----------------------------------------------------------------------------------------------------


@compiled
def greedy(state: State, config: Config, seat: int, mask: Mask, rng: Source) -> int:
    """What the greedy player decides. Luck only varies its bids."""
    phase = int(state.phase)
    if phase == TURN:
        action = choose_in_turn(state, config, seat, mask)
    elif phase == FISHING:
        action = choose_in_fishing(state, config, seat, mask)
    elif phase == SHIP_ACTS:
        action = choose_activity(state, config, seat, mask)
    elif phase == IN_MARKET:
        action = choose_in_market(state, config, seat, mask)
    elif phase in (PURCHASING, TAKING):
        action = choose_item(state, config, seat, phase == TAKING)
    elif phase == BIDDING:
        action = AMOUNT + choose_bid(state, config, seat, rng)
    elif phase == AWARDING:
        action = choose_winner(state, seat, mask)
    else:
        action = choose_detail(state, config, seat, mask)
    return action if mask[action] == 1 else fall_back(mask)


@compiled
def fall_back(mask: Mask) -> int:
    """A decision that ends something begun, otherwise the first possible one."""
    if mask[DONE] == 1:
        return DONE
    action = 0
    while mask[action] == 0:
        action += 1
    return action


@compiled
def choose_detail(state: State, config: Config, seat: int, mask: Mask) -> int:
    """What belongs to a decision that was made already."""
    phase = int(state.phase)
    if phase == FREEZING:
        return FREEZE if goods_lost(state, config, seat) > int(config.rent) // 2 else THAW
    if phase == KEEPING:
        price = (int(state.price) + 1) * YEN
        return KEEP if value_to(state, config, seat, FUGU_PIECE) > price else LOSE
    if phase == ENTERING:
        return choose_way(state, config, seat, mask)
    if phase == RETURNING:
        return KIND + worst_licence(state, config, seat, mask)
    if phase == GIVING:
        return PLACE if state.government_left[0] > 0 else PLACE + 1
    if phase == OFFERING:
        return choose_offer(state, config, seat, mask)
    if phase == TAKING_AT:
        return first_legal(mask, AMOUNT, ACTIONS)
    if phase == UNLOADING:
        return AMOUNT + asking_price(state, config, kind_to_price(state), ASKING)
    if phase == REPRICING:
        lot = int(state.lot)
        percent = SELLING_OFF if lot % 2 == 1 else ASKING
        return AMOUNT + asking_price(state, config, int(LOT_KIND[lot]), percent)
    if phase >= UNLOADING:
        # Barrels that are sold off or repriced: the most expensive; takoyaki: their price.
        if state.takoyaki_to_price > 0:
            return AMOUNT + asking_price(state, config, TAKOYAKI, ASKING)
        return last_legal(mask, AMOUNT, ACTIONS)
    return first_legal(mask, AMOUNT, ACTIONS)


# --- a turn ------------------------------------------------------------------------------------------------------


@compiled
def choose_in_turn(state: State, config: Config, seat: int, mask: Mask) -> int:
    """What earns most per action used; the turn ends when nothing earns anything."""
    if mask[OPEN_PORT] == 1 and wants_port(state, config, seat):
        return OPEN_PORT
    best = END_TURN
    best_gain = 0
    if mask[GO_FISHING] == 1:
        gain = fishing_gain(state, config, seat)
        if gain > best_gain:
            best = GO_FISHING
            best_gain = gain
    if mask[PURCHASE] == 1:
        gain = purchase_gain(state, config, seat)
        if gain > best_gain:
            best = PURCHASE
            best_gain = gain
    for market in range(MARKETS):
        if mask[MARKET + market] == 1:
            gain = visit_gain(state, config, seat, market)
            if gain > best_gain:
                best = MARKET + market
                best_gain = gain
    return best


@compiled
def wants_port(state: State, config: Config, seat: int) -> bool:
    """A port is wanted where ships wait for one, and there is time for it to pay; beside a barge they need none."""
    if own_barge(state, config, seat) != NO_SHIP:
        return False
    ships = ships_owned(state, seat)
    opened = int(state.ports_open[seat])
    berths = opened if opened < PORTS else PORTS + 1
    rich = int(state.money[seat]) >= int(config.ports[min(opened, PORTS - 1) - 1]) + 700
    return ships > berths and rich and turns_to_come(state, config) >= 5


@compiled
def visit_gain(state: State, config: Config, seat: int, market: int) -> int:
    """What a visit would earn per action used, less other costs."""
    gain = best_things(state, config, seat, market)
    if gain <= 0:
        return 0
    ways = ways_in(state, config, seat, market)
    cheapest = 1 << 30
    if ways & WAY_YEN:
        cheapest = int(config.entry_yen[market])
    if ways & (WAY_PIECE | WAY_PIECES):
        cheapest = min(cheapest, value_to(state, config, seat, cheapest_piece(state, config, seat, market)))
    if ways & WAY_OWN_TAKOYAKI:
        cheapest = min(cheapest, value_yen(state, config, TAKOYAKI_PIECE) // 2)
    if ways & (WAY_ACTION | WAY_CART):
        needed = int(config.entry_actions[market])
        if cheapest > needed * AN_ACTION:
            return gain // needed
    return gain - cheapest


@compiled
def choose_way(state: State, config: Config, seat: int, mask: Mask) -> int:
    """The cheapest way in: carts before actions."""
    market = int(state.market)
    needed = max(int(config.entry_actions[market]), 1)
    best = BY_CART if mask[BY_CART] == 1 else BY_ACTION
    cost = needed * AN_ACTION if mask[best] == 1 else 1 << 30
    if mask[BY_YEN] == 1 and int(config.entry_yen[market]) < cost:
        best = BY_YEN
        cost = int(config.entry_yen[market])
    if mask[BY_OWN_TAKOYAKI] == 1 and value_yen(state, config, TAKOYAKI_PIECE) // 2 < cost:
        best = BY_OWN_TAKOYAKI
        cost = value_yen(state, config, TAKOYAKI_PIECE) // 2
    if int(config.entry_piece[market]) != NO_KIND:
        piece = cheapest_piece(state, config, seat, market)
        way = BY_PIECE if mask[BY_PIECE] == 1 else PIECE + piece
        if mask[way] == 1 and value_to(state, config, seat, piece) < cost:
            best = way
    return best


@compiled
def cheapest_piece(state: State, config: Config, seat: int, market: int) -> int:
    """Of the pieces that can pay for the entry, the one that is worth least to this player."""
    pieces = entry_pieces(state, config, seat, market)
    best = 0
    least = 1 << 30
    for piece in range(PIECES):
        if pieces >> piece & 1 == 1:
            value = value_to(state, config, seat, piece)
            if value < least:
                best = piece
                least = value
    return best
