"""A table at a glance, as one person may know it."""

from __future__ import annotations

from collections.abc import Mapping

from arcanarium.server import wire
from arcanarium.server.store.rows import SeatRow, TableRow
from arcanarium.server.tables.fairness import seal, seal_secret
from arcanarium.server.tables.names import names_at


def tell_fairness(row: TableRow) -> wire.Fairness:
    """The seed is told when nothing can be guessed from it any more, what people add to it when it is fixed."""
    hashed = seal_secret(row.secret) if row.secret is not None else seal(row.salt, row.seed or 0)
    pledges = [_tell_pledge(row, seat.seat, seat.pledge, seat.share) for seat in row.seats if seat.pledge is not None]
    told = wire.Fairness(hash=hashed, practice=row.practice, pledges=pledges)
    if row.state == "over":
        told.seed = str(row.seed)
        told.mix = row.mix
        told.salt = row.salt if row.mix is None else None
    return told


def _tell_pledge(row: TableRow, seat: int, pledge: str, share: str | None) -> wire.Pledge:
    return wire.Pledge(seat=seat, hash=pledge, told=share is not None, share=None if row.state == "waiting" else share)


def _tell_seat(seat: SeatRow, name: str, who: str, present: set[str], graces: Mapping[str, int]) -> wire.SeatInfo:
    person = seat.kind == "person"
    return wire.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=name,
        bot=seat.bot,
        mine=person and seat.identity == who,
        connected=person and seat.identity in present,
        stand_in=seat.stand_in,
        grace=graces.get(seat.identity or ""),
    )


def summarise(row: TableRow, who: str, present: set[str], graces: Mapping[str, int] | None = None) -> wire.Summary:
    told = graces if graces and row.host == who else {}
    return wire.Summary(
        id=row.id,
        game=row.game,
        options=row.options,
        state=row.state,
        host=row.host == who,
        private=row.private,
        hints=row.hints,
        seats=[_tell_seat(seat, name, who, present, told) for seat, name in zip(row.seats, names_at(row), strict=True)],
        seq=row.seq,
        owing=row.owing,
        created=row.created,
        updated=row.updated,
        clock=row.clock,
        fairness=tell_fairness(row),
        scores=row.scores,
        winners=row.winners,
        next=row.next,
    )


def write_summary(summary: wire.Summary, chat: list[wire.ChatLine] | None = None) -> str:
    """As it is sent over a socket."""
    message = wire.TableMessage(**{name: getattr(summary, name) for name in wire.Summary.__struct_fields__})
    if chat is not None:
        message.chat = chat
    return wire.encode(message)
