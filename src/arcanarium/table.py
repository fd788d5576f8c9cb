"""A table to play at from Python: moves are texts, everything can be shown, copied, compared and kept.

`arcanarium.new("seasons")` makes one. The layers below (`arcanarium.games`, `arcanarium.core`) have the same with ints
instead of words, many times faster.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from io import StringIO
from os import PathLike
from pathlib import Path
from secrets import randbelow
from typing import TYPE_CHECKING, Any, Final, NamedTuple, overload

from arcanarium.bots import Bot, answer, imagining, own_seed
from arcanarium.bots.own import load_own
from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import Event, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.asking.whole_answer import IllegalAnswer, parts_of, why_not
from arcanarium.core.chance import SEED_LIMIT
from arcanarium.core.game import Decision, Game
from arcanarium.core.history import History, history_at, resumed
from arcanarium.core.position import position as written_out
from arcanarium.core.position import state_of
from arcanarium.core.position_line import game_in, read_position, write_position
from arcanarium.core.record import Record, parse_all
from arcanarium.games import load
from arcanarium.wording import Wording

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

WIDTH: Final = 100  # of a table that is drawn
SVG: Final = (  # without the fonts that Rich would fetch from elsewhere
    '<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">'
    "<style>.{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}"
    "{styles}</style>"
    '<defs><clipPath id="{unique_id}-clip-terminal">'
    '<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/></clipPath>{lines}</defs>'
    '<rect fill="#1d1b22" width="{width}" height="{height}"/>'
    '<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">{backgrounds}'
    '<g class="{unique_id}-matrix">{matrix}</g></g></svg>'
)


class IllegalMove(ValueError):
    """A text that is no move, or a move that may not be made now; the table is as it was."""


class Question(NamedTuple):
    """What a seat is asked: in words, with every answer as it is given to `Table.play`."""

    seat: int
    prompt: str
    source: str  # the card that asks, or nothing
    text: str  # the prompt in words
    options: list[str]


class Hint(NamedTuple):
    """One option: the chance of winning after it, all parts of the answer, and why in words."""

    move: str
    chance: float
    parts: list[str]
    why: str
    points: float | None = None  # for one who plays alone: what to expect at the end, and the chance is a part of it


class Player:
    """A bot at any number of tables, which it looks at only as its seat may.

    >>> import arcanarium
    >>> rival = arcanarium.bot("greedy", seed=1)
    >>> table = arcanarium.new("seasons", seed=42)
    >>> rival.choose(table) in table.legal
    True
    """

    def __init__(self, name: str, seed: int = 0) -> None:
        self.name: Final = name
        self.seed: Final = seed
        self._make = load_own(name)
        self._bots: dict[tuple[Game, int, int], Bot] = {}  # it may remember what it likes of a seat

    def choose(self, table: Table, seat: int | None = None) -> str:
        """The move it would make for that seat, or for the first one that is asked."""
        decision = table.decision(seat)
        key = (table.game, table.game.seats(table.state), decision.seat)
        if key not in self._bots:
            self._bots[key] = self._make(*key, own_seed(self.seed, decision.seat))
        return table.game.actions.notation(answer(self._bots[key], table.state, decision))

    def play(self, table: Table, seat: int | None = None) -> str:
        """Choose and make the move; it is returned."""
        asked = table.decision(seat).seat
        move = self.choose(table, asked)
        table.play(move, asked)
        return move

    def __repr__(self) -> str:
        return f"arcanarium.bot({self.name!r}, seed={self.seed})"

    def __reduce__(self) -> tuple[type[Player], tuple[str, int]]:
        return Player, (self.name, self.seed)


class Table:
    """A game that is being played, with its past.

    >>> import arcanarium
    >>> table = arcanarium.new("seasons", seats=2, seed=42, level="archmage")
    >>> table.to_move, table.legal[0]
    (0, 'pick divine_chalice')
    """

    def __init__(self, history: History, language: str = "en") -> None:
        self.history: Final = history
        self.game: Final[Game] = history.game
        self.language: Final = language
        self._happened: list[Event] = list(history.opening)
        self._wording: Wording | None = None

    # -- what stands

    @property
    def state(self) -> State:
        """The state of the layer below: ints, fast, and changed by nobody but `play` and `undo`."""
        return self.history.state

    @property
    def seats(self) -> int:
        """How many play."""
        return self.game.seats(self.state)

    @property
    def seed(self) -> int:
        """Where all chance of this game comes from."""
        return self.history.header.seed

    @property
    def options(self) -> dict[str, str]:
        """How the game was set up, defaults included."""
        return self.game.options_of(self.state)

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.state.is_over()

    @property
    def to_move(self) -> int | None:
        """The first seat that owes an answer; None after the end."""
        return None if self.is_over else int(self.state.to_move)

    @property
    def asked(self) -> list[int]:
        """All seats that owe an answer: usually one, several while they choose at once."""
        return self.state.owing()

    @property
    def decisions(self) -> list[Question]:
        """What every seat that owes an answer is asked, in words."""
        return [self._question(seat) for seat in self.asked]

    @property
    def legal(self) -> list[str]:
        """The moves of the first seat that is asked; empty after the end."""
        return [] if self.is_over else self.legal_for(int(self.state.to_move))

    def legal_for(self, seat: int) -> list[str]:
        """The moves of that seat; empty if it is not asked."""
        return [self.game.actions.notation(action) for action in self.state.legal_for(seat)]

    @property
    def scores(self) -> list[int]:
        """The points of every seat as they stand."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """Who has won; empty before the end, several if they share the victory."""
        return self.game.winners(self.state) if self.is_over else []

    @property
    def moves(self) -> list[str]:
        """What has been played."""
        return [self.game.actions.notation(move.action) for move in self.history.moves]

    @property
    def log(self) -> list[str]:
        """What the last answer led to, in words; before the first one, what the set-up did."""
        return self.wording.events(self._happened)

    @property
    def wording(self) -> Wording:
        """The names and texts of this game in the language of the table."""
        if self._wording is None:
            self._wording = Wording(self.language, self.game)
        return self._wording

    def decision(self, seat: int | None = None) -> Decision:
        """What that seat is asked, in ints, as bots want it. Raises IllegalMove if it is not asked."""
        found = self._asked(seat)
        prompt, source = self.state.asked(found)
        return Decision(found, prompt, source, self.state.legal_for(found))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What that seat may see, as JSON would have it; None is a spectator."""
        return self.game.view(self.state, seat)

    def why_not(self, move: str, seat: int | None = None) -> str:
        """Why a move may not be made now, in a sentence; nothing if it may be."""
        found = self._asked(seat)
        action = self._action(move, found)
        if action in self.state.legal_for(found):
            return ""
        return self._reason(why_not(self.state, found, action))

    # -- playing

    def play(self, move: str, seat: int | None = None) -> Table:
        """Make a move, for the only seat that is asked or for the given one; several parts are joined by commas.

        Raises IllegalMove, with the reason, and changes nothing then. The table itself is returned.
        """
        found = self._asked(seat, move)
        actions = [self._action(part, found) for part in move.split(",")]
        if len(actions) == 1 and actions[0] not in self.state.legal_for(found):
            raise IllegalMove(self._refused(move, found, why_not(self.state, found, actions[0])))
        try:
            parts = actions if len(actions) == 1 else parts_of(self.state, found, actions)
        except IllegalAnswer as error:
            raise IllegalMove(self._refused(move, found, error.refusal)) from None
        self._happened = [event for part in parts for event in self.history.apply(found, part)]
        return self

    def undo(self) -> str:
        """Take back the last answer, whatever it brought to light; it is returned. Raises IllegalMove without one."""
        if not self.history.moves:
            raise IllegalMove("nothing has been played yet")
        move = self.game.actions.notation(self.history.moves[-1].action)
        self.history.step_back()
        self._happened = []
        return move

    def may_undo(self, seat: int) -> bool:
        """Would the rules of the table let that seat take back its last answer?"""
        return self.history.undoable(seat) >= 0

    def play_out(self, *bots: str | Player) -> Table:
        """Let bots play to the end, one for each seat; a list that is too short begins again."""
        players = [
            Player(each, seat) if isinstance(each, str) else each for seat, each in enumerate(bots or ("random",))
        ]
        while not self.is_over:
            seat = int(self.state.to_move)
            players[seat % len(players)].play(self, seat)
        return self

    def imagine(self, seat: int, seed: int | None = None) -> Table:
        """A table that looks the same to that seat: what it cannot see is dealt anew, and chance is new."""
        dream = self.game.imagine(self.state, seat, randbelow(SEED_LIMIT) if seed is None else seed)
        return Table(history_at(self.game, dream), self.language)

    def hint(self, seat: int | None = None, seconds: float = 1.5, seed: int = 0) -> list[Hint]:
        """The best moves first, thought over for so long, by one who sees no more than that seat."""
        from arcanarium.bots.hint import HINT, advise
        from arcanarium.bots.reasons import why

        decision = self.decision(seat)
        imagine = imagining(self.game, self.state, decision.seat)
        notation = self.game.actions.notation
        return [
            Hint(
                notation(advice.action),
                round(advice.chance, 4),
                [notation(part) for part in advice.parts],
                why(self.wording, advice.gains),
                round(advice.chance * advice.most, 1) if advice.most > 0 else None,
            )
            for advice in advise(self.game, decision, imagine, HINT._replace(seconds=seconds), seed)
        ]

    # -- keeping

    def record(self) -> Record:
        """What is needed to play it again; `str()` of it is a text for a file."""
        return self.history.record()

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file; `arcanarium.load_record` reads it."""
        Path(path).write_text(self.record().text(), "utf-8")

    def position(self) -> dict[str, Any]:
        """Everything that can change, by names; `arcanarium.position` reads it."""
        return written_out(self.game, self.state)

    def position_line(self) -> str:
        """The same in one line for links and chats. It tells hidden cards and chance to whoever can read it."""
        return write_position(self.game, self.state)

    def copy(self) -> Table:
        """A table of its own that has come to the same place."""
        new = Table(resumed(self.game, self.record()), self.language)
        new._happened = list(self._happened)
        return new

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return table_of, (self.record().text(), self.language)

    def __eq__(self, other: object) -> bool:
        """The same game, played in the same way to the same place."""
        if not isinstance(other, Table):
            return NotImplemented
        return self.state == other.state and self.moves == other.moves

    def __hash__(self) -> int:
        """Of the table as it is now: one that is played on belongs in no set."""
        return hash(self.state)

    # -- showing

    def show(self, seat: int | None = None, width: int = WIDTH) -> str:
        """The board as text, as that seat sees it; None shows everything."""
        from rich.console import Console

        out = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False, color_system=None)
        out.print(self._drawn(seat))
        return str(out.file.getvalue()).rstrip()  # type: ignore[attr-defined]

    def html(self, seat: int | None = None, width: int = WIDTH) -> str:
        """The board for a web page or a notebook."""
        style = "white-space:pre;overflow-x:auto;line-height:normal;font-family:monospace"
        return self._recorded(seat, width).export_html(
            inline_styles=True, code_format=f'<pre style="{style}">{{code}}</pre>'
        )

    def svg(self, seat: int | None = None, width: int = WIDTH) -> str:
        """The board as a picture."""
        return self._recorded(seat, width).export_svg(title="", code_format=SVG)

    def __str__(self) -> str:
        return self.show()

    def __repr__(self) -> str:
        asked = ", ".join(str(seat) for seat in self.asked)
        where = f"asked: {asked}" if asked else "over"
        return (
            f"<Table of {self.game.name}, {so_many(self.seats, 'seat')}, {so_many(len(self.moves), 'move')}, {where}>"
        )

    def _repr_html_(self) -> str:
        return self.html()

    # -- parts

    def _asked(self, seat: int | None, move: str = "") -> int:
        """The seat that is meant. Raises IllegalMove if none is, or if it is not asked."""
        asked = self.asked
        if not asked:
            raise IllegalMove("the game is over")
        if seat is not None:
            if seat not in asked:
                raise IllegalMove(f"seat {seat} is not asked now; asked: {', '.join(map(str, asked))}")
            return seat
        fitting = [each for each in asked if move.split(",")[0].strip() in self.legal_for(each)] if move else []
        return (fitting or asked)[0]

    def _action(self, move: str, seat: int) -> int:
        from difflib import get_close_matches

        try:
            return self.game.actions.parse(move)
        except UnknownNotation:
            near = get_close_matches(move.strip(), self.legal_for(seat), 1)
            near = near or get_close_matches(move.strip(), self.game.actions.notations, 1)
            hint = f"; did you mean {near[0]!r}?" if near else ""
            raise IllegalMove(f"{move.strip()!r} is no move of {self.game.name}{hint}") from None

    def _refused(self, move: str, seat: int, refusal: Refusal | None) -> str:
        legal = self.legal_for(seat)
        some = ", ".join(legal[:8]) + (" …" if len(legal) > 8 else "")
        reason = self._reason(refusal)
        return f"{move.strip()!r} may not be played by seat {seat} now{f' ({reason})' if reason else ''}; legal: {some}"

    def _reason(self, refusal: Refusal | None) -> str:
        return "" if refusal is None else self.wording.why(refusal).rstrip(".")

    def _question(self, seat: int) -> Question:
        question = self.game.question(self.state, seat)
        source = self.game.rules.plan.card_name(question.source) if question.source >= 0 else ""
        return Question(seat, question.prompt, source, self.wording.asked(question), self.legal_for(seat))

    def _drawn(self, seat: int | None) -> RenderableType:
        from arcanarium.cli.board import board_for
        from arcanarium.cli.position import open_table
        from arcanarium.cli.speech import Speech

        seen = open_table(self.game, self.state) if seat is None else self.view(seat)
        return board_for(Speech(self.language), self.wording).draw(seen)

    def _recorded(self, seat: int | None, width: int) -> Console:
        from rich.console import Console

        out = Console(file=StringIO(), width=width, markup=False, highlight=False, emoji=False, record=True)
        out.print(self._drawn(seat))
        return out


def so_many(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def new(
    game: str | Game, seats: int | None = None, seed: int | None = None, *, language: str = "en", **options: str
) -> Table:
    """A table at its first decision: the fewest seats and fresh chance unless told otherwise.

    `options` are those that `arcanarium games` lists. Raises UnknownGame or BadSetup.

    >>> import arcanarium
    >>> arcanarium.new("res_arcana", seats=3, seed=7)
    <Table of res_arcana, 3 seats, 0 moves, asked: 0, 1, 2>
    """
    played = load(game) if isinstance(game, str) else game
    number = played.fewest if seats is None else seats
    return Table(History(played, number, randbelow(SEED_LIMIT) if seed is None else seed, options), language)


def load_record(path: str | PathLike[str], number: int = 1, *, language: str = "en") -> Table:
    """The table at the end of a recorded game; of a file with several, the one of that number.

    Raises OSError, BadRecord or UnknownGame.
    """
    return Table(_resumed(parse_all(Path(path).read_text("utf-8"))[number - 1]), language)


def load_records(path: str | PathLike[str], *, language: str = "en") -> list[Table]:
    """Every recorded game of a file, each at its end."""
    return [Table(_resumed(record), language) for record in parse_all(Path(path).read_text("utf-8"))]


def table_of(text: str, language: str = "en") -> Table:
    """The table at the end of the record that a text holds. Raises BadRecord."""
    return Table(_resumed(parse_all(text)[0]), language)


@overload
def position(given: str, *, language: str = "en") -> Table: ...
@overload
def position(given: Mapping[str, Any], *, language: str = "en") -> Table: ...
@overload
def position(given: str | Game, data: Mapping[str, Any], *, language: str = "en") -> Table: ...
def position(
    given: str | Game | Mapping[str, Any], data: Mapping[str, Any] | None = None, *, language: str = "en"
) -> Table:
    """A table that begins with a position: one line, or a mapping of what is not as usual (docs/scenarios.md).

    Raises BadPosition or UnknownGame.

    >>> import arcanarium
    >>> table = arcanarium.position("seasons", {"seats": [{"crystals": 12}, {}]})
    >>> table.scores
    [12, 0]
    >>> arcanarium.position(table.position_line()).scores
    [12, 0]
    """
    if isinstance(given, str) and data is None:
        game = load(game_in(given))
        return Table(history_at(game, read_position(game, given)), language)
    if isinstance(given, Mapping):
        data, given = given, str(given.get("game", ""))
    game = load(given) if isinstance(given, str) else given
    return Table(history_at(game, state_of(game, dict(data or {}))), language)


def bot(name: str = "adept", seed: int = 0) -> Player:
    """A player by its level (`arcanarium.bots.LEVELS`), with settings, or one's own file. Raises UnknownBot."""
    return Player(name, seed)


def names() -> Sequence[str]:
    """Every game that can be played, card sets that were found included."""
    from arcanarium.games import names as found

    return found()


def _resumed(record: Record) -> History:
    return resumed(load(record.game), record)
