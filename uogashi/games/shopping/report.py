"""What a report on Shopping Spree shows beyond what every game's does."""

from uogashi.core.sections import Breakdown, Counts, Distribution, Mean, Parts, PerGame, PerWinner, Wins

FIRST = "turn-begins"

SECTIONS = (
    Distribution("turns", "turn-begins", per_player=True),
    Parts("score", "scored", ("money", "papers", "times")),
    Parts("leaving", "left", ("items", "yen")),
    Wins("first-out", "left"),
    Breakdown(
        "things",
        (
            PerGame("paid", "paid", "count", by="thing"),
            PerGame("yen", "paid", "yen", by="thing"),
            PerGame("doubled", "paid", "doubled", by="thing"),
            PerWinner("winners", "paid", "count", by="thing"),
        ),
    ),
    Breakdown("drawn", (PerGame("drawn", "drawn"), Mean("value", "drawn", "value"))),
    Breakdown("stacks", (PerGame("fell", "stack-fell"), Mean("yen", "stack-fell", "yen"))),
    Parts("machine", "machine-used", ("drinks",)),
    Breakdown("came-out", (PerGame("drinks", "came-out", "count"), PerWinner("winners", "came-out", "count"))),
    Counts("happened", ("machine-used", "tuna-bought", "took-nothing", "fell", "basket-lost", "limit-reached")),
)
