"""The match: words in, words out; all or none; undo by its policy."""

import msgspec
import pytest

from tests.games.tsukiji.tables import GAME, SEATS, evaluate, one_round, quoted, table
from uogashi.core.errors import Refusal
from uogashi.core.match import Match

LOTS = ["ebi tako sake", "fugu takusan maguro", "tako sake sake", "hotategai hotategai ebi"]


def refusal_id(match: Match, seat: int, *decisions: str) -> str:
    with pytest.raises(Refusal) as refused:
        match.play(seat, *decisions)
    return refused.value.message.id


def undo_id(match: Match, seat: int) -> str:
    with pytest.raises(Refusal) as refused:
        match.undo(seat)
    return refused.value.message.id


# --- new ---


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (Match.new(GAME, SEATS[:3], seed="1/42") for _ in range(2))
    assert one.states.tobytes() == two.states.tobytes()
    assert Match.new(GAME, SEATS[:3], seed="1/43").setup != one.setup


def test_without_a_seed_nobody_can_guess_the_deal() -> None:
    one, two = (Match.new(GAME, SEATS[:3]) for _ in range(2))
    assert one.seed != two.seed
    assert len(one.seed or "") == 64
    assert Match.new(GAME, SEATS[:3], seed=one.seed).setup == one.setup


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(players: int) -> None:
    with pytest.raises(Refusal) as refused:
        Match.new(GAME, ["x"] * players)
    assert refused.value.message.id == "players-wrong"


def test_options_are_made_complete() -> None:
    assert Match.new(GAME, SEATS[:2]).options == {"special_points": []}
    match = Match.new(GAME, SEATS[:2], options={"special_points": True})
    assert match.options == {"special_points": ["diversified", "specialised", "popular", "safe"]}
    with pytest.raises(Refusal) as refused:
        Match.new(GAME, SEATS[:2], options={"special": True})
    assert refused.value.message.id == "option-unknown"


# --- play ---


def test_several_decisions_are_done_all_or_none() -> None:
    match = table(3)
    before = match.states.tobytes()
    assert refusal_id(match, 0, "ticket 4", "ticket 3", "ticket 4") == "tsukiji-ticket-laid"
    assert match.states.tobytes() == before
    assert match.entries == []
    entry = match.play(0, "ticket 4", "ticket 3", "ticket 2")
    assert entry.moves == ((0, "ticket 4"), (0, "ticket 3"), (0, "ticket 2"))


def test_an_entry_cannot_go_on_into_somebody_elses_turn() -> None:
    match = quoted(3, LOTS)
    assert refusal_id(match, 0, "buy 1", "pass") == "not-your-turn"
    assert match.acting == (0,)


@pytest.mark.parametrize(
    "words", ["", "ticket", "ticket 5", "Ticket 4", "ticket  4", "ticket 04", " pass", "ticket −1"]
)
def test_words_are_exact(words: str) -> None:
    assert refusal_id(table(3), 0, words) == "decision-unknown"


def test_an_entry_ends_where_something_is_shown() -> None:
    # Otherwise the last to finish could try tickets, see their effect from the refusal, and try others.
    match = table(2, first=1)
    match.play(0, "ticket 4", "ticket 3", "ticket 2")
    match.states[0].money[:] = 1
    before = match.states.tobytes()
    for more in ("buy 1", "buy 3", "pass", "ticket 0", "nonsense"):
        for tickets in (("ticket 4", "ticket 3", "ticket 2"), ("ticket 0", "ticket 1", "ticket +6")):
            with pytest.raises(Refusal) as refused:
                match.play(1, *tickets, more)
            assert refused.value.message.id == "decisions-after-reveal"
            assert refused.value.message.arguments == {"decision": tickets[-1]}
    assert match.states.tobytes() == before


def test_an_entry_does_not_go_on_into_a_secret_phase() -> None:
    match = quoted(3, LOTS)
    match.play(0, "pass")
    match.play(1, "pass")
    assert refusal_id(match, 2, "pass", "ticket 4") == "decisions-after-reveal"


def test_a_match_is_rebuilt_from_its_log_entry_by_entry() -> None:
    match = quoted(3, LOTS)
    match.play(0, "buy 2", "takusan maguro")
    again = table(3, LOTS)
    for entry in match.entries:
        again.replay_entry(entry.seat, entry.moves)
    assert [(entry.seat, entry.moves) for entry in again.entries] == [(e.seat, e.moves) for e in match.entries]
    again.undo(0)
    assert again.acting == (0,)
    assert again.view().lots[1].buyer is None


def test_an_empty_entry_is_refused() -> None:
    assert refusal_id(table(3), 0) == "decisions-none"


@pytest.mark.parametrize("seat", [-1, 3, 7, True, "0"])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    match = table(3)
    assert refusal_id(match, seat, "ticket 4") == "seat-unknown"
    with pytest.raises(Refusal):
        match.legal(seat)


def test_facts_are_for_those_who_may_know_them() -> None:
    match = table(3)
    entry = match.play(0, "ticket 4")
    assert [fact.name for fact in match.facts(entry, 0)] == ["ticket-placed"]
    assert match.facts(entry, 1) == []
    assert match.facts(entry) == []
    entry = match.play(0, "ticket 3", "ticket 2", "ticket 1")
    assert [fact.name for fact in match.facts(entry, 1)] == ["seat-ready"]


def test_facts_and_refusals_are_ready_for_json() -> None:
    match = quoted(3, LOTS)
    entry = match.play(0, "buy 1")
    assert msgspec.json.decode(msgspec.json.encode(entry.facts))[0] == {
        "name": "lot-bought",
        "arguments": {"seat": 0, "lot": 1, "price": 12},
        "audience": 255,
        "reveals": False,
    }
    with pytest.raises(Refusal) as refused:
        match.play(1, "buy 1")
    assert msgspec.json.decode(msgspec.json.encode(refused.value.message)) == {
        "id": "tsukiji-lot-sold",
        "arguments": {"lot": 1, "buyer": {"seat": 0}, "choices": 3, "lots": [2, 3, 4]},
    }


def test_a_refusal_names_what_is_possible() -> None:
    match = quoted(3, LOTS)
    with pytest.raises(Refusal) as refused:
        match.play(0, "nonsense")
    assert refused.value.message.arguments["choices"] == "buy 1, buy 2, buy 3, buy 4, pass"


# --- undo ---


def test_undo_in_a_secret_phase_leaves_the_others_entries() -> None:
    match = table(3)
    match.play(0, "ticket 4", "ticket 3", "ticket 2", "ticket 1")
    match.play(1, "ticket 0", "ticket 1", "ticket 2", "ticket 3")
    undoing = match.undo(0)
    assert undoing.undoes == 1
    assert match.entries[0].undone
    assert match.acting == (0, 2)
    assert match.moves == [(1, f"ticket {ticket}") for ticket in (0, 1, 2, 3)]
    fresh = table(3)
    fresh.play(1, "ticket 0", "ticket 1", "ticket 2", "ticket 3")
    assert fresh.view() == match.view()
    assert fresh.view(1) == match.view(1)


def test_undo_takes_back_the_latest_of_several_entries_first() -> None:
    match = table(3)
    match.play(0, "ticket 4")
    match.play(0, "ticket 3", "ticket 2")
    match.play(1, "ticket 0")
    match.undo(0)
    assert match.view(0).seats[0].placed == ["4"]
    match.undo(0)
    assert match.view(0).seats[0].placed == []
    assert undo_id(match, 0) == "undo-nothing"
    assert match.view(1).seats[1].placed == ["0"]


def test_what_was_revealed_cannot_be_taken_back() -> None:
    match = table(3)
    evaluate(match, "4 3 2 1", "4 3 2 1", "4 3 2 1")
    for seat in range(3):
        assert undo_id(match, seat) == "undo-revealed"


def test_a_purchase_can_be_taken_back_until_somebody_else_acts() -> None:
    match = quoted(3, LOTS)
    before = match.states.tobytes()
    match.play(0, "buy 1")
    match.undo(0)
    assert match.states.tobytes() == before
    match.play(0, "buy 2", "takusan maguro")
    assert undo_id(match, 1) == "undo-revealed"
    match.play(1, "buy 1")
    assert undo_id(match, 0) == "undo-others-acted"
    match.undo(1)
    match.undo(0)
    assert match.states.tobytes() == before


def test_the_last_purchase_of_a_round_cannot_be_taken_back_because_it_shows_the_next_offer() -> None:
    match = quoted(3, LOTS)
    match.play(0, "pass")
    match.play(1, "pass")
    match.play(2, "pass")
    assert match.view().round == 2
    assert undo_id(match, 2) == "undo-revealed"


def test_a_finished_game_is_finished() -> None:
    match = one_round(2, ["ebi ebi maguro", "tako takusan yakuza", "sake fugu maguro"])
    evaluate(match, "3 1 0", "2 4 1")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.over
    assert undo_id(match, 1) == "undo-over"


def test_after_an_undo_other_decisions_can_be_taken() -> None:
    match = quoted(3, LOTS)
    match.play(0, "buy 1")
    match.undo(0)
    match.play(0, "buy 4")
    assert match.moves[-1] == (0, "buy 4")
    assert [entry.number for entry in match.entries] == list(range(1, len(match.entries) + 1))
