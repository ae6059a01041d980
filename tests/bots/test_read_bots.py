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
        ("master", "bot-unknown"),
        ("random:2", "bots-count"),
        ("random,random", "bots-count"),
    ],
)
def test_wrong_bots_are_refused(text: str, id: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_bots(text, 3)
    assert refused.value.message.id == id
