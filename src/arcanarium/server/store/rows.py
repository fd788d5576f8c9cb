"""What is kept, as records."""

from __future__ import annotations

from typing import Literal, NamedTuple

from arcanarium.server import wire


class Entry(NamedTuple):
    """One line of the append-only record of a table."""

    seq: int
    kind: int
    seat: int
    action: int
    key: str | None
    at: int


class SeatRow(NamedTuple):
    """Who sits at a seat; `bot` plays there or stands in."""

    seat: int
    kind: Literal["person", "bot", "open"]
    identity: str | None = None
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    pledge: str | None = None  # the hash of what this person adds to the dice,
    share: str | None = None  # and that itself once it was told

    @property
    def automatic(self) -> bool:
        return self.kind == "bot" or self.stand_in


class TableRow(NamedTuple):
    """A table without its entries."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seed: int | None  # None until the dice are mixed
    salt: str
    secret: str | None  # the server's part in the dice; None where the seed was chosen or sealed alone
    mix: str | None  # the line whose hash the seed is, since the game began
    host: str
    private: bool
    practice: bool
    hints: bool
    clock: wire.Clock | None
    state: Literal["waiting", "playing", "over"]
    created: int
    updated: int
    seq: int
    owing: list[int]
    spent: list[int]
    scores: list[int] | None
    winners: list[int] | None
    next: str | None
    seats: list[SeatRow]

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def people(self) -> set[str]:
        """Who sits here."""
        return {seat.identity for seat in self.seats if seat.identity is not None}

    def seats_of(self, who: str) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.identity == who]


class SeatChange(NamedTuple):
    """What is to become of a seat if it is still what it was."""

    seat: int
    was: str
    values: dict[str, object]


class Loaded(NamedTuple):
    """A table's game as it is kept."""

    snapshot: bytes | None
    entries: list[Entry]  # after the snapshot
    keys: dict[str, int]


class AnalysisRow(NamedTuple):
    """How far an analysis is, and the analysis once it is finished."""

    done: int
    total: int
    updated: int
    data: bytes | None
