"""The page of a report: Markdown with pictures beside it.

Every table has a column for each player count. The words come from the catalogue, the numbers from `findings.py`.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Any

from rich.cells import cell_len

from uogashi.core.sections import Breakdown, Counts, Distribution, Parts, Section, Wins
from uogashi.report import plots
from uogashi.report.findings import ALL, NONE
from uogashi.report.numbers import Numbers
from uogashi.text import Texts

SUMMARY = ("mean", "deviation", "lowest", "lower-quartile", "median", "upper-quartile", "highest")


@dataclass
class Page:
    """A page in the making: its paragraphs of Markdown, and its pictures by the names of their files."""

    game: str
    say: Texts
    found: Mapping[int, Any]
    """What was found, for each player count."""
    paragraphs: list[str] = field(default_factory=list)
    pictures: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.numbers = Numbers(self.say)
        self.players = [self.say.say("report-players", players=players) for players in self.found]

    @property
    def markdown(self) -> str:
        return "\n\n".join(self.paragraphs) + "\n"

    def of_each(self, name: str) -> list[Any]:
        return [each[name] for each in self.found.values()]

    # --- words, pictures and tables --------------------------------------------------------------------------------

    def tell_opening(self, title: str, *sentences: str) -> None:
        self.paragraphs += [f"# {escape(title)}", self.say.sentences(*sentences)]

    def start(self, id: str) -> str:
        """The title and the opening words of a section."""
        title = self.say.say(id)
        self.paragraphs += [f"## {escape(title)}", escape(self.say.say(f"{id}-text"))]
        return title

    def add_picture(self, name: str, title: str, drawn: str) -> None:
        self.pictures[f"{name}.svg"] = drawn
        self.paragraphs.append(f"![{escape(title)}]({name}.svg)")

    def add_table(self, heading: str, rows: Sequence[tuple[str, Sequence[str]]]) -> None:
        """Rows by their names, a cell for each player count; padded, so that the source is also readable."""
        table = [[heading, *self.players], *([name, *cells] for name, cells in rows)]
        table = [[escape(cell) for cell in row] for row in table]
        widths = [max(3, *map(cell_len, column)) for column in zip(*table, strict=True)]
        table = [[pad(row[0], widths[0]), *map(pad_left, row[1:], widths[1:])] for row in table]
        table.insert(1, ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])])
        self.paragraphs.append("\n".join(f"| {' | '.join(row)} |" for row in table))

    # --- what every game has ---------------------------------------------------------------------------------------

    def tell_length(self) -> None:
        title = self.start("report-length")
        x_label = self.say.say("report-decisions")
        self.draw_distribution("length", title, x_label, self.of_each("decisions"))
        games = [self.say.number(games) for games in self.of_each("games")]
        self.add_table(x_label, [(self.say.say("report-games"), games), *self.summary_rows(self.of_each("decisions"))])

    def tell_scores(self) -> None:
        title = self.start("report-scores")
        names = {name: self.say.say(f"report-{name}") for name in ("all-scores", "winning-totals")}
        panels = [
            plots.Histogram(panel, scores["counts"], winning["counts"])
            for panel, scores, winning in zip(
                self.players, self.of_each("scores"), self.of_each("winning"), strict=True
            )
        ]
        labels = self.say.say("report-score"), self.say.say("report-share-of-scores")
        drawn = plots.draw_histograms("scores", panels, labels, self.numbers, list(names.values()))
        self.add_picture("scores", title, drawn)
        self.add_table(names["all-scores"], self.summary_rows(self.of_each("scores")))
        self.add_table(names["winning-totals"], self.summary_rows(self.of_each("winning")))

    def tell_wins(self) -> None:
        title = self.start("report-who-wins")
        shown = [name for name in ("places", "seats") if all(name in each for each in self.found.values())]
        headings = {name: self.say.say(f"report-by-{name}") for name in shown}
        panels = [
            plots.Points(panel, [[(win["share"], win["low"], win["high"]) for win in each[name]] for name in headings])
            for panel, each in zip(self.players, self.found.values(), strict=True)
        ]
        labels = self.say.say("report-number"), self.say.say("report-above-fair")
        drawn = plots.draw_points("wins", panels, labels, self.numbers.signed_percent, list(headings.values()))
        self.add_picture("wins", title, drawn)
        for name, heading in headings.items():
            wins = [[self.numbers.wins(win) for win in each] for each in self.of_each(name)]
            rows = zip_longest(*wins, fillvalue="")
            self.add_table(heading, [(str(number), row) for number, row in enumerate(rows, 1)])
        fair = [self.numbers.percent(1 / players) for players in self.found]
        shared = [self.numbers.percent(shared) for shared in self.of_each("shared")]
        self.add_table(
            self.say.say("report-of-games"),
            [(self.say.say("report-fair"), fair), (self.say.say("report-shared"), shared)],
        )

    def draw_distribution(self, name: str, title: str, x_label: str, found: Sequence[Any]) -> None:
        panels = []
        for players, each in zip(self.players, found, strict=True):
            median = each["quartiles"][1]
            words = self.say.say("report-panel", players=players, median=self.numbers.short(median))
            panels.append(plots.Histogram(words, each["counts"], divisor=each["divisor"], median=median))
        labels = x_label, self.say.say("report-share-of-games")
        self.add_picture(name, title, plots.draw_histograms(name, panels, labels, self.numbers))

    def summary_rows(self, found: Sequence[Any]) -> list[tuple[str, list[str]]]:
        """The mean and so on, a row each."""
        rows = []
        for name in SUMMARY:
            show = self.numbers.exact if name in ("mean", "deviation") else self.numbers.short
            rows.append((self.say.say(f"report-{name}"), [show(summary_value(each, name)) for each in found]))
        return rows

    # --- the sections of a game ------------------------------------------------------------------------------------

    def tell_section(self, section: Section) -> None:
        id, picture = f"{self.game}-report-{section.name}", f"{self.game}-{section.name}"
        title = self.start(id)
        found = [each[section.name] for each in self.of_each("sections")]
        if isinstance(section, Distribution):
            self.draw_distribution(picture, title, title, found)
            self.add_table(title, self.summary_rows(found))
            return
        own = isinstance(section, Breakdown)
        headings = {name: self.say.say(f"{id}-{name}" if own else f"report-{name}") for name in found[0]}
        values = [column["values"] for each in found for column in each.values()]
        happening = [row for row in values[0] if any(happened(each[row]) for each in values)]
        if set(happening) <= {NONE}:
            self.paragraphs.append(escape(self.say.say("report-never")))
            return
        # Only values that were ever named get a row.
        rows = {
            row: self.row_name(section, row) for row in (happening if isinstance(section, Breakdown) else values[0])
        }
        self.draw_columns(picture, title, headings, rows, found)
        for name, heading in headings.items():
            unit, values = found[0][name]["unit"], [each[name]["values"] for each in found]
            cells = [(words, [self.numbers.cell(unit, each[row]) for each in values]) for row, words in rows.items()]
            self.add_table(heading, cells)

    def draw_columns(
        self, name: str, title: str, headings: Mapping[str, str], rows: Mapping[str, str], found: Sequence[Any]
    ) -> None:
        """A panel of bars for each column that has any, if there are several rows to compare."""
        panels = []
        for column, heading in headings.items():
            unit, values = found[0][column]["unit"], [each[column]["values"] for each in found]
            if unit != "wins":
                words = self.say.say("report-pair-bars") if unit == "pair" else heading
                bars = [[bar_length(unit, each[row]) for row in rows] for each in values]
                panels.append(plots.Bars(words, bars, self.numbers.axis(unit)))
        if panels and len(rows) > 1:
            self.add_picture(name, title, plots.draw_bars(name, list(rows.values()), panels, self.players))

    def row_name(self, section: Section, row: str) -> str:
        if row in (ALL, NONE):
            return self.say.say("report-all" if row == ALL else "report-none")
        if isinstance(section, Counts | Parts | Wins):
            return self.say.say(f"{self.game}-report-{section.name}-{row}")
        return self.say.thing(self.game, row)


def happened(value: Any) -> bool:
    """Whether there is any data."""
    return any(value) if isinstance(value, tuple) else bool(value)


def bar_length(unit: str, value: Any) -> float | None:
    """A number or a share as it is; of a pair, how much more the winner has than another."""
    if unit != "pair" or value is None:
        return None if value is None else float(value)
    winner, other = value
    return None if winner is None or other is None else winner - other


def summary_value(summary: Mapping[str, Any], name: str) -> float:
    quartiles = ("lower-quartile", "median", "upper-quartile")
    return float(summary["quartiles"][quartiles.index(name)] if name in quartiles else summary[name])


# --- Markdown ----------------------------------------------------------------------------------------------------


def escape(text: str) -> str:
    """Words that mean nothing to Markdown."""
    return re.sub(r"([\\`*_\[\]<>|#])", r"\\\1", text)


def code(text: str) -> str:
    """A typed command, verbatim."""
    return f"`{text.replace('`', chr(39))}`"


def pad(text: str, width: int) -> str:
    return text + " " * (width - cell_len(text))


def pad_left(text: str, width: int) -> str:
    return " " * (width - cell_len(text)) + text
