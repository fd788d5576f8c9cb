"""A turn as a menu of deeds: what each offers, why it refuses, what it does."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from arcanarium.core.agenda import State
from arcanarium.core.asking.shape import MENU, Refusal
from arcanarium.core.ints import i64, vec
from arcanarium.core.outside import adopt
from arcanarium.core.rules import Ask


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed:
    """An entry of a menu: a block of actions, one per thing it can be done with.

    It offers exactly the things that it does not refuse. `options` says so without a reason, because search asks far
    oftener than people do; a contract test compares the two.
    """

    again: bool = False  # does the menu come again after it?

    def __init__(self, block: int, things: int = 1) -> None:
        self.block: i64 = block
        self.end: i64 = block + things  # behind its last action

    def options(self, s: State) -> None:
        """Offer what can be done, ascending."""

    def things(self, s: State) -> list[int]:
        """What a person might expect to do it with now, offered or not; cards that are alike once."""
        return [0]

    def refusal(self, s: State, thing: int) -> Refusal | None:
        """Why it cannot be done with that thing. For people only: search never asks."""
        return None

    def do(self, s: State, thing: i64) -> None:
        """Do it with a thing that was offered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask):
    """One of these deeds, whose blocks of actions ascend."""

    form: str = MENU
    always: bool = True
    prompt: str = "main"

    def __init__(self, *deeds: Deed) -> None:
        for deed in deeds:
            adopt(deed)
        self.deeds: vec[Deed] = vec[Deed](deeds)
        self.ends: vec[i64] = vec[i64]([deed.end for deed in deeds])  # found without touching the deeds before

    def options(self, s: State) -> None:
        for deed in self.deeds:
            deed.options(s)

    def answer(self, s: State, action: i64) -> None:
        i: i64 = 0
        while action >= self.ends[i]:
            i += 1
        deed = self.deeds[i]
        if deed.again:
            s.again(self, 0)
        deed.do(s, action - deed.block)

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        found: list[tuple[int, Refusal]] = []
        for deed in self.deeds:
            for thing in deed.things(s):
                why = deed.refusal(s, thing)
                if why is not None:
                    found.append((int(deed.block) + thing, why))
        return found
