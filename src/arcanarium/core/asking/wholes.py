"""Complete answers to questions whose parts depend on each other, listed for people."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import AUTO, State
from arcanarium.core.asking.shape import ONE, Shape
from arcanarium.core.plan import TOLD
from arcanarium.core.rules import Step

MOST: Final = 400  # a question with more complete answers is asked one part at a time


def make_shape(step: Step, s: State, stop: int = -1) -> Shape:
    """The shape of a question of which counting does not tell the complete answers."""
    wholes = list_wholes(s, int(s.me))
    if not wholes:
        return Shape(ONE, stop=stop, named=step.named(s))
    sizes = [len(whole) - (1 if whole[-1] == stop else 0) for whole in wholes]
    return Shape(step.form, min(sizes), max(sizes), stop, wholes=wholes, named=step.named(s))


def list_wholes(s: State, seat: int) -> list[list[int]]:
    """Every complete answer, with what the engine answers by itself in it; nothing if there are too many.

    An answer is complete when the question has all it takes, something else is asked, another card asks, somebody else
    is asked, or something new came to light.
    """
    told = s.mem[TOLD]
    depth = depth_of(s, seat)
    waiting: list[tuple[State, list[int]]] = [(s.clone(), [])]
    found: list[list[int]] = []
    while waiting:
        before, path = waiting.pop()
        options = before.legal_for(seat)
        step = before.step_for(seat)
        source = before.source
        cause = before.cause()
        for action in options:
            after = before.clone()
            after.open_log()
            after.play(seat, action)
            whole = [*path, action]
            more = step.left_after(before, action)
            for event in after.take_log():
                auto = event[0] == AUTO and event[1] == seat
                if auto and more != 0 and belongs(after.rules.steps[event[5]], step, event[6] == cause):
                    whole.append(event[4])
                    more -= 1
            after.close_log()
            goes_on = more != 0 and after.owes(seat) and after.mem[TOLD] == told and depth_of(after, seat) >= depth
            if goes_on and belongs(after.step_for(seat), step, after.source == source):
                waiting.append((after, whole))
            else:
                found.append(whole)
            if len(found) + len(waiting) > MOST:
                return []
    return sorted(found)


def depth_of(s: State, seat: int) -> int:
    """How much that seat still has to do: a question that waited beneath another is not part of it."""
    return len(s.strands[seat]) if s.strands else int(s.top)


def belongs(following: Step, step: Step, same: bool) -> bool:
    """Does a question go on with that step, asked for the same card or not?"""
    return (following is step and same) or (step.whole != "" and following.whole == step.whole)
