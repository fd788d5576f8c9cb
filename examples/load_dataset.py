"""Reads a dataset of `arcanarium dataset` batch by batch: `python examples/load_dataset.py FOLDER`.

Only one batch is in memory at a time, so that millions of positions can be read; observations and masks come as NumPy
arrays, ready for any learner.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow.dataset  # type: ignore[import-untyped, unused-ignore]
from numpy.typing import NDArray


class Batch(NamedTuple):
    """So many positions: what was seen, what was legal, what was done, how it ended."""

    observations: NDArray[np.int16]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int16]
    rewards: NDArray[np.float32]


def batches(folder: Path, size: int = 4096) -> Iterator[Batch]:
    """All positions, a batch at a time."""
    about: dict[str, Any] = json.loads((folder / "dataset.json").read_text("utf-8"))
    files = sorted(str(path) for path in folder.glob("part-*.parquet"))
    for rows in pyarrow.dataset.dataset(files, format="parquet").to_batches(batch_size=size):
        if rows.num_rows == 0:
            continue
        seen = rows["observation"].flatten().to_numpy().reshape(rows.num_rows, about["observation"])
        legal = rows["legal"]
        masks = np.zeros((rows.num_rows, about["actions"]), np.bool_)
        masks[np.repeat(np.arange(rows.num_rows), legal.value_lengths().to_numpy()), legal.flatten().to_numpy()] = True
        yield Batch(seen, masks, rows["action"].to_numpy(), rows["reward"].to_numpy())


def main() -> None:
    positions = choices = 0
    for batch in batches(Path(sys.argv[1])):
        assert batch.masks[np.arange(len(batch.actions)), batch.actions].all()
        positions += len(batch.actions)
        choices += int(batch.masks.sum())
    print(f"{positions} positions, {choices / max(positions, 1):.1f} legal actions each")


if __name__ == "__main__":
    main()
