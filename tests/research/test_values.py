"""Environments are values: copied and pickled ones go on alike and apart; and what suites of others ask of them."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import state_test
from tables import every_game

from arcanarium.core.agenda import IllegalAction
from arcanarium.research.features import Features
from arcanarium.research.gymnasium_env import (
    ArcanariumEnv,
    ArcanariumVectorEnv,
    FloatObservation,
    FloatVectorObservation,
)
from arcanarium.research.lens import Lens
from arcanarium.research.pettingzoo_env import env, parallel_env, raw_env

COPIES: list[Callable[[Any], Any]] = [copy.deepcopy, lambda made: pickle.loads(pickle.dumps(made))]


@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
@pytest.mark.parametrize("bot", ["random", "greedy", "ismcts:iterations=30"])
def test_a_copied_environment_goes_on_alike_and_apart(copied: Callable[[Any], Any], bot: str) -> None:
    one = ArcanariumEnv("seasons", bots=[bot])
    one.reset(seed=3)
    choose = Random(1)
    for _ in range(5):
        one.step(choose.choice(np.flatnonzero(one.action_masks()).tolist()))
    other = copied(one)
    assert repr(other) == "<ArcanariumEnv of seasons, 2 seats>"
    before = one.solo.table.clone()
    assert other.solo.table == before
    ends = []
    for each in (other, one):
        assert each.solo.table == before  # what the other one did is no matter to it
        again = Random(2)
        for _ in range(12):
            observation, *_ = each.step(again.choice(np.flatnonzero(each.action_masks()).tolist()))
        ends.append(observation)
    if bot != "ismcts:iterations=30":  # one that searches begins to think anew
        assert np.array_equal(*ends)


@every_game
@pytest.mark.parametrize("copied", COPIES, ids=["deepcopy", "pickle"])
def test_pettingzoo_environments_are_values(game: str, copied: Callable[[Any], Any]) -> None:
    one = env(game, seats=2, render_mode="ansi")
    one.reset(seed=3)
    other = copied(one)
    for each in (one, other):
        choose = Random(3)
        for _ in range(30):
            mask = each.observe(each.agent_selection)["action_mask"]
            each.step(choose.choice(np.flatnonzero(mask).tolist()))
    assert np.array_equal(one.state(), other.state())
    assert one.render() == other.render()
    assert len(repr(one)) < 100
    together = parallel_env(game, seats=2)
    together.reset(seed=1)
    assert np.array_equal(copied(together).state(), together.state())


def test_the_state_has_a_space() -> None:
    one = env("seasons", seats=3)
    one.reset(seed=1)
    assert one.state_space.contains(one.state())
    careless = {"seats": 3, "illegal": "random"}  # the test draws any action
    state_test(env("seasons", **careless), parallel_env("seasons", **careless))


def test_raw_env_takes_the_usual_keywords() -> None:
    one = raw_env("evenfall", seats=2, render_mode="ansi")
    one.reset(seed=1)
    assert one.observe("player_0")


@every_game
def test_for_two_a_game_is_zero_sum(game: str) -> None:
    from arcanarium.games import load

    played = load(game)
    lens = Lens(game, max(2, played.fewest))
    for seed in range(20):
        s = lens.new(seed)
        choose = Random(seed)
        while not s.is_over():
            s.apply(int(s.to_move), choose.choice(s.legal()))
        rewards = lens.rewards(s, "zero_sum")
        assert sum(rewards) == 0
        assert max(rewards) <= 1


def stepped(games: ArcanariumVectorEnv, choose: Random) -> tuple[Any, ...]:
    actions = [choose.choice(np.flatnonzero(mask).tolist() or [0]) for mask in games.action_masks()]
    return games.step(np.array(actions))


def test_same_step() -> None:
    games = ArcanariumVectorEnv(4, "seasons")
    games.reset(seed=1)
    choose = Random(1)
    over = np.zeros(4, np.bool_)
    while not over.any():
        _, _, over, _, infos = stepped(games, choose)
    assert np.array_equal(infos["_final_obs"], over)
    assert np.array_equal(infos["_final_info"], over)
    assert infos["final_info"]["seat"].shape == infos["seat"].shape == (4,)
    assert all((row is not None) == ended for row, ended in zip(infos["final_obs"], over, strict=True))


def test_next_step() -> None:
    games = ArcanariumVectorEnv(4, "seasons", autoreset_mode="NextStep")
    assert games.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    games.reset(seed=1)
    choose = Random(1)
    over = np.zeros(4, np.bool_)
    while not over.any():
        _, rewards, over, _, infos = stepped(games, choose)
    assert "final_obs" not in infos
    assert np.abs(rewards[over]).min() > 0
    assert not infos["action_mask"][over].any()
    _, rewards, ended, _, infos = stepped(games, choose)
    assert not rewards[over].any()
    assert not ended[over].any()
    assert infos["action_mask"][over].any(axis=1).all()


def test_disabled_and_reset_mask() -> None:
    games = ArcanariumVectorEnv(4, "seasons", autoreset_mode=AutoresetMode.DISABLED)
    before, _ = games.reset(seed=1)
    mask = np.array([True, False, False, True])
    after, _ = games.reset(seed=9, options={"reset_mask": mask})
    changed = (before != after).any(axis=1)
    assert np.array_equal(changed, mask)
    with pytest.raises(ValueError, match="reset_mask"):
        games.reset(options={"reset_mask": [True]})
    choose = Random(1)
    over = np.zeros(4, np.bool_)
    while not over.any():
        _, _, over, _, _ = stepped(games, choose)
    with pytest.raises(RuntimeError, match="is over"):
        stepped(games, choose)
    games.reset(options={"reset_mask": over})
    stepped(games, choose)


def test_illegal_actions_of_many_games() -> None:
    games = ArcanariumVectorEnv(2, "seasons", illegal="lose")
    games.reset(seed=1)
    wrong = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in games.action_masks()])
    _, rewards, over, _, _ = games.step(wrong)
    assert over.all()
    assert (rewards == -1).all()
    strict = ArcanariumVectorEnv(2, "seasons")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)
    with pytest.raises(ValueError, match="illegal is one of"):
        ArcanariumVectorEnv(2, illegal="maybe")


@pytest.mark.filterwarnings("ignore:.*is different from the unwrapped version")  # that is what a wrapper is for
def test_float_observations() -> None:
    inner = gymnasium.make("arcanarium/seasons-v1", disable_env_checker=True)
    wrapped = FloatObservation(inner)
    check_env(wrapped, skip_render_check=True)
    observation, _ = wrapped.reset(seed=1)
    assert observation.dtype == np.float32
    assert wrapped.observation_space.contains(observation)
    assert wrapped.action_masks().any()
    games = FloatVectorObservation(ArcanariumVectorEnv(3, "evenfall"))
    rows, _ = games.reset(seed=1)
    assert games.observation_space.contains(rows)
    assert rows.shape == (3, Features(Lens("evenfall", 2)).size)
    choose = Random(1)
    infos: dict[str, Any] = {}
    while "final_obs" not in infos:
        masks = games.env.action_masks()  # type: ignore[attr-defined]
        actions = [choose.choice(np.flatnonzero(mask).tolist()) for mask in masks]
        rows, _, over, _, infos = games.step(np.array(actions))
    assert games.observation_space.contains(rows)
    assert games.single_observation_space.contains(infos["final_obs"][np.flatnonzero(over)[0]])


def test_the_new_vector_environment_goes_through_the_makers_of_gymnasium() -> None:
    games = gymnasium.make_vec("arcanarium/seasons-v1", 3, vectorization_mode="vector_entry_point")
    games.reset(seed=1)
    assert copy.deepcopy(games.unwrapped).num_envs == 3
