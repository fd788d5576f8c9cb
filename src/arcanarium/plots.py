"""Plots as inline SVG: intervals on a common scale, histograms, chances over the moves of a game.

Colours come from the page around them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

BARS: Final = 24
WIDTH: Final = 340
HEIGHT: Final = 150
FOOT: Final = 24  # for the scale beneath
HEAD: Final = 8  # left free above the highest bar
MARGIN: Final = 14
TICKS: Final = 5  # along a scale, about


class Scale(NamedTuple):
    """What lies at the left and at the right end."""

    low: float
    high: float

    def percent(self, value: float) -> float:
        whole = self.high - self.low
        return 100 * min(1.0, max(0.0, (value - self.low) / whole)) if whole > 0 else 50.0


def round_step(span: float, parts: int) -> float:
    """1, 2 or 5 times a power of ten: about so many parts make up the span."""
    raw = max(span, 1e-9) / max(1, parts)
    power = 10 ** floor(log10(raw))
    return float(next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw - 1e-12))


def scale_of(values: Sequence[float], parts: int = 4) -> Scale:
    """Round ends around the values that are finite."""
    known = [value for value in values if isfinite(value)] or [0.0, 1.0]
    step = round_step(max(known) - min(known), parts)
    low, high = floor(min(known) / step) * step, ceil(max(known) / step) * step
    return Scale(low, high if high > low else low + step)


def draw_interval(scale: Scale, low: float, mean: float, high: float, even: float | None, title: str) -> str:
    """A line for the interval, a dot for what was seen, a dashed line for what is even."""
    mark = ""
    if even is not None:
        x = scale.percent(even)
        mark = f'<line class="even" x1="{x:.1f}%" x2="{x:.1f}%" y1="0" y2="18"/>'
    a, m, b = scale.percent(low), scale.percent(mean), scale.percent(high)
    return (
        f'<svg class="row" role="img" height="18"><title>{escape(title)}</title>'
        f'<line class="axis" x1="0" x2="100%" y1="9" y2="9"/>{mark}'
        f'<line class="span" x1="{a:.1f}%" x2="{b:.1f}%" y1="9" y2="9"/><circle cx="{m:.1f}%" cy="9" r="4.5"/></svg>'
    )


class Bars(NamedTuple):
    """How many values lie in each part of a scale, all parts being equally wide."""

    scale: Scale
    counts: list[int]


def bars_of(values: Sequence[float], scale: Scale) -> Bars:
    """Whole numbers get parts of a whole width, so that each part has as many of them."""
    span = scale.high - scale.low
    wide = span / BARS
    if all(float(value).is_integer() for value in [*values, scale.low]):
        wide = max(1, ceil(wide))
    parts = max(1, floor((max(values) - scale.low) / wide) + 1, ceil(span / wide - 1e-9))
    counts = [0] * parts
    for value in values:
        counts[min(parts - 1, int((value - scale.low) / wide))] += 1
    return Bars(Scale(scale.low, scale.low + parts * wide), counts)


def draw_histogram(values: Sequence[float], scale: Scale, title: str, most: int | None = None) -> str:
    """How often which value came up; `most` is the height of the highest bar of several histograms side by side."""
    scale, counts = bars_of(values, scale)
    top = max(1, most or max(counts))
    room = WIDTH - 2 * MARGIN
    wide = room / len(counts)
    floor_at = HEIGHT - FOOT
    drawn = "".join(
        f'<rect x="{MARGIN + i * wide + 0.5:.1f}" width="{wide - 1:.1f}" '
        f'y="{floor_at - (floor_at - HEAD) * count / top:.1f}" height="{(floor_at - HEAD) * count / top:.1f}">'
        f"<title>{edge(scale, i, len(counts))}: {count}</title></rect>"
        for i, count in enumerate(counts)
        if count
    )
    step = round_step(scale.high - scale.low, TICKS)
    ticks = ""
    value = ceil(scale.low / step - 1e-9) * step
    while value <= scale.high + step * 1e-6:
        x = MARGIN + room * scale.percent(value) / 100
        ticks += f'<text x="{x:.1f}" y="{HEIGHT - 7}">{value:g}</text>'
        value += step
    return (
        f'<svg class="histogram" role="img" viewBox="0 0 {WIDTH} {HEIGHT}"><title>{escape(title)}</title>{drawn}'
        f'<line class="axis" x1="{MARGIN}" x2="{WIDTH - MARGIN}" y1="{floor_at}" y2="{floor_at}"/>{ticks}</svg>'
    )


def edge(scale: Scale, place: int, parts: int) -> str:
    wide = (scale.high - scale.low) / parts
    return f"{scale.low + place * wide:.4g}–{scale.low + (place + 1) * wide:.4g}"


# -- chances over the moves of a game

WIDE: Final = 960
HIGH: Final = 430
LEFT: Final = 84
RIGHT: Final = 14
TOP: Final = 14
BOTTOM: Final = 40
MOST_TICKS: Final = 9
QUARTERS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
DASHES: Final = ("", "14 6", "3 6", "14 6 3 6", "24 8", "8 8")  # seats differ not in colour alone


class Mark(NamedTuple):
    """A turning point of a game: a diamond for luck, a circle for a choice; `words` say what it was."""

    move: int  # from 1
    seat: int
    is_luck: bool
    words: str


def across(number: int, moves: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * number / max(1, moves)


def down(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance)


def dash(seat: int) -> str:
    return f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""


def draw_line(chances: Sequence[Sequence[float]], seat: int) -> str:
    """One seat, from before the first move to the end."""
    points = " ".join(f"{across(move, len(chances) - 1):.1f},{down(row[seat]):.1f}" for move, row in enumerate(chances))
    return f'<polyline class="seat-{seat}" points="{points}"{dash(seat)}/>'


def draw_mark(mark: Mark, x: float, y: float) -> str:
    """It links to its place in the list of turning points."""
    shape = (
        f'<path d="M{x:.1f} {y - 10:.1f}l10 10l-10 10l-10 -10z"/>'
        if mark.is_luck
        else f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8"/>'
    )
    words = escape(mark.words)
    return f'<a href="#move-{mark.move}" class="seat-{mark.seat}"><title>{words}</title>{shape}</a>'


def draw_chances(
    chances: Sequence[Sequence[float]], marks: Sequence[Mark], title: str, percent: Callable[[float], str]
) -> str:
    """One line for each seat; `chances` has a row for the beginning and one for every move."""
    moves = len(chances) - 1
    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(title)}">']
    for chance in QUARTERS:
        y = down(chance)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 6:.1f}" text-anchor="end">{escape(percent(chance))}</text>')
    for tick in range(0, moves + 1, max(1, int(round_step(moves, MOST_TICKS)))):
        parts.append(f'<text x="{across(tick, moves):.1f}" y="{HIGH - 10}" text-anchor="middle">{tick}</text>')
    parts += [draw_line(chances, seat) for seat in range(len(chances[0]))]
    parts += [draw_mark(mark, across(mark.move, moves), down(chances[mark.move][mark.seat])) for mark in marks]
    return "".join([*parts, "</svg>"])
