"""How a report writes its numbers."""

from collections.abc import Callable
from typing import Any

from uogashi.text import Texts

NOTHING = "–"
Show = Callable[[float], str]
"""A number as the language of the report writes it."""


class Numbers:
    """Numbers as the language of a report writes them, in its tables and on its axes."""

    def __init__(self, say: Texts) -> None:
        self.say = say

    def exact(self, value: float) -> str:
        """Two digits after the point, of large numbers fewer."""
        return minus(self.say.number(value, 2 if abs(value) < 100 else 1 if abs(value) < 1000 else 0))

    def short(self, value: float) -> str:
        """With as few digits as it needs, at most two after the point."""
        return minus(self.say.number(value, digits_needed(value, 2)))

    def percent(self, value: float) -> str:
        return minus(self.say.percent(value, 1))

    def short_percent(self, value: float) -> str:
        return minus(self.say.percent(value, digits_needed(100 * value, 1)))

    def signed(self, value: float) -> str:
        return ("+" if value > 0 else "") + self.short(value)

    def signed_percent(self, value: float) -> str:
        return ("+" if value > 0 else "") + self.short_percent(value)

    def wins(self, win: Any) -> str:
        low, high = (self.say.number(100 * win[end], 1) for end in ("low", "high"))
        return self.say.say("report-interval", share=self.percent(win["share"]), low=low, high=high)

    def pair(self, pair: Any) -> str:
        winner, other = (NOTHING if each is None else self.exact(each) for each in pair)
        return self.say.say("report-pair", winner=winner, other=other)

    def cell(self, unit: str, value: Any) -> str:
        show = {"number": self.exact, "share": self.percent, "pair": self.pair, "wins": self.wins}
        return NOTHING if value is None else show[unit](value)

    def axis(self, unit: str) -> Show:
        return {"number": self.short, "share": self.short_percent, "pair": self.signed}[unit]


def digits_needed(value: float, most: int) -> int:
    return next((digits for digits in range(most) if abs(value - round(value, digits)) < 1e-9), most)


def minus(text: str) -> str:
    """With a real minus sign."""
    return text.replace("-", "−")
