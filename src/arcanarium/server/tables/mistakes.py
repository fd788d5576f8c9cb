"""Learning from mistakes: the costliest decisions of a seat, by the analysis of its game, as positions to try again."""

from __future__ import annotations

from typing import Final

import msgspec

from arcanarium.bots.analysis.analyse import EQUAL, MISTAKE
from arcanarium.bots.analysis.figures import Analysis, Moment
from arcanarium.core.record import parse, replay
from arcanarium.games import load
from arcanarium.puzzles.exercise import Exercise, Task
from arcanarium.server import wire
from arcanarium.server.errors import Problem

__all__ = ["Exercise", "exercise_at", "list_mistakes"]

MOST: Final = 3


def read(data: bytes) -> Analysis:
    return msgspec.json.decode(data, type=Analysis)


def list_mistakes(data: bytes, seat: int) -> list[wire.Mistake]:
    """The costliest first."""
    moments = [each for each in read(data).moments if each.seat == seat and is_mistake(each)]
    moments.sort(key=lambda each: (-each.loss, each.number))
    return [
        wire.Mistake(number=each.number, loss=each.loss, action=each.action, prompt=each.prompt, source=each.source)
        for each in moments[:MOST]
    ]


def is_mistake(moment: Moment) -> bool:
    return len(moment.weighed) > 1 and moment.loss >= MISTAKE


def exercise_at(record: str, data: bytes, number: int) -> Exercise:
    """The position before a move of the record; whatever is as good as the best counts."""
    study = read(data)
    moments = study.moments
    if not 1 <= number <= len(moments) or not is_mistake(moments[number - 1]):
        raise Problem("puzzle-unknown", f"Move {number} was no mistake.")
    moment, played = moments[number - 1], parse(record)
    game = load(played.game)
    best, second = moment.weighed[:2]
    task = Task(
        answer=[best.action],
        chances={each.action: each.chance for each in moment.weighed},
        gains=best.gains,
        others=second.gains,
        line=[],
        equal=EQUAL,
        begins=True,
    )
    return Exercise(game, replay(game, played, number - 1), moment.seat, [task], study.most)
