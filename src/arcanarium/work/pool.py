"""A place where jobs are done: the one small interface of all back-ends, and the simplest of them."""

from __future__ import annotations

import traceback
from collections.abc import Callable

from arcanarium.work.job import Job, Outcome


class Pool:
    """Jobs are started and stopped; what came of one is told to `job.tell`, once, from any thread.

    No more than `size` are started at a time. A job that was lost is told with `Lost` and may be started again.
    """

    size: int = 1  # as many are done at once; 0 while there is no connection
    is_gone: bool = False  # nothing will ever be done here again
    ahead: int = 2  # as many for each that is worked on are handed in by whoever has many

    def __init__(self) -> None:
        self.changed: Callable[[], None] = lambda: None  # called when the size has changed

    def start(self, job: Job) -> None:
        raise NotImplementedError

    def stop(self, job: Job) -> None:
        """Nobody wants it any more; nothing needs to be told."""

    def close(self) -> None:
        """Jobs that are not done are given up."""


class Here(Pool):
    """This very process, while whoever hands in a job waits."""

    ahead = 1

    def start(self, job: Job) -> None:
        try:
            outcome = Outcome(job.work(*job.args))
        except Exception as error:
            outcome = Outcome(None, error, "".join(traceback.format_exception(error)))
        job.tell(outcome)
