"""Which puzzles each visitor has tried and solved."""

from __future__ import annotations

from sqlalchemy import Connection, and_, insert, select, update
from sqlalchemy.exc import IntegrityError

from arcanarium.server.store.schema import puzzles
from arcanarium.server.store.store import Store


async def find_solved(store: Store, who: str) -> dict[tuple[str, str], tuple[int, bool]]:
    """By game and puzzle: how many tries were wrong, and whether it is solved."""
    query = select(puzzles.c.game, puzzles.c.puzzle, puzzles.c.tries, puzzles.c.solved).where(puzzles.c.identity == who)
    async with store.engine.connect() as connection:
        return {(row.game, row.puzzle): (row.tries, row.solved) for row in await connection.execute(query)}


async def keep_try(store: Store, who: str, game: str, puzzle: str, solved: bool) -> None:
    """A wrong one is counted until the puzzle is solved; who has solved a puzzle stays so."""
    mine = and_(puzzles.c.identity == who, puzzles.c.game == game, puzzles.c.puzzle == puzzle)
    value = {"solved": True} if solved else {"tries": puzzles.c.tries + 1}
    again = update(puzzles).where(mine, puzzles.c.solved.is_(False)).values(value)
    known = select(puzzles.c.solved).where(mine)
    first = insert(puzzles).values(identity=who, game=game, puzzle=puzzle, tries=0 if solved else 1, solved=solved)

    def keep(connection: Connection) -> None:
        if connection.execute(again).rowcount or connection.execute(known).first() is not None:
            return
        try:
            with connection.begin_nested():
                connection.execute(first)
        except IntegrityError:  # another page of theirs was faster
            connection.execute(again)

    await store.write(keep)
