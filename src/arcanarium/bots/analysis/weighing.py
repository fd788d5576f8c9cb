"""What each option of a decision was worth, by what its seat could know then."""

from __future__ import annotations

from random import Random
from typing import Final

from arcanarium.bots import imagining
from arcanarium.bots.analysis.figures import Effort, Weighed
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.hint import advice_on
from arcanarium.bots.ismcts import Budget, Found, read_options, run
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game

KEPT: Final = 3  # of the best options
FAIR: Final = 4  # the chosen option and the best one are each tried at least this part of all iterations,
ENOUGH: Final = 200  # or so often


def weigh(game: Game, s: State, decision: Decision, chosen: int, effort: Effort, seed: int) -> list[Weighed]:
    """The best options and the chosen one, best first. The true state is only imagined from, as for a bot."""
    random = Random(seed)
    search = Search(evaluation_of(game), decision.seat, random.randrange(SEED_LIMIT), False)
    imagine = imagining(game, s, decision.seat)
    budget = Budget(iterations=effort.iterations, seconds=effort.seconds, worlds=effort.worlds)
    worlds = run(search, imagine, random, budget)
    even_out(search, worlds, decision, chosen)
    options = rank(search, worlds, decision)
    kept = options[:KEPT] + [option for option in options[KEPT:] if option.action == chosen]
    told = (chosen, options[0].action)
    return [
        Weighed(
            option.action,
            game.actions.notation(option.action),
            round(option.chance, 4),
            advice_on(search, worlds, option, 1).gains if option.action in told else [],
        )
        for option in kept
    ]


def rank(search: Search, worlds: list[State], decision: Decision) -> list[Found]:
    options = read_options(search.root(worlds[0]), decision.options)
    return sorted(options, key=lambda option: (-option.chance, option.action))


def even_out(search: Search, worlds: list[State], decision: Decision, chosen: int) -> None:
    """Try what is compared about equally often: a search looks away from what seems bad, and may be wrong about it.

    An option that looks best only because it was tried twice is tried more, until the best one is well known.
    """
    least = max(4, min(ENOUGH, int(search.iterations) // FAIR))
    for _ in decision.options:
        options = rank(search, worlds, decision)
        poor = [option for option in options if option.action == chosen or option is options[0]]
        poor = [option for option in poor if option.visits < least]
        if not poor:
            return
        for option in poor:
            for number in range(option.visits, least):
                search.iterate(worlds[number % len(worlds)].clone(), option.action, number)
