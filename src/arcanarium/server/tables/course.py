"""The course of a game at a table: what people and bots answer is carried out, written and shown, by the clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final

from arcanarium.bots import DEFAULT as USUAL_BOT
from arcanarium.bots import own_seed
from arcanarium.core.asking.whole_answer import parts_of
from arcanarium.server import wire
from arcanarium.server.clock import now
from arcanarium.server.errors import Problem
from arcanarium.server.logs import mark
from arcanarium.server.outage import OUTAGE, insist
from arcanarium.server.store.journal import Conflict, NotWritten, Posting
from arcanarium.server.store.rows import Entry, SeatRow, TableRow
from arcanarium.server.tables import answering, dice, seats
from arcanarium.server.tables.audience import Audience
from arcanarium.server.tables.bots import Asked, Bots
from arcanarium.server.tables.clocks import Alarm, Clocks, tick
from arcanarium.server.tables.connection import Connection
from arcanarium.server.tables.games import find_game
from arcanarium.server.tables.play import ASIDE, BACK, MOVE, OUT_OF_TIME, SEAT, Play
from arcanarium.server.tables.reading import check_edition, read_game
from arcanarium.server.tables.summary import summarise, tell_fairness, write_summary
from arcanarium.server.tables.tools import Tools

logger: Final = logging.getLogger("arcanarium")

SNAPSHOT_EVERY: Final = 40
RETRY_SECONDS: Final = 1.0  # after something could not be written or read
NOBODY_LOOKS: Final = "nobody"
OTHERS_FIRST: Final = 2.0  # seconds the process that wrote last has to move the bots before others do

Outcome = wire.Ack | wire.Stale


class Course:
    """Everything that changes it happens under its lock, is written, and only then is shown."""

    def __init__(self, tools: Tools, row: TableRow) -> None:
        self.tools = tools
        self.row = row
        self.game = find_game(row.game)
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.audience = Audience()
        self.clocks: Clocks | None = None
        self.alarm = Alarm(lambda: tools.spawn(insist(self._hear_alarm)))
        self.bots = Bots(
            table=row.id,
            look=self._look_for_bot,
            choose=self._choose_for_bot,
            answer=self._answer_for_bot,
            go_on=self.drive,
            recover=lambda: tools.spawn(self.recover()),
            spawn=tools.spawn,
        )
        self.shares = Alarm(
            lambda: tools.spawn(insist(self._begin_without))
        )  # rings when they are waited for no longer
        self.used = monotonic()
        self.recovers = False  # waits until the database answers
        self.gone = False  # it was deleted

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing goes on by itself."""
        runs = self.clocks is not None and self.clocks.running  # what was thought so far is counted only here
        goes_on = runs or self.bots.thinking or self.alarm.timer or self.shares.timer or self.lock.locked()
        return not (self.audience.connections or goes_on)

    @property
    def owner(self) -> str:
        """In whose turn its bots think: tables that nobody looks at wait for each other, and nobody for them."""
        return self.row.host if self.audience.present() else NOBODY_LOOKS

    def close(self) -> None:
        self.alarm.stop()
        self.shares.stop()
        self.audience.close()

    # -- the game

    async def ready(self) -> Play:
        """The game, read from the database if need be. Under the lock."""
        self.used = monotonic()
        if self.gone:
            raise Problem("table-unknown", "There is no such table any more.")
        if self.row.state == "waiting":
            raise Problem("not-started", "The game has not started: seats are still free.")
        if self.play is None:
            self.play = await read_game(self.tools.store, self.game, self.row)
            self._start_clocks()
        return self.play

    async def move(self, who: str, seat: int, seq: int, action: int, key: str) -> Outcome:
        """One answer, or one part of it; what was written is shown to everybody."""
        return await self._submit(
            who, seat, seq, key, lambda play, stamp: answering.answer(play, seat, lambda _: [action], stamp)
        )

    async def answer(self, who: str, seat: int, seq: int, actions: Sequence[int], key: str) -> Outcome:
        """A whole answer of several parts: all of it or nothing."""
        return await self._submit(
            who,
            seat,
            seq,
            key,
            lambda play, stamp: answering.answer(play, seat, lambda state: parts_of(state, seat, list(actions)), stamp),
        )

    async def take_back(
        self, who: str, seat: int, seq: int, key: str, all_of_it: bool, since: int | None = None
    ) -> Outcome:
        """The last answer of a seat, or as many of its turn as the rules allow; against bots all since an entry."""
        return await self._submit(
            who, seat, seq, key, lambda play, stamp: answering.take_back(play, seat, all_of_it, since, stamp)
        )

    async def plead(self, who: str, seat: int, seq: int, key: str) -> Outcome:
        """Ask the other people to let that seat go back to its last decision."""
        return await self._submit(who, seat, seq, key, lambda play, stamp: answering.plead(play, seat, stamp))

    async def allow(self, who: str, seat: int, seq: int, key: str, yes: bool) -> Outcome:
        """What one of the others says to that."""
        return await self._submit(who, seat, seq, key, lambda play, stamp: answering.allow(play, seat, yes, stamp))

    async def _submit(
        self, who: str, seat: int, seq: int, key: str, change: Callable[[Play, int], list[Entry]]
    ) -> Outcome:
        full_key = f"{seat}:{key}"
        async with self.lock:
            seats.check_owner(self.row, who, seat)
            play = await self.ready()
            known = play.keys.get(full_key)
            if known is not None:
                return wire.Ack(key=key, seq=known, reply=None, done=0)
            self._check_answerable(play, seat)
            if not play.touched[seat] <= seq <= play.seq:
                return wire.Stale(key=key, seq=play.seq, reply=None)
            done = change(play, now())
            done[-1] = done[-1]._replace(key=full_key)
            play.keys[full_key] = play.seq
            if await self.write(play, done):
                return wire.Ack(key=key, seq=play.seq, reply=None, done=len(done))
            play = await self.ready()
            known = play.keys.get(full_key)
            if known is None:
                return wire.Stale(key=key, seq=play.seq, reply=None)
            return wire.Ack(key=key, seq=known, reply=None, done=0)

    def _check_answerable(self, play: Play, seat: int) -> None:
        if play.over:
            raise Problem("already-over", "The game is over.")
        if self.row.seats[seat].stand_in:
            raise Problem("not-your-seat", "A bot plays this seat for you; take the seat back first.")

    async def write(self, play: Play, done: list[Entry], seated: SeatRow | None = None) -> bool:
        """Commit what was carried out, then show it. False if another process was faster: then its game is shown."""
        self._turn_clocks(None if done[-1].kind in ASIDE else done[-1].seat)
        due = play.over or play.seq - play.snapshot_at >= SNAPSHOT_EVERY
        posting = Posting(
            table=self.row.id,
            entries=done,
            owing=play.owing(),
            spent=self.row.spent if self.clocks is None else list(self.clocks.spent),
            snapshot=play.snapshot() if due else None,
            scores=play.scores() if play.over else None,
            winners=play.winners() if play.over else None,
            seated=seated,
        )
        try:
            await self.tools.journal.write(posting)
        except Conflict:
            self.play = None
            await self.reread()  # or it was deleted
            await self.ready()
            self.show()
            self.drive(OTHERS_FIRST)
            return False
        except NotWritten:
            self.play = None  # what was carried out did not happen, or nobody here knows that it did
            self.tools.spawn(self.recover())
            raise Problem("storage", "The move could not be written down; please send it again.") from None
        if due:
            play.snapshot_at = play.seq
        self.row = self.row._replace(updated=done[-1].at, seq=play.seq, owing=posting.owing, spent=posting.spent)
        if play.over:
            self.row = self.row._replace(state="over", scores=posting.scores, winners=posting.winners)
        self.show()
        self.drive()
        return True

    # -- what happens by itself

    async def go_on(self) -> None:
        """Let the game begin, the bots move and the clocks run."""
        async with self.lock:
            await self._begin()
            if self.row.state != "waiting":
                await self.ready()
                self.drive()

    async def _begin(self, without: bool = False) -> None:
        """Once every seat is filled, and all shares are told or those that are missing go without. Under the lock."""
        while self.row.state == "waiting" and self.row.full and not self.gone:
            if dice.awaits_shares(self.row) and not without:
                if self.shares.timer is None:
                    self.shares.set(self.tools.patience)
                return
            check_edition(self.game, self.row)
            self.shares.stop()
            await self.tools.store.begin(dice.begin(self.game, self.row))
            await self.reread()

    async def _begin_without(self) -> None:
        """Whoever has not told their share by now shall not hold up the others."""
        async with self.lock:
            await self.reread()
            await self._begin(without=True)
            await self._look()

    def drive(self, delay: float = 0.0) -> None:
        """Let the bots think whose answer is awaited."""
        play = self.play
        if play is not None and not play.over and not self.gone:
            self.bots.drive([seat for seat in play.owing() if self.row.seats[seat].automatic], delay)

    def _drive_if_nobody_else(self) -> None:
        self.drive(OTHERS_FIRST if self.tools.several else 0.0)

    async def _choose_for_bot(self, asked: Asked) -> int:
        """Where the seed was chosen, its bots are part of what happens the same again."""
        seed = own_seed(asked.play.seed, asked.since, asked.seat) if self.row.practice else None
        return await self.tools.workers.choose(self.row.id, asked.play, asked.seat, asked.bot, self.owner, seed)

    async def _look_for_bot(self, seat: int) -> Asked | None:
        async with self.lock:
            play = await self.ready()
            row = self.row.seats[seat]
            if play.over or play.decision(seat) is None or not row.automatic:
                return None
            return Asked(play=play, seat=seat, bot=row.bot or USUAL_BOT, since=play.touched[seat])

    async def _answer_for_bot(self, asked: Asked, action: int) -> None:
        seat = asked.seat
        async with self.lock:
            play = await self.ready()
            if play.over or not self.row.seats[seat].automatic or play.decision(seat) is None:
                return
            if play.touched[seat] == asked.since:
                entry = Entry(seq=play.seq + 1, kind=MOVE, seat=seat, action=action, key=None, at=now())
                play.carry_out(entry)
                await self.write(play, [entry])

    def _start_clocks(self) -> None:
        if self.row.clock is not None and self.play is not None:
            self.clocks = Clocks(self.row.clock, list(self.row.spent), tick())
            self._turn_clocks(None)

    def _turn_clocks(self, answered: int | None) -> None:
        if self.clocks is None or self.play is None:
            return
        owing = {seat for seat in self.play.owing() if not self.row.seats[seat].automatic}
        self.clocks.turn_to(owing, answered, tick())
        self.alarm.set_by(self.clocks)

    def _clock_info(self) -> wire.ClockInfo | None:
        return None if self.clocks is None else self.clocks.info(tick())

    async def _hear_alarm(self) -> None:
        """Somebody's time is up."""
        async with self.lock:
            if self.clocks is None or self.play is None or self.play.over:
                return
            expired = self.clocks.expired(tick())
            try:
                for seat in expired:
                    await self._hand_over(seat, OUT_OF_TIME)
            except Problem as problem:
                logger.warning("table %s: a clock that ran out waits: %s", mark(self.row.id), problem.code)
                self.alarm.set(RETRY_SECONDS)
                return
            if not expired:
                self.alarm.set_by(self.clocks)

    # -- keeping up with the database

    def is_behind(self, row: TableRow) -> bool:
        """Does the database, where the row is this one, know more than this process?"""
        known = self.row.seq if self.play is None else self.play.seq
        mine = (self.row.state, self.row.next, self.row.seats)
        return known < row.seq or mine != (row.state, row.next, row.seats)

    async def reread(self) -> None:
        row = await self.tools.store.table(self.row.id)
        if row is None:
            self.gone = True
        else:
            if row.state != self.row.state:
                self.audience.begin()
            self.row = row

    async def catch_up(self, seq: int) -> None:
        """Another process has written up to there."""
        async with self.lock:
            if self.play is None:
                await self.reread()
                return
            if self.play.seq < seq:
                seated = await self._read_on(self.play)
                self.show()
                if seated:
                    self.show_summary()
            self.drive(OTHERS_FIRST)

    async def _read_on(self, play: Play) -> bool:
        """Carry out what other processes have written; did anybody's seat change hands?"""
        entries = await self.tools.store.entries_after(self.row.id, play.seq)
        seated = any(entry.kind == SEAT for entry in entries)
        if seated:
            await self.reread()
        for entry in entries:
            play.carry_out(entry)
            self._turn_clocks(None if entry.kind in ASIDE else entry.seat)
            self.row = self.row._replace(updated=entry.at, seq=entry.seq, owing=play.owing())
        if play.over:
            await self.reread()
        return seated

    async def look_again(self) -> None:
        """The database may know more; everybody is shown it."""
        async with self.lock:
            await self._look()

    async def _look(self) -> None:
        """Its row, seats or game are others now. Under the lock."""
        await self.reread()
        await self._begin()
        moved = self.audience.reseat(self.row.seats_of)
        behind = self.row.seq > (-1 if self.play is None else self.play.seq)
        looked_at = self.play is not None or bool(self.audience.connections)
        if self.row.state == "playing" or (self.row.state == "over" and behind and looked_at):
            play = await self.ready()
            if play.seq < self.row.seq:
                await self._read_on(play)
                self._start_clocks()  # as they are written, whatever was counted here meanwhile
            self._turn_clocks(None)
            self.show()
            for connection in moved:
                self.audience.show_all(connection, play, self._clock_info())
        self.show_summary()
        self._drive_if_nobody_else()

    async def recover(self) -> None:
        """After something could not be written or read: look again as soon as the database answers."""
        if self.recovers:
            return
        self.recovers = True
        try:
            await asyncio.sleep(RETRY_SECONDS)
            await insist(self.look_again)
        finally:
            self.recovers = False

    # -- showing

    def show(self) -> None:
        """Send everybody what has changed for them."""
        play = self.play
        if play is None:
            return
        self.audience.show(play, self._clock_info())
        if play.over:
            self.alarm.stop()
            self.audience.send(self._tell_end(play))
            self.show_summary()

    def _tell_end(self, play: Play) -> str:
        return wire.encode(
            wire.Over(
                scores=play.scores(),
                winners=play.winners(),
                breakdown=self.game.sheet(play.history.state),
                fairness=tell_fairness(self.row),
            )
        )

    def summary_for(self, who: str) -> wire.Summary:
        return summarise(self.row, who, self.audience.present(), self.graces())

    def show_summary(self, but: Connection | None = None) -> None:
        self.audience.send_each(lambda who: write_summary(self.summary_for(who)), but)

    def graces(self) -> dict[str, int]:
        """The people who are away from a running game, and how long until a bot may be let play for them."""
        if self.row.state != "playing":
            return {}
        return self.audience.graces(self.row.people, self.tools.absence)

    async def _hand_over(self, seat: int, why: int) -> None:
        """A bot plays for a person from now on, or the person again; everybody reads it in the log. Under the lock.

        It is an entry of the table, written in one transaction with the seat: no bot plays for anybody untold.
        """
        while self.row.seats[seat].stand_in != (why != BACK):
            play = await self.ready()
            if play.over:
                return
            before = self.row
            self.row = seats.hand_over(before, seat, why)
            entry = Entry(seq=play.seq + 1, kind=SEAT, seat=seat, action=why, key=None, at=now())
            play.carry_out(entry)
            try:
                written = await self.write(play, [entry], self.row.seats[seat])
            except (Problem, *OUTAGE):
                self.row = before
                raise
            if not written:  # another process was faster; perhaps it did the same
                await self.reread()
        self.show_summary()
