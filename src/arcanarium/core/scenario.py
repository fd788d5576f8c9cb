"""A scene with expectations: position, moves, and what must then be true."""

from __future__ import annotations

from collections.abc import Callable

from arcanarium.core.actions import UnknownNotation
from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.game import BadSetup, Game
from arcanarium.core.position import BadPosition, mapping, near, sequence, state_of, whole
from arcanarium.core.view import Data

FIELDS = ("game", "name", "rule", "given", "new", "when", "then")
QUESTIONS = ("legal", "illegal", "asked", "prompt", "over", "scores", "winners", "breakdown")


class BadScenario(ValueError):
    """A mapping that is no scenario: where in it, and what would be right."""

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


def run(data: object, load: Callable[[str], Game]) -> None:
    """Play a scenario. Raises BadScenario if it makes no sense and Failure if it does not hold."""
    try:
        scene = mapping("", data)
        for name in scene:
            if name not in FIELDS:
                raise BadScenario(name, f"is no part of a scenario{near(name, list(FIELDS))}")
        named = scene.get("game")
        if not isinstance(named, str):
            raise BadScenario("game", "a scenario says which game it is of")
        game = load(named)
        if "then" not in scene:
            raise BadScenario("then", "a scenario expects something")
        s = begin(game, scene)
        for i, entry in enumerate(sequence("when", scene.get("when", []))):
            for key, value in mapping(f"when.{i}", entry).items():
                path = f"when.{i}.{key}"
                if key == "then":
                    expect(game, s, path, mapping(path, value))
                else:
                    move(game, s, path, key, value)
        expect(game, s, "then", mapping("then", scene["then"]))
    except BadPosition as error:
        raise BadScenario(error.path, error.message) from None


def begin(game: Game, scene: Data) -> State:
    """From a position (`given`), or from a fresh set-up (`new: {seats, seed, options}`)."""
    if "new" in scene:
        fresh = mapping("new", scene["new"])
        options = {name: str(value) for name, value in mapping("new.options", fresh.get("options", {})).items()}
        try:
            return game.new(
                whole("new.seats", fresh.get("seats", game.fewest)), whole("new.seed", fresh.get("seed", 0)), options
            )
        except BadSetup as wrong:  # a name of its own: mypyc gives one name one type
            raise BadScenario("new", str(wrong)) from None
    try:
        return state_of(game, scene.get("given", {}))
    except BadPosition as error:
        raise BadScenario(f"given.{error.path}" if error.path else "given", error.message) from None


def move(game: Game, s: State, path: str, key: str, value: object) -> None:
    if not key.isdigit():
        raise BadScenario(path, f"a move is written `seat: notation`, not {key!r}")
    seat = int(key)
    try:
        s.apply(seat, game.actions.parse(str(value)))
    except UnknownNotation as error:
        raise BadScenario(path, f"{error}{near(str(value), game.actions.notations)}") from None
    except IllegalAction:
        raise Failure(path, f"seat {seat} may not answer {value!r}; {legal_text(game, s)}") from None


def legal_text(game: Game, s: State) -> str:
    if s.is_over():
        return "the game is over"
    parts: list[str] = []
    for decision in game.decisions(s):
        options = ", ".join(game.actions.notation(option) for option in decision.options)
        parts.append(f"seat {decision.seat} is asked {decision.prompt}: {options}")
    return "; ".join(parts)


def expect(game: Game, s: State, path: str, expectations: Data) -> None:
    """Compare every expectation with what is there."""
    view = game.open_view(s)
    for name, expected in expectations.items():
        here = f"{path}.{name}"
        if name in QUESTIONS:
            question(game, s, here, name, expected)
            continue
        actual = look_up(here, name, view)
        ordered = name.split(".")[-1] in [zone.name for zone in s.plan.zones if zone.ordered]
        if not same(expected, actual, ordered):
            raise Failure(here, f"should be {expected!r}, but is {actual!r}")


def look_up(path: str, name: str, view: object) -> object:
    """Follow a dotted path; `number` at its end counts a list."""
    found = view
    for part in name.split("."):
        if isinstance(found, dict) and part in found:
            found = found[part]
        elif isinstance(found, list) and part == "number":
            found = len(found)
        elif isinstance(found, list) and part.isdigit() and int(part) < len(found):
            found = found[int(part)]
        else:
            names = [str(key) for key in found] if isinstance(found, dict) else []
            raise BadScenario(path, f"there is no {part!r} there{near(part, names)}")
    return found


def same(expected: object, actual: object, ordered: bool) -> bool:
    """Equal; a card without the number of its copy stands for either copy, and unordered zones have no order."""
    if isinstance(expected, str) and isinstance(actual, str):
        return expected == actual or (expected == actual.partition(".")[0])
    if isinstance(expected, list) and isinstance(actual, list):
        if len(expected) != len(actual):
            return False
        if ordered:
            return all(same(a, b, ordered) for a, b in zip(expected, actual, strict=True))
        left = list(actual)
        for wanted in expected:
            for i, entry in enumerate(left):
                if same(wanted, entry, ordered):
                    del left[i]
                    break
            else:
                return False
        return True
    if isinstance(expected, dict) and isinstance(actual, dict):
        return set(expected) == set(actual) and all(same(expected[key], actual[key], ordered) for key in expected)
    return type(expected) is type(actual) and expected == actual


def question(game: Game, s: State, path: str, name: str, expected: object) -> None:
    """What is asked and offered, and how the game stands."""
    if name in ("legal", "illegal"):
        offered = [game.actions.notation(option) for decision in game.decisions(s) for option in decision.options]
        for i, text in enumerate(sequence(path, expected)):
            try:
                action = game.actions.parse(str(text))
            except UnknownNotation as error:
                raise BadScenario(f"{path}.{i}", f"{error}{near(str(text), game.actions.notations)}") from None
            if (game.actions.notation(action) in offered) != (name == "legal"):
                verb = "offered" if name == "legal" else "refused"
                raise Failure(f"{path}.{i}", f"{text!r} should be {verb}; {legal_text(game, s)}")
        return
    actual: object
    if name == "asked":
        owing = s.owing()
        actual = owing[0] if len(owing) == 1 and not isinstance(expected, list) else owing
    elif name == "prompt":
        prompts = [decision.prompt for decision in game.decisions(s)]
        actual = prompts[0] if prompts else None
    elif name == "over":
        actual = s.is_over()
    elif name == "scores":
        actual = game.scores(s)
    elif name == "winners":
        actual = game.winners(s)
    else:
        actual = [game.breakdown(s, seat) for seat in range(game.seats(s))]
    if actual != expected:
        raise Failure(path, f"should be {expected!r}, but is {actual!r}; {legal_text(game, s)}")
