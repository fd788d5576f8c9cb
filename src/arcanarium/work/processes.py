"""Processes of this machine: started when they are first needed, and again if they end."""

from __future__ import annotations

import atexit
import logging
import os
import signal
from collections import deque
from multiprocessing import Pipe, get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Lock, Thread
from time import monotonic
from typing import Final

from arcanarium.work.job import Job, Lost, Outcome, do_packed, unpack_outcome
from arcanarium.work.orphans import end_with_parent
from arcanarium.work.pool import Pool

logger: Final = logging.getLogger("arcanarium")

ENDED: Final = "a worker process was ended from outside"


def serve(pipe: Connection, nice: int) -> None:
    """In a process of its own: do what comes until nobody is at the other end."""
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(nice)
    while True:
        try:
            pipe.send_bytes(do_packed(pipe.recv_bytes()))
        except (EOFError, OSError):
            os._exit(0)  # at once, whatever processes it has started itself


def ignore_interrupts() -> None:
    """In the thread that starts processes: whoever presses Ctrl-C means the whole run, whose main thread hears it."""
    if hasattr(signal, "pthread_sigmask"):  # not on Windows
        resource_tracker.ensure_running()  # to start it would unblock the signal
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def start_process(target: object, *args: object) -> tuple[BaseProcess, Connection]:
    """A fresh process that is given one end of a pipe; forking one that has threads is not safe."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=target, args=(theirs, *args))  # type: ignore[arg-type]
    process.start()
    theirs.close()
    return process, ours


class Worker:
    """One process, and what it is working on until when."""

    def __init__(self, nice: int) -> None:
        self.process, self.pipe = start_process(serve, nice)
        self.job: Job | None = None
        self.deadline = float("inf")

    def begin(self, job: Job, packed: bytes) -> None:
        self.job = job
        self.deadline = float("inf") if job.patience is None else monotonic() + job.patience
        self.pipe.send_bytes(packed)

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()
        self.process.close()


class Processes(Pool):
    """As many processes as are busy at once, at most `size`; `nice` is how far they stand back for others.

    One thread starts them, hands out jobs, hears of answers, and ends whoever takes too long.
    """

    def __init__(self, size: int, nice: int = 0) -> None:
        super().__init__()
        self.size = size
        self.nice = nice
        self.workers: list[Worker] = []
        self.orders: deque[tuple[Job, bytes | None]] = deque()  # to be started, or without content to be stopped
        self.lock = Lock()
        self.bell, self.door = Pipe()
        self.thread: Thread | None = None

    def start(self, job: Job) -> None:
        self._order(job, job.pack())

    def stop(self, job: Job) -> None:
        self._order(job, None)

    def _order(self, job: Job, packed: bytes | None) -> None:
        with self.lock:
            if self.is_gone:
                return
            self.orders.append((job, packed))
            if self.thread is None:
                self.thread = Thread(target=self._run, name="work", daemon=True)
                self.thread.start()
                atexit.register(self.close)
            self.bell.send_bytes(b"!")

    def close(self) -> None:
        with self.lock:
            closing = not self.is_gone
            self.is_gone = True
            if closing:
                self.bell.send_bytes(b"!")
        if self.thread is not None:
            self.thread.join()
            atexit.unregister(self.close)
        if closing:
            self.bell.close()
            self.door.close()

    # -- in the thread

    def _run(self) -> None:
        ignore_interrupts()
        try:
            while not self.is_gone:
                soonest = min([worker.deadline for worker in self.workers], default=float("inf"))
                patience = None if soonest == float("inf") else max(0.0, soonest - monotonic())
                pipes = {worker.pipe: worker for worker in self.workers}
                for ready in wait([self.door, *pipes], patience):
                    if ready is self.door:
                        self.door.recv_bytes()
                    else:
                        self._hear(pipes[ready])  # type: ignore[index]
                while self.orders and not self.is_gone:
                    self._obey(*self.orders.popleft())
                self._end_the_late()
        finally:
            for worker in self.workers:
                worker.end()
            self.workers.clear()

    def _obey(self, job: Job, packed: bytes | None) -> None:
        if packed is None:
            for busy in [worker for worker in self.workers if worker.job is job]:
                self._dismiss(busy)
            return
        if not job.wanted:
            job.tell(Outcome(None, Lost(ENDED)))
            return
        worker = next((worker for worker in self.workers if worker.job is None), None)
        try:
            if worker is None:
                worker = Worker(self.nice)
                self.workers.append(worker)
            worker.begin(job, packed)
        except OSError as error:
            if worker is not None:
                self._dismiss(worker)
            job.tell(Outcome(None, Lost(f"{ENDED} ({error.strerror})")))

    def _hear(self, worker: Worker) -> None:
        job = worker.job
        try:
            packed = worker.pipe.recv_bytes()
        except (EOFError, OSError):
            logger.warning("a process that thinks has ended; another takes its place")
            self._dismiss(worker)
            if job is not None:
                job.tell(Outcome(None, Lost(ENDED)))
            return
        worker.job = None
        worker.deadline = float("inf")
        if job is not None:
            job.tell(unpack_outcome(packed))

    def _end_the_late(self) -> None:
        now = monotonic()
        for worker in [worker for worker in self.workers if worker.deadline <= now]:
            job = worker.job
            self._dismiss(worker)
            if job is not None:
                job.tell(Outcome(None, TimeoutError(f"it took longer than {job.patience:g} seconds")))

    def _dismiss(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.end()
