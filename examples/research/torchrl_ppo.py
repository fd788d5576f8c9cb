"""PPO of TorchRL learns a game against `random`, with masks: `python examples/research/torchrl_ppo.py`."""

from __future__ import annotations

import argparse

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.envs import EnvBase, GymWrapper, RewardSum, TransformedEnv
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from arcanarium.research.gymnasium_env import ArcanariumEnv, FloatObservation, MaskedObservation


class Logits(nn.Module):
    """One hidden layer; the mask goes on to the distribution."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(numbers, 64), nn.Tanh(), nn.Linear(64, actions))

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.layers(observation), mask.bool()


def make(game: str) -> EnvBase:
    env = ArcanariumEnv(game, seat=None, rewards="zero_sum", bots=["random"])
    return TransformedEnv(
        GymWrapper(MaskedObservation(FloatObservation(env)), categorical_action_encoding=True), RewardSum()
    )


def train(game: str, rounds: int, steps: int, seed: int = 0) -> list[float]:
    """The mean return of the games that ended in each round."""
    torch.manual_seed(seed)
    env = make(game)
    env.set_seed(seed)
    numbers = env.observation_spec["observation"].shape[-1]
    logits = TensorDictModule(
        Logits(numbers, env.action_spec.space.n), in_keys=["observation", "action_mask"], out_keys=["logits", "mask"]
    )
    actor = ProbabilisticActor(
        logits,
        in_keys=["logits", "mask"],
        out_keys=["action"],
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(nn.Sequential(nn.Linear(numbers, 64), nn.Tanh(), nn.Linear(64, 1)), in_keys=["observation"])
    loss = ClipPPOLoss(actor, critic)
    advantage = GAE(gamma=0.999, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), 3e-4)
    returns: list[float] = []
    for _ in range(rounds):
        with torch.no_grad():
            played = env.rollout(steps, actor, break_when_any_done=False)
        ended = played["next", "episode_reward"][played["next", "done"]]
        returns.append(float(ended.mean()) if len(ended) else float("nan"))
        for _ in range(4):
            advantage(played)
            for part in played.reshape(-1)[torch.randperm(steps)].split(256):
                found = loss(part)
                total = found["loss_objective"] + found["loss_critic"] + found["loss_entropy"]
                optimizer.zero_grad()
                total.backward()
                nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
                optimizer.step()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="seasons")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--steps", type=int, default=4000, help="of a round")
    args = parser.parse_args()
    for number, mean in enumerate(train(args.game, args.rounds, args.steps)):
        print(f"round {number + 1}: mean return {mean:.2f}")


if __name__ == "__main__":
    main()
