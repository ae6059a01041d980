"""The end of a game speaks to its reader: headline, places and recap, on the board and in the text view."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visiting import Visitor
from tests.server.running import Browser, RunningServer

ORDINALS = {1: "1st", 2: "2nd", 3: "3rd", 4: "4th"}
PLACES = {2: "second", 3: "third", 4: "fourth"}


def played_by_bots(server: RunningServer, game: str, players: int, **settings: Any) -> tuple[str, Browser]:
    """A public table where bots play on for everyone, and the player who sits at it."""
    marit = server.browser("Marit")
    seats = ["me", *["greedy"] * (players - 1)]
    table = marit.post("/api/tables", {"game": game, "seats": seats, "public": True, **settings})["id"]
    marit.take(table, 0)
    marit.post(f"/api/tables/{table}/seats/0/stand-in", {})
    return table, marit


def as_person(visitor: Visitor, person: Browser) -> None:
    """This browser window belongs to that person."""
    visitor.context.add_cookies(
        [{"name": each.name, "value": each.value or "", "url": visitor.address} for each in person.cookies.jar]
    )


def places_of(scores: list[int], winners: list[int]) -> list[int]:
    def ahead(seat: int, other: int) -> bool:
        return other in winners or scores[other] > scores[seat]

    everybody = range(len(scores))
    return [1 if seat in winners else 1 + sum(ahead(seat, other) for other in everybody) for seat in everybody]


def expected_headline(info: Any, names: list[str], you: bool) -> str:
    """What the page must say, worked out once more from scores and winners. Ties are tested elsewhere."""
    scores, (winner, *more) = info["scores"], info["winners"]
    others = sorted((score for seat, score in enumerate(scores) if seat != winner), reverse=True)
    assert not more, "this deal was chosen so that one has won"
    if not you:
        return f"{names[winner]} won by ¥{scores[winner] - others[0]}"
    if winner == 0:
        return f"You won by ¥{scores[0] - others[0]}"
    place = places_of(scores, info["winners"])
    verb = "tied for" if place.count(place[0]) > 1 else "came"
    return f"You {verb} {PLACES[place[0]]}, ¥{scores[winner] - scores[0]} behind {names[winner]}"


def one_winner(server: RunningServer, game: str, players: int, visitor: Visitor, **settings: Any) -> tuple[str, Any]:
    """A finished game with one winner, viewed by one of its players."""
    for _ in range(20):
        table, marit = played_by_bots(server, game, players, **settings)
        as_person(visitor, marit)
        visitor.go(f"/table/{table}")
        expect(visitor.page.locator("h2#result")).to_be_visible()
        info = marit.state(table)["info"]
        if len(info["winners"]) == 1 and sorted(info["scores"])[-1] > sorted(info["scores"])[-2]:
            return table, info
    raise AssertionError("of twenty games none was won by one player")


def labels(page: Locator) -> str:
    """Everything that is read or read out."""
    return str(
        page.evaluate(
            """(page) => [page.textContent, ...[...page.querySelectorAll('[aria-label]')]
                .map((each) => each.getAttribute('aria-label'))].join('\\n')"""
        )
    )


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_speaks_to_you(visit: Visit, server: RunningServer, players: int) -> None:
    marit: Visitor = visit()
    table, info = one_winner(server, "tsukiji", players, marit, options={"special_points": True})
    names = ["Marit", *(f"Greedy {number}" for number in range(1, players))]
    heading = marit.page.locator("h2#result")
    expect(heading).to_have_text(expected_headline(info, names, you=True))
    assert marit.totals() == info["scores"]
    lines = marit.reckoning.locator("tbody td").evaluate_all(
        "(cells) => cells.map((cell) => getComputedStyle(cell).borderBottomStyle)"
    )
    assert set(lines) == {"solid"}, "the rows of the sheet have lines"
    shown = marit.reckoning.locator("tfoot .places td").all_inner_texts()
    assert shown == [ORDINALS[place] for place in places_of(info["scores"], info["winners"])]
    tale = marit.page.get_by_role("list", name="How it went").get_by_role("listitem")
    expect(tale).to_have_count(3)
    assert all(any(name in line for name in names) for line in tale.all_inner_texts())
    everything = labels(marit.page.locator("main"))
    assert not re.search(r"current|worth \d+ now", everything)
    assert everything.count("final score") == players
    assert len(re.findall(r"pays \d+ at the end", everything)) == 5

    # In the text view: the same headline, the same recap, and everyone's place.
    story = tale.all_inner_texts()
    marit.button("Text view").click()
    expect(heading).to_have_text(expected_headline(info, names, you=True))
    expect(tale).to_have_text(story)
    expect(marit.page.locator(".position")).to_contain_text("final score")
    expect(marit.page.locator(".position")).not_to_contain_text("current score")
    listed = marit.page.get_by_role("list", name="Places").get_by_role("listitem")
    told = [re.sub(r"\s+", " ", each).strip() for each in listed.all_inner_texts()]
    places = places_of(info["scores"], info["winners"])
    order = sorted(range(players), key=lambda seat: places[seat])
    assert told == [f"{ORDINALS[places[seat]]} {names[seat]} ¥{info['scores'][seat]}" for seat in order]

    # To a spectator, it speaks of the players.
    eve = visit("Eve")
    eve.go(f"/table/{table}")
    expect(eve.page.locator("h2#result")).to_have_text(expected_headline(info, names, you=False))


@pytest.mark.parametrize(("game", "options"), [("market", {"turn_limit": 3}), ("shopping", {})])
def test_every_game_has_a_headline_and_places_in_words(
    visit: Visit, server: RunningServer, game: str, options: dict[str, Any]
) -> None:
    marit: Visitor = visit()
    _, info = one_winner(server, game, 2, marit, options=options)
    expect(marit.page.locator("h2#result")).to_have_text(expected_headline(info, ["Marit", "Greedy 1"], you=True))
    listed = marit.page.get_by_role("list", name="Places").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text(f"¥{max(info['scores'])}")


def test_a_game_that_was_ended_by_agreement_has_no_places(visit: Visit, server: RunningServer) -> None:
    person = server.browser("Marit")
    table = person.table("me", "greedy")
    person.take(table, 0)
    person.post(f"/api/tables/{table}/seats/0/end", {"agree": True})
    marit: Visitor = visit()
    as_person(marit, person)
    marit.go(f"/table/{table}")
    expect(marit.page.locator("h2#result")).to_have_text("The game is over: everyone agreed to end it.")
    expect(marit.page.locator(".places")).to_have_count(0)
    expect(marit.page.get_by_role("list", name="How it went")).to_have_count(0)
