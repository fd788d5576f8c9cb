"""A net proves itself by play, never by how well it predicts: a duel of two that look one step ahead with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from arcanarium.arena.duel import Score, duel
from arcanarium.arena.question import BETTER, NOT_BETTER, OPEN, Counts, Question
from arcanarium.bots import Maker, greedy
from arcanarium.core.game import Game
from arcanarium.games import load
from arcanarium.training.alone import worth_alone
from arcanarium.training.judges import judge_with
from arcanarium.training.news import Telling, Told
from arcanarium.work.lanes import Lane

QUESTION: Final = Question(elo0=0.0, elo1=30.0)
BATCH: Final = 4  # deals that are played at a time
SEED: Final = 7_000_000  # of the first deal; no game that is learned from has such a seed
SEEDS: Final = 100_000  # of each generation's duel


class Pair(NamedTuple):
    """Two nets of a game; none is the table alone."""

    game: str
    new: bytes | None
    old: bytes | None


class Trial(NamedTuple):
    """How a duel ended: the games of every number of seats, and what is known now."""

    scores: dict[int, Score]
    state: str

    @property
    def games(self) -> int:
        return sum(score.games for score in self.scores.values())


def play_deals(pair: Pair, number: int, seats: int, first: int, seed: int) -> tuple[int, int, list[float]]:
    """The share of the victories in each of some deals that went to the new net, with the number of this job."""
    game = load(pair.game)
    new, old = (partial(greedy.Player, judge=judge_with(pair.game, seats, net)) for net in (pair.new, pair.old))
    if seats == 1:
        return number, seats, [compare_alone(game, new, old, seed + deal) for deal in range(first, first + BATCH)]
    scores = [duel(game, seats, new, old, seats, seed, begin=deal * seats) for deal in range(first, first + BATCH)]
    return number, seats, [score.wins / score.games for score in scores]


def compare_alone(game: Game, new: Maker, old: Maker, seed: int) -> float:
    """Each has the deal for itself; whose points are worth more has won."""
    worths = [worth_alone(game, make, seed) for make in (new, old)]
    return 0.5 if worths[0] == worths[1] else float(worths[0] > worths[1])


def in_order(found: Iterator[tuple[int, int, list[float]]]) -> Iterator[tuple[int, list[float]]]:
    """Deals count in their order, however long each takes: else short games would count first."""
    early: dict[int, tuple[int, list[float]]] = {}
    due = 0
    for number, seats, shares in found:
        early[number] = (seats, shares)
        while due in early:
            yield early.pop(due)
            due += 1


def hold_trial(pair: Pair, seats: Sequence[int], most: int, seed: int, lane: Lane, tell: Telling) -> Trial:
    """Play until it is known whether the new net is better, or so many games are over."""
    counts = {each: Counts(1, max(2, each)) for each in seats}
    trial = Trial({each: Score(0.0, 0) for each in seats}, OPEN)
    jobs = (
        (pair, number, each, BATCH * (number // len(seats)), seed)
        for number in range(most)
        for each in [seats[number % len(seats)]]
    )
    found = lane.each(play_deals, jobs)
    for each, shares in in_order(found):
        for share in shares:
            counts[each].add(share)
        score = trial.scores[each]
        trial.scores[each] = Score(score.wins + each * sum(shares), score.games + each * len(shares))
        ratio = sum(count.likelihood(QUESTION) for count in counts.values())
        state = BETTER if ratio >= QUESTION.upper else NOT_BETTER if ratio <= QUESTION.lower else OPEN
        trial = trial._replace(state=state)
        tell(Told("duel", {"ratio": f"{ratio:+.2f}"}, trial.games, most))
        if state != OPEN or trial.games >= most:
            break
    return trial
