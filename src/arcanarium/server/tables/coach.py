"""The coach of one person among bots: what it is asked about, and what it may look at."""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from arcanarium.core.packing import pack
from arcanarium.server.errors import Problem
from arcanarium.server.tables.play import Play, Stood


class Given(NamedTuple):
    """An answer that stands: the table before it, its parts and what the seat answered next, and its entry."""

    packed: bytes
    actions: list[int]
    seq: int


def check_coached(play: Play, hints: bool) -> None:
    """A coach says what a hint says; with other people at the table it would be unfair to them."""
    if not hints or not play.alone:
        raise Problem("coach-off", "There is a coach only where one person plays against bots and hints are allowed.")


def find_given(play: Play, seat: int, since: int) -> Given | None:
    """The first answer of a seat after an entry, unless it was taken back."""
    number = play.decision_before(seat, since + 1)
    if number < 0:
        return None

    def of_seat(stood: Stood) -> bool:
        return stood.seat == seat

    actions = [stood.action for stood in takewhile(of_seat, play.line[number:])]
    return Given(pack(play.replay(number).state), actions, play.line[number].seq)
