"""What Tsukiji does not have: chance in mid-game in matches and records. Quay's own tests run the kit on it."""

import pytest

from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, Foul, restore, verify, write_record
from uogashi.core.verbs import CHANCE
from uogashi_quay import GAME


def test_chance_stands_in_the_record_after_the_move_that_called_for_it() -> None:
    match = Match.new(GAME, ["a", "b"], seed="x")
    assert match.moves[0][0] == CHANCE
    record = write_record(match, EVERYTHING)
    assert record["moves"][0][0] == "chance"
    assert restore(record, lambda name: GAME).states.tobytes() == match.states.tobytes()
    verify(record, lambda name: GAME)


def test_a_forged_draw_is_found() -> None:
    match = Match.new(GAME, ["a", "b"], seed="x")
    record = write_record(match, EVERYTHING)
    drawn = record["moves"][0][1]
    other = next(name for name in ("crate 1", "crate 2", "crate 3") if name != drawn)
    record["moves"][0][1] = other
    with pytest.raises(Foul) as found:
        verify(record, lambda name: GAME)
    assert (found.value.message.id, found.value.move) == ("seed-rolls-otherwise", 1)
    record["moves"][0] = [CHANCE, drawn]
    with pytest.raises(Foul) as found:
        verify(record, lambda name: GAME)
    assert found.value.message.id == "record-seat"


def test_what_a_reader_may_know_is_not_played_on() -> None:
    match = Match.new(GAME, ["a", "b"], seed="x")
    seen = restore(write_record(match, 0), lambda name: GAME)
    assert seen.partial
    with pytest.raises(Refusal):
        seen.play(0, "bid 0")


def test_a_log_is_replayed_with_what_chance_decided() -> None:
    match = Match.new(GAME, ["a", "b"], seed="x")
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    again = Match.new(GAME, ["a", "b"], seed="x")
    for entry in match.entries:
        again.replay_entry(entry.seat, entry.moves)
    assert again.states.tobytes() == match.states.tobytes()
    assert again.entries == match.entries
