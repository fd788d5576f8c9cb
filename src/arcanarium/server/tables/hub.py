"""All tables in use in this process, kept up with what other processes do at them."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import Final

from arcanarium.server import wire
from arcanarium.server.errors import Problem
from arcanarium.server.logs import mark
from arcanarium.server.news.news import News
from arcanarium.server.outage import OUTAGE, end, insist
from arcanarium.server.settings import Settings
from arcanarium.server.store.analyses import AnalysisStore
from arcanarium.server.store.journal import Journal
from arcanarium.server.store.lessons import find_progress, keep_progress
from arcanarium.server.store.people import forget, shared_games
from arcanarium.server.store.pruning import delete_table
from arcanarium.server.store.puzzles import find_solved, keep_try
from arcanarium.server.store.rows import Entry, TableRow
from arcanarium.server.store.store import LISTED, Store
from arcanarium.server.tables.analyses import Analyses
from arcanarium.server.tables.laying import Host, lay_again
from arcanarium.server.tables.records import Records
from arcanarium.server.tables.summary import summarise
from arcanarium.server.tables.table import Table
from arcanarium.server.tables.tools import Tools
from arcanarium.server.workers import Workers

logger: Final = logging.getLogger("arcanarium")

TABLE_ID: Final = re.compile(r"\A[A-Za-z0-9_-]{12}\Z")
IDLE_SECONDS: Final = 300.0
AT_ONCE: Final = 50  # tables compared with the database in one go, so that nobody has to wait for it


class Hub:
    """Opens tables when they are asked for and closes them when nobody needs them."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        forget_visitor: Callable[[str], None] = lambda who: None,  # what is known of them is another now
    ) -> None:
        self.store = store
        self.forget_visitor = forget_visitor
        self.settings = settings
        self.tables: dict[str, Table] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.journal = Journal(store)
        self.workers = Workers()
        self.several = store.channel.several
        self.leaving = False
        self.tools = Tools(
            store=store,
            journal=self.journal,
            workers=self.workers,
            spawn=self.spawn,
            several=self.several,
            absence=settings.absence,
            patience=settings.patience,
        )
        self.kept_analyses = AnalysisStore(store)
        self.analyses = Analyses(self.kept_analyses, self.workers, self.spawn, settings.iterations)
        self.records = Records(store, self.workers)

    async def start(self) -> None:
        self.journal.start()
        self.store.channel.start(self._hear, self.catch_up)
        if not self.several:
            await self.kept_analyses.forget_unfinished()
        self.spawn(self._sweep())
        self.spawn(self._go_on())

    def take_leave(self) -> None:
        """The server is about to stop; pages come back when it is there again."""
        self.leaving = True
        for table in self.tables.values():
            table.audience.close()

    async def stop(self) -> None:
        self.take_leave()
        for table in self.tables.values():
            table.close()
        await end(list(self.tasks))
        await self.store.channel.stop()
        await self.journal.stop()
        self.workers.stop()

    def spawn(self, work: Coroutine[object, object, None]) -> None:
        """Run on in the background; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, OUTAGE):
            logger.error("a background task failed: %s", type(error).__name__)
        elif error is not None:
            logger.error("a background task failed", exc_info=error)

    async def add(self, row: TableRow, moves: Sequence[Entry] = ()) -> Table:
        """Write down a table that was laid; if nobody is missing its bots begin at once."""
        await self.store.add_table(row, moves)
        return await self._open(row)

    async def _open(self, row: TableRow) -> Table:
        """One that was just written down as it is, and need not be read again."""
        table = self.tables[row.id] = Table(self.tools, row)
        if row.full:
            await table.go_on()
        return table

    async def play_again(self, host: Host, old: Table, pledge: str | None) -> Table:
        """The first who asks makes the table, the others sit down there."""
        if host.id != old.row.host and not old.row.seats_of(host.id):
            raise Problem("not-your-seat", "Only those who sat at the table can play again there.")
        if old.row.state != "over":
            raise Problem("not-over", "The game is still being played.")
        if old.row.next is None:
            row = lay_again(host, old.game, old.row, pledge)
            first = await self.store.add_next(old.row.id, row)
            await old.look_again()
            if first:
                return await self._open(row)
        table = await self.table(old.row.next or "")
        await table.come_along(host.id, pledge)
        return table

    async def table(self, table_id: str) -> Table:
        """The table with that id. Raises Problem."""
        found = self.tables.get(table_id)
        if found is None:
            row = await self.store.table(table_id) if TABLE_ID.match(table_id) else None
            if row is None:
                raise Problem("table-unknown", "There is no such table; check the link.")
            found = self.tables.setdefault(table_id, Table(self.tools, row))
        found.used = monotonic()
        return found

    async def delete(self, table_id: str, who: str) -> None:
        """A table nobody else sits at, with its game."""
        table = await self.table(table_id)
        await table.check_deletable(who)
        await delete_table(self.store, table_id)
        self._hear("", News(gone=[table_id]))

    async def list_tables(self, scope: str, who: str) -> list[wire.Summary]:
        """The latest; of open tables first those where somebody waits for others."""
        rows = await self.store.listed(scope, who)
        if scope == "open":
            rows.sort(key=lambda row: not self.present_at(row.id).intersection(row.people | {row.host}))
        return [summarise(row, who, self.present_at(row.id)) for row in rows[:LISTED]]

    def present_at(self, table_id: str) -> set[str]:
        """Who is connected to a table, as far as it is in use here."""
        table = self.tables.get(table_id)
        return set() if table is None else table.audience.present()

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep)
            for table_id, table in list(self.tables.items()):
                if table.idle and monotonic() - table.used > IDLE_SECONDS:
                    del self.tables[table_id]
                elif table.audience.connections:
                    table.audience.part_with_silent(self.settings.silence)
                    table.tell_presence()
            if self.several:
                try:
                    await self.catch_up()
                except OUTAGE as error:  # the next time, then
                    logger.warning("open tables could not be compared with the database: %s", type(error).__name__)

    async def _go_on(self) -> None:
        """After a restart: tables where a bot is to move or a clock runs go on without anybody looking."""
        for table_id in await insist(self.store.unfinished):
            try:
                table = await insist(partial(self.table, table_id))
                await insist(table.go_on)
            except Problem as problem:
                logger.warning("table %s does not go on: %s", mark(table_id), problem.code)
            await asyncio.sleep(0.005)

    # -- other processes

    async def catch_up(self) -> None:
        """Read every open table again of which the database knows more than this process."""
        ids = list(self.tables)
        for start in range(0, len(ids), AT_ONCE):
            some = ids[start : start + AT_ONCE]
            lines = await self.store.newest_lines(some)
            for row in await self.store.tables(some):
                table = self.tables.get(row.id)
                if table is None:
                    continue
                if table.is_behind(row):
                    self.spawn(table.look_again())
                if table.chat.is_behind(lines.get(row.id, 0)):
                    self.spawn(table.hear())

    def _hear(self, process: str, news: News) -> None:
        for table_id, seq in news.moved:
            if table_id in self.tables:
                self.spawn(self.tables[table_id].catch_up(seq))
        for table_id in news.changed:
            if table_id in self.tables:
                self.spawn(self.tables[table_id].look_again())
        for table_id in news.chat:
            if table_id in self.tables:
                self.spawn(self.tables[table_id].hear())
        for table_id in news.hushed:
            if table_id in self.tables:
                self.spawn(self.tables[table_id].hear_anew())
        for table_id in news.gone:
            if table_id in self.tables:
                self.tables.pop(table_id).end()
        for who in news.left:
            self.part_with(who)
        for who in news.renamed:
            self.forget_visitor(who)
            self.spawn(self._hear_name(who))
        for table_id, people in news.present.items():
            table = self.tables.get(table_id)
            if table is not None:
                table.hear_of(process, set(people))

    # -- people

    async def rename(self, who: str, name: str) -> None:
        """Everybody at their tables is shown the new name."""
        await self.store.rename(who, name)
        await self._show_name(who, name)

    async def lessons_of(self, who: str) -> dict[tuple[str, str], tuple[int, bool]]:
        """By game and lesson: the step somebody has come to, and whether they were at the end."""
        return await find_progress(self.store, who)

    async def keep_lesson(self, who: str, game: str, lesson: str, step: int, done: bool) -> None:
        await keep_progress(self.store, who, game, lesson, step, done)

    async def puzzles_of(self, who: str) -> dict[tuple[str, str], tuple[int, bool]]:
        """By game and puzzle: how many wrong tries somebody has made, and whether they have solved it."""
        return await find_solved(self.store, who)

    async def keep_try(self, who: str, game: str, puzzle: str, solved: bool) -> None:
        await keep_try(self.store, who, game, puzzle, solved)

    async def _hear_name(self, who: str) -> None:
        name = await self.store.name_of(who)
        if name is not None:
            await self._show_name(who, name)

    async def _show_name(self, who: str, name: str) -> None:
        for table in list(self.tables.values()):
            table.rename(who, name)

    def part_with(self, who: str) -> None:
        """Their cookies have ended: pages come back as whoever they are now."""
        self.forget_visitor(who)
        for table in self.tables.values():
            table.audience.part_with(who)

    async def forget(self, who: str) -> None:
        """Bots play on for them with other people; what is theirs alone is deleted."""
        for table_id in await shared_games(self.store, who):
            await (await self.table(table_id)).give_up(who)
        for news in await forget(self.store, who):
            self._hear("", news)
