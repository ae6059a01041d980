"""The page of a report: which rows it has, how wide its bins are, and what Markdown makes of its words."""

import re
from typing import Any

import pytest

from uogashi.core.sections import Breakdown, Counts, PerGame
from uogashi.report.document import as_html
from uogashi.report.page import Page, escape
from uogashi.report.plots import Histogram, bin_counts, bin_step, same_range
from uogashi.text import texts


def column(unit: str, **values: Any) -> dict[str, Any]:
    return {"unit": unit, "values": values}


def test_things_that_were_never_named_have_no_row() -> None:
    section = Breakdown("rows", (PerGame("takusan", "takusan-laid"), PerGame("yakuza", "yakuza-paid")))
    ebi, maguro = {"ebi": 1.0, "tako": 0.0, "maguro": 0.0}, {"ebi": 0.0, "tako": 0.0, "maguro": 2.0}
    found = {"takusan": column("number", **ebi), "yakuza": column("number", **maguro)}
    page = Page("tsukiji", texts(), {2: {"sections": {"rows": found}}})
    page.tell_section(section)
    assert [re.findall(r"^\| (prawn|octopus|tuna)", table, re.MULTILINE) for table in page.paragraphs[3:]] == [
        ["prawn", "tuna"],
        ["prawn", "tuna"],
    ]
    assert ">octopus<" not in page.pictures["tsukiji-rows.svg"]


def test_facts_that_are_asked_for_have_a_row_even_if_they_never_happen() -> None:
    section = Counts("guests", ("yakuza-paid", "yakuza-went"))
    found = {
        "per-game": column("number", **{"yakuza-paid": 1.5, "yakuza-went": 0.0}),
        "in-games": column("share", **{"yakuza-paid": 0.5, "yakuza-went": 0.0}),
        "winners": column("pair", **{"yakuza-paid": (2.0, 1.0), "yakuza-went": (0.0, None)}),
    }
    page = Page("tsukiji", texts(), {2: {"sections": {"guests": found}}})
    page.tell_section(section)
    cells = [re.findall(r"^\| Yakuza.*\| +(.*) \|$", table, re.MULTILINE) for table in page.paragraphs[3:]]
    assert cells == [["1.50", "0.00"], ["50.0%", "0.0%"], ["2.00 / 1.00", "0.00 / –"]]


def test_bins_hold_everything_and_are_not_too_many() -> None:
    few = Histogram("", [(3, 5), (4, 10), (9, 5)])
    assert bin_step([few]) == 1
    assert bin_counts(few.counts, 1, 1, 20) == ([3, 4, 9], [0.25, 0.5, 0.25])
    many = Histogram("", [(value, 1) for value in range(200)])
    assert bin_step([few, many]) == 5
    middles, shares = bin_counts(many.counts, 1, 5, 200)
    assert (middles[0], len(middles)) == (2, 40)
    assert sum(shares) == pytest.approx(1)
    assert bin_counts([(7, 1), (8, 1)], 4, 1, 2) == ([1.5, 2.5], [0.5, 0.5])
    assert not same_range([few, Histogram("", [(80, 1), (86, 1)])])
    assert same_range([few, Histogram("", [(8, 1), (12, 1)])])


def test_words_mean_nothing_to_markdown() -> None:
    words = "a|b *c* _d_ [e](f) <g> `h` # i \\"
    page = as_html(f"{escape(words)}\n", {}, "<t>", "en")
    assert "<p>a|b *c* _d_ [e](f) &lt;g&gt; `h` # i \\</p>" in page
    assert "<title>&lt;t&gt;</title>" in page
