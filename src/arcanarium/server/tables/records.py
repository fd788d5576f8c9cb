"""Records of games that were played here or uploaded: kept, shown move by move, gone on from."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.record import parse
from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.store.store import Store
from arcanarium.server.tables.laying import new_id
from arcanarium.server.tables.names import name_players
from arcanarium.server.tables.replay import (
    OPEN,
    SPECTATOR,
    Beginning,
    RecordRefused,
    check_record,
    read_beginning,
    write_record,
    write_replay,
)
from arcanarium.server.tables.summary import tell_fairness
from arcanarium.server.tables.table import Table
from arcanarium.server.workers import Workers

LONGEST_ID: Final = 64


def count_seats(record: str) -> int:
    """Of a record that was checked."""
    return parse(record).seats


def check_view(view: str, seats: int) -> None:
    if view not in (OPEN, SPECTATOR) and view not in [str(seat) for seat in range(seats)]:
        raise Problem("seat-unknown", f"A view is open, spectator or a seat from 0 to {seats - 1}.")


def tell(refused: RecordRefused) -> Problem:
    detail: dict[str, object] = {"line": refused.line} if refused.line else {}
    return Problem("rules-changed" if refused.changed else "record-bad", f"{refused.message}.", detail)


class Records:
    """All of them; what takes long is done by worker processes."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self.store = store
        self.workers = workers

    async def write(self, table: Table) -> str:
        """Of a table whose game is over."""
        row = table.row
        if row.state != "over" or row.seed is None:
            raise Problem("not-over", "The record can be had when the game is over.")
        if table.record is None:
            entries = await self.store.entries_after(row.id, 0)
            seal = None if row.practice else tell_fairness(row)
            try:
                table.record = write_record(table.game, len(row.seats), row.seed, row.options, entries, seal)
            except (IllegalAction, IndexError):
                if row.rules != table.game.edition:
                    raise Problem("rules-changed", "This game was played by rules that have changed since.") from None
                raise Problem("record-broken", "The moves of this game do not follow from its seed.") from None
        return table.record

    async def check(self, text: str) -> str:
        """The same record as we write it."""
        try:
            return await self.workers.run(check_record, text)
        except RecordRefused as refused:
            raise tell(refused) from None

    async def keep(self, text: str) -> str:
        """The id under which it is found again."""
        replay_id = new_id()
        await self.store.keep_replay(replay_id, text)
        return replay_id

    async def find(self, replay_id: str) -> str:
        """One that was uploaded."""
        sound = replay_id.isascii() and replay_id.isprintable() and len(replay_id) <= LONGEST_ID
        text = await self.store.replay(replay_id) if sound else None
        if text is None:
            raise Problem("replay-unknown", "There is no such replay; check the link or upload the record again.")
        return text

    async def replay_table(self, table: Table, view: str) -> bytes:
        """From a point of view, as it is sent."""
        check_view(view, len(table.row.seats))
        text = await self.write(table)
        return await self._replay(table.row.id, text, view, name_players(table.row), tell_fairness(table.row))

    async def replay(self, replay_id: str, text: str, view: str) -> bytes:
        """An uploaded record from a point of view, as it is sent."""
        seats = count_seats(text)
        check_view(view, seats)
        return await self._replay(replay_id, text, view, [""] * seats, None)

    async def _replay(
        self, replay_id: str, text: str, view: str, names: list[str], fairness: wire.Fairness | None
    ) -> bytes:
        try:
            return await self.workers.run(write_replay, replay_id, text, view, names, fairness)
        except RecordRefused as refused:  # rules or cards have changed since
            raise tell(refused) from None

    async def begin(self, text: str, number: int) -> Beginning:
        """The first moves of a record."""
        try:
            return await self.workers.run(read_beginning, text, number)
        except RecordRefused as refused:
            raise tell(refused) from None
