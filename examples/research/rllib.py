"""PPO of Ray RLlib learns a game against `random`, with masks: `python examples/research/rllib.py`."""

from __future__ import annotations

import argparse
from typing import Any

from gymnasium import Env
from ray.rllib.algorithms.algorithm import Algorithm
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from arcanarium.research.gymnasium_env import ArcanariumEnv, FloatObservation, MaskedObservation


def make(config: dict[str, Any]) -> Env:
    """`ActionMaskingTorchRLModule` reads "observations" and "action_mask"."""
    env = ArcanariumEnv(config["game"], seat=None, rewards="zero_sum", bots=["random"])
    return MaskedObservation(FloatObservation(env), observation="observations")


def algorithm(game: str, steps: int, runners: int = 0) -> Algorithm:
    """Learns from the given number of steps at a time; `runners` are processes that play, 0 plays where it learns."""
    register_env("arcanarium", make)
    config = (
        PPOConfig()
        .environment("arcanarium", env_config={"game": game})
        .env_runners(num_env_runners=runners, num_envs_per_env_runner=1)
        .training(train_batch_size_per_learner=steps, minibatch_size=min(128, steps), num_epochs=4, gamma=0.999)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [64], "head_fcnet_activation": "relu"},
            )
        )
    )
    return config.build_algo()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--steps", type=int, default=4000, help="of a round")
    args = parser.parse_args()
    learner = algorithm(args.game, args.steps)
    for number in range(args.rounds):
        result = learner.train()["env_runners"]
        print(f"round {number + 1}: mean return {result.get('episode_return_mean', float('nan')):.2f}", flush=True)
    learner.stop()


if __name__ == "__main__":
    main()
