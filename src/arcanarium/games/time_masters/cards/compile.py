"""From the effects of a card set to programs: one for every list of effects."""

from __future__ import annotations

from arcanarium.core.asking.shape import SEVERAL
from arcanarium.core.rules import Step
from arcanarium.games.time_masters.cards.operations import OPERATIONS
from arcanarium.games.time_masters.facts import Article, Card
from arcanarium.games.time_masters.steps.effects import Report
from arcanarium.games.time_masters.table import Deck


def compile_list(d: Deck, effects: list[Article], kind: int, name: str) -> int:
    """Register a list of effects of a card; -1 for an empty one."""
    if not effects:
        return -1
    steps: list[Step] = []
    for place, effect in enumerate(effects):
        here = f"{name}/{place}"
        branches = [
            compile_list(d, branch, kind, f"{here}/{chr(97 + i)}") for i, branch in enumerate(effect.get("options", []))
        ]
        made = OPERATIONS[effect["op"]].steps(d, {**effect, "kind": kind, "branches": branches})
        for step in made:
            if step.form == SEVERAL:
                step.whole = here
        steps += made
    return d.rules.program(name, *steps, Report())


def compile_cards(d: Deck, cards: list[Card]) -> None:
    for kind, card in enumerate(cards):
        d.effect_at[kind] = compile_list(d, card.effects, kind, f"{card.id}/effects")
        d.on_place_at[kind] = compile_list(d, card.on_place, kind, f"{card.id}/on_place")
        d.on_full_at[kind] = compile_list(d, card.on_full, kind, f"{card.id}/on_full")
        d.on_discard_at[kind] = compile_list(d, card.on_discard, kind, f"{card.id}/on_discard")
