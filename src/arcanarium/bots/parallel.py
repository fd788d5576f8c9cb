"""One decision thought about in several processes: each searches worlds of its own, and the visits are added up."""

from __future__ import annotations

from functools import cache
from random import Random

from arcanarium.bots import Imagine
from arcanarium.bots.evaluations import evaluation_of, tables_of
from arcanarium.bots.ismcts import Budget, Found, read_options, run
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game
from arcanarium.core.packing import pack, unpack
from arcanarium.games import load
from arcanarium.work.lanes import Lane, result_of
from arcanarium.work.processes import Processes


@cache
def helpers(processes: int) -> Lane:
    """Started once: a process takes as long to start as a decision to think about."""
    return Lane(Processes(processes))


def search_part(
    name: str, packed: list[bytes], seat: int, options: list[int], seed: int, budget: Budget, by_tables: bool
) -> list[Found]:
    """In a process of its own: search the given worlds."""
    game = load(name)
    worlds = [unpack(game.rules, data) for data in packed]
    search = Search(tables_of(game) if by_tables else evaluation_of(game), seat, seed, False)
    given = iter(worlds)
    own = run(search, lambda _: next(given), Random(seed), budget._replace(worlds=len(worlds)))
    return read_options(search.root(own[0]), options)


def search_together(
    game: Game, decision: Decision, imagine: Imagine, random: Random, budget: Budget, by_tables: bool = False
) -> list[Found]:
    """What all processes found, added up."""
    number = budget.processes
    part = budget._replace(
        iterations=max(1, budget.iterations // number), worlds=max(1, budget.worlds // number), processes=1
    )
    waiting = []
    for _ in range(number):
        worlds: list[State] = [imagine(random.randrange(SEED_LIMIT)) for _ in range(part.worlds)]
        seed = random.randrange(SEED_LIMIT)
        packed = [pack(world) for world in worlds]
        args = (game.name, packed, decision.seat, decision.options, seed, part, by_tables)
        waiting.append(helpers(number).submit(search_part, *args))
    parts = result_of(waiting)
    out: list[Found] = []
    for k, action in enumerate(decision.options):
        visits = sum(each[k].visits for each in parts)
        weight = sum((each[k].visits + 1) * each[k].chance for each in parts) / (visits + number)
        out.append(Found(action, visits, weight))
    return out
