"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from tables import every_game, every_table

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.game import BadSetup
from arcanarium.research import pettingzoo_env
from arcanarium.wording import LANGUAGES

# PettingZoo excuses only its own environments by name from having a dictionary with a mask for an observation.
DICTIONARIES = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",  # who is asked nothing has none
]
pytestmark = [pytest.mark.filterwarnings(text) for text in DICTIONARIES]


@every_table
def test_api(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo_env.env(game, seats), num_cycles=120)
    assert "Passed" in capsys.readouterr().out


@every_table
def test_seeds(game: str, seats: int) -> None:
    seed_test(partial(pettingzoo_env.env, game, seats), num_cycles=40)


@every_table
def test_max_cycles(game: str, seats: int) -> None:
    """PettingZoo's test takes actions without looking at masks and wants every agent asked in every cycle."""
    asked = {"game": game, "seats": seats, "illegal": "random"}
    module = SimpleNamespace(
        env=partial(pettingzoo_env.env, waits=True, **asked), parallel_env=partial(pettingzoo_env.parallel_env, **asked)
    )
    max_cycles_test(module)


@every_table
def test_rendering(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(pettingzoo_env.env, game, seats))
    assert capsys.readouterr().out


@every_table
def test_parallel_api(game: str, seats: int) -> None:
    parallel_api_test(pettingzoo_env.parallel_env(game, seats), num_cycles=60)
    parallel_seed_test(partial(pettingzoo_env.parallel_env, game, seats, illegal="random"), num_cycles=10)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_whole_game(game: str, language: str) -> None:
    env = pettingzoo_env.env(game, render_mode="ansi", language=language)
    env.reset(seed=5)
    for number, agent in enumerate(env.agent_iter()):
        seen, _, over, cut, _ = env.last()
        if number % 20 == 0 or over:
            text = str(env.render())
            assert "_" not in text.split("`")[0], "everything has words"
            if not over:
                assert text.count("\n- `") == seen["action_mask"].sum()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))
    assert not env.unwrapped.table.teller.wording.locale.complaints


@every_game
def test_a_whole_game_is_paid_at_its_end(game: str) -> None:
    env = pettingzoo_env.env(game, 2)
    env.reset(seed=3)
    total: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        total[agent] = total.get(agent, 0.0) + reward
        assert over or reward == 0
        env.step(None if over or cut else int(seen["action_mask"].argmax()))
    assert sorted(total.values()) in ([-1, 1], [0.5, 0.5])


def test_a_picture_has_something_on_it() -> None:
    env = pettingzoo_env.env("seasons", 3, render_mode="rgb_array", language="ru")
    env.reset(seed=1)
    image = env.render()
    assert image.shape == (960, 1280, 3)
    assert 0.01 < (image.min(axis=2) < 128).mean() < 0.5


def test_options_seeds_and_mistakes() -> None:
    env = pettingzoo_env.env("seasons", options={"level": "apprentice"})
    env.reset(seed=9)
    first = env.last()[0]["observation"]
    env.reset(seed=9)
    assert np.array_equal(env.last()[0]["observation"], first)
    env.reset(seed=9, options={"options": {"level": "archmage"}})
    assert not np.array_equal(env.last()[0]["observation"], first)
    assert env.state().shape == (2 * first.size,)
    with pytest.raises(IllegalAction, match="may answer"):
        env.step(int(env.last()[0]["action_mask"].argmin()))
    with pytest.raises(ValueError, match="not None"):
        env.step(None)
    with pytest.raises(BadSetup):
        pettingzoo_env.env("seasons", 9)
    with pytest.raises(BadSetup):
        pettingzoo_env.env("seasons", options={"level": "wizard"})
    for wrong in ({"render_mode": "pixels"}, {"rewards": "money"}, {"illegal": "maybe"}):
        with pytest.raises(ValueError, match="one of"):
            pettingzoo_env.env("seasons", **wrong)
    with pytest.raises(RuntimeError, match="render_mode"):
        env.render()
    with pytest.raises(RuntimeError, match="reset"):
        pettingzoo_env.parallel_env("seasons", render_mode="ansi").render()
    together = pettingzoo_env.parallel_env("five_seals")
    together.reset(seed=1)
    with pytest.raises(ValueError, match="to wait"):
        together.step({"player_0": 0, "player_1": 0})


def test_score_rewards() -> None:
    env = pettingzoo_env.env("seasons", rewards="score")
    env.reset(seed=3)
    while not env.terminations[env.agent_selection]:
        env.step(int(env.last()[0]["action_mask"].argmax()))
    assert [env.rewards[agent] for agent in env.possible_agents] == [
        float(score) for score in env.unwrapped.lens.game.scores(env.unwrapped.s)
    ]
