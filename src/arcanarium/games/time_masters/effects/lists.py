"""From the effects of a card set to programs: one for every list of effects."""

from __future__ import annotations

from arcanarium.core.agenda import State, Step
from arcanarium.core.ints import i64, vec
from arcanarium.games.time_masters.card_set import Card
from arcanarium.games.time_masters.card_set import Effect as Data
from arcanarium.games.time_masters.effects import rivals
from arcanarium.games.time_masters.effects.base import (
    FROM_TIMER,
    REMOVED_BITS,
    REPORT,
    Chosen,
    Collect,
    Effect,
    Report,
)
from arcanarium.games.time_masters.effects.cards import (
    DiscardLooked,
    FromHand,
    LookTop,
    PartWithOne,
    PlaceFree,
    ReleaseOne,
    RepeatEffect,
    Retrieve,
    Rewind,
    TakeLooked,
    Untuck,
    UntuckFrom,
    Upgrade,
)
from arcanarium.games.time_masters.effects.own import (
    ChainBonus,
    Discount,
    DoublePick,
    Draw,
    GainImaginary,
    GainTimeToken,
    HiddenFree,
    KeepAtEnd,
    OpponentsRegain,
    PeekOne,
    PeekSecond,
    RegainTime,
    Ward,
)
from arcanarium.games.time_masters.table import Table


class ChooseOne(Chosen):
    """One of several lists, also one that would do nothing."""

    prompt: str = "choose-one"

    def __init__(self, t: Table, branches: list[int]) -> None:
        super().__init__(t, 0)
        self.at: vec[i64] = vec[i64](branches)  # -1: an empty list

    def choices(self, s: State) -> None:
        for i in range(len(self.at)):
            s.offer(self.t.a_option + i)

    def answer(self, s: State, action: i64) -> None:
        """A branch is part of the same run: it sees how many cards were removed."""
        at = self.at[action - self.t.a_option]
        if at >= 0:
            s.begin(at, s.me, s.source, (s.n & (FROM_TIMER | REMOVED_BITS)) | REPORT)
        else:
            s.mem[self.t.result] = s.n & REMOVED_BITS


def blow(t: Table, data: Data) -> rivals.Blow:
    op = data["op"]
    if op == "surcharge":
        return rivals.Surcharge(t, data)
    if op == "spend_cap":
        return rivals.SpendCap(t, data)
    if op == "exhaust":
        return rivals.Exhaust(t, data)
    if op == "steal_imaginary":
        return rivals.StealImaginary(t, data)
    return rivals.OpponentDiscard(t, data)


def at_once(t: Table, data: Data, kind: int) -> Step | None:
    """The step of an effect that asks nothing; None for all others."""
    op = data["op"]
    if op == "regain_time":
        return RegainTime(t, data)
    if op == "gain_time_token":
        return GainTimeToken(t, data)
    if op == "gain_imaginary":
        return GainImaginary(t, data)
    if op == "draw":
        return Draw(t, data)
    if op == "opponents_regain":
        return OpponentsRegain(t, data)
    if op == "discount":
        return Discount(t, data)
    if op == "chain_bonus":
        return ChainBonus(t, data)
    if op == "hidden_free":
        return HiddenFree(t, data)
    if op == "double_pick":
        return DoublePick(t, data)
    if op == "ward":
        return Ward(t, data)
    if op == "keep_at_end":
        return KeepAtEnd(t, data, kind)
    if data.get("target") == "each_opponent":
        return rivals.HitEach(t, data, blow(t, data))
    return None


def steps_of(t: Table, data: Data, kind: int, name: str) -> list[Step]:
    """An opening, and one step for each choice."""
    single = at_once(t, data, kind)
    if single is not None:
        return [single]
    op = data["op"]
    most = int(data.get("max", 1))
    if op in ("remove_from_hand", "discard_from_hand"):
        return [FromHand(t, data), *[PartWithOne(t, i, data) for i in range(most)]]
    if op == "look_top":
        return [LookTop(t, data), *[TakeLooked(t, i, data) for i in range(int(data["take"]))], DiscardLooked(t)]
    if op == "peek_second":
        return [PeekSecond(t, data), *[PeekOne(t, i) for i in range(int(data["max_spheres"]))]]
    opening = Effect(t, data)
    if op == "retrieve":
        return [opening, *[Retrieve(t, i, data) for i in range(most)]]
    if op == "rewind":
        return [opening, *[Rewind(t, i) for i in range(most)]]
    if op == "place_free":
        return [opening, *[PlaceFree(t, i) for i in range(most)]]
    if op == "release_one":
        return [opening, *[ReleaseOne(t, i) for i in range(most)]]
    if op == "untuck":
        steps: list[Step] = [opening]
        for i in range(most):
            steps += [Untuck(t, i), UntuckFrom(t, i)]
        return steps
    if op == "upgrade":
        return [opening, Upgrade(t, data)]
    if op == "repeat_effect":
        return [opening, RepeatEffect(t, data), Collect(t, False)]
    if op == "choose_one":
        branches = [program_of(t, branch, kind, f"{name}/{chr(97 + i)}") for i, branch in enumerate(data["options"])]
        return [opening, ChooseOne(t, branches), Collect(t, True)]
    return [opening, rivals.ChooseVictim(t, 0), rivals.HitChosen(t, blow(t, data))]


def program_of(t: Table, effects: list[Data], kind: int, name: str) -> int:
    """Register a list of effects; -1 for an empty one."""
    if not effects:
        return -1
    steps: list[Step] = []
    for place, data in enumerate(effects):
        steps += steps_of(t, data, kind, f"{name}/{place}")
    return t.rules.program(name, *steps, Report(t))


def register(t: Table, cards: list[Card]) -> None:
    rivals.register(t)
    for kind, card in enumerate(cards):
        t.effect_at[kind] = program_of(t, card.effects, kind, f"{card.id}/effects")
        t.on_place_at[kind] = program_of(t, card.on_place, kind, f"{card.id}/on_place")
        t.on_full_at[kind] = program_of(t, card.on_full, kind, f"{card.id}/on_full")
        t.on_discard_at[kind] = program_of(t, card.on_discard, kind, f"{card.id}/on_discard")
