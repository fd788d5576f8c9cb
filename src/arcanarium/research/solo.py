"""One seat for a learner, bots on all others: the table behind the single-agent environments."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from arcanarium.bots import Bot, answer, load, own_seed
from arcanarium.bots.random import Player as ByChance
from arcanarium.core.agenda import Event, IllegalAction, State
from arcanarium.core.game import Decision
from arcanarium.research.lens import Lens, Mask, Observation, Seeds


class Solo:
    """Between two answers of the learner everybody else answers. `seat` None: another one every game."""

    def __init__(self, lens: Lens, seat: int | None = 0, bots: Sequence[str] = ("random",)) -> None:
        if seat is not None and not 0 <= seat < lens.seats:
            raise ValueError(f"seat is a number from 0 to {lens.seats - 1} or None, not {seat}")
        if len(bots) not in (1, lens.seats - 1) and lens.seats > 1:
            raise ValueError(f"bots are one for all rivals or {lens.seats - 1}, not {len(bots)}")
        self.lens: Final = lens
        self.fixed: Final = seat
        self.names: Final = list(bots)
        self.makers: Final = [load(name) for name in bots]
        self.seeds: Final = Seeds()
        self.seat = seat or 0
        self.rivals: dict[int, Bot] = {}
        self.state: State | None = None
        self.number = 0  # the seed of the game
        self.heard: list[Event] | None = None  # what happened since the learner last looked, if somebody wants to know

    def __getstate__(self) -> dict[str, Any]:
        """Rivals by what they are; one that cannot be written, because it is in the middle of a search, begins anew."""
        return {**vars(self), "makers": None, "rivals": {seat: frozen(bot) for seat, bot in self.rivals.items()}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        vars(self)["makers"] = [load(name) for name in self.names]
        self.rivals = {
            seat: self.rival(seat) if data is None else pickle.loads(data) for seat, data in state["rivals"].items()
        }

    @property
    def table(self) -> State:
        if self.state is None:
            raise RuntimeError("call reset() before anything else")
        return self.state

    def reset(self, seed: int | None = None, options: Mapping[str, str] | None = None) -> None:
        """A new game, up to the first question to the learner."""
        number = self.seeds.next(seed)
        seats = self.lens.seats
        self.seat = own_seed(number, seats) % seats if self.fixed is None else self.fixed
        self.rivals = {}
        self.number = number
        for k in range(1, seats):
            rival = (self.seat + k) % seats
            self.rivals[rival] = self.rival(rival)
        self.state = self.lens.new(number, options)
        self.others()

    def rival(self, seat: int) -> Bot:
        """A fresh bot for that seat."""
        k = (seat - self.seat) % self.lens.seats
        make = self.makers[(k - 1) % len(self.makers)]
        return make(self.lens.game, self.lens.seats, seat, own_seed(self.number, seat))

    def draws(self) -> list[Callable[[], float]]:
        """The chance of every seat, if that is all the rivals go by and nobody listens; else nothing."""
        if self.heard is not None or not all(type(rival) is ByChance for rival in self.rivals.values()):
            return []
        unasked = self.seeds.random.random  # the learner's seat needs none
        return [self.rivals[seat].random.random if seat in self.rivals else unasked for seat in range(self.lens.seats)]

    def listen(self) -> None:
        """From now on, remember what happens."""
        self.heard = []

    def take_heard(self) -> list[Event]:
        """What happened since this was last asked."""
        heard, self.heard = self.heard or [], []
        return heard

    def give(self, seat: int, action: int) -> None:
        """An answer that is legal."""
        s = self.table
        if self.heard is None:
            s.play(seat, action)
            return
        s.open_log()
        s.play(seat, action)
        self.heard += s.take_log()
        s.close_log()

    def others(self) -> None:
        """Everybody else answers until the learner is asked or the game is over."""
        s = self.table
        while not s.is_over() and not s.owes(self.seat):
            seat = int(s.to_move)
            prompt, source = s.asked(seat)
            self.give(seat, answer(self.rivals[seat], s, Decision(seat, prompt, source, s.legal())))

    def play(self, *parts: int) -> None:
        """The learner's answer, if need be part by part, and all that follows. Raises IllegalAction."""
        for part in parts:
            if self.heard is None:
                self.table.apply(self.seat, part)
            elif part in self.table.legal_for(self.seat):
                self.give(self.seat, part)
            else:
                raise IllegalAction(f"seat {self.seat} may not answer {part}")
        self.others()

    def decision(self) -> Decision:
        """What the learner is asked now."""
        s = self.table
        prompt, source = s.asked(self.seat)
        return Decision(self.seat, prompt, source, s.legal_for(self.seat))

    def observation(self) -> Observation:
        """What the learner sees: an array of its own, which may be changed."""
        return self.lens.observation(self.table, self.seat).copy()

    def mask(self) -> Mask:
        return self.lens.mask(self.table, self.seat).copy()

    def reward(self, scheme: str) -> float:
        """What the game was worth; nothing before its end."""
        s = self.table
        return self.lens.rewards(s, scheme)[self.seat] if s.is_over() else 0.0


def frozen(bot: Bot) -> bytes | None:
    """A bot with all that it remembers; None if that cannot be written."""
    try:
        return pickle.dumps(bot)
    except (AttributeError, TypeError, pickle.PicklingError):
        return None
