"""What a view tells beyond what lies on the table: the phase, and what the question now asked is about."""

from __future__ import annotations

from arcanarium.core.agenda import FRAME, State
from arcanarium.core.view import Data
from arcanarium.games.evenfall import flow, scoring
from arcanarium.games.evenfall.effects.giving import ChooseSide
from arcanarium.games.evenfall.table import Table


def phase_of(t: Table, s: State) -> str:
    """By the step of the round that is still to be carried out."""
    for b in range(0, int(s.top), int(FRAME)):
        step = int(s.agenda[b] - t.round_at)
        if 0 <= step <= flow.ROUND_LAST:
            if step < flow.ROUND_BATTLE:
                return "scouting"
            if step == flow.ROUND_BATTLE:
                return "action"
            return "battle" if step <= flow.ROUND_END else "end_of_round"
    return "end"


def about_question(t: Table, s: State) -> Data:
    """The sides of a choice, the place a stone is wanted for, the best placing of stones."""
    owing = s.owing()
    if len(owing) != 1 or s.top == 0 or s.strands:
        return {}
    step = s.rules.steps[s.agenda[s.top - FRAME]]
    if isinstance(step, ChooseSide):
        return {"choice": step.entries}
    if isinstance(step, scoring.PlaceStones):
        return {"proposal": scoring.proposal(t, s, owing[0])}
    if isinstance(step, scoring.PutStone):
        return {"stone_for": t.names[int(s.agenda[s.top - FRAME + 3])]}
    return {}
