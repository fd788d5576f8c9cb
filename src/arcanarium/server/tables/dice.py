"""The dice of a table: shares that are awaited, and the seed that follows once the game begins."""

from __future__ import annotations

from arcanarium.core.game import Game
from arcanarium.server.errors import Problem
from arcanarium.server.store.rows import SeatRow, TableRow
from arcanarium.server.tables.fairness import Contribution, Mix, pledge_of, seed_of
from arcanarium.server.tables.reading import begin_game


def pledge(seats: list[SeatRow], promised: str | None) -> list[SeatRow]:
    """One person lays a table and brings one share, whatever the number of their seats."""
    first = next((seat.seat for seat in seats if seat.kind == "person"), None)
    return [seat._replace(pledge=promised) if seat.seat == first else seat for seat in seats]


def awaits_shares(row: TableRow) -> bool:
    return any(seat.pledge is not None and seat.share is None for seat in row.seats)


def check_share(row: TableRow, seat: int, share: str) -> None:
    """May it be told now, and is it the one that was promised? Nothing is heard before all have promised."""
    promised = row.seats[seat].pledge
    if row.state != "waiting":
        raise Problem("share-late", "The game has begun; the dice are mixed already.")
    if not row.full:
        raise Problem("share-early", "Seats are still free; what goes into the dice is told when all are taken.")
    if promised is None or pledge_of(share) != promised:
        raise Problem("share-wrong", f"Seat {seat} has promised another number for the dice, or none.")


def mix(row: TableRow) -> str:
    """Everything that is known by now; what did not come is left out, and that is told too."""
    parts = [Contribution(seat.kind, seat.pledge, seat.share) for seat in row.seats]
    mixed = Mix(secret=row.secret or "", table=row.id, game=row.game, rules=row.rules, options=row.options, parts=parts)
    return str(mixed)


def begin(game: Game, row: TableRow) -> TableRow:
    """The table as it begins, with its seed."""
    if row.secret is not None:
        mixed = mix(row)
        row = row._replace(mix=mixed, seed=seed_of(mixed))
    return row._replace(state="playing", owing=begin_game(game, row).owing())
