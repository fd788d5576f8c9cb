"""A run: what its schedule asks for is played by its crew and kept in its folder."""

from __future__ import annotations

from collections.abc import Iterator

from arcanarium.arena.crew import Crew, all_done
from arcanarium.arena.folder import Folder
from arcanarium.arena.schedule import Schedule
from arcanarium.arena.sitting import Played, Result, Sitting


def played(schedule: Schedule, folder: Folder, crew: Crew[Sitting, Played]) -> Iterator[Result]:
    """Results as they come, after they have been kept. What is there already is not played again, nor told."""
    while not schedule.is_over(folder.results):
        missing = [sitting for sitting in schedule.wave(folder.results) if sitting.number not in folder.results]
        if not missing:
            return
        for game in all_done(crew, still_wanted(missing, schedule, folder)):
            folder.add(game)
            yield game.result


def still_wanted(missing: list[Sitting], schedule: Schedule, folder: Folder) -> Iterator[Sitting]:
    """Until enough has been seen."""
    for sitting in missing:
        if schedule.is_over(folder.results):
            return
        yield sitting
