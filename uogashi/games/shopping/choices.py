"""What is possible now and what it would change, explained on request."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from uogashi.core.lookahead import after
from uogashi.core.outlook import Choice
from uogashi.games.shopping.board import some
from uogashi.games.shopping.notation import DECISIONS
from uogashi.games.shopping.preview import preview_choices
from uogashi.games.shopping.signs import CANS, QUIET, YOURS, draw_cans, draw_thing, short_name
from uogashi.games.shopping.view import DotView, ShoppingView
from uogashi.games.shopping.vocabulary import decision_words, dot_words, typed_form
from uogashi.text import Texts, signed


def explain_decisions(choices: Sequence[Choice], view: ShoppingView, say: Texts, plain: bool) -> Table:
    """How far each is, the items there, and what they would add to the basket."""
    mine = view.seats[view.viewer or 0]
    now = {"money": mine.money, "basket": mine.basket_pays}
    # Only what some choice changes: there is room for little more.
    shown = {name: have for name, have in now.items() if any(choice.after[name] != have for choice in choices)}
    walks = any(choice.decision.startswith("walk") for choice in choices)
    table = new_table(say, walks, shown)
    for choice in choices:
        dot = choice_dot(choice, view)
        steps = [Text(str(dot.steps or "") if dot else "")] if walks else []
        best = [Text(say.join(typed_form(each, say) for each in choice.then))] if walks else []
        table.add_row(
            Text(typed_form(choice.decision, say), style="bold"),
            *steps,
            draw_things(dot, say, plain) if dot else Text(choice_words(choice.decision, view, say)),
            *best,
            *(changed(choice.after[name], have) for name, have in shown.items()),
            str(choice.after.get("exit", "")),
        )
    return table


def new_table(say: Texts, walks: bool, shown: Iterable[str]) -> Table:
    """The columns; those about dots only where there is a walk among the choices."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    # Folded, because Rich would cut wide characters a column too early.
    table.add_column(say.say("shopping-column-choice"), no_wrap=True)
    if walks:
        table.add_column(say.say("shopping-column-steps"), justify="right")
    table.add_column(say.say("shopping-column-there" if walks else "shopping-column-meaning"), overflow="fold")
    if walks:
        table.add_column(say.say("shopping-column-best"), overflow="fold")
    for name in shown:
        table.add_column(say.say(f"shopping-column-{name}-after"), justify="right", no_wrap=True)
    table.add_column(say.say("shopping-column-out"), justify="right")
    return table


def entered_choices(hidden: Any, configs: Any, seat: int, view: ShoppingView) -> Iterator[Choice]:
    """Where one can get to by entering, each dot once, in the order of the plan."""
    found: dict[str, Choice] = {}
    for dot in view.dots:
        if dot.entrance:
            entered = after(hidden, configs, seat, DECISIONS.index(f"enter {dot.dot[0]}"))
            for choice in preview_choices(entered, configs, seat):
                where = f"{dot.dot[0]} {dot.dot[1]}" if choice.decision == "here" else choice.decision[len("walk ") :]
                walk = Choice(f"walk {where}", choice.then, choice.change, choice.after)
                found.setdefault(where.replace(" ", ""), walk)
    for dot in view.dots:
        if dot.dot in found:
            yield found[dot.dot]


def choice_dot(choice: Choice, view: ShoppingView) -> DotView | None:
    """The dot where a walk would end."""
    verb, *words = choice.decision.split()
    name = view.seats[view.viewer or 0].dot if verb == "here" else "".join(words) if verb == "walk" else None
    return next((dot for dot in view.dots if dot.dot == name), None)


def draw_things(dot: DotView, say: Texts, plain: bool) -> Text:
    """The items at a dot, as on the map or as text."""
    if plain:
        return Text(dot_words(dot, say))
    line = Text()
    for thing, count in dot.things.items():
        if thing not in CANS:
            drawn = draw_thing(thing, count if thing not in ("tuna", "crab") else 1, say, True, 40)
            line = Text.assemble(line, "  " if line else "", *drawn)
    cans = [thing for thing, count in dot.things.items() if thing in CANS for _ in range(count)]
    line = Text.assemble(line, "  " if line and cans else "", *draw_cans(cans, say, True, gap=""))
    if dot.machine:
        line = Text.assemble(line, "  " if line else "", say.say("shopping-board-machine"))
    return line if line else Text("–")


def choice_words(decision: str, view: ShoppingView, say: Texts) -> str:
    """What a decision means; of tuna, crabs and the machine, what may come."""
    bag = {"take tuna": view.tuna_bag, "take crab": view.crab_bag}.get(decision)
    if bag is not None:
        return say.say("shopping-explain-bag", values=say.join(map(str, bag)))
    if decision == "machine":
        drinks = say.list([some(drink, count, say) for drink, count in view.crate.items()])
        return say.say("shopping-explain-machine", drinks=drinks)
    mine = view.seats[view.viewer or 0]
    if decision == "leave" and mine.at_risk:
        things = say.join(short_name(thing, say) for thing in mine.at_risk)
        return say.clauses(decision_words(decision, view, say), say.say("shopping-words-at-risk", things=things))
    if decision.startswith("take "):
        return some(decision.removeprefix("take ").replace(" ", "-"), 1, say)
    return decision_words(decision, view, say)


def changed(yen: int, before: int) -> Text:
    """An amount, and what it was changed by."""
    change = (f" ({signed(yen - before)})", YOURS) if yen != before else ("", "")
    return Text.assemble(f"¥{yen}", change)
