"""Gymnasium: one seat for the learner against chosen bots, single or many games at once in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from arcanarium.core.agenda import IllegalAction
from arcanarium.core.game import Game
from arcanarium.games import NAMES
from arcanarium.research.extras import needed
from arcanarium.research.lens import Lens, Mask, Observation, array, check_rewards
from arcanarium.research.solo import Solo
from arcanarium.research.telling import Teller

with needed("arcanarium.research.gymnasium_env"):
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

RENDER_MODES: Final = ["ansi", "human", "rgb_array"]
ILLEGAL: Final = ("lose", "raise")

Info = dict[str, Any]


class ArcanariumEnv(gymnasium.Env[Observation, np.int64]):
    """A learner against bots. Actions that are not legal now lose the game at once, or raise with `illegal="raise"`."""

    metadata: Final = {"render_modes": RENDER_MODES, "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Game = "seasons",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        bots: Sequence[str] = ("random",),
        render_mode: str | None = None,
        language: str = "en",
        rewards: str = "win",
        illegal: str = "lose",
    ) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL)}, not {illegal!r}")
        self.lens: Final = Lens(game, seats, options)
        self.solo: Final = Solo(self.lens, seat, bots)
        self.scheme: Final = check_rewards(rewards)
        self.illegal: Final = illegal
        self.render_mode = render_mode
        self.language: Final = language
        self.observation_space = gymnasium.spaces.Box(self.lens.low, self.lens.high, dtype=np.int16)
        self.action_space = cast(Any, gymnasium.spaces.Discrete(self.lens.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, Info]:
        """`options={"options": {...}}` sets up this one game in another way."""
        super().reset(seed=seed)
        chosen = (options or {}).get("options")
        self.solo.reset(seed, chosen if isinstance(chosen, dict) else None)
        return self.solo.observation(), self.info()

    def info(self) -> Info:
        return {"action_mask": self.solo.mask(), "seat": self.solo.seat}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, Info]:
        try:
            self.solo.play(int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            return self.solo.observation(), -1.0, True, False, {**self.info(), "illegal": True}
        over = self.solo.table.is_over()
        return self.solo.observation(), self.solo.reward(self.scheme), over, False, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, as MaskablePPO of sb3-contrib asks for it."""
        return self.solo.mask().view(np.bool_)

    def render(self) -> Any:  # noqa: ANN401  (Gymnasium's own signature)
        if self.render_mode is None:
            raise RuntimeError("render_mode was not set when the environment was made")
        teller = Teller(self.lens.game, self.language)
        s = self.solo.table
        text = teller.table(s, self.solo.seat)
        if s.owes(self.solo.seat):
            text += "\n\n" + teller.question(self.solo.decision())
        if self.render_mode == "rgb_array":
            from arcanarium.research.picture import picture

            return picture(text)
        if self.render_mode == "human":
            print(text, flush=True)  # noqa: T201  (this is what the mode is for)
            return None
        return text


class ArcanariumVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """So many games of a learner against bots in one process; observations and masks are one array each.

    A game that ends is set up anew in the same step: `infos["final_obs"]` has how it ended.
    """

    metadata: Final = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # type: ignore[misc]

    def __init__(
        self,
        num_envs: int,
        game: str | Game = "seasons",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        bots: Sequence[str] = ("random",),
        rewards: str = "win",
    ) -> None:
        self.lens: Final = Lens(game, seats, options)
        self.num_envs = num_envs
        self.solos: Final = [Solo(self.lens, seat, bots) for _ in range(num_envs)]
        self.scheme: Final = check_rewards(rewards)
        self.single_observation_space = gymnasium.spaces.Box(self.lens.low, self.lens.high, dtype=np.int16)
        self.single_action_space = cast(Any, gymnasium.spaces.Discrete(self.lens.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        seeds: Sequence[int | None]
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        else:
            seeds = seed
        chosen = (options or {}).get("options")
        for solo, number in zip(self.solos, seeds, strict=True):
            solo.reset(number, chosen if isinstance(chosen, dict) else None)
        return self.observations(), self.infos()

    def observations(self) -> Observation:
        """All of them, a row a game."""
        encoder = self.lens.encoder
        rows = encoder.rows(self.num_envs)
        for i, solo in enumerate(self.solos):
            encoder.fill(solo.table, solo.seat, rows, i * self.lens.size)
        return array(rows, np.int16).reshape(self.num_envs, self.lens.size)

    def action_masks(self) -> Mask:
        encoder = self.lens.encoder
        rows = encoder.masks(self.num_envs)
        for i, solo in enumerate(self.solos):
            encoder.fill_mask(solo.table, solo.seat, rows, i * self.lens.actions)
        return array(rows, np.int8).reshape(self.num_envs, self.lens.actions)

    def infos(self) -> Info:
        return {"action_mask": self.action_masks()}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """Raises IllegalAction for an action that its game does not allow now."""
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        ended: Info = {}
        for i, (solo, action) in enumerate(zip(self.solos, actions.tolist(), strict=True)):
            solo.play(action)
            if solo.table.is_over():
                if not ended:
                    ended["final_obs"] = np.full(self.num_envs, None, dtype=object)
                ended["final_obs"][i] = solo.observation()
                rewards[i] = solo.reward(self.scheme)
                over[i] = True
                solo.reset()
        if ended:
            ended["_final_obs"] = over.copy()
        return self.observations(), rewards, over, np.zeros(self.num_envs, np.bool_), {**self.infos(), **ended}


def make_vec(num_envs: int = 1, **settings: Any) -> ArcanariumVectorEnv:  # noqa: ANN401  (for gymnasium.make_vec)
    return ArcanariumVectorEnv(num_envs, **settings)


def name_of(game: str) -> str:
    return f"arcanarium/{game}-v{Lens.encoding}"


for _game in NAMES:
    if name_of(_game) not in gymnasium.registry:
        gymnasium.register(
            name_of(_game),
            entry_point="arcanarium.research.gymnasium_env:ArcanariumEnv",
            vector_entry_point="arcanarium.research.gymnasium_env:make_vec",
            kwargs={"game": _game},
        )
