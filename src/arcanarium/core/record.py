"""A played game as text: a header and one notation a line. It is the save, the replay and the golden test.

Header lines whose name begins with a capital letter are tags and say what one likes; a line that begins with `#` is a
comment on the move above it. A file may hold several records, each with its title. What has none of these is written as
it always was.
"""

from __future__ import annotations

from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.game import BadSetup, Game, is_seat
from arcanarium.core.position import BadPosition
from arcanarium.core.position_line import read_position

TITLE = "arcanarium record 1"
SEAL = ("hash", "salt", "dice")
FIELDS = ("game", "rules", "card_set", "seats", "seed", *SEAL, "options", "position")
NEEDED = ("game", "rules", "seats", "seed")


class BadRecord(ValueError):
    """A text that is not a record of a game: in which line or field of the header, and what would be right."""

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
        self.hash = ""  # what was published before the game: the hash of the server's secret, or of salt and seed
        self.salt = ""
        self.dice = ""  # the line whose hash the seed is: the server's secret, the table, and everybody's number
        self.position = ""  # where it begins, in one line, if not at the beginning
        self.tags: dict[str, str] = {}  # what else is told of it: Event, Date, Player0, Result, Clock ...
        self.comments: dict[int, list[str]] = {}  # by the number of moves before them
        self.moves: list[tuple[int, str]] = []  # seat (-1: the only one asked), notation
        self.lines: list[int] = []  # the line of each move in the text that was read

    def line(self, index: int) -> int:
        return self.lines[index] if index < len(self.lines) else 0

    def without_moves(self) -> Record:
        """How it was set up, and its tags and comments."""
        header = Record(self.game, self.rules, self.seats, self.seed, dict(self.options), self.card_set)
        header.hash = self.hash
        header.salt = self.salt
        header.dice = self.dice
        header.position = self.position
        header.tags = dict(self.tags)
        header.comments = {number: list(texts) for number, texts in self.comments.items()}
        return header

    def tag(self, name: str, value: str) -> None:
        """Tell something of the game. Raises BadRecord if it could not be read again."""
        if not is_tag(name) or not value.strip() or len(value.splitlines()) != 1:
            raise BadRecord(0, f"a tag is a word with a capital letter and one line of text, not {name!r}: {value!r}")
        self.tags[name] = value.strip()

    def comment(self, text: str, after: int | None = None) -> None:
        """Say something after the given number of moves; after the last without one."""
        place = len(self.moves) if after is None else after
        self.comments.setdefault(place, []).extend(line.strip() for line in text.splitlines() if line.strip())

    def leave_out(self, needless: list[int]) -> None:
        """Drop the moves of these numbers, ascending; what was said after them stays."""
        before = {number: sum(1 for index in needless if index < number) for number in self.comments}
        comments = self.comments
        self.comments = {}
        for number in sorted(comments):
            self.comments.setdefault(number - before[number], []).extend(comments[number])
        for index in reversed(needless):
            del self.moves[index]
            del self.lines[index : index + 1]

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, {len(self.moves)} moves>"

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
            *([f"hash: {self.hash}"] if self.hash else []),
            *([f"salt: {self.salt}"] if self.salt else []),
            *([f"dice: {self.dice}"] if self.dice else []),
            f"options: {options}".rstrip(),
            *([f"position: {self.position}"] if self.position else []),
            *[f"{name}: {value}" for name, value in self.tags.items()],
            "",
        ]
        lines += [f"# {text}" for text in self.comments.get(0, [])]
        for number, (seat, notation) in enumerate(self.moves, 1):
            lines.append(notation if seat < 0 else f"{seat}: {notation}")
            lines += [f"# {text}" for text in self.comments.get(number, [])]
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


def is_tag(name: str) -> bool:
    """A word that begins with a capital letter: `Event`, `Player0`."""
    return name[:1].isupper() and name.isidentifier()


def parse(text: str) -> Record:
    """Read the only record of a text. Raises BadRecord."""
    lines = text.splitlines()
    starts = titles(lines)
    if len(starts) > 1:
        raise BadRecord(starts[1] + 1, f"here begins another record; there are {len(starts)}")
    return read(lines, starts[0], len(lines))


def parse_all(text: str) -> list[Record]:
    """Read every record of a text. Raises BadRecord."""
    lines = text.splitlines()
    starts = titles(lines)
    return [read(lines, at, end) for at, end in zip(starts, [*starts[1:], len(lines)], strict=True)]


def titles(lines: list[str]) -> list[int]:
    """Where records begin: the first line and every other that is a title. Raises BadRecord if the first is none."""
    if not lines or lines[0].strip() != TITLE:
        raise BadRecord(1, f"a record begins with {TITLE!r}")
    return [at for at, line in enumerate(lines) if line.strip() == TITLE]


def read(lines: list[str], first: int, end: int) -> Record:
    """The record whose title stands at `first` and that ends before `end`."""
    record, at = read_header(lines, first, end)
    for number in range(at + 1, end):
        read_line(record, lines[number], number + 1)
    return record


def read_header(lines: list[str], first: int, end: int) -> tuple[Record, int]:
    """What stands before the moves, and the line where it ends."""
    fields: dict[str, str] = {}
    tags: dict[str, str] = {}
    comments: list[str] = []
    at = first + 1
    while at < end and lines[at].strip():
        before, colon, behind = lines[at].partition(":")
        name, value = before.strip(), behind.strip()
        if lines[at].startswith("#"):
            comments.append(lines[at][1:].strip())
        elif colon and is_tag(name):
            tags[name] = value
        elif not colon or name not in FIELDS:
            raise BadRecord(at + 1, f"the header has lines for {', '.join(FIELDS)}, not {lines[at]!r}")
        else:
            fields[name] = value
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
                header_line(lines, name, first), f"{name} should be a whole number, not {fields[name]!r}"
            ) from None
    options: dict[str, str] = {}
    for part in fields.get("options", "").split():
        name, equals, value = part.partition("=")
        if not equals:
            raise BadRecord(header_line(lines, "options", first), f"an option is written name=value, not {part!r}")
        options[name] = value
    card_set = fields.get("card_set", "")
    record = Record(fields["game"], numbers["rules"], numbers["seats"], numbers["seed"], options, card_set)
    record.hash = fields.get("hash", "").lower()
    record.salt = fields.get("salt", "")
    record.dice = fields.get("dice", "")
    record.position = fields.get("position", "")
    record.tags = tags
    if comments:
        record.comments[0] = comments
    if record.hash and not is_hash(record.hash):
        where = header_line(lines, "hash", first)
        raise BadRecord(where, f"hash should be 64 hexadecimal digits, not {fields['hash']!r}")
    return record, at


def read_line(record: Record, line: str, number: int) -> None:
    """A move, a comment, both, or nothing."""
    text, sharp, comment = line.partition("#")
    if text.strip():
        seat, colon, notation = text.partition(":")
        if colon:
            if not is_seat(seat.strip()):
                raise BadRecord(number, f"a seat is a number of one or two digits, not {seat.strip()!r}")
            record.moves.append((int(seat), notation.strip()))
        else:
            record.moves.append((-1, text.strip()))
        record.lines.append(number)
    if sharp:
        record.comment(comment)


def is_hash(text: str) -> bool:
    """Is it a SHA-256 in small letters?"""
    return len(text) == 64 and all(letter in "0123456789abcdef" for letter in text)


def unseal(text: str) -> str:
    """A record's text without its seal: the same for equal games."""
    return "".join(line for line in text.splitlines(keepends=True) if line.partition(":")[0] not in SEAL)


def header_line(lines: list[str], name: str, first: int = 0) -> int:
    """The line of a field, of the record whose title stands at `first`."""
    for at in range(first, len(lines)):
        if lines[at].startswith(f"{name}:"):
            return at + 1
    return first + 1


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
    """The first decision of a recorded game, which then has no answers that nobody asks for now. Raises BadRecord."""
    check(game, record)
    if record.position:
        return read_beginning(game, record)
    try:
        s = game.new(record.seats, record.seed, game.useful(record.seats, record.options))
    except BadSetup as error:
        raise BadRecord(0, str(error), error.field) from None
    if any(game.is_needless(notation) for _, notation in record.moves):
        record.leave_out(find_needless(game, s.clone(), record))
    return s


def find_needless(game: Game, s: State, record: Record) -> list[int]:
    """The numbers of the moves that answered what an earlier version asked although nothing hung on it."""
    found: list[int] = []
    for index, (_, notation) in enumerate(record.moves):
        try:
            play_move(game, s, record, index)
        except BadRecord:
            if not game.is_needless(notation):
                break  # told when it is played
            found.append(index)
    return found


def read_beginning(game: Game, record: Record) -> State:
    """The position a record begins with. Raises BadRecord."""
    try:
        s = read_position(game, record.position)
    except BadPosition as error:
        raise BadRecord(0, error.message, "position") from None
    if game.seats(s) != record.seats:
        raise BadRecord(0, f"the position has {game.seats(s)} seats, the header says {record.seats}", "position")
    return s


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
    """The state after the given number of moves, or after all."""
    s = start(game, record)
    for index in range(len(record.moves) if to is None else min(to, len(record.moves))):
        play_move(game, s, record, index)
    return s
