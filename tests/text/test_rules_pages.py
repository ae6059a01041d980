"""The rules for players: every language has every chapter, every component and every ruling."""

import re
from typing import Any

import pytest

from uogashi.core.components import spread
from uogashi.games import game_names, load_game
from uogashi.text import languages
from uogashi.text.markdown import rules_as_html
from uogashi.text.rules import read_rules, rules_file

PER_TABLET = ("prices", "modifiers")
PAGES = [(game, language) for game in game_names() for language in languages()]


def tables(text: str) -> list[list[list[str]]]:
    """The tables of a page, as rows of cells."""
    found: list[list[list[str]]] = []
    for block in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in block.splitlines()]
        found.append([row for row in rows if not re.fullmatch(r"-+", row[0])])
    return found


def mentions(language: str) -> set[tuple[str, str]]:
    """Which chapters, besides the questions, lead to which ruling, as links in a browser."""
    chapters = [chapter for chapter in rules_as_html("tsukiji", language).chapters if chapter.id != "questions"]
    return {(chapter.id, ruling) for chapter in chapters for ruling in re.findall(r'href="#r(\d+)"', chapter.html)}


def numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"-?\d+", text.replace("−", "-"))]


@pytest.mark.parametrize(("game", "language"), PAGES)
def test_every_language_has_the_same_chapters_lists_and_tables(game: str, language: str) -> None:
    page, english = read_rules(game, language), read_rules(game, "en")
    assert page.title
    assert page.opening
    assert [chapter.id for chapter in page.chapters] == [chapter.id for chapter in english.chapters]
    for mine, theirs in zip(page.chapters, english.chapters, strict=True):
        for mark in (r"^\d+\. ", r"^- ", r"^\|", r"\*\*R\d\*\*"):
            assert len(re.findall(mark, mine.body, re.MULTILINE)) == len(re.findall(mark, theirs.body, re.MULTILINE))
    here, there = (tables(rules_file(game, name).read_text()) for name in (language, "en"))
    assert [[row[1:] for row in table] for table in here] == [[row[1:] for row in table] for table in there]


@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_translations_are_translations(language: str) -> None:
    english = set(rules_file("tsukiji", "en").read_text().splitlines())
    lines = rules_file("tsukiji", language).read_text().splitlines()
    same = [line for line in lines if line in english and len(re.findall("[a-z]{2,}", line)) > 5]
    assert same == [], same


@pytest.mark.parametrize("language", ["ja", "zh-Hant"])
def test_paragraphs_without_spaces_are_not_broken_into_lines(language: str) -> None:
    """A line break would be shown as a space in the middle of a sentence."""
    text = rules_file("tsukiji", language).read_text()
    assert re.findall(r"[^\x00-\x7f。：]\n[^\x00-\x7f]", text) == []


def is_given(origin: Any) -> bool:
    """Whether all parts of a component are in the text of a rulebook; others have a star on the page."""
    parts = list(origin.values()) if isinstance(origin, dict) else origin if isinstance(origin, list) else [origin]
    return all(part == "text" for part in parts)


def check_star(cell: str, origin: Any) -> None:
    assert cell.endswith("*") != is_given(origin), f"{cell} comes from {origin}"


def test_the_figures_of_tsukiji_are_those_of_its_components() -> None:
    game = load_game("tsukiji")
    figures, final, maguro = tables(rules_file("tsukiji", "en").read_text())
    rows = [[numbers(cell) for cell in row[1:]] for row in figures]
    assert rows[0] == [[2], [3], [4]]
    for place, players in enumerate(game.player_counts):
        found, origins = game.figures(players)
        column = [row[place] for row in rows[1:]]
        assert column[0] == [players + 1]
        assert column[1] == [sum(found["deck"].values())]
        assert column[2] == [found["deck"]["ebi"]]
        assert column[3:5] == [[found["deck"]["takusan"]], [found["deck"]["yakuza"]]]
        assert column[5:] == [found["prices"], found["modifiers"], found["start_money"]]
        deck = spread(origins["deck"], found["deck"])
        products = [deck[card] for card in deck if card not in ("takusan", "yakuza")]
        stated = [deck, products, deck["takusan"], deck["yakuza"], *(origins[name] for name in PER_TABLET), "text"]
        for row, origin in zip(figures[2:], stated, strict=True):
            check_star(row[place + 1], origin)
    found, origins = game.figures(4)
    assert numbers(" ".join(final[1][1:])) == found["final_prices"]
    assert numbers(" ".join(maguro[1][1:])) == found["maguro"][:8]
    for cell, origin in zip(maguro[1][1:], origins["maguro"], strict=False):
        check_star(cell, origin)


def test_the_figures_of_shopping_are_those_of_its_components() -> None:
    figures, origins = load_game("shopping").figures(2)
    things, payments = tables(rules_file("shopping", "en").read_text())
    on_cards: dict[str, list[tuple[int, str]]] = {}
    for card, origin in zip(figures["cards"], origins["cards"], strict=True):
        for name, count in card.items():
            on_cards.setdefault(name, []).append((count, origin))
    expected = {name: (count, origins["clothes"]) for name, count in figures["clothes"].items()}
    for name in ("washer", "dryer", "salmon", "magazine", "newspaper", "detergent"):
        expected[name] = (sum(count for count, _ in on_cards[name]), [origin for _, origin in on_cards[name]])
    colours = [colour for colour in figures["drinks"] if colour != "black"]
    expected["drinks in each of five colours"] = (6, [origins["drinks"][colour] for colour in colours])
    expected["black drinks"] = (figures["drinks"]["black"], origins["drinks"]["black"])
    expected |= {name: (len(figures[f"{name}_bag"]), origins[f"{name}_bag"]) for name in ("tuna", "crab")}
    assert {row[0] for row in things[1:]} == set(expected)
    for name, count, _ in things[1:]:
        assert numbers(count) == [expected[name][0]]
        check_star(count, expected[name][1])
    crabs = next(row for row in payments if row[0].startswith("crab"))
    values = sorted(set(figures["crab_bag"]))
    assert numbers(crabs[2]) == [value * figures["crab_pays"] for value in values]
    for cell, value in zip(crabs[2].split(", "), values, strict=True):
        at = figures["crab_bag"].index(value)
        check_star(cell, origins["crab_bag"][at])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", game_names())
def test_what_is_assumed_is_listed_at_the_end(game: str, language: str) -> None:
    """In a paragraph that opens with bold words, and a list after it."""
    last = read_rules(game, language).chapters[-1].body
    listed = re.search(r"^\*\*[^R*]+\*\*.*\n(?:.+\n)*\n((?:^(?:-|  ).*\n?)+)\Z", last + "\n", re.MULTILINE)
    assert listed is not None
    assert len(re.findall(r"^- ", listed[1], re.MULTILINE)) >= 7


FISH = ("mackerel", "squid", "tuna", "snapper", "salmon", "octopus", "takoyaki", "eel", "fugu", "crab")
MARKETS = (
    *(fish for fish in FISH if fish != "takoyaki"),
    *("ships", "government", "trading", "bank", "rentals", "aquarium", "used_ships"),
)
SURE = ("text", "deduced")


def starred(cell: str, origin: str) -> None:
    """A component has a star if it is not known for certain."""
    assert cell.endswith("*") == (origin not in SURE), f"{cell} comes from {origin}"


def market_tables() -> dict[str, list[list[str]]]:
    names = ("stock", "by_players", "unloading", "entry", "ships", "trading", "aquarium")
    return dict(zip(names, tables(rules_file("market", "en").read_text()), strict=True))


def test_the_stock_of_the_market_is_that_of_its_components() -> None:
    """Stars in this table are about three players, which the rulebook covers best."""
    figures, origins = load_game("market").figures(3)
    licences = load_game("market").components.content["mackerel"]["licences"]
    assert licences == "2 * P"
    for fish, row in zip(FISH, market_tables()["stock"][1:], strict=True):
        if fish == "takoyaki":
            assert numbers(row[2]) == [figures["octopus"]["takoyaki"]]
            starred(row[2], origins["octopus"]["takoyaki"])
            continue
        for cell, key in zip(row[1:], ("barrels", "pieces", "licences", "licence_cost"), strict=True):
            if (fish, key) == ("mackerel", "licences"):
                assert cell == "2P*"  # the formula is assumed; the 6 of three players is text
            elif key == "pieces" and f"{fish}_values" in figures:
                assert numbers(cell) == [len(figures[f"{fish}_values"])]
                starred(cell, origins[f"{fish}_values"])
            else:
                assert numbers(cell) == [figures[fish][key]]
                starred(cell, origins[fish][key])


def test_what_depends_on_the_number_of_players_is_that_of_the_components() -> None:
    game, rows = load_game("market"), market_tables()["by_players"]
    assert rows[0][1:] == [str(players) for players in game.player_counts]
    places = [("fish_markets",), ("extra_markets",), ("mackerel", "licences")]
    places += [("ships", size) for size in ("one_slot", "two_slot", "three_slot", "four_slot", "barge")]
    for column, players in enumerate(game.player_counts, start=1):
        for row, place in zip(rows[1:], places, strict=True):
            found: list[Any] = list(game.figures(players))
            for name in place:
                found = [each[name] for each in found]
            assert numbers(row[column]) == [found[0]]
            starred(row[column], found[1])


def test_the_entries_of_the_markets_are_those_of_the_components() -> None:
    figures, origins = load_game("market").figures(3)
    for market, row in zip(MARKETS, market_tables()["entry"][1:], strict=True):
        table = figures[market]
        pieces = int(table["entry_piece"] != "none")
        for cell, value, key in zip(
            row[1:], (table["entry_actions"], table["entry_yen"], pieces), ("actions", "yen", "piece"), strict=True
        ):
            assert (numbers(cell) or [0]) == [value]
            if value:
                starred(cell, origins[market][f"entry_{key}"])
        # The legend: where an entry has a star, the absence of another way has one as well.
        assert len({origins[market][f"entry_{key}"] for key in ("actions", "yen", "piece")}) == 1


def test_trading_and_aquarium_are_those_of_the_components() -> None:
    figures, origins = load_game("market").figures(3)
    pages = market_tables()
    for row, name in zip(pages["trading"], ("trading_values", "trading_yen"), strict=True):
        assert [numbers(cell)[0] for cell in row[1:]] == figures[name]
        for cell in row[1:]:
            starred(cell, origins[name])
    kinds = [fish for fish in FISH if fish != "takoyaki"]
    for fish, row in zip(kinds, pages["aquarium"][1:], strict=True):
        assert numbers(row[1]) + numbers(row[2]) == [figures["aquarium_wants"][fish], figures["aquarium_pays"][fish]]
        for cell in row[1:]:
            starred(cell, origins["aquarium_wants"])


@pytest.mark.parametrize("language", languages())
def test_what_is_assumed_about_the_market_is_said_in_every_language(language: str) -> None:
    """Goods that the boards of snapper, salmon and octopus do not buy, and values known for every player count."""
    text = rules_file("market", language).read_text()
    chapter = next(each for each in read_rules("market", language).chapters if each.id == "fish-markets")
    # What mackerel is bought for, and that snapper, salmon and octopus are not bought.
    assert len(re.findall(r"(?<![*\s])\*(?!\*)", chapter.body.replace("**", ""))) == 4
    legend = next(part for part in text.split("\n\n") if "--template" in part)
    assert "18" in legend
    assert "R37" in legend


def test_every_ruling_is_answered_in_every_language() -> None:
    page = (load_game("tsukiji").folder / "rulings.md").read_text(encoding="utf-8")
    rulings = re.findall(r"^### (R\d+) ", page, re.MULTILINE)
    for language in languages():
        questions = read_rules("tsukiji", language).chapters[-1]
        assert questions.id == "questions"
        assert re.findall(r"\*\*(R\d+)\*\*", questions.body) == rulings


@pytest.mark.parametrize("language", languages())
def test_every_ruling_is_mentioned_where_its_question_arises(language: str) -> None:
    questions = rules_as_html("tsukiji", language).chapters[-1]
    found = mentions(language)
    assert {ruling for _, ruling in found} == set(re.findall(r'<li id="r(\d+)">', questions.html))
    assert found == mentions("en")
