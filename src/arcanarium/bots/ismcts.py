"""The bot that searches: information-set Monte-Carlo tree search over imagined worlds."""

from __future__ import annotations

import gc
from random import Random
from time import perf_counter
from typing import Final, NamedTuple

from arcanarium.bots import Bot, Imagine
from arcanarium.bots.care import Care, pick
from arcanarium.bots.evaluations import evaluation_of, tables_of
from arcanarium.bots.search import TRUST, Node, Search
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data

USUAL_SECONDS: Final = 1.0
SURE: Final = 0.9999  # of having won: only a game that ended so every time it was tried comes to it
PROVEN: Final = 2  # times that an option must have been tried for that
CLOCK_EVERY: Final = 8  # iterations between two looks at the clock,
DECIDED_EVERY: Final = 64  # and between two looks whether anything can still change


class Budget(NamedTuple):
    """When a search ends: whichever comes first. Without seconds the same seed gives the same answer."""

    iterations: int = 1_000_000_000
    seconds: float = 0.0  # 0: no limit
    worlds: int = 200  # imagined for one decision; once there are so many they are used again with new chance
    processes: int = 1


class Found(NamedTuple):
    """What a search says of one option."""

    action: int
    visits: int
    chance: float


def run(search: Search, imagine: Imagine, random: Random, budget: Budget) -> list[State]:
    """Search until the budget is used up; the result is the worlds that were imagined."""
    search.make_room()
    worlds: list[State] = []
    start = perf_counter()
    seconds = budget.seconds if budget.seconds > 0 else float("inf")
    collecting = gc.isenabled()
    gc.disable()  # a search makes many small objects and no cycles
    try:
        worlds.append(imagine(random.randrange(SEED_LIMIT)))
        here = search.begin(worlds[0])
        for number in range(budget.iterations):
            action = search.upcoming(here)
            tries = search.tries(action)
            if tries == len(worlds) < budget.worlds:
                worlds.append(imagine(random.randrange(SEED_LIMIT)))
            search.iterate(worlds[tries % len(worlds)].clone(), action, tries)
            if number % CLOCK_EVERY == CLOCK_EVERY - 1:
                spent = perf_counter() - start
                if spent > seconds:
                    break
                left = min(budget.iterations - number, (seconds / spent - 1) * number)
                if number % DECIDED_EVERY == DECIDED_EVERY - 1 and is_decided(search.root(worlds[0]), left):
                    break
    finally:
        if collecting:
            gc.enable()
    return worlds


def is_decided(root: Node | None, left: float) -> bool:
    """Can nothing overtake the most visited option in the iterations that are left?"""
    if root is None:
        return False
    visits = sorted(int(root.tried[i]) for i in range(int(root.count)))
    return len(visits) < 2 or visits[-1] - visits[-2] > left


def read_options(root: Node | None, options: list[int]) -> list[Found]:
    """The options of a decision as the search sees them, in their order."""
    out: list[Found] = []
    for action in options:
        i = int(root.find(action)) if root is not None else -1
        if root is None or i < 0:
            out.append(Found(action, 0, 0.0))
        else:
            out.append(Found(action, int(root.tried[i]), chance_of(root, i)))
    return out


def chance_of(root: Node, i: int) -> float:
    """What an option promises; what was seen to win every time needs no judge who would doubt it."""
    tried = int(root.tried[i])
    if tried >= PROVEN and root.total[i] >= SURE * tried:
        return 1.0
    return float(root.mean(i, TRUST))


def best_of(options: list[Found]) -> Found:
    """The option that was tried most, as chances of what was hardly tried mislead; but a sure victory is taken.

    Where one option wins at once and others win as surely later, short searches try all of them about as often.
    """
    return max(
        options, key=lambda option: (option.visits >= PROVEN and option.chance >= SURE, option.visits, option.chance)
    )


class Player(Bot):
    """Searches one second a decision unless told otherwise; keeps what it found for its next decisions."""

    looks = False

    def __init__(
        self,
        game: Game,
        seats: int,
        seat: int,
        seed: int,
        budget: Budget | None = None,
        care: Care | None = None,
        plain: bool = False,
        judge: Evaluation | None = None,
    ) -> None:
        super().__init__(game, seats, seat, seed)
        self.budget = budget or Budget(seconds=USUAL_SECONDS)
        self.care = care or Care()
        self.judge = judge or evaluation_of(game)
        self.search = Search(self.judge, seat, self.random.randrange(SEED_LIMIT), plain)

    def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
        if len(decision.options) == 1:
            return decision.options[0]
        if self.budget.processes > 1:
            from arcanarium.bots.parallel import search_together

            by_tables = self.judge is tables_of(self.game)
            options = search_together(self.game, decision, imagine, self.random, self.budget, by_tables)
        else:
            worlds = run(self.search, imagine, self.random, self.budget)
            options = read_options(self.search.root(worlds[0]), decision.options)
        if self.care.noise > 0:
            return pick(decision.options, [option.chance for option in options], self.care, self.random)
        return best_of(options).action
