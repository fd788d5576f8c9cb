"""Everybody there is for one long piece of work: this process, several on this machine, or a Ray cluster."""

from __future__ import annotations

import os

from arcanarium.work.lanes import Lane
from arcanarium.work.pool import Here, Pool
from arcanarium.work.processes import Processes
from arcanarium.work.ray import connect


def usual_workers() -> int:
    """All cores but the one on which somebody waits."""
    return max(1, (os.cpu_count() or 2) - 1)


def assemble(workers: int | None = None, ray: str | None = None) -> Lane:
    """A lane of one's own, to be closed. `ray` is an address, empty for a cluster of its own here. Raises NoRay."""
    number = usual_workers() if workers is None else workers
    if ray is not None:
        return Lane(connect(ray, number))
    pool: Pool = Processes(number) if number > 1 else Here()
    return Lane(pool)
