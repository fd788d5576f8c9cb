"""The table in the terminal: any game from its view and wording, and a place for what one game shows better."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from arcanarium.cli.speech import Speech
from arcanarium.core.agenda import State
from arcanarium.core.game import Game
from arcanarium.core.plan import OPEN, Bag, Choice, Counter, Flag, Number, Reading, SeatNumber, Zone
from arcanarium.core.view import Data
from arcanarium.games import find_board
from arcanarium.wording import Wording, key


def console() -> Console:
    """Plain text: names of cards are never taken for markup."""
    return Console(markup=False, highlight=False, emoji=False)


def mapping(value: object) -> Data:
    return value if isinstance(value, dict) else {}


def sequence(value: object) -> list[object]:
    return value if isinstance(value, list) else []


class Board:
    """Draws a view: what all share, then every seat. Subclasses leave things out and add their own."""

    skipped: frozenset[str] = frozenset()  # counters and zones that are shown otherwise or tell nobody anything

    def __init__(self, speech: Speech, wording: Wording) -> None:
        self.speech: Final = speech
        self.wording: Final = wording
        self.game: Final[Game] = wording.game
        self.options: Final = {option.name for option in self.game.options}

    # -- the whole

    def draw(self, view: Data) -> RenderableType:
        parts: list[RenderableType] = [self.shared(view), *self.extra(view)]
        seats = sequence(view.get("seats"))
        parts += [self.seat(view, number, mapping(data)) for number, data in enumerate(seats)]
        return Group(*parts)

    def extra(self, view: Data) -> list[RenderableType]:
        """What else lies on this game's table."""
        return []

    def shared(self, view: Data) -> RenderableType:
        return Panel(
            self.rows(view, False),
            title=Text(self.wording.game_name()),
            title_align="left",
            subtitle=self.source(),
            subtitle_align="right",
        )

    def source(self) -> Text | None:
        """Whose cards these are: a set that we designed says so wherever its cards are shown."""
        if self.game.card_set is None:
            return None
        name = self.wording.set_name()
        provenance = self.game.card_set.provenance
        return Text(f"{name} · {self.speech.say(f'provenance-{provenance}')}" if provenance == "designed" else name)

    def seat(self, view: Data, number: int, data: Data) -> RenderableType:
        title = self.wording.seat(number)
        if number == view.get("you"):
            title = self.speech.say("yourself", name=title)
        if number == view.get("turn") and not view.get("over"):
            title = f"▶ {title}"
        points = sequence(mapping(view.get("status")).get("scores"))
        subtitle = None
        if number < len(points) and isinstance(points[number], int):
            subtitle = Text(self.speech.say("points", number=int(str(points[number]))))
        style = "bold" if number == view.get("you") else ""
        return Panel(
            self.rows(data, True),
            title=Text(title, style),
            title_align="left",
            subtitle=subtitle,
            subtitle_align="right",
        )

    def rows(self, data: Data, each: bool) -> Table:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="dim")
        grid.add_column(ratio=1, overflow="fold")
        plan = self.game.rules.plan
        for counter in plan.counters:
            if counter.each == each and counter.name in data and self.is_shown(counter.name):
                grid.add_row(Text(self.label("counter", counter.name)), self.counter(counter, data[counter.name]))
        for zone in plan.zones:
            if zone.each == each and zone.name in data and zone.name not in self.skipped:
                entry = data[zone.name]
                if (entry in (0, []) and (zone.aside or each)) or zone.name == self.game.unused:
                    continue
                grid.add_row(Text(self.label("zone", zone.name)), self.zone(zone, entry))
        return grid

    def is_shown(self, name: str) -> bool:
        return name not in self.skipped and name not in self.options

    def label(self, sort: str, name: str) -> str:
        """A name from the locale files, or the bare one where a game leaves something without a name."""
        found = key(sort, name)
        return self.wording.locale.text(found) if self.wording.locale.has(found) else name.replace("_", " ")

    # -- counters

    def counter(self, counter: Counter, value: object) -> Text:
        values = sequence(value) if counter.size > 1 else [value]
        return Text(", ".join(self.value(counter.reading, entry, counter.name) for entry in values))

    def value(self, reading: Reading, value: object, name: str = "") -> str:
        """A value of the counter or mark of that name, which words its own choices where no list does."""
        if isinstance(reading, Flag):
            return self.speech.say("yes" if value else "no")
        if isinstance(reading, Number) and value == reading.least == -1:
            return "–"  # nothing yet, or nobody
        if isinstance(reading, SeatNumber) and isinstance(value, int):
            return self.wording.seat(value)
        if isinstance(reading, Choice) and isinstance(value, str):
            return self.wording.entry(self.group(reading.names, value) or name, value).replace("_", " ")
        if isinstance(reading, Bag) and isinstance(value, dict):
            return self.wording.bag(self.group(reading.names), value) or "–"
        return self.plain(value)

    def group(self, names: list[str], value: str = "") -> str:
        """The list that the names of a reading come from; of several lists the one with this value."""
        lists = self.game.rules.lists
        found = [group for group, entries in lists.items() if any(name in entries for name in names)]
        having = [group for group in found if value in lists[group]]
        return (having or found or [""])[0]

    def plain(self, value: object) -> str:
        """Whatever a game's own reading shows."""
        if value is None:
            return "–"
        if isinstance(value, bool):
            return self.speech.say("yes" if value else "no")
        if isinstance(value, dict):
            return ", ".join(f"{self.word(name)}: {self.plain(entry)}" for name, entry in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(self.plain(entry) for entry in value) or "–"
        return self.word(value)

    def word(self, value: object) -> str:
        """A card or a name of a list by its wording; anything else as it is."""
        text = str(value)
        if text.partition(".")[0] in self.game.rules.plan.kinds:
            return self.wording.card(text)
        group = self.group([text])
        return self.wording.entry(group, text) if group else text.replace("_", " ")

    # -- zones

    def zone(self, zone: Zone, entry: object) -> Text:
        if isinstance(entry, int):
            return Text(self.speech.say("cards", number=entry))
        if isinstance(entry, list):
            return self.cards(entry, zone.seen != OPEN)
        hidden = mapping(entry)
        known = hidden.get("known")
        cards = list(known.values()) if isinstance(known, dict) else sequence(known)
        text = Text(self.speech.say("cards", number=int(str(hidden.get("number", 0)))))
        return text.append(" – ").append(self.cards(cards, True)) if cards else text

    def cards(self, entries: list[object], by_kind: bool) -> Text:
        """By kind where nobody needs to tell copies apart: only cards in play are named one by one."""
        if not entries:
            return Text("–")
        if len(entries) > 24:  # an open deck: its beginning tells enough
            rest = self.speech.say("more-cards", number=len(entries) - 24)
            return self.cards(entries[:24], by_kind).append(f" … {rest}")
        return Text(" · ").join(self.card(entry, by_kind) for entry in entries)

    def card(self, entry: object, by_kind: bool) -> Text:
        name = str(entry["card"] if isinstance(entry, dict) else entry)
        text = Text(self.wording.card(name.partition(".")[0] if by_kind else name))
        if not isinstance(entry, dict):
            return text
        marks = [self.mark(mark.name, mark.reading, entry) for mark in self.game.rules.plan.marks if mark.name in entry]
        if "turned" in entry:
            text.stylize("dim")
        return text.append(f" ({', '.join(marks)})")

    def mark(self, name: str, reading: Reading, entry: Mapping[str, object]) -> str:
        label = self.label("mark", name)
        if isinstance(reading, Flag):
            return label
        if isinstance(reading, Bag):
            return self.value(reading, entry[name])
        return f"{label}: {self.value(reading, entry[name])}"


def board_for(speech: Speech, wording: Wording) -> Board:
    """The board of a game: its own, a class `OwnBoard`, or the one that shows any game."""
    own = find_board(wording.game.base, "cli")
    board: Board = Board(speech, wording) if own is None else own.OwnBoard(speech, wording)
    return board


def result(speech: Speech, wording: Wording, s: State) -> RenderableType:
    """The scores by source, the winners marked."""
    game = wording.game
    seats = range(game.seats(s))
    winners = game.winners(s)
    table = Table(title=Text(speech.say("result")), title_justify="left")
    table.add_column()
    for seat in seats:
        name = wording.seat(seat)
        table.add_column(Text(f"★ {name}" if seat in winners else name), justify="right")
    parts = [game.breakdown(s, seat) for seat in seats]
    sources = list(dict.fromkeys(source for part in parts for source in part))
    for source in sources:
        if any(part.get(source, 0) for part in parts):
            table.add_row(Text(wording.score(source)), *[str(part.get(source, 0)) for part in parts])
    table.add_section()
    table.add_row(Text(speech.say("total")), *[str(score) for score in game.scores(s)])
    names = ", ".join(wording.seat(seat) for seat in winners)
    return Group(table, Text(speech.say("winners", names=names, number=len(winners))))
