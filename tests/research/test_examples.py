"""The examples with other people's learners run; `make examples` has their libraries."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "research"
pytestmark = pytest.mark.filterwarnings("default")  # theirs


def example(name: str) -> dict[str, Any]:
    return runpy.run_path(str(FOLDER / f"{name}.py"), run_name="example")


def test_maskable_ppo() -> None:
    found = example("maskable_ppo")
    learner = found["train"]("five_seals", 2048, games=2)
    assert 0 <= found["share_won"](learner, "five_seals", 2) <= 1


def test_rllib() -> None:
    found = example("rllib")
    learner = found["algorithm"]("five_seals", 600)
    try:
        assert learner.train()["num_env_steps_sampled_lifetime"] >= 600
    finally:
        learner.stop()
        import ray

        ray.shutdown()


def test_torchrl() -> None:
    returns = example("torchrl_ppo")["train"]("five_seals", rounds=2, steps=600)
    assert len(returns) == 2


def test_tianshou() -> None:
    assert -1 <= example("tianshou_dqn")["train"]("five_seals", epochs=1, steps=400) <= 1
