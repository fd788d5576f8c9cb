"""What people are told of a question: how many things it wants, which, and why not the others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

# Forms of questions.
ONE: Final = "one"  # one of the options
SEVERAL: Final = "several"  # things named one by one in ascending order
AN_AMOUNT: Final = "amount"  # one of several numbers
PAIR: Final = "pair"  # two things that belong together
ORDER: Final = "order"  # which of those that wait is next
MENU: Final = "menu"  # a deed, and after most of them the menu again
FORMS: Final = (ONE, SEVERAL, AN_AMOUNT, PAIR, ORDER, MENU)


class Reason(NamedTuple):
    """A reason's name, worded `why-…`, and what its two numbers are, written as those of events."""

    name: str
    a: str
    b: str


class Refusal(NamedTuple):
    """Why an answer is not offered: the number of a reason, and its two numbers."""

    reason: int
    a: int = 0
    b: int = 0


def keep_refused(pairs: Iterable[tuple[int, Refusal | None]]) -> list[tuple[int, Refusal]]:
    """Those answers that something speaks against."""
    return [(action, why) for action, why in pairs if why is not None]


class Shape(NamedTuple):
    """Which answers together are a whole one.

    From `least` to `most` more things, none oftener than `things` says. Where counting does not tell, `wholes` lists
    every complete answer, and nothing else is one. Where answers have to be given one at a time, because something
    happens between them, the form is ONE and `most` says how many of them there can be.
    """

    form: str
    least: int = 1
    most: int = 1
    stop: int = -1  # the answer "that is all"; -1 if there is none
    things: list[tuple[int, int]] = []  # answer, how many more of it; only where several are wanted
    wholes: list[list[int]] = []
    named: list[int] = []  # what has been named so far, where the question remembers it


class Question(NamedTuple):
    """Everything that a person, or a program that explains the game, needs to know about a question."""

    seat: int
    prompt: str
    source: int  # the card that asks; -1 if none does
    cause: str  # the rule that asks where no card does, worded `cause-…`
    options: list[int]
    shape: Shape
    refusals: list[tuple[int, Refusal]]  # answers that might be expected, and why they are not offered
