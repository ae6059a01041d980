"""The pictures of a report: SVG that is the same byte by byte whenever the numbers are, with its text as text.

The colours are those of the browser client, for paper by day; a page may replace them by its own variables.
"""

import io
import re
import warnings
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from matplotlib import rc_context
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator
from rich.cells import cell_len

from uogashi.report.numbers import Numbers, Show

INK, QUIET, LINE, PAPER = "#231f26", "#685c5b", "#d3c5a9", "#fcf7ec"
INDIGO, VERMILION = "#24436f", "#b73517"
SHADES = ("#a9bdd6", "#7b99bf", "#4f74a3", "#2c4f82", "#101f38")
"""For one player count after another."""
COLOURS = {
    INK: "ink",
    QUIET: "quiet",
    LINE: "line",
    PAPER: "raised",
    INDIGO: "indigo",
    VERMILION: "vermilion",
    **{shade: f"shade-{number}" for number, shade in enumerate(SHADES)},
}
"""What each colour is called in a page."""
FONTS = (
    "-apple-system, 'Segoe UI', 'Noto Sans', Roboto, 'Hiragino Sans', 'Noto Sans CJK JP', 'Noto Sans TC', "
    "'PingFang TC', system-ui, sans-serif"
)
MEASURED = "DejaVu Sans"
"""Comes with Matplotlib, so that texts are measured alike everywhere; they are shown in a font of the reader's."""
STYLE: Any = {
    "svg.fonttype": "none",
    "font.family": MEASURED,
    "font.size": 8.5,
    "text.color": INK,
    "text.parse_math": False,
    "axes.labelcolor": QUIET,
    "axes.edgecolor": LINE,
    "axes.facecolor": "none",
    "axes.axisbelow": True,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.labelsize": 8.5,
    "axes.titlesize": 9,
    "axes.titlelocation": "left",
    "axes.titlepad": 6,
    "axes.grid": True,
    "axes.unicode_minus": True,
    "grid.color": LINE,
    "grid.linewidth": 0.5,
    "xtick.color": LINE,
    "ytick.color": LINE,
    "xtick.labelcolor": QUIET,
    "ytick.labelcolor": QUIET,
    "xtick.labelsize": 8,
    "ytick.labelsize": 8,
    "figure.facecolor": PAPER,
    "legend.frameon": False,
    "legend.fontsize": 8.5,
}
WIDTH = 7.6
"""Inches, as everything here."""
PANELS_A_ROW = 3
MOST_BINS = 45
STEPS = [factor * power for power in (1, 10, 100, 1000, 10_000, 100_000) for factor in (1, 2, 5)]
"""How wide a bin may be."""
NICE = [1, 2, 2.5, 5, 10]
LABEL_CELL, TITLE_CELL = 0.56 * 8.5 / 72, 0.5 * 9 / 72
"""The room of a column of text, where a wide character takes two."""
GAP_X, GAP_Y, RIGHT = 0.3, 0.72, 0.15

Counts = Sequence[tuple[int, int]]
"""(value, how often) in the order of the values."""


@dataclass(frozen=True)
class Histogram:
    """One panel: counts, and perhaps some of them in front. Values are shown divided by `divisor`."""

    title: str
    counts: Counts
    front: Counts = ()
    divisor: int = 1
    median: float | None = None


@dataclass(frozen=True)
class Bars:
    """One panel: for each row a bar for each series, in the order of both; None where there is nothing to show."""

    title: str
    series: Sequence[Sequence[float | None]]
    show: Show


@dataclass(frozen=True)
class Points:
    """One panel: shares with their intervals, as they differ from a fair share."""

    title: str
    series: Sequence[Sequence[tuple[float, float, float]]]


def draw_histograms(
    name: str, panels: Sequence[Histogram], labels: tuple[str, str], numbers: Numbers, legend: Sequence[str] = ()
) -> str:
    """Panels side by side on the same axes: what part of the games has which value."""
    with style(name):
        figure, axes = grid(len(panels), 1.75, left=0.62, bottom=0.5, top=0.62 if legend else 0.3)
        together = same_range(panels)
        for panel, axis in zip(panels, axes, strict=True):
            step = bin_step(panels if together else [panel])
            total = sum(count for _, count in panel.counts)
            for counts, colour in ((panel.counts, INDIGO), (panel.front, VERMILION)):
                middles, heights = bin_counts(counts, panel.divisor, step, total)
                axis.bar(middles, heights, width=step * 0.9, color=colour, linewidth=0)
            axis.set_title(panel.title, color=INK)
            if panel.median is not None:
                axis.axvline(panel.median, color=VERMILION, linewidth=1.2)
            axis.grid(visible=False, axis="x")
            axis.xaxis.set_major_locator(MaxNLocator(6, integer=True, steps=NICE))
            axis.yaxis.set_major_locator(MaxNLocator(4, steps=NICE))
            axis.xaxis.set_major_formatter(FuncFormatter(lambda value, place: numbers.short(value)))
            axis.yaxis.set_major_formatter(FuncFormatter(lambda value, place: numbers.short_percent(value)))
        if together:
            low, high = (pick(axis.get_xlim()[end] for axis in axes) for end, pick in enumerate((min, max)))
            for axis in axes:
                axis.set_xlim(low, high)
        label_outside(axes, *labels)
        if legend:
            add_legend(figure, [container[0] for container in axes[0].containers], legend)
        return finish(figure, name)


def draw_bars(name: str, rows: Sequence[str], panels: Sequence[Bars], legend: Sequence[str]) -> str:
    """Panels side by side with the same rows; the series are player counts."""
    with style(name):
        series = len(panels[0].series)
        height = len(rows) * (series * 0.1 + 0.14) + 0.05
        label_room = 0.2 + LABEL_CELL * max(cell_len(row) for row in rows)
        widest = max(cell_len(panel.title) for panel in panels) * TITLE_CELL
        fitting = next((most for most in (PANELS_A_ROW, 2) if panel_width(most, label_room) >= widest), 1)
        top = 0.62 if series > 1 else 0.32
        figure, axes = grid(len(panels), height, left=label_room, bottom=0.3, top=top, most=fitting)
        for panel, axis in zip(panels, axes, strict=True):
            for number, values in enumerate(panel.series):
                places = [row + (number - (series - 1) / 2) * 0.8 / series for row in range(len(rows))]
                shown = [(place, value) for place, value in zip(places, values, strict=True) if value is not None]
                axis.barh(
                    [place for place, _ in shown],
                    [value for _, value in shown],
                    height=0.8 / series,
                    color=shade(number, series),
                    linewidth=0,
                )
            axis.axvline(0, color=QUIET, linewidth=0.6)
            if axis.dataLim.x0 >= 0:
                axis.set_xlim(left=0)
            axis.set_title(panel.title, color=INK)
            axis.set_yticks(range(len(rows)), rows, color=INK)
            axis.set_ylim(len(rows) - 0.5, -0.5)
            axis.tick_params(axis="y", length=0)
            axis.grid(visible=False, axis="y")
            axis.spines["left"].set_visible(False)
            axis.xaxis.set_major_locator(MaxNLocator(4, steps=NICE))
            axis.xaxis.set_major_formatter(FuncFormatter(lambda value, place, panel=panel: panel.show(value)))
        if series > 1:
            add_legend(figure, [container[0] for container in axes[0].containers], legend)
        return finish(figure, name)


def draw_points(name: str, panels: Sequence[Points], labels: tuple[str, str], show: Show, legend: Sequence[str]) -> str:
    """Panels side by side: places 1, 2, 3 … and how far each is from a fair share, with its interval."""
    colours = (INDIGO, VERMILION)
    with style(name):
        figure, axes = grid(len(panels), 1.75, left=0.62, bottom=0.5, top=0.62)
        for panel, axis in zip(panels, axes, strict=True):
            for number, values in enumerate(panel.series):
                fair = 1 / len(values)
                axis.errorbar(
                    [place + 1 + (number - 0.5) * 0.24 for place in range(len(values))],
                    [share - fair for share, _, _ in values],
                    yerr=[
                        [share - low for share, low, _ in values],
                        [high - share for share, _, high in values],
                    ],
                    fmt="o" if number == 0 else "s",
                    color=colours[number],
                    markersize=4,
                    elinewidth=1.2,
                    linestyle="none",
                )
            axis.axhline(0, color=QUIET, linewidth=0.6)
            axis.set_title(panel.title, color=INK)
            axis.set_xlim(0.5, len(panel.series[0]) + 0.5)
            axis.grid(visible=False, axis="x")
            axis.xaxis.set_major_locator(MaxNLocator(integer=True))
            axis.yaxis.set_major_locator(MaxNLocator(5, steps=NICE))
            axis.yaxis.set_major_formatter(FuncFormatter(lambda value, place: show(value)))
        label_outside(axes, *labels)
        add_legend(figure, [container[0] for container in axes[0].containers], legend)
        return finish(figure, name)


# --- binning -----------------------------------------------------------------------------------------------------


def bin_step(panels: Sequence[Histogram]) -> int:
    """The width of a bin: the least that makes few enough of them, the same in all panels."""
    values = [value / panel.divisor for panel in panels for value, _ in panel.counts]
    return next(step for step in STEPS if (max(values) - min(values)) / step < MOST_BINS or step == STEPS[-1])


def same_range(panels: Sequence[Histogram]) -> bool:
    """Whether the panels can share one axis: their values are in roughly the same range."""
    ranges = [(panel.counts[0][0] / panel.divisor, panel.counts[-1][0] / panel.divisor) for panel in panels]
    widest = max(high - low for low, high in ranges)
    return max(high for _, high in ranges) - min(low for low, _ in ranges) <= 2 * max(widest, 1)


def bin_counts(counts: Counts, divisor: int, step: int, total: int) -> tuple[list[float], list[float]]:
    """(the middle of each bin, what part of the total is in it)."""
    bins: dict[int, int] = {}
    for value, count in counts:
        place = int(value / divisor // step)
        bins[place] = bins.get(place, 0) + count
    # Whole numbers are in the middle of their bar, quotients between two whole ones.
    middle = step / 2 if divisor > 1 else (step - 1) / 2
    return [place * step + middle for place in bins], [count / total for count in bins.values()]


# --- looks -------------------------------------------------------------------------------------------------------


def style(name: str) -> Any:
    return rc_context({**STYLE, "svg.hashsalt": name})


def panel_width(columns: int, left: float) -> float:
    return (WIDTH - left - RIGHT - (columns - 1) * GAP_X) / columns


def grid(
    panels: int, height: float, *, left: float, bottom: float, top: float, most: int = PANELS_A_ROW
) -> tuple[Figure, list[Any]]:
    """Panels of this height in rows, with the same axis beside them, and margins that no font can change."""
    columns = min(panels, most)
    rows = -(-panels // columns)
    whole = top + rows * height + (rows - 1) * GAP_Y + bottom
    figure = Figure(figsize=(WIDTH, whole))
    figure.subplots_adjust(
        left=left / WIDTH,
        right=1 - RIGHT / WIDTH,
        bottom=bottom / whole,
        top=1 - top / whole,
        wspace=GAP_X / panel_width(columns, left),
        hspace=GAP_Y / height,
    )
    axes = figure.subplots(rows, columns, sharey=True, squeeze=False).flatten().tolist()
    for spare in axes[panels:]:
        spare.remove()
    return figure, axes[:panels]


def label_outside(axes: Sequence[Any], x_label: str, y_label: str) -> None:
    """Every panel of the lowest row has a label below, the first of each row one beside it."""
    for number, axis in enumerate(axes):
        below = number + PANELS_A_ROW >= len(axes)
        if below:
            axis.set_xlabel(x_label)
        if number % PANELS_A_ROW == 0:
            axis.set_ylabel(y_label)


def add_legend(figure: Figure, handles: Sequence[Any], labels: Sequence[str]) -> None:
    figure.legend(
        handles,
        labels,
        loc="upper left",
        bbox_to_anchor=(0.0, 1.0),
        ncols=len(labels),
        handlelength=0.9,
        handleheight=0.9,
        columnspacing=1.6,
    )


def shade(number: int, of: int) -> str:
    """Colours as far apart as can be, the lightest first."""
    if of == 1:
        return INDIGO
    return SHADES[round(number * (len(SHADES) - 1) / (of - 1))]


def finish(figure: Figure, name: str) -> str:
    """The picture as SVG: without a date or anything else of this machine, and ids that no other picture has."""
    file = io.StringIO()
    with warnings.catch_warnings():
        # Chinese and Japanese characters are measured as boxes; their readers have a font for them.
        warnings.filterwarnings("ignore", message=r"Glyph .* missing from")
        figure.savefig(file, format="svg")
    drawn = file.getvalue()
    drawn = drawn[drawn.index("<svg") :]
    drawn = re.sub(r"\s*<metadata>.*?</metadata>", "", drawn, flags=re.DOTALL)
    drawn = re.sub(r'\bid="', f'id="{name}-', drawn)
    drawn = re.sub(r'(url\(|href=")#', rf"\1#{name}-", drawn)
    return drawn.replace(f"'{MEASURED}'", FONTS).replace(MEASURED, FONTS)
