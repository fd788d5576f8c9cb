"""DQN of tianshou learns a game against `random`, with masks: `python examples/research/tianshou_dqn.py`."""

from __future__ import annotations

import argparse

from gymnasium import Env
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, CollectStats, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from arcanarium.research.gymnasium_env import ArcanariumEnv, FloatObservation, MaskedObservation


def make(game: str) -> Env:
    """tianshou reads "obs" and "mask"."""
    env = ArcanariumEnv(game, seat=None, rewards="zero_sum", bots=["random"])
    return MaskedObservation(FloatObservation(env), observation="obs", mask="mask")


def train(game: str, epochs: int, steps: int, games: int = 4, seed: int = 0) -> float:
    """Learn; the mean return of twenty games afterwards."""
    example = make(game)
    numbers = example.observation_space["obs"].shape
    net = Net(state_shape=numbers, action_shape=example.action_space.n, hidden_sizes=[64])
    policy = DiscreteQLearningPolicy(model=net, action_space=example.action_space, eps_training=0.1)
    algorithm = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=0.999, target_update_freq=200)
    training = DummyVectorEnv([lambda: make(game) for _ in range(games)])
    testing = DummyVectorEnv([lambda: make(game)])
    training.seed(seed)
    testing.seed(10**9)
    players = Collector[CollectStats](algorithm, training, VectorReplayBuffer(20_000, games), exploration_noise=True)
    judges = Collector[CollectStats](algorithm, testing)
    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=players,
            test_collector=judges,
            max_epochs=epochs,
            epoch_num_steps=steps,
            collection_step_num_env_steps=10 * games,
            update_step_num_gradient_steps_per_sample=0.1,
            batch_size=64,
            test_step_num_episodes=4,
            verbose=False,
            show_progress=False,
        )
    )
    judges.reset()
    return float(judges.collect(n_episode=20).returns.mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--epochs", type=int, default=5)
    parser.add_argument("--steps", type=int, default=10_000, help="of an epoch")
    args = parser.parse_args()
    print(f"mean return of twenty games: {train(args.game, args.epochs, args.steps):.2f}")


if __name__ == "__main__":
    main()
