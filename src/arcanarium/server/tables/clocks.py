"""The clocks of a table: milliseconds, counted by the server while a person owes an answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from arcanarium.server import clock as wall
from arcanarium.server import wire

GRACE: Final = 0.01  # seconds after which a clock that ran out has certainly done so


def tick() -> int:
    """Milliseconds of a clock that nobody sets."""
    return int(monotonic() * 1000)


class Clocks:
    """What each seat has used up, and since when it is asked."""

    def __init__(self, wish: wire.Clock, spent: list[int], now: int) -> None:
        self.wish = wish
        self.spent = spent
        self.began = [now] * len(spent)
        self.running: set[int] = set()

    def turn_to(self, owing: set[int], answered: int | None, now: int) -> None:
        """These seats (people only) owe an answer from now on; `answered` has just given one."""
        for seat in list(self.running):
            if seat not in owing or seat == answered:
                self.spent[seat] += max(0, now - self.began[seat])
                self.running.discard(seat)
        for seat in owing - self.running:
            self.began[seat] = now
            self.running.add(seat)

    def left(self, seat: int, now: int) -> wire.TimeLeft:
        used = now - self.began[seat] if seat in self.running else 0
        move = None if self.wish.move is None else max(0, self.wish.move * 1000 - used)
        game = None if self.wish.game is None else max(0, self.wish.game * 1000 - self.spent[seat] - used)
        return wire.TimeLeft(seat=seat, move=move, game=game, running=seat in self.running)

    def info(self, now: int) -> wire.ClockInfo:
        return wire.ClockInfo(left=[self.left(seat, now) for seat in range(len(self.spent))], at=wall.now())

    def remaining(self, seat: int, now: int) -> int:
        """Until the first of the seat's clocks runs out."""
        left = self.left(seat, now)
        return min(time for time in (left.move, left.game, 10**12) if time is not None)

    def is_used_up(self, seat: int) -> bool:
        """Has the seat no time left for the whole game?"""
        return self.wish.game is not None and self.spent[seat] >= self.wish.game * 1000

    def expired(self, now: int) -> list[int]:
        return [seat for seat in sorted(self.running) if self.remaining(seat, now) <= 0]

    def next_deadline(self, now: int) -> int | None:
        return min((self.remaining(seat, now) for seat in self.running), default=None)


class Alarm:
    """Rings when the first clock runs out, if something is to happen then."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.ring = ring
        self.timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.stop()
        self.timer = asyncio.get_running_loop().call_later(seconds, self._ring)

    def set_by(self, clocks: Clocks | None) -> None:
        self.stop()
        left = clocks.next_deadline(tick()) if clocks is not None and clocks.wish.after == "bot" else None
        if left is not None:
            self.set(left / 1000 + GRACE)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _ring(self) -> None:
        self.timer = None
        self.ring()
