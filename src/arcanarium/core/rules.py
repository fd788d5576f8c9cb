"""What a game is made of: effects as tuples of steps, programs of them, and the names of what is told.

There is no state here; the rules of a game are shared by every table. What is still to be done is on the agenda.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from arcanarium.core.asking.shape import ONE, Reason, Refusal, Shape
from arcanarium.core.ints import i64, vec
from arcanarium.core.outside import adopt
from arcanarium.core.plan import Plan

if TYPE_CHECKING:
    from arcanarium.core.agenda import State

CANNOT: Final = 0  # the reason for refusing what gives no other
FIRST_RULE: Final = -2  # the source of what a rule makes happen; further rules count down from here

# Sorts of step.
DO: Final = 0
ASK: Final = 1
ALL: Final = 2


class EventKind(NamedTuple):
    """An event's name, and what its two numbers are: number, seat, action, the name of a list, or `bag of` one."""

    name: str
    a: str
    b: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One instruction of an effect, carried out at once. An instance stands in one place of one program."""

    address: i64 = -1  # where it stands,
    label: str = ""  # and how its place is called, if positions or other steps begin there
    sort: i64 = DO
    last: bool = False  # the last step of its program
    always: bool = False  # asked even when there is one answer, where not being asked would tell something
    prompt: str = ""  # what the seat is asked, worded in the locale files as `ask-...`
    form: str = ONE
    whole: str = ""  # questions of one name in a row are parts of one answer
    cause: str = ""  # the rule that asks where no card does, worded `cause-...`

    def do(self, s: State) -> None:
        """Carry it out; pushed frames come before the next step of this one."""

    def options(self, s: State) -> None:
        """Offer each legal answer with `s.offer`, ascending."""

    def answer(self, s: State, action: i64) -> None:
        """Carry out one that was offered."""

    def called(self, label: str) -> Step:
        """This step, at a place that `Rules.at` finds by that label."""
        self.label = label
        return self

    def bind(self, rules: Rules, name: str) -> None:
        """Register programs of one's own."""

    def link(self, rules: Rules) -> None:
        """Find the programs of others."""

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        """Could that seat carry it out in full now for that card? What an action costs must be. Changes nothing."""
        return True

    def refusal(self, s: State, seat: i64, source: i64) -> Refusal | None:
        """Why it could not, for people only."""
        return None if self.possible(s, seat, source) else Refusal(CANNOT)

    # For people only; search never asks.

    def shape(self, s: State) -> Shape:
        """How many answers make a whole one, and of which things."""
        return Shape(self.form, named=self.named(s))

    def left_after(self, s: State, action: int) -> int:
        """How many more answers it takes at the most after that one; -1 if it does not count them."""
        return -1

    def named(self, s: State) -> list[int]:
        """What has been named so far, as actions, if the frame remembers it."""
        return []

    def refusals(self, s: State) -> list[tuple[int, Refusal]]:
        """Answers that might be expected and are not offered, and why."""
        return []

    def about(self, s: State) -> dict[str, object]:
        """What else a board shows with it: what an answer would bring, what is proposed."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """One that needs an answer: skipped when nothing is offered, answered by the engine when one thing is."""

    sort: i64 = ASK

    def possible(self, s: State, seat: i64, source: i64) -> bool:
        """Would it have an answer?"""
        me = s.me
        card = s.source
        count = s.count
        s.me = seat
        s.source = source
        self.options(s)
        found = s.count > count
        s.me = me
        s.source = card
        s.count = count
        return found


class Nothing(Step):
    """An effect that does nothing."""


class Told:
    """What a game tells people: kinds of events, reasons for refusing something, and rules that make things happen."""

    def __init__(self) -> None:
        self.events: list[EventKind] = [EventKind("auto", "action", "")]
        self.reasons: list[Reason] = [Reason("cannot", "", "")]
        self.causes: list[str] = []

    def event(self, name: str, a: str = "", b: str = "") -> int:
        """A kind of event; worded in the locale files as `event-...`."""
        self.events.append(EventKind(name, a, b))
        return len(self.events) - 1

    def reason(self, name: str, a: str = "", b: str = "") -> int:
        """A reason for refusing something; worded in the locale files as `why-...`."""
        self.reasons.append(Reason(name, a, b))
        return len(self.reasons) - 1

    def rule(self, name: str) -> int:
        """A rule that makes things happen, to be the source of frames where no card is; worded as `cause-...`."""
        self.causes.append(name)
        return FIRST_RULE + 1 - len(self.causes)

    def find_rule(self, source: int) -> str:
        """The name of the rule that is a source; empty if that is a card or nothing."""
        return self.causes[FIRST_RULE - source] if source <= FIRST_RULE else ""

    def has_source(self, source: int) -> bool:
        """Is a number below that of any card nobody, or one of the rules?"""
        return source > FIRST_RULE - len(self.causes)


class Rules(Told):
    """What a game is made of: programs and names. No state; shared by every table.

    Games whose rules depend on a card set tell the same with all of them, so they say before what they tell.
    """

    def __init__(self, name: str, plan: Plan, told: Told | None = None) -> None:
        super().__init__()
        if told is not None:
            self.events = told.events
            self.reasons = told.reasons
            self.causes = told.causes
        self.name: str = name
        self.plan: Plan = plan
        self.draft: list[Step] = []
        self.steps: vec[Step] = vec[Step]([])  # all programs, one after the other
        self.names: list[str] = []  # of the programs
        self.home: list[int] = []  # step -> its program
        self.entry: dict[str, int] = {}  # program -> its first step
        self.lists: dict[str, list[str]] = {}  # names that event numbers and action arguments stand for
        self.nothing_at: i64 = self.program("nothing", Nothing())

    def program(self, name: str, *steps: Step) -> int:
        """Register steps under a name; a frame at the result carries them out."""
        if name in self.entry:
            raise ValueError(f"two programs are called {name}")
        start = len(self.draft)
        self.entry[name] = start
        self.names.append(name)
        for step in steps:
            if step in self.draft:
                raise ValueError(f"{name}: a step stands in one place only")
            adopt(step)
            step.address = len(self.draft)
            self.draft.append(step)
            self.home.append(len(self.names) - 1)
        steps[-1].last = True
        for i, step in enumerate(steps):
            step.bind(self, f"{name}/{i}")
        return start

    def at(self, program: str, label: str) -> int:
        """Where a program goes on from its step of that label."""
        start = self.entry[program]
        for address in range(start, len(self.draft)):
            step = self.draft[address]
            if step.label == label:
                return address
            if step.last:
                break
        raise KeyError(f"{program} has no step called {label}")

    def finish(self) -> None:
        self.steps = vec[Step](self.draft)
        for step in self.draft:
            step.link(self)

    def where(self, address: int) -> tuple[str, int]:
        """The program an address lies in and the number of the step there."""
        name = self.names[self.home[address]]
        return name, address - self.entry[name]
