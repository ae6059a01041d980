"""What a report on Tsukiji shows beyond what every game's does."""

from uogashi.core.sections import Breakdown, Counts, Distribution, Mean, Parts, PerGame, PerWinner

FIRST = "round-begins"

SECTIONS = (
    Parts("score", "scored", ("money", "products", "maguro", "bonuses", "total")),
    Breakdown(
        "bonuses",
        (PerGame("earned", "bonus"), PerGame("points", "bonus", "points"), PerWinner("winners", "bonus")),
    ),
    Breakdown("tickets", (PerGame("laid", "ticket-placed"), PerWinner("winners", "ticket-placed"))),
    Counts("purchases", ("lot-bought", "passed", "lot-discarded")),
    Distribution("passes", "passed"),
    Parts("price", "lot-bought", ("price",)),
    Breakdown("products", (PerGame("laid", "product-laid"), PerWinner("winners", "product-laid"))),
    Breakdown("prices", (Mean("price", "final-price", "price"), Mean("rank", "final-price", "rank"))),
    Counts("guests", ("takusan-laid", "takusan-discarded", "yakuza-paid", "yakuza-went")),
    Breakdown("rows", (PerGame("takusan", "takusan-laid"), PerGame("yakuza", "yakuza-paid"))),
)
