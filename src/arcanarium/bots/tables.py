"""Many tables of one game side by side: one call plays the answers of a learner at every table, another looks at all.

At each table one seat is the learner's. Where all others answer by chance they do so here; where they think, whoever
has them goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from arcanarium.core.agenda import State
from arcanarium.core.ints import i16, i64, u8, vec
from arcanarium.core.observing import Encoder

Draw = Callable[[], float]  # from 0 up to 1, as Random.random

# What became of a table at which the learner is not simply asked again.
WAITS: Final = 1  # for rivals that think
OVER: Final = 2
ILLEGAL: Final = 3  # nothing was played there


@final
class Tables:
    """The tables of one learner; `sit` lays each of them."""

    def __init__(self, encoder: Encoder, count: int) -> None:
        self.encoder: Encoder = encoder
        self.count: i64 = count
        self.states: list[State] = []
        self.seats: list[int] = []
        self.draws: list[list[Draw]] = []  # table -> the chance of every seat; none where rivals think
        self.nothing_seen: vec[i16] = vec[i16]([0] * (count * int(encoder.size)))
        self.nothing_legal: vec[u8] = vec[u8]([0] * (count * encoder.actions))

    def sit(self, table: int, s: State, seat: int, draws: list[Draw]) -> None:
        """The learner takes that seat; `draws` are the chances of all seats, or none if the rivals think."""
        if table == len(self.states):
            self.states.append(s)
            self.seats.append(seat)
            self.draws.append(draws)
        else:
            self.states[table] = s
            self.seats[table] = seat
            self.draws[table] = draws

    def check(self, actions: list[int], skipped: list[bool]) -> list[int]:
        """The tables at which the answer is not allowed now."""
        found: list[int] = []
        for i in range(self.count):
            if not skipped[i] and not is_offered(self.states[i], self.seats[i], actions[i]):
                found.append(int(i))
        return found

    def play(self, actions: list[int], skipped: list[bool], checked: bool) -> list[tuple[int, int]]:
        """Answer at every table and let chance go on until the learner is asked again; where it is not, and why."""
        found: list[tuple[int, int]] = []
        for i in range(self.count):
            if skipped[i]:
                continue
            s = self.states[i]
            seat: i64 = self.seats[i]
            action: i64 = actions[i]
            if not checked and not is_offered(s, seat, action):
                found.append((int(i), ILLEGAL))
                continue
            s.play(seat, action)
            draws = self.draws[i]
            if draws:
                by_chance(s, seat, draws)
            if s.to_move < 0:
                found.append((int(i), OVER))
            elif not s.owes(seat):
                found.append((int(i), WAITS))
        return found

    def observe(self) -> vec[i16]:
        """What the learner sees at every table, one row after the other."""
        rows = self.nothing_seen[:]
        size = self.encoder.size
        for i in range(self.count):
            self.encoder.fill(self.states[i], self.seats[i], rows, i * size)
        return rows

    def masks(self) -> vec[u8]:
        """A 1 for every action it may take, one row after the other."""
        rows = self.nothing_legal[:]
        actions: i64 = self.encoder.actions
        for i in range(self.count):
            self.encoder.fill_mask(self.states[i], self.seats[i], rows, i * actions)
        return rows


def is_offered(s: State, seat: i64, action: i64) -> bool:
    """May that seat answer so now?"""
    if not s.owes(seat):
        return False
    other = seat != s.to_move
    if other:
        s.ask(seat)
    found = False
    offers = s.offers
    for i in range(s.count):
        if offers[i] == action:
            found = True
            break
    if other:
        s.ask(s.to_move)
    return found


def by_chance(s: State, learner: i64, draws: list[Draw]) -> None:
    """Everybody else takes any answer until the learner is asked or the game is over."""
    while s.to_move >= 0 and not s.owes(learner):
        seat = s.to_move
        s.play(seat, s.offers[int(draws[seat]() * float(s.count))])
