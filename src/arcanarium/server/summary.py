"""A table at a glance, as one person may know it."""

from __future__ import annotations

from arcanarium.server import wire
from arcanarium.server.fairness import promise
from arcanarium.server.store import TableRow


def fairness(row: TableRow) -> wire.Fairness:
    """The seed is told when nothing can be guessed from it any more."""
    hashed = promise(row.salt, row.seed)
    return wire.Fairness(hashed, row.salt, str(row.seed)) if row.state == "over" else wire.Fairness(hashed)


def summary(row: TableRow, who: str, present: set[str]) -> wire.Summary:
    seats = [
        wire.SeatInfo(
            seat.seat,
            seat.kind,
            seat.name,
            seat.bot,
            seat.kind == "person" and seat.identity == who,
            seat.kind == "person" and seat.identity in present,
            seat.stand_in,
        )
        for seat in row.seats
    ]
    return wire.Summary(
        row.id,
        row.game,
        row.options,
        row.state,
        row.host == who,
        row.private,
        row.practice,
        row.hints,
        seats,
        row.seq,
        row.owing,
        row.created,
        row.updated,
        row.clock,
        fairness(row),
        row.scores,
        row.winners,
        row.next,
    )
