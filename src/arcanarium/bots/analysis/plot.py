"""The chances of a game as a picture: one line a seat over the moves, in SVG that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Final

from arcanarium.bots.analysis.figures import Analysis

WIDE: Final = 960
HIGH: Final = 430
LEFT: Final = 84
RIGHT: Final = 14
TOP: Final = 14
BOTTOM: Final = 40
DASHES: Final = ("", "14 6", "3 6", "14 6 3 6", "24 8", "8 8")  # seats differ not in colour alone


def across(number: int, moves: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * number / max(1, moves)


def down(chance: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - chance)


def line(analysis: Analysis, seat: int) -> str:
    """From before the first move to the end."""
    row = [analysis.first[seat], *(moment.chances[seat] for moment in analysis.moments)]
    points = " ".join(f"{across(i, len(row) - 1):.1f},{down(chance):.1f}" for i, chance in enumerate(row))
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<polyline class="seat-{seat}" points="{points}"{dash}/>'


def ticks(moves: int) -> list[int]:
    """Round numbers along the moves, about eight of them."""
    step = next(step for step in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 2000, 5000) if moves / step <= 9)
    return list(range(0, moves + 1, step))


def plot(analysis: Analysis, title: str, percent: Callable[[float], str], told: dict[int, str]) -> str:
    """`told` words the turning points by the number of their move; each links to its place in the list."""
    moves = len(analysis.moments)
    parts = [f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(title)}">']
    for chance in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = down(chance)
        parts.append(f'<path class="grid" d="M{LEFT} {y:.1f}H{WIDE - RIGHT}"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 6:.1f}" text-anchor="end">{escape(percent(chance))}</text>')
    for tick in ticks(moves):
        parts.append(f'<text x="{across(tick, moves):.1f}" y="{HIGH - 10}" text-anchor="middle">{tick}</text>')
    parts += [line(analysis, seat) for seat in range(analysis.seats)]
    for turning in analysis.turnings:
        x = across(turning.number, moves)
        y = down(analysis.moments[turning.number - 1].chances[turning.seat])
        shape = (
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="8"/>'
            if turning.kind == "choice"
            else f'<path d="M{x:.1f} {y - 10:.1f}l10 10l-10 10l-10 -10z"/>'
        )
        words = escape(told.get(turning.number, ""))
        parts.append(f'<a href="#move-{turning.number}" class="seat-{turning.seat}"><title>{words}</title>{shape}</a>')
    return "".join([*parts, "</svg>"])
