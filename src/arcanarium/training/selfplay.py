"""Self-play: games of players that look one step ahead, all of a table equally careless.

If one seat were better than the others, a fit would learn what good players do instead of what good positions have. In
every game chance also answers a few times in a row at a random moment, so that positions are seen which such players
would never enter, and what becomes of them.

How a game ended says little about each of its positions. A short search says more, and costs more: it may be asked
about those that are kept, with the same judge and from what the seat to move can know.

Alone, points are what counts, and the tables do not know that: they learned that a game which ends early is won. Until
there is a net that knows, whoever plays alone judges as if there were a rival, and goes on as long as anything can be
done.
"""

from __future__ import annotations

from math import nan
from random import Random
from typing import Final

import numpy as np

from arcanarium.arena.duel import lead_of
from arcanarium.arena.fixture import shares_of
from arcanarium.bots.care import Care, pick
from arcanarium.bots.ismcts import Budget, read_options, run
from arcanarium.bots.lookahead import worths
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.game import Game
from arcanarium.training.alone import ALONE
from arcanarium.training.positions import Positions

STEPS: Final = 3  # own answers that are played on before a position is judged
NOISE: Final = (0.05, 0.2, 0.5)  # how wrong all seats of a game judge, as logarithms of odds
CHANCE: Final = (0.01, 0.05, 0.15)  # how often chance answers for them
BURST: Final = 4  # so many answers in a row, at most, are left to chance at one moment of a game
KEPT: Final = 15  # positions of a game, about: more games say more, and more positions of one game do not;
SEARCHED: Final = 12  # so many if a search is asked about each
WORLDS: Final = 16  # that such a search imagines
USUAL: Final = 60  # decisions of a game, before any was played


class Watched:
    """A game while it is played, and what is kept of it."""

    def __init__(
        self, judge: Evaluation, seats: int, seed: int, length: int, searches: list[Search], depth: int
    ) -> None:
        self.judge = judge
        self.searches = searches
        self.budget = Budget(iterations=depth, worlds=WORLDS)
        self.seats = seats
        self.lingers = seats == 1 and judge.goal() is None
        self.s: State = judge.game.new(seats, seed)
        self.random = Random(seed)
        self.care = Care(self.random.choice(NOISE))
        self.chance = self.random.choice(CHANCE)
        self.burst = self.random.randrange(length)
        self.every = max(1, length // (SEARCHED if depth else KEPT))
        self.decisions = 0
        self.progress: list[float] = []
        self.shown: list[list[list[float]]] = []
        self.searched: list[list[float]] = []

    def play(self) -> None:
        """To the end."""
        while self.s.to_move >= 0:
            self.s.play(int(self.s.to_move), self.answer(int(self.s.to_move), self.s.legal()))

    def answer(self, seat: int, options: list[int]) -> int:
        if len(options) == 1:
            return options[0]
        random = self.random
        self.decisions += 1
        if random.random() * self.every < 1:
            self.progress.append(min(1.0, max(0.0, float(self.judge.moment(self.s)))))
            self.shown.append([self.judge.shown(self.s, each) for each in range(self.seats)])
            self.searched.append(self.ask_search(seat, options))
        if self.burst <= self.decisions < self.burst + BURST or random.random() < self.chance:
            return random.choice(options)
        if self.lingers:
            options = linger(self.judge.game, options)
        world = self.judge.game.imagine(self.s, seat, random.randrange(SEED_LIMIT))
        return pick(options, worths(self.judge, [world], seat, options, STEPS), self.care, random)

    def ask_search(self, seat: int, options: list[int]) -> list[float]:
        """What the position is worth to each seat; what is left by whoever moves is shared as the judge says."""
        if self.budget.iterations == 0:
            return [nan] * self.seats
        search = self.searches[seat]
        for table in search.tables:
            table.clear()
        worlds = run(search, lambda seed: self.judge.game.imagine(self.s, seat, seed), self.random, self.budget)
        found = read_options(search.root(worlds[0]), options)
        chance = max(found, key=lambda option: (option.visits, option.chance)).chance
        judged = self.judge.chances(self.s)
        left = max(1e-9, sum(judged) - judged[seat])
        return [chance if each == seat else (1 - chance) * judged[each] / left for each in range(self.seats)]

    def won(self) -> list[float]:
        """The share of each seat in the victory; alone what its points are worth."""
        shares = shares_of(self.judge.game.winners(self.s), self.seats)
        return [ALONE.worth(self.points()[0], shares[0])] if self.seats == 1 else shares

    def points(self) -> list[float]:
        """Of every seat, and of whoever plays against one that is alone."""
        found = [float(score) for score in self.judge.game.scores(self.s)]
        return [*found, found[0] - lead_of(self.judge.game, self.s)] if self.seats == 1 else found


def linger(game: Game, options: list[int]) -> list[int]:
    """Without giving up what could still be done, as long as there is anything else."""
    others = [option for option in options if not game.actions.block_of(option).gives_up]
    return others or options


def watch(judge: Evaluation, seats: int, first: int, games: int, depth: int = 0) -> Positions:
    """Games with the seeds from the first on, with a search of so many iterations for each position that is kept."""
    searches = [Search(judge, seat, first, False) for seat in range(seats)]
    played: list[Watched] = []
    length = USUAL
    for seed in range(first, first + games):
        game = Watched(judge, seats, seed, length, searches, depth)
        game.play()
        length = max(1, (9 * length + game.decisions) // 10)
        played.append(game)
    shown = np.array([row for game in played for row in game.shown], np.float32)
    size = len(judge.names)
    return Positions(
        game=np.repeat(np.arange(games, dtype=np.int32), [len(game.shown) for game in played]),
        progress=np.array([moment for game in played for moment in game.progress], np.float32),
        numbers=shown[:, :, :size],
        cards=shown[:, :, size:].astype(np.uint8),
        searched=np.array([row for game in played for row in game.searched], np.float32),
        won=np.array([game.won() for game in played], np.float32),
        points=np.array([game.points() for game in played], np.float32),
    )
