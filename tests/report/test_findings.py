"""Counting facts: it agrees with the facts of the same games read one by one, and so do the sections."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import msgspec
import numpy as np
import pytest

from uogashi.arena import simulate as simulation
from uogashi.arena.simulate import FACT_CHUNK, Chunk, Plan, simulate
from uogashi.arena.tally import (
    COLUMNS,
    COUNT,
    Tally,
)
from uogashi.core.facts import CHANGE, SEAT, Fact, FactKind
from uogashi.core.game import Game
from uogashi.core.match import Match
from uogashi.core.record import restore
from uogashi.core.sections import Breakdown, Counts, Distribution, Mean, Parts, PerGame, PerWinner, Shares, Wins
from uogashi.games import game_names, load_game
from uogashi.report.findings import ALL, NONE, WHO, Findings
from uogashi_quay import GAME as QUAY

TSUKIJI = load_game("tsukiji")
Matches = list[tuple[Match, list[Fact]]]
"""Games with all their facts."""


def plan(game: str = "tsukiji", players: int = 3, games: int = 12, **more: Any) -> Plan:
    return Plan(
        game,
        players,
        games,
        "7",
        ("random",) * players,
        more.pop("options", {"special_points": True}),
        facts=True,
        **more,
    )


def findings(chunks: Sequence[Chunk], game: Game = TSUKIJI, players: int = 3, first: str = "round-begins") -> Findings:
    found = Findings(game, players, first)
    for chunk in chunks:
        found.step(chunk)
    return found


def read_one_by_one(chunks: Sequence[Chunk], game: Game) -> Matches:
    """The same games again through their records and `Match`, in plain Python."""
    records = [msgspec.json.decode(line) for chunk in chunks for line in chunk.records.splitlines()]
    matches = [restore(record, lambda name: game) for record in records]
    return [(match, [fact for entry in (match.opening, *match.entries) for fact in entry.facts]) for match in matches]


@pytest.fixture(scope="module")
def played() -> tuple[Findings, Matches]:
    chunks = list(simulate(plan(records=True)))
    return findings(chunks), read_one_by_one(chunks, TSUKIJI)


def about(kind: FactKind, fact: Fact) -> int | None:
    """The seat that a fact is about."""
    return next((fact.arguments[name] for name, words in kind.arguments if words is SEAT), None)


def counted(kind: FactKind, facts: Sequence[Fact]) -> dict[str, Any]:
    numbers = [name for name, words in kind.arguments if words is None or words is CHANGE]
    return {"count": len(facts), "sums": {name: sum(fact.arguments[name] for fact in facts) for name in numbers}}


def count_one_by_one(kind: FactKind, matches: Matches) -> dict[str, Any]:
    """What `Findings` reports for a kind of fact, from the facts themselves."""
    all = [(match, fact) for match, facts in matches for fact in facts if fact.name == kind.name]
    per_game = Counter(sum(fact.name == kind.name for fact in facts) for _, facts in matches)
    has_seat = any(words is SEAT for _, words in kind.arguments)

    def cell(name: str | None, word: str) -> dict[str, Any]:
        here = [(match, fact) for match, fact in all if name is None or fact.arguments[name] == word]
        found = counted(kind, [fact for _, fact in here])
        if has_seat:
            found["winners"] = counted(kind, [fact for match, fact in here if about(kind, fact) in match.winners])
        return found

    things = {name: words for name, words in kind.arguments if words is not None and words is not SEAT}
    things = {name: words for name, words in things.items() if words is not CHANGE}
    by = {name: {word: cell(name, word) for word in words or ()} for name, words in things.items()}
    return {
        "count": len(all),
        "games": len(matches) - per_game[0],
        "per_game": sorted(per_game.items()),
        "by": by or {ALL: {ALL: cell(None, "")}},
    }


@pytest.mark.parametrize("kind", TSUKIJI.facts, ids=lambda kind: str(kind.name))
def test_facts_are_counted_as_they_are_told(kind: FactKind, played: tuple[Findings, Matches]) -> None:
    found, matches = played
    assert found.summarise_fact(kind) == count_one_by_one(kind, matches)


def test_the_facts_of_every_kind_happen_in_these_games(played: tuple[Findings, Matches]) -> None:
    """Otherwise the test above would compare nothing with nothing."""
    missing = {kind.name for kind in TSUKIJI.facts} - {fact.name for _, facts in played[1] for fact in facts}
    assert missing <= {"yakuza-went", "takusan-discarded"}


def test_places_in_the_turn_order_are_counted_from_whoever_goes_first(played: tuple[Findings, Matches]) -> None:
    found, matches = played
    wins = [0.0] * 3
    for match, _ in matches:
        for seat in match.winners:
            wins[(seat - match.setup["first"]) % 3] += 1 / len(match.winners)
    assert [win["wins"] for win in found.summarise(())["places"]] == pytest.approx(wins)
    assert sum(wins) == pytest.approx(len(matches))
    assert len({match.setup["first"] for match, _ in matches}) == 3


def test_what_every_game_has_is_that_of_the_games(played: tuple[Findings, Matches]) -> None:
    found, matches = played
    summary = found.summarise(())
    scores = [score for match, _ in matches for score in match.scores]
    winning = [match.scores[match.winners[0]] for match, _ in matches]
    assert summary["games"] == len(matches) == 12
    assert summary["decisions"]["counts"] == sorted(Counter(len(match.moves) for match, _ in matches).items())
    assert summary["scores"]["counts"] == sorted(Counter(scores).items())
    assert summary["scores"]["mean"] == pytest.approx(np.mean(scores))
    assert summary["winning"]["counts"] == sorted(Counter(winning).items())
    assert summary["winning"]["mean"] > summary["scores"]["mean"]
    assert summary["shared"] == sum(len(match.winners) > 1 for match, _ in matches) / 12
    assert sum(win["wins"] for win in summary["seats"]) == pytest.approx(12)


def test_chance_and_facts_without_things_are_counted_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "load_game", lambda name: QUAY)
    some = Plan("quay", 3, 20, "7", ("random",) * 3, {"rich": True}, records=True, facts=True)
    chunks = list(simulate(some))
    found, matches = findings(chunks, QUAY, first="bid-made"), read_one_by_one(chunks, QUAY)
    for kind in QUAY.facts:
        assert found.summarise_fact(kind) == count_one_by_one(kind, matches), kind.name
    drawn = found.summarise_fact(next(kind for kind in QUAY.facts if kind.name == "drawn"))
    assert drawn["games"] == 20
    assert drawn["by"][ALL][ALL]["sums"]["crate"] > 0


# --- the sections ---


def test_sections_are_what_the_facts_say(played: tuple[Findings, Matches]) -> None:
    found, matches = played
    facts = [(match, fact) for match, facts in matches for fact in facts]
    bought = [(match, fact) for match, fact in facts if fact.name == "lot-bought"]
    won = [fact for match, fact in bought if fact.arguments["seat"] in match.winners]
    lost = [fact for match, fact in bought if fact.arguments["seat"] not in match.winners]
    winners = sum(len(match.winners) for match, _ in matches)

    rounds = found.summarise_section(Distribution("rounds", "round-begins", per_player=True))
    assert (rounds["mean"], rounds["quartiles"], rounds["divisor"]) == (7 / 3, [7 / 3] * 3, 3)
    assert rounds["counts"] == [(7, 12)]

    counts = found.summarise_section(Counts("purchases", ("lot-bought", "passed", "lot-discarded")))
    passed = sum(any(fact.name == "passed" for fact in facts) for _, facts in matches)
    assert counts["per-game"]["values"]["lot-bought"] == len(bought) / 12
    assert counts["in-games"]["values"]["passed"] == pytest.approx(passed / 12)
    assert counts["winners"]["values"]["lot-bought"] == (len(won) / winners, len(lost) / (36 - winners))
    assert counts["winners"]["values"]["lot-discarded"] is None

    parts = found.summarise_section(Parts("price", "lot-bought", ("price",)))
    prices = [[fact.arguments["price"] for fact in some] for some in (won, lost)]
    assert parts["winners"]["values"]["price"] == tuple(pytest.approx(np.mean(some)) for some in prices)
    assert parts["mean"]["values"]["price"] == pytest.approx(np.mean([*prices[0], *prices[1]]))

    columns = (PerGame("points", "bonus", "points"), Mean("each", "bonus", "points"), PerWinner("who", "bonus"))
    breakdown = found.summarise_section(Breakdown("bonuses", columns))
    safe = [(match, fact) for match, fact in facts if fact.name == "bonus" and fact.arguments["bonus"] == "safe"]
    assert breakdown["points"]["values"]["safe"] == 3 * len(safe) / 12
    assert breakdown["each"]["values"]["safe"] == 3
    assert breakdown["who"]["values"]["safe"][0] == sum(f.arguments["seat"] in m.winners for m, f in safe) / winners
    assert list(breakdown["points"]["values"]) == ["diversified", "specialised", "popular", "safe"]


def test_rows_are_made_by_the_thing_that_is_asked_for(played: tuple[Findings, Matches]) -> None:
    found, matches = played
    offered = [fact for _, facts in matches for fact in facts if fact.name == "lot-offered"]
    for by in ("card1", "card3"):
        section = Breakdown("cards", (PerGame("offered", "lot-offered", by=by),))
        ebi = found.summarise_section(section)["offered"]["values"]["ebi"]
        assert ebi == sum(fact.arguments[by] == "ebi" for fact in offered) / 12
    first = found.summarise_section(Breakdown("cards", (PerGame("offered", "lot-offered"),)))
    assert first == found.summarise_section(Breakdown("cards", (PerGame("offered", "lot-offered", by="card1"),)))


@pytest.mark.parametrize("fact", ["final-price", "yakuza-paid", "bonus"])
def test_shares_add_up_and_tell_what_did_not_happen(fact: str, played: tuple[Findings, Matches]) -> None:
    found, matches = played
    shares = found.summarise_section(Shares("shares", fact))["share"]["values"]
    assert sum(shares.values()) == pytest.approx(1)
    never = sum(all(each.name != fact for each in facts) for _, facts in matches)
    happened = sum(each.name == fact for _, facts in matches for each in facts)
    assert shares[NONE] == pytest.approx(never / (happened + never))


def test_without_the_variant_no_bonus_has_any_share() -> None:
    found = findings(list(simulate(plan(games=3, options={}))))
    shares = found.summarise_section(Shares("bonuses", "bonus"))["share"]["values"]
    assert shares == {"diversified": 0, "specialised": 0, "popular": 0, "safe": 0, NONE: 1}
    assert found.summarise_section(Wins("bonuses", "bonus")) == {"wins": {"unit": "wins", "values": {WHO: None}}}
    means = found.summarise_section(Breakdown("bonuses", (Mean("each", "bonus", "points"),)))
    assert set(means["each"]["values"].values()) == {None}


def test_wins_of_those_whom_the_first_fact_names(played: tuple[Findings, Matches]) -> None:
    found, matches = played
    wins, games = 0.0, 0
    for match, facts in matches:
        first = next((fact.arguments["seat"] for fact in facts if fact.name == "passed"), None)
        games += first is not None
        wins += (first in match.winners) / len(match.winners)
    values = found.summarise_section(Wins("passed", "passed"))["wins"]["values"][WHO]
    assert 0 < games <= 12
    assert (values["wins"], values["share"]) == (pytest.approx(wins), pytest.approx(wins / games))
    assert values["low"] < values["share"] < values["high"]


def test_a_section_that_names_what_there_is_not_is_an_error(played: tuple[Findings, Matches]) -> None:
    for section in (
        Distribution("x", "nothing"),
        Shares("x", "bonus", by="seat"),
        Parts("x", "bonus", ("price",)),
        Wins("x", "nothing"),
    ):
        with pytest.raises((ValueError, IndexError)):
            played[0].summarise_section(section)


@pytest.mark.parametrize("name", game_names())
def test_the_sections_of_every_game_can_be_summed_up(name: str) -> None:
    game = load_game(name)
    declared, players = game.module("report"), game.fewest_players
    some = Plan(name, players, 2, "7", ("random",) * players, facts=True)
    summary = findings(list(simulate(some)), game, players, declared.FIRST).summarise(tuple(declared.SECTIONS))
    assert list(summary["sections"]) == [section.name for section in declared.SECTIONS]
    assert len(set(summary["sections"])) == len(declared.SECTIONS)
    assert declared.SECTIONS
    for section in declared.SECTIONS:
        if isinstance(section, Breakdown):
            columns = summary["sections"][section.name].values()
            assert len({tuple(column["values"]) for column in columns}) == 1, f"{section.name}: rows that differ"


# --- chunks ---


def test_listening_changes_no_game_and_is_not_done_unless_asked_for() -> None:
    heard = list(simulate(plan(games=FACT_CHUNK + 50)))
    unheard = list(simulate(Plan("tsukiji", 3, FACT_CHUNK + 50, "7", plan().bots, {"special_points": True})))
    assert [chunk.games for chunk in heard] == [FACT_CHUNK, 50]
    assert [chunk.tally for chunk in unheard] == [None]
    assert np.concatenate([chunk.scores for chunk in heard]).tobytes() == unheard[0].scores.tobytes()
    assert np.concatenate([chunk.winners for chunk in heard]).tobytes() == unheard[0].winners.tobytes()


def test_a_long_game_that_is_played_again_for_its_record_is_counted_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sections = load_game("tsukiji").module("report").SECTIONS
    once = findings(list(simulate(plan()))).summarise(sections)
    monkeypatch.setattr(simulation, "USUAL_MOVES", 20)
    monkeypatch.setattr(simulation, "RECORD_CHUNK", 5)
    chunks = list(simulate(plan(records=True)))
    assert [chunk.games for chunk in chunks] == [5, 5, 2]
    assert findings(chunks).summarise(sections) == once


def test_the_number_of_workers_does_not_change_what_is_found() -> None:
    many = plan(games=2 * FACT_CHUNK + 10)
    sections = load_game("tsukiji").module("report").SECTIONS
    alone, together = (findings(list(simulate(many, workers))).summarise(sections) for workers in (1, 2))
    assert alone == together


def test_things_of_the_same_word_share_a_row() -> None:
    game = replace(TSUKIJI, facts=(FactKind("drawn", (("seat", SEAT), ("piece", ("eel", "tuna", "tuna")))),))
    happened, named = np.full((1, 1), 7, dtype=np.int32), np.zeros((1, 1), dtype=np.int8)
    totals = np.zeros((3, 2, COLUMNS), dtype=np.int64)
    totals[:, :, COUNT] = [[1, 1], [2, 0], [4, 3]]
    one = np.ones(1, dtype=np.int64)
    chunk = Chunk(0, np.array([[5, 3]], dtype=np.int64), one, one, b"", Tally(happened, named, totals))
    found = findings([chunk], game, 2, "drawn")
    section = Breakdown("pieces", (PerGame("drawn", "drawn"), PerWinner("winners", "drawn")))
    assert found.summarise_section(section)["drawn"]["values"] == {"eel": 1, "tuna": 6}
    assert found.summarise_section(section)["winners"]["values"] == {"eel": (1, 0), "tuna": (3, 3)}
