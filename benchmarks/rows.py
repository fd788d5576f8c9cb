"""Rows of the CSV files in `results/`."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"


def keep(path: Path, row: dict[str, Any]) -> None:
    """Append a row; the first one brings the heading."""
    path.parent.mkdir(exist_ok=True)
    fresh = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(row))
        if fresh:
            writer.writeheader()
        writer.writerow(row)
