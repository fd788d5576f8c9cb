"""Moments of Time Masters to sit down at: games that fill and extend timers, up to a question that is wanted."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from playwright.sync_api import Page
from web_moments import Moment, go_on

from arcanarium.core.agenda import State
from arcanarium.core.record import Record, header_of
from arcanarium.games.time_masters.game import GAME
from arcanarium.games.time_masters.table import CHAIN, HAND, TIMERS, TUCKED

LAZY = ("skip", "exchange", "end", "done", "finish")
HOLD = ("extend", "place")
GAMES = 300
GLOWS = """
ids => {
  const live = new Set([...document.querySelectorAll('[data-live]')].flatMap((each) => each.dataset.live.split(' ')));
  return ids.every((id) => live.has(String(id)));
}
"""


class Asked(NamedTuple):
    """A question in the middle of a game that goes on."""

    record: Record
    state: State
    seat: int
    prompt: str
    options: list[int]


def game_of(seed: int) -> Iterator[Asked]:
    """All questions of one game that fills and extends timers."""
    chance = random.Random(seed)
    seats = 2 + seed % 3
    record = header_of(GAME, seats, seed)
    state = GAME.new(seats, seed)
    while not state.is_over():
        seat, prompt, _, options = GAME.decisions(state)[0]
        yield Asked(record, state, seat, prompt, options)
        verbs = {each: GAME.actions.notation(each).split()[0] for each in options}
        busy = [each for each in options if verbs[each] not in LAZY] or options
        hold = [each for each in busy if verbs[each] in HOLD]
        action = chance.choice(hold if hold and chance.random() < 0.6 else busy)
        record.moves.append((-1, GAME.actions.notation(action)))
        state.apply(seat, action)


def kept(asked: Asked) -> Moment:
    return Moment(asked.record.text(), len(asked.record.moves), asked.options, asked.state.clone(), asked.seat)


@cache
def moments() -> dict[str, Moment]:
    """One for every question there is, with a choice where one is to be found."""
    wanted = {each.prompt for each in GAME.rules.steps if each.prompt} - {"order"}  # one timer triggers at a time
    found: dict[str, Moment] = {}
    for seed in range(GAMES):
        for asked in game_of(seed):
            if asked.prompt not in found or len(found[asked.prompt].options) == 1 < len(asked.options):
                found[asked.prompt] = kept(asked)
        if found.keys() == wanted:
            return found
    raise AssertionError(f"never asked: {wanted - found.keys()}")


def first(prompt: str, fitting: Callable[[Asked], bool]) -> Moment:
    """The first moment with that question that is as wanted."""
    for seed in range(GAMES):
        for asked in game_of(seed):
            if asked.prompt == prompt and fitting(asked):
                return kept(asked)
    raise AssertionError(f"{prompt} is never asked like that")


@cache
def busy_table(seats: int) -> Moment:
    """In the main phase with a chain, a timer with a card under it, and a timer of a rival."""

    def fitting(asked: Asked) -> bool:
        s, me = asked.state, asked.seat
        rivals = [seat for seat in range(GAME.seats(s)) if seat != me]
        return (
            GAME.seats(s) == seats
            and s.number(CHAIN + me) > 1
            and s.number(HAND + me) > 1
            and s.number(TUCKED + me) > 0
            and any(s.number(TIMERS + rival) > 0 for rival in rivals)
        )

    return first("main", fitting)


def enter(page: Page, moment: Moment) -> None:
    """The table goes on at that moment, with bots on all other seats; every thing that can be named glows."""
    go_on(page, moment)
    page.locator(".prompt.mine").wait_for()
    stop = GAME.question(moment.state, moment.seat).shape.stop  # of several things: later it is part of confirming
    page.wait_for_function(GLOWS, arg=[each for each in moment.options if each != stop])
