"""Operations that move pieces, remove rituals and copy what others have."""

from __future__ import annotations

from arcanarium.core.agenda import ASK, NO_CARD, State, Step
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.coven import is_automa, pieces_in
from arcanarium.games.evenfall.goods import gain_vp
from arcanarium.games.evenfall.layout import AUTOMA, Effect, Op
from arcanarium.games.evenfall.pieces import elders_moved, remove_ritual
from arcanarium.games.evenfall.rewards import grant
from arcanarium.games.evenfall.table import Table


class MovePieces(Op):
    """Up to so many pieces, or those of so many rituals; see Lift for the packing."""

    def __init__(self, t: Table, packed: int) -> None:
        self.t: Table = t
        self.packed: i64 = packed

    def do(self, s: State) -> None:
        if not is_automa(s):
            s.push(self.t.lift_at, s.me, s.source, NO_CARD, self.packed)


class RemoveRitual(Op):
    """Another ritual of one's own, then effects; its elders have moved when all is done."""

    sort: i64 = ASK
    prompt: str = "remove"

    def __init__(self, t: Table, then: Effect) -> None:
        self.t: Table = t
        self.then: Effect = then

    def can(self, s: State, me: i64, source: i64) -> bool:
        number = s.number(self.t.rituals + me)
        if source >= 0 and s.where(source) == self.t.rituals + me:
            number -= 1
        return number > 0

    def options(self, s: State) -> None:
        if is_automa(s):
            return
        card = s.first(self.t.rituals + s.me)
        while card >= 0:
            if card != s.source:
                s.offer(self.t.a_remove + card - self.t.ritual_card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        ritual = action - t.a_remove + t.ritual_card
        elders = remove_ritual(t, s, s.me, ritual)
        if elders > 0:
            s.push(t.elders_at, s.me, s.source, NO_CARD, elders)
        s.push(self.then.at, s.me, s.source, ritual, s.n)


class VpOfRemoved(Op):
    """The printed points of the ritual just removed."""

    def __init__(self, t: Table, times: int) -> None:
        self.t: Table = t
        self.times: i64 = times

    def do(self, s: State) -> None:
        if s.it >= 0:
            gain_vp(self.t, s, s.me, self.times * self.t.vps[s.kind(s.it)])


class Forget(Step):
    """`it` has given its instant effect once more and leaves the game."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        if s.where(s.it) == self.t.rituals + s.me:
            elders_moved(self.t, s, s.me, remove_ritual(self.t, s, s.me, s.it))


class ReplayInstant(Op):
    """The instant effect of a ritual of one's own, which is then removed (ruling 35)."""

    sort: i64 = ASK
    prompt: str = "replay"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def fits(self, s: State, me: i64, ritual: i64) -> bool:
        effect = self.t.instants[int(s.kind(ritual))]
        return effect is not None and effect.can(s, me, ritual)

    def can(self, s: State, me: i64, source: i64) -> bool:
        card = s.first(self.t.rituals + me)
        while card >= 0:
            if self.fits(s, me, card):
                return True
            card = s.after(card)
        return False

    def options(self, s: State) -> None:
        if is_automa(s):
            return
        card = s.first(self.t.rituals + s.me)
        while card >= 0:
            if self.fits(s, s.me, card):
                s.offer(self.t.a_replay + card - self.t.ritual_card)
            card = s.after(card)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        ritual = action - t.a_replay + t.ritual_card
        effect = t.instants[int(s.kind(ritual))]
        assert effect is not None
        s.emit(t.e_copied, s.me, ritual)
        s.push(t.forget_at, s.me, s.source, ritual, 0)
        s.push(effect.at, s.me, ritual, NO_CARD, 0)


class CopyCell(Op):
    """The action cell of any other ritual in any coven, as if it were printed on the source (ruling 41)."""

    sort: i64 = ASK
    prompt: str = "copy-cell"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def fits(self, s: State, me: i64, source: i64, ritual: i64) -> bool:
        t = self.t
        zone = s.where(ritual)
        if zone < t.rituals or zone > t.rituals + AUTOMA or ritual == source:
            return False
        kind = s.kind(ritual)
        effect = t.cell_effects[int(kind)]
        return effect is not None and t.copies_cells[kind] == 0 and effect.can(s, me, source)

    def can(self, s: State, me: i64, source: i64) -> bool:
        for ritual in range(self.t.ritual_card, self.t.specialist_card):
            if self.fits(s, me, source, ritual):
                return True
        return False

    def options(self, s: State) -> None:
        if is_automa(s):
            return
        for ritual in range(self.t.ritual_card, self.t.specialist_card):
            if self.fits(s, s.me, s.source, ritual):
                s.offer(self.t.a_copy + ritual - self.t.ritual_card)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        ritual = action - t.a_copy + t.ritual_card
        effect = t.cell_effects[int(s.kind(ritual))]
        assert effect is not None
        s.emit(t.e_copied, s.me, ritual)
        s.push(effect.at, s.me, s.source, NO_CARD, 0)


class CopySpecialist(Op):
    """The effect of an opponent's specialist until the source is turned upright (ruling 42)."""

    sort: i64 = ASK
    prompt: str = "copy-specialist"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def fits(self, s: State, me: i64, source: i64, card: i64) -> bool:
        t = self.t
        owner = s.where(card) - t.specialists
        if owner < 0 or owner > AUTOMA or owner == me:
            return False
        kind = s.kind(card)
        if t.copies_specialists[kind] != 0:
            return False
        effect = t.free_actions[int(kind)]
        return effect is None or effect.can(s, me, source)

    def can(self, s: State, me: i64, source: i64) -> bool:
        for card in range(self.t.specialist_card, self.t.stone_card):
            if self.fits(s, me, source, card):
                return True
        return False

    def options(self, s: State) -> None:
        if is_automa(s):
            return
        last: i64 = -1
        for card in range(self.t.specialist_card, self.t.stone_card):
            if s.kind(card) != last and self.fits(s, s.me, s.source, card):
                last = s.kind(card)
                s.offer(self.t.a_tempt + last - self.t.first_specialist)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        kind = action - t.a_tempt + t.first_specialist
        s.mem[t.copied + s.source] = kind + 1
        card: i64 = t.plan.first_of[int(kind)]
        while not self.fits(s, s.me, s.source, card):
            card += 1
        s.emit(t.e_copied, s.me, card)
        effect = t.free_actions[int(kind)]
        if effect is not None:
            s.push(effect.at, s.me, s.source, NO_CARD, 0)


class BattleReward(Op):
    """The lower or middle reward of a region with a piece of one's own, whatever the strength there."""

    sort: i64 = ASK
    prompt: str = "battle-reward"

    def __init__(self, t: Table, tiers: int) -> None:
        self.t: Table = t
        self.tiers: i64 = tiers

    def can(self, s: State, me: i64, source: i64) -> bool:
        for region in range(3):
            if pieces_in(self.t, s, region, me) > 0:
                return True
        return False

    def options(self, s: State) -> None:
        if is_automa(s):
            return
        for region in range(3):
            if pieces_in(self.t, s, region, s.me) > 0:
                for tier in range(3):
                    if self.tiers >> tier & 1 == 1:
                        s.offer(self.t.a_reward + region * 3 + tier)

    def answer(self, s: State, action: i64) -> None:
        chosen = action - self.t.a_reward
        grant(self.t, s, s.me, chosen // 3, bit(chosen % 3))


class RedStone(Op):
    """If it is still in the supply."""

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def do(self, s: State) -> None:
        t = self.t
        if s.where(t.red) == t.stone_supply and not is_automa(s):
            s.move_under(t.red, t.owned + s.me)
            s.emit(t.e_stone, s.me, t.red)


def register(t: Table) -> None:
    t.forget_at = t.rules.program("forget", Forget(t))
