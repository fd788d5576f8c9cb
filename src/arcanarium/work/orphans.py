"""Child processes end with their parent, also when it is killed: none keeps a port or works on for nobody."""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
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


def before_start() -> Callable[[], None] | None:
    """For another program (`preexec_fn`): it is told to end with the thread that starts it, if that is the main one."""
    if sys.platform == "linux" and threading.current_thread() is threading.main_thread():
        return end_with_parent
    return None
