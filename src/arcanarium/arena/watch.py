"""Who had which cards and did what with them: read off the zones and events of any game, after it is over."""

from __future__ import annotations

from typing import Final

from arcanarium.core.agenda import State
from arcanarium.core.game import Game

Facts = dict[str, list[list[str]]]  # a way of having a card -> for each seat the kinds of card

ZONE: Final = "zone"  # `zone hand`: it lay in that zone of the seat;
EVENT: Final = "event"  # `event summoned`: an event of that name told of the seat and the card
TURN: Final = "turn"  # the event that every game tells a turn begins with


class Watch:
    """Looks at the whole table at every decision and hears every event; bots never see it."""

    def __init__(self, game: Game, s: State) -> None:
        plan = game.rules.plan
        self.game = game
        self.seats = game.seats(s)
        self.zones: list[tuple[str, int]] = [("", -1)] * plan.used  # zone -> its name and seat, if it is a seat's
        for zone in plan.zones:
            if zone.each and not zone.aside:
                for seat in range(self.seats):
                    self.zones[zone.first + seat] = (zone.name, seat)
        self.places: list[int] = [-1] * plan.cards
        self.lay: set[tuple[str, int, int]] = set()  # name of a zone, seat, card
        self.told: set[tuple[int, int, int]] = set()  # event, seat, card
        self.order: list[int] = []  # the seats by when their first turn began
        self.turn = [kind.name for kind in game.rules.events].index(TURN) if self.tells_turns() else -1
        self.look(s)

    def tells_turns(self) -> bool:
        return any(kind.name == TURN for kind in self.game.rules.events)

    def look(self, s: State) -> None:
        """At a decision, or at the end."""
        for kind, seat, card, *_ in s.take_log():
            if card >= 0 and 0 <= seat < self.seats:
                self.told.add((kind, seat, card))
            if kind == self.turn and seat not in self.order:
                self.order.append(seat)
        plan = self.game.rules.plan
        places = list(s.mem[plan.places : plan.places + plan.cards])
        if places == self.places:
            return
        for card, zone in enumerate(places):
            before = self.places[card]
            if zone == before or zone < 0:
                continue
            name, seat = self.zones[zone]
            if seat < 0:
                continue
            self.lay.add((name, seat, card))
            # what is handed on, like the cards of a draft, was never the first seat's own
            old, giver = self.zones[before] if before >= 0 else ("", -1)
            if old == name and giver != seat:
                self.lay.discard((name, giver, card))
        self.places = places

    def facts(self) -> Facts:
        """In words: of each way, the kinds of card of each seat."""
        found: dict[str, list[set[str]]] = {}
        plan = self.game.rules.plan
        seen = [(f"{ZONE} {name}", seat, card) for name, seat, card in self.lay]
        seen += [(f"{EVENT} {self.game.rules.events[kind].name}", seat, card) for kind, seat, card in self.told]
        for way, seat, card in seen:
            row = found.setdefault(way, [set() for _ in range(self.seats)])
            row[seat].add(plan.kinds[int(plan.kind_of[card])])
        return {way: [sorted(kinds) for kinds in found[way]] for way in sorted(found)}
