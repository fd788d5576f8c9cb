"""Results that are added to a CSV file one by one."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any


def append_row(path: Path, row: dict[str, Any]) -> None:
    """The first row brings the heading."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = not path.exists()
    with path.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(row))
        if fresh:
            writer.writeheader()
        writer.writerow(row)
