"""The costliest decisions of a seat in a game that was analysed, to be tried again."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from arcanarium.server import wire
from arcanarium.server.http.analyses import Played, find_replay, find_table
from arcanarium.server.http.guard import Asked, hub_of
from arcanarium.server.tables.analyses import key_of
from arcanarium.server.tables.mistakes import Exercise, exercise_at, list_mistakes
from arcanarium.server.tables.puzzles import show_exercise, solve_exercise, try_exercise
from arcanarium.server.visitors.visitors import Visitor

Seat = Annotated[int, QueryParameter(ge=0, le=15)]


async def study(request: Asked, played: Played) -> bytes:
    return await hub_of(request).analyses.data(key_of(played.record))


async def lay(request: Asked, played: Played, number: int) -> Exercise:
    """The position before a move."""
    return exercise_at(played.record, await study(request, played), number)


@get("/tables/{table_id:str}/mistakes")
async def table_mistakes(request: Asked, visitor: Visitor, table_id: str, seat: Seat = 0) -> list[wire.Mistake]:
    return list_mistakes(await study(request, await find_table(request, table_id)), seat)


@get("/tables/{table_id:str}/mistakes/{number:int}")
async def table_mistake(request: Asked, visitor: Visitor, table_id: str, number: int) -> wire.PuzzleTable:
    return show_exercise(await lay(request, await find_table(request, table_id), number), 0)


@post("/tables/{table_id:str}/mistakes/{number:int}/answer", status_code=200)
async def try_table(
    request: Asked, visitor: Visitor, table_id: str, number: int, data: wire.PuzzleTry
) -> wire.PuzzleVerdict:
    exercise = await lay(request, await find_table(request, table_id), number)
    return try_exercise(exercise, data.task, data.answer)


@post("/tables/{table_id:str}/mistakes/{number:int}/solution", status_code=200)
async def solve_table(
    request: Asked, visitor: Visitor, table_id: str, number: int, data: wire.PuzzlePlace
) -> wire.PuzzleVerdict:
    return solve_exercise(await lay(request, await find_table(request, table_id), number), data.task)


@get("/replays/{replay_id:str}/mistakes")
async def replay_mistakes(request: Asked, visitor: Visitor, replay_id: str, seat: Seat = 0) -> list[wire.Mistake]:
    return list_mistakes(await study(request, await find_replay(request, replay_id)), seat)


@get("/replays/{replay_id:str}/mistakes/{number:int}")
async def replay_mistake(request: Asked, visitor: Visitor, replay_id: str, number: int) -> wire.PuzzleTable:
    return show_exercise(await lay(request, await find_replay(request, replay_id), number), 0)


@post("/replays/{replay_id:str}/mistakes/{number:int}/answer", status_code=200)
async def try_replay(
    request: Asked, visitor: Visitor, replay_id: str, number: int, data: wire.PuzzleTry
) -> wire.PuzzleVerdict:
    exercise = await lay(request, await find_replay(request, replay_id), number)
    return try_exercise(exercise, data.task, data.answer)


@post("/replays/{replay_id:str}/mistakes/{number:int}/solution", status_code=200)
async def solve_replay(
    request: Asked, visitor: Visitor, replay_id: str, number: int, data: wire.PuzzlePlace
) -> wire.PuzzleVerdict:
    return solve_exercise(await lay(request, await find_replay(request, replay_id), number), data.task)


ROUTES = [
    table_mistakes,
    table_mistake,
    try_table,
    solve_table,
    replay_mistakes,
    replay_mistake,
    try_replay,
    solve_replay,
]
