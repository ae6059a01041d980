"""The warnings of Tokyo Tsukiji Market, and how it announces its end."""

from tests.games.market.tables import money, own, pass_to, table
from uogashi.core.lookahead import find_end
from uogashi.core.match import Match
from uogashi.games.market import preview, prompts
from uogashi.text import texts

ENGLISH = texts("en")
NAMES = ["Ann", "Ben", "Cas"]


def warned(match: Match, seat: int = 0) -> list[str]:
    return [ENGLISH.explain(message, NAMES) for message in prompts.warnings(match.view(seat))]


def ended(match: Match, seat: int = 0) -> str:
    ends = find_end(match, seat, ["end turn"])
    return "" if ends is None else ENGLISH.explain(ends, NAMES)


def test_nobody_is_near_the_end_at_the_start() -> None:
    match = table(3, "eel")
    assert warned(match) == []
    assert ended(match) == ""


def test_enough_money_brings_the_end_with_the_next_turn() -> None:
    match = table(3, "eel")
    money(match, 1000, 5200, 1000)
    own(match, 1, "mackerel")
    told = "Ben has ¥5,200 and triggers the end on their next turn: after that you have one more turn."
    assert warned(match, 0) == warned(match, 2) == [told]
    assert warned(match, 1) == ["You trigger the end on your next turn: it will be your last."]


def test_whoever_has_the_least_value_is_held_up() -> None:
    match = table(3, "eel")
    money(match, 1000, 5200, 1000)
    own(match, 0, "mackerel")
    own(match, 2, "mackerel")
    assert warned(match) == [
        "Ben has ¥5,200, enough to trigger the end, but cannot while their resource value (0) is the lowest."
    ]
    assert ended(match) == ""


def test_enough_value_brings_the_end_unless_the_money_is_least() -> None:
    match = table(3, "tuna")
    own(match, 2, "tuna 25", "tuna 20", "tuna 15")
    money(match, 1000, 1000, 1200)
    assert warned(match)[0].startswith("Cas has pieces worth 60 and triggers the end on their next turn")
    money(match, 1000, 1000, 500)
    assert warned(match) == [
        "Cas has pieces worth 60, enough to trigger the end, but cannot while they have the least money (¥500)."
    ]


def test_ending_a_turn_may_start_the_final_turns() -> None:
    match = table(3, "eel")
    money(match, 1000, 5200, 1000)
    own(match, 1, "mackerel")
    assert ended(match) == "This starts the final turns: Ben triggers the end, and you have one more turn."
    choices = {each.decision: each.ends for each in preview.preview_choices(match.hidden(0), match.configs, 0)}
    assert choices["end turn"] == find_end(match, 0, ["end turn"])
    assert choices["fishing"] is None
    match.play(0, "end turn")
    assert warned(match, 1) == ["Your last turn: the game ends after the final turns."]
    assert warned(match, 0) == warned(match, 2) == ["Final turns: you have one more turn."]
    pass_to(match, 0)
    assert warned(match, 1) == ["Final turns: you have no more turns, and the game ends after this one."]


def test_the_last_turn_says_who_wins() -> None:
    match = table(3, "eel")
    money(match, 1000, 5200, 1000)
    own(match, 1, "mackerel")
    match.play(0, "end turn")
    pass_to(match, 0)
    said = ended(match)
    match.play(0, "end turn")
    assert match.over
    own_score, best = match.scores[0], max(match.scores[1:])
    assert said == f"This ends the game: you lose ¥{ENGLISH.number(own_score)} to ¥{ENGLISH.number(best)}."


def test_the_turn_limit_is_warned_of() -> None:
    match = table(3, "eel", turn_limit=1)
    assert warned(match) == ["Turn 1 is the last one: the game ends after it."]
    match.play(0, "end turn")
    match.play(1, "end turn")
    assert ended(match, 2).startswith("This ends the game: you ")
