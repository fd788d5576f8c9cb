"""Lessons over HTTP: listed, shown, answered, and kept with the visitor."""

from __future__ import annotations

import pytest

from arcanarium.games import NAMES, load
from arcanarium.lessons.lesson import load_lesson

from .harness import Person, Server

pytestmark = pytest.mark.anyio
FIRST = "/api/lessons/seasons/first"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_a_lesson_step_by_step(server: Server) -> None:
    parse = load("seasons").actions.parse
    async with Person(server) as anna:
        text = await anna.call("GET", FIRST)
        assert len(text["words"]) == text["info"]["steps"] == len(load_lesson("seasons", "first").steps)
        assert (text["seat"], text["seats"]) == (0, 2)
        told = await anna.call("POST", f"{FIRST}/step", {"step": 0})
        assert told["view"]["decisions"] == []  # nothing is asked where the teacher only tells
        task = await anna.call("POST", f"{FIRST}/step", {"step": 1})
        assert parse("take winter_2") in task["view"]["decisions"][0]["options"]  # the engine offers all that is legal
        assert task["point"] == [{"to": "answer", "name": str(parse("take winter_1"))}]
        other = await anna.call("POST", f"{FIRST}/answer", {"step": 1, "answer": [parse("take winter_2")]})
        assert other == {"stage": None, "refusal": None}
        right = await anna.call("POST", f"{FIRST}/answer", {"step": 1, "answer": task["shown"]})
        stage = right["stage"]
        assert (stage["step"], stage["view"], stage["answers"]) == (2, None, [task["shown"]])
        assert [change["actor"] for change in stage["changes"]] == [0, 1]
        assert [change["seq"] for change in stage["changes"]] == [1, 2]
        again = await anna.call("POST", f"{FIRST}/step", {"step": 2, "answers": stage["answers"]})
        assert again["view"]["seq"] == 2
        refusal = await anna.call("POST", f"{FIRST}/answer", {"step": 4, "answer": [parse("summon balance_of_ishtar")]})
        assert refusal["stage"] is None
        assert refusal["refusal"][0] == parse("summon balance_of_ishtar")  # it costs two crystals


async def test_what_makes_no_sense_is_refused(server: Server) -> None:
    async with Person(server) as anna:
        for path in ("/api/lessons/seasons/last", "/api/lessons/chess/first", "/api/lessons/..%2F/first"):
            await anna.call("GET", path, status=404)
        end = len(load_lesson("seasons", "first").steps)
        for body in ({"step": end}, {"step": 2, "answers": [[0]]}, {"step": -1}, {"step": 1, "answers": [[]]}):
            assert (await anna.call("POST", f"{FIRST}/step", body, 400))["error"]["code"] == "malformed"
        for step in (0, end - 1):  # nothing is asked there
            await anna.call("POST", f"{FIRST}/answer", {"step": step, "answer": [0]}, 400)


async def test_progress_is_kept_with_the_visitor(server: Server) -> None:
    async with Person(server) as anna, Person(server) as boris:
        listed = await anna.call("GET", "/api/lessons")
        assert {lesson["game"] for lesson in listed} == set(NAMES)
        first = next(lesson for lesson in listed if lesson["game"] == "seasons")
        assert (first["name"], first["play"]) == ("first", {"seats": 2, "options": {"level": "apprentice"}})
        assert 5 < first["minutes"] < 20
        await anna.call("PUT", f"{FIRST}/progress", {"step": 4}, 204)
        assert (await anna.call("GET", FIRST))["info"]["step"] == 4
        await anna.call("PUT", f"{FIRST}/progress", {"step": 0, "done": True}, 204)
        await anna.call("PUT", f"{FIRST}/progress", {"step": 900}, 204)  # a lesson may have become shorter
        info = (await anna.call("GET", FIRST))["info"]
        assert (info["step"], info["done"]) == (info["steps"] - 1, True)
        assert [lesson["done"] for lesson in await boris.call("GET", "/api/lessons") if lesson["done"]] == []
