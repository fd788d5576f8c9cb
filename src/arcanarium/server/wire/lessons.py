"""Lessons: what there is to learn, where a learner stands, and what an answer leads to."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from arcanarium.server.wire.basic import Action, Refusal
from arcanarium.server.wire.socket import DeltaMessage, ViewMessage

StepNumber = Annotated[int, Meta(ge=0, le=999)]
WholeAnswer = Annotated[list[Action], Meta(min_length=1, max_length=64)]
Answers = Annotated[list[WholeAnswer], Meta(max_length=100)]

# -- asked


class LessonPlace(Struct):
    """A step, and what was answered since its scene began."""

    step: StepNumber
    answers: Answers = []


class LessonTry(Struct):
    """An answer at a step."""

    step: StepNumber
    answer: WholeAnswer
    answers: Answers = []


class LessonProgress(Struct):
    """How far somebody has come."""

    step: StepNumber
    done: bool = False


# -- answered


class LessonGame(Struct):
    """The game that is offered at the end of a lesson."""

    seats: int
    options: dict[str, str]


class LessonInfo(Struct):
    """A lesson in the list; texts are by language."""

    game: str
    name: str
    title: dict[str, str]
    about: dict[str, str]
    steps: int
    minutes: int  # that it takes, roughly
    play: LessonGame
    step: int  # where the visitor left it,
    done: bool  # and whether they have been at its end


class LessonStep(Struct):
    """What the teacher says at a step, and whether something is to be done."""

    say: dict[str, str]
    wrong: dict[str, str]  # to a try that does not count
    task: bool


class LessonText(Struct):
    """A whole lesson."""

    info: LessonInfo
    seat: int
    seats: int
    words: list[LessonStep]


class LessonPointer(Struct):
    """What is meant, by the name it has on the page."""

    to: Literal["answer", "prompt", "card", "spot"]
    name: str  # of an answer its number


class LessonStage(Struct):
    """The table at a step: shown at once, or the changes that led there."""

    step: int
    answers: list[list[int]]
    view: ViewMessage | None
    changes: list[DeltaMessage]
    point: list[LessonPointer]
    shown: list[int]  # the answer for whoever asks to be shown


class LessonVerdict(Struct):
    """Of an answer: on to the next step, or why not."""

    stage: LessonStage | None
    refusal: Refusal | None = None  # the rules do not allow it; without, they do but the step is about another
