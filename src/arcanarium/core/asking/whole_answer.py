"""A whole answer given at once: its parts in the order in which the engine asks for them, all of them or none."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import AUTO, IllegalAction, State
from arcanarium.core.asking.shape import Refusal, Shape
from arcanarium.core.asking.wholes import belongs
from arcanarium.core.plan import TOLD
from arcanarium.core.rules import Step

TRIES: Final = 1000  # parts tried out before an answer is refused


class IllegalAnswer(IllegalAction):
    """Why actions are no answer: one that cannot be given now and the reason, or that parts are missing (-1)."""

    def __init__(self, seat: int, action: int, refusal: Refusal | None) -> None:
        what = "the answer is not complete" if action < 0 else f"{action} cannot be answered now"
        super().__init__(f"seat {seat}: {what}")
        self.action: int = action
        self.refusal: Refusal | None = refusal


class Way:
    """How far one has come: the state, what was given to get there, and what is left to give."""

    def __init__(self, s: State, seat: int, left: list[int], step: Step, source: int, shape: Shape) -> None:
        self.s: State = s
        self.seat: int = seat
        self.source: int = source  # the card that asks
        self.given: list[int] = []
        self.left: list[int] = left
        self.foreseen: bool = True  # nothing has come to light that was not known before
        self.step: Step = step
        self.shape: Shape = shape  # of the question when its first part was asked for
        self.parts: list[int] = []  # of its answer, with those that the engine gave by itself

    def asks_on(self) -> bool:
        """Are more parts of the same question wanted?"""
        s = self.s
        if not self.foreseen or not s.owes(self.seat):
            return False
        following = s.step_for(self.seat)
        if not belongs(following, self.step, int(s.source) == self.source):
            return False
        if self.shape.wholes:
            mine = sorted(self.parts)
            return all(sorted(whole) != mine for whole in self.shape.wholes)
        return len(self.shape.things) > 0 and len(self.parts) < self.shape.most

    def ending(self) -> list[int] | None:
        """What was given, with "that is all" if it has to be said; None if something is left or missing."""
        if self.left or not self.parts:
            return None
        if not self.asks_on():
            return self.given
        stop = self.shape.stop
        return [*self.given, stop] if stop in self.s.legal_for(self.seat) else None

    def after(self, action: int) -> Way:
        """One part further; what the engine answers by itself need not be given."""
        s = self.s.clone()
        if self.asks_on():
            way = Way(s, self.seat, list(self.left), self.step, self.source, self.shape)
            way.parts = list(self.parts)
        else:
            way = start(s, self.seat, list(self.left))
        way.given = [*self.given, action]
        if action in way.left:
            way.left.remove(action)
        way.parts.append(action)
        told = s.mem[TOLD]
        s.step_for(self.seat)
        cause = s.cause()
        s.open_log()
        s.play(self.seat, action)
        events = s.take_log()
        s.close_log()
        way.foreseen = s.mem[TOLD] == told
        for event in events:
            if event[0] == AUTO and event[1] == self.seat:
                mine = belongs(s.rules.steps[event[5]], way.step, event[6] == cause)
                if mine:
                    way.parts.append(event[4])
                if event[4] in way.left and (mine or way.foreseen):
                    way.left.remove(event[4])
        return way


def start(s: State, seat: int, left: list[int]) -> Way:
    """At the first part of a question."""
    step = s.step_for(seat)
    source = int(s.source)
    return Way(s, seat, left, step, source, step.shape(s))


def parts_of(s: State, seat: int, actions: list[int]) -> list[int]:
    """The answers that make up a whole one, as they are to be given one by one. Raises IllegalAction.

    Parts may be named in any order; the given one is tried first. What the engine answers by itself counts as given,
    and so does "that is all". What comes to light on the way ends an answer, so that nothing is found out by trying.
    """
    if not s.owes(seat):
        raise IllegalAction(f"seat {seat} owes no answer now")
    first = start(s.clone(), seat, list(actions))
    waiting: list[Way] = [first]
    furthest = first
    tries = 0
    while waiting:
        way = waiting.pop()
        ending = way.ending()
        if ending is not None:
            return ending
        if len(way.left) < len(furthest.left):
            furthest = way
        legal = way.s.legal_for(seat) if way.foreseen else []
        for action in reversed(in_turn(way.left)):
            if action in legal and tries < TRIES:
                tries += 1
                waiting.append(way.after(action))
    if not furthest.left or is_part(furthest.shape, furthest.parts + furthest.left):
        raise IllegalAnswer(seat, -1, None)
    for way in (first, furthest):
        for action in way.left if way.foreseen else []:
            refusal = why_not(way.s, seat, action)
            if refusal is not None:
                raise IllegalAnswer(seat, action, refusal)
    raise IllegalAnswer(seat, furthest.left[0], None)


def is_part(shape: Shape, parts: list[int]) -> bool:
    """Would these be a whole answer together with something else?"""
    if shape.wholes:
        return any(within(parts, whole) for whole in shape.wholes)
    supply = [thing for thing, number in shape.things for _ in range(number)]
    return len(parts) < shape.least and within(parts, supply)


def within(parts: list[int], whole: list[int]) -> bool:
    return all(parts.count(part) <= whole.count(part) for part in parts)


def first_answer(s: State, seat: int, line: list[int]) -> list[int]:
    """The parts of the whole answer that a line of play begins with, as far as the line goes."""
    way = start(s, seat, [])
    for action in line:
        way = way.after(action)
        if not way.asks_on():
            break
    return way.parts


def in_turn(left: list[int]) -> list[int]:
    """What to try next: as given, then ascending, as most questions ask."""
    first = left[:1]
    return first + sorted(set(left) - set(first))


def why_not(s: State, seat: int, action: int) -> Refusal | None:
    """The reason why that seat cannot give an answer now, if there is one to tell."""
    if not s.owes(seat):
        return None
    for refused, refusal in s.step_for(seat).refusals(s):
        if refused == action:
            return refusal
    return None
