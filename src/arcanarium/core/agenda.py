"""Effects as tuples of steps, pending work as frames of five ints, and the one loop that carries them out.

A frame is the address of its next step, a seat, a source card, `it` (a card or -1) and `n` (a number). Frames lie on
the agenda inside the state, so a game can be cloned, packed and resumed at every decision, also in the middle of an
effect. While several seats choose at once each has an agenda of its own, a strand.
"""

from __future__ import annotations

from typing import Final, NamedTuple, final

from arcanarium.core.ints import i64, vec
from arcanarium.core.memory import Memory
from arcanarium.core.plan import HEARD, SEATS, TOLD, Plan

Event = tuple[int, int, int, int, int, int]  # kind, seat, card, who knows the card (bits), two numbers

NOBODY: Final = -1
NO_CARD: Final = -1
FRAME: Final = 5
EVENT: Final = 6
OFF: Final = -1
DEEPEST: Final = 4000  # cells of agenda; an effect that needs more runs away

# Sorts of step.
DO: Final = 0
ASK: Final = 1
ALL: Final = 2

# Why `run` stopped.
DONE: Final = 0
WAIT: Final = 1
SPLIT: Final = 2

# Whose doings a trigger hears.
MINE: Final = 1
RIVALS: Final = 2
ANYONE: Final = 3


class IllegalAction(ValueError):
    """An answer that was not offered; the state is as it was."""


class EventKind(NamedTuple):
    """An event's name, and what its two numbers are: number, seat, action, the name of a list, or `bag of` one."""

    name: str
    a: str
    b: str


class Step:
    """One instruction of an effect, carried out at once. An instance stands in one place of one program."""

    sort: i64 = DO
    last: bool = False  # the last step of its program
    always: bool = False  # asked even when there is one answer, where not being asked would tell something
    prompt: str = ""  # what the seat is asked, worded in the locale files as `ask-...`

    def do(self, s: State) -> None:
        """Carry it out; pushed frames come before the next step of this one."""

    def options(self, s: State) -> None:
        """Offer each legal answer with `s.offer`, ascending."""

    def answer(self, s: State, action: i64) -> None:
        """Carry out one that was offered."""

    def bind(self, rules: Rules, name: str) -> None:
        """Register programs of one's own."""

    def link(self, rules: Rules) -> None:
        """Find the programs of others."""

    def possible(self, s: State) -> bool:
        """Can it be carried out in full now? What an action costs must be."""
        if self.sort != ASK:
            return True
        before = s.count
        self.options(s)
        found = s.count > before
        s.count = before
        return found


class Ask(Step):
    """One that needs an answer: skipped when nothing is offered, answered by the engine when one thing is."""

    sort: i64 = ASK


class Nothing(Step):
    """What takes the place of a step that was prevented."""


class Order(Ask):
    """The owner of the `n` triggers that wait beneath says which is next; equal ones are no question."""

    prompt: str = "order"

    def options(self, s: State) -> None:
        a = s.agenda
        start = s.top - FRAME - s.n * FRAME
        for kind in range(len(s.rules.plan.kinds)):  # ascending actions, few frames
            for i in range(start, s.top - FRAME, FRAME):
                if s.kind(a[i + 2]) == kind:
                    s.offer(s.rules.orders + kind)
                    break

    def answer(self, s: State, action: i64) -> None:
        a = s.agenda
        kind = action - s.rules.orders
        i = s.top - s.n * FRAME
        while s.kind(a[i + 2]) != kind:
            i += FRAME
        at = a[i]
        source = a[i + 2]
        it = a[i + 3]
        amount = a[i + 4]
        for k in range(i, s.top - FRAME):
            a[k] = a[k + FRAME]
        s.top -= FRAME
        if s.n > 2:
            s.push(s.rules.order_at, s.me, NO_CARD, NO_CARD, s.n - 1)
        s.push(at, s.me, source, it, amount)


class Listen(Step):
    """Push what the cards of one seat have to say to a moment, when its turn to speak has come."""

    def __init__(self, moment: int, whose: int, asks: bool) -> None:
        self.moment: i64 = moment
        self.whose: i64 = whose
        self.asks: bool = asks  # does the owner order them, or does the order not matter?

    def do(self, s: State) -> None:
        rules = s.rules
        row = self.moment * rules.kinds
        waiting: i64 = 0
        cards = s.cards(s.plan.live + s.me)
        for k in range(len(cards) - 1, -1, -1):  # the first card of the zone ends on top
            card = cards[k]
            i = row + s.kind(card)
            if rules.when[i] >= 0 and card != s.it and rules.whose[i] & self.whose != 0:
                s.push(rules.when[i], s.me, card, s.it, s.n)
                waiting += 1
        if waiting > 1 and self.asks:
            s.push(rules.order_at, s.me, NO_CARD, NO_CARD, waiting)


class Rules:
    """What a game is made of: programs, triggers, names. No state; shared by every table."""

    def __init__(self, name: str, plan: Plan) -> None:
        self.name: str = name
        self.plan: Plan = plan
        self.kinds: i64 = len(plan.kinds)
        self.draft: list[Step] = []
        self.steps: vec[Step] = vec[Step]([])  # all programs, one after the other
        self.names: list[str] = []  # of the programs
        self.home: list[int] = []  # step -> its program
        self.entry: dict[str, int] = {}  # program -> its first step
        self.moments: list[str] = []
        self.when: vec[i64] = vec[i64]([])  # moment, kind -> program,
        self.whose: vec[i64] = vec[i64]([])  # and whose doings it hears
        self.speak: vec[i64] = vec[i64]([])  # moment -> program for the doer's own cards; the next one for the rivals'
        self.events: list[EventKind] = []
        self.lists: dict[str, list[str]] = {}  # names that event numbers and action arguments stand for
        self.orders: i64 = 0  # first action of the block that orders triggers, one a kind of card
        self.nothing_at: i64 = self.program("nothing", Nothing())
        self.order_at: i64 = self.program("order", Order())

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
            self.draft.append(step)
            self.home.append(len(self.names) - 1)
        steps[-1].last = True
        for i, step in enumerate(steps):
            step.bind(self, f"{name}/{i}")
        return start

    def moment(self, name: str, asks: bool = True) -> int:
        """Something that cards in play may react to; `asks` if an owner of several orders them."""
        number = len(self.moments)
        self.moments.append(name)
        kinds = len(self.plan.kinds)
        self.when = vec[i64](list(self.when) + [-1] * kinds)
        self.whose = vec[i64](list(self.whose) + [0] * kinds)
        own = self.program(f"moment/{name}/own", Listen(number, MINE, asks))
        rivals = self.program(f"moment/{name}/rivals", Listen(number, RIVALS, asks))
        self.speak = vec[i64](list(self.speak) + [own, rivals])  # noqa: RUF005  (mypyc cannot unpack a vec)
        return number

    def listen(self, kind: int, moment: int, whose: int, at: int) -> None:
        """While a card of that kind is in play, the program at `at` follows the moment."""
        i = moment * len(self.plan.kinds) + kind
        self.when[i] = at
        self.whose[i] = whose
        self.plan.listens[kind] |= 1 << moment

    def event(self, name: str, a: str = "", b: str = "") -> int:
        """A kind of event; worded in the locale files as `event-...`."""
        self.events.append(EventKind(name, a, b))
        return len(self.events) - 1

    def finish(self) -> None:
        self.steps = vec[Step](self.draft)
        for step in self.draft:
            step.link(self)

    def where(self, address: int) -> tuple[str, int]:
        """The program an address lies in and the number of the step there."""
        name = self.names[self.home[address]]
        return name, address - self.entry[name]


def grown(old: vec[i64]) -> vec[i64]:
    new = vec[i64]([0] * (2 * len(old) + EVENT))
    for i in range(len(old)):
        new[i] = old[i]
    return new


@final
class State(Memory):
    """Everything that can change. Options are a cache; registers last as long as a step."""

    def __init__(self, rules: Rules, mem: vec[i64], agenda: vec[i64], offers: vec[i64]) -> None:
        super().__init__(rules.plan, mem)
        self.rules: Rules = rules
        self.agenda: vec[i64] = agenda
        self.top: i64 = 0  # cells of the agenda in use
        self.strands: list[vec[i64]] = []  # one agenda a seat while several choose at once
        self.offers: vec[i64] = offers
        self.count: i64 = 0  # how many answers the seat to move may give
        self.to_move: i64 = NOBODY  # the first seat that owes an answer
        self.source: i64 = NO_CARD
        self.it: i64 = NO_CARD
        self.n: i64 = 0
        self.log: vec[i64] = offers  # events as they happen, six cells each; a vec of its own once somebody listens
        self.logged: i64 = OFF  # cells of the log in use

    def clone(self) -> State:
        new = State(self.rules, self.mem[:], self.agenda[:], self.offers[:])
        new.top = self.top
        new.count = self.count
        new.to_move = self.to_move
        if self.strands:
            new.strands = [strand[:] for strand in self.strands]
        return new

    # -- for steps

    def offer(self, action: i64) -> None:
        if self.count == len(self.offers):
            self.offers = grown(self.offers)
        self.offers[self.count] = action
        self.count += 1

    def push(self, at: i64, seat: i64, source: i64, it: i64, n: i64) -> None:
        b = self.top
        if b > DEEPEST:
            raise RecursionError("an effect runs away")
        if b + FRAME > len(self.agenda):
            self.agenda = grown(self.agenda)
        a = self.agenda
        self.top = b + FRAME
        a[b] = at
        a[b + 1] = seat
        a[b + 2] = source
        a[b + 3] = it
        a[b + 4] = n

    def begin(self, at: i64, seat: i64, source: i64, n: i64 = 0) -> None:
        """Push the effect of a card: set-aside zones are its local variables, so they must be free."""
        for zone in self.plan.asides:
            assert self.number(zone) == 0, "a set-aside zone is empty whenever an effect begins"
        self.push(at, seat, source, NO_CARD, n)

    def cancel(self, depth: i64) -> None:
        """What waits at that place of the agenda will not happen."""
        self.agenda[depth] = self.rules.nothing_at

    def stop(self) -> None:
        """Nothing that waits will happen any more."""
        self.top = 0

    def announce(self, moment: i64, doer: i64, start: i64, it: i64, n: i64) -> None:
        """Let the cards in play react: those of `start` first, then clockwise. The card `it` does not hear itself."""
        m = self.mem
        if m[HEARD] >> moment & 1 == 0:
            return
        assert not self.strands, "nothing is announced while several choose at once"
        seats = m[SEATS]
        for k in range(seats - 1, -1, -1):
            owner = (start + k) % seats
            speaker = self.rules.speak[2 * moment + (0 if owner == doer else 1)]
            self.push(speaker, owner, NO_CARD, it, n)

    def emit(self, kind: i64, seat: i64, card: i64 = NO_CARD, a: i64 = 0, b: i64 = 0) -> None:
        """Tell what happened: who does not know the card is told everything but which it was."""
        at = self.logged
        if at == OFF:
            return
        if at + EVENT > len(self.log):
            self.log = grown(self.log)
        log = self.log
        log[at] = kind
        log[at + 1] = seat
        log[at + 2] = card
        log[at + 3] = self.plan.everybody if card < 0 else self.mem[self.plan.eyes + card]
        log[at + 4] = a
        log[at + 5] = b
        self.logged = at + EVENT

    def open_log(self) -> None:
        """Listen from now on."""
        self.log = vec[i64]([0] * (64 * EVENT))
        self.logged = 0

    def take_log(self) -> list[Event]:
        """What happened since the last answer was given; goes on listening."""
        log = self.log
        events: list[Event] = []
        for at in range(0, self.logged, EVENT):
            events.append(
                (int(log[at]), int(log[at + 1]), int(log[at + 2]), int(log[at + 3]), int(log[at + 4]), int(log[at + 5]))
            )
        self.logged = 0
        return events

    def close_log(self) -> None:
        """Nobody listens any more."""
        self.logged = OFF

    # -- the loop

    def load(self) -> Step:
        a = self.agenda
        b = self.top - FRAME
        self.me = a[b + 1]
        self.source = a[b + 2]
        self.it = a[b + 3]
        self.n = a[b + 4]
        return self.rules.steps[a[b]]

    def settle(self, b: i64) -> None:
        """On to the next step of a frame, with what this one chose."""
        if self.top <= b:  # everything was stopped
            return
        a = self.agenda
        a[b] += 1
        a[b + 3] = self.it
        a[b + 4] = self.n

    def run(self) -> i64:
        """Carry out steps until somebody must choose or nothing is left to do."""
        while self.top > 0:
            step = self.load()
            b = self.top - FRAME
            if step.sort == ASK:
                self.count = 0
                step.options(self)
                if self.count > 1 or (self.count == 1 and step.always):
                    return WAIT
                if self.count == 1:
                    self.give(self.offers[0])
                elif step.last:
                    self.top = b
                else:
                    self.settle(b)
            else:
                if step.last:  # the frame goes first: loops do not grow the agenda
                    self.top = b
                    step.do(self)
                else:
                    step.do(self)
                    self.settle(b)
                if step.sort == ALL and self.strands:
                    return SPLIT
        return DONE

    def give(self, action: i64) -> None:
        step = self.load()
        b = self.top - FRAME
        if step.last:
            self.top = b
            step.answer(self, action)
        else:
            step.answer(self, action)
            self.settle(b)

    def advance(self) -> None:
        """Carry on to the next decision."""
        why = self.run()
        while why == SPLIT:
            for seat in range(len(self.strands)):
                self.follow(seat, NOBODY)
            if self.gather():
                return
            why = self.run()
        self.to_move = self.me if why == WAIT else NOBODY
        if why == DONE:
            self.count = 0

    def follow(self, seat: i64, action: i64) -> None:
        """One seat's own strand takes the place of the agenda until it asks again or ends."""
        agenda = self.agenda
        top = self.top
        told = self.mem[TOLD]
        self.agenda = self.strands[seat][:]
        self.top = len(self.agenda)
        if action >= 0:
            self.give(action)
        why = self.run()
        assert why != SPLIT, "several choose at once within several who choose at once"
        assert self.mem[TOLD] == told, "no news while several choose at once"
        self.strands[seat] = self.agenda[: self.top]
        self.agenda = agenda
        self.top = top

    def gather(self) -> bool:
        """Turn to the first seat that still owes an answer; False when none does."""
        for seat in range(len(self.strands)):
            if len(self.strands[seat]) > 0:
                self.to_move = seat
                self.ask(seat)
                return True
        self.strands = []
        self.mem[TOLD] += 1
        return False

    def ask(self, seat: i64) -> None:
        """Offer what that seat may answer, which owes one."""
        if not self.strands:
            self.count = 0
            if self.top > 0:
                self.load().options(self)
            return
        agenda = self.agenda
        top = self.top
        self.agenda = self.strands[seat]
        self.top = len(self.agenda)
        self.count = 0
        if self.top > 0:
            self.load().options(self)
        self.agenda = agenda
        self.top = top

    # -- for players

    def is_over(self) -> bool:
        return self.to_move == NOBODY

    def owes(self, seat: i64) -> bool:
        if self.strands:
            return 0 <= seat < len(self.strands) and len(self.strands[seat]) > 0
        return seat == self.to_move and seat != NOBODY

    def owing(self) -> list[int]:
        """The seats that owe an answer now: usually one, several while they choose at once."""
        if self.strands:
            return [seat for seat in range(len(self.strands)) if len(self.strands[seat]) > 0]
        return [] if self.to_move == NOBODY else [int(self.to_move)]

    def legal(self) -> list[int]:
        """What the seat to move may answer, ascending."""
        return list(self.offers[: self.count])

    def legal_for(self, seat: i64) -> list[int]:
        """What that seat may answer, ascending; nothing if it owes no answer."""
        if not self.owes(seat):
            return []
        if seat == self.to_move:
            return self.legal()
        self.ask(seat)
        out = list(self.offers[: self.count])
        self.ask(self.to_move)
        return out

    def asked(self, seat: i64) -> tuple[str, int]:
        """The prompt and the source card of the question that seat owes an answer to."""
        strand = self.strands[seat] if self.strands else self.agenda[: self.top]
        b = len(strand) - FRAME
        step = self.rules.steps[strand[b]]
        return step.prompt, int(strand[b + 2])

    def apply(self, seat: i64, action: i64) -> None:
        """Give an owed answer, then carry on to the next decision. An illegal one changes nothing."""
        if not self.owes(seat):
            raise IllegalAction(f"seat {seat} owes no answer now")
        if seat != self.to_move:
            self.ask(seat)
        legal = False
        for i in range(self.count):
            if self.offers[i] == action:
                legal = True
        if seat != self.to_move:
            self.ask(self.to_move)
        if not legal:
            raise IllegalAction(f"seat {seat} may answer {self.legal_for(seat)}, not {action}")
        self.play(seat, action)

    def play(self, seat: i64, action: i64) -> None:
        """The same unchecked, for search."""
        if self.logged > 0:  # the log tells what followed one answer
            self.logged = 0
        if self.strands:
            self.follow(seat, action)
            if self.gather():
                return
        else:
            self.give(action)
        self.advance()
