"""Lines in front of worker processes: short work never waits behind long work, and everybody gets a turn."""

from __future__ import annotations

import asyncio
import os
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, NamedTuple

from arcanarium.server.orphans import end_with_parent

CORES: Final = os.cpu_count() or 2


class Pace(NamedTuple):
    """How long the work of a lane takes says how many processes it gets and how far they stand back for others."""

    name: str
    processes: int
    nice: int


QUICK: Final = Pace("quick", 1 if CORES < 4 else 2, 2)  # bots that answer at once
SHORT: Final = Pace("short", 1 if CORES < 4 else 2, 5)  # up to a second or two: hints, replays, small searches
LONG: Final = Pace("long", max(1, min(8, CORES - 1)), 10)  # bots that take their time
STUDY: Final = Pace("study", max(1, min(8, CORES // 2)), 19)  # what nobody at a table waits for


class Job:
    """Something to be done in another process for somebody."""

    def __init__(self, owner: str, work: Callable[..., Any], args: tuple[object, ...], patience: float) -> None:
        self.owner = owner
        self.work = work
        self.args = args
        self.patience = patience
        self.again = True  # it is given to another process if its first one dies
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.timer: asyncio.TimerHandle | None = None

    def fail(self, error: BaseException) -> None:
        if not self.done.done():
            self.done.set_exception(error)


def settle(nice: int) -> None:
    """In a worker process, when it starts."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(nice)


class Lane:
    """Processes of one pace, started when they are first needed and again if they die.

    No more work is handed over than there are processes: what waits waits here, where the owner who has the least
    going on is next. Where there are several processes, one owner never has all of them.
    """

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.pool: ProcessPoolExecutor | None = None
        self.waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # who had a turn last stands last
        self.running: Counter[str] = Counter()
        self.closed = False

    async def run(self, owner: str, work: Callable[..., Any], *args: object, patience: float) -> Any:  # noqa: ANN401  (whatever the work returns)
        """What the work returns. Raises what it raises, and TimeoutError if it takes longer than that once begun."""
        job = Job(owner, work, args, patience)
        self.waiting.setdefault(owner, deque()).append(job)
        self._go_on()
        return await job.done

    def _next(self) -> Job | None:
        most = max(1, self.pace.processes - 1)
        if self.running.total() >= self.pace.processes:
            return None
        able = [owner for owner in self.waiting if self.running[owner] < most]
        if not able:
            return None
        owner = min(able, key=lambda each: self.running[each])  # of equals the one who waits longest
        line = self.waiting[owner]
        job = line.popleft()
        if line:
            self.waiting.move_to_end(owner)
        else:
            del self.waiting[owner]
        return job

    def _go_on(self) -> None:
        while not self.closed:
            job = self._next()
            if job is None:
                return
            if not job.done.done():  # nobody may wait for it any more
                self._begin(job)

    def _begin(self, job: Job) -> None:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.pace.processes, get_context("spawn"), settle, (self.pace.nice,))
        pool = self.pool
        loop = asyncio.get_running_loop()
        try:
            working = pool.submit(job.work, *job.args)
        except BrokenProcessPool as error:
            self._broken(pool)
            self._fail_or_repeat(job, error)
            return
        self.running[job.owner] += 1
        job.timer = loop.call_later(job.patience, job.fail, TimeoutError())

        def tell(done: Future[Any]) -> None:  # in a thread of the pool
            if not self.closed and not loop.is_closed():
                loop.call_soon_threadsafe(self._finished, pool, job, done)

        working.add_done_callback(tell)

    def _finished(self, pool: ProcessPoolExecutor, job: Job, done: Future[Any]) -> None:
        self.running[job.owner] -= 1
        if job.timer is not None:
            job.timer.cancel()
        error = CancelledWork() if done.cancelled() else done.exception()
        if isinstance(error, BrokenProcessPool | CancelledWork):
            self._broken(pool)
            self._fail_or_repeat(job, error)
        elif error is not None:
            job.fail(error)
        elif not job.done.done():
            job.done.set_result(done.result())
        self._go_on()

    def _fail_or_repeat(self, job: Job, error: BaseException) -> None:
        if job.again and not job.done.done():
            job.again = False
            self.waiting.setdefault(job.owner, deque()).appendleft(job)
        else:
            job.fail(error)

    def _broken(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """Nobody waits for what is still going on."""
        self.closed = True
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


class CancelledWork(Exception):
    """It had not begun when its processes were given up."""
