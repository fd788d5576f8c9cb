"""The table in words for agents that read and write: questions and moves as text, answers in notation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from arcanarium.core.actions import UnknownNotation
from arcanarium.core.game import Game
from arcanarium.research.lens import Lens, check_rewards
from arcanarium.research.solo import Solo
from arcanarium.research.telling import Teller

EXPLAIN: Final = {
    "en": "Answer with one of the moves, exactly as it is written between backticks.",
    "ru": "Ответьте одним из ходов, в точности как он записан между обратными апострофами.",
}
UNKNOWN: Final = {
    "en": "“{text}” is no move of this game.{near} Nothing was played. {explain}",
    "ru": "«{text}» не является ходом этой игры.{near} Ничего не сыграно. {explain}",
}
NEAR: Final = {"en": " Did you mean `{move}`?", "ru": " Может быть, `{move}`?"}
ILLEGAL: Final = {
    "en": "`{move}` is a move of this game, but not allowed now. Nothing was played. Allowed: {moves}.",
    "ru": "`{move}` — ход этой игры, но сейчас он не разрешён. Ничего не сыграно. Разрешено: {moves}.",
}
OVER: Final = {"en": "The game is over; call reset().", "ru": "Игра окончена; вызовите reset()."}
LISTED: Final = 12  # moves that feedback repeats; all of them stand in the observation


class Reply(NamedTuple):
    """What an answer led to. `accepted` is False if it was no legal move: then `feedback` says why."""

    observation: str
    reward: float
    over: bool
    accepted: bool
    feedback: str


class TextEnv:
    """One seat that is spoken to, bots on the others."""

    def __init__(
        self,
        game: str | Game = "seasons",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        bots: Sequence[str] = ("random",),
        language: str = "en",
        rewards: str = "win",
    ) -> None:
        self.lens: Final = Lens(game, seats, options)
        self.solo: Final = Solo(self.lens, seat, bots)
        self.teller: Final = Teller(self.lens.game, language)
        self.language: Final = language
        self.scheme: Final = check_rewards(rewards)

    def reset(self, seed: int | None = None) -> str:
        """A new game; the first observation."""
        self.solo.reset(seed)
        return self.observation()

    def observation(self) -> str:
        """The table as the seat sees it, the question, and every legal move."""
        s = self.solo.table
        table = self.teller.table(s, self.solo.seat)
        if s.is_over():
            return table
        return f"{table}\n\n{self.teller.question(self.solo.decision())}\n\n{EXPLAIN[self.language]}"

    def moves(self) -> list[str]:
        """What may be answered now, in notation."""
        return [self.lens.game.actions.notation(action) for action in self.solo.table.legal_for(self.solo.seat)]

    def step(self, text: str) -> Reply:
        """Answer; backticks and spaces around a move do not matter."""
        s = self.solo.table
        if s.is_over():
            return self.refused(OVER[self.language])
        move = text.strip().strip("`").strip()
        try:
            action = self.lens.game.actions.parse(move)
        except UnknownNotation:
            close = get_close_matches(move, self.moves(), 1)
            near = NEAR[self.language].format(move=close[0]) if close else ""
            said = UNKNOWN[self.language].format(text=move, near=near, explain=EXPLAIN[self.language])
            return self.refused(said)
        if action not in s.legal_for(self.solo.seat):
            moves = self.moves()
            some = ", ".join(f"`{each}`" for each in moves[:LISTED]) + (" …" if len(moves) > LISTED else "")
            return self.refused(ILLEGAL[self.language].format(move=move, moves=some))
        self.solo.play(action)
        return Reply(self.observation(), self.solo.reward(self.scheme), s.is_over(), True, "")

    def refused(self, feedback: str) -> Reply:
        return Reply(self.observation(), 0.0, self.solo.table.is_over(), False, feedback)
