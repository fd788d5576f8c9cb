"""Events, questions and steps as messages, each as one seat may know it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from arcanarium.core.agenda import Event
from arcanarium.core.asking.shape import Question
from arcanarium.core.game import Game
from arcanarium.server import wire
from arcanarium.server.tables.play import (
    ABSENT,
    ASKED,
    BACK,
    MOVE,
    OUT_OF_TIME,
    RESIGNED,
    REWIND,
    SEAT,
    UNDO,
    Happened,
    Play,
)

WHY: Final[dict[int, Literal["back", "asked", "absent", "out-of-time", "resigned"]]] = {
    BACK: "back",
    ASKED: "asked",
    ABSENT: "absent",
    OUT_OF_TIME: "out-of-time",
    RESIGNED: "resigned",
}


def name_card(game: Game, card: int) -> str | None:
    if card == -1:
        return None
    return "?" if card < 0 else game.rules.plan.card_name(card)


def name_cards(game: Game, event: Event) -> wire.Event:
    """An event with its cards by name, and the card or the rule that made it happen."""
    kind, who, card, _, a, b, cause = event
    return (kind, who, name_card(game, card), a, b, game.rules.find_rule(cause) or name_card(game, cause))


def tell_events(game: Game, events: list[Event], seat: int | None) -> list[wire.Event]:
    """Events as that seat may know them."""
    return [name_cards(game, event) for event in game.told(events, seat)]


def tell_decisions(play: Play, seat: int | None) -> list[wire.DecisionInfo]:
    """What is asked only of the seat looked from; of the others only that they think."""
    return [
        ask(play, decision.seat) if decision.seat == seat else wire.DecisionInfo(decision.seat)
        for decision in play.decisions
    ]


def ask(play: Play, seat: int) -> wire.DecisionInfo:
    """Everything about the question of a seat, for that seat alone."""
    return tell_question(play.game, play.question(seat), seat, play.final(seat))


def tell_question(game: Game, question: Question, seat: int, final: Sequence[int] = ()) -> wire.DecisionInfo:
    return wire.DecisionInfo(
        seat=seat,
        prompt=question.prompt,
        source=name_card(game, question.source),
        cause=question.cause,
        options=question.options,
        shape=wire.ShapeInfo(*question.shape),  # the same fields in the same order
        refusals=[(action, *refusal) for action, refusal in question.refusals],
        final=list(final),
    )


def tell_seats(steps: Sequence[Happened]) -> list[wire.Seated]:
    """Who plays from those steps on."""
    return [wire.Seated(seat=step.seat, why=WHY[step.action]) for step in steps if step.kind == SEAT]


def tell_plea(play: Play) -> wire.PleaInfo | None:
    """Who asks to go back; everybody may know that."""
    return None if play.plea is None else wire.PleaInfo(seat=play.plea.seat, waits=play.plea.waits)


def tell_step(game: Game, step: Happened, seat: int | None) -> wire.LogEntry:
    return wire.LogEntry(
        seq=step.seq,
        actor=step.seat,
        action=step.action if step.seat == seat and step.kind == MOVE else None,
        taken_back=step.kind in (UNDO, REWIND),
        events=tell_events(game, step.events, seat),
        seated=tell_seats([step]),
    )
