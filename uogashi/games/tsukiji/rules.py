"""The rules of Tsukiji, in the rulebook's words and order. Rulings (R1 …) are explained in docs/rulings.md.

First the verbs of the contract (`core/verbs.py`), then the phases of a round, then the end.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from uogashi.core.chance import Source, draw_below, forget_source, renew_source, shuffle
from uogashi.core.compile import compiled
from uogashi.core.facts import EVERYONE, Log, tell
from uogashi.core.verbs import FIRST_REASON, GAME_OVER, NO_SUCH_DECISION, NOT_YOUR_TURN
from uogashi.games.tsukiji.state import (
    ANNUL,
    BONUSES,
    CARD_KINDS,
    CARDS_A_LOT,
    DIVERSIFIED,
    EVALUATION,
    HIDDEN_CARD,
    HIDDEN_TICKET,
    MAGURO,
    MARKERS,
    MOST_LOTS,
    MOST_PLAYERS,
    NO_TABLET,
    NO_TICKET,
    NOBODY,
    OVER,
    PAY_YAKUZA,
    PLACE_TAKUSAN,
    PRODUCTS,
    PURCHASE,
    SAFE,
    SPECIAL_BITS,
    SPECIALISED,
    TAKUSAN,
    TICKET_4,
    TICKETS,
    TIMES_2,
    YAKUZA,
    Config,
    State,
)

VERSIONS = ("1",)

# Actions: `ticket T`, `buy N`, `pass`, `takusan ROW`, `yakuza ROW`.
TICKET = 0
BUY = TICKET + TICKETS
PASS = BUY + MOST_LOTS
TAKUSAN_ROW = PASS + 1
YAKUZA_ROW = TAKUSAN_ROW + PRODUCTS
ACTIONS = YAKUZA_ROW + PRODUCTS

# Reasons of refusal beside those that all games share.
OTHER_PHASE = FIRST_REASON
TICKET_GONE = FIRST_REASON - 1
TICKET_LAID = FIRST_REASON - 2
NO_SUCH_LOT = FIRST_REASON - 3
LOT_SOLD = FIRST_REASON - 4
LOT_TOO_DEAR = FIRST_REASON - 5
NO_ROW = FIRST_REASON - 6
NO_PRODUCT = FIRST_REASON - 7

# Kinds of facts; `notation.py` names them and their arguments.
(
    ROUND_BEGINS,
    LOT_OFFERED,
    TICKET_PLACED,
    SEAT_READY,
    TICKET_REVEALED,
    LOT_VALUED,
    TABLET_GIVEN,
    MARKER_MOVED,
    LOT_BOUGHT,
    PASSED,
    PRODUCT_LAID,
    TAKUSAN_LAID,
    TAKUSAN_DISCARDED,
    YAKUZA_PAID,
    YAKUZA_WENT,
    LOT_DISCARDED,
    FIRST_PLAYER,
    FINAL_PRICE,
    BONUS,
    SCORED,
) = range(20)

# What the rules of the bonuses ask for: rules, not components, so no figures of components.toml.
DIVERSIFIED_CARDS = 3
SPECIALISED_CARDS = 8

# What each ticket adds to its lot: 0 to 4, annulment, -1, +6, x2.
TICKET_VALUES = np.array([0, 1, 2, 3, 4, 0, -1, 6, 0])
SPARE_ANNULMENT = 2
BEST_TABLET = 0


# --- the contract ------------------------------------------------------------------------------------------------


@compiled
def deal(state: State, config: Config) -> None:
    """Shuffle the deck, then the markers, then pick the first player."""
    cards = 0
    for kind in range(CARD_KINDS):
        for _ in range(int(config.deck[kind])):
            state.deck[cards] = kind
            cards += 1
    shuffle(state, state.deck, cards)
    for marker in range(MARKERS):
        state.marker_space[marker] = marker + 1
    shuffle(state, state.marker_space, MARKERS)
    state.first_player = draw_below(state, int(config.players))


@compiled
def begin(state: State, config: Config, log: Log) -> None:
    """Start from the deck, the markers and the first player that lie there."""
    players = int(config.players)
    state.players = players
    state.lots = players + 1
    state.cards_dealt = 0
    state.round_number = 0
    for place in range(players):
        state.money[(int(state.first_player) + place) % players] = config.start_money[place]
    for seat in range(players):
        state.tickets_owned[seat] = config.tickets
    deal_offer(state, config, log)


@compiled
def acting(state: State) -> int:
    return int(state.acting_seats)


@compiled
def secret_phase(state: State) -> int:
    return int(state.round_number) if state.phase == EVALUATION else 0


@compiled
def legal(state: State, config: Config, seat: int, mask: NDArray[np.uint8]) -> int:
    for action in range(ACTIONS):
        mask[action] = 0
    if not may_act(state, seat):
        return 0
    phase = int(state.phase)
    if phase == EVALUATION:
        return mask_tickets(state, seat, mask)
    if phase == PURCHASE:
        return mask_actions(state, config, seat, BUY, PASS + 1, mask)
    if phase == PLACE_TAKUSAN:
        return mask_actions(state, config, seat, TAKUSAN_ROW, YAKUZA_ROW, mask)
    return mask_actions(state, config, seat, YAKUZA_ROW, ACTIONS, mask)


@compiled
def mask_tickets(state: State, seat: int, mask: NDArray[np.uint8]) -> int:
    """Most decisions of a game are tickets: without a branch for each, this is twice as fast as `mask_actions`."""
    free = free_tickets(state, seat)
    count = 0
    for ticket in range(TICKETS):
        mask[TICKET + ticket] = free >> ticket & 1
        count += free >> ticket & 1
    return count


@compiled
def mask_actions(state: State, config: Config, seat: int, first: int, end: int, mask: NDArray[np.uint8]) -> int:
    count = 0
    for action in range(first, end):
        if refusal(state, config, seat, action) == 0:
            mask[action] = 1
            count += 1
    return count


@compiled
def odds(state: State, config: Config, weights: NDArray[np.int64]) -> int:
    """Chance never acts after the deal."""
    for action in range(ACTIONS):
        weights[action] = 0
    return 0


@compiled
def apply(state: State, config: Config, seat: int, action: int, log: Log) -> int:
    why = refusal(state, config, seat, action)
    if why < 0:
        return why
    log.told = 0
    if action < BUY:
        place_ticket(state, config, seat, action - TICKET, log)
    elif action < PASS:
        buy_lot(state, config, seat, action - BUY, log)
    elif action == PASS:
        pass_turn(state, config, seat, log)
    elif action < YAKUZA_ROW:
        lay_takusan(state, config, seat, action - TAKUSAN_ROW, log)
    else:
        pay_yakuza(state, config, seat, action - YAKUZA_ROW, log)
    return int(log.told)


@compiled
def refusal(state: State, config: Config, seat: int, action: int) -> int:
    """0 if the seat may do this now, otherwise why not."""
    if action < 0 or action >= ACTIONS:
        return NO_SUCH_DECISION
    if state.phase == OVER:
        return GAME_OVER
    if not may_act(state, seat):
        return NOT_YOUR_TURN
    phase = int(state.phase)
    if action < BUY:
        return ticket_refusal(state, seat, action - TICKET) if phase == EVALUATION else OTHER_PHASE
    if action < PASS:
        return buy_refusal(state, config, seat, action - BUY) if phase == PURCHASE else OTHER_PHASE
    if action == PASS:
        return 0 if phase == PURCHASE else OTHER_PHASE
    if action < YAKUZA_ROW:
        if phase != PLACE_TAKUSAN:
            return OTHER_PHASE
        return 0 if row_cards(state, seat, action - TAKUSAN_ROW) > 0 else NO_ROW
    if phase != PAY_YAKUZA:
        return OTHER_PHASE
    # R6: only a real product card can be discarded, never a Takusan.
    return 0 if state.row_products[seat, action - YAKUZA_ROW] > 0 else NO_PRODUCT


@compiled
def may_act(state: State, seat: int) -> bool:
    return 0 <= seat < MOST_PLAYERS and int(state.acting_seats) >> seat & 1 == 1


@compiled
def scores(state: State, config: Config, out: NDArray[np.int64]) -> None:
    for seat in range(int(state.players)):
        out[seat] = total_score(state, config, seat)


@compiled
def winners(state: State, config: Config) -> int:
    """Highest total; tied: most unused special tickets; still tied: shared."""
    totals = np.zeros(MOST_PLAYERS, np.int64)
    scores(state, config, totals)
    won = 0
    best_total = 0
    best_tickets = 0
    for seat in range(int(state.players)):
        total = int(totals[seat])
        tickets = special_tickets_left(state, seat)
        if won == 0 or total > best_total or (total == best_total and tickets > best_tickets):
            won = 1 << seat
            best_total = total
            best_tickets = tickets
        elif total == best_total and tickets == best_tickets:
            won |= 1 << seat
    return won


@compiled
def hide(state: State, config: Config, seat: int) -> None:
    """The generator, the cards not dealt yet, and during an evaluation the others' tickets.

    Who has finished is public; how far somebody is who has not, is not.
    """
    forget_source(state)
    for place in range(int(state.cards_dealt), deck_size(config)):
        state.deck[place] = HIDDEN_CARD
    if state.phase != EVALUATION:
        return
    lots = int(state.lots)
    for other in range(int(state.players)):
        if other == seat:
            continue
        finished = int(state.tickets_laid[other]) == lots
        state.tickets_used[other] = 0
        state.tickets_laid[other] = lots if finished else 0
        for lot in range(lots):
            state.ticket_on_lot[other, lot] = HIDDEN_TICKET if finished else NO_TICKET


@compiled
def imagine(state: State, config: Config, seat: int, rng: Source) -> None:
    """Shuffle the cards that nobody has seen, and give whoever has finished some tickets they may have laid."""
    renew_source(state, rng)
    dealt = int(state.cards_dealt)
    place = dealt
    for kind in range(CARD_KINDS):
        unseen = int(config.deck[kind])
        for seen in range(dealt):
            if state.deck[seen] == kind:
                unseen -= 1
        for _ in range(unseen):
            state.deck[place] = kind
            place += 1
    shuffle(rng, state.deck[dealt:], place - dealt)
    if state.phase != EVALUATION:
        return
    for other in range(int(state.players)):
        if other != seat and int(state.tickets_laid[other]) == int(state.lots):
            imagine_tickets(state, other, rng)


@compiled
def imagine_tickets(state: State, seat: int, rng: Source) -> None:
    used = 0
    for lot in range(int(state.lots)):
        free = int(state.tickets_owned[seat]) & ~used
        skip = draw_below(rng, bits_set(free))
        ticket = 0
        while skip > 0 or free >> ticket & 1 == 0:
            skip -= free >> ticket & 1
            ticket += 1
        state.ticket_on_lot[seat, lot] = ticket
        used |= 1 << ticket
    state.tickets_used[seat] = used


# --- A. offer ----------------------------------------------------------------------------------------------------


@compiled
def deal_offer(state: State, config: Config, log: Log) -> None:
    """Begin the next round: one card to each lot from left to right, three times."""
    lots = int(state.lots)
    players = int(state.players)
    state.round_number = int(state.round_number) + 1
    state.cards_dealt = int(state.cards_dealt) + CARDS_A_LOT * lots
    state.phase = EVALUATION
    state.acting_seats = (1 << players) - 1
    state.next_first_player = state.first_player
    state.purchases = 0
    for lot in range(lots):
        state.lot_value[lot] = 0
        state.tablet[lot] = NO_TABLET
        state.lot_buyer[lot] = NOBODY
    for seat in range(players):
        state.tickets_laid[seat] = 0
        for lot in range(lots):
            state.ticket_on_lot[seat, lot] = NO_TICKET
    if log.listens != 0:
        tell(log, EVERYONE, ROUND_BEGINS, int(state.round_number), int(state.first_player))
        for lot in range(lots):
            first, second, third = (
                lot_card(state, lot, 0),
                lot_card(state, lot, 1),
                lot_card(state, lot, 2),
            )
            tell(log, EVERYONE, LOT_OFFERED, lot + 1, first, second, third)


@compiled
def lot_card(state: State, lot: int, place: int) -> int:
    lots = int(state.lots)
    offer = int(state.cards_dealt) - CARDS_A_LOT * lots
    return int(state.deck[offer + place * lots + lot])


@compiled
def deck_size(config: Config) -> int:
    return CARDS_A_LOT * int(config.rounds) * (int(config.players) + 1)


# --- B. evaluation -----------------------------------------------------------------------------------------------


@compiled
def ticket_refusal(state: State, seat: int, ticket: int) -> int:
    if free_tickets(state, seat) >> ticket & 1 == 1:
        return 0
    return TICKET_LAID if int(state.tickets_owned[seat]) >> ticket & 1 == 1 else TICKET_GONE


@compiled
def free_tickets(state: State, seat: int) -> int:
    """The tickets that a seat still has in hand, as bits."""
    return int(state.tickets_owned[seat]) & ~int(state.tickets_used[seat])


@compiled
def place_ticket(state: State, config: Config, seat: int, ticket: int, log: Log) -> None:
    """A seat's next ticket is for the next lot, from the leftmost on."""
    lot = int(state.tickets_laid[seat])
    state.ticket_on_lot[seat, lot] = ticket
    state.tickets_used[seat] = int(state.tickets_used[seat]) | 1 << ticket
    state.tickets_laid[seat] = lot + 1
    tell(log, 1 << seat, TICKET_PLACED, seat, lot + 1, ticket)
    if lot + 1 < int(state.lots):
        return
    state.acting_seats = int(state.acting_seats) & ~(1 << seat)
    tell(log, EVERYONE, SEAT_READY, seat)
    if state.acting_seats == 0:
        quote_lots(state, config, log)


# --- C. quotation ------------------------------------------------------------------------------------------------


@compiled
def quote_lots(state: State, config: Config, log: Log) -> None:
    """Reveal, give out the price tablets, move the market, and let the first player buy."""
    for lot in range(int(state.lots)):
        state.lot_value[lot] = value_lot(state, lot, log)
    for lot in range(int(state.lots)):
        tablet = rank_of_lot(state.lot_value, int(state.lots), lot)
        state.tablet[lot] = tablet
        tell(log, EVERYONE, TABLET_GIVEN, lot + 1, int(config.prices[tablet]), int(config.modifiers[tablet]))
    return_tickets(state)
    move_market(state, config, log)
    state.phase = PURCHASE
    state.acting_seats = 1 << int(state.first_player)


@compiled
def value_lot(state: State, lot: int, log: Log) -> int:
    """What the tickets on a lot make it worth."""
    total = 0
    fours = 0
    annulments = 0
    doublings = 0
    for seat in range(int(state.players)):
        ticket = int(state.ticket_on_lot[seat, lot])
        total += int(TICKET_VALUES[ticket])
        fours += ticket == TICKET_4
        annulments += ticket == ANNUL
        doublings += ticket == TIMES_2
        tell(log, EVERYONE, TICKET_REVEALED, lot + 1, seat, ticket)
    struck = struck_fours(annulments, fours)
    # R1: an annulment without a four counts as +2.
    total += SPARE_ANNULMENT * (annulments - struck) - TICKET_4 * struck
    # R2: a negative sum is doubled too.
    value = total << doublings
    tell(log, EVERYONE, LOT_VALUED, lot + 1, struck, total, doublings, value)
    return value


@compiled
def struck_fours(annulments: int, fours: int) -> int:
    """R1: annulments and fours pair off, one to one."""
    return min(annulments, fours)


@compiled
def rank_of_lot(values: NDArray[Any], lots: int, lot: int) -> int:
    """How many lots count as higher: those worth more, and of equal ones those further left."""
    value = int(values[lot])
    higher = 0
    for other in range(lots):
        other_value = int(values[other])
        if other_value > value or (other_value == value and other < lot):
            higher += 1
    return higher


@compiled
def return_tickets(state: State) -> None:
    """Normal tickets return to their owners, used special ones leave the game."""
    for seat in range(int(state.players)):
        used_special = int(state.tickets_used[seat]) & SPECIAL_BITS
        state.tickets_owned[seat] = int(state.tickets_owned[seat]) & ~used_special
        state.tickets_used[seat] = 0


@compiled
def move_market(state: State, config: Config, log: Log) -> None:
    for product in range(MARKERS):
        by = market_change(state, config, product)
        space = int(state.marker_space[product])
        # R3: the track ends at 1 and at its last space.
        target = min(max(space + by, 1), int(config.track))
        if target != space:
            # R4: whoever stays, by a sum of 0 or at an end of the track, is not lifted.
            move_marker(state, product, target)
        tell(log, EVERYONE, MARKER_MOVED, product, by, space, target, target - space)


@compiled
def market_change(state: State, config: Config, product: int) -> int:
    """The modifiers of the lots in which this product lies, once for each card."""
    change = 0
    for lot in range(int(state.lots)):
        for place in range(CARDS_A_LOT):
            if lot_card(state, lot, place) == product:
                change += int(config.modifiers[int(state.tablet[lot])])
    return change


@compiled
def move_marker(state: State, product: int, target: int) -> None:
    """Take the marker off its stack and put it on top of those on the target space (R4)."""
    space = int(state.marker_space[product])
    height = int(state.marker_height[product])
    below = 0
    for other in range(MARKERS):
        if other == product:
            continue
        if state.marker_space[other] == space and state.marker_height[other] > height:
            state.marker_height[other] = int(state.marker_height[other]) - 1
        if state.marker_space[other] == target:
            below += 1
    state.marker_space[product] = target
    state.marker_height[product] = below


# --- D. purchase -------------------------------------------------------------------------------------------------


@compiled
def buy_refusal(state: State, config: Config, seat: int, lot: int) -> int:
    if lot >= int(state.lots):
        return NO_SUCH_LOT
    if state.lot_buyer[lot] != NOBODY:
        return LOT_SOLD
    if lot_price(state, config, lot) > int(state.money[seat]):
        return LOT_TOO_DEAR
    return 0


@compiled
def lot_price(state: State, config: Config, lot: int) -> int:
    return int(config.prices[int(state.tablet[lot])])


@compiled
def buy_lot(state: State, config: Config, seat: int, lot: int, log: Log) -> None:
    price = lot_price(state, config, lot)
    state.money[seat] = int(state.money[seat]) - price
    state.lot_buyer[lot] = seat
    if state.tablet[lot] == BEST_TABLET:
        state.next_first_player = seat
    tell(log, EVERYONE, LOT_BOUGHT, seat, lot + 1, price)
    lay_out_cards(state, seat, lot, log)
    go_on_laying_out(state, config, seat, log)


@compiled
def pass_turn(state: State, config: Config, seat: int, log: Log) -> None:
    """R10: who passes buys nothing, and no lot is removed."""
    state.money[seat] = int(state.money[seat]) + int(config.pass_income)
    tell(log, EVERYONE, PASSED, seat, int(config.pass_income))
    end_purchase(state, config, log)


@compiled
def lay_out_cards(state: State, seat: int, lot: int, log: Log) -> None:
    """Products go into their rows; Takusan and Yakuza wait for the player (R7: products always come first)."""
    for place in range(CARDS_A_LOT):
        card = lot_card(state, lot, place)
        if card == TAKUSAN:
            state.takusan_to_place = int(state.takusan_to_place) + 1
        elif card == YAKUZA:
            state.yakuza_to_pay = int(state.yakuza_to_pay) + 1
            state.yakuza_bought[seat] = int(state.yakuza_bought[seat]) + 1
        elif card != HIDDEN_CARD:
            state.row_products[seat, card] = int(state.row_products[seat, card]) + 1
            tell(log, EVERYONE, PRODUCT_LAID, seat, card)


@compiled
def go_on_laying_out(state: State, config: Config, seat: int, log: Log) -> None:
    """Ask for the next Takusan, then for the next Yakuza, each only while there is a choice; then the turn is over."""
    if state.takusan_to_place > 0:
        if has_row(state, seat):
            state.phase = PLACE_TAKUSAN
            return
        while state.takusan_to_place > 0:
            state.takusan_to_place = int(state.takusan_to_place) - 1
            tell(log, EVERYONE, TAKUSAN_DISCARDED, seat)
    if state.yakuza_to_pay > 0:
        if has_product(state, seat):
            state.phase = PAY_YAKUZA
            return
        # R6: with no product card left, only the Yakuza goes.
        while state.yakuza_to_pay > 0:
            state.yakuza_to_pay = int(state.yakuza_to_pay) - 1
            tell(log, EVERYONE, YAKUZA_WENT, seat)
    end_purchase(state, config, log)


@compiled
def lay_takusan(state: State, config: Config, seat: int, row: int, log: Log) -> None:
    state.row_takusan[seat, row] = int(state.row_takusan[seat, row]) + 1
    state.takusan_to_place = int(state.takusan_to_place) - 1
    tell(log, EVERYONE, TAKUSAN_LAID, seat, row)
    go_on_laying_out(state, config, seat, log)


@compiled
def pay_yakuza(state: State, config: Config, seat: int, row: int, log: Log) -> None:
    state.row_products[seat, row] = int(state.row_products[seat, row]) - 1
    state.yakuza_to_pay = int(state.yakuza_to_pay) - 1
    tell(log, EVERYONE, YAKUZA_PAID, seat, row)
    go_on_laying_out(state, config, seat, log)


@compiled
def row_cards(state: State, seat: int, row: int) -> int:
    """A Takusan counts as the product of its row. R5: a row of only Takusan is a row, a row of no card is none."""
    return int(state.row_products[seat, row]) + int(state.row_takusan[seat, row])


@compiled
def has_row(state: State, seat: int) -> bool:
    for row in range(PRODUCTS):
        if row_cards(state, seat, row) > 0:
            return True
    return False


@compiled
def has_product(state: State, seat: int) -> bool:
    for row in range(PRODUCTS):
        if state.row_products[seat, row] > 0:
            return True
    return False


@compiled
def end_purchase(state: State, config: Config, log: Log) -> None:
    """The next player clockwise buys; after the last one the round is over."""
    players = int(state.players)
    state.purchases = int(state.purchases) + 1
    if int(state.purchases) < players:
        state.phase = PURCHASE
        state.acting_seats = 1 << (int(state.first_player) + int(state.purchases)) % players
    else:
        end_round(state, config, log)


@compiled
def end_round(state: State, config: Config, log: Log) -> None:
    """Unsold lots are discarded; whoever bought the clock is first player, if nobody did the first player stays."""
    for lot in range(int(state.lots)):
        if state.lot_buyer[lot] == NOBODY:
            tell(log, EVERYONE, LOT_DISCARDED, lot + 1)
    state.first_player = state.next_first_player
    tell(log, EVERYONE, FIRST_PLAYER, int(state.first_player))
    if int(state.round_number) < int(config.rounds):
        deal_offer(state, config, log)
    else:
        state.phase = OVER
        state.acting_seats = 0
        if log.listens != 0:
            tell_scores(state, config, log)


# --- the end -----------------------------------------------------------------------------------------------------


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
