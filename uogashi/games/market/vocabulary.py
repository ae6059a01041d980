"""The words that a player types in a game of Tokyo Tsukiji Market: verbs, items, and decisions spelled with them."""

from collections.abc import Sequence

from uogashi.games.market import prompts
from uogashi.games.market.notation import KIND_NAMES, MARKET_NAMES, ROW_NAMES
from uogashi.games.market.view import ExtraMarketView, FishMarketView, MarketView, PieceView, SeatView
from uogashi.text import Texts, folded

WORDS = (
    *("freeze", "thaw", "keep", "lose", "fishing", "purchase", "open", "port", "end", "turn", "done", "by", "action"),
    *("cart", "yen", "piece", "own", "undock", "dock", "hand", "over", "licence", "convert", "loan", "share"),
    *("freezer", "buy", "sell", "ship", "barge", "barrel", "to", "spot", "fish", "return", "enter", "give", "offer"),
    *("take", "reprice", "price", "at", "from", "seat", "award", "bid"),
)
"""The words of decisions that can be typed in every language; fish, markets and rows are called by their names."""
VERBS = {
    "freezing": ("freeze", "thaw"),
    "keeping": ("keep", "lose"),
    "turn": ("fishing", "enter", "purchase", "open", "end"),
    "entering": ("by",),
    "entering-at": ("at",),
    "fishing": ("ship", "reprice", "open", "done"),
    "ship": ("undock", "fish", "barge", "dock", "hand"),
    "docked": ("price", "ship", "reprice", "open", "done"),
    "unloading": ("price",),
    "repricing-at": ("at",),
    "repricing": ("price",),
    "market": ("licence", "sell", "buy", "convert", "loan", "share", "freezer", "cart", "give", "spot", "open", "done"),
    "returning": ("return",),
    "barrel-at": ("at",),
    "converting": ("price",),
    "converted": ("price", "licence", "sell", "convert", "open", "done"),
    "giving": ("to",),
    "offering": ("offer", "done"),
    "purchasing": ("from", "take", "open", "done"),
    "taking": ("take",),
    "taking-at": ("at",),
    "bidding": ("bid",),
    "awarding": ("award",),
}
"""What can be decided in each phase. After `dock` and after a price nobody knows yet whether another one is due."""
MARKET_VERBS = {
    "octopus": ("licence", "sell", "convert"),
    "ships": ("buy", "sell"),
    "used-ships": ("buy", "sell"),
    "government": ("give",),
    "trading": ("spot",),
    "bank": ("loan", "share"),
    "rentals": ("freezer", "cart"),
    "aquarium": ("sell",),
}
"""What each market is for; a fish market for licences and selling."""
AMOUNTS = {
    **dict.fromkeys(("entering-at", "repricing-at", "barrel-at", "taking-at"), "at"),
    **dict.fromkeys(("unloading", "repricing", "converting"), "price"),
    "giving": "to",
    "bidding": "bid",
}
"""Where a number is an amount of money."""
ALL_VERBS = frozenset(verb for verbs in VERBS.values() for verb in verbs)
KNOWN_ANYWHERE = ALL_VERBS - {
    *("ship", "reprice", "return", "sell", "give", "offer", "award", "price", "at", "bid", "take", "from", "buy"),
}
"""Decisions that have the same name in all phases."""
PLAIN = {"open": "open port", "end": "end turn", "hand": "hand over"}
SECOND = {"open": "port", "end": "turn", "hand": "over"}
SIZES = {"1": "one-slot", "2": "two-slot", "3": "three-slot", "4": "four-slot"}
WAYS = ("action", "cart", "yen", "piece", "own")


# --- decisions ---------------------------------------------------------------------------------------------------


def typed_form(decision: str, say: Texts) -> str:
    """A decision as it is best typed in this language; players are counted from 1, as the table shows them."""
    verb, *words = decision.split()
    if words and words[0] == "seat":
        return f"{first_word(say, verb)} {int(words[1]) + 1}"
    shown = [typed_word(word, say) for word in (verb, *words)]
    return " ".join(shown)


def typed_word(word: str, say: Texts) -> str:
    if word in WORDS:
        return first_word(say, word)
    return say.thing("market", word).lower() if word in (*MARKET_NAMES, *KIND_NAMES, *ROW_NAMES) else word


def first_word(say: Texts, name: str) -> str:
    return say.words(f"market-word-{name}")[0]


def decision_words(decision: str, view: MarketView, say: Texts, seats: Sequence[str] = ()) -> str:
    """A decision as a button says it, with its object; players by their numbers where no names are known."""
    return say.decision("market", decision, prompts.ask(view), seats)


# --- names -------------------------------------------------------------------------------------------------------


def spell_thing(say: Texts, name: str) -> list[str]:
    """How an item can be spelled: first its name as it is shown, then all spellings as they are compared."""
    spellings = [say.thing("market", name).lower(), name, name.replace("-", " ")]
    if name in KIND_NAMES:
        spellings.append(say.say(f"market-sign-{name}").lower())
    if say.knows(f"market-word-{name}"):
        spellings += say.words(f"market-word-{name}")
    return list(dict.fromkeys((spellings[0], *map(folded, spellings))))


def lot_words(lot: tuple[str, str | None]) -> str:
    fish, row = lot
    return fish if row is None else f"{fish} {row}"


def piece_words(piece: PieceView) -> str:
    """A piece as decisions call it: `salmon fresh`, `tuna 20`."""
    side, _, fish = piece.piece.rpartition("-")
    return " ".join(word for word in (fish, side, str(piece.printed or "")) if word)


def kind_of(piece: PieceView) -> str:
    """Salmon, fresh or degraded."""
    return piece.piece.rpartition("-")[2]


def prices_of(owner: SeatView, lot: tuple[str, str | None]) -> list[int]:
    return [sale.price for sale in owner.sale if (sale.fish, sale.row) == lot]


def entry_pieces(view: MarketView, mine: SeatView, name: str | None) -> list[PieceView]:
    """The pieces of this player that pay for the entry of a market."""
    markets: list[FishMarketView | ExtraMarketView] = [*view.fish, *view.extra]
    kinds = [each.entry_piece for each in markets if each.market == name]
    return [piece for piece in mine.pieces if kind_of(piece) in kinds]
