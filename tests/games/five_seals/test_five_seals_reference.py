"""Legal actions and what they do against a slow, literal reading of the rulebook: reach, breaking a seal, spells."""

from __future__ import annotations

import copy
import random
from collections import Counter
from itertools import combinations, product

import pytest

from arcanarium.core.agenda import State
from arcanarium.core.packing import pack
from arcanarium.games import load
from arcanarium.games.five_seals.facts import CIRCLE_OF, CIRCLES, EFFECT, EFFECTS, ELEMENT, ELEMENTS, SLOTS, STRENGTH
from arcanarium.games.five_seals.table import MAPS

GAME = load("five_seals")
NATURAL = ELEMENTS[:4]
QUESTIONS = {  # asked of the caster before anything happens
    "transmutation", "transmute-into", "purification", "saturation", "multiplication", "replacement",
    "replacement-with", "exchange", "exchange-with", "absorption", "disintegration", "rearrangement",
    "rearrangement-with", "forgery", "forgery-take", "forgery-give", "modification", "modification-rival",
    "modification-drop", "transfer", "transfer-give", "capture", "appropriation", "protection", "overcoming",
    "teleportation", "guardian", "acceleration", "errand", "spend",
}  # fmt: skip


class Card:
    def __init__(self, name: str, face: str, stored: str) -> None:
        number = SLOTS.index(name)
        self.name = name
        self.effect = EFFECTS[EFFECT[number]]
        self.element = ELEMENTS[ELEMENT[number]]
        self.strength = int(STRENGTH[number])
        self.circle = CIRCLES[CIRCLE_OF[number]] if CIRCLE_OF[number] >= 0 else ""
        self.up = face == "up"
        self.stored = stored


def cards(entries: list) -> list[Card]:
    found = []
    for entry in entries:
        marks = {"card": entry} if isinstance(entry, str) else entry
        found.append(Card(marks["card"], marks.get("face", "up"), marks.get("stored", "")))
    return found


class World:
    """The table as plain data."""

    def __init__(self, s: State, mage: dict[int, str] | None = None, gone: str = "") -> None:
        view = GAME.open_view(s)
        self.seats = view["seats"]
        self.n = len(self.seats)
        self.me = view["turn"]
        self.storage = {colour: view["storage"].get(colour, 0) for colour in NATURAL}
        self.tokens = {
            space: (token.rpartition("_")[0], int(token.rpartition("_")[2]))
            for name, tokens in view.items()
            if name.startswith("seals_")
            for space, token in tokens.items()
        }
        self.lying = {entry["space"]: Card(entry["card"], "up", "") for entry in view["dungeon"]}
        self.tokens.pop(gone, None)
        self.lying.pop(gone, None)
        self.guardians = dict(zip(ELEMENTS, view["guardians"], strict=True))
        self.mages = [seat["mage"] for seat in self.seats]
        self.familiars = [seat["familiar"] for seat in self.seats]
        for seat, place in (mage or {}).items():
            self.mages[seat] = place
        self.dice = [[(colour, value) for colour in NATURAL for value in seat[colour]] for seat in self.seats]
        self.cards = [cards(seat["scrolls"]) for seat in self.seats]
        self.ways: dict[str, list[str]] = {}
        for a, b in MAPS.corridors(self.n):
            self.ways.setdefault(a, []).append(b)
            self.ways.setdefault(b, []).append(a)

    def figures(self, but: tuple[int, str] | None = None) -> list[str]:
        """Where foreign mages and familiars stand, one of them ignored perhaps."""
        return [
            place
            for seat in range(self.n)
            if seat != self.me
            for kind, place in (("mage", self.mages[seat]), ("familiar", self.familiars[seat]))
            if (seat, kind) != but and place not in ("hand", "call_card")
        ]

    def reachable(self, token: str = "", figure: tuple[int, str] | None = None) -> set[str]:
        """Ways and reach, as the rulebook explains them."""
        foreign = self.figures(figure)
        start = self.mages[self.me]
        visited, queue, result = {start}, [start], set()
        while queue:
            for place in self.ways[queue.pop()]:
                if place in visited:
                    continue
                if place in self.lying or (place in self.tokens and place != token):
                    result.add(place)
                    continue
                if place == token:
                    result.add(place)
                if place != "hall" and place in foreign:
                    continue
                visited.add(place)
                queue.append(place)
        return result

    def blocked(self, space: str, figure: tuple[int, str] | None = None) -> bool:
        familiars = [self.familiars[seat] for seat in range(self.n) if seat != self.me and (seat, "familiar") != figure]
        return space in familiars or space in self.guardians.values()

    def element(self, space: str) -> str:
        return self.tokens[space][0] if space in self.tokens else self.lying[space].element

    def strength(self, space: str) -> int:
        return self.tokens[space][1] if space in self.tokens else self.lying[space].strength

    def sets(self, space: str) -> set[tuple]:
        """Section 8: one colour, strong enough, no die superfluous."""
        found = set()
        dice = self.dice[self.me]
        for size in range(1, len(dice) + 1):
            for some in combinations(sorted(dice), size):
                colours = {colour for colour, _ in some}
                total = sum(value for _, value in some)
                suited = len(colours) == 1 and (self.element(space) in colours or self.element(space) == "mind")
                if suited and total >= self.strength(space) > total - min(value for _, value in some):
                    found.add(some)
        return found

    def breaks(self) -> set[tuple]:
        return {(space, some) for space in self.reachable() if not self.blocked(space) for some in self.sets(space)}

    # -- parameters of every spell

    def parts(self, seat: int, element: str, least: int = 1, most: int = 6) -> set[tuple]:
        """Multisets of at least one die of one colour."""
        found = set()
        dice = sorted(die for die in self.dice[seat] if least <= die[1] <= most)
        for size in range(1, len(dice) + 1):
            for some in combinations(dice, size):
                if len({colour for colour, _ in some}) == 1 and element in ("mind", some[0][0]):
                    found.add(some)
        return found

    def active(self) -> list[int]:
        return [seat for seat in range(self.n) if seat != self.me and self.familiars[seat] != "call_card"]

    def parameters(self, card: Card, used: tuple[str, ...] = ()) -> set[tuple]:
        """All that make the spell legal; `used`: cards in use."""
        e, me = card.element, self.me
        any_element = lambda element: e in ("mind", element)  # noqa: E731
        tokens = sorted(self.tokens, key=MAPS.seals.index)
        mine = set(self.dice[me])
        used = (*used, card.name)
        match card.effect:
            case "transmutation":
                return {
                    (some, into)
                    for some in self.parts(me, e)
                    for into in NATURAL
                    if into != some[0][0] and self.storage[into] >= len(some)
                }
            case "purification":
                return {(some,) for some in self.parts(me, e)}
            case "saturation":
                return {(some,) for some in self.parts(me, e, most=5)}
            case "multiplication":
                return {(colour,) for colour in NATURAL if any_element(colour) and self.storage[colour]}
            case "replacement":
                return {
                    (a, b)
                    for a, b in combinations(tokens, 2)
                    if self.strength(a) == self.strength(b)
                    and self.element(a) != self.element(b)
                    and (e == "mind" or e in (self.element(a), self.element(b)))
                }
            case "exchange":
                return {
                    (a, b)
                    for a, b in combinations(tokens, 2)
                    if self.element(a) == self.element(b)
                    and any_element(self.element(a))
                    and self.strength(a) != self.strength(b)
                }
            case "absorption":
                return {(die,) for die in mine if card.stored and die[1] <= 5}
            case "disintegration":
                return {(space,) for space in tokens if any_element(self.element(space))}
            case "rearrangement":
                return {
                    (a, b) for a, b in combinations(sorted(self.lying), 2) if e in (self.element(a), self.element(b))
                }
            case "forgery":
                return {
                    (seat, theirs, own)
                    for seat in self.active()
                    for theirs, own in product(set(self.dice[seat]), mine)
                    if any_element(theirs[0]) and own[0] != theirs[0]
                }
            case "modification":
                own = self.parts(me, e, most=5) | {()}
                found = set()
                for seat in self.active():
                    for some, theirs in product(own, self.parts(seat, e, least=2) | {()}):
                        if some and theirs and some[0][0] != theirs[0][0]:
                            continue
                        if some or theirs:
                            found.add((some, seat if theirs else None, theirs))
                return found
            case "transfer":
                return {
                    (theirs.name, own.name)
                    for seat in self.active()
                    for theirs, own in product(self.cards[seat], self.cards[me])
                    if theirs.element == e
                    and theirs.strength == own.strength
                    and theirs.up
                    and own.up
                    and "call" not in (theirs.effect, own.effect)
                    and theirs.name not in used
                    and own.name not in used
                }
            case "capture":
                return {(seat,) for seat in self.active() if any(any_element(die[0]) for die in self.dice[seat])}
            case "appropriation":
                return {
                    (theirs.name, *rest)
                    for seat in self.active()
                    for theirs in self.cards[seat]
                    if theirs.element == e and theirs.up
                    if theirs.effect not in ("call", "revaluation", "appropriation")
                    for rest in self.parameters(theirs, used)
                }
            case "protection":
                return {
                    (space,) for space in tokens if any_element(self.element(space)) and space not in self.familiars
                }
            case "overcoming":
                near = self.reachable()
                foreign = self.figures()
                return {
                    (target, some)
                    for passed in near
                    if passed in self.tokens and any_element(self.element(passed)) and passed not in foreign
                    for target in self.reachable(token=passed) - near
                    if not self.blocked(target)
                    for some in self.sets(target)
                }
            case "teleportation":
                near = {space for space in self.reachable() if not self.blocked(space)}
                return {
                    (target, some)
                    for seat in range(self.n)
                    if seat != me
                    for figure in ((seat, "mage"), (seat, "familiar"))
                    for target in self.reachable(figure=figure) - near
                    if not self.blocked(target, figure) and any_element(self.element(target))
                    for some in self.sets(target)
                }
            case "guardian":
                there = self.guardians[e]
                found = {(space,) for space in self.lying if self.element(space) == e and space != there}
                return found | ({("remove",)} if there not in ("off", "unused") else set())
            case "acceleration":
                return {(space, some) for space, some in self.breaks() if self.seconds(space, e)}
        return set()

    def seconds(self, first: str, element: str) -> set[str]:
        """What Acceleration may break after that seal."""
        after = self.broken(first)
        return {
            space
            for space in after.reachable()
            if not after.blocked(space) and element in ("mind", after.element(space))
        }

    # -- what happens

    def another(self) -> World:
        """A copy whose parts can be changed."""
        found = World.__new__(World)
        found.__dict__.update({name: copy.copy(part) for name, part in self.__dict__.items()})
        found.dice = [list(dice) for dice in self.dice]
        found.cards = [[copy.copy(card) for card in row] for row in self.cards]
        return found

    def broken(self, space: str, by_familiar: bool = False) -> World:
        """After a break, dice and stored tokens aside."""
        after = self.another()
        if after.tokens.pop(space, None) is None and space in after.lying:
            after.cards[self.me].append(after.lying.pop(space))
        if not by_familiar:
            after.mages[self.me] = space
        return after

    def card(self, name: str) -> Card:
        return next(card for row in self.cards for card in row if card.name == name)

    def change(self, seat: int, dice: tuple, into: list[tuple]) -> None:
        for die in dice:
            self.dice[seat].remove(die)
        self.dice[seat] += into

    def cast(self, name: str, parameters: tuple) -> World | None:
        """After a spell with these parameters; nothing where chance or another player has a say."""
        after, me = self.another(), self.me
        card = after.card(name)
        card.up = False
        match card.effect, parameters:
            case "transmutation", (some, into):
                after.change(me, some, [(into, value) for _, value in some])
                after.storage[some[0][0]] += len(some)
                after.storage[into] -= len(some)
            case "saturation", (some,):
                after.change(me, some, [(colour, min(6, value + 2)) for colour, value in some])
            case "replacement" | "exchange", (a, b):
                after.tokens[a], after.tokens[b] = after.tokens[b], after.tokens[a]
            case "absorption", ((colour, value) as die,):
                after.change(me, (die,), [(colour, min(6, value + int(card.stored[-1])))])
                card.stored = ""
            case "disintegration", (space,):
                del after.tokens[space]
            case "rearrangement", (a, b):
                after.lying[a], after.lying[b] = after.lying[b], after.lying[a]
            case "forgery", (seat, theirs, own):
                after.change(seat, (theirs,), [(own[0], theirs[1])])
                after.change(me, (own,), [(theirs[0], own[1])])
            case "modification", (some, seat, theirs):
                after.change(me, some, [(colour, value + 1) for colour, value in some])
                if theirs:
                    after.change(seat, theirs, [(colour, value - 1) for colour, value in theirs])
            case "transfer", (theirs, own):
                seat = next(seat for seat, row in enumerate(after.cards) if after.card(theirs) in row)
                given, taken = after.card(own), after.card(theirs)
                after.cards[me] = [taken if each is given else each for each in after.cards[me]]
                after.cards[seat] = [given if each is taken else each for each in after.cards[seat]]
            case "appropriation", (theirs, *rest):
                return after.cast(theirs, tuple(rest))
            case "protection", (space,):
                after.familiars[me] = space
            case "guardian", (space,):
                after.guardians[card.element] = "off" if space == "remove" else space
            case _:
                return None
        return after

    def told(self, all_: bool) -> str:
        """What lies where; who has which dice, faces up and familiars too, unless a turn has ended since."""
        parts: list[object] = [
            sorted(self.tokens.items()),
            sorted((space, card.name) for space, card in self.lying.items()),
            self.mages,
            [sorted(card.name for card in row) for row in self.cards],
        ]
        if all_:
            parts += [[sorted(dice) for dice in self.dice], self.storage, self.familiars, self.guardians]
            parts.append([sorted((card.name, card.up, card.stored) for card in row) for row in self.cards])
        return repr(parts)


def leaves(s: State, first: int) -> list[State]:
    """Every way to answer all questions that follow an action."""
    found, waiting = [], [(s.clone(), first)]
    while waiting:
        here, action = waiting.pop()
        here.play(here.to_move, action)
        if not here.is_over() and here.asked(here.to_move)[0] in QUESTIONS:
            waiting += [(here.clone(), option) for option in here.legal()]
        else:
            found.append(here)
    return found


FEW = 40  # outcomes are compared where there are no more


def compare(ends: list[State], expected: list[World | None], all_: bool) -> None:
    """What the choices lead to is what carrying them out by hand does; unknown outcomes are left out."""
    if len(ends) <= FEW:
        wanted = {world.told(all_) for world in expected if world is not None}
        found = {World(end).told(all_) for end in ends}
        assert wanted == found if None not in expected else wanted <= found


def check_turn(s: State) -> Counter:
    """Compare one main decision, and everything that can follow it, with the slow reading."""
    world = World(s)
    offered = {GAME.actions.notation(action): action for action in s.legal()}
    breaks = world.breaks()
    assert {name for name in offered if name.startswith("break ")} == {f"break {space}" for space, _ in breaks}
    assert ("drop_out" in offered) == (not breaks)
    seen = Counter()
    for space in {space for space, _ in breaks}:
        ends = leaves(s, offered[f"break {space}"])
        assert len(ends) == len({some for other, some in breaks if other == space})
        compare(ends[:1], [world.broken(space)], all_=False)
    mine = world.cards[world.me]
    call = next(card for card in mine if card.effect == "call")
    mage, familiar = world.mages[world.me], world.familiars[world.me]
    bars = mage != familiar and (mage in MAPS.seals or familiar in MAPS.seals)
    assert ("call barrier" in offered) == (call.up and bars)
    errands = {(space, some) for space, some in breaks if space in world.tokens} if call.up else set()
    assert ("call errand" in offered) == bool(errands)
    if errands:
        ends = leaves(s, offered["call errand"])
        assert len(ends) == len(errands)
        compare(ends, [world.broken(space, by_familiar=True) for space, _ in errands], all_=False)
    for card in mine:
        if card.effect == "call":
            continue
        twin = card.name.endswith(".2") and any(other.name == card.name[:-2] and other.up for other in mine)
        parameters = world.parameters(card) if card.up and not twin else set()
        assert (f"cast {card.name}" in offered) == bool(parameters), card.name
        if parameters:
            ends = leaves(s, offered[f"cast {card.name}"])
            assert len(ends) == len(parameters), card.name
            if card.effect in ("overcoming", "teleportation"):
                compare(ends, [world.broken(space) for space, _ in parameters], all_=False)
            elif card.effect != "acceleration":
                compare(ends, [world.cast(card.name, each) for each in parameters], all_=True)
            if card.effect not in ("purification", "multiplication", "appropriation"):
                assert len({pack(end) for end in ends}) == len(ends), "no two choices lead to one position (FS-46)"
            seen[card.effect] += 1
    return seen


@pytest.mark.parametrize("circle", ["circle1", "circle2", "circle3", "circle4"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_offered_is_what_the_rules_allow(seats: int, circle: str) -> None:
    choose = random.Random(seats)
    seen: Counter = Counter()
    s = GAME.new(seats, 31, {"extra_circle": circle, "mages": "by_seat"})
    while not s.is_over():
        prompt = s.asked(s.to_move)[0]
        if prompt == "main" and choose.random() < 0.25:
            seen += check_turn(s)
        if prompt == "second-seal":
            card = Card(SLOTS[s.asked(s.to_move)[1]], "up", "")
            world = World(s)
            wanted = world.seconds(world.mages[world.me], card.element)
            assert {GAME.actions.notation(action) for action in s.legal()} == {f"break {space}" for space in wanted}
        options = s.legal()
        s.play(s.to_move, choose.choice(options))
    assert seen
