"""The wheel of seasons: moving the marker, new years, the end of the game."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Step
from arcanarium.games.seasons.steps.moments import SEASON_CHANGES, announce
from arcanarium.games.seasons.table import (
    BOOTS,
    GIVEN,
    HAND,
    LIBRARY_2,
    LIBRARY_3,
    RULES,
    SPACE,
    WHEEL,
    YEAR,
    Event,
    season,
)

SPACES: Final = 12
LAST_YEAR: Final = 3
END_NOW: Final = 0


def give_library(s: State) -> None:
    """S-26c: the set of a year is taken the first time that year begins, never again."""
    year = s.mem[YEAR]
    if (year != 2 and year != LAST_YEAR) or s.mem[GIVEN + year - 2] != 0:
        return
    s.mem[GIVEN + year - 2] = 1
    for seat in range(s.mem[SEATS]):
        for card in s.cards((LIBRARY_2 if year == 2 else LIBRARY_3) + seat):
            s.move(card, HAND + seat)
            s.emit(Event.LIBRARY, seat, card, year)


def turn_wheel(s: State, steps: i64, start: i64, round_ends: bool) -> None:
    """Move the marker; the year, then season-change effects from `start` on, then perhaps the end (S-26, S-27)."""
    m = s.mem
    before = season(s)
    place = m[SPACE] - 1 + steps
    m[SPACE] = place % SPACES + 1
    s.emit(Event.MARKER, s.me, s.source, steps, m[SPACE])
    final = False
    if place >= SPACES:
        if m[YEAR] >= LAST_YEAR and (round_ends or m[BOOTS] == END_NOW):
            final = True
        else:
            m[YEAR] += 1
            s.emit(Event.YEAR, NOBODY, NO_CARD, m[YEAR])
            give_library(s)
    elif place < 0:
        m[YEAR] -= 1
        s.emit(Event.YEAR, NOBODY, NO_CARD, m[YEAR])
    if final or (round_ends and m[YEAR] > LAST_YEAR):
        s.push(END_AT, s.me)
    if season(s) != before:
        announce(s, SEASON_CHANGES, NOBODY, start)


class TurnWheel(Ask):
    """Temporal Boots: one to three spaces, either way."""

    prompt: str = "wheel"

    def options(self, s: State) -> None:
        for i in range(6):
            s.offer(WHEEL + i)

    def answer(self, s: State, action: i64) -> None:
        i = action - WHEEL
        turn_wheel(s, i - 3 if i < 3 else i - 2, s.me, False)


class EndGame(Step):
    """Nothing that waits will happen any more."""

    def do(self, s: State) -> None:
        s.emit(Event.GAME_ENDED, NOBODY)
        s.stop()


END_AT: Final[i64] = RULES.program("end", EndGame())
