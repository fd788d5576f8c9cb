"""The table in words for agents that read and write: questions and moves as text, answers in notation.

An agent needs to know nothing: the first observation tells the rules in short, every one what happened since the last,
and `card NAME` and `rules` may be asked instead of a move.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Final, NamedTuple

from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import Event, State
from arcanarium.core.asking.shape import Question, Refusal
from arcanarium.core.asking.whole_answer import IllegalAnswer, parts_of, why_not
from arcanarium.core.game import Game
from arcanarium.research.lens import Lens, Seeds, check_rewards
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
TOGETHER: Final = {
    "en": "Several moves that make one answer may be written at once, with commas.",
    "ru": "Несколько ходов, которые вместе составляют ответ, можно записать сразу, через запятую.",
}
ILLEGAL: Final = {
    "en": "`{move}` is a move of this game, but not allowed now.{why} Nothing was played. Allowed: {moves}.",
    "ru": "`{move}` — ход этой игры, но сейчас он не разрешён.{why} Ничего не сыграно. Разрешено: {moves}.",
}
MISSING: Final = {
    "en": "Parts of that answer are missing. Nothing was played. Allowed: {moves}.",
    "ru": "Это не весь ответ: не хватает частей. Ничего не сыграно. Разрешено: {moves}.",
}
OVER: Final = {"en": "The game is over; call reset().", "ru": "Игра окончена; вызовите reset()."}
HOW: Final = {
    "en": "Instead of a move you may ask: `card NAME` (what a card does), `rules` (the rules in short).",
    "ru": "Вместо хода можно спросить: `card ИМЯ` (что делает карта), `rules` (правила вкратце).",
}
SINCE: Final = {"en": "What happened since your last move:", "ru": "Что произошло после вашего хода:"}
RULES: Final = {"en": "The rules in short:", "ru": "Правила вкратце:"}
IN_BRACKETS: Final = {
    "en": "Write your move, or what you ask for, in square brackets at the end, such as [rules].",
    "ru": "Запишите ход или вопрос в конце в квадратных скобках, например [rules].",
}
TIRED: Final = {
    "en": "That was wrong answer number {number} in a row, so the game is lost.",
    "ru": "Это неверный ответ номер {number} подряд, поэтому игра проиграна.",
}
LISTED: Final = 12  # moves that feedback repeats; all of them stand in the observation


class Reply(NamedTuple):
    """What an answer led to; if it was not `accepted` as a move, `feedback` says why, or what was asked for."""

    observation: str
    reward: float
    over: bool
    accepted: bool
    feedback: str


class Asked(NamedTuple):
    """Moves that were understood, or what is to be said instead, and whether that was a mistake."""

    parts: list[int]
    feedback: str
    wrong: bool


class Speaker:
    """Puts a table into words for any seat, and understands what is answered."""

    def __init__(self, lens: Lens, language: str) -> None:
        self.lens: Final = lens
        self.teller: Final = Teller(lens.game, language)
        self.language: Final = language

    def observation(self, s: State, seat: int, happened: list[Event], first: bool) -> str:
        """The rules if it is the first, what happened, the table as the seat sees it, the question, all legal moves."""
        rules = self.teller.rules() if first else ""
        parts = [f"{RULES[self.language]}\n\n{rules}"] if rules else []
        if told := self.teller.happened(happened, seat):
            parts.append(f"{SINCE[self.language]}\n{told}")
        parts.append(self.teller.table(s, seat))
        if s.owes(seat):
            question = self.lens.game.question(s, seat)
            parts += [self.teller.question(question), f"{self.explain(question)} {HOW[self.language]}"]
        return "\n\n".join(part.rstrip() for part in parts)

    def explain(self, question: Question) -> str:
        """How to answer; whoever is asked for several things may name them all at once."""
        several = " " + TOGETHER[self.language] if question.shape.most > 1 else ""
        return EXPLAIN[self.language] + several

    def moves(self, s: State, seat: int) -> list[str]:
        """What may be answered now, in notation."""
        return [self.lens.game.actions.notation(action) for action in s.legal_for(seat)]

    def understood(self, s: State, seat: int, text: str) -> Asked:
        """What somebody answered; backticks and spaces do not matter."""
        word, _, rest = text.strip().strip("`").partition(" ")
        if word == "rules" and not rest.strip():
            return Asked([], self.teller.rules(), wrong=False)
        if word == "card" and rest.strip():
            return Asked([], self.teller.card_named(rest), wrong=False)
        actions = []
        for move in (part.strip().strip("`").strip() for part in text.split(",")):
            try:
                actions.append(self.lens.game.actions.parse(move))
            except UnknownNotation:
                return Asked([], self.unknown(s, seat, move), wrong=True)
        if len(actions) == 1 and actions[0] not in s.legal_for(seat):
            return Asked([], self.illegal(s, seat, actions[0], why_not(s, seat, actions[0])), wrong=True)
        try:
            return Asked(actions if len(actions) == 1 else parts_of(s, seat, actions), "", wrong=False)
        except IllegalAnswer as error:
            return Asked([], self.illegal(s, seat, error.action, error.refusal), wrong=True)

    def unknown(self, s: State, seat: int, move: str) -> str:
        close = get_close_matches(move, self.moves(s, seat), 1)
        near = NEAR[self.language].format(move=close[0]) if close else ""
        return UNKNOWN[self.language].format(text=move, near=near, explain=EXPLAIN[self.language])

    def illegal(self, s: State, seat: int, action: int, refusal: Refusal | None) -> str:
        """Why an answer was not taken."""
        moves = self.moves(s, seat)
        some = ", ".join(f"`{each}`" for each in moves[:LISTED]) + (" …" if len(moves) > LISTED else "")
        if action < 0:
            return MISSING[self.language].format(moves=some)
        move = self.lens.game.actions.notation(action)
        why = "" if refusal is None else " " + self.teller.wording.why(refusal)
        return ILLEGAL[self.language].format(move=move, why=why, moves=some)


class TextEnv:
    """One seat that is spoken to, bots on the others.

    After `patience` wrong answers in a row the game is lost; None waits for ever. Without `primer` the first
    observation does not tell the rules.
    """

    def __init__(
        self,
        game: str | Game = "seasons",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        seat: int | None = 0,
        bots: Sequence[str] = ("random",),
        language: str = "en",
        rewards: str = "win",
        patience: int | None = None,
        primer: bool = True,
    ) -> None:
        self.lens: Final = Lens(game, seats, options)
        self.solo: Final = Solo(self.lens, seat, bots)
        self.speaker: Final = Speaker(self.lens, language)
        self.teller: Final = self.speaker.teller
        self.language: Final = language
        self.scheme: Final = check_rewards(rewards)
        self.patience: Final = patience
        self.primer: Final = primer
        self.wrong = 0  # answers in a row
        self.lost = False  # because of them
        self.text = ""

    def __repr__(self) -> str:
        return f"<TextEnv of {self.lens.game.name}, {self.lens.seats} seats>"

    def reset(self, seed: int | None = None) -> str:
        """A new game; the first observation."""
        self.wrong = 0
        self.lost = False
        self.solo.listen()
        self.solo.reset(seed)
        return self.look(first=self.primer)

    def look(self, first: bool = False) -> str:
        self.text = self.speaker.observation(self.solo.table, self.solo.seat, self.solo.take_heard(), first)
        return self.text

    def observation(self) -> str:
        """What was told last: what happened, the table, the question and every legal move."""
        return self.text

    def moves(self) -> list[str]:
        """What may be answered now, in notation."""
        return [] if self.lost else self.speaker.moves(self.solo.table, self.solo.seat)

    def step(self, text: str) -> Reply:
        """Answer with a move, or with several that make a whole answer, or ask for a card or the rules."""
        s = self.solo.table
        if s.is_over() or self.lost:
            return Reply(self.text, 0.0, True, False, OVER[self.language])
        parts, feedback, wrong = self.speaker.understood(s, self.solo.seat, text)
        if feedback:
            return self.refused(feedback, wrong)
        self.wrong = 0
        self.solo.play(*parts)
        return Reply(self.look(), self.solo.reward(self.scheme), s.is_over(), True, "")

    def refused(self, feedback: str, wrong: bool) -> Reply:
        self.wrong += wrong
        if wrong and self.wrong == self.patience:
            self.lost = True
            return Reply(self.text, -1.0, True, False, f"{feedback} {TIRED[self.language].format(number=self.wrong)}")
        return Reply(self.text, 0.0, False, False, feedback)


def move_in(text: str) -> str:
    """What an agent that thinks aloud answers: what stands last in square brackets, or all of it."""
    found = re.findall(r"\[([^\[\]]+)\]", text)
    return found[-1] if found else text


class TextTable:
    """All seats are spoken to, one after the other: `to_move` says which.

    Where several choose at once, none sees what the others answered.
    """

    def __init__(
        self,
        game: str | Game = "seasons",
        seats: int = 2,
        options: Mapping[str, str] | None = None,
        language: str = "en",
        rewards: str = "win",
        primer: bool = True,
    ) -> None:
        self.lens: Final = Lens(game, seats, options)
        self.speaker: Final = Speaker(self.lens, language)
        self.language: Final = language
        self.scheme: Final = check_rewards(rewards)
        self.primer: Final = primer
        self.seeds: Final = Seeds()
        self.state: State | None = None
        self.heard: list[list[Event]] = []  # by seat: what happened since it last looked
        self.new: set[int] = set()  # seats that have not looked yet

    def __repr__(self) -> str:
        return f"<TextTable of {self.lens.game.name}, {self.lens.seats} seats>"

    @property
    def table(self) -> State:
        if self.state is None:
            raise RuntimeError("call reset() before anything else")
        return self.state

    def reset(self, seed: int | None = None) -> str:
        """A new game; what the first seat that is asked sees."""
        self.state = self.lens.new(self.seeds.next(seed))
        self.heard = [[] for _ in range(self.lens.seats)]
        self.new = set(range(self.lens.seats)) if self.primer else set()
        return self.observation()

    @property
    def to_move(self) -> int:
        """The seat that is asked; after the end the first one."""
        return max(0, int(self.table.to_move))

    @property
    def is_over(self) -> bool:
        return self.table.is_over()

    @property
    def rewards(self) -> list[float]:
        """What the game was worth to every seat; nothing before its end."""
        return self.lens.rewards(self.table, self.scheme) if self.is_over else [0.0] * self.lens.seats

    def moves(self) -> list[str]:
        """What may be answered now, in notation."""
        return self.speaker.moves(self.table, self.to_move)

    def observation(self, seat: int | None = None) -> str:
        """What that seat sees, by default the one that is asked."""
        who = self.to_move if seat is None else seat
        return self.speaker.observation(self.table, who, self.heard[who], who in self.new)

    def step(self, text: str) -> Reply:
        """The answer of the seat that is asked; the reply is told to the one that is asked next."""
        if self.is_over:
            return Reply(self.observation(), 0.0, True, False, OVER[self.language])
        seat = self.to_move
        parts, feedback, _ = self.speaker.understood(self.table, seat, text)
        if feedback:
            return Reply(self.observation(), 0.0, False, False, feedback)
        self.heard[seat] = []
        self.new.discard(seat)
        for part in parts:
            self.table.open_log()
            self.table.apply(seat, part)
            events = self.table.take_log()
            self.table.close_log()
            for heard in self.heard:
                heard += events
        return Reply(self.observation(), self.rewards[seat], self.is_over, True, "")
