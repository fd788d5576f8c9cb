"""Battle rewards, by a battle or by an effect, and their repetition."""

from __future__ import annotations

from arcanarium.core.agenda import NO_CARD, Ask, State
from arcanarium.core.bits import bit
from arcanarium.core.ints import i64
from arcanarium.games.evenfall.coven import REPEAT_REWARD, frame_seat, modifier
from arcanarium.games.evenfall.layout import AUTOMA
from arcanarium.games.evenfall.table import Table


def give_reward(t: Table, s: State, seat: i64, region: i64, tier: i64) -> None:
    s.push(t.rewards[int(region * 3 + tier)].at, frame_seat(seat), s.source, NO_CARD, 0)


def grant(t: Table, s: State, seat: i64, region: i64, tiers: i64) -> None:
    """Rewards received at the same time (bits), from lower to upper; then one of them may be repeated (ruling 43)."""
    if seat != AUTOMA and modifier(t, s, seat, REPEAT_REWARD) > 0:
        s.push(t.repeat_at, seat, s.source, NO_CARD, region | tiers << 2 | modifier(t, s, seat, REPEAT_REWARD) << 5)
    for tier in range(2, -1, -1):
        if tiers >> tier & 1 == 1:
            give_reward(t, s, seat, region, tier)
    for tier in range(3):
        if tiers >> tier & 1 == 1:
            s.emit(t.e_reward, seat, s.source, region, tier)


class RepeatReward(Ask):
    """`n`: the region (2 bits), the tiers received (3), how many repetitions are left."""

    prompt: str = "repeat"

    def __init__(self, t: Table) -> None:
        self.t: Table = t

    def options(self, s: State) -> None:
        t = self.t
        before = s.count
        for tier in range(2):
            if s.n >> (2 + tier) & 1 == 1 and modifier(t, s, s.me, REPEAT_REWARD, bit(tier)) > 0:
                s.offer(t.a_repeat + tier)
        if s.count > before:
            s.offer(t.a_no)

    def answer(self, s: State, action: i64) -> None:
        t = self.t
        if action == t.a_no:
            return
        region = s.n & 3
        if s.n >> 5 > 1:
            s.push(t.repeat_at, s.me, s.source, NO_CARD, s.n - (1 << 5))
        s.emit(t.e_reward, s.me, s.source, region, action - t.a_repeat)
        give_reward(t, s, s.me, region, action - t.a_repeat)


def register(t: Table) -> None:
    t.repeat_at = t.rules.program("repeat reward", RepeatReward(t))
