"""One step ahead: what each answer is worth once the seat's turn has been played on, by the game's evaluation."""

from __future__ import annotations

from arcanarium.core.agenda import State
from arcanarium.core.chance import draw
from arcanarium.core.hints import Hints
from arcanarium.core.ints import i64, vec
from arcanarium.core.plan import SEATS


def best_answer(hints: Hints, s: State, seat: i64, out: vec[float]) -> i64:
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


def play_on(hints: Hints, s: State, seat: i64, steps: i64, out: vec[float]) -> None:
    """Let the seat answer as seems best at once until somebody else is asked, at most so many times; then judge.

    Payments and other choices in small steps would be judged half-way otherwise.
    """
    while steps > 0 and s.to_move == seat:
        s.play(seat, best_answer(hints, s, seat, out))
        steps -= 1
    hints.judge(s, out)


def others_answer(s: State, waiting: list[int], seed: i64) -> None:
    """Who chooses at the same time answers by chance: a bid is worth nothing before the others are known."""
    for each in waiting:
        if s.owes(each):
            offered = s.legal_for(each)
            s.apply(each, offered[draw(seed, each) % len(offered)])


def worths(hints: Hints, worlds: list[State], seat: int, options: list[int], steps: int) -> list[float]:
    """The chance of winning after each option, on average over the worlds."""
    out = vec[float]([0.0] * 8)
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


def record_game(hints: Hints, s: State, seed: int, explore: list[int], every: int, steps: int) -> list[list[float]]:
    """Play a game out and keep some of its positions: how far it is, then for each seat what the tuner is shown.

    Every seat looks one step ahead in one imagined world; in so many of a hundred decisions as `explore` says of it
    chance answers instead.
    """
    game = hints.game
    out = vec[float]([0.0] * 8)
    kept: list[list[float]] = []
    seats = int(s.mem[SEATS])
    drawn: i64 = 0
    while s.to_move >= 0:
        seat = s.to_move
        if draw(seed, drawn) % every == 0:
            row: list[float] = [hints.progress(s)]
            for each in range(seats):
                row += hints.shown(s, each)
            kept.append(row)
        if draw(seed, drawn + 1) % 100 < explore[int(seat)]:
            action = s.offers[draw(seed, drawn + 2) % s.count]
        else:
            world = game.imagine(s, int(seat), int(draw(seed, drawn + 3)))
            action = best_of(hints, world, seat, steps, out)
        drawn += 4
        s.play(seat, action)
    return kept


def best_of(hints: Hints, world: State, seat: i64, steps: i64, out: vec[float]) -> i64:
    """The best answer in one world."""
    best: i64 = world.offers[0]
    most = -1.0
    for i in range(world.count):
        after = world.clone()
        after.play(seat, world.offers[i])
        play_on(hints, after, seat, steps, out)
        if out[seat] > most:
            most = out[seat]
            best = world.offers[i]
    return best
