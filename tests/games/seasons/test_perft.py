"""How many sequences of answers there are from small positions, worked out by hand."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from arcanarium.core.agenda import State
from arcanarium.core.position import state_of
from arcanarium.games import load

GAME = load("seasons")
FOLDER = Path(__file__).parent / "positions"


def position(name: str) -> State:
    return state_of(GAME, yaml.safe_load((FOLDER / f"{name}.yaml").read_text("utf-8")))


def after(s: State, action: int) -> State:
    new = s.clone()
    new.apply(new.owing()[0], action)
    return new


def perft(s: State, depth: int) -> int:
    """Sequences of that many answers, shorter ones that end the game included."""
    if depth == 0 or s.is_over():
        return 1
    return sum(perft(after(s, action), depth - 1) for action in s.legal())


# Bonuses. Without tokens the exchange is not offered, so seat 0 has three answers: transmutation bonus (t), gauge
# bonus (g) and the end of the turn (e). As long as fewer than three bonuses are used that stays so, for seat 1 as well,
# and with no dice and no triggers a round ends without a question:
#   3, 3 * 3 = 9, 9 * 3 = 27 (at most two bonuses were used before the third answer).
#   Of the 27 positions then reached, 2 * 2 * 2 = 8 have seat 0 with three bonuses used and one answer left (e);
#   the other 19 have three: 8 + 57 = 65.
# Knowledge. Depth 1: activate or end: 2. Depth 2: after activating four types, after ending seat 1 can only end: 5.
#   Depth 3: tokens are named in the order air, water, fire, earth, so after air there are 4 answers, after water 3,
#   after fire 2, and after earth all five are earth and the menu has only the end: 4 + 3 + 2 + 1 = 10; after two ends
#   the next round has one answer: 11.
# Skull. Depth 1: activate or end: 2. The cards in order are Purse, Purse, Die, Skull; equal ones are offered once.
#   Depth 2: only a Purse can come first, for three must be left: that is no question, so the second answer is the
#   second Purse or the Die (after which the Skull is the only one left): 2; and seat 1's end: 3 in all.
#   Depth 3: after Purse, Purse the third is Die or Skull: 2. After Purse, Die, Skull nothing is left in play but a
#   Purse: the end, 1. After two ends, the end again: 1. Together 4.
# Dice. Depth 1: 3 dice. Depth 2: 2 are left: 6. Depth 3: a die with crystals asks whether to take them: 2 answers; the
#   die with a card has nothing to give, the menu has one answer: seat 0 takes one of two crystal dice (then 2 ways for
#   seat 1, 2 answers each): 8; or the other one (2 ways for seat 1, 1 answer each): 2. Together 10.
COUNTS = {"bonuses": [3, 9, 27, 65], "knowledge": [2, 5, 11], "skull": [2, 3, 4], "dice": [3, 6, 10]}


@pytest.mark.parametrize("name", COUNTS)
def test_as_many_sequences_as_worked_out_by_hand(name: str) -> None:
    found = [perft(position(name), depth + 1) for depth in range(len(COUNTS[name]))]
    assert found == COUNTS[name]


def ends(s: State) -> list[State]:
    """Every position in which the main menu is reached again, once for every sequence of answers that leads there."""
    if GAME.decisions(s)[0].prompt == "main":
        return [s]
    return [end for action in s.legal() for end in ends(after(s, action))]


def test_every_outcome_of_five_tokens_is_reached_in_one_way() -> None:
    """Multisets of five of four types: 8 over 3 = 56."""
    s = after(position("knowledge"), GAME.actions.parse("activate potion_of_knowledge"))
    reached = []
    for end in ends(s):
        view: Any = GAME.open_view(end)
        reserve = view["seats"][0]["reserve"]
        assert sum(reserve.values()) == 5
        reached.append(tuple(sorted(reserve.items())))
    assert len(reached) == len(set(reached)) == 56


def test_every_choice_of_three_cards_is_reached_in_one_way() -> None:
    """What stays is the Skull, the Die or a Purse."""
    s = after(position("skull"), GAME.actions.parse("activate dragon_skull"))
    left = []
    for end in ends(s):
        view: Any = GAME.open_view(end)
        left.append(str(view["seats"][0]["play"]))
    assert sorted(left) == [
        "['die_of_malice']",
        "['purse_of_io.2']",
        "[{'card': 'dragon_skull', 'turned': True}]",
    ]
