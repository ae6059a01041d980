"""The text view: what is asked, what is decided by itself, keys, and presses that an answer overtakes."""

import copy
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.line import Line, Said, await_others
from tests.browser.test_market import BIDDING
from tests.browser.test_presses import TOO_LATE, UNREACHABLE
from tests.browser.visiting import DESKS, PHONE, WINDOWS, Visitor

NEAR = {"basket": 0, "steps": 2}


def narrow(only: str) -> Callable[[Said], None]:
    """Pretend that this is the only choice, wherever it is possible."""

    def alter(said: Said) -> None:
        for part in (said, said.get("position") or {}):
            if only in part.get("legal", []):
                part["legal"] = [only]

    return alter


def answered(visitor: Visitor, text: str) -> None:
    """This note is shown; it is closed again."""
    notes = visitor.page.locator(".notes p")
    expect(notes).to_contain_text(text)
    notes.get_by_role("button").click()
    expect(notes).to_have_count(0)


def test_every_step_says_what_it_is_about_and_keys_decide(visit: Visit) -> None:
    marit = visit(words=True)
    marit.play_bots(players=3)
    ask = marit.page.locator("#ask")
    expect(ask).to_contain_text("Place a ticket on lot 1 of")
    marit.button("Place 4 on lot 1", marit.question).click()
    expect(ask).to_contain_text("Place a ticket on lot 2 of")
    expect(marit.drafted).to_have_text(["Place 4 on lot 1"])
    # Typing faster than the server answers is queued; arrows lead from one choice to the next.
    marit.page.keyboard.type("11")
    expect(marit.drafted).to_have_text(["Place 4 on lot 1", "Place 0 on lot 2", "Place 1 on lot 3"])
    expect(marit.question.locator(".choices button").first).to_be_focused()
    marit.page.keyboard.press("ArrowRight")
    expect(marit.question.locator(".choices button").nth(1)).to_be_focused()
    marit.page.keyboard.press("Backspace")
    expect(marit.drafted).to_have_count(2)
    confirm = marit.button("Confirm", marit.question)
    expect(confirm).to_be_disabled()
    confirm.click(force=True)
    expect(marit.page.get_by_text("Choose first, then confirm.")).to_be_visible()


def test_a_press_that_an_answer_overtakes_is_not_lost(visit: Visit) -> None:
    marit = visit(words=True, size=PHONE)
    line = Line(marit.page)
    marit.play_bots(players=3)
    expect(marit.question).to_be_visible()
    line.keep()
    marit.button("Place 0 on lot 1", marit.question).click()
    acts = marit.page.locator(".acts")
    before = acts.bounding_box()
    # Held down while the answer arrives: the buttons stay the same until it is released.
    marit.hold(marit.button(re.compile("^Place 1 on lot 1"), marit.question))
    line.give()
    marit.painted()
    expect(marit.page.locator("#ask")).to_contain_text("Place a ticket on lot 1")
    expect(marit.button(re.compile("^Place 1 on lot 1"), marit.question)).to_be_visible()
    assert acts.bounding_box() == before
    marit.page.mouse.up()
    # Now the same button would mean another lot: it is not chosen, and a note says so.
    answered(marit, "“Place 1 on lot 1” was not chosen")
    expect(marit.drafted).to_have_text(["Place 0 on lot 1"])
    assert acts.bounding_box() == before
    # A double press counts once.
    line.keep()
    for _ in range(2):
        marit.button(re.compile("^Place 2 on lot 2"), marit.question).click()
    line.give()
    expect(marit.drafted).to_have_text(["Place 0 on lot 1", "Place 2 on lot 2"])
    # What is pressed is served in turn: when this is there, the second press has been dealt with.
    marit.button(re.compile("^Place 1 on lot 3"), marit.question).click()
    expect(marit.drafted).to_have_text(["Place 0 on lot 1", "Place 2 on lot 2", "Place 1 on lot 3"])
    assert marit.page.locator(".notes p").count() == 0, "a note would go by itself"


def test_a_press_that_cannot_be_carried_out_is_answered(visit: Visit) -> None:
    marit = visit(words=True)
    marit.expected = ["WebSocket"]
    line = Line(marit.page)
    marit.play_bots(players=3)
    first, second, third = (marit.button(re.compile(f"^Place {ticket} on lot"), marit.question) for ticket in "012")
    expect(first).to_be_visible()
    line.others_ready(marit.page)
    asked = copy.deepcopy(line.news["position"])
    # The turn is gone when it would be carried out,
    line.keep()
    first.click()
    second.click()
    await_others(line.news["position"])
    line.tell_on()
    expect(marit.question).to_be_hidden()
    line.give()
    answered(marit, TOO_LATE)
    # or disappears while it is held down.
    line.tell_on(**asked)
    marit.hold(second)
    await_others(line.news["position"])
    line.tell_on()
    expect(marit.question).to_be_hidden()
    marit.page.mouse.up()
    answered(marit, TOO_LATE)
    # The line breaks, before or while something is pressed.
    line.tell_on(**asked)
    expect(marit.drafted).to_have_text(["Place 0 on lot 1"])
    second.click()
    expect(marit.drafted).to_have_text(["Place 0 on lot 1", "Place 1 on lot 2"])
    line.keep()
    third.click()
    line.cut()
    answered(marit, UNREACHABLE)
    marit.button("Undo last step", marit.question).click()
    answered(marit, UNREACHABLE)
    expect(marit.drafted).to_have_text(["Place 0 on lot 1", "Place 1 on lot 2"])
    assert line.moves() == []


def test_a_warning_moves_nothing_that_is_being_pressed(visit: Visit) -> None:
    marit = visit(words=True)
    line = Line(marit.page)
    marit.play_bots(players=3, game="Shopping Spree")
    choice = marit.button("Enter lane B", marit.question)
    acts = marit.page.locator(".acts")
    before = acts.bounding_box()
    marit.hold(choice)
    near = [{"id": "shopping-warning-ends", "arguments": {**NEAR, "seat": {"seat": seat}}} for seat in (1, 2)]
    line.tell_on(warnings=near)
    marit.painted()
    assert acts.bounding_box() == before
    marit.page.mouse.up()
    expect(marit.drafted).to_have_text(["Enter lane B"])
    # Two players can be as near to the exit as each other.
    warnings = marit.page.locator(".warnings p")
    expect(warnings).to_have_count(2)
    expect(warnings.last).to_contain_text("is 2 steps from the exit")


def test_what_cannot_be_put_together_by_itself_is_left_to_the_player(visit: Visit) -> None:
    marit = visit(words=True)
    line = Line(marit.page)
    told: list[int] = []

    def alter(said: Said) -> None:
        narrow("ticket 0")(said)
        if said["type"] == "news" and said["position"]:
            told.append(said["position"]["seq"])

    line.alter = alter
    line.answer = lambda said: (
        {"type": "refused", "why": {"id": "server-failed"}, "to": "try", "table": said["table"]}
        if said["type"] == "try" and said["decisions"]
        else None
    )
    marit.play_bots(players=3)
    only = marit.button("Place 0 on lot 1", marit.question)
    expect(only).to_be_visible()
    line.others_ready(marit.page)
    marit.painted()
    # At most once by itself in each position, and once for the player: it is not tried again and again.
    tried = [said["decisions"] for said in line.sent if said["type"] == "try" and said["decisions"]]
    assert tried == [["ticket 0"]] * len(tried)
    assert 1 <= len(tried) <= len(told)
    line.sent.clear()
    only.click()
    answered(marit, "nothing has changed")
    assert [said["decisions"] for said in line.sent if said["type"] == "try"] == [["ticket 0"]]


def test_what_can_only_be_decided_in_one_way_is_played_and_told(visit: Visit) -> None:
    marit = visit(words=True)
    Line(marit.page).alter = narrow("pass")
    marit.play_bots(players=3)
    marit.decide_in_words()
    expect(marit.page.locator(".kake")).to_contain_text("Guest passes")
    expect(marit.page.get_by_text("Pass: the only choice, played for you.")).to_be_visible()
    expect(marit.page.locator("#ask")).to_contain_text("Place a ticket on lot 1 of")
    # A player who wants to confirm is asked.
    marit.button("Menu").click()
    marit.page.get_by_role("button", name="Settings").click()
    forced = marit.page.get_by_role("group", name="Forced moves")
    forced.get_by_role("radio", name="Ask me").check(force=True)
    marit.page.keyboard.press("Escape")
    marit.decide_in_words()
    expect(marit.button(re.compile("^Pass"), marit.question)).to_be_visible()
    assert marit.page.evaluate("JSON.parse(localStorage.getItem('uogashi.settings')).forced") is False


def test_a_forced_step_that_costs_something_is_asked(visit: Visit) -> None:
    marit = visit(words=True)
    line = Line(marit.page)

    def dear(said: Said) -> None:
        narrow("pass")(said)
        for each in ((said.get("position") or {}).get("outlook") or {}).get("choices", []):
            if each["decision"] == "pass":
                each.pop("free")

    line.alter = dear
    marit.play_bots(players=3)
    marit.decide_in_words()
    expect(marit.page.locator(".note")).to_have_text("Pass: the only choice, added for you.")
    assert line.moves()[1:] == []
    marit.button("Confirm", marit.question).click()
    expect(marit.page.locator(".kake")).to_contain_text("Guest passes")
    assert line.moves()[1:] == [["pass"]]


def test_a_key_that_is_held_down_decides_once(visit: Visit) -> None:
    marit = visit(words=True)
    line = Line(marit.page)
    marit.play_bots(players=3)
    marit.question.locator(".choices button").first.focus()
    marit.hold_key("Enter")
    expect(marit.drafted).to_have_text(["Place 0 on lot 1"])
    marit.hold_key("2")
    expect(marit.drafted).to_have_text(["Place 0 on lot 1", "Place 2 on lot 2"])
    assert line.moves() == []


def test_the_log_is_seen_on_every_desk(visit: Visit) -> None:
    marit = visit()
    marit.play_bots(players=4, game="Tokyo Tsukiji Market")
    newest = marit.page.locator(".kake li").last
    for window in [*DESKS, (1024, 768)]:
        marit.resize(*window)
        marit.painted()
        box, timeline = newest.bounding_box(), marit.page.locator("#replay").bounding_box()
        assert box, window
        assert timeline, window
        assert box["y"] + box["height"] <= timeline["y"], f"{window}: {box} of {timeline}"


def test_scores_are_final_when_the_game_is_over(visit: Visit) -> None:
    marit = visit()
    line = Line(marit.page)

    def end(said: Said) -> None:
        if said["type"] == "news" and said.get("position"):
            said["position"].update(over=True, acting=[], legal=[], ask=None)

    marit.play_bots(players=3, game="Tokyo Tsukiji Market")
    expect(marit.page.locator(".position")).to_contain_text("current score")
    line.alter = end
    marit.page.reload()
    expect(marit.page.locator(".position")).to_contain_text("final score")
    expect(marit.page.locator(".position")).not_to_contain_text("current score")


def test_confirm_stays_where_it_is_however_long_the_question_is(visit: Visit) -> None:
    marit = visit(words=True)
    line = Line(marit.page)
    marit.play_bots(players=3, game="Tokyo Tsukiji Market")
    expect(marit.question).to_be_visible()
    acts = marit.page.locator(".acts")
    before = {}
    for window in WINDOWS:
        marit.resize(*window)
        before[window] = acts.bounding_box()
    arguments = {**line.news["position"]["ask"]["arguments"], **BIDDING}
    line.tell_on(ask={"id": "market-ask-bidding-own", "arguments": arguments})
    expect(marit.page.locator("#ask")).to_contain_text("Blind auction")
    for window in WINDOWS:
        marit.resize(*window)
        assert acts.bounding_box() == before[window], window
