"""What a seat of a table was last seen to see, and what has become of it since.

Between two looks of a seat few cells of the memory change, so only those are read anew. What comes out is what an
encoder would write from the beginning, whichever table was looked at before.
"""

from __future__ import annotations

from typing import Final, final

from arcanarium.core.agenda import State
from arcanarium.core.ints import i16, i64, u8, vec
from arcanarium.core.observing import Encoder

NOTHING: Final[vec[i64]] = vec[i64]([])


@final
class Sight:
    """One row of observations and one of masks, written over with every look; they may be part of larger ones."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Encoder = encoder
        self.rows: vec[i16] = encoder.rows(1)
        self.masks: vec[u8] = encoder.masks(1)
        self.row: i64 = 0  # where its own row begins
        self.mask: i64 = 0
        self.seat: i64 = -1  # who looked last,
        self.before: vec[i64] = NOTHING  # at what
        self.offered: vec[i64] = vec[i64]([0] * encoder.actions)  # and the answers marked in the mask
        self.count: i64 = 0

    def lie_in(self, rows: vec[i16], row: i64, masks: vec[u8], mask: i64) -> None:
        """Write to a part of these from now on, which are zeros there."""
        self.rows = rows
        self.row = row
        self.masks = masks
        self.mask = mask
        self.seat = -1
        self.count = 0

    def look(self, s: State, seat: i64) -> None:
        """Bring both rows up to date."""
        self.see(s, seat)
        self.find_answers(s, seat)

    def see(self, s: State, seat: i64) -> None:
        encoder = self.encoder
        if seat == self.seat:
            encoder.renew(s, seat, self.before, self.rows, self.row)
            return
        if self.seat >= 0:
            for k in range(self.row, self.row + encoder.size):
                self.rows[k] = 0
        encoder.fill(s, seat, self.rows, self.row)
        self.before = s.mem[:]
        self.seat = seat

    def find_answers(self, s: State, seat: i64) -> None:
        masks = self.masks
        offered = self.offered
        at = self.mask
        for k in range(self.count):
            masks[at + offered[k]] = 0
        self.count = 0
        if not s.owes(seat):
            return
        other = seat != s.to_move
        if other:
            s.ask(seat)
        offers = s.offers
        count = s.count
        for k in range(count):
            offered[k] = offers[k]
            masks[at + offers[k]] = 1
        self.count = count
        if other:
            s.ask(s.to_move)
