"""Quay passes the game test kit, and has every text in all its languages."""

import re
from collections.abc import Mapping
from pathlib import Path

import pytest

from uogashi.core.match import Match
from uogashi.testing import GameKit
from uogashi_quay import GAME

LANGUAGES = ("en", "ja", "nl", "pt-BR", "zh-Hant")


class TestQuay(GameKit):
    place = "uogashi_quay:GAME"
    golden = Path(__file__).parent / "golden"

    def inventory(self, match: Match) -> Mapping[str, int]:
        """Money goes to nobody but the seller, crates to nobody but the players."""
        now = match.states[0]
        facts = [fact for entry in (match.opening, *match.entries) for fact in entry.facts]
        drawn = sum(fact.name == "drawn" for fact in facts)
        paid = sum(fact.arguments["price"] for fact in facts if fact.name == "taken")
        return {"money": int(now.money.sum()) + paid, "crates": int(now.bag.sum()) + drawn}


@pytest.mark.parametrize("folder", ["text", "text/shelf"])
def test_every_language_has_the_same_messages(folder: str) -> None:
    found = {
        language: re.findall(r"^([a-z-]+) =", (GAME.folder / folder / f"{language}.ftl").read_text("utf-8"), re.M)
        for language in LANGUAGES
    }
    assert found["en"]
    assert all(messages == found["en"] for messages in found.values())
