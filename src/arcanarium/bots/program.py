"""A bot that is another program: both sides say one JSON object per line. `docs/protocol.md` has all of it."""

from __future__ import annotations

import json
import shlex
import subprocess
from contextlib import suppress
from typing import IO, Any, Final

from arcanarium.bots import Bot, Imagine
from arcanarium.bots.evaluations import evaluation_of
from arcanarium.core.agenda import IllegalAction
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data
from arcanarium.work.orphans import before_start

PROTOCOL: Final = 1
LAST_WORDS: Final = 2.0  # seconds a program may take to end
SHOWN: Final = 80  # characters of a wrong line


class BadProgram(RuntimeError):
    """The other program ended or said what nobody can understand."""


def tell_options(game: Game, options: list[int]) -> list[Data]:
    return [{"id": option, "notation": game.actions.notation(option)} for option in options]


class Player(Bot):
    """Starts the program at its first decision and ends it with the game."""

    def __init__(self, game: Game, seats: int, seat: int, seed: int, command: str) -> None:
        super().__init__(game, seats, seat, seed)
        self.command = command
        self.title = command  # what it calls itself, once it has said so
        self.process: subprocess.Popen[str] | None = None

    # -- lines

    def pipes(self) -> tuple[IO[str], IO[str]]:
        """What the program reads, and what it writes."""
        if self.process is None or self.process.stdin is None or self.process.stdout is None:
            raise BadProgram(f"{self.title} cannot be spoken to")
        return self.process.stdin, self.process.stdout

    def say(self, message: dict[str, Any]) -> None:
        into, _ = self.pipes()
        try:
            into.write(json.dumps(message) + "\n")
            into.flush()
        except OSError:
            raise BadProgram(f"{self.title} has ended") from None

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say one line, hear one line."""
        self.say(message)
        line = self.pipes()[1].readline()
        if not line:
            raise BadProgram(f"{self.title} has ended")
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            raise BadProgram(f"{self.title} should answer with a JSON object, not {line.strip()[:SHOWN]!r}")
        return said

    # -- a game

    def start(self) -> None:
        """Start the program and shake hands: it hears what is played and says who it is."""
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=pipe, stdout=pipe, text=True, preexec_fn=before_start()
            )
        except (OSError, ValueError) as error:
            raise BadProgram(f"{self.command} cannot be started: {error}") from None
        said = self.ask(
            {
                "hello": PROTOCOL,
                "game": self.game.name,
                "rules": self.game.version,
                "seats": self.seats,
                "seat": self.seat,
                "seed": self.seed,
                "seconds": self.limit or None,
            }
        )
        if said.get("protocol") != PROTOCOL or not isinstance(said.get("name"), str):
            answer = json.dumps({"protocol": PROTOCOL, "name": "…", "version": "…"}, ensure_ascii=False)
            raise BadProgram(f"{self.command} should answer the greeting with {answer}, not {json.dumps(said)[:SHOWN]}")
        self.title = f"{said['name']} {said.get('version', '')}".strip()

    def choose(self, view: Data, decision: Decision, imagine: Imagine) -> int:
        """Until the program answers with an action it may try things out in imagined worlds."""
        if self.process is None:
            self.start()
        message = self.question(view, decision, imagine)
        while True:
            said = self.ask(message)
            if "action" in said:
                return as_int(said["action"])
            if "imagine" not in said:
                raise BadProgram(f"{self.title} should say action or imagine, not {', '.join(said) or 'nothing'}")
            message = self.try_out(imagine, said)

    def question(self, view: Data, decision: Decision, imagine: Imagine) -> dict[str, Any]:
        """What the program is asked."""
        plan = self.game.rules.plan
        return {
            "decide": decision.prompt,
            "source": plan.card_name(decision.source) if decision.source >= 0 else None,
            "seconds": self.limit or None,
            "view": view,
            "options": tell_options(self.game, decision.options),
        }

    def try_out(self, imagine: Imagine, said: dict[str, Any]) -> dict[str, Any]:
        """An imagined world after some answers of whoever is asked there, as this seat would see it."""
        s = imagine(as_int(said["imagine"]))
        mover = self.seat
        for action in said.get("play", []):
            try:
                s.apply(mover, as_int(action))
            except IllegalAction as error:
                return {"mistake": str(error)}
            mover = int(s.to_move)
        return {
            "imagined": said["imagine"],
            "view": self.game.view(s, self.seat),
            "chances": evaluation_of(self.game).chances(s),
            "asked": None if mover < 0 else mover,
            "options": tell_options(self.game, s.legal_for(mover)) if mover >= 0 else [],
        }

    def end(self, scores: list[int], winners: list[int]) -> None:
        if self.process is not None:
            with suppress(BadProgram):
                self.say({"end": {"scores": scores, "winners": winners}})
        self.close()

    def close(self) -> None:
        """Let the program end, or end it."""
        if self.process is None:
            return
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()
        try:
            self.process.wait(LAST_WORDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process = None

    def __del__(self) -> None:
        if getattr(self, "process", None) is not None:
            self.close()


def as_int(value: object) -> int:
    """A whole number; whatever else was said is no action of any game."""
    return value if isinstance(value, int) else -1
