"""A finished game, or one that somebody uploaded, step by step from one point of view."""

from __future__ import annotations

import msgspec

from arcanarium import games
from arcanarium.core.agenda import State
from arcanarium.core.delta import delta
from arcanarium.core.game import Game
from arcanarium.core.history import History, resumed
from arcanarium.core.record import BadRecord, Record, check, parse, play_move, start
from arcanarium.core.view import Data
from arcanarium.server import wire
from arcanarium.server.lens import card_name, told
from arcanarium.server.play import MOVE, UNDO, Entry, Play

OPEN = "open"
SPECTATOR = "spectator"


class Refused(Exception):
    """Why a record is not one; plain so that it travels between processes."""

    def __init__(self, line: int, message: str, changed: bool = False) -> None:
        super().__init__(line, message, changed)
        self.line = line
        self.message = message
        self.changed = changed  # it was one, with cards that were others then


def refused(error: BadRecord) -> Refused:
    return Refused(error.line, error.message, error.field == "card_set")


def record_of(game: Game, seats: int, seed: int, options: dict[str, str], entries: list[Entry]) -> str:
    """The text of what was played in the end: what was taken back is not in it."""
    history = History(game, seats, seed, options)
    for entry in entries:
        if entry.kind == UNDO:
            history.undo(entry.seat)
        else:
            history.apply(entry.seat, entry.action)
    return history.record().text()


def game_of(record: Record) -> Game:
    """Raises BadRecord if it cannot be played here."""
    try:
        return games.load(record.game)
    except games.UnknownGame:
        raise BadRecord(2, f"there is no game {record.game!r} here; there are {', '.join(games.names())}") from None


def checked(text: str) -> str:
    """The same record, written as we write it. Raises Refused."""
    try:
        record = parse(text)
        resumed(game_of(record), record)
    except BadRecord as error:
        raise refused(error) from None
    except (ValueError, OverflowError) as error:
        raise Refused(0, str(error)) from None
    return record.text()


def seen(game: Game, s: State, view: str) -> Data:
    if view == OPEN:
        return game.open_view(s) | {"you": None, "extras": game.extras(s, s.plan.seats)} | ending(game, s)
    return game.view(s, None if view == SPECTATOR else int(view))


def ending(game: Game, s: State) -> Data:
    if not s.is_over():
        return {}
    return {"winners": game.winners(s), "breakdown": game.sheet(s)}


def steps(game: Game, s: State, record: Record, view: str) -> list[wire.Step]:
    """Each with the patch from the view before to the one after."""
    found = []
    before = seen(game, s, view)
    watcher = None if view in (OPEN, SPECTATOR) else int(view)
    for index in range(len(record.moves)):
        seat, notation = record.moves[index]
        actor = int(s.to_move) if seat < 0 else seat
        s.open_log()
        play_move(game, s, record, index)
        events = s.take_log()
        s.close_log()
        after = seen(game, s, view)
        open_events = [(kind, who, card_name(game, card), a, b) for kind, who, card, _, a, b in events]
        known = view == OPEN or watcher == actor
        found.append(
            wire.Step(
                index + 1,
                actor,
                game.actions.parse(notation) if known else None,
                notation if known else None,
                open_events if view == OPEN else told(game, events, watcher),
                delta(before, after),
            )
        )
        before = after
    return found


def replayed(replay_id: str, text: str, view: str, names: list[str], fairness: wire.Fairness | None) -> bytes:
    """In a worker process: the whole replay as it is sent. Raises Refused."""
    try:
        record = parse(text)
        game = game_of(record)
        s = start(game, record)
        first = seen(game, s, view)
        told_steps = steps(game, s, record, view)
    except BadRecord as error:
        raise refused(error) from None
    over = s.is_over()
    return msgspec.json.encode(
        wire.Replay(
            replay_id,
            game.name,
            record.seats,
            game.options_of(s),
            names,
            game.winners(s) if over else [],
            game.scores(s),
            game.sheet(s),
            over,
            fairness,
            first,
            told_steps,
        )
    )


def beginning(text: str, number: int) -> tuple[str, int, int, dict[str, str], list[Entry], list[int]]:
    """In a worker process: game, seats, seed, options, a record's first moves as entries, who is asked after them."""
    record = parse(text)
    try:
        game = game_of(record)
        check(game, record)
    except BadRecord as error:
        raise refused(error) from None
    play = Play(game, record.seats, record.seed, record.options)
    found = []
    for seat, notation in record.moves[:number]:
        who = int(play.history.state.to_move) if seat < 0 else seat
        entry = Entry(play.seq + 1, MOVE, who, game.actions.parse(notation), None, 0)
        play.carry_out(entry)
        found.append(entry)
    return game.name, record.seats, record.seed, dict(record.options), found, play.owing()
