"""`uogashi play`: a game in the terminal against bots, decisions typed in the words of the record."""

import secrets

import numpy as np

from uogashi.bots import BOT_NAMES, read_bots
from uogashi.bots.choose import choose_at
from uogashi.core import engine
from uogashi.core.chance import new_generator
from uogashi.core.errors import Refusal
from uogashi.core.match import Entry, Match
from uogashi.games import load_game
from uogashi.terminal.arguments import Values
from uogashi.terminal.console import PlainConsole
from uogashi.terminal.exits import OK
from uogashi.terminal.sentences import draw_table, fact_sentence
from uogashi.terminal.settings import asked_figures, asked_options
from uogashi.terminal.warm import ensure_warm
from uogashi.text import Texts, texts

YOU = 0


def play_game(values: Values) -> int:
    say = texts()
    game = load_game(values["game"])
    game.check_players(values["players"])
    bots = read_bots(values["bots"], values["players"] - 1)
    options, figures = asked_options(game, values), asked_figures(game, values)
    ensure_warm(game.name)
    names = [say.say("play-bot", bot=bot, number=number) for number, bot in enumerate(bots, start=1)]
    match = Match.new(game, [say.say("play-you"), *names], seed=values["seed"], options=options, figures=figures)
    Session(match, bots, say).run()
    return OK


class Session:
    """One person at a table with bots."""

    def __init__(self, match: Match, bots: tuple[str, ...], say: Texts) -> None:
        self.match = match
        self.bots = bots
        self.say = say
        self.console = PlainConsole()
        self.rngs = new_generator(match.game.name, secrets.token_hex(32))

    def run(self) -> None:
        """Until the game is over or the person has had enough."""
        self.console.print(self.say.say("play-help"))
        self.tell(self.match.opening)
        self.show_table()
        while not self.match.over:
            if YOU not in self.match.acting:
                self.bot_plays(self.match.acting[0])
            elif not self.person_plays():
                return
        self.show_table()
        winners = ", ".join(self.match.seats[seat] for seat in self.match.winners)
        scores = " – ".join(map(str, self.match.scores))
        self.console.print(self.say.say("play-over", names=winners, scores=scores))

    def person_plays(self) -> bool:
        """Ask once and do what is typed; False to end."""
        try:
            typed = input(self.say.say("play-prompt", name=self.match.seats[YOU]) + " ").strip().lower()
        except EOFError:
            return False
        try:
            if typed == "quit":
                return False
            elif typed == "help":
                self.console.print(self.say.say("play-help"))
            elif typed in ("?", ""):
                self.show_table()
            elif typed == "undo":
                self.match.undo(YOU)
                self.console.print(self.say.say("play-undone"))
            else:
                self.tell(self.match.play(YOU, *(" ".join(part.split()) for part in typed.split(","))))
        except Refusal as refusal:
            self.console.print(self.say.explain(refusal.message, self.match.seats))
        return True

    def bot_plays(self, seat: int) -> None:
        match = self.match
        mask = np.zeros(match.game.actions, dtype=np.uint8)
        count = engine.legal(match.states, match.configs, 0, seat, mask)
        bot = BOT_NAMES.index(self.bots[seat - 1])
        action = choose_at(bot, mask, count, self.rngs)
        self.tell(match.play(seat, match.game.decision_name(match.states, match.configs, action)))
        if YOU in match.acting:
            self.show_table()

    def tell(self, entry: Entry) -> None:
        for fact in self.match.facts(entry, YOU):
            self.console.print(fact_sentence(self.match, fact, self.say))

    def show_table(self) -> None:
        self.console.print()
        self.console.print(draw_table(self.match, YOU, self.say))
        choices = ", ".join(self.match.legal(YOU))
        if choices:
            self.console.print()
            self.console.print(self.say.say("play-possible", choices=choices))
