"""A table with a memory: its state, its record, and how far one may go back."""

from __future__ import annotations

from arcanarium.core.agenda import Event, IllegalAction, State
from arcanarium.core.game import Game
from arcanarium.core.plan import TOLD
from arcanarium.core.position_line import write_position
from arcanarium.core.record import Record, header_of, replay, start


class Move:
    """One answer, and the table as it was before."""

    def __init__(self, seat: int, action: int, before: State, told: int, together: bool) -> None:
        self.seat = seat
        self.action = action
        self.before = before
        self.told = told
        self.together = together  # several seats owed an answer


class History:
    """Play, take back, write down."""

    def __init__(self, game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> None:
        self.game = game
        self.header: Record = header_of(game, seats, seed, options)
        self.state: State = game.new(seats, seed, options, listen=True)
        self.opening: list[Event] = self.state.take_log()  # what happened before the first decision
        self.state.close_log()
        self.moves: list[Move] = []

    def begin_at(self, s: State) -> None:
        """Go on from that state instead: the record then begins with its position."""
        header = header_of(self.game, self.game.seats(s), s.seed(), self.game.options_of(s))
        header.position = write_position(self.game, s)
        self.header = header
        self.state = s.clone()
        self.opening = []
        self.moves = []

    def apply(self, seat: int, action: int, recorded: bool = False) -> list[Event]:
        """Give an answer, perhaps one that was given before; what happened is returned. Raises IllegalAction."""
        s = self.state
        before = s.clone()  # packing it would take as long as thirty answers
        told = int(s.mem[TOLD])
        together = len(s.owing()) > 1 or bool(s.strands)
        s.open_log()
        try:
            s.apply(seat, action)
            events = s.take_log()
        except IllegalAction:
            if not recorded or not self.game.is_needless(self.game.actions.notation(action)):
                raise
            events = []
        finally:
            s.close_log()
        self.moves.append(Move(seat, action, before, told, together))
        return events

    def undoable(self, seat: int) -> int:
        """The number of the move that seat may take back; -1 if none.

        It may take back its last answer while chance has not spoken and nothing hidden was shown since, and nobody
        else answered since, unless all were choosing at once.
        """
        now = int(self.state.mem[TOLD])
        choosing = bool(self.state.strands)
        for number in range(len(self.moves) - 1, -1, -1):
            move = self.moves[number]
            if move.told != now:
                return -1
            if move.seat == seat:
                return number if move.together or number == len(self.moves) - 1 else -1
            if not (move.together and choosing):
                return -1
        return -1

    def undo(self, seat: int) -> bool:
        """Take back that seat's last answer; what others answered at the same time stands."""
        number = self.undoable(seat)
        if number < 0:
            return False
        later = self.moves[number + 1 :]
        self.state = self.moves[number].before
        del self.moves[number:]
        for move in later:
            self.apply(move.seat, move.action, recorded=True)
        return True

    def step_back(self) -> bool:
        """Take back the last answer, whoever gave it and whatever it showed: for analysis, not among rivals."""
        if not self.moves:
            return False
        self.state = self.moves.pop().before
        return True

    def record(self) -> Record:
        """What has been played so far."""
        record = self.header.without_moves()
        for move in self.moves:
            record.moves.append((move.seat if move.together else -1, self.game.actions.notation(move.action)))
        return record


def history_at(game: Game, s: State) -> History:
    """A table that begins in the middle of a game."""
    history = History(game, game.seats(s), 0)
    history.begin_at(s)
    return history


def resumed(game: Game, record: Record) -> History:
    """Go on from a record. Raises BadRecord."""
    replay(game, record)  # so that a bad record changes nothing
    if record.position:
        history = history_at(game, start(game, record))
    else:
        history = History(game, record.seats, record.seed, game.useful(record.seats, record.options))
    history.header = record.without_moves()
    for seat, notation in record.moves:
        who = int(history.state.to_move) if seat < 0 else seat
        history.apply(who, game.actions.parse(notation))
    return history
