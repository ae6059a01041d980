"""The signs and colours of Shopping Spree in the terminal."""

from collections.abc import Iterator, Sequence

from rich.cells import cell_len
from rich.text import Text

from uogashi.text import Texts
from uogashi.text.drawing import fit

CANS = {
    "black-drink": ("bold white on #4a4a4a", "#8a8a8a"),
    "red-drink": ("bold white on #b3261e", "#d2553a"),
    "blue-drink": ("bold white on #2457a6", "#5a8fe0"),
    "green-drink": ("bold white on #2e7d32", "#5dae63"),
    "yellow-drink": ("bold black on #e0b400", "#c9a227"),
    "white-drink": ("bold black on #efece6", "#b8b5ae"),
}
"""The colours of the drinks, as cans and as mere letters. The letter distinguishes them where there is no colour."""
COLOURS = {
    **dict.fromkeys(("washer", "dryer"), "#3f9fb5"),
    **dict.fromkeys(("bed-sheet", "pillow-case"), "#9b7fd1"),
    **dict.fromkeys(("shirt", "pants"), "#c98a2b"),
    **dict.fromkeys(("bra", "underwear", "socks"), "#cf6f9f"),
    **dict.fromkeys(("salmon", "tuna", "crab"), "#e0704a"),
    "detergent": "#4fa66a",
}
PAWNS = ("#c8432b", "#2f6fc4", "#2f8f46", "#a9780a", "#8a4fb8")
"""The number of the seat is beside each colour."""

QUIET = "bright_black"
YOURS = "bold #d2553a"
GOLD = "#b8860b"
REACHED = "bold white on #2e7d32"
WAY = "#8d7b5a"
FIRST = "◷"
PAWN = "♟"
DOT, REACHED_DOT, OWN_DOT = "○", "◉", "●"
STEPS = "▸"
ENTRANCE, MACHINE = "⌂", "▣"
LEFT_ONCE, NOT_YET = "◉", "○"
DOUBLED = "✦"
TIMES = "×"
EMPTY = "·"

LONGEST_SHORT = 9
"""Labels on the map are at most this wide."""

Piece = tuple[str, str]
"""Letters and their style."""
Line = list[Piece]


def width_of(line: Line) -> int:
    return sum(cell_len(letters) for letters, _ in line)


def flow(parts: Sequence[Line], width: int, gap: int, title: str = "") -> Iterator[Text]:
    """Parts one after another, none of them broken, in as many lines as it takes; a title before the first."""
    indent = cell_len(title) + 2 if title else 0
    line, used = Text(), 0
    if not parts:
        return
    for part in parts:
        if used and used + gap + width_of(part) > width:
            yield line
            line, used = Text(), 0
        if not used:
            line.append(title.ljust(len(title) + 2) if title else "", style=QUIET)
            line.append("" if title else " " * indent)
            title, used = "", indent
        else:
            line.append(" " * gap)
            used += gap
        for letters, style in part:
            line.append(letters, style=style)
        used += width_of(part)
    yield line


def draw_pawns(seats: Sequence[int]) -> Line:
    return [(PAWN, "bold"), *((str(seat + 1), f"bold white on {PAWNS[seat]}") for seat in seats)] if seats else []


def draw_thing(thing: str, count: int, say: Texts, within: bool, room: int) -> Line:
    number = f" {TIMES}{count}" if count > 1 else ""
    name = fit(say.say(f"shopping-short-{thing}"), room - len(number))
    colour = COLOURS.get(thing, "default")
    return [(name + number, f"bold {colour}" if within else QUIET)]


def draw_cans(drinks: Sequence[str], say: Texts, within: bool, gap: str = " ") -> Line:
    """A can for each drink, with its letter."""
    line: Line = []
    for drink in drinks:
        if line and gap:
            line.append((gap, ""))
        line.append((say.say(f"shopping-sign-{drink}"), CANS[drink][0 if within else 1]))
    return line


def short_name(thing: str, say: Texts) -> str:
    return say.thing("shopping", thing) if thing in CANS else say.say(f"shopping-short-{thing}")
