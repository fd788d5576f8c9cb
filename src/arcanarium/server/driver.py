"""What happens at a table by itself: bots think, and clocks run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.server import wire
from arcanarium.server.clock import Clocks
from arcanarium.server.errors import Problem
from arcanarium.server.play import MOVE, Entry
from arcanarium.server.store import now

if TYPE_CHECKING:
    from arcanarium.server.table import Table

logger: Final = logging.getLogger("arcanarium")


class Driver:
    """Of one table: everything here is done under its lock, but thinking."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.clocks: Clocks | None = None
        self.thinking: set[int] = set()  # seats whose bots do
        self.timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        return bool(self.thinking or self.timer)

    def start_clocks(self) -> None:
        row = self.table.row
        if row.clock is not None and self.table.play is not None:
            self.clocks = Clocks(row.clock, list(row.spent), now())
            self.set_clocks(None)

    def clock_info(self) -> wire.ClockInfo | None:
        return None if self.clocks is None else self.clocks.info(now())

    def spent(self) -> list[int]:
        """Milliseconds each seat has thought."""
        return self.table.row.spent if self.clocks is None else list(self.clocks.spent)

    def set_clocks(self, answered: int | None) -> None:
        if self.clocks is None or self.table.play is None:
            return
        owing = {seat for seat in self.table.play.owing() if not self.table.row.seats[seat].automatic}
        self.clocks.turn_to(owing, answered, now())
        self._set_timer()

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.clocks is None or self.clocks.wish.after != "bot":
            return
        left = self.clocks.next_deadline(now())
        if left is not None:
            self.timer = asyncio.get_running_loop().call_later(left / 1000 + 0.01, self._ring)

    def _ring(self) -> None:
        self.timer = None
        self.table.hub.spawn(self._time_is_up())

    async def _time_is_up(self) -> None:
        async with self.table.lock:
            if self.clocks is None or self.table.play is None or self.table.play.over:
                return
            expired = self.clocks.expired(now())
            for seat in expired:
                values: dict[str, object] = {"stand_in": True, "bot": USUAL_BOT}
                await self.table.hub.store.take_seat(self.table.row.id, seat, values, "person")
            if expired:
                await self.table.told()
            else:
                self._set_timer()

    def drive(self, delay: float = 0.0) -> None:
        """Let the bots think whose answer is awaited."""
        play = self.table.play
        if play is None or play.over:
            return
        for seat in play.owing():
            if self.table.row.seats[seat].automatic and seat not in self.thinking:
                self.thinking.add(seat)
                self.table.hub.spawn(self._think(seat, delay))

    async def _think(self, seat: int, delay: float) -> None:
        try:
            if delay:
                await asyncio.sleep(delay)
            async with self.table.lock:
                play = await self.table.ready()
                row = self.table.row.seats[seat]
                if play.over or play.decision(seat) is None or not row.automatic:
                    return
                asked = play.touched[seat]
            action = await self.table.hub.workers.choose(self.table.row.id, play, seat, row.bot or USUAL_BOT)
            async with self.table.lock:
                play = await self.table.ready()
                if play.over or not self.table.row.seats[seat].automatic or play.decision(seat) is None:
                    return
                if play.touched[seat] == asked:
                    entry = Entry(play.seq + 1, MOVE, seat, action, None, now())
                    play.carry_out(entry)
                    await self.table.write(play, [entry])
        except Problem as problem:
            logger.warning("table %s: the bot at seat %d waits: %s", self.table.row.id, seat, problem.code)
            if problem.code == "storage":
                await asyncio.sleep(1.0)
        finally:
            self.thinking.discard(seat)
        self.drive()

    def rest(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
