"""Records: written, read and checked as in docs/record.md, valid under their JSON Schema."""

import copy
import hashlib
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from tests.games.tsukiji.referee import referee
from tests.games.tsukiji.tables import GAME, SEATS, evaluate, quoted, table
from uogashi.bots.players import play_to_the_end
from uogashi.core.errors import Refusal
from uogashi.core.match import Match
from uogashi.core.places import OURS
from uogashi.core.record import EVERYTHING, Foul, restore, verify, write_record
from uogashi.core.verbs import SPECTATOR
from uogashi.games import load_game
from uogashi.terminal.records import SCHEMA

SHARED = Draft202012Validator(json.loads(SCHEMA.read_text()))
TSUKIJI = Draft202012Validator(json.loads((OURS / "tsukiji" / "record.schema.json").read_text()))


def played(players: int = 3, seed: str = "1/42", **options: Any) -> Match:
    match = Match.new(GAME, SEATS[:players], seed=seed, options=options)
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.acting)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def finished(**options: Any) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(write_record(played(**options))))
    return record


def foul_of(record: Any) -> Foul:
    with pytest.raises(Foul) as found:
        verify(record, load_game)
    with pytest.raises(Foul) as again:
        restore(record, load_game)
    assert (again.value.message, again.value.move) == (found.value.message, found.value.move)
    return found.value


# --- writing ---


def test_a_record_is_complete_and_in_words() -> None:
    record = finished(special_points=["safe"])
    assert record["format"] == "uogashi-record"
    assert record["version"] == 1
    assert (record["game"], record["rules"]) == ("tsukiji", "1")
    assert record["seats"] == ["Aki", "Ben", "Chie"]
    assert record["options"] == {"special_points": ["safe"]}
    assert record["components"] == GAME.figures(3)[0]
    assert len(record["setup"]["deck"]) == 84
    assert record["seed"] == "1/42"
    assert all(words == words.lower() for _, words in record["moves"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_records_follow_the_schemas(players: int) -> None:
    for options in ({}, {"special_points": True}):
        match = Match.new(GAME, SEATS[:players], seed="schema", options=options)
        for _ in range(40):
            for reader in (EVERYTHING, SPECTATOR, 0):
                record = json.loads(json.dumps(write_record(match, reader)))
                SHARED.validate(record)
                TSUKIJI.validate(record)
            match.play(match.acting[0], match.legal(match.acting[0])[-1])
    for seed in range(5):
        record = json.loads(json.dumps(write_record(played(players, str(seed)))))
        SHARED.validate(record)
        TSUKIJI.validate(record)


def test_the_schemas_are_schemas() -> None:
    Draft202012Validator.check_schema(SHARED.schema)
    Draft202012Validator.check_schema(TSUKIJI.schema)


def test_undone_decisions_are_left_out() -> None:
    match = quoted(3)
    match.play(0, "buy 1")
    match.undo(0)
    match.play(0, "pass")
    for reader in (SPECTATOR, EVERYTHING):
        assert write_record(match, reader)["moves"][-1] == [0, "pass"]
        assert [0, "buy 1"] not in write_record(match, reader)["moves"]


def test_a_running_game_tells_its_reader_only_what_they_may_know() -> None:
    match = Match.new(GAME, SEATS[:3], seed="1/42")
    match.play(0, "ticket 4", "ticket 3", "ticket 2", "ticket 1")
    match.play(1, "ticket 0")
    for reader, moves in ((SPECTATOR, []), (2, []), (1, [[1, "ticket 0"]])):
        record = write_record(match, reader)
        assert record["moves"] == moves
        assert len(record["setup"]["deck"]) == 12
        assert "seed" not in record
        assert "result" not in record
    assert len(write_record(match, 0)["moves"]) == 4


def test_revealed_tickets_are_in_everybodys_record() -> None:
    match = table(3)
    evaluate(match, "4 3 2 1", "4 3 2 1", "4 3 2 1")
    assert len(write_record(match, SPECTATOR)["moves"]) == 12


# --- restoring ---


def running(seed: str = "1/42") -> Match:
    """A game in its first purchase."""
    match = Match.new(GAME, SEATS[:3], seed=seed)
    evaluate(match, "4 3 2 1", "4 3 2 1", "4 3 2 1")
    return match


def kept(match: Match) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(write_record(match, EVERYTHING)))
    return record


def test_a_restored_game_can_be_played_on() -> None:
    match = running()
    again = restore(kept(match), load_game)
    for each in (match, again):
        each.play(each.acting[0], "buy 1")
    assert match.view() == again.view()
    assert kept(match) == kept(again)


def test_a_restored_game_can_be_undone() -> None:
    match = running()
    first = match.acting[0]
    match.play(first, "pass")
    again = restore(kept(match), load_game)
    again.undo(first)
    assert again.acting == (first,)


def test_a_record_is_no_window_into_the_match() -> None:
    match = running()
    record = write_record(match, EVERYTHING)
    record["setup"]["deck"].clear()
    record["components"]["prices"].clear()
    record["options"]["special_points"].append("safe")
    assert len(kept(match)["setup"]["deck"]) == 84
    assert kept(match)["components"]["prices"] == [12, 9, 6, 3]
    assert kept(match)["options"] == {"special_points": []}


def test_by_default_a_running_game_is_written_for_a_spectator() -> None:
    match = running()
    assert write_record(match) == write_record(match, SPECTATOR)
    assert "seed" not in write_record(match)


def test_what_a_reader_may_know_can_be_looked_at_but_not_played_on() -> None:
    match = Match.new(GAME, SEATS[:3], seed="1/42")
    seen = restore(write_record(match, SPECTATOR), load_game)
    assert seen.view() == match.view()
    with pytest.raises(Refusal) as refused:
        seen.play(0, "ticket 4")
    assert refused.value.message.id == "match-partial"


# --- verifying ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_finished_games_verify(players: int) -> None:
    record = json.loads(json.dumps(write_record(played(players))))
    verify(record, load_game)
    del record["seed"]
    verify(record, load_game)
    del record["options"]
    verify(record, load_game)


def test_running_games_verify() -> None:
    match = running()
    for reader in (EVERYTHING, SPECTATOR, 1):
        verify(json.loads(json.dumps(write_record(match, reader))), load_game)


def changed(path: str, value: Any) -> dict[str, Any]:
    record = finished()
    part: Any = record
    *above, last = path.split(".")
    for name in above:
        part = part[int(name)] if isinstance(part, list) else part[name]
    if isinstance(part, list):
        part[int(last)] = value
    else:
        part[last] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "id"),
    [
        ("format", "pgn", "record-format"),
        ("version", 2, "record-version"),
        ("version", True, "record-version"),
        ("game", "chess", "game-unknown"),
        ("game", 3, "record-not-a-string"),
        ("rules", "0", "record-rules-unknown"),
        ("rules", 1, "record-rules-unknown"),
        ("components.track", 10**30, "figure-out-of-range"),
        ("seats", "Aki", "record-seats"),
        ("seats", ["Aki", 3, "Ben"], "record-seats"),
        ("seats", ["Aki"], "players-wrong"),
        ("seats", ["Aki", "Ben"], "tsukiji-figure-length"),
        ("options", [], "record-options"),
        ("options", {"speed": 3}, "option-unknown"),
        ("options.special_points", ["lucky"], "tsukiji-special-points-unknown"),
        ("components.prices", [12, 9, 6], "tsukiji-figure-length"),
        ("components.track", "60", "figure-not-a-number"),
        ("components", 3, "figure-not-a-table"),
        ("setup", {}, "setup-keys"),
        ("setup", None, "setup-keys"),
        ("moves", {}, "record-moves"),
        ("seed", 3, "record-not-a-string"),
        ("seed", "other", "seed-deals-otherwise"),
        ("seed_proof", {}, "record-proof-shape"),
        ("comment", "hello", "record-key-unknown"),
        ("result.scores.0", 1000, "record-result-differs"),
        ("result.winners", [], "record-result-differs"),
        ("result.winners", 0, "record-result-differs"),
        ("result.scores", None, "record-result-differs"),
        ("result", None, "record-result-missing"),
        ("result", {"scores": []}, "record-result-missing"),
    ],
)
def test_what_is_wrong_is_named(path: str, value: Any, id: str) -> None:
    found = foul_of(changed(path, value))
    assert found.message.id == id
    assert found.move is None


@pytest.mark.parametrize("name", ["format", "version", "game", "rules", "seats", "components", "setup", "moves"])
def test_a_missing_key_is_named(name: str) -> None:
    record = finished()
    del record[name]
    found = foul_of(record)
    assert (found.message.id, found.message.arguments) == ("record-key-missing", {"key": name})


@pytest.mark.parametrize("record", [None, 3, [], "x"])
def test_what_is_no_record_is_refused(record: Any) -> None:
    assert foul_of(record).message.id == "record-not-an-object"


@pytest.mark.parametrize(
    ("setup", "id"),
    [
        ({}, "setup-keys"),
        ([], "setup-keys"),
        ({"first": 3}, "tsukiji-setup-first"),
        ({"first": True}, "tsukiji-setup-first"),
        ({"markers": ["ebi"] * 5}, "tsukiji-setup-markers"),
        ({"markers": 5}, "tsukiji-setup-markers"),
        ({"deck": "ebi"}, "tsukiji-setup-deck-list"),
        ({"deck": ["salmon"]}, "tsukiji-setup-card"),
        ({"deck": ["ebi"] * 84}, "tsukiji-setup-count"),
        ({"deck": []}, "tsukiji-setup-deck-short"),
    ],
)
def test_an_impossible_setup_is_named(setup: Any, id: str) -> None:
    record = finished()
    del record["seed"]
    record["setup"] = {**record["setup"], **setup} if setup else setup
    assert foul_of(record).message.id == id


@pytest.mark.parametrize(
    ("move", "id"),
    [
        ([0, "ticket 7"], "decision-unknown"),
        ([0, "pass"], "tsukiji-asked-ticket"),
        ([3, "ticket 0"], "seat-unknown"),
        ([7, "ticket 0"], "record-seat"),
        ([-1, "ticket 0"], "record-seat"),
        ([10**30, "ticket 0"], "record-seat"),
        (["0", "ticket 0"], "record-move-shape"),
        ([True, "ticket 0"], "record-move-shape"),
        ([0, 4], "record-move-shape"),
        ([0], "record-move-shape"),
        ("ticket 0", "record-move-shape"),
        (["chance", "ticket 0"], "chance-not-asked"),
    ],
)
def test_the_first_bad_move_is_named(move: Any, id: str) -> None:
    record = finished()
    record["moves"][4] = move
    found = foul_of(record)
    assert (found.message.id, found.move) == (id, 5)


@pytest.mark.parametrize(
    ("name", "words", "id"),
    [
        # A word of the game at a moment when it means nothing …
        ("market", "price 300", "decision-out-of-place"),
        ("market", "sell tuna 99", "decision-out-of-place"),
        ("market", "ship 7", "decision-out-of-place"),
        ("market", "hand over", "market-asked-turn"),
        ("market", "draw tuna 20", "decision-out-of-place"),
        ("shopping", "crab 6", "decision-out-of-place"),
        ("shopping", "take dryer", "shopping-asked-entering"),
        ("tsukiji", "pass", "tsukiji-asked-ticket"),
        # … and words of no game, or of another one.
        ("market", "price 350", "decision-unknown"),
        ("market", "ticket 4", "decision-unknown"),
        ("shopping", "price 300", "decision-unknown"),
        ("tsukiji", "price 300", "decision-unknown"),
    ],
)
def test_a_word_of_the_game_is_out_of_place_not_unknown(name: str, words: str, id: str) -> None:
    record = write_record(Match.new(load_game(name), ["Aki", "Ben"], seed="1/42"), EVERYTHING)
    first = record["setup"].get("first", 0)
    assert foul_of({**record, "moves": [[first, words]]}).message.id == id


def test_moves_after_the_end_are_named() -> None:
    record = finished()
    record["moves"].append([0, "pass"])
    found = foul_of(record)
    assert (found.message.id, found.move) == ("game-over", len(record["moves"]))


def test_a_result_before_the_end_is_named() -> None:
    record = finished()
    del record["moves"][-1]
    assert foul_of(record).message.id == "record-result-early"


def test_a_finished_game_needs_its_result() -> None:
    record = finished()
    del record["result"]
    assert foul_of(record).message.id == "record-result-missing"


def test_a_running_record_may_not_tell_half_of_what_is_to_come() -> None:
    record = write_record(table(3), SPECTATOR)
    deck = table(3).setup["deck"]
    verify({**record, "setup": {**record["setup"], "deck": deck}}, load_game)
    assert foul_of({**record, "setup": {**record["setup"], "deck": deck[:20]}}).message.id == "record-setup-long"
    assert foul_of({**record, "setup": {**record["setup"], "deck": deck[:9]}}).message.id == "tsukiji-setup-deck-short"


def test_the_seed_is_not_trusted() -> None:
    record = finished()
    deck = record["setup"]["deck"]
    other = next(place for place, card in enumerate(deck) if card != deck[0])
    deck[0], deck[other] = deck[other], deck[0]
    found = foul_of(record)
    assert found.message.id == "seed-deals-otherwise"
    assert found.message.arguments["part"] == "deck"


def test_the_proof_of_a_fair_shuffle_is_checked() -> None:
    secret, added = b"secret" * 4, [b"a" * 16, b"b" * 16]
    seed = hashlib.sha256(secret + b"".join(added)).hexdigest()
    proof = {
        "hash": hashlib.sha256(secret).hexdigest(),
        "secret": secret.hex(),
        "added": [part.hex() for part in added],
    }
    match = played(seed=seed)
    match.seed_proof = proof
    record = json.loads(json.dumps(write_record(match)))
    SHARED.validate(record)
    verify(record, load_game)
    for name, value, id in (
        ("hash", "0" * 64, "record-proof-hash"),
        ("added", [], "record-proof-seed"),
        ("secret", "xyz", "record-proof-shape"),
        ("added", 3, "record-proof-shape"),
        ("more", 3, "record-proof-shape"),
    ):
        spoilt = copy.deepcopy(record)
        spoilt["seed_proof"][name] = value
        assert foul_of(spoilt).message.id == id
    other = copy.deepcopy(record)
    del other["seed"]
    assert foul_of(other).message.id == "record-proof-seed"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda each: st.lists(each, max_size=3) | st.dictionaries(st.text(), each, max_size=3),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_record_only_a_foul_comes_out(data: st.DataObject) -> None:
    record = finished()
    part: Any = record
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(part[key], dict | list) and part[key] and data.draw(st.booleans()):
            part = part[key]
            continue
        part[key] = data.draw(JSON)
        break
    try:
        verify(record, load_game)
    except Foul as foul:
        assert foul.message.id
    else:
        # What we accept, any other reading of the same pages must accept too.
        referee(record)


# --- verifying many ---


def test_settings_that_were_checked_once_are_not_taken_for_others() -> None:
    """Records of a file mostly share their settings, so these are kept; `true` is not 1, and 3.0 is not 3."""
    record = finished()
    verify(record, load_game)
    for name, other in (("pass_income", True), ("pass_income", float(record["components"]["pass_income"]))):
        foul_of({**record, "components": {**record["components"], name: other}})
    verify(record, load_game)


def test_verifying_changes_nothing_in_a_record() -> None:
    record = finished(special_points=["safe"])
    before = json.dumps(record)
    for _ in range(3):
        verify(record, load_game)
    assert json.dumps(record) == before


@pytest.mark.parametrize(
    "move",
    [
        "pass",
        [0],
        [0, "pass", 1],
        [True, "pass"],
        [0.0, "pass"],
        ["0", "pass"],
        ["Chance", "pass"],
        [-1, "pass"],
        [3, "pass"],
        [7, "pass"],
        [None, "pass"],
        [0, None],
        [[0], "pass"],
        [0, ["pass"]],
        {},
    ],
    ids=str,
)
def test_a_move_of_another_shape_is_refused_alike_wherever_it_is_read(move: Any) -> None:
    record = finished()
    foul = foul_of({**record, "moves": [*record["moves"][:5], move, *record["moves"][5:]]})
    assert foul.move == 6


@pytest.mark.parametrize("game", ["market", "shopping"])
def test_another_outcome_of_chance_than_the_seed_rolls_is_found(game: str) -> None:
    match = play_to_the_end(Match.new(load_game(game), SEATS[:2], seed="chance/1"), ["greedy", "greedy"])
    record = json.loads(json.dumps(write_record(match)))
    verify(record, load_game)
    rolled = [place for place, (seat, _) in enumerate(record["moves"]) if seat == "chance"]
    assert rolled
    others = {words for seat, words in record["moves"] if seat == "chance"}
    for place in rolled[:5]:
        for words in sorted(others - {record["moves"][place][1]})[:3]:
            changed = copy.deepcopy(record)
            changed["moves"][place][1] = words
            assert foul_of(changed).move == place + 1
