"""Everybody at a table: who is connected, what each of them is shown, and who has been away for how long."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import monotonic
from typing import Final

from arcanarium.server import wire
from arcanarium.server.tables.connection import SILENT, Connection
from arcanarium.server.tables.play import Play
from arcanarium.server.tables.watcher import Watcher

WATCHER_SECONDS: Final = 120.0  # how long a view that nobody looks at is kept, for those who come back
SIGNED_OUT: Final = 4401  # a socket's reason to end: whoever spoke here is somebody else now
GONE: Final = 4404  # another: there is no such table
RESTART: Final = 1012  # a socket's reason to end: the server starts again
ELSEWHERE_SECONDS: Final = 30.0  # how long it is believed what another process said about who is there


def send_all(connections: Iterable[Connection], text: str) -> None:
    for connection in connections:
        connection.send(text)


class Audience:
    """Of one table: its connections, the views they look at, and presence."""

    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self.watchers: dict[int | None, tuple[Watcher, float]] = {}
        self.elsewhere: dict[str, tuple[set[str], float]] = {}  # process -> who is connected there
        self.seen: dict[str, float] = {}  # when each person who sits here was last known to be here
        self.begun = monotonic()  # no absence is longer: what was before the game or this process does not count

    # -- showing

    def greeted(self) -> list[Connection]:
        return [connection for connection in self.connections if connection.greeted]

    def watcher(self, play: Play, seat: int | None) -> Watcher:
        found = self.watchers.get(seat)
        watcher = Watcher(play, seat) if found is None else found[0]
        if watcher.seq != play.seq:  # it was out of use
            watcher = Watcher(play, seat)
        self.watchers[seat] = (watcher, monotonic())
        return watcher

    def show(self, play: Play, clock: wire.ClockInfo | None) -> None:
        """Send everybody what has changed for them."""
        lookers: dict[int | None, list[Connection]] = {}  # by where they look from
        for connection in self.greeted():
            lookers.setdefault(connection.seat, []).append(connection)
        for seat, (watcher, used) in list(self.watchers.items()):
            if seat not in lookers and monotonic() - used > WATCHER_SECONDS:
                del self.watchers[seat]
            elif watcher.seq != play.seq:
                send_all(lookers.get(seat, ()), watcher.advance(play, clock))
        for seat in lookers.keys() - self.watchers.keys():
            send_all(lookers[seat], self.watcher(play, seat).full(play, clock))

    def show_all(self, connection: Connection, play: Play, clock: wire.ClockInfo | None) -> None:
        """The whole view to one of them."""
        connection.send(self.watcher(play, connection.seat).full(play, clock))

    def send(self, text: str) -> None:
        """The same to everybody."""
        send_all(self.greeted(), text)

    def send_each(self, make: Callable[[str], str], but: Connection | None = None) -> None:
        """To each what is made for that person."""
        for connection in self.greeted():
            if connection is not but:
                connection.send(make(connection.who))

    def reseat(self, seats_of: Callable[[str], list[int]]) -> list[Connection]:
        """Whoever got a seat looks from it now, and whoever gave it up no longer does: those whose view changes."""
        moved = []
        for connection in self.connections:
            mine = seats_of(connection.who)
            if connection.seat is not None and connection.seat not in mine:
                connection.seat = None
                moved.append(connection)
            if connection.seat is None and mine and not connection.looks_on:
                connection.seat = mine[0]
                moved.append(connection)
        return [connection for connection in moved if connection.greeted]

    def rename(self, who: str, name: str) -> None:
        for connection in self.connections:
            if connection.who == who:
                connection.name = name

    def part_with_silent(self, seconds: float) -> None:
        """Those of whom nothing was heard for so long: pages say something now and then, so they are gone."""
        for connection in self.connections:
            if monotonic() - connection.heard > seconds:
                connection.close(SILENT, "silent")

    def part_with(self, who: str) -> None:
        """All pages of that person."""
        for connection in self.connections:
            if connection.who == who:
                connection.close(SIGNED_OUT, "signed-out")

    # -- presence

    def here(self) -> set[str]:
        """Who is connected to this process."""
        return {connection.who for connection in self.greeted()}

    def present(self) -> set[str]:
        """Who is connected, here or at another process."""
        here = self.here()
        for people, at in self.elsewhere.values():
            if monotonic() - at < ELSEWHERE_SECONDS:
                here |= people
        return here

    def see(self, people: Iterable[str]) -> None:
        """They were here until now."""
        for who in people:
            self.seen[who] = monotonic()

    def hear_of(self, process: str, people: set[str], seated: set[str]) -> bool:
        """Another process says who is there; is that news?"""
        before = self.present()
        self.see(seated & (before | people))
        self.elsewhere[process] = (people, monotonic())
        return self.present() != before

    def begin(self) -> None:
        """Absence counts from now on."""
        self.begun = monotonic()

    def graces(self, seated: set[str], absence: float) -> dict[str, int]:
        """Those who are away, and the milliseconds until a bot may be let play for them."""
        graces = {}
        for who in seated - self.present():
            until = max(self.seen.get(who, self.begun), self.begun) + absence
            graces[who] = max(0, round((until - monotonic()) * 1000))
        return graces

    def close(self, code: int = RESTART, reason: str = "restart") -> None:
        """The server is being stopped; pages say so and come back."""
        for connection in self.connections:
            connection.close(code, reason)
