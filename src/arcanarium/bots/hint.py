"""Hints for people: the best options with their chances, the line of play behind each, and what it gains."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec import Struct

from arcanarium.bots import Imagine
from arcanarium.bots.evaluations import evaluation_of, explaining, most_points
from arcanarium.bots.ismcts import Budget, Found, run
from arcanarium.bots.ranking import even_out
from arcanarium.bots.reasons import Gain, gain_of, is_telling
from arcanarium.bots.search import Search
from arcanarium.core.agenda import State
from arcanarium.core.asking.whole_answer import first_answer
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.game import Decision, Game
from arcanarium.core.plan import SEATS
from arcanarium.core.plan import TOLD as KNOWN

HINT: Final = Budget(iterations=8000, seconds=1.5)
MOST: Final = 4  # options told
LONGEST: Final = 8  # answers of a line
MOST_PARTS: Final = 32  # of one answer
COMPARED: Final = 12  # worlds in which the gain of a line is measured
LEAST: Final = 0.02  # a change that matters less is not told
TOLD: Final = 3  # reasons for an option


class Advice(Struct, frozen=True):
    """One option: the chance of winning after it, how much of the search went into it, and why."""

    action: int
    parts: list[int]  # of the whole answer that begins with it, with those that the engine gives by itself
    chance: float
    share: float
    line: list[int]
    gains: list[Gain]  # what matters most first; a weight below 0 is what the line costs
    most: float = 0.0  # points that a chance of 1 stands for, alone; 0: it is a chance of winning


def advise(
    game: Game, decision: Decision, imagine: Imagine, budget: Budget, seed: int = 0, most: int = MOST
) -> list[Advice]:
    """The best options first. Nothing but what the seat sees is used: worlds are imagined, as for every bot."""
    search = Search(evaluation_of(game), decision.seat, seed, False)
    worlds = run(search, imagine, Random(seed), budget)
    options = even_out(search, worlds, decision.options)
    visits = max(1, sum(option.visits for option in options))
    return [advice_on(search, worlds, option, visits) for option in options[:most]]


def advice_on(search: Search, worlds: list[State], option: Found, visits: int) -> Advice:
    """What a search that is done says of an option."""
    seat = int(search.seat)
    whole = known_part(search.line(ask_seat(worlds[0], seat), option.action, MOST_PARTS), worlds[0], seat)
    line = whole[:LONGEST]
    return Advice(
        action=option.action,
        parts=first_answer(ask_seat(worlds[0], seat), seat, whole),
        chance=option.chance,
        share=option.visits / visits,
        line=line,
        gains=gains_of(explaining(search.hints.game), worlds[:COMPARED], seat, line),
        most=most_points(search.hints, int(worlds[0].mem[SEATS])),
    )


def ask_seat(world: State, seat: int) -> State:
    """The world, with that seat to move, also while several choose at once."""
    s = world.clone()
    if s.to_move != seat:
        s.ask(seat)
        s.to_move = seat
    return s


def known_part(line: list[int], world: State, seat: int) -> list[int]:
    """A line as far as it can be foreseen: what follows a card that was drawn or a die holds in one world only."""
    s = ask_seat(world, seat)
    told = int(s.mem[KNOWN])
    for number, action in enumerate(line):
        s.play(seat, action)
        if int(s.mem[KNOWN]) != told:
            return line[: number + 1]
    return line


def play_line(world: State, seat: int, line: list[int]) -> State:
    """A world after a line, as far as it can be played there."""
    s = ask_seat(world, seat)
    for number, action in enumerate(line):
        if number > 0 and (s.to_move != seat or action not in s.legal()):
            break
        s.play(seat, action)
    return s


def gains_of(hints: Evaluation, worlds: list[State], seat: int, line: list[int]) -> list[Gain]:
    """What a line changes on average, the most important first."""
    titles = hints.titles()
    changes = [0.0] * len(titles)
    weights = [0.0] * len(titles)
    for world in worlds:
        after = play_line(world, seat, line)
        rows = [(hints.features(s, seat), hints.gains(s, seat)) for s in (world, after)]
        for i in range(len(titles)):
            changes[i] += (rows[1][0][i] - rows[0][0][i]) / len(worlds)
            weights[i] += (rows[1][1][i] - rows[0][1][i]) / len(worlds)
    ranked = sorted(range(len(titles)), key=lambda i: -abs(weights[i]))
    found = [gain_of(hints.game.base, titles[i], changes[i], weights[i]) for i in ranked if abs(weights[i]) >= LEAST]
    return [gain for gain in found if is_telling(hints.game.base, gain)][:TOLD]
