"""A run: what its schedule asks for is played by its crew and kept in its folder."""

from __future__ import annotations

from collections.abc import Iterator

from arcanarium.arena.crew import Crew
from arcanarium.arena.folder import Folder
from arcanarium.arena.schedule import Schedule
from arcanarium.arena.sitting import Result


def played(schedule: Schedule, folder: Folder, crew: Crew) -> Iterator[Result]:
    """Results as they come, after they have been kept. What is there already is not played again, nor told."""
    while not schedule.is_over(folder.results):
        missing = [sitting for sitting in schedule.wave(folder.results) if sitting.number not in folder.results]
        if not missing:
            return
        missing.reverse()
        under_way = 0
        while missing or under_way:
            while missing and under_way < crew.room:
                crew.submit(missing.pop())
                under_way += 1
            game = crew.collect()
            under_way -= 1
            folder.add(game)
            yield game.result
            if missing and schedule.is_over(folder.results):
                missing.clear()
