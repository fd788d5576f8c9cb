"""What a search that is done says of its options, the best first: the same for hints, analyses and graphs."""

from __future__ import annotations

from typing import Final

from arcanarium.bots.ismcts import Found, read_options
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State

FAIR: Final = 4  # what is compared is tried at least this part of all iterations,
ENOUGH: Final = 200  # or so often


def rank(search: Search, worlds: list[State], options: list[int]) -> list[Found]:
    """By their chances."""
    found = read_options(search.root(worlds[0]), options)
    return sorted(found, key=lambda option: (-option.chance, option.action))


def even_out(search: Search, worlds: list[State], options: list[int], chosen: int | None = None) -> list[Found]:
    """Try the best option, and the chosen one, about equally often; the result is how they rank then.

    A search looks away from what seems bad, and may be wrong about it. An option that looks best only because it was
    tried twice is tried more, until the best one is well known.
    """
    least = max(4, min(ENOUGH, int(search.iterations) // FAIR))
    found = rank(search, worlds, options)
    for _ in options:
        poor = [option for option in found if option.action == chosen or option is found[0]]
        poor = [option for option in poor if option.visits < least]
        if not poor:
            break
        for option in poor:
            for number in range(option.visits, least):
                search.iterate(worlds[number % len(worlds)].clone(), option.action, number)
        found = rank(search, worlds, options)
    return found
