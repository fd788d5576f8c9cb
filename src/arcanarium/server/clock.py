"""The clocks of a table: milliseconds, counted by the server while a person owes an answer."""

from __future__ import annotations

from arcanarium.server import wire


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
        return wire.TimeLeft(seat, move, game, seat in self.running)

    def info(self, now: int) -> wire.ClockInfo:
        return wire.ClockInfo([self.left(seat, now) for seat in range(len(self.spent))], now)

    def remaining(self, seat: int, now: int) -> int:
        """Until the first of the seat's clocks runs out."""
        left = self.left(seat, now)
        return min(time for time in (left.move, left.game, 10**12) if time is not None)

    def expired(self, now: int) -> list[int]:
        return [seat for seat in sorted(self.running) if self.remaining(seat, now) <= 0]

    def next_deadline(self, now: int) -> int | None:
        return min((self.remaining(seat, now) for seat in self.running), default=None)
