"""Hints for people: the best options with their chances, the line of play behind each, and what it gains."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from arcanarium.bots import Imagine
from arcanarium.bots.choosing import hints_of
from arcanarium.bots.ismcts import Budget, found, run
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.game import Decision, Game
from arcanarium.core.hints import Hints
from arcanarium.core.view import Data

LONGEST: Final = 8  # answers of a line
COMPARED: Final = 12  # worlds in which the gain of a line is measured
LEAST: Final = 0.02  # a change that matters less is not told
TOLD: Final = 3  # reasons for an option


class Gain(NamedTuple):
    """A number that a line changes: its wording is `hint-` and the key; `weight` says how much that helps."""

    key: str
    change: float
    weight: float


class Advice(NamedTuple):
    """One option: the chance of winning after it, how much of the search went into it, and why."""

    action: int
    chance: float
    share: float
    line: list[int]
    gains: list[Gain]  # what matters most first; a weight below 0 is what the line costs


def advise(
    game: Game, view: Data, decision: Decision, imagine: Imagine, budget: Budget, seed: int = 0, most: int = 5
) -> list[Advice]:
    """The best options first. Nothing but what the seat sees is used: worlds are imagined, as for every bot."""
    hints = hints_of(game)
    search = Search(hints, decision.seat, seed, False)
    worlds = run(search, imagine, Random(seed), budget)
    options = found(search.root(worlds[0]), decision.options)
    visits = max(1, sum(option.visits for option in options))
    options.sort(key=lambda option: (-option.visits, -option.chance))
    out: list[Advice] = []
    for option in options[:most]:
        line = search.line(worlds[0], option.action, LONGEST)
        gains = gains_of(hints, worlds[:COMPARED], decision.seat, line)
        out.append(Advice(option.action, option.chance, option.visits / visits, line, gains))
    return out


def played(world: State, seat: int, line: list[int]) -> State:
    """A world after a line, as far as it can be played there."""
    s = world.clone()
    for number, action in enumerate(line):
        if number > 0 and (s.to_move != seat or action not in s.legal()):
            break
        s.play(seat, action)
    return s


def gains_of(hints: Hints, worlds: list[State], seat: int, line: list[int]) -> list[Gain]:
    """What a line changes on average, the most important first."""
    titles = hints.titles()
    changes = [0.0] * len(titles)
    weights = [0.0] * len(titles)
    for world in worlds:
        after = played(world, seat, line)
        rows = [(s, hints.features(s, seat), hints.gains(s, seat)) for s in (world, after)]
        for i in range(len(titles)):
            changes[i] += (rows[1][1][i] - rows[0][1][i]) / len(worlds)
            weights[i] += (rows[1][2][i] - rows[0][2][i]) / len(worlds)
    gains = [Gain(key, change, weight) for key, change, weight in zip(titles, changes, weights, strict=True)]
    gains.sort(key=lambda gain: -abs(gain.weight))
    return [gain for gain in gains[:TOLD] if abs(gain.weight) >= LEAST]
