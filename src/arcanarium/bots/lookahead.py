"""One step ahead: what each answer is worth once the seat's turn has been played on, by the game's evaluation."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.hints import Hints
from arcanarium.core.ints import i64, vec


def best_answer(hints: Hints, s: State, seat: i64, out: vec[float]) -> i64:
    """The answer after which the seat to move stands best at once; `out` is left with the chances after the last."""
    best: i64 = s.offers[0]
    most = -1.0
    for i in range(s.count):
        after = s.clone()
        after.play(seat, s.offers[i])
        hints.judge(after, out)
        if out[seat] > most:
            most = out[seat]
            best = s.offers[i]
    return best


def play_on(hints: Hints, s: State, seat: i64, steps: i64, out: vec[float]) -> None:
    """Let the seat answer as seems best at once until somebody else is asked, at most so many times; then judge.

    Payments and other choices in small steps would be judged half-way otherwise.
    """
    while steps > 0 and s.to_move == seat:
        s.play(seat, best_answer(hints, s, seat, out))
        steps -= 1
    hints.judge(s, out)


def worths(hints: Hints, worlds: list[State], seat: int, options: list[int], steps: int) -> list[float]:
    """The chance of winning after each option, on average over the worlds."""
    out = vec[float]([0.0] * 8)
    found: list[float] = []
    for option in options:
        total = 0.0
        for world in worlds:
            after = world.clone()
            after.play(seat, option)
            play_on(hints, after, seat, steps, out)
            total += out[seat]
        found.append(total / len(worlds))
    return found
