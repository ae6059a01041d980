"""The generator: its words are ChaCha8's, its draws are fair, its seeds are read as documented."""

import hashlib
from collections import Counter

import numpy as np
import pytest

from uogashi.core.chance import chacha_block, draw_below, draw_word, new_generator, read_seed, shuffle
from uogashi.core.compile import compiled
from uogashi.core.errors import Refusal


def block(key: bytes, stream: int, counter: int) -> str:
    words = np.zeros(16, dtype=np.uint32)
    chacha_block(np.frombuffer(key, dtype="<u4").copy(), stream, counter, words)
    return words.astype("<u4").tobytes().hex()


def test_the_words_are_those_of_chacha8() -> None:
    # Test vectors for ChaCha with 8 rounds and a key of 256 bits: all zero, and one bit of the key set.
    assert block(bytes(32), 0, 0) == (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
    )
    assert block(bytes(32), 0, 1) == (
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    )


def test_streams_and_keys_differ() -> None:
    blocks = {block(bytes(32), stream, counter) for stream in (0, 1, 1 << 40) for counter in (0, 1, 1 << 40)}
    assert len(blocks) == 9


def test_drawing_goes_on_over_blocks() -> None:
    generators = new_generator("tsukiji", "1/42")
    drawn = [draw_word(generators[0]) for _ in range(40)]
    key, stream = read_seed("tsukiji", "1/42")
    expected = bytes.fromhex("".join(block(key.astype("<u4").tobytes(), stream, counter) for counter in range(3)))
    assert drawn == np.frombuffer(expected, dtype="<u4")[:40].tolist()


def test_key_is_the_sha256_of_game_and_seed_and_stream_the_number() -> None:
    key, stream = read_seed("tsukiji", "1/42")
    assert stream == 42
    assert key.astype("<u4").tobytes() == hashlib.sha256(b"tsukiji/1").digest()


@pytest.mark.parametrize(
    ("seed", "text", "number"),
    [
        ("1", "1", 0),
        ("harbour", "harbour", 0),
        ("a/b", "a/b", 0),
        ("a/b/7", "a/b", 7),
        ("1/007", "1/007", 0),
        ("/7", "/7", 0),
        ("x/9223372036854775807", "x", (1 << 63) - 1),
        ("x/9223372036854775808", "x/9223372036854775808", 0),
    ],
)
def test_seeds_are_read_as_text_and_number(seed: str, text: str, number: int) -> None:
    key, stream = read_seed("tsukiji", seed)
    assert stream == number
    assert key.astype("<u4").tobytes() == hashlib.sha256(f"tsukiji/{text}".encode()).digest()


@pytest.mark.parametrize("seed", ["", "a\nb", "\x00"])
def test_unreadable_seeds_are_refused(seed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_seed("tsukiji", seed)
    assert refused.value.message.id == "seed-unreadable"


def test_the_same_seed_deals_another_game_in_another_game() -> None:
    assert read_seed("tsukiji", "1")[0].tolist() != read_seed("market", "1")[0].tolist()


@compiled
def count_draws(generators: np.ndarray, counts: np.ndarray, draws: int) -> None:
    for _ in range(draws):
        counts[draw_below(generators[0], len(counts))] += 1


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 27, 105])
def test_draws_are_fair(bound: int) -> None:
    counts = np.zeros(bound, dtype=np.int64)
    draws = 200_000
    count_draws(new_generator("tsukiji", "fair"), counts, draws)
    expected = draws / bound
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    # 5 standard deviations above the mean of the distribution: fails once in millions if the draws are fair.
    assert chi_square < bound - 1 + 5 * (2 * bound) ** 0.5
    assert counts.sum() == draws


@compiled
def shuffle_many(generators: np.ndarray, items: np.ndarray, places: np.ndarray, times: int) -> None:
    for _ in range(times):
        for item in range(len(items)):
            items[item] = item
        shuffle(generators[0], items, len(items))
        for place in range(len(items)):
            places[items[place], place] += 1


def test_every_order_is_equally_likely() -> None:
    places = np.zeros((5, 5), dtype=np.int64)
    shuffle_many(new_generator("tsukiji", "shuffle"), np.zeros(5, dtype=np.int64), places, 50_000)
    assert int(np.max(abs(places - 10_000))) < 500
    orders: Counter[tuple[int, ...]] = Counter()
    generators = new_generator("tsukiji", "orders")
    for _ in range(3000):
        items = np.arange(3)
        shuffle(generators[0], items, 3)
        orders[tuple(items.tolist())] += 1
    assert len(orders) == 6
    assert all(400 < count < 600 for count in orders.values())
