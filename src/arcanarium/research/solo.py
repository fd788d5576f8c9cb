"""One seat for a learner, bots on all others: the table behind the single-agent environments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from arcanarium.bots import Bot, answer, load, own_seed
from arcanarium.core.agenda import State
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
        for k in range(1, seats):
            rival = (self.seat + k) % seats
            self.rivals[rival] = self.makers[(k - 1) % len(self.makers)](own_seed(number, rival))
        self.state = self.lens.new(number, options)
        self.others()

    def others(self) -> None:
        """Everybody else answers until the learner is asked or the game is over."""
        s = self.table
        while not s.is_over() and not s.owes(self.seat):
            seat = int(s.to_move)
            prompt, source = s.asked(seat)
            s.play(seat, answer(self.rivals[seat], self.lens.game, s, Decision(seat, prompt, source, s.legal())))

    def play(self, action: int) -> None:
        """The learner's answer, and all that follows. Raises IllegalAction."""
        self.table.apply(self.seat, action)
        self.others()

    def decision(self) -> Decision:
        """What the learner is asked now."""
        s = self.table
        prompt, source = s.asked(self.seat)
        return Decision(self.seat, prompt, source, s.legal_for(self.seat))

    def observation(self) -> Observation:
        return self.lens.observation(self.table, self.seat)

    def mask(self) -> Mask:
        return self.lens.mask(self.table, self.seat)

    def reward(self, scheme: str) -> float:
        """What the game was worth; nothing before its end."""
        s = self.table
        return self.lens.rewards(s, scheme)[self.seat] if s.is_over() else 0.0
