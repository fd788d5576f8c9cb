"""What the board is told beyond the table: prices, what the chain buys, what cards cost now."""

from __future__ import annotations

from typing import Any

import pytest

from arcanarium.core.position import state_of
from arcanarium.games.time_masters.game import GAME

LINK = "charge"  # any card of knowledge


def told(links: int, seat: int = 0, mine: dict[str, Any] | None = None, **shared: Any) -> dict[str, Any]:
    """The extras of a turn with a chain of that length."""
    mage = {"chain": [LINK] * min(links, 2), **(mine or {})}
    bonus = max(0, links - 2)
    s = state_of(GAME, {"seats": [mage, {}], "chain_bonus": bonus, **shared})
    return GAME.extras(s, seat)


def without(*levels: int) -> dict[str, list[str]]:
    return {f"sphere_{level}": [] for level in levels}


@pytest.mark.parametrize(
    ("links", "shared", "sets"),
    [
        (5, {}, [[5], [1, 4], [2, 3]]),
        (3, {}, [[3], [1, 2]]),
        (2, without(1, 2), []),
        (99, without(2, 3, 5), [[1, 4]]),
        (4, without(3, 4), [[1, 2]]),  # spent as far as it goes
        (2, {"double_pick": True, **without(3, 4, 5)}, [[2], [1, 1]]),
        (7, {"double_pick": True, **without(1, 4, 5)}, [[2, 2, 3]]),
        (5, {"double_pick": True, "picks": [1, 1, 0, 0, 0], **without(3, 4, 5)}, [[2]]),
        (5, {"double_pick": True, "picks": [1, 1, 0, 0, 0], **without(4, 5)}, [[2, 3]]),
        (5, {"double_pick": True, "picks": [2, 0, 0, 0, 0], **without(4, 5)}, [[2, 3]]),
    ],
)
def test_what_a_chain_buys(links: int, shared: dict[str, Any], sets: list[list[int]]) -> None:
    assert told(links, **shared)["buys"] == sets


def test_spheres_by_the_chain() -> None:
    spheres = told(3, picks=[1, 0, 0, 0, 0])["spheres"]
    assert spheres[0] == {"price": 1, "second_price": 2, "missing": 0, "closed": True}
    assert spheres[4] == {"price": 5, "second_price": 6, "missing": 2, "closed": False}
    assert told(3, hidden_free=True)["spheres"][4]["second_price"] == 5


def test_costs_are_told_to_whoever_plays() -> None:
    hand = {"hand": [LINK, "timer_0_1"], "surcharge": 2}
    printed = next(card.cost for card in GAME.cards.cards if card.id == LINK)
    assert told(3, mine=hand)["costs"] == {LINK: printed + 2}
    assert told(3, mine=hand, discounts=[1, 0, 0, 0])["costs"] == {LINK: printed + 1}
    assert "costs" not in told(3, seat=1, mine=hand)


def test_nothing_of_a_turn_once_the_game_is_over() -> None:
    s = GAME.new(2, 1)
    s.stop()
    s.advance()
    assert s.is_over()
    assert not {"buys", "spheres", "costs", "chain_length"} & set(GAME.extras(s, 0))
