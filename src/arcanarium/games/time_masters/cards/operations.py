"""The vocabulary that card effects are written in: a line per operation with the fields it takes and its steps."""

from __future__ import annotations

from typing import Final, NamedTuple

from arcanarium.core.agenda import State
from arcanarium.core.card_language import Takes
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Step
from arcanarium.games.time_masters.facts import LONGEST, SPHERES, Article
from arcanarium.games.time_masters.steps import moving, own, rivals
from arcanarium.games.time_masters.steps.effects import (
    CARDS_GONE,
    FROM_TIMER,
    REMOVALS,
    REPORTS,
    Chosen,
    Collect,
    Effect,
)
from arcanarium.games.time_masters.table import RESULT, Deck

# Sorts of what stands in a field.
HIGHEST: Final = 20
AN_AMOUNT: Final = "amount"  # a number, or something counted when the effect is reached
A_NUMBER: Final = f"1-{HIGHEST}"
A_COUNT: Final = f"1-{LONGEST}"  # how many choices at most
AT_LEAST: Final = f"0-{LONGEST}"
A_SPHERE: Final = f"0-{SPHERES}"
A_TARGET: Final = "target"
A_FLAG: Final = "flag"
THE_REST: Final = "discard"
SOME_KINDS: Final = "kinds"
BRANCHES: Final = "options"

EACH: Final = "each_opponent"
TARGETS: Final = [EACH, "chosen_opponent"]

CONDITIONS: Final[Takes] = {
    "chain_other_min": A_NUMBER,
    "from_timer": A_FLAG,
    "previous_done": A_FLAG,
    "timers_min": A_NUMBER,
}


class Operation(NamedTuple):
    """An opening; questions, asked as often as one of the fields says; what ends it. Or a blow at opponents."""

    takes: Takes
    opening: type[Effect] = Effect
    questions: tuple[type[Chosen], ...] = ()
    times: str = ""
    closing: tuple[type[Collect | moving.DiscardLooked], ...] = ()
    blow: type[rivals.Blow] | None = None

    def steps(self, d: Deck, data: Article) -> list[Step]:
        """What an effect does that is written with this operation."""
        if self.blow is not None and data["target"] == EACH:
            return [rivals.HitEach(d, data, self.blow(d, data))]
        made: list[Step] = [self.opening(d, data)]
        for number in range(int(data[self.times]) if self.times else 1):
            made += [question(d, data, number) for question in self.questions]
        if self.blow is not None:
            made += [rivals.ChooseVictim(d, data), rivals.HitChosen(self.blow(d, data))]
        return made + [step(d, data) for step in self.closing]


class ChooseOne(Chosen):
    """One of several lists, also one that would do nothing."""

    prompt: str = "choose-one"

    def __init__(self, d: Deck, data: Article, number: int) -> None:
        super().__init__(d, data, number)
        self.at: vec[i64] = vec[i64](data["branches"])  # -1: an empty list

    def choices(self, s: State) -> None:
        for i in range(len(self.at)):
            s.offer(self.d.a_option + i)

    def choose(self, s: State, action: i64) -> None:
        """A branch is part of the same run: it sees how many cards were removed."""
        at = self.at[action - self.d.a_option]
        if at >= 0:
            known = FROM_TIMER.pack(FROM_TIMER.of(s.n)) | REMOVALS.pack(REMOVALS.of(s.n))
            s.begin(at, s.me, s.source, known | REPORTS.pack(1))
        else:
            s.mem[RESULT] = CARDS_GONE.pack(REMOVALS.of(s.n))


OPERATIONS: Final[dict[str, Operation]] = {
    "regain_time": Operation({"amount": AN_AMOUNT}, own.RegainTime),
    "gain_time_token": Operation({"amount": AN_AMOUNT}, own.GainTimeToken),
    "gain_imaginary": Operation({"amount": AN_AMOUNT}, own.GainImaginary),
    "remove_from_hand": Operation({"min": AT_LEAST, "max": A_COUNT}, moving.FromHand, (moving.PartWithOne,), "max"),
    "draw": Operation({"amount": AN_AMOUNT}, own.Draw),
    "discard_from_hand": Operation({"min": AT_LEAST, "max": A_COUNT}, moving.FromHand, (moving.PartWithOne,), "max"),
    "discount": Operation({"amount": A_NUMBER, "uses": A_COUNT}, own.Discount),
    "surcharge": Operation({"target": A_TARGET, "amount": A_NUMBER}, blow=rivals.Surcharge),
    "spend_cap": Operation({"target": A_TARGET, "max": AT_LEAST}, blow=rivals.SpendCap),
    "exhaust": Operation({"target": A_TARGET, "amount": A_NUMBER}, blow=rivals.Exhaust),
    "steal_imaginary": Operation({"target": A_TARGET, "amount": A_NUMBER}, blow=rivals.StealImaginary),
    "opponent_discard": Operation({"target": A_TARGET, "amount": A_COUNT}, blow=rivals.OpponentDiscard),
    "opponents_regain": Operation({"amount": A_NUMBER}, own.OpponentsRegain),
    "look_top": Operation(
        {"look": A_COUNT, "take": A_COUNT, "rest": THE_REST},
        moving.LookTop,
        (moving.TakeLooked,),
        "take",
        (moving.DiscardLooked,),
    ),
    "retrieve": Operation({"max": A_COUNT, "kinds": SOME_KINDS}, Effect, (moving.Retrieve,), "max"),
    "keep_at_end": Operation({"amount": A_NUMBER, "exclude_same_name": A_FLAG}, own.KeepAtEnd),
    "rewind": Operation({"max": A_COUNT}, Effect, (moving.Rewind,), "max"),
    "repeat_effect": Operation({"max_sphere": A_SPHERE}, Effect, (moving.RepeatEffect,), closing=(Collect,)),
    "chain_bonus": Operation({"amount": A_NUMBER}, own.ChainBonus),
    "hidden_free": Operation({}, own.HiddenFree),
    "double_pick": Operation({}, own.DoublePick),
    "peek_second": Operation({"max_spheres": A_COUNT}, own.PeekSecond, (own.PeekOne,), "max_spheres"),
    "place_free": Operation({"max": A_COUNT}, Effect, (moving.PlaceFree,), "max"),
    "release_one": Operation({"max": A_COUNT}, Effect, (moving.ReleaseOne,), "max"),
    "untuck": Operation({"max": A_COUNT}, Effect, (moving.Untuck, moving.UntuckFrom), "max"),
    "upgrade": Operation({"max_sphere": A_SPHERE, "step": A_COUNT}, Effect, (moving.Upgrade,)),
    "ward": Operation({}, own.Ward),
    "choose_one": Operation({"options": BRANCHES}, Effect, (ChooseOne,), closing=(Collect,)),
}
