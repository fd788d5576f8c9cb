"""A finished game, or one that somebody uploaded, step by step from one point of view."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from arcanarium import games
from arcanarium.core.agenda import State
from arcanarium.core.delta import delta
from arcanarium.core.game import Game
from arcanarium.core.history import History, resumed
from arcanarium.core.record import BadRecord, Record, check, parse, play_move, start
from arcanarium.core.view import Data
from arcanarium.server import wire
from arcanarium.server.store.rows import Entry
from arcanarium.server.tables.messages import name_cards, tell_events
from arcanarium.server.tables.play import MOVE, Play

OPEN = "open"
SPECTATOR = "spectator"
TAKEN_BACK = "TakenBack"  # the tag of a practice game: how often somebody went back behind what was shown
RESIGNED = "Resigned"  # and a seat


class RecordRefused(Exception):
    """Why a record is not one; plain so that it travels between processes."""

    def __init__(self, line: int, message: str, changed: bool = False) -> None:
        super().__init__(line, message, changed)
        self.line = line
        self.message = message
        self.changed = changed  # it was one, with cards that were others then


def refuse(error: BadRecord) -> RecordRefused:
    return RecordRefused(error.line, error.message, error.field == "card_set")


def write_record(
    game: Game,
    seats: int,
    seed: int,
    options: dict[str, str],
    entries: list[Entry],
    seal: wire.Fairness | None = None,
) -> str:
    """The text of what was played in the end: what was taken back is not in it. Raises IllegalAction."""
    play = Play(game, seats, seed, options)
    for entry in entries:
        play.carry_out(entry, recorded=True)
    history = History(game, seats, seed, options)
    for stood in play.line:
        history.apply(stood.seat, stood.action, recorded=True)
    record = history.record()
    if play.rewinds:
        record.tag(TAKEN_BACK, str(play.rewinds))
    for seat in sorted(play.resigned):
        record.tag(f"{RESIGNED}{seat}", "yes")
    if seal is not None:
        record.hash, record.salt, record.dice = seal.hash, seal.salt or "", seal.mix or ""
    return record.text()


def find_game_of(record: Record) -> Game:
    """Raises BadRecord if it cannot be played here."""
    if record.position:  # anybody can write one, and what no rule led to need not end
        raise BadRecord(1, "records that begin with a position are played on your own machine: arcanarium replay")
    try:
        return games.load(record.game)
    except games.UnknownGame:
        raise BadRecord(2, f"there is no game {record.game!r} here; there are {', '.join(games.names())}") from None


def check_record(text: str) -> str:
    """The same record, written as we write it. Raises RecordRefused."""
    try:
        record = parse(text)
        resumed(find_game_of(record), record)
    except BadRecord as error:
        raise refuse(error) from None
    except (ValueError, OverflowError):  # digits that only look like numbers
        raise RecordRefused(0, "it is no record: a number in it cannot be read") from None
    return record.text()


def look(game: Game, s: State, view: str) -> Data:
    if view == OPEN:
        return (
            game.open_view(s)
            | {"you": None, "status": game.status(s), "extras": game.extras(s, s.plan.seats)}
            | tell_ending(game, s)
        )
    return game.view(s, None if view == SPECTATOR else int(view))


def tell_ending(game: Game, s: State) -> Data:
    if not s.is_over():
        return {}
    return {"winners": game.winners(s), "breakdown": game.sheet(s)}


def tell_steps(game: Game, s: State, record: Record, view: str) -> list[wire.Step]:
    """Each with the patch from the view before to the one after."""
    found = []
    before = look(game, s, view)
    watcher = None if view in (OPEN, SPECTATOR) else int(view)
    for index in range(len(record.moves)):
        seat, notation = record.moves[index]
        actor = int(s.to_move) if seat < 0 else seat
        s.open_log()
        play_move(game, s, record, index)
        events = s.take_log()
        s.close_log()
        after = look(game, s, view)
        open_events = [name_cards(game, event) for event in events]
        known = view == OPEN or watcher == actor
        found.append(
            wire.Step(
                seq=index + 1,
                seat=actor,
                action=game.actions.parse(notation) if known else None,
                notation=notation if known else None,
                events=open_events if view == OPEN else tell_events(game, events, watcher),
                patch=delta(before, after),
            )
        )
        before = after
    return found


def write_replay(replay_id: str, text: str, view: str, names: list[str], fairness: wire.Fairness | None) -> bytes:
    """In a worker process: the whole replay as it is sent. Raises RecordRefused."""
    try:
        record = parse(text)
        game = find_game_of(record)
        s = start(game, record)
        first = look(game, s, view)
        told_steps = tell_steps(game, s, record, view)
    except BadRecord as error:
        raise refuse(error) from None
    over = s.is_over()
    return msgspec.json.encode(
        wire.Replay(
            id=replay_id,
            game=game.name,
            seats=record.seats,
            options=game.options_of(s),
            names=names,
            winners=game.winners(s) if over else [],
            scores=game.scores(s),
            breakdown=game.sheet(s),
            over=over,
            fairness=fairness,
            first=first,
            steps=told_steps,
        )
    )


class Beginning(NamedTuple):
    """The first moves of a record, as a table goes on from them."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    entries: list[Entry]
    owing: list[int]


def read_beginning(text: str, number: int) -> Beginning:
    """In a worker process. Raises RecordRefused."""
    record = parse(text)
    try:
        game = find_game_of(record)
        check(game, record)
    except BadRecord as error:
        raise refuse(error) from None
    play = Play(game, record.seats, record.seed, record.options)
    found = []
    for seat, notation in record.moves[:number]:
        who = int(play.history.state.to_move) if seat < 0 else seat
        entry = Entry(seq=play.seq + 1, kind=MOVE, seat=who, action=game.actions.parse(notation), key=None, at=0)
        play.carry_out(entry, recorded=True)
        found.append(entry)
    return Beginning(
        game=game.name,
        seats=record.seats,
        seed=record.seed,
        options=dict(record.options),
        entries=found,
        owing=play.owing(),
    )
