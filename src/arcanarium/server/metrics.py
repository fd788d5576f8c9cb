"""What a process has done and how long it took, as Prometheus reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

counts: Final[Counter[tuple[str, str]]] = Counter()  # a name and a label, perhaps empty


class Histogram:
    """How long something took."""

    def __init__(self) -> None:
        self.buckets = [0] * len(BOUNDS)
        self.total = 0.0
        self.number = 0

    def observe(self, seconds: float) -> None:
        self.total += seconds
        self.number += 1
        for place, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.buckets[place] += 1
                break


writes: Final = Histogram()  # from a move that was carried out to its commit


def _show_family(values: Mapping[tuple[str, str], float], kind: str, ending: str) -> list[str]:
    lines = []
    for name in sorted({name for name, _ in values}):
        lines.append(f"# TYPE arcanarium_{name}{ending} {kind}")
        lines += [
            f"arcanarium_{name}{ending}{label} {value:.15g}"
            for (each, label), value in sorted(values.items())
            if each == name
        ]
    return lines


def count(name: str, label: str = "", number: int = 1) -> None:
    counts[name, label] += number


def show(gauges: Mapping[tuple[str, str], float]) -> str:
    """Everything, in the text format of Prometheus."""
    lines = _show_family(counts, "counter", "_total") + _show_family(gauges, "gauge", "")
    lines.append("# TYPE arcanarium_write_seconds histogram")
    below = 0
    for bound, number in zip(BOUNDS, writes.buckets, strict=True):
        below += number
        lines.append(f'arcanarium_write_seconds_bucket{{le="{bound:g}"}} {below}')
    lines.append(f'arcanarium_write_seconds_bucket{{le="+Inf"}} {writes.number}')
    lines += [f"arcanarium_write_seconds_sum {writes.total:.6f}", f"arcanarium_write_seconds_count {writes.number}"]
    return "\n".join(lines) + "\n"
