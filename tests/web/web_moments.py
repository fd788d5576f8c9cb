"""Tables laid in the middle of a game: what is rare in play is asked at once."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from arcanarium.core.agenda import State
from arcanarium.core.history import History
from arcanarium.games import load

LONGEST = 4000
SEEDS = 50


class Moment(NamedTuple):
    """A question in the middle of a game: its record and length, the answers, how the table lies, who is asked."""

    record: str
    moves: int
    options: list[int]
    state: State
    seat: int = 0


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
) -> Moment:
    """A random game up to where the first seat is asked that, perhaps by a card.

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
                return Moment(history.record().text(), moves, list(mine.options), history.state.clone())
            one = chance.choice(decisions)
            history.apply(one.seat, chance.choice(list(one.options)))
    raise AssertionError(f"the first seat was never asked {prompt!r}")


def go_on(page: Page, moment: Moment) -> str:
    """A table against random bots that goes on from there, and waits for whoever is asked; its id."""
    body = {"record": moment.record, "seq": moment.moves, "you": moment.seat, "bot": "random"}
    answer = page.request.post("/api/tables/continue", data=body)
    assert answer.status == 201, answer.text()
    table = str(answer.json()["id"])
    visit(page, f"/table/{table}")
    return table


def visit(page: Page, address: str) -> None:
    """As a link in the page would: without loading the page again, if it is there."""
    if page.url == "about:blank":
        page.goto(address)
    else:
        go = "to => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
        page.evaluate(go, address)
