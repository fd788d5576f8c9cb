"""Lessons: listed, shown step by step, answered, and how far one has come."""

from __future__ import annotations

from litestar import get, post, put

from arcanarium.server import wire
from arcanarium.server.http.guard import Asked, hub_of
from arcanarium.server.tables.lessons import find_lesson, list_lessons, show_step, tell_lesson, try_answer
from arcanarium.server.visitors.visitors import Visitor


@get("/lessons")
async def get_lessons(request: Asked, visitor: Visitor) -> list[wire.LessonInfo]:
    return list_lessons(await hub_of(request).lessons_of(visitor.id))


@get("/lessons/{game:str}/{name:str}")
async def get_lesson(request: Asked, visitor: Visitor, game: str, name: str) -> wire.LessonText:
    return tell_lesson(find_lesson(game, name), await hub_of(request).lessons_of(visitor.id))


@post("/lessons/{game:str}/{name:str}/step", status_code=200)
async def get_step(visitor: Visitor, game: str, name: str, data: wire.LessonPlace) -> wire.LessonStage:
    return show_step(find_lesson(game, name), data.step, data.answers)


@post("/lessons/{game:str}/{name:str}/answer", status_code=200)
async def answer_step(visitor: Visitor, game: str, name: str, data: wire.LessonTry) -> wire.LessonVerdict:
    return try_answer(find_lesson(game, name), data)


@put("/lessons/{game:str}/{name:str}/progress", status_code=204)
async def keep_place(request: Asked, visitor: Visitor, game: str, name: str, data: wire.LessonProgress) -> None:
    find_lesson(game, name)
    await hub_of(request).keep_lesson(visitor.id, game, name, data.step, data.done)


ROUTES = [get_lessons, get_lesson, get_step, answer_step, keep_place]
