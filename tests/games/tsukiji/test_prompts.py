"""The questions of Tsukiji, when it announces the last round, and how it announces its end."""

from tests.games.tsukiji.tables import empty_pockets, evaluate, one_round, quoted, table
from uogashi.core.errors import Message
from uogashi.core.lookahead import find_end
from uogashi.core.match import Match
from uogashi.games.tsukiji import preview, prompts
from uogashi.text import texts

ENGLISH = texts("en")
LOTS = ["takusan ebi ebi", "yakuza tako tako", "sake sake sake"]


def asked(match: Match, seat: int) -> str:
    return ENGLISH.explain(prompts.ask(match.view(seat)))


def warned(match: Match, seat: int) -> list[str]:
    return [message.id for message in prompts.warnings(match.view(seat))]


def test_each_ticket_is_asked_for_with_its_lot() -> None:
    match = table(2)
    assert asked(match, 0) == "Place a ticket on lot 1 of 3. Higher tickets make a lot more expensive."
    match.play(0, "ticket 4", "ticket 0")
    assert asked(match, 0).startswith("Place a ticket on lot 3 of 3.")
    assert asked(match, 1).startswith("Place a ticket on lot 1 of 3.")
    assert ENGLISH.decision("tsukiji", "ticket annul", prompts.ask(match.view(0))) == "Place annulment on lot 3"


def test_what_was_bought_is_asked_about() -> None:
    match = quoted(2, LOTS)
    seat = match.acting[0]
    assert asked(match, seat).startswith("Buy a lot or pass. You have ¥")
    match.play(seat, "buy 1")
    assert asked(match, seat).startswith("Which of your rows gets the Takusan")
    assert ENGLISH.decision("tsukiji", "takusan ebi", prompts.ask(match.view(seat))) == "Add Takusan to prawn"
    other = match.fork()
    other.play(seat, "takusan ebi")
    other.play(1 - seat, "buy 2")
    assert asked(other, 1 - seat).startswith("The Yakuza takes one of your product cards.")


def test_only_the_last_round_is_warned_of() -> None:
    assert warned(table(2), 0) == []
    match = one_round(2, LOTS)
    assert warned(match, 0) == warned(match, 1) == ["tsukiji-warning-last-round"]
    evaluate(match, "4 1 0", "4 1 0")
    buyer = match.acting[0]
    assert warned(match, buyer) == ["tsukiji-warning-last-purchase"]
    assert warned(match, 1 - buyer) == ["tsukiji-warning-last-round"]
    match.play(buyer, "pass")
    match.play(1 - buyer, "pass")
    assert match.over
    assert warned(match, 0) == []


def last_purchase() -> tuple[Match, int]:
    match = one_round(2, LOTS)
    evaluate(match, "4 1 0", "4 1 0")
    match.play(match.acting[0], "pass")
    return match, match.acting[0]


def test_the_last_purchase_says_how_the_game_ends() -> None:
    match, seat = last_purchase()
    choices = list(preview.preview_choices(match.hidden(seat), match.configs, seat))
    assert len(choices) > 1
    for choice in choices:
        assert choice.ends is not None
        twin = match.fork()
        twin.play(seat, choice.decision, *choice.then)
        won = twin.winners == [seat]
        assert (choice.ends.id == "tsukiji-ends-won") == (won and len(set(twin.scores)) > 1)
        assert choice.ends.arguments["own"] == twin.scores[seat]


def test_a_purchase_ends_the_game_only_when_it_is_laid_out() -> None:
    match, seat = last_purchase()
    assert find_end(match, seat, ["buy 1"]) is None
    ends = find_end(match, seat, ["buy 1", "takusan ebi"])
    assert ends is not None
    assert ENGLISH.explain(ends).startswith("This ends the game: you ")


def test_the_first_of_the_last_buyers_ends_nothing() -> None:
    match = one_round(2, LOTS)
    evaluate(match, "4 1 0", "4 1 0")
    seat = match.acting[0]
    choices = preview.preview_choices(match.hidden(seat), match.configs, seat)
    assert {choice.ends for choice in choices} == {None}


def test_equal_scores_are_told_apart_by_special_tickets() -> None:
    match, seat = last_purchase()
    empty_pockets(match)
    state = match.states[0]
    state.money[:2] = 0
    ends = find_end(match, seat, ["pass"])
    assert ends is not None
    assert ends.id == "tsukiji-ends-won"
    state.money[1 - seat] = int(match.configs[0].pass_income)
    assert end_id(match, seat) == "tsukiji-ends-shared"
    state.tickets_owned[seat] = int(state.tickets_owned[seat]) & ~(1 << 8)
    assert end_id(match, seat) == "tsukiji-ends-lost-tie"
    state.tickets_owned[1 - seat] = int(state.tickets_owned[1 - seat]) & ~0b110000000
    assert end_id(match, seat) == "tsukiji-ends-won-tie"


def end_id(match: Match, seat: int) -> str:
    ends = find_end(match, seat, ["pass"])
    assert isinstance(ends, Message)
    return ends.id
