"""The generator of all chance: ChaCha8, seeded by 256 bits, inside the record that uses it.

A *source* is any record with the fields of `Source`: a game's state, or a bot's own generator.
The stream of words is that of ChaCha with 8 rounds, key `chance_key`, 64-bit nonce `chance_stream` and a 64-bit
block counter from 0; `chance_position` words have been used. docs/record.md explains how to deal a game from a seed.
"""

import hashlib
import re
from typing import Annotated, Any, Protocol

import numpy as np
from numpy.typing import NDArray

from uogashi.core.arrays import new_records
from uogashi.core.compile import compiled
from uogashi.core.errors import Refusal
from uogashi.core.fields import Int64, UInt32s, record_fields

WORD = 0xFFFFFFFF


class Source(Protocol):
    """What draws: the fields that a record needs for chance."""

    chance_stream: Int64
    chance_position: Int64
    chance_key: Annotated[UInt32s, 8]
    chance_words: Annotated[UInt32s, 16]


# Another order of fields: where a state began with the very fields of a generator, Numba would take the one for the
# other (an experimental feature of it, with a warning).
GENERATOR = np.dtype(record_fields(Source)[::-1], align=True)


def read_seed(game: str, seed: str) -> tuple[NDArray[np.uint32], int]:
    """Key and stream of a seed such as `"1/42"`: SHA-256 of game and seed, and the game's number."""
    text, _, number = seed.rpartition("/")
    if not re.fullmatch(r"0|[1-9][0-9]{0,18}", number) or int(number) >= 1 << 63 or not text:
        text, number = seed, "0"
    if not seed or not seed.isprintable():
        raise Refusal("seed-unreadable", seed=seed)
    digest = hashlib.sha256(f"{game}/{text}".encode()).digest()
    return np.frombuffer(digest, dtype="<u4").astype(np.uint32), int(number)


def new_generator(game: str, seed: str) -> Any:
    """An array of one separate generator, for bots and for imagining."""
    generators = new_records(GENERATOR)
    key, stream = read_seed(game, seed)
    seed_source(generators, 0, key, stream)
    return generators


@compiled
def seed_source(sources: Any, index: int, key: NDArray[np.uint32], stream: int) -> None:
    """Put the generator of one record of an array at the start of its stream."""
    start_stream(sources[index], key, stream)


@compiled
def start_stream(source: Source, key: NDArray[np.uint32], stream: int) -> None:
    for i in range(8):
        source.chance_key[i] = key[i]
    source.chance_stream = stream
    source.chance_position = 0
    for i in range(16):
        source.chance_words[i] = 0


@compiled
def forget_source(source: Source) -> None:
    """What a viewer may never know: the generator."""
    for i in range(8):
        source.chance_key[i] = 0
    for i in range(16):
        source.chance_words[i] = 0
    source.chance_stream = 0
    source.chance_position = 0


@compiled
def renew_source(source: Source, rng: Source) -> None:
    """A fresh generator, seeded by another one: what an imagined game rolls from."""
    for i in range(8):
        source.chance_key[i] = draw_word(rng)
    for i in range(16):
        source.chance_words[i] = 0
    source.chance_stream = 0
    source.chance_position = 0


@compiled
def draw_word(source: Source) -> int:
    """The next 32 bits of the stream."""
    place = int(source.chance_position) & 15
    if place == 0:
        chacha_block(
            source.chance_key, int(source.chance_stream), int(source.chance_position) >> 4, source.chance_words
        )
    source.chance_position = int(source.chance_position) + 1
    return int(source.chance_words[place]) & WORD


@compiled
def draw_below(source: Source, bound: int) -> int:
    """A number from 0 to bound − 1, each equally likely: the high half of word × bound, drawn again where biased.

    The bound goes up to 2³¹.
    """
    product = draw_word(source) * bound
    if product & WORD < bound:
        threshold = ((1 << 32) - bound) % bound
        while product & WORD < threshold:
            product = draw_word(source) * bound
    return product >> 32


@compiled
def shuffle(source: Source, items: Any, count: int) -> None:
    """Put the first `count` items in random order: from the last place down, each changes with one at or before it."""
    for last in range(count - 1, 0, -1):
        other = draw_below(source, last + 1)
        item = items[last]
        items[last] = items[other]
        items[other] = item


@compiled
def quarter_round(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@compiled
def chacha_block(key: NDArray[np.uint32], stream: int, counter: int, out: NDArray[np.uint32]) -> None:
    """One block of 16 words. Scalars instead of an array: they stay in the processor's registers."""
    # `& WORD` also makes the type a signed 64-bit one: Numba turns uint64 + int64 into a float.
    k0, k1, k2, k3 = int(key[0]) & WORD, int(key[1]) & WORD, int(key[2]) & WORD, int(key[3]) & WORD
    k4, k5, k6, k7 = int(key[4]) & WORD, int(key[5]) & WORD, int(key[6]) & WORD, int(key[7]) & WORD
    c0, c1, s0, s1 = counter & WORD, (counter >> 32) & WORD, stream & WORD, (stream >> 32) & WORD
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k4, k5, k6, k7
    x12, x13, x14, x15 = c0, c1, s0, s1
    for _ in range(4):
        x0, x4, x8, x12 = quarter_round(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter_round(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter_round(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter_round(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter_round(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter_round(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter_round(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter_round(x3, x4, x9, x14)
    out[0], out[1] = (x0 + 0x61707865) & WORD, (x1 + 0x3320646E) & WORD
    out[2], out[3] = (x2 + 0x79622D32) & WORD, (x3 + 0x6B206574) & WORD
    out[4], out[5], out[6], out[7] = (x4 + k0) & WORD, (x5 + k1) & WORD, (x6 + k2) & WORD, (x7 + k3) & WORD
    out[8], out[9], out[10], out[11] = (x8 + k4) & WORD, (x9 + k5) & WORD, (x10 + k6) & WORD, (x11 + k7) & WORD
    out[12], out[13], out[14], out[15] = (x12 + c0) & WORD, (x13 + c1) & WORD, (x14 + s0) & WORD, (x15 + s1) & WORD
