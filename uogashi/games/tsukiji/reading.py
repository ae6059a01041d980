"""Reading what a player typed: words become decisions."""

from uogashi.core.errors import Refusal
from uogashi.games.tsukiji.notation import PRODUCT_NAMES, TICKET_NAMES
from uogashi.games.tsukiji.view import TsukijiView
from uogashi.text import Texts, folded

TICKET_SPELLINGS = {
    "a": "annul",
    "✕": "annul",
    "4/2": "annul",  # as it is printed in the Chinese edition
    "−1": "-1",
    "-": "-1",
    "6": "+6",
    "×2": "x2",
    "2x": "x2",
    "*2": "x2",
    "*": "x2",
    "x": "x2",
}
ROW_PHASES = ("takusan", "yakuza")


def read_purchase(words: list[str], view: TsukijiView, say: Texts) -> list[str]:
    """`1 maguro`: what follows the lot are the rows for its Takusan and then for its Yakuza, one after another."""
    lot = read_lot(words[:1], view)
    waiting = sorted(card for card in view.lots[lot - 1].cards if card in ROW_PHASES)
    named: str | None = None
    laid = []
    for word in words[1:]:
        card = next((card for card in ROW_PHASES if names_card(word, card, say)), None)
        if card is not None:
            named = card
            continue
        row = read_row([word], say)
        if named is None and not waiting:
            raise Refusal("tsukiji-typed-no-card-left", lot=lot, word=word)
        laid.append(f"{named or waiting[0]} {row}")
        if (named or waiting[0]) in waiting:
            waiting.remove(named or waiting[0])
        named = None
    if named is not None:
        raise Refusal("tsukiji-typed-which-row")
    return [f"buy {lot}", *sorted(laid, key=lambda decision: decision.split()[0])]


def read_tickets(typed: str, view: TsukijiView, say: Texts) -> list[str]:
    words = [word for word in typed.replace(",", " ").lower().split() if not say.means(word, "tsukiji-word-ticket")]
    decisions = [f"ticket {read_ticket(word, say)}" for word in words]
    mine = view.seats[view.viewer or 0]
    left = len(view.lots) - len(mine.placed or ())
    if not decisions:
        raise Refusal("tsukiji-typed-no-tickets", lots=left)
    if len(decisions) > left:
        raise Refusal("tsukiji-typed-too-many", given=len(decisions), lots=left)
    return decisions


def read_ticket(word: str, say: Texts) -> str:
    word = TICKET_SPELLINGS.get(word, word)
    if word in TICKET_NAMES:
        return word
    named = {folded(say.thing("tsukiji", ticket)): ticket for ticket in TICKET_NAMES}
    found = [ticket for name, ticket in named.items() if name.startswith(folded(word))]
    found += [ticket for ticket in TICKET_NAMES if ticket.startswith(word) and len(word) > 1]
    if len(set(found)) != 1:
        raise Refusal("tsukiji-typed-no-ticket", word=word, known=" ".join(TICKET_NAMES))
    return found[0]


def read_decision(part: str, view: TsukijiView, say: Texts) -> str:
    words = part.lower().split()
    if not words:
        raise Refusal("tsukiji-typed-nothing")
    verb, rest = words[0], words[1:]
    row = find_row(words, say) if view.phase in ROW_PHASES else None
    if row is not None:
        return f"{view.phase} {row}"  # before any verb: nobody can pass now, so `p` is a product
    if say.means(verb, "tsukiji-word-pass") and not rest:
        return "pass"
    if say.means(verb, "tsukiji-word-buy"):
        return f"buy {read_lot(rest, view)}"
    if verb.isdecimal() and view.phase == "purchase":
        return f"buy {read_lot(words, view)}"
    for card in ROW_PHASES:
        if names_card(verb, card, say):
            return f"{card} {read_row(rest, say)}"
    if view.phase in ROW_PHASES:
        return f"{view.phase} {read_row(words, say)}"
    raise Refusal(f"tsukiji-typed-{view.phase}", word=part.strip())


def names_card(word: str, card: str, say: Texts) -> bool:
    return folded(word) in (card, folded(say.thing("tsukiji", card)))


def read_lot(words: list[str], view: TsukijiView) -> int:
    text = words[0] if len(words) == 1 else ""
    if not words:
        raise Refusal("tsukiji-typed-which-lot")
    if not (text.isdecimal() and len(text) < 4):
        raise Refusal("tsukiji-typed-no-lot", word=" ".join(words))
    if not 1 <= int(text) <= len(view.lots):
        raise Refusal("tsukiji-no-such-lot", lot=int(text), lots=len(view.lots))
    return int(text)


def read_row(words: list[str], say: Texts) -> str:
    if not words:
        raise Refusal("tsukiji-typed-which-row")
    row = find_row(words, say)
    if row is None:
        known = say.join(say.thing("tsukiji", name) for name in PRODUCT_NAMES)
        raise Refusal("tsukiji-typed-no-product", word=" ".join(words), known=known)
    return row


def find_row(words: list[str], say: Texts) -> str | None:
    """A product by its name, in any of its spellings, or by how it begins."""
    asked = folded(" ".join(words))
    spellings = [(name, name) for name in PRODUCT_NAMES]
    spellings += [(folded(say.thing("tsukiji", name)), name) for name in PRODUCT_NAMES]
    spellings += [(folded(say.say(f"tsukiji-sign-{name}")), name) for name in PRODUCT_NAMES]
    exact = {name for spelling, name in spellings if spelling == asked}
    found = exact or {name for spelling, name in spellings if spelling.startswith(asked)}
    return found.pop() if len(found) == 1 else None
