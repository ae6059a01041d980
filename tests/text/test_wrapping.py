"""Where lines are broken: by what typesetters of Chinese and Japanese forbid, and else as Rich does."""

import io
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich._wrap import divide_line
from rich.cells import cell_len
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from uogashi.terminal.console import PlainConsole
from uogashi.text.wrapping import NEVER_FIRST, NEVER_LAST, break_places, unbroken_parts

MIXED = st.text(st.sampled_from("第二組あいうえおカタナ¥12ab 。、」）「（っー…・★（）%.,()"), max_size=80)
LATIN = st.text(st.sampled_from("abcdé 12¥.,-()…“”"), max_size=80).map(lambda text: text.replace("…", "-"))


def lines(text: str, width: int) -> list[str]:
    places = [0, *break_places(text, width), len(text)]
    return [text[start:end] for start, end in pairwise(places)]


@given(MIXED, st.integers(2, 40))
def test_no_character_is_lost_and_no_line_is_too_wide(text: str, width: int) -> None:
    broken = lines(text, width)
    assert "".join(broken) == text
    assert all(cell_len(line.rstrip()) <= width for line in broken)


@given(MIXED, st.integers(2, 40))
def test_no_line_begins_or_ends_with_what_must_not(text: str, width: int) -> None:
    """Unless what has to stay together is wider than the line."""
    if all(cell_len(part.rstrip()) <= width for _, part in unbroken_parts(text)):
        broken = lines(text, width)
        assert not [line for line in broken[1:] if line.lstrip()[:1] in NEVER_FIRST and line.strip()]
        assert not [line for line in broken[:-1] if line.rstrip()[-1:] in NEVER_LAST and line.strip()]


@given(MIXED, st.integers(2, 40))
def test_a_line_is_broken_only_where_the_next_part_does_not_fit(text: str, width: int) -> None:
    """Chinese without spaces fills its lines."""
    parts = dict(unbroken_parts(text))
    start = 0
    for place in break_places(text, width):
        if place in parts:
            assert cell_len((text[start:place] + parts[place]).rstrip()) > width
        start = place


@given(LATIN, st.integers(2, 40), st.booleans())
def test_other_languages_are_broken_as_rich_does(text: str, width: int, fold: bool) -> None:
    assert break_places(text, width, fold) == divide_line(text, width, fold)


@pytest.mark.parametrize(
    ("text", "width", "broken"),
    [
        ("每組貨物放一張點券。", 18, ["每組貨物放一張點", "券。"]),
        ("買う「マグロ」", 6, ["買う", "「マグ", "ロ」"]),
        ("第 2 組售價 ¥12。", 15, ["第 2 組售價 ", "¥12。"]),
        ("えびチケットをひっくり返す", 10, ["えびチケッ", "トをひっく", "り返す"]),
        ("a word, and more", 8, ["a word, ", "and more"]),
    ],
)
def test_lines_as_they_are_read(text: str, width: int, broken: list[str]) -> None:
    assert lines(text, width) == broken


def test_everything_that_the_console_prints_is_broken_so() -> None:
    """Lines, cells of tables, panels, and the rules, which are Markdown."""
    text = "一二三四五六七八。一二三四五六七八。"
    table = Table.grid()
    table.add_column(width=16)
    table.add_row(text)
    for printed in (text, Text(text), table, Panel(Text(text), width=20), Markdown(text)):
        file = io.StringIO()
        PlainConsole(file=file, width=20 if isinstance(printed, Panel) else 16).print(printed)
        read = [line.strip("│ ") for line in file.getvalue().splitlines()]
        assert not [line for line in read if line.startswith("。")], read
