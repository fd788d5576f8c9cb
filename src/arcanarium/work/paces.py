"""Lanes by how long their work takes, so that nobody at a table waits for what somebody else's master thinks about."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Final, NamedTuple

from arcanarium.work.lanes import Lane
from arcanarium.work.processes import Processes
from arcanarium.work.ray import Bridge, Cluster

CORES: Final = os.cpu_count() or 2
MOST: Final = 8  # processes of one lane


class Pace(NamedTuple):
    """How long work takes says how many processes it gets, how far they stand back, and its share of a cluster."""

    name: str
    processes: int
    nice: int
    share: float = 0.0  # 0: it stays on this machine, since the way there would take longer than the work


QUICK: Final = Pace("quick", 1 if CORES < 4 else 2, 2)  # bots that answer at once
SHORT: Final = Pace("short", 1 if CORES < 4 else 2, 5, 0.25)  # up to a second or two: hints, replays, small searches
LONG: Final = Pace("long", max(1, min(MOST, CORES - 1)), 10, 0.5)  # bots that take their time
STUDY: Final = Pace("study", max(1, min(MOST, CORES // 2)), 19, 0.25)  # what nobody at a table waits for
PACES: Final = (QUICK, SHORT, LONG, STUDY)


def open_lanes(ray: str | None = None, broken: Callable[[str], None] | None = None) -> dict[Pace, Lane]:
    """A lane for each pace; `ray` is the address of a cluster, and `broken` is told why it is not used (any more).

    Until the cluster is connected, and if it ever breaks off, processes of this machine do the work.
    """
    if ray is None:
        return {pace: Lane(Processes(pace.processes, pace.nice), shared=True) for pace in PACES}
    bridge = Bridge(ray, broken=broken)
    found: dict[Pace, Lane] = {}
    for pace in PACES:
        own = Processes(pace.processes, pace.nice)
        found[pace] = Lane(Cluster(bridge, pace.share), own, shared=True) if pace.share else Lane(own, shared=True)
    return found
