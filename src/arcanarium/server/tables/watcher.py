"""The table as one watcher sees it: a seat, or everybody who only looks on."""

from __future__ import annotations

from collections import deque
from typing import Final

from arcanarium.core.delta import delta
from arcanarium.core.view import Data
from arcanarium.server import wire
from arcanarium.server.tables.messages import tell_decisions, tell_events, tell_plea, tell_seats
from arcanarium.server.tables.play import MOVE, REWIND, UNDO, Play

RECENT: Final = 64  # deltas kept for those who lost the connection for a moment


class Watcher:
    """Remembers the view it showed last, so that only what changed is sent."""

    def __init__(self, play: Play, seat: int | None) -> None:
        self.seat = seat
        self.seq = play.seq
        self.state = play.still()
        self.seen: Data = play.game.view(self.state, seat)  # by the rules alone
        self.view: Data = self.seen | play.ending()
        self.recent: deque[tuple[int, str]] = deque(maxlen=RECENT)  # the seq each builds on, its text

    def can_undo(self, play: Play) -> bool:
        return self.seat is not None and play.may_take_back(self.seat)

    def full(self, play: Play, clock: wire.ClockInfo | None) -> str:
        """The whole view; the watcher is up to date."""
        return wire.encode(
            wire.ViewMessage(
                seq=self.seq,
                seat=self.seat,
                view=self.view,
                decisions=tell_decisions(play, self.seat),
                undo=self.can_undo(play),
                plead=self.seat is not None and play.may_plead(self.seat),
                plea=tell_plea(play),
                rewinds=play.rewinds,
                clock=clock,
            )
        )

    def advance(self, play: Play, clock: wire.ClockInfo | None) -> str:
        """Come up to date; the message for everybody who looks from here."""
        old, since = self.view, self.seq
        before, self.state = self.state, play.still()
        self.seen = play.game.view(self.state, self.seat, before, self.seen)
        self.view = self.seen | play.ending()
        self.seq = play.seq
        steps = [step for step in play.log if step.seq > since] if play.seq - since > 1 else [play.log[-1]]
        if len(steps) != play.seq - since:  # it was away too long
            self.recent.clear()
            return self.full(play, clock)
        last = steps[-1]
        text = wire.encode(
            wire.DeltaMessage(
                since=since,
                seq=self.seq,
                view=delta(old, self.view),
                events=[event for step in steps for event in tell_events(play.game, step.events, self.seat)],
                decisions=tell_decisions(play, self.seat),
                undo=self.can_undo(play),
                plead=self.seat is not None and play.may_plead(self.seat),
                plea=tell_plea(play),
                rewinds=play.rewinds,
                clock=clock,
                actor=last.seat,
                action=last.action if last.seat == self.seat and last.kind == MOVE else None,
                taken_back=last.kind in (UNDO, REWIND),
                seated=tell_seats(steps),
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
