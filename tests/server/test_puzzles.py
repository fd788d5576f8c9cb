"""Puzzles over HTTP: listed without their solutions, tried, given up, and kept with the visitor."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from random import Random
from typing import Any

import msgspec
import pytest

from arcanarium.bots.analysis.analyse import analyse
from arcanarium.bots.analysis.figures import Effort
from arcanarium.core.history import History
from arcanarium.games import NAMES, load
from arcanarium.lessons.standing import NotLegal
from arcanarium.puzzles.exercise import exercise_of
from arcanarium.puzzles.puzzle import Asked, library
from arcanarium.server.tables.mistakes import exercise_at, list_mistakes
from arcanarium.server.tables.puzzles import choose_daily, show_exercise
from processes import soon

from .harness import Person, Server

pytestmark = pytest.mark.anyio
GAME = "res_arcana"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def single() -> Asked:
    """A puzzle with one task of one part, in which the second best option is a whole answer too."""
    for asked in library(GAME).asked.values():
        if len(asked.puzzle.steps) > 1 or "," in asked.puzzle.steps[0].answer:
            continue
        exercise = exercise_of(asked)
        with suppress(NotLegal):
            exercise.give(0, [list(exercise.tasks[0].chances)[1]])
            return asked
    raise AssertionError("there is none")


async def test_a_puzzle_is_tried_and_solved(server: Server) -> None:
    asked = single()
    exercise = exercise_of(asked)
    task = exercise.tasks[0]
    best, other = list(task.chances)[:2]
    path = f"/api/puzzles/{GAME}/{asked.id}"
    async with Person(server) as anna, Person(server) as boris:
        shown = await anna.call("GET", path)
        assert shown["view"]["view"]["you"] == asked.puzzle.seat
        assert sorted(shown["view"]["decisions"][0]["options"]) == sorted(task.chances)
        wrong = await anna.call("POST", f"{path}/answer", {"answer": [other]})
        assert (wrong["right"], wrong["legal"], wrong["explained"], wrong["changes"]) == (False, True, [], [])
        assert wrong["chance"] == task.chances[other] < wrong["best"] == task.chances[best]
        right = await anna.call("POST", f"{path}/answer", {"answer": [best]})
        assert right["right"]
        assert right["explained"][0]["answer"] == [best]
        assert right["explained"][0]["other"] == other
        assert [change["seq"] for change in right["changes"]] == [1]
        mine = {each["id"]: each for each in await anna.call("GET", f"/api/puzzles/{GAME}")}
        assert (mine[asked.id]["tries"], mine[asked.id]["solved"]) == (1, True)
        await anna.call("POST", f"{path}/answer", {"answer": [other]})  # what is solved stays solved
        mine = {each["id"]: each for each in await anna.call("GET", f"/api/puzzles/{GAME}")}
        assert (mine[asked.id]["tries"], mine[asked.id]["solved"]) == (1, True)
        shelves = (await anna.call("GET", "/api/puzzles"))["shelves"]
        assert {shelf["game"]: shelf["solved"] for shelf in shelves}[GAME] == 1
        theirs = {each["id"]: each for each in await boris.call("GET", f"/api/puzzles/{GAME}")}
        assert (theirs[asked.id]["tries"], theirs[asked.id]["solved"]) == (0, False)


async def test_whoever_gives_up_is_shown_the_rest(server: Server) -> None:
    asked = max(library(GAME).asked.values(), key=lambda each: len(each.puzzle.steps))
    path = f"/api/puzzles/{GAME}/{asked.id}"
    async with Person(server) as anna:
        shown = await anna.call("POST", f"{path}/solution", {})
        assert len(shown["explained"]) == len(shown["changes"]) == len(asked.puzzle.steps)
        mine = {each["id"]: each for each in await anna.call("GET", f"/api/puzzles/{GAME}")}
        assert (mine[asked.id]["tries"], mine[asked.id]["solved"]) == (1, False)


async def test_nothing_hidden_and_no_solution_is_sent(server: Server) -> None:
    """What is shown is the same in every world that looks alike to the seat."""
    async with Person(server) as anna:
        for game in NAMES:
            asked = next(iter(library(game).asked.values()))
            exercise = exercise_of(asked)
            shown = await anna.call("GET", f"/api/puzzles/{game}/{asked.id}")
            other = exercise.game.imagine(exercise.state, exercise.seat, 5)
            assert names_seen(shown["view"]["view"]) == names_seen(exercise.game.view(other, exercise.seat))
            listed = (await anna.call("GET", f"/api/puzzles/{game}"))[0]
            assert set(listed) == {"game", "id", "rating", "themes", "tasks", "tries", "solved"}


def names_seen(data: Any) -> list[str]:
    """Every text of a view, in order."""
    if isinstance(data, dict):
        return [text for key in sorted(data) for text in names_seen(data[key])]
    if isinstance(data, list | tuple):
        return [text for each in data for text in names_seen(each)]
    return [data] if isinstance(data, str) else []


async def test_what_makes_no_sense_is_refused(server: Server) -> None:
    asked = single()
    path = f"/api/puzzles/{GAME}/{asked.id}"
    async with Person(server) as anna:
        for wrong in ("/api/puzzles/chess", "/api/puzzles/chess/1", f"/api/puzzles/{GAME}/none"):
            await anna.call("GET", wrong, status=404)
        await anna.call("GET", f"{path}?task=1", status=400)
        await anna.call("POST", f"{path}/answer", {"answer": []}, 400)
        await anna.call("POST", f"{path}/answer", {"answer": [0], "task": 5}, 400)
        refused = await anna.call("POST", f"{path}/answer", {"answer": [2**31 - 1]})
        assert (refused["right"], refused["legal"]) == (False, False)
        mine = {each["id"]: each for each in await anna.call("GET", f"/api/puzzles/{GAME}")}
        assert mine[asked.id]["tries"] == 0  # what is not allowed is no try


async def test_mistakes_are_tried_again(server: Server) -> None:
    """What somebody gave away, as positions of that seat; the best answer of the analysis counts."""
    async with Person(server) as anna:
        replay = (await anna.call("POST", "/api/replays", {"record": played_at_random(4)}, 201))["id"]
        address = f"/api/replays/{replay}"
        await anna.call("GET", f"{address}/mistakes", status=404)  # it has not been analysed
        await anna.call("POST", f"{address}/analysis")

        async def done() -> bool:
            return bool((await anna.call("GET", f"{address}/analysis"))["state"] == "done")

        await soon(done, "the analysis ends")
        moments = (await anna.call("GET", f"{address}/analysis.json"))["moments"]
        mistakes = await anna.call("GET", f"{address}/mistakes?seat=0")
        lost = {each["number"]: each["loss"] for each in moments if each["seat"] == 0 and each["loss"] >= 0.04}
        assert lost
        assert {each["number"]: each["loss"] for each in mistakes} == lost
        for mistake in mistakes:
            path = f"{address}/mistakes/{mistake['number']}"
            weighed = moments[mistake["number"] - 1]["weighed"]
            shown = await anna.call("GET", path)
            assert shown["view"]["view"]["you"] == 0
            again = await anna.call("POST", f"{path}/answer", {"answer": [mistake["action"]]})
            assert not again["right"]
            assert again["best"] - again["chance"] == pytest.approx(mistake["loss"], abs=0.001)
            assert (await anna.call("POST", f"{path}/answer", {"answer": [weighed[0]["action"]]}))["right"]
            solved = await anna.call("POST", f"{path}/solution", {})
            assert solved["explained"][0]["answer"] == [weighed[0]["action"]]
        for number in (0, 5):
            await anna.call("GET", f"{address}/mistakes/{number}", status=404)


def test_alone_a_mistake_costs_points() -> None:
    record = played_at_random(30, "evenfall", 1)
    study = analyse(record, Effort(iterations=16, worlds=4))
    data = msgspec.json.encode(study)
    worst = list_mistakes(data, 0)[0]
    shown = show_exercise(exercise_at(record, data, worst.number), 0)
    assert shown.most == study.most > 0


def played_at_random(moves: int, name: str = "seasons", seats: int = 2) -> str:
    game = load(name)
    history = History(game, seats, 1)
    chance = Random(1)
    for _ in range(moves):
        decision = game.decisions(history.state)[0]
        history.apply(decision.seat, chance.choice(decision.options))
    return history.record().text()


def test_the_daily_one_is_everybodys_and_comes_once() -> None:
    number = len(library(GAME).asked)
    first = date(2026, 11, 18).toordinal()
    days = [choose_daily(GAME, date.fromordinal(first + day)) for day in range(number)]
    assert sorted(days) == sorted(library(GAME).asked)
