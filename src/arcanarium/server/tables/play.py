"""A game in play: its entries carried out one by one, how far back one may go, and what happened lately."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

import msgspec

from arcanarium.core.agenda import Event, IllegalAction, State
from arcanarium.core.asking.shape import ONE, Question
from arcanarium.core.game import Decision, Game
from arcanarium.core.history import History, Move
from arcanarium.core.packing import pack, unpack
from arcanarium.core.plan import TOLD
from arcanarium.core.view import Data
from arcanarium.server.store.rows import Entry
from arcanarium.server.tables.finality import find_final

MOVE: Final = 0
UNDO: Final = 1
SEAT: Final = 2  # who plays at a seat from here on; no part of the game itself
REWIND: Final = 3  # back to a decision of mine, whatever was shown since; its action is the number of moves that stand
PLEA: Final = 4  # somebody asks the others for such a way back; its action is the same number
ALLOW: Final = 5  # what one of the others says to it: its action is 1 for yes
ASIDE: Final = frozenset({SEAT, PLEA, ALLOW})  # nothing of these is an answer: no clock turns by them

# The action of an entry about a seat: the person again, or a bot and why.
BACK: Final = 0
ASKED: Final = 1
ABSENT: Final = 2
OUT_OF_TIME: Final = 3
RESIGNED: Final = 4

LOG: Final = 150  # steps remembered with their events
FORMAT: Final = 5


class Happened(NamedTuple):
    """An entry and its events, with who may know what still in them."""

    seq: int
    kind: int
    seat: int
    action: int
    events: list[Event]


class Stood(NamedTuple):
    """A move that was not taken back, and the entry it came with."""

    seat: int
    action: int
    seq: int
    by_bot: bool  # in somebody's place


class Plea(NamedTuple):
    """Who asks to go back, how many moves would stand then, and whose consent is missing."""

    seat: int
    number: int
    waits: list[int]


class Snapshot(NamedTuple):
    """Enough to go on without the entries before: also as far as undo may still go, and the latest events."""

    form: int
    seq: int
    state: bytes
    tail: list[tuple[int, int, bytes, int, bool]]
    log: list[Happened]
    touched: list[int]
    line: list[Stood]
    rewinds: int
    resigned: list[int]
    replaced: list[int]
    plea: Plea | None


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


class Play:
    """Changes only by `carry_out`; the same entries always give the same game."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = game.useful(seats, options)
        self.history = History(game, seats, seed, self.options)
        self.people = frozenset(range(seats))  # seats of people; the others are bots'
        self.line: list[Stood] = []
        self.rewinds = 0  # how often somebody went back behind what was shown
        self.resigned: set[int] = set()
        self.replaced: set[int] = set()  # seats of people where a bot plays now
        self.plea: Plea | None = None
        self.seq = 0
        self.log: deque[Happened] = deque(maxlen=LOG)
        self.touched = [0] * seats  # when what a seat is asked changed last
        self.keys: dict[str, int] = {}
        self.decisions: list[Decision] = game.decisions(self.history.state)
        self._questions: dict[int, Question] = {}  # those that somebody looked at since the last entry
        self._final: dict[int, list[int]] = {}
        self.snapshot_at = 0
        self._still: tuple[int, State] = (-1, self.history.state)

    def still(self) -> State:
        """The state as it is now, for those who compare it with a later one."""
        if self._still[0] != self.seq:
            self._still = (self.seq, self.history.state.clone())
        return self._still[1]

    @property
    def over(self) -> bool:
        return self.history.state.is_over() or self.given_up

    @property
    def given_up(self) -> bool:
        """Nobody is left to play on: all people have resigned, or all seats but one."""
        return bool(self.resigned) and (self.people <= self.resigned or self.seats - len(self.resigned) < 2)

    @property
    def alone(self) -> bool:
        """One person among bots: what is taken back harms nobody."""
        return len(self.people) == 1

    def scores(self) -> list[int]:
        return self.game.scores(self.history.state)

    def winners(self) -> list[int]:
        """Whoever has resigned has lost; if that leaves nobody, the best of the others have won."""
        found = self.game.winners(self.history.state) if self.history.state.is_over() else []
        if not self.resigned:
            return found
        rest = [seat for seat in range(self.seats) if seat not in self.resigned]
        scores = self.scores()
        best = max((scores[seat] for seat in rest), default=0)
        return [seat for seat in found if seat in rest] or [seat for seat in rest if scores[seat] == best]

    def ending(self) -> Data:
        """What a view tells beyond the rules: the game ended because somebody gave it up."""
        if not self.given_up or self.history.state.is_over():
            return {}
        sheet = self.game.sheet(self.history.state)
        return {"over": True, "owing": [], "winners": self.winners(), "breakdown": sheet}

    def owing(self) -> list[int]:
        return [decision.seat for decision in self.decisions]

    def decision(self, seat: int) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def question(self, seat: int) -> Question:
        """All that a person needs to know of what that seat is asked."""
        if seat not in self._questions:
            self._questions[seat] = self.game.question(self.history.state, seat)
        return self._questions[seat]

    def may_undo(self, seat: int) -> bool:
        """May that seat take back its last answer? What others answered since stands only if all chose at once."""
        moves = self.history.moves
        number = -1 if self.over else self.history.undoable(seat)
        return number >= 0 and (number == len(moves) - 1 or moves[number].together)

    def may_undo_own(self, seat: int) -> bool:
        """The same, but what a bot has answered for somebody stands: nobody lets one play to see what it does."""
        return self.may_undo(seat) and (self.alone or not self.line[self.decision_before(seat)].by_bot)

    def may_take_back(self, seat: int) -> bool:
        """As the rules allow; whoever plays against bots alone may go back to any decision of theirs."""
        return self.may_undo_own(seat) or (self.alone and not self.over and self.decision_before(seat) >= 0)

    def decision_before(self, seat: int, seq: int | None = None) -> int:
        """The number of moves before the last decision of a seat, or before its first one since an entry; -1: none."""
        for number in range(len(self.line) - 1, -1, -1) if seq is None else range(len(self.line)):
            if self.line[number].seat == seat and self.line[number].seq >= (seq or 0):
                return number
        return -1

    def may_plead(self, seat: int) -> bool:
        """May that seat ask the other people to let it go back to its last decision?"""
        others = self.people - self.resigned - {seat}
        return bool(others) and not self.over and self.plea is None and self.decision_before(seat) >= 0

    def final(self, seat: int) -> list[int]:
        """The answers of a seat that it could not take back."""
        question = self.question(seat)
        if self.alone or question.shape.form != ONE:
            return []
        if seat not in self._final:
            self._final[seat] = find_final(self.game, self.history.state, seat, question.options)
        return self._final[seat]

    def carry_out(self, entry: Entry, recorded: bool = False) -> list[Event]:
        """A new entry, or one that was carried out before. Raises IllegalAction; nothing has changed then."""
        history = self.history
        events: list[Event] = []
        if entry.kind == SEAT:  # what is asked stays as it is
            self.seq = entry.seq
            self.log.append(Happened(entry.seq, entry.kind, entry.seat, entry.action, events))
            if entry.action == BACK:
                self.replaced.discard(entry.seat)
            else:
                self.replaced.add(entry.seat)
            if entry.action == RESIGNED:
                self.resigned.add(entry.seat)
                self._ask_anew(entry.seat)
            return events
        if entry.kind in ASIDE:
            self._plead(entry)
            self.seq = entry.seq
            if entry.key is not None:
                self.keys[entry.key] = entry.seq
            self.log.append(Happened(entry.seq, entry.kind, entry.seat, entry.action, events))
            return events
        if entry.kind == MOVE:
            events = history.apply(entry.seat, entry.action, recorded)
            self.line.append(Stood(entry.seat, entry.action, entry.seq, entry.seat in self.replaced))
        elif entry.kind == REWIND:
            self._rewind(entry.action)
        elif not self.may_undo(entry.seat) or not history.undo(entry.seat):
            raise IllegalAction(f"seat {entry.seat} has nothing to take back")
        else:
            del self.line[self.decision_before(entry.seat)]
        if self.plea is not None and (entry.kind != MOVE or entry.seat == self.plea.seat):
            self.plea = None  # the way back is another now, or whoever asked for it has gone on
        self.seq = entry.seq
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
        self.log.append(Happened(entry.seq, entry.kind, entry.seat, entry.action, events))
        self._ask_anew(entry.seat)
        self._forget()
        return events

    def _plead(self, entry: Entry) -> None:
        """Somebody asks to go back, or somebody answers that."""
        if entry.kind == PLEA:
            stands = 0 <= entry.action < len(self.line) and self.line[entry.action].seat == entry.seat
            if not self.may_plead(entry.seat) or not stands:
                raise IllegalAction(f"seat {entry.seat} has nothing to ask for")
            others = self.people - self.resigned - {entry.seat}
            self.plea = Plea(entry.seat, entry.action, sorted(others))
            return
        if self.plea is None or entry.seat not in self.plea.waits:
            raise IllegalAction(f"nobody asks seat {entry.seat} for anything")
        waits = [seat for seat in self.plea.waits if seat != entry.seat]
        self.plea = self.plea._replace(waits=waits) if entry.action else None

    def replay(self, number: int) -> History:
        """The game again from its beginning, that many moves."""
        history = History(self.game, self.seats, self.seed, self.options)
        for stood in self.line[:number]:
            history.apply(stood.seat, stood.action, recorded=True)
        return history

    def _rewind(self, number: int) -> None:
        """Only so many moves stand."""
        if not 0 <= number < len(self.line):
            raise IllegalAction(f"there are {len(self.line)} moves, and {number} of them cannot stand alone")
        self.history = self.replay(number)
        del self.line[number:]
        self.rewinds += 1
        self.decisions = []  # whoever thought about one of them thinks again

    def _ask_anew(self, actor: int) -> None:
        before = self.decisions
        self.decisions = [] if self.given_up else self.game.decisions(self.history.state)
        self._questions.clear()
        self._final.clear()
        self.touched[actor] = self.seq
        for decision in self.decisions:
            if decision not in before:
                self.touched[decision.seat] = self.seq

    def _forget(self) -> None:
        """What can never be undone any more need not be kept: chance has spoken since."""
        moves = self.history.moves
        now = int(self.history.state.mem[TOLD])
        old = 0
        while old < len(moves) and moves[old].told != now:
            old += 1
        if old:
            del moves[:old]

    def snapshot(self) -> bytes:
        tail = [(move.seat, move.action, pack(move.before), move.told, move.together) for move in self.history.moves]
        state = pack(self.history.state)
        return _encode(
            Snapshot(
                form=FORMAT,
                seq=self.seq,
                state=state,
                tail=tail,
                log=list(self.log),
                touched=self.touched,
                line=self.line,
                rewinds=self.rewinds,
                resigned=sorted(self.resigned),
                replaced=sorted(self.replaced),
                plea=self.plea,
            )
        )

    def restore(self, data: bytes) -> None:
        """Go on from a snapshot. Raises ValueError if it is of another format or of other rules."""
        found = _decode(data)
        if found.form != FORMAT:
            raise ValueError(f"a snapshot of format {found.form}")
        history = self.history
        history.state = unpack(self.game.rules, found.state)
        rules = self.game.rules
        history.moves = [
            Move(seat, action, unpack(rules, before), told, together)
            for seat, action, before, told, together in found.tail
        ]
        self.seq = found.seq
        self.log = deque(found.log, LOG)
        self.touched = found.touched
        self.line = found.line
        self.rewinds = found.rewinds
        self.resigned = set(found.resigned)
        self.replaced = set(found.replaced)
        self.plea = found.plea
        self.decisions = [] if self.given_up else self.game.decisions(history.state)
        self._questions.clear()
        self.snapshot_at = found.seq
