"""A Ray cluster: many machines, reached through a process of its own.

Ray ends the process that is connected to it when the cluster is gone for long. So whoever serves tables does not
connect itself: a bridge does, in a process that may end, and what was on its way is done elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from socket import create_connection
from threading import Event, Lock, Thread
from time import monotonic
from typing import Any, Final, NamedTuple

from arcanarium.work.job import Job, Lost, Outcome, do_packed, unpack_outcome
from arcanarium.work.orphans import end_with_parent
from arcanarium.work.pool import Pool
from arcanarium.work.processes import ignore_interrupts, start_process

DIED: Final = "a machine of the cluster died over it"
CUT_OFF: Final = "the connection to the Ray cluster broke off"
ANSWERS_WITHIN: Final = 5.0  # seconds; Ray itself would go on trying for many minutes
LOOKS_EVERY: Final = 1.0  # seconds between two looks at the clock and at the size of the cluster
ENDS_WITHIN: Final = 10.0  # seconds a cluster of our own has to end


class NoRay(RuntimeError):
    """Ray is not installed, or no cluster answers."""


# -- what the bridge is told, and what it tells


class Start(NamedTuple):
    """A job, what it may take, and the part of a processor it needs."""

    number: int
    packed: bytes
    patience: float | None
    cpus: float


class Stop(NamedTuple):
    """Nobody wants that job any more."""

    number: int


class Size(NamedTuple):
    """As many processors the cluster has now."""

    cpus: int


class Refused(NamedTuple):
    """There is no cluster."""

    why: str


class Done(NamedTuple):
    """What came of a job."""

    number: int
    packed: bytes


class Died(NamedTuple):
    """Whoever worked on it is gone, maybe because it took too long."""

    number: int
    is_late: bool


# -- in the process of the bridge


def check_address(address: str) -> None:
    """Raises NoRay."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return
    try:
        create_connection((host.strip("[]"), int(port)), timeout=ANSWERS_WITHIN).close()
    except OSError as error:
        raise NoRay(f"no Ray cluster answers at {address}: {error.strerror or error}") from None


def find_ray() -> Any:  # noqa: ANN401  (Ray is not always installed)
    """Raises NoRay."""
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise NoRay('--ray needs Ray, which is not installed: pip install "arcanarium[arena]"') from None


def join_cluster(address: str, workers: int) -> Any:  # noqa: ANN401
    """Ray, connected. Raises NoRay."""
    ray = find_ray()
    check_address(address)
    local = {} if address else {"num_cpus": workers or None, "include_dashboard": False}
    try:
        ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR", **local)
    except Exception as error:  # of many kinds, none of which Ray promises
        raise NoRay(f"no Ray cluster answers at {address or 'this machine'}: {error}") from None
    return ray


class Carrier:
    """Carries jobs between a pipe and the cluster."""

    def __init__(self, pipe: Connection, ray: Any) -> None:  # noqa: ANN401
        self.pipe = pipe
        self.ray = ray
        self.do = ray.remote(max_retries=0)(do_packed)  # what dies is done again by whoever handed it in
        self.lock = Lock()
        self.refs: dict[int, Any] = {}
        self.deadlines: dict[int, float] = {}
        self.late: set[int] = set()

    def tell(self, message: NamedTuple) -> None:
        with self.lock:
            try:
                self.pipe.send(message)
            except OSError:
                os._exit(0)

    def run(self) -> None:
        Thread(target=self.watch, daemon=True).start()
        while True:
            try:
                message = self.pipe.recv()
            except (EOFError, OSError):
                return
            if isinstance(message, Start):
                self.start(message)
            elif isinstance(message, Stop):
                self.stop(message.number)

    def start(self, order: Start) -> None:
        if order.patience is not None:
            self.deadlines[order.number] = monotonic() + order.patience
        ref = self.do.options(num_cpus=order.cpus).remote(order.packed)
        self.refs[order.number] = ref
        ref.future().add_done_callback(lambda done: self.finish(order.number, done))

    def finish(self, number: int, done: Any) -> None:  # noqa: ANN401
        self.deadlines.pop(number, None)
        if self.refs.pop(number, None) is None:
            return
        if done.cancelled() or done.exception() is not None:
            self.tell(Died(number, number in self.late))
        else:
            self.tell(Done(number, done.result()))

    def stop(self, number: int) -> None:
        ref = self.refs.get(number)
        if ref is not None:
            self.ray.cancel(ref, force=True)

    def watch(self) -> None:
        """Tells when machines come and go, and stops whoever takes too long."""
        known = -1
        while True:
            cpus = int(self.ray.cluster_resources().get("CPU", 0))
            if cpus != known:
                known = cpus
                self.tell(Size(cpus))
            now = monotonic()
            for number in [number for number, deadline in list(self.deadlines.items()) if deadline <= now]:
                self.late.add(number)
                self.stop(number)
            Event().wait(LOOKS_EVERY)


def carry(pipe: Connection, address: str, workers: int) -> None:
    """What the bridge does until nobody is at the other end."""
    end_with_parent()
    try:
        ray = join_cluster(address, workers)
    except NoRay as error:
        pipe.send(Refused(str(error)))
        return
    Carrier(pipe, ray).run()
    ray.shutdown()


# -- in the process that has work to be done


class Bridge:
    """The other end of the pipe: one for all lanes of a process."""

    def __init__(self, address: str, workers: int = 0, broken: Callable[[str], None] | None = None) -> None:
        """It connects meanwhile; `broken` is told why nothing is done on the cluster, or nothing any more."""
        self.address = address
        self.workers = workers
        self.broken = broken or (lambda why: None)
        self.pools: list[Cluster] = []
        self.jobs: dict[int, Job] = {}
        self.numbers: dict[Job, int] = {}
        self.next = 0
        self.cpus = 0
        self.why = ""  # it is gone
        self.decided = Event()  # connected or not
        self.lock = Lock()
        self.closing = False
        self.pipe: Connection | None = None
        self.thread = Thread(target=self._run, name="bridge", daemon=True)
        self.thread.start()

    def wait(self) -> None:
        """Until it is connected. Raises NoRay."""
        self.decided.wait()
        if self.why:
            raise NoRay(self.why)

    def size_of(self, share: float) -> int:
        return max(1, int(self.cpus * share)) if self.cpus > 0 else 0

    def start(self, job: Job) -> None:
        with self.lock:
            if self.pipe is None or self.why:
                job_is_lost = True
            else:
                self.next += 1
                self.jobs[self.next] = job
                self.numbers[job] = self.next
                wanted = sum(self.size_of(pool.share) for pool in self.pools)
                part = min(1.0, self.cpus / max(1, wanted))  # so that no lane waits for another
                job_is_lost = not self._send(Start(self.next, job.pack(), job.patience, round(part, 4)))
        if job_is_lost:
            job.tell(Outcome(None, Lost(CUT_OFF)))

    def stop(self, job: Job) -> None:
        with self.lock:
            number = self.numbers.pop(job, None)
            if number is not None:
                del self.jobs[number]
                self._send(Stop(number))

    def _send(self, message: NamedTuple) -> bool:
        try:
            assert self.pipe is not None
            self.pipe.send(message)
        except OSError:
            return False  # the thread hears of it as well
        return True

    def close(self) -> None:
        with self.lock:
            if self.closing:
                return
            self.closing = True
            if self.pipe is not None:
                self.pipe.close()
        self.thread.join()

    # -- in the thread

    def _run(self) -> None:
        ignore_interrupts()
        process, pipe = start_process(carry, self.address, self.workers)
        with self.lock:
            self.pipe = pipe
        why = CUT_OFF
        while not self.closing:
            try:
                if not pipe.poll(LOOKS_EVERY):
                    continue
                message = pipe.recv()
            except (EOFError, OSError):
                break
            if isinstance(message, Refused):
                why = message.why
                break
            self._hear(message)
        if not self.closing:
            self._break_off(why)
        process.join(ENDS_WITHIN)
        process.kill()
        process.join()

    def _hear(self, message: Size | Done | Died) -> None:
        if isinstance(message, Size):
            self.cpus = message.cpus
            if self.cpus > 0:
                self.decided.set()
            self._tell_pools()
            return
        with self.lock:
            job = self.jobs.pop(message.number, None)
            if job is not None:
                del self.numbers[job]
        if job is None:
            return
        if isinstance(message, Done):
            job.tell(unpack_outcome(message.packed))
        elif message.is_late:
            job.tell(Outcome(None, TimeoutError(f"it took longer than {job.patience:g} seconds")))
        else:
            job.tell(Outcome(None, Lost(DIED)))

    def _break_off(self, why: str) -> None:
        with self.lock:
            self.why = why
            self.cpus = 0
            left = list(self.jobs.values())
            self.jobs.clear()
            self.numbers.clear()
        self._tell_pools()
        self.decided.set()
        self.broken(why)
        for job in left:
            job.tell(Outcome(None, Lost(why)))

    def _tell_pools(self) -> None:
        for pool in self.pools:
            pool.resize()


class Cluster(Pool):
    """A share of the processors of a cluster, for one lane."""

    def __init__(self, bridge: Bridge, share: float = 1.0, ahead: int = 1) -> None:
        super().__init__()
        self.bridge = bridge
        self.share = share
        self.ahead = ahead
        bridge.pools.append(self)
        self.resize()

    def resize(self) -> None:
        self.is_gone = bool(self.bridge.why)
        self.size = self.bridge.size_of(self.share)
        self.changed()

    def start(self, job: Job) -> None:
        self.bridge.start(job)

    def stop(self, job: Job) -> None:
        self.bridge.stop(job)

    def close(self) -> None:
        self.bridge.close()


class Whole(Cluster):
    """All of a cluster for one run: beside each job that is worked on the next lies ready where it will be done."""

    def resize(self) -> None:
        super().resize()
        self.size *= 2


def connect(address: str = "", workers: int = 0) -> Cluster:
    """All of a running cluster, or of one of its own on this machine. Raises NoRay."""
    bridge = Bridge(address, workers)
    pool = Whole(bridge)
    try:
        bridge.wait()
    except NoRay:
        bridge.close()
        raise
    return pool
