"""Typing commands in tests."""

from __future__ import annotations

import random
from typing import NamedTuple

from typer.testing import CliRunner

from arcanarium.cli.main import app
from arcanarium.core.history import History
from arcanarium.games import load


class Answer(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str, typed: str = "", language: str = "en") -> Answer:
    """Type a command, as a person in some country would."""
    environ = {"LC_ALL": "", "LANG": f"{language}.UTF-8", "COLUMNS": "120", "TERM": "dumb"}
    result = CliRunner().invoke(app, list(words), input=typed, env=environ)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Answer(result.exit_code, result.stdout, result.stderr)


def refused(*words: str, typed: str = "", language: str = "en") -> str:
    """The one line that a wrong command is answered with."""
    answer = run(*words, typed=typed, language=language)
    assert answer.code == 2, answer
    assert answer.out == ""
    assert answer.err.endswith("\n")
    assert answer.err.count("\n") == 1, answer.err
    assert "Traceback" not in answer.err
    return answer.err.strip()


def recorded(seats: int = 2, seed: int = 7, moves: int = 10**6, options: dict[str, str] | None = None) -> str:
    """The text of a game of Seasons played at random, whole or so far."""
    game = load("seasons")
    history = History(game, seats, seed, options)
    choose = random.Random(seed)
    while not history.state.is_over() and len(history.moves) < moves:
        decision = choose.choice(game.decisions(history.state))
        history.apply(decision.seat, choose.choice(decision.options))
    return history.record().text()
