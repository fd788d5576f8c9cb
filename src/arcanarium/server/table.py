"""A table that somebody looks at or that plays on by itself: its game, its people, its bots, its clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Final

from arcanarium.core.agenda import IllegalAction
from arcanarium.server import wire
from arcanarium.server.chat import Chat
from arcanarium.server.connection import Connection
from arcanarium.server.driver import Driver
from arcanarium.server.errors import Problem
from arcanarium.server.hints import Hints
from arcanarium.server.lens import Lens, log_entry
from arcanarium.server.lexicon import game_named
from arcanarium.server.play import MOVE, UNDO, Entry, Play
from arcanarium.server.store import SeatRow, TableRow, now
from arcanarium.server.summary import fairness, summary
from arcanarium.server.writer import Conflict, Job, NotWritten

if TYPE_CHECKING:
    from arcanarium.server.hub import Hub

logger: Final = logging.getLogger("arcanarium")

SNAPSHOT_EVERY: Final = 40
LENS_SECONDS: Final = 120.0  # a lens nobody looks through is kept so long, for those who come back
OTHERS_FIRST: Final = 2.0  # seconds the process that wrote last has to move the bots before others do
ELSEWHERE_SECONDS: Final = 30.0  # what another process said about who is there is believed so long


class Table:
    """Everything that changes it happens under its lock, is written, and only then is shown."""

    def __init__(self, hub: Hub, row: TableRow) -> None:
        self.hub = hub
        self.row = row
        self.game = game_named(row.game)
        self.lock = asyncio.Lock()
        self.play: Play | None = None
        self.lenses: dict[int | None, tuple[Lens, float]] = {}
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, tuple[set[str], float]] = {}  # process -> who is connected there
        self.driver = Driver(self)
        self.hints = Hints(self)
        self.chat = Chat(self)
        self.used = monotonic()
        self.record: str | None = None  # of a game that is over, once somebody asked for it

    # -- the game

    async def ready(self) -> Play:
        """The game, read from the database if need be. Under the lock."""
        self.used = monotonic()
        if self.row.state == "waiting":
            raise Problem("not-started", "The game has not started: seats are still free.")
        if self.play is None:
            self.play = await self._read()
            self.driver.start_clocks()
        return self.play

    async def _read(self) -> Play:
        row = self.row
        if row.rules != self.game.edition:
            raise Problem("rules-changed", "This table was laid with other rules or cards, which have changed since.")
        loaded = await self.hub.store.game_of(row.id)
        play = Play(self.game, len(row.seats), row.seed, row.options)
        entries = loaded.entries
        if loaded.snapshot is not None:
            try:
                play.restore(loaded.snapshot)
            except Exception as error:  # made by another version of this program: the entries tell everything
                logger.warning("table %s: snapshot not usable (%s), replaying", row.id, type(error).__name__)
                play = Play(self.game, len(row.seats), row.seed, row.options)
                entries = await self.hub.store.entries_after(row.id, 0)
        try:
            for entry in entries:
                play.carry_out(entry)
        except (IllegalAction, IndexError) as error:
            logger.error("table %s cannot be replayed: %s", row.id, type(error).__name__)
            raise Problem("rules-changed", "This game was played by rules that have changed since.") from None
        play.keys = loaded.keys
        return play

    async def answer(self, who: str, seat: int, seq: int, actions: Sequence[int], key: str) -> wire.Ack | wire.Stale:
        """One answer or several; what was written is shown to everybody."""

        def moves(play: Play, stamp: int) -> list[Entry]:
            if play.decision(seat) is None:
                raise Problem("illegal", f"Nothing is asked of seat {seat} now.")
            done: list[Entry] = []
            for action in actions:
                entry = Entry(play.seq + 1, MOVE, seat, action, None, stamp)
                try:
                    play.carry_out(entry)
                except IllegalAction:
                    if not done:
                        raise Problem("illegal", "That answer is not among those offered now.") from None
                    break
                done.append(entry)
            return done

        return await self._submit(who, seat, seq, key, moves)

    async def take_back(self, who: str, seat: int, seq: int, key: str, all_of_it: bool) -> wire.Ack | wire.Stale:
        """The last answer of a seat, or as many of its turn as the rules allow."""

        def undo(play: Play, stamp: int) -> list[Entry]:
            done: list[Entry] = []
            while play.may_undo(seat) and (all_of_it or not done):
                done.append(Entry(play.seq + 1, UNDO, seat, 0, None, stamp))
                play.carry_out(done[-1])
            if not done:
                raise Problem(
                    "undo-impossible",
                    "This cannot be taken back: something was shown, chance spoke or somebody else answered.",
                )
            return done

        return await self._submit(who, seat, seq, key, undo)

    async def _submit(
        self, who: str, seat: int, seq: int, key: str, change: Callable[[Play, int], list[Entry]]
    ) -> wire.Ack | wire.Stale:
        full_key = f"{seat}:{key}"
        async with self.lock:
            self.check_owner(who, seat)
            play = await self.ready()
            known = play.keys.get(full_key)
            if known is not None:
                return wire.Ack(key, known, None, 0)
            if play.over:
                raise Problem("already-over", "The game is over.")
            if self.row.seats[seat].stand_in:
                raise Problem("not-your-seat", "A bot plays this seat for you; take the seat back first.")
            if not play.touched[seat] <= seq <= play.seq:
                return wire.Stale(key, play.seq, None)
            done = change(play, now())
            done[-1] = done[-1]._replace(key=full_key)
            play.keys[full_key] = play.seq
            if not await self.write(play, done):
                play = await self.ready()
                known = play.keys.get(full_key)
                return wire.Stale(key, play.seq, None) if known is None else wire.Ack(key, known, None, 0)
            return wire.Ack(key, play.seq, None, len(done))

    async def write(self, play: Play, done: list[Entry]) -> bool:
        """Commit what was carried out, then show it. False if another process was faster: then its game is shown."""
        self.driver.set_clocks(done[-1].seat)
        spent = self.driver.spent()
        snapshot = None
        if play.over or play.seq - play.snapshot_at >= SNAPSHOT_EVERY:
            snapshot = play.snapshot()
        state = play.history.state
        scores = self.game.scores(state) if play.over else None
        winners = self.game.winners(state) if play.over else None
        owing = play.owing()
        try:
            await self.hub.writer.write(Job(self.row.id, done, owing, spent, snapshot, scores, winners))
        except Conflict:
            self.play = None
            await self.ready()
            self.show()
            self.driver.drive(OTHERS_FIRST)
            return False
        except NotWritten:
            self.play = None  # what was carried out did not happen
            raise Problem("storage", "The move could not be written down; please send it again.") from None
        if snapshot is not None:
            play.snapshot_at = play.seq
        row = self.row
        self.row = row._replace(updated=done[-1].at, seq=play.seq, owing=owing, spent=spent)
        if play.over:
            self.row = self.row._replace(state="over", scores=scores, winners=winners)
        self.show()
        self.driver.drive()
        return True

    async def catch_up(self, seq: int) -> None:
        """Another process has written up to there."""
        async with self.lock:
            if self.play is None:
                return
            if self.play.seq < seq:
                for entry in await self.hub.store.entries_after(self.row.id, self.play.seq):
                    self.play.carry_out(entry)
                    self.driver.set_clocks(entry.seat)
                if self.play.over:
                    await self.reread()
                self.show()
            self.driver.drive(OTHERS_FIRST)

    # -- showing

    def lens(self, play: Play, seat: int | None) -> Lens:
        found = self.lenses.get(seat)
        lens = Lens(play, seat) if found is None else found[0]
        if lens.seq != play.seq:  # it was out of use
            lens = Lens(play, seat)
        self.lenses[seat] = (lens, monotonic())
        return lens

    def show(self) -> None:
        """Send everybody what has changed for them."""
        play = self.play
        if play is None:
            return
        clock = self.driver.clock_info()
        looked_from = {connection.seat for connection in self.connections if connection.greeted}
        for seat, (lens, used) in list(self.lenses.items()):
            if seat not in looked_from and monotonic() - used > LENS_SECONDS:
                del self.lenses[seat]
                continue
            if lens.seq == play.seq:
                continue
            text = lens.advance(play, clock)
            for connection in self.connections:
                if connection.greeted and connection.seat == seat:
                    connection.send(text)
        for seat in looked_from - self.lenses.keys():
            text = self.lens(play, seat).full(play, clock)
            for connection in self.connections:
                if connection.greeted and connection.seat == seat:
                    connection.send(text)
        if play.over:
            self.driver.rest()
            text = self._end(play)
            for connection in self.connections:
                if connection.greeted:
                    connection.send(text)
            self.show_summary()

    def _end(self, play: Play) -> str:
        state = play.history.state
        breakdown = self.game.sheet(state)
        scores, winners = self.game.scores(state), self.game.winners(state)
        return wire.encode(wire.Over(scores, winners, breakdown, fairness(self.row)))

    def summary_for(self, who: str) -> wire.Summary:
        return summary(self.row, who, self.present())

    def show_summary(self) -> None:
        for connection in self.connections:
            if connection.greeted:
                connection.send(self._summary_message(connection, None))

    def _summary_message(self, connection: Connection, lines: list[wire.ChatLine] | None) -> str:
        fields = wire.Summary.__struct_fields__
        seen = self.summary_for(connection.who)
        message = wire.TableMessage(**{name: getattr(seen, name) for name in fields})
        if lines is not None:
            message.chat = lines
        return wire.encode(message)

    # -- people

    def present(self) -> set[str]:
        """Who is connected, here or at another process."""
        here = {connection.who for connection in self.connections if connection.greeted}
        for people, at in self.elsewhere.values():
            if monotonic() - at < ELSEWHERE_SECONDS:
                here |= people
        return here

    def seats_of(self, who: str) -> list[int]:
        return [seat.seat for seat in self.row.seats if seat.kind == "person" and seat.identity == who]

    def check_owner(self, who: str, seat: int) -> SeatRow:
        if seat >= len(self.row.seats):
            raise Problem("seat-unknown", f"This table has no seat {seat}.")
        found = self.row.seats[seat]
        if found.identity != who or found.kind != "person":
            raise Problem("not-your-seat", f"Seat {seat} is not yours.")
        return found

    async def greet(self, connection: Connection, hello: wire.Hello) -> None:
        """Somebody came, or came back."""
        async with self.lock:
            mine = self.seats_of(connection.who)
            if hello.seat is not None:
                self.check_owner(connection.who, hello.seat)
            connection.seat = hello.seat if hello.seat is not None else (mine[0] if mine else None)
            connection.looks_on = False
            connection.bundles = hello.bundles
            came = connection.who not in self.present()
            connection.greeted = True
            self.connections.add(connection)
            connection.send(self._summary_message(connection, await self.chat.lines()))
            if self.row.state != "waiting":
                play = await self.ready()
                missed = None if hello.seq is None else self.lens(play, connection.seat).missed(hello.seq)
                if missed:
                    for text in missed:
                        connection.send(text)
                else:
                    self._send_view(play, connection)
                if hello.log:
                    steps = list(play.log)[-hello.log :]
                    entries = [log_entry(self.game, step, connection.seat) for step in steps]
                    connection.send(wire.encode(wire.LogMessage(entries)))
                if play.over:
                    connection.send(self._end(play))
                self.driver.drive(OTHERS_FIRST if self.hub.several else 0.0)
            if came:
                self.presence_changed(connection)

    def _send_view(self, play: Play, connection: Connection) -> None:
        connection.send(self.lens(play, connection.seat).full(play, self.driver.clock_info()))

    async def look_from(self, connection: Connection, seat: int | None) -> None:
        async with self.lock:
            if seat is not None:
                self.check_owner(connection.who, seat)
            connection.seat = seat
            connection.looks_on = seat is None
            if self.row.state != "waiting":
                self._send_view(await self.ready(), connection)

    async def refresh(self, connection: Connection) -> None:
        """Send the whole view to one who is behind."""
        async with self.lock:
            if self.row.state != "waiting":
                self._send_view(await self.ready(), connection)

    async def ways(self, who: str, seat: int, seq: int) -> tuple[int, list[list[int]] | None]:
        async with self.lock:
            self.check_owner(who, seat)
            play = await self.ready()
            return play.seq, play.ways(seat)

    def leave_socket(self, connection: Connection) -> None:
        """The socket is closed; the seat stays theirs."""
        connection.close()
        self.connections.discard(connection)
        self.used = monotonic()
        if connection.greeted and connection.who not in self.present():
            self.presence_changed(connection)

    def presence_changed(self, cause: Connection) -> None:
        for connection in self.connections:
            if connection is not cause and connection.greeted:
                connection.send(self._summary_message(connection, None))
        self.hub.tell_presence(self)

    # -- seats

    async def reread(self) -> None:
        row = await self.hub.store.table(self.row.id)
        if row is not None:
            self.row = row

    async def changed(self) -> None:
        """The table's row or seats were changed elsewhere. Under the lock."""
        await self.reread()
        await self._show_change()

    async def _show_change(self) -> None:
        moved = self._reseat()
        if self.row.state == "playing":
            play = await self.ready()
            self.driver.set_clocks(None)
            self.show()
            for connection in moved:
                self._send_view(play, connection)
        self.show_summary()
        self.driver.drive(OTHERS_FIRST if self.hub.several else 0.0)

    def _reseat(self) -> list[Connection]:
        """Who got a seat looks from it now, and who gave it up no longer does."""
        moved = []
        for connection in self.connections:
            mine = self.seats_of(connection.who)
            if connection.seat is not None and connection.seat not in mine:
                connection.seat = None
                moved.append(connection)
            if connection.seat is None and mine and not connection.looks_on:
                connection.seat = mine[0]
                moved.append(connection)
        return [connection for connection in moved if connection.greeted]

    async def told(self) -> None:
        """After a change of our own: the game starts as soon as every seat is filled."""
        await self.reread()
        row = self.row
        if row.state == "waiting" and all(seat.kind != "open" for seat in row.seats):
            await self._begin()
        await self._show_change()
        self.hub.tell_changed(self.row.id)

    async def _begin(self) -> None:
        row = self.row
        play = Play(self.game, len(row.seats), row.seed, row.options)
        if not await self.hub.store.begin(row.id, play.owing()):
            await self.reread()  # another process has begun it
            return
        self.row = row._replace(state="playing", owing=play.owing(), updated=now())
        if row.rules == self.game.edition:  # else it is refused like any table of other rules
            self.play = play
            self.driver.start_clocks()

    def close(self) -> None:
        self.driver.rest()
        for connection in self.connections:
            connection.close()

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing goes on by itself."""
        return not (self.connections or self.driver.busy or self.lock.locked())
