"""The rules over HTTP: ready to be shown, in both languages."""

from __future__ import annotations

import pytest

from arcanarium.games import NAMES, load
from arcanarium.lessons.lesson import load_lesson
from arcanarium.wording import LANGUAGES

from .harness import Person, Server

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


async def test_rules_of_every_game(server: Server) -> None:
    async with Person(server) as anna:
        for game in NAMES:
            kinds = set(load(game).rules.plan.kinds)
            for language in LANGUAGES:
                book = await anna.call("GET", f"/api/games/{game}/rules/{language}")
                anchors = {section["anchor"] for section in book["sections"]}
                assert set(book["prompts"].values()) <= anchors
                assert {term["at"] for term in book["terms"]} <= anchors
                for section in book["sections"]:
                    for part in section["parts"]:
                        assert "[[" not in part["html"]
                        if part["figure"] == "cards":
                            assert set(part["things"]) <= kinds
                        if part["figure"] == "example":
                            for thing in part["things"]:
                                name, step = thing.split("/")
                                lesson = load_lesson(game, name)
                                assert lesson.begins(int(step)) == int(step)
        energy = next(
            section
            for section in (await anna.call("GET", "/api/games/seasons/rules/en"))["sections"]
            if section["anchor"] == "energy"
        )
        assert 'data-card="bespelled_grimoire">Bespelled Grimoire</button>' in energy["parts"][0]["html"]


async def test_what_is_not_there(server: Server) -> None:
    async with Person(server) as anna:
        for path in ("chess/rules/en", "seasons/rules/de", "seasons/rules/..%2Fen"):
            await anna.call("GET", f"/api/games/{path}", status=404)
