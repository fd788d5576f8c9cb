"""Lets a peer engine be measured piece by piece: one JSON line in, one measurement out.

A worker prints `{"ready": true, "peer": ..., "version": ...}` once it is warm.  Every line it then reads,
such as `{"measure": "actions", "seconds": 1.0}`, is answered by one line
`{"measure": "actions", "count": N, "seconds": T, "per_second": R}`, or by `{"error": "..."}` if it cannot be
served.  The end of its input ends the worker.  Because a worker is idle between two lines, several of them
can take turns within one run and so meet the same state of the machine.  Seconds are of CPU time.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from time import process_time
from typing import TypeVar

State = TypeVar("State")

Batch = Callable[[], int]
"""Does a short piece of work (one game, one pass over a pool) and returns how many things it counted."""

WARM_UP_SECONDS = 0.3


def middle_states(snapshots: Sequence[State]) -> list[State]:
    """Pick, from snapshots taken throughout one game, those at a quarter, a half and three quarters of it."""
    return [snapshots[len(snapshots) * quarter // 4] for quarter in (1, 2, 3)]


def serve(peer: str, distribution: str, batches: Mapping[str, Batch]) -> None:
    """Warm up, announce readiness, then answer each request line on stdin until stdin ends."""
    for batch in batches.values():
        _measure(batch, WARM_UP_SECONDS)
    _answer({"ready": True, "peer": peer, "version": version(distribution)})
    for line in sys.stdin:
        if line.strip():
            _answer(_respond(line, batches))


def _respond(line: str, batches: Mapping[str, Batch]) -> dict[str, object]:
    try:
        request = json.loads(line)
    except json.JSONDecodeError as error:
        return {"error": f"not JSON: {error}"}
    if not isinstance(request, dict):
        return {"error": "a request is an object with 'measure' and 'seconds'"}
    name, seconds = request.get("measure"), request.get("seconds")
    if not isinstance(name, str) or name not in batches:
        return {"error": f"unknown measure {name!r}; known: {', '.join(batches)}"}
    if isinstance(seconds, bool) or not isinstance(seconds, int | float) or not 0 < seconds < math.inf:
        return {"error": f"'seconds' is a positive number, not {seconds!r}"}
    count, elapsed = _measure(batches[name], seconds)
    return {"measure": name, "count": count, "seconds": elapsed, "per_second": count / elapsed}


def _measure(batch: Batch, seconds: float) -> tuple[int, float]:
    """Repeat whole batches until `seconds` of CPU time have passed; return the count and the exact time."""
    count = 0
    start = process_time()
    while True:
        count += batch()
        elapsed = process_time() - start
        if elapsed >= seconds:
            return count, elapsed


def _answer(message: Mapping[str, object]) -> None:
    # Flushed at once: the other side waits for this line before it sends the next request.
    print(json.dumps(message), flush=True)
