"""Random and greedy games really do everything that the rules know of."""

from typing import Any

from tests.games.coverage import wide_play
from uogashi.games.market import GAME, notation


def played() -> dict[str, Any]:
    return wide_play("tests.games.market.wide_play")


def test_every_line_of_the_rules_runs() -> None:
    """Every branch of every ruling is on a separate line."""
    assert played()["missed"] == []


def test_every_chapter_of_the_rules_is_watched() -> None:
    chapters = {
        *("rules.py", "legality.py", "setup.py", "turn.py", "holdings.py", "fleet.py", "fishing.py", "auctions.py"),
        *("entering.py", "licences.py", "selling.py", "ships.py", "bank.py", "trading.py", "purchases.py"),
        *("overfishing.py", "worth.py", "scoring.py"),
    }
    assert set(played()["watched"]) == chapters


def test_every_kind_of_decision_is_taken() -> None:
    taken = set(played()["words"])
    assert {words for words in notation.PLAIN if words not in taken} == set()
    assert {f"barge {kind}" for kind in notation.FISH} & taken
    verbs = {" ".join(word for word in words.split() if not word.isdecimal()) for words in taken}
    for market in notation.MARKET_NAMES:
        assert f"enter {market}" in verbs
    for kind in ("mackerel", "squid", "tuna", "eel", "fugu", "crab"):
        assert f"sell {kind}" in verbs
    named = {
        "ship",
        "sell ship",
        "spot",
        "to",
        "from seat",
        "award seat",
        "price",
        "at",
        "bid",
        "draw tuna",
        "draw crab",
    }
    assert named <= verbs
    for verb in ("fish", "return", "give", "offer", "reprice", "take", "new market"):
        assert any(words.startswith(f"{verb} ") for words in verbs)


def test_every_kind_of_fact_is_told() -> None:
    assert {kind.name for kind in GAME.facts} - set(played()["facts"]) == set()
