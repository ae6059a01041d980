"""The font of the signs has every sign that the client shows, and nothing else."""

from tools.signs import PUBLISHED_LICENCE, SIGNS, STYLE, included, used, write_rule

MOST_BYTES = 20_000


def test_every_sign_of_the_client_is_in_the_font() -> None:
    assert {"魚", "一", "え"} <= used()
    missing = "".join(sorted(used() - included()))
    assert not missing, f"python -m tools.signs puts {missing} into the font"


def test_the_font_has_no_more_than_that_and_is_small() -> None:
    assert STYLE.read_text(encoding="utf-8") == write_rule("".join(sorted(used())))
    assert 1_000 < SIGNS.stat().st_size < MOST_BYTES


def test_the_licence_goes_where_the_font_goes() -> None:
    licence = PUBLISHED_LICENCE.read_text(encoding="utf-8")
    assert "Shippori Mincho" in licence
    assert "SIL OPEN FONT LICENSE Version 1.1" in licence
