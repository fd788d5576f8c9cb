"""Serving until told to stop: in this process, or in several that share an address."""

from __future__ import annotations

import logging
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable
from logging.config import dictConfig
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final, NamedTuple

import uvicorn

from arcanarium.server import logs
from arcanarium.server.front.requests import Requests
from arcanarium.server.front.sockets import Socket
from arcanarium.server.visitors import limits
from arcanarium.work.orphans import end_with_parent

logger: Final = logging.getLogger(logs.LOGGER)

WAITING: Final = 2048  # connections that nobody has taken yet
KILL_SECONDS: Final = 1.0  # more than a process has to end, until it is killed
SETTLED: Final = 5.0  # seconds a process has lived that did not fail because it cannot start
PAUSE: Final = 1.0  # before another takes the place of one that did


class Address(NamedTuple):
    """Where to listen, and what is to be known of the way there."""

    host: str
    port: int
    log: str  # the style of lines
    stop: float  # seconds that what goes on may take once it is to stop


class Server(uvicorn.Server):
    """Ends well when told to: pages hear why, and what was asked is answered."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """That is how a server ends: the process is not to die of the signal afterwards."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.config.loaded_app.take_leave()
        await super().shutdown(sockets)


def configure(application: str, address: Address) -> uvicorn.Config:
    return uvicorn.Config(
        application,
        factory=True,
        host=address.host,
        port=address.port,
        interface="asgi3",
        lifespan="on",
        http=Requests,
        ws=Socket,
        proxy_headers=False,  # whom to believe is decided at our own door
        server_header=False,
        access_log=False,  # ours says what may be said
        log_config=None,
        log_level="warning",
        backlog=WAITING,
        timeout_keep_alive=round(limits.HEAD_SECONDS),
        timeout_graceful_shutdown=round(address.stop),
    )


def serve(application: str, address: Address, workers: int) -> None:
    """Returns when told to stop."""
    if workers == 1:
        Server(configure(application, address)).run()
    else:
        Siblings(application, address, workers).run()


def work(application: str, address: Address, listening: socket.socket) -> None:
    """In one of several; it ends with the one that started it."""
    end_with_parent()
    dictConfig(logs.settings(address.log))
    Server(configure(application, address)).run(sockets=[listening])


class Siblings:
    """Several processes; one that dies is replaced."""

    def __init__(self, application: str, address: Address, count: int) -> None:
        self.listening = configure(application, address).bind_socket()
        self.stop_seconds = address.stop
        self.count = count
        self.begin: Callable[[], BaseProcess] = lambda: multiprocessing.get_context("spawn").Process(
            target=work, args=(application, address, self.listening)
        )
        self.began: dict[BaseProcess, float] = {}
        self.stopping = False

    def run(self) -> None:
        """Returns when told to stop and all have ended."""
        heard, told = socket.socketpair()
        told.setblocking(False)
        signal.set_wakeup_fd(told.fileno())
        before = {each: signal.signal(each, self._stop) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            for _ in range(self.count):
                self._start()
            while not self.stopping:
                wait([heard, *(worker.sentinel for worker in self.began)])
                self._replace_the_dead()
            self._end()
        finally:
            signal.set_wakeup_fd(-1)
            for each, handler in before.items():
                signal.signal(each, handler)
            for end in (heard, told, self.listening):
                end.close()

    def _stop(self, sig: int, frame: FrameType | None) -> None:
        self.stopping = True

    def _start(self) -> None:
        worker = self.begin()
        worker.start()
        self.began[worker] = time.monotonic()

    def _replace_the_dead(self) -> None:
        for worker in [each for each in self.began if not each.is_alive()]:
            lived = time.monotonic() - self.began.pop(worker)
            if self.stopping:
                return
            logger.error("process %s has ended (%s), another takes its place", worker.pid, worker.exitcode)
            if lived < SETTLED:
                time.sleep(PAUSE)
            self._start()

    def _end(self) -> None:
        for worker in self.began:
            worker.terminate()
        until = time.monotonic() + self.stop_seconds + KILL_SECONDS
        for worker in self.began:
            worker.join(max(0.0, until - time.monotonic()))
            if worker.is_alive():
                logger.warning("process %s is killed: it did not end when it was told to", worker.pid)
                worker.kill()
                worker.join()
