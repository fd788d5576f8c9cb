"""A bot that fails holds up no table: it is logged, and a plain bot of its level answers."""

from __future__ import annotations

import logging

import pytest

from arcanarium.bots.levels import plain_of
from arcanarium.games import load
from arcanarium.server.tables.play import Play
from arcanarium.server.workers import RAY, Workers, pace_of
from arcanarium.work.paces import QUICK

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def play() -> Play:
    return Play(load("seasons"), 2, 7, {})


def test_who_answers_instead() -> None:
    assert plain_of("master", "seasons", 2) == "greedy:tables=1"
    assert plain_of("beginner", "seasons", 2) == "greedy:noise=0.2:blunder=0.25:tables=1"
    assert pace_of(plain_of("beginner", "seasons", 2), "seasons", 2) == QUICK


async def test_a_bot_that_fails_is_logged_and_replaced(caplog: pytest.LogCaptureFixture, play: Play) -> None:
    workers = Workers()
    try:
        with caplog.at_level(logging.ERROR, "arcanarium"):
            action = await workers.choose("here", play, 0, "nobody")
    finally:
        workers.stop()
    decision = play.decision(0)
    assert decision is not None
    assert action in decision.options
    assert [record.getMessage()[:29] for record in caplog.records] == [
        "bot nobody of seasons failed:"
    ]  # greedy did not
    assert "find_question" in caplog.text or "UnknownBot" in caplog.text


async def test_without_a_cluster_a_server_says_so_and_works(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, play: Play
) -> None:
    monkeypatch.setenv(RAY, "127.0.0.1:1")
    workers = Workers()
    try:
        with caplog.at_level(logging.WARNING, "arcanarium"):
            found = await workers.hint("here", play, 0)
            assert found
            while not caplog.records:
                await workers.run(len, "x")
    finally:
        workers.stop()
    said = [record.getMessage() for record in caplog.records]
    assert len(said) == 1
    assert said[0].startswith("the processes of this machine do all the work: no Ray cluster answers at 127.0.0.1:1")
