"""The table as one watcher sees it: a seat, or everybody who only looks on."""

from __future__ import annotations

from collections import deque
from typing import Final

from arcanarium.core.agenda import Event as CoreEvent
from arcanarium.core.delta import delta
from arcanarium.core.game import Game
from arcanarium.core.view import Data
from arcanarium.server import wire
from arcanarium.server.play import UNDO, Happened, Play

RECENT: Final = 64  # deltas kept for those who lost the connection for a moment


def card_name(game: Game, card: int) -> str | None:
    if card == -1:
        return None
    return "?" if card < 0 else game.rules.plan.card_name(card)


def told(game: Game, events: list[CoreEvent], seat: int | None) -> list[wire.Event]:
    """Events as that seat may know them."""
    return [(kind, who, card_name(game, card), a, b) for kind, who, card, _, a, b in game.told(events, seat)]


def decisions(play: Play, seat: int | None) -> list[wire.DecisionInfo]:
    """What is asked only of the seat looked from; of the others only that they think."""
    found = []
    for decision in play.decisions:
        if decision.seat == seat:
            source = card_name(play.game, decision.source)
            found.append(wire.DecisionInfo(decision.seat, decision.prompt, source, decision.options))
        else:
            found.append(wire.DecisionInfo(decision.seat))
    return found


def log_entry(game: Game, step: Happened, seat: int | None) -> wire.LogEntry:
    action = step.action if step.seat == seat and step.kind != UNDO else None
    return wire.LogEntry(step.seq, step.seat, action, step.kind == UNDO, told(game, step.events, seat))


class Lens:
    """Remembers the view it showed last, so that only what changed is sent."""

    def __init__(self, play: Play, seat: int | None) -> None:
        self.seat = seat
        self.seq = play.seq
        self.state = play.still()
        self.view: Data = play.game.view(self.state, seat)
        self.recent: deque[tuple[int, str]] = deque(maxlen=RECENT)  # the seq each builds on, its text

    def full(self, play: Play, clock: wire.ClockInfo | None) -> str:
        """The whole view; the lens is up to date."""
        undo = self.seat is not None and play.may_undo(self.seat)
        return wire.encode(wire.ViewMessage(self.seq, self.seat, self.view, decisions(play, self.seat), undo, clock))

    def advance(self, play: Play, clock: wire.ClockInfo | None) -> str:
        """Come up to date; the message for everybody who looks through this lens."""
        old, since = self.view, self.seq
        before, self.state = self.state, play.still()
        self.view = play.game.view(self.state, self.seat, before, old)
        self.seq = play.seq
        steps = [step for step in play.log if step.seq > since] if play.seq - since > 1 else [play.log[-1]]
        if len(steps) != play.seq - since:  # it was away too long
            self.recent.clear()
            return self.full(play, clock)
        last = steps[-1]
        events = [event for step in steps for event in told(play.game, step.events, self.seat)]
        text = wire.encode(
            wire.DeltaMessage(
                since,
                self.seq,
                delta(old, self.view),
                events,
                decisions(play, self.seat),
                self.seat is not None and play.may_undo(self.seat),
                clock,
                last.seat,
                last.action if last.seat == self.seat and last.kind != UNDO else None,
                last.kind == UNDO,
            )
        )
        self.recent.append((since, text))
        return text

    def missed(self, seq: int) -> list[str] | None:
        """The deltas since then, or None if they are no longer known."""
        if seq == self.seq:
            return []
        for place, (since, _) in enumerate(self.recent):
            if since == seq:
                return [text for _, text in list(self.recent)[place:]]
        return None
