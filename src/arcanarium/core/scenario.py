"""A scene with expectations: position, moves, and what must then be true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from arcanarium.core.agenda import IllegalAction, State
from arcanarium.core.expectation import BadScenario, Failure, because, describe_question, expect, parse, refusal_of
from arcanarium.core.game import BadSetup, Game, is_seat
from arcanarium.core.position import BadPosition, change, hint_at_quotes, mapping, near, sequence, state_of, whole
from arcanarium.core.view import Data

__all__ = ["BadScenario", "Failure", "Load", "base_name", "run"]

Load = Callable[[str], Game]

SCENE: Final = ("game", "name", "rule", "base", "given", "new", "when", "then")
BASE: Final = ("game", "base", "given", "new")
FRESH: Final = ("seats", "seed", "options")


def run(data: object, load: Load, bases: dict[str, Data] | None = None) -> None:
    """Play a scenario, perhaps on one of several bases. Raises BadScenario if it makes no sense, Failure if it does
    not hold."""
    try:
        scene = mapping("", data)
        check_parts("", scene, SCENE, "scenario")
        scene = with_base(scene, bases or {})
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


def check_parts(prefix: str, data: Data, parts: tuple[str, ...], what: str) -> None:
    for name in data:
        if name not in parts:
            raise BadScenario(f"{prefix}{name}", f"is no part of a {what}{near(name, list(parts))}")


# -- bases


def base_name(data: object) -> str | None:
    """What a base is called if this is one: a position that several scenarios of a file begin with."""
    if not isinstance(data, dict) or "base" not in data or not {"name", "when", "then"}.isdisjoint(data):
        return None
    base = mapping("", data)
    check_parts("", base, BASE, "base")
    named = base["base"]
    if not isinstance(named, str):
        raise BadScenario("base", f"should be the name of the base, not {named!r}")
    return named


def with_base(scene: Data, bases: dict[str, Data]) -> Data:
    """The scenario with all that its base says and it does not."""
    if "base" not in scene:
        return scene
    named = str(scene["base"])
    if named not in bases:
        raise BadScenario("base", f"there is no base {named!r} in this file{near(named, list(bases))}")
    base = bases[named]
    if scene.get("game", base.get("game")) != base.get("game", scene.get("game")):
        raise BadScenario("game", f"should be {base['game']}, the game of its base")
    both: Data = {**base, **scene}
    if "given" in base and "given" in scene:
        both["given"] = merge(mapping("given", base["given"]), mapping("given", scene["given"]))
    if "new" in base and "new" in scene:
        both["new"] = {**mapping("new", base["new"]), **mapping("new", scene["new"])}
    return both


def merge(base: Data, given: Data) -> Data:
    """A position with other values for some names; seats are changed one by one."""
    both: Data = {**base, **given}
    if "seats" in base and "seats" in given:
        seats = sequence("given.seats", base["seats"])
        for i, entry in enumerate(sequence("given.seats", given["seats"])):
            path = f"given.seats.{i}"
            if i < len(seats):
                seats[i] = {**mapping(path, seats[i]), **mapping(path, entry)}
            else:
                seats.append(entry)
        both["seats"] = seats
    return both


# -- the beginning and the moves


def begin(game: Game, scene: Data) -> State:
    """From a position (`given`), or from a fresh set-up (`new: {seats, seed, options}`) with what is given changed."""
    s = fresh(game, mapping("new", scene["new"])) if "new" in scene else None
    try:
        if s is None:
            return state_of(game, scene.get("given", {}), listen=True)
        if "given" in scene:
            change(game, s, scene["given"])
        return s
    except BadPosition as error:
        raise BadScenario(f"given.{error.path}" if error.path else "given", error.message) from None


def fresh(game: Game, new: Data) -> State:
    check_parts("new.", new, FRESH, "set-up")
    options: dict[str, str] = {}
    for name, value in mapping("new.options", new.get("options", {})).items():
        if isinstance(value, bool):
            raise BadScenario(f"new.options.{name}", f"should be a name{hint_at_quotes(value)}")
        options[name] = str(value)
    seats = whole("new.seats", new.get("seats", game.fewest))
    try:
        return game.new(seats, whole("new.seed", new.get("seed", 0)), options, listen=True)
    except BadSetup as wrong:
        raise BadScenario("new", str(wrong)) from None


def move(game: Game, s: State, path: str, key: str, value: object) -> None:
    if not is_seat(key):
        raise BadScenario(path, f"a move is written `seat: notation`, not {key!r}")
    seat = int(key)
    action = parse(game, path, value)
    try:
        s.apply(seat, action)
    except IllegalAction:
        why = refusal_of(game, s, action) if s.owes(seat) else None
        reason = f" because of {because(game, why)}" if why is not None else ""
        raise Failure(path, f"seat {seat} may not answer {value!r}{reason}; {describe_question(game, s)}") from None
