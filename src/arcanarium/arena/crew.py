"""Who plays the games: this process, several on this machine, or a Ray cluster, all through the same three methods."""

from __future__ import annotations

import signal
from collections import deque
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from arcanarium.arena.sitting import FailedSitting, Played, Sitting, play


class Crew(Protocol):
    """Games are handed in and their results fetched, in whatever order they end."""

    room: int  # as many may be handed in before one must be fetched

    def submit(self, sitting: Sitting) -> None: ...

    def collect(self) -> Played:
        """Wait for a game to end. Raises FailedSitting."""
        ...

    def close(self) -> None:
        """Games that are not over are given up."""
        ...


class Alone:
    """Plays in this process, when asked for results."""

    room: int = 1

    def __init__(self) -> None:
        self.waiting: deque[Sitting] = deque()

    def submit(self, sitting: Sitting) -> None:
        self.waiting.append(sitting)

    def collect(self) -> Played:
        return play(self.waiting.popleft())

    def close(self) -> None:
        self.waiting.clear()


def work(pipe: Connection) -> None:
    """In a process of its own: play what comes until nobody is at the other end, also because it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl-C means the whole run
    while True:
        try:
            sitting: Sitting = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: Any = play(sitting)
        except FailedSitting as error:
            answer = error
        try:
            pipe.send(answer)
        except OSError:
            return


class Processes:
    """Several processes on this machine. Each has a pipe of its own, so none outlives the one that began the run."""

    def __init__(self, workers: int) -> None:
        self.room = 2 * workers  # one is played, the next lies ready
        self.pipes: list[Connection] = []
        self.processes: list[BaseProcess] = []
        self.load: dict[int, int] = {}  # worker -> games that it has been handed
        context = get_context("spawn")  # forking a process that draws a progress bar in a thread is not safe
        for worker in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,), daemon=False)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
            self.load[worker] = 0

    def submit(self, sitting: Sitting) -> None:
        worker = min(self.load, key=lambda each: self.load[each])
        self.load[worker] += 1
        self.pipes[worker].send(sitting)

    def collect(self) -> Played:
        pipe = wait(self.pipes)[0]
        worker = self.pipes.index(pipe)  # type: ignore[arg-type]
        try:
            answer = self.pipes[worker].recv()
        except (EOFError, OSError):
            raise FailedSitting("a worker process was ended from outside; run the same command again") from None
        self.load[worker] -= 1
        if isinstance(answer, FailedSitting):
            raise answer
        played: Played = answer
        return played

    def close(self) -> None:
        for pipe in self.pipes:
            pipe.close()
        for process in self.processes:
            process.terminate()
            process.join()


class MissingRay(ImportError):
    """Ray is not installed."""


class Ray:
    """Many machines: `address` is a running cluster, empty for one of its own on this machine."""

    def __init__(self, address: str = "", workers: int = 0) -> None:
        try:
            import ray
        except ModuleNotFoundError as error:
            if error.name != "ray":
                raise
            raise MissingRay('--ray needs Ray, which is not installed: pip install "arcanarium[arena]"') from None
        self.ray: Any = ray
        local = {} if address else {"num_cpus": workers or None, "include_dashboard": False}
        ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR", **local)
        self.play: Any = ray.remote(play)
        self.room = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.waiting: list[Any] = []

    def submit(self, sitting: Sitting) -> None:
        self.waiting.append(self.play.remote(sitting))

    def collect(self) -> Played:
        done, self.waiting = self.ray.wait(self.waiting, num_returns=1)
        try:
            played: Played = self.ray.get(done[0])
        except self.ray.exceptions.RayTaskError as error:
            raise FailedSitting(str(error.cause)) from None
        return played

    def close(self) -> None:
        self.ray.shutdown()


def assembled(workers: int, ray: str | None) -> Crew:
    """The crew that is asked for; `ray` is an address, empty for a cluster of its own, None for no Ray."""
    if ray is not None:
        return Ray(ray, workers)
    return Processes(workers) if workers > 1 else Alone()
