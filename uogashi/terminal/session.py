"""A game being played in the terminal by one person or several, with bots in the other seats."""

import secrets
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.text import Text

from uogashi.bots.players import decide
from uogashi.core import engine
from uogashi.core.chance import new_generator
from uogashi.core.errors import Refusal
from uogashi.core.facts import Fact
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, FORMAT, write_record
from uogashi.terminal.asking import PlainAsker, TerminalAsker
from uogashi.terminal.rooms import room, show_table
from uogashi.terminal.rules import find_chapter, print_chapter, print_contents, print_opening
from uogashi.terminal.screen import Screen
from uogashi.text import Texts
from uogashi.text.rules import read_rules

COMMANDS = ("help", "table", "log", "rules", "undo", "save", "quit")
Seats = Sequence[str | None]
"""For each seat the name of its bot, None for a person."""


class Leave(Exception):
    """The person has had enough."""


class Session:
    """One game at one terminal. What a person types is tried on a draft, and played once their turn is complete."""

    def __init__(
        self,
        match: Match,
        bots: Seats,
        say: Texts,
        screen: Screen,
        asker: PlainAsker | TerminalAsker,
        confirm: bool = True,
    ) -> None:
        self.match = match
        self.bots = bots
        self.say = say
        self.screen = screen
        self.asker = asker
        self.confirm = confirm
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.pending: list[str] = []
        """What the person at the keyboard has decided in this turn, not yet played."""
        self.log: list[Text] = []
        self.file: Path | None = None
        self.saved = len(match.entries)
        """How many entries the file holds."""
        self.rngs = new_generator(match.game.name, f"{match.seed or secrets.token_hex(32)} bots")
        self.board, self.story, self.typed = (room(match.game, name) for name in ("board", "story", "typed"))

    # --- the course of a game ------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Until the game is over or somebody leaves; True if they want another one."""
        try:
            self.greet()
            while not self.match.over:
                people = [seat for seat in self.match.acting if seat in self.people]
                if people:
                    self.person_plays(people[0])
                else:
                    self.bot_plays(self.match.acting[0])
            return self.finish()
        except Leave:
            return False

    def greet(self) -> None:
        say, match = self.say, self.match
        self.screen.print(
            say.say("play-welcome", game=say.say(f"{match.game.name}-title"), seats=say.list(match.seats))
        )
        if len(self.people) == 1:
            self.screen.print(say.say("play-who", name=match.seats[self.people[0]]))
        self.screen.print(self.hints("play-help", *COMMANDS))
        self.screen.print()
        for entry in (match.opening, *match.standing):
            # Of a game taken up again the story is known; it can be read again.
            self.log += self.lines(match.facts(entry))
        if not match.entries:
            self.screen.tell(self.log)

    def finish(self) -> bool:
        """Show who has won, and ask what next."""
        say, match = self.say, self.match
        view = match.view()
        self.screen.print()
        if self.screen.draws:
            self.screen.print(self.board.draw_result(view, match.seats, say, match.winners))
        else:
            for line in self.board.describe_result(view, match.seats, say):
                self.screen.print(line)
        names = say.list([match.seats[seat] for seat in match.winners])
        self.screen.print()
        scores = " – ".join(map(str, match.scores))
        self.screen.print(
            Text(say.say("play-over", names=names, count=len(match.winners), scores=scores), style="bold")
        )
        words = [("again", "play-meaning-again"), ("save", "play-meaning-save"), ("log", "play-meaning-log")]
        while True:
            try:
                typed = self.asker.ask(
                    "", self.hints("play-another", "again", "quit") + " ", "", self.suggest_words(words)
                )
            except (EOFError, KeyboardInterrupt):
                return False
            if not typed or self.is_word(typed, "quit"):
                return False
            if self.is_word(typed, "again"):
                return True
            try:
                if not self.obey(typed, self.people[0]):
                    raise Refusal(
                        "play-over-words", words=[self.word(name) for name in ("again", "save", "log", "quit")]
                    )
            except Refusal as refusal:
                self.complain(refusal)
            except Leave:
                return False

    # --- bots ----------------------------------------------------------------------------------------------------

    def bot_plays(self, seat: int) -> None:
        """A bot's whole turn, told in one go."""
        match, bot = self.match, self.bots[seat]
        assert bot is not None, "a person sits there"
        phase = engine.secret_phase(match.states, 0)
        facts: list[Fact] = []
        while seat in match.acting and engine.secret_phase(match.states, 0) == phase:
            facts += match.facts(match.play(seat, decide(match, seat, bot, self.rngs)))
        self.tell(facts)

    # --- persons -------------------------------------------------------------------------------------------------

    def person_plays(self, seat: int) -> None:
        """A person's whole turn: they decide until it is complete, may change their mind, and then it is played."""
        secret = engine.secret_phase(self.match.states, 0) != 0 and len(self.people) > 1
        if secret:
            self.hand_over(seat)
        self.pending = []
        self.show_table(seat)
        while True:
            draft = self.draft(seat)
            complete = self.is_complete(draft, seat)
            if complete and not self.confirm:
                break
            self.screen.print(self.question(draft, seat, complete))
            typed = self.listen(seat, draft, complete)
            if complete and not typed:
                break
            try:
                self.answer(typed, seat, draft, complete)
            except Refusal as refusal:
                self.complain(refusal)
        entry = self.match.play(seat, *self.pending)
        self.pending = []
        if secret:
            self.screen.wipe()
        self.tell(self.match.facts(entry))

    def hand_over(self, seat: int) -> None:
        """Everything of the person before is wiped away before the next one looks."""
        self.screen.wipe()
        prompt = self.say.say("play-hand-over", name=self.match.seats[seat]) + " ▸ "
        while self.wait_for(prompt, seat):
            pass

    def wait_for(self, prompt: str, seat: int) -> bool:
        """Whether something other than Enter was typed; what it asks for is done."""
        typed = self.ask(prompt, seat)
        if not typed:
            return False
        try:
            if not self.obey(typed, seat):
                raise Refusal("play-press-enter")
        except Refusal as refusal:
            self.complain(refusal)
        return True

    def draft(self, seat: int) -> Match:
        """The match as it would be with what is pending."""
        draft = self.match.fork()
        for decision in self.pending:
            draft.play(seat, decision)
        return draft

    def is_complete(self, draft: Match, seat: int) -> bool:
        """Whether the turn is over: somebody else would act, or something hidden would be shown."""
        if not self.pending:
            return False
        shown = any(entry.reveals for entry in draft.entries[len(self.match.entries) :])
        same_phase = engine.secret_phase(draft.states, 0) == engine.secret_phase(self.match.states, 0)
        return shown or not same_phase or seat not in draft.acting

    def question(self, draft: Match, seat: int, complete: bool) -> Any:
        if not complete:
            return self.typed.ask(draft.view(seat), self.say, self.screen.plain)
        summary = self.typed.sum_up(self.pending, self.match.view(seat), draft.view(seat), self.say)
        return Text.assemble(summary, "\n", (self.hints("play-confirm", "undo"), "bold"))

    def listen(self, seat: int, draft: Match, complete: bool) -> str:
        if complete:
            return self.ask(self.prompt(seat), seat, self.suggest_words([("undo", "play-meaning-undo")]))
        view, legal = draft.view(seat), draft.legal(seat)
        words = self.suggest_words([(name, f"play-meaning-{name}") for name in COMMANDS])

        def suggest(before: str) -> Iterator[tuple[str, str]]:
            yield from self.typed.suggest(before, view, legal, self.say)
            yield from words(before)

        return self.ask(self.prompt(seat), seat, suggest)

    def answer(self, typed: str, seat: int, draft: Match, complete: bool) -> None:
        """Do what was typed: a command, or decisions, which are tried all or none."""
        if not typed:
            return
        if typed == "?" and complete:
            self.screen.print(self.hints("play-confirm", "undo"))
        elif typed == "?":
            self.explain_choices(draft, seat)
        elif not self.obey(typed, seat):
            if complete:
                raise Refusal("play-confirm-first", undo=self.word("undo"))
            before = list(self.pending)
            try:
                for decision in self.typed.read(typed, draft.view(seat), self.say):
                    trial = self.draft(seat)
                    if self.is_complete(trial, seat):
                        raise Refusal("decisions-after-reveal", decision=self.pending[-1])
                    trial.play(seat, decision)
                    self.pending.append(decision)
            except BaseException:
                self.pending = before
                raise

    def prompt(self, seat: int) -> str:
        return self.say.say("play-prompt", name=self.match.seats[seat]) + " "

    def ask(self, prompt: str, seat: int, suggest: Any = None) -> str:
        """A line from this person; Ctrl-D and Ctrl-C mean that they want to leave."""
        try:
            typed = self.asker.ask(self.match.seats[seat], prompt, self.hints("play-hint", *COMMANDS), suggest)
            # Full-width letters and digits mean the same; in the name of a file they do not.
            return typed if self.is_word(typed.split(" ")[0], "save") else unicodedata.normalize("NFKC", typed)
        except EOFError:
            self.leave()
        except KeyboardInterrupt:
            self.leave()
            raise
        raise Leave

    # --- commands ------------------------------------------------------------------------------------------------

    def obey(self, typed: str, seat: int) -> bool:
        """Do what a command says; False if it is none."""
        word, _, rest = typed.partition(" ")
        name = next((name for name in COMMANDS if self.is_word(word, name)), None)
        if name is None or (rest and name not in ("save", "rules")):
            return False
        if name == "help":
            self.screen.print(self.hints("play-help", *COMMANDS))
        elif name == "table":
            self.show_table(seat)
        elif name == "log":
            for line in self.log:
                self.screen.print(line)
        elif name == "rules":
            self.show_rules(rest.strip())
        elif name == "undo":
            self.undo(seat)
        elif name == "save":
            self.save(rest.strip())
        else:
            self.leave()
            raise Leave
        return True

    def undo(self, seat: int) -> None:
        """Take back the last decision of this turn; if there is none, the last turn, if a match allows it."""
        if self.pending:
            taken = self.pending.pop()
            self.screen.print(self.say.say("play-undone", decision=self.typed.typed_form(taken, self.say)))
        else:
            self.match.undo(seat)
            self.screen.print(self.say.say("play-undone-entry"))

    def save(self, name: str) -> None:
        """Write everything, seed and deck included, so that the game can be played on."""
        path = Path(name).expanduser() if name else self.file
        if path is None:
            raise Refusal("save-needs-file", word=self.word("save"))
        write_file(path, self.match)
        self.file, self.saved = path, len(self.match.entries)
        self.screen.print(self.say.say("saved", file=str(path)))
        if self.pending:
            self.screen.print(self.say.say("saved-without-pending"))

    def leave(self) -> None:
        """Ask whether to save first; whoever just says yes without a name is asked for one."""
        if self.match.over or self.saved == len(self.match.entries):
            return None
        while True:
            try:
                typed = self.asker.ask("", self.say.say("play-save-first") + " ")
            except (EOFError, KeyboardInterrupt):
                return None
            word, _, rest = typed.partition(" ")
            name = rest.strip() if self.is_word(word, "save") else typed
            if not name:
                return None
            try:
                return self.save(name)
            except Refusal as refusal:
                self.complain(refusal)

    def show_rules(self, chapter: str) -> None:
        page = read_rules(self.match.game.name, self.say.language)
        if chapter:
            print_chapter(find_chapter(page, chapter), self.screen)
        else:
            print_opening(page, self.screen)
            print_contents(page, self.say, self.screen)

    def explain_choices(self, draft: Match, seat: int) -> None:
        view, hidden = draft.view(seat), draft.hidden(seat)
        self.screen.print(self.typed.explain_choices(hidden, draft.configs, view, self.say, self.screen.plain))

    # --- words ---------------------------------------------------------------------------------------------------

    def show_table(self, seat: int) -> None:
        draft = self.draft(seat)
        if self.is_complete(draft, seat):
            draft = self.match
        self.screen.print()
        extras = room(draft.game, "preview").table_extras(draft.hidden(seat), draft.configs, seat)
        show_table(draft, seat, self.say, self.screen, log=self.log, **extras)

    def tell(self, facts: Sequence[Fact]) -> None:
        """What everybody may know of what happened."""
        lines = self.lines(facts)
        self.log += lines
        self.screen.tell(lines)

    def lines(self, facts: Sequence[Fact]) -> list[Text]:
        return list(self.story.tell(facts, self.match.seats, self.say, not self.screen.draws))

    def complain(self, refusal: Refusal) -> None:
        self.screen.print(Text(self.say.explain(refusal.message, self.match.seats), style="red"))

    def word(self, name: str) -> str:
        return self.say.words(f"play-word-{name}")[0]

    def is_word(self, typed: str, name: str) -> bool:
        return typed.lower() in self.say.words(f"play-word-{name}")

    def hints(self, id: str, *names: str) -> str:
        """A sentence with the words that can be typed."""
        return self.say.say(id, **{name: self.word(name) for name in names})

    def suggest_words(self, words: Sequence[tuple[str, str]]) -> Any:
        """Commands, at the beginning of a line."""

        def suggest(before: str) -> Iterator[tuple[str, str]]:
            if " " not in before:
                for name, meaning in words:
                    yield self.word(name), self.say.say(meaning)

        return suggest


def write_file(path: Path, match: Match) -> None:
    """Write the record beside its place, then put it there: an old one is lost only when the new one is whole."""
    if path.exists() and not is_record(path):
        raise Refusal("save-no-record-there", file=str(path))
    partly = path.with_name(path.name + ".part")
    try:
        partly.write_bytes(msgspec.json.encode(write_record(match, EVERYTHING)) + b"\n")
        partly.replace(path)
    except OSError as error:
        partly.unlink(missing_ok=True)
        raise Refusal("file-unwritable", file=str(path), why=error.strerror or str(error)) from None


def is_record(path: Path) -> bool:
    try:
        record = msgspec.json.decode(path.read_bytes())
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return False
    return isinstance(record, dict) and record.get("format") == FORMAT
