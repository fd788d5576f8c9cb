"""Points, the victory check, and how a game ends."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import NO_CARD, NOBODY, Ask, Rules, State, Step
from arcanarium.core.ints import i64
from arcanarium.core.plan import SEATS
from arcanarium.games.res_arcana.cards import (
    CREATURE,
    DRAGON,
    GOLDEN_STATUE,
    MAGES,
    PLACES,
    POINT_FOR_EACH,
    POINTS,
    POINTS_PER_CREATURE,
    POINTS_PER_DRAGON,
    SORCERERS_BESTIARY,
)
from arcanarium.games.res_arcana.essences import GOLD, GOLD_UNIT, of, total
from arcanarium.games.res_arcana.payments import take_from_pool
from arcanarium.games.res_arcana.table import (
    E_CHECK,
    E_GAME_ENDED,
    E_POINTS,
    E_REACTED,
    E_SHARED,
    E_WON,
    FIRST,
    LYING,
    MATCH,
    NO,
    PLAY,
    POOL,
    REACT,
    RULES,
    SETUP,
    TEMPORARY,
    TURNED,
    turn,
)

GOAL: Final = 10
STATUE_PRICE: Final = 3  # Gold
STATUE_POINTS: Final = 3
TOKEN_POINTS: Final = 1

# -- points


def component_points(s: State, seat: i64, card: i64) -> i64:
    """Printed points and those of the formula of a Place of Power."""
    points = POINTS[card]
    if card >= PLACES:
        kind = POINT_FOR_EACH[card]
        if kind >= 0:
            points += of(s.mem[LYING + card], kind)
        elif card == SORCERERS_BESTIARY:
            points += beasts(s, seat)
    return points


def beasts(s: State, seat: i64) -> i64:
    """RA-44: Creatures and Dragons; the Sea Serpent is both."""
    points: i64 = 0
    card = s.first(PLAY + seat)
    while card >= 0 and card < MAGES:
        points += POINTS_PER_CREATURE * CREATURE[card] + POINTS_PER_DRAGON * DRAGON[card]
        card = s.after(card)
    return points


def points(s: State, seat: i64) -> i64:
    """What a victory check would count now (RA-35: the token's point goes with it)."""
    found: i64 = s.mem[TEMPORARY + seat] + (TOKEN_POINTS if s.mem[FIRST] == seat else 0)
    card = s.first(PLAY + seat)
    while card >= 0:
        found += component_points(s, seat, card)
        card = s.after(card)
    return found


def breakdown(s: State, seat: i64) -> dict[str, int]:
    """The same by source."""
    artifacts: i64 = 0
    monuments: i64 = 0
    places: i64 = 0
    card = s.first(PLAY + seat)
    while card >= 0:
        worth = component_points(s, seat, card)
        if card < MAGES:
            artifacts += worth
        elif card < PLACES:
            monuments += worth
        else:
            places += worth
        card = s.after(card)
    return {
        "artifacts": int(artifacts),
        "monuments": int(monuments),
        "places": int(places),
        "token": TOKEN_POINTS if s.mem[FIRST] == seat else 0,
        "golden_statue": int(s.mem[TEMPORARY + seat]),
    }


def wealth(s: State, seat: i64) -> i64:
    """RA-38: essences of the pool, Gold counted twice."""
    pool = s.mem[POOL + seat]
    return total(pool) + of(pool, GOLD)


def leaders(s: State) -> list[int]:
    """Most points, then most essences, then together."""
    seats = range(int(s.mem[SEATS]))
    ranks = [(int(points(s, seat)), int(wealth(s, seat))) for seat in seats]
    return [seat for seat in seats if ranks[seat] == max(ranks)]


# -- the check


class CheckVictory(Step):
    """RA-36: at once, for all players."""

    def do(self, s: State) -> None:
        s.emit(E_CHECK, s.me, s.source)
        s.push(JUDGE_AT, s.me, NO_CARD, NO_CARD, 0)
        owner = s.where(GOLDEN_STATUE) - PLAY
        if owner >= 0 and owner < s.mem[SEATS]:
            s.push(STATUE_AT, owner, GOLDEN_STATUE, NO_CARD, 0)


class UseStatue(Ask):
    """RA-37: the owner of a straight Golden Statue, passed or not, may pay for points in this check."""

    prompt: str = "statue"

    def options(self, s: State) -> None:
        if s.mem[TURNED + GOLDEN_STATUE] == 0 and of(s.mem[POOL + s.me], GOLD) >= STATUE_PRICE:
            s.offer(REACT + GOLDEN_STATUE)
            s.offer(NO)

    def answer(self, s: State, action: i64) -> None:
        if action != NO:
            s.emit(E_REACTED, s.me, GOLDEN_STATUE)
            turn(s, s.me, GOLDEN_STATUE)
            take_from_pool(s, s.me, STATUE_PRICE * GOLD_UNIT)
            s.mem[TEMPORARY + s.me] = STATUE_POINTS


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
            s.emit(E_POINTS, seat, NO_CARD, now)
            if now >= GOAL:
                reached = True
        if not reached:
            for seat in range(m[SEATS]):
                m[TEMPORARY + seat] = 0
            return
        won = leaders(s)
        for seat in won:
            s.emit(E_WON if len(won) == 1 else E_SHARED, seat, NO_CARD, points(s, seat))
        s.stop()
        if m[SETUP] == MATCH:
            s.push(self.next_game, 0, NO_CARD, NO_CARD, 0)
        else:
            s.emit(E_GAME_ENDED, NOBODY)


JUDGE_AT: Final[i64] = RULES.program("judge", Judge())
STATUE_AT: Final[i64] = RULES.program("golden statue", UseStatue())
