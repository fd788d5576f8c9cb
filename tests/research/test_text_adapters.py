"""TextArena and verifiers play whole games, where they are installed; `make examples` has them."""

from __future__ import annotations

import asyncio
import re
from itertools import islice
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from arcanarium.research.text_env import move_in

pytestmark = pytest.mark.filterwarnings("default")  # theirs


def any_move(text: str, choose: Random) -> str:
    """An agent that reads nothing but the moves."""
    return f"I [think] so: [{choose.choice(re.findall(r'^- `([^`]+)`: ', text, re.MULTILINE))}]"


def test_the_move_stands_last_in_brackets() -> None:
    assert move_in("either [a] or, better, [pay fire, pay air].") == "pay fire, pay air"
    assert move_in("end_turn") == "end_turn"


def test_textarena_plays_a_game() -> None:
    import textarena as ta

    import arcanarium.research.textarena_env  # noqa: F401

    env = ta.make("Arcanarium-evenfall-v1")
    env.reset(num_players=3, seed=2)
    choose = Random(2)
    done = False
    told: dict[int, str] = {}
    while not done:
        player, messages = env.get_observation()
        told.setdefault(player, messages[0][1])
        done, _ = env.step(any_move(messages[-1][1], choose))
    rewards, infos = env.close()
    assert sorted(rewards) == [0, 1, 2]
    assert max(rewards.values()) > 0 > min(rewards.values())
    assert all("The rules in short" in text for text in told.values())
    assert infos[0]["reason"]


def test_textarena_loses_patience() -> None:
    from arcanarium.research.textarena_env import ArcanariumTextArenaEnv

    env = ArcanariumTextArenaEnv("seasons", patience=2)
    env.reset(num_players=2, seed=1)
    player, _ = env.get_observation()
    assert not env.step("[card divine_chalice]")[0]
    assert "Divine Chalice" in env.get_observation()[1][-1][1]
    assert env.step("hm")[0]
    rewards, infos = env.close()
    assert rewards == {player: -1.0, 1 - player: 1.0}
    assert infos[player]["invalid_move"]


class Interaction:
    """A model that answers by chance, and what is recorded of it."""

    def __init__(self, task: Any) -> None:
        self.text = task.data.prompt
        self.choose = Random(1)
        self.rewards: dict[str, float] = {}
        self.trace = SimpleNamespace(record_reward=lambda name, reward, weight: self.rewards.update({name: reward}))

    async def __aenter__(self) -> Interaction:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    async def turn(self, text: str = "") -> Any:
        self.text = text or self.text
        return SimpleNamespace(terminated=False, last_reply=any_move(self.text, self.choose))


def test_verifiers_plays_a_game() -> None:
    from arcanarium.research.verifiers_env import ArcanariumConfig, ArcanariumEnv, ArcanariumTaskset

    taskset = ArcanariumTaskset(ArcanariumConfig(game="evenfall"))
    first, second = islice(taskset.load(), 2)
    assert first.data.prompt != second.data.prompt
    found: list[Interaction] = []

    def interaction(task: Any) -> Interaction:
        found.append(Interaction(task))
        return found[-1]

    agents = SimpleNamespace(player=SimpleNamespace(interaction=interaction))
    asyncio.run(ArcanariumEnv.run(SimpleNamespace(), first, agents))
    assert found[0].rewards["game_reward"] in (-1.0, 0.5, 1.0)
