"""What each option of a decision was worth, by what its seat could know then."""

from __future__ import annotations

from random import Random
from typing import Final

from arcanarium.bots import imagining
from arcanarium.bots.analysis.figures import Effort, Weighed
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.hint import advice_on
from arcanarium.bots.ismcts import Budget, run
from arcanarium.bots.ranking import even_out
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game

KEPT: Final = 3  # of the best options


def weigh(game: Game, s: State, decision: Decision, chosen: int, effort: Effort, seed: int) -> list[Weighed]:
    """The best options and the chosen one, best first. The true state is only imagined from, as for a bot."""
    random = Random(seed)
    search = Search(evaluation_of(game), decision.seat, random.randrange(SEED_LIMIT), False)
    imagine = imagining(game, s, decision.seat)
    budget = Budget(iterations=effort.iterations, seconds=effort.seconds, worlds=effort.worlds)
    worlds = run(search, imagine, random, budget)
    options = even_out(search, worlds, decision.options, chosen)
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
