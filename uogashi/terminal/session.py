"""A game being played in the terminal by one player or several, with bots in the other seats."""

import unicodedata
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group
from rich.text import Text

from uogashi.arena.records import decode
from uogashi.bots.players import Bot, decide, new_luck
from uogashi.core import engine
from uogashi.core.errors import Message, Refusal
from uogashi.core.facts import Fact
from uogashi.core.lookahead import find_end, outcome
from uogashi.core.match import Match
from uogashi.core.record import EVERYTHING, FORMAT, write_record
from uogashi.core.verbs import SPECTATOR
from uogashi.terminal.asking import PlainAsker, TerminalAsker, lines_below
from uogashi.terminal.game_modules import Board, Typed, show_table, tell_division, tell_story
from uogashi.terminal.interrupts import INTERRUPTS
from uogashi.terminal.keeping import Keeper, replace_file
from uogashi.terminal.legends import draw_legend
from uogashi.terminal.paging import paged
from uogashi.terminal.rules import find_chapter, print_chapter, print_contents, print_opening
from uogashi.terminal.screen import Screen
from uogashi.text import Texts
from uogashi.text.drawing import lines_of
from uogashi.text.rules import read_rules

COMMANDS = ("help", "table", "legend", "log", "rules", "undo", "save", "quit")
AFTERWARDS = ("table", "legend", "log", "rules", "save", "quit")
"""What can still be asked for when the game is over."""
Seats = Sequence[Bot | None]
"""For each seat its bot, None for a person."""


class Leave(Exception):
    """The player has had enough."""


class Back(Exception):
    """The player was about to leave, and plays on."""


class Stopped(KeyboardInterrupt):
    """The player pressed Ctrl-C, was asked, and leaves."""


class Session:
    """One game at one terminal. What a player types is tried on a draft, and played once their turn is complete."""

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
        self.typed_lines: list[list[str]] = []
        """What the player at the keyboard has decided in this turn, line by line, not yet played."""
        self.log: list[Text] = []
        self.division: int | None = None
        """The part of the game whose beginning the log has shown."""
        self.seen: dict[int, int] = {}
        """How much of the log each person had seen when their last secret turn ended."""
        self.file: Path | None = None
        self.saved = len(match.entries)
        """How many entries the file holds."""
        self.keeper: Keeper | None = None
        """Saves the game after every turn."""
        self.legend_shown = False
        self.rngs = new_luck(match)
        self.board: Board = match.game.module("board")
        self.typed: Typed = match.game.module("typed")

    @property
    def pending(self) -> list[str]:
        """The decisions of this turn that are not yet played."""
        return [decision for line in self.typed_lines for decision in line]

    # --- the course of a game ------------------------------------------------------------------------------------

    def run(self) -> bool:
        """Until the game is over or a player leaves; True if they want another one."""
        try:
            self.greet()
            while not self.match.over:
                self.next_turn()
            return self.finish()
        except Leave:
            return False
        finally:
            if self.keeper is not None:
                self.keeper.let_go()

    def next_turn(self) -> None:
        """People first: in a secret phase the bots wait for them, not they for the bots."""
        people = [seat for seat in self.match.acting if seat in self.people]
        try:
            if people:
                self.person_plays(people[0])
            else:
                self.bot_plays(self.match.acting[0])
        except Stopped:
            raise
        except KeyboardInterrupt:
            self.screen.print()
            if self.leave():
                raise
            self.log = self.whole_story()

    def greet(self) -> None:
        say, match = self.say, self.match
        self.screen.print(
            say.say("play-welcome", game=say.say(f"{match.game.name}-title"), seats=say.list(match.seats))
        )
        if len(self.people) == 1:
            self.screen.print(say.say("play-who", name=match.seats[self.people[0]]))
        self.screen.print(self.hints("play-help", *COMMANDS))
        self.screen.print()
        self.log = self.whole_story()
        # After resuming, the earlier log counts as seen; it can be read again.
        if not match.entries:
            self.screen.tell(self.log)

    def finish(self) -> bool:
        """Show who has won, and ask what next."""
        self.show_result()
        again = self.suggest_words(["again", *AFTERWARDS])
        while True:
            try:
                typed = self.read_line(self.hints("play-another", "again", "quit") + " ", suggest=again)
            except (EOFError, KeyboardInterrupt):
                return False
            if not typed or self.is_word(typed, "quit"):
                return False
            if self.is_word(typed, "again"):
                return True
            try:
                if not self.obey(typed, self.people[0]):
                    raise Refusal("play-over-words", words=[self.word(name) for name in ("again", *AFTERWARDS)])
            except Refusal as refusal:
                self.complain(refusal)

    def show_result(self) -> None:
        say, match = self.say, self.match
        view = match.view()
        self.screen.print()
        if self.screen.draws:
            self.screen.print(self.board.draw_result(view, match.seats, say, match.winners))
        else:
            for line in self.board.describe_result(view, match.seats, say, match.winners):
                self.screen.print(line)
        names = say.list([match.seats[seat] for seat in match.winners])
        scores = " – ".join(f"{say.seat_name(seat, match.seats)} {score}" for seat, score in enumerate(match.scores))
        self.screen.print()
        self.screen.print(
            Text(say.say("play-over", names=names, count=len(match.winners), scores=scores), style="bold")
        )

    # --- bots ----------------------------------------------------------------------------------------------------

    def bot_plays(self, seat: int) -> None:
        """A bot's whole turn, shown in one go."""
        match, bot = self.match, self.bots[seat]
        assert bot is not None, "a person sits there"
        phase = engine.secret_phase(match.states, 0)
        facts: list[Fact] = []
        while seat in match.acting and engine.secret_phase(match.states, 0) == phase:
            decision = decide(match, seat, bot, self.rngs)
            with INTERRUPTS.held_back():
                facts += match.facts(match.play(seat, decision))
                if seat not in match.acting or engine.secret_phase(match.states, 0) != phase:
                    self.keep()
        self.tell(facts)

    # --- people --------------------------------------------------------------------------------------------------

    def person_plays(self, seat: int) -> None:
        """A person's whole turn: they decide until it is complete, may change their mind, and then it is played."""
        secret = len(self.people) > 1 and self.has_secrets(seat)
        self.typed_lines = []
        if secret:
            self.hand_over(seat)
        self.show_table(seat)
        warned: list[Message] = []
        while True:
            draft = self.draft(seat)
            complete = self.is_complete(draft, seat)
            if complete and not self.confirm:
                break
            if not complete:
                warned = self.warn(draft, seat, warned)
            self.screen.print(self.asked(draft, seat, complete))
            try:
                typed = self.listen(seat, draft, complete)
            except Back:
                continue
            if complete and not typed:
                break
            try:
                self.answer(typed, seat, draft, complete)
            except Refusal as refusal:
                self.complain(refusal)
        with INTERRUPTS.held_back():
            entry = self.match.play(seat, *self.pending)
            self.typed_lines = []
            self.keep()
        if secret:
            self.screen.wipe()
            self.seen[seat] = len(self.log)
        self.tell(self.match.facts(entry, seat if len(self.people) == 1 else SPECTATOR))

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees, or will see while it decides, what the others may not."""
        match = self.match
        if engine.secret_phase(match.states, 0):
            return True
        return bool(match.hidden(seat).tobytes() != match.hidden().tobytes())

    def hand_over(self, seat: int) -> None:
        """The previous player's screen is wiped before the next one looks; then they read what they missed."""
        self.screen.wipe()
        prompt = self.say.say("play-hand-over", name=self.match.seats[seat]) + " ▸ "
        while self.wait_for(prompt, seat):
            pass
        if seat not in self.seen:
            self.screen.print(self.hints("play-help", *COMMANDS))
            self.screen.print()
        for line in self.log[self.seen.get(seat, 0) :]:
            self.screen.print(line)

    def wait_for(self, prompt: str, seat: int) -> bool:
        """Whether something other than Enter was typed; what shows nothing of this person is done."""
        try:
            typed = self.ask(prompt, seat)
        except Back:
            return True
        if not typed:
            return False
        private = any(self.is_word(typed.split(" ")[0], name) for name in ("table", "undo"))
        try:
            if private or not self.obey(typed, seat):
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
        """Whether the turn is over: someone else would act, or the entry could go no further."""
        return bool(self.pending) and (seat not in draft.acting or draft.ends(draft.entries[-1]))

    def asked(self, draft: Match, seat: int, complete: bool) -> Any:
        """The question, and where there are few answers, these."""
        question = self.question(draft, seat, complete)
        hidden, configs, view = draft.hidden(seat), draft.configs, draft.view(seat)
        offer = None if complete else self.typed.offer(hidden, configs, view, self.say, self.screen.plain)
        return question if offer is None else Group(question, offer)

    def question(self, draft: Match, seat: int, complete: bool) -> Any:
        if not complete:
            return self.typed.ask(draft.view(seat), self.say, self.screen.plain, self.match.seats)
        summary = self.typed.sum_up(self.pending, self.match.view(seat), self.outcome(seat), self.say)
        ends = find_end(self.match, seat, self.pending)
        ending = f"{self.say.explain(ends, self.match.seats)}\n" if ends is not None else ""
        return Text.assemble(summary, "\n", (ending, "bold yellow"), (self.hints("play-confirm", "undo"), "bold"))

    def outcome(self, seat: int) -> Any:
        """What the seat would see after what is pending, tried on what it knows now: nothing new is shown by it."""
        match = self.match
        reached = outcome(match.game, match.hidden(seat), match.configs, seat, self.pending)
        return match.game.view(reached, match.configs, seat)

    def warn(self, draft: Match, seat: int, shown: Sequence[Message]) -> list[Message]:
        """What could soon end the game, unless it was shown already in this turn."""
        warnings = draft.game.warnings(draft.view(seat))
        if warnings != shown:
            self.show_warnings(draft, seat)
        return warnings

    def show_warnings(self, draft: Match, seat: int) -> None:
        for line in self.warning_lines(draft, seat):
            self.screen.print(line)

    def warning_lines(self, draft: Match, seat: int) -> list[Text]:
        """What could soon end the game; nothing is left to warn of when the turn is complete."""
        if self.match.over or self.is_complete(draft, seat):
            return []
        warnings = draft.game.warnings(draft.view(seat))
        return [Text(self.say.explain(message, self.match.seats), style="yellow") for message in warnings]

    def listen(self, seat: int, draft: Match, complete: bool) -> str:
        with self.redrawn(seat):
            return self.ask_decision(seat, draft, complete)

    def ask_decision(self, seat: int, draft: Match, complete: bool) -> str:
        if complete:
            return self.ask(self.prompt(seat), seat, self.suggest_words(["undo"]))
        view, legal = draft.view(seat), draft.legal(seat)
        words = self.suggest_words(COMMANDS)

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
            self.typed_lines.append([])
            try:
                for decision in self.typed.read(typed, draft.view(seat), self.say):
                    reached = self.draft(seat)
                    if self.is_complete(reached, seat):
                        raise Refusal("play-turn-over", decision=self.typed.typed_form(self.pending[-1], self.say))
                    reached.play(seat, decision)
                    self.typed_lines[-1].append(decision)
            except BaseException:
                self.typed_lines.pop()
                raise

    def prompt(self, seat: int) -> str:
        return self.say.say("play-prompt", name=self.match.seats[seat]) + " "

    def ask(self, prompt: str, seat: int, suggest: Any = None) -> str:
        """A line from this person; the end of the input, Ctrl-D or Ctrl-C mean that they want to leave."""
        try:
            return self.read_line(prompt, str(seat), self.hints("play-hint", *COMMANDS), suggest)
        except (EOFError, KeyboardInterrupt) as wish:
            if self.leave():
                raise (Leave if isinstance(wish, EOFError) else Stopped) from None
            raise Back from None

    def read_line(self, prompt: str, who: str = "", hint: str = "", suggest: Any = None) -> str:
        """A line as it is meant: full-width letters are letters, but in the name of a file they stay."""
        typed = self.asker.ask(who, prompt, hint, suggest)
        return typed if self.is_word(typed.split(" ")[0], "save") else unicodedata.normalize("NFKC", typed)

    # --- commands ------------------------------------------------------------------------------------------------

    def obey(self, typed: str, seat: int) -> bool:
        """Carry out a command; False if it is not one."""
        word, _, rest = typed.partition(" ")
        name = next((name for name in COMMANDS if self.is_word(word, name)), None)
        if name is None:
            return False
        if rest and name not in ("save", "rules"):
            raise Refusal("play-alone", word=word)
        if name in ("help", "table", "legend", "log", "rules"):
            with paged(self.screen, self.asker, self.say):
                self.show(name, rest.strip(), seat)
        elif name == "undo":
            self.undo(seat)
        elif name == "save":
            self.save(rest.strip())
        elif self.leave():
            raise Leave
        return True

    def show(self, name: str, chapter: str, seat: int) -> None:
        """What a command asks to see."""
        if name == "help":
            self.screen.print(self.hints("play-help", *COMMANDS))
            self.show_legend(seat)
        elif name == "table":
            self.show_table(seat, whole=True)
            self.show_warnings(self.draft(seat), seat)
        elif name == "legend":
            self.show_legend(seat)
        elif name == "log":
            for line in self.log:
                self.screen.print(line)
        else:
            self.show_rules(chapter)

    def show_legend(self, seat: int) -> None:
        """What is drawn, sign by sign; a plain-text table has no signs."""
        if self.screen.draws:
            self.screen.print(draw_legend(self.board.legend(self.match.view(seat), self.say)))
        else:
            self.screen.print(self.say.say("play-no-legend"))

    def undo(self, seat: int) -> None:
        """Undo the last line of this turn; if there is none, the last turn, if a match allows it."""
        if self.typed_lines:
            taken = [self.typed.typed_form(decision, self.say) for decision in self.typed_lines.pop()]
            self.screen.print(self.say.say("play-undone", decision=" ".join(taken)))
        else:
            with INTERRUPTS.held_back():
                self.match.undo(seat)
                self.keep()
            self.log = self.whole_story()
            self.screen.print(self.say.say("play-undone-entry"))

    def save(self, name: str) -> None:
        """Write everything, seed and deck included, so that the game can be played on."""
        path = Path(name) if name else self.file
        if path is None:
            raise Refusal("save-needs-file", word=self.word("save"))
        write_file(path, self.match)
        self.file, self.saved = path, len(self.match.entries)
        self.screen.print(self.say.say("saved", file=str(path)))
        if self.pending:
            self.screen.print(self.say.say("saved-without-pending"))

    def keep(self) -> None:
        """Write the game to where it is kept. If that fails, say so once, and play goes on."""
        if self.keeper is None:
            return
        try:
            with INTERRUPTS.held_back():
                self.keeper.keep(self.match)
        except Refusal as refusal:
            self.keeper = None
            self.complain(refusal)

    def leave(self) -> bool:
        """Ask before the person leaves in mid-game; False: they go on playing."""
        leaves = self.asked_to_leave()
        if not leaves:
            INTERRUPTS.answered()
        return leaves

    def asked_to_leave(self) -> bool:
        """What is kept, or saved, needs no question, but what is typed and not yet played does."""
        if self.match.over or (self.saved == len(self.match.entries) and not self.pending):
            return True
        if self.match.entries:
            self.keep()
        if self.keeper is not None:
            return self.leave_kept()
        return self.leave_saved()

    def leave_kept(self) -> bool:
        """Say that the game is kept and how to go on with it, and ask whether to leave."""
        if self.match.entries:
            self.screen.print(self.say.say("play-kept"))
        if self.pending:
            self.screen.print(self.say.say("play-kept-pending"))
        words = self.suggest_words(["quit", "back"])
        while True:
            try:
                typed = self.read_line(self.hints("play-leave", "quit", "back") + " ", suggest=words)
            except (EOFError, KeyboardInterrupt):
                return True
            word, _, rest = typed.partition(" ")
            try:
                if not typed or self.is_word(typed, "quit") or self.is_word(typed, "yes"):
                    return True
                if self.is_word(typed, "back") or self.is_word(typed, "no"):
                    return False
                if not self.is_word(word, "save"):
                    raise Refusal("play-leave-words", words=[self.word(name) for name in ("quit", "back", "save")])
                self.save(rest.strip())
                return True
            except Refusal as refusal:
                self.complain(refusal)

    def leave_saved(self) -> bool:
        """Where no game is kept: ask whether to save it first."""
        words = self.suggest_words(["no", "back"])
        while True:
            try:
                # As it was typed, because it may be the name of a file.
                typed = self.asker.ask("", self.hints("play-save-first", "no", "back") + " ", "", words)
            except (EOFError, KeyboardInterrupt):
                return True
            if not typed or self.is_word(typed, "no") or self.is_word(typed, "quit"):
                return True
            if self.is_word(typed, "back"):
                return False
            word, _, rest = typed.partition(" ")
            try:
                self.save(rest.strip() if self.is_word(word, "save") or self.is_word(word, "yes") else typed)
                return True
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
        with paged(self.screen, self.asker, self.say):
            self.screen.print(self.typed.explain_choices(hidden, draft.configs, view, self.say, self.screen.plain))
            for choice in self.match.game.outlook(hidden, draft.configs, seat).choices:
                if choice.ends is not None:
                    ends = self.say.explain(choice.ends, self.match.seats)
                    typed = self.typed.typed_form(choice.decision, self.say)
                    self.screen.print(Text(self.say.say("play-choice-ends", choice=typed, ends=ends), style="yellow"))

    # --- words ---------------------------------------------------------------------------------------------------

    def show_table(self, seat: int, whole: bool = False) -> None:
        """The table, so small that the question and the line to type fit below it, or `whole`."""
        draft = self.draft(seat)
        room = None if whole else self.room_for_table(draft, seat)
        if self.is_complete(draft, seat):
            draft = self.match
        self.screen.print()
        extras = self.match.game.preview.table_extras(draft.hidden(seat), draft.configs, seat)
        if room is not None and not self.legend_shown:
            # The first table comes with its legend, or if there is no room for it with a word about it.
            self.legend_shown = True
            view, width = draft.view(seat), self.screen.width
            table = self.board.draw_position(view, self.match.seats, self.say, width, log=self.log, **extras)
            legend: Any = draw_legend(self.board.legend(view, self.say))
            if lines_of(Group(table, legend), width) > room:
                legend = Text(self.hints("play-legend-hint", "legend"), style="bright_black")
            show_table(draft, seat, self.say, self.screen, self.log, room - lines_of(legend, width), **extras)
            self.screen.print(legend)
        else:
            show_table(draft, seat, self.say, self.screen, self.log, room, **extras)

    def room_for_table(self, draft: Match, seat: int) -> int | None:
        """How many lines there are for the table; None where it is not drawn."""
        if not self.screen.draws or self.match.over:
            return None
        asked = self.asked(draft, seat, self.is_complete(draft, seat))
        below = Group(*self.warning_lines(draft, seat), asked)
        return self.screen.height - lines_of(below, self.screen.width) - lines_below()

    @contextmanager
    def redrawn(self, seat: int) -> Iterator[None]:
        """When the terminal gets another size in here, the table is drawn again for it."""

        def redraw() -> None:
            self.show_table(seat)
            draft = self.draft(seat)
            self.show_warnings(draft, seat)
            self.screen.print(self.asked(draft, seat, self.is_complete(draft, seat)))

        if not isinstance(self.asker, TerminalAsker):
            yield
            return
        self.asker.redraw = redraw
        try:
            yield
        finally:
            self.asker.redraw = None

    def tell(self, facts: Sequence[Fact]) -> None:
        """The public part of the game log."""
        lines = self.lines(facts)
        self.log += lines
        self.screen.tell(lines)

    def whole_story(self) -> list[Text]:
        """The public part of the game log so far; undone entries are left out."""
        self.division = None
        return [line for facts in self.told_together() for line in self.lines(facts)]

    def told_together(self) -> Iterator[list[Fact]]:
        """A bot's whole turn is shown in one go, a person's until something is revealed. In a resumed game,
        each decision is a separate entry.
        """
        last, facts = self.match.opening, self.match.facts(self.match.opening)
        for entry in self.match.standing:
            is_bot = self.bots[entry.seat] is not None
            if last.number and (entry.seat, entry.phase) == (last.seat, last.phase) and (is_bot or not last.reveals):
                facts += self.match.facts(entry)
            else:
                yield facts
                facts = self.match.facts(entry)
            last = entry
        yield facts

    def lines(self, facts: Sequence[Fact]) -> list[Text]:
        game = self.match.game
        told = tell_story(game, facts, self.match.seats, self.say, not self.screen.draws)
        self.division, headed = tell_division(game, facts, self.say, self.division)
        return told + headed

    def complain(self, refusal: Refusal) -> None:
        self.screen.print(Text(self.say.explain(refusal.message, self.match.seats), style="red"))

    def word(self, name: str) -> str:
        return self.say.words(f"play-word-{name}")[0]

    def is_word(self, typed: str, name: str) -> bool:
        """Whether this is what was typed, in capitals or full-width letters too."""
        return self.say.means(unicodedata.normalize("NFKC", typed), f"play-word-{name}")

    def hints(self, id: str, *names: str) -> str:
        """A sentence with the words that can be typed."""
        return self.say.say(id, **{name: self.word(name) for name in names})

    def suggest_words(self, names: Sequence[str]) -> Any:
        """Commands, at the beginning of a line."""

        def suggest(before: str) -> Iterator[tuple[str, str]]:
            if " " not in before:
                for name in names:
                    yield self.word(name), self.say.say(f"play-meaning-{name}")

        return suggest


def write_file(path: Path, match: Match) -> None:
    """Write the record beside its place, then put it there: an old one is lost only when the new one is whole."""
    try:
        target = path.expanduser().resolve()
        if target.exists() and not is_record(target):
            raise Refusal("save-no-record-there", file=str(path))
        replace_file(target, msgspec.json.encode(write_record(match, EVERYTHING)) + b"\n")
    except (OSError, ValueError, RuntimeError) as error:
        # No such folder or person, a name that is too long or cannot be one, a disk that is full …
        why = getattr(error, "strerror", None) or str(error)
        raise Refusal("file-unwritable", file=str(path), why=why) from None


def is_record(path: Path) -> bool:
    record = decode(path.read_bytes())
    return isinstance(record, dict) and record.get("format") == FORMAT
