"""Turning a card in play for its effect."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.asking.menu import Deed
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.rules import Rules, Step
from arcanarium.core.steps import all_possible, first_refusal
from arcanarium.games.seasons.facts import DIE_OF_MALICE, KINDS
from arcanarium.games.seasons.steps.moments import ACTIVATED, announce
from arcanarium.games.seasons.table import ACTIVATE, PLAY, TURNED, Event, Why, is_twin

ON_USE: Final[vec[i64]] = vec[i64]([-1] * KINDS)  # kind -> its activation


class Turn(Step):
    """S-21: the cost is paid; the card turns if it is still in play, and rivals' Fairies answer before the effect."""

    def do(self, s: State) -> None:
        if s.where(s.source) == PLAY + s.me:
            s.mem[TURNED + s.source] = 1
        s.emit(Event.ACTIVATED, s.me, s.source)
        announce(s, ACTIVATED, s.me, s.me, n=s.me)


class Activation(Step):
    """Costs, all of which must be payable, then turning, then the effect."""

    def __init__(self, costs: tuple[Step, ...], effect: tuple[Step, ...]) -> None:
        self.costs: tuple[Step, ...] = costs
        self.effect: tuple[Step, ...] = effect
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/use", *self.costs, Turn(), *self.effect)

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        return all_possible(s, self.costs, seat, source)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        return first_refusal(s, self.costs, seat, source)

    def do(self, s: State) -> None:
        s.push(self.at, s.me, s.source)


class Activate(Deed):
    """A straight card in play turns for its effect; S-48: each once a round."""

    again: bool = True

    def options(self, s: State) -> None:
        card = s.first(PLAY + s.me)
        while card >= 0:
            kind = s.kind(card)
            at = ON_USE[kind]
            if (
                at >= 0
                and s.mem[TURNED + card] == 0
                and kind != DIE_OF_MALICE
                and s.rules.steps[at].possible(s, s.me, card)
                and not is_twin(s, card)
            ):
                s.offer(ACTIVATE + card)
            card = s.after(card)

    def things(self, s: State) -> list[int]:
        return [int(card) for card in s.cards(PLAY + s.me) if not is_twin(s, card)]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        at = ON_USE[s.kind(thing)]
        if s.mem[TURNED + thing] != 0:
            return Refusal(Why.USED)
        if s.kind(thing) == DIE_OF_MALICE:
            return Refusal(Why.BEFORE_GAINS)
        return Refusal(Why.NO_ACTIVATION) if at < 0 else s.rules.steps[at].refusal(s, s.me, thing)

    def do(self, s: State, thing: i64) -> None:
        s.begin(ON_USE[s.kind(thing)], s.me, thing)
