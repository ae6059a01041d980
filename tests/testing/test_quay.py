"""The kit on a second game: what Tsukiji does not have — chance in mid-game, decisions named by the position."""

from collections.abc import Mapping
from pathlib import Path

from tests.quay import rules
from uogashi.core.match import Match
from uogashi.core.record import restore, verify, write_record
from uogashi.core.verbs import CHANCE
from uogashi.testing import GameKit


class TestQuay(GameKit):
    place = "tests.quay:GAME"
    state_protocol = rules.State
    config_protocol = rules.Config
    golden = Path(__file__).parent.parent / "golden"

    def inventory(self, match: Match) -> Mapping[str, int]:
        state = match.states[0]
        facts = [fact for entry in (match.opening, *match.entries) for fact in entry.facts]
        drawn = sum(fact.name == "drawn" for fact in facts)
        paid = sum(fact.arguments["price"] for fact in facts if fact.name == "taken")
        return {"money": int(state.money.sum()) + paid, "crates": int(state.bag.sum()) + drawn}

    def test_chance_stands_in_the_record_after_the_move_that_called_for_it(self) -> None:
        match = Match.new(self.game, ["a", "b"], seed="x")
        assert match.moves[0][0] == CHANCE
        record = write_record(match)
        assert record["moves"][0][0] == "chance"
        assert restore(record, lambda name: self.game).states.tobytes() == match.states.tobytes()
        verify(record, lambda name: self.game)
