"""A bot that is asked with a limit of time: it answers, or it is interrupted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from typing import Final, NoReturn

from arcanarium.bots import Bot, answer
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision

AGAIN: Final = 0.1  # seconds until a bot that went on all the same is interrupted once more


class OutOfTime(TimeoutError):
    """A bot took longer than it may."""


class _Interrupted(BaseException):
    """What a bot that catches every exception does not catch."""


def answer_within(bot: Bot, s: State, decision: Decision, seconds: float) -> int:
    """What the bot answers; 0 seconds are no limit. Raises OutOfTime."""
    if seconds <= 0:
        return answer(bot, s, decision)
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        return _interrupt_after(seconds, lambda: answer(bot, s, decision))
    return _leave_after(seconds, lambda: answer(bot, s, decision))


def _interrupt(*_: object) -> NoReturn:
    raise _Interrupted


def _interrupt_after(seconds: float, ask: Callable[[], int]) -> int:
    before = signal.signal(signal.SIGALRM, _interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
        try:
            return ask()
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
    except _Interrupted:
        raise OutOfTime(f"it took longer than {seconds:g} seconds") from None
    finally:
        signal.signal(signal.SIGALRM, before)


def _leave_after(seconds: float, ask: Callable[[], int]) -> int:
    """Where nothing can be interrupted the bot thinks on for itself, and nobody listens."""
    found: list[int | BaseException] = []

    def think() -> None:
        try:
            found.append(ask())
        except BaseException as error:
            found.append(error)

    thread = threading.Thread(target=think, daemon=True)
    thread.start()
    thread.join(seconds)
    if not found:
        raise OutOfTime(f"it took longer than {seconds:g} seconds")
    if isinstance(found[0], BaseException):
        raise found[0]
    return found[0]
