"""A game in play: its entries carried out one by one, how far back one may go, and what happened lately."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

import msgspec

from arcanarium.core.agenda import Event, IllegalAction, State
from arcanarium.core.game import Decision, Game
from arcanarium.core.history import History, Move
from arcanarium.core.packing import pack, unpack
from arcanarium.core.plan import TOLD

MOVE: Final = 0
UNDO: Final = 1

LOG: Final = 150  # steps remembered with their events
WAYS: Final = 2000
LONGEST_WAY: Final = 32
FORMAT: Final = 1


class Entry(NamedTuple):
    """One line of the append-only record of a table."""

    seq: int
    kind: int
    seat: int
    action: int
    key: str | None
    at: int


class Happened(NamedTuple):
    """An entry and its events, with who may know what still in them."""

    seq: int
    kind: int
    seat: int
    action: int
    events: list[Event]


class Snapshot(NamedTuple):
    """Enough to go on without the entries before: also as far as undo may still go, and the latest events."""

    form: int
    seq: int
    state: bytes
    tail: list[tuple[int, int, bytes, int, bool]]
    log: list[Happened]
    touched: list[int]


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


class Play:
    """Changes only by `carry_out`; the same entries always give the same game."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.history = History(game, seats, seed, options)
        self.seq = 0
        self.log: deque[Happened] = deque(maxlen=LOG)
        self.touched = [0] * seats  # when what a seat is asked changed last
        self.keys: dict[str, int] = {}
        self.decisions: list[Decision] = game.decisions(self.history.state)
        self.snapshot_at = 0
        self._still: tuple[int, State] = (-1, self.history.state)

    def still(self) -> State:
        """The state as it is now, for those who compare it with a later one."""
        if self._still[0] != self.seq:
            self._still = (self.seq, self.history.state.clone())
        return self._still[1]

    @property
    def over(self) -> bool:
        return self.history.state.is_over()

    def owing(self) -> list[int]:
        return [decision.seat for decision in self.decisions]

    def decision(self, seat: int) -> Decision | None:
        for decision in self.decisions:
            if decision.seat == seat:
                return decision
        return None

    def may_undo(self, seat: int) -> bool:
        """May that seat take back its last answer? What others answered since stands only if all chose at once."""
        moves = self.history.moves
        number = -1 if self.over else self.history.undoable(seat)
        return number >= 0 and (number == len(moves) - 1 or moves[number].together)

    def carry_out(self, entry: Entry) -> list[Event]:
        """Raises IllegalAction; nothing has changed then."""
        history = self.history
        events: list[Event] = []
        if entry.kind == MOVE:
            events = history.apply(entry.seat, entry.action)
        elif not self.may_undo(entry.seat) or not history.undo(entry.seat):
            raise IllegalAction(f"seat {entry.seat} has nothing to take back")
        self.seq = entry.seq
        if entry.key is not None:
            self.keys[entry.key] = entry.seq
        self.log.append(Happened(entry.seq, entry.kind, entry.seat, entry.action, events))
        self._ask_anew(entry.seat)
        self._forget()
        return events

    def _ask_anew(self, actor: int) -> None:
        before = self.decisions
        self.decisions = self.game.decisions(self.history.state)
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
        return _encode(Snapshot(FORMAT, self.seq, state, tail, list(self.log), self.touched))

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
        self.decisions = self.game.decisions(history.state)
        self.snapshot_at = found.seq

    def ways(self, seat: int) -> list[list[int]] | None:
        """Every complete answer to the question asked of a seat; None if there are too many.

        An answer goes on while the same seat is asked the same for the same reason and nothing new came to light.
        """
        if self.decision(seat) is None:
            return []
        found: list[list[int]] = []
        told = int(self.history.state.mem[TOLD])
        waiting: list[tuple[State, list[int]]] = [(self.history.state, [])]
        while waiting:
            state, path = waiting.pop()
            for action in reversed(state.legal_for(seat)):
                after = state.clone()
                after.apply(seat, action)
                way = [*path, action]
                goes_on = (
                    after.owes(seat) and int(after.mem[TOLD]) == told and self._asks_on(state, after, seat, action)
                )
                if goes_on and len(way) < LONGEST_WAY:
                    waiting.append((after, way))
                else:
                    found.append(way)
                if len(found) + len(waiting) > WAYS:
                    return None
        return sorted(found)

    def _asks_on(self, before: State, after: State, seat: int, action: int) -> bool:
        """Is the next question the same one again?

        A row of choices is asked in ascending order, so a question in other words that goes on with the same verb from
        the answer just given (the second of two essences, where the first might have been a single Gold) is the same.
        """
        prompt, source = before.asked(seat)
        then, because = after.asked(seat)
        if source != because:
            return False
        if then == prompt:
            return True
        actions = self.game.actions
        block = actions.block_of(action)
        small = block.target not in ("", "card")  # a card is chosen for what it does, and asked about by itself
        return small and all(each >= action and actions.block_of(each) == block for each in after.legal_for(seat))
