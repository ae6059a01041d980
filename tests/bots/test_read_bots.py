"""Who sits where: the words of `--bots`."""

import pytest

from uogashi.bots import read_bots
from uogashi.core.errors import Refusal


@pytest.mark.parametrize(
    ("text", "players", "bots"),
    [
        ("random", 4, ("random",) * 4),
        ("random:3", 3, ("random",) * 3),
        ("random:2,random", 3, ("random",) * 3),
        ("random, random", 2, ("random",) * 2),
        ("my_bot.py:choose", 3, ("my_bot.py:choose",) * 3),
        ("my_bot.py:choose:2,greedy", 3, ("my_bot.py:choose", "my_bot.py:choose", "greedy")),
        ("greedy,a/b.py:f,package.module:f", 3, ("greedy", "a/b.py:f", "package.module:f")),
        (r"C:\bots\deep.py:choose:2", 2, (r"C:\bots\deep.py:choose",) * 2),
    ],
)
def test_bots_are_read(text: str, players: int, bots: tuple[str, ...]) -> None:
    assert read_bots(text, players) == bots


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "bots-shape"),
        ("random:", "bots-shape"),
        ("random:x", "bots-shape"),
        ("random:0", "bots-shape"),
        ("random:²", "bots-shape"),
        ("random,", "bots-shape"),
        ("master", "bot-unknown-or-own"),
        ("master:3", "bot-unknown-or-own"),
        ("my_bot.py", "bot-unknown-or-own"),
        ("my_bot.py:", "bots-shape"),
        (":choose", "bots-shape"),
        ("my_bot.py:choose:0", "bots-shape"),
        ("my_bot.py:a-b", "bots-shape"),
        ("my_bot.py:choose:2", "bots-count"),
        ("random:2", "bots-count"),
        ("random,random", "bots-count"),
    ],
)
def test_wrong_bots_are_refused(text: str, id: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_bots(text, 3)
    assert refused.value.message.id == id
