"""Where the benchmarks keep their results, and what they find there."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from arcanarium.arena.duel import Score

RESULTS = Path(__file__).parent / "results"


def read_score(path: Path, own: dict[str, str]) -> Score:
    """What the rows of a file with these values add up to."""
    from arcanarium.arena.duel import Score  # code of earlier commits, which imports this module too, may have none

    if not path.exists():
        return Score(0.0, 0)
    with path.open(encoding="utf-8", newline="") as file:
        rows = [row for row in csv.DictReader(file) if all(row[name] == value for name, value in own.items())]
    return Score(sum(float(row["wins"]) for row in rows), sum(int(row["games"]) for row in rows))


def write_table(lines: list[str], path: Path) -> None:
    path.write_text("\n".join(lines) + "\n", "utf-8")
