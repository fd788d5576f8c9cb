"""Who does the work: this process, several on this machine, or a Ray cluster, all through the same three methods."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib import import_module
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from socket import create_connection
from threading import current_thread, main_thread
from typing import Any, Final, Generic, TypeVar

from arcanarium.arena.sitting import FailedSitting

ENDED: Final = "a worker process was ended from outside; the same command goes on"


Job = TypeVar("Job")
Done = TypeVar("Done")


class Crew(Generic[Job, Done]):
    """Jobs are handed in and what came of them is fetched, in whatever order they end."""

    room: int = 1  # as many may be handed in before one must be fetched

    def submit(self, job: Job) -> None:
        raise NotImplementedError

    def collect(self) -> Done:
        """Wait for a job to end. Raises FailedSitting."""
        raise NotImplementedError

    def close(self) -> None:
        """Jobs that are not done are given up."""


class Alone(Crew[Job, Done]):
    """Works in this process, when asked for results."""

    def __init__(self, do: Callable[[Job], Done]) -> None:
        self.do = do
        self.waiting: deque[Job] = deque()

    def submit(self, job: Job) -> None:
        self.waiting.append(job)

    def collect(self) -> Done:
        return self.do(self.waiting.popleft())

    def close(self) -> None:
        self.waiting.clear()


def work(pipe: Connection, do: Callable[[Any], Any]) -> None:
    """In a process of its own: do what comes until nobody is at the other end, also because it was killed."""
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = do(job)
        except Exception as error:
            answer = error if isinstance(error, FailedSitting) else FailedSitting(f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return


@contextmanager
def deaf() -> Iterator[None]:
    """Processes started within never hear Ctrl-C: whoever presses it means the whole run."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Processes(Crew[Job, Done]):
    """Several processes on this machine. Each has a pipe of its own, so none outlives the one that began the run."""

    def __init__(self, do: Callable[[Job], Done], workers: int) -> None:
        self.room = 2 * workers  # one is worked on, the next lies ready
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        self.load: dict[int, int] = {}  # worker -> jobs that it has been handed
        context = get_context("spawn")  # forking a process that draws a progress bar in a thread is not safe
        with deaf():
            for worker in range(workers):
                ours, theirs = context.Pipe()
                process = context.Process(target=work, args=(theirs, do))
                process.start()
                theirs.close()
                self.pipes.append(ours)
                self.processes.append(process)
                self.load[worker] = 0

    def submit(self, job: Job) -> None:
        worker = min(self.load, key=lambda each: self.load[each])
        self.load[worker] += 1
        try:
            self.pipes[worker].send(job)
        except OSError:
            raise FailedSitting(ENDED) from None

    def collect(self) -> Done:
        pipe = wait(self.pipes)[0]
        worker = self.pipes.index(pipe)  # type: ignore[arg-type]
        try:
            answer = self.pipes[worker].recv()
        except (EOFError, OSError):
            raise FailedSitting(ENDED) from None
        self.load[worker] -= 1
        if isinstance(answer, FailedSitting):
            raise answer
        done: Done = answer
        return done

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.terminate()
            process.join()


class NoRay(RuntimeError):
    """Ray is not installed, or no cluster answers."""


def check_address(address: str) -> None:
    """Ray itself would go on trying for many minutes. Raises NoRay."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdigit():
        return
    try:
        create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except OSError as error:
        raise NoRay(f"no Ray cluster answers at {address}: {error.strerror or error}") from None


class Ray(Crew[Job, Done]):
    """Many machines: `address` is a running cluster, empty for one of its own on this machine."""

    def __init__(self, do: Callable[[Job], Done], address: str = "", workers: int = 0) -> None:
        try:
            ray: Any = import_module("ray")
        except ModuleNotFoundError as error:
            if error.name != "ray":
                raise
            raise NoRay('--ray needs Ray, which is not installed: pip install "arcanarium[arena]"') from None
        check_address(address)
        self.ray = ray
        local = {} if address else {"num_cpus": workers or None, "include_dashboard": False}
        try:
            ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR", **local)
        except ConnectionError as error:
            raise NoRay(f"no Ray cluster answers at {address}: {error}") from None
        self.do: Any = ray.remote(do)
        self.room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.waiting: list[Any] = []

    def submit(self, job: Job) -> None:
        self.waiting.append(self.do.remote(job))

    def collect(self) -> Done:
        done, self.waiting = self.ray.wait(self.waiting, num_returns=1)
        try:
            answer: Done = self.ray.get(done[0])
        except self.ray.exceptions.RayTaskError as error:
            raise FailedSitting(str(error.cause)) from None
        return answer

    def close(self) -> None:
        self.ray.shutdown()


def assembled(do: Callable[[Job], Done], workers: int, ray: str | None = None) -> Crew[Job, Done]:
    """The crew that is asked for; `ray` is an address, empty for a cluster of its own, None for no Ray."""
    if ray is not None:
        return Ray(do, ray, workers)
    return Processes(do, workers) if workers > 1 else Alone(do)


def all_done(crew: Crew[Job, Done], jobs: Iterable[Job]) -> Iterator[Done]:
    """What came of many jobs, as it comes; whoever stops listening gets nothing further started."""
    left = iter(jobs)
    under_way = 0
    while True:
        for job in islice(left, crew.room - under_way):
            crew.submit(job)
            under_way += 1
        if under_way == 0:
            return
        yield crew.collect()
        under_way -= 1
