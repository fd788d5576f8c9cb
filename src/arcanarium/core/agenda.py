"""Pending work as frames of five ints inside the state, and the one loop that carries it out.

A frame is the address of its next step, a seat, a source (a card or -1; below that a rule of the game that makes things
happen), `it` (a card or -1) and `n` (a number). Frames lie on the agenda inside the state, so a game can be cloned,
packed and resumed at every decision, also in the middle of an effect. While several seats choose at once each has an
agenda of its own, a strand.
"""

from __future__ import annotations

from typing import Final, cast, final

from arcanarium.core.bits import bit
from arcanarium.core.ints import i64, vec
from arcanarium.core.memory import Memory
from arcanarium.core.plan import SEATS, TOLD
from arcanarium.core.rules import ALL, ASK, Rules, Step

# Kind, seat, card, who knows the card (bits), two numbers, the card or rule that made it happen (or -1).
Event = tuple[int, int, int, int, int, int, int]

NOBODY: Final = -1
NO_CARD: Final = -1
FRAME: Final = 5
EVENT: Final = 7
AUTO: Final = 0  # the kind of event that tells a seat what the engine answered for it: the action, its step
OFF: Final = -1
NO_MEMO: Final[vec[i64]] = vec[i64]([])
NUMBERS: Final[list[object]] = list(range(2048))  # as Python has them: making and freeing them takes a while
DEEPEST: Final = 4000  # cells of agenda; an effect that needs more runs away

# Why `run` stopped.
DONE: Final = 0
WAIT: Final = 1
SPLIT: Final = 2


class IllegalAction(ValueError):
    """An answer that was not offered; the state is as it was."""


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
        self.stays: bool = False  # does the frame come to this step again?
        self.memo: vec[i64] = NO_MEMO  # what a game found out before and checks whenever it uses it; clones share it
        self.log: vec[i64] = offers  # events as they happen, six cells each; a vec of its own once somebody listens
        self.logged: i64 = OFF  # cells of the log in use

    def clone(self) -> State:
        new = State(self.rules, self.mem[:], self.agenda[:], self.offers[:])
        new.top = self.top
        new.count = self.count
        new.to_move = self.to_move
        new.memo = self.memo
        if self.strands:
            new.strands = [strand[:] for strand in self.strands]
        return new

    # -- a value, as Python knows them; pickling is the business of `arcanarium.games`, which can find the rules again

    def __eq__(self, other: object) -> bool:
        """The same game in the same place with the same chance to come; caches and logs do not count."""
        from arcanarium.core.packing import pack

        return isinstance(other, State) and self.rules is other.rules and pack(self) == pack(other)

    def __hash__(self) -> int:
        """Of the state as it is now: one that is played on belongs in no set."""
        from arcanarium.core.packing import pack

        return hash(pack(self))

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __repr__(self) -> str:
        asked = ", ".join(str(seat) for seat in self.owing())
        return f"<State of {self.rules.name}, {self.mem[SEATS]} seats, {f'asked: {asked}' if asked else 'over'}>"

    # -- for steps

    def offer(self, action: i64) -> None:
        if self.count == len(self.offers):
            self.offers = grown(self.offers)
        self.offers[self.count] = action
        self.count += 1

    def push(self, at: i64, seat: i64, source: i64 = NO_CARD, it: i64 = NO_CARD, n: i64 = 0) -> None:
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

    def again(self, step: Step, n: i64) -> None:
        """Ask the question that is being answered once more, with another `n`.

        At the end of a program it is asked before whatever the answer pushed, in the middle of one after that.
        """
        if step.last:
            self.push(step.address, self.me, self.source, self.it, n)
        else:
            self.n = n
            self.stays = True

    def begin(self, at: i64, seat: i64, source: i64, n: i64 = 0) -> None:
        """Push the effect of a card: set-aside zones are its local variables, so they must be free."""
        for zone in self.plan.asides:
            assert self.number(zone) == 0, "a set-aside zone is empty whenever an effect begins"
        self.push(at, seat, source, NO_CARD, n)

    def stop(self) -> None:
        """Nothing that waits will happen any more."""
        self.top = 0

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
        log[at + 2] = max(card, NO_CARD)  # the source of a step may be a rule
        log[at + 3] = self.plan.everybody if card < 0 else self.mem[self.plan.eyes + card]
        log[at + 4] = a
        log[at + 5] = b
        log[at + 6] = self.cause()
        self.logged = at + EVENT

    def cause(self) -> i64:
        """The rule that makes happen what is being done, or the card, if everybody may know it."""
        source = self.source
        return source if source < 0 or self.mem[self.plan.eyes + source] == self.plan.everybody else NO_CARD

    def tell_auto(self, action: i64, step: Step) -> None:
        """Let the seat know what was answered for it; nobody else, to whom it might tell something."""
        at = self.logged
        if at == OFF:
            return
        self.emit(AUTO, self.me, NO_CARD, action, step.address)
        self.log[at + 3] = bit(self.me)

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
                (
                    int(log[at]),
                    int(log[at + 1]),
                    int(log[at + 2]),
                    int(log[at + 3]),
                    int(log[at + 4]),
                    int(log[at + 5]),
                    int(log[at + 6]),
                )
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
        if self.stays:
            self.stays = False
        else:
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
                    self.tell_auto(self.offers[0], step)
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

    def under_way(self) -> list[str]:
        """The programs of which something is still to be done, the outermost first; no seat's own strand."""
        return [self.rules.where(int(self.agenda[b]))[0] for b in range(0, self.top, FRAME)]

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
        offers = self.offers
        found: list[object] = [None] * int(self.count)
        for i in range(self.count):
            action = offers[i]
            found[i] = NUMBERS[action] if action < len(NUMBERS) else int(action)
        return cast(list[int], found)

    def legal_for(self, seat: i64) -> list[int]:
        """What that seat may answer, ascending; nothing if it owes no answer."""
        if not self.owes(seat):
            return []
        if seat == self.to_move:
            return self.legal()
        self.ask(seat)
        out = self.legal()
        self.ask(self.to_move)
        return out

    def asked(self, seat: i64) -> tuple[str, int]:
        """The prompt and the source card, or -1, of the question that seat owes an answer to."""
        strand = self.strands[seat] if self.strands else self.agenda[: self.top]
        b = len(strand) - FRAME
        step = self.rules.steps[strand[b]]
        return step.prompt, max(int(strand[b + 2]), NO_CARD)

    def step_for(self, seat: i64) -> Step:
        """The question that seat owes an answer to, with the registers as it sees them."""
        if self.strands:
            a = self.strands[seat]
            b = len(a) - FRAME
        else:
            a = self.agenda
            b = self.top - FRAME
        step = self.rules.steps[a[b]]
        self.me = a[b + 1]
        self.source = a[b + 2]
        self.it = a[b + 3]
        self.n = a[b + 4]
        return step

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
        self.answering = seat
        if self.strands:
            self.follow(seat, action)
            if self.gather():
                return
        else:
            self.give(action)
        self.advance()
