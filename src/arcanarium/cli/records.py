"""Recorded games from files: read, checked and played again, with every mistake shown in its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from arcanarium.cli.arguments import no_game
from arcanarium.cli.files import read_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import Event, State
from arcanarium.core.game import Game
from arcanarium.core.record import BadRecord, Record, header_line, play_move, read, start, titles

Told = Callable[[int, int, State, list[Event]], None]  # number of the move, seat, state after it, what happened


NUMBERED: Final = re.compile(r"(.+)#(\d+)")


class Recording:
    """A record and the file it stands in; of a file with several, `FILE#2` is the second."""

    def __init__(self, speech: Speech, path: str) -> None:
        self.speech = speech
        numbered = None if Path(path).exists() else NUMBERED.fullmatch(path)
        self.path = path = numbered[1] if numbered else path
        self.text: str = read_text(speech, path)
        self.first = 0  # where the record begins
        try:
            lines = self.text.splitlines()
            starts = titles(lines)
            number = int(numbered[2]) if numbered else 1
            if not 1 <= number <= len(starts) or (len(starts) > 1 and not numbered):
                raise Mistake(speech.say("which-record", number=len(starts), path=path), path)
            self.first = starts[number - 1]
            self.record: Record = read(lines, self.first, [*starts, len(lines)][number])
        except BadRecord as error:
            raise Mistake(speech.complain(error.message), path, error.line) from None
        self.game: Game = self._game()

    def _line(self, field: str) -> int:
        return header_line(self.text.splitlines(), field, self.first)

    def _game(self) -> Game:
        from arcanarium.games import UnknownGame, load

        try:
            return load(self.record.game)
        except UnknownGame as error:
            raise Mistake(no_game(self.speech, self.record.game, error), self.path, self._line("game")) from None

    def start(self) -> State:
        """The first decision."""
        game = self.game
        if self.record.rules != game.version:
            message = self.speech.say("other-rules", game=game.name, theirs=self.record.rules, ours=game.version)
            raise Mistake(message, self.path, self._line("rules"))
        if self.record.card_set != game.digest:
            theirs, ours = self.record.card_set or "–", game.digest or "–"
            message = self.speech.say("other-cards", game=game.name, theirs=theirs, ours=ours)
            raise Mistake(message, self.path, self._line("card_set"))
        try:
            return start(game, self.record)
        except BadRecord as error:
            raise Mistake(self.speech.complain(error.message), self.path, self._line(error.field)) from None

    def replay(self, to: int | None = None, told: Told | None = None) -> State:
        """The state after so many moves, or after all."""
        s = self.start()
        moves = self.record.moves
        for index in range(len(moves) if to is None else min(to, len(moves))):
            seat = moves[index][0] if moves[index][0] >= 0 else int(s.to_move)
            if told:
                s.open_log()
            try:
                play_move(self.game, s, self.record, index)
            except BadRecord as error:
                hint = self.speech.hint(moves[index][1], self.game.actions.notations)
                unknown = moves[index][1] not in self.game.actions.numbers
                message = self.speech.complain(error.message) + (hint if unknown else "")
                raise Mistake(message, self.path, error.line) from None
            if told:
                told(index, seat, s, s.take_log())
        s.close_log()
        return s
