"""How much visitors may ask for, one by one, of one address together and in all: sizes, places, and buckets."""

from __future__ import annotations

from collections import Counter
from time import monotonic
from typing import Final

HEADERS: Final = 16_384  # bytes of all headers of a request together
BODY: Final = 300_000  # bytes of a request: a long record
MESSAGE: Final = 16_000  # characters of a socket message
FRAME: Final = 4 * MESSAGE  # bytes of one: more are not even read
CHAT: Final = 500
NAME: Final = 24
SOCKETS: Final = 60  # open at once for one identity,
ADDRESS_SOCKETS: Final = 100  # for all visitors behind one address,
ALL_SOCKETS: Final = 10_000  # and in this process
CONNECTIONS: Final = 12_000  # of any kind in this process
HEAD_SECONDS: Final = 20.0  # until the headers of a request are here, and until the next one of a connection comes
HELLO_SECONDS: Final = 10.0  # until a socket has to say something sensible
ABUSE: Final = 200  # messages refused in a row until the socket is closed
TOO_LARGE: Final = 2  # messages over the limit until the socket is closed
CROWD: Final = 3.0  # one address may have as much as this many visitors

SOCKET_RATE, SOCKET_BURST = 30.0, 90.0
IDLE_RATE, IDLE_BURST = 10.0, 100.0  # frames of a socket that are no message
REQUEST_RATE, REQUEST_BURST = 15.0, 120.0
ADDRESS_RATE, ADDRESS_BURST = 60.0, 600.0  # requests of all visitors behind one address together
NEW_RATE, NEW_BURST = 0.5, 60.0  # visitors who have no cookie yet, of one address
TABLE_RATE, TABLE_BURST = 0.5, 30.0  # new tables and uploaded records
CHAT_RATE, CHAT_BURST = 1.0, 8.0
HINT_RATE, HINT_BURST = 0.5, 6.0
COACH_RATE, COACH_BURST = 1.0, 12.0
CONSULTS: Final = 3  # of the coach of one socket at once
STUDY_RATE, STUDY_BURST = 0.05, 5.0  # analyses begun

FORGET: Final = 10_000  # buckets kept


class Bucket:
    """A number per second, and a number at once."""

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
        for who in list(self.kept)[: len(self.kept) - FORGET // 2]:  # a flood: whoever came first waits no longer
            del self.kept[who]


class Limit:
    """For each visitor, and for all visitors of one address together."""

    def __init__(self, rate: float, burst: float) -> None:
        self.visitors = Buckets(rate, burst)
        self.addresses = Buckets(CROWD * rate, CROWD * burst)

    def take(self, who: str, address: str) -> bool:
        return self.addresses.take(address) and self.visitors.take(who)


class Places:
    """A number of places for everybody, and smaller numbers for each visitor and each address."""

    def __init__(self, each: float, address: float, everybody: float) -> None:
        self.each = each
        self.address = address
        self.everybody = everybody
        self.visitors: Counter[str] = Counter()
        self.addresses: Counter[str] = Counter()

    @property
    def taken(self) -> int:
        return self.addresses.total()

    def take(self, who: str, address: str) -> bool:
        if (
            self.visitors[who] >= self.each
            or self.addresses[address] >= self.address
            or self.addresses.total() >= self.everybody
        ):
            return False
        self.visitors[who] += 1
        self.addresses[address] += 1
        return True

    def leave(self, who: str, address: str) -> None:
        for counter, key in ((self.visitors, who), (self.addresses, address)):
            counter[key] -= 1
            if not counter[key]:
                del counter[key]
