"""Gymnasium: one seat for the learner against chosen bots, single or many games at once in NumPy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

from arcanarium.bots.tables import ILLEGAL, WAITS, Tables
from arcanarium.core.agenda import IllegalAction
from arcanarium.core.game import Game
from arcanarium.games import NAMES
from arcanarium.research.extras import needed
from arcanarium.research.features import Features
from arcanarium.research.lens import INT8, INT16, Lens, Mask, Observation, array, check_rewards
from arcanarium.research.solo import Solo
from arcanarium.research.telling import Teller

with needed("arcanarium.research.gymnasium_env"):
    import gymnasium
    import numpy as np
    from gymnasium.vector import AutoresetMode, VectorEnv, VectorWrapper
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

RENDER_MODES: Final = ["ansi", "human", "rgb_array"]
ILLEGAL_MODES: Final = ("lose", "raise")

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
        if illegal not in ILLEGAL_MODES:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL_MODES)}, not {illegal!r}")
        self.lens: Final = Lens(game, seats, options)
        self.solo: Final = Solo(self.lens, seat, bots)
        self.scheme: Final = check_rewards(rewards)
        self.illegal: Final = illegal
        self.render_mode = render_mode
        self.language: Final = language
        self.observation_space = gymnasium.spaces.Box(self.lens.low, self.lens.high, dtype=np.int16)
        self.action_space = cast(Any, gymnasium.spaces.Discrete(self.lens.actions))

    def __repr__(self) -> str:
        return f"<ArcanariumEnv of {self.lens.game.name}, {self.lens.seats} seats>"

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
        return self.lens.allowed(self.solo.table, self.solo.seat)

    def render(self) -> Any:  # noqa: ANN401  (Gymnasium's own signature)
        if self.render_mode is None:
            raise RuntimeError("render_mode was not set when the environment was made")
        teller = Teller(self.lens.game, self.language)
        s = self.solo.table
        text = teller.table(s, self.solo.seat)
        if s.owes(self.solo.seat):
            text += "\n\n" + teller.question(self.lens.game.question(s, self.solo.seat))
        if self.render_mode == "rgb_array":
            from arcanarium.research.picture import picture

            return picture(text)
        if self.render_mode == "human":
            print(text, flush=True)  # noqa: T201  (this is what the mode is for)
            return None
        return text


class ArcanariumVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """The given number of games of a learner against bots in one process; observations and masks are one array each.

    What happens to a game that ends is `autoreset_mode`'s to say: `SameStep` sets it up anew at once, and
    `infos["final_obs"]` has how it ended; `NextStep` does so in the next step, whose action does not count; `Disabled`
    leaves it to `reset(options={"reset_mask": ...})`, which sets up only the games of the mask in every mode.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int,
        game: str | Game = "seasons",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        bots: Sequence[str] = ("random",),
        rewards: str = "win",
        autoreset_mode: str | AutoresetMode = AutoresetMode.SAME_STEP,
        illegal: str = "raise",
    ) -> None:
        if illegal not in ILLEGAL_MODES:
            raise ValueError(f"illegal is one of {', '.join(ILLEGAL_MODES)}, not {illegal!r}")
        self.lens: Final = Lens(game, seats, options)
        self.num_envs = num_envs
        self.mode: Final = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.mode}
        self.illegal: Final = illegal
        self.solos: Final = [Solo(self.lens, seat, bots) for _ in range(num_envs)]
        self.tables = Tables(self.lens.encoder, num_envs)
        self.seats: Final = np.zeros(num_envs, np.int64)
        self.ended = np.zeros(num_envs, np.bool_)  # games that wait to be set up anew
        self.waiting = self.ended  # games whose answers do not count in this step
        self.scheme: Final = check_rewards(rewards)
        self.nothing_legal: Final = np.zeros((num_envs, self.lens.actions), np.int8)  # nobody answers after the end
        self.nothing_legal.flags.writeable = False
        self.single_observation_space = gymnasium.spaces.Box(self.lens.low, self.lens.high, dtype=np.int16)
        self.single_action_space = cast(Any, gymnasium.spaces.Discrete(self.lens.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def __repr__(self) -> str:
        return f"<ArcanariumVectorEnv of {self.num_envs} games of {self.lens.game.name}, {self.lens.seats} seats>"

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """All games anew, or those of `options["reset_mask"]`; `options["options"]` sets them up in another way."""
        seeds: Sequence[int | None]
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + i for i in range(self.num_envs)]
        else:
            seeds = seed
        given = options or {}
        chosen = given.get("options")
        mask = np.asarray(given.get("reset_mask", np.ones(self.num_envs, np.bool_)), np.bool_)
        if mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask has {self.num_envs} truth values, one of them True, not {mask!r}")
        for i, (solo, number) in enumerate(zip(self.solos, seeds, strict=True)):
            if mask[i] or solo.state is None:
                solo.reset(number, chosen if isinstance(chosen, dict) else None)
                self.sit(i)
                self.ended[i] = False
        return self.observations(), self.infos()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name != "tables"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self.tables = Tables(self.lens.encoder, self.num_envs)
        for i, solo in enumerate(self.solos):
            if solo.state is not None:
                self.sit(i)

    def sit(self, i: int) -> None:
        """Its game has been set up; where all rivals play by chance they need no bots."""
        solo = self.solos[i]
        self.tables.sit(i, solo.table, solo.seat, solo.draws())
        self.seats[i] = solo.seat

    def observations(self) -> Observation:
        """All of them, one row for each game; wrappers of Gymnasium write into what they are given."""
        return array(self.tables.observe(), INT16).reshape(self.num_envs, self.lens.size).copy()

    def action_masks(self) -> Mask:
        """What may be done now, one row for each game."""
        return array(self.tables.masks(), INT8).reshape(self.num_envs, self.lens.actions).copy()

    def infos(self) -> Info:
        return {"action_mask": self.action_masks(), "seat": self.seats_played()}

    def seats_played(self) -> NDArray[np.int64]:
        return self.seats.copy()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        """An action that its game does not allow now raises IllegalAction, or loses with `illegal="lose"`."""
        self.begin_again()
        answers = actions.tolist()
        waiting = self.waiting.tolist()
        checked = self.illegal == "raise"
        if checked and (wrong := self.tables.check(answers, waiting)):
            solo = self.solos[wrong[0]]
            solo.table.apply(solo.seat, answers[wrong[0]])  # raises
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        finals: Info = {}
        for i, what in self.tables.play(answers, waiting, checked):
            solo = self.solos[i]
            if what == WAITS:
                solo.others()
            if what == ILLEGAL:
                rewards[i], over[i] = -1.0, True
            elif solo.table.is_over():
                rewards[i], over[i] = solo.reward(self.scheme), True
            if over[i] and self.mode == AutoresetMode.SAME_STEP:
                self.keep_end(finals, i)
                solo.reset()
                self.sit(i)
        if self.mode != AutoresetMode.SAME_STEP:
            self.ended = over.copy()
        if finals:
            finals |= {"_final_obs": over.copy(), "_final_info": over.copy()}
        return self.observations(), rewards, over, np.zeros(self.num_envs, np.bool_), {**self.infos(), **finals}

    def begin_again(self) -> None:
        """Set up the games that ended in the last step; their answers do not count."""
        self.waiting = self.ended
        if not self.ended.any():
            return
        if self.mode == AutoresetMode.DISABLED:
            first = int(self.ended.argmax())
            raise RuntimeError(f"game {first} is over: reset(options={{'reset_mask': ...}}) sets it up anew")
        for i in np.flatnonzero(self.ended).tolist():
            self.solos[i].reset()
            self.sit(i)

    def keep_end(self, finals: Info, i: int) -> None:
        """How a game ended that is about to be set up anew."""
        solo = self.solos[i]
        if not finals:
            finals["final_obs"] = np.full(self.num_envs, None, dtype=object)
            finals["final_info"] = {"seat": self.seats_played(), "action_mask": self.nothing_legal}
        finals["final_obs"][i] = solo.observation()
        finals["final_info"]["seat"][i] = solo.seat


class FloatObservation(
    gymnasium.ObservationWrapper[NDArray[np.float32], np.int64, Observation], gymnasium.utils.RecordConstructorArgs
):
    """Observations as float32 columns a network can weigh: one column for every value of a choice, numbers scaled."""

    def __init__(self, env: gymnasium.Env[Observation, np.int64]) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self)
        gymnasium.ObservationWrapper.__init__(self, env)
        inner = env.unwrapped
        assert isinstance(inner, ArcanariumEnv), "FloatObservation is for the environments of Arcanarium"
        self.features: Final = Features(inner.lens)
        self.observation_space = gymnasium.spaces.Box(self.features.low, self.features.high, dtype=np.float32)

    def observation(self, observation: Observation) -> NDArray[np.float32]:
        row: NDArray[np.float32] = self.features.matrix(observation)[0]
        return row

    def action_masks(self) -> NDArray[np.bool_]:
        """As MaskablePPO of sb3-contrib asks for it."""
        inner = self.env.unwrapped
        assert isinstance(inner, ArcanariumEnv)
        return inner.action_masks()


class MaskedObservation(
    gymnasium.ObservationWrapper[dict[str, NDArray[Any]], np.int64, Any], gymnasium.utils.RecordConstructorArgs
):
    """Observation and mask together in a Dict, as learners want it that read nothing else; they differ in the names."""

    def __init__(
        self, env: gymnasium.Env[Any, np.int64], observation: str = "observation", mask: str = "action_mask"
    ) -> None:
        gymnasium.utils.RecordConstructorArgs.__init__(self, observation=observation, mask=mask)
        gymnasium.ObservationWrapper.__init__(self, env)
        inner = env.unwrapped
        assert isinstance(inner, ArcanariumEnv), "MaskedObservation is for the environments of Arcanarium"
        self.solo: Final = inner.solo
        self.names: Final = (observation, mask)
        legal = gymnasium.spaces.Box(0, 1, (inner.lens.actions,), np.int8)
        self.observation_space = cast(Any, gymnasium.spaces.Dict({observation: env.observation_space, mask: legal}))

    def observation(self, observation: NDArray[Any]) -> dict[str, NDArray[Any]]:
        return dict(zip(self.names, (observation, self.solo.mask()), strict=True))


class FloatVectorObservation(VectorWrapper):
    """The same for many games at once, also for how they ended."""

    def __init__(self, env: ArcanariumVectorEnv) -> None:
        super().__init__(env)
        self.features: Final = Features(env.lens)
        single = gymnasium.spaces.Box(self.features.low, self.features.high, dtype=np.float32)
        self.single_observation_space = cast(Any, single)
        self.observation_space = cast(Any, batch_space(single, env.num_envs))

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], Info]:
        rows, infos = self.env.reset(seed=cast(Any, seed), options=options)
        return self.features.matrix(rows), infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        rows, rewards, over, cut, infos = self.env.step(actions)
        if "final_obs" in infos:
            for i in np.flatnonzero(infos["_final_obs"]):
                infos["final_obs"][i] = self.features.matrix(infos["final_obs"][i])[0]
        return self.features.matrix(rows), rewards, over, cut, infos


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
