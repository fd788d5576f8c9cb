"""Child processes end with their parent, also when it is killed: nobody keeps the port or thinks for nobody."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from typing import Final

PR_SET_PDEATHSIG: Final = 1


def end_with_parent() -> None:
    """To be called in the child."""
    parent = os.getppid()
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)
        return
    threading.Thread(target=_watch, args=(parent,), daemon=True).start()


def _watch(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)
