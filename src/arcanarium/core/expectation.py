"""What a scenario says must be true: values on the table, answers that are offered, reasons for those that are not."""

from __future__ import annotations

from typing import Final

from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import AUTO, State
from arcanarium.core.asking.shape import Refusal
from arcanarium.core.game import Game
from arcanarium.core.plan import NUMBER, Counter, Mark, Plan, Reading
from arcanarium.core.position import hint_at_quotes, mapping, near, sequence
from arcanarium.core.view import Data, spectator

ANSWERS: Final = ("legal", "illegal", "only")  # lists of answers
DERIVED: Final = ("asked", "prompt", "scores", "winners", "breakdown", "status", "extras")  # follow from the table


class BadScenario(ValueError):
    """A mapping that is not a scenario: where it goes wrong, and what would be right."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}" if path else message)
        self.path = path
        self.message = message


class Failure(Exception):
    """An expectation that is not true, or a move that is not legal: where it stands, and what was there instead."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path
        self.message = message


def expect(game: Game, s: State, path: str, expectations: Data) -> None:
    """Compare every expectation with what is there."""
    view = game.open_view(s)
    for name, expected in expectations.items():
        here = f"{path}.{name}"
        if name in ANSWERS:
            expect_answers(game, s, here, name, expected)
        elif name == "why":
            expect_reasons(game, s, here, expected)
        else:
            expect_value(game, s, here, name, expected, view)


# -- values


def expect_value(game: Game, s: State, path: str, name: str, expected: object, view: Data) -> None:
    first = name.partition(".")[0]
    if first in DERIVED and first not in view:
        view[first] = derive(game, s, first)
    where, _, last = name.rpartition(".")
    if last == "contains":
        list_name, there = look_up(s.plan, path, where, view)
        if not isinstance(there, list):
            raise BadScenario(path, "only a list contains something")
        if not contains(s.plan, list_name, sequence(path, expected), there):
            raise Failure(path, f"should contain {expected!r}, but is {there!r}")
        return
    plain, actual = look_up(s.plan, path, name, view)
    if name == "asked" and not isinstance(expected, list) and isinstance(actual, list) and len(actual) == 1:
        actual = actual[0]
    if not same(s.plan, plain, expected, actual):
        standing = f"; {describe_question(game, s)}" if first in DERIVED or first == "over" else ""
        raise Failure(path, f"should be {expected!r}, but is {actual!r}{standing}")


def derive(game: Game, s: State, name: str) -> object:
    if name == "asked":
        return s.owing()
    if name == "prompt":
        prompts = [decision.prompt for decision in game.decisions(s)]
        return prompts[0] if prompts else None
    if name == "scores":
        return game.scores(s)
    if name == "winners":
        return game.winners(s)
    if name == "status":
        return game.status(s)
    if name == "extras":
        return game.extras(s, spectator(s))
    return [game.breakdown(s, seat) for seat in range(game.seats(s))]


def look_up(plan: Plan, path: str, name: str, view: object) -> tuple[str, object]:
    """Follow a dotted path: what is there, and the last name of the plan on the way, which says how it compares."""
    parts = name.split(".")
    plain = ""
    found = view
    i = 0
    while i < len(parts):
        part = parts[i]
        i += 1
        if isinstance(found, dict) and part in found:
            found = found[part]
            plain = part
        elif is_card(found) and find_mark(plan, part) is not None:
            found = unset(plan, part)
            plain = part
        elif isinstance(found, dict) and part in kinds_of(plan, plain):
            found = 0
        elif isinstance(found, list) and part == "number":
            found = len(found)
        elif isinstance(found, list) and part.isdecimal() and int(part) < len(found):
            found = found[int(part)]
        elif isinstance(found, list) and part in plan.kinds:
            if i < len(parts) and parts[i].isdecimal():  # the number of a copy
                part = f"{part}.{parts[i]}"
                i += 1
            found = find_card(path, part, found)
        else:
            names = [str(key) for key in found] if isinstance(found, dict) else []
            raise BadScenario(path, f"there is no {part!r} there{near(part, names)}")
    return plain, found


def is_card(entry: object) -> bool:
    return isinstance(entry, str) or (isinstance(entry, dict) and "card" in entry)


def find_card(path: str, name: str, entries: list[object]) -> object:
    """The entry of that card; without the number of a copy, of the first one there."""
    for entry in entries:
        card = entry["card"] if isinstance(entry, dict) and "card" in entry else entry
        if isinstance(card, str) and name in (card, card.partition(".")[0]):
            return entry
    raise Failure(path, f"{name} is not there, but {entries!r}")


def find_mark(plan: Plan, name: str) -> Mark | None:
    for mark in plan.marks:
        if mark.name == name:
            return mark
    return None


def find_counter(plan: Plan, name: str) -> Counter | None:
    for counter in plan.counters:
        if counter.name == name:
            return counter
    return None


def unset(plan: Plan, name: str) -> object:
    """What a mark shows that is not set; nothing if that has no words."""
    mark = find_mark(plan, name)
    if mark is None:
        return None
    shown = mark.reading.show(0)
    try:
        return shown if mark.reading.read(shown) == 0 else None
    except ValueError:
        return None


def kinds_of(plan: Plan, name: str) -> list[str]:
    """What a bag of that name could hold."""
    counter = find_counter(plan, name)
    mark = find_mark(plan, name)
    reading: Reading | None = None
    if counter is not None:
        reading = counter.reading
    elif mark is not None:
        reading = mark.reading
    return [] if reading is None else [part.name for part in reading.parts() if part.name and part.sort == NUMBER]


def is_ordered(plan: Plan, name: str, inside: bool) -> bool:
    """Rows of numbers and ordered zones are; other zones and counters that show several things are sets."""
    zone = plan.find_zone(name)
    if zone is not None:
        return zone.ordered
    counter = find_counter(plan, name)
    if counter is not None:
        return counter.size > 1 and not inside
    return find_mark(plan, name) is None


def same(plan: Plan, name: str, expected: object, actual: object, inside: bool = False) -> bool:
    """Equal; a card without the number of its copy stands for either copy, and what a bag lacks is zero."""
    if isinstance(expected, str) and isinstance(actual, str):
        return expected == actual or (expected == actual.partition(".")[0])
    if isinstance(expected, list) and isinstance(actual, list):
        if len(expected) != len(actual):
            return False
        if not is_ordered(plan, name, inside):
            return contains(plan, name, expected, actual)
        return all(same(plan, name, a, b, True) for a, b in zip(expected, actual, strict=True))
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key in actual:
            if key not in expected:
                return False
        for key, value in expected.items():
            if key not in actual:
                if value != 0 or isinstance(value, bool) or key not in kinds_of(plan, name):
                    return False
            elif not same(plan, str(key), value, actual[key]):
                return False
        return True
    return type(expected) is type(actual) and expected == actual


def contains(plan: Plan, name: str, expected: list[object], actual: list[object]) -> bool:
    """Is there an entry of its own for everything expected?"""
    left = list(actual)
    for wanted in expected:
        for i, entry in enumerate(left):
            if same(plan, name, wanted, entry, True):
                del left[i]
                break
        else:
            return False
    return True


# -- answers


def parse(game: Game, path: str, text: object) -> int:
    """The action of a notation."""
    try:
        return game.actions.parse(str(text))
    except UnknownNotation as error:
        hint = hint_at_quotes(text) or near(str(text), game.actions.notations)
        raise BadScenario(path, f"{error}{hint}") from None


def expect_answers(game: Game, s: State, path: str, name: str, expected: object) -> None:
    offered = [option for decision in game.decisions(s) for option in decision.options]
    named: list[int] = []
    for i, text in enumerate(sequence(path, expected)):
        named.append(parse(game, f"{path}.{i}", text))
        if (named[i] in offered) == (name == "illegal"):
            verb = "refused" if name == "illegal" else "offered"
            raise Failure(f"{path}.{i}", f"{text!r} should be {verb}; {describe_question(game, s)}")
    more = [game.actions.notation(option) for option in offered if option not in named]
    if name == "only" and more:
        raise Failure(path, f"nothing else should be offered, but {', '.join(more)}; {describe_question(game, s)}")


def expect_reasons(game: Game, s: State, path: str, expected: object) -> None:
    """Answer -> the name of a reason, or the name with its numbers."""
    if not isinstance(expected, dict):
        raise BadScenario(path, f"should be a mapping like {{end_turn: cannot}}, not {expected!r}")
    for text, wanted in expected.items():
        here = f"{path}.{text}"
        action = parse(game, here, text)
        given = mapping(here, wanted) if isinstance(wanted, dict) else {str(wanted): None}
        if len(given) != 1:
            raise BadScenario(here, "should be one reason, with its numbers as a list or without")
        for reason, numbers in given.items():
            names = [known.name for known in game.rules.reasons]
            if reason not in names:
                raise BadScenario(here, f"there is no reason {reason!r}{near(reason, names)}")
            expect_reason(game, s, here, action, reason, numbers)


def expect_reason(game: Game, s: State, path: str, action: int, reason: str, numbers: object) -> None:
    refusal = refusal_of(game, s, action)
    if refusal is None:
        raise Failure(
            path, f"should be refused because of {reason}, but there is no reason; {describe_question(game, s)}"
        )
    named = game.rules.reasons[refusal.reason].name
    if named != reason or (numbers is not None and not same(s.plan, "", numbers, numbers_of(game, refusal))):
        wanted = reason if numbers is None else f"{reason} {numbers!r}"
        raise Failure(path, f"should be refused because of {wanted}, but is because of {because(game, refusal)}")


def refusal_of(game: Game, s: State, action: int) -> Refusal | None:
    for seat in s.owing():
        for refused, why in game.question(s, seat).refusals:
            if refused == action:
                return why
    return None


def because(game: Game, refusal: Refusal) -> str:
    """A reason as a scenario writes it."""
    numbers = numbers_of(game, refusal)
    name = game.rules.reasons[refusal.reason].name
    return f"{name} {numbers!r}" if numbers else name


def numbers_of(game: Game, refusal: Refusal) -> list[object]:
    """The numbers of a reason, in the words of positions."""
    reason = game.rules.reasons[refusal.reason]
    found: list[object] = []
    for sort, value in ((reason.a, refusal.a), (reason.b, refusal.b)):
        if sort:
            found.append(in_words(game, sort, value))
    return found


def in_words(game: Game, sort: str, value: int) -> object:
    if sort in ("number", "seat"):
        return value
    if sort == "action":
        return game.actions.notation(value)
    if value < 0:
        return None
    if sort == "card":
        return game.rules.plan.card_name(value)
    group, _, name = sort.rpartition(" of ")
    names = game.rules.lists[name]
    if group == "bag":
        return {kind: value >> (8 * i) & 255 for i, kind in enumerate(names) if value >> (8 * i) & 255}
    return names[value]


# -- what is asked


def describe_question(game: Game, s: State) -> str:
    """What is asked and offered now, and what the engine answered by itself since the last move."""
    parts: list[str] = []
    for decision in game.decisions(s):
        options = ", ".join(game.actions.notation(option) for option in decision.options)
        parts.append(f"seat {decision.seat} is asked {decision.prompt}: {options}")
    text = "; ".join(parts) if parts else "the game is over"
    taken = [f"{event[1]}: {game.actions.notation(event[4])}" for event in s.take_log() if event[0] == AUTO]
    return f"{text}; before that the engine answered by itself: {', '.join(taken)}" if taken else text
