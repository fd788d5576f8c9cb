"""The victory check, and how a game ends."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, State
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import Ask, Rules, Step
from arcanarium.games.res_arcana.facts import GOLDEN_STATUE
from arcanarium.games.res_arcana.scoring import GOAL, find_leaders, points
from arcanarium.games.res_arcana.steps.life import react
from arcanarium.games.res_arcana.steps.powers import REACTION, can_use
from arcanarium.games.res_arcana.table import MATCH, NO, PLAY, REACT, RULES, SETUP, TEMPORARY, Event


class CheckVictory(Step):
    """RA-36: at once, for all players."""

    def do(self, s: State) -> None:
        s.emit(Event.CHECK, s.me, s.source)
        s.push(JUDGE_AT, s.me, s.source)
        owner = s.where(GOLDEN_STATUE) - PLAY
        if owner >= 0 and owner < s.mem[SEATS]:
            s.push(STATUE_AT, owner, GOLDEN_STATUE)


class UseStatue(Ask):
    """RA-37: the owner of a straight Golden Statue, passed or not, may pay for points in this check."""

    prompt: str = "statue"

    def options(self, s: State) -> None:
        if can_use(s, s.me, GOLDEN_STATUE, REACTION):
            s.offer(REACT + GOLDEN_STATUE)
            s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if action != NO:
            react(s, GOLDEN_STATUE)


class ScoreForNow(Step):
    """That many points more in this check only."""

    def __init__(self, points: int) -> None:
        self.points: i64 = points

    def do(self, s: State) -> None:
        s.mem[TEMPORARY + s.me] = self.points


class Judge(Step):
    """The game ends if somebody has ten points; else temporary ones are gone."""

    def __init__(self) -> None:
        self.next_game: i64 = -1

    def link(self, rules: Rules) -> None:
        self.next_game = rules.entry["next game"]

    def do(self, s: State) -> None:
        m = s.mem
        reached = False
        for seat in range(m[SEATS]):
            now = points(s, seat)
            s.emit(Event.POINTS, seat, NO_CARD, now)
            if now >= GOAL:
                reached = True
        if not reached:
            for seat in range(m[SEATS]):
                m[TEMPORARY + seat] = 0
            return
        won = find_leaders(s)
        for seat in won:
            s.emit(Event.WON if len(won) == 1 else Event.SHARED, seat, NO_CARD, points(s, seat))
        s.stop()
        if m[SETUP] == MATCH:
            s.push(self.next_game, 0)
        else:
            s.emit(Event.GAME_ENDED, NOBODY)


JUDGE_AT: Final[i64] = RULES.program("judge", Judge())
STATUE_AT: Final[i64] = RULES.program("golden statue", UseStatue())
