"""How far each visitor has come in each lesson."""

from __future__ import annotations

from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from arcanarium.server.store.schema import lessons
from arcanarium.server.store.store import Store


async def find_progress(store: Store, who: str) -> dict[tuple[str, str], tuple[int, bool]]:
    """By game and lesson: the step, and whether its end was reached."""
    query = select(lessons.c.game, lessons.c.lesson, lessons.c.step, lessons.c.done).where(lessons.c.identity == who)
    async with store.engine.connect() as connection:
        return {(row.game, row.lesson): (row.step, row.done) for row in await connection.execute(query)}


async def keep_progress(store: Store, who: str, game: str, lesson: str, step: int, done: bool) -> None:
    """Whoever has been at the end of a lesson stays so."""
    mine = and_(lessons.c.identity == who, lessons.c.game == game, lessons.c.lesson == lesson)
    again = update(lessons).where(mine).values({"step": step, **({"done": True} if done else {})})

    def keep(connection: Connection) -> None:
        if connection.execute(again).rowcount:
            return
        try:
            with connection.begin_nested():
                connection.execute(insert(lessons).values(identity=who, game=game, lesson=lesson, step=step, done=done))
        except IntegrityError:  # another page of theirs was faster
            connection.execute(again)

    await store.write(keep)
