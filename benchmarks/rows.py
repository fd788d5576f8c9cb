"""Where the benchmarks keep the CSV files of their results."""

from pathlib import Path

RESULTS = Path(__file__).parent / "results"
