"""One step ahead: what each answer is worth once the seat's turn has been played on, by the game's evaluation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.chance import draw
from arcanarium.core.evaluation import Evaluation
from arcanarium.core.ints import i64, vec

MOST_SEATS: Final = 8


def best_answer(hints: Evaluation, s: State, seat: i64, out: vec[float]) -> i64:
    """The answer after which the seat to move stands best at once; `out` is left with the chances after the last."""
    best: i64 = s.offers[0]
    if s.count == 1:
        return best
    most = -1.0
    for i in range(s.count):
        after = s.clone()
        after.play(seat, s.offers[i])
        hints.judge(after, out)
        if out[seat] > most:
            most = out[seat]
            best = s.offers[i]
    return best


def play_on(hints: Evaluation, s: State, seat: i64, steps: i64, out: vec[float]) -> None:
    """Let the seat answer as seems best at once until somebody else is asked, at most `steps` times; then judge.

    Payments and other choices in small steps would be judged half-way otherwise.
    """
    while steps > 0 and s.to_move == seat:
        s.play(seat, best_answer(hints, s, seat, out))
        steps -= 1
    hints.judge(s, out)


def others_answer(s: State, waiting: list[int], seed: i64) -> None:
    """Whoever chooses at the same time answers by chance: a bid is worth nothing before the others are known."""
    for each in waiting:
        if s.owes(each):
            offered = s.legal_for(each)
            s.apply(each, offered[draw(seed, each) % len(offered)])


def worths(hints: Evaluation, worlds: list[State], seat: int, options: list[int], steps: int) -> list[float]:
    """The chance of winning after each option, on average over the worlds."""
    out = vec[float]([0.0] * MOST_SEATS)
    found: list[float] = []
    waiting = [each for each in worlds[0].owing() if each != seat]
    for option in options:
        total = 0.0
        for number, world in enumerate(worlds):
            after = world.clone()
            after.play(seat, option)
            others_answer(after, waiting, number)
            play_on(hints, after, seat, steps, out)
            total += out[seat]
        found.append(total / len(worlds))
    return found


def play_by_chance(s: State, draws: list[Callable[[], float]], first: Callable[[list[int]], int], bound: int) -> int:
    """Play to the end if every seat takes any answer, its own chance deciding; the number of decisions.

    `first` says who answers first of several that choose at once. Ends early past the bound.
    """
    decisions: i64 = 0
    most: i64 = bound
    while s.to_move >= 0 and decisions <= most:
        seat = s.to_move
        if s.strands:
            seat = first(s.owing())
            offered = s.legal_for(seat)
            s.play(seat, offered[int(draws[seat]() * len(offered))])
        else:
            s.play(seat, s.offers[int(draws[seat]() * float(s.count))])
        decisions += 1
    return int(decisions)
