"""A played game as text: a header and one notation a line. It is the save, the replay and the golden test."""

from __future__ import annotations

from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.game import BadSetup, Game

TITLE = "arcanarium record 1"
FIELDS = ("game", "rules", "card_set", "seats", "seed", "options")
NEEDED = ("game", "rules", "seats", "seed")


class BadRecord(ValueError):
    """A text that is no record of a game: in which line or field of the header, and what would be right."""

    def __init__(self, line: int, message: str, field: str = "") -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message
        self.field = field


class Record:
    """What is needed to play a game again: how it was set up, and every answer."""

    def __init__(
        self, game: str, rules: int, seats: int, seed: int, options: dict[str, str], card_set: str = ""
    ) -> None:
        self.game = game
        self.rules = rules
        self.card_set = card_set  # the digest of the cards, if they are not the shipped ones
        self.seats = seats
        self.seed = seed
        self.options = options
        self.moves: list[tuple[int, str]] = []  # seat (-1: the only one asked), notation
        self.lines: list[int] = []  # the line of each move in the text that was read

    def line(self, index: int) -> int:
        return self.lines[index] if index < len(self.lines) else 0

    def text(self) -> str:
        """A line a move; the seat is written only where several were asked at once."""
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        lines = [
            TITLE,
            f"game: {self.game}",
            f"rules: {self.rules}",
            *([f"card_set: {self.card_set}"] if self.card_set else []),
            f"seats: {self.seats}",
            f"seed: {self.seed}",
            f"options: {options}".rstrip(),
            "",
        ]
        lines += [notation if seat < 0 else f"{seat}: {notation}" for seat, notation in self.moves]
        return "\n".join(lines) + "\n"


def header_of(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> Record:
    """An empty record; only options that differ from the defaults are written."""
    given = options or {}
    changed = {
        option.name: given[option.name]
        for option in game.options
        if given.get(option.name, option.default) != option.default
    }
    return Record(game.name, game.version, seats, seed, changed, game.digest)


def parse(text: str) -> Record:
    """Read a record. Raises BadRecord."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise BadRecord(1, f"a record begins with {TITLE!r}")
    fields: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at].strip():
        name, colon, value = lines[at].partition(":")
        if not colon or name.strip() not in FIELDS:
            raise BadRecord(at + 1, f"the header has lines for {', '.join(FIELDS)}, not {lines[at]!r}")
        fields[name.strip()] = value.strip()
        at += 1
    for name in NEEDED:
        if name not in fields:
            raise BadRecord(at, f"the header lacks a line `{name}: ...`")
    numbers: dict[str, int] = {}
    for name in ("rules", "seats", "seed"):
        try:
            numbers[name] = int(fields[name])
        except ValueError:
            raise BadRecord(
                header_line(lines, name), f"{name} should be a whole number, not {fields[name]!r}"
            ) from None
    options: dict[str, str] = {}
    for part in fields.get("options", "").split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(header_line(lines, "options"), f"an option is written name=value, not {part!r}")
        options[name] = value
    card_set = fields.get("card_set", "")
    record = Record(fields["game"], numbers["rules"], numbers["seats"], numbers["seed"], options, card_set)
    for number, line in enumerate(lines[at + 1 :], at + 2):
        if not line.strip():
            continue
        seat, colon, notation = line.partition(":")
        if colon:
            if not seat.strip().isdigit():
                raise BadRecord(number, f"a seat is a number, not {seat.strip()!r}")
            record.moves.append((int(seat), notation.strip()))
        else:
            record.moves.append((-1, line.strip()))
        record.lines.append(number)
    return record


def header_line(lines: list[str], name: str) -> int:
    for number, line in enumerate(lines, 1):
        if line.startswith(f"{name}:"):
            return number
    return 1


def check(game: Game, record: Record) -> None:
    """Is this the game, with the rules and the cards, that the record is of? Raises BadRecord."""
    if record.game != game.name:
        raise BadRecord(0, f"the record is of {record.game}, not of {game.name}")
    if record.rules != game.version:
        raise BadRecord(
            0,
            f"the record follows version {record.rules} of the rules of {game.name}; these are version {game.version}",
            "rules",
        )
    if record.card_set != game.digest:
        raise BadRecord(
            0,
            f"the record was played with version {record.card_set or 'unknown'} of the card set; "
            f"the cards of {game.name} are now version {game.digest or 'unknown'}",
            "card_set",
        )


def start(game: Game, record: Record) -> State:
    """The first decision of a recorded game. Raises BadRecord."""
    check(game, record)
    try:
        return game.new(record.seats, record.seed, record.options)
    except BadSetup as error:
        raise BadRecord(0, str(error), error.field) from None


def play_move(game: Game, s: State, record: Record, index: int) -> None:
    """Give the recorded answer. Raises BadRecord; the state is then as it was."""
    seat, notation = record.moves[index]
    if s.is_over():
        raise BadRecord(record.line(index), f"the game is over before {notation!r}")
    who = int(s.to_move) if seat < 0 else seat
    try:
        action = game.actions.parse(notation)
        s.apply(who, action)
    except UnknownNotation as error:
        raise BadRecord(record.line(index), str(error)) from None
    except IllegalAction:
        legal = ", ".join(game.actions.notation(option) for option in s.legal_for(who)[:12])
        message = (
            f"seat {who} may not answer {notation!r}; legal are {legal}" if legal else f"seat {who} owes no answer"
        )
        raise BadRecord(record.line(index), message) from None


def replay(game: Game, record: Record, to: int | None = None) -> State:
    """The state after so many moves, or after all."""
    s = start(game, record)
    for index in range(len(record.moves) if to is None else min(to, len(record.moves))):
        play_move(game, s, record, index)
    return s
