"""The kit on a second game: what Tsukiji does not have — chance in mid-game, decisions named by the position."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from tests.quay import rules
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, Foul, restore, verify, write_record
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
        record = write_record(match, EVERYTHING)
        assert record["moves"][0][0] == "chance"
        assert restore(record, lambda name: self.game).states.tobytes() == match.states.tobytes()
        verify(record, lambda name: self.game)

    def test_a_forged_draw_is_found(self) -> None:
        match = Match.new(self.game, ["a", "b"], seed="x")
        record = write_record(match, EVERYTHING)
        drawn = record["moves"][0][1]
        other = next(name for name in ("crate 1", "crate 2", "crate 3") if name != drawn)
        record["moves"][0][1] = other
        with pytest.raises(Foul) as found:
            verify(record, lambda name: self.game)
        assert (found.value.message.id, found.value.move) == ("seed-rolls-otherwise", 1)
        record["moves"][0] = [CHANCE, drawn]
        with pytest.raises(Foul) as found:
            verify(record, lambda name: self.game)
        assert found.value.message.id == "record-seat"

    def test_what_a_reader_may_know_is_not_played_on(self) -> None:
        match = Match.new(self.game, ["a", "b"], seed="x")
        seen = restore(write_record(match, 0), lambda name: self.game)
        assert seen.partial
        with pytest.raises(Refusal):
            seen.play(0, "bid 0")

    def test_a_log_is_replayed_with_what_chance_decided(self) -> None:
        match = Match.new(self.game, ["a", "b"], seed="x")
        while not match.over:
            match.play(match.acting[0], match.legal(match.acting[0])[0])
        again = Match.new(self.game, ["a", "b"], seed="x")
        for entry in match.entries:
            again.replay_entry(entry.seat, entry.moves)
        assert again.states.tobytes() == match.states.tobytes()
        assert again.entries == match.entries
