"""A run: what its schedule asks for is played by its crew and kept in its folder."""

from __future__ import annotations

from collections.abc import Iterator

from arcanarium.arena.fixture import Fixture, Result, play
from arcanarium.arena.folder import Folder
from arcanarium.arena.schedule import Schedule
from arcanarium.work.lanes import Lane


def play_missing(schedule: Schedule, folder: Folder, crew: Lane) -> Iterator[Result]:
    """Results as they come, after they have been kept. What is there already is not played again, nor told."""
    while not schedule.is_over(folder.results):
        missing = [fixture for fixture in schedule.wave(folder.results) if fixture.number not in folder.results]
        if not missing:
            return
        for game in crew.each(play, still_wanted(missing, schedule, folder)):
            folder.add(game)
            yield game.result


def still_wanted(missing: list[Fixture], schedule: Schedule, folder: Folder) -> Iterator[tuple[Fixture]]:
    """Until enough has been seen."""
    for fixture in missing:
        if schedule.is_over(folder.results):
            return
        yield (fixture,)
