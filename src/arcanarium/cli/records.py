"""Recorded games from files: read, checked and played again, with every mistake shown in its line."""

from __future__ import annotations

from collections.abc import Callable

from arcanarium.cli.choosing import no_game
from arcanarium.cli.files import read_text
from arcanarium.cli.mistake import Mistake
from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import Event, State
from arcanarium.core.game import Game
from arcanarium.core.record import BadRecord, Record, header_line, parse, play_move, start

Told = Callable[[int, int, State, list[Event]], None]  # number of the move, seat, state after it, what happened


class Recording:
    """A record and the file it stands in."""

    def __init__(self, speech: Speech, path: str) -> None:
        self.speech = speech
        self.path = path
        self.text: str = read_text(speech, path)
        try:
            self.record: Record = parse(self.text)
        except BadRecord as error:
            raise Mistake(error.message, path, error.line) from None
        self.game: Game = self._game()

    def _line(self, field: str) -> int:
        return header_line(self.text.splitlines(), field)

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
            raise Mistake(error.message, self.path, self._line(error.field)) from None

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
                message = error.message + (hint if unknown else "")
                raise Mistake(message, self.path, error.line) from None
            if told:
                told(index, seat, s, s.take_log())
        s.close_log()
        return s
