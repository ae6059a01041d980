"""What a decision would bring, before it is made: reckoned by the rules themselves, on a copy of what the seat sees.

Scores are those of now, with the market as it stands; nothing is guessed about what is hidden. Fields are read as
`states["phase"][0]`: with every position this is asked again, and `states[0].phase` takes ten times as long.
"""

from typing import Any

from uogashi.core.arrays import copy_records
from uogashi.core.errors import Message
from uogashi.core.lookahead import after, legal_actions, score_now, tell_result
from uogashi.core.outlook import Choice, Outlook
from uogashi.games.tsukiji import actions
from uogashi.games.tsukiji.notation import DECISIONS
from uogashi.games.tsukiji.purchase import BEST_TABLET
from uogashi.games.tsukiji.state import EVALUATION, NO_TABLET, OVER, PURCHASE


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    """What this seat may decide and what that would bring; beside each lot, what it would add to the score."""
    if hidden["phase"][0] == OVER:
        return Outlook()
    column = "net" if quoted(hidden) else "gain"
    columns = {"lots": {column: lot_gains(hidden, configs, seat)}}
    return Outlook(preview_choices(hidden, configs, seat), columns)


def quoted(hidden: Any) -> bool:
    """Whether every lot has its price."""
    return int(hidden["tablet"][0, 0]) != NO_TABLET


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    """What the board draws for this seat beside what everybody sees."""
    return {} if hidden["phase"][0] == OVER else {"gains": lot_gains(hidden, configs, seat)}


def preview_choices(hidden: Any, configs: Any, seat: int) -> list[Choice]:
    """What each legal decision of a purchase would leave this seat with. Tickets bring nothing by themselves."""
    if hidden["phase"][0] == EVALUATION:
        return []
    now = holdings(hidden, configs, seat)
    choices = []
    for action in legal_actions(hidden, configs, seat, actions.ACTIONS):
        decided = after(hidden, configs, seat, action)
        has = holdings(decided, configs, seat)
        change = {name: value - now[name] for name, value in has.items()}
        end, then = best_outcome(decided, configs, seat)
        ends = ending(hidden, end, configs, seat)
        choices.append(Choice(DECISIONS[action], then, change, holdings(end, configs, seat) if then else has, ends))
    return choices


def ending(before: Any, after: Any, configs: Any, seat: int) -> Message | None:
    """The last purchase ends the game, and everything lies open by then."""
    return tell_result("tsukiji-ends", after, configs, seat) if after["phase"][0] == OVER else None


def lot_gains(hidden: Any, configs: Any, seat: int) -> list[int | None]:
    """What buying each lot would add to this seat's score now; None for a lot that is sold.

    As long as no lot has a price, that is what its cards would add; then the price is taken off.
    """
    buyers = hidden["lot_buyer"][0].tolist()[: int(hidden["lots"][0])]
    dearest = int(configs["prices"][0, BEST_TABLET])
    unpriced = not quoted(hidden)
    buying = first_to_buy(hidden, seat, dearest)
    if unpriced:
        # Every lot has the dearest tablet, whose price is given back; which of them it is bought for does not matter.
        buying["tablet"][0, : len(buyers)] = BEST_TABLET
    before = score_now(buying, configs, seat) - (dearest if unpriced else 0)

    def gain(lot: int) -> int:
        end, _ = best_outcome(after(buying, configs, seat, actions.BUY + lot), configs, seat)
        return score_now(end, configs, seat) - before

    return [gain(lot) if buyer < 0 else None for lot, buyer in enumerate(buyers)]


def first_to_buy(hidden: Any, seat: int, purse: int) -> Any:
    """As if it were this seat's purchase, the first of the round, with so much more money that any tablet fits."""
    imagined = copy_records(hidden)
    imagined["phase"][0] = PURCHASE
    imagined["acting_seats"][0] = 1 << seat
    imagined["first_player"][0] = seat
    imagined["purchases"][0] = 0
    imagined["takusan_to_place"][0] = 0
    imagined["yakuza_to_pay"][0] = 0
    imagined["money"][0, seat] += purse
    return imagined


def best_outcome(states: Any, configs: Any, seat: int) -> tuple[Any, list[str]]:
    """What comes of the best way to lay out what has been bought, and the decisions that lead there."""
    if not asked(states, seat):
        return states, []
    ends: list[tuple[Any, list[str]]] = []
    ways = {states.tobytes(): (states, list[str]())}
    while ways:
        further: dict[bytes, tuple[Any, list[str]]] = {}
        for reached, decisions in ways.values():
            if not asked(reached, seat):
                ends.append((reached, decisions))
                continue
            for action in legal_actions(reached, configs, seat, actions.ACTIONS):
                then = after(reached, configs, seat, action)
                # Takusan to ebi and then to tako is the same as to tako and then to ebi.
                further.setdefault(then.tobytes(), (then, [*decisions, DECISIONS[action]]))
        ways = further
    return max(ends, key=lambda end: score_now(end[0], configs, seat))


def asked(states: Any, seat: int) -> bool:
    """Whether this seat has to lay out something that it has bought."""
    return int(states["phase"][0]) not in (EVALUATION, PURCHASE) and int(states["acting_seats"][0]) == 1 << seat


def holdings(states: Any, configs: Any, seat: int) -> dict[str, int]:
    """What this seat has now."""
    return {"money": int(states["money"][0, seat]), "score": score_now(states, configs, seat)}
