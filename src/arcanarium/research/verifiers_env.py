"""verifiers: one seat is the model's, bots have the others; a task is the game of one seed.

`verifiers` finds tasksets by the name of a module: one that says `from arcanarium.research.verifiers_env import *` is
enough, and `eval <that name> --env.taskset.game evenfall` plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from arcanarium.research.extras import needed
from arcanarium.research.text_env import IN_BRACKETS, TextEnv, move_in

with needed("arcanarium.research.verifiers_env", "verifiers"):
    import verifiers.v1 as vf  # type: ignore[import-not-found, import-untyped, unused-ignore]

__all__ = ["ArcanariumConfig", "ArcanariumEnv", "ArcanariumEnvConfig", "ArcanariumTask", "ArcanariumTaskset"]

SYSTEM: Final = {
    "en": "You play a strategy game to win. Think first, then end your reply with your move in square brackets.",
    "ru": "Вы играете в стратегическую игру, чтобы победить. Сначала подумайте, затем закончите ответ ходом "
    "в квадратных скобках.",
}


class ArcanariumConfig(vf.TasksetConfig):  # type: ignore[misc, unused-ignore]
    """What is played; `patience` wrong answers in a row lose."""

    game: str = "seasons"
    seats: int = 2
    bots: list[str] = ["random"]
    language: str = "en"
    patience: int = 3


class ArcanariumData(vf.TaskData):  # type: ignore[misc, unused-ignore]
    """The settings and the seed that make the game again."""

    info: dict[str, Any]


class ArcanariumTask(vf.Task[ArcanariumData, vf.State, vf.TaskConfig]):  # type: ignore[misc, unused-ignore]
    """The game of one seed."""


class ArcanariumEnvConfig(vf.EnvConfig):  # type: ignore[misc, unused-ignore]
    """Who plays."""

    player: vf.AgentConfig = vf.AgentConfig()


def table_of(info: dict[str, Any]) -> tuple[TextEnv, str]:
    """The table of a task, and what the model sees first."""
    settings = {name: value for name, value in info.items() if name != "seed"}
    env = TextEnv(**settings)
    return env, told(env, env.reset(seed=info["seed"]))


def told(env: TextEnv, text: str) -> str:
    return f"{text}\n\n{IN_BRACKETS[env.language]}"


class ArcanariumEnv(vf.Env[ArcanariumEnvConfig]):  # type: ignore[misc, unused-ignore]
    """Plays the game with the model; the reward of its end is the reward."""

    async def run(self, task: Any, agents: Any) -> None:  # noqa: ANN401  (verifiers' own signature)
        env, _ = table_of(task.data.info)
        reward = 0.0
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                reply = env.step(move_in(segment.last_reply))
                if reply.over:
                    reward = reply.reward
                    break
                segment = await interaction.turn(told(env, reply.feedback or reply.observation))
        interaction.trace.record_reward("game_reward", reward, 1.0)


class ArcanariumTaskset(vf.Taskset[ArcanariumTask, ArcanariumConfig]):  # type: ignore[misc, unused-ignore]
    """Games without end, one for every seed from 0 on."""

    INFINITE = True

    def load(self) -> Iterator[ArcanariumTask]:
        config = self.config
        for seed in count():
            info = {name: getattr(config, name) for name in ("game", "seats", "bots", "language", "patience")}
            info["seed"] = seed
            yield ArcanariumTask(
                ArcanariumData(
                    name=f"{config.game}#{seed}",
                    prompt=table_of(info)[1],
                    system_prompt=SYSTEM[config.language],
                    info=info,
                ),
                config.task,
            )
