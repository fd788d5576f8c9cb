"""TextArena: all seats are spoken to; importing this registers `Arcanarium-<game>-v<rules>` with it.

`textarena.make("Arcanarium-seasons-v1")` gives one; `reset(num_players=...)` sits the agents down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from arcanarium.core.game import Game
from arcanarium.games import NAMES, load
from arcanarium.research.extras import needed
from arcanarium.research.text_env import IN_BRACKETS, TIRED, TextTable, move_in

with needed("arcanarium.research.textarena_env", "textarena"):
    import textarena as ta  # type: ignore[import-not-found, import-untyped, unused-ignore]

PATIENCE: Final = 10


class ArcanariumTextArenaEnv(ta.Env):  # type: ignore[misc, unused-ignore]
    """A table of agents; the move is what they write last in square brackets, or all that they write.

    Whoever answers `patience` times in a row without a move, wrongly or with questions, loses against all others.
    """

    def __init__(
        self,
        game: str | Game = "seasons",
        options: Mapping[str, str] | None = None,
        language: str = "en",
        rewards: str = "win",
        patience: int = PATIENCE,
    ) -> None:
        self.game: Final = load(game) if isinstance(game, str) else game
        self.settings: Final = {"options": options, "language": language, "rewards": rewards}
        self.patience: Final = patience

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.table = TextTable(self.game, num_players, **self.settings)  # type: ignore[arg-type]
        self.tries = 0
        self.state = ta.State(num_players=num_players)
        self.state.standard_resets(role_mapping={seat: f"Player {seat}" for seat in range(num_players)})
        self.tell(self.table.reset(seed), ta.ObservationType.PROMPT)

    def tell(self, text: str, kind: Any) -> None:  # noqa: ANN401  (TextArena has no types)
        """To whoever is asked now; each of them is told the rules at first."""
        self.state.current_player_id = self.table.to_move
        self.state.add_observation(
            to_id=self.table.to_move,
            message=f"{text}\n\n{IN_BRACKETS[self.table.language]}",
            observation_type=kind,
        )

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        seat = self.table.to_move
        self.state.game_info[seat]["turn_count"] += 1
        reply = self.table.step(move_in(action))
        self.tries = 0 if reply.accepted else self.tries + 1
        if reply.accepted and reply.over:
            self.finish(self.table.rewards, reply.observation)
        elif reply.accepted:
            self.tell(reply.observation, ta.ObservationType.GAME_BOARD)
        elif self.tries >= self.patience:
            self.state.game_info[seat]["invalid_move"] = True
            among = self.state.num_players - 1
            worth = [-1.0 if each == seat else 1 / among for each in range(self.state.num_players)]
            self.finish(worth, TIRED[self.table.language].format(number=self.tries))
        else:
            self.tell(reply.feedback, ta.ObservationType.GAME_ADMIN)
        done: tuple[bool, dict[str, Any]] = self.state.step()
        return done

    def finish(self, rewards: list[float], why: str) -> None:
        self.state.done = True
        self.state.rewards = dict(enumerate(rewards))
        for info in self.state.game_info.values():
            info["reason"] = why
        self.state.add_observation(message=why, observation_type=ta.ObservationType.GAME_ADMIN)


for _game in NAMES:
    _name = f"Arcanarium-{_game}-v{load(_game).version}"
    if _name not in ta.envs.registration.ENV_REGISTRY:
        ta.envs.registration.register(_name, entry_point=ArcanariumTextArenaEnv, game=_game)
