"""Tables laid in the middle of a game: what is rare in play is asked at once."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Page

from arcanarium.core.agenda import State
from arcanarium.core.history import History
from arcanarium.games import load

LONGEST = 4000
SEEDS = 50


def always(_: State) -> bool:
    return True


def recorded(
    name: str,
    prompt: str,
    seats: int,
    options: dict[str, str] | None = None,
    source: str | None = None,
    first: int = 0,
    when: Callable[[State], bool] = always,
) -> tuple[str, int]:
    """A random game up to where the first seat is asked that, perhaps by a card: its record and its length.

    Games are tried from the seed `first` on; `when` says which of such moments is wanted.
    """
    game = load(name)
    for seed in range(first, first + SEEDS):
        chance = random.Random(seed)
        history = History(game, seats, seed, options or {})
        for moves in range(LONGEST):
            decisions = game.decisions(history.state)
            if not decisions:
                break
            mine = next((each for each in decisions if each.seat == 0 and each.prompt == prompt), None)
            if mine is not None and source in (None, game.rules.plan.card_name(mine.source)) and when(history.state):
                return history.record().text(), moves
            one = chance.choice(decisions)
            history.apply(one.seat, chance.choice(list(one.options)))
    raise AssertionError(f"the first seat was never asked {prompt!r}")


def sit_at(
    page: Page,
    name: str,
    prompt: str,
    seats: int,
    options: dict[str, str] | None = None,
    source: str | None = None,
    first: int = 0,
    when: Callable[[State], bool] = always,
) -> str:
    """A table against random bots that goes on from there, seen from the first seat; its id."""
    record, moves = recorded(name, prompt, seats, options, source, first, when)
    answer = page.request.post("/api/tables/continue", data={"record": record, "seq": moves, "you": 0})
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    page.goto(f"/table/{table}")
    return table
