"""PettingZoo: every seat an agent; one after the other (`env`), or all in every cycle (`parallel_env`)."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, cast

from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.research.extras import needed
from arcanarium.research.lens import Lens, Mask, Seeds, check_rewards
from arcanarium.research.telling import Teller

with needed("arcanarium.research.pettingzoo_env"):
    import gymnasium.spaces
    import numpy as np
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped, unused-ignore]
    from pettingzoo.utils.conversions import parallel_to_aec  # type: ignore[import-untyped, unused-ignore]

Seen = dict[str, NDArray[Any]]
Picture = NDArray[np.uint8]
Info = dict[str, Any]

RENDER_MODES: Final = ["ansi", "human", "rgb_array"]
ILLEGAL: Final = ("raise", "random")


class Table:
    """What both sorts of environment share: the game, its agents and spaces, and how it is shown."""

    def __init__(
        self,
        game: str | Game,
        seats: int,
        options: Mapping[str, str] | None,
        render_mode: str | None,
        language: str,
        rewards: str,
        illegal: str,
        max_cycles: int | None,
        waits: bool,
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.lens: Final = Lens(game, seats, options)
        self.scheme: Final = check_rewards(rewards)
        self.illegal: Final = illegal
        self.render_mode: Final = render_mode
        self.teller: Final = Teller(self.lens.game, language)
        self.max_cycles = max_cycles
        self.agents: Final = [f"player_{seat}" for seat in range(seats)]
        self.seat_of: Final = {agent: seat for seat, agent in enumerate(self.agents)}
        self.actions: Final = self.lens.actions + (1 if waits else 0)
        seen = gymnasium.spaces.Box(self.lens.low, self.lens.high, dtype=np.int16)
        mask = gymnasium.spaces.Box(0, 1, (self.actions,), np.int8)
        self.observation_spaces: Final = {
            agent: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.agents
        }
        self.action_spaces: Final = {agent: gymnasium.spaces.Discrete(self.actions) for agent in self.agents}
        self.state_space: Final = gymnasium.spaces.Box(
            np.tile(self.lens.low, seats), np.tile(self.lens.high, seats), dtype=np.int16
        )
        self.seeds: Final = Seeds()
        self.chance: Final = Random()
        self.state: State | None = None

    @property
    def table(self) -> State:
        if self.state is None:
            raise RuntimeError("call reset() before anything else")
        return self.state

    def reset(self, seed: int | None, options: Mapping[str, Any] | None) -> State:
        """`options={"options": {...}}` sets up this one game in another way."""
        chosen = (options or {}).get("options")
        number = self.seeds.next(seed)
        self.chance.seed(number)
        self.state = self.lens.new(number, chosen if isinstance(chosen, dict) else None)
        return self.state

    def play(self, seat: int, action: int) -> None:
        """Give an answer; one that is not legal raises IllegalAction, or a legal one is drawn instead."""
        s = self.table
        if self.illegal == "random":
            legal = s.legal_for(seat)
            if action not in legal:
                action = self.chance.choice(legal)
        s.apply(seat, action)

    def text(self) -> str:
        """What the seat to move sees and is asked; at the end what everybody sees."""
        s = self.table
        if s.is_over():
            return self.teller.table(s, None)
        question = self.lens.game.question(s, s.owing()[0])
        return f"{self.teller.table(s, question.seat)}\n\n{self.teller.question(question)}"

    def render(self) -> str | Picture | None:
        if self.render_mode == "ansi":
            return self.text()
        if self.render_mode == "rgb_array":
            from arcanarium.research.picture import picture

            return picture(self.text())
        if self.render_mode == "human":
            print(self.text(), flush=True)  # noqa: T201  (this is what the mode is for)
            return None
        raise RuntimeError("render_mode was not set when the environment was made")


class ArcanariumEnv(AECEnv[str, Seen, int]):  # type: ignore[misc,unused-ignore]
    """Agents answer one after the other; who is not asked is passed over.

    While several seats choose at once, they are asked in the order of the seats, and none sees the others' answers.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.metadata = {
            "name": f"arcanarium_{table.lens.game.name}_v{table.lens.encoding}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.table: Final = table
        self.lens: Final = table.lens
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.observation_spaces = cast(Any, table.observation_spaces)
        self.action_spaces = cast(Any, table.action_spaces)
        self.state_space = table.state_space

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.lens.game.name}, {self.lens.seats} seats>"

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.s: State = self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.s.to_move]
        cycles = self.table.max_cycles
        self.left = -1 if cycles is None else cycles * len(self.agents)

    def observe(self, agent: str) -> Seen:
        seat = self.table.seat_of[agent]
        seen, legal = self.lens.observation(self.s, seat), self.lens.mask(self.s, seat)
        return {"observation": seen.copy(), "action_mask": legal.copy()}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(cast(Any, action))
            return
        if action is None:
            raise ValueError(f"{agent} is asked: an action is a number from 0 to {self.lens.actions - 1}, not None")
        self.table.play(self.s.to_move, int(action))
        self._cumulative_rewards[agent] = 0.0  # nothing is gained before the end
        self.left -= 1
        to_move = self.s.to_move
        if to_move >= 0 and self.left != 0:
            self.agent_selection = self.possible_agents[to_move]
            return
        if to_move < 0:
            for seat, reward in enumerate(self.lens.rewards(self.s, self.table.scheme)):
                self.rewards[self.agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> Any:  # noqa: ANN401  (PettingZoo's own signature)
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def state(self) -> NDArray[Any]:
        """What all seats together see: their observations, one after the other."""
        return np.concatenate([self.lens.observation(self.s, seat) for seat in range(self.lens.seats)])


class ArcanariumParallelEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc,unused-ignore]
    """Every agent gives an action in every cycle; who is not asked has one legal action, the last: to wait.

    These are games of turns: only where the rules let several choose at once (drafts, secret bids, collecting) does
    more than one agent have a choice in the same cycle.
    """

    def __init__(self, table: Table) -> None:
        self.metadata = {
            "name": f"arcanarium_{table.lens.game.name}_parallel_v{table.lens.encoding}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
            "render_fps": 2,
        }
        self.table: Final = table
        self.lens: Final = table.lens
        self.wait: Final = table.actions - 1
        self.render_mode = table.render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.observation_spaces = cast(Any, table.observation_spaces)
        self.action_spaces = cast(Any, table.action_spaces)
        self.state_space = table.state_space

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.lens.game.name}, {self.lens.seats} seats>"

    @property
    def max_cycles(self) -> int | None:
        return self.table.max_cycles

    @max_cycles.setter
    def max_cycles(self, cycles: int | None) -> None:
        self.table.max_cycles = cycles

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.table.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.table.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        self.s: State = self.table.reset(seed, options)
        self.agents = self.possible_agents[:]
        self.cycle = 0
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Seen]:
        return {agent: self.seen(seat) for seat, agent in enumerate(self.possible_agents)}

    def seen(self, seat: int) -> Seen:
        mask: Mask = np.append(self.lens.mask(self.s, seat), np.int8(0 if self.s.owes(seat) else 1))
        return {"observation": self.lens.observation(self.s, seat).copy(), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        asked = self.s.owing()
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions.get(agent, self.wait))
            if seat in asked:
                self.table.play(seat, action)
            elif action != self.wait and self.table.illegal == "raise":
                raise ValueError(f"{agent} is not asked: its action is {self.wait}, to wait, not {action}")
        self.cycle += 1
        over = self.s.is_over()
        cut = not over and self.cycle == self.table.max_cycles
        rewards = self.lens.rewards(self.s, self.table.scheme) if over else [0.0] * len(self.possible_agents)
        infos: dict[str, Info] = {agent: {} for agent in self.possible_agents}
        if over or cut:
            self.agents = []
        return (
            self.observations(),
            dict(zip(self.possible_agents, rewards, strict=True)),
            dict.fromkeys(self.possible_agents, over),
            dict.fromkeys(self.possible_agents, cut),
            infos,
        )

    def render(self) -> Any:  # noqa: ANN401  (PettingZoo's own signature)
        return self.table.render()

    def close(self) -> None:
        """Nothing is held open."""

    def state(self) -> NDArray[Any]:
        """What all seats together see: their observations, one after the other."""
        return np.concatenate([self.lens.observation(self.s, seat) for seat in range(self.lens.seats)])


def env(
    game: str | Game = "seasons",
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    language: str = "en",
    rewards: str = "win",
    illegal: str = "raise",
    max_cycles: int | None = None,
    waits: bool = False,
) -> AECEnv[str, Seen, int]:
    """Agents one after the other. With `waits` every agent is asked in every cycle and may have only to wait.

    `max_cycles` truncates a game after so many cycles; without `waits` a cycle is as many decisions as there are seats.
    """
    if waits:
        whole = parallel_env(game, seats, options, render_mode, language, rewards, illegal, max_cycles)
        return cast(AECEnv[str, Seen, int], parallel_to_aec(whole))
    return raw_env(game, seats, options, render_mode, language, rewards, illegal, max_cycles)


def parallel_env(
    game: str | Game = "seasons",
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    language: str = "en",
    rewards: str = "win",
    illegal: str = "raise",
    max_cycles: int | None = None,
) -> ArcanariumParallelEnv:
    """All agents in every cycle."""
    return ArcanariumParallelEnv(
        Table(game, seats, options, render_mode, language, rewards, illegal, max_cycles, waits=True)
    )


def raw_env(
    game: str | Game = "seasons",
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
    language: str = "en",
    rewards: str = "win",
    illegal: str = "raise",
    max_cycles: int | None = None,
) -> ArcanariumEnv:
    """Agents one after the other, without any wrapper, which `env` has none of either unless it `waits`."""
    return ArcanariumEnv(Table(game, seats, options, render_mode, language, rewards, illegal, max_cycles, waits=False))
