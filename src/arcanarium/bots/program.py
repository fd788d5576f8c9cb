"""A bot that is another program: it is asked in JSON, one line a question, and answers in JSON, one line an answer."""

from __future__ import annotations

import json
import shlex
import subprocess
from typing import IO, Any

from arcanarium.bots import Bot, Imagine
from arcanarium.bots.choosing import hints_of
from arcanarium.core.agenda import IllegalAction
from arcanarium.core.game import Decision, Game
from arcanarium.core.view import Data


class BadProgram(RuntimeError):
    """The other program ended or said what nobody can understand."""


def options_told(game: Game, options: list[int]) -> list[Data]:
    return [{"id": option, "notation": game.actions.notation(option)} for option in options]


class Player(Bot):
    """Starts the program at its first decision and ends it with itself."""

    def __init__(self, seed: int, command: str) -> None:
        self.seed = seed
        self.command = command
        self.process: subprocess.Popen[str] | None = None

    def started(self) -> tuple[IO[str], IO[str]]:
        """What the program reads, and what it writes."""
        if self.process is None:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(shlex.split(self.command), stdin=pipe, stdout=pipe, text=True)
        if self.process.stdin is None or self.process.stdout is None:
            raise BadProgram(f"{self.command} cannot be spoken to")
        return self.process.stdin, self.process.stdout

    def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say one line, hear one line."""
        into, out = self.started()
        try:
            into.write(json.dumps(message) + "\n")
            into.flush()
        except BrokenPipeError:
            raise BadProgram(f"{self.command} has ended") from None
        line = out.readline()
        if not line:
            raise BadProgram(f"{self.command} has ended")
        try:
            said = json.loads(line)
        except ValueError:
            said = None
        if not isinstance(said, dict):
            raise BadProgram(f"{self.command} should answer with a JSON object, not {line.strip()[:80]!r}")
        return said

    def choose(self, game: Game, view: Data, decision: Decision, imagine: Imagine) -> int:
        """Until the program answers with an action it may try things out in imagined worlds."""
        message: dict[str, Any] = {
            "decide": decision.prompt,
            "game": game.name,
            "seat": decision.seat,
            "seed": self.seed,
            "view": view,
            "options": options_told(game, decision.options),
        }
        while True:
            said = self.ask(message)
            if "action" in said:
                return int(said["action"])
            if "imagine" not in said:
                raise BadProgram(f"{self.command} should say action or imagine, not {', '.join(said)}")
            message = self.try_out(game, decision.seat, imagine, said)

    def try_out(self, game: Game, seat: int, imagine: Imagine, said: dict[str, Any]) -> dict[str, Any]:
        """An imagined world after some answers of whoever is asked there, as this seat would see it."""
        s = imagine(int(said["imagine"]))
        mover = seat
        for action in said.get("play", []):
            try:
                s.apply(mover, int(action))
            except IllegalAction as error:
                return {"mistake": str(error)}
            mover = int(s.to_move)
        return {
            "imagined": said["imagine"],
            "view": game.view(s, seat),
            "chances": hints_of(game).chances(s),
            "asked": None if mover < 0 else mover,
            "options": options_told(game, s.legal_for(mover)) if mover >= 0 else [],
        }

    def close(self) -> None:
        """End the program."""
        if self.process is not None:
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    pipe.close()
            try:
                self.process.wait(2.0)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def __del__(self) -> None:
        self.close()
