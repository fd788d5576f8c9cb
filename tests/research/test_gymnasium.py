"""Gymnasium's own check, whole games against bots, and many games at once."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tables import every_game, every_table

from arcanarium.core.agenda import IllegalAction
from arcanarium.research.gymnasium_env import ArcanariumEnv, ArcanariumVectorEnv, name_of


@every_table
def test_the_checker_has_nothing_to_say(game: str, seats: int, recwarn: pytest.WarningsRecorder) -> None:
    check_env(gymnasium.make(name_of(game), seats=seats, render_mode="ansi").unwrapped, skip_render_check=False)
    assert [str(warning.message) for warning in recwarn] == []


@every_game
def test_a_whole_game(game: str) -> None:
    env = gymnasium.make(name_of(game), seat=None, bots=["random"], illegal="raise")
    choose = np.random.default_rng(1)
    seats = set()
    for seed in range(4):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            mask = env.unwrapped.action_masks()
            assert np.array_equal(mask, info["action_mask"].astype(bool))
            observation, reward, over, cut, info = env.step(choose.choice(mask.nonzero()[0]))
            assert not cut
        assert reward in (-1, 0.5, 1)
        assert env.observation_space.contains(observation)
    assert seats == {0, 1}


def test_what_is_not_legal() -> None:
    env = ArcanariumEnv("seasons")
    env.reset(seed=1)
    wrong = int(env.action_masks().argmin())
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    env = ArcanariumEnv("seasons", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(wrong)
    for settings in ({"seat": 2}, {"bots": ["random"] * 3}, {"illegal": "no"}, {"render_mode": "no"}):
        with pytest.raises(ValueError, match="not"):
            ArcanariumEnv("seasons", **settings)
    with pytest.raises(RuntimeError, match="reset"):
        ArcanariumEnv("seasons").step(0)


@pytest.mark.parametrize("mode", ["ansi", "human", "rgb_array"])
def test_rendering(mode: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = ArcanariumEnv("res_arcana", render_mode=mode, language="ru")
    env.reset(seed=2)
    shown = env.render()
    if mode == "human":
        assert shown is None
        assert "`" in capsys.readouterr().out
    elif mode == "ansi":
        assert "Res Arcana" in shown
    else:
        assert shown.dtype == np.uint8


@every_game
def test_many_games_are_the_games_one_by_one(game: str) -> None:
    number = 3
    env = gymnasium.make_vec(name_of(game), num_envs=number, vectorization_mode="vector_entry_point")
    assert isinstance(env.unwrapped, ArcanariumVectorEnv)
    singles = [ArcanariumEnv(game, illegal="raise") for _ in range(number)]
    observations, infos = env.reset(seed=7)
    for i, single in enumerate(singles):
        assert np.array_equal(single.reset(seed=7 + i)[0], observations[i])
    choose = np.random.default_rng(2)
    ended = 0
    while ended < number:
        masks = infos["action_mask"]
        assert masks.shape == (number, env.single_action_space.n)
        actions = np.array([choose.choice(mask.nonzero()[0]) for mask in masks])
        observations, rewards, over, cut, infos = env.step(actions)
        assert not cut.any()
        assert observations.shape == env.observation_space.shape
        for i, single in enumerate(singles):
            seen, reward, done, _, _ = single.step(actions[i])
            assert (reward, done) == (rewards[i], over[i])
            if done:
                ended += 1
                assert np.array_equal(infos["final_obs"][i], seen)
                seen, _ = single.reset()
            assert np.array_equal(seen, observations[i])


def test_arrays_are_ones_own() -> None:
    """Gymnasium's wrappers write into what they are given, and PyTorch warns of what cannot be written to."""
    from gymnasium.wrappers.vector import FlattenObservation

    single = ArcanariumEnv("seasons")
    many = FlattenObservation(ArcanariumVectorEnv(2, "seasons", autoreset_mode="NextStep"))
    for env in (single, many):
        seen, info = env.reset(seed=3)
        kept = seen.copy()
        seen[...] = 7
        info["action_mask"][...] = 0
        again, info = env.reset(seed=3)
        assert np.array_equal(again, kept)
        assert info["action_mask"].any(axis=-1).all()
        again, *_ = env.step(info["action_mask"].argmax(axis=-1))
        assert again.flags.writeable
