"""A game as everybody else sees it: rules, actions, options, views; no state of its own."""

from __future__ import annotations

from typing import ClassVar, NamedTuple
from zlib import crc32

from mypy_extensions import mypyc_attr

from arcanarium.core.actions import ActionSpace
from arcanarium.core.agenda import FRAME, Event, State
from arcanarium.core.asking.shape import Question
from arcanarium.core.card_set import CardSet, Words
from arcanarium.core.chance import LONG_SEED_LIMIT, SEED_LIMIT
from arcanarium.core.ints import i16, i64, vec
from arcanarium.core.outside import adopt
from arcanarium.core.plan import DRAWS, LEAST, MOST, SEATS, TOLD, Choice
from arcanarium.core.rules import Rules
from arcanarium.core.view import EVERYTHING, Data, describe, may_hear, seen_event


class BadSetup(ValueError):
    """A number of seats, a seed or an option that the game does not have; `field` says which."""

    def __init__(self, message: str, field: str = "options") -> None:
        super().__init__(message)
        self.field = field


class Option(NamedTuple):
    """Something chosen before the game begins; the first choice is the default unless `default` says otherwise."""

    name: str
    cell: int
    choices: list[str]
    default: str
    only: tuple[str, str]  # the option (or `seats`) and its value without which this one changes nothing; or empty


class Signal(NamedTuple):
    """Numbers that an observation has besides what follows from the plan."""

    name: str
    low: int
    high: int
    axes: list[str]  # what the numbers belong to: `seats` (own first), `cards`, `kinds`, or the names themselves
    length: int


class Decision(NamedTuple):
    """What a seat is asked, because of which card (-1: none), and its legal answers, ascending."""

    seat: int
    prompt: str
    source: int
    options: list[int]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Subclasses say how a game begins and is scored; everything else follows from its plan and rules."""

    name: str = ""
    version: int = 1  # of the rules: records of another version are refused
    fewest: int = 2
    most: int = 4
    begins: str = "game"  # the program a new game starts with
    rest: str = "deck"  # the zone where cards lie that a position does not mention,
    piles: ClassVar[list[str]] = []  # others that may end with `...` in a position: `complete` puts the rest there,
    unused: str = "box"  # and the zone for cards that do not belong to the set-up
    bound: int = 20000  # no game takes more decisions than this
    minutes: int = 30  # that a game takes with people
    weight: int = 2  # from 1, learnt in a minute, to 5, a long evening's work
    first_game: ClassVar[dict[str, str]] = {}  # the options that the rulebook advises for a first game
    less_asked: ClassVar[list[str]] = []  # verbs for which earlier versions asked also where nothing hung on the answer
    only: ClassVar[dict[str, tuple[str, str]]] = {}  # option -> the option, or `seats`, and the value it belongs to

    def __init__(self, rules: Rules, actions: ActionSpace, options: list[str], card_set: CardSet | None = None) -> None:
        adopt(self)
        self.base: str = self.name  # of games that differ only in their cards, the one with the shipped set
        self.digest: str = ""  # of a set of somebody else's: its records and positions say with which cards they began
        self.card_set: CardSet | None = card_set  # of a game whose cards can be replaced
        if card_set is not None and not card_set.shipped:
            self.name = f"{self.base}:{card_set.id}"
            self.digest = card_set.digest
        self.rules: Rules = rules
        self.actions: ActionSpace = actions
        self.options: list[Option] = []
        for counter in rules.plan.counters:
            reading = counter.reading
            if counter.name in options and isinstance(reading, Choice):
                default = reading.names[counter.start - reading.below]
                only = self.only.get(counter.name, ("", ""))
                self.options.append(Option(counter.name, counter.cell, reading.names, default, only))

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    # -- what a subclass says

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        """Points by source."""
        raise NotImplementedError

    def score(self, s: State, seat: i64) -> i64:
        """All points of a seat; where a game can tell without listing them, it does so faster."""
        return sum(self.breakdown(s, int(seat)).values())

    def scores(self, s: State) -> list[int]:
        return [int(self.score(s, seat)) for seat in range(self.seats(s))]

    def sheet(self, s: State) -> list[dict[str, int]]:
        """The score sheet: every seat's points by source, and behind them those of an opponent that rules drive."""
        return [self.breakdown(s, seat) for seat in range(self.seats(s))]

    def winners(self, s: State) -> list[int]:
        """Several if they share the victory."""
        scores = self.scores(s)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def check_options(self, seats: int, options: dict[str, str]) -> None:
        """Raise BadSetup for choices that do not go together."""

    def flaw(self, s: State) -> tuple[str, str]:
        """What is wrong with a position that was read: where, and what would be right; empty texts if nothing is."""
        return ("", "")

    def complete(self, s: State, named: set[str]) -> None:
        """Set up what a position that was read leaves out.

        `named` are the shared places and numbers it mentions, without piles that end with `...`.
        """

    def belongs(self, s: State, card: int) -> bool:
        """Is a card part of the game under these options?"""
        return True

    def phases(self) -> list[str]:
        """The points of the flow at which a position may start, the usual one first."""
        raise NotImplementedError

    def enter_phase(self, s: State, phase: str, seat: int) -> None:
        """Push the frames of a flow that has just come to that phase with that seat to move."""
        raise NotImplementedError

    def phase(self, s: State) -> str:
        """Where the game stands, worded `phase-...`; empty where a game has no phases."""
        return ""

    def round(self, s: State) -> int:
        """Which round, year or the like is being played; 0 where a game has none."""
        return 0

    def first_player(self, s: State) -> int:
        """Whoever begins the round; -1 where nobody does."""
        return -1

    def ends(self, s: State) -> Data:
        """How near the end is: numbers that everybody can count."""
        return {}

    def extras(self, s: State, seat: int) -> Data:
        """What follows from what everybody sees and saves the reader work: values, limits, points."""
        return {}

    def signals(self, seats: int) -> list[Signal]:
        """What `signal` writes, in that order. It must tell all that `extras` tells and the plan does not."""
        return [Signal("score", LEAST, MOST, ["seats"], seats)]

    def signal(self, s: State, seat: i64, row: vec[i16], at: i64) -> None:
        """Write the signals as that seat sees them, from a place of a row of zeros on."""
        seats = s.mem[SEATS]
        for k in range(seats):
            row[at + k] = i16(self.score(s, (seat + k) % seats))

    def pool(self, s: State, card: int) -> int:
        """Cards that a seat cannot tell apart may change places if they are of one pool."""
        return 0

    def redraw(self, s: State, seat: int) -> None:
        """Invent what else that seat cannot see (secret bids and the like)."""

    # -- what follows

    @property
    def edition(self) -> int:
        """Rules and cards in one number: what was played under another cannot be played on."""
        return crc32(f"{self.version} {self.digest}".encode()) >> 1 if self.digest else self.version

    def card_words(self, language: str) -> dict[str, Words]:
        """The wording of every card that comes with its set and not from the locale files."""
        return {} if self.card_set is None else self.card_set.words(language)

    def seats(self, s: State) -> int:
        return int(s.mem[SEATS])

    def new(self, seats: int, seed: int, options: dict[str, str] | None = None, listen: bool = False) -> State:
        """A table at its first decision; `listen` to what happens on the way there."""
        s = self.blank(seats, seed, options or {})
        if listen:
            s.open_log()
        s.push(self.rules.entry[self.begins], 0, -1, -1, 0)
        s.advance()
        return s

    def blank(self, seats: int, seed: int, options: dict[str, str]) -> State:
        """A state in which nothing has happened, its options set."""
        if not self.fewest <= seats <= self.most:
            raise BadSetup(f"{self.name} is for {self.fewest} to {self.most} players, not {seats}", "seats")
        if not 0 <= seed < LONG_SEED_LIMIT:
            raise BadSetup(f"a seed is a whole number from 0 to 2**128 - 1, not {seed}", "seed")
        plan = self.rules.plan
        s = State(self.rules, plan.blank(seats, seed), vec[i64]([0] * 64), vec[i64]([0] * 64))
        for name, value in options.items():
            self.check_use(self.option(name), value, seats, options)
        first = options.get("first_player", "random")
        if is_seat(first) and int(first) >= seats:
            raise BadSetup(f"option first_player is random or a seat from 0 to {seats - 1}, not {first!r}")
        self.check_options(seats, options)
        for name, value in options.items():
            option = self.option(name)
            if value not in option.choices:
                raise BadSetup(f"option {name} of {self.name} is one of {', '.join(option.choices)}, not {value!r}")
            for counter in plan.counters:
                if counter.name == name:
                    s.mem[option.cell] = counter.reading.read(value)
        return s

    def check_use(self, option: Option, value: str, seats: int, options: dict[str, str]) -> None:
        """Refuse a choice that would change nothing."""
        if option.name == "first_player" and seats == 1 and value != option.default:
            raise BadSetup("option first_player changes nothing for one player")
        other, needed = option.only
        if not other or value == option.default:
            return
        chosen = str(seats) if other == "seats" else options.get(other, self.option(other).default)
        if chosen != needed:
            raise BadSetup(f"option {option.name} changes nothing unless {other} is {needed}")

    def useful(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """Without choices that change nothing: tables and records of earlier days may have them."""
        idle: list[str] = []
        for option in self.options:
            try:
                self.check_use(option, options.get(option.name, option.default), seats, options)
            except BadSetup:
                idle.append(option.name)
        return {name: value for name, value in options.items() if name not in idle}

    def is_needless(self, notation: str) -> bool:
        """May it be an answer of an earlier version that nobody asks for now? It changed nothing."""
        return notation.partition(" ")[0] in self.less_asked

    def option(self, name: str) -> Option:
        for option in self.options:
            if option.name == name:
                return option
        names = ", ".join(option.name for option in self.options)
        raise BadSetup(f"{self.name} has no option {name!r}; its options are {names}")

    def options_of(self, s: State) -> dict[str, str]:
        """The choices a state was set up with, defaults included."""
        return {
            counter.name: str(counter.reading.show(int(s.mem[counter.cell])))
            for option in self.options
            for counter in s.plan.counters
            if counter.name == option.name
        }

    def decisions(self, s: State) -> list[Decision]:
        """All that are owed now: usually one; several while seats choose at once."""
        found: list[Decision] = []
        for seat in s.owing():
            prompt, source = s.asked(seat)
            found.append(Decision(seat, prompt, source, s.legal_for(seat)))
        return found

    def question(self, s: State, seat: int) -> Question:
        """What a person needs to know of the question that seat owes an answer to."""
        options = s.legal_for(seat)
        step = s.step_for(seat)
        shape = step.shape(s)
        refusals = step.refusals(s)
        prompt, source = s.asked(seat)
        return Question(
            seat=seat,
            prompt=prompt,
            source=source,
            cause=step.cause or self.rules.find_rule(int(s.source)),
            options=options,
            shape=shape,
            refusals=refusals,
        )

    def view(self, s: State, seat: int | None, before: State | None = None, old: Data | None = None) -> Data:
        """What that seat may see; None is a spectator. Quicker with an earlier state and what the seat saw then."""
        watcher = s.plan.seats if seat is None else seat
        data: Data = {"game": self.name, "you": seat}
        data.update(describe(s, watcher, before, old))
        data["owing"] = s.owing()
        data["over"] = s.is_over()
        data["status"] = self.status(s)
        data["extras"] = self.extras(s, watcher)
        if s.is_over():
            data["winners"] = self.winners(s)
            data["breakdown"] = self.sheet(s)
        return data

    def status(self, s: State) -> Data:
        """What every game tells everybody."""
        return {
            "scores": self.scores(s),
            "phase": self.phase(s),
            "round": self.round(s),
            "first_player": self.first_player(s),
            "ends": self.ends(s),
        }

    def open_view(self, s: State) -> Data:
        """Everything, for tests, replays of finished games and positions."""
        return {"game": self.name, **describe(s, EVERYTHING), "owing": s.owing(), "over": s.is_over()}

    def told(self, events: list[Event], seat: int | None) -> list[Event]:
        """Events as that seat may know them."""
        watcher = self.rules.plan.seats if seat is None else seat
        return [seen_event(event, watcher) for event in events if may_hear(event, watcher)]

    def imagine(self, s: State, seat: int, seed: int) -> State:
        """A state that looks the same to that seat: what it cannot see is dealt anew, and chance is new."""
        new = s.clone()
        new.sow(seed % SEED_LIMIT)
        new.mem[DRAWS] = 0
        unseen = [card for card in range(s.plan.cards) if s.where(card) >= 0 and not s.knows(seat, card)]
        pools: dict[int, list[int]] = {}
        for card in unseen:
            pools.setdefault(self.pool(s, card), []).append(card)
        becomes = list(range(s.plan.cards))
        for cards in pools.values():
            left = cards[:]
            for card in cards:
                becomes[card] = left.pop(int(new.below(len(left))))
        relabel(new, becomes)
        self.redraw(new, seat)
        new.mem[TOLD] = s.mem[TOLD]
        if new.to_move >= 0:
            new.ask(new.to_move)
        return new


def is_seat(text: str) -> bool:
    """Could it be the number of a seat? Longer numbers are not, and `int` refuses the very longest."""
    return text.isdecimal() and len(text) <= 2


def relabel(s: State, becomes: list[int]) -> None:
    """Every card changes its name everywhere: in zones, in what is known, in frames. Marks stay with the place."""
    plan = s.plan
    m = s.mem
    old = s.mem[:]
    name = vec[i64](becomes)
    cards: i64 = plan.cards
    places = s.places
    nexts = s.nexts
    heads = s.heads
    eyes: i64 = plan.eyes
    used: i64 = plan.used
    for card in range(cards):
        m[places + name[card]] = old[places + card]
        m[eyes + name[card]] = old[eyes + card]
    for mark in plan.marks:
        cell: i64 = mark.cell
        for card in range(cards):
            m[cell + name[card]] = old[cell + card]
    for zone in range(used):
        at = heads + 2 * zone
        card = old[at]
        while card >= 0 and plan.ordered[zone] != 0:
            m[at] = name[card]
            at = nexts + name[card]
            card = old[nexts + card]
        m[at] = -1
    for card in range(cards - 1, -1, -1):  # zones without an order are ascending
        zone = m[places + card]
        if zone >= 0 and plan.ordered[zone] == 0:
            at = heads + 2 * zone
            m[nexts + card] = m[at]
            m[at] = card
    relabel_frames(s.agenda, int(s.top), becomes)
    for strand in s.strands:
        relabel_frames(strand, len(strand), becomes)


def relabel_frames(cells: vec[i64], top: int, becomes: list[int]) -> None:
    for b in range(0, top, FRAME):
        for i in (2, 3):
            if cells[b + i] >= 0:
                cells[b + i] = becomes[int(cells[b + i])]
