"""Effects that wait beneath a question for their order."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.asking.shape import ORDER
from arcanarium.core.ints import i64
from arcanarium.core.rules import Ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Order(Ask):
    """The owner of the `n` frames that wait beneath says which is next; equal ones are no question."""

    form: str = ORDER
    prompt: str = "order"

    # -- what a subclass says

    def name(self, s: State, frame: i64) -> i64:
        """The action that names the frame at a place of the agenda."""
        return 0

    def matters(self, s: State, start: i64) -> bool:
        """Can the order of the frames from a place of the agenda to its top matter?"""
        return s.top - start > FRAME

    # -- what follows

    def options(self, s: State) -> None:
        start = s.top - FRAME - s.n * FRAME
        last: i64 = -1
        while True:  # ascending actions, few frames
            next_one: i64 = -1
            for frame in range(start, s.top - FRAME, FRAME):
                name = self.name(s, frame)
                if name > last and (next_one < 0 or name < next_one):
                    next_one = name
            if next_one < 0:
                return
            s.offer(next_one)
            last = next_one

    def answer(self, s: State, action: i64) -> None:
        a = s.agenda
        start = s.top - s.n * FRAME  # the frame of the question is gone already
        chosen = start
        while self.name(s, chosen) != action:
            chosen += FRAME
        at = a[chosen]
        source = a[chosen + 2]
        it = a[chosen + 3]
        n = a[chosen + 4]
        for cell in range(chosen, s.top - FRAME):
            a[cell] = a[cell + FRAME]
        s.top -= FRAME
        if self.matters(s, start):
            s.again(self, s.n - 1)
        s.push(at, s.me, source, it, n)
