"""Puzzles: listed, shown, tried, given up; what was tried and solved is kept with the visitor."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from arcanarium.server import wire
from arcanarium.server.clock import now
from arcanarium.server.http.guard import Asked, hub_of
from arcanarium.server.tables.puzzles import (
    exercise_named,
    list_puzzles,
    list_shelves,
    show_exercise,
    solve_exercise,
    try_exercise,
)
from arcanarium.server.visitors.visitors import Visitor

Number = Annotated[int, QueryParameter(ge=0, le=9)]


@get("/puzzles")
async def get_shelves(request: Asked, visitor: Visitor) -> wire.PuzzleShelves:
    today = datetime.fromtimestamp(now() / 1000, UTC).date()
    return list_shelves(await hub_of(request).puzzles_of(visitor.id), today)


@get("/puzzles/{game:str}")
async def get_puzzles(request: Asked, visitor: Visitor, game: str) -> list[wire.PuzzleInfo]:
    return list_puzzles(game, await hub_of(request).puzzles_of(visitor.id))


@get("/puzzles/{game:str}/{name:str}")
async def get_puzzle(visitor: Visitor, game: str, name: str, task: Number = 0) -> wire.PuzzleTable:
    return show_exercise(exercise_named(game, name), task)


@post("/puzzles/{game:str}/{name:str}/answer", status_code=200)
async def answer_puzzle(
    request: Asked, visitor: Visitor, game: str, name: str, data: wire.PuzzleTry
) -> wire.PuzzleVerdict:
    exercise = exercise_named(game, name)
    verdict = try_exercise(exercise, data.task, data.answer)
    solved = len(verdict.explained) == len(exercise.tasks)
    if solved or (verdict.legal and not verdict.right):
        await hub_of(request).keep_try(visitor.id, game, name, solved)
    return verdict


@post("/puzzles/{game:str}/{name:str}/solution", status_code=200)
async def give_up(request: Asked, visitor: Visitor, game: str, name: str, data: wire.PuzzlePlace) -> wire.PuzzleVerdict:
    verdict = solve_exercise(exercise_named(game, name), data.task)
    await hub_of(request).keep_try(visitor.id, game, name, False)
    return verdict


ROUTES = [get_shelves, get_puzzles, get_puzzle, answer_puzzle, give_up]
