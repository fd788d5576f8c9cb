"""What people read: names, prompts, actions and log lines of a game in their language, made from its locale files.

Keys are made of ids with hyphens: `card-…`, `ask-…`, `why-…`, `cause-…`, `do-…`, `event-…`, `option-…`, `zone-…`,
`counter-…`, `mark-…`, `score-…` and `<list>-<name>`. If they are there, `bag-<list>-<name>` words so many of a thing,
`one-<list>-<name>` one of it in the middle of a sentence, `<list>-<name>-<number>` a side of a die, and
`<target>-<card>-<argument>` an answer that means something else with every card that asks.
Fluent is imported when a message first needs it, so that commands start fast.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from arcanarium.core.agenda import NO_CARD, Event
from arcanarium.core.asking.shape import ONE, Question, Refusal, Shape
from arcanarium.core.card_set import Words
from arcanarium.core.game import Decision, Game

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "ru")
SHARED: Final = Path(__file__).parent / "locale"
HIDDEN_CARD: Final = -2
LETTERS: Final = "abcdefgh"  # how the answers of a card that lets one choose are written

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
ATTRIBUTE: Final = re.compile(r"\n +\.")


def key(*parts: str) -> str:
    """A message's key from ids: hyphens instead of underscores and spaces, `plus` instead of the sign."""
    return "-".join(parts).replace("_", "-").replace(" ", "-").replace("+", "plus")


def plain(source: str) -> str | None:
    """The value of a message of one line without placeables, which needs no parser; else None."""
    body = ATTRIBUTE.split(source.partition("=")[2], maxsplit=1)[0]
    text = "\n".join(line for line in body.splitlines() if not line.startswith("#")).strip()
    return None if not text or "{" in text or "\n" in text else text


def messages(text: str) -> dict[str, str]:
    """The messages of a file by their keys, not parsed."""
    starts = list(ENTRY.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def sources_of(game: Game, language: str) -> dict[str, str]:
    """Every message about a game; of a card set of somebody else's, its own words instead of those it replaces."""
    from arcanarium.games import folder_of

    folder = folder_of(game.base) / "locale"
    files = [SHARED / f"table.{language}.ftl", folder / f"cards.{language}.ftl", folder / f"table.{language}.ftl"]
    found: dict[str, str] = {}
    for path in files:
        if path.exists():
            found.update(messages(path.read_text("utf-8")))
    if game.digest and game.card_set is not None:
        words = game.card_words(language)
        for name in about_shipped_cards(game):
            found.pop(name, None)
        about = {"set-name": (game.card_set.title(language), {"text": game.card_set.note(language)})}
        found.pop("provenance-note", None)
        if note := game.card_set.note(language):
            about["provenance-note"] = (note, {})
        for name, (text, attributes) in {**about, **own_messages(game, words)}.items():
            found[name] = written(name, text, attributes)
    return found


def about_shipped_cards(game: Game) -> set[str]:
    """The messages about the cards of the shipped set: namesakes in another set may do something else."""
    from arcanarium.games import load

    shipped = load(game.base)
    names = [] if shipped.card_set is None else shipped.card_set.worded()
    found = {key(group, name) for group in ("card", "counter", *shipped.rules.lists) for name in names}
    return found | {key("option", name, letter) for name in names for letter in LETTERS}


def own_messages(game: Game, words: Mapping[str, Words]) -> dict[str, tuple[str, dict[str, str]]]:
    """What a card set says about its cards: key -> text and attributes."""
    found: dict[str, tuple[str, dict[str, str]]] = {}
    counters = [counter.name for counter in game.rules.plan.counters]
    for kind, worded in words.items():
        found[key("card", kind)] = (worded.name, {"text": worded.text, "council": worded.council})
        for group, names in game.rules.lists.items():
            if kind in names:
                found[key(group, kind)] = (worded.name, {})
        if kind in counters:
            found[key("counter", kind)] = (worded.name, {})
        for letter, choice in zip(LETTERS, worded.choices, strict=False):
            found[key("option", kind, letter)] = (choice, {})
    return found


def written(name: str, text: str, attributes: Mapping[str, str]) -> str:
    """A message made of texts that are meant as they stand, whatever signs are in them; no line breaks."""
    lines = [f"{name} = {literal(text)}"]
    lines += [f"    .{attribute} = {literal(text)}" for attribute, text in attributes.items() if text.strip()]
    return "\n".join(lines) + "\n"


def literal(text: str) -> str:
    flat = " ".join(text.split())
    return re.sub(r"[{}]", lambda sign: f'{{"{sign[0]}"}}', flat) or '{""}'


class Locale:
    """The messages of some files in one language; later files win. Each message is parsed when it is first needed."""

    def __init__(self, language: str, paths: Sequence[Path], sources: Mapping[str, str] | None = None) -> None:
        self.language: Final = language
        self.sources: dict[str, str] = dict(sources or {})
        self.complaints: set[str] = set()  # what was asked for and could not be worded; tests want it empty
        self._added: set[str] = set()
        self._bundle: FluentBundle | None = None
        for path in paths:
            self.sources.update(messages(path.read_text("utf-8")))

    def has(self, name: str) -> bool:
        return name in self.sources

    def text(self, name: str, args: Mapping[str, str | float] | None = None) -> str:
        """The message, or its key if there is none."""
        if name not in self.sources:
            self.complaints.add(f"{name}: no such message")
            return name
        return plain(self.sources[name]) or self._format(name, None, args or {}) or name

    def attribute(self, name: str, attribute: str, args: Mapping[str, str | float] | None = None) -> str | None:
        """An attribute of a message, if it has that."""
        if name not in self.sources or f".{attribute}" not in self.sources[name]:
            return None
        return self._format(name, attribute, args or {})

    def _format(self, name: str, attribute: str | None, args: Mapping[str, str | float]) -> str | None:
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False)
        self._add(self._bundle, name)
        if not self._bundle.has_message(name):
            self.complaints.add(f"{name}: cannot be parsed")
            return None
        message = self._bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return None
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        for error in errors:
            self.complaints.add(f"{name}: {error}")
        return str(text)

    def _add(self, bundle: FluentBundle, name: str) -> None:
        """Parse a message and those it refers to."""
        from fluent.runtime import FluentResource

        if name in self._added:
            return
        self._added.add(name)
        bundle.add_resource(FluentResource(self.sources[name]))
        for other in REFERENCE.findall(self.sources[name]):
            if other in self.sources:
                self._add(bundle, other)


class Wording:
    """One game in one language. Players may have names; else they are called by the number of their seat."""

    def __init__(self, language: str, game: Game, names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language: Final = language
        self.game: Final = game
        self.names: Final = tuple(names)
        self.locale: Final = Locale(language, [], sources_of(game, language))

    # -- names

    def game_name(self) -> str:
        """With the name of the card set, if it is not the shipped one."""
        name = self.locale.text("game-name")
        return f"{name} · {self.set_name()}" if self.game.digest else name

    def set_name(self) -> str:
        return self.locale.text("set-name") if self.locale.has("set-name") else ""

    def set_note(self) -> str:
        return self.locale.attribute("set-name", "text") or ""

    def seat(self, seat: int) -> str:
        if 0 <= seat < len(self.names):
            return self.names[seat]
        if seat == self.game.rules.plan.seats:  # who plays without sitting: the opponent that rules drive
            return self.locale.text("seat-automa")
        return "" if seat < 0 else self.locale.text("seat-name", {"number": str(seat)})

    def bot(self, name: str, number: int) -> str:
        """A bot by its level and the number of its place; one that is not of the list by its own name."""
        level = self.locale.text(f"bot-{name}") if self.locale.has(f"bot-{name}") else name
        return self.locale.text("bot-at", {"number": str(number), "level": level[:1].upper() + level[1:]})

    def card(self, name: str) -> str:
        """A kind's name; the second copy of `x`, written `x.2`, has its number after it."""
        kind, _, copy = name.partition(".")
        worded = self.locale.text(key("card", kind))
        return f"{worded} ({copy})" if copy else worded

    def card_number(self, card: int) -> str:
        """A card in a sentence, whichever copy it is: -1 is none, -2 is one that may not be known."""
        if card == HIDDEN_CARD:
            return self.locale.text("hidden-card")
        plan = self.game.rules.plan
        return "" if card < 0 else self.card(plan.kinds[int(plan.kind_of[card])])

    def card_text(self, kind: str) -> str:
        return self.locale.attribute(key("card", kind), "text") or ""

    def rulings(self, kind: str) -> list[str]:
        found: list[str] = []
        while text := self.locale.attribute(key("card", kind), f"ruling-{len(found) + 1}"):
            found.append(text)
        return found

    def zone(self, name: str) -> str:
        return self.locale.text(key("zone", name))

    def counter(self, name: str) -> str:
        return self.locale.text(key("counter", name))

    def score(self, source: str) -> str:
        return self.locale.text(key("score", source))

    def option(self, name: str) -> str:
        return self.locale.text(key("option", name))

    def option_text(self, name: str) -> str:
        return self.locale.attribute(key("option", name), "text") or ""

    def choice(self, name: str, value: str) -> str:
        return self.locale.attribute(key("option", name), key("choice", value)) or value

    def entry(self, group: str, name: str) -> str:
        """A name of a list; the raw name if it has no wording (numbers)."""
        found = key(group, name)
        return self.locale.text(found) if self.locale.has(found) else name

    def bag(self, group: str, counts: Mapping[str, int]) -> str:
        """So many of each of a list: `bag-<list>-<name>` with $number if there is such a message."""
        return ", ".join(self.some(group, name, number) for name, number in counts.items())

    def some(self, group: str, name: str, number: int) -> str:
        special = key("bag", group, name)
        if self.locale.has(special):
            return self.locale.text(special, {"number": number})
        worded = self.entry(group, name)
        return worded if number == 1 else f"{worded} ×{number}"

    # -- questions and answers

    def prompt(self, question: Decision | Question) -> str:
        """What a seat is asked: $source is the card because of which, $least and $most how many things are wanted."""
        shape = question.shape if isinstance(question, Question) else Shape(ONE)
        source = question.source
        given: dict[str, str | int] = {
            "source": self.card_number(source),
            "by": "card" if source >= 0 else "none",
            "least": shape.least,
            "most": shape.most,
        }
        return self.locale.text(key("ask", question.prompt), given)

    def cause(self, source: int, rule: str) -> str:
        """What makes things happen: the card, or the rule where no card does; nothing where a line says it all."""
        if source >= 0:
            return self.card_number(source)
        return self.locale.text(key("cause", rule)) if rule else ""

    def asked(self, question: Question) -> str:
        """The prompt, and why it is asked if the prompt does not say so."""
        return self._because(self.prompt(question), question.source, question.cause)

    def _because(self, line: str, source: int, rule: str) -> str:
        cause = self.cause(source, rule)
        if cause in line:
            return line
        return f"{line} ({cause})" if source < 0 else self.locale.text("because", {"line": line, "card": cause})

    def why(self, refusal: Refusal) -> str:
        """Why something is refused, in a sentence."""
        reason = self.game.rules.reasons[refusal.reason]
        args: dict[str, str | int] = {}
        for letter, sort, value in (("a", reason.a, refusal.a), ("b", reason.b, refusal.b)):
            if sort:
                worded = self.value(sort, value)
                args[letter] = self.locale.text("nothing") if worded == "" else worded
        return self.locale.text(key("why", reason.name), args)

    def action(self, action: int, source: int = -1) -> str:
        """An answer; `source` is the card that asks, for answers that mean something else with every card."""
        block = self.game.actions.block_of(action)
        argument = self.game.actions.argument(action)
        asker = self.game.rules.plan.card_name(source).partition(".")[0] if source >= 0 else ""
        special = key(block.target, asker, argument)
        if asker and self.locale.has(special):
            return self.locale.text(special)
        given = {"what": self.argument(block.target, argument), "one": self.one(block.target, argument)}
        return self.locale.text(key("do", block.verb), given)

    def argument(self, target: str, argument: str) -> str:
        """What an action's argument names."""
        if not argument:
            return ""
        if target == "card" and self.locale.has(key("card", argument.partition(".")[0])):
            return self.card(argument)
        if target == "seat" and argument.isdecimal():
            return self.seat(int(argument))
        if self.locale.has(key(target, argument)):
            return self.locale.text(key(target, argument))
        what, separator, source = argument.partition(" from ")
        return self._what_from(self.argument(target, what), source) if separator else argument

    def one(self, target: str, argument: str) -> str:
        """What an action's argument names, in the middle of a sentence: `1 air`, not `Air`."""
        what, _, source = argument.partition(" from ")
        if not self.locale.has(key("one", target, what)):
            return self.argument(target, argument)
        worded = self.locale.text(key("one", target, what))
        return self._what_from(worded, source) if source else worded

    def _what_from(self, what: str, source: str) -> str:
        return self.locale.text("what-from", {"what": what, "source": self.argument("card", source)})

    # -- what happened

    def events(self, events: Sequence[Event]) -> list[str]:
        """Lines of the log; what makes things happen is told by the first of the lines that follow from it."""
        lines: list[str] = []
        told = -1
        for event in events:
            cause = event[6]
            lines.append(self.event((*event[:6], -1) if cause == told else event))
            told = event[2] if cause == NO_CARD else cause
        return lines

    def event(self, event: Event) -> str:
        """A line of the log, with the card or the rule that makes it happen if the line itself does not name it.

        $by is `card`, `hidden` or `none`, for lines that read differently without a card.
        """
        number, seat, card, _, a, b, cause = event
        kind = self.game.rules.events[number]
        args: dict[str, str | int] = {
            "seat": self.seat(seat),
            "card": self.card_number(card),
            "by": "card" if card >= 0 else "hidden" if card == HIDDEN_CARD else "none",
        }
        for letter, sort, value in (("a", kind.a, a), ("b", kind.b, b)):
            if sort:
                args[letter] = self.value(sort, value)
        if kind.a in self.game.rules.lists and a >= 0:
            args["one"] = self.one(kind.a, self.game.rules.lists[kind.a][a])
        if kind.a in self.game.rules.lists and kind.b == "number":  # a side of a die has a text of its own
            side = key(kind.a, self.game.rules.lists[kind.a][a], str(b)) if a >= 0 else ""
            if self.locale.has(side):
                args["b"] = self.locale.text(side)
        line = self.locale.text(key("event", kind.name), args)
        return self._because(line, cause, self.game.rules.find_rule(cause))

    def value(self, sort: str, value: int) -> str | int:
        """One of the two numbers of an event or a reason."""
        if sort == "number":
            return value
        if sort == "seat":
            return self.seat(value)
        if sort == "action":
            return self.action(value)
        if sort == "card":
            return self.card_number(value)
        if sort.startswith("bag of "):
            group = sort.removeprefix("bag of ")
            counts = {name: value >> (8 * i) & 255 for i, name in enumerate(self.game.rules.lists[group])}
            return self.bag(group, {name: number for name, number in counts.items() if number})
        return self.entry(sort, self.game.rules.lists[sort][value]) if value >= 0 else ""
