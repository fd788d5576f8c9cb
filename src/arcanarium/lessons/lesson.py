"""A lesson as its file says it: scenes, and in each the steps of the teacher."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from arcanarium.core.expectation import BadScenario
from arcanarium.core.game import BadSetup, Game, is_seat
from arcanarium.core.position import BadPosition, mapping, near, sequence, whole
from arcanarium.core.view import Data
from arcanarium.games import NAMES, load
from arcanarium.wording import LANGUAGES, Locale

SHIPPED: Final = Path(__file__).parent
LESSON: Final = ("game", "number", "seat", "play", "scenes")
TABLE: Final = ("seats", "options")
SCENE: Final = ("given", "new", "when", "steps")
STEP: Final = ("say", "point", "do", "then", "holds")
KEY: Final = re.compile(r"[a-z][a-z0-9-]*\Z")
POINTER: Final = re.compile(r"(answer|prompt)\Z|(card|spot) (\S+)\Z")
TITLES: Final = ("title", "about")  # messages that every lesson has besides those of its steps
WRONG: Final = "wrong"  # the attribute that answers a try which does not count
WORDS_A_MINUTE: Final = 100  # read without hurry, with a look at the board
TASK_SECONDS: Final = 18  # to find what is meant and to touch it


class BadLesson(ValueError):
    """A lesson that cannot be taught: where, and what would be right."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


class Pointer(NamedTuple):
    """What is meant: the answer that counts, the question, a card, or a spot of the board by its name on the page."""

    to: str
    name: str = ""


Moves = tuple[tuple[int, str], ...]  # seat and notations, one after the other


class Step(NamedTuple):
    """One card of the teacher; with a task if some answers count."""

    say: str  # the key of its words
    scene: int
    point: tuple[Pointer, ...]
    do: tuple[str, ...]  # answers that count, the one that is shown on request first
    then: Moves  # what is played after the answer
    holds: Data  # what the words take for granted, checked like the expectations of a scenario


class Scene(NamedTuple):
    """How a scene begins: a position or a fresh set-up, and moves from there."""

    begins: Data
    when: Moves


class Offer(NamedTuple):
    """The game that is offered to whoever has finished a lesson."""

    seats: int
    options: dict[str, str]


class Lesson(NamedTuple):
    """What is taught, in order."""

    game: str
    name: str
    path: Path
    number: int  # its place among the lessons of its game
    seat: int  # the learner's
    play: Offer
    scenes: tuple[Scene, ...]
    steps: tuple[Step, ...]

    def begins(self, step: int) -> int:
        """The first step of the scene that a step belongs to."""
        return next(number for number, each in enumerate(self.steps) if each.scene == self.steps[step].scene)

    def load_game(self) -> Game:
        return load(self.game)


# -- finding


def lesson_names(game: str) -> list[str]:
    """The shipped lessons of a game in the order in which they are learnt."""
    return [lesson.name for lesson in lessons_of(game)]


def all_lessons() -> list[Lesson]:
    return [lesson for game in NAMES for lesson in lessons_of(game)]


@cache
def lessons_of(game: str) -> list[Lesson]:
    found = [read_lesson(path) for path in (SHIPPED / game).glob("*.yaml")]
    return sorted(found, key=lambda lesson: lesson.number)


def load_lesson(game: str, name: str) -> Lesson:
    """A shipped one. Raises KeyError if there is none."""
    for lesson in lessons_of(game) if game in NAMES else []:
        if lesson.name == name:
            return lesson
    raise KeyError(name)


def next_lesson(lesson: Lesson) -> Lesson | None:
    return next((each for each in lessons_of(lesson.game) if each.number > lesson.number), None)


@cache
def words_of(path: Path, language: str) -> Locale:
    """What the teacher says; the words of a lesson lie beside it."""
    found = path.with_suffix(f".{language}.ftl")
    if not found.exists():
        raise BadLesson("", f"its words should be in {found.name}")
    return Locale(language, [found])


def minutes_of(lesson: Lesson) -> int:
    """How long a lesson takes, roughly."""
    words = words_of(lesson.path, LANGUAGES[0])
    read = sum(len(words.text(step.say).split()) for step in lesson.steps) / WORDS_A_MINUTE
    done = sum(bool(step.do) for step in lesson.steps) * TASK_SECONDS / 60
    return max(1, round(read + done))


def in_all_languages(lesson: Lesson, key: str, attribute: str = "") -> dict[str, str]:
    found = {}
    for language in LANGUAGES:
        words = words_of(lesson.path, language)
        found[language] = (words.attribute(key, attribute) or "") if attribute else words.text(key)
    return found


# -- reading


def read_lesson(path: Path) -> Lesson:
    """Raises BadLesson."""
    import yaml

    try:
        data = mapping("", yaml.load(path.read_text("utf-8"), yaml.CSafeLoader))
        check_parts("", data, LESSON)
        game = str(data.get("game"))
        if game not in NAMES:
            raise BadLesson("game", f"should be one of {', '.join(NAMES)}")
        scenes = [mapping(f"scenes.{place}", each) for place, each in enumerate(sequence("scenes", data.get("scenes")))]
        steps = [step for place, scene in enumerate(scenes) for step in read_scene(place, scene)]
        beginnings = tuple(
            Scene(
                {part: scene[part] for part in ("given", "new") if part in scene},
                read_moves(f"scenes.{place}.when", scene.get("when", [])),
            )
            for place, scene in enumerate(scenes)
        )
        seat = whole("seat", data.get("seat", 0))
        number = whole("number", data.get("number", 1))
        play = read_offer(load(game), mapping("play", data.get("play", {})))
    except (BadPosition, BadScenario) as error:
        raise BadLesson(error.path, error.message) from None
    except (yaml.YAMLError, OSError, UnicodeDecodeError) as error:
        raise BadLesson("", " ".join(str(error).split())) from None
    return Lesson(game, path.stem, path, number, seat, play, beginnings, tuple(steps))


def read_offer(game: Game, data: Data) -> Offer:
    """Unless the lesson says otherwise, the first game that the rulebook advises. Raises BadLesson."""
    check_parts("play.", data, TABLE)
    seats = whole("play.seats", data.get("seats", max(2, game.fewest)))
    options = {
        name: str(value) for name, value in mapping("play.options", data.get("options", game.first_game)).items()
    }
    try:
        game.blank(seats, 0, options)
    except BadSetup as error:
        raise BadLesson("play", str(error)) from None
    return Offer(seats, options)


def check_parts(prefix: str, data: Data, parts: Sequence[str]) -> None:
    for name in data:
        if name not in parts:
            raise BadLesson(f"{prefix}{name}", f"is no part of a lesson{near(name, list(parts))}")


def read_scene(place: int, scene: Data) -> list[Step]:
    prefix = f"scenes.{place}."
    check_parts(prefix, scene, SCENE)
    steps = sequence(f"{prefix}steps", scene.get("steps"))
    if not steps:
        raise BadLesson(f"{prefix}steps", "a scene has steps")
    return [
        read_step(f"{prefix}steps.{number}.", place, mapping(f"{prefix}steps.{number}", each))
        for number, each in enumerate(steps)
    ]


def read_step(prefix: str, scene: int, data: Data) -> Step:
    check_parts(prefix, data, STEP)
    say = str(data.get("say", ""))
    if not KEY.match(say):
        raise BadLesson(f"{prefix}say", "should be the key of a message: small letters, digits and hyphens")
    then = read_moves(f"{prefix}then", data.get("then", []))
    do = texts(f"{prefix}do", data.get("do", []))
    point = tuple(read_pointer(f"{prefix}point", each) for each in texts(f"{prefix}point", data.get("point", [])))
    if then and not do:
        raise BadLesson(f"{prefix}then", "something follows an answer: this step has no `do`")
    if not do and Pointer("answer") in point:
        raise BadLesson(f"{prefix}point", "there is no answer to point at")
    return Step(say, scene, point, do, then, mapping(f"{prefix}holds", data.get("holds", {})))


def read_moves(path: str, value: object) -> Moves:
    found = []
    for number, entry in enumerate(sequence(path, value)):
        for seat, moves in mapping(f"{path}.{number}", entry).items():
            if not is_seat(str(seat)):
                raise BadLesson(f"{path}.{number}", "a move is written `seat: notation`")
            found.append((int(seat), str(moves)))
    return tuple(found)


def texts(path: str, value: object) -> tuple[str, ...]:
    """One text or a list of them."""
    if isinstance(value, str):
        return (value,)
    found = sequence(path, value)
    if not all(isinstance(each, str) for each in found):
        raise BadLesson(path, "should be a text or a list of texts; `no` and `yes` are written in quotes")
    return tuple(str(each) for each in found)


def read_pointer(path: str, text: str) -> Pointer:
    found = POINTER.match(text)
    if found is None:
        raise BadLesson(path, f"should be `answer`, `prompt`, `card NAME` or `spot NAME`, not {text!r}")
    return Pointer(found[1]) if found[1] else Pointer(found[2], found[3])
