"""The fourth circle: magic of motion."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.games.five_seals.facts import ELEMENT, HALF, MIND
from arcanarium.games.five_seals.steps.breaking import ACCELERATED, BY_MAGE, start_break
from arcanarium.games.five_seals.steps.obstacles import ways_of, why_blocked, why_not_broken, why_too_weak
from arcanarium.games.five_seals.steps.reach import (
    BARRED,
    CLOSED,
    CROWD,
    FOREIGN,
    FOUND,
    READY,
    READY_SCROLLS,
    WALKED,
    ends_of,
    flood,
    is_marked,
    is_ready,
    look_around,
    look_for_breaks,
    mark_free,
    mark_ready,
    offer_ready,
    sight,
)
from arcanarium.games.five_seals.steps.spaces import (
    element_at,
    has_familiar,
    has_lying,
    index_of,
    scroll_on,
    scrolls_by_space,
    seals_of,
    space_of,
    suits,
    token_at,
    token_colour,
    tokens_of,
)
from arcanarium.games.five_seals.steps.spells import Spell, refuse_tokens, spell, why_no_token
from arcanarium.games.five_seals.table import (
    BREAK,
    DUNGEON,
    FAMILIAR,
    GUARDIAN,
    NO_TOKEN,
    OFF,
    Dungeon,
    Event,
    Why,
    dungeon,
)


class Protect(Spell):
    """FS-30: the familiar goes to a token of the element that carries none."""

    prompt: str = "protection"

    def can_protect(self, s: State, d: Dungeon, space: i64, element: i64) -> bool:
        token = token_at(s, d, space)
        return token != NO_TOKEN and suits(token_colour(token), element) and not has_familiar(s, space)

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        for space in d.seals:
            if self.can_protect(s, d, space, ELEMENT[card]):
                return True
        return False

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        for space in tokens_of(s, d):
            if suits(token_colour(token_at(s, d, space)), ELEMENT[card]):
                return Refusal(Why.ALL_PROTECTED)
        return why_no_token(ELEMENT[card])

    def options(self, s: State) -> None:
        d = dungeon(s)
        for space in d.seals:
            if self.can_protect(s, d, space, ELEMENT[s.source]):
                s.offer(d.choose + space)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        found = refuse_tokens(s, d, ELEMENT[s.source])
        refused = [action for action, _ in found]
        for seat in range(int(s.mem[SEATS])):
            action = int(d.choose + s.mem[FAMILIAR + seat])
            if s.mem[FAMILIAR + seat] in seals_of(s, d) and action not in refused:
                found.append((action, Refusal(Why.PROTECTED, seat)))
                refused.append(action)
        return found

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        s.mem[FAMILIAR + s.me] = action - d.choose
        s.emit(Event.FAMILIAR, s.me, NO_CARD, action - d.choose)


class Pass(Spell):
    """A finisher that gets past one thing to a seal out of reach: each target once, whatever is passed (FS-46).

    What lies behind one passed space is found whether or not the others are passed too, so one flood does for all.
    """

    def nothing(self) -> int:
        """Why not, if nothing can be passed."""
        return Why.NOTHING_TO_PASS

    def passable(self, s: State, d: Dungeon, card: i64, seen: vec[i64], half: i64) -> i64:
        """Bits of the spaces, where the flood stopped, that carry what the scroll passes."""
        return 0

    def wanted(self, card: i64) -> i64:
        """The element of the seal to be broken, MIND for any."""
        return MIND

    def look(self, s: State, d: Dungeon, card: i64, seen: vec[i64], low: i64, high: i64) -> vec[i64]:
        """What the mage gets at past these spaces; seals found only there that can be broken are READY."""
        ahead = seen[:]
        protected_low = low & seen[CLOSED] & seen[FOREIGN]
        protected_high = high & seen[CLOSED + 1] & seen[FOREIGN + 1]
        low -= protected_low
        high -= protected_high
        ahead[WALKED] |= low
        ahead[WALKED + 1] |= high
        flood(ahead, d, ends_of(d, 0, low) | ends_of(d, 1, high))
        if protected_low | protected_high == 0:
            mark_ready(s, d, ahead, seen, self.wanted(card))
            return ahead
        before = seen[:]  # FS-32: a token is got at that only the familiar on it kept away
        before[FOUND] -= protected_low
        before[FOUND + 1] -= protected_high
        ahead[FOREIGN] -= protected_low
        ahead[FOREIGN + 1] -= protected_high
        mark_ready(s, d, ahead, before, self.wanted(card))
        return ahead

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        low = self.passable(s, d, card, seen, 0)
        high = self.passable(s, d, card, seen, 1)
        if low | high == 0:
            return False
        return is_ready(self.look(s, d, card, seen, low, high))

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        some = self.passable(s, d, card, seen, 0) | self.passable(s, d, card, seen, 1) != 0
        return Refusal(Why.NOTHING_BEYOND if some else self.nothing())

    def look_ahead(self, s: State, d: Dungeon, seen: vec[i64]) -> vec[i64]:
        """The same past everything that the scroll can pass."""
        card = s.source
        return self.look(s, d, card, seen, self.passable(s, d, card, seen, 0), self.passable(s, d, card, seen, 1))

    def options(self, s: State) -> None:
        d = dungeon(s)
        offer_ready(s, d, self.look_ahead(s, d, look_around(s, d)))

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        seen = look_around(s, d)
        ahead = self.look_ahead(s, d, seen)
        wanted = int(self.wanted(s.source))
        offered = s.legal()
        found: list[tuple[int, Refusal]] = []
        for space in seals_of(s, d):
            action = int(BREAK + space)
            if action in offered:
                continue
            why = why_blocked(s, d, int(s.me), space)
            if why is None and is_marked(seen, d, FOUND, space):
                why = Refusal(Why.WITHIN_REACH)
            if why is None and not is_marked(ahead, d, FOUND, space):
                why = Refusal(Why.STILL_CLOSED)
            if why is None and not suits(element_at(s, d, space, scroll_on(s, d, space)), wanted):
                why = Refusal(Why.WRONG_ELEMENT, wanted)
            why = why or why_too_weak(s, d, int(s.me), space)
            if why is not None:
                found.append((action, why))
        return found

    def answer(self, s: State, action: i64) -> None:
        space = action - BREAK
        s.emit(Event.PASSED, s.me, s.source, self.passed(s, space))
        start_break(s, space, BY_MAGE, s.source)

    def passed(self, s: State, target: i64) -> i64:
        """The first space that can be passed on the way to the target."""
        d = dungeon(s)
        seen = look_around(s, d)
        for half in range(2):
            left = self.passable(s, d, s.source, seen, half)
            while left != 0:
                mark = left & -left
                left -= mark
                low, high = (mark, 0) if half == 0 else (0, mark)
                if is_marked(self.look(s, d, s.source, seen, low, high), d, READY, target):
                    return d.seals[HALF * half + index_of(mark)]
        return target


class Overcome(Pass):
    """FS-31: past one token of the element within reach, on which no foreign familiar stands."""

    prompt: str = "overcoming"

    def passable(self, s: State, d: Dungeon, card: i64, seen: vec[i64], half: i64) -> i64:
        wanted = ELEMENT[card]
        found = seen[FOUND + half] & ~seen[FOREIGN + half]
        if wanted == MIND:
            return found
        left = found
        while left != 0:
            mark = left & -left
            left -= mark
            space = d.seals[HALF * half + index_of(mark)]
            if token_colour(token_at(s, d, space)) != wanted:
                found -= mark
        return found


class Teleport(Pass):
    """FS-32: past one foreign figure, to a seal of the element; a token the figure protects can itself be broken."""

    prompt: str = "teleportation"

    def nothing(self) -> int:
        return Why.NOBODY_TO_PASS

    def passable(self, s: State, d: Dungeon, card: i64, seen: vec[i64], half: i64) -> i64:
        return (seen[BARRED + half] | seen[FOUND + half] & seen[FOREIGN + half]) & ~seen[CROWD + half]

    def wanted(self, card: i64) -> i64:
        return ELEMENT[card]


class Guard(Spell):
    """FS-33: the guardian of the element goes to a lying scroll of the element, or leaves the map."""

    prompt: str = "guardian"

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        element = ELEMENT[card]
        return s.mem[GUARDIAN + element] >= 0 or has_lying(s, element)

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return Refusal(Why.NO_SCROLL_OF, int(ELEMENT[card]))

    def options(self, s: State) -> None:
        d = dungeon(s)
        m = s.mem
        element = ELEMENT[s.source]
        row = scrolls_by_space(s, d)
        for space in d.scrolls:
            card = row[space] - 1
            if card >= 0 and ELEMENT[card] == element and space != m[GUARDIAN + element]:
                s.offer(d.choose + space)
        if m[GUARDIAN + element] >= 0:
            s.offer(d.remove)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        element = int(ELEMENT[s.source])
        found: list[tuple[int, Refusal]] = []
        for card in s.cards(DUNGEON):
            action = int(d.choose + space_of(s, d, card))
            if space_of(s, d, card) == s.mem[GUARDIAN + element]:
                found.append((action, Refusal(Why.GUARDIAN_THERE)))
            elif ELEMENT[card] != element:
                found.append((action, Refusal(Why.WRONG_ELEMENT, element)))
        return found

    def answer(self, s: State, action: i64) -> None:
        d = dungeon(s)
        element = ELEMENT[s.source]
        if action == d.remove:
            s.mem[GUARDIAN + element] = OFF
            s.emit(Event.UNGUARDED, s.me, NO_CARD, element)
        else:
            s.mem[GUARDIAN + element] = action - d.choose
            s.emit(Event.GUARDED, s.me, NO_CARD, element, action - d.choose)


class Accelerate(Spell):
    """FS-34: a break by the usual rules after which there is a free seal of the element."""

    prompt: str = "acceleration"

    def works(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> bool:
        return self.leads_on(s, d, card, seen, False)

    def why_not(self, s: State, d: Dungeon, card: i64, by: i64, seen: vec[i64]) -> Refusal:
        return Refusal(Why.NO_SECOND_SEAL if is_ready(seen) else Why.NOTHING_TO_BREAK)

    def options(self, s: State) -> None:
        d = dungeon(s)
        self.leads_on(s, d, s.source, look_for_breaks(s, d), True)

    def leads_on(self, s: State, d: Dungeon, card: i64, seen: vec[i64], offers: bool) -> bool:
        """Offer each READY seal that leads on, or only tell whether there is one."""
        some = False
        for part in range(3):
            left = seen[READY_SCROLLS] if part == 2 else seen[READY + part]
            while left != 0:
                mark = left & -left
                left -= mark
                at = index_of(mark)
                space = d.scrolls[at] if part == 2 else d.seals[HALF * part + at]
                if mark_free(s, d, sight(s, d, s.me, space), space, ELEMENT[card]):
                    some = True
                    if not offers:
                        return True
                    s.offer(BREAK + space)
        return some

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        d = dungeon(s)
        ways = ways_of(s, d)
        offered = s.legal()
        found: list[tuple[int, Refusal]] = []
        for space in seals_of(s, d):
            if int(BREAK + space) not in offered:
                why = why_not_broken(s, d, int(s.me), ways, space)
                found.append((int(BREAK + space), why or Refusal(Why.LEADS_NOWHERE)))
        return found

    def answer(self, s: State, action: i64) -> None:
        start_break(s, action - BREAK, ACCELERATED, s.source)


spell("protection", Protect())
spell("overcoming", Overcome())
spell("teleportation", Teleport())
spell("guardian", Guard())
spell("acceleration", Accelerate())
