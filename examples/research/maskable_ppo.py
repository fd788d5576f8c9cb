"""MaskablePPO of sb3-contrib learns a game against `random`: `python examples/research/maskable_ppo.py`."""

from __future__ import annotations

import argparse

from gymnasium import Env
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from arcanarium.research.gymnasium_env import ArcanariumEnv, FloatObservation


def make(game: str) -> Env:
    """One seat for the learner, another one every game; `FloatObservation` hands on the masks."""
    return FloatObservation(ArcanariumEnv(game, seat=None, rewards="zero_sum", bots=["random"]))


def train(game: str, steps: int, games: int = 8, seed: int = 0) -> MaskablePPO:
    learner = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([lambda: make(game)] * games),
        n_steps=256,
        batch_size=256,
        n_epochs=4,
        gamma=0.999,
        seed=seed,
        device="cpu",
    )
    return learner.learn(steps)


def share_won(learner: MaskablePPO, game: str, games: int) -> float:
    """Of games that were not learnt from; a shared victory counts half."""
    env = make(game)
    won = 0.0
    for number in range(games):
        observation, info = env.reset(seed=10**9 + number)
        over = False
        while not over:
            action, _ = learner.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, reward, over, _, info = env.step(action)
        won += (float(reward) + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--steps", type=int, default=100_000)
    args = parser.parse_args()
    learner = train(args.game, args.steps)
    print(f"won {share_won(learner, args.game, 100):.0%} of 100 games against random")


if __name__ == "__main__":
    main()
