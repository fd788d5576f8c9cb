"""The algebra of effects that every game shares: call, either, each rival, all together."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arcanarium.core.agenda import NO_CARD, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS
from arcanarium.core.rules import ALL, Ask, Rules, Step


@mypyc_attr(allow_interpreted_subclasses=True)
class Call(Step):
    """Carry out the program of that name."""

    def __init__(self, name: str) -> None:
        self.name: str = name
        self.at: i64 = -1

    def link(self, rules: Rules) -> None:
        self.at = rules.entry[self.name]

    def do(self, s: State) -> None:
        s.push(self.at, s.me, s.source, s.it, s.n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Step):
    """Several seats carry out these steps at once, each for itself and unseen; the step after sees every answer."""

    sort: i64 = ALL

    def __init__(self, *steps: Step) -> None:
        self.steps: tuple[Step, ...] = steps
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/each", *self.steps)

    def joins(self, s: State, seat: i64) -> bool:
        """Does that seat take part?"""
        return True

    def do(self, s: State) -> None:
        strands: list[vec[i64]] = []
        some = False
        for seat in range(s.mem[SEATS]):
            if self.joins(s, seat):
                strands.append(vec[i64]([self.at, seat, s.source, NO_CARD, 0]))
                some = True
            else:
                strands.append(vec[i64]([]))
        s.strands = strands if some else []


@mypyc_attr(allow_interpreted_subclasses=True)
class EachRival(Step):
    """Every rival carries out these steps, clockwise from the left neighbour; `n` goes along."""

    def __init__(self, *steps: Step) -> None:
        self.steps: tuple[Step, ...] = steps
        self.at: i64 = -1

    def bind(self, rules: Rules, name: str) -> None:
        self.at = rules.program(name + "/rival", *self.steps)

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        for k in range(seats - 1, 0, -1):
            s.push(self.at, (s.me + k) % seats, s.source, NO_CARD, s.n)


@mypyc_attr(allow_interpreted_subclasses=True)
class EachSeat(EachRival):
    """Every rival clockwise from the left neighbour, and oneself last."""

    def do(self, s: State) -> None:
        seats = s.mem[SEATS]
        for k in range(seats, 0, -1):
            s.push(self.at, (s.me + k) % seats, s.source, NO_CARD, s.n)


def all_possible(s: State, steps: tuple[Step, ...], seat: i64, source: i64) -> bool:
    for step in steps:
        if not step.possible(s, seat, source):
            return False
    return True


def first_refusal(s: State, steps: tuple[Step, ...], seat: i64, source: i64) -> Refusal | None:
    """Why the first of these steps that is impossible is so."""
    for step in steps:
        why = step.refusal(s, seat, source)
        if why is not None:
            return why
    return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Ask):
    """One of several branches, each of which can be chosen if its first step is possible."""

    prompt: str = "either"

    def __init__(self, block: int, *branches: tuple[Step, ...]) -> None:
        self.block: i64 = block
        self.branches: tuple[tuple[Step, ...], ...] = branches
        self.at: vec[i64] = vec[i64]([])

    def bind(self, rules: Rules, name: str) -> None:
        self.at = vec[i64]([rules.program(f"{name}/either{i}", *steps) for i, steps in enumerate(self.branches)])

    def options(self, s: State) -> None:
        for i in range(len(self.branches)):
            if self.branches[i][0].possible(s, s.me, s.source):
                s.offer(self.block + i)

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        """Why the first branch is impossible, if all are."""
        why: Refusal | None = None
        for branch in self.branches:
            found = branch[0].refusal(s, seat, source)
            if found is None:
                return None
            why = why or found
        return why

    def answer(self, s: State, action: i64) -> None:
        s.push(self.at[action - self.block], s.me, s.source, s.it, s.n)
