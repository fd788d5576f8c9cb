"""What time it is, for what is written down; durations are measured by `time.monotonic`."""

from __future__ import annotations

from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
