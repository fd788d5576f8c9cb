"""The fourth circle: magic of motion."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.board import (
    BIT,
    FEWEST_SEATS,
    HALF,
    LAST_SEAL,
    MAP_SCROLLS,
    MAP_SEALS,
    SCROLL_INDEX,
    SCROLLS_FROM,
    SEAL_INDEX,
    SEALS_FROM,
    SPREAD,
    STAND_COUNT,
)
from arcanarium.games.five_seals.breaking import ACCELERATED, BY_MAGE, start_break
from arcanarium.games.five_seals.cards import ELEMENT, MIND
from arcanarium.games.five_seals.reach import (
    BARRED,
    CLOSED,
    CROWD,
    FOREIGN,
    FOUND,
    NO_SIGHT,
    READY,
    READY_SCROLLS,
    WALKED,
    ends_of,
    flood,
    mark_free,
    mark_ready,
    offer_ready,
    sight,
    suits,
)
from arcanarium.games.five_seals.spells.vocabulary import Spell, spell
from arcanarium.games.five_seals.table import (
    BREAK,
    CHOOSE,
    E_FAMILIAR,
    E_GUARDED,
    E_PASSED,
    E_UNGUARDED,
    FAMILIAR,
    GUARDIAN,
    MAGE,
    NO_TOKEN,
    OFF,
    REMOVE,
    has_familiar,
    scrolls_by_space,
    token_at,
    token_colour,
)


class Protect(Spell):
    """R30: the familiar goes to a token of the element that carries none."""

    prompt: str = "protection"

    def options(self, s: State) -> None:
        seats = s.mem[SEATS]
        for i in range(SEALS_FROM[seats], SEALS_FROM[seats + 1]):
            space = MAP_SEALS[i]
            token = token_at(s, space)
            if token != NO_TOKEN and suits(token_colour(token), ELEMENT[s.source]) and not has_familiar(s, space):
                s.offer(CHOOSE + space)

    def answer(self, s: State, action: i64) -> None:
        s.mem[FAMILIAR + s.me] = action - CHOOSE
        s.emit(E_FAMILIAR, s.me, NO_CARD, action - CHOOSE)


class Pass(Spell):
    """A finisher that gets past one thing to a seal out of reach: each target once, whatever is passed (R46).

    What lies behind one passed space is found whether or not the others are passed too, so one flood does for all.
    """

    def passable(self, s: State, seen: vec[i64], half: i64) -> i64:
        """Bits of the spaces, where the flood stopped, that carry what the scroll passes."""
        return 0

    def wanted(self, s: State) -> i64:
        """The element of the seal to be broken, MIND for any."""
        return MIND

    def look(self, s: State, seen: vec[i64], low: i64, high: i64) -> vec[i64]:
        """What the mage gets at past these spaces; seals found only there that can be broken are READY."""
        row = s.mem[SEATS] - FEWEST_SEATS
        ahead = seen[:]
        protected_low = low & seen[CLOSED] & seen[FOREIGN]
        protected_high = high & seen[CLOSED + 1] & seen[FOREIGN + 1]
        low -= protected_low
        high -= protected_high
        ahead[WALKED] |= low
        ahead[WALKED + 1] |= high
        flood(ahead, row, ends_of(row, 0, low) | ends_of(row, 1, high))
        if protected_low | protected_high == 0:
            mark_ready(s, ahead, seen, self.wanted(s))
            return ahead
        before = seen[:]  # R32: a token is got at that only the familiar on it kept away
        before[FOUND] -= protected_low
        before[FOUND + 1] -= protected_high
        ahead[FOREIGN] -= protected_low
        ahead[FOREIGN + 1] -= protected_high
        mark_ready(s, ahead, before, self.wanted(s))
        return ahead

    def works(self, s: State, seen: vec[i64]) -> bool:
        low = self.passable(s, seen, 0)
        high = self.passable(s, seen, 1)
        if low | high == 0:
            return False
        ahead = self.look(s, seen, low, high)
        return ahead[READY] | ahead[READY + 1] | ahead[READY_SCROLLS] != 0

    def options(self, s: State) -> None:
        seen = sight(s, s.me, s.mem[MAGE + s.me])
        offer_ready(s, self.look(s, seen, self.passable(s, seen, 0), self.passable(s, seen, 1)), BREAK)

    def answer(self, s: State, action: i64) -> None:
        space = action - BREAK
        s.emit(E_PASSED, s.me, s.source, self.passed(s, space))
        start_break(s, space, BY_MAGE, s.source)

    def passed(self, s: State, target: i64) -> i64:
        """The first space that can be passed on the way to the target."""
        row = s.mem[SEATS] - FEWEST_SEATS
        seen = sight(s, s.me, s.mem[MAGE + s.me])
        for half in range(2):
            left = self.passable(s, seen, half)
            while left != 0:
                mark = left & -left
                left -= mark
                ahead = self.look(s, seen, mark if half == 0 else 0, mark if half == 1 else 0)
                if target > LAST_SEAL:
                    found = ahead[READY_SCROLLS] >> SCROLL_INDEX[row * STAND_COUNT + target] & 1 == 1
                else:
                    index = SEAL_INDEX[row * STAND_COUNT + target]
                    found = ahead[READY + index // HALF] & bit(index % HALF) != 0
                if found:
                    return MAP_SEALS[SEALS_FROM[s.mem[SEATS]] + HALF * half + BIT[mark * SPREAD >> 58 & 63]]
        return target


class Overcome(Pass):
    """R31: past one token of the element within reach, on which no foreign familiar stands."""

    prompt: str = "overcoming"

    def passable(self, s: State, seen: vec[i64], half: i64) -> i64:
        wanted = ELEMENT[s.source]
        found = seen[FOUND + half] & ~seen[FOREIGN + half]
        if wanted == MIND:
            return found
        left = found
        while left != 0:
            mark = left & -left
            left -= mark
            space = MAP_SEALS[SEALS_FROM[s.mem[SEATS]] + HALF * half + BIT[mark * SPREAD >> 58 & 63]]
            if token_colour(token_at(s, space)) != wanted:
                found -= mark
        return found


class Teleport(Pass):
    """R32: past one foreign figure, to a seal of the element; a token the figure protects can itself be broken."""

    prompt: str = "teleportation"

    def passable(self, s: State, seen: vec[i64], half: i64) -> i64:
        return (seen[BARRED + half] | seen[FOUND + half] & seen[FOREIGN + half]) & ~seen[CROWD + half]

    def wanted(self, s: State) -> i64:
        return ELEMENT[s.source]


class Guard(Spell):
    """R33: the guardian of the element goes to a lying scroll of the element, or leaves the map."""

    prompt: str = "guardian"

    def options(self, s: State) -> None:
        m = s.mem
        seats = m[SEATS]
        element = ELEMENT[s.source]
        row = scrolls_by_space(s)
        for i in range(SCROLLS_FROM[seats], SCROLLS_FROM[seats + 1]):
            card = row[MAP_SCROLLS[i]] - 1
            if card >= 0 and ELEMENT[card] == element and MAP_SCROLLS[i] != m[GUARDIAN + element]:
                s.offer(CHOOSE + MAP_SCROLLS[i])
        if m[GUARDIAN + element] >= 0:
            s.offer(REMOVE)

    def answer(self, s: State, action: i64) -> None:
        element = ELEMENT[s.source]
        if action == REMOVE:
            s.mem[GUARDIAN + element] = OFF
            s.emit(E_UNGUARDED, s.me, NO_CARD, element)
        else:
            s.mem[GUARDIAN + element] = action - CHOOSE
            s.emit(E_GUARDED, s.me, NO_CARD, element, action - CHOOSE)


class Accelerate(Spell):
    """R34: a break by the usual rules after which there is a seal of the element for nothing."""

    prompt: str = "acceleration"

    def works(self, s: State, seen: vec[i64]) -> bool:
        return self.look(s, seen, False)

    def options(self, s: State) -> None:
        seen = sight(s, s.me, s.mem[MAGE + s.me])
        mark_ready(s, seen, NO_SIGHT, MIND)
        self.look(s, seen, True)

    def look(self, s: State, seen: vec[i64], offers: bool) -> bool:
        """Offer each READY seal that leads on, or only tell whether there is one."""
        seats = s.mem[SEATS]
        some = False
        for part in range(3):
            left = seen[READY_SCROLLS] if part == 2 else seen[READY + part]
            while left != 0:
                mark = left & -left
                left -= mark
                if part == 2:
                    space = MAP_SCROLLS[SCROLLS_FROM[seats] + BIT[mark * SPREAD >> 58 & 63]]
                else:
                    space = MAP_SEALS[SEALS_FROM[seats] + HALF * part + BIT[mark * SPREAD >> 58 & 63]]
                if mark_free(s, sight(s, s.me, space), space, ELEMENT[s.source]):
                    some = True
                    if not offers:
                        return True
                    s.offer(BREAK + space)
        return some

    def answer(self, s: State, action: i64) -> None:
        start_break(s, action - BREAK, ACCELERATED, s.source)


spell("protection", Protect())
spell("overcoming", Overcome())
spell("teleportation", Teleport())
spell("guardian", Guard())
spell("acceleration", Accelerate())
