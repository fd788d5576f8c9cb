"""What a seat sees, in words: the table, the question and the answers, in either language."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from arcanarium.core.agenda import Event, State
from arcanarium.core.asking.shape import Question
from arcanarium.core.game import Game
from arcanarium.core.plan import Bag, Choice, Flag, Reading
from arcanarium.core.view import Data, spectator
from arcanarium.games import find_board
from arcanarium.wording import Wording, key

YES: Final = {"en": ("yes", "no"), "ru": ("да", "нет")}
CARDS: Final = {"en": "cards: {number}", "ru": "карт: {number}"}
KNOWN: Final = {"en": "known", "ru": "известны"}
YOU: Final = {"en": "you", "ru": "вы"}
TURN: Final = {"en": "on turn", "ru": "ходит"}
SCORES: Final = {"en": "Scores", "ru": "Очки"}
WINNERS: Final = {"en": "The game is over. Won by: {names}.", "ru": "Игра окончена. Победа: {names}."}
NOBODY: Final = {"en": "nobody at the table", "ru": "никто за столом"}
NO_CARD: Final = {"en": "There is no card “{name}”{near}.", "ru": "Нет карты «{name}»{near}."}
PRIMERS: Final = Path(__file__).parent / "primers"
# What keys of the locale files begin with that word no names of things.
OTHER_WORDS: Final = frozenset(
    (
        "ask",
        "bag",
        "card",
        "counter",
        "designed",
        "do",
        "event",
        "game",
        "hint",
        "mark",
        "one",
        "option",
        "score",
        "seat",
        "zone",
    )
)


class Teller:
    """Words the table of one game in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game: Final = game
        self.language: Final = language
        self.wording: Final = Wording(language, game)
        self.own: Final = find_board(game.base, "research")  # what it leaves out (`SKIPPED`) and says instead (`lines`)
        skipped: frozenset[str] = frozenset() if self.own is None else self.own.SKIPPED
        self.skipped: Final = skipped | {option.name for option in game.options}
        self.keys: Final = {  # of names that stand in no list of the rules, like those of covens
            name.partition("-")[2]: name
            for name in self.wording.locale.sources
            if name.count("-") and name.partition("-")[0] not in OTHER_WORDS
        }

    def __reduce__(self) -> tuple[type[Teller], tuple[Game, str]]:
        return Teller, (self.game, self.language)

    def rules(self) -> str:
        """The rules in short; nothing for a game that was installed from outside."""
        path = PRIMERS / f"{self.game.base}.{self.language}.md"
        return path.read_text("utf-8") if path.exists() else ""

    def card_named(self, name: str) -> str:
        """A card by its id or its name: what it does, and rulings; or that there is none, with a near one."""
        kinds = {kind: kind for kind in self.game.rules.plan.kinds}
        kinds |= {self.wording.card(kind).casefold(): kind for kind in self.game.rules.plan.kinds}
        wanted = name.strip().strip("`").casefold()
        kind = kinds.get(wanted) or kinds.get(wanted.replace(" ", "_")) or kinds.get(wanted.partition(".")[0])
        if kind is None:
            near = get_close_matches(wanted, list(kinds), 1)
            return NO_CARD[self.language].format(name=name.strip(), near=f" ({near[0]}?)" if near else "")
        rulings = "".join(f"\n- {ruling}" for ruling in self.wording.rulings(kind))
        return f"{self.wording.card(kind)} (`{kind}`): {self.wording.card_text(kind)}{rulings}"

    def happened(self, events: list[Event], seat: int | None) -> str:
        """What a seat may know of what happened, a line each; nothing if nothing did."""
        return "\n".join(f"- {line}" for line in self.wording.events(self.game.told(events, seat)))

    def table(self, s: State, seat: int | None) -> str:
        """Everything that seat may see; None is a spectator."""
        view = self.game.view(s, seat)
        lines = [f"# {self.wording.game_name()}", *self.lines(view, False)]
        if self.own is not None:
            lines += self.own.lines(self.wording, view)
        seats = view["seats"]
        assert isinstance(seats, list)
        for number, data in enumerate(seats):
            marks = [YOU[self.language]] if number == seat else []
            marks += [TURN[self.language]] if number == view["turn"] and not view["over"] else []
            title = self.wording.seat(number) + (f" ({', '.join(marks)})" if marks else "")
            lines += ["", f"## {title}", *self.lines(data, True)]
        scores = ", ".join(f"{self.wording.seat(each)} {score}" for each, score in enumerate(self.game.scores(s)))
        lines += ["", f"{SCORES[self.language]}: {scores}"]
        if view["over"]:
            lines.append(self.result(s))
        return "\n".join(lines)

    def result(self, s: State) -> str:
        winners = [self.wording.seat(each) for each in self.game.winners(s) if each < spectator(s)]
        return WINNERS[self.language].format(names=", ".join(winners) or NOBODY[self.language])

    def question(self, question: Question) -> str:
        """What is asked and why, and every answer in notation and words."""
        lines = [self.wording.asked(question)]
        for option in question.options:
            notation = self.game.actions.notation(option)
            lines.append(f"- `{notation}`: {self.wording.action(option, question.source)}")
        return "\n".join(lines)

    # -- parts

    def lines(self, data: Data, each: bool) -> Iterator[str]:
        """The counters and zones of a seat, or those that all share."""
        plan = self.game.rules.plan
        for counter in plan.counters:
            if counter.each == each and counter.name in data and counter.name not in self.skipped:
                value = data[counter.name]
                values = value if isinstance(value, list) and counter.size > 1 else [value]
                words = ", ".join(self.value(counter.reading, x) for x in values)
                yield f"{self.label('counter', counter.name)}: {words}"
        for zone in plan.zones:
            if zone.each == each and zone.name in data and data[zone.name] not in (0, []):
                yield f"{self.label('zone', zone.name)}: {self.zone(data[zone.name])}"

    def label(self, sort: str, name: str) -> str:
        found = key(sort, name)
        return self.wording.locale.text(found) if self.wording.locale.has(found) else name.replace("_", " ")

    def value(self, reading: Reading, value: object) -> str:
        if isinstance(reading, Choice) and isinstance(value, str):
            return self.word(value)
        if isinstance(reading, Bag) and isinstance(value, dict):
            return self.wording.bag(self.group(reading.names), value) or "–"
        if isinstance(reading, Flag) or isinstance(value, bool):
            return YES[self.language][0 if value else 1]
        if isinstance(value, dict):
            return ", ".join(f"{self.word(name)}: {self.value(Reading(), x)}" for name, x in value.items()) or "–"
        if isinstance(value, list):
            return ", ".join(self.value(Reading(), x) for x in value) or "–"
        return "–" if value is None or value == "" else self.word(value)

    def group(self, names: list[str]) -> str:
        """The list that some names come from."""
        for group, entries in self.game.rules.lists.items():
            if any(name in entries for name in names):
                return group
        return ""

    def word(self, value: object) -> str:
        text = str(value)
        if text.partition(".")[0] in self.game.rules.plan.kinds:
            return self.wording.card(text)
        if text == "none":
            return "–"
        group = self.group([text])
        if group:
            return self.wording.entry(group, text)
        found = self.keys.get(key(text)) or self.keys.get(key(text).removesuffix("s"))
        if found:
            return self.wording.locale.text(found)
        seat, space, piece = text.partition(" ")
        if space and seat.isdecimal():
            return f"{self.wording.seat(int(seat))}: {self.word(piece)}"
        return text.replace("_", " ")

    def zone(self, entry: object) -> str:
        if isinstance(entry, list):
            return " · ".join(self.card(card) for card in entry)
        if isinstance(entry, dict):
            known = entry["known"]
            if isinstance(known, dict):
                cards = [f"{int(place) + 1}. {self.card(card)}" for place, card in known.items()]
            else:
                cards = [self.card(card) for card in known]
            number = CARDS[self.language].format(number=entry["number"])
            return f"{number}, {KNOWN[self.language]}: {' · '.join(cards)}"
        return CARDS[self.language].format(number=entry)

    def card(self, entry: object) -> str:
        if not isinstance(entry, dict):
            return self.wording.card(str(entry))
        marks = [
            self.label("mark", mark.name)
            if isinstance(mark.reading, Flag)
            else f"{self.label('mark', mark.name)}: {self.value(mark.reading, entry[mark.name])}"
            for mark in self.game.rules.plan.marks
            if mark.name in entry
        ]
        return f"{self.wording.card(str(entry['card']))} ({'; '.join(marks)})"
