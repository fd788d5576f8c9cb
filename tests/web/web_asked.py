"""What somebody is asked in the middle of a game, with what is refused there and why."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect
from web_hands import go_to_all, open_page, point_at_all, said_by, touch_all
from web_moments import Moment, go_on
from web_server import NewPage

from arcanarium.core.asking.shape import Question
from arcanarium.core.game import Game
from arcanarium.core.history import History

TABLES = 3


class Asked(NamedTuple):
    moment: Moment
    question: Question
    reasons: frozenset[str]


def asked_at(game: Game, moment: Moment) -> Asked:
    question = game.question(moment.state, moment.seat)
    reasons = frozenset(game.rules.reasons[refusal.reason].name for _, refusal in question.refusals)
    return Asked(moment, question, reasons)


def asked_of_the_first(game: Game, seed: int, options: dict[str, str] | None = None) -> Iterator[Asked]:
    """All that the first of two is asked in a random game."""
    chance = random.Random(seed)
    history = History(game, 2, seed, options)
    while decisions := game.decisions(history.state):
        decision = chance.choice(decisions)
        if decision.seat == 0:
            moves = len(history.moves)
            yield asked_at(game, Moment(history.record().text(), moves, decision.options, history.state.clone()))
        history.apply(decision.seat, chance.choice(decision.options))


def most_telling(turns: Iterable[Asked]) -> list[Asked]:
    """A few that show as many different reasons as possible."""
    turns = list(turns)
    found: list[Asked] = []
    seen: set[str] = set()
    for _ in range(TABLES):
        best = max(turns, key=lambda asked: len(asked.reasons - seen))
        seen |= best.reasons
        found.append(best)
    return found


def asked_because(known: Iterable[Asked], prompt: str, reason: str) -> Asked:
    """A question that refuses something for that reason."""
    return next(asked for asked in known if asked.question.prompt == prompt and reason in asked.reasons)


def at_table(page: Page, moment: Moment) -> None:
    go_on(page, moment)
    expect(page.locator(".prompt.mine")).to_be_visible()


def sit_down(
    new_page: NewPage, device: str, moment: Moment, enter: Callable[[Page, Moment], None] = at_table
) -> tuple[Page, list[dict[str, Any]]]:
    """A page at the table, and the answers that it sends."""
    page = open_page(new_page, device)
    sent = said_by(page)
    enter(page, moment)
    return page, sent


def all_told(
    page: Page, turns: Iterable[Asked], check: Callable[[Page, Asked, str], set[str]], language: str, grey: str
) -> set[str]:
    """The reasons that those turns tell, one after the other; the mouse reads them too."""
    told: set[str] = set()
    for asked in turns:
        told |= check(page, asked, language)
        point_at_all(page, grey)
    return told


def check_keyboard_and_finger(
    new_page: NewPage, moment: Moment, grey: str, enter: Callable[[Page, Moment], None] = at_table
) -> None:
    """Both are told of everything grey why it is."""
    page, phone = new_page(), open_page(new_page, "finger")
    enter(page, moment)
    go_to_all(page, grey)
    enter(phone, moment)
    touch_all(phone, grey)
