"""How much one visitor may ask for: sizes, and buckets that fill again with time."""

from __future__ import annotations

from time import monotonic
from typing import Final

BODY: Final = 300_000  # bytes of a request: a long record
MESSAGE: Final = 16_000  # characters of a socket message
CHAT: Final = 500
NAME: Final = 24
KEY: Final = 64
SOCKETS: Final = 60  # open at once for one identity
ABUSE: Final = 200  # messages refused in a row until the socket is closed

SOCKET_RATE, SOCKET_BURST = 30.0, 90.0
REQUEST_RATE, REQUEST_BURST = 15.0, 120.0
ADDRESS_RATE, ADDRESS_BURST = 60.0, 600.0  # of all visitors behind one address together
TABLE_RATE, TABLE_BURST = 0.5, 30.0  # new tables and uploaded records
CHAT_RATE, CHAT_BURST = 1.0, 8.0
HINT_RATE, HINT_BURST = 0.5, 6.0
STUDY_RATE, STUDY_BURST = 0.05, 5.0  # analyses begun

FORGET: Final = 10_000  # buckets kept


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for each visitor; those of long-gone visitors are full again and forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        bucket = self.kept.get(who)
        if bucket is None:
            if len(self.kept) >= FORGET:
                self.forget()
            bucket = self.kept[who] = Bucket(self.rate, self.burst)
        return bucket.take()

    def forget(self) -> None:
        now = monotonic()
        self.kept = {
            who: bucket
            for who, bucket in self.kept.items()
            if bucket.left + (now - bucket.at) * bucket.rate < bucket.burst
        }
        if len(self.kept) >= FORGET:  # a flood of new visitors: whoever came first waits no longer
            self.kept.clear()
