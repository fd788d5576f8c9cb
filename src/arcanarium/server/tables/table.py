"""A table that somebody looks at or that plays on by itself: the course of its game, and its people."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from time import monotonic
from typing import Final

from arcanarium.core.packing import pack
from arcanarium.server import wire
from arcanarium.server.clock import now
from arcanarium.server.errors import Problem
from arcanarium.server.logs import mark
from arcanarium.server.store.rows import SeatChange, TableRow
from arcanarium.server.tables import answering, dice, seats
from arcanarium.server.tables.audience import GONE
from arcanarium.server.tables.chat import Talk
from arcanarium.server.tables.clocks import Alarm
from arcanarium.server.tables.coach import check_coached, find_given
from arcanarium.server.tables.connection import Connection
from arcanarium.server.tables.course import Course
from arcanarium.server.tables.hints import Hints, come_late, wait_for
from arcanarium.server.tables.messages import tell_step
from arcanarium.server.tables.names import name_speaker
from arcanarium.server.tables.play import ABSENT, BACK, RESIGNED, Play
from arcanarium.server.tables.summary import write_summary
from arcanarium.server.tables.tools import Tools

logger: Final = logging.getLogger("arcanarium")

PRESENCE_SECONDS: Final = 1.0  # from one message about who is there to the next, however many come and go


class Table(Course):
    """Who comes and goes, looks on, sits down, speaks and asks for hints."""

    def __init__(self, tools: Tools, row: TableRow) -> None:
        super().__init__(tools, row)
        self.hints = Hints(partial(tools.workers.hint, row.id))
        self.chat = Talk(partial(tools.store.said, row.id))
        self.record: str | None = None  # of a game that is over, once somebody asked for it
        self.presence = Alarm(self._tell_who_is_here)
        self.presence_told = 0.0

    # -- coming and going

    async def greet(self, connection: Connection, hello: wire.Hello) -> None:
        """Somebody came, or came back."""
        async with self.lock:
            await self._begin()
            mine = self.row.seats_of(connection.who)
            if hello.seat is not None:
                seats.check_owner(self.row, connection.who, hello.seat)
            returned = [] if connection.greeted else await self._welcome(connection.who)
            connection.seat = hello.seat if hello.seat is not None else (mine[0] if mine else None)
            connection.looks_on = False
            came = connection.who not in self.audience.present()
            connection.greeted = True
            self.audience.connections.add(connection)
            connection.send(write_summary(self.summary_for(connection.who), await self.chat.lines()))
            if self.row.state != "waiting":
                play = await self.ready()
                self._show_missed(connection, play, hello)
                for each in returned:
                    connection.send(wire.encode(each))
                if play.over:
                    connection.send(self._tell_end(play))
                self._drive_if_nobody_else()
            if came:
                self._show_presence(connection)

    def _show_missed(self, connection: Connection, play: Play, hello: wire.Hello) -> None:
        """What the page has not seen yet, and as much of the log as it asks for."""
        missed = None if hello.seq is None else self.audience.watcher(play, connection.seat).missed(hello.seq)
        for text in missed or []:
            connection.send(text)
        if not missed:
            self.audience.show_all(connection, play, self._clock_info())
        steps = list(play.log)[-hello.log :] if hello.log else []
        if not steps and hello.seq is not None and not missed:  # away for too long to be sent deltas
            steps = [step for step in play.log if step.seq > hello.seq]
        if steps or hello.log:
            entries = [tell_step(self.game, step, connection.seat) for step in steps]
            connection.send(wire.encode(wire.LogMessage(entries)))

    async def look_from(self, connection: Connection, seat: int | None) -> None:
        async with self.lock:
            if seat is not None:
                seats.check_owner(self.row, connection.who, seat)
            connection.seat = seat
            connection.looks_on = seat is None
            await self._refresh(connection)

    async def refresh(self, connection: Connection) -> None:
        """Send the whole view to one who is behind."""
        async with self.lock:
            await self._refresh(connection)

    async def _refresh(self, connection: Connection) -> None:
        if self.row.state != "waiting":
            self.audience.show_all(connection, await self.ready(), self._clock_info())

    def part_with(self, connection: Connection) -> None:
        """The socket is closed; the seat stays theirs."""
        connection.close()
        self.audience.connections.discard(connection)
        self.used = monotonic()
        if connection.greeted:
            self.audience.see(self.row.people & {connection.who})
            if connection.who not in self.audience.present():
                self._show_presence(connection)

    async def _welcome(self, who: str) -> list[wire.Returned]:
        """Whoever comes back has the seat again at once, and is told what was played there meanwhile."""
        returned = []
        try:
            for seat in self.row.seats_of(who):
                if self.row.state == "playing" and self.row.seats[seat].stand_in:
                    play = await self.ready()
                    if self.clocks is not None and self.clocks.is_used_up(seat):  # it would be a bot's turn at once
                        continue
                    if seat in play.resigned or seats.is_bots_turn(self.row, play, seat):
                        continue
                    await self._hand_over(seat, BACK)
                    played = seats.find_meanwhile((await self.ready()).log, seat)
                    entries = [tell_step(self.game, step, seat) for step in played]
                    returned.append(wire.Returned(seat=seat, entries=entries))
        except Problem as problem:  # the page is shown all the same, with a way to take the seat
            logger.warning("table %s: a seat is not given back: %s", mark(self.row.id), problem.code)
        return returned

    def _show_presence(self, cause: Connection) -> None:
        """Of somebody who came or went; of those who only look on nobody is told."""
        if cause.who not in self.row.people or self.presence.timer is not None:
            return
        wait = self.presence_told + PRESENCE_SECONDS - monotonic()
        if wait > 0:
            self.presence.set(wait)
        else:
            self._tell_who_is_here(cause)

    def _tell_who_is_here(self, but: Connection | None = None) -> None:
        self.presence_told = monotonic()
        self.show_summary(but)
        self.tell_presence()

    def tell_presence(self) -> None:
        """To other processes."""
        self.tools.store.channel.tell_present(self.row.id, sorted(self.row.people & self.audience.here()))

    def hear_of(self, process: str, people: set[str]) -> None:
        """Another process says who is there."""
        if self.audience.hear_of(process, people, self.row.people):
            self.show_summary()

    def rename(self, who: str, name: str) -> None:
        """Somebody is called something else now; the game goes on as it was."""
        self.audience.rename(who, name)
        if self.row.seats_of(who):
            places = [seat._replace(name=name) if seat.identity == who else seat for seat in self.row.seats]
            self.row = self.row._replace(seats=places)
            self.show_summary()

    def end(self) -> None:
        """It was deleted."""
        self.gone = True
        self.alarm.stop()
        self.shares.stop()
        self.presence.stop()
        self.audience.close(GONE, "table-unknown")

    # -- speaking

    async def say(self, connection: Connection, text: str) -> None:
        """Those who sit at the table talk, and whoever laid it."""
        mine = self.row.seats_of(connection.who)
        if not mine and connection.who != self.row.host:
            raise Problem("chat-seated", "Only those who sit at this table can talk here.")
        called = name_speaker(self.row, connection.who, connection.name)
        line = wire.ChatLine(who=called, seat=mine[0] if mine else None, text=text, at=now())
        await self.tools.store.say(self.row.id, connection.who, line)
        await self.hear()

    async def hear(self) -> None:
        """Show what was said, here or elsewhere."""
        async with self.lock:
            for line in await self.chat.hear():
                message = wire.ChatMessage(who=line.who, seat=line.seat, text=line.text, at=line.at)
                self.audience.send(wire.encode(message))

    async def hear_anew(self) -> None:
        """Lines were deleted."""
        async with self.lock:
            self.chat = Talk(partial(self.tools.store.said, self.row.id))
            lines = await self.chat.lines()
            self.audience.send_each(lambda who: write_summary(self.summary_for(who), lines))

    async def hint(self, who: str, seat: int, seq: int) -> wire.HintMessage:
        """What that seat might answer, asked for by whoever owes the answer."""
        async with self.lock:
            seats.check_owner(self.row, who, seat)
            if not self.row.hints:
                raise Problem("hints-off", "There are no hints at this table.")
            play = await self.ready()
            self._check_answerable(play, seat)
            answering.check_asked(play, seat)
            asked = play.touched[seat]
            if not asked <= seq <= play.seq:
                raise come_late()
            thinking = self.hints.ask(play, seat)
        options = await wait_for(thinking, self.row.game)
        if self.play is None or self.play.touched[seat] != asked or self.play.decision(seat) is None:
            raise come_late()
        return wire.HintMessage(seq=self.play.seq, seat=seat, options=options, reply=None)

    async def consider(self, who: str, seat: int, seq: int) -> wire.CoachMessage:
        """What the coach says before an answer that matters."""
        async with self.lock:
            play = await self._coached(who, seat)
            answering.check_asked(play, seat)
            if not play.touched[seat] <= seq <= play.seq:
                raise come_late()
            packed = pack(play.history.state)
        thinking = self.tools.workers.consider(self.row.id, self.game.name, packed, seat)
        about = await wait_for(thinking, self.row.game)
        return wire.CoachMessage(seq=seq, seat=seat, about=about, reply=None)

    async def review(self, who: str, seat: int, since: int) -> wire.ReviewMessage:
        """What the coach says after the first answer since an entry."""
        async with self.lock:
            given = find_given(await self._coached(who, seat), seat, since)
        if given is None:
            raise come_late()
        thinking = self.tools.workers.review(self.row.id, self.game.name, given.packed, seat, given.actions)
        missed = await wait_for(thinking, self.row.game)
        return wire.ReviewMessage(seq=given.seq, seat=seat, missed=missed, reply=None)

    async def _coached(self, who: str, seat: int) -> Play:
        seats.check_owner(self.row, who, seat)
        play = await self.ready()
        self._check_answerable(play, seat)
        check_coached(play, self.row.hints)
        return play

    # -- seats

    async def join(self, who: str, wanted: int | None, pledge: str | None) -> None:
        """At that seat, or at any that is free; a pledge is the hash of what they add to the dice."""
        async with self.lock:
            for change in seats.sit_down(self.row, who, wanted, pledge):
                if await self._change_seats([change]):
                    return
            await self.reread()
            raise Problem("seat-taken", "Somebody sits there already.")

    async def come_along(self, who: str, pledge: str | None) -> None:
        """At any free seat, if they have none yet; without one they look on."""
        async with self.lock:
            if self.row.seats_of(who) or self.row.state != "waiting":
                return
            for change in seats.sit_down(self.row, who, None, pledge) if not self.row.full else []:
                if await self._change_seats([change]):
                    return
            await self.reread()

    async def leave(self, who: str) -> None:
        """Before the game begins."""
        async with self.lock:
            if not await self._change_seats(seats.get_up(self.row, who)):
                await self.reread()
                raise Problem("already-started", "The game has started; your seat stays yours.")

    async def reveal(self, who: str, seat: int, share: str) -> None:
        """What somebody adds to the dice; once it is written everybody is shown that it was told."""
        async with self.lock:
            seats.check_owner(self.row, who, seat)
            if self.row.seats[seat].share == share:
                return  # told again after a break
            dice.check_share(self.row, seat, share)
            kept = await self.tools.store.keep_share(self.row.id, seat, share)
            await self._look()
            if not kept:
                raise Problem("share-late", "The game has begun; the dice are mixed already.")

    async def hand_over(self, who: str, seat: int, wish: wire.HandOver) -> None:
        """Before the game the host gives free seats to bots; later a bot may play for a person, who may return."""
        async with self.lock:
            seats.check_handing_over(self.row, who, seat, wish)
            if self.row.state == "playing":
                play = await self.ready()
                if wish.kind == "person" and seat in play.resigned:
                    raise Problem("resigned", "Whoever has resigned does not come back to this game.")
                if wish.kind == "person" and seats.is_bots_turn(self.row, play, seat):
                    raise Problem("bots-turn", "The bot plays this turn to its end; then the seat can be taken back.")
                grace = self.graces().get(self.row.seats[seat].identity or "")
                await self._hand_over(seat, seats.reason_to_replace(self.row, who, seat, wish, grace))
            elif not await self._change_seats([seats.fill(self.row, seat, wish)]):
                await self.reread()
                raise Problem("seat-taken", "Somebody was faster; look again.")

    async def give_up(self, who: str) -> None:
        """Somebody leaves for ever: bots play on for them."""
        async with self.lock:
            for seat in self.row.seats_of(who):
                await self._hand_over(seat, ABSENT)

    async def resign(self, who: str, seat: int) -> None:
        """The game is lost for that seat: with two seats it ends, with more a bot plays the seat on."""
        async with self.lock:
            seats.check_owner(self.row, who, seat)
            self._check_answerable(await self.ready(), seat)
            await self._hand_over(seat, RESIGNED)

    async def check_deletable(self, who: str) -> None:
        """Whoever laid a table may clear it away while nobody else sits there, or if nobody can play it on."""
        async with self.lock:
            await self.reread()
            if who != self.row.host:
                raise Problem("not-host", "Only the host can do this.")
            if self.row.people - {who} and self.row.rules == self.game.edition:
                raise Problem("others-sit", "Somebody else sits at this table.")

    async def _change_seats(self, changes: Sequence[SeatChange]) -> bool:
        """The game begins with the last free seat, or as soon as everybody has told their share."""
        changed = await self.tools.store.change_seats(self.row.id, changes)
        if changed:
            await self._look()
        return changed
