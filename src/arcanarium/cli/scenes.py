"""Scenes of files: each is played by itself, and what is wrong with one is no matter to the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from arcanarium.cli.arguments import no_game
from arcanarium.cli.files import read_text
from arcanarium.cli.lines import NOTHING, Document, line_of, parts, read_document
from arcanarium.cli.mistake import UNPLAYABLE, Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.view import Data


class Fault(NamedTuple):
    """An expectation that does not hold, or something that makes no sense."""

    file: str
    line: int
    scenario: str
    expectation: str  # or another place in the scenario
    message: str
    bad: bool  # does it make no sense?


class Scene(NamedTuple):
    """A scenario where it stands, with the bases of its file; or why there is none."""

    path: str
    document: Document
    bases: dict[str, Data]
    fault: Fault | None

    @property
    def line(self) -> int:
        return line_of(self.document, "")

    @property
    def name(self) -> str:
        return self.part("name")

    @property
    def game(self) -> str:
        return self.part("game") or str(self.bases.get(self.part("base"), {}).get("game", ""))

    def part(self, name: str) -> str:
        data = self.document.data
        return str(data.get(name) or "") if isinstance(data, dict) else ""

    def wrong(self, path: str, message: str, bad: bool = True) -> Fault:
        """What is wrong at a place of it."""
        return Fault(self.path, line_of(self.document, path), self.name, path, message, bad)


def read_scenes(speech: Speech, paths: Sequence[str]) -> list[Scene]:
    """All scenes of some files, in order."""
    found = [scene for path in paths for scene in scenes_of(speech, path, read_text(speech, path))]
    return with_names(speech, found)


def scenes_of(speech: Speech, path: str, text: str) -> list[Scene]:
    from arcanarium.core.scenario import BadScenario, base_name

    found: list[Scene] = []
    bases: dict[str, Data] = {}
    for part in parts(text):
        try:
            document = read_document(speech, path, part)
        except Mistake as wrong:
            found.append(Scene(path, NOTHING, bases, Fault(path, wrong.line, "", "", wrong.message, bad=True)))
            continue
        if document is None:
            continue
        scene = Scene(path, document, bases, None)
        try:
            base = base_name(document.data)
        except BadScenario as error:
            found.append(scene._replace(fault=scene.wrong(error.path, speech.complain(error.message))))
            continue
        if base is None:
            found.append(scene)
        elif base in bases:
            found.append(scene._replace(fault=scene.wrong("base", speech.say("base-twice"))))
        elif isinstance(document.data, dict):
            bases[base] = document.data
    return found


def with_names(speech: Speech, scenes: list[Scene]) -> list[Scene]:
    """The same; one without a name, or with that of one before it, is told so."""
    places: dict[tuple[str, str], str] = {}
    found: list[Scene] = []
    for scene in scenes:
        fault = scene.fault
        if fault is None and isinstance(scene.document.data, dict) and not scene.name:
            fault = scene.wrong("name", speech.say("scenario-unnamed"))
        elif fault is None and scene.name:
            place = f"{scene.path}:{scene.line}"
            first = places.setdefault((scene.game, scene.name), place)
            if first != place:
                fault = scene.wrong("name", speech.say("name-twice", place=first))
        found.append(scene._replace(fault=fault))
    return found


def tried(speech: Speech, scene: Scene) -> Fault | None:
    """Play one scene; None if it holds."""
    from arcanarium.core.scenario import BadScenario, Failure, run
    from arcanarium.games import UnknownGame, load

    if scene.fault is not None:
        return scene.fault
    try:
        run(scene.document.data, load, scene.bases)
    except Failure as failure:
        return scene.wrong(failure.path, failure.message, bad=False)
    except BadScenario as error:
        return scene.wrong(error.path, speech.complain(error.message))
    except UnknownGame as unknown:
        return scene.wrong("game", no_game(speech, scene.game, unknown))
    except UNPLAYABLE as error:
        return scene.wrong("given", speech.say("unplayable", why=f"{type(error).__name__} {error}".strip()))
    return None


def sentence(speech: Speech, fault: Fault) -> str:
    """A fault in one line."""
    place = f"{fault.file}:{fault.line}" if fault.line else fault.file
    parts = {"place": place, "name": fault.scenario, "expectation": fault.expectation, "message": fault.message}
    if not fault.bad:
        return " ".join(speech.say("fails", **parts).split())
    return " ".join(": ".join(part for part in parts.values() if part).split())
