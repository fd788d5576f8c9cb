"""What the coach of a table thinks, in a process of its own: does a question matter, and what did an answer miss?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from arcanarium.bots import imagining, own_seed
from arcanarium.bots.analysis.figures import Effort
from arcanarium.bots.analysis.weighing import weigh
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.bots.ismcts import Budget, read_options, run
from arcanarium.bots.search import Search
from arcanarium.puzzles.themes import theme_of
from arcanarium.server import wire
from arcanarium.server.thinking import find_question

GLANCE: Final = Budget(iterations=1000, seconds=0.5, worlds=64)
LOOK: Final = Effort(iterations=2000, seconds=1.0, worlds=64)
LOOKS: Final = 2  # with different luck: each of them has to find that something was missed
MATTERS: Final = 0.05  # of the chance of winning, from which on a question is worth a word,
CLEAR: Final = 0.08  # and from which on an answer is: as in puzzles
PATIENCE: Final = "patience"  # the theme of answers that end or decline something


def consider(game_name: str, packed: bytes, seat: int, seed: int) -> str | None:
    """The theme of what to think about, if the best answer is clearly better than half of the others."""
    game, s, decision = find_question(game_name, packed, seat)
    if len(decision.options) == 1:
        return None
    search = Search(evaluation_of(game), seat, seed, False)
    worlds = run(search, imagining(game, s, seat), Random(seed), GLANCE)
    options = read_options(search.root(worlds[0]), decision.options)
    options.sort(key=lambda option: -option.chance)
    best, usual = options[0], options[len(options) // 2]
    if best.chance - usual.chance < MATTERS:
        return None
    return PATIENCE if game.actions.block_of(best.action).declines else theme_of(game, best.action)


def review(game_name: str, packed: bytes, seat: int, given: Sequence[int], seed: int) -> wire.Missed | None:
    """What would have been clearly better than the first of the answers given; nothing if it was given after it."""
    game, s, decision = find_question(game_name, packed, seat)
    missed = None
    for look in range(LOOKS):
        options = weigh(game, s, decision, given[0], LOOK, own_seed(seed, look))
        best, chosen = options[0], next(option for option in options if option.action == given[0])
        if best.action in given or best.chance - chosen.chance < CLEAR:
            return None
        missed = wire.Missed(
            given=chosen.action, chance=chosen.chance, better=best.action, best=best.chance, gains=best.gains
        )
    return missed
