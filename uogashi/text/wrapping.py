"""Where a line may be broken: between words, and in Chinese and Japanese between characters, by their own rules.

No line begins with what closes something (。、」) or is small (っー), and none ends with what opens something (「（).
"""

from collections.abc import Iterator
from itertools import accumulate
from unicodedata import combining, east_asian_width

from rich.cells import cell_len, chop_cells

NEVER_FIRST = frozenset(
    "。、，．：；？！・…‥〜～ー々ゝゞヽヾ゛゜％‰℃゠"
    "」』）】》〉〕］｝〗〙｠｡､･｣"
    "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
)
"""What must not begin a line of Chinese or Japanese."""
NEVER_LAST = frozenset("「『（【《〈〔［｛〖〘｟｢￥＄")
"""What must not end one."""
CLOSING = frozenset(")]},.:;!?%/”’»–—")
OPENING = frozenset("([{¥$€#“‘«")
"""The same for signs of other scripts, where they touch a Chinese or Japanese character."""


def break_places(text: str, width: int, fold: bool = True) -> list[int]:
    """Where to break a line so that each part has at most this many columns.

    An unbreakable part that is wider is cut where the columns end, or left as it is if not `fold`.
    """
    places: list[int] = []
    used = 0
    for start, part in unbroken_parts(text):
        needed = cell_len(part.rstrip())
        if needed <= width - used:
            used += cell_len(part)
            continue
        if start and (used or needed > width):
            places.append(start)
        used = cell_len(part)
        if needed > width and fold:
            *pieces, last = chop_cells(part, width)
            places += accumulate(map(len, pieces[1:]), initial=start + len(pieces[0]))
            used = cell_len(last)
    return places


def unbroken_parts(text: str) -> Iterator[tuple[int, str]]:
    """(where it begins, a part that stays together, with the spaces after it)."""
    start = 0
    for place in range(1, len(text)):
        if text[start:place].strip() and may_break(text, place):
            yield start, text[start:place]
            start = place
    if text[start:].strip():
        yield start, text[start:]


def may_break(text: str, place: int) -> bool:
    """Whether a line may end before this character: after spaces, and where Chinese or Japanese allows it."""
    after = text[place]
    if after.isspace() or combining(after) or not cell_len(after):
        return False
    before = text[:place].rstrip()[-1:]
    if after in NEVER_FIRST or before in NEVER_LAST:
        return False
    if text[place - 1].isspace():
        return True
    if not (is_wide(before) or is_wide(after)):
        return False
    return after not in CLOSING and before not in OPENING


def is_wide(character: str) -> bool:
    """Whether it is a Chinese or Japanese character, or a sign of theirs."""
    return east_asian_width(character) in ("W", "F") or character in NEVER_FIRST or character in NEVER_LAST
