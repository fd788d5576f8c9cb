"""Lines in front of pools: everybody gets a turn, what was lost is done again, what nobody wants is stopped."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from concurrent.futures import Future
from itertools import islice
from queue import SimpleQueue
from threading import RLock
from typing import Any, Final, TypeVar

from arcanarium.work.job import Job, Lost, Outcome
from arcanarium.work.pool import Pool

TRIES: Final = 2  # a job whose process dies is given to another one, once
CLOSED: Final = "there is nobody left to work"

R = TypeVar("R")


class Lane:
    """Jobs wait here until there is room for them in the first of the pools that has a connection.

    Of the owners who wait, the one who has the least going on is next. Where several jobs are done at once and the lane
    is `shared`, one owner never has all the room. All methods may be called from any thread.
    """

    def __init__(self, *pools: Pool, shared: bool = False) -> None:
        self.pools = pools
        self.shared = shared
        self.waiting: OrderedDict[str, deque[Job]] = OrderedDict()  # whoever had a turn last stands last
        self.running: dict[Job, Pool] = {}
        self.lock = RLock()
        self.closed = False
        for pool in pools:
            pool.changed = self._go_on

    def __enter__(self) -> Lane:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- handing in

    def submit(
        self, work: Callable[..., R], *args: object, owner: str = "", patience: float | None = None
    ) -> Future[R]:
        """What the work will return. Cancelling it stops the work, whether it has begun or not."""
        job = Job(work, args, owner, patience)
        job.tell = lambda outcome: self._finish(job, outcome)
        job.future.add_done_callback(lambda future: self._stop(job) if future.cancelled() else None)
        with self.lock:
            self.waiting.setdefault(owner, deque()).append(job)
        self._go_on()
        return job.future

    async def run(self, work: Callable[..., R], *args: object, owner: str = "", patience: float | None = None) -> R:
        """What the work returns. Raises what it raises, TimeoutError if it takes too long, Lost if it died twice."""
        return await asyncio.wrap_future(self.submit(work, *args, owner=owner, patience=patience))

    def each(self, work: Callable[..., R], jobs: Iterable[tuple[Any, ...]], owner: str = "") -> Iterator[R]:
        """What comes of many jobs, each given by its arguments, as it comes.

        Only as much is handed in as keeps everybody busy; whoever stops listening gets nothing further started.
        """
        left = iter(jobs)
        done: SimpleQueue[Future[R]] = SimpleQueue()
        under_way: set[Future[R]] = set()
        try:
            while True:
                for args in islice(left, self.room - len(under_way)):
                    future = self.submit(work, *args, owner=owner)
                    under_way.add(future)
                    future.add_done_callback(done.put)
                if not under_way:
                    return
                future = done.get()
                under_way.discard(future)
                yield future.result()
        finally:
            for future in under_way:
                future.cancel()

    async def stream(
        self, work: Callable[..., R], jobs: Iterable[tuple[Any, ...]], owner: str = "", patience: float | None = None
    ) -> AsyncIterator[R]:
        """The same among tasks; all of it waits in the line."""
        futures = [self.submit(work, *args, owner=owner, patience=patience) for args in jobs]
        try:
            for done in asyncio.as_completed([asyncio.wrap_future(future) for future in futures]):
                yield await done
        finally:
            for future in futures:
                future.cancel()

    @property
    def room(self) -> int:
        """As many jobs as whoever has many hands in at a time."""
        pool = self._pool()
        return 1 if pool is None else max(1, pool.size * pool.ahead)

    def count(self) -> tuple[int, int]:
        """Jobs that wait, and jobs that are worked on."""
        with self.lock:
            return sum(len(line) for line in self.waiting.values()), len(self.running)

    def close(self) -> None:
        """Nobody waits for what is still going on."""
        with self.lock:
            self.closed = True
            left = [*self.running, *(job for line in self.waiting.values() for job in line)]
            self.waiting.clear()
        for pool in self.pools:
            pool.close()
        for job in left:
            job.future.cancel()

    # -- the line

    def _pool(self, job: Job | None = None) -> Pool | None:
        """What was lost is done again by the last of them, which is nearest: a cluster may be just falling apart."""
        able = [pool for pool in self.pools if pool.size > 0 and not pool.is_gone]
        if not able:
            return None
        return able[-1] if job is not None and job.tries > 0 else able[0]

    def _next(self) -> tuple[Job, Pool] | None:
        """Of the owners for whose next job there is room, the one who has the least going on."""
        full = Counter(self.running.values())
        busy = Counter(job.owner for job in self.running)
        found: tuple[int, str, Pool] | None = None
        for owner, line in self.waiting.items():
            pool = self._pool(line[0])
            if pool is None or full[pool] >= pool.size:
                continue
            most = max(1, pool.size - 1) if self.shared else pool.size
            if busy[owner] < most and (found is None or busy[owner] < found[0]):  # of equals, who waits longest
                found = busy[owner], owner, pool
        if found is None:
            return None
        _, owner, pool = found
        line = self.waiting[owner]
        job = line.popleft()
        if line:
            self.waiting.move_to_end(owner)
        else:
            del self.waiting[owner]
        return job, pool

    def _go_on(self) -> None:
        while not self.closed:
            with self.lock:
                if all(pool.is_gone for pool in self.pools):
                    break
                found = self._next()
                if found is None:
                    return
                job, pool = found
                if not job.wanted:
                    continue
                self.running[job] = pool
                job.tries += 1
            try:
                pool.start(job)
            except Exception as error:  # what cannot be sent anywhere
                self._finish(job, Outcome(None, error))
        self._give_up()

    def _give_up(self) -> None:
        with self.lock:
            left = [job for line in self.waiting.values() for job in line]
            self.waiting.clear()
        for job in left:
            job.settle(Outcome(None, Lost(CLOSED)))

    def _finish(self, job: Job, outcome: Outcome) -> None:
        with self.lock:
            if self.running.pop(job, None) is None:
                return  # it was stopped, or somebody else has done it meanwhile
            again = isinstance(outcome.error, Lost) and job.tries < TRIES and job.wanted and not self.closed
            if again:
                self.waiting.setdefault(job.owner, deque()).appendleft(job)
        if not again:
            job.settle(outcome)
        self._go_on()

    def _stop(self, job: Job) -> None:
        with self.lock:
            pool = self.running.pop(job, None)
        if pool is not None and not self.closed:
            pool.stop(job)
            self._go_on()


def result_of(futures: Iterable[Future[R]]) -> list[R]:
    """What came of all of them, in their order; if one fails, the others are stopped."""
    every = list(futures)
    try:
        return [future.result() for future in every]
    finally:
        for future in every:
            future.cancel()
