"""A view made again from an observation: what can be rebuilt was told."""

from __future__ import annotations

from arcanarium.core.game import Game
from arcanarium.core.observing import Encoder, Field
from arcanarium.core.plan import HIDDEN, OPEN, SEAT, SEAT_BIT, Reading, Zone
from arcanarium.core.view import Data


class Rebuilder:
    """Reads observations of one encoder by the names of their fields only."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.game: Game = encoder.game
        self.plan = self.game.rules.plan
        self.seats = int(encoder.seats)
        self.fields: dict[tuple[str, str], Field] = {(field.group, field.name): field for field in encoder.fields}

    def numbers(self, group: str, name: str) -> list[int]:
        field = self.fields[group, name]
        return self.row[field.offset : field.offset + field.length]

    def absolute(self, value: int, base: int = 0) -> int:
        return base + (value - base + self.me) % self.seats if 0 <= value - base < self.seats else value

    def cell(self, group: str, name: str, reading: Reading, number: int) -> int:
        """The cell that was read into the numbers of that place."""
        parts = reading.parts()
        alike = len({(part.low, part.high, part.sort) for part in parts}) == 1
        value = 0
        for i, part in enumerate(parts):
            if alike:
                place = i
                if part.sort == SEAT_BIT and i < self.seats:
                    place = (i - self.me) % self.seats
                found = self.numbers(group, name)[number * len(parts) + place]
            else:
                found = self.numbers(group, f"{name}.{part.name}")[number]
            if part.sort == SEAT:
                found = self.absolute(found, part.base)
            # where something is added, the part before it is the lowest bit of the cell itself
            value = value + (found << part.shift) if part.add == 0 else (found << part.shift) - value
        return value

    def shown(self, group: str, name: str, reading: Reading, number: int) -> object:
        return reading.show(self.cell(group, name, reading, number))

    def view(self, row: list[int]) -> Data:
        """What `Game.view` says, but for status, extras and the breakdown."""
        self.row = row
        self.me = self.numbers("table", "you")[0]
        seats: list[Data] = [{} for _ in range(self.seats)]
        data: Data = {
            "game": self.game.name,
            "you": self.me,
            "turn": self.absolute(self.numbers("table", "turn")[0]),
            "seats": seats,
            "owing": sorted(self.absolute(k) for k, owes in enumerate(self.numbers("table", "owing")) if owes),
            "over": self.numbers("table", "over")[0] == 1,
        }
        if data["over"]:
            data["winners"] = sorted(self.absolute(k) for k, won in enumerate(self.numbers("table", "winners")) if won)
        for counter in self.plan.counters:
            if counter.seen == HIDDEN:
                continue
            for k in range(self.seats if counter.each and counter.seen == OPEN else 1):
                values = [
                    self.shown("counter", counter.name, counter.reading, k * counter.size + i)
                    for i in range(counter.size)
                ]
                into = seats[self.absolute(k)] if counter.each else data
                into[counter.name] = values[0] if counter.size == 1 else values
        for zone in self.plan.zones:
            for k in range(self.seats if zone.each else 1):
                (seats[self.absolute(k)] if zone.each else data)[zone.name] = self.zone(zone, k)
        return data

    def zone(self, zone: Zone, k: int) -> object:
        number = self.numbers("zone", zone.name)[k]
        if zone.counted:
            return number
        called = self.fields["card", "zone"].values.index(f"{zone.name}+{k}" if zone.each else zone.name)
        cards = [card for card, place in enumerate(self.numbers("card", "zone")) if place == called]
        if zone.ordered:
            places = self.numbers("card", "place")
            cards.sort(key=lambda card: places[card])
        own = zone.seen != HIDDEN and (zone.seen == OPEN or k == 0)
        if own:
            assert len(cards) == number
            return [self.card(card) for card in cards]
        if not cards:
            return number
        if zone.ordered:
            return {"number": number, "known": {str(places[card] - 1): self.card(card) for card in cards}}
        return {"number": number, "known": [self.card(card) for card in cards]}

    def card(self, card: int) -> object:
        name = self.plan.card_name(card)
        marks = {}
        for mark in self.plan.marks:
            value = self.cell("mark", mark.name, mark.reading, card)
            if value:
                marks[mark.name] = mark.reading.show(value)
        return {"card": name, **marks} if marks else name

    def asked(self) -> tuple[str, int]:
        """The prompt and the source card; an empty prompt if nothing is asked."""
        prompt = self.numbers("table", "prompt")[0]
        return (self.encoder.prompts[prompt - 1] if prompt else "", self.numbers("table", "source")[0] - 1)
