"""Words that a person typed, one after another, as the readers of games go through them."""

from typing import ClassVar

from uogashi.text import Texts, folded


class TypedWords:
    """Compared without accents and in either kana; a refusal quotes them as they were typed."""

    game: ClassVar[str]
    """Its messages `<game>-word-<name>` are the words that mean the same."""

    tokens: list[str]
    place: int
    say: Texts

    def typed(self, ahead: int = 0) -> str:
        """The word here, or so many further on, as it was typed; empty behind the last one."""
        place = self.place + ahead
        return self.tokens[place] if 0 <= place < len(self.tokens) else ""

    def peek(self, ahead: int = 0) -> str:
        """The same as it is compared."""
        return folded(self.typed(ahead))

    def typed_words(self, count: int) -> str:
        return " ".join(map(self.typed, range(count)))

    def peek_words(self, count: int) -> str:
        return folded(self.typed_words(count))

    def is_word(self, name: str, ahead: int = 0) -> bool:
        return self.say.means(self.typed(ahead), f"{self.game}-word-{name}")

    def skip(self, name: str) -> bool:
        """Go past this word, if it is here."""
        if self.is_word(name):
            self.place += 1
            return True
        return False
