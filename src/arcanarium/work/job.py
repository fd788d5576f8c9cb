"""Something to be done elsewhere for somebody, and what came of it."""

from __future__ import annotations

import pickle
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple


class Lost(RuntimeError):
    """The process that worked on a job ended, or there is no place left where it could be done."""


class WorkFailed(RuntimeError):
    """Stands for an exception that cannot travel between processes."""


class RemoteTraceback(Exception):
    """Where an exception was raised in another process: the cause of what is raised here."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return f"\n{self.text}"


class Outcome(NamedTuple):
    """What came of a job: a value, or an exception and where it was raised."""

    value: Any = None
    error: BaseException | None = None
    trace: str = ""


class Job:
    """A function and its arguments, for an owner; `patience` is how many seconds it may take once it has begun."""

    def __init__(self, work: Callable[..., Any], args: tuple[Any, ...], owner: str, patience: float | None) -> None:
        self.work = work
        self.args = args
        self.owner = owner
        self.patience = patience
        self.tries = 0
        self.future: Future[Any] = Future()
        self.tell: Callable[[Outcome], None] = self.settle  # called by a pool, from any thread

    @property
    def wanted(self) -> bool:
        return not self.future.done()

    def settle(self, outcome: Outcome) -> None:
        """Hand over what came of it, unless nobody waits any more."""
        if self.future.cancelled() or not self.future.set_running_or_notify_cancel():
            return
        if outcome.error is None:
            self.future.set_result(outcome.value)
            return
        if outcome.trace:
            outcome.error.__cause__ = RemoteTraceback(outcome.trace)
        self.future.set_exception(outcome.error)

    def pack(self) -> bytes:
        return pickle.dumps((self.work, self.args), pickle.HIGHEST_PROTOCOL)


def do_packed(packed: bytes) -> bytes:
    """Where a job is done: its outcome, ready to travel."""
    try:
        work, args = pickle.loads(packed)
        return pickle.dumps(Outcome(work(*args)), pickle.HIGHEST_PROTOCOL)
    except Exception as error:
        return pack_error(error)


def pack_error(error: Exception) -> bytes:
    """An exception that would not survive the journey is described instead."""
    trace = "".join(traceback.format_exception(error))
    try:
        packed = pickle.dumps(Outcome(None, error, trace), pickle.HIGHEST_PROTOCOL)
        pickle.loads(packed)
    except Exception:
        told = WorkFailed("".join(traceback.format_exception_only(error)).strip())
        packed = pickle.dumps(Outcome(None, told, trace), pickle.HIGHEST_PROTOCOL)
    return packed


def unpack_outcome(packed: bytes) -> Outcome:
    """Where somebody waits for it."""
    try:
        found: Outcome = pickle.loads(packed)
    except Exception as error:
        return Outcome(None, WorkFailed(f"what came of it cannot be read: {error}"))
    return found
