"""The maps of Five Seals in signs: what the box must give for them, and a drawing of each."""

from __future__ import annotations

from math import atan2, cos, hypot, pi, sin
from typing import Final

from arcanarium.cli.speech import Speech
from arcanarium.games.five_seals.card_set import Maps
from arcanarium.games.five_seals.facts import BOARD, FEWEST_SEATS, MOST_SEATS, STRONGEST, WEAKEST

WIDTH: Final = 97
HEIGHT: Final = 49
SIGNS: Final = {"junction": "o", "hall": "@"}
CORRIDOR: Final = "·"


def report(speech: Speech, maps: Maps) -> str:
    """The map for every number of players: how many spaces of each strength it has, and what it looks like."""
    lines: list[str] = []
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        lines.append(speech.say("map-for", players=seats))
        lines.append(speech.say("map-seals", counts=count(maps, maps.spaces_of(seats, maps.seals))))
        lines.append(speech.say("map-scrolls", counts=count(maps, maps.spaces_of(seats, maps.scrolls))))
        lines += draw(maps, seats)
    return "\n".join([*lines, speech.say("map-signs"), ""])


def count(maps: Maps, spaces: list[int]) -> str:
    """`16×2 12×3`: how many spaces there are of every strength."""
    numbers = dict.fromkeys(range(WEAKEST, STRONGEST + 1), 0)
    for space in spaces:
        numbers[int(maps.frames[space])] += 1
    return "  ".join(f"{number}×{strength}" for strength, number in numbers.items())


def draw(maps: Maps, seats: int) -> list[str]:
    """Seals are numbers, scrolls are numbers in brackets, corridors are dots between them."""
    size = BOARD["drawing"]["view_box"][2]
    middle = BOARD["drawing"]["hall"]["x"]
    sheet = [[" "] * WIDTH for _ in range(HEIGHT)]

    points = maps.points(seats)
    for a, b in maps.corridors(seats):
        for x, y in way(points[a], points[b], middle):
            row, column = cell(x, y, size)
            sheet[row][column] = CORRIDOR
    for name, (x, y) in points.items():
        row, column = cell(x, y, size)
        number = maps.numbers[name]
        sign = SIGNS["hall" if name == "hall" else "junction"]
        if 0 < number <= len(maps.spaces):
            sign = str(maps.frames[number])
        sheet[row][column] = sign
        if name in maps.scrolls:
            sheet[row][column - 1], sheet[row][column + 1] = "[", "]"
    lines = ["".join(row).rstrip() for row in sheet]
    return [line for i, line in enumerate(lines) if line or 0 < i < HEIGHT - 1]


def cell(x: float, y: float, size: float) -> tuple[int, int]:
    """Row and column of a point."""
    return round(y / size * (HEIGHT - 1)), round(x / size * (WIDTH - 1))


def way(a: tuple[float, float], b: tuple[float, float], middle: float) -> list[tuple[float, float]]:
    """Points along a corridor: an arc of a ring between two places as far from the hall, else a straight line."""
    steps = 40
    radius, other = hypot(a[0] - middle, a[1] - middle), hypot(b[0] - middle, b[1] - middle)
    if radius < 1 or abs(radius - other) > 1:
        return [(a[0] + (b[0] - a[0]) * i / steps, a[1] + (b[1] - a[1]) * i / steps) for i in range(steps + 1)]
    start = atan2(a[1] - middle, a[0] - middle)
    turn = (atan2(b[1] - middle, b[0] - middle) - start + pi) % (2 * pi) - pi
    angles = [start + turn * i / steps for i in range(steps + 1)]
    return [(middle + radius * cos(angle), middle + radius * sin(angle)) for angle in angles]
