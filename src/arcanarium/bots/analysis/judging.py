"""How everybody stands in a position, with open cards but not knowing what chance will bring."""

from __future__ import annotations

from random import Random
from typing import Final

from arcanarium.bots.lookahead import worths
from arcanarium.core.agenda import State
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.game import Game, relabel
from arcanarium.core.plan import DRAWS, SEATS

STEPS: Final = 8  # own answers with which a turn is played on before it is judged


class Chance:
    """What chance has not yet decided in a position: the dice to come, and where each card lies that nobody knows."""

    def __init__(self, game: Game, s: State) -> None:
        self.s = s
        self.groups: list[list[int]] = []  # cards of one zone that may change places
        plan = s.plan
        everybody = (1 << int(s.mem[SEATS])) - 1
        for zone in range(plan.used):
            pools: dict[int, list[int]] = {}
            for card in map(int, s.cards(zone)) if plan.ordered[zone] else ():
                if int(s.mem[plan.eyes + card]) & everybody == 0:
                    pools.setdefault(game.pool(s, card), []).append(card)
            self.groups += [cards for cards in pools.values() if len(cards) > 1]

    def world(self, random: Random) -> State:
        """The same position with another chance; hands, known cards and secret choices stay as they are."""
        new = self.s.clone()
        new.sow(random.randrange(SEED_LIMIT))
        new.mem[DRAWS] = 0
        if self.groups:
            becomes = list(range(new.plan.cards))
            for cards in self.groups:
                for card, other in zip(cards, sorted(cards, key=lambda _: random.random()), strict=True):
                    becomes[card] = other
            relabel(new, becomes)
        return new


def judge_turn(hints: Evaluation, world: State, seat: int) -> list[float]:
    """Everybody's chances once that seat has played its turn on as seems best: half-done things are hard to judge.

    Nobody else plays on: a turn would be counted to who only let it begin.
    """
    steps = STEPS
    while steps > 0 and world.to_move == seat:
        options = world.legal()
        if len(options) > 1:
            found = worths(hints, [world], seat, options, 0)
            world.play(seat, options[found.index(max(found))])
        else:
            world.play(seat, options[0])
        steps -= 1
    return hints.chances(world)


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def judge_position(game: Game, hints: Evaluation, s: State, seat: int, worlds: int, random: Random) -> list[float]:
    """The chance of winning of every seat after an answer of that one; who has won, once the game is over."""
    if s.to_move != seat:  # the evaluation knows nothing of the order of unknown cards
        return hints.chances(s)
    chance = Chance(game, s)
    return mean([judge_turn(hints, chance.world(random), seat) for _ in range(worlds)])


def judge_answer(
    game: Game, hints: Evaluation, s: State, seat: int, action: int, worlds: int, random: Random
) -> list[float]:
    """What was to be expected of an answer before chance spoke."""
    chance = Chance(game, s)
    rows = []
    for _ in range(worlds):
        world = chance.world(random)
        world.play(seat, action)
        rows.append(judge_turn(hints, world, seat))
    return mean(rows)


def judge_deal(
    game: Game, hints: Evaluation, seats: int, options: dict[str, str], worlds: int, random: Random
) -> list[float]:
    """How seats stand on average in games set up like this one."""
    return mean([hints.chances(game.new(seats, random.randrange(SEED_LIMIT), options)) for _ in range(worlds)])
