"""What a report on Tokyo Tsukiji Market shows beyond what every game's does."""

from uogashi.core.sections import Breakdown, Counts, Distribution, Mean, Parts, PerGame, PerWinner, Shares, Wins

FIRST = "turn-begins"

SECTIONS = (
    Distribution("turns", "turn-begins", per_player=True),
    Shares("end", "end-begins"),
    Wins("ender", "end-begins"),
    Parts("score", "scored", ("money", "worth", "total")),
    Breakdown(
        "markets",
        (
            PerGame("entered", "entered"),
            PerGame("licences", "licence-paid", "yen"),
            PerGame("sold", "sold", "yen", by="market"),
            PerWinner("winners", "entered"),
        ),
    ),
    Breakdown("taken", (PerGame("taken", "licence-taken"), PerWinner("winners", "licence-taken"))),
    Breakdown(
        "fish",
        (PerGame("fished", "fished"), PerGame("barge", "barge-loaded"), PerGame("rotted", "rotted", "barrels")),
    ),
    Breakdown("purchases", (PerGame("bought", "bought"), Mean("price", "bought", "price"))),
    Breakdown(
        "auctions",
        (
            PerGame("held", "auction-won"),
            Mean("bid", "auction-won", "bid"),
            Mean("value", "auction-won", "value"),
        ),
    ),
    Breakdown("ships", (PerGame("bought", "ship-bought", by="size"), PerWinner("winners", "ship-bought", by="size"))),
    Counts("deals", ("port-opened", "handed-over", "barrel-sold", "converted", "given", "spot-sold", "spot-swapped")),
    Counts("bank", ("loan-taken", "share-bought", "rented", "overfished", "limit-reached")),
)
