"""Why a card of Seasons cannot be used: what its cost lacks."""

from __future__ import annotations

import pytest

from arcanarium.core.position import state_of
from arcanarium.games import load

GAME = load("seasons")

CASES = [
    ({"play": ["necrotic_kriss"], "hand": ["amulet_of_air"]}, "necrotic_kriss", "needs-familiar", (0, 0)),
    ({"play": ["mirror_of_the_seasons"], "crystals": 0}, "mirror_of_the_seasons", "needs-crystals", (1, 0)),
    ({"play": ["mirror_of_the_seasons"], "crystals": 5}, "mirror_of_the_seasons", "needs-tokens", (1, 0)),
    ({"play": ["potion_of_dreams"], "gauge": 5}, "potion_of_dreams", "empty-hand", (0, 0)),
    ({"play": ["potion_of_dreams"], "gauge": 0, "hand": ["amulet_of_air"]}, "potion_of_dreams", "no-slot", (0, 0)),
    ({"play": ["dragon_skull"]}, "dragon_skull", "needs-cards", (3, 1)),
    ({"play": ["balance_of_ishtar"], "reserve": {"air": 2}}, "balance_of_ishtar", "needs-same", (3, 2)),
]


@pytest.mark.parametrize(("seat", "card", "reason", "numbers"), CASES, ids=[f"{case[1]} {case[2]}" for case in CASES])
def test_a_cost_that_cannot_be_paid_is_told(
    seat: dict[str, object], card: str, reason: str, numbers: tuple[int, int]
) -> None:
    s = state_of(GAME, {"seats": [{"gauge": 9, **seat}, {}]})
    refusal = dict(GAME.question(s, 0).refusals)[GAME.actions.parse(f"activate {card}")]
    assert GAME.rules.reasons[refusal.reason].name == reason
    assert (refusal.a, refusal.b) == numbers
