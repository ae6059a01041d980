"""What taking a crate would bring in Quay. It draws nothing for one seat alone."""

from typing import Any

from tests.quay import rules
from uogashi.core.errors import Message
from uogashi.core.outlook import Choice, Outlook
from uogashi.core.trial import after


def outlook(hidden: Any, configs: Any, seat: int) -> Outlook:
    state = hidden[0]
    if int(state.phase) != rules.TAKING or int(state.buyer) != seat:
        return Outlook()
    crate, price = int(state.crate), int(state.bids[seat])
    money = int(state.money[seat])
    score = money + int(state.crates[seat])
    taken = {"money": money - price, "score": score + crate - price}
    ends = ending(hidden, after(hidden, configs, seat, rules.LEAVE), configs, seat)
    return Outlook(
        [
            Choice(f"take {crate}", [], {"money": -price, "score": crate - price}, taken, ends),
            Choice("leave", [], {"money": 0, "score": 0}, {"money": money, "score": score}, ends),
        ]
    )


def ending(before: Any, after: Any, configs: Any, seat: int) -> Message | None:
    return Message("quay-ends") if int(after[0].acting_seats) == 0 else None


def table_extras(hidden: Any, configs: Any, seat: int) -> dict[str, Any]:
    return {}
