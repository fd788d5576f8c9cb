"""Small plots as inline SVG: intervals on a common scale, and histograms; colours come from the page around them."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

BARS: Final = 24
WIDTH: Final = 340
HEIGHT: Final = 150
FOOT: Final = 24  # for the scale beneath
MARGIN: Final = 14


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


def interval(scale: Scale, low: float, mean: float, high: float, even: float | None, title: str) -> str:
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


def histogram(values: Sequence[float], scale: Scale, title: str, most: int | None = None) -> str:
    """How often which value came up; `most` is the height of the highest bar of several histograms side by side."""
    scale, counts = bars_of(values, scale)
    top = max(1, most or max(counts))
    room = WIDTH - 2 * MARGIN
    wide = room / len(counts)
    floor_at = HEIGHT - FOOT
    drawn = "".join(
        f'<rect x="{MARGIN + i * wide + 0.5:.1f}" width="{wide - 1:.1f}" '
        f'y="{floor_at - (floor_at - 8) * count / top:.1f}" height="{(floor_at - 8) * count / top:.1f}">'
        f"<title>{edge(scale, i, len(counts))}: {count}</title></rect>"
        for i, count in enumerate(counts)
        if count
    )
    step = round_step(scale.high - scale.low, 5)
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
